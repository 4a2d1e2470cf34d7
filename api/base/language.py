"""The language of an answer: the first language its reader accepts that the game has texts in."""

from contextvars import ContextVar, Token
from functools import lru_cache

from starlette.types import Scope

from ledger.contract.messages import LANGUAGES

HEADER_LIMIT = 256
"""Maximum number of characters of the header that are read.

A browser sends about a tenth of this number.
"""

MAX_CACHED_HEADERS = 256
"""Maximum number of headers whose languages are cached. The phones of a hall send a few."""

_LANGUAGE: ContextVar[str] = ContextVar("language", default=LANGUAGES[0])


def current_language() -> str:
    """Return the language of the current answer."""
    return _LANGUAGE.get()


class use_language:  # noqa: N801 - it is used like a function, and faster than a generator
    """Use this language for all texts inside the `with` block."""

    __slots__ = ("_language", "_token")
    _token: Token[str]

    def __init__(self, language: str) -> None:
        self._language = language if language in LANGUAGES else LANGUAGES[0]

    def __enter__(self) -> None:
        self._token = _LANGUAGE.set(self._language)

    def __exit__(self, *_error: object) -> None:
        _LANGUAGE.reset(self._token)


def preferred_language(header: str) -> str:
    """Return the available language that `Accept-Language` (RFC 9110, 12.5.4) prefers.

    Return English if the header names no available language or cannot be read. The header is parsed
    here because the available libraries choose wrongly. Werkzeug looks for whole tags first, so a
    reader of `es-AR, en;q=0.5` would get English. Babel ignores weights.
    """
    return _preferred_of_shortened(header[:HEADER_LIMIT])


@lru_cache(MAX_CACHED_HEADERS)
def _preferred_of_shortened(header: str) -> str:
    best_language, weight = LANGUAGES[0], 0.0
    for range_text in header.split(","):
        tag, _, parameters = range_text.strip().partition(";")
        primary_tag, tag_weight = tag.strip().lower().partition("-")[0], _weight(parameters)
        if primary_tag in LANGUAGES and tag_weight > weight:
            best_language, weight = primary_tag, tag_weight
    return best_language


def language_of_request(scope: Scope) -> str:
    """Return the language that a request or a handshake accepts, from its headers alone."""
    headers = (
        header_value
        for header_name, header_value in scope["headers"]
        if header_name == b"accept-language"
    )
    return preferred_language(next(headers, b"").decode("latin-1"))


def _weight(parameter: str) -> float:
    parameter_name, _, parameter_value = parameter.strip().partition("=")
    if not parameter_name:
        return 1.0
    try:
        return float(parameter_value) if parameter_name.strip() == "q" else 0.0
    except ValueError:
        return 0.0
