"""The language of an answer: the first that its reader accepts and in which there are sentences."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from starlette.types import Scope

from ledger.contract.messages import LANGUAGES

LONGEST = 256
"""So many characters of the header are read. A browser's has a tenth of that."""

_SPOKEN: ContextVar[str] = ContextVar("language", default=LANGUAGES[0])


def language() -> str:
    """The language in which is written what is being answered now."""
    return _SPOKEN.get()


@contextmanager
def speaking(chosen: str) -> Iterator[None]:
    """Write in this language meanwhile."""
    token = _SPOKEN.set(chosen if chosen in LANGUAGES else LANGUAGES[0])
    try:
        yield
    finally:
        _SPOKEN.reset(token)


def accepted(header: str) -> str:
    """The language that `Accept-Language` (RFC 9110, 12.5.4) prefers of those there are.

    English where it names none of them, or cannot be read. Read here, since what libraries we have
    choose otherwise: Werkzeug's takes English for a reader of `es-AR, en;q=0.5`, as it looks for
    whole tags first, and Babel's knows no weights.
    """
    best, weight = LANGUAGES[0], 0.0
    for part in header[:LONGEST].split(","):
        tag, _, rest = part.strip().partition(";")
        base, heavy = tag.strip().lower().partition("-")[0], _weight(rest)
        if base in LANGUAGES and heavy > weight:
            best, weight = base, heavy
    return best


def accepted_in(scope: Scope) -> str:
    """The language that a request or a handshake accepts, before anything is asked of it."""
    given = (value for name, value in scope["headers"] if name == b"accept-language")
    return accepted(next(given, b"").decode("latin-1"))


def _weight(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0
