"""The measured evening: Ludi Romani with five copies of every senator, 147 cards in all."""

import json
from collections.abc import Iterator
from uuid import uuid4

from tests.load.phones import SentAct
from tests.load.rehearsed import Rehearsal

RULESET = "ludi_romani"
RICH = ("cicero", "hirtius")
"""Characters whose copies have enough money for gifts during a whole flood."""


def evening_scenario(copies: int) -> str:
    """Return a scenario in which this many people play each senator."""
    rich = (f"  {name}: {{holdings: {{denarius: 90000000, classis: 900}}}}" for name in RICH)
    head = (f"based_on: {RULESET}", "title: A hall full of phones", f"copies: {copies}", "cast:")
    return "\n".join([*head, *rich])


SCENARIO = evening_scenario(copies=5)


def random_lawful_gifts(rehearsal: Rehearsal, count: int) -> Iterator[SentAct]:
    """Yield acts that are lawful in any order: two private, then one public.

    In a flood the acts come in any order.
    """
    givers = [n for n, seat in enumerate(rehearsal.seats) if seat.character.startswith(RICH)]
    for number in range(count):
        phone, taking = givers[number % len(givers)], givers[(number + 1) % len(givers)]
        given = ("denarius", 100_000) if number % 3 else ("classis", 1)
        giver, taker = rehearsal.seats[phone].character, rehearsal.seats[taking].character
        body = gift_body(giver, taker, rehearsal.period, *given)
        yield SentAct(str(uuid4()), phone, body, frozenset())


def gift_body(
    giver: str, taker: str, period: int, asset: str = "denarius", quantity: int = 100_000
) -> bytes:
    """Return the body of a phone's gift."""
    who = {"type": "give", "as": giver, "period": period, "to": taker}
    return json.dumps({**who, "asset": asset, "quantity": quantity}).encode()
