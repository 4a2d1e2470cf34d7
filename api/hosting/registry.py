"""The registry: the games of a store that are in memory."""

import asyncio
import uuid
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

import structlog

from api.access.founding import new_token, token_side_write
from api.base.clock import clock_not_before
from api.base.problems import ProblemError, kernel_sentence
from api.game.game import Game
from api.game.ledger_listener import LedgerListener, RemotePhones
from api.game.live.stream import CLOSING_EVENT
from api.game.writing_thread import WritingThread
from api.hosting.access import KeysToGames
from api.hosting.resources import Resources
from ledger.contract.ruleset import Ruleset
from ledger.kernel.machine.machine import Machine
from ledger.kernel.vocabulary.request import HOST_CARD, Refused, Request
from ledger.scribe.scribe import Scribe
from ledger.store.base import DatabaseAwayError, GameMovingError, SideWrite, StoreError

RUNNING_NOTE = "running"
"""Prefix of the key of a note that a server plays a game. The note survives a crash."""

REHEARSAL_NOTE = "rehearsal"
"""Key of the note that marks a game as a rehearsal: everyone may take its cards."""

LONG_AGO = 10**12
"""Initial value of `acted` in milliseconds, negated.

The time is longer ago than any server runs.
"""

_log = structlog.get_logger()


def server_of(note_key: str) -> str:
    """Return the server in the key of a note; "" for a note by an older version."""
    return note_key.removeprefix(RUNNING_NOTE).removeprefix("/")


class OpeningListener(Protocol):
    """Hears of the games that come into memory."""

    def game_opened(self, game: Game) -> None:
        """A game was founded or opened."""


class Registry(LedgerListener):
    """The games of a store that are in memory, with their bots and open cards.

    `listeners` hear of the ledger of each game after the registry.
    """

    def __init__(
        self,
        resources: Resources,
        rulesets: Mapping[str, Ruleset[Any]],
        access: KeysToGames,
        remote_phones: RemotePhones,
        listeners: Sequence[LedgerListener] = (),
    ) -> None:
        self._store = resources.store
        self._settings = resources.settings
        self._now = resources.now
        self._randomness = resources.randomness
        self._threads = resources.threads
        self._faults = resources.faults
        self._access = access
        self._remote_phones = remote_phones
        self._listeners = (self, *listeners)
        self._machines: dict[str, Machine[Any]] = {}
        self.rulesets = rulesets
        """The rulesets of which games can be founded and opened."""
        self.games: dict[str, Game] = {}
        """The open games, by id."""
        self.unfinished: dict[str, int] = {}
        """The time of the last act of each game that was put away during play."""
        self.acted = -LONG_AGO
        """When each game that is being played was last written (milliseconds)."""
        self.tokens: dict[str, dict[str, str]] = {}
        """The tokens of a rehearsal's cards, by game."""
        self.bots: dict[str, frozenset[str]] = {}
        """The characters whom bots play, by game."""
        self.forgotten: frozenset[str] = frozenset()
        """The games that were erased whole."""
        self.leaving: list[asyncio.Future[None]] = []
        """The writers of erased games that have not ended yet."""
        self.opening_listeners: list[OpeningListener] = []
        """The listeners hear of every game that is founded or opened."""

    def game(self, game: str) -> Game:
        """Return an open game by its id. Raises: the problems unknown-game and unavailable."""
        open_game = self.games.get(game)
        if open_game is not None:
            return open_game
        if game in self._faults.unreadable:
            raise ProblemError(
                "unavailable", kernel_sentence("explained-unreadable", game=game)
            )  # the log has the reason
        raise ProblemError("unknown-game")

    def machine(self, ruleset: str) -> Machine[Any]:
        """Return the machine of a ruleset. All its games share one."""
        rules, known_machine = self.rulesets[ruleset], self._machines.get(ruleset)
        if known_machine is None or known_machine.rules is not rules:
            known_machine = self._machines[ruleset] = Machine(rules)
        return known_machine

    def make_game(self, scribe: Scribe) -> Game:
        """Return a game for this scribe, not yet registered."""
        clock = clock_not_before(self._now, scribe.state.at)

        def thread() -> WritingThread:
            return self._threads.writing_in(self._store.database(scribe.game))

        return Game(scribe, thread, clock, self._listeners, self._remote_phones)

    @contextmanager
    def keep_open(self, game: Game) -> Iterator[None]:
        """Inside the block, keep a game open."""
        self.add_user(game)
        try:
            yield
        finally:
            self.remove_user(game)

    def add_user(self, game: Game) -> None:
        """Keep a game open until `remove_user`."""
        game.users += 1

    def remove_user(self, game: Game) -> None:
        """Note that a user of the game has gone. An unused game may be closed after a while."""
        game.users -= 1
        game.touched = self._now()

    @property
    def notes_at_start_of_play(self) -> tuple[SideWrite, ...]:
        """The notes that this server writes when it begins to play a game."""
        rehearsal_writes = (
            (SideWrite("note", REHEARSAL_NOTE, b"1"),) if self._settings.rehearsal else ()
        )
        return (self.running_note, *rehearsal_writes)

    @property
    def running_note(self) -> SideWrite:
        """The note that this server plays a game."""
        return SideWrite("note", f"{RUNNING_NOTE}/{self._store.worker}", b"1")

    def register_game(
        self,
        game: Game,
        tokens: dict[str, str],
        bots: frozenset[str] | None,
        typed_code_rows: Iterable[SideWrite] = (),
    ) -> None:
        """Register a new game with these tokens, typed codes and bots."""
        self.start_game(game, bots)
        self.issue_tokens(game, tokens)
        self._access.identity.add_token_rows(game.id, typed_code_rows)
        self.announce_opened_game(game)

    def announce_opened_game(self, game: Game) -> None:
        """Say that a game was founded or opened, so that its bots sit down."""
        for listener in self.opening_listeners:
            try:
                listener.game_opened(game)
            except Exception:  # noqa: BLE001 - the game is founded, even if its bots fail
                _log.exception("adopted", game=game.id)

    def issue_tokens(self, game: Game, tokens: dict[str, str], *, is_secret: bool = False) -> None:
        """Let these tokens open their cards. At a rehearsal everyone sees those not `is_secret`."""
        cards = game.state.kernel.cards
        for card, token in tokens.items():
            known_card = cards[card]
            self._access.identity.add_token(
                token, game.id, card, known_card.generation, known_card.petition
            )
        if self._settings.rehearsal and game.id not in self.bots and not is_secret:
            self.tokens[game.id] = tokens

    async def renew_tokens(self, game: Game) -> dict[str, str]:
        """Return new tokens for all cards of a game. The old tokens die, sessions stay.

        Raises: StoreError.
        """
        tokens = self.make_tokens(game)
        await self.replace_tokens(game, tokens)
        self.issue_tokens(game, tokens)
        return tokens

    def make_tokens(self, game: Game) -> dict[str, str]:
        """Return a new token for each card of a game. They open nothing yet."""
        cards = game.state.kernel.cards
        first_cards = (card for card, _character in game.state.log.entries[1].event.cards)
        order = dict.fromkeys((*(card for card in first_cards if card in cards), *sorted(cards)))
        return {card: new_token(self._randomness) for card in order}

    async def replace_tokens(
        self, game: Game, tokens: Mapping[str, str], further_writes: Sequence[SideWrite] = ()
    ) -> None:
        """Write new tokens for these cards, with further rows. The old tokens and codes die.

        Sessions stay. Raises: StoreError: nothing has changed.
        """
        identity, cards = self._access.identity, game.state.kernel.cards
        ordered_cards = tuple(cards[card] for card in tokens)
        old_writes = tuple(
            row for card in ordered_cards for row in identity.token_removal_writes(game.id, card)
        )
        new_writes = (
            token_side_write(tokens[card.id], card.id, card.generation, card.petition)
            for card in ordered_cards
        )
        await game.writer.write_sides((*old_writes, *new_writes, *further_writes))
        for card in ordered_cards:
            identity.drop_tokens(game.id, card)
        typed_code_rows = (row for row in further_writes if row.kind == "token")
        identity.add_token_rows(game.id, typed_code_rows)

    def start_game(self, game: Game, bots: frozenset[str] | None) -> None:
        """Register a game and start its writer. `bots` are those of a party."""
        self.games[game.id] = game
        self.unfinished.pop(game.id, None)
        if bots is not None:
            self.bots[game.id] = bots
        game.writer.start()

    def is_stored(self, game: Game) -> bool:
        """Return whether a game lies in the store. The rehearsal of an event does not."""
        return self._is_in_store(game.scribe)

    def _is_in_store(self, scribe: Scribe) -> bool:
        return scribe.store is self._store

    def put_away(self, game: Game) -> None:
        """Remove a game from memory, except for the addresses of its calendar feeds."""
        for table in (self.games, self.tokens, self.bots):
            table.pop(game.id, None)
        if not game.is_over:
            self.unfinished[game.id] = game.state.at
        self._access.forget_resting_game(game.id)

    async def end_rehearsal(self, game: Game) -> None:
        """End a rehearsal: close its cards, and let a restart pause it like any other game.

        Raises: StoreError.
        """
        note_removal = SideWrite("note", REHEARSAL_NOTE, None)
        if isinstance(
            await game.writer.answer(self.request_by_server("pause"), (note_removal,)), Refused
        ):
            await game.writer.write_sides((note_removal,))
        self.tokens.pop(game.id, None)

    def forget(self, game: str) -> None:
        """Remove everything about a game from memory. The game's writer ends."""
        for table in (self.games, self.unfinished, self.tokens, self.bots):
            table.pop(game, None)
        self._access.forget(game)

    async def read_remote_rows(self, games: Iterable[str]) -> None:
        """If these games are open, read their new rows. Raises: StoreError."""
        for game in [self.games[game_id] for game_id in set(games) & self.games.keys()]:
            if self.games.get(game.id) is game:  # a game may have been put away in the meantime
                await game.writer.wait_until_current()

    def note_commit(self, scribe: Scribe, seconds: float) -> None:
        """Note that the game's database takes writes, and when the last act was done."""
        if not self._is_in_store(scribe):
            return
        self._faults.note_write_result("", self._now(), self._store.database(scribe.game))
        if scribe.state.kernel.running:
            self.acted = self._now()

    def note_failure(self, scribe: Scribe, error: StoreError) -> None:
        """Note that a database takes no writes. A game that is being moved says nothing of it."""
        if isinstance(error, GameMovingError) or not self._is_in_store(scribe):
            return
        # A game that is looked for can wait for another database than its own.
        if isinstance(error, DatabaseAwayError):
            database = error.database
        else:
            database = self._store.database(scribe.game)
        self._faults.note_write_result(str(error), self._now(), database)

    def note_remote_writes(self, scribe: Scribe, writes: tuple[SideWrite, ...]) -> None:
        """Take over another server's tokens, sessions and addresses. End the streams of leavers."""
        sessions_left = self._access.apply_remote_writes(scribe, writes)
        game = self.games.get(scribe.game)
        if sessions_left and game is not None:
            leaving_listeners = [
                listener
                for listener in game.stream.listeners
                if listener.session.key in sessions_left
            ]
            game.stream.end(leaving_listeners, CLOSING_EVENT)

    def note_removal(self, scribe: Scribe) -> None:
        """Remove a game that another server erased. The game's phones get no more events."""
        game = self.games.get(scribe.game)
        if game is not None and game.scribe is scribe:
            self.forgotten |= {game.id}
            self.forget(game.id)
            game.stream.end(game.stream.listeners)
            self.leaving.append(asyncio.ensure_future(game.writer.stop()))

    def request_by_server(self, act: str, **fields: Any) -> Request:
        """Return a request by the server itself."""
        return Request(self.new_command_id(), HOST_CARD, act, "", 0, fields)

    def new_command_id(self) -> str:
        """Return a new id for a command that comes from no phone."""
        return str(uuid.UUID(bytes=self._randomness(16), version=4))
