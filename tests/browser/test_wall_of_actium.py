"""Actium on the wall with sixty parties: it counts down, and is legible from the last row."""

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import Hands
from tests.browser.looking import Looker
from tests.browser.projector import HIDDEN, SIZES, low_words
from tests.browser.served import Served

PARTIES = 60
COMMON = 2_000_000
"""Denarii of nearly everybody: two ships, and more for owners of legions."""


def sixty(server: Served) -> Evening:
    """Return an evening in the year of Actium with sixty mortals, each of whom can buy a ship."""
    usual = Evening(server).view()["slices"].values()
    known = [one["id"] for one in usual if one.get("mortal") is True]
    rich = f"holdings: {{denarius: {COMMON}}}"
    lines = [f"  {who}: {{{rich}}}" for who in known]
    for number in range(PARTIES - len(known)):
        name = f"name: Marcus Calpurnius Bestia {number}, short: Bestia {number}"
        lines.append(f"  guest_{number}: {{{name}, role: senator, start: any_free_seat, {rich}}}")
    calendar = "{kind: aestas, year_bce: 32, minutes: 5}, {kind: actium, year_bce: 31}"
    scenario = f"based_on: ludi_romani\ncalendar: [{calendar}]\ncast:\n" + "\n".join(lines) + "\n"
    evening = Evening(server, scenario)
    evening.does("apollo", "announce-season")
    return evening


@pytest.mark.parametrize("size", SIZES, ids=["large", "small"])
def test_the_wall_counts_down_to_the_last_of_sixty_fleets(
    shared_server: Served, hands: Hands, looker: Looker, size: tuple[int, int]
) -> None:
    evening = sixty(shared_server)
    wall = hands.wall(evening)
    wall.page.set_viewport_size({"width": size[0], "height": size[1]})

    def is_read(name: str) -> None:
        wall.rests()
        looker.pictures(wall, f"{name}-{size[1]}")
        assert low_words(wall) == []
        assert wall.page.evaluate(HIDDEN) == []

    def afloat() -> int:
        parties = evening.view()["slices"]["actium"]["parties"]
        return len([one for one in parties if one["ships"]])

    wall.sees("The last year has come")
    is_read("before")
    evening.does("neptune", "blow-conches")
    forms = len(evening.view()["slices"]["actium"]["parties"])
    missing = wall.page.locator(".lr-call strong")
    expect(missing).to_have_text(str(forms))
    evening.does("antony", "check-form")
    expect(missing).to_have_text(str(forms - 1))
    is_read("forms")
    evening.does("neptune", "close-forms")
    assert afloat() == PARTIES
    wall.sees(f"{PARTIES} fleets are left")
    is_read("fleets")
    while (left := afloat()) > 1:
        evening.does("neptune", "roll-ships")
        evening.does("neptune", "name-victor")
        wall.sees(f"{afloat()} fleets are left" if afloat() > 1 else "has won the Battle of Actium")
        if left == PARTIES or left < 5:
            is_read(f"round-{left}")
    is_read("triumph")
