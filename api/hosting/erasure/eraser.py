"""The eraser of a server: deletes data, and leaves no byte of them in the store's file."""

import asyncio
from collections.abc import Collection
from functools import partial

import structlog

from api.game.disclosure import Openness
from api.game.game import Game
from api.game.text_erasure import (
    ACCESS_KINDS,
    erase_game,
    erased_word_count,
    person_erasing_writes,
    words_edition_write,
    words_erasing_writes,
    words_of,
    write_to_unplayed_game,
)
from api.hosting.access import KeysToGames
from api.hosting.at_rest.opener import Opener
from api.hosting.background_jobs import BackgroundJobs
from api.hosting.erasure.expiry import expired_at_rest, games_with_expired_data
from api.hosting.erasure.retention import (
    find_data_of_kinds,
    find_expired,
    log_erased,
    terms_of,
)
from api.hosting.registry import Registry
from api.hosting.resources import Resources
from ledger.store.base import NO_GAME, UNSCRUBBED_KEY, SideWrite, StoreError, batch_for_no_game

QUIET_MILLISECONDS = 10_000
"""Milliseconds without an act in any game after which the file may be rewritten."""

ROUND_MILLISECONDS = 10 * 60_000
"""Milliseconds after which the file is rewritten even if an act has to wait."""

GUESTS_MILLISECONDS = 60 * 60_000
"""Milliseconds between two rewritings of the file for guests who cancel: anybody may cancel."""

_log = structlog.get_logger()


class Eraser:
    """Erases in the games of one registry, one job at a time.

    Erased data disappear from all answers at once. The bytes disappear from the disk when the file
    is rewritten. No player can act during the rewriting, so it waits for a quiet moment. The files
    that jobs have made of the game are removed, and its jobs are interrupted.
    """

    def __init__(
        self,
        resources: Resources,
        registry: Registry,
        access: KeysToGames,
        opener: Opener,
        jobs: BackgroundJobs,
    ) -> None:
        self._store = resources.store
        self._threads = resources.threads
        self._resources = resources
        self._registry = registry
        self._access = access
        self._opener = opener
        self._jobs = jobs
        self.stopping = False
        self._terms = terms_of(resources.settings)
        self._lock = asyncio.Lock()
        self._unscrubbed = self._has_notes = False
        self._start = 0
        self._has_bytes_of_guests = False
        self._scrubbed = -GUESTS_MILLISECONDS
        """When the file was last rewritten, in milliseconds since 1970; long ago at the start."""

    async def person(self, game: Game, character: str) -> int:
        """Erase a person's name and words, and return the number of words. Raises: StoreError."""
        async with self._lock:
            find = partial(_person_erasing_writes, game, character, self._resources.now())
            writes = await self._threads.run_on_writing_thread(find)
            await self._write_sides(game, writes)
            await self.scrub()
        word_count = erased_word_count(writes)
        log_erased(game.id, [f"person {character}"], word_count)
        return word_count

    async def words(self, game: Game, digests: Collection[str]) -> None:
        """Erase the words with these digests, also in a closed game. Raises: StoreError."""
        async with self._lock:
            find = partial(_words_erasing_writes, game, digests, self._resources.now())
            writes = await self._threads.run_on_writing_thread(find)
            await self._write_sides(game, writes)
        log_erased(game.id, ["words"], erased_word_count(writes))

    async def forget(self, game: Game, kinds: Collection[str]) -> int:
        """Erase data of these kinds at once, and return the number of words that were erased.

        The kinds are the fields of `RetentionTerms`. Raises: StoreError.
        """
        async with self._lock, self._opener.lock_game(game.id):
            find = partial(find_data_of_kinds, game.scribe, kinds, self._resources.now())
            expired_data = await self._threads.run_on_writing_thread(find)
            if expired_data.is_whole_game:
                await self._erase_game(game.id, game)
            elif expired_data.side_writes:
                await self._write_sides(game, expired_data.side_writes)
            if expired_data.data_names:
                log_erased(game.id, expired_data.data_names, expired_data.words)
            await self.scrub()
        return expired_data.words

    async def set_readers_of_words(self, game: Game, card: str, openness: Openness) -> None:
        """Open the words that came with a card to these readers. Raises: StoreError."""
        async with self._lock:
            edition = words_edition_write(self._store, game.id)
            await game.rewrite_words((game.consents.side_write(card, openness), edition))

    async def scrub_after_erasing(self) -> None:
        """Remove the bytes of erased rows from the file, now or when no game needs the file."""
        async with self._lock:
            self._note_scrub_needed()
            await self.scrub()

    async def note_erased_guest(self) -> None:
        """Note that bytes of an erased guest are left in the file.

        They leave it with the next scrub, or with a scrub of their own: at most one an hour.
        """
        self._has_bytes_of_guests = True
        async with self._lock:
            try:
                await self._set_unscrubbed_note(b"1")
            except StoreError as error:  # only a server that is killed forgets the bytes
                _log.error("unscrubbed", why=str(error))

    async def erase_expired(self) -> None:
        """Erase the data whose storage time is over, in every game. Failures are retried next day.

        Games at rest stay at rest: only their notes are read to see whether anything is due.
        """
        if await self._is_scrub_pending():
            self._note_scrub_needed()
            self._has_notes = True
        if self._terms.erases_anything:
            await self._erase_expired_in_all_games()
        async with self._lock:
            # the file is scrubbed once for all games, because this rewrites the whole file
            await self.scrub()

    async def _is_scrub_pending(self) -> bool:
        """Return whether the last server ended before it scrubbed the file, or a game was moved."""
        find = partial(self._store.side_values, NO_GAME, "erased")
        try:
            notes = await self._threads.run_on_reading_thread(find)
        except StoreError as error:  # the note is read again the next day
            _log.error("unscrubbed", why=str(error))
            return False
        return any(note_key.partition("/")[0] == UNSCRUBBED_KEY for note_key in notes)

    async def _erase_expired_in_all_games(self) -> None:
        for game_id in await self._overdue_games():
            if self.stopping:
                return
            try:
                async with self._lock, self._opener.lock_game(game_id):
                    await self._erase_expired_in_game(game_id)
            except Exception:  # noqa: BLE001 - the other games must still be erased
                _log.exception("unerased", game=game_id)

    async def scrub(self, *, must_scrub_at_once: bool = False) -> None:
        """Remove the bytes of erased data from the file, if any of them may be left.

        While games are being played this is postponed, unless `must_scrub_at_once` is set.
        """
        is_hour_over = self._resources.now() - self._scrubbed >= GUESTS_MILLISECONDS
        if self._has_bytes_of_guests and (is_hour_over or must_scrub_at_once):
            self._note_scrub_needed()
        if not self._unscrubbed:
            return
        try:
            if self._is_file_needed() and not must_scrub_at_once:
                await self._set_unscrubbed_note(b"1")
                return
            # A guest who cancels during the rewriting sets this again.
            self._has_bytes_of_guests = False
            await self._threads.run_on_writing_thread(self._store.scrub)
            self._unscrubbed, self._scrubbed = False, self._resources.now()
            if not self._has_bytes_of_guests:
                await self._set_unscrubbed_note(None)
        except StoreError as error:  # the file is rewritten later
            _log.error("unscrubbed", why=str(error))

    def _is_file_needed(self) -> bool:
        """Return whether a request would have to wait for the file."""
        now = self._resources.now()
        return (
            now - self._registry.acted < QUIET_MILLISECONDS
            and now - self._start < ROUND_MILLISECONDS
        )

    async def _set_unscrubbed_note(self, note_bytes: bytes | None) -> None:
        """Note that bytes of erased data may be left in the file, or that none are left.

        The note survives the server.
        """
        if self._has_notes == (note_bytes is not None):
            return
        batch = batch_for_no_game(SideWrite("erased", UNSCRUBBED_KEY, note_bytes))
        await self._threads.run_on_writing_thread(partial(self._store.append, batch))
        self._has_notes = note_bytes is not None

    def _note_scrub_needed(self) -> None:
        if not self._unscrubbed:
            self._unscrubbed, self._start = True, self._resources.now()

    async def _overdue_games(self) -> tuple[str, ...]:
        now, unreadable_games = self._resources.now(), frozenset(self._resources.faults.unreadable)
        find = partial(
            games_with_expired_data, self._store, self._terms, now, self._registry.games.keys()
        )
        try:
            games = await self._threads.run_on_reading_thread(find)
            return tuple(game_id for game_id in games if game_id not in unreadable_games)
        except StoreError as error:  # the note is written the next day
            _log.error("unerased", why=str(error))
            return ()

    async def _erase_expired_in_game(self, game_id: str) -> None:
        game = self._registry.games.get(game_id)
        if game is None:
            find = partial(expired_at_rest, self._resources, self._registry, game_id, self._terms)
            games = await self._threads.run_on_reading_thread(find)
            if games.data_names:
                self._jobs.discard_work_about(game_id)
                self._note_scrub_needed()
            await self._threads.run_on_writing_thread(
                partial(write_to_unplayed_game, self._store, game_id, games.side_writes)
            )
        else:
            find = partial(find_expired, game.scribe, self._terms, self._resources.now())
            games = await self._threads.run_on_writing_thread(find)
        if games.is_whole_game:
            await self._erase_game(game_id, game)
        elif games.side_writes and game is not None:
            await self._write_sides(game, games.side_writes)
        if games.data_names:
            log_erased(game_id, games.data_names, games.words)

    async def _write_sides(self, game: Game, writes: tuple[SideWrite, ...]) -> None:
        self._jobs.discard_work_about(game.id)
        await game.rewrite_words(writes)
        self._jobs.discard_work_about(game.id)
        if any(row.kind in ACCESS_KINDS for row in writes):
            self._access.load_game(game.id, self._store)
            game.stream.send_whole_view()
        self._note_scrub_needed()

    async def _erase_game(self, game_id: str, game: Game | None) -> None:
        registry = self._registry
        self._jobs.discard_work_about(game_id)
        registry.forget(game_id)
        if game is not None:
            game.stream.end(game.stream.listeners)
            await game.writer.stop()
        await self._threads.run_on_writing_thread(
            partial(erase_game, self._store, game_id, self._resources.now())
        )
        self._jobs.discard_work_about(game_id)
        registry.forgotten |= {game_id}
        self._note_scrub_needed()


def _words_erasing_writes(game: Game, digests: Collection[str], now: int) -> tuple[SideWrite, ...]:
    known_words = words_of(game.scribe).utterances_by_digest
    utterances = [known_words[digest] for digest in digests]
    return words_erasing_writes(game.scribe.store, game.state, utterances, now)


def _person_erasing_writes(game: Game, character: str, now: int) -> tuple[SideWrite, ...]:
    utterances = words_of(game.scribe)
    return person_erasing_writes(game.scribe.store, game.state, utterances, character, now)
