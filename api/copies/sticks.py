"""The sticks and disks of this machine into which copies can be written."""

import os
import string
import sys
from collections.abc import Iterable
from itertools import chain
from pathlib import Path

_PLACES = ("/media", "/run/media", "/mnt", "/Volumes")
"""The folders in which Linux and macOS show sticks, directly or in a folder of their user."""


def stick_folders() -> list[Path]:
    """Return the folders of mounted sticks and disks that this program can write to."""
    if sys.platform == "win32":
        places: Iterable[Path] = (Path(f"{letter}:/") for letter in string.ascii_uppercase[3:])
        return [place for place in places if place.is_dir()]
    else:  # noqa: RET505 - mypy reads the two systems as two branches
        roots = map(Path, _PLACES)
        places = chain.from_iterable((*root.glob("*"), *root.glob("*/*")) for root in roots)
        return sorted(place for place in places if place.is_mount() and os.access(place, os.W_OK))
