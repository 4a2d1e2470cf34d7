"""Structured logs: one JSON object per line, never with a secret.

Single requests are not logged: at an event that would be thousands of lines a minute, and the
ledger has what was done.
"""

import logging
import re
import sys
from contextlib import suppress
from typing import TextIO, cast

import structlog
from structlog.typing import EventDict, WrappedLogger

_SECRET = re.compile(r"\b[0-9a-f]{32}\b")
_BLOT = "[secret]"


class WithoutSecrets:
    """Removes from an event whatever looks like a token, and the host's own secrets."""

    def __init__(self, *known: str) -> None:
        self._known = tuple(filter(None, known))

    def __call__(self, _logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
        """The event without secrets."""
        return {
            key: self._blotted(value) if isinstance(value, str) else value
            for key, value in event.items()
        }

    def _blotted(self, text: str) -> str:
        for secret in self._known:
            text = text.replace(secret, _BLOT)
        return _SECRET.sub(_BLOT, text)


class Unfailing:
    """A stream whose writes never fail: what cannot be written is lost.

    A log on a full disk, or one whose reader has gone away, must not stop a game.
    """

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> int:
        """Write, unless it fails."""
        with suppress(OSError, ValueError):
            self._file.write(text)
        return len(text)

    def flush(self) -> None:
        """Flush, unless it fails."""
        with suppress(OSError, ValueError):
            self._file.flush()


def configure(level: str, *secrets: str) -> None:
    """Log to standard error from this level on; never the host's own `secrets`."""
    number = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            WithoutSecrets(*secrets),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", Unfailing(sys.stderr))),
        cache_logger_on_first_use=True,
    )
