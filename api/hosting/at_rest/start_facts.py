"""The facts that a server reads from its store at the start.

No entries are read for these facts.
"""

from typing import NamedTuple

from api.doors.printed_addresses import names_on_printed_cards
from api.game.text_erasure import erased_games
from api.hosting.registry import REHEARSAL_NOTE, RUNNING_NOTE, server_of
from api.hosting.rest_notes import SUMMARY_NOTE, WAKE_NOTE
from ledger.store.base import SideRowOfGame, Store


class StartFacts(NamedTuple):
    """The facts about the games of a store that are known without opening any."""

    number: int
    """Number of games in the store."""
    names: tuple[str, ...]
    """The games to be opened; the games that are being played come first."""
    left_open: frozenset[str]
    """The games whose last server crashed while they were played, and that no server plays."""
    unknown: frozenset[str]
    """The games that have no note of the time when an act falls due."""
    forgotten: frozenset[str]
    """The games that were erased whole."""
    printed: frozenset[str]
    """The names of the server on printed cards."""
    calendars: tuple[SideRowOfGame, ...]
    """The addresses of calendar feeds."""


def crashed_games(store: Store) -> frozenset[str]:
    """Return the games whose servers have all crashed. Raises: StoreError."""
    servers, living_workers = store.side_rows_of_all_games("note", RUNNING_NOTE), store.workers()
    games_of_other_servers = {row.game for row in servers if server_of(row.key) in living_workers}
    return frozenset(row.game for row in servers) - games_of_other_servers


def games_due_until(store: Store, time_limit: int) -> frozenset[str]:
    """Return the games at rest in which an act falls due until `time_limit` (milliseconds)."""
    latest_key = b"%013d" % time_limit
    return frozenset(
        row.game
        for row in store.side_rows_of_all_games("note", WAKE_NOTE)
        if row.value <= latest_key
    )


def games_to_open(store: Store, latest_time: int) -> tuple[str, ...]:
    """Return the games that some server must open: due until `latest_time`, or left by a crash.

    Raises: StoreError.
    """
    left_games = crashed_games(store) if store.is_shared else frozenset[str]()
    return tuple(sorted(games_due_until(store, latest_time) | left_games))


def read_start_facts(store: Store, latest_time: int, *, is_rehearsal: bool) -> StartFacts:
    """Return the facts at the start. Games with an act due until `latest_time` are opened.

    `latest_time` is in milliseconds. A game that no server has put away yet is opened, too. Such a
    game has no note of its next due act. Raises: StoreError.
    """
    games = store.games()
    crashed_game_ids, due_games = crashed_games(store), games_due_until(store, latest_time)
    free_notes = (
        {row.game for row in store.side_rows_of_all_games("note", REHEARSAL_NOTE)}
        if is_rehearsal
        else set[str]()
    )
    games_with_note = {row.game for row in store.side_rows_of_all_games("note", SUMMARY_NOTE)}
    played_games = tuple(
        game for game in games if game in crashed_game_ids | due_games | free_notes
    )
    unknown_games = tuple(
        game for game in games if game not in games_with_note and game not in played_games
    )
    return StartFacts(
        number=len(games),
        names=(*played_games, *unknown_games),
        left_open=crashed_game_ids,
        unknown=frozenset(unknown_games),
        forgotten=erased_games(store),
        printed=names_on_printed_cards(store),
        calendars=store.side_rows_of_all_games("calendar"),
    )
