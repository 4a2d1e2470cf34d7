"""What tests see of the machine that they run on: its programs, and nothing else.

A rehearsal may run beside them, an evening's ledger may lie in the folder, and somebody's shell may
set anything. None of it changes what a test finds.
"""

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

BYTECODE = Path(sys.prefix, "bytecode")
"""The folder for compiled modules, so that the source tree stays clean."""

FIXED = {
    "LANG": "C.UTF-8",
    "PYTHONPATH": str(ROOT),  # lets `python -m tests...` be started in any folder
    "PYTHONPYCACHEPREFIX": str(BYTECODE),
    "TZ": "UTC",
}
"""What every test and every program that it starts has in its environment."""

KEPT = frozenset(
    {
        # where programs and their own settings are
        *("HOME", "LD_LIBRARY_PATH", "LOGNAME", "PATH", "SHELL", "TMPDIR", "USER"),
        # what the Makefile and a developer say to the tests
        *("ACTA_CHROMIUM", "ACTA_HLEDGER", "CI"),
        # by what installing programs trust their registry
        *("CURL_CA_BUNDLE", "NODE_EXTRA_CA_CERTS", "REQUESTS_CA_BUNDLE"),
        *("SSL_CERT_DIR", "SSL_CERT_FILE"),
    }
)
"""The variables of the machine that are left; all others are taken away."""

KEPT_BEGINNINGS = ("COV_", "COVERAGE_", "NPM_CONFIG_", "PIP_", "PLAYWRIGHT_", "PYTEST_")
"""Beginnings of more such names, in either case: those of tools that tests start or run in."""

PROXIES = ("HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")
"""Variables that lead requests out of the machine; only what installs may follow them."""

_machine = dict(os.environ)


def quiet(machine: Mapping[str, str]) -> dict[str, str]:
    """What is left of a machine's environment before tests, with what is fixed for them."""
    left = {name: value for name, value in machine.items() if _is_kept(name)}
    return left | FIXED


def _is_kept(name: str) -> bool:
    return name in KEPT or name.upper().startswith(KEPT_BEGINNINGS)


def for_installing() -> dict[str, str]:
    """The environment of a program that installs, or that must not see this checkout."""
    found = {name: value for name, value in _machine.items() if name.upper() in PROXIES}
    return {**os.environ, **found, "PYTHONPATH": "", "PYTHONPYCACHEPREFIX": ""}


def forget_the_machine() -> None:
    """Take everything out of this process's environment that no test may see.

    It comes before the first import of the program: consoles read their environment when they are
    made, and clocks their time zone.
    """
    runtime = tempfile.mkdtemp(prefix="acta")
    atexit.register(shutil.rmtree, runtime, ignore_errors=True)
    # the PostgreSQL package keeps its lock here; else all of a machine's users share one file
    Path(runtime, "python_PostgresServer").mkdir()
    left = {**quiet(os.environ), "XDG_RUNTIME_DIR": runtime}
    os.environ.clear()
    os.environ.update(left)
    time.tzset()
    _keep_compiled_modules()


def _keep_compiled_modules() -> None:
    """Compile each module once, for this process and for the programs that tests start.

    Where a machine forbids bytecode, each of a hundred servers would compile all modules anew.
    """
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(BYTECODE)


@contextmanager
def busy_default_port() -> Iterator[None]:
    """Somebody else's server holds the default port for the length of the block.

    Another one that holds it already, such as a rehearsal, will do as long as it runs.
    """
    command = [sys.executable, "-m", "tests.neighbour"]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as neighbour:
        assert neighbour.stdin is not None
        assert neighbour.stdout is not None
        neighbour.stdout.readline()
        try:
            yield
        finally:
            neighbour.stdin.close()  # it ends with this, and also when the tests are killed
