"""Turns as phones receive them, for the phone's own tests.

The turns are rings, head-to-head battles, beleaguered garrisons and convoys of published cases,
paths of fleets, and random turns. `python -m tests.games.roman_diplomacy.replays` writes them.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from ledger.games.roman_diplomacy.adjudication.board import Board, province_of
from ledger.games.roman_diplomacy.adjudication.orders import (
    Convoy,
    Hold,
    Move,
    Order,
    Piece,
    Support,
)
from ledger.games.roman_diplomacy.maps.load import load_shipped_map
from ledger.games.roman_diplomacy.movement import resolve_orders
from ledger.games.roman_diplomacy.notation.order_reader import WrittenOrder, read_order
from ledger.games.roman_diplomacy.notation.order_writer import write_order
from ledger.games.roman_diplomacy.notation.places import Gazetteer
from ledger.games.roman_diplomacy.state import BoardPosition, Empire, Game
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.games.roman_diplomacy.turn_document import played_document
from ledger.record.entry import Event, Roll
from ledger.record.shared_map import Map
from tests.games.roman_diplomacy import by_chance
from tests.games.roman_diplomacy.cases import AdjudicationCase, cases_in, parse_piece
from tests.games.roman_diplomacy.war import War
from tests.shape.tree import ROOT

PHONE = Path(ROOT, "pwa/src/games/roman_diplomacy/replay/fixtures.json")
CASES = Path(__file__).parent / "datc"
TOLD = ("6.C.", "6.E.", "6.G.")
"""The sections that are used in full: rings, head-to-head battles, garrisons, convoys."""

BY_CHANCE = 24
"""The number of random turns."""

SPARE = ("a F nth", "a F nwg", "a F bar", "b F bal", "b F bot")
"""Fleets that use no petrol, so that others can use it."""

PATHS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "a path in three parts": (("a F tys",), ("F tys - ion - aeg - eas",)),
    "a path that is stopped on its way": (("a F tys", "b F aeg"), ("F tys - ion - aeg",)),
    "a path that drives out whoever has just come": (
        ("a F tys", "a F smy", "b F eas"),
        ("F tys - ion - aeg", "F smy S ion - aeg", "F eas - aeg"),
    ),
    "a path to where somebody has just left": (
        ("a F tys", "b F ion"),
        ("F tys - ion - aeg", "F ion - aeg - eas"),
    ),
    "a path whose support is cut on the way": (
        ("a F tys", "a F gre", "b F aeg", "b F alb"),
        ("F tys - ion - aeg", "F gre S ion - aeg", "F alb - gre"),
    ),
}
"""Turns with paths of fleets on the standard map: pieces with their owners, and orders."""


class _BoardOnlyTranscript(BoardTranscript):
    """The changes of a turn, without books."""

    def add_event(self, event: Event, rolls: tuple[Roll, ...] = ()) -> None:
        """Add an event."""
        self._told.add_draft(event, rolls=rolls)


def turn_for_phone(
    board: Board, pieces: Iterable[Piece], orders: Iterable[Order]
) -> dict[str, Any]:
    """Return the turn with these pieces and orders, as a phone receives it. Other pieces hold."""
    standing = tuple(pieces)
    there = {(one.province, one.kind == "G"): one for one in standing}
    lines: dict[str, list[str]] = {}
    for order in orders:
        piece = there[province_of(order.at), order.garrison]
        lines.setdefault(piece.owner, []).append(write_order(WrittenOrder(order, piece.kind)))
    story = _BoardOnlyTranscript(_game_on_board(board, standing))
    resolve_orders(story, {who: tuple(own) for who, own in lines.items()})
    document: dict[str, Any] = msgspec.to_builtins(played_document(story.world.played_turns[-1]))
    return document


@cache
def _new_game() -> Game:
    state: Game = War().state
    return state


def _game_on_board(board: Board, pieces: tuple[Piece, ...]) -> Game:
    """Return a game with these pieces on this board, where every owner leads an empire."""
    state = _new_game()
    owners = sorted({one.owner for one in pieces} - {""})
    land = [one.id for one in board.provinces.values() if one.can_hold_armies]
    now = BoardPosition(
        units=Map({one.province: one for one in pieces if one.kind != "G"}),
        garrisons=Map({one.province: one.owner for one in pieces if one.kind == "G"}),
        markers=frozenset(sorted(land)[::3]),
    )
    empires = Map({owner: Empire(owner, owner, "", 0) for owner in owners})
    return replace(state, world=replace(state.world, board=board, position=now, empires=empires))


def named_turns() -> Iterator[tuple[str, dict[str, Any]]]:
    """Return every turn of the phone's tests, by name."""
    board = load_shipped_map("standard").board()
    places = Gazetteer(board)
    for case in cases_in(CASES, places):
        if case.id.startswith(TOLD):
            yield (
                f"{case.id} {case.title}",
                turn_for_phone(board, case.pieces, _orders_for_own_pieces(case)),
            )
    for name, (pieces, lines) in PATHS.items():
        standing = [parse_piece(one[2:], one[0], places) for one in (*pieces, *SPARE)]
        yield name, turn_for_phone(board, standing, _read_orders(lines, places))
    for number, document in zip(range(BY_CHANCE), random_turns(), strict=False):
        yield f"by chance {number}", document


def random_turns(seed: int = 1) -> Iterator[dict[str, Any]]:
    """Yield random turns on the small map, without end."""
    board, chance = load_shipped_map("mare_parvum").board(), Random(seed)
    while True:
        pieces = by_chance.random_pieces(board, chance, 9)
        yield turn_for_phone(board, pieces, by_chance.random_orders(board, chance, pieces))


def _orders_for_own_pieces(case: AdjudicationCase) -> Iterator[Order]:
    """Return the orders of a case whose author owns the piece."""
    owners = {(piece.province, piece.kind == "G"): piece.owner for piece in case.pieces}
    for one in case.orders:
        order = one.order
        if not isinstance(order, Hold | Move | Support | Convoy):
            continue
        if owners[province_of(order.at), order.garrison] == one.power:
            yield order


def _read_orders(lines: Iterable[str], places: Gazetteer) -> Iterator[Order]:
    for line in lines:
        order = read_order(line, places).order
        if isinstance(order, Hold | Move | Support | Convoy):
            yield order


def turns_text() -> str:
    """Return the text of the file, one turn a line."""
    lines = ",\n".join(json.dumps({"name": name, "played": one}) for name, one in named_turns())
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    PHONE.write_text(turns_text(), encoding="utf-8")
