"""Roman Diplomacy twice, with another secret until its orders open: all others are told the same.

What differs is one order, how often and when it is saved, what is asked of the rules in private,
and one letter.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from api.models import Receipt
from ledger.games.roman_diplomacy.rules import RULES
from tests.api.hall import Hall, Phone, found_in, open_hall
from tests.api.jar_hall import MINUTE, clock_strikes
from tests.api.secrecy.twins import answered_without_hashes, listening, without_hashes

Deed = Callable[[Hall, Phone], Awaitable[None]]
Told = dict[str, list[bytes]]

SCENARIO = """based_on: roman_diplomacy
map: mare_parvum
special_sites: []
win_centres: 4
letters: both
players: [gaius, julia, livia]
"""
SHELF = {"war": replace(RULES, scenario=lambda _text, name: RULES.scenario(SCENARIO, name))}
CITIES = {"gaius": "bru", "julia": "alb", "livia": "sic"}
WINDOW = "movement-0"
PEOPLE = (*CITIES, "host")
PLACES = (
    *("", "/view", "/entries", "/holdings", "/audit", "/standings", "/export.csv"),
    *(f"/windows/{WINDOW}/own?as=gaius", "/offers?as=gaius"),
)
LETTER = "5ec2e700-0000-4000-8000-00000000001a"


async def saves(hall: Hall, gaius: Phone, step: str, revision: int = 1) -> None:
    """Gaius saves an order for his army."""
    orders = {"A bru": [step]}
    command = f"5ec2e700-0000-4000-8000-0000000001{revision:02d}"
    said: dict[str, Any] = {"window": WINDOW, "revision": revision, "orders": orders}
    found_in(await gaius.ask("order-units", command, **said), Receipt)
    hall.game.stream.flush()


async def keeps_quiet(hall: Hall, _gaius: Phone) -> None:
    """Nothing is saved."""
    await clock_strikes(hall, 7_000)


async def holds(hall: Hall, gaius: Phone) -> None:
    """One order."""
    await clock_strikes(hall, 7_000)
    await saves(hall, gaius, "H")


async def supports(hall: Hall, gaius: Phone) -> None:
    """Another one."""
    await clock_strikes(hall, 7_000)
    await saves(hall, gaius, "S alb")


async def hesitates(hall: Hall, gaius: Phone) -> None:
    """Ten times, before and after seals."""
    for revision in range(1, 11):
        await saves(hall, gaius, "H", revision)
        await clock_strikes(hall, 13_000)


async def wonders(hall: Hall, gaius: Phone) -> None:
    """The same order, after three questions of what would happen if."""
    for step in ("H", "S alb", "H"):
        asked = {"orders": {"gaius": {"A bru": [step]}, "julia": {"A alb": ["H"]}}}
        answer = await gaius.post(f"/games/{hall.id}/questions/what-if", asked)
        assert answer.status_code == 200
    await holds(hall, gaius)


async def writes(hall: Hall, gaius: Phone) -> None:
    """The same order, and a letter to Julia."""
    await holds(hall, gaius)
    await gaius.does("write-letter", command=LETTER, to=["julia"], text="Alb is yours.")


async def proposes(hall: Hall, gaius: Phone) -> None:
    """The same order, and a letter to Julia from a template."""
    await holds(hall, gaius)
    said = {"template": "propose-border", "to": "julia", "about": ["alb"]}
    await gaius.does("write-from-template", command=LETTER, **said)


async def told(deed: Deed, *, opened: bool = False) -> Told:
    """What everybody is told of a game until shortly before its first orders open, or after."""
    async with open_hall(shelf=SHELF, claim_rate="1000/second") as hall:
        phones = {who: await hall.phone(who) for who in PEOPLE} | {"room": hall.stranger()}
        for number, (who, city) in enumerate(CITIES.items()):
            command = f"5ec2e700-0000-4000-8000-00000000002{number}"
            await phones[who].does("found-empire", command=command, city=city)
        ears = {who: await listening(hall, phone) for who, phone in phones.items()}
        begun = hall.clock.now
        await deed(hall, phones["gaius"])
        await clock_strikes(hall, begun + (16 if opened else 14) * MINUTE - hall.clock.now)
        hall.game.stream.flush()
        found: Told = {who: [without_hashes(b) for b in ear.heard] for who, ear in ears.items()}
        for who, phone in phones.items():
            found[who] += [await answered_without_hashes(phone, place) for place in PLACES]
        for ear in ears.values():
            await ear.hang_up()
    return found


@pytest.mark.parametrize(
    ("one", "other", "knows"),
    [
        (keeps_quiet, holds, {"gaius"}),
        (holds, supports, {"gaius"}),
        (holds, hesitates, {"gaius"}),
        (holds, wonders, set()),
        (holds, writes, {"gaius", "julia"}),
        (holds, proposes, {"gaius", "julia"}),
        (writes, proposes, {"gaius", "julia"}),
    ],
)
async def test_until_orders_open_nobody_else_can_tell_not_even_the_host(
    one: Deed, other: Deed, knows: set[str]
) -> None:
    first, second = await told(one), await told(other)
    assert {who for who in first if first[who] != second[who]} == knows


async def test_when_orders_open_everybody_can() -> None:
    first, second = await told(holds, opened=True), await told(supports, opened=True)
    assert {who for who in first if first[who] != second[who]} == {*PEOPLE, "room"}
