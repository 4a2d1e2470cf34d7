"""A hundred evenings of Ludi Romani by bots with moods, and directors who want to see everything.

They play from the summer of 44 BCE to the triumph, with random commands thrown in. `make soak`
prints how often what happened, an evening on average.
"""

import sys
from collections import Counter
from random import Random

import pytest
import yaml

from api.commands.export import export_lines
from api.founding import found
from api.rehearsal.answers import Summary
from api.rehearsal.director import Director
from api.rehearsal.evening import Pace, invariants, rehearsal
from ledger.games.ludi_romani.rules import RULES
from ledger.games.ludi_romani.scenario import switches
from ledger.scribe import Scribe
from ledger.store import open_store
from ledger.verify import verify_export
from tests.games.ludi_romani.invariants import check

START = 1_800_000_000_000
EVENINGS = 100
ACTS = 80
OTHERWISE = 0.3
"""How likely it is that an open question is read in another way than usual."""

RATES = {
    "battles": "proelium-opened",
    "rounds of battle": "concursatio-settled",
    "weddings": "wedded",
    "divorces": "divorced",
    "friendships": "amicitia-formed",
    "deaths": "died",
    "ghosts": "dead-received",
    "bills": "bill-brought",
    "laws": "law-carried-out",
    "plagues": "pestis-struck",
    "poisons": "virus-served",
    "clientes": "client-taken",
    "bacchants": "bacchant-taken",
    "tributes": "tribute-paid",
    "rounds of Actium": "round-settled",
}
"""What is counted, by the name of the entry that says it happened."""

FEW = {
    "ludi_romani/rights-renewed@1",
}
"""Entries that only a ruling brings about, which bots do not give."""


def readings(chance: Random) -> dict[str, object]:
    """Readings other than the usual ones for a part of the open questions."""
    asked = [switch for switch in switches().values() if chance.random() < OTHERWISE]
    return {one.id: chance.choice(one.others(one.default) or (one.default,)) for one in asked}


def scenario_of(seed: int, chance: Random) -> str:
    """The scenario of a rehearsal; every other one with other readings and with Vestals."""
    scenario: dict[str, object] = yaml.safe_load(RULES.rehearsal or "")
    if seed % 2:
        scenario["switches"] = readings(chance)
    return yaml.safe_dump(scenario)


def an_evening(seed: int, director: Director) -> tuple[Scribe, Summary]:
    """One evening on a store of its own."""
    chance = Random(seed)
    store = open_store("memory:")
    scenario = RULES.scenario(scenario_of(seed, chance), "rehearsal.yaml")
    scribe = found(store, RULES, scenario, START, chance.randbytes).scribe
    pace = Pace(ACTS, wild=0.4, rulings=0.02)
    return scribe, rehearsal(scribe, chance, pace, START, director=director).play()


def winner_of(scribe: Scribe) -> str:
    """The role of the character who led the fleet that won."""
    world = scribe.state.world
    return str(world.people[world.actium.victor].role) if world.actium.victor else "nobody"


@pytest.mark.soak
def test_a_hundred_evenings_hold_and_everything_happens_in_them(
    capsys: pytest.CaptureFixture[str],
) -> None:
    director, whole, winners = Director(), Summary(), Counter[str]()
    for seed in range(EVENINGS):
        scribe, summary = an_evening(seed, director)
        assert summary.broken == [], seed
        assert invariants(scribe) == [], seed
        check(scribe.state, lawful=False)
        assert verify_export(export_lines(scribe, with_texts=True)).findings == (), seed
        assert RULES.finished(scribe.state), seed
        whole.add(summary)
        winners[winner_of(scribe)] += 1
    with capsys.disabled():
        sys.stdout.write(report(whole, winners))
    own = {entry.body.STORED for entry in RULES.entries}
    assert sorted(own - set(whole.entries) - FEW) == []


def report(whole: Summary, winners: Counter[str]) -> str:
    """The rates, an evening on average, and who won."""
    lines = [f"{EVENINGS} evenings, {whole.acts} acts, {whole.wild} random commands"]
    for name, entry in RATES.items():
        lines.append(f"  {name:18} {whole.entries[f'ludi_romani/{entry}@1'] / EVENINGS:8.2f}")
    lines.append("  won by " + ", ".join(f"{n} {role}" for role, n in winners.most_common()))
    return "\n".join(("", *lines, ""))
