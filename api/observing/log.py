"""Structured logs: one JSON object per line, never with a secret.

What is read is not logged, for at an event that would be thousands of lines a minute. Of what is
done `api.observing.trace` logs a line for each commit, and each step of a command to whoever asks
for that.
"""

import logging
import re
import sys
from contextlib import suppress
from typing import Any, TextIO, cast

import msgspec
import structlog
from structlog.typing import EventDict, WrappedLogger

from api.observing import trace

_SECRET = re.compile(r"\b[0-9a-f]{32}\b")
_BLOT = "[secret]"

_STATE = re.compile(
    r"(?<=OverdraftError: ).+|(?<=LackError: ).+|(?<=input_value=).+(?=, input_type=)"
)
"""The parts of exception messages that name a purse or quote a request."""
_LEFT_OUT = "[left out]"


class WithoutSecrets:
    """Removes from an event whatever looks like a token, and the host's own secrets.

    It also removes the parts of exception messages that name a purse or quote a request.
    """

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
        return _SECRET.sub(_BLOT, _STATE.sub(_LEFT_OUT, text))


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


def configure(level: str | None, *secrets: str) -> None:
    """Log to standard error from this level on; never the host's own `secrets`.

    Without a level a program that reads is told of commits, and people at a terminal only of what
    is wrong: there stands how phones find the server.
    """
    number = logging.getLevelNamesMapping()[(level or _usual()).upper()]
    trace.wanted(number)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            WithoutSecrets(*secrets),
            structlog.processors.JSONRenderer(_json),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", Unfailing(sys.stderr))),
        cache_logger_on_first_use=True,
    )


def _json(event: EventDict, **_more: Any) -> str:
    return msgspec.json.encode(event, enc_hook=repr).decode()


def _usual() -> str:
    return "warning" if sys.stderr is not None and sys.stderr.isatty() else "info"
