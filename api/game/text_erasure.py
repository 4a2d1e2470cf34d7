"""Erasing: a person's name and words are deleted for good; their character and acts stay.

Entries contain only digests of words, so the seal stays valid without the words. A mark in their
place says that they were erased. Every cursor contains the number of erasings. A phone with an
older cursor starts anew, so no phone goes on showing erased words.
"""

from collections.abc import Container, Iterable, Iterator
from contextlib import suppress

from api.game.disclosure import CONSENT_KIND as CONSENT
from api.game.letterboxes import LETTERBOX_KIND as LETTERBOX
from ledger.record.state import Kernel, State
from ledger.scribe.commit_decisions import erasing_side_writes
from ledger.scribe.scribe import Scribe
from ledger.store.base import (
    ERASED_GAME,
    NO_GAME,
    Batch,
    SideWrite,
    Store,
    StoreUnreachableError,
    batch_for_no_game,
)
from projections.free_words import FREE_WORDS, Utterance, Utterances, WordKind

ERASINGS_KEY = "erasings"
"""Key of the note that counts how often words of a game were erased for a person."""

EDITION_KEY = "edition"
"""Key of the note that counts how often the displayed words of a game have changed."""

CARDS_KEY = "cards"
"""Key of the note on the cards of a game at rest and their characters, with people's names."""

ACCESS_KINDS = ("session", "token", "push", "calendar")
"""The kinds of rows that give phones and programs access to a game, or reach them."""


def number_in_note(store: Store, game: str, note_bytes: str) -> int:
    """Return the number in a note of a game; 0 if the note cannot be read. Raises: StoreError."""
    note_value = store.side_value(game, "note", note_bytes)
    return int(note_value) if note_value is not None and note_value.isdigit() else 0


def words_edition_write(store: Store, game: str) -> SideWrite:
    """Return the side write that makes every phone fetch the words of a game again."""
    return SideWrite("note", EDITION_KEY, b"%d" % (number_in_note(store, game, EDITION_KEY) + 1))


def words_of(scribe: Scribe) -> Utterances:
    """Return all words that were said in a game, from its ledger."""
    return FREE_WORDS.read(scribe.state.log.in_order(), scribe.game)


def stored_words(store: Store, game: str, words: Utterances) -> list[Utterance]:
    """Return the words that are still stored, oldest first.

    Words that belong to no entry come last.
    """
    text_values = store.side_values(game, "text")
    utterances = [utterance for utterance in words.in_order() if utterance.digest in text_values]
    unknown_digests = text_values.keys() - words.utterances_by_digest.keys()
    return [*utterances, *(Utterance(digest, 0, "words") for digest in sorted(unknown_digests))]


def person_erasing_writes(
    store: Store, state: State[object], words: Utterances, character: str, now: int
) -> tuple[SideWrite, ...]:
    """Return the side writes that erase a person's name and all their words.

    The writes also erase the notes of the person's phones, and the addresses at which the person's
    phones are reached.
    """
    game = state.kernel.game
    utterances = [
        utterance
        for utterance in stored_words(store, game, words)
        if character in (utterance.about, *utterance.speakers)
    ]
    cards = [*state.kernel.cards_of(character), *_removed_cards(state.kernel, character)]
    box_writes = [SideWrite(LETTERBOX, character, None)]
    box_writes += [
        SideWrite(row_kind, card, None)
        for card in cards
        for row_kind in ("push", "calendar", CONSENT)
    ]
    return (*_erasing_writes(store, game, utterances, now), *box_writes)


def words_erasing_writes(
    store: Store, state: State[object], utterances: Iterable[Utterance], now: int
) -> tuple[SideWrite, ...]:
    """Return the side writes that erase these words of a game."""
    return tuple(_erasing_writes(store, state.kernel.game, utterances, now))


def _removed_cards(kernel_state: Kernel, character: str) -> Iterator[str]:
    return (card_id for card_id, card in kernel_state.gone.items() if card.character == character)


def word_kinds_erasing_writes(
    store: Store, state: State[object], words: Utterances, word_kinds: Container[WordKind], now: int
) -> tuple[SideWrite, ...]:
    """Return the side writes that erase everybody's words of these kinds. There may be none."""
    game = state.kernel.game
    utterances = [
        utterance for utterance in stored_words(store, game, words) if utterance.kind in word_kinds
    ]
    return tuple(_erasing_writes(store, game, utterances, now)) if utterances else ()


def access_erasing_writes(store: Store, game: str) -> tuple[SideWrite, ...]:
    """Return the side writes that end all sessions and tokens of a game and erase all addresses."""
    access_writes = tuple(
        SideWrite(row_kind, row_key, None)
        for row_kind in ACCESS_KINDS
        for row_key in store.side_values(game, row_kind)
    )
    return (*access_writes, SideWrite("note", CARDS_KEY, None)) if access_writes else ()


def _erasing_writes(
    store: Store, game: str, utterances: Iterable[Utterance], now: int
) -> Iterator[SideWrite]:
    for utterance in utterances:
        erasing_write, erasure_mark = erasing_side_writes(utterance.digest, now)
        yield erasing_write
        if utterance.position:  # words that no entry contains leave no gap, so no mark is needed
            yield erasure_mark
    yield SideWrite("note", CARDS_KEY, None)
    yield SideWrite("note", ERASINGS_KEY, b"%d" % (number_in_note(store, game, ERASINGS_KEY) + 1))
    yield words_edition_write(store, game)


def erase_game(store: Store, game: str, now: int) -> None:
    """Erase a whole game. The store keeps its id, to tell phones. Raises: StoreError."""
    store.delete_game(game)
    erasure_mark = SideWrite(ERASED_GAME, game, b"%d" % now)
    store.append(batch_for_no_game(erasure_mark))
    # A move that had read the game before may have brought it back. A later move sees the mark.
    with suppress(StoreUnreachableError):
        store.delete_game(game)


def erased_games(store: Store) -> frozenset[str]:
    """Return the ids of games that were erased whole. Raises: StoreError."""
    return frozenset(store.side_values(NO_GAME, ERASED_GAME))


def erased_word_count(writes: Iterable[SideWrite]) -> int:
    """Return the number of words that these side writes erase."""
    return sum(row.kind == "text" and row.value is None for row in writes)


def write_to_unplayed_game(store: Store, game: str, writes: tuple[SideWrite, ...]) -> None:
    """Write to the side table of a game that no server plays. Raises: StoreError, ConflictError."""
    if writes:
        position, head = store.head(game)
        store.append(Batch(game, position, head, (), head, writes))
