"""What a form offers is accepted, and what is accepted a form offered: also close to the edge."""

import random
from collections import Counter
from typing import Any

import pytest

from api.rehearsal.filling import fill, lies_inside
from ledger.games.cursus_honorum.rules import RULES, awaited
from ledger.games.cursus_honorum.wits import sensible
from ledger.kernel.preview import known_to
from ledger.kernel.request import Accepted, Refused
from tests.games.cursus_honorum.table import MACHINE, Table
from tests.games.cursus_honorum.test_wits import forms

STEPS = 400
PLAYED = 0.3
"""How often whoever is awaited goes on after a try."""

OPEN = 0.7
"""How often an act is tried that is open to somebody."""

STRAY = ("nobody", "host", "dictator", "die-9", "votes")


@pytest.mark.parametrize("seed", range(4))
def test_commands_bent_a_little_are_accepted_only_if_a_form_offers_them(seed: int) -> None:
    chance = random.Random(seed)
    table = Table(chance.randint(2, 4), "" if seed % 2 else "dice: table\n")
    if seed > 1:
        table.reading("upkeep.voluntary", value=True).reading("round.first_player", "by_agreement")
    done = Counter[str]()
    for _ in range(STEPS):
        if MACHINE.rules.finished(table.state):
            break
        who, act = somebody(table, chance)
        done[act] += tried(table, who, act, chance)
        if chance.random() < PLAYED:
            played(table, chance)
    assert done.total() > STEPS // 16
    assert len(+done) > 8


def somebody(table: Table, chance: random.Random) -> tuple[str, str]:
    """Somebody and an act of theirs: one that is open to them, as often as not."""
    order = table.state.world.order
    who = chance.choice([*awaited(table.state) * 3, *order, "host"])
    every = [act.name for act in RULES.acts if act.name != "agree-to-end"]
    possible = [act for act in forms(table, who) if act in every]
    return who, chance.choice(possible if possible and chance.random() < OPEN else every)


def tried(table: Table, who: str, act: str, chance: random.Random) -> bool:
    """Somebody sends a command that was bent; whether it was accepted, as some form offers it."""
    known = known_to(MACHINE, table.state, table.viewer(who))
    filled = fill(MACHINE, known, who, act, chance)
    fields = bent(act, filled or {}, chance)
    inside = lies_inside(MACHINE, known, who, act, fields)
    wanted = safe(table, act) and fields.get("to") not in ("end", "next-round")
    answer = table.send(who, act, (), fields) if wanted else None
    if answer is None:
        return False
    accepted = isinstance(answer.outcome, Accepted)
    missing = answer.outcome.problem == "malformed" if isinstance(answer.outcome, Refused) else 0
    assert accepted == inside or missing, (who, act, fields, answer.outcome)
    assert accepted or fields != filled, (who, act, fields, answer.outcome)
    return accepted


def safe(table: Table, act: str) -> bool:
    """Whether no die of the server's is rolled: those have to be laid out first."""
    own_dice = table.state.kernel.dice == "table"
    return own_dice or act not in ("begin", "roll", "roll-again", "cast-votes")


def bent(act: str, fields: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The fields with one of them changed a little, left out or made up; or as they are."""
    known = list(MACHINE.acts[act].command.model_json_schema().get("properties", {}))
    if not known or chance.random() < 0.4:
        return fields
    name = chance.choice(known)
    if name not in fields:
        return {**fields, name: chance.choice([1, "pay", [1, 2], {"oratory": 1}])}
    if chance.random() < 0.2:
        return {key: value for key, value in fields.items() if key != name}
    return {**fields, name: nearby(fields[name], chance)}


def nearby(value: Any, chance: random.Random) -> Any:
    """Another value of the same shape."""
    match value:
        case int():
            return value + chance.choice([-1, 1, 5])
        case str():
            return chance.choice(STRAY)
        case dict():
            key = chance.choice([*value, "oratory", "claudius"])
            return {**value, key: value.get(key, 0) + chance.choice([-1, 1])}
        case list():
            return chance.choice([value[1:], [*value, *value[:1]], value[::-1], [*value, 7]])
    return None


def played(table: Table, chance: random.Random) -> None:
    """Whoever is awaited goes on, so that the game comes to other places."""
    for who in awaited(table.state)[:1]:
        known = known_to(MACHINE, table.state, table.viewer(who))
        move = sensible(known, who, forms(table, who), chance)
        if move is not None and move.act != "agree-to-end":
            sides = 1 if move.act == "begin" else 6
            dice = rolled(table, who, move.act, move.fields)
            faces = [chance.randint(1, sides) for _ in range(dice)]
            table.send(who, move.act, tuple(faces), dict(move.fields)).accepted()


def rolled(table: Table, who: str, act: str, fields: Any) -> int:
    """How many dice of the server's an act rolls."""
    if table.state.kernel.dice == "table":
        return 0
    if act == "begin":
        return 0 if "who" in fields else 1
    if act == "roll-again":
        return len(fields["reroll"])
    return len(table.form_dice(who)) if act in ("roll", "cast-votes") else 0
