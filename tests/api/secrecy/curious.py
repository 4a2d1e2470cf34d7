"""What those do who are curious: acts that are nobody's business but other people's."""

from typing import Any

from tests.api.secrecy.people import DYING
from tests.api.secrecy.script import script

Attempt = tuple[str, dict[str, Any]]
"""An act and its fields."""


def curious_acts(one: str, other: str, me: str) -> list[Attempt]:
    """What is sure to be refused; how it is must not depend on the secrets of these two."""
    return [
        ("give", {"to": me, "asset": "denarius", "quantity": 100_000}),
        ("give", {"to": one, "asset": "denarius", "quantity": 900_000_000}),
        ("barter", _bartering(one)),
        ("barter", _bartering(other)),
        ("set-fact", {"subject": one, "fact": "status", "value": "dead", "reason": "so"}),
        ("set-fact", _wearing(one)),
        ("set-fact", _wearing(DYING)),
        ("lend-ring", {"to": one}),
        ("reclaim-ring", {}),
        ("reclaim-ring", {"to": "gaul"}),
        ("attack-with-ring", {"target": one}),
        ("demand-money", {"who": one, "quantity": 100_000}),
        ("serve-virus", {}),
        ("approve-will", {"dead": DYING}),
        ("close-forms", {}),
        ("book-difference", _counting(one, script().purse)),
        ("book-difference", _counting(other, script().purse)),
        ("nothing", {}),
    ]


def _bartering(partner: str) -> dict[str, Any]:
    gives = {"give": "classis", "give_quantity": 1}
    return {"with": partner, **gives, "take": "denarius", "take_quantity": 300_000}


def _counting(who: str, counted: int) -> dict[str, Any]:
    return {"who": who, "asset": "denarius", "counted": counted, "because": "agrees"}


def _wearing(who: str) -> dict[str, Any]:
    return {"subject": who, "fact": "status", "value": "ring_bearer", "reason": "so"}
