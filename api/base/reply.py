"""The reply of a resource."""

import gzip
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

_ENCODE = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Reply:
    """The reply of a resource: body, status and headers."""

    body: bytes
    status: int = 200
    content_type: bytes = b"application/json"
    headers: tuple[tuple[bytes, bytes], ...] = ()
    etag: str = ""
    """Set if a client that already has this answer gets status 304."""
    cache: bytes = b""
    """The caches that may keep the answer, and for how long; empty if no cache may keep it."""
    gzipped: bytes = b""
    """The body, already compressed."""
    file: Path | None = None
    """A file that is sent in place of the body, piece by piece."""


def json_reply(document: Any, status: int = 200, **headers: Any) -> Reply:
    """Return a reply with this document as JSON."""
    return Reply(_ENCODE(document), status, **headers)


def constant_reply(body: bytes, content_type: bytes = b"application/json", **headers: Any) -> Reply:
    """Return a reply that is made once and sent often. Its body is compressed in advance."""
    return Reply(body, content_type=content_type, gzipped=compress_body(body), **headers)


def etag_of(body: bytes) -> str:
    """Return the ETag of a body."""
    return sha256(body).hexdigest()[:16]


def compress_body(body: bytes) -> bytes:
    """Return a body as gzip. The same body always gives the same bytes."""
    return gzip.compress(body, compresslevel=4, mtime=0)
