"""A truncated or spoilt address shows the games, never a white page."""

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider

NOTHING = "the server responded with a status of 404"


@pytest.mark.parametrize(
    "end", ["%", "%2", "/people/Mo%CC", "/map%zz", "/at/%E0%A4", "/projector%"]
)
def test_a_broken_address_of_a_game_shows_the_list_of_games(
    evening: Evening, hands: PhoneProvider, end: str
) -> None:
    phone = hands.new_phone(evening.address)
    phone.tolerate_errors(NOTHING)
    phone.open_path(evening.path + end)
    expect(phone.page.get_by_role("alert")).to_contain_text("nothing at this address")
    expect(phone.page.get_by_role("heading", name="Acta Ludorum")).to_be_visible()


@pytest.mark.parametrize("path", ["/%", "/new/%", "/rehearsal/%CC", "/c%"])
def test_a_broken_address_outside_a_game_shows_the_list_of_games(
    evening: Evening, hands: PhoneProvider, path: str
) -> None:
    phone = hands.new_phone(evening.address)
    phone.tolerate_errors(NOTHING)
    phone.open_path(path)
    expect(phone.page.get_by_role("alert")).to_contain_text("nothing at this address")


@pytest.mark.parametrize("end", ["%", "%2", "%CC"])
def test_a_spoilt_address_of_a_card_still_opens_the_card(
    evening: Evening, hands: PhoneProvider, end: str
) -> None:
    phone = hands.new_phone(evening.address)
    phone.scan(evening.card("cicero") + end)
    expect(phone.page.get_by_role("heading", name="Cicero")).to_be_visible()


def test_a_link_with_a_broken_end_can_be_typed(evening: Evening, hands: PhoneProvider) -> None:
    phone = hands.new_phone(evening.address)
    phone.open_path("/")
    link = f"{evening.address}/c#{evening.card('cicero')}%"
    phone.page.get_by_role("textbox").fill(link)
    phone.tap("Show my card")
    expect(phone.page.get_by_role("heading", name="Cicero")).to_be_visible()
