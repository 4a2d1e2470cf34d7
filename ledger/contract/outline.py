"""The outline of a game's scenarios: the parts that an organiser can set without writing a file."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NamedTuple

from ledger.record.state import SwitchValue


class OutlinedCharacter(NamedTuple):
    """A character of the usual scenario, whom a scenario leaves out by `cast.<id>: null`."""

    id: str
    name: str
    role: str
    """The role; the message `role-<role>` names it."""
    holdings: Mapping[str, int] = MappingProxyType({})
    """The amount of each asset at the start, if it is not 0. The field is `cast.<id>.holdings`."""
    region: str = ""
    """The region where the character begins; "" for none. The field is `regions.<region>`."""
    start: str = ""
    """The usual start among the outlined starts; "" if nobody chooses it. The field is
    `cast.<id>.start`.
    """


class OutlinedStart(NamedTuple):
    """A place where characters may begin."""

    id: str
    name: str
    """The name of the region; "" if the player chooses any free seat."""
    seats: int = 0
    """The usual number of seats. The field is `regions.<id>.capacity`."""


class PublicCharacter(NamedTuple):
    """A character of a scenario, with what everybody may know before play begins."""

    id: str
    name: str
    role: str
    """The role; the message `role-<role>` names it."""
    holdings: Mapping[str, int] = MappingProxyType({})
    """The amount of each asset at the start, without the amounts that are secret."""
    place: str = ""
    """The name of the place where the character begins; "" if the player chooses a place."""
    cards: int = 1
    """The number of cards; people with cards of one character play it together."""


class OutlinedSeason(NamedTuple):
    """A kind of season, with its usual length."""

    kind: str
    """The kind; the message `season-<kind>` names it."""
    number: int
    """The number of these seasons in the usual calendar."""
    minutes: int
    """The usual length of one season. The field is `calendar.minutes.<kind>`."""


class OutlinedReading(NamedTuple):
    """A reading of the rulebook, with its possible values. The field is `switches.<name>`."""

    name: str
    default: SwitchValue
    values: tuple[SwitchValue, ...]
    """The values to choose from, beside the numbers of the range."""
    range: tuple[int, int, int] | None
    """The smallest and the largest possible number, and the step between numbers."""
    main: bool = False
    """Whether it changes the course of a whole evening, so that most organisers decide it."""


@dataclass(frozen=True)
class ScenarioOutline:
    """The parts of a game's scenarios that an organiser can set."""

    cast: tuple[OutlinedCharacter, ...] = ()
    starts: tuple[OutlinedStart, ...] = ()
    seasons: tuple[OutlinedSeason, ...] = ()
    readings: tuple[OutlinedReading, ...] = ()


def no_public_cast(_scenario: Mapping[str, Any]) -> tuple[PublicCharacter, ...]:
    """Return no characters: the people of the game sit down at a table."""
    return ()


def empty_outline() -> ScenarioOutline:
    """Return an outline without parts: the scenario can only be set in its file."""
    return ScenarioOutline()
