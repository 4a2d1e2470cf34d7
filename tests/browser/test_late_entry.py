"""A newcomer without a card knocks.

A steward lets the newcomer in, and later gives their part to another player.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.phone import TALL, Phone, open_phone
from tests.browser.served import ADMIN, ServedLedger

LANE = (sys.executable, "-m", "tests.browser.lane")


@pytest.fixture
def lane(tmp_path: Path) -> Iterator[ServedLedger]:
    with ServedLedger(tmp_path, program=LANE) as served:
        yield served


def found_street_game(lane: ServedLedger, *, to_anybody: bool = False) -> dict[str, str]:
    """Found a game in the street, and return the tokens of its cards."""
    scenario = '{"open": true}' if to_anybody else "{}"
    answer = httpx2.post(
        f"{lane.address}/api/v1/games",
        json={"ruleset": "street", "scenario": scenario},
        headers={"Authorization": f"Bearer {ADMIN}"},
    )
    return {card["card"]: card["token"] for card in answer.json()["cards"]}


def knock_as(phone: Phone, button: str, name: str = "Danny") -> None:
    """Knock under a name."""
    phone.open_path("/")
    phone.tap(button)
    phone.topmost_sheet.get_by_label("What are you called?").fill(name)
    phone.tap(button, phone.topmost_sheet)


def test_a_newcomer_knocks_is_let_in_and_loses_the_part_when_it_is_given_away(
    browser: Browser, lane: ServedLedger
) -> None:
    tokens, address = found_street_game(lane), lane.address
    with (
        open_phone(browser, address, TALL) as aunt,
        open_phone(browser, address, TALL) as dan,
    ):
        aunt.enter(tokens["aunt-1"], "Aunt")
        knock_as(dan, "Ask to come in")
        expect(dan.topmost_sheet).to_contain_text("You have knocked")
        dan.page.reload()
        dan.tap("Ask to come in")
        expect(dan.topmost_sheet).to_contain_text("You have knocked")
        aunt.go_to_tab("Console")
        aunt.wait_for_text("Danny asks to come in.")
        aunt.tap("Let in")
        aunt.choose_option("Dan")
        aunt.submit_sheet("Let somebody in")
        dan.tap("Enter")
        dan.wait_until_live()
        aunt.tap("Hand a character over")
        aunt.choose_option("Dan")
        aunt.tap("Hand a character over", aunt.topmost_sheet)
        expect(aunt.topmost_sheet.locator(".qr")).to_be_visible()
        dan.wait_for_text("Your card is not on this phone any more")


def test_newcomers_with_equal_names_are_marked_and_turned_away_at_once(
    browser: Browser, lane: ServedLedger
) -> None:
    tokens, address = found_street_game(lane), lane.address
    with (
        open_phone(browser, address, TALL) as aunt,
        open_phone(browser, address, TALL) as one,
        open_phone(browser, address, TALL) as other,
    ):
        aunt.enter(tokens["aunt-1"], "Aunt")
        for phone, name in ((one, "Danny"), (other, "DANNY")):
            knock_as(phone, "Ask to come in", name)
            expect(phone.topmost_sheet).to_contain_text("You have knocked")
        aunt.go_to_tab("Console")
        aunt.wait_for_text("DANNY asks to come in.")
        expect(aunt.page.get_by_text("Somebody else here is called so, too")).to_have_count(2)
        aunt.tap("Turn all 2 away")
        aunt.tap("Turn several away", aunt.topmost_sheet)
        for phone in (one, other):
            expect(phone.topmost_sheet.get_by_role("alert")).to_have_text("You were not let in.")
        expect(aunt.page.get_by_text("asks to come in")).to_have_count(0)


def test_a_newcomer_enters_at_once_where_everybody_may(
    browser: Browser, lane: ServedLedger
) -> None:
    found_street_game(lane, to_anybody=True)
    with open_phone(browser, lane.address, TALL) as dan:
        knock_as(dan, "Come in")
        dan.wait_for_text(re.compile("You are"))
        dan.tap("Enter")
        dan.wait_until_live()
        assert dan.faults == []
