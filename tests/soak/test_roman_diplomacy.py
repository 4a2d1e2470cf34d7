"""Five hundred games of Roman Diplomacy by bots to their end, on all maps.

Every offered order is accepted, and every promise is kept (see `api.rehearsal.answers`): nothing is
lost, rebuilt equals live, and nobody sees secrets of others. Sometimes a GM corrects something.
Each game is kept in a store like any other, and `acta verify` finds nothing wrong with its export.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import mean, quantiles

import pytest

from api.access.founding import found_game_in_store
from api.exports.ledger_file import whole_ledger_lines
from api.rehearsal.evening import broken_invariants
from api.rehearsal.table import Table
from ledger.contract.acts import EventType
from ledger.games.roman_diplomacy.borders import BORDER_TEMPLATES
from ledger.games.roman_diplomacy.corrections import CORRECTIONS
from ledger.games.roman_diplomacy.events import corrections
from ledger.games.roman_diplomacy.events.empires import (
    BuildsHandedOver,
    CentreHandedOver,
    DisorderBegan,
    EmpireFounded,
    FederationBegan,
    FederationLeft,
    UnitHandedOver,
)
from ledger.games.roman_diplomacy.events.trades import Traded
from ledger.games.roman_diplomacy.rules import RULES
from ledger.kernel.letters.events import LetterWritten
from ledger.record.entry import Entry
from ledger.scenario.tables import HOST_SEAT
from ledger.scribe.scribe import Scribe
from ledger.store import open_store
from ledger.verify import verify_export

GAMES = 500
START = 1_800_000_000_000
ONE = "based_on: roman_diplomacy\n"
SMALL = f"{ONE}map: mare_parvum\nspecial_sites: []\nwin_centres: 4\n"
KINDS = (
    ("standard", ONE, (3, 5, 7)),
    ("classical", f"{ONE}variant: II\n", (3, 5)),
    ("mare_parvum", SMALL, (2, 3)),
)
MOST = 20_000
"""The number of acts within which a game must end. A turn carried out anew takes it far back."""
CORRECTED = 0.004
"""The probability of a correction by a GM after each act of a bot."""

ENDS, ENDED = "declare-result", 0.02
"""The correction that ends a game, and its share of all corrections."""

CORRECTING = tuple(
    one.event.__name__ for one in vars(corrections).values() if isinstance(one, EventType)
)
"""Every kind of correction, by its entry."""

HAPPENING = (EmpireFounded, FederationBegan, FederationLeft, DisorderBegan, Traded)
TRADING = (UnitHandedOver, CentreHandedOver, BuildsHandedOver)


class CorrectedTable(Table):
    """A table at which a GM sometimes makes an offered correction."""

    def _act(self) -> bool:
        if self.bot_random.random() < CORRECTED:
            self._correct()
        return super()._act()

    def _correct(self) -> None:
        act = self.bot_random.choice(CORRECTIONS.acts).name
        if act == ENDS and self.bot_random.random() >= ENDED:
            return
        request = self.answers.bots.request_with_random_fields(self.answers.state(), HOST_SEAT, act)
        if request is not None:
            self.answers.send_offered_request(request)


@dataclass(frozen=True)
class CheckedGame:
    """One played game: its map, its players, the ledger, and the broken promises."""

    name: str
    players: int
    scribe: Scribe
    broken: tuple[str, ...]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries of the game."""
        log = self.scribe.state.log
        return tuple(log.entries[position] for position in range(1, log.position + 1))


def play_game(number: int) -> CheckedGame:
    """Play one game. One in three has wild commands."""
    name, scenario, sizes = KINDS[number % len(KINDS)]
    players = sizes[number // len(KINDS) % len(sizes)]
    wild = 0.3 if number % 3 == number // 3 % 3 else 0.0
    data = RULES.scenarios.read(f"{scenario}players: {players}\nletters: private\n", "soak.yaml")
    chance = Random(f"roman_diplomacy {number}")
    scribe = found_game_in_store(open_store("memory:"), RULES, data, START, chance.randbytes).scribe
    table = CorrectedTable(scribe, chance, START, wild_share=wild)
    summary = table.play(act_limit=MOST)
    verified = verify_export(whole_ledger_lines(scribe, with_texts=True)).findings
    faults = (*summary.broken, *broken_invariants(scribe), *(one.sentence for one in verified))
    return CheckedGame(name, players, scribe, faults)


@dataclass
class GameRates:
    """The figures of many games."""

    endings: Counter[str] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    entries: int = 0
    happened: Counter[str] = field(default_factory=Counter)
    began: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)

    def add_game(self, game: CheckedGame) -> None:
        """Count one game."""
        world = game.scribe.state.world
        self.endings[world.outcome] += 1
        self.turns.append(world.turn)
        self.entries += game.scribe.state.log.position
        self.happened.update(type(entry.event).__name__ for entry in game.entries)
        self.happened.update(_counted_late_events(game.entries))
        self.began.update(f"{game.name} {empire.city}" for empire in world.empires.values())
        if "win" in world.outcome:
            self.won.update(f"{game.name} {world.empires[who].city}" for who in world.winners)

    def rates_text(self) -> str:
        """Return the rates in some lines."""
        low, *_, high = quantiles(self.turns, n=20, method="inclusive")
        count = sum(self.endings.values())
        ends = ", ".join(f"{what} {100 * n / count:.1f} %" for what, n in self.endings.items())
        names = (
            *(kind.__name__ for kind in (*HAPPENING, *TRADING)),
            "joined later",
            *BORDER_TEMPLATES,
        )
        wins = [f"{city} {self.won[city]} of {n}" for city, n in sorted(self.began.items())]
        lines = (
            f"{count} games, {self.entries} entries, every ledger verified; endings: {ends}",
            f"turns {mean(self.turns):.1f} (5 to 95 in a hundred: {low:.0f} to {high:.0f})",
            f"longest {max(self.turns)}",
            "happened: " + ", ".join(f"{name} {self.happened[name]}" for name in names),
            "corrected: " + ", ".join(f"{name} {self.happened[name]}" for name in CORRECTING),
            f"won, by the city in which somebody began last: {', '.join(wins)}",
        )
        return "\n".join(("", *lines, ""))


def _counted_late_events(entries: Iterable[Entry]) -> Iterator[str]:
    for entry in entries:
        if isinstance(entry.event, EmpireFounded) and entry.period > 1:
            yield "joined later"
        if isinstance(entry.event, LetterWritten):
            yield entry.event.template


@pytest.mark.soak
def test_every_game_comes_to_an_end_keeps_its_promises_and_verifies() -> None:
    rates = GameRates()
    for number in range(GAMES):
        game = play_game(number)
        assert game.broken == (), (number, game.name, game.players, game.broken)
        rates.add_game(game)
    sys.stdout.write(rates.rates_text())
    assert {"winner", "joint-win", "draw", "nobody"} <= set(rates.endings)
    expected = (
        *(kind.__name__ for kind in HAPPENING),
        *CORRECTING,
        "joined later",
        *BORDER_TEMPLATES,
    )
    assert [name for name in expected if not rates.happened[name]] == []
