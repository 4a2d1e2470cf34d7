"""Identity: the tokens of cards, and the sessions of phones and programs.

Only hashes of secrets are stored. A session holds cards. A session may act with a card under two
conditions. The ledger says that the card is on the phone that claimed it, and that the card was not
printed again. So a session loses a moved card at once.
"""

import hashlib
from collections import defaultdict
from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from api.access.founding import token_hash
from api.base.stored_rows import decode_side_row, decoded_side_rows
from ledger.record.audience import Viewer
from ledger.record.state import Card, Kernel, State
from ledger.store.base import SideRowOfGame, SideTables, SideWrite

SECRET_BYTES = 16

MAX_SESSIONS = 8
"""Maximum number of sessions that hold one card. The oldest sessions lose the card first."""

NO_CARD = "?"
"""The card id of a request whose session holds no card for its character."""


class CardOnPhone(Protocol):
    """A card: the phone that has it according to the ledger ("" for no phone), and its print."""

    @property
    def device(self) -> str:
        """The hash of the phone."""

    @property
    def generation(self) -> int:
        """The number of the print."""


class GameWithSessions(Protocol):
    """A game that has cards in sessions."""

    @property
    def id(self) -> str:
        """The game's id."""

    @property
    def state(self) -> State[Any]:
        """The game's newest state."""


class SessionCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in a session: the hash of the phone that claimed it, and the number of its print."""

    device: str
    generation: int
    late: bool = False
    """Whether the card was claimed after closing, when the ledger no longer records claims."""

    def is_valid(self, card: CardOnPhone | None) -> bool:
        """Return whether the ledger has the card on this phone; for a late claim, on no phone."""
        if card is None or card.generation != self.generation:
            return False
        return card.device == ("" if self.late else self.device)


class Token(msgspec.Struct, frozen=True):
    """A card's token: the print it opens, and the command that asked for it ("" for none)."""

    card: str
    """The card's id; empty if the command came before the card: a knock, or a steward's guest.

    Then the token opens the print that the command asked for.
    """
    generation: int
    game: str = ""
    petition: str = ""

    def find_card(self, kernel_state: Kernel) -> Card | None:
        """Return the card that the token opens, or None.

        Only the token of the latest print opens a card.
        """
        if self.card:
            card = kernel_state.cards.get(self.card)
            return card if card is not None and self._opens_print(card) else None
        petition_cards = (
            card for card in kernel_state.cards.values() if card.petition == self.petition
        )
        return min(petition_cards, key=lambda card: card.id, default=None)

    def _opens_print(self, card: Card) -> bool:
        return (card.generation, card.petition) == (self.generation, self.petition)

    def belongs_to(self, card: Card) -> bool:
        """Return whether the token opens some print of this card."""
        return self.card == card.id or (not self.card and self.petition == card.petition)


@dataclass(slots=True)
class Session:
    """One phone or program."""

    key: str = ""
    """The hash of the session's secret; empty for a stranger."""
    holds: dict[str, dict[str, SessionCard]] = field(default_factory=dict)
    whole: bool = False
    """Whether the session's cards of games at rest are loaded, too."""
    given: int = 0
    """Unix time in seconds when this server gave the session its cookie."""

    def cards(self, game: GameWithSessions) -> Iterator[Card]:
        """Yield the cards of a game that this session may act with."""
        kernel_cards = game.state.kernel.cards
        for card, session_card in self.holds.get(game.id, {}).items():
            if session_card.is_valid(kernel_cards.get(card)):
                yield kernel_cards[card]

    def viewer(self, game: GameWithSessions) -> Viewer:
        """Return how this session sees a game."""
        kernel_state = game.state.kernel
        characters = frozenset(card.character for card in self.cards(game))
        is_staff = not characters.isdisjoint(kernel_state.stewards)
        return Viewer(
            characters, is_staff=is_staff, sees_opened_ledger=kernel_state.status == "closed"
        )

    def card(self, game: GameWithSessions, character: str) -> str:
        """Return the card with which this session may act as a character, or `NO_CARD`."""
        own_cards = (card.id for card in self.cards(game) if card.character == character)
        return next(own_cards, NO_CARD)


def device_hash(device: str) -> str:
    """Return a phone's name in the ledger: the hash of the random id that the phone stores."""
    return hashlib.sha256(f"acta/device/{device}".encode()).hexdigest()[:32]


class TokensAndSessions:
    """The tokens and sessions of the open games, in memory. The store has all of them as sides."""

    def __init__(self, randomness: Callable[[int], bytes]) -> None:
        self._randomness = randomness
        self._tokens: dict[str, Token] = {}
        self._sessions: dict[str, Session] = {}
        self._tokens_of: defaultdict[str, dict[str, Token]] = defaultdict(dict)
        self._sessions_of: defaultdict[str, dict[str, Session]] = defaultdict(dict)

    def load_game(self, game: str, store: SideTables) -> None:
        """Load the tokens and sessions of a game.

        An unreadable row is logged and opens nothing. The phone then claims its card again, or the
        card is printed again. The other rows work. Raises: StoreError.
        """
        for token_key, token in decoded_side_rows(store, game, "token", Token):
            self._add_token(token_key, _token_in_game(token, game))
        for session_key, session_card in decoded_side_rows(store, game, "session", SessionCard):
            session, _, card = session_key.partition("/")
            self.add_hold(session, game, card, session_card)

    def forget(self, game: str) -> None:
        """Forget the tokens and sessions of this game in memory. The store keeps them."""
        for token_key in self._tokens_of.pop(game, ()):
            self._tokens.pop(token_key, None)
        for session in self._sessions_of.pop(game, {}).values():
            session.holds.pop(game, None)
            session.whole = False
            self._drop_if_empty(session)

    def _drop_if_empty(self, session: Session) -> None:
        if not any(session.holds.values()):
            self._sessions.pop(session.key, None)

    def _add_token(self, token_key: str, token: Token) -> None:
        self._drop_token(token_key)
        self._tokens[token_key] = self._tokens_of[token.game][token_key] = token

    def _drop_token(self, token_key: str) -> None:
        token = self._tokens.pop(token_key, None)
        if token is not None:
            self._tokens_of[token.game].pop(token_key, None)

    def session_of_key(self, session_key: str) -> Session:
        """Return the session whose secret has this hash; for strangers, one without cards."""
        return self._sessions.get(session_key) or Session()

    def add_stored_cards(
        self,
        session: str,
        rows: Iterable[SideRowOfGame],
        excluded_games: Container[str],
        *,
        has_all_cards: bool = True,
    ) -> None:
        """Add the stored cards to a session, except those of the games in `excluded_games`.

        `has_all_cards` says whether the store could be asked for all of them.
        """
        for game, row_key, row_bytes in rows:
            session_card = (
                decode_side_row(row_bytes, SessionCard, game)
                if game not in excluded_games
                else None
            )
            if session_card is not None:
                self.add_hold(session, game, row_key.partition("/")[2], session_card)
        known_session = self._sessions.get(session)
        if known_session is not None:
            known_session.whole = has_all_cards

    def apply_remote_write(self, game: str, write: SideWrite, kernel_state: Kernel) -> str:
        """Take over a token or session that another server wrote or erased.

        Return the session that gave a card back with this write, or "". A session whose card was
        claimed elsewhere has lost its card and does not count.
        """
        if write.kind == "token":
            self._drop_token(write.key)
            self.add_token_rows(game, (write,))
            return ""
        session, _, card = write.key.partition("/")
        session_card = (
            decode_side_row(write.value, SessionCard, game) if write.value is not None else None
        )
        if session_card is not None:
            self.add_hold(session, game, card, session_card)
            return ""
        lost_hold = self._sessions.get(session, Session()).holds.get(game, {}).get(card)
        self.remove_holds((session,), game, card)
        return (
            session
            if lost_hold is not None and lost_hold.is_valid(kernel_state.cards.get(card))
            else ""
        )

    def new_secret(self) -> str:
        """Return a new secret for a session."""
        return self._randomness(SECRET_BYTES).hex()

    def find_token(self, stored_hash: str) -> Token | None:
        """Return the token whose hash, or whose code's hash, is this; None if there is none."""
        return self._tokens.get(stored_hash)

    def add_token(
        self, token: str, game: str, card: str, generation: int, petition: str = ""
    ) -> None:
        """Add a new token. The token opens its card once the ledger has this print."""
        self._add_token(token_hash(token), Token(card, generation, game, petition))

    def add_token_rows(self, game: str, rows: Iterable[SideWrite]) -> None:
        """Add the tokens and typed codes that were written with these rows."""
        for row in rows:
            token = decode_side_row(row.value, Token, game) if row.value is not None else None
            if token is not None:
                self._add_token(row.key, _token_in_game(token, game))

    def card_grant_write(self, session: str, card: str, session_card: SessionCard) -> SideWrite:
        """Return the side write that gives a session a card."""
        return SideWrite("session", f"{session}/{card}", msgspec.json.encode(session_card))

    def add_hold(self, session: str, game: str, card: str, session_card: SessionCard) -> Session:
        """Note that a session holds a card, and return the session."""
        known_session = self._sessions.setdefault(session, Session(session))
        known_session.holds.setdefault(game, {})[card] = session_card
        self._sessions_of[game][session] = known_session
        return known_session

    def surplus_sessions(self, game: str, card: str) -> tuple[str, ...]:
        """Return the sessions that lose a card because too many newer sessions hold it."""
        return tuple(self._sessions_with_card(game, card, ""))[:-MAX_SESSIONS]

    def card_removal_writes(self, sessions: Iterable[str], card: str) -> tuple[SideWrite, ...]:
        """Return the side writes that take a card from these sessions."""
        return tuple(
            SideWrite("session", f"{session_key}/{card}", None) for session_key in sessions
        )

    def remove_holds(self, sessions: Iterable[str], game: str, card: str) -> None:
        """Note that these sessions lost a card. A session without cards is forgotten."""
        for session_key in sessions:
            session = self._sessions.get(session_key)
            if session is not None:
                session_cards = session.holds.get(game, {})
                session_cards.pop(card, None)
                if not session_cards:
                    self._sessions_of[game].pop(session_key, None)
                self._drop_if_empty(session)

    def other_phones_card_removal_writes(
        self, game: str, card: str, kept_device: str = ""
    ) -> tuple[SideWrite, ...]:
        """Return the writes that take a card from all sessions except those of `kept_device`."""
        return self.card_removal_writes(self._sessions_with_card(game, card, kept_device), card)

    def end_holds(self, game: str, card: str, kept_device: str = "") -> None:
        """Note that all sessions except those of the device `kept_device` lost a card."""
        self.remove_holds(list(self._sessions_with_card(game, card, kept_device)), game, card)

    def token_removal_writes(self, game: str, card: Card) -> tuple[SideWrite, ...]:
        """Return the side writes by which a card's tokens stop working."""
        return tuple(
            SideWrite("token", token_key, None)
            for token_key in self._token_keys_of_card(game, card)
        )

    def drop_tokens(self, game: str, card: Card) -> None:
        """Forget all tokens of a card."""
        for token_key in list(self._token_keys_of_card(game, card)):
            self._drop_token(token_key)

    def sessions_on_phone(self, game: str, card: str, device: str) -> tuple[str, ...]:
        """Return the sessions that hold a card on one phone."""
        other_sessions = frozenset(self._sessions_with_card(game, card, kept_device=device))
        return tuple(
            session_key
            for session_key in self._sessions_with_card(game, card, kept_device="")
            if session_key not in other_sessions
        )

    def is_on_other_phone(self, game: str, card: Card, device: str) -> bool:
        """Return whether another phone has a card, by the ledger or by a claim after closing."""
        if card.device:
            return card.device != device
        sessions = self._sessions_of.get(game, {}).values()
        session_cards = (session.holds.get(game, {}).get(card.id) for session in sessions)
        cards_of_this_print = (
            session_card
            for session_card in session_cards
            if session_card and session_card.generation == card.generation
        )
        return any(session_card.device != device for session_card in cards_of_this_print)

    def _sessions_with_card(self, game: str, card: str, kept_device: str) -> Iterator[str]:
        for session_key, session in self._sessions_of.get(game, {}).items():
            session_card = session.holds.get(game, {}).get(card)
            if session_card is not None and (not kept_device or session_card.device != kept_device):
                yield session_key

    def _token_keys_of_card(self, game: str, card: Card) -> Iterator[str]:
        for token_key, token in self._tokens_of.get(game, {}).items():
            if token.belongs_to(card):
                yield token_key


def decode_token(rows: Iterable[SideRowOfGame]) -> Token | None:
    """Return a token as the store has it; None if the token is missing or unreadable."""
    for game, _key, row_bytes in rows:
        token = decode_side_row(row_bytes, Token, game)
        if token is not None:
            return _token_in_game(token, game)
    return None


def _token_in_game(token: Token, game: str) -> Token:
    """Return a stored token with its game. The store names the game beside the row, not in it."""
    return msgspec.structs.replace(token, game=game)
