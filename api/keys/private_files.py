"""Files that hold secrets: only the owner can read these files, and they are never half written."""

from collections.abc import Iterator
from contextlib import contextmanager
from os import fsync
from pathlib import Path
from typing import BinaryIO


@contextmanager
def replace_private_file(path: Path) -> Iterator[BinaryIO]:
    """Open a file for writing. A complete file replaces the old one; otherwise the old one stays.

    A path that is no regular file (a pipe, a terminal) is written to directly. Raises: OSError.
    """
    if path.exists() and not path.is_file():
        with path.open("wb") as stream:
            yield stream
        return
    temporary_file = path.with_name(f".{path.name}.new")
    temporary_file.unlink(missing_ok=True)
    temporary_file.touch(mode=0o600, exist_ok=False)
    try:
        with temporary_file.open("wb") as file:
            yield file
            file.flush()
            fsync(file.fileno())
        temporary_file.replace(path)
    finally:
        temporary_file.unlink(missing_ok=True)
