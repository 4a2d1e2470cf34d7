"""What goes back to whoever asked."""

from dataclasses import dataclass
from typing import Any

import msgspec

_ENCODE = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Reply:
    """What goes back. With an `etag` whoever has it already is only told so.

    `cache` says who may keep it how long, nobody unless told otherwise; `gzipped` is the body
    compressed beforehand.
    """

    body: bytes
    status: int = 200
    content_type: bytes = b"application/json"
    headers: tuple[tuple[bytes, bytes], ...] = ()
    etag: str = ""
    cache: bytes = b""
    gzipped: bytes = b""


def answer(document: Any, status: int = 200, **more: Any) -> Reply:
    """A reply with a document."""
    return Reply(_ENCODE(document), status, **more)
