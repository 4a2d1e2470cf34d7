"""`acta restore`: go on from a copy on another laptop."""

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from api.commands.console import DEFAULT_STORE, fail, now, opened, out, plainly, warn
from api.commands.network import addresses
from api.copies.restoring import Restored, RestoredGame, hold_all
from api.copies.restoring import restore as restored_from
from api.copies.words import as_read, keep_words
from api.settings import Settings
from ledger.games.catalogue import GAMES
from ledger.grammar import counted
from ledger.store import is_database

Folder = Annotated[Path | None, typer.Argument(help="The folder with the copies.")]
StoreFile = Annotated[str, typer.Option(help="The ledger file to be made, or a database.")]


def restore(folder: Folder = None, store: StoreFile = DEFAULT_STORE) -> None:
    """Go on from the newest whole copy that `acta serve --backup-every` made.

    It asks for the recovery words (or reads ACTA_BACKUP_WORDS), compares every entry with the seal
    and says what it found. Nothing is played until one of the stewards takes the game over.
    A database that was restored by its own means needs no folder: its games are held alike.
    """
    with plainly():
        if is_database(store):
            _hold_database(store)
            return
        if folder is None or not folder.is_dir():
            fail("Name the folder with the copies: acta restore /media/stick")
        file = Path(store)
        if file.exists():
            fail(f"{file} is there already; choose another file with --store.")
        words = _words()
        found = restored_from(folder, words, file, GAMES)
        keep_words(file, words)
    _tell(found)
    _tell_address(found, store, folder)


def _words() -> str:
    set_ones = Settings().backup_words.get_secret_value()
    return set_ones or as_read(typer.prompt("The recovery words"))


def _hold_database(store: str) -> None:
    with opened(store, read_only=False) as ledger:
        for game in hold_all(ledger, GAMES):
            _tell_game(game)
    out.print("\nStart the server on this database. Phones will refuse the old one.")


def _tell(found: Restored) -> None:
    for sentence in found.passed:
        warn(f"Passed over {sentence}")
    made = found.manifest.made_at
    out.print(f"The copy of {_time(made)} is whole; {_age(now() - made)}.", markup=False)
    for game in found.games:
        _tell_game(game)


def _tell_game(game: RestoredGame) -> None:
    entries = counted(game.entries, "entry", "entries, the last")
    upto = f"{game.title} ({game.id}) has {entries} of {_time(game.at)}."
    after = "It is held: one of its stewards takes it over, then resumes it."
    out.print(f"  {upto} {after if game.held else 'It is closed.'}", markup=False)


def _tell_address(found: Restored, store: str, folder: Path) -> None:
    """How phones find this laptop where they look for the other one."""
    said = found.manifest
    wanted = found.names or said.addresses
    here = set(addresses())
    port = said.port or Settings().port
    out.print("\nPhones look for " + " or ".join(wanted or said.names) + f", port {port}.")
    if not here.intersection(wanted):
        out.print(
            "Give this laptop that address: switch the old one off; set the address by hand in the "
            "network settings, or reserve it in the router; for a name, let the router answer it "
            f"with this laptop's address ({', '.join(sorted(here)) or 'none yet'}).",
            markup=False,
        )
    if said.https:
        out.print("It spoke HTTPS: this laptop needs the certificate and its key, too.")
    names = f"ACTA_NAMES={','.join(said.names)} " if said.names else ""
    secure = " --tls-cert CERT --tls-key KEY" if said.https else ""
    copies = f" --backup-every 20s {folder}"
    out.print("Then:", style="bold")
    out.print(
        f"  {names}acta serve --store {store} --lan --port {port}{secure}{copies}", markup=False
    )


def _time(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000).astimezone():%Y-%m-%d %H:%M:%S}"


def _age(age: int) -> str:
    """How old a copy is, in milliseconds by this machine's clock."""
    if age < 0:
        return f"one of the clocks was wrong: that is in {_ago(-age // 1000)}"
    return f"it is {_ago(age // 1000)} old"


def _ago(seconds: int) -> str:
    minutes, rest = divmod(seconds, 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"
