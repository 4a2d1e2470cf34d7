"""The folder of copies: their names, and which may go."""

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import structlog

NEWEST = 6
"""How many of the newest copies are kept."""

HOUR = 3_600_000
"""Milliseconds."""

HOURS = 12
"""Of how many hours before them one copy each is kept."""

_NAME = re.compile(r"acta-(\d{4}-\d\d-\d\d)T(\d\d)(-\d\d-\d\d)-(\d{3})\.copy")
_UNFINISHED = ".unfinished"

_log = structlog.get_logger()


def name_of(made_at: int) -> str:
    """The name of a copy that was made at this time (milliseconds); names sort by time."""
    when = datetime.fromtimestamp(made_at / 1000, UTC)
    return f"acta-{when:%Y-%m-%dT%H-%M-%S}-{made_at % 1000:03}.copy"


def made_at(copy: Path) -> int:
    """When a copy was made, by its name (milliseconds)."""
    found = _NAME.fullmatch(copy.name)
    assert found is not None  # noqa: S101 - only what `copies_in` gives has such a name
    when = datetime.strptime(f"{found[1]}T{found[2]}{found[3]}+0000", "%Y-%m-%dT%H-%M-%S%z")
    return int(when.timestamp()) * 1000 + int(found[4])


def copies_in(folder: Path) -> list[Path]:
    """Every copy in a folder, by the time in its name, the latest first. Raise OSError."""
    copies = (file for file in folder.iterdir() if _NAME.fullmatch(file.name))
    return sorted(copies, key=lambda file: file.name, reverse=True)


def unfinished(folder: Path, made_at: int) -> Path:
    """Where a copy is written until it is whole."""
    return folder / f".{name_of(made_at)}{_UNFINISHED}"


def to_go(copies: Iterable[Path], times: Mapping[Path, int]) -> Iterator[Path]:
    """Yield the copies that nobody needs; `copies` are those of one ledger, the newest first.

    A needed copy is one of the newest, or the last of one of the hours before. `times` says when
    each was made (milliseconds).
    """
    hours: set[int] = set()
    for place, copy in enumerate(copies):
        hour = times[copy] // HOUR
        if place >= NEWEST and (hour in hours or len(hours) >= HOURS):
            yield copy
        elif place >= NEWEST:
            hours.add(hour)


def remove(files: Iterable[Path]) -> None:
    """Remove these files. A file that cannot be removed stays, and the log says so."""
    for file in files:
        try:
            file.unlink(missing_ok=True)
        except OSError as error:
            _log.warning("old-copy-stays", copy=file.name, why=error.strerror)


def never_finished(folder: Path) -> list[Path]:
    """Return the files of copies that were never finished. Raise OSError."""
    return list(folder.glob(f".acta-*{_UNFINISHED}"))


def settle(folder: Path) -> None:
    """Have the machine write down the names of a folder, where it can."""
    with suppress(OSError):  # some file systems of sticks know no such thing
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
