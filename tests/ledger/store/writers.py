"""A process that writes to a store."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[3]


@contextmanager
def writing_server(path: Path, *how: str) -> Iterator[subprocess.Popen[str]]:
    """Yield a second server that writes without end, and kill it at the end of the block.

    With `together` it writes all its games in one transaction.
    """
    command = [sys.executable, "-m", "tests.ledger.store.writer", str(path), *how]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            assert server.stdout.readline() == "open\n"
            yield server
        finally:
            server.kill()
