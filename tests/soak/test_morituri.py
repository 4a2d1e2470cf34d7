"""A thousand games of Morituri by bots, and their figures beside those of the catalogue.

The figures of the catalogue come from a simulation of its own (4,000 games a row), with other bots.
Ours come near in every column. What differs, and why:

- A game in twelve or so has no winner; of a hundred and forty games this is known to within some
  four in a hundred, and wins by seat to within seven. That is how far apart the figures may be.
- Our sensible bots fight a beast in Roma only when they are strong, and refuse no mercy: they die a
  little less often on the road, and a little more often in Roma.
- With alternate rule 2 a game is twice as long in both, and its length varies widely: a few games
  more or less of a hundred rounds move the mean by some rounds.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import count
from statistics import mean, quantiles
from time import perf_counter
from typing import Any, NamedTuple

import pytest

from api.rehearsal.table import Played, play_game
from ledger.games.morituri.bodies import Died
from ledger.games.morituri.rules import RULES


class Row(NamedTuple):
    """A row of the catalogue's table.

    Rounds (5 to 95 in a hundred), games in a hundred without a winner, wins by order of play, and
    deaths in a game, on the road and in Roma.
    """

    players: int
    again: bool
    rounds: str
    none: float
    wins: str
    road: float
    roma: float


CATALOGUE = (
    Row(2, False, "21.6 (10-29)", 17.1, "43 40", 0.64, 0.53),
    Row(3, False, "23.0 (18-30)", 11.0, "31 30 28", 1.06, 1.05),
    Row(4, False, "24.3 (19-32)", 8.6, "25 23 22 22", 1.53, 1.55),
    Row(6, False, "26.1 (20-34)", 7.7, "17 17 15 15 15 14", 2.53, 2.55),
    Row(8, False, "27.2 (21-36)", 6.0, "14 13 13 12 11 11 11 10", 3.60, 3.46),
    Row(4, True, "41.7 (24-72)", 8.3, "23 25 21 23", 2.68, 3.08),
    Row(8, True, "56.5 (33-92)", 6.5, "13 11 13 11 12 11 11 10", 7.28, 7.07),
)
GAMES = 143
"""Of each of the seven rows: a thousand and one games together."""

HEADER = "players  rule 2  rounds mean (5-95 %)  no winner  deaths (road / Roma)   wins by seat, %"


@dataclass
class Figures:
    """What became of many games of one kind."""

    rounds: list[int] = field(default_factory=list)
    seats: Counter[int] = field(default_factory=Counter)
    road: int = 0
    roma: int = 0
    acts: int = 0
    seconds: float = 0.0

    def add(self, played: Played) -> None:
        """Count one game; the seats are in the order of play."""
        world = played.state.world
        self.rounds.append(played.rounds)
        if world.winner:
            self.seats[world.order.index(world.winner)] += 1
        deaths = [entry.body for entry in played.entries if isinstance(entry.body, Died)]
        in_roma = sum(death.place == world.scenario.roma.id for death in deaths)
        self.roma += in_roma
        self.road += len(deaths) - in_roma
        self.acts += played.acts

    @property
    def none(self) -> float:
        """How many of a hundred games had no winner."""
        return 100 * (1 - self.seats.total() / len(self.rounds))

    def line(self, row: Row) -> str:
        """The figures as a row of the table."""
        low, *_, high = quantiles(self.rounds, n=20, method="inclusive")
        rounds, played = f"{mean(self.rounds):.1f} ({low:.0f}-{high:.0f})", len(self.rounds)
        wins = " ".join(f"{100 * self.seats[n] / played:.0f}" for n in range(row.players))
        told = Row(row.players, row.again, rounds, self.none, wins, 0.0, 0.0)
        return written(told._replace(road=self.road / played, roma=self.roma / played))


def written(row: Row, who: str = "") -> str:
    """A row as text."""
    deaths = f"{row.road + row.roma:5.2f} ({row.road:.2f} / {row.roma:.2f})"
    rule = "on" if row.again else "off"
    return (
        f"{who or row.players:>7}  {rule:6}  {row.rounds:20}  {row.none:7.1f} %  "
        f"{deaths:21}  {row.wins}"
    )


def games(row: Row, seeds: Iterable[int], temper: str = "sensible", **how: Any) -> Figures:
    """Games of one kind, each played to its end with every promise kept."""
    figures, again = Figures(), str(row.again).lower()
    text = f"based_on: morituri\nplayers: {row.players}\nswitches: {{alternate.rule_2: {again}}}\n"
    for seed in seeds:
        began = perf_counter()
        played = play_game(RULES, temper=temper, seed=seed, scenario=text, **how)
        figures.seconds += perf_counter() - began
        assert played.broken == ()
        figures.add(played)
    return figures


def kind(row: Row) -> str:
    """The name of a row."""
    return f"{row.players}-{'again' if row.again else 'once'}"


@pytest.mark.parametrize("row", CATALOGUE[:3], ids=kind)
def test_a_handful_of_games_keeps_every_promise(row: Row) -> None:
    assert max(games(row, range(2), checks=True).rounds) <= 60
    assert max(games(row, range(1), "random", checks=True, wild=0.5).rounds) <= 60


@pytest.mark.soak
def test_a_thousand_games_come_near_the_figures_of_the_catalogue(
    capsys: pytest.CaptureFixture[str],
) -> None:
    every = [(row, games(row, range(GAMES), checks=True)) for row in CATALOGUE]
    with capsys.disabled():
        told(print, every)
    for row, figures in every:
        apart = 6.0 if row.again else 2.0
        assert abs(mean(figures.rounds) - float(row.rounds.split()[0])) < apart, row
        assert abs(figures.none - row.none) < 10, row
        deaths = (figures.road + figures.roma) / len(figures.rounds)
        assert abs(deaths / (row.road + row.roma) - 1) < 0.15, row


def told(say: Callable[[str], None], every: list[tuple[Row, Figures]]) -> None:
    """The table, with the catalogue's rows below ours."""
    say(f"\n{HEADER}")
    for row, figures in every:
        say(figures.line(row))
        say(written(row, "(cat.)"))
    acts, seconds = sum(f.acts for _, f in every), sum(f.seconds for _, f in every)
    total = sum(len(f.rounds) for _, f in every)
    say(
        f"{total} games, none unfinished: {60 * total / seconds:.0f} a minute, "
        f"{acts / seconds:.0f} acts a second with bots' decisions, on one core"
    )


@pytest.mark.soak
@pytest.mark.parametrize("row", CATALOGUE, ids=kind)
def test_commands_thrown_in_at_random_break_no_promise(row: Row) -> None:
    seeds = (1000 + number for number in count())
    for temper in ("sensible", "random"):
        games(row, (next(seeds) for _ in range(10)), temper, wild=1.0, checks=True)
