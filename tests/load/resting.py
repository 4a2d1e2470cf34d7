"""The start of a server over many games of which few are played: `python -m tests.load.resting`.

The games are copies of stored ones, each under a separate id. They are finished tables, and games
in progress as the last server left them. The server is a separate process.
"""

import argparse
import asyncio
import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from api.base.settings import Settings
from api.hosting.host import Host
from api.hosting.registry import RUNNING_NOTE
from ledger.games.catalogue import GAMES
from ledger.scribe.commit_decisions import KEYS_ROW
from ledger.seal import SealKeys, Tree
from ledger.store import open_store
from ledger.store.base import Batch, Row, SideWrite, Store
from tests.database import database_server
from tests.evenings.kept import FILES, START, unpack_copy
from tests.load.figures import Figure, figures_table

PAGE = os.sysconf("SC_PAGE_SIZE")
MEGA = 1_000_000
LATER = START + 10**9
ENDED = ("cursus_honorum-v0.1-ended", "morituri-v0.1-ended")
PLAYED = ("cursus_honorum-v0.1-open", "morituri-v0.1-open", "roman_diplomacy-v0.1-open")


class GameToCopy(NamedTuple):
    """A game to copy: its rows with their leaves, and its sides."""

    game: str
    rows: tuple[Row, ...]
    leaves: tuple[bytes, ...]
    keys: SealKeys
    sides: tuple[SideWrite, ...]

    def copy(self, game: str, *, played: bool) -> Batch:
        """Return the same game under another id, with other tokens."""
        first = self.rows[0]
        begun = Row(1, first.type, first.state.replace(self.game.encode(), game.encode()))
        leaves = (self.keys.entry_leaf_hash(1, begun.state), *self.leaves[1:])
        root = Tree().extend(leaves).root
        sides = tuple(self._side_of_copy(side, game) for side in self.sides)
        running = (SideWrite("note", RUNNING_NOTE, b"1"),) if played else ()
        return Batch(game, 0, b"", (begun, *self.rows[1:]), root, (*sides, *running))

    def _side_of_copy(self, side: SideWrite, game: str) -> SideWrite:
        value = (side.value or b"").replace(self.game.encode(), game.encode())
        named = side.key if side.kind in ("note", "secret") else _hashed_key(side.key, game)
        return SideWrite(side.kind, named, value)


def _hashed_key(key: str, game: str) -> str:
    first, slash, rest = key.partition("/")
    return f"{hashlib.sha256(f'{first} {game}'.encode()).hexdigest()}{slash}{rest}"


def original_game(name: str, folder: Path) -> GameToCopy:
    """Return a stored game after a present-day server has opened it and put it away."""
    file = next(file for file in FILES if file.name.startswith(name))
    with closing(open_store(str(unpack_copy(file, folder)))) as store:
        asyncio.run(_open_and_rest(store))
        (game,) = store.games()
        rows = tuple(store.read(game))
        keys = SealKeys.from_bytes(store.side_value(game, "secret", KEYS_ROW) or b"")
        kinds = ("secret", "token", "session", "note")
        sides = (
            SideWrite(kind, *item)
            for kind in kinds
            for item in store.side_values(game, kind).items()
        )
        kept = tuple(side for side in sides if not side.key.startswith(("head/", "chain")))
        leaves = tuple(keys.entry_leaf_hash(row.position, row.state) for row in rows)
    return GameToCopy(game, rows, leaves, keys, kept)


async def _open_and_rest(store: Store) -> None:
    host = Host(store, GAMES, Settings(), clock=lambda: LATER)
    await host.start()
    await host.stop()


def fill_store(store: Store, games: int, played: int, folder: Path) -> int:
    """Write this many games, some of them in play; return the number of their entries together."""
    at_rest = cycle([original_game(name, folder) for name in ENDED])
    live = cycle([original_game(name, folder) for name in PLAYED])
    entries = 0
    for number in range(games):
        going_on = number >= games - played
        batch = next(live if going_on else at_rest).copy(f"g{number:07d}", played=going_on)
        store.append(batch)
        entries += batch.position
    return entries


class ServerStart(NamedTuple):
    """The start of a server."""

    answers: float
    """Seconds until the server answers."""
    opened: float
    """Seconds until all games in play are open."""
    bytes: int
    """The server's memory when all games in play are open."""
    before: int
    """The server's memory before opening the store."""
    opening: float
    """Seconds in which one game at rest was opened."""
    games: int


def start_server(store: str) -> ServerStart:
    """Start a server over a store in a separate process, and measure it."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.load.resting", "--serve", store],
        stdout=subprocess.PIPE,
        check=True,
    )
    return ServerStart(*json.loads(done.stdout.splitlines()[-1]))


async def _measure_start(address: str) -> ServerStart:
    before, begun = _resident_bytes(), time.perf_counter()
    store = open_store(address)
    host = Host(store, GAMES, Settings(), clock=lambda: LATER)
    await host.start()
    answers = time.perf_counter() - begun
    await host.opener.open_remaining_games()
    opened, resident, games = (
        time.perf_counter() - begun,
        _resident_bytes(),
        len(host.registry.games),
    )
    begun = time.perf_counter()
    names = [game for game in store.games() if game not in host.registry.games]
    some = names[:: max(1, len(names) // 50)]
    for game in some:
        await host.opener.get_game(game)
    opening = (time.perf_counter() - begun) / max(1, len(some))
    await host.stop()
    store.close()
    return ServerStart(answers, opened, resident, before, opening, games)


def _resident_bytes() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


def resting_figures(games: int, played: int) -> Iterator[Figure]:
    """Yield figures of starting over many games, few in play, on a file and on a database."""
    with TemporaryDirectory(prefix="pg") as folder:
        place = Path(folder)
        yield from _start_figures("file", str(place / "many.acta"), games, played, place)
        (place / "data").mkdir()
        with database_server(place / "data") as running:
            yield from _start_figures("database", running.create_database(), games, played, place)


def _start_figures(
    kind: str, address: str, games: int, played: int, folder: Path
) -> Iterator[Figure]:
    with closing(open_store(address)) as store:
        fill_store(store, games, played, folder)
    found = start_server(address)
    of = f"{games:,} games, {played} played, {kind}"
    yield Figure(f"start until it answers: {of}", found.answers, "s", target=3.0)
    yield Figure(f"start until {found.games} are open: {kind}", found.opened, "s")
    yield Figure(f"memory then: {kind}", found.bytes / MEGA, "MB", baseline=found.before / MEGA)
    yield Figure(f"a game at rest is opened: {kind}", found.opening * 1000, "ms")


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print the figures, or run as the measured server."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.resting", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--played", type=int, default=200)
    parser.add_argument("--serve", metavar="STORE")
    given = parser.parse_args(arguments)
    if given.serve:
        print(json.dumps(asyncio.run(_measure_start(given.serve))))
    else:
        print(figures_table(list(resting_figures(given.games, given.played))))


if __name__ == "__main__":
    main()
