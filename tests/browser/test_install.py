"""The app can be put on a home screen, and a newer version never takes over by itself."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.served import PAGES, ServedLedger


@pytest.fixture
def copied_pages(tmp_path: Path) -> Path:
    """Return a copy of the built app, which a test changes like a newer version."""
    copied = tmp_path / "pages"
    shutil.copytree(PAGES, copied)
    return copied


@pytest.fixture
def updated(tmp_path: Path, copied_pages: Path) -> Iterator[ServedLedger]:
    with ServedLedger(tmp_path, rehearsal=True, pages=copied_pages) as served:
        yield served


def test_the_browser_finds_no_obstacle_to_installing(
    evening: Evening,
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    tmp_path: Path,
) -> None:
    with browser_type.launch_persistent_context(tmp_path, **browser_type_launch_args) as context:
        (page,) = context.pages
        page.goto(f"{evening.address}/")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        session = context.new_cdp_session(page)
        found = session.send("Page.getInstallabilityErrors")
        assert found["installabilityErrors"] == []


def test_the_manifest_names_the_app_and_existing_icons(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.new_phone(evening.address)
    phone.open_path("/")
    link = phone.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = phone.page.request.get(f"{evening.address}{link}").json()
    assert manifest["display"] == "standalone"
    assert {"id", "name", "short_name", "start_url", "scope"} <= manifest.keys()
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert "maskable" in {icon.get("purpose") for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = phone.page.request.get(f"{evening.address}{icon['src']}")
        assert answer.status == 200, icon
        assert answer.headers["content-type"] == icon["type"]


def test_a_newer_version_waits_until_somebody_wants_it(
    updated: ServedLedger, copied_pages: Path, hands: PhoneProvider
) -> None:
    phone = hands.of(Evening(updated), "cicero", "Cicero", keeps=True)
    phone.tolerate_errors("net::ERR_")
    phone.wait_until_app_is_stored()
    phone.page.reload()
    phone.wait_until_live()
    worker = copied_pages / "sw.js"
    worker.write_text(re.sub(r"acta-shell-", "acta-shell-newer-", worker.read_text()))
    updated.kill()
    updated.start()
    phone.wait_until_live()
    phone.page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    phone.wait_for_text("A new version is ready")
    phone.wait_for_text("500,000 D")
    assert phone.loads == 2
    phone.tap("Update")
    expect(phone.page.get_by_text("A new version is ready")).to_be_hidden()
    phone.wait_for_text("500,000 D")
    assert phone.loads == 3
