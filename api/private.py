"""Files that hold secrets: readable by their owner only, and there whole or not at all."""

from collections.abc import Iterator
from contextlib import contextmanager
from os import fsync
from pathlib import Path
from typing import BinaryIO


@contextmanager
def private_file(path: Path) -> Iterator[BinaryIO]:
    """A file to write, which takes its place when it is whole; else what stood there stays.

    What is no file (a pipe, a terminal) is written to as it is. Raise OSError.
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
