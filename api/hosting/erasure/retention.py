"""Storage times: older data are erased at the start of a server and once a day.

Days count from the closing of a game, or from its last entry if it was never closed. The log says
what kinds of data were erased, and never quotes them.
"""

from collections.abc import Collection, Iterable
from typing import NamedTuple

import structlog

from api.base.settings import Settings
from api.game.text_erasure import (
    access_erasing_writes,
    erased_word_count,
    word_kinds_erasing_writes,
    words_of,
)
from ledger.scribe.scribe import Scribe
from ledger.store.base import SideWrite
from projections.closing import closing_time
from projections.free_words import WordKind

DAY_MILLISECONDS = 24 * 60 * 60 * 1000
"""A day in milliseconds."""

_log = structlog.get_logger()


class RetentionTerms(NamedTuple):
    """The storage times in days for each kind of data; 0 for never."""

    names: int = 0
    words: int = 0
    letters: int = 0
    access: int = 0
    games: int = 0

    @property
    def erases_anything(self) -> bool:
        """Whether anything is ever erased."""
        return any(self)

    def expired_data_names(self, days: int) -> tuple[str, ...]:
        """Return the names of the terms that are over this number of days after the game's end."""
        return tuple(
            data_name for data_name, term in self._asdict().items() if _is_over(term, days)
        )


class ExpiredData(NamedTuple):
    """The data of a game whose storage time is over."""

    side_writes: tuple[SideWrite, ...] = ()
    """The writes that erase the expired data."""
    is_whole_game: bool = False
    """Whether the whole game is erased."""
    data_names: tuple[str, ...] = ()
    """The kinds of data, in plain words."""
    days: int = 0
    """Age of the game in days."""

    @property
    def words(self) -> int:
        """Number of free texts that are erased."""
        return erased_word_count(self.side_writes)


def terms_of(settings: Settings) -> RetentionTerms:
    """Return the terms in the settings."""
    return RetentionTerms(
        settings.keep_names_days,
        settings.keep_words_days,
        settings.keep_letters_days,
        settings.keep_access_days,
        settings.keep_games_days,
    )


def find_expired(scribe: Scribe, retention_terms: RetentionTerms, now: int) -> ExpiredData:
    """Return the expired data of a game at `now` (milliseconds). Raises: StoreError."""
    days = (now - (closing_time(scribe.state) or scribe.state.at)) // DAY_MILLISECONDS
    return _expired_after(scribe, retention_terms, days, now)


def find_data_of_kinds(scribe: Scribe, kinds: Collection[str], now: int) -> ExpiredData:
    """Return the data of these kinds, the fields of `RetentionTerms`, as if their time were over.

    `now` is in milliseconds. Raises: StoreError.
    """
    terms = RetentionTerms(*(int(kind in kinds) for kind in RetentionTerms._fields))
    return _expired_after(scribe, terms, 1, now)


def _expired_after(
    scribe: Scribe, retention_terms: RetentionTerms, days: int, now: int
) -> ExpiredData:
    if _is_over(retention_terms.games, days):
        return ExpiredData(is_whole_game=True, data_names=("game",), days=days)
    word_kinds: list[tuple[int, str, WordKind]] = [
        (retention_terms.names, "names", "name"),
        (retention_terms.words, "words", "words"),
        (retention_terms.letters, "letters", "letter"),
    ]
    expired_terms = [
        (data_name, word_kind) for term, data_name, word_kind in word_kinds if _is_over(term, days)
    ]
    writes: tuple[SideWrite, ...] = ()
    if expired_terms:
        store, kinds_wanted = scribe.store, {word_kind for _data_name, word_kind in expired_terms}
        writes = word_kinds_erasing_writes(store, scribe.state, words_of(scribe), kinds_wanted, now)
    data_names = [data_name for data_name, _kind in expired_terms] if writes else []
    if _is_over(retention_terms.access, days) and (
        access := access_erasing_writes(scribe.store, scribe.game)
    ):
        writes, data_names = (*writes, *access), [*data_names, "access"]
    return ExpiredData(writes, data_names=tuple(data_names), days=days)


def _is_over(term: int, days: int) -> bool:
    return 0 < term <= days


def log_erased(game: str, data_names: Iterable[str], word_count: int) -> None:
    """Log which kinds of data were erased, without the data."""
    _log.info("erased", game=game, what=list(data_names), words=word_count)
