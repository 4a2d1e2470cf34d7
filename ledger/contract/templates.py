"""Templates of a game: scenarios for a number of people, with the result of a rehearsal of each.

An organiser begins with a template, or with the recommended cast for another number of people.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from ledger.contract.founding import CardLine


class Part(NamedTuple):
    """A character of the game, with or without a player."""

    character: str
    name: str
    """The character's name in the game's data; `Messages.name_in_language` translates it."""
    number: Literal["singular", "plural"]
    """The grammatical number of the name."""
    role: str
    """The role at the start. The message `role-<role>` names it."""
    people: int
    """Number of people who play this character together; 0 if nobody needs to."""
    reason: CardLine
    """The message that says why this character is played, or why it may stay empty."""
    rule: str
    """The ID of the rule behind the reason."""


@dataclass(frozen=True)
class RecommendedCast:
    """The recommended cast for a number of people."""

    people: int
    played: tuple[Part, ...]
    """The characters with players, in the order in which they become necessary."""
    empty: tuple[Part, ...]
    """The other characters of the rulebook, in the order in which they should get players."""

    def name_of(self, kind: str, character: str) -> str | None:
        """Return the name or the grammatical number of a character, for the sentences above."""
        for part in (*self.played, *self.empty):
            if part.character == character:
                return {"who": part.name, "number": part.number}.get(kind)
        return None


class QuietCharacter(NamedTuple):
    """A character who had too little to do in a rehearsal."""

    character: str
    name: str
    """The character's name in the game's data."""
    acts: int
    """Number of the character's own acts."""
    longest_pause: int
    """The longest time without an own act, in minutes of the timetable."""


@dataclass(frozen=True)
class RehearsalReport:
    """The result of a rehearsal: its length, its moments, and who had too little to do.

    `projections/rehearsal_report.py` counts it from the entries.
    """

    seed: int
    """The seed of the rehearsal, which plays the same evening again."""
    characters: int
    """Number of characters whose acts the report counts."""
    minutes: int
    """The length of all periods by the timetable, in minutes. Actium has no length."""
    periods: int
    """Number of periods that were opened."""
    acts: int
    """Number of acts of all characters."""
    moments: Mapping[str, int]
    """Number of great moments of each kind of the game. The message `great-<kind>` names it."""
    fewest_acts: int
    """The least number of own acts of a character."""
    longest_pause: int
    """The longest time of any character without an own act, in minutes of the timetable."""
    quiet: tuple[QuietCharacter, ...]
    """The characters who had too little to do, the quietest first."""


def report_lines(
    report: RehearsalReport, has_message: Callable[[str], bool]
) -> tuple[CardLine, ...]:
    """Return the sentences of a report, as messages with their arguments.

    `has_message` tells whether the game has a message: `rehearsal-<kind>` counts one kind of
    moments in words, also if there was none. The other kinds are counted by `rehearsal-moment`, if
    there was any.
    """
    moments = (
        _line_about_moments(moment_kind, count, has_message)
        for moment_kind, count in report.moments.items()
        if count or has_message(f"rehearsal-{moment_kind}")
    )
    return (
        CardLine("rehearsal-length", {"minutes": report.minutes}),
        CardLine("rehearsal-characters", {"n": report.characters, "acts": report.acts}),
        *moments,
        *_lines_about_quiet_characters(report),
        CardLine("rehearsal-again", {"number": report.seed}),
    )


def _line_about_moments(
    moment_kind: str, count: int, has_message: Callable[[str], bool]
) -> CardLine:
    own_key = f"rehearsal-{moment_kind}"
    if has_message(own_key):
        return CardLine(own_key, {"n": count})
    name = {"key": f"great-{moment_kind}", "args": {}}
    return CardLine("rehearsal-moment", {"what": name, "n": count})


def _lines_about_quiet_characters(report: RehearsalReport) -> tuple[CardLine, ...]:
    if not report.quiet:
        args = {"acts": report.fewest_acts, "minutes": report.longest_pause}
        return (CardLine("rehearsal-everybody", args),)
    return (
        CardLine("rehearsal-quiet", {"n": len(report.quiet)}),
        *(
            CardLine(
                "rehearsal-quiet-character",
                {"who": quiet.name, "acts": quiet.acts, "minutes": quiet.longest_pause},
            )
            for quiet in report.quiet
        ),
    )


@dataclass(frozen=True)
class Template:
    """A scenario that an organiser may start from."""

    name: str
    """The name of the template, unique in its game."""
    people: int
    """Number of people for whom the scenario is made."""
    scenario: str
    """The text of the scenario file."""
    rehearsal: RehearsalReport | None = None
    """The result of the rehearsal; None if bots have not played the scenario."""


@dataclass(frozen=True)
class Casting:
    """The recommendations of a game for each possible number of people."""

    least: int
    """Minimum number of people."""
    most: int
    """Maximum number of people."""
    cast: Callable[[int], RecommendedCast]
    """Gives the recommended cast for a number of people."""
    scenario: Callable[[int], str]
    """Gives the text of a scenario file with this cast."""


def no_templates() -> tuple[Template, ...]:
    """Return no templates."""
    return ()


def no_casting() -> Casting | None:
    """Return None: the game recommends no casts."""
    return None
