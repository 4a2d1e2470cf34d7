"""The wall of a busy game is legible from the last row, on a large or a small projector."""

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import Phone
from tests.browser.projector import HIDDEN, SIZES, too_small_words
from tests.browser.scenes import BATTLES, begin_challenge, place_character
from tests.browser.served import ServedLedger

SHOWN = 4
"""The number of battles side by side. The other battles are named below."""

WINTER = """based_on: ludi_romani
calendar: [{kind: hiems, year_bce: 43, minutes: 5}, {kind: actium, year_bce: 31}]
regions: {rome: {capacity: 40}}
"""

WAYS = ({"yes": 7, "no": 3}, {"yes": 10}, {"no": 10}, {"abstain": 10})


@pytest.fixture(params=SIZES, ids=["large", "small"])
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    chosen: tuple[int, int] = request.param
    return chosen


def wall_of_size(evening: Evening, hands: PhoneProvider, size: tuple[int, int]) -> Phone:
    """Return a projector of this size."""
    wall = hands.wall_phone(evening)
    wall.page.set_viewport_size({"width": size[0], "height": size[1]})
    return wall


def check_wall(wall: Phone, looker: Looker, name: str) -> None:
    """Check that all words on the wall are high enough for a hall, and nothing is cut off."""
    wall.wait_until_still()
    looker.store_picture(wall, f"{name}-{wall.page.evaluate('innerHeight')}")
    assert too_small_words(wall) == []
    assert wall.page.evaluate(HIDDEN) == []


def test_five_battles_fit_the_wall(
    evening: Evening, hands: PhoneProvider, looker: Looker, size: tuple[int, int]
) -> None:
    wall = wall_of_size(evening, hands, size)
    for number, (one, other, numen, place) in enumerate(BATTLES, 1):
        begin_challenge(evening, one, other, numen, place)
        evening.does(other, "accept-challenge")
        if number == 1:
            for who in (one, other):
                evening.does(who, "roll-dice")
            expect(wall.page.locator(".lr-total")).to_have_count(2)
        expect(wall.page.get_by_role("region")).to_have_count(min(number, SHOWN))
        check_wall(wall, looker, f"battles-{number}")
    wall.wait_for_text("and 1 more: Antony against Octavian")
    wall.wait_for_text("Mauretania · Juno presides · Round 1 of 3")


@pytest.mark.parametrize("crowd", [6, 60], ids=["few", "all"])
def test_the_votes_of_all_voters_fit_the_wall(
    shared_server: ServedLedger,
    hands: PhoneProvider,
    looker: Looker,
    size: tuple[int, int],
    crowd: int,
) -> None:
    evening = Evening(shared_server, WINTER)
    slices = evening.view()["slices"]
    people = [one for key, one in slices.items() if key.startswith("person/")]
    voters = [one["id"] for one in people if one["role"] in ("senator", "imperator")][:crowd]
    for who in {*voters, "cicero"}:
        place_character(evening, who, "rome")
    evening.does("cicero", "nominate", who="cicero")
    evening.does("venus", "acclaim-consuls", consuls=["cicero"])
    evening.does("cicero", "bring-bill", kind="census", target="gaul")
    wall = wall_of_size(evening, hands, size)
    for number, who in enumerate(voters):
        evening.does(who, "cast-votes", votes=WAYS[number % len(WAYS)])
    expect(wall.page.get_by_role("img", name="7 for, 3 against, ").first).to_be_visible()
    expect(wall.page.locator(".lr-bench li")).to_have_count(len({*voters, "cicero"}))
    check_wall(wall, looker, f"senate-{crowd}")
    evening.does("venus", "close-ballot")
    expect(wall.page.locator(".lr-announced")).to_be_visible()
    check_wall(wall, looker, f"decided-{crowd}")
