"""The context of an act that is recorded: checkable dice, real seeds, words beside the ledger."""

from collections.abc import Callable
from dataclasses import dataclass, field

from ledger.language.free_text import FreeText
from ledger.record.entry import Roll
from ledger.seal import SALT_BYTES, text_digest
from ledger.seal.chance import ServerChance
from ledger.store.base import Side

Randomness = Callable[[int], bytes]
"""So many random bytes, from the machine."""


@dataclass
class DurableContext:
    """Chance and words for one act; `sides` collects the words that are to be kept with it.

    `words` finds those that are kept already.
    """

    act: str
    chance: ServerChance
    randomness: Randomness
    words: Callable[[str], str] = lambda _digest: ""
    sides: list[Side] = field(default_factory=list)

    def roll(self, name: str, sides: int) -> Roll:
        """A die with `sides` sides, under its own name."""
        return self.chance.roll(name, sides)

    def seed(self, period: int) -> str:
        """The seed of a period that has ended (hex)."""
        return self.chance.seed(period)

    def keep(self, words: FreeText) -> str:
        """The salted digest of free words, which are written with the act; "" for no words."""
        text = words.text
        if words.digest or not text:
            return words.digest
        salt = self.randomness(SALT_BYTES)
        digest = text_digest(salt, text)
        self.sides.append(Side("text", digest, salt + text.encode()))
        return digest

    def read(self, digest: str) -> str:
        """Return the free words behind a digest; "" for those that are not kept."""
        return self.words(digest)
