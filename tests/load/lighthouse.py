"""`make lighthouse`: what Lighthouse says of the first pages a guest sees.

Accessibility and best practices must reach 100 of 100. Its figures of speed are printed and not
judged: they depend on what else the machine does, and `make bench` has better ones. It is the last
version that Node 20 serves, and lies in a folder of its own, as the rivals in `rivals` do.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.browser.evening import Evening
from tests.browser.served import Served
from tests.load.rivals.node import installed

VERSION = "12.8.2"
WANTED = ("accessibility", "best-practices")
PRINTED = (*WANTED, "performance")
PATIENCE = 300
"""Seconds for one page."""

Scores = dict[str, float]
"""Of each category its share of all points, from 0 to 1."""


def pages(evening: Evening) -> dict[str, str]:
    """What guests see before they are in, by its name: no card is taken for it."""
    return {
        "the list of games": evening.address,
        "the door of a card": f"{evening.address}/c#{evening.card('cicero')}",
        "an evening": evening.address + evening.path,
        "its chronicle": f"{evening.address}{evening.path}/chronicle",
        "its rules": f"{evening.address}{evening.path}/rules",
        "its wall": f"{evening.address}{evening.path}/projector",
    }


def report(program: Path, address: str, folder: Path) -> dict[str, Any]:
    """What Lighthouse says of a page, as it writes it."""
    said = folder / "report.json"
    flags = "--headless=new --disable-gpu" + (" --no-sandbox" if os.geteuid() == 0 else "")
    asked = [f"--only-categories={','.join(PRINTED)}", f"--chrome-flags={flags}"]
    output = ["--output=json", f"--output-path={said}", "--quiet"]
    subprocess.run([program, address, *asked, *output], check=True, timeout=PATIENCE)
    told: dict[str, Any] = json.loads(said.read_text())
    return told


def scores(told: dict[str, Any]) -> Scores:
    """The score of each category that is printed."""
    return {name: float(told["categories"][name]["score"] or 0) for name in PRINTED}


def lost(told: dict[str, Any]) -> Iterator[str]:
    """What costs points in the categories that must be whole."""
    for name in WANTED:
        for part in told["categories"][name]["auditRefs"]:
            audit = told["audits"][part["id"]]
            if part["weight"] and audit["score"] is not None and audit["score"] < 1:
                yield f"{name}: {audit['id']}: {audit['title']}"


def main() -> int:
    """Look at every page; 1 if one of them lacks a point that it must have, or nothing was seen."""
    place = installed({"lighthouse": VERSION})
    browser = os.environ.get("ACTA_CHROMIUM")
    if place is None or not browser:
        print("Lighthouse or a browser for it is not here: nothing was looked at.")
        return 1
    os.environ["CHROME_PATH"] = browser
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as served:
        for name, address in pages(Evening(served)).items():
            told = report(place / "node_modules/.bin/lighthouse", address, Path(folder))
            found = ", ".join(f"{key} {100 * score:.0f}" for key, score in scores(told).items())
            print(f"{name}: {found}", flush=True)
            faults += [f"{name}: {fault}" for fault in lost(told)]
    print(*faults, sep="\n")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
