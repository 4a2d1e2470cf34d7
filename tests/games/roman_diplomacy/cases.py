"""Cases of adjudication in text files, for people without Python.

A case begins with its number and title. Each further line is indented and has one fact:

    Austria: A Vienna - Tyrolia   => fails       an order and its result
    Austria: has F Trieste                       a piece that stands there
    stand-off in Tyrolia                         a province that is closed to retreats
    Trieste may retreat to Albania, Serbia       the retreats of a dislodged piece, or `nowhere`
    then                                         the following lines are orders of retreats
    Austria: owns Vienna, Trieste                centres, for adjustments
    Austria: may build in Vienna                 its home centres
    Austria: loses A Serbia                      the piece that disorder removes

A piece stands where its order says, unless another line places it. The verdicts are `succeeds`,
`fails`, `void` and `illegal`; `dislodged` beside a verdict marks a dislodged piece.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from ledger.games.roman_diplomacy.adjudication.board import PieceKind, province_of
from ledger.games.roman_diplomacy.adjudication.orders import (
    Convoy,
    Hold,
    Move,
    Piece,
    Support,
)
from ledger.games.roman_diplomacy.notation.order_reader import AnyOrder, WrittenOrder, read_order
from ledger.games.roman_diplomacy.notation.places import Gazetteer

_ORDER = re.compile(
    r"(?P<power>[A-Z][a-z]+): (?P<order>.*?)\s*=> (?P<verdict>\w+)(?P<out>, dislodged)?$"
)
_SAYS = re.compile(r"(?P<power>[A-Z][a-z]+): (?P<verb>has|owns|may build in|loses) (?P<what>.*)$")
_STAND_OFF = re.compile(r"stand-off in (?P<what>.*)$")
_RETREAT = re.compile(r"(?P<at>.+) may retreat to (?P<what>.*)$")


@dataclass
class ExpectedResult:
    """An order with its expected result."""

    power: str
    written: WrittenOrder
    verdict: str
    dislodged: bool

    @property
    def order(self) -> AnyOrder:
        """The order itself."""
        return self.written.order


@dataclass
class AdjudicationCase:
    """A case, in the order of its lines."""

    id: str
    title: str
    pieces: list[Piece] = field(default_factory=list)
    orders: list[ExpectedResult] = field(default_factory=list)
    contested: set[str] = field(default_factory=set)
    retreats: dict[str, set[str]] = field(default_factory=dict)
    centres: dict[str, list[str]] = field(default_factory=dict)
    homes: dict[str, list[str]] = field(default_factory=dict)
    lost: list[Piece] = field(default_factory=list)
    retreating: list[ExpectedResult] | None = None


def cases_in(folder: Path, places: Gazetteer) -> Iterator[AdjudicationCase]:
    """Return the cases of all files of a folder. Raise ValueError for an unknown line."""
    for file in sorted(folder.glob("*.txt")):
        yield from _cases_in_file(file, places)


def _cases_in_file(file: Path, places: Gazetteer) -> Iterator[AdjudicationCase]:
    case: AdjudicationCase | None = None
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        if not line.startswith(" "):
            if case is not None:
                yield case
            name, _, title = line.partition(" ")
            case = AdjudicationCase(name, title.strip())
        elif case is None or not _read_order(case, line.strip(), places):
            raise ValueError(f"{file.name}, line {number}: {line.strip()}")
    if case is not None:
        yield case


def _read_order(case: AdjudicationCase, line: str, places: Gazetteer) -> bool:
    if found := _ORDER.match(line):
        written = read_order(found["order"], places)
        expected = ExpectedResult(found["power"], written, found["verdict"], bool(found["out"]))
        if case.retreating is not None:
            case.retreating.append(expected)
            return True
        case.orders.append(expected)
        _add_piece(case, found["power"], written)
    elif line == "then":
        case.retreating = []
    elif found := _SAYS.match(line):
        _read_line(case, found["power"], found["verb"], found["what"], places)
    elif found := _STAND_OFF.match(line):
        case.contested |= {_location_of_name(places, one) for one in found["what"].split(", ")}
    elif found := _RETREAT.match(line):
        named = [] if found["what"] == "nowhere" else found["what"].split(", ")
        case.retreats[_location_of_name(places, found["at"])] = {
            _location_of_name(places, one) for one in named
        }
    else:
        return False
    return True


def _add_piece(case: AdjudicationCase, power: str, written: WrittenOrder) -> None:
    if not isinstance(written.order, Hold | Move | Support | Convoy):
        return
    at = written.order.at
    taken = {(piece.province, piece.kind == "G") for piece in case.pieces}
    if (province_of(at), written.kind == "G") not in taken:
        case.pieces.append(Piece(_piece_kind(written.kind), at, power))


def _read_line(case: AdjudicationCase, power: str, verb: str, what: str, places: Gazetteer) -> None:
    if verb == "has":
        case.pieces.append(parse_piece(what, power, places))
    elif verb == "loses":
        case.lost.append(parse_piece(what, power, places))
    else:
        centres = case.centres if verb == "owns" else case.homes
        centres[power] = [_location_of_name(places, one) for one in what.split(", ")]


def parse_piece(text: str, power: str, places: Gazetteer) -> Piece:
    """Return the piece of a text such as `F Spain(sc)`."""
    kind, _, place = text.partition(" ")
    return Piece(_piece_kind(kind), _location_of_name(places, place), power)


def _location_of_name(places: Gazetteer, name: str) -> str:
    found = places.place_at(name.strip(), 0)
    if found is None:
        raise ValueError(f"no place is called {name!r}")
    return found[0]


def _piece_kind(kind: str) -> PieceKind:
    return "F" if kind == "F" else "G" if kind == "G" else "A"
