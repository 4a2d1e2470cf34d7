"""The addresses of calendar feeds: each card has at most one, with its own secret token.

A calendar program has no session. So the token lets it read the deadlines of one card and opens
nothing else. Only the hash of the token is stored, beside the ledger. An address dies when its
holder replaces or removes it. It also dies when its card moves to another phone or is printed
again.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import msgspec

from api.access.founding import new_token, token_hash
from api.access.identity import SessionCard
from api.base.kept_sides import kept_sides, readable
from api.base.language import language
from api.game.game import Game
from api.game.reader import GameReader
from ledger.record.state import Card
from ledger.store.base import FoundSide, SideTables, SideWrite


class KeptAddress(msgspec.Struct, frozen=True):
    """A card's address as it is stored: its token's hash, its phone and print, its language."""

    token: str
    hold: SessionCard
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Address:
    """A feed's address: its game, the card whose deadlines it shows, and its language."""

    game: str
    card: str
    hold: SessionCard
    language: str

    def living_card(self, game: GameReader) -> Card | None:
        """Return the card if it is still on the phone that made the address, else None."""
        card = game.state.kernel.cards.get(self.card)
        return card if self.hold.valid(card) else None


class Addresses:
    """The addresses of all games of one server, in memory. The store has them as sides, by card."""

    def __init__(self, randomness: Callable[[int], bytes]) -> None:
        self._randomness = randomness
        self._by_token: dict[str, Address] = {}
        self._tokens: dict[tuple[str, str], str] = {}

    def load(self, game: str, store: SideTables) -> None:
        """Load the addresses of a game. An unreadable one is logged and is dead.

        Raises: StoreError.
        """
        for card, kept in kept_sides(store, game, "calendar", KeptAddress):
            self._note(game, card, kept)

    def load_all(self, kept: Iterable[FoundSide]) -> None:
        """Load the addresses of all games, as the store has them. Unreadable ones are dead."""
        for game, card, value in kept:
            address = readable(value, KeptAddress, game)
            if address is not None:
                self._note(game, card, address)

    def forget(self, game: str) -> None:
        """Forget the addresses of a game in memory."""
        for of, card in [known for known in self._tokens if known[0] == game]:
            self._note(of, card, None)

    def take_over(self, game: str, side: SideWrite) -> None:
        """Take over an address that another server wrote or erased."""
        kept = readable(side.value, KeptAddress, game) if side.value is not None else None
        self._note(game, side.key, kept)

    def found(self, token: str) -> Address | None:
        """Return the address with this token, or None."""
        return self._by_token.get(token_hash(token))

    def has(self, game: str, card: str) -> bool:
        """Return whether this card has an address."""
        return (game, card) in self._tokens

    def fresh(self, hold: SessionCard) -> tuple[str, KeptAddress]:
        """Return a new token for a card on this phone, and the address as it is stored."""
        token = new_token(self._randomness)
        return token, KeptAddress(token_hash(token), hold, language())

    async def replace(self, game: Game, card: str, kept: KeptAddress | None) -> None:
        """Replace a card's address by this one, or by none. Raises: StoreError."""
        value = msgspec.json.encode(kept) if kept else None
        await game.writer.keep((SideWrite("calendar", card, value),))
        self._note(game.id, card, kept)

    def _note(self, game: str, card: str, kept: KeptAddress | None) -> None:
        self._by_token.pop(self._tokens.pop((game, card), ""), None)
        if kept is not None:
            self._tokens[game, card] = kept.token
            self._by_token[kept.token] = Address(game, card, kept.hold, kept.language)
