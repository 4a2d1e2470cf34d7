"""Forms and refusals agree: an offered act is accepted, and an accepted act is offered."""

import random

import pytest

from tests.games.answers import RandomContext
from tests.games.ludi_romani.table import MACHINE, Table
from tests.games.ludi_romani.walks import RandomWalk, do_nothing, pick_character
from tests.seeds import seeds

STEPS = 120
WALKS = seeds(2, 4)
TRIES = 4
"""The number of acts drawn for each wanted act. Many drawn acts are closed to all."""


def crowded_evening(chance: random.Random) -> Table:
    """An evening under way: people and gods have moved, and purses are full."""
    table = Table().at(chance.choice(["aestas", "hiems", "motus"]), 42)
    regions = list(table.data["regions"])
    for who, data in table.data["cast"].items():
        if data["role"] == "senator":
            place = chance.choice([region for region in regions if free_seat_count(table, region)])
            table.with_(who, place=place, denarius=chance.randrange(0, 30) * 100_000)
    table.context = RandomContext(chance)
    table.lawful = False  # the Fates may set facts that no act brings about
    for switch, value in (("lc.transfer", "free"), ("numen.gift_start_stock", True)):
        if chance.random() < 0.5:
            table.with_reading(switch, value)
    return table


def free_seat_count(table: Table, region: str) -> int:
    """Return how many more characters may begin in a region."""
    cast = table.data["cast"].values()
    here = len([who for who in cast if who["start"] == region and who["role"] != "rex"])
    capacity: int = table.data["regions"][region]["capacity"]
    return capacity - here


def pick_act(table: Table, chance: random.Random) -> tuple[str, str]:
    """Return any act of the game and a character who has a form for it."""
    act = chance.choice(list(MACHINE.acts))
    return act, pick_character(table, act, chance) or "antony"


@pytest.mark.parametrize("seed", WALKS)
def test_every_offer_of_a_form_is_accepted(seed: int) -> None:
    chance = random.Random(seed)
    table, steps = crowded_evening(chance), STEPS * TRIES
    done = RandomWalk(
        chance, steps, pick_act, do_nothing, enough=STEPS // 2
    ).check_offers_are_accepted(table)
    assert done.total() > STEPS // 6
    assert len(done) > 8


@pytest.mark.parametrize("seed", WALKS)
def test_every_accepted_act_was_offered_by_a_form(seed: int) -> None:
    chance = random.Random(1000 + seed)
    table, steps = crowded_evening(chance), STEPS * TRIES * 2
    done = RandomWalk(
        chance, steps, pick_act, do_nothing, enough=STEPS // 2
    ).check_only_offers_are_accepted(table)
    assert done.total() > STEPS // 6
