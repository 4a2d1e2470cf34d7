"""How long things are kept: what is older is erased, at the start of a server and once a day.

Days are counted from the closing of a game, or from its last entry if it was never closed. What was
erased is logged, without the words.
"""

from collections.abc import Iterable
from typing import NamedTuple

import structlog

from api.base.settings import Settings
from api.game.erasing import erased_access, erased_kinds, number_erased, words_of
from ledger.scribe.scribe import Scribe
from ledger.store.base import Side
from projections.closing import closed_at
from projections.words import WordKind

DAY = 24 * 60 * 60 * 1000
"""Milliseconds of a day."""

_log = structlog.get_logger()


class Terms(NamedTuple):
    """After how many days what is erased; 0 for never."""

    names: int = 0
    words: int = 0
    letters: int = 0
    access: int = 0
    games: int = 0

    @property
    def any(self) -> bool:
        """Whether anything is ever erased."""
        return any(self)

    def over(self, days: int) -> tuple[str, ...]:
        """The terms that are over after so many days, by their names."""
        return tuple(name for name, term in self._asdict().items() if _over(term, days))


class Expired(NamedTuple):
    """What of a game has been kept long enough: side writes, and whether that is the whole game.

    `what` names it in plain words; `days` is how long the game has been kept.
    """

    sides: tuple[Side, ...] = ()
    whole: bool = False
    what: tuple[str, ...] = ()
    days: int = 0

    @property
    def words(self) -> int:
        """How many free words that is."""
        return number_erased(self.sides)


def terms_of(settings: Settings) -> Terms:
    """The terms that the settings set."""
    return Terms(
        settings.keep_names_days,
        settings.keep_words_days,
        settings.keep_letters_days,
        settings.keep_access_days,
        settings.keep_games_days,
    )


def expired(scribe: Scribe, terms: Terms, now: int) -> Expired:
    """What of a game has been kept long enough at `now` (milliseconds). Raise StoreError."""
    days = (now - (closed_at(scribe.state) or scribe.state.at)) // DAY
    if _over(terms.games, days):
        return Expired(whole=True, what=("game",), days=days)
    kinds: list[tuple[int, str, WordKind]] = [
        (terms.names, "names", "name"),
        (terms.words, "words", "words"),
        (terms.letters, "letters", "letter"),
    ]
    over = [(what, kind) for term, what, kind in kinds if _over(term, days)]
    sides: tuple[Side, ...] = ()
    if over:
        store, wanted = scribe.store, {kind for _what, kind in over}
        sides = erased_kinds(store, scribe.state, words_of(scribe), wanted, now)
    what = [name for name, _kind in over] if sides else []
    if _over(terms.access, days) and (access := erased_access(scribe.store, scribe.game)):
        sides, what = (*sides, *access), [*what, "access"]
    return Expired(sides, what=tuple(what), days=days)


def _over(term: int, days: int) -> bool:
    return 0 < term <= days


def log_erased(game: str, what: Iterable[str], words: int) -> None:
    """Note in the server's log that something was erased, without what it was."""
    _log.info("erased", game=game, what=list(what), words=words)
