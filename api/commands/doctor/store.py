"""The ledger: checks whether it can be read and written, is undamaged, and has room."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from api.commands.doctor.finding import Finding, doubtful_finding, fatal_finding, good_finding
from api.observing.health_limits import LITTLE_SPACE, MB, SCARCE_SPACE
from ledger.store import NamedDatabase, open_group
from ledger.store.base import Store, StoreError
from ledger.store.file import is_write_protected

LONG_LOG = 64 * MB
"""Number of bytes above which the log of the ledger file is too large."""


def file_findings(path: Path) -> Iterator[Finding]:
    """Yield the findings about an existing ledger file: its rights, disk and log."""
    yield _write_finding(path)
    yield _disk_finding(shutil.disk_usage(path.parent).free)
    log = path.with_name(f"{path.name}-wal")
    log_size = log.stat().st_size if log.exists() else 0
    if log_size > LONG_LOG:
        yield doubtful_finding(
            f"The log beside the ledger ({log.name}) has grown to {log_size // MB} MB.",
            "Close what else reads the file (a copy under way, another program); the server then "
            "tidies the log up by itself, or when it is stopped and started again.",
        )
    else:
        yield good_finding(f"The log beside the ledger is short ({log_size // 1000} kB).")
    # On Windows the mode does not tell who may read a file.
    if sys.platform != "win32" and path.stat().st_mode & 0o077:
        yield doubtful_finding(
            f"Other people of this machine may read {path.name}, which holds every secret.",
            f"Take that from them: chmod 600 {path.name}",
        )


def _write_finding(path: Path) -> Finding:
    folder = path.parent.resolve()
    if is_write_protected(folder):
        return fatal_finding(
            f"The disk of {path.name} can only be read.",
            "A disk that has met an error is often locked so: look at it, and go on from a copy "
            "on another one.",
        )
    if os.access(path, os.W_OK) and os.access(folder, os.W_OK | os.X_OK):
        return good_finding(f"{path.name} can be written.")
    return fatal_finding(
        f"{path.name} cannot be written by this user.",
        "Look at who owns it and its folder: both have to belong to whom the server runs as.",
    )


def _disk_finding(free_bytes: int) -> Finding:
    sentence = f"There are {free_bytes // MB} MB left on the ledger's disk."
    if free_bytes < SCARCE_SPACE:
        return fatal_finding(sentence, "Make room now: when it is full nothing can be written.")
    if free_bytes < LITTLE_SPACE:
        return doubtful_finding(
            sentence, "An evening needs some ten MB. Make room before the next one."
        )
    return good_finding(sentence)


def damage_findings(store: Store) -> Iterator[Finding]:
    """Yield whether the stored games are undamaged, in a file or a database."""
    if store.doubt:
        yield doubtful_finding(
            store.doubt, "Play on. The Fates are told, and ask who did something last."
        )
    try:
        store.check()
    except StoreError as error:
        yield fatal_finding(str(error), "Stop the server and go on from the latest backup.")
    else:
        yield good_finding("What is stored is whole.")


def moving_findings(databases: tuple[NamedDatabase, ...]) -> Iterator[Finding]:
    """Yield each game whose move from one database to another is not finished."""
    try:
        group = open_group(databases, is_read_only=True, is_partial=True)
    except StoreError:
        return  # the findings of each database say why
    with closing(group):
        for game, destination in group.moving_games():
            yield fatal_finding(
                f"{game} is on its way to the database {destination}, and nobody can play it.",
                f"If no such command runs, finish it: acta move {game} --to {destination}",
            )
