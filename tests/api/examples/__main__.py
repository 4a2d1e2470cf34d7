"""Play the four games and write `api/openapi/examples.json`: `python -m tests.api.examples`."""

import asyncio
import sys

import msgspec

from api.app import ROUTES
from api.openapi.description import OpenApi
from api.openapi.examples import EXAMPLES_FILE, recorded_answers
from ledger.games.catalogue import GAMES
from tests.api.examples.errands import play_evening
from tests.api.examples.organising import prepare_event
from tests.api.examples.plays import UnseenActs, play_and_note
from tests.api.examples.seen import ExampleValues
from tests.api.examples.visits import convert_captured_legio, play_at_two_tables
from tests.api.examples.wars import (
    play_disputed_ending,
    play_exit_from_federation,
    play_war_to_peace,
    play_war_with_given_cities,
    play_war_with_lost_server,
    play_war_with_union,
    resume_lapsed_session,
)

MAX_EVENINGS = 40
"""The greatest number of evenings of each game."""

MANY_SIDED = "ludi_romani"
"""The game in which bots also do acts of the kernel.

This game is played last, for missing examples.
"""


def _schemas_without_example(seen: ExampleValues, game: str) -> set[str]:
    """Return the schemas of a game of which no value was seen."""
    schemas = OpenApi(ROUTES, GAMES).document["components"]["schemas"]
    return {name for name in schemas if name.startswith(f"{game}.")} - {
        f"{game}.Command",
        *seen.best,
    }


def main() -> None:
    """Play until every act was seen, and write down the best examples."""
    seen, games = ExampleValues(recorded_answers()), [name for name in GAMES if name != MANY_SIDED]
    with seen.note_accepted_commands():
        for people in (
            play_evening,
            play_war_with_lost_server,
            play_war_to_peace,
            play_war_with_given_cities,
            play_exit_from_federation,
            resume_lapsed_session,
            play_war_with_union,
            play_disputed_ending,
            play_at_two_tables,
            prepare_event,
        ):
            asyncio.run(people(seen))
    convert_captured_legio(seen)
    for name in (*games, MANY_SIDED):
        for seed in range(MAX_EVENINGS):
            if not (UnseenActs(seen, name).act_names or _schemas_without_example(seen, name)):
                break
            play_and_note(seen, name, seed)
            sys.stderr.write(f"{name} {seed}: {', '.join(UnseenActs(seen, name).act_names)}\n")
    written = msgspec.json.encode(dict(sorted(seen.best.items())))
    EXAMPLES_FILE.write_bytes(msgspec.json.format(written, indent=1) + b"\n")


if __name__ == "__main__":
    main()
