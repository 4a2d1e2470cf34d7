"""The browser, the server, one new game for each test, and phones that report their own faults."""

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, expect

from tests.browser.chaos import ChaosProxy, open_chaos_proxy
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import PATIENCE
from tests.browser.served import HURRIED, INN, OTHER_NAME, ServedLedger
from tests.browser.tapped import TapCounter

QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]
CHROMIUM = Path(os.environ.get("ACTA_CHROMIUM") or "/usr/bin/chromium")
SHELL = CHROMIUM.with_name("chromium-headless-shell")
"""The browser without windows. This browser needs a quarter less time than the whole browser."""

QUICK = (sys.executable, "-m", "tests.browser.quick", "--pace", "40")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--shots`, which stores a picture of every screen that is looked at."""
    parser.addoption("--shots", action="store_true", help="keep pictures in tests/browser/shots")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    args = [*QUIET, f"--host-resolver-rules=MAP {OTHER_NAME} 127.0.0.1"]
    if os.geteuid() == 0:
        args.append("--no-sandbox")
    path = SHELL if SHELL.exists() else CHROMIUM
    return {**browser_type_launch_args, "executable_path": path, "args": args}


@pytest.fixture
def whole_browser(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any]
) -> Iterator[Browser]:
    """Yield a browser that shows notifications, too."""
    browser = browser_type.launch(**{**browser_type_launch_args, "executable_path": CHROMIUM})
    yield browser
    browser.close()


@pytest.fixture(scope="session", autouse=True)
def patience() -> None:
    """Set the longest wait for anything."""
    expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedLedger]:
    """Yield a server for all tests that do not stop it. Its clock can be moved by minutes."""
    with ServedLedger(tmp_path_factory.mktemp("server"), program=HURRIED) as served:
        yield served


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServedLedger]:
    """Yield a server for one test, which may kill it. Its rehearsal goes on after a restart."""
    with ServedLedger(tmp_path, rehearsal=True) as served:
        yield served


@pytest.fixture(scope="session")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedLedger]:
    """Yield a server on which everybody may found a table of the toy game, with bots."""
    with ServedLedger(tmp_path_factory.mktemp("inn"), rehearsal=True, program=INN) as served:
        yield served


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedLedger]:
    """Yield a server on which everybody may found a table, with quick bots."""
    with ServedLedger(tmp_path_factory.mktemp("quick"), rehearsal=True, program=QUICK) as served:
        yield served


@pytest.fixture
def evening(shared_server: ServedLedger) -> Evening:
    """Return a new game."""
    return Evening(shared_server)


@pytest.fixture
def evening_of_its_own(tmp_path: Path) -> Iterator[Evening]:
    """Yield a real evening, not a rehearsal, on a separate server."""
    with ServedLedger(tmp_path) as served:
        yield Evening(served)


@pytest.fixture
def finger() -> TapCounter:
    """Return a counter of taps."""
    return TapCounter()


@pytest.fixture
def hands(browser: Browser) -> Iterator[PhoneProvider]:
    """Yield phones. A fault that no test expected on any of them fails the test."""
    with ExitStack() as pockets:
        hands = PhoneProvider(browser, pockets)
        yield hands
        faults = hands.unexpected_faults()
    assert faults == []


@pytest.fixture
def chaos(shared_server: ServedLedger) -> Iterator[ChaosProxy]:
    """Yield a network before the shared server that fails on command."""
    with open_chaos_proxy(shared_server.port) as proxy:
        yield proxy


@pytest.fixture
def folder(request: pytest.FixtureRequest) -> str:
    """Return the folder for pictures of this test."""
    return request.path.stem


@pytest.fixture
def looker(folder: str, request: pytest.FixtureRequest) -> Iterator[Looker]:
    """Yield a looker. All faults that it finds fail the test at its end."""
    looker = Looker(folder, shots=request.config.getoption("shots", default=False))
    yield looker
    assert looker.faults == []
