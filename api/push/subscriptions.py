"""The push addresses of phones: at most one subscription for each card.

The addresses are stored beside the ledger, so that they can be erased. Exports do not contain them.
A subscription is valid while the card is on the phone that gave it.
"""

from collections.abc import Callable, Iterator

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from api.access.identity import SessionCard
from api.base.stored_rows import decode_side_row, decoded_side_rows
from api.game.game import Game
from api.game.reader import GameReader
from api.keys.vapid import unb64
from api.push.notices import Notice, SentNotices
from ledger.record.state import Card
from ledger.store.base import SideTables, SideWrite

PUSH_NOTE = "push"
"""Key of the note that says which notices about deadlines the phones have got."""

AUTH_BYTES = 16


class Subscription(msgspec.Struct, frozen=True):
    """An address at a push service, and the keys that encrypt messages to it (RFC 8291)."""

    endpoint: str
    p256dh: str
    """The phone's public key, in base64url."""
    auth: str
    """The phone's secret, in base64url."""
    hold: SessionCard
    language: str = "en"
    """The language of the messages."""


def check_keys(p256dh: str, auth: str) -> None:
    """Raise ValueError unless messages can be encrypted for these keys."""
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(p256dh))
    if len(unb64(auth)) != AUTH_BYTES:
        raise ValueError(f"auth must have {AUTH_BYTES} bytes")


class Subscriptions:
    """The subscriptions of all games of one server, and the notices that their phones have got."""

    def __init__(self) -> None:
        self._cards: dict[str, dict[str, Subscription]] = {}
        self.told: dict[str, dict[str, SentNotices]] = {}
        """The sent notices, by game and window. A game without sent notices is missing."""

    def load_game(self, game: str, store: SideTables) -> None:
        """Load the subscriptions of a game.

        An unreadable subscription is logged and counts as none.

        Raises: StoreError.
        """
        for card, subscription in decoded_side_rows(store, game, "push", Subscription):
            self._cards.setdefault(game, {})[card] = subscription
        stored_note = store.side_value(game, "note", PUSH_NOTE)
        sent_notices = (
            decode_side_row(stored_note, dict[str, SentNotices], game)
            if stored_note is not None
            else None
        )
        if sent_notices is not None:
            self.told[game] = sent_notices

    def apply_remote_write(self, game: str, write: SideWrite) -> None:
        """Take over a subscription or the sent notices that another server wrote or erased."""
        if write.kind == "push":
            notes = (
                decode_side_row(write.value, Subscription, game)
                if write.value is not None
                else None
            )
            cards = self._cards.setdefault(game, {})
            cards.pop(write.key, None)
            if notes is not None:
                cards[write.key] = notes
        elif write.value is not None:
            sent_notices = decode_side_row(write.value, dict[str, SentNotices], game)
            self.told[game] = sent_notices if sent_notices is not None else {}

    def forget(self, game: str) -> None:
        """Forget the subscriptions of a game in memory."""
        self._cards.pop(game, None)
        self.told.pop(game, None)

    def has_any(self, game: str) -> bool:
        """Return whether any phone in a game wants push messages."""
        return bool(self._cards.get(game))

    def subscriptions_of(self, game: GameReader) -> Iterator[tuple[Card, Subscription]]:
        """Yield the subscriptions of a game whose cards are still on their phones."""
        cards = game.state.kernel.cards
        for card, subscription in self._cards.get(game.id, {}).items():
            if subscription.hold.is_valid(cards.get(card)):
                yield cards[card], subscription

    def stale_cards(self, game: GameReader) -> tuple[str, ...]:
        """Return the cards of a game that are no longer on their phones."""
        existing_cards = {card.id for card, _ in self.subscriptions_of(game)}
        return tuple(card for card in self._cards.get(game.id, {}) if card not in existing_cards)

    def is_subscribed(self, game: str, card: str, session_card: SessionCard) -> bool:
        """Return whether a card's phone is subscribed."""
        subscription = self._cards.get(game, {}).get(card)
        return subscription is not None and subscription.hold == session_card

    async def replace(self, game: Game, card: str, subscription: Subscription | None) -> None:
        """Replace a card's subscription by the given one, or by none. Raises: StoreError."""
        subscription_bytes = msgspec.json.encode(subscription) if subscription else None
        await game.writer.write_sides((SideWrite("push", card, subscription_bytes),))
        cards = self._cards.setdefault(game.id, {})
        if subscription is None:
            cards.pop(card, None)
        else:
            cards[card] = subscription

    async def drop_subscription(self, game: Game, card: str, subscription: Subscription) -> None:
        """Erase a subscription, unless the card has a newer subscription. Raises: StoreError."""
        if self._cards.get(game.id, {}).get(card) == subscription:
            await self.replace(game, card, None)

    async def unsubscribe_phone(self, game: Game, card: str, session_card: SessionCard) -> None:
        """Erase a card's subscription if it belongs to this phone. Raises: StoreError."""
        if self.is_subscribed(game.id, card, session_card):
            await self.replace(game, card, None)

    async def note(
        self, game: Game, news: Callable[[], tuple[dict[str, SentNotices], tuple[Notice, ...]]]
    ) -> tuple[Notice, ...]:
        """Store the notices to be sent, and return them.

        Return none if another server sends them. `news` returns the announcements after sending,
        and the notices. Raises: StoreError.
        """
        sent_after: dict[str, SentNotices] = {}
        notices: tuple[Notice, ...] = ()

        def new_notice_writes() -> tuple[SideWrite, ...]:
            nonlocal sent_after, notices
            sent_after, notices = news()
            if sent_after == self.told.get(game.id):
                return ()
            return (SideWrite("note", PUSH_NOTE, msgspec.json.encode(sent_after)),)

        await game.writer.write_change(new_notice_writes)
        self.told[game.id] = sent_after
        return notices
