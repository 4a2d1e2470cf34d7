"""The language of an answer: the first language its reader accepts that the game has texts in."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from starlette.types import Scope

from ledger.contract.messages import LANGUAGES

LONGEST = 256
"""Maximum number of characters of the header that are read.

A browser sends about a tenth of this number.
"""

_SPOKEN: ContextVar[str] = ContextVar("language", default=LANGUAGES[0])


def current_language() -> str:
    """Return the language of the current answer."""
    return _SPOKEN.get()


@contextmanager
def use_language(chosen: str) -> Iterator[None]:
    """Use this language for all texts inside the `with` block."""
    token = _SPOKEN.set(chosen if chosen in LANGUAGES else LANGUAGES[0])
    try:
        yield
    finally:
        _SPOKEN.reset(token)


def preferred_language(header: str) -> str:
    """Return the available language that `Accept-Language` (RFC 9110, 12.5.4) prefers.

    Return English if the header names no available language or cannot be read. The header is parsed
    here because the available libraries choose wrongly. Werkzeug looks for whole tags first, so a
    reader of `es-AR, en;q=0.5` would get English. Babel ignores weights.
    """
    best, weight = LANGUAGES[0], 0.0
    for part in header[:LONGEST].split(","):
        tag, _, rest = part.strip().partition(";")
        base, heavy = tag.strip().lower().partition("-")[0], _weight(rest)
        if base in LANGUAGES and heavy > weight:
            best, weight = base, heavy
    return best


def language_of_request(scope: Scope) -> str:
    """Return the language that a request or a handshake accepts, from its headers alone."""
    given = (value for name, value in scope["headers"] if name == b"accept-language")
    return preferred_language(next(given, b"").decode("latin-1"))


def _weight(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0
