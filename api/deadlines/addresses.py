"""The addresses of calendar feeds: each card has at most one, with its own secret token.

A calendar program has no session. So the program reads the deadlines of one card with the token.
The token opens nothing else. Only the hash of the token is stored, beside the ledger. An address
dies when its holder replaces or removes it. The address also dies when its card moves to another
phone or is printed again.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import msgspec

from api.access.founding import new_token, token_hash
from api.access.identity import SessionCard
from api.base.language import current_language
from api.base.stored_rows import decode_side_row, decoded_side_rows
from api.game.game import Game
from api.game.reader import GameReader
from ledger.record.state import Card
from ledger.store.base import SideRowOfGame, SideTables, SideWrite


class StoredFeedAddress(msgspec.Struct, frozen=True):
    """A card's address as it is stored: token hash, phone, print, and language."""

    token: str
    hold: SessionCard
    language: str = "en"


@dataclass(frozen=True, slots=True)
class FeedAddress:
    """A feed's address: its game, the card whose deadlines it shows, and its language."""

    game: str
    card: str
    hold: SessionCard
    language: str

    def card_if_on_same_phone(self, game: GameReader) -> Card | None:
        """Return the card if it is still on the phone that made the address, else None."""
        card = game.state.kernel.cards.get(self.card)
        return card if self.hold.is_valid(card) else None


class FeedAddresses:
    """The addresses of all games of one server, in memory. The store has them as sides, by card."""

    def __init__(self, randomness: Callable[[int], bytes]) -> None:
        self._randomness = randomness
        self._card_by_token: dict[str, FeedAddress] = {}
        self._tokens: dict[tuple[str, str], str] = {}

    def load_game(self, game: str, store: SideTables) -> None:
        """Load the addresses of a game. An unreadable address is logged and stops working.

        Raises: StoreError.
        """
        for card, address in decoded_side_rows(store, game, "calendar", StoredFeedAddress):
            self._set_address(game, card, address)

    def load_all(self, rows: Iterable[SideRowOfGame]) -> None:
        """Load the addresses of all games, as the store has them.

        Unreadable addresses do not work.
        """
        for game, card, row_bytes in rows:
            address = decode_side_row(row_bytes, StoredFeedAddress, game)
            if address is not None:
                self._set_address(game, card, address)

    def forget(self, game: str) -> None:
        """Forget the addresses of a game in memory."""
        for game_of_card, card in [
            game_and_card for game_and_card in self._tokens if game_and_card[0] == game
        ]:
            self._set_address(game_of_card, card, None)

    def apply_remote_write(self, game: str, write: SideWrite) -> None:
        """Take over an address that another server wrote or erased."""
        addresses = (
            decode_side_row(write.value, StoredFeedAddress, game)
            if write.value is not None
            else None
        )
        self._set_address(game, write.key, addresses)

    def find_address(self, token: str) -> FeedAddress | None:
        """Return the address with this token, or None."""
        return self._card_by_token.get(token_hash(token))

    def has_address(self, game: str, card: str) -> bool:
        """Return whether this card has an address."""
        return (game, card) in self._tokens

    def new_address(self, session_card: SessionCard) -> tuple[str, StoredFeedAddress]:
        """Return a new token for a card on this phone, and the new address as it is stored."""
        token = new_token(self._randomness)
        return token, StoredFeedAddress(token_hash(token), session_card, current_language())

    async def replace(self, game: Game, card: str, address: StoredFeedAddress | None) -> None:
        """Replace a card's address by this new address, or by none. Raises: StoreError."""
        stored_address = msgspec.json.encode(address) if address else None
        await game.writer.write_sides((SideWrite("calendar", card, stored_address),))
        self._set_address(game.id, card, address)

    def _set_address(self, game: str, card: str, address: StoredFeedAddress | None) -> None:
        self._card_by_token.pop(self._tokens.pop((game, card), ""), None)
        if address is not None:
            self._tokens[game, card] = address.token
            self._card_by_token[address.token] = FeedAddress(
                game, card, address.hold, address.language
            )
