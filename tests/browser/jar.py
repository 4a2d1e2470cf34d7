"""A server of the game with the jar, whose clock can be moved."""

import argparse
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import uvloop

from api.base.settings import Settings
from api.commands.network import announce_network
from api.hosting.host import Host
from api.serve import serve
from ledger.record.view import Bundle, basic_person, bundle_for_everybody
from ledger.store import open_store
from tests.browser.hurried import SkippableClock
from tests.toy.jar import JAR_GAME
from tests.toy.world import Toy


def _person_slices(state: Toy) -> Iterator[Bundle]:
    """Yield the slices that the phone needs of a person."""
    for who in ("ada", "bea", "cai", "aunt", "nurse"):
        yield bundle_for_everybody(f"person/{who}", (who,), partial(_person_document, who))


def _person_document(who: str) -> dict[str, object]:
    return dict(basic_person(who, who.title(), "child", is_mortal=who not in ("aunt", "nurse")))


def main() -> None:
    """Serve the game from a ledger file."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--store")
    asked.add_argument("--port", type=int)
    given = asked.parse_args()
    settings = Settings(store=given.store, port=given.port)
    rulesets = {"nuces": replace(JAR_GAME, phones=replace(JAR_GAME.phones, slices=_person_slices))}
    store, clock = open_store(settings.store), SkippableClock()

    async def listen_to_signals_and_announce(host: Host, listening: int) -> None:
        clock.listen_to_signals()
        announce_network(host.settings, listening)

    uvloop.run(
        serve(
            Host(store, rulesets, settings, clock, wall_clock=clock),
            settings,
            listen_to_signals_and_announce,
        )
    )


if __name__ == "__main__":
    main()
