"""A server of the faulty yard, in a separate process."""

import argparse

from api.base.settings import Settings
from api.commands.network import announce_network
from api.hosting.host import Host
from api.serve import run
from tests.toy.stumbling import STUMBLING


async def _announce_network(host: Host, listening: int) -> None:
    announce_network(host.settings, listening)


def main() -> None:
    """Serve the yard from a ledger file."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--store")
    asked.add_argument("--port", type=int)
    given = asked.parse_args()
    settings = Settings(store=given.store, port=given.port)
    run(settings, note_start=_announce_network, rulesets={"nuces": STUMBLING})


if __name__ == "__main__":
    main()
