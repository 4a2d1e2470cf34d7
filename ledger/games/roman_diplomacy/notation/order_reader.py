"""Reading orders from text.

Words are matched column by column. So an error names the column where reading stopped, and the
words that could follow. The grammar has one line for each order, without nesting. A parser
generator would need each map's names compiled into its grammar, and its errors would be less exact.
"""

import re
from dataclasses import dataclass, field

from ledger.games.roman_diplomacy.adjudication.board import PieceKind
from ledger.games.roman_diplomacy.adjudication.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Retreat,
    Support,
    Waive,
)
from ledger.games.roman_diplomacy.notation.places import Gazetteer

AnyOrder = Hold | Move | Support | Convoy | Retreat | Build | Disband | Waive

_KIND_PATTERN = re.compile(r"(army|fleet|garrison|barbarians?|[AFGB])\b\.?\s*", re.IGNORECASE)
_ARROW_PATTERN = re.compile(r"\s*(?:->|-|–|→|\bto\b)\s*", re.IGNORECASE)
_VERB_PATTERN = re.compile(
    r"\s*(?:(?P<hold>holds?|stands?|h)|(?P<support>supports?|s)|(?P<convoy>convoys?|c)"
    r"|(?P<retreat>retreats?(?:\s+to)?|r)|(?P<disband>disbands?|d))\b\s*",
    re.IGNORECASE,
)
_ADJUSTMENT_PATTERN = re.compile(
    r"\s*(?:(?P<build>builds?|raises?)|(?P<disband>disbands?|removes?)|(?P<waive>waives?))\b\s*",
    re.IGNORECASE,
)
_CONVOY_PATTERN = re.compile(r"\s*,?\s*(?:via|by)\s+convoy\b", re.IGNORECASE)
_WORD_PATTERN = re.compile(r"[^\s,;()]+")
_SPACE_PATTERN = re.compile(r"\s*")


@dataclass(frozen=True, slots=True)
class WrittenOrder:
    """An order as it was written, with the kind of its piece ("B" for a barbarian army).

    `helped` is the written kind of the supported or carried piece; "" if there is none. This field
    is ignored in comparisons.
    """

    order: AnyOrder
    kind: str
    helped: str = field(default="", compare=False)


class NotationError(ValueError):
    """Text that is not an order, with line and column (from 1) and the expected text."""

    def __init__(self, line_number: int, column: int, message: str) -> None:
        super().__init__(f"line {line_number}, column {column}: {message}")
        self.line = line_number
        self.column = column
        self.message = message


def read_order(text: str, places: Gazetteer, line_number: int = 1) -> WrittenOrder:
    """Return the order in a line of text. Raise NotationError."""
    return _LineReader(text, places, line_number).order()


def read_orders(text: str, places: Gazetteer) -> tuple[WrittenOrder, ...]:
    """Return the orders in a text. Each line has one order, and empty lines are skipped.

    Raise NotationError.
    """
    lines = enumerate(text.splitlines(), start=1)
    return tuple(
        read_order(line, places, line_number) for line_number, line in lines if line.strip()
    )


class _LineReader:
    """A line, and the column up to which it has been read."""

    def __init__(self, text: str, places: Gazetteer, line_number: int) -> None:
        self.text = text.rstrip()
        self.places = places
        self.number = line_number
        self.column = 0

    def order(self) -> WrittenOrder:
        first_match = self._read_match(_ADJUSTMENT_PATTERN)
        if first_match is not None:
            written_order = self._read_adjustment(first_match.lastgroup or "")
        else:
            kind_word, place = self._read_piece()
            written_order = self._read_order_of_piece(kind_word, place)
        self._read_match(_SPACE_PATTERN)
        if self.column < len(self.text):
            raise self._error_at_word("the order should end here")
        return written_order

    def _read_adjustment(self, verb: str) -> WrittenOrder:
        if verb == "waive":
            return WrittenOrder(Waive(), "")
        kind_word, place = self._read_piece()
        if verb == "build":
            return WrittenOrder(
                Build(_piece_kind(kind_word), place, barbarian=kind_word == "B"), kind_word
            )
        return WrittenOrder(Disband(_piece_kind(kind_word), place), kind_word)

    def _read_order_of_piece(self, kind_word: str, place: str) -> WrittenOrder:
        is_garrison = kind_word == "G"
        if self._read_match(_ARROW_PATTERN):
            return WrittenOrder(self._read_move(place, is_garrison=is_garrison), kind_word)
        verb = self._read_match(_VERB_PATTERN)
        if verb is None:
            if self.column == len(self.text):
                return WrittenOrder(Hold(place, is_garrison), kind_word)
            raise self._error_at_word("expected -, S, C, H or R")
        match verb.lastgroup:
            case "hold":
                return WrittenOrder(Hold(place, is_garrison), kind_word)
            case "support":
                piece_letter, origin = self._read_piece(is_optional=True)
                return WrittenOrder(
                    self._read_support(place, origin, is_garrison=is_garrison),
                    kind_word,
                    piece_letter,
                )
            case "convoy":
                piece_letter, origin = self._read_piece(is_optional=True)
                return WrittenOrder(
                    Convoy(place, origin, self._read_target(), is_garrison), kind_word, piece_letter
                )
            case "disband":
                return WrittenOrder(Disband(_piece_kind(kind_word), place), kind_word)
        return WrittenOrder(Retreat(place, self._read_place()), kind_word)

    def _read_move(self, place: str, *, is_garrison: bool) -> Move:
        path = [self._read_place()]
        while self._read_match(_ARROW_PATTERN):
            path.append(self._read_place())
        is_by_convoy = self._read_match(_CONVOY_PATTERN) is not None
        return Move(place, path[0], is_by_convoy, tuple(path[1:]), is_garrison)

    def _read_support(self, place: str, origin: str, *, is_garrison: bool) -> Support:
        destination = self._read_place() if self._read_match(_ARROW_PATTERN) else ""
        if not destination:
            self._read_match(re.compile(r"\s*(?:holds?|h)\b", re.IGNORECASE))
        return Support(place, origin, destination, is_garrison)

    def _read_target(self) -> str:
        if not self._read_match(_ARROW_PATTERN):
            raise self._error_at_word("expected - and where the army is carried")
        return self._read_place()

    def _read_piece(self, *, is_optional: bool = False) -> tuple[str, str]:
        """Return the kind and the place of a piece. With `is_optional` the kind may be left out."""
        start_column = self.column
        kind_word = self._read_match(_KIND_PATTERN)
        place_found = self.places.place_at(self.text, self.column)
        if place_found is None and kind_word is not None and is_optional:
            self.column = start_column
        if kind_word is None and not is_optional:
            raise self._error_at_word("expected A, F, G or B")
        return (kind_word[1][0].upper() if kind_word else ""), self._read_place()

    def _read_place(self) -> str:
        self._read_match(_SPACE_PATTERN)
        place_found = self.places.place_at(self.text, self.column)
        if place_found is not None:
            self.column = place_found[1]
            return place_found[0]
        word = _WORD_PATTERN.match(self.text, self.column)
        if word is None:
            raise self._error_at_word("expected a place")
        suggested_name = self.places.nearest(word[0])
        hint = f"; did you mean {suggested_name}?" if suggested_name else ""
        raise self._error_at_word(f'no place is called "{word[0]}"{hint}')

    def _read_match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        match = pattern.match(self.text, self.column)
        if match is not None:
            self.column = match.end()
        return match

    def _error_at_word(self, message: str) -> NotationError:
        """Return the error at the word where reading stopped, after any blanks."""
        self._read_match(_SPACE_PATTERN)
        return NotationError(self.number, self.column + 1, message)


def _piece_kind(kind_word: str) -> PieceKind:
    return "F" if kind_word == "F" else "G" if kind_word == "G" else "A"
