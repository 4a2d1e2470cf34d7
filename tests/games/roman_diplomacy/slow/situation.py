"""A position with its orders, on which the two adjudicators are compared, and its text.

standard                                     the board; further words are readings
one side: a, b                               owners that are of one side
barbarians: Gal, Dac
a: F Wst - Bru - Mid => mid                  an order, and the final place of its piece
b: has F Alb => gone                         a piece without an order
nobody: has G Bru => bru
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ledger.games.roman_diplomacy.adjudication.board import Board, PieceKind, province_of
from ledger.games.roman_diplomacy.adjudication.orders import (
    Convoy,
    Hold,
    Move,
    Order,
    Piece,
    Readings,
    Support,
)
from ledger.games.roman_diplomacy.maps.load import SHIPPED_MAPS, load_shipped_map
from ledger.games.roman_diplomacy.notation.order_reader import WrittenOrder, read_order
from ledger.games.roman_diplomacy.notation.order_writer import write_order
from ledger.games.roman_diplomacy.notation.places import Gazetteer, write_location

BOARDS = {name: load_shipped_map(name).board() for name in SHIPPED_MAPS}
NOBODY = "nobody"
SIDES, BARBARIANS = "one side: ", "barbarians: "


@dataclass(frozen=True)
class Situation:
    """Pieces, each with its order or None. `together` are the owners of one side."""

    name: str
    ordered: tuple[tuple[Piece, Order | None], ...]
    words: frozenset[str] = frozenset()
    together: frozenset[str] = frozenset()
    markers: frozenset[str] = frozenset()

    @property
    def board(self) -> Board:
        """The board."""
        return BOARDS[self.name]

    @property
    def pieces(self) -> list[Piece]:
        """All pieces."""
        return [piece for piece, _ in self.ordered]

    @property
    def orders(self) -> list[Order]:
        """All orders."""
        return [order for _, order in self.ordered if order is not None]

    @property
    def readings(self) -> Readings:
        """The readings."""
        return Readings(
            edition="1971" if "1971" in self.words else "2023",
            joint="joint" in self.words,
            lasting_supports="brief" not in self.words,
            standoffs_close="closed" in self.words,
            side=self._common_side,
        )

    def _common_side(self, owner: str) -> str:
        return min(self.together) if owner in self.together else owner


def situation_text(situation: Situation, ends: Sequence[str]) -> str:
    """Return the text of the situation, with each piece's final place."""
    lines = [" ".join([situation.name, *sorted(situation.words)])]
    if situation.together:
        lines.append(SIDES + ", ".join(sorted(situation.together)))
    if situation.markers:
        lines.append(BARBARIANS + ", ".join(map(write_location, sorted(situation.markers))))
    for (piece, order), end in zip(situation.ordered, ends, strict=True):
        kind = "B" if piece.barbarian else piece.kind
        said = f"has {kind} {write_location(piece.at)}"
        if order is not None:
            said = write_order(WrittenOrder(_order_with_place(order, piece.at), kind))
        lines.append(f"{piece.owner or NOBODY}: {said} => {end}")
    return "".join(f"  {line}\n" for line in lines)


def _order_with_place(order: Order, at: str) -> Order:
    match order:
        case Hold():
            return Hold(at, order.garrison)
        case Move():
            return Move(at, order.to, order.via, order.further, order.garrison)
        case Support():
            return Support(at, order.origin, order.to, order.garrison)
        case Convoy():
            return Convoy(at, order.origin, order.to, order.garrison)


@dataclass(frozen=True)
class TitledSituation:
    """Read a situation under its title, with each piece's final place."""

    title: str
    situation: Situation
    ends: tuple[str, ...]


def titled_situations(file: Path) -> Iterator[TitledSituation]:
    """Return the situations of a file: a title, then the indented lines of one."""
    title, lines = "", list[str]()
    for line in [*file.read_text(encoding="utf-8").splitlines(), ""]:
        if line.startswith("  "):
            lines.append(line.strip())
        elif lines:
            yield _read_situation(title, lines)
            lines = []
        if line and not line.startswith((" ", "#")):
            title = line


def _read_situation(title: str, lines: Iterable[str]) -> TitledSituation:
    first, *others = lines
    name, *words = first.split()
    found, ends = Situation(name, (), frozenset(words)), list[str]()
    places = Gazetteer(found.board)
    for line in others:
        if line.startswith(SIDES):
            found = replace(found, together=frozenset(line.removeprefix(SIDES).split(", ")))
        elif line.startswith(BARBARIANS):
            named = line.removeprefix(BARBARIANS).split(", ")
            markers = frozenset(_location_named(places, one) for one in named)
            found = replace(found, markers=markers)
        else:
            said, _, end = line.partition(" => ")
            found = replace(found, ordered=(*found.ordered, _piece_and_order(said, places)))
            ends.append(end if end == "gone" else _location_named(places, end))
    return TitledSituation(title, found, tuple(ends))


def _piece_and_order(said: str, places: Gazetteer) -> tuple[Piece, Order | None]:
    owner, _, text = said.partition(": ")
    owner = "" if owner == NOBODY else owner
    if text.startswith("has "):
        kind, place = text.removeprefix("has ").split()
        return _parse_piece(kind, _location_named(places, place), owner), None
    read = read_order(text, places)
    assert isinstance(read.order, Hold | Move | Support | Convoy)
    return _parse_piece(read.kind, read.order.at, owner), read.order


def _parse_piece(letter: str, at: str, owner: str) -> Piece:
    kind: PieceKind = "G" if letter == "G" else "F" if letter == "F" else "A"
    return Piece(kind, at, owner, barbarian=letter == "B")


def _location_named(places: Gazetteer, text: str) -> str:
    found = places.place_at(text, 0)
    assert found is not None, text
    return found[0]


def ordered_province_and_garrison(order: Order) -> tuple[str, bool]:
    """Return the province of an order's piece, and whether the order is for the garrison."""
    return province_of(order.at), order.garrison
