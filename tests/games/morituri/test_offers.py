"""Forms and acceptance agree, also for commands close to the limit."""

import random
from collections import Counter
from typing import Any

import pytest

from tests.games.answers import RandomContext
from tests.games.edges import check_changed_command, let_awaited_player_act, pick_player_and_act
from tests.games.morituri.table import MACHINE, A, Table
from tests.seeds import seeds

STEPS = 300
PLAYED = 0.5
"""The probability that an awaited player goes on after a try."""

STRAY = ("nobody", "host", "falx", "roma", "none", A)


def crowded_journey(chance: random.Random, *, with_dice: bool) -> Table:
    """Return a journey under way, with gladiators close together so that much happens."""
    table = Table(chance.randint(2, 5), "dice: table\n" if with_dice else "")
    if with_dice:
        table.with_reading("cards.drawn", "table").with_reading("fights.beast_dice", "volunteer")
    table.with_reading("alternate.rule_2", value=chance.random() < 0.5)
    table.context = RandomContext(chance)
    spaces = table.world.scenario.board.spaces
    begin = chance.randint(0, len(spaces) - 12)
    for who in table.world.seats:
        table.equip(who, at=chance.choice(spaces[begin : begin + 10]).id)
    return table.put_first_in_order()


@pytest.mark.parametrize("seed", seeds(2, 4))
def test_changed_commands_are_accepted_only_if_a_form_offers_them(seed: int) -> None:
    chance = random.Random(seed)
    table = crowded_journey(chance, with_dice=bool(seed % 2))
    done = Counter[str]()
    for _ in range(STEPS):
        if MACHINE.rules.course.finished(table.state):
            table = crowded_journey(chance, with_dice=bool(seed % 2))
        who, act = pick_player_and_act(table, table.world.seats, chance)
        done[act] += check_changed_command(
            table, who, act, chance, other_value_of_shape, unwanted=ends_game
        )
        if chance.random() < PLAYED:
            let_awaited_player_act(table, chance)
    assert done.total() > STEPS // 10
    assert len(+done) > 8


def ends_game(fields: dict[str, Any]) -> bool:
    """Return whether the game would be over."""
    return fields.get("fact") == "winner"


def other_value_of_shape(value: Any, chance: random.Random) -> Any:
    """Return another value of the same shape."""
    match value:
        case None:
            return chance.choice(["falx", [1], "roma", [1, 2]])
        case str():
            return chance.choice(STRAY)
        case list():
            return chance.choice([value[1:], [*value, *value[:1]], [*value, 7]])
    return None
