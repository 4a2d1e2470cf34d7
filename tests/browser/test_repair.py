"""A broken app on a phone is repaired with one tap, and no waiting act is lost."""

import re

from playwright.sync_api import expect

from tests.browser.chaos import ChaosProxy
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.phone import NO_NETWORK, Phone
from tests.browser.scenes import begin_in_gaul_offline

BEGINS = re.compile("Cicero begins in Gaul")

BREAKS = """async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const page = await (await cache.match("/")).text();
    const broken = page.replace(/assets\\/[^"]+\\.js/, "assets/gone.js");
    await cache.put("/", new Response(broken, { headers: { "content-type": "text/html" } }));
  }
}"""
"""Makes the stored page ask for a missing script, so that nothing starts."""

HURRY = 100
"""The factor by which timers run faster, so that no test waits for the offer of a repair."""


def reload_without_animations(phone: Phone) -> None:
    session = phone.context.new_cdp_session(phone.page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": HURRY})
    phone.page.reload()


def test_a_phone_whose_app_does_not_start_offers_a_repair_and_keeps_waiting_acts(
    evening: Evening, hands: PhoneProvider, chaos: ChaosProxy
) -> None:
    phone = hands.of(evening, "cicero", "Cicero", address=chaos.address, keeps=True)
    begin_in_gaul_offline(phone, chaos)
    phone.page.evaluate(BREAKS)
    reload_without_animations(phone)
    way_out = phone.page.get_by_role("link", name="The app does not start? Repair it")
    expect(way_out).to_be_visible()
    chaos.turn("passes")
    way_out.tap()
    phone.page.get_by_role("button", name="Repair the app").tap()
    expect(phone.page).to_have_url(f"{chaos.address}/")
    phone.open_path(evening.path)
    phone.wait_until_live()
    phone.go_to_tab("Chronicle")
    phone.wait_for_line(BEGINS)


def test_an_app_that_starts_never_mentions_repair(evening: Evening, hands: PhoneProvider) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    reload_without_animations(phone)
    phone.wait_until_live()
    expect(phone.page.locator(".late")).to_be_hidden()


def test_the_menu_repairs_the_app_where_a_server_answers_and_changes_nothing_otherwise(
    evening: Evening, hands: PhoneProvider, chaos: ChaosProxy
) -> None:
    phone = hands.of(evening, "cicero", "Cicero", address=chaos.address, keeps=True)
    phone.wait_until_app_is_stored()
    phone.tolerate_errors(NO_NETWORK)
    chaos.turn("resets")
    phone.wait_until_offline()
    phone.open_sheet("Menu")
    phone.tap(re.compile("^Repair app"), phone.topmost_sheet)
    phone.wait_for_text("without one it could not come back")
    assert phone.page.evaluate("caches.keys()")
    chaos.turn("passes")
    phone.wait_until_live()
    loads = phone.loads
    with phone.page.expect_event("load", lambda _page: phone.loads == loads + 2):
        phone.tap(re.compile("^Repair app"), phone.topmost_sheet)
    expect(phone.page.get_by_role("heading", name="Cicero", level=1)).to_be_visible()
    phone.wait_until_live()
    assert phone.loads == loads + 2
