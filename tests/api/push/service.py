"""A push service of our own on 127.0.0.1, and browsers that decrypt its messages.

Decryption is written here from RFC 8291 and 8188, independently of the server's encryption.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from api.keys.vapid import b64, unb64

PATIENCE = 10
P256 = ec.SECP256R1()


def _derive_key(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _encode_public_key(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Browser:
    """A browser's subscription: its key pair, its secret, its address at a push service."""

    def __init__(self, origin: str, name: str) -> None:
        self._key = ec.generate_private_key(P256)
        self._auth = name.encode().ljust(16, b"!")[:16]
        self.path = f"/send/{name}"
        self.endpoint = origin + self.path

    def subscription(self, character: str) -> dict[str, Any]:
        """Return the browser's subscription for the server."""
        keys = {"p256dh": b64(_encode_public_key(self._key.public_key())), "auth": b64(self._auth)}
        return {"as": character, "endpoint": self.endpoint, "keys": keys}

    def decrypt_message(self, body: bytes) -> bytes:
        """Return the content of a message (RFC 8291, 3.4, and RFC 8188, 2.1)."""
        salt, size, idlen = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + idlen], body[21 + idlen :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(P256, sender)
        info = b"WebPush: info\x00" + _encode_public_key(self._key.public_key()) + sender
        shared = _derive_key(self._auth, self._key.exchange(ec.ECDH(), theirs), info, 32)
        key = _derive_key(salt, shared, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _derive_key(salt, shared, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert plain.endswith(b"\x02")
        return plain[:-1]


@dataclass(frozen=True)
class PushedMessage:
    """One message as the push service got it."""

    path: str
    headers: dict[str, str]
    body: bytes

    def checked_claims(self) -> dict[str, Any]:
        """Check the server's signed statement about itself (RFC 8292), and return the statement."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        assert scheme == "vapid"
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        signed, _, signature = parts["t"].rpartition(".")
        raw = unb64(signature)
        r, s = (int.from_bytes(half, "big") for half in (raw[:32], raw[32:]))
        key = ec.EllipticCurvePublicKey.from_encoded_point(P256, unb64(parts["k"]))
        key.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
        claims: dict[str, Any] = json.loads(unb64(signed.partition(".")[2]))
        return claims | {"key": parts["k"]}


@dataclass
class PushService:
    """The push service.

    The service answers with the next of `answers`, and after these with 201.
    """

    origin: str = ""
    answers: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    got: "asyncio.Queue[PushedMessage]" = field(default_factory=asyncio.Queue)

    async def receive_message(self, request: web.Request) -> web.Response:
        """Take one message."""
        headers = {name.lower(): value for name, value in request.headers.items()}
        self.got.put_nowait(PushedMessage(request.path, headers, await request.read()))
        status, more = self.answers.pop(0) if self.answers else (201, {})
        return web.Response(status=status, headers=more)

    async def next(self) -> PushedMessage:
        """Return the next message."""
        return await asyncio.wait_for(self.got.get(), PATIENCE)


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """Yield a push service that listens on a free port of 127.0.0.1."""
    service = PushService()
    app = web.Application()
    app.router.add_post("/send/{name}", service.receive_message)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    service.origin = f"http://{host}:{port}"
    try:
        yield service
    finally:
        await runner.cleanup()
