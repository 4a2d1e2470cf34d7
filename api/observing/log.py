"""Structured logs: one JSON object per line, without any secret.

Reads are not logged, because an event would fill thousands of lines a minute. `api.observing.trace`
logs each commit. At level `debug` it also logs each step of a command.
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

_SECRET_PATTERN = re.compile(r"\b[0-9a-f]{32}\b")
_REDACTED_MARK = "[secret]"

_STATE_PATTERN = re.compile(
    r"(?<=OverdraftError: ).+|(?<=LackError: ).+|(?<=input_value=).+(?=, input_type=)"
)
"""The parts of exception messages that contain the name of a purse or quote a request."""
_LEFT_OUT = "[left out]"


class WithoutSecrets:
    """Removes everything that looks like a token from an event, and the host's own secrets.

    The processor also removes the parts of exception messages that name a purse or quote a request.
    """

    def __init__(self, *secrets: str) -> None:
        self._secrets = tuple(filter(None, secrets))

    def __call__(self, _logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
        """Return the event without secrets."""
        return {
            event_key: self._redact(event_value) if isinstance(event_value, str) else event_value
            for event_key, event_value in event.items()
        }

    def _redact(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, _REDACTED_MARK)
        return _SECRET_PATTERN.sub(_REDACTED_MARK, _STATE_PATTERN.sub(_LEFT_OUT, text))


class UnfailingStream:
    """A stream whose writes never fail: text that cannot be written is lost.

    A full disk under the log, or a closed pipe behind it, must not stop a game.
    """

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> int:
        """Write the text and ignore failures."""
        with suppress(OSError, ValueError):
            self._file.write(text)
        return len(text)

    def flush(self) -> None:
        """Flush the stream and ignore failures."""
        with suppress(OSError, ValueError):
            self._file.flush()


def configure_logging(level: str | None, *secrets: str) -> None:
    """Log to standard error from this level on; never log the host's own `secrets`.

    Without a level, a program that reads the log gets a line for each commit. People at a terminal
    get warnings and errors only, because the terminal also shows how phones find the server.
    """
    level_number = logging.getLevelNamesMapping()[(level or _default_level()).upper()]
    trace.trace_from(level_number)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            WithoutSecrets(*secrets),
            structlog.processors.JSONRenderer(_encode_json),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level_number),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", UnfailingStream(sys.stderr))),
        cache_logger_on_first_use=True,
    )


def _encode_json(event: EventDict, **_more: Any) -> str:
    return msgspec.json.encode(event, enc_hook=repr).decode()


def _default_level() -> str:
    return "warning" if sys.stderr is not None and sys.stderr.isatty() else "info"
