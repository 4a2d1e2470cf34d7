"""The names at a table in a form for comparison, so that each name is used only once."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from ledger.contract.messages import LANGUAGES, messages_for_names
from ledger.contract.ruleset import Ruleset
from ledger.language.legible_text import comparable_name
from ledger.record.state import State
from ledger.record.view import slices_of_bundles


def comparable_names_by_character(
    rules: Ruleset[Any], state: State[Any]
) -> Mapping[str, frozenset[str]]:
    """Return the names of each character in every language, in a form for comparison."""
    return {
        character: _comparable_names(rules.name, person_name)
        for character, person_name in short_names_by_character(rules, state).items()
    }


def short_names_by_character(rules: Ruleset[Any], state: State[Any]) -> dict[str, str]:
    """Return the short name of each character, in the language of the scenario."""
    names = dict[str, str]()
    for slice_key, view_slice in slices_of_bundles(rules.phones.slices(state)):
        slice_kind, _, character = slice_key.partition("/")
        if slice_kind == "person":
            document: Any = view_slice.render()
            names[character] = document.get("short") or document["name"]
    return names


@lru_cache(maxsize=4096)
def _comparable_names(ruleset: str, person_name: str) -> frozenset[str]:
    all_messages = (messages_for_names(ruleset, language) for language in LANGUAGES)
    return frozenset(
        comparable_name(messages.name_in_language(person_name)) for messages in all_messages
    )


def is_name_taken(
    rules: Ruleset[Any],
    state: State[Any],
    character: str,
    person_name: str,
    text_of: Callable[[str], str],
) -> bool:
    """Return whether another person at the table has this name, or a name that looks alike.

    A player without a name counts under the character's name. `text_of` finds the words of a
    digest.
    """
    wanted_name = comparable_name(person_name)
    given_names = {character: text_of(digest) for character, digest in state.kernel.names.items()}
    comparable_names = {
        character: comparable_name(name_text) for character, name_text in given_names.items()
    }
    if any(
        other_name == wanted_name
        for named_character, other_name in comparable_names.items()
        if named_character != character
    ):
        return True
    return any(
        wanted_name in names
        for named_character, names in comparable_names_by_character(rules, state).items()
        if named_character != character and not comparable_names.get(named_character)
    )
