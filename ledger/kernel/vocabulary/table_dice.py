"""Dice that people roll on the table and type in."""

from collections.abc import Iterable

from ledger.contract.acts import ActContext
from ledger.language.free_text import FreeText
from ledger.record.entry import Roll


class TableDice:
    """A context whose dice are the typed faces, in order.

    Another context gives ids and seeds, and stores words.

    `witness` is the character who vouches for the faces.
    """

    def __init__(self, context: ActContext, faces: Iterable[int], witness: str) -> None:
        self._context = context
        self._faces = iter(faces)
        self._witness = witness

    @property
    def act(self) -> str:
        """Return the id of the act."""
        return self._context.act

    def roll(self, die_name: str, sides: int) -> Roll:
        """Return the next face.

        Raises ValueError if no face is left, or if the die does not have the face.
        """
        face = next(self._faces, 0)
        if not 1 <= face <= sides:
            raise ValueError(f"no face of {sides} was typed in for the roll {die_name!r}")
        return Roll(die_name, sides, face, source="table", witness=self._witness)

    def seed(self, period_number: int) -> str:
        """Return the seed of a period that has ended (hex)."""
        return self._context.seed(period_number)

    def store_words(self, text: FreeText) -> str:
        """Store free words beside the ledger and return their salted digest."""
        return self._context.store_words(text)

    def read_text(self, digest: str) -> str:
        """Return the free words of a digest."""
        return self._context.read_text(digest)
