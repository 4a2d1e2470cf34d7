"""Recovery words: a sentence that people can copy down, by which copies of a ledger are opened."""

from collections.abc import Callable
from pathlib import Path

from api.keys.private import private_file
from ledger.seal import WORDS
from ledger.store.base import StoreError

HOW_MANY = 12
"""Number of words that the program makes up: 96 bits."""

LEAST = 12
"""How many characters words that people made up have at least."""


def made_up(randomness: Callable[[int], bytes]) -> str:
    """New recovery words."""
    return " ".join(WORDS[byte] for byte in randomness(HOW_MANY))


def as_read(words: str) -> str:
    """The words as they count, however they were typed: small letters, one space between."""
    return " ".join(words.lower().replace(",", " ").replace("-", " ").split())


def beside(store: Path) -> Path:
    """The file that keeps the recovery words of a ledger file, for its owner alone."""
    return store.with_name(f"{store.name}.words")


def kept_words(store: Path) -> str:
    """The recovery words kept beside a ledger file, "" for none. Raise StoreError."""
    try:
        return as_read(beside(store).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeDecodeError) as error:
        raise StoreError(f"{beside(store).name} cannot be read.") from error


def keep_words(store: Path, words: str) -> None:
    """Keep recovery words beside a ledger file, for its owner alone. Raise StoreError."""
    file = beside(store)
    try:
        with private_file(file) as opened:
            opened.write(f"{words}\n".encode())
    except OSError as error:
        raise StoreError(f"{file.name} cannot be written: {error.strerror}.") from error
