"""A server of the game with the jar, in a separate process."""

import argparse

from api.base.settings import Settings
from api.commands.network import announce_network
from api.hosting.host import Host
from api.serve import run
from tests.toy.grave import GRAVE_JAR_GAME
from tests.toy.jar import JAR_GAME


async def _announce_network(host: Host, listening: int) -> None:
    announce_network(host.settings, listening)


def main() -> None:
    """Serve the game from a ledger file."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--store")
    asked.add_argument("--port", type=int)
    asked.add_argument("--grave", action="store_true", help="with acts that are grave")
    given = asked.parse_args()
    game = GRAVE_JAR_GAME if given.grave else JAR_GAME
    run(
        Settings(store=given.store, port=given.port),
        note_start=_announce_network,
        rulesets={"nuces": game},
    )


if __name__ == "__main__":
    main()
