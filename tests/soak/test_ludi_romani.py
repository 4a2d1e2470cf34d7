"""A hundred evenings of Ludi Romani by bots of all tempers, and directors who want every act.

The bots play from the summer of 44 BCE to the triumph, with random commands among their acts. `make
soak` prints how often each event happened in an average evening.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from api.access.founding import found_game_in_store
from api.exports.ledger_file import whole_ledger_lines
from api.rehearsal.answers import Summary
from api.rehearsal.director import RareActDirector
from api.rehearsal.evening import Pace, broken_invariants, make_rehearsal
from ledger.games.ludi_romani.mors.death import Died
from ledger.games.ludi_romani.rules import RULES
from ledger.scribe.scribe import Scribe
from ledger.store import open_store
from ledger.verify import verify_export
from tests.games.ludi_romani.invariants import check_invariants, check_with_referee
from tests.soak.companies import COMPANIES, rehearsal_scenario

START = 1_800_000_000_000
EVENINGS = 100
ACTS = 120
MANY = 300
"""The acts of a season with time to fight every battle out. Some evenings have so many acts."""
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
"""Counted events, by the name of their entry."""

BY_TEMPER = {
    "ludi_romani/flagitatio-made@1": "challenges",
    "ludi_romani/wedded@1": "weddings",
    "ludi_romani/bill-brought@1": "bills",
    "ludi_romani/virus-served@1": "poisons",
    "ludi_romani/oath-sworn@1": "oaths",
}
"""Events counted by the temper of the actor."""


def play_evening(seed: int, director: RareActDirector) -> tuple[Scribe, Summary]:
    """Play one evening on a separate store."""
    chance = Random(seed)
    store = open_store("memory:")
    scenario = RULES.scenarios.read(rehearsal_scenario(seed, chance), "rehearsal.yaml")
    scribe = found_game_in_store(store, RULES, scenario, START, chance.randbytes).scribe
    acts = MANY if seed % 20 == 1 else ACTS
    pace = Pace(acts, wild=0.4, rulings=0.02, tempers=COMPANIES[seed % len(COMPANIES)])
    return scribe, make_rehearsal(scribe, chance, pace, START, director=director).play()


def leader_of_winning_fleet(scribe: Scribe) -> str:
    """Return the leader of the winning fleet, or none if the Fates ended the evening before."""
    return str(scribe.state.world.actium.victor)


class EveningRates:
    """Counts over many evenings."""

    def __init__(self) -> None:
        self.whole = Summary()
        self.entries: Counter[str] = Counter()
        self.evenings = 0
        self.winners: Counter[str] = Counter()
        self.dead: Counter[str] = Counter()
        self.tempers: Counter[tuple[str, str]] = Counter()

    def add_evening(self, scribe: Scribe, summary: Summary) -> None:
        """Count an evening: its events, and those of people by role and temper."""
        self.evenings += 1
        self.whole.add(summary)
        people, victor = scribe.state.world.people, leader_of_winning_fleet(scribe)
        self.winners[str(people[victor].role) if victor else "nobody"] += 1
        done = ((summary.tempers.get(who, ""), what) for who, what in self._counted_events(scribe))
        self.tempers.update(done)
        self.tempers.update((temper, "people") for temper in summary.tempers.values())
        self.tempers[(summary.tempers.get(victor, ""), "victories")] += 1

    def _counted_events(self, scribe: Scribe) -> Iterator[tuple[str, str]]:
        """Yield each actor of a counted event, and each person who died, with the event's name."""
        log, people = scribe.state.log, scribe.state.world.people
        for position in range(1, log.position + 1):
            entry = log.entries[position]
            self.entries[entry.type] += 1
            if isinstance(entry.event, Died):
                self.dead[str(people[entry.event.who].role)] += 1
                yield entry.event.who, "deaths"
            elif entry.meta and entry.type in BY_TEMPER:
                yield entry.meta.actor, BY_TEMPER[entry.type]

    def rates_text(self) -> str:
        """Return the rates of an average evening, the winners, and the acts of each temper."""
        whole = self.whole
        lines = [f"{self.evenings} evenings, {whole.acts} acts, {whole.wild} random commands"]
        for name, entry in RATES.items():
            rate = self.entries[f"ludi_romani/{entry}@1"] / self.evenings
            lines.append(f"  {name:18} {rate:8.2f}")
        lines.append("  won by " + _counts_text(self.winners))
        lines.append("  died: " + _counts_text(self.dead))
        whats = ("people", *BY_TEMPER.values(), "deaths", "victories")
        lines.append("  " + " ".join(f"{what:>10}" for what in ("temper", *whats)))
        for temper in sorted({temper for temper, _ in self.tempers if temper}):
            counts = " ".join(f"{self.tempers[temper, what]:10}" for what in whats)
            lines.append(f"  {temper:>10} {counts}")
        return "\n".join(("", *lines, ""))


def _counts_text(counted: Counter[str]) -> str:
    return ", ".join(f"{n} {name}" for name, n in counted.most_common())


@pytest.mark.soak
def test_a_hundred_evenings_keep_every_promise_and_every_act_happens(
    capsys: pytest.CaptureFixture[str],
) -> None:
    director, rates = RareActDirector(), EveningRates()
    for seed in range(EVENINGS):
        scribe, summary = play_evening(seed, director)
        assert summary.broken == [], seed
        assert broken_invariants(scribe) == [], seed
        check_invariants(scribe.state, lawful=False)
        check_with_referee(scribe.state)
        assert verify_export(whole_ledger_lines(scribe, with_texts=True)).findings == (), seed
        assert RULES.course.finished(scribe.state), seed
        rates.add_evening(scribe, summary)
    with capsys.disabled():
        sys.stdout.write(rates.rates_text())
    own = {entry.event.STORED for entry in RULES.play.events}
    assert sorted(own - set(rates.entries)) == []
