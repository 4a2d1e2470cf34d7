"""Play the four games and write `api/openapi/examples.json`: `python -m tests.api.examples`."""

import asyncio
import sys

import msgspec

from api.openapi.examples import RECORDED, recorded
from ledger.games.catalogue import GAMES
from tests.api.examples.errands import evening
from tests.api.examples.plays import Wanted, play
from tests.api.examples.seen import Seen
from tests.api.examples.visits import convert, visit
from tests.api.examples.wars import (
    newcomers,
    parting,
    peace,
    quarrel,
    resume_lapsed_session,
    union,
    war,
)

MOST_EVENINGS = 40
"""The greatest number of evenings of each game."""

MANY_SIDED = "ludi_romani"
"""The game in which bots also do acts of the kernel. It is played last, for missing examples."""


def main() -> None:
    """Play until every act was seen, and write down the best examples."""
    seen, games = Seen(recorded()), [name for name in GAMES if name != MANY_SIDED]
    with seen.requests():
        for people in (
            evening,
            war,
            peace,
            newcomers,
            parting,
            resume_lapsed_session,
            union,
            quarrel,
            visit,
        ):
            asyncio.run(people(seen))
    convert(seen)
    for name in (*games, MANY_SIDED):
        for seed in range(MOST_EVENINGS):
            if not Wanted(seen, name).acts:
                break
            play(seen, name, seed)
            sys.stderr.write(f"{name} {seed}: {', '.join(Wanted(seen, name).acts)}\n")
    written = msgspec.json.encode(dict(sorted(seen.best.items())))
    RECORDED.write_bytes(msgspec.json.format(written, indent=1) + b"\n")


if __name__ == "__main__":
    main()
