"""Copies of the ledger beside a running server, for all commands that serve."""

import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from api.base.settings import Settings
from api.commands.console import console, fail_command, shell_command
from api.copies.copy_maker import Copier
from api.copies.copy_schedule import follow_copy_orders, parse_seconds
from api.copies.encrypted_copy import EncryptionKey
from api.hosting.copy_orders import CopyOrder
from api.hosting.host import Host
from api.keys.recovery_words import new_words, store_words, stored_words, words_file
from ledger.store import is_database

CopyInterval = Annotated[
    tuple[str, Path] | None,
    typer.Option(
        "--backup-every",
        metavar="TIME FOLDER",
        help="Copy the ledger so often (20s, 2m) into this folder, such as a stick.",
    ),
]

Copying = Callable[[Host, int], Awaitable[None]]


async def _copy_nothing(_host: Host, _port: int) -> None:
    """Make no copies, because a store without a file cannot be copied while it is served."""


def copying_task(settings: Settings, interval_and_folder: tuple[str, Path] | None) -> Copying:
    """Return the task that copies the ledger for ever. Fail the command if it cannot ever work.

    Without a folder it waits until an organiser chooses one on their page.
    """
    has_file = not is_database(settings.store) and settings.store != "memory:"
    if interval_and_folder is None:
        return partial(_follow_orders, settings) if has_file else _copy_nothing
    if not has_file:
        fail_command(
            "Only a ledger file can be copied while it is served; copy a database by its means."
        )
    time, folder = interval_and_folder
    try:
        seconds = parse_seconds(time)
    except ValueError as error:
        fail_command(f"--backup-every: {error}.")
    if not folder.is_dir():
        fail_command(f"There is no folder {folder} for copies.")
    store = Path(settings.store)

    async def copy_repeatedly(host: Host, port: int) -> None:
        words_text = recovery_words(settings, store)
        console.print(f"\nThe ledger is copied every {time} into {folder}.")
        if console.is_terminal:
            console.print("Its recovery words, for one of the Fates to keep:", end=" ")
            console.print(words_text, style="bold")
        else:  # do not print secrets: the output may be stored in a log that many people can read
            console.print(f"Its recovery words are in {words_file(store).absolute()}.")
        restore_command = shell_command(["acta", "restore", str(folder.absolute())])
        console.print(f"On another laptop: {restore_command}\n", style="dim")
        host.copy_orders.give(CopyOrder(folder, seconds))
        await _follow_orders(settings, host, port)

    return copy_repeatedly


async def _follow_orders(settings: Settings, host: Host, port: int) -> None:
    """Copy the ledger as the organisers or the command say."""
    store = Path(settings.store)
    known_keys: dict[str, EncryptionKey] = {}

    def make_copier(folder: Path) -> Copier:
        words_text = recovery_words(settings, store)
        if words_text not in known_keys:  # making a key takes long
            known_keys[words_text] = EncryptionKey(words_text)
        return Copier(store, folder, known_keys[words_text])

    await follow_copy_orders(host, make_copier, port)


def recovery_words(settings: Settings, store: Path) -> str:
    """Return the recovery words of a ledger file: from the settings, from their file, or new ones.

    Raises: StoreError.
    """
    words_text = settings.backup_words.get_secret_value() or stored_words(store)
    if not words_text:
        words_text = new_words(secrets.token_bytes)
        store_words(store, words_text)
    return words_text
