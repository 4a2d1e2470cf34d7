"""The folder of copies: their names, which are the newest, and which may go."""

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

NEWEST = 6
"""How many of the newest copies are kept."""

HOURS = 12
"""Of how many hours before them one copy each is kept."""

_NAME = re.compile(r"acta-(\d{4}-\d\d-\d\d)T(\d\d)(-\d\d-\d\d)-(\d{3})\.copy")
_UNFINISHED = ".unfinished"


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
    """Every copy in a folder, the newest first. Raise OSError."""
    copies = (file for file in folder.iterdir() if _NAME.fullmatch(file.name))
    return sorted(copies, key=lambda file: file.name, reverse=True)


def unfinished(folder: Path, made_at: int) -> Path:
    """Where a copy is written until it is whole."""
    return folder / f".{name_of(made_at)}{_UNFINISHED}"


def tidy(folder: Path) -> None:
    """Remove what nobody needs: older copies, and what was never finished. Raise OSError."""
    for copy in _to_go(copies_in(folder)):
        copy.unlink(missing_ok=True)
    for file in list(folder.glob(f".acta-*{_UNFINISHED}")):
        file.unlink(missing_ok=True)


def _to_go(copies: Iterable[Path]) -> Iterator[Path]:
    """The copies that are neither among the newest nor the last of one of the hours before."""
    hours: set[str] = set()
    for place, copy in enumerate(copies):
        hour = copy.name[: len("acta-2026-11-25T20")]
        if place >= NEWEST and (hour in hours or len(hours) >= HOURS):
            yield copy
        elif place >= NEWEST:
            hours.add(hour)


def settle(folder: Path) -> None:
    """Have the machine write down the names of a folder, where it can."""
    with suppress(OSError):  # some file systems of sticks know no such thing
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
