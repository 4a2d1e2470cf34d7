"""`acta forget`: erases data whose storage time is over, as a server also does every day."""

from typing import Annotated

import typer

from api.base.clock import milliseconds
from api.base.settings import Settings
from api.commands.console import (
    DEFAULT_STORE,
    LedgerPlace,
    console,
    fail_command,
    open_ledger,
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
        usual_terms = terms_of(Settings())
    chosen_terms = (names, words, letters, access, games)
    pairs = zip(chosen_terms, usual_terms, strict=True)
    retention_terms = RetentionTerms(
        *(usual_term if chosen_term is None else chosen_term for chosen_term, usual_term in pairs)
    )
    if not retention_terms.erases_anything:
        fail_command("Nothing is ever erased by these settings. Say after how many days what is.")
    now, has_erased = milliseconds(), False
    with open_ledger(store, is_read_only=False) as ledger:
        for game in ledger.games():
            expired_data = _erase_expired(ledger, game, retention_terms, now)
            has_erased = has_erased or bool(expired_data.data_names)
            if expired_data.data_names:
                console.print(_erasure_text(game, expired_data))
        if has_erased:
            ledger.scrub()
    if not has_erased:
        console.print("Nothing has been kept so long.")


def _erase_expired(
    ledger: Store, game: str, retention_terms: RetentionTerms, now: int
) -> ExpiredData:
    scribe = scribe_of(ledger, game)
    expired_data = find_expired(scribe, retention_terms, now)
    if expired_data.is_whole_game:
        erase_game(ledger, game, now)
    elif expired_data.side_writes:
        write_to_unplayed_game(scribe.store, scribe.game, expired_data.side_writes)
    return expired_data


def _erasure_text(game: str, expired_data: ExpiredData) -> str:
    if expired_data.is_whole_game:
        return f"{game}: the whole game was erased."
    word_count = count_text(expired_data.words, "word")
    return f"{game}: erased {', '.join(expired_data.data_names)} ({word_count})."
