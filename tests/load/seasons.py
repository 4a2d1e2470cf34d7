"""The time to adjudicate a season of Roman Diplomacy, beside other engines on equal positions.

The other engines are installed only for this, in a separate environment, and run in a separate
process (`tests/load/rivals/adjudicators.py`).
"""

import json
import subprocess
import venv
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from subprocess import PIPE
from time import process_time
from typing import Any

from msgspec.structs import replace

from ledger.games.roman_diplomacy.adjudication.board import Board, province_of
from ledger.games.roman_diplomacy.adjudication.impulses import adjudicate_turn
from ledger.games.roman_diplomacy.adjudication.movement import adjudicate
from ledger.games.roman_diplomacy.adjudication.orders import (
    Convoy,
    Hold,
    Move,
    Order,
    Piece,
    Readings,
    Support,
)
from ledger.games.roman_diplomacy.maps.load import load_shipped_map
from tests.load.core import exclude_from_collector
from tests.load.figures import Figure

PIECES = 34
RUNS = 3
MILLI = 1_000
OWNERS = "abcdefg"
ROOT = Path(__file__).parents[2]
BARE = Readings(reasons=False)
RIVALS = {"diplomacy": "diplomacy==1.1.2", "pydip": "pydip==0.1.8"}
"""The packages of the other engines for the bench."""


@dataclass(frozen=True)
class Season:
    """A position on the standard map, and an order for each piece."""

    pieces: tuple[Piece, ...]
    orders: tuple[Order, ...]


def random_seasons(board: Board, number: int, seed: int = 5) -> Iterator[Season]:
    """Yield random seasons: half the pieces move, most of the others support a neighbour."""
    chance = Random(seed)
    for _ in range(number):
        pieces = tuple(_random_pieces(board, chance))
        yield Season(pieces, tuple(_random_orders(board, chance, pieces)))


def _random_pieces(board: Board, chance: Random) -> Iterator[Piece]:
    for place in chance.sample(sorted(board.provinces), PIECES):
        one, owner = board.provinces[place], chance.choice(OWNERS)
        fleet = one.sea or (
            bool(one.fleet_locations) and not one.coasts and chance.random() < 1 / 2
        )
        yield Piece("F" if fleet else "A", place, owner)


def _random_orders(board: Board, chance: Random, pieces: Sequence[Piece]) -> Iterator[Order]:
    moves = {}
    for piece in pieces:
        near = sorted(
            board.fleet_reach[piece.at] if piece.kind == "F" else board.touches("A", piece.at)
        )
        if near and chance.random() < 1 / 2:
            moves[piece.at] = chance.choice(near)
    carried = _convoys_of(board, chance, pieces, moves)
    for piece in pieces:
        if piece.at in carried:
            yield Convoy(piece.at, *carried[piece.at])
        elif piece.at in moves:
            yield Move(piece.at, moves[piece.at])
        else:
            yield _helping_order(board, chance, piece, moves)


def _convoys_of(
    board: Board, chance: Random, pieces: Sequence[Piece], moves: dict[str, str]
) -> dict[str, tuple[str, str]]:
    """Return fleets at sea that convoy an army of their owner, whose move goes by sea."""
    found: dict[str, tuple[str, str]] = {}
    for fleet in pieces:
        beside = [p for p in pieces if p.kind == "A" and fleet.at in board.adjacent_seas[p.at]]
        armies = [p for p in beside if p.owner == fleet.owner and p.at not in moves]
        if fleet.kind != "F" or not board.provinces[fleet.at].sea or not armies:
            continue
        army = chance.choice(armies)
        coasts = [
            one.id
            for one in board.provinces.values()
            if one.can_hold_armies and one.fleet_locations
        ]
        goals = [p for p in coasts if fleet.at in board.adjacent_seas[p] and p != army.at]
        far = sorted(set(goals) - board.touches("A", army.at))
        if far and fleet.at not in moves:
            moves[army.at] = chance.choice(far)
            found[fleet.at] = (army.at, moves[army.at])
    return found


def _helping_order(board: Board, chance: Random, piece: Piece, moves: dict[str, str]) -> Order:
    near = board.touches(piece.kind, piece.at)
    going = [(a, b) for a, b in moves.items() if province_of(b) in near and a != piece.at]
    if going and chance.random() < 4 / 5:
        return Support(piece.at, *chance.choice(going))
    return Hold(piece.at)


def season_figures(number: int, python: Path | None) -> Iterator[Figure]:
    """Yield the median time of this many seasons of 34 pieces.

    There are three figures of ours: with reasons, without, and with the variant's extras. The
    figures of the other engines for this Python follow. All engines take each season in turn, so
    that a slower machine slows all of them.
    """
    board = load_shipped_map("standard").board()
    played = list(random_seasons(board, number))
    federation = Readings(side=lambda owner: "a" if owner in "abc" else owner)
    ours: dict[str, Callable[[Season], object]] = {
        "with reasons": lambda one: adjudicate(board, one.pieces, one.orders, Readings()),
        "without reasons": lambda one: adjudicate(board, one.pieces, one.orders, BARE),
        "with garrisons, paths and federations": lambda one: adjudicate_turn(
            board, *season_with_extras(board, one), federation
        ),
    }
    with rival_engines(python) as ask, exclude_from_collector():
        times = [_times_of_all_engines(board, ours, ask, one) for one in played]
    medians = {
        name: median(found) * MILLI
        for name in times[0]
        if (found := [one[name] for one in times if one[name] is not None])
    }
    fastest = min((medians[name] for name in RIVALS if name in medians), default=None)
    targets = dict(zip(ours, (1.5, fastest, 2.5), strict=True))
    for name, value in medians.items():
        what = f"a season of {PIECES} pieces {'by ' if name in RIVALS else ''}{name}"
        yield Figure(what, value, "ms", targets.get(name), fastest)


def _times_of_all_engines(
    board: Board,
    ours: dict[str, Callable[[Season], object]],
    ask: Callable[[str], dict[str, Any]],
    season: Season,
) -> dict[str, Any]:
    own = {
        name: min(_time_season(each, season) for _ in range(RUNS)) for name, each in ours.items()
    }
    return own | ask(json.dumps(_plain_season(board, season)))


def _time_season(decide: Callable[[Season], object], season: Season) -> float:
    begun = process_time()
    decide(season)
    return process_time() - begun


def season_with_extras(board: Board, season: Season) -> tuple[tuple[Piece, ...], tuple[Order, ...]]:
    """Return the same season with a garrison in every centre, and fleets that go on once more."""
    centres = [one.id for one in board.provinces.values() if one.centre]
    garrisons = (Piece("G", place, OWNERS[n % 7]) for n, place in enumerate(centres))
    fleets = {piece.at for piece in season.pieces if piece.kind == "F"}
    orders = (
        replace(one, further=(min(board.fleet_reach[one.to]),))
        if isinstance(one, Move) and one.at in fleets
        else one
        for one in season.orders
    )
    return (*season.pieces, *garrisons), tuple(orders)


@contextmanager
def rival_engines(python: Path | None) -> Iterator[Callable[[str], dict[str, Any]]]:
    """Yield the other engines in a separate process.

    The process gets a season, and returns the seconds of each engine.
    """
    if python is None:
        yield lambda _season: {}
        return
    program = [str(python), str(Path(__file__).parent / "rivals" / "adjudicators.py")]
    with subprocess.Popen(program, stdin=PIPE, stdout=PIPE, text=True) as others:
        assert others.stdin is not None
        assert others.stdout is not None
        asked, answers = others.stdin, others.stdout

        def ask_engines(season: str) -> dict[str, Any]:
            asked.write(f"{season}\n")
            asked.flush()
            found: dict[str, Any] = json.loads(answers.readline())
            return found

        yield ask_engines


def python_with_rivals() -> Path | None:
    """Return a Python with the other engines installed, or None if that is impossible."""
    place = ROOT / ".rivals"
    python = place / "bin" / "python"
    if not python.exists():
        venv.create(place, with_pip=True)
    pip = [str(python), "-m", "pip", "install", "--quiet", *RIVALS.values()]
    if subprocess.run(pip, check=False).returncode:
        print("the other engines cannot be installed; their figures are left out")
        return None
    return python


def _plain_season(board: Board, season: Season) -> dict[str, Any]:
    """Return a season as plain data: kind, place, name and owner of pieces; words of orders."""
    return {
        "pieces": [[p.kind, p.at, p.owner] for p in season.pieces],
        "names": {one.id: one.name for one in board.provinces.values()},
        "orders": [_order_words(one) for one in season.orders],
    }


def _order_words(order: Order) -> list[str]:
    match order:
        case Move():
            return ["move", order.at, order.to]
        case Support():
            return ["support", order.at, order.origin, order.to]
        case Convoy():
            return ["convoy", order.at, order.origin, order.to]
        case Hold():
            return ["hold", order.at]
