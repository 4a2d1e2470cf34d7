"""Two games of Roman Diplomacy differ in wishes for cities. No answer reveals the difference."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from ledger.games.roman_diplomacy.rules import RULES
from tests.api.hall import open_hall
from tests.api.jar_hall import MINUTE, advance_clock
from tests.api.secrecy.twins import answer_bytes_without_hashes, mask_hashes, open_listener

SCENARIO = """based_on: roman_diplomacy
map: mare_parvum
special_sites: []
win_centres: 4
players: [gaius, julia, livia]
switches:
  join.same_city: preference_lists_and_recorded_lot
"""
SHELF = {
    "war": replace(
        RULES,
        scenarios=replace(
            RULES.scenarios, read=lambda _text, name: RULES.scenarios.read(SCENARIO, name)
        ),
    )
}
PEOPLE = ("gaius", "julia", "livia", "host")
PLACES = (
    *("", "/view", "/entries", "/search?q=a", "/holdings", "/audit", "/standings", "/export.csv"),
    "/offers?as=gaius",
)
BRUTTIA, ALBA = {"city": "bru"}, {"city": "alb", "second": "bru"}


async def answers_during_claims(*wishes: Mapping[str, str]) -> dict[str, list[bytes]]:
    """Return the answers to everybody while Gaius asks for these cities, one after another."""
    async with open_hall(rulesets=SHELF, claim_rate="1000/second") as hall:
        phones = {who: await hall.phone(who) for who in PEOPLE} | {"room": hall.stranger()}
        ears = {who: await open_listener(hall, phone) for who, phone in phones.items()}
        begun = hall.clock.now
        for number, wish in enumerate(wishes):
            command = f"5ec2e700-0000-4000-8000-00000000003{number}"
            await phones["gaius"].does("found-empire", command=command, **wish)
            hall.game.stream.flush()
        await advance_clock(hall, begun + MINUTE - hall.clock.now)
        hall.game.stream.flush()
        found = {who: [mask_hashes(b) for b in ear.heard] for who, ear in ears.items()}
        for who, phone in phones.items():
            found[who] += [await answer_bytes_without_hashes(phone, place) for place in PLACES]
        for ear in ears.values():
            await ear.hang_up()
    return found


@pytest.mark.parametrize("other", [(ALBA,), (ALBA, BRUTTIA), (BRUTTIA, ALBA, BRUTTIA)])
async def test_before_the_lot_nobody_else_can_tell_the_cities_somebody_asked_for(
    other: tuple[Mapping[str, str], ...],
) -> None:
    first, second = await answers_during_claims(BRUTTIA), await answers_during_claims(*other)
    assert {who for who in first if first[who] != second[who]} == {"gaius"}
