"""The network comes and goes. The phone shows this, and no act on its way is lost or done twice."""

import json
import re

from playwright.sync_api import expect

from api.base.settings import PAGES_FOLDER
from tests.browser.chaos import ChaosProxy
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.phone import NO_NETWORK, Phone
from tests.browser.scenes import WAITS, begin_in_gaul_offline

NOTHING_ASKED = "Nobody is asking for you just now"
BOUGHT = re.compile("Cicero bought 1 legio curialis from Minerva")
BEGINS = re.compile("Cicero begins in Gaul")


def let_cicero_ask_for_legion(evening: Evening) -> None:
    offer = {"seller": "minerva", "asset": "legio_curialis", "quantity": 1}
    evening.does("cicero", "buy-legions", **offer)


def test_a_cut_connection_shows_at_once_and_missed_acts_arrive_without_a_reload(
    evening: Evening, hands: PhoneProvider, chaos: ChaosProxy
) -> None:
    phone = hands.of(evening, "minerva", "Minerva", address=chaos.address)
    phone.wait_for_text(NOTHING_ASKED)
    phone.tolerate_errors(NO_NETWORK)
    chaos.turn("resets")
    phone.wait_until_offline()
    let_cicero_ask_for_legion(evening)
    chaos.turn("passes")
    phone.wait_until_live()
    phone.wait_for_text("Cicero asks")
    assert phone.loads == 1


def test_a_phone_that_reports_no_network_shows_it_at_once(
    evening: Evening, hands: PhoneProvider, chaos: ChaosProxy
) -> None:
    phone = hands.of(evening, "minerva", "Minerva", address=chaos.address)
    phone.page.clock.pause_at(phone.page.evaluate("Date.now()"))
    phone.tolerate_errors(NO_NETWORK)
    chaos.turn("swallows")
    phone.page.evaluate("dispatchEvent(new Event('offline'))")
    phone.wait_until_offline()


def test_a_dead_connection_shows_within_twelve_seconds(
    evening: Evening, hands: PhoneProvider, chaos: ChaosProxy
) -> None:
    phone = hands.new_phone(chaos.address)
    phone.page.clock.install()
    phone.enter(evening.card("cicero"), "Cicero")
    phone.wait_for_text("500,000 D")
    phone.tolerate_errors(NO_NETWORK)
    chaos.turn("swallows")
    phone.page.clock.fast_forward(7_500)
    expect(phone.connection_badge).to_contain_text(re.compile(r"\d+ s ago"))
    phone.page.clock.fast_forward(4_500)
    phone.wait_until_offline()
    phone.wait_for_text("500,000 D")
    chaos.turn("passes")
    phone.page.clock.fast_forward(15_000)
    phone.wait_until_live()


def test_an_act_made_without_a_network_waits_and_happens_once_when_it_is_back(
    evening: Evening, hands: PhoneProvider, chaos: ChaosProxy
) -> None:
    phone = hands.of(evening, "cicero", "Cicero", address=chaos.address, keeps=True)
    begin_in_gaul_offline(phone, chaos)
    expect(phone.connection_badge).to_have_accessible_name(re.compile("1 waiting"))
    chaos.turn("passes")
    phone.wait_until_live()
    expect(phone.page.get_by_text(WAITS)).to_be_hidden()
    phone.go_to_tab("Chronicle")
    phone.wait_for_line(BEGINS)


def test_a_screen_never_opened_before_opens_without_a_network(
    evening: Evening, hands: PhoneProvider, chaos: ChaosProxy
) -> None:
    phone = hands.of(evening, "cicero", "Cicero", address=chaos.address, keeps=True)
    phone.wait_until_app_is_stored()
    phone.page.reload()
    phone.wait_until_live()
    phone.tolerate_errors(NO_NETWORK)
    chaos.turn("resets")
    phone.wait_until_offline()
    clear_loaded_data(phone)
    phone.go_to_tab("Map")
    phone.wait_for_text("Gaul")
    phone.go_to_tab("People")
    phone.wait_for_text("Antony")


def test_an_act_whose_answer_was_lost_is_not_done_twice(
    evening: Evening, hands: PhoneProvider, chaos: ChaosProxy
) -> None:
    phone = hands.of(evening, "minerva", "Minerva", address=chaos.address, keeps=True)
    phone.wait_until_app_is_stored()
    hands.of(evening, "cicero", "Cicero")
    let_cicero_ask_for_legion(evening)
    room = hands.guest_phone(evening)
    room.go_to_tab("Chronicle")
    phone.wait_for_text("Cicero asks")
    phone.tolerate_errors(NO_NETWORK)
    chaos.turn("mutes")
    phone.tap("Agree")
    room.wait_for_line(BOUGHT)
    chaos.turn("resets")
    phone.wait_until_offline()
    phone.page.reload()
    phone.wait_for_text(WAITS)
    chaos.turn("passes")
    phone.wait_until_live()
    phone.wait_for_text(NOTHING_ASKED)
    phone.wait_for_text("14 legiones curiales")
    room.wait_for_line(BOUGHT)
    assert evening.amount_of("cicero", "denarius") == 300_000


def clear_loaded_data(phone: Phone) -> None:
    """Remove everything from the phone except the app's own storage."""
    session = phone.context.new_cdp_session(phone.page)
    session.send("Network.clearBrowserCache")
    session.detach()


def built_files_of(source: str) -> list[str]:
    """Return the files of the built app that hold the code from this part of the source."""
    manifest = json.loads((PAGES_FOLDER / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    return [one["file"] for name, one in manifest.items() if source in name]


def test_a_game_that_could_not_be_loaded_whole_says_so_and_loads_by_itself_later(
    evening: Evening, hands: PhoneProvider
) -> None:
    phone = hands.new_phone(evening.address)
    phone.tolerate_errors(NO_NETWORK)
    parts = re.compile("|".join(map(re.escape, built_files_of("games/ludi_romani/pack"))))
    phone.page.route(parts, lambda route: route.abort())
    phone.open_path(evening.path)
    expect(phone.page.get_by_role("alert")).to_contain_text("could not be loaded")
    phone.page.unroute(parts)
    phone.go_to_tab("Map")
    expect(phone.page.get_by_role("alert")).to_have_count(0)
    assert phone.loads == 1


def test_a_reload_changes_nothing_on_the_screen(evening: Evening, hands: PhoneProvider) -> None:
    phone = hands.of(evening, "cicero", "Cicero")
    phone.go_to_tab("Map")
    phone.page.reload()
    expect(phone.page.get_by_role("button", name=re.compile("^Gaul"))).to_be_visible()
    phone.go_to_tab("Hand")
    phone.wait_for_text("500,000 D")
    phone.wait_until_live()
