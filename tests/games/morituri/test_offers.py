"""What a form offers is accepted, and what is accepted a form offered: also close to the edge."""

import random
from collections import Counter
from typing import Any

import pytest

from api.rehearsal.filling import fill, lies_inside
from ledger.games.morituri.rules import RULES, awaited
from ledger.games.morituri.wits import sensible
from ledger.kernel.preview import known_to
from ledger.kernel.request import Accepted, Refused
from tests.games.answers import RandomMeans
from tests.games.morituri.table import MACHINE, A, Table
from tests.games.morituri.test_wits import forms

STEPS = 300
PLAYED = 0.5
"""How often whoever is awaited goes on after a try."""

STRAY = ("nobody", "host", "falx", "roma", "none", A)


def started(chance: random.Random, *, with_dice: bool) -> Table:
    """A journey under way, near to each other so that much happens."""
    table = Table(chance.randint(2, 5), "dice: table\n" if with_dice else "")
    if with_dice:
        table.reading("cards.drawn", "table").reading("fights.beast_dice", "volunteer")
    table.reading("alternate.rule_2", value=chance.random() < 0.5)
    table.means = RandomMeans(chance)
    spaces = table.world.scenario.board.spaces
    begin = chance.randint(0, len(spaces) - 12)
    for who in table.world.seats:
        table.has(who, at=chance.choice(spaces[begin : begin + 10]).id)
    return table.begun()


@pytest.mark.parametrize("seed", range(4))
def test_commands_bent_a_little_are_accepted_only_if_a_form_offers_them(seed: int) -> None:
    chance = random.Random(seed)
    table = started(chance, with_dice=bool(seed % 2))
    done = Counter[str]()
    for _ in range(STEPS):
        if MACHINE.rules.finished(table.state):
            table = started(chance, with_dice=bool(seed % 2))
        who, act = somebody(table, chance)
        done[act] += tried(table, who, act, chance)
        if chance.random() < PLAYED:
            played(table, chance)
    assert done.total() > STEPS // 10
    assert len(+done) > 8


def somebody(table: Table, chance: random.Random) -> tuple[str, str]:
    """Somebody and an act of theirs: one that is open to them, as often as not."""
    who = chance.choice([*awaited(table.state) * 3, *table.world.seats, "host"])
    every = [act.name for act in RULES.acts]
    possible = [act for act in forms(table, who) if act in every]
    return who, chance.choice(possible if possible and chance.random() < 0.7 else every)


def tried(table: Table, who: str, act: str, chance: random.Random) -> bool:
    """Somebody sends a command that was bent; whether it was accepted, as some form offers it."""
    known = known_to(MACHINE, table.state, table.viewer(who))
    filled = fill(MACHINE, known, who, act, chance)
    fields = bent(act, filled or {}, chance)
    if fields.get("fact") == "winner":
        return False
    inside = lies_inside(MACHINE, known, who, act, fields)
    answer = table.send(who, act, (), fields)
    accepted = isinstance(answer.outcome, Accepted)
    missing = answer.outcome.problem == "malformed" if isinstance(answer.outcome, Refused) else 0
    assert accepted == inside or missing, (who, act, fields, answer.outcome)
    assert accepted or fields != filled, (who, act, fields, answer.outcome)
    return accepted


def bent(act: str, fields: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The fields with one of them changed a little, left out or made up; or as they are."""
    known = list(MACHINE.acts[act].command.model_json_schema().get("properties", {}))
    if not known or chance.random() < 0.4:
        return fields
    name = chance.choice(known)
    if name not in fields:
        return {**fields, name: chance.choice(["falx", [1], "roma", [1, 2]])}
    if chance.random() < 0.2:
        return {key: value for key, value in fields.items() if key != name}
    return {**fields, name: nearby(fields[name], chance)}


def nearby(value: Any, chance: random.Random) -> Any:
    """Another value of the same shape."""
    match value:
        case str():
            return chance.choice(STRAY)
        case list():
            return chance.choice([value[1:], [*value, *value[:1]], [*value, 7]])
    return None


def played(table: Table, chance: random.Random) -> None:
    """Whoever is awaited goes on, so that the game comes to other places."""
    for who in awaited(table.state)[:1]:
        known = known_to(MACHINE, table.state, table.viewer(who))
        move = sensible(known, who, forms(table, who), chance)
        assert move is not None, who
        table.send(who, move.act, (), dict(move.fields)).accepted()
