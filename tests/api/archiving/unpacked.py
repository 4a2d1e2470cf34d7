"""An archive as a browser reads it: the blocks of its page, and the answer at each path."""

import gzip
import json
import re
from base64 import b64decode
from collections.abc import Mapping
from typing import Any

BLOCK = re.compile(
    r'<script type="text/plain" id="archive-([a-z0-9-]+)">([A-Za-z0-9+/=]*)</script>'
)
PAGE = "<!doctype html><!--archive-index--><!--archive-kept--><!--archive-parts--><p>app</p>"
"""A page without an app, for archives in tests."""

MARK = re.compile("\x1a([0-9]+)\x1a")


def data_blocks_of_page(page: bytes) -> dict[str, str]:
    """Return the blocks of data of a page, by their names."""
    return dict(BLOCK.findall(page.decode()))


def decompress_base64(text: str) -> str:
    """Return the text of a compressed base64 block."""
    return gzip.decompress(b64decode(text)).decode()


class UnpackedArchive:
    """A read archive: its index and its parts."""

    def __init__(self, index: str, parts: list[str]) -> None:
        self.index: dict[str, Any] = json.loads(decompress_base64(index))
        self._values = [value for part in parts for value in decompress_base64(part).split("\x1e")]

    @property
    def paths(self) -> set[str]:
        """The paths with an answer."""
        return set(self.index["answers"])

    def text(self, path: str) -> str:
        """Return the answer at a path."""
        return self._expand_part(self.index["answers"][path])

    def json(self, path: str) -> Any:
        """Return the parsed answer at a path."""
        return json.loads(self.text(path))

    def all_answers(self) -> Mapping[str, str]:
        """Return all answers by their paths."""
        return {path: self.text(path) for path in sorted(self.paths)}

    def _expand_part(self, number: int) -> str:
        return MARK.sub(lambda mark: self._expand_part(int(mark[1])), self._values[number])


def unpack_page(page: bytes) -> UnpackedArchive:
    """Return the archive in a page."""
    blocks = data_blocks_of_page(page)
    many = sum(name.startswith("part-") for name in blocks)
    parts = [blocks[f"part-{number}"] for number in range(many)]
    return UnpackedArchive(blocks["index"], parts)
