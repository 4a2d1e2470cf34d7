"""`acta restore`: continues from a copy on another laptop."""

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from api.base.settings import Settings
from api.commands.console import (
    DEFAULT_STORE,
    console,
    fail_command,
    now,
    open_ledger,
    plain_file_errors,
    print_warning,
    shell_command,
)
from api.commands.network import USUAL_PORT, network_addresses
from api.copies.restoration import Restoration, RestoredGame, hold_all_games
from api.copies.restoration import restore_ledger as restored_from
from api.doors.address import WebAddress
from api.keys.recovery_words import normalize_words, store_words
from ledger.games.catalogue import GAMES
from ledger.language.grammar import count_text
from ledger.store import is_database

Folder = Annotated[Path | None, typer.Argument(help="The folder with the copies.")]
StoreFile = Annotated[str, typer.Option(help="The ledger file to be made, or a database.")]


def restore(folder: Folder = None, store: StoreFile = DEFAULT_STORE) -> None:
    """Go on from the newest whole copy that `acta serve --backup-every` made.

    It asks for the recovery words (or reads ACTA_BACKUP_WORDS), compares every entry with the seal
    and says what it found. Nothing is played until one of the stewards takes the game over.
    A database that was restored by its own means needs no folder: its games are held alike.
    """
    with plain_file_errors():
        if is_database(store):
            _hold_games_in_database(store)
            return
        if folder is None or not folder.is_dir():
            fail_command("Name the folder with the copies: acta restore /media/stick")
        file = Path(store)
        if file.exists():
            fail_command(f"{file} is there already; choose another file with --store.")
        words_text = _recovery_words()
        restoration = restored_from(folder, words_text, file, GAMES)
        store_words(file, words_text)
    _print_restored(restoration)
    _print_address(restoration, store, folder)


def _recovery_words() -> str:
    set_ones = Settings().backup_words.get_secret_value()
    return set_ones or normalize_words(typer.prompt("The recovery words"))


def _hold_games_in_database(store: str) -> None:
    with open_ledger(store, is_read_only=False) as ledger:
        for game in hold_all_games(ledger, GAMES):
            _print_game(game)
    console.print("\nStart the server on this database. Phones will refuse the old one.")


def _print_restored(restoration: Restoration) -> None:
    for sentence in restoration.passed:
        print_warning(f"Passed over {sentence}")
    copy_time = restoration.manifest.made_at
    console.print(f"The copy of {_time_text(copy_time)} is whole; {_age_text(now() - copy_time)}.")
    for game in restoration.games:
        _print_game(game)


def _print_game(game: RestoredGame) -> None:
    entries = count_text(game.entries, "entry", "entries, the last")
    progress_text = f"{game.title} ({game.id}) has {entries} of {_time_text(game.last_entry_at)}."
    advice = "It is held: one of its stewards takes it over, then resumes it."
    console.print(f"  {progress_text} {advice if game.is_held else 'It is closed.'}")


def _print_address(restoration: Restoration, store: str, folder: Path) -> None:
    """Print how phones find this laptop at the address of the other one."""
    manifest, addresses = restoration.manifest, _expected_addresses(restoration)
    own_addresses = set(network_addresses())
    console.print("\nPhones look for " + " or ".join(map(str, addresses)) + ".")
    if not own_addresses.intersection(address.host for address in addresses):
        console.print(
            "Give this laptop that address: switch the old one off; set the address by hand in the "
            "network settings, or reserve it in the router; for a name, let the router answer it "
            f"with this laptop's address ({', '.join(sorted(own_addresses)) or 'none yet'}).",
        )
    port = manifest.port or addresses[0].port
    if manifest.https:
        console.print("It spoke HTTPS: this laptop needs the certificate and its key, too.")
    elif any(address.is_https for address in addresses):
        console.print("A proxy brought HTTPS to it: this laptop needs one before it, too.")
    elif any(address.port != port for address in addresses):
        console.print(f"What led phones to its port {port} has to lead them to this laptop.")
    variables = {"ACTA_NAMES": ",".join(manifest.names)} if manifest.names else {}
    command_line = ["acta", "serve", "--store", store, "--lan", "--port", str(port)]
    command_line += ["--tls-cert", "CERT", "--tls-key", "KEY"] if manifest.https else []
    command_line += ["--backup-every", "20s", str(folder)]
    console.print("Then:", style="bold")
    console.print(f"  {shell_command(command_line, **variables)}")


def _expected_addresses(restoration: Restoration) -> list[WebAddress]:
    """Return the addresses at which phones look for the server, from cards or from the copy."""
    manifest = restoration.manifest
    scheme, port = "https" if manifest.https else "http", manifest.port or USUAL_PORT
    hosts = restoration.names or manifest.addresses or manifest.names
    return [*restoration.addresses] or [WebAddress(scheme, host, port) for host in hosts]


def _time_text(time: int) -> str:
    return f"{datetime.fromtimestamp(time / 1000).astimezone():%Y-%m-%d %H:%M:%S}"


def _age_text(age: int) -> str:
    """Return the age of a copy in words, computed from milliseconds by this machine's clock."""
    if age < 0:
        return f"one of the clocks was wrong: that is in {_ago_text(-age // 1000)}"
    return f"it is {_ago_text(age // 1000)} old"


def _ago_text(seconds: int) -> str:
    minutes, seconds_left = divmod(seconds, 60)
    return f"{minutes} min {seconds_left} s" if minutes else f"{seconds_left} s"
