"""`acta forget`: erases data whose storage time is over, as a server also does every day."""

from typing import Annotated

import typer

from api.base.clock import milliseconds
from api.base.settings import Settings
from api.commands.console import (
    DEFAULT_STORE,
    LedgerPlace,
    fail_command,
    open_ledger,
    out,
    plain_file_errors,
    scribe_of,
)
from api.game.text_erasure import erase_game, write_to_unplayed_game
from api.hosting.erasure.retention import ExpiredData, RetentionTerms, find_expired, terms_of
from ledger.language.grammar import count_text
from ledger.store.base import Store

Days = Annotated[int | None, typer.Option(min=0, max=36_500, help="After so many days; 0: never.")]


def forget(
    store: LedgerPlace = DEFAULT_STORE,
    names: Days = None,
    words: Days = None,
    letters: Days = None,
    access: Days = None,
    games: Days = None,
) -> None:
    """Erase what was kept long enough, in all games of a file that no server plays now.

    After how many days is what the settings say (`ACTA_KEEP_NAMES_DAYS` and the like) unless it is
    said here; they count from a game's closing, or from its last entry.
    """
    with plain_file_errors():
        said = terms_of(Settings())
    given = (names, words, letters, access, games)
    pairs = zip(given, said, strict=True)
    terms = RetentionTerms(*(usual if own is None else own for own, usual in pairs))
    if not terms.erases_anything:
        fail_command("Nothing is ever erased by these settings. Say after how many days what is.")
    now, erased = milliseconds(), False
    with open_ledger(store, read_only=False) as ledger:
        for game in ledger.games():
            found = _erase_expired(ledger, game, terms, now)
            erased = erased or bool(found.what)
            if found.what:
                out.print(_erasure_text(game, found))
        if erased:
            ledger.scrub()
    if not erased:
        out.print("Nothing has been kept so long.")


def _erase_expired(ledger: Store, game: str, terms: RetentionTerms, now: int) -> ExpiredData:
    scribe = scribe_of(ledger, game)
    found = find_expired(scribe, terms, now)
    if found.whole:
        erase_game(ledger, game, now)
    elif found.sides:
        write_to_unplayed_game(scribe.store, scribe.game, found.sides)
    return found


def _erasure_text(game: str, found: ExpiredData) -> str:
    if found.whole:
        return f"{game}: the whole game was erased."
    return f"{game}: erased {', '.join(found.what)} ({count_text(found.words, 'word')})."
