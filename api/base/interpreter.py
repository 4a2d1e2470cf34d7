"""How this Python was built: with optimisation, or without.

CPython can be built with two optimisations: by a profile (PGO) and at link time (LTO). A Python
without them needs a fifth to a half more processor time for the same act. `deploy/bootstrap.py`
runs this file as a program in each Python that it finds, before anything is installed. So the
module imports only the standard library.
"""

import sys
import sysconfig
from enum import IntEnum


class Build(IntEnum):
    """How a Python was built. A higher value is a faster Python."""

    PLAIN = 0
    """No profile was used, or the Python was built for debugging."""
    PROFILED = 1
    """With PGO."""
    OPTIMISED = 2
    """With PGO and LTO."""


INTERPRETER_NAMES = {
    Build.PLAIN: "built without optimisation",
    Build.PROFILED: "built with PGO",
    Build.OPTIMISED: "built with PGO and LTO",
}

_DEBIAN = "--with-wheel-pkg-dir=/usr/share/python-wheels"
"""The option by which the Python of Debian and Ubuntu is known."""


def interpreter_build() -> Build:
    """Return how this Python was built, by the options of its `configure` (`sysconfig`)."""
    variables = sysconfig.get_config_vars()
    if variables.get("Py_DEBUG") or variables.get("Py_GIL_DISABLED"):
        return Build.PLAIN  # a Python without the lock is slower on one thread
    # python.org builds the Python of Windows with PGO, and keeps no options.
    is_windows = sys.platform == "win32"
    return Build.PROFILED if is_windows else _build_by_options(variables.get("CONFIG_ARGS") or "")


def _build_by_options(options: str) -> Build:
    if _DEBIAN in options:
        return Build.OPTIMISED  # debian/rules uses both, and removes them from the options
    if "--enable-optimizations" not in options:
        return Build.PLAIN
    return Build.OPTIMISED if "--with-lto" in options else Build.PROFILED


def interpreter_words() -> str:
    """Return this Python in words: its version, and how it was built."""
    version = ".".join(map(str, sys.version_info[:3]))
    return f"Python {version}, {INTERPRETER_NAMES[interpreter_build()]}"


if __name__ == "__main__":
    sys.stdout.write(f"{int(interpreter_build())} {interpreter_words()}\n")
