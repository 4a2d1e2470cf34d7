"""The folder of copies: their names, and which copies may be removed."""

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import structlog

NEWEST_KEPT = 6
"""Number of the newest copies that are always kept."""

HOUR_MILLISECONDS = 3_600_000
"""An hour in milliseconds."""

HOURS_KEPT = 12
"""Number of hours before the newest copies. One copy of each of these hours is kept."""

_COPY_NAME = re.compile(r"acta-(\d{4}-\d\d-\d\d)T(\d\d)(-\d\d-\d\d)-(\d{3})\.copy")
_UNFINISHED_SUFFIX = ".unfinished"

_log = structlog.get_logger()


def name_of_copy(made_at: int) -> str:
    """Return the name of a copy that was made at this time (milliseconds). Names sort by time."""
    time = datetime.fromtimestamp(made_at / 1000, UTC)
    return f"acta-{time:%Y-%m-%dT%H-%M-%S}-{made_at % 1000:03}.copy"


def time_of_copy(copy_path: Path) -> int:
    """Return the time when a copy was made, by its name (milliseconds)."""
    match = _COPY_NAME.fullmatch(copy_path.name)
    assert match is not None  # noqa: S101 - only what `copies_in` gives has such a name
    time = datetime.strptime(f"{match[1]}T{match[2]}{match[3]}+0000", "%Y-%m-%dT%H-%M-%S%z")
    return int(time.timestamp()) * 1000 + int(match[4])


def copies_in(folder: Path) -> list[Path]:
    """Return every copy in a folder by the time in its name, the latest first. Raises: OSError."""
    copies = (file for file in folder.iterdir() if _COPY_NAME.fullmatch(file.name))
    return sorted(copies, key=lambda file: file.name, reverse=True)


def unfinished_path(folder: Path, made_at: int) -> Path:
    """Return the file in which a copy is written until it is complete."""
    return folder / f".{name_of_copy(made_at)}{_UNFINISHED_SUFFIX}"


def removable_copies(copies: Iterable[Path], times_by_copy: Mapping[Path, int]) -> Iterator[Path]:
    """Yield the copies that may be removed. `copies` are those of one ledger, the newest first.

    A needed copy is one of the newest, or the last copy of one of the hours before. `times_by_copy`
    says when each was made (milliseconds).
    """
    hours: set[int] = set()
    for copy_index, copy_path in enumerate(copies):
        hour = times_by_copy[copy_path] // HOUR_MILLISECONDS
        if copy_index >= NEWEST_KEPT and (hour in hours or len(hours) >= HOURS_KEPT):
            yield copy_path
        elif copy_index >= NEWEST_KEPT:
            hours.add(hour)


def remove_files(files: Iterable[Path]) -> None:
    """Remove these files. If a file cannot be removed, the log says so."""
    for file in files:
        try:
            file.unlink(missing_ok=True)
        except OSError as error:
            _log.warning("old-copy-stays", copy=file.name, why=error.strerror)


def unfinished_files(folder: Path) -> list[Path]:
    """Return the files of copies that were never finished. Raises: OSError."""
    return list(folder.glob(f".acta-*{_UNFINISHED_SUFFIX}"))


def flush_folder(folder: Path) -> None:
    """Flush the names in a folder to the disk, if the file system can."""
    with suppress(OSError):  # some file systems of USB sticks cannot flush a folder
        file_descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file_descriptor)
        finally:
            os.close(file_descriptor)
