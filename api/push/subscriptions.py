"""Where phones want to be pushed to: one subscription for each card at most.

They lie beside the ledger, so that they can be erased, and are in no export. One is good as long as
the card is on the phone that gave it.
"""

from collections.abc import Callable, Iterator

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from api.access.identity import Hold
from api.base.kept_sides import kept_sides, readable
from api.game.game import Game
from api.game.reader import GameReader
from api.keys.vapid import unb64
from api.push.notices import Announced, Notice
from ledger.record.state import Card
from ledger.store.base import Side, Sides

NOTE = "push"
"""Key of the note in the store on what phones have been told of which deadline."""

AUTH_BYTES = 16


class Subscription(msgspec.Struct, frozen=True):
    """An address at a push service, and the keys for which messages are encrypted (RFC 8291).

    `p256dh` is the phone's public key, `auth` its secret, both in base64url.
    Messages are written in `language`.
    """

    endpoint: str
    p256dh: str
    auth: str
    hold: Hold
    language: str = "en"


def must_be_keys(p256dh: str, auth: str) -> None:
    """Raise ValueError unless messages can be encrypted for these keys."""
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(p256dh))
    if len(unb64(auth)) != AUTH_BYTES:
        raise ValueError(f"auth must have {AUTH_BYTES} bytes")


class Subscriptions:
    """The subscriptions of all games of one server, and what was told to them.

    `told` has, by game and window, what phones have been told; nothing for a game in which nobody
    was told anything yet.
    """

    def __init__(self) -> None:
        self._cards: dict[str, dict[str, Subscription]] = {}
        self.told: dict[str, dict[str, Announced]] = {}

    def load(self, game: str, store: Sides) -> None:
        """Load those of a game; an unreadable one is logged and counts as none.

        Raise StoreError.
        """
        for card, found in kept_sides(store, game, "push", Subscription):
            self._cards.setdefault(game, {})[card] = found
        note = store.side(game, "note", NOTE)
        told = readable(note, dict[str, Announced], game) if note is not None else None
        if told is not None:
            self.told[game] = told

    def take_over(self, game: str, side: Side) -> None:
        """Take over a subscription that another server wrote or erased, or what it has told."""
        if side.kind == "push":
            found = readable(side.value, Subscription, game) if side.value is not None else None
            cards = self._cards.setdefault(game, {})
            cards.pop(side.key, None)
            if found is not None:
                cards[side.key] = found
        elif side.value is not None:
            told = readable(side.value, dict[str, Announced], game)
            self.told[game] = told if told is not None else {}

    def forget(self, game: str) -> None:
        """Forget those of a game, as they are in memory."""
        self._cards.pop(game, None)
        self.told.pop(game, None)

    def any_in(self, game: str) -> bool:
        """Whether anybody in a game wants to be pushed to."""
        return bool(self._cards.get(game))

    def of(self, game: GameReader) -> Iterator[tuple[Card, Subscription]]:
        """The subscriptions of a game whose cards are still on their phones."""
        known = game.state.kernel.cards
        for card, found in self._cards.get(game.id, {}).items():
            if found.hold.valid(known.get(card)):
                yield known[card], found

    def stale(self, game: GameReader) -> tuple[str, ...]:
        """The cards of a game that are on their phones no more."""
        living = {card.id for card, _ in self.of(game)}
        return tuple(card for card in self._cards.get(game.id, {}) if card not in living)

    def on(self, game: str, card: str, hold: Hold) -> bool:
        """Whether a card's phone is subscribed."""
        found = self._cards.get(game, {}).get(card)
        return found is not None and found.hold == hold

    async def replace(self, game: Game, card: str, new: Subscription | None) -> None:
        """Give a card this subscription and no other, or none. Raise StoreError."""
        value = msgspec.json.encode(new) if new else None
        await game.writer.keep((Side("push", card, value),))
        cards = self._cards.setdefault(game.id, {})
        if new is None:
            cards.pop(card, None)
        else:
            cards[card] = new

    async def drop(self, game: Game, card: str, gone: Subscription) -> None:
        """Erase a subscription, unless the card has another one by now. Raise StoreError."""
        if self._cards.get(game.id, {}).get(card) == gone:
            await self.replace(game, card, None)

    async def leave(self, game: Game, card: str, hold: Hold) -> None:
        """Erase a card's subscription if it is of this phone. Raise StoreError."""
        if self.on(game.id, card, hold):
            await self.replace(game, card, None)

    async def note(
        self, game: Game, news: Callable[[], tuple[dict[str, Announced], tuple[Notice, ...]]]
    ) -> tuple[Notice, ...]:
        """Remember what is about to be told, and give it: nothing if another server tells it.

        `news` gives what will have been told, and what is to be told. Raise StoreError.
        """
        after: dict[str, Announced] = {}
        found: tuple[Notice, ...] = ()

        def change() -> tuple[Side, ...]:
            nonlocal after, found
            after, found = news()
            if after == self.told.get(game.id):
                return ()
            return (Side("note", NOTE, msgspec.json.encode(after)),)

        await game.writer.change(change)
        self.told[game.id] = after
        return found
