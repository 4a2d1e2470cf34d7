"""Chronicle: the numbers that give a viewer a place among the lines of a game.

A line is public if the room sees any part of it. A public line has one number for everybody. A
viewer's own line shows more than the room sees. It is a private entry, or a supplement to a public
line, for example with further legs or warnings. Own lines are numbered for each viewer separately.
Therefore numbers have no gaps from which a viewer could count secret acts.

Stewards see the positions of entries, too, but not of confidential ones. Until the game is closed
they see positions that are counted without confidential entries.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple, overload

from ledger.kernel.vocabulary.events import EntryReversed
from ledger.record.audience import AUDIENCE_MARKS, EVERYBODY, Viewer, is_confidential
from ledger.record.entry import Entry, audiences
from ledger.record.shared_map import Map
from projections.projection import Projection

LONGEST_NUMBER = 9
"""Maximum number of digits of a line's number."""


@dataclass(frozen=True, slots=True)
class Numbering:
    """The positions of public lines, and of lines that show more to some character."""

    position: int = 0
    public_positions: Map[int, int] = field(default_factory=Map)
    """The position of each public line, by its number from 1."""
    own_positions: Map[str, Map[int, int]] = field(default_factory=Map)
    """The positions of each character's own lines, by number from 1."""
    reversal_positions: Map[str, int] = field(default_factory=Map)
    """The position of an entry's reversal, by the entry's id."""
    confidential: tuple[int, ...] = ()
    """The positions of confidential entries."""
    shared_positions: Map[str, tuple[int, ...]] = field(default_factory=Map)
    """The positions of confidential entries that each character sees."""

    def hidden_positions(self, viewer: Viewer) -> tuple[int, ...]:
        """Return the positions of entries whose existence is hidden from a viewer, in order."""
        shared_positions = {
            position
            for character in viewer.characters
            for position in self.shared_positions.get(character, ())
        }
        if not shared_positions:
            return self.confidential
        return tuple(position for position in self.confidential if position not in shared_positions)

    def viewer_position(self, viewer: Viewer, position: int) -> int:
        """Return the position number that this viewer sees for an entry."""
        if viewer.sees_opened_ledger or not self.confidential:
            return position
        return position - bisect_right(self.confidential, position)

    def real_position(self, viewer: Viewer, viewer_position: int) -> int:
        """Return the real position for a position number that this viewer got. For 0 it is 0.

        Raises IndexError if the number is greater than the last number that the viewer got.
        """
        if viewer.sees_opened_ledger or not self.confidential or not viewer_position:
            return viewer_position
        return _PositionsWithout(self.position, self.confidential)[viewer_position - 1]


_NO_CHARACTERS = frozenset[str]()


def characters_seeing_more(entry: Entry) -> frozenset[str]:
    """Return the characters who see more of an entry than the public does."""
    return _NO_CHARACTERS.union(*audiences(entry)).difference(AUDIENCE_MARKS)


def _evolve(numbering: Numbering, entry: Entry) -> Numbering:
    public_numbers, own_numbers, reversals = (
        numbering.public_positions,
        numbering.own_positions,
        numbering.reversal_positions,
    )
    confidential_positions, shared_counts = numbering.confidential, numbering.shared_positions
    if EVERYBODY in audiences(entry):
        public_numbers = public_numbers.set(len(public_numbers) + 1, entry.position)
    for character in characters_seeing_more(entry):
        lines = own_numbers.get(character, Map[int, int]())
        own_numbers = own_numbers.set(character, lines.set(len(lines) + 1, entry.position))
    if isinstance(entry.event, EntryReversed):
        reversals = reversals.set(entry.event.entry, entry.position)
    if is_confidential(entry.audience):
        confidential_positions = (*confidential_positions, entry.position)
        for character in characters_seeing_more(entry):
            shared_counts = shared_counts.set(
                character, (*shared_counts.get(character, ()), entry.position)
            )
    return Numbering(
        entry.position,
        public_numbers,
        own_numbers,
        reversals,
        confidential_positions,
        shared_counts,
    )


CHRONICLE: Projection[Numbering] = Projection("chronicle", 2, Numbering(), _evolve)


class _Positions(Sequence[int]):
    """The positions of numbered lines as a sequence in order."""

    __slots__ = ("_lines",)

    def __init__(self, lines: Map[int, int]) -> None:
        self._lines = lines

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[int]: ...
    def __getitem__(self, index: int | slice) -> int | Sequence[int]:
        if isinstance(index, slice):
            line_range = range(*index.indices(len(self._lines)))
            return [self._lines[line_index + 1] for line_index in line_range]
        if not 0 <= index < len(self._lines):
            raise IndexError(index)
        return self._lines[index + 1]


class _PositionsWithout(Sequence[int]):
    """The positions from 1 to the last one, without hidden ones, as a sequence in order."""

    __slots__ = ("_hidden", "_last")

    def __init__(self, last_position: int, hidden_positions: tuple[int, ...]) -> None:
        self._last = last_position
        self._hidden = hidden_positions

    def __len__(self) -> int:
        return self._last - len(self._hidden)

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[int]: ...
    def __getitem__(self, index: int | slice) -> int | Sequence[int]:
        if isinstance(index, slice):
            return [self[line_index] for line_index in range(*index.indices(len(self)))]
        if not 0 <= index < len(self):
            raise IndexError(index)
        # A hidden position is before this one if at most `index` visible ones are before it.
        places = range(len(self._hidden))
        skipped_line_count = bisect_right(
            places, index, key=lambda position: self._hidden[position] - 1 - position
        )
        return index + 1 + skipped_line_count


def public_positions(numbering: Numbering) -> Sequence[int]:
    """Return the positions of the public lines, beginning with the position of `p1`."""
    return _Positions(numbering.public_positions)


def own_positions(numbering: Numbering, viewer: Viewer) -> Sequence[int]:
    """Return the positions of a viewer's own lines, beginning with the position of `q1`."""
    if viewer.sees_positions:
        hidden_positions = numbering.hidden_positions(viewer)
        last_position = numbering.position
        return (
            _PositionsWithout(last_position, hidden_positions)
            if hidden_positions
            else range(1, last_position + 1)
        )
    position_lists = [
        numbering.own_positions[character]
        for character in viewer.characters
        if character in numbering.own_positions
    ]
    if len(position_lists) == 1:
        return _Positions(position_lists[0])
    return sorted({position for lines in position_lists for position in lines.values()})


class Cursor(NamedTuple):
    """The place up to which a viewer has read.

    The cursor holds the numbers of public lines and of own lines that the viewer has read.
    """

    viewer: str
    public_count: int
    own_count: int

    def __str__(self) -> str:
        return f"{self.viewer}.{self.public_count}.{self.own_count}"


def parse_cursor(text: str) -> Cursor | None:
    """Return the cursor for this text, or None."""
    viewer, _, numbers_text = text.partition(".")
    public_count_text, _, own_count_text = numbers_text.partition(".")
    if not (viewer and _is_whole_number(public_count_text) and _is_whole_number(own_count_text)):
        return None
    return Cursor(viewer, int(public_count_text), int(own_count_text))


class SharedCursor(NamedTuple):
    """The place right after a public line, for any viewer with one character.

    Such a viewer has then read this public line and all lines before it. A shared cursor counts
    only public lines, so it shows nothing that a viewer may not know.
    """

    viewers: str
    """The name of these viewers in cursors, which belongs to a game and an edition."""
    public: int
    """The number of the public line."""

    def __str__(self) -> str:
        return f"{self.viewers}.{self.public}"


def parse_shared_cursor(text: str) -> SharedCursor | None:
    """Return the shared cursor for this text, or None."""
    viewers, _, public_count_text = text.partition(".")
    return (
        SharedCursor(viewers, int(public_count_text))
        if viewers and _is_whole_number(public_count_text)
        else None
    )


def has_shared_cursors(viewer: Viewer) -> bool:
    """Return whether a viewer gets and may use shared cursors.

    A session never gets a further card. So a session with one character had this character from its
    beginning, and its earlier lines are this character's lines. Stewards and all viewers of a
    closed game see positions, and guests may have lost a card: these viewers have own cursors only.
    """
    return len(viewer.characters) == 1 and not viewer.sees_positions


def _is_whole_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER


@lru_cache(4096)
def viewer_fingerprint(game: str, viewer: Viewer) -> str:
    """Return a short hash of a viewer and a game.

    A cursor is valid only for this viewer and game.
    """
    characters = ",".join(sorted(viewer.characters))
    content = f"{game}|{characters}|{viewer.is_staff}|{viewer.sees_opened_ledger}"
    return sha256(content.encode()).hexdigest()[:8]


@lru_cache(4096)
def shared_fingerprint(game: str) -> str:
    """Return a short hash of a game for the cursors that its viewers share."""
    return sha256(f"{game}|shared".encode()).hexdigest()[:8]
