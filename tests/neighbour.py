"""A stranger's server on the default port, like a rehearsal, while all tests run.

This server says that it is alive and cannot play. A test that asks the default port therefore gets
a wrong answer. A test that listens there finds the port taken.
"""

import http.server
import json
import sys
import threading
import time
from typing import Any

from tests.ports import HERE, USUAL

AGAIN = 0.05
"""Seconds between attempts to take the port while another server holds it."""

ANSWERS: dict[str, tuple[int, dict[str, Any]]] = {"/healthz": (200, {"status": "alive"})}
OTHERWISE = (503, {"status": 503, "detail": "A test asked at the default port."})


class _AnsweringHandler(http.server.BaseHTTPRequestHandler):
    """Answer every request without writing a log."""

    def do_GET(self) -> None:
        status, document = ANSWERS.get(self.path, OTHERWISE)
        body = json.dumps(document).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the library's name
        """Write nothing, because this log has no reader."""


def _hold_port_and_report() -> None:
    """Hold the port, and print a line once this or another server holds it."""
    said = False
    while True:
        try:
            server = http.server.ThreadingHTTPServer((HERE, USUAL), _AnsweringHandler)
        except OSError:
            server = None
        if not said:
            print("held", flush=True)  # noqa: T201 - whoever started this waits for the line
            said = True
        if server is not None:
            server.serve_forever()
        time.sleep(AGAIN)


def main() -> None:
    """Hold the port until standard input ends."""
    threading.Thread(target=_hold_port_and_report, daemon=True).start()
    sys.stdin.read()


if __name__ == "__main__":
    main()
