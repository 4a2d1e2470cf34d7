"""Transfers of money: ours with rules and audiences, and those of a Node program with SQLite.

The workload is that of SpacetimeDB's public benchmark: a request moves an amount from one account
to another, many at once. Both answer when it is durable (SQLite, synchronous FULL).
"""

import shutil
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

import uvloop

from tests.load.evening import gifts
from tests.load.figures import Figure
from tests.load.live import claimed
from tests.load.phones import Hall, Phone, Sent
from tests.load.rehearsed import Rehearsal
from tests.load.serving import running, serving

CALLERS = 64
PATIENCE = 900
"""Seconds that an installation may take: SQLite is compiled where there is no finished one."""

PROGRAM = Path(__file__).with_name("transfer.mjs")


def transfer_figures(
    rehearsal: Rehearsal, folder: Path, transfers: int, modules: Path | None
) -> Iterator[Figure]:
    """Transfers a second, and those of the Node program if its `modules` are installed."""
    served = folder / "transfers.acta"
    rehearsal.hand_over(served)
    script = [act for n, act in enumerate(gifts(rehearsal, 2 * transfers)) if n % 3][:transfers]
    with serving("tests.load.real", str(served)) as server:
        ours = uvloop.run(_moved(server.port, uvloop.run(claimed(server.port, rehearsal)), script))
    theirs = None
    if modules is not None:
        node = [_node(), str(PROGRAM), str(modules), str(folder / "node.sqlite")]
        with running(node) as server:
            phones = [Phone("", "/transfer")] * len(rehearsal.seats)
            theirs = uvloop.run(_moved(server.port, phones, script))
    what = "transfers over HTTP, beside SQLite and Node"
    yield Figure(what, ours, "acts/s", theirs, theirs, better="more")


async def _moved(port: int, phones: list[Phone], script: list[Sent]) -> float:
    outcome = await Hall(port, phones).flood(script, CALLERS)
    if outcome.refused:
        raise RuntimeError(f"{outcome.refused} transfers were refused")
    return outcome.rate


def installed(place: Path, packages: Mapping[str, str]) -> Path | None:
    """A folder with these npm packages by their versions; None where that is not possible."""
    place.mkdir(parents=True, exist_ok=True)
    if all((place / "node_modules" / name).exists() for name in packages):
        return place
    (place / "package.json").write_text('{"private": true}')
    wanted = [f"{name}@{version}" for name, version in packages.items()]
    install = ["npm", "install", "--no-audit", "--no-fund", "--legacy-peer-deps", *wanted]
    try:
        subprocess.run(install, cwd=place, check=True, timeout=PATIENCE, stdout=subprocess.DEVNULL)
    except (OSError, subprocess.SubprocessError) as why:
        print(f"{', '.join(wanted)} cannot be installed; their figures are left out ({why})")
        shutil.rmtree(place)
        return None
    return place


def _node() -> str:
    return shutil.which("node") or "node"
