"""The context of a recorded act, with checkable dice, real seeds, and stored free words."""

from collections.abc import Callable
from dataclasses import dataclass, field

from ledger.language.free_text import FreeText
from ledger.record.entry import Roll
from ledger.seal import SALT_BYTES, text_digest
from ledger.seal.chance import SeededChance
from ledger.store.base import SideWrite

Randomness = Callable[[int], bytes]
"""A function that gives random bytes from the operating system."""


@dataclass
class DurableContext:
    """Chance and free words for one act."""

    act: str
    chance: SeededChance
    randomness: Randomness
    words: Callable[[str], str] = lambda _digest: ""
    """Finds free words that are already stored."""
    side_writes: list[SideWrite] = field(default_factory=list)
    """The free words to be stored with the act."""

    def roll(self, die_name: str, sides: int) -> Roll:
        """Return a die with `sides` sides, under its own name."""
        return self.chance.roll(die_name, sides)

    def seed(self, period_number: int) -> str:
        """Return the seed of a period that has ended (hex)."""
        return self.chance.seed(period_number)

    def store_words(self, words: FreeText) -> str:
        """Return the salted digest of free words, written with the act; "" for none."""
        text = words.text
        if words.digest or not text:
            return words.digest
        salt = self.randomness(SALT_BYTES)
        digest = text_digest(salt, text)
        self.side_writes.append(SideWrite("text", digest, salt + text.encode()))
        return digest

    def read_text(self, digest: str) -> str:
        """Return the free words of a digest; "" if they are not stored."""
        return self.words(digest)
