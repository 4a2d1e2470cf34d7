"""Recovery words: a sentence that opens copies of a ledger and that people can copy by hand."""

from collections.abc import Callable
from pathlib import Path

from api.keys.private_files import replace_private_file
from ledger.seal import WORD_LIST
from ledger.store.base import StoreError

HOW_MANY = 12
"""Number of words that the program chooses: 96 bits."""

WORD_MINIMUM = 12
"""Minimum number of characters of recovery words that a person chose."""


def new_words(randomness: Callable[[int], bytes]) -> str:
    """Return new recovery words."""
    return " ".join(WORD_LIST[byte] for byte in randomness(HOW_MANY))


def normalize_words(recovery_words: str) -> str:
    """Return the words in their normal form: lower case, one space between words."""
    return " ".join(recovery_words.lower().replace(",", " ").replace("-", " ").split())


def words_file(store: Path) -> Path:
    """Return the file of the recovery words of a ledger file. Only its owner can read it."""
    return store.with_name(f"{store.name}.words")


def stored_words(store: Path) -> str:
    """Return the recovery words stored beside a ledger file, "" if there are none.

    Raises: StoreError.
    """
    try:
        return normalize_words(words_file(store).read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeDecodeError) as error:
        raise StoreError(f"{words_file(store).name} cannot be read.") from error


def store_words(ledger_file: Path, recovery_words: str) -> None:
    """Store recovery words beside a ledger file, for its owner alone. Raises: StoreError."""
    file = words_file(ledger_file)
    try:
        with replace_private_file(file) as stream:
            stream.write(f"{recovery_words}\n".encode())
    except OSError as error:
        raise StoreError(f"{file.name} cannot be written: {error.strerror}.") from error
