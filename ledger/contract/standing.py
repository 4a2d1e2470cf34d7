"""Standings: a character's roles and bonds, and how an act changes them."""

from collections.abc import Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from types import MappingProxyType
from typing import Any, NamedTuple, TypedDict, TypeVar

from ledger.contract.offer import KnownState
from ledger.record.objection import Args

W = TypeVar("W")


class Standing(NamedTuple):
    """One role or bond of a character, such as consul or wife. `key` is the key of its message."""

    key: str
    args: Args = MappingProxyType({})

    def __hash__(self) -> int:
        """Return the hash of the key, because equal standings have equal keys."""
        return hash(self.key)


Standings = Mapping[str, AbstractSet[Standing]]
"""The standings of each character."""

StandingsFunction = Callable[[KnownState[W]], Standings]
"""A function from a state that a viewer may know to the standings that the viewer may know."""


class StandingChange(NamedTuple):
    """A change of one standing: a character gets it, or loses it (`is_ending`)."""

    who: str
    standing: Standing
    is_ending: bool


class BecomingDoc(TypedDict):
    """Something that somebody becomes or ceases to be."""

    who: str
    """The character."""
    key: str
    """The key of the message that says what they become."""
    args: dict[str, Any]
    """The values for the gaps of the message, by their names."""
    ceases: bool
    """Whether they cease to be it."""


def no_standings(_known_state: KnownState[Any]) -> Standings:
    """Return no standings: an act can change none."""
    return {}


def standing_changes(
    standings_before: Standings, new_standings: Standings
) -> Iterator[StandingChange]:
    """Yield the standings that each character loses, then gains, between two states of the game."""
    for character in sorted({*standings_before, *new_standings}):
        old_standings, is_now = (
            standings_before.get(character, frozenset()),
            new_standings.get(character, frozenset()),
        )
        for standing in _sort_standings(old_standings - is_now):
            yield StandingChange(character, standing, is_ending=True)
        for standing in _sort_standings(is_now - old_standings):
            yield StandingChange(character, standing, is_ending=False)


def _sort_standings(standings: AbstractSet[Standing]) -> list[Standing]:
    return sorted(
        standings, key=lambda standing: (standing.key, sorted(map(str, standing.args.items())))
    )


def standing_change_document(change: StandingChange) -> BecomingDoc:
    """Return a becoming as a document for phones."""
    character, (message_key, message_args), is_ending = change
    return {"who": character, "key": message_key, "args": dict(message_args), "ceases": is_ending}
