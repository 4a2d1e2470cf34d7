"""The environment of the tests keeps only the programs of this machine.

A rehearsal may run beside the tests. The folder may hold an evening's ledger, and a shell may set
any variable. The result of a test does not depend on these facts.
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

ELSEWHERE = ROOT / "tests" / "elsewhere"
"""The folder that lets Python lack the modules that other systems lack."""

BYTECODE = Path(sys.prefix, "bytecode")
"""The folder for compiled modules, so that the source tree stays clean."""

FIXED = {
    "LANG": "C.UTF-8",
    # with this variable, `python -m tests...` can be started in any folder
    "PYTHONPATH": str(ROOT),
    "PYTHONPYCACHEPREFIX": str(BYTECODE),
    "TZ": "UTC",
}
"""Variables of every test and of every program that it starts."""

KEPT = frozenset(
    {
        # places of programs and of their own settings
        *("HOME", "LD_LIBRARY_PATH", "LOGNAME", "PATH", "SHELL", "TMPDIR", "USER"),
        # variables that the Makefile or a developer sets for the tests
        *("ACTA_CHROMIUM", "ACTA_HLEDGER", "CI", "ELSEWHERE"),
        # certificates by which installing programs trust their registry
        *("CURL_CA_BUNDLE", "NODE_EXTRA_CA_CERTS", "REQUESTS_CA_BUNDLE"),
        *("SSL_CERT_DIR", "SSL_CERT_FILE"),
    }
)
"""The variables of the machine that are kept. All others are removed."""

KEPT_BEGINNINGS = ("COV_", "COVERAGE_", "NPM_CONFIG_", "PIP_", "PLAYWRIGHT_", "PYTEST_")
"""Beginnings of more kept names in either case, of tools that tests start or run in."""

PROXIES = ("HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")
"""Variables that send requests to a proxy.

Only programs that install may follow these variables.
"""

_machine = dict(os.environ)


def environment_for_tests(machine: Mapping[str, str]) -> dict[str, str]:
    """Return the kept variables of a machine, and the fixed ones of the tests."""
    left = {name: value for name, value in machine.items() if _is_kept_variable(name)}
    if not machine.get("ELSEWHERE"):
        return left | FIXED
    return left | FIXED | {"PYTHONPATH": os.pathsep.join((str(ELSEWHERE), str(ROOT)))}


def _is_kept_variable(name: str) -> bool:
    return name in KEPT or name.upper().startswith(KEPT_BEGINNINGS)


def installing_environment() -> dict[str, str]:
    """Return the environment of a program that installs, or that must not see this checkout."""
    found = {name: value for name, value in _machine.items() if name.upper() in PROXIES}
    return {**os.environ, **found, "PYTHONPATH": "", "PYTHONPYCACHEPREFIX": ""}


def clear_environment() -> None:
    """Remove every variable from the environment of this process that tests may not see.

    Call this function before the first import of the program. Consoles read the environment when
    they are made, and clocks read the time zone.
    """
    runtime = tempfile.mkdtemp(prefix="acta")
    atexit.register(shutil.rmtree, runtime, ignore_errors=True)
    # the PostgreSQL package keeps its lock here; otherwise all users of a machine share one file
    Path(runtime, "python_PostgresServer").mkdir()
    left = {**environment_for_tests(os.environ), "XDG_RUNTIME_DIR": runtime}
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
def holding_default_port() -> Iterator[None]:
    """Hold the default port with a stranger's server for the length of the block.

    A server that already holds the port, such as a rehearsal, serves as well while it runs.
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
            # the server ends when its input is closed, even if the tests are killed
            neighbour.stdin.close()
