"""Forms and acceptance agree, also for commands close to the limit."""

import random
from collections import Counter
from typing import Any

import pytest

from tests.games.answers import RandomContext
from tests.games.cursus_honorum.table import MACHINE, Table
from tests.games.edges import check_changed_command, let_awaited_player_act, pick_player_and_act
from tests.seeds import seeds

STEPS = 400
PLAYED = 0.3
"""The probability that an awaited player goes on after a try."""

OPEN = 0.7
"""The probability that an open act is tried."""

STRAY = ("nobody", "host", "dictator", "die-9", "votes")


@pytest.mark.parametrize("seed", seeds(2, 4))
def test_changed_commands_are_accepted_only_if_a_form_offers_them(seed: int) -> None:
    chance = random.Random(seed)
    table = Table(chance.randint(2, 4), "" if seed % 2 else "dice: table\n")
    table.context = RandomContext(chance)
    if seed > 1:
        table.with_reading("upkeep.voluntary", value=True).with_reading(
            "round.first_player", "by_agreement"
        )
    done = Counter[str]()
    for _ in range(STEPS):
        if MACHINE.rules.course.finished(table.state):
            break
        who, act = pick_player_and_act(table, table.state.world.order, chance)
        if act != "agree-to-end":
            done[act] += check_changed_command(
                table, who, act, chance, other_value_of_shape, unwanted=ends_game
            )
        if chance.random() < PLAYED:
            let_awaited_player_act(table, chance)
    assert done.total() > STEPS // 16
    assert len(+done) > 8


def ends_game(fields: dict[str, Any]) -> bool:
    """Return whether the game would be over, or soon."""
    return fields.get("to") in ("end", "next-round")


def other_value_of_shape(value: Any, chance: random.Random) -> Any:
    """Return another value of the same shape."""
    match value:
        case None:
            return chance.choice([1, "pay", [1, 2], {"oratory": 1}])
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
