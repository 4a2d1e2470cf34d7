"""The same game twice: all news and answers of each phone, to be compared byte for byte."""

import re
from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

from tests.api.hall import Hall, Phone
from tests.api.secrecy.asgi import RecordingListener

HASHES = re.compile(rb"[0-9a-f]{64}")
ETAGS = re.compile(rb'"etag":"[0-9a-f]{16}"|(?m:^etag: .*$)')
WORDS = re.compile(rb'"(?:head|heads|fingerprint|fingerprints)":(?:"[^"]*"|\{[^}]*\}|\[[^\]]*\])')
"""Heads as words, and signed heads."""
LENGTH = re.compile(rb"(?m)^content-length: .*$")
SIGNED = re.compile(rb"[A-Za-z0-9+/]{42,}={0,2}")
"""Parts of signed notes: roots and signatures."""
COMMANDS = re.compile(rb'digest\\*":\\*"[0-9a-f]{32}')
"""The digest of a command in its entry.

Decision 53 says what a reader can guess from the digest.
"""
SALTS = re.compile(rb'"salt":"[0-9a-f]{32}"')


def stop_automatic_clock() -> AbstractContextManager[object]:
    """Inside the block, keep a hall's host from looking at any clock unless it is told to.

    Otherwise it would be chance which acts the host finds due between two requests.
    """
    return patch("api.hosting.host.TICK_SECONDS", 3600.0)


async def open_listener(hall: Hall, phone: Phone) -> RecordingListener:
    """Return a listener to the stream of this phone."""
    cookies = "; ".join(f"{name}={value}" for name, value in phone.client.cookies.items())
    ear = RecordingListener(
        hall.app, f"/api/v1/games/{hall.id}/live", ((b"cookie", cookies.encode()),)
    )
    await ear.wait_for_first_output()
    return ear


async def answer_content(phone: Phone, place: str) -> object:
    """Return the content of an answer: its status, its headers and its body."""
    answer = await phone.get(f"/games/{phone.game}{place}")
    return answer.status_code, sorted(answer.headers.items()), answer.content


async def answer_bytes_without_hashes(phone: Phone, place: str) -> bytes:
    """Return the content as bytes, without hashes. Hashes depend on all data and reveal nothing."""
    phone.client.headers["accept-encoding"] = "identity"
    path, _, query = place.partition("?")
    asked = dict(part.split("=") for part in query.split("&") if part)
    answer = await phone.get(f"/games/{phone.game}{path}", **asked)
    head = "".join(f"{name}: {value}\n" for name, value in sorted(answer.headers.items()))
    return mask_hashes(f"{answer.status_code}\n{head}\n".encode() + answer.content)


def mask_hashes(told: Any) -> bytes:
    """Return text with a sign in place of each digit of a hash."""
    plain = told if isinstance(told, bytes) else str(told).encode()
    if WORDS.search(plain):  # these texts have any length
        plain = LENGTH.sub(b"", WORDS.sub(b"#", plain))
    for pattern in (ETAGS, SALTS, HASHES, COMMANDS, SIGNED):
        plain = pattern.sub(lambda found: b"#" * len(found[0]), plain)
    return plain
