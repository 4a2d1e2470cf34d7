"""Files that hold secrets: readable by their owner only, and written whole or not at all."""

from collections.abc import Iterator
from contextlib import contextmanager
from os import fsync
from pathlib import Path
from typing import BinaryIO


@contextmanager
def private_file(path: Path) -> Iterator[BinaryIO]:
    """A file to write. It replaces the old one when it is complete; otherwise the old one stays.

    What is no regular file (a pipe, a terminal) is written to directly. Raise OSError.
    """
    if path.exists() and not path.is_file():
        with path.open("wb") as stream:
            yield stream
        return
    beside = path.with_name(f".{path.name}.new")
    beside.unlink(missing_ok=True)
    beside.touch(mode=0o600, exist_ok=False)
    try:
        with beside.open("wb") as file:
            yield file
            file.flush()
            fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
