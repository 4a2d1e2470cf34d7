"""Forms and refusals agree at Actium too: what a form offers is accepted, and the reverse."""

import random

import pytest

from ledger.games.ludi_romani.rules import ACTIUM_ACTS, RULES
from tests.games.answers import RandomContext
from tests.games.ludi_romani.sea import sound_conches
from tests.games.ludi_romani.table import MACHINE, Table
from tests.games.ludi_romani.walks import RandomWalk, pick_character
from tests.seeds import seeds

STEPS = 220
SELDOM = 0.07
"""The probability that a step of the walk moves the battle on."""

WALKS = seeds(1, 4)
MOVES = ("blow-conches", "close-forms", "roll-ships", "name-victor", "fight-on")
KEPT = ("end-evening", "set-sea-dice")
"""Acts that would end the walk, and acts that need dice not yet thrown."""

READINGS: dict[str, tuple[bool | int | str, ...]] = {
    "actium.remainder": ("lost", "top_up"),
    "actium.merge_after_purchase": (False, True),
    "actium.imago_throws": (False, True),
    "actium.dos": ("unspent_flat", "any_card"),
    "actium.god_gifts": ("unlimited", 1_000_000),
}


def crowded_actium(chance: random.Random) -> Table:
    """Return a table in the year of Actium, with ghosts, bonds and fuller purses."""
    table = Table().at("actium", 31)
    for who, data in table.data["cast"].items():
        if data["role"] != "numen":
            table.with_(who, denarius=chance.randrange(0, 60) * 100_000)
    for switch, values in READINGS.items():
        table.with_reading(switch, chance.choice(values))
    table.with_("pansa", legio_ultrix=1).set_fact("pansa", "status", "imago")
    table.set_fact("livia", "god", "dionysus").set_fact("cicero", "patronus", "antony")
    table.lawful = False
    sound_conches(table)
    table.context = RandomContext(chance)
    return table


def pick_battle_act(table: Table, chance: random.Random) -> tuple[str, str]:
    """Return an act of the battle and a character to whom it is open.

    Acts that move the battle on are rare.
    """
    others = [name for name in MACHINE.acts if name in ACTIUM_ACTS and name not in (*MOVES, *KEPT)]
    names = [*MOVES] if chance.random() < SELDOM else others
    chance.shuffle(names)
    for name in names:
        if actor := pick_character(table, name, chance):
            return name, actor
    return "check-form", "antony"


def judge_throws(table: Table, chance: random.Random) -> None:
    """Let the Fates judge the throws that are claimed."""
    for duty in list(table.state.kernel.duties.values()):
        option = chance.choice(duty.options)
        table.act(duty.owes, "choose", duty=duty.id, option=option).accepted_entries()


@pytest.mark.parametrize("seed", WALKS)
def test_every_offer_of_a_form_at_actium_is_accepted(seed: int) -> None:
    chance = random.Random(seed)
    done = RandomWalk(chance, STEPS, pick_battle_act, judge_throws).check_offers_are_accepted(
        crowded_actium(chance)
    )
    assert done.total() > STEPS // 8
    assert len(done) > 5


@pytest.mark.parametrize("seed", WALKS)
def test_every_accepted_act_at_actium_was_offered_by_a_form(seed: int) -> None:
    chance = random.Random(1000 + seed)
    done = RandomWalk(chance, STEPS, pick_battle_act, judge_throws).check_only_offers_are_accepted(
        crowded_actium(chance)
    )
    assert done.total() > STEPS // 10


def test_the_walk_comes_to_the_end_of_the_battle() -> None:
    chance = random.Random(7)
    table = crowded_actium(chance)
    table.act("neptune", "close-forms").accepted_entries()
    while not table.state.world.actium.victor:
        act = chance.choice(("roll-ships", "name-victor", "fight-on"))
        table.act("neptune", act)
    assert not RULES.course.finished(table.state)
