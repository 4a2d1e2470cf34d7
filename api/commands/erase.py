"""`acta erase`: a person's name and words are deleted; the character and its acts stay."""

from collections.abc import Iterable
from typing import Annotated

import typer

from api.base.clock import milliseconds
from api.commands.console import (
    DEFAULT_STORE,
    LedgerPlace,
    console,
    fail_command,
    open_ledger,
    scribe_of,
)
from api.game.text_erasure import (
    erased_word_count,
    person_erasing_writes,
    words_erasing_writes,
    words_of,
    write_to_unplayed_game,
)
from ledger.language.grammar import count_text
from ledger.language.legible_text import comparable_name
from ledger.scribe.scribe import Scribe
from ledger.store.base import SideWrite, Store

Game = Annotated[str, typer.Argument(help="The game's id.")]
Person = Annotated[
    str,
    typer.Argument(
        help="The character they play; or their name: what they are called in this game, their "
        "real name as the organiser noted it, or the name with which they wait to come in."
    ),
]


def erase(
    game: Game,
    person: Person,
    store: LedgerPlace = DEFAULT_STORE,
) -> None:
    """Erase what a person is called and all that they said, in a game that no server plays now.

    The seal stays valid, and `acta verify` says how many words were erased. Phones forget them
    when they come back. Backups and exports that were made before keep them: delete those, too.
    """
    with open_ledger(store, is_read_only=False) as ledger:
        scribe = scribe_of(ledger, game)
        character, writes = _character_and_erasing_writes(ledger, scribe, person)
        write_to_unplayed_game(scribe.store, scribe.game, writes)
        ledger.scrub()
    word_count = erased_word_count(writes)
    sentence = f"Erased {count_text(word_count, 'word')}" if word_count else "Nothing was kept"
    console.print(f"{sentence} of {character}.")


def _character_and_erasing_writes(
    store: Store, scribe: Scribe, person: str
) -> tuple[str, tuple[SideWrite, ...]]:
    """Return the character and the side writes that erase their words.

    Fail if the person is unknown or the name fits several.
    """
    utterances, now = words_of(scribe), milliseconds()
    all_characters = _characters(scribe)
    characters = (
        [person]
        if person in all_characters
        else _characters_with_name(scribe, all_characters, person)
    )
    if len(characters) > 1:
        fail_command(f"Several are called {person}. Name the character: {', '.join(characters)}.")
    if characters:
        return characters[0], person_erasing_writes(
            store, scribe.state, utterances, characters[0], now
        )
    knocks = {knock.name for knock in scribe.state.kernel.knocks.values()}
    knocking_people = [
        utterances.utterances_by_digest[digest]
        for digest in sorted(knocks)
        if _is_same_name(scribe.text(digest), person)
    ]
    if not knocking_people:
        fail_command(f"Nobody here is called {person}. There are: {', '.join(all_characters)}.")
    return person, words_erasing_writes(store, scribe.state, knocking_people, now)


def _characters(scribe: Scribe) -> list[str]:
    kernel_state = scribe.state.kernel
    cards = (*kernel_state.cards.values(), *kernel_state.gone.values())
    return sorted({card.character for card in cards})


def _characters_with_name(scribe: Scribe, characters: Iterable[str], person: str) -> list[str]:
    """Return the characters whose person has this name at the table, or as their real name."""
    kernel_state = scribe.state.kernel
    return [
        character
        for character in characters
        if _is_same_name(scribe.text(kernel_state.names.get(character, "")), person)
        or (
            character in kernel_state.cast
            and _is_same_name(scribe.text(kernel_state.cast[character].name), person)
        )
    ]


def _is_same_name(candidate_name: str, person: str) -> bool:
    """Return whether both names count as the same. `compared` returns the form that is compared."""
    return bool(candidate_name) and comparable_name(candidate_name) == comparable_name(person)
