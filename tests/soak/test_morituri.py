"""A thousand games of Morituri by bots, and their figures beside those of the catalogue.

The catalogue's figures come from its own simulation of 4,000 games a row. The line below each of
its rows has the distance of our figures, in standard errors of the difference. Chance alone stays
within two of them in nineteen cases of twenty. The larger distances have these reasons:

- Wins by seat, deaths, and games without a winner differ by chance. Of our 143 games with six
  players, 14 in a hundred end without a winner (2.8 standard errors). Of 1,000 other games it was
  6.4, where the catalogue has 7.7. Of 1,000 with four players it was 9.9, where it has 8.6. Earlier
  seats win a little more often, as in the catalogue.
- With many players our games are a little shorter, because our bots fight a beast in Roma only when
  they are strong. The rules were written down a second time, in a small program without our code.
  With our bots' choices its games are as long as ours (8,000 games each with four, six and eight
  players: 23.9, 25.4 and 26.3 rounds). With players who keep the cards with the most Attack and
  Defence Value, and fight in Roma whenever they may, they are about as long as the catalogue's
  (24.5 with four, 27.0 with eight). Players who fight more there draw more cards, and the card
  Owner in Debt! sends more of them back.
- With alternate rule 2 a game is twice as long in both, and its length varies widely.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import count
from math import sqrt
from statistics import mean, pvariance, quantiles
from time import perf_counter
from typing import Any, NamedTuple

import pytest

from api.rehearsal.table import PlayedGame, play_game
from ledger.games.morituri.events import Died
from ledger.games.morituri.rules import RULES


class CatalogueRow(NamedTuple):
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
    CatalogueRow(2, False, "21.6 (10-29)", 17.1, "42.6 40.3", 0.64, 0.53),
    CatalogueRow(3, False, "23.0 (18-30)", 11.0, "31.4 29.8 27.9", 1.06, 1.05),
    CatalogueRow(4, False, "24.3 (19-32)", 8.6, "24.5 22.9 22.2 21.7", 1.53, 1.55),
    CatalogueRow(6, False, "26.1 (20-34)", 7.7, "17.4 16.8 14.8 14.7 14.8 13.9", 2.53, 2.55),
    CatalogueRow(
        8, False, "27.2 (21-36)", 6.0, "13.8 12.8 12.6 11.8 11.4 11.2 10.5 9.8", 3.60, 3.46
    ),
    CatalogueRow(4, True, "41.7 (24-72)", 8.3, "23.4 24.8 20.6 22.9", 2.68, 3.08),
    CatalogueRow(
        8, True, "56.5 (33-92)", 6.5, "13.3 11.3 13.4 11.4 11.7 11.1 10.8 10.4", 7.28, 7.07
    ),
)
GAMES = 143
"""Games of each of the seven rows: one thousand and one in all."""

THEIRS = 4_000
"""The number of games in each of the catalogue's rows."""

BY_CHANCE = 4
"""The number of standard errors that chance exceeds once in 16,000 times."""

HEADER = "players  rule 2  rounds mean (5-95 %)  no winner  deaths (road / Roma)   wins by seat, %"


@dataclass
class GameFigures:
    """The figures of many games of one kind."""

    rounds: list[int] = field(default_factory=list)
    seats: Counter[int] = field(default_factory=Counter)
    deaths: list[int] = field(default_factory=list)
    road: int = 0
    roma: int = 0
    acts: int = 0
    seconds: float = 0.0

    def add_game(self, played: PlayedGame) -> None:
        """Count one game. The seats are in the order of play."""
        world = played.state.world
        self.rounds.append(played.rounds)
        if world.winner:
            self.seats[world.order.index(world.winner)] += 1
        deaths = [entry.event for entry in played.entries if isinstance(entry.event, Died)]
        in_roma = sum(death.place == world.scenario.roma.id for death in deaths)
        self.roma += in_roma
        self.road += len(deaths) - in_roma
        self.deaths.append(len(deaths))
        self.acts += played.acts

    @property
    def percent_without_winner(self) -> float:
        """Return the number of games without a winner in a hundred."""
        return 100 * (1 - self.seats.total() / len(self.rounds))

    def table_row(self, row: CatalogueRow) -> str:
        """Return the figures as a row of the table."""
        low, *_, high = quantiles(self.rounds, n=20, method="inclusive")
        rounds, played = f"{mean(self.rounds):.1f} ({low:.0f}-{high:.0f})", len(self.rounds)
        wins = " ".join(f"{self._win_share(seat):.0f}" for seat in range(row.players))
        told = CatalogueRow(
            row.players, row.again, rounds, self.percent_without_winner, wins, 0.0, 0.0
        )
        return row_text(told._replace(road=self.road / played, roma=self.roma / played))

    def distances_from_catalogue(self, row: CatalogueRow) -> dict[str, float]:
        """Return the distances from the catalogue, in standard errors of the difference."""
        wins = [float(share) for share in row.wins.split()]
        return {
            "rounds": mean_distance_from_catalogue(self.rounds, float(row.rounds.split()[0])),
            "no winner": share_distance_from_catalogue(
                self.percent_without_winner, row.none, len(self.rounds)
            ),
            "deaths": mean_distance_from_catalogue(self.deaths, row.road + row.roma),
            **{
                f"seat {seat + 1}": share_distance_from_catalogue(
                    self._win_share(seat), theirs, len(self.rounds)
                )
                for seat, theirs in enumerate(wins)
            },
        }

    def _win_share(self, seat: int) -> float:
        return 100 * self.seats[seat] / len(self.rounds)


def mean_distance_from_catalogue(ours: list[int], theirs: float) -> float:
    """Return the distance of a mean from the catalogue's, if its games vary like ours."""
    return (mean(ours) - theirs) / sqrt(pvariance(ours) * (1 / len(ours) + 1 / THEIRS))


def share_distance_from_catalogue(ours: float, theirs: float, games: int) -> float:
    """Return the distance of a share in a hundred from the catalogue's."""
    return (ours - theirs) / sqrt(theirs * (100 - theirs) * (1 / games + 1 / THEIRS))


def row_text(row: CatalogueRow, who: str = "") -> str:
    """Return a row as text."""
    deaths = f"{row.road + row.roma:5.2f} ({row.road:.2f} / {row.roma:.2f})"
    rule = "on" if row.again else "off"
    return (
        f"{who or row.players:>7}  {rule:6}  {row.rounds:20}  {row.none:7.1f} %  "
        f"{deaths:21}  {row.wins}"
    )


def play_games(
    row: CatalogueRow, seeds: Iterable[int], temper: str = "sensible", **how: Any
) -> GameFigures:
    """Play games of one kind to their ends, keep every promise, and return their figures."""
    figures, again = GameFigures(), str(row.again).lower()
    text = f"based_on: morituri\nplayers: {row.players}\nswitches: {{alternate.rule_2: {again}}}\n"
    for seed in seeds:
        began = perf_counter()
        played = play_game(RULES, temper=temper, seed=seed, scenario=text, **how)
        figures.seconds += perf_counter() - began
        assert played.broken_promises == ()
        figures.add_game(played)
    return figures


def row_name(row: CatalogueRow) -> str:
    """Return the name of a row."""
    return f"{row.players}-{'again' if row.again else 'once'}"


@pytest.mark.parametrize("row", CATALOGUE[:3], ids=row_name)
def test_a_handful_of_games_keeps_every_promise(row: CatalogueRow) -> None:
    assert max(play_games(row, range(2), checks_entries=True).rounds) <= 60
    assert (
        max(play_games(row, range(1), "random", checks_entries=True, wild_share=0.5).rounds) <= 60
    )


@pytest.mark.soak
def test_a_thousand_games_come_near_the_figures_of_the_catalogue(
    capsys: pytest.CaptureFixture[str],
) -> None:
    every = [(row, play_games(row, range(GAMES), checks_entries=True)) for row in CATALOGUE]
    with capsys.disabled():
        print_table(print, every)
    for row, figures in every:
        rounds = 6.0 if row.again else 1.5
        assert abs(mean(figures.rounds) - float(row.rounds.split()[0])) < rounds, row
        by_chance = {
            name: far
            for name, far in figures.distances_from_catalogue(row).items()
            if name != "rounds"
        }
        assert max(map(abs, by_chance.values())) < BY_CHANCE, (row, by_chance)


def print_table(say: Callable[[str], None], every: list[tuple[CatalogueRow, GameFigures]]) -> None:
    """Print the table, with the catalogue's rows below ours."""
    say(f"\n{HEADER}")
    for row, figures in every:
        say(figures.table_row(row))
        say(row_text(row, "(cat.)"))
        say(
            f"{'apart':>7}  "
            + "  ".join(
                f"{n} {far:+.1f}" for n, far in figures.distances_from_catalogue(row).items()
            )
        )
    acts, seconds = sum(f.acts for _, f in every), sum(f.seconds for _, f in every)
    total = sum(len(f.rounds) for _, f in every)
    say(
        f"{total} games, none unfinished: {60 * total / seconds:.0f} a minute, "
        f"{acts / seconds:.0f} acts a second with bots' decisions, on one core"
    )


@pytest.mark.soak
@pytest.mark.parametrize("row", CATALOGUE, ids=row_name)
def test_commands_thrown_in_at_random_break_no_promise(row: CatalogueRow) -> None:
    seeds = (1000 + number for number in count())
    for temper in ("sensible", "random"):
        play_games(
            row, (next(seeds) for _ in range(10)), temper, wild_share=1.0, checks_entries=True
        )
