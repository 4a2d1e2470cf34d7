"""A server of the game in the street, which people enter late."""

import argparse

from api.base.settings import Settings
from api.commands.network import announce_network
from api.hosting.host import Host
from api.serve import run
from tests.toy.streets import STREET


async def _announce_network(host: Host, listening: int) -> None:
    announce_network(host.settings, listening)


def main() -> None:
    """Serve the game from a ledger file."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--store")
    asked.add_argument("--port", type=int)
    given = asked.parse_args()
    run(
        Settings(store=given.store, port=given.port),
        note_start=_announce_network,
        rulesets={"street": STREET},
    )


if __name__ == "__main__":
    main()
