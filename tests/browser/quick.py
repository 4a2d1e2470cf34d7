"""A server of the real table games, like `acta play`, with quick bots."""

import argparse

from api.base.settings import Settings
from api.commands.network import announce_network
from api.hosting.host import Host
from api.rehearsal.company import BotCompany, new_random
from api.serve import run


def main() -> None:
    """Serve the games from a ledger file. Bots play at a multiple of their usual speed."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--store")
    asked.add_argument("--port", type=int)
    asked.add_argument("--pace", type=float)
    given = asked.parse_args()

    async def announce_and_run_bots(host: Host, listening: int) -> None:
        announce_network(host.settings, listening)
        await BotCompany(host.registry, new_random(), given.pace).run()

    run(Settings(store=given.store, port=given.port), note_start=announce_and_run_bots)


if __name__ == "__main__":
    main()
