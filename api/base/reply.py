"""The reply of a resource."""

import gzip
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec

_ENCODE = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Reply:
    """The reply of a resource: body, status and headers.

    With an `etag`, a client that has the answer already gets 304. `cache` says who may keep it and
    how long; by default nobody may. `gzipped` is the body, already compressed.
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


def constant(body: bytes, content_type: bytes = b"application/json", **more: Any) -> Reply:
    """A reply that is made once and sent often: it is compressed already."""
    return Reply(body, content_type=content_type, gzipped=compressed(body), **more)


def tag_of(body: bytes) -> str:
    """The ETag of a body."""
    return sha256(body).hexdigest()[:16]


def compressed(body: bytes) -> bytes:
    """A body as gzip. The same body always gives the same bytes."""
    return gzip.compress(body, compresslevel=4, mtime=0)
