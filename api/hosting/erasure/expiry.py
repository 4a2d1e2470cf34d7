"""Data in games at rest whose storage time is over: the games are read one after the other."""

from collections.abc import Container

import msgspec

from api.base.stored_rows import decode_side_row
from api.hosting.at_rest.stored_game import read_scribe
from api.hosting.erasure.retention import (
    DAY_MILLISECONDS,
    ExpiredData,
    RetentionTerms,
    find_expired,
)
from api.hosting.registry import Registry
from api.hosting.resources import Resources
from api.hosting.rest_notes import EXPIRED_NOTE, SUMMARY_NOTE, RestingGame
from ledger.store.base import SideRowOfGame, SideWrite, Store


def games_with_expired_data(
    store: Store, retention_terms: RetentionTerms, now: int, open_games: Container[str]
) -> tuple[str, ...]:
    """Return the games in which a storage time may be over at `now` (milliseconds).

    The result holds the open games and the games without notes. The result also holds games at rest
    in which a term is over but was not carried out. Raises: StoreError.
    """
    summaries = {row.game: row for row in store.side_rows_of_all_games("note", SUMMARY_NOTE)}
    expired_notes = {
        row.game: row.value for row in store.side_rows_of_all_games("note", EXPIRED_NOTE)
    }
    return tuple(
        game
        for game in store.games()
        if game in open_games
        or _is_overdue(summaries.get(game), expired_notes.get(game), retention_terms, now)
    )


def _is_overdue(
    row: SideRowOfGame | None, expired_note: bytes | None, retention_terms: RetentionTerms, now: int
) -> bool:
    resting_game = decode_side_row(row.value, RestingGame, row.game) if row is not None else None
    if resting_game is None:
        return True
    expired_kinds = retention_terms.expired_data_names(
        (now - resting_game.since) // DAY_MILLISECONDS
    )
    return bool(expired_kinds) and _note_of_check(expired_kinds) != expired_note


def _note_of_check(expired_kinds: tuple[str, ...]) -> bytes:
    return msgspec.json.encode(expired_kinds)


def expired_at_rest(
    resources: Resources, registry: Registry, game_id: str, retention_terms: RetentionTerms
) -> ExpiredData:
    """Return the expired data of a game at rest, and the note that it was checked.

    Raises: DamagedError, StoreError.
    """
    scribe = read_scribe(resources, registry, game_id)
    if scribe is None:
        return ExpiredData()
    expired_data = find_expired(scribe, retention_terms, resources.now())
    expired_kinds = retention_terms.expired_data_names(expired_data.days)
    if expired_data.is_whole_game or not expired_kinds:
        return expired_data
    return expired_data._replace(
        side_writes=(
            *expired_data.side_writes,
            SideWrite("note", EXPIRED_NOTE, _note_of_check(expired_kinds)),
        )
    )
