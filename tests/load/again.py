"""The time until a restarted server serves a long evening again after a kill."""

import asyncio
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from api.base.settings import Settings
from api.hosting.host import Host
from api.serve import run
from ledger.games.catalogue import GAMES
from ledger.scribe.scribe import Scribe
from ledger.store.base import SIDE_KINDS, Batch, SideWrite, Store
from ledger.store.sqlite import SqliteStore
from tests.load.core import MILLI
from tests.load.figures import Figure
from tests.load.serving import own_server, print_port
from tests.soak.stages import store_at_part

TEN_THOUSAND = 10_000


def restart_figures(scribe: Scribe) -> list[Figure]:
    """Return times for 10,000 entries of an evening: from the file, and from a new process."""
    part = min(1.0, TEN_THOUSAND / scribe.state.log.position)
    entries = min(TEN_THOUSAND, scribe.state.log.position)
    with TemporaryDirectory() as folder:
        left = _copy_after_kill(store_at_part(scribe, part), scribe.game, Path(folder))
        copy = left.with_name("copy.acta")
        for file in left.parent.glob("left.acta*"):
            shutil.copy(file, left.parent / file.name.replace("left", "copy"))
        opened = asyncio.run(_time_to_open(copy))
        begun = perf_counter()
        with own_server("tests.load.again", str(left)):
            anew = perf_counter() - begun
    what = f"a ledger of {entries} entries whose server was killed"
    return [
        Figure(f"{what}: served again", opened * MILLI, "ms", 2_000),
        Figure(f"{what}: the same, with the start of the process", anew * MILLI, "ms", 4_000),
    ]


async def _time_to_open(path: Path) -> float:
    """Return the seconds in which a server whose code is loaded opens a file."""
    begun = perf_counter()
    store = SqliteStore(path)
    host = Host(store, GAMES, Settings(store=str(path)))
    await host.start()
    for game in store.games():
        await host.opener.get_game(game)
    taken = perf_counter() - begun
    await host.stop()
    store.close()
    return taken


def _copy_after_kill(played: Store, game: str, folder: Path) -> Path:
    """Return a ledger file with its log beside it, as a killed server leaves it."""
    store = SqliteStore(folder / "played.acta")
    sides = (
        SideWrite(kind, key, value)
        for kind in SIDE_KINDS
        for key, value in played.side_values(game, kind).items()
    )
    rows, (_, head) = tuple(played.read(game)), played.head(game)
    store.append(Batch(game, 0, b"", rows, head, (*sides, SideWrite("note", "running", b"1"))))
    left = folder / "left.acta"
    for file in folder.glob("played.acta*"):
        shutil.copy(file, folder / file.name.replace("played", "left"))
    store.close()
    return left


async def _print_port_on_start(_host: Host, port: int) -> None:
    print_port(port)


def main() -> None:
    """Serve a ledger file on any port, and print the port."""
    run(Settings(store=sys.argv[1], port=0), note_start=_print_port_on_start)


if __name__ == "__main__":
    main()
