"""Settings and fixtures of all tests: properties, marks of rules, servers, an empty folder."""

import gc
import os
import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, settings

from tests.surroundings import clear_environment, holding_default_port

# this must come before the first import of the program, because some modules read the environment
# at once
clear_environment()

from tests.database import DatabaseServer, database_server  # noqa: E402 - the line above comes first
from tests.ports import held_port  # noqa: E402 - the same
from tests.rules import CODE  # noqa: E402 - the same

BROWSER = Path(__file__).parent / "browser"
RULE_ID = re.compile(rf"{CODE}-\d+")

settings.register_profile(
    "acta",
    deadline=None,  # no test fails because the machine was busy
    # with this setting, the same change always passes or always fails
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("acta")


BESIDE = pytest.StashKey[ExitStack]()
"""The programs that run beside all tests of a run."""

if find_spec("sniffio") is None:
    # the client of the tests imports this module at each request; without the line below, Python
    # searched all folders for the missing module each time, which took a quarter of a request
    sys.modules["sniffio"] = None  # type: ignore[assignment] # Python reads None as "missing"

# no collection until all tests are collected, because nearly all objects made until then stay alive
gc.disable()


def pytest_sessionstart(session: pytest.Session) -> None:
    """Hold the default port while tests run. Workers of one run share one holder of the port."""
    session.config.stash[BESIDE] = ExitStack()
    if not hasattr(session.config, "workerinput"):
        session.config.stash[BESIDE].enter_context(holding_default_port())


def pytest_sessionfinish(session: pytest.Session) -> None:
    """End the programs that run beside the tests."""
    session.config.stash[BESIDE].close()


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Collect garbage more seldom, and only among objects that tests make.

    Without this the thousands of tests and their imported modules were searched again and again.
    These searches took a fifth of the run.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests that use a browser, and refuse a rule mark with an impossible number."""
    for item in items:
        # Playwright keeps the event loop of its process, so these must not run beside async tests.
        if "playwright" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
            if BROWSER not in item.path.parents:  # `make browser` collects no other folder
                raise pytest.UsageError(f"{item.nodeid}: a browser is held in tests/browser alone")
        for mark in item.iter_markers("rule"):
            if not mark.args or not all(RULE_ID.fullmatch(str(rule)) for rule in mark.args):
                raise pytest.UsageError(f"{item.nodeid}: not a rule's number: {mark.args}")


@pytest.fixture(scope="session", autouse=True)
def nowhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Yield the empty folder in which tests run by default. The folder holds no ledger."""
    folder, before = tmp_path_factory.mktemp("nowhere"), Path.cwd()
    os.chdir(folder)
    yield folder
    os.chdir(before)


@pytest.fixture(autouse=True)
def _leaves_nothing_behind(nowhere: Path) -> Iterator[None]:
    """Check that the test wrote no file into the empty folder."""
    yield
    assert os.listdir(nowhere) == []  # noqa: PTH208 - asked after each test, so the quickest way


@pytest.fixture
def nobody() -> Iterator[int]:
    """Yield a port at which no server listens during the test."""
    with held_port() as port:
        yield port


@pytest.fixture
def anyio_backend() -> str:
    """Run tests marked anyio on the event loop that the server uses."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[DatabaseServer]:
    """Yield a PostgreSQL server for all tests that do not stop it."""
    # the name of the folder becomes part of a socket's name, which must be short
    with TemporaryDirectory(prefix="pg") as folder, database_server(Path(folder)) as running:
        yield running


@pytest.fixture
def database(postgres: DatabaseServer) -> str:
    """Return the address of an empty database."""
    return postgres.create_database()


@pytest.fixture
def other_database(postgres: DatabaseServer) -> str:
    """Return the address of a second empty database."""
    return postgres.create_database()
