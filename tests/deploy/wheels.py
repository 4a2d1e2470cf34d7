"""Which of our dependencies can be installed on each system without a compiler.

Called as `python -m tests.deploy.wheels`; it asks the package registry and prints a table. A number
in the table counts the packages of an installation, all of which have wheels. `uv` chooses the
packages, because `pip download --platform` would apply the conditions of the present system.
"""

import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.surroundings import ROOT, installing_environment

SYSTEMS = {
    "Windows": "x86_64-pc-windows-msvc",
    "macOS (Apple)": "aarch64-apple-darwin",
    "macOS (Intel)": "x86_64-apple-darwin",
    "Linux": "x86_64-unknown-linux-gnu",
    "Linux (ARM)": "aarch64-unknown-linux-gnu",
}
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
AT_ONCE = 4
EXTRAS = ("query", "postgresql")
PACKAGE = re.compile(r"[\w.-]+==\S+")


class NoWheelError(Exception):
    """A package has no wheel for a system. The message names the package."""


def packages_on(system: str, python: str) -> list[str]:
    """Return the packages of an installation, as `name==version`. Raises: NoWheelError."""
    command = [str(Path(sys.executable).with_name("uv")), "pip", "compile", "pyproject.toml"]
    command += [option for extra in EXTRAS for option in ("--extra", extra)]
    command += ["--python-platform", SYSTEMS[system], "--python-version", python]
    command += ["--only-binary", ":all:", "--quiet", "--no-header", "--no-annotate"]
    done = subprocess.run(
        command,
        check=False,
        cwd=ROOT,
        env=installing_environment(),
        capture_output=True,
        encoding="utf-8",
    )
    if done.returncode:
        raise NoWheelError(done.stderr.strip())
    return [line for line in done.stdout.splitlines() if PACKAGE.fullmatch(line)]


def wheel_counts() -> Mapping[str, Sequence[str]]:
    """Return a row for each system: a number of packages for each Python, or the fault."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        rows = {
            system: [pool.submit(_count_text, system, python) for python in PYTHONS]
            for system in SYSTEMS
        }
        return {system: [count.result() for count in counts] for system, counts in rows.items()}


def _count_text(system: str, python: str) -> str:
    try:
        return str(len(packages_on(system, python)))
    except NoWheelError as error:
        return str(error)


def main() -> None:
    """Print the table."""
    rows = {"": PYTHONS, **wheel_counts()}
    for system, counts in rows.items():
        sys.stdout.write(f"{system:<14}{''.join(f'{count:>7}' for count in counts)}\n")


if __name__ == "__main__":
    main()
