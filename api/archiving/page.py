"""An archive as files: one page of HTML or, for a large archive, a folder.

The page and the folder contain the phone app as one page and the same data. In a page the parts
stand one after the other. In a folder each part is a script, because a browser can load scripts
from files. No text of the game is readable in a file: all data are base64.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from api.archiving.archive_packer import PackedArchive
from api.archiving.pieces import JoinedFile, join_pieces, make_piece

MAX_PAGE_BYTES = 5_000_000
"""Maximum size in bytes of an archive in one file."""

TEMPLATE_FILE = "archive.html"
"""The page with the app, among the built files of the phone app."""

_INDEX_MARK, _PARTS_MARK = "<!--archive-index-->", "<!--archive-parts-->"


class AppNotBuiltError(Exception):
    """The phone app is not built, or was built without archives."""

    def __init__(self) -> None:
        super().__init__("The phone app is not built yet: make build builds it.")


def page_template(pages: Path) -> str:
    """Return the page without data. Raises: UnbuiltError."""
    try:
        return (pages / TEMPLATE_FILE).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise AppNotBuiltError from None


def fits_in_one_file(page: str, packed_archive: PackedArchive) -> bool:
    """Return whether the archive is small enough for one file."""
    return len(page.encode()) + packed_archive.size <= MAX_PAGE_BYTES


def archive_as_one_page(page: str, packed_archive: PackedArchive) -> bytes:
    """Return the archive as one page of HTML."""
    return (
        _with_index(page, packed_archive)
        .replace(_PARTS_MARK, _script_blocks(packed_archive.parts), 1)
        .encode()
    )


class CachedJoinedPage:
    """A page that is joined with several archives of a game.

    The app and the shared parts are joined and compressed once.
    """

    def __init__(self, page: str, shared_parts: tuple[str, ...]) -> None:
        """Take a page, and the parts with which all archives begin."""
        self._source = (page, shared_parts)
        head, remainder = page.split(_INDEX_MARK, 1)
        middle_text, page_end = remainder.split(_PARTS_MARK, 1)
        self._head, self._end_piece = make_piece(head.encode()), make_piece(page_end.encode())
        self._middle = make_piece(f"{middle_text}{_script_blocks(shared_parts)}".encode())

    def has_same_beginning(self, page: str, packed_archive: PackedArchive) -> bool:
        """Return whether the archive begins with these parts and the page is the same."""
        return self._source == (page, packed_archive.parts[: packed_archive.shared])

    def join_archive(self, packed_archive: PackedArchive) -> JoinedFile:
        """Return the archive as one page of HTML."""
        index_piece = make_piece(_script_block("archive-index", packed_archive.contents).encode())
        own_piece = make_piece(
            _script_blocks(
                packed_archive.parts[packed_archive.shared :], packed_archive.shared
            ).encode()
        )
        return join_pieces((self._head, index_piece, self._middle, own_piece, self._end_piece))


def folder_files(page: str, packed_archive: PackedArchive) -> Iterator[tuple[str, bytes]]:
    """Yield the archive as files of a folder: the path and the content of each."""
    yield "index.html", _with_index(page, packed_archive).replace(_PARTS_MARK, "", 1).encode()
    for part_number, part_text in enumerate(packed_archive.parts):
        yield f"data/{part_number}.js", f'archivePart({part_number},"{part_text}")\n'.encode()


def _with_index(page: str, packed_archive: PackedArchive) -> str:
    return page.replace(_INDEX_MARK, _script_block("archive-index", packed_archive.contents), 1)


def _script_blocks(parts: Iterable[str], first_number: int = 0) -> str:
    return "".join(
        _script_block(f"archive-part-{part_number}", part_text)
        for part_number, part_text in enumerate(parts, first_number)
    )


def _script_block(element_id: str, block_content: str) -> str:
    return f'<script type="text/plain" id="{element_id}">{block_content}</script>\n'
