"""Programs for Node, with their packages in a separate folder."""

import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

PACKAGES = Path(__file__).resolve().parents[3] / ".rivals" / "node"
PATIENCE = 900
"""The longest time in seconds of an installation: SQLite may have to be compiled."""


def install_packages(packages: Mapping[str, str]) -> Path | None:
    """Return a folder with these packages by their versions, cached; None if that is impossible."""
    wanted = [f"{name}@{version}" for name, version in packages.items()]
    place = PACKAGES / "_".join(wanted).replace("/", "-")
    if (place / "node_modules").exists():
        return place
    place.mkdir(parents=True, exist_ok=True)
    (place / "package.json").write_text('{"private": true}')
    quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
    install = ["npm", "install", "--legacy-peer-deps", *quiet, *wanted]
    try:
        subprocess.run(install, cwd=place, check=True, timeout=PATIENCE, stdout=subprocess.DEVNULL)
    except (OSError, subprocess.SubprocessError) as why:
        print(f"{', '.join(wanted)} cannot be installed; their figures are left out ({why})")
        shutil.rmtree(place)
        return None
    return place


def node_command(name: str, *arguments: object) -> list[str]:
    """Return the command that runs a program of this folder."""
    path = Path(__file__).with_name(name)
    return [shutil.which("node") or "node", str(path), *map(str, arguments)]
