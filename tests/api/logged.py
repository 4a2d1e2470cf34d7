"""The log of a server, down to its lowest level."""

import io
import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from api.observing import trace
from api.observing.log import configure_logging


class CapturedLog(io.StringIO):
    """The logged lines so far."""

    def lines(self, event: str = "") -> list[dict[str, Any]]:
        """Return every line, or the lines of one event."""
        found = [json.loads(line) for line in self.getvalue().splitlines()]
        return [line for line in found if event in ("", line["event"])]


def capture_log(monkeypatch: pytest.MonkeyPatch, level: str | None) -> Iterator[CapturedLog]:
    """Yield a log from this level on, configured as in `acta serve`."""
    before, log = structlog.get_config(), CapturedLog()
    monkeypatch.setattr(sys, "stderr", log)
    try:
        configure_logging(level)
        # otherwise the setting would outlive the test
        structlog.configure(cache_logger_on_first_use=False)
        yield log
    finally:
        structlog.configure(**before)
        trace.trace_from(30)
