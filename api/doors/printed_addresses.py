"""The addresses on printed cards.

Each of these addresses has a name to which the server must answer.
"""

from collections.abc import Iterable

from api.doors.address import WebAddress, read_address
from ledger.kernel.vocabulary.events import GameClosed
from ledger.store.base import SideTables, SideWrite, Store

_NAME_KEY = "printed/"
"""Prefix of the key of a name on cards; the name follows."""

_CARD_KEY = "printed-at/"
"""Prefix of the key of a printed card; the card follows. The value is its address."""


def printed_address_writes(address: WebAddress, cards: Iterable[str]) -> tuple[SideWrite, ...]:
    """Return the side writes that remember the address on these printed cards of a game."""
    address_bytes = str(address).encode()
    card_writes = (SideWrite("note", f"{_CARD_KEY}{card}", address_bytes) for card in cards)
    return (SideWrite("note", f"{_NAME_KEY}{address.host}", b"1"), *card_writes)


def names_on_printed_cards(store: Store) -> frozenset[str]:
    """Return the names on the cards of all games. Raises: StoreError."""
    return frozenset(
        row.key.removeprefix(_NAME_KEY) for row in store.side_rows_of_all_games("note", _NAME_KEY)
    )


def addresses_on_cards(store: SideTables, game: str) -> tuple[WebAddress, ...]:
    """Return each address on a game's cards once, in the order of the cards.

    A card that was printed twice counts with the later address. The list lacks cards from the time
    before addresses were remembered. Raises: StoreError.
    """
    notes = store.side_values(game, "note")
    addresses = (
        read_address(notes[note_key].decode())
        for note_key in notes
        if note_key.startswith(_CARD_KEY)
    )
    return tuple(dict.fromkeys(addresses))


def addresses_on_cards_of_open_games(store: Store) -> tuple[WebAddress, ...]:
    """Return the addresses on the cards of all open games, those of the newest game first.

    Closed games are left out. Raises: StoreError.
    """
    games_with_note = {row.game for row in store.side_rows_of_all_games("note", _CARD_KEY)}
    # read from the stored rows, so that no game has to be opened
    open_games = (
        game
        for game in reversed(store.games())
        if game in games_with_note
        and all(row.type != GameClosed.STORED for row in store.read(game))
    )
    addresses = (address for game in open_games for address in addresses_on_cards(store, game))
    return tuple(dict.fromkeys(addresses))
