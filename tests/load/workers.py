"""Many games at once: one server on a file, and one and two servers on a database.

Each game is on one server, because a proxy would route it by its id. Redis wakes the other server.
"""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

import uvloop

from api.access.founding import found_game_in_store
from ledger.games.catalogue import GAMES
from ledger.store import open_store
from tests.database import database_server
from tests.load.evening import RICH, RULESET, evening_scenario, gift_body
from tests.load.figures import Figure
from tests.load.live import BASE, claim_card_on_new_phone
from tests.load.phones import Phone, PhonesAtServer, SentAct
from tests.load.serving import own_server
from tests.load.wire import KeptAliveCaller
from tests.waking import running_redis

GAMES_AT_ONCE = 20
CALLERS = 48
HOUR = 3_600_000
SHARE = 0.7
"""The least speed that two servers on a database must reach, as a share of one server's on a file.

The share is for a machine with two cores.
"""

SHARE_OF_ONE_GAME = 0.8
"""The least speed of many games on a file, as a share of the speed of one game alone."""


@dataclass(frozen=True)
class GameWithCards:
    """A game, its period, and the card token of each giving character."""

    game: str
    period: int
    tokens: dict[str, str]


def worker_figures(acts: int, games: int = GAMES_AT_ONCE) -> Iterator[Figure]:
    """Yield acts a second over all games: on a file beside one game alone, then on a database.

    On a database, two servers are compared with one server and with a file.
    """
    with TemporaryDirectory(prefix="pg") as folder:
        place = Path(folder)
        alone = _acts_per_second_of_servers(str(place / "one.acta"), 1, 1, acts)
        file = _acts_per_second_of_servers(str(place / "many.acta"), 1, games, acts)
        what = f"acts in {games} games, file, beside one game"
        yield Figure(what, file, "acts/s", SHARE_OF_ONE_GAME * alone, alone, better="more")
        (place / "data").mkdir()
        with database_server(place / "data") as running, running_redis(place) as redis:
            one = _acts_per_second_of_servers(
                running.create_database(), 1, games, acts, redis.address
            )
            two = _acts_per_second_of_servers(
                running.create_database(), 2, games, acts, redis.address
            )
    on = f"acts in {games} games, PostgreSQL"
    yield Figure(f"{on}, one server, beside a file", one, "acts/s", None, file, better="more")
    yield Figure(f"{on}, two servers, beside one", two, "acts/s", one, one, better="more")
    yield Figure(
        f"{on}, two servers, beside a file", two, "acts/s", SHARE * file, file, better="more"
    )


def _acts_per_second_of_servers(
    store: str, servers: int, games: int, acts: int, redis: str = ""
) -> float:
    tables = _found_tables(store, games)
    with ExitStack() as running:
        started = [
            running.enter_context(own_server("tests.load.real", store, redis))
            for _ in range(servers)
        ]
        return uvloop.run(_acts_per_second([server.port for server in started], tables, acts))


def _found_tables(address: str, games: int) -> list[GameWithCards]:
    rules, now = GAMES[RULESET], time.time_ns() // 1_000_000 - HOUR
    scenario = rules.scenarios.read(evening_scenario(copies=1), "bench.yaml")
    tables = []
    with closing(open_store(address)) as store:
        for _ in range(games):
            made = found_game_in_store(store, rules, scenario, now)
            kernel = made.scribe.state.kernel
            who = {kernel.cards[card].character: token for card, token in made.tokens.items()}
            rich = {name: who[name] for name in RICH}
            tables.append(GameWithCards(made.scribe.game, kernel.period.seq, rich))
    return tables


async def _acts_per_second(ports: list[int], tables: list[GameWithCards], acts: int) -> float:
    """Return acts a second where each server has its own games."""
    halls = []
    for number, port in enumerate(ports):
        phones, script = await _phones_and_gifts(
            port, tables[number :: len(ports)], acts // len(ports)
        )
        halls.append((PhonesAtServer(port, phones), script))
    floods = (hall.send_flood(script, CALLERS // len(halls)) for hall, script in halls)
    outcomes = await asyncio.gather(*floods)
    assert not any(outcome.refused for outcome in outcomes)
    return sum(one.accepted for one in outcomes) / max(one.seconds for one in outcomes)


async def _phones_and_gifts(
    port: int, tables: list[GameWithCards], acts: int
) -> tuple[list[Phone], list[SentAct]]:
    """Return a phone for every giver, and gifts in one game after the other."""
    phones, givers = [], []
    caller = await KeptAliveCaller.connect(port)
    for table in tables:
        for name, other in (RICH, RICH[::-1]):
            cookie = await claim_card_on_new_phone(caller, table.tokens[name])
            path = f"{BASE}/games/{table.game}"
            phones.append(Phone(f"{path}/live", f"{path}/commands", cookie))
            givers.append(gift_body(name, other, table.period))
    caller.close()
    turns = islice(cycle(range(len(phones))), acts)
    return phones, [SentAct(str(uuid4()), turn, givers[turn], frozenset()) for turn in turns]
