"""Attempts of curious viewers: acts about other people's affairs."""

import itertools
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

from pydantic import ValidationError

from ledger.contract.acts import Command
from ledger.games.ludi_romani.rules import RULES
from ledger.games.ludi_romani.state import Game
from tests.api.secrecy.people import DYING
from tests.api.secrecy.script import CHIP, CLIENTARUM, summer_and_winter_script

Attempt = tuple[str, dict[str, Any]]
"""An act and its fields."""

OFTEN, ENOUGH = 20, 2
"""The number of times that an act is filled in, and the number of fillings that are tried."""

MANY_CHIPS = (1, 3, 10, 100, 9_000)
"""Amounts in chips that are tried one after the other."""


def always_refused_acts(one: str, other: str, me: str) -> list[Attempt]:
    """Return acts that are always refused.

    Their refusal must not depend on the secrets of these two.
    """
    return [
        ("give", {"to": me, "asset": "denarius", "quantity": 100_000}),
        ("give", {"to": one, "asset": "denarius", "quantity": 900_000_000}),
        ("barter", _barter_fields(one)),
        ("barter", _barter_fields(other)),
        ("set-fact", {"subject": one, "fact": "status", "value": "dead", "reason": "so"}),
        ("set-fact", _ring_bearer_fields(one)),
        ("set-fact", _ring_bearer_fields(DYING)),
        ("lend-ring", {"to": one}),
        ("reclaim-ring", {}),
        ("reclaim-ring", {"to": "gaul"}),
        ("attack-with-ring", {"target": one}),
        ("demand-money", {"who": one, "quantity": 100_000}),
        ("serve-virus", {}),
        ("approve-will", {"dead": DYING}),
        ("close-forms", {}),
        ("book-difference", _count_fields(one, summer_and_winter_script().purse)),
        ("book-difference", _count_fields(other, summer_and_winter_script().purse)),
        ("nothing", {}),
    ]


def _barter_fields(partner: str) -> dict[str, Any]:
    gives = {"give": "classis", "give_quantity": 1}
    return {"with": partner, **gives, "take": "denarius", "take_quantity": 300_000}


def _count_fields(who: str, counted: int) -> dict[str, Any]:
    return {"who": who, "asset": "denarius", "counted": counted, "because": "agrees"}


def _ring_bearer_fields(who: str) -> dict[str, Any]:
    return {"subject": who, "fact": "status", "value": "ring_bearer", "reason": "so"}


def recordable_acts(now: Game, me: str, people: tuple[str, ...]) -> list[tuple[str, Attempt]]:
    """Return acts that a character may record or witness for these people, each with its actor.

    Every act is among them, in several quantities.
    """
    found = [(actor, one) for actor in people for one in _deals_with_rising_sums(me, actor, people)]
    for act in RULES.play.acts:
        for actor in people:
            filled = _filled_acts(act.name, actor, me, people)
            mine = (
                one for one, command in filled if me in act.consent.recorders(now, actor, command)
            )
            found += [(actor, (act.name, fields)) for fields in itertools.islice(mine, ENOUGH)]
    return found


def _deals_with_rising_sums(me: str, actor: str, people: tuple[str, ...]) -> Iterator[Attempt]:
    """Yield sales and barters with rising sums."""
    other = next(one for one in people if one != actor)
    for chips in MANY_CHIPS:
        money = {"give": "denarius", "give_quantity": chips * CHIP}
        goods = {"take": "classis", "take_quantity": 1}
        yield "barter", {"with": other, "witness": me, **money, **goods}
        yield "buy-classes", {"seller": me, "quantity": chips}
        yield "buy-legions", {"seller": me, "asset": CLIENTARUM, "quantity": chips}


@cache
def _filled_acts(
    name: str, actor: str, me: str, people: tuple[str, ...]
) -> list[tuple[dict[str, Any], Command]]:
    """Return some ways to fill in an act, with the command of each."""
    command = next(act.command for act in RULES.play.acts if act.name == name)
    chance, found = Random(f"{name}/{actor}/{me}"), list[tuple[dict[str, Any], Command]]()
    words = (me, *people, summer_and_winter_script().starts[people[0]])
    parts = command.model_json_schema(by_alias=True).get("properties", {})
    for _ in range(OFTEN):
        values = {part: _value_for_field(kind, words, chance) for part, kind in parts.items()}
        given = {part: value for part, value in values.items() if value is not None}
        if any(given == fields for fields, _ in found):
            continue  # an equal attempt would get an equal answer
        with suppress(ValidationError):
            found.append((given, command.model_validate(given)))
    return found


def _value_for_field(part: dict[str, Any], words: tuple[str, ...], chance: Random) -> Any:
    if "anyOf" in part:
        return chance.choice((None, _value_for_field(part["anyOf"][0], words, chance)))
    match part.get("type"):
        case "integer":
            return chance.choice((1, 2, *(chips * CHIP for chips in MANY_CHIPS)))
        case "array":
            return [chance.choice(words)]
        case "object":
            return {}
        case _:
            return chance.choice(part.get("enum", words))
