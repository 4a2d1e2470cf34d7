"""The server is killed in the middle of an evening and comes back on the same ledger file."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.phone import NO_NETWORK, NO_RECEIPT, REFUSED
from tests.browser.scenes import choose_gaul_to_begin
from tests.browser.served import ServedLedger

WAITS = "Waiting for the network"
BEGINS = re.compile("Cicero begins in Gaul")


def test_reloaded_without_a_server_the_phone_shows_its_last_state_and_waiting_acts(
    own_server: ServedLedger, hands: PhoneProvider
) -> None:
    evening = Evening(own_server)
    phone = hands.of(evening, "cicero", "Cicero", keeps=True)
    phone.go_to_tab("Acts")
    phone.wait_until_app_is_stored()
    phone.tolerate_errors(NO_NETWORK, NO_RECEIPT)
    own_server.kill()
    phone.wait_until_offline()
    choose_gaul_to_begin(phone)
    phone.go_to_tab("Hand")
    phone.wait_for_text(WAITS)
    phone.page.reload()
    phone.wait_for_text("500,000 D")
    phone.wait_for_text("Choose where to begin")
    phone.wait_for_text(WAITS)
    phone.wait_until_offline()
    own_server.start()
    phone.wait_until_live()
    expect(phone.page.get_by_text(WAITS)).to_be_hidden()
    phone.go_to_tab("Chronicle")
    phone.wait_for_line(BEGINS)
    assert evening.view()["slices"]["place/gaul"]["free"] == 4


def test_a_wall_comes_back_by_itself(own_server: ServedLedger, hands: PhoneProvider) -> None:
    evening = Evening(own_server)
    wall = hands.wall_phone(evening)
    evening.does("cicero", "choose-start", to="northern_italy")
    expect(wall.page.get_by_role("img", name=re.compile("^Northern Italy, 1 of"))).to_be_visible()
    wall.tolerate_errors(NO_NETWORK)
    own_server.kill()
    wall.wait_until_offline()
    own_server.start()
    wall.wait_until_live()
    evening.does("cicero", "move", to="gaul")
    expect(wall.page.get_by_role("img", name=re.compile("^Gaul, 4 of 5"))).to_be_visible()
    assert wall.loads == 1


def test_a_real_evening_is_paused_after_a_crash_and_loses_no_waiting_act(
    evening_of_its_own: Evening, hands: PhoneProvider
) -> None:
    evening = evening_of_its_own
    cicero, fates = hands.of(evening, "cicero", "Cicero"), hands.of(evening, "fata", "The Fates")
    cicero.go_to_tab("Acts")
    for phone in (cicero, fates):
        phone.tolerate_errors(NO_NETWORK, NO_RECEIPT, REFUSED)
    cicero.wait_for_text("Choose where to begin")  # the list is on the phone before the crash
    evening.served.kill()
    cicero.wait_until_offline()
    choose_gaul_to_begin(cicero)
    evening.served.start()
    cicero.wait_for_text("Everything stands still")
    cicero.go_to_tab("Hand")
    cicero.wait_for_text("Waiting until the game goes on")
    fates.tap("Resume the game")
    expect(cicero.page.get_by_text("Everything stands still")).to_be_hidden()
    expect(cicero.page.get_by_text("Waiting until the game goes on")).to_be_hidden()
    cicero.go_to_tab("Chronicle")
    cicero.wait_for_line(BEGINS)
    assert (fates.loads, cicero.loads) == (1, 1)
