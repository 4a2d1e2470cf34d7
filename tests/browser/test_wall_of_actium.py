"""Actium on the wall with sixty parties: the wall counts down, and is legible from the last row."""

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.projector import HIDDEN, SIZES, too_small_words
from tests.browser.served import ServedLedger

PARTIES = 60
COMMON = 2_000_000
"""Denarii that nearly everybody has: the worth of two ships. Owners of legions have more."""


def evening_with_sixty_mortals(server: ServedLedger) -> Evening:
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
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker, size: tuple[int, int]
) -> None:
    evening = evening_with_sixty_mortals(shared_server)
    wall = hands.wall_phone(evening)
    wall.page.set_viewport_size({"width": size[0], "height": size[1]})

    def picture_and_check_wall(name: str) -> None:
        wall.wait_until_still()
        looker.store_picture(wall, f"{name}-{size[1]}")
        assert too_small_words(wall) == []
        assert wall.page.evaluate(HIDDEN) == []

    def count_parties_afloat() -> int:
        parties = evening.view()["slices"]["actium"]["parties"]
        return len([one for one in parties if one["ships"]])

    wall.wait_for_text("The last year has come")
    picture_and_check_wall("before")
    evening.does("neptune", "blow-conches")
    forms = len(evening.view()["slices"]["actium"]["parties"])
    missing = wall.page.locator(".lr-call strong")
    expect(missing).to_have_text(str(forms))
    evening.does("antony", "check-form")
    expect(missing).to_have_text(str(forms - 1))
    picture_and_check_wall("forms")
    evening.does("neptune", "close-forms")
    assert count_parties_afloat() == PARTIES
    wall.wait_for_text(f"{PARTIES} fleets are left")
    picture_and_check_wall("fleets")
    while (left := count_parties_afloat()) > 1:
        evening.does("neptune", "roll-ships")
        evening.does("neptune", "name-victor")
        wall.wait_for_text(
            f"{count_parties_afloat()} fleets are left"
            if count_parties_afloat() > 1
            else "The order of sinking"
        )
        if left == PARTIES or left < 5:
            picture_and_check_wall(f"round-{left}")
    picture_and_check_wall("triumph")
