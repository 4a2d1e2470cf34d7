"""Five hundred games of Roman Diplomacy by bots to their end, on all maps, and what became of them.

Every offered order is accepted, and every promise is kept (see `api.rehearsal.answers`): nothing is
lost, rebuilt equals live, nobody sees what is not theirs.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from statistics import mean

import pytest

from api.rehearsal.table import Played, play_game
from ledger.entry import Entry
from ledger.games.roman_diplomacy.borders import TEMPLATES
from ledger.games.roman_diplomacy.events.corrections import TurnReadjudicated
from ledger.games.roman_diplomacy.events.empires import (
    DisorderBegan,
    EmpireFounded,
    FederationBegan,
    FederationLeft,
)
from ledger.games.roman_diplomacy.rules import RULES
from ledger.kernel.letter_events import LetterWritten

GAMES = 500
ONE = "based_on: roman_diplomacy\n"
SMALL = f"{ONE}map: mare_parvum\nspecial_sites: []\nwin_centres: 4\n"
KINDS = (
    ("standard", ONE, (3, 5, 7)),
    ("classical", f"{ONE}variant: II\n", (3, 5)),
    ("mare_parvum", SMALL, (2, 3)),
)
MOST = 6_000


def played(number: int) -> tuple[str, int, Played]:
    """One game: its map, its players, what became of it. One in three has wild commands in it."""
    name, scenario, sizes = KINDS[number % len(KINDS)]
    players = sizes[number // len(KINDS) % len(sizes)]
    wild = 0.3 if number % 3 == number // 3 % 3 else 0.0
    text = f"{scenario}players: {players}\nletters: private\n"
    game = play_game(RULES, players, seed=number, scenario=text, wild=wild, most=MOST)
    return name, players, game


@pytest.mark.soak
def test_every_game_comes_to_an_end_and_keeps_its_promises() -> None:
    endings: Counter[str] = Counter()
    turns: list[int] = []
    happened: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for number in range(GAMES):
        name, players, game = played(number)
        assert game.broken == (), (number, name, players, game.broken)
        endings[game.state.world.outcome] += 1
        won.update(_cities_that_won(game))
        turns.append(game.state.world.turn)
        happened.update({type(entry.event).__name__ for entry in game.entries})
        happened.update(set(_talk_and_joins(game.entries)))
    kinds = (EmpireFounded, FederationBegan, FederationLeft, DisorderBegan, TurnReadjudicated)
    rates = {kind.__name__: happened[kind.__name__] for kind in kinds}
    rates |= {what: happened[what] for what in ("joined later", *TEMPLATES)}
    said = f"endings {dict(endings)}; turns {mean(turns):.1f}, longest {max(turns)}; games {rates}"
    sys.stdout.write(f"\n{said}; won from {dict(won.most_common())}\n")
    assert {"winner", "joint-win", "draw", "nobody"} <= set(endings)
    assert all(rates.values())


def _cities_that_won(game: Played) -> Iterator[str]:
    """Where the winners began last."""
    world = game.state.world
    return (world.empires[who].city for who in world.winners if "win" in world.outcome)


def _talk_and_joins(entries: Iterable[Entry]) -> Iterator[str]:
    for entry in entries:
        if isinstance(entry.event, EmpireFounded) and entry.period > 1:
            yield "joined later"
        if isinstance(entry.event, LetterWritten):
            yield entry.event.template
