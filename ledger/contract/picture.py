"""The picture of a game's board.

The picture is the same for everybody and too large for a view, so a phone fetches it once.
"""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any, NamedTuple, TypedDict

import msgspec

from ledger.record.view import Bundle, bundle_for_everybody


class Picture(NamedTuple):
    """A document (JSON) that phones draw the board from, and the digest that names it.

    The digest is SHA-256 in hex over the JSON, so a phone fetches each document only once.
    """

    digest: str
    body: bytes


class PictureDoc(TypedDict):
    """The picture of the board: it is under `pictures/{digest}` of the game."""

    digest: str
    """The digest (SHA-256, hex) of the picture."""


def picture_of(document: Mapping[str, Any]) -> Picture:
    """Return this document as a picture; equal documents give the same picture."""
    body = msgspec.json.encode(document, order="sorted")
    return Picture(sha256(body).hexdigest(), body)


def picture_slices(picture: Picture | None) -> Iterator[Bundle]:
    """Yield the slice that tells everybody of the picture, if the game has one."""
    if picture is not None:
        digest = picture.digest
        yield bundle_for_everybody("picture", (digest,), lambda: PictureDoc(digest=digest))
