"""The same game twice: what each phone hears and is answered, to be compared byte for byte."""

import re
from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

from tests.api.hall import Hall, Phone
from tests.api.secrecy.asgi import Ear

HASHES = re.compile(rb"[0-9a-f]{64}")
ETAGS = re.compile(rb'"etag":"[0-9a-f]{16}"|(?m:^etag: .*$)')
WORDS = re.compile(rb'"(?:head|heads|fingerprint|fingerprints)":(?:"[^"]*"|\{[^}]*\}|\[[^\]]*\])')
"""What a head is in words, and signed."""
LENGTH = re.compile(rb"(?m)^content-length: .*$")
SIGNED = re.compile(rb"[A-Za-z0-9+/]{42,}={0,2}")
"""What stands in signed notes: roots and signatures."""
COMMANDS = re.compile(rb'digest\\*":\\*"[0-9a-f]{32}')
"""What a command was, as its entry holds it: decision 53 says what that lets one guess."""
SALTS = re.compile(rb'"salt":"[0-9a-f]{32}"')


def clock_by_hand() -> AbstractContextManager[object]:
    """For a hall that is opened within: its host looks at no clock unless it is told to.

    Between two requests it would be chance what it finds due.
    """
    return patch("api.hosting.host.TICK", 3600.0)


async def listening(hall: Hall, phone: Phone) -> Ear:
    """An ear at the stream of this phone."""
    cookies = "; ".join(f"{name}={value}" for name, value in phone.client.cookies.items())
    ear = Ear(hall.app, f"/api/v1/games/{hall.id}/live", ((b"cookie", cookies.encode()),))
    await ear.begun()
    return ear


async def answered(phone: Phone, place: str) -> object:
    """All that an answer tells: its status, its headers and its body."""
    answer = await phone.get(f"/games/{phone.game}{place}")
    return answer.status_code, sorted(answer.headers.items()), answer.content


async def answered_without_hashes(phone: Phone, place: str) -> bytes:
    """The same as bytes, without hashes: these depend on everything, and say nothing."""
    phone.client.headers["accept-encoding"] = "identity"
    path, _, query = place.partition("?")
    asked = dict(part.split("=") for part in query.split("&") if part)
    answer = await phone.get(f"/games/{phone.game}{path}", **asked)
    head = "".join(f"{name}: {value}\n" for name, value in sorted(answer.headers.items()))
    return without_hashes(f"{answer.status_code}\n{head}\n".encode() + answer.content)


def without_hashes(told: Any) -> bytes:
    """What was told, with a sign in the place of each digit of a hash."""
    plain = told if isinstance(told, bytes) else str(told).encode()
    if WORDS.search(plain):  # which have any length
        plain = LENGTH.sub(b"", WORDS.sub(b"#", plain))
    for pattern in (ETAGS, SALTS, HASHES, COMMANDS, SIGNED):
        plain = pattern.sub(lambda found: b"#" * len(found[0]), plain)
    return plain
