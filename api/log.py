"""Logs that a machine can read: one JSON object a line. No secret is ever a part of one.

Requests are not logged one by one: at an event that would be thousands of lines a minute, and
what was done is in the ledger anyway.
"""

import logging
import re
import sys

import structlog
from structlog.typing import EventDict, WrappedLogger

_SECRET = re.compile(r"\b[0-9a-f]{32}\b")


def without_secrets(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """The event with whatever looks like a token blotted out."""
    return {
        key: _SECRET.sub("[secret]", value) if isinstance(value, str) else value
        for key, value in event.items()
    }


def configure(level: str) -> None:
    """Log from this level on, to standard error."""
    number = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            without_secrets,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
