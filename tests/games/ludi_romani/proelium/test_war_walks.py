"""Random fights with war gods and the Ring: forms and refusals agree, and no goods are lost."""

import random

import pytest

from tests.games.answers import RandomContext
from tests.games.ludi_romani.table import Table
from tests.games.ludi_romani.walks import Pick, RandomWalk, pick_random_act, settle_some_choices
from tests.seeds import seeds

STEPS = 90
WALKS = seeds(1, 3)
SUMMER = {
    "provoke": 3.0,
    "force-battle": 0.5,
    "challenge": 0.5,
    "accept-challenge": 3.0,
    "refuse-challenge": 3.0,
    "field-legions": 5.0,
    "roll-dice": 8.0,
    "leave-battle": 0.1,
    "roam": 0.2,
}
WINTER = {
    "attack-with-ring": 5.0,
    "field-legions": 5.0,
    "roll-dice": 8.0,
}
READINGS = (
    ("wargod.sweep", "all_legiones_gone"),
    ("dice.war_god_sides", 12),
    ("ring.sweep_kills", True),
    ("ring.defender_picks", False),
    ("ring.needs_numen", False),
    ("ring.imago_keeps_winnings", False),
)


def crowded_season(chance: random.Random, season: str) -> Table:
    """Many characters who can fight are in one region. War gods and other gods are among them."""
    table = Table().at(season, 42)
    table.data["regions"]["gaul"]["capacity"] = 20
    for who in ("octavian", "antony", "agrippa", "lepidus", "bogud"):
        white = 0 if who == "bogud" else chance.randrange(1, 5)
        red = chance.randrange(0, 4)
        table.with_(who, place="gaul", legio_clientarum=red, legio_curialis=white)
    for who in ("cicero", "pansa", "livia"):
        table.with_(who, place="gaul")
    for god in ("mars", "phobos", "deimos", "bellona", "ares", "tyr_wotan", "minerva", "juno"):
        table.with_(god, place="gaul")
    table.with_("silenus", place="gaul").with_("cybele", place="egypt")
    for switch, value in READINGS:
        if chance.random() < 0.3:
            table.with_reading(switch, value)
    table.context = RandomContext(chance)
    table.lawful = False  # the Fates set facts that no act brings about
    table.set_fact("pansa", "status", "imago").set_fact("agrippa", "god", "silenus")
    if season == "hiems":
        bearer = chance.choice(["octavian", "cicero", "pansa", "bogud", "agrippa"])
        table.act("pluto", "lend-ring", to=bearer).accepted_entries()
    return table


def act_picker(often: dict[str, float]) -> Pick:
    """Return a picker of one of these acts."""
    return lambda table, chance: pick_random_act(table, chance, often)


@pytest.mark.parametrize(("season", "acts"), [("aestas", SUMMER), ("hiems", WINTER)])
@pytest.mark.parametrize("seed", WALKS)
def test_every_offer_of_a_war_duel_form_is_accepted(
    seed: int, season: str, acts: dict[str, float]
) -> None:
    chance = random.Random(seed)
    done = RandomWalk(
        chance, STEPS, act_picker(acts), settle_some_choices
    ).check_offers_are_accepted(crowded_season(chance, season))
    assert done["roll-dice"]


@pytest.mark.parametrize(("season", "acts"), [("aestas", SUMMER), ("hiems", WINTER)])
@pytest.mark.parametrize("seed", WALKS)
def test_every_accepted_act_of_a_war_duel_was_offered_by_a_form(
    seed: int, season: str, acts: dict[str, float]
) -> None:
    chance = random.Random(1000 + seed)
    done = RandomWalk(
        chance, STEPS, act_picker(acts), settle_some_choices
    ).check_only_offers_are_accepted(crowded_season(chance, season))
    assert done
