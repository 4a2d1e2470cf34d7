"""The evening that is measured: Ludi Romani with every senator five times, 147 cards in all."""

import json
from collections.abc import Iterator
from uuid import uuid4

from tests.load.phones import Sent
from tests.load.rehearsed import Rehearsal

RULESET = "ludi_romani"
RICH = ("cicero", "hirtius")
"""Whose copies have enough to give to one another for as long as a flood lasts."""

SCENARIO = "\n".join(
    [
        f"based_on: {RULESET}",
        "title: A hall full of phones",
        "copies: 5",
        "cast:",
        *(f"  {name}: {{holdings: {{denarius: 90000000, classis: 900}}}}" for name in RICH),
    ]
)


def gifts(rehearsal: Rehearsal, count: int) -> Iterator[Sent]:
    """Acts that are lawful in any order, as a flood keeps none: two private, then one public."""
    givers = [n for n, seat in enumerate(rehearsal.seats) if seat.character.startswith(RICH)]
    for number in range(count):
        phone, taking = givers[number % len(givers)], givers[(number + 1) % len(givers)]
        asset, quantity = ("denarius", 100_000) if number % 3 else ("classis", 1)
        body = {
            "type": "give",
            "as": rehearsal.seats[phone].character,
            "period": rehearsal.period,
            "to": rehearsal.seats[taking].character,
            "asset": asset,
            "quantity": quantity,
        }
        yield Sent(str(uuid4()), phone, json.dumps(body).encode(), frozenset())
