"""Battles by chance: forms and refusals agree, and no goods are lost in a battle."""

import random

import pytest

from ledger.games.ludi_romani.bots import RANDOM_TEMPER
from ledger.games.ludi_romani.proelium.chapter import PROELIUM
from tests.games.answers import RandomContext
from tests.games.ludi_romani.bonds import make_friends
from tests.games.ludi_romani.table import Table
from tests.games.ludi_romani.walks import RandomWalk, pick_random_act, settle_some_choices
from tests.seeds import seeds

STEPS = 120
WALKS = seeds(2, 6)
NAMES = [*(act.name for act in PROELIUM.acts), "flee-home", "move", "roam"]
OFTEN = {name: max(0.3, RANDOM_TEMPER.weight(name)) for name in NAMES}
READINGS = (
    ("party.dice", "pool"),
    ("cap.capture_excess", "keep_until_caught"),
    ("conversion.mode", "recolour"),
    ("cybele.effect", "pauses"),
    ("flagitatio.first", "party"),
    ("amicitia.one_voice", "region"),
    ("imago.per_concursatio", "one"),
)


def crowded_summer(chance: random.Random) -> Table:
    """A summer in which many characters who can fight are in one region, with gods and a ghost."""
    table = Table().at("aestas", 42)
    table.data["regions"]["gaul"]["capacity"] = 20
    for who in ("octavian", "antony", "agrippa", "lepidus", "plancus", "bogud", "tyr_wotan"):
        red = chance.randrange(0, 5) if who != "tyr_wotan" else 15
        white = 0 if who in ("bogud", "tyr_wotan") else chance.randrange(1, 6)
        table.with_(who, place="gaul", legio_clientarum=red, legio_curialis=white)
    table.with_("plancus", role="imperator").with_("pansa", place="gaul")
    gods = ("minerva", "juno", "tanit", "vulcan", "fortuna", "silenus", "diana")
    for god in gods:
        table.with_(god, place="gaul")
    table.with_("cybele", place="egypt")
    for switch, value in READINGS:
        if chance.random() < 0.2:
            table.with_reading(switch, value)
    table.context = RandomContext(chance)
    table.lawful = False  # the Fates set facts that no act brings about
    make_friends(table, "octavian", "agrippa", "lepidus", sworn=True)
    table.set_fact("pansa", "status", "imago").set_fact("plancus", "god", "silenus")
    return table


def pick_battle_act(table: Table, chance: random.Random) -> tuple[str, str]:
    """Return an act of battle and a character to whom it is open.

    If there is none, return an act that is closed to all.
    """
    return pick_random_act(table, chance, OFTEN)


@pytest.mark.parametrize("seed", WALKS)
def test_every_offer_of_a_battle_form_is_accepted(seed: int) -> None:
    chance = random.Random(seed)
    done = RandomWalk(
        chance, STEPS, pick_battle_act, settle_some_choices
    ).check_offers_are_accepted(crowded_summer(chance))
    assert done.total() > STEPS // 6
    assert done["roll-dice"]


@pytest.mark.parametrize("seed", WALKS)
def test_every_accepted_act_of_battle_was_offered_by_a_form(seed: int) -> None:
    chance = random.Random(1000 + seed)
    done = RandomWalk(
        chance, STEPS * 2, pick_battle_act, settle_some_choices
    ).check_only_offers_are_accepted(crowded_summer(chance))
    assert done.total() > STEPS // 9
