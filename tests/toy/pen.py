"""A phone that signs what it sends, for tests."""

import hashlib
from dataclasses import replace
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from ledger.kernel.vocabulary.request import Accepted, Outcome, Request
from ledger.kernel.vocabulary.taps import STATEMENT_FORM
from ledger.record.entry import Entry
from ledger.seal.signature import document_digest, statement_bytes
from tests.toy.yard import YardGame

TAP, OTHER_TAP = "0f" * 16, "1e" * 16


class PhoneKeys:
    """The key pair of a phone. Each name belongs to a different phone."""

    def __init__(self, name: str) -> None:
        self.name = name
        secret = hashlib.sha256(name.encode()).digest()
        self._secret = Ed25519PrivateKey.from_private_bytes(secret)

    @property
    def key(self) -> str:
        """The public key in hex."""
        return self._secret.public_key().public_bytes_raw().hex()

    def sign(self, said: bytes) -> str:
        """Return the signature over a statement, in hex."""
        return self._secret.sign(said).hex()

    def signed_request(self, game: str, request: Request, contribution: str = TAP) -> Request:
        """Return the request with this contribution to its dice, signed."""
        digest = document_digest(request.document)
        said = statement_bytes(STATEMENT_FORM, game, request.id, digest, contribution)
        return replace(request, contribution=contribution, signature=self.sign(said))

    def claim_card(
        self, yard: YardGame, card: str, act: str = "claim-card", **more: Any
    ) -> "PhoneKeys":
        """Claim a card with this phone and its key, and return this phone."""
        character = yard.state.kernel.character(card)
        device = f"phone-of-{self.name}"
        yard.does(character, act, card=card, card_=card, device=device, key=self.key, **more)
        return self

    def send_signed(
        self, yard: YardGame, actor: str, act: str, *, tap: str = TAP, **fields: Any
    ) -> Outcome:
        """Return the answer to a command that this phone signed."""
        request = self.signed_request(yard.scribe.game, yard.request(actor, act, **fields), tap)
        outcome = yard.scribe.answer(request, yard.now)
        yard.check()
        return outcome

    def does(
        self, yard: YardGame, actor: str, act: str, *, tap: str = TAP, **fields: Any
    ) -> tuple[Entry, ...]:
        """Return the entries of a signed act that must be accepted."""
        outcome = self.send_signed(yard, actor, act, tap=tap, **fields)
        assert isinstance(outcome, Accepted), outcome
        return outcome.entries
