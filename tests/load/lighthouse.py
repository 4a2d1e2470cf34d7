"""`make lighthouse`: Lighthouse's report on the first pages that a guest sees.

Accessibility and best practices must reach 100 of 100. Its figures of speed are printed and not
judged. The figures of speed depend on other work of the machine, and `make bench` has better ones.
The version of Lighthouse is the last that runs on Node 20. Lighthouse is in a separate folder, like
the programs in `rivals`.
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
from tests.browser.served import ServedLedger
from tests.load.rivals.node import install_packages

VERSION = "12.8.2"
WANTED = ("accessibility", "best-practices")
PRINTED = (*WANTED, "performance")
PATIENCE = 300
"""The longest time in seconds for one page."""

Scores = dict[str, float]
"""The share of all points of each category, from 0 to 1."""


def guest_pages(evening: Evening) -> dict[str, str]:
    """Return the pages that guests see before they enter, by name; they need no card."""
    return {
        "the list of games": evening.address,
        "the door of a card": f"{evening.address}/c#{evening.card('cicero')}",
        "an evening": evening.address + evening.path,
        "its chronicle": f"{evening.address}{evening.path}/chronicle",
        "its rules": f"{evening.address}{evening.path}/rules",
        "its wall": f"{evening.address}{evening.path}/projector",
    }


def lighthouse_report(program: Path, address: str, folder: Path) -> dict[str, Any]:
    """Return Lighthouse's report on a page."""
    said = folder / "report.json"
    flags = "--headless=new --disable-gpu" + (" --no-sandbox" if os.geteuid() == 0 else "")
    asked = [f"--only-categories={','.join(PRINTED)}", f"--chrome-flags={flags}"]
    output = ["--output=json", f"--output-path={said}", "--quiet"]
    subprocess.run([program, address, *asked, *output], check=True, timeout=PATIENCE)
    told: dict[str, Any] = json.loads(said.read_text())
    return told


def category_scores(told: dict[str, Any]) -> Scores:
    """Return the score of each printed category."""
    return {name: float(told["categories"][name]["score"] or 0) for name in PRINTED}


def lost_points(told: dict[str, Any]) -> Iterator[str]:
    """Yield the lost points of categories that must be perfect."""
    for name in WANTED:
        for part in told["categories"][name]["auditRefs"]:
            audit = told["audits"][part["id"]]
            if part["weight"] and audit["score"] is not None and audit["score"] < 1:
                yield f"{name}: {audit['id']}: {audit['title']}"


def main() -> int:
    """Check every page, and return 1 if one lacks a required point, or no page could be checked."""
    place = install_packages({"lighthouse": VERSION})
    browser = os.environ.get("ACTA_CHROMIUM")
    if place is None or not browser:
        print("Lighthouse or a browser for it is not here: nothing was looked at.")
        return 1
    os.environ["CHROME_PATH"] = browser
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as folder, ServedLedger(Path(folder)) as served:
        for name, address in guest_pages(Evening(served)).items():
            told = lighthouse_report(place / "node_modules/.bin/lighthouse", address, Path(folder))
            found = ", ".join(
                f"{key} {100 * score:.0f}" for key, score in category_scores(told).items()
            )
            print(f"{name}: {found}", flush=True)
            faults += [f"{name}: {fault}" for fault in lost_points(told)]
    print(*faults, sep="\n")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
