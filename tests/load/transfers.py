"""Transfers of money: by our server with rules and audiences, and by a Node program with SQLite.

The workload is that of SpacetimeDB's public benchmark: a request moves an amount from one account
to another, many at once. Both programs answer when the transfer is durable (SQLite, synchronous
FULL).
"""

from collections.abc import Iterator
from pathlib import Path

import uvloop

from tests.load.evening import random_lawful_gifts
from tests.load.figures import Figure
from tests.load.live import claim_seats
from tests.load.phones import Phone, PhonesAtServer, SentAct
from tests.load.rehearsed import Rehearsal
from tests.load.rivals.node import node_command
from tests.load.serving import own_server, running_program

CALLERS = 64
RATIO = 1.2
"""The target, in multiples of the Node program's transfers in the same run."""

SQLITE_OF_NODE = {"better-sqlite3": "12.6.2"}


def transfer_speed_figures(
    rehearsal: Rehearsal, folder: Path, transfers: int, modules: Path | None
) -> Iterator[Figure]:
    """Yield transfers a second, and those of the Node program if its `modules` are installed."""
    served = folder / "transfers.acta"
    rehearsal.hand_copy_over(served)
    script = [act for n, act in enumerate(random_lawful_gifts(rehearsal, 2 * transfers)) if n % 3][
        :transfers
    ]
    with own_server("tests.load.real", str(served)) as server:
        ours = uvloop.run(
            _transfers_per_second(
                server.port, uvloop.run(claim_seats(server.port, rehearsal)), script
            )
        )
    theirs = None
    if modules is not None:
        with running_program(
            node_command("transfer.mjs", modules, folder / "node.sqlite")
        ) as server:
            phones = [Phone("", "/transfer")] * len(rehearsal.seats)
            theirs = uvloop.run(_transfers_per_second(server.port, phones, script))
    what = "transfers over HTTP, beside SQLite and Node"
    target = None if theirs is None else RATIO * theirs
    yield Figure(what, ours, "acts/s", target, theirs, better="more")


async def _transfers_per_second(port: int, phones: list[Phone], script: list[SentAct]) -> float:
    outcome = await PhonesAtServer(port, phones).send_flood(script, CALLERS)
    if outcome.refused:
        raise RuntimeError(f"{outcome.refused} transfers were refused")
    return outcome.acts_per_second
