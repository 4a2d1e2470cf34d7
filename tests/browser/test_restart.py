"""The server is killed in the middle of an evening and comes back on the same ledger file."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import Hands
from tests.browser.phone import NO_NETWORK, NO_RECEIPT, Phone
from tests.browser.served import Served

WAITS = "Waiting for the network"
BEGINS = re.compile("Cicero begins in Gaul")


def is_kept_on(phone: Phone) -> None:
    """Wait until the phone could start without a network."""
    phone.page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def begins_in_gaul(phone: Phone) -> None:
    phone.act("Choose where to begin")
    phone.choose("Gaul")
    phone.tap("Choose where to begin", phone.sheet)


def test_reloaded_without_a_server_the_phone_shows_what_it_knew_and_what_waits(
    own_server: Served, hands: Hands
) -> None:
    evening = Evening(own_server)
    phone = hands.of(evening, "cicero", "Cicero")
    phone.tab("Acts")
    is_kept_on(phone)
    phone.expects(NO_NETWORK, NO_RECEIPT)
    own_server.kill()
    phone.is_offline()
    begins_in_gaul(phone)
    phone.tab("Hand")
    phone.sees(WAITS)
    phone.page.reload()
    phone.sees("500,000 D")
    phone.sees("Choose where to begin")
    phone.sees(WAITS)
    phone.is_offline()
    own_server.start()
    phone.is_live()
    expect(phone.page.get_by_text(WAITS)).to_be_hidden()
    phone.tab("Chronicle")
    phone.reads(BEGINS)
    assert evening.view()["slices"]["place/gaul"]["free"] == 4


def test_a_wall_is_back_by_itself(own_server: Served, hands: Hands) -> None:
    evening = Evening(own_server)
    wall = hands.wall(evening)
    wall.expects(NO_NETWORK)
    own_server.kill()
    wall.is_offline()
    own_server.start()
    wall.is_live()
    evening.does("cicero", "choose-start", to="gaul")
    wall.reads(BEGINS)
    assert wall.loads == 1


def test_a_real_evening_stands_still_after_a_crash_until_the_fates_let_it_go_on(
    evening_of_its_own: Evening, hands: Hands
) -> None:
    evening = evening_of_its_own
    fates = hands.of(evening, "fata", "The Fates")
    room = hands.room(evening)
    for phone in (fates, room):
        phone.expects(NO_NETWORK)
    evening.served.kill()
    evening.served.start()
    room.sees("Everything stands still")
    fates.tap("Resume the game")
    expect(room.page.get_by_text("Everything stands still")).to_be_hidden()
    assert (fates.loads, room.loads) == (1, 1)
