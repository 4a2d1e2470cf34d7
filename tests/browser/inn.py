"""A server of the toy game for a table, like `acta play` for the real games."""

import argparse

from api.base.settings import Settings
from api.commands.network import announce_network
from api.hosting.host import Host
from api.rehearsal.company import BotCompany, new_random
from api.serve import run
from tests.toy.tali import TALI

PACE = 4.0
"""The speed of bots at an inn, as a multiple of the usual one."""


async def _announce_and_run_bots(host: Host, listening: int) -> None:
    announce_network(host.settings, listening)
    await BotCompany(host.registry, new_random(), PACE).run()


def main() -> None:
    """Serve the toy game from a ledger file, with bots in their seats."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--store")
    asked.add_argument("--port", type=int)
    given = asked.parse_args()
    run(
        Settings(store=given.store, port=given.port),
        note_start=_announce_and_run_bots,
        rulesets={"tali": TALI},
    )


if __name__ == "__main__":
    main()
