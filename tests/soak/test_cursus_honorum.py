"""A thousand games of Cursus Honorum by bots, and their figures beside those of the catalogue.

The catalogue's figures come from its own simulation of 400 games a row, with other bots. Three
results agree: every game ends, sensible players need five to six rounds whatever their number, and
late seats win more often in a fixed order. The rest differs by the choices of the bots. To show
that, the rules were written down a second time, in a small program without our code. Its players
choose in different ways (800 to 1,500 games for each number of players):

- With the choices of our sensible bots it gives our figures: with four players 5.3 rounds, 30.9
  points, 1.2 shame, and 5 in a hundred upkeeps missed.
- Our bots roll every die again that brings no capital, until the upkeep is met. With players who
  roll only attacks again, 11 to 15 in a hundred upkeeps are missed and shame is 1.5, near the
  catalogue's.
- Our bots also stand for lesser offices than they have held. Without that the winner has 25 to 28
  points instead of 28 to 34, near the catalogue's, and the number of rounds stays. The choice of
  luxuries and victims changes less than one or two points.
- With random players who spend all their money, that program misses 29 to 32 in a hundred upkeeps
  and needs 7.4 to 9.1 rounds, near the catalogue's. Our random bots choose among all open acts, and
  often end a turn with money left: they climb more slowly, owe less, and take longer.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from statistics import mean, quantiles
from time import process_time
from typing import Any, NamedTuple

import pytest

from api.rehearsal.table import PlayedGame, play_game
from ledger.contract.ruleset import Ruleset
from ledger.games.cursus_honorum.rules import RULES
from ledger.games.cursus_honorum.state import SHAME, World


class CatalogueRow(NamedTuple):
    """A row of the catalogue's table: rounds (5 to 95 in a hundred), points, shame, upkeep."""

    temper: str
    players: int
    rounds: str
    points: float
    shame: float
    missed: int


CATALOGUE = (
    CatalogueRow("random", 3, "8.6 (6-12)", 33.2, 4.9, 28),
    CatalogueRow("random", 4, "7.9 (5-11)", 31.0, 4.6, 30),
    CatalogueRow("random", 6, "7.2 (5-10)", 27.6, 4.6, 32),
    CatalogueRow("sensible", 3, "5.4 (4-7)", 26.5, 1.7, 12),
    CatalogueRow("sensible", 4, "5.3 (4-7)", 24.8, 1.7, 14),
    CatalogueRow("sensible", 6, "5.4 (4-7)", 22.2, 1.6, 17),
)
GAMES = 167
"""Games of each of the six rows: one thousand and two in all."""

HEADER = (
    "policy    players  rounds mean (5-95 %)  winner's VP  shame  missed upkeep  wins by seat, %"
)


@dataclass
class GameFigures:
    """The figures of many games of one kind."""

    rounds: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    shame: list[int] = field(default_factory=list)
    seats: Counter[int] = field(default_factory=Counter)
    upkeep: Counter[str] = field(default_factory=Counter)
    acts: int = 0
    seconds: float = 0.0

    def add_game(self, played: PlayedGame) -> None:
        """Count one game.

        The seats are the seats of the first round, if there was a first round.
        """
        events = [(entry.type.partition("/")[2], entry.event) for entry in played.entries]
        firsts = (event.order for kind, event in events if kind == "first-chosen@1")
        order = next(firsts, played.state.world.order)
        ended = next(event for kind, event in events if kind == "game-ended@1")
        self.rounds.append(played.rounds)
        self.points.append(max(ended.scores.values()))
        self.shame += [played.state.books.balance(who, SHAME) for who in order]
        self.seats.update(order.index(who) for who in ended.winners)
        self.upkeep.update(kind for kind, _ in events if kind.startswith("upkeep-"))
        self.acts += played.acts

    @property
    def missed(self) -> float:
        """Return the number of missed upkeeps in a hundred."""
        return 100 * self.upkeep["upkeep-missed@1"] / self.upkeep.total()

    def table_row(self, temper: str, players: int) -> str:
        """Return the figures as a row of the table."""
        low, *_, high = quantiles(self.rounds, n=20, method="inclusive")
        rounds = f"{mean(self.rounds):.1f} ({low:.0f}-{high:.0f})"
        wins = [round(100 * self.seats[seat] / self.seats.total()) for seat in range(players)]
        return (
            f"{temper:9} {players:7}  {rounds:20}  {mean(self.points):11.1f}"
            f"  {mean(self.shame):5.1f}  {self.missed:11.0f} %  {wins}"
        )


LASTING = replace(
    RULES,
    play=replace(
        RULES.play,
        acts=tuple(
            act for act in RULES.play.acts if act.name not in ("agree-to-end", "set-course")
        ),
    ),
)
"""The game without the acts by which random players end it in its first rounds."""


def play_games(
    temper: str, players: int, seeds: Iterable[int], rules: Ruleset[World] = RULES, **how: Any
) -> GameFigures:
    """Play games of one kind to their ends, keep every promise, and return their figures."""
    figures = GameFigures()
    for seed in seeds:
        began = process_time()
        played = play_game(rules, players, temper, seed, **how)
        figures.seconds += process_time() - began
        assert played.broken_promises == ()
        figures.add_game(played)
    return figures


def is_within_rounds(figures: GameFigures) -> bool:
    """Return whether the games ended within the rounds that people may expect."""
    return min(figures.rounds) >= 3 and max(figures.rounds) <= 25


@pytest.mark.parametrize("row", CATALOGUE, ids=lambda row: f"{row.temper}-{row.players}")
def test_a_handful_of_games_keeps_every_promise(row: CatalogueRow) -> None:
    assert is_within_rounds(play_games(row.temper, row.players, range(3), checks_entries=True))
    for rules in (RULES, LASTING):
        wild = play_games(
            row.temper, row.players, range(2), rules, checks_entries=True, wild_share=0.5
        )
        assert max(wild.rounds) <= 30


@pytest.mark.soak
def test_a_thousand_games_come_near_the_figures_of_the_catalogue(
    capsys: pytest.CaptureFixture[str],
) -> None:
    every = [
        (row, play_games(row.temper, row.players, range(GAMES), checks_entries=True))
        for row in CATALOGUE
    ]
    with capsys.disabled():
        print_table(print, every)
    for row, figures in every:
        assert is_within_rounds(figures)
        assert abs(mean(figures.rounds) - float(row.rounds.split()[0])) < 2.5
        assert 5 <= mean(figures.rounds) <= 15


def print_table(say: Callable[[str], None], every: list[tuple[CatalogueRow, GameFigures]]) -> None:
    """Print the table, with the catalogue's rows below ours."""
    say(f"\n{HEADER}")
    for row, figures in every:
        theirs = f"{row.rounds:20}  {row.points:11.1f}  {row.shame:5.1f}  {row.missed:11} %"
        say(figures.table_row(row.temper, row.players))
        say(f"{'':9} {'(cat.)':>7}  {theirs}")
    acts, seconds = sum(f.acts for _, f in every), sum(f.seconds for _, f in every)
    total = sum(len(f.rounds) for _, f in every)
    say(
        f"{total} games, none unfinished: {60 * total / seconds:.0f} a minute, "
        f"{acts / seconds:.0f} acts a second with bots' decisions, on one core"
    )


@pytest.mark.soak
@pytest.mark.parametrize("row", CATALOGUE, ids=lambda row: f"{row.temper}-{row.players}")
def test_commands_thrown_in_at_random_break_no_promise(row: CatalogueRow) -> None:
    short = play_games(
        row.temper, row.players, range(1000, 1020), wild_share=1.0, checks_entries=True
    )
    long = play_games(
        row.temper, row.players, range(1020, 1040), LASTING, wild_share=1.0, checks_entries=True
    )
    assert max(*short.rounds, *long.rounds) <= 30
    assert mean(long.rounds) > 3
