"""Battles by chance: forms and refusals agree, and nothing is lost on the way."""

import random
from collections import Counter

import pytest

from ledger.games.ludi_romani.proelium import ACTS
from ledger.games.ludi_romani.rehearsed import HABITS
from ledger.kernel.request import Accepted
from tests.games.ludi_romani.bonds import friends
from tests.games.ludi_romani.table import Table
from tests.games.ludi_romani.test_offers import (
    RandomMeans,
    agree,
    bent,
    completed,
    covers,
    escaped,
    passed_or_hidden,
)

STEPS = 120
WALKS = 6
TRIES = 8
NAMES = [act.name for act in ACTS] + ["flee-home", "move", "roam"]
WEIGHTS = [max(0.3, HABITS.get(name, 1.0)) for name in NAMES]
READINGS = (
    ("party.dice", "pool"),
    ("cap.capture_excess", "keep_until_caught"),
    ("conversion.mode", "recolour"),
    ("cybele.effect", "pauses"),
    ("flagitatio.first", "party"),
    ("imago.per_concursatio", "one"),
)


def crowded(chance: random.Random) -> Table:
    """A summer in which many who can fight are in one region, with gods and a ghost."""
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
            table.reading(switch, value)
    table.means = RandomMeans(chance)
    table.lawful = False  # the Fates set facts that no act brings about
    friends(table, "octavian", "agrippa", "lepidus", sworn=True)
    table.being("pansa", "status", "imago").being("plancus", "god", "silenus")
    return table


@pytest.mark.parametrize("seed", range(WALKS))
def test_whatever_a_form_of_battle_offers_is_accepted(seed: int) -> None:
    chance = random.Random(seed)
    table = crowded(chance)
    done = Counter[str]()
    for _ in range(STEPS):
        act, actor = ready(table, chance)
        chosen = completed(table, actor, act, chance)
        if chosen is None:
            continue
        answer = table.act(actor, act, **escaped(chosen))
        assert passed_or_hidden(table, actor, answer), (actor, act, chosen, answer.outcome)
        done[act] += isinstance(answer.outcome, Accepted)
        agree(table, chance)
        settle(table, chance)
    assert done.total() > STEPS // 6
    assert done["roll-dice"]


@pytest.mark.parametrize("seed", range(WALKS))
def test_whatever_act_of_battle_is_accepted_a_form_offered(seed: int) -> None:
    chance = random.Random(1000 + seed)
    table = crowded(chance)
    done = Counter[str]()
    for _ in range(STEPS * 2):
        act, actor = ready(table, chance)
        fields = bent(table, actor, act, chance)
        before = table.form(actor, act, **escaped(fields))
        answer = table.act(actor, act, **escaped(fields))
        if isinstance(answer.outcome, Accepted):
            assert before is not None, (actor, act, fields)
            assert covers(before, fields), (actor, act, fields, before)
            done[act] += 1
            agree(table, chance)
        settle(table, chance)
    assert done.total() > STEPS // 9


def ready(table: Table, chance: random.Random) -> tuple[str, str]:
    """An act, and somebody to whom it is open now; else one that is open to nobody."""
    cast = list(table.data["cast"])
    chance.shuffle(cast)
    act = ""
    for _ in range(TRIES):
        act = chance.choices(NAMES, WEIGHTS)[0]
        forms = ((who, table.form(who, act)) for who in cast)
        if found := next((who for who, form in forms if form and not form.blocked), ""):
            return act, found
    return act, "antony"


def settle(table: Table, chance: random.Random) -> None:
    """Those who owe a choice make it now and then."""
    for duty in list(table.state.kernel.duties.values()):
        if chance.random() < 0.5:
            table.act(duty.owes, "choose", duty=duty.id, option=chance.choice(duty.options))
