"""A game's rules as one value: a new game is one `Ruleset`."""

from collections.abc import Callable, Collection, Container, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from ledger.contract.acts import Act, Draft, Drafts, DutyType, EventType, WindowType
from ledger.contract.bonds import NOTHING_BINDS, GameBonds
from ledger.contract.console import (
    ComingPeriod,
    UnfinishedAffair,
    no_coming_period,
    no_unfinished_affairs,
)
from ledger.contract.form import BotRandom, Move
from ledger.contract.founding import CardLine, Founding
from ledger.contract.honours import NO_HONOURS, HonourRules
from ledger.contract.offer import Forms, KnownState, Suggestion
from ledger.contract.outline import (
    PublicCharacter,
    ScenarioOutline,
    empty_outline,
    no_public_cast,
)
from ledger.contract.picture import Picture
from ledger.contract.question import Question
from ledger.contract.standing import StandingsFunction, no_standings
from ledger.contract.templates import Casting, Template, no_casting, no_templates
from ledger.contract.tidings import TidingsByEvent
from ledger.contract.tills import Tills
from ledger.record.audience import EVERYBODY, Audience
from ledger.record.entry import Entry, Event
from ledger.record.letters import LetterTemplate
from ledger.record.result import Result
from ledger.record.state import State, SwitchValue
from ledger.record.view import Bundle

W = TypeVar("W")


@dataclass(frozen=True)
class Switch:
    """A reading of a rule that stewards may change during play, with its possible values."""

    name: str
    default: SwitchValue
    others: tuple[SwitchValue, ...]


def goods_can_make_drafts_due(_state: State[Any]) -> bool:
    """Return True: the goods of the game may decide which drafts are due."""
    return True


def no_due_drafts(_state: State[Any], _now: int) -> tuple[Draft, ...]:
    """Return no drafts: time alone has no effect."""
    return ()


def stewards(state: State[Any]) -> frozenset[str]:
    """Return the stewards of the game."""
    return frozenset(state.kernel.stewards)


def no_irregular_results(_state: State[Any], _switch: str, _value: SwitchValue) -> tuple[str, ...]:
    """Return an empty result: a changed reading makes nothing irregular."""
    return ()


def no_reminders(_state: State[Any], _character: str) -> tuple[str, ...]:
    """Return no reminders."""
    return ()


def no_doubts(_scenario: dict[str, Any]) -> tuple[str, ...]:
    """Return no warnings about a scenario."""
    return ()


def no_result(_state: State[Any]) -> Result | None:
    """Return None, because the game does not tell who has won."""
    return None


class ForeseenDeadline(NamedTuple):
    """A deadline that is expected by the calendar, unless stewards move it."""

    kind: str
    """The kind of window."""
    at: int
    """The deadline, in milliseconds since the Unix epoch."""
    audience: Audience = EVERYBODY
    """The characters who may know of the deadline."""
    terms: Mapping[str, Any] = MappingProxyType({})
    """The arguments of the window's name beside its kind, as in `Window`."""


class EntryDetail(NamedTuple):
    """A message with its arguments: a further sentence about an entry's effect on a character."""

    key: str
    args: Mapping[str, Any]


def no_foreseen_deadlines(_state: State[Any]) -> tuple[ForeseenDeadline, ...]:
    """Return no deadlines, because each is known only when its window opens."""
    return ()


def no_picture(_state: State[Any]) -> Picture | None:
    """Return None, because the game has no picture of a board."""
    return None


def nobody(_state: State[Any]) -> tuple[str, ...]:
    """Return an empty collection of characters."""
    return ()


SuggestionsFunction = Callable[[KnownState[W], str, Forms], Iterable[Suggestion]]
"""From (known, actor, open forms) to suggestions, the best first.

A suggestion must follow from what the actor may know.
"""


def no_suggestions(
    _known_state: KnownState[Any], _actor: str, _forms: Forms
) -> tuple[Suggestion, ...]:
    """Return no suggestions."""
    return ()


@dataclass(frozen=True)
class Players:
    """The possible numbers of players, and the scenario for each number."""

    least: int
    """Minimum number of people."""
    most: int
    """Maximum number of people."""
    best: tuple[int, int]
    """The range (from, up to) of numbers at which the game is at its best."""
    scenario: Callable[[int], str]
    """Gives the text of the usual scenario for a number of people."""


def no_drafts(_state: State[Any], _character: str) -> Drafts:
    """Return no drafts."""
    return ()


def no_proven_balance(_state: State[Any], _account: str, _asset: str) -> int:
    """Return 0, because the public record proves no balance."""
    return 0


def never(_state: State[Any]) -> bool:
    """Return False."""
    return False


@dataclass(frozen=True)
class LateEntry(Generic[W]):
    """Which characters may join, change hands or leave while the game runs."""

    free: Callable[[State[W]], tuple[str, ...]] = nobody
    """Gives the ids that a newcomer may play, the most likely one first.

    The ids may include any id that the game can create a character for.
    """
    starts: Callable[[State[W], str], Drafts] = no_drafts
    """Gives the drafts that follow the entry by which the character joins.

    The drafts give the new character its starting goods. `ActsAndEvents.follows` changes the world
    for the entry itself. The function gets the state before that entry.
    """
    to_anybody: Callable[[State[W]], bool] = never
    """Whether a newcomer who knocks is let in at once, without a steward."""
    changing_hands: Callable[[State[W]], tuple[str, ...]] = nobody
    """Gives the characters whom stewards may hand to another player."""
    leaving: Callable[[State[W]], tuple[str, ...]] = nobody
    """Gives the characters whom stewards may retire."""
    leaves: Callable[[State[W], str], Drafts] = no_drafts
    """Gives the drafts that follow the entry by which the character leaves.

    The drafts give the character's goods to other characters. The function gets the state before
    that entry.
    """


def no_card_lines(_state: State[Any], _character: str) -> tuple[CardLine, ...]:
    """Return no lines, so that the card shows only the name."""
    return ()


def always_plausible(_state: State[Any], _character: str, _move: Move) -> float:
    """Return 1.0: every open act is plausible."""
    return 1.0


def no_seasons(_scenario: dict[str, Any]) -> Mapping[str, int]:
    """Return no numbers: the scenarios of the game have no seasons with a length."""
    return {}


@dataclass(frozen=True)
class Scenarios(Generic[W]):
    """The scenarios that a game can start from."""

    read: Callable[[str | None, str], dict[str, Any]]
    """Validates the text of a scenario and gives plain data. None stands for the usual scenario.

    The second argument is the name of the file, for errors. Raises ScenarioError.
    """
    found: Callable[[dict[str, Any]], Founding[W]]
    """Builds the start of the game from that data."""
    doubts: Callable[[dict[str, Any]], tuple[str, ...]] = no_doubts
    """Gives the parts of a scenario that an organiser should check again."""
    rehearsal: str | None = None
    """The text of a short scenario for rehearsals."""
    templates: Callable[[], tuple[Template, ...]] = no_templates
    """Gives the templates from which an organiser may start, for few people first."""
    casting: Callable[[], Casting | None] = no_casting
    """Gives the recommended casts; None for a game that is founded for a number of players."""
    outline: Callable[[], ScenarioOutline] = empty_outline
    """Gives the parts of a scenario that an organiser can set without writing a file."""
    public_cast: Callable[[dict[str, Any]], tuple[PublicCharacter, ...]] = no_public_cast
    """Gives the characters of a scenario, with what everybody may know before play begins."""
    season_numbers: Callable[[dict[str, Any]], Mapping[str, int]] = no_seasons
    """Gives the number of seasons of each kind in a scenario, of those that have a length."""


@dataclass(frozen=True)
class ActsAndEvents(Generic[W]):
    """The acts and events of a game, and their automatic effects."""

    acts: tuple[Act[W, Any], ...]
    """The acts of the game that characters can request, in addition to the acts of the kernel."""
    events: tuple[EventType[W, Any], ...]
    """The events that the game records, in addition to the events of the kernel."""
    follows: Mapping[type[Event], Callable[[W, Any, Entry], W]] = field(default_factory=dict)
    """Change the world after the kernel's own entries, such as an opened period."""
    duties: tuple[DutyType[W], ...] = ()
    """The choices that a character may owe."""
    windows: tuple[WindowType[W], ...] = ()
    """The kinds of windows that the game opens."""
    switches: tuple[Switch, ...] = ()
    """The readings that stewards may change in play."""
    irregular: Callable[[State[W], str, SwitchValue], tuple[str, ...]] = no_irregular_results
    """Gives what a changed switch would make irregular."""
    known: Mapping[str, Callable[[State[W]], Container[str]]] = field(default_factory=dict)
    """Gives the existing people (`who`), places and assets.

    A command that names any other person, place or asset is refused. Without `who`, all characters
    with a card exist.
    """
    table_dice: bool = False
    """Whether acts ask for typed dice while `kernel.dice` is "table"."""


@dataclass(frozen=True)
class Assets(Generic[W]):
    """The assets of a game: their worth, and the readers of balances."""

    account_audience: Callable[[State[W], str, str], Audience]
    """Gives the characters who see the balance of an account or sub-account."""
    worth: Callable[[State[W], str], int]
    """Gives the value of one unit of an asset."""
    surely_has: Callable[[State[W], str, str], int] = no_proven_balance
    """Gives the least balance that an account must have, as far as everybody can work it out."""
    private: Collection[str] | None = None
    """The assets with balances that some viewers may not see; None if these can be any assets.

    A dry run asks for the readers of these assets alone, which makes it cheaper.
    """
    tills: Tills[W] | None = None
    """The assets on the table that are counted; None if the game counts no assets."""


@dataclass(frozen=True)
class Course(Generic[W]):
    """The course of a game: its turns, its deadlines and its end."""

    finished: Callable[[State[W]], bool]
    """Returns whether the game has ended."""
    result: Callable[[State[W]], Result | None] = no_result
    """Gives the result of a finished game."""
    due: Callable[[State[W], int], tuple[Draft, ...]] = no_due_drafts
    """Gives the drafts that are due at a time. This function must not read the log."""
    due_by_goods: Callable[[State[W]], bool] = goods_can_make_drafts_due
    """Returns whether a change of goods alone can make drafts due, as in a battle with legiones.

    If not, `due` is asked again within a commit only after the kernel, the world, the seating or
    the submissions have changed.
    """
    foreseen: Callable[[State[W]], tuple[ForeseenDeadline, ...]] = no_foreseen_deadlines
    """Gives the deadlines to come that the scenario's calendar tells.

    Deadlines of open windows are not included.
    """
    awaited: Callable[[State[W]], tuple[str, ...]] = nobody
    """Gives the characters whose turn it is, because the game waits for their act."""
    coming: Callable[[State[W]], ComingPeriod | None] = no_coming_period
    """Gives the next period, for stewards and for characters who may open that period."""
    unfinished: Callable[[State[W]], tuple[UnfinishedAffair, ...]] = no_unfinished_affairs
    """Gives the unfinished affairs, such as battles, for stewards."""


@dataclass(frozen=True)
class Seats(Generic[W]):
    """The people of a game: their number, late entry, and the keepers of order."""

    players: Players | None = None
    """The number of players, for a game that is founded for a number of people."""
    late: LateEntry[W] | None = None
    """Late entry, changed hands and early leave; None for a game without them."""
    officers: Callable[[State[W]], frozenset[str]] = stewards
    """Gives the characters who may record acts for other characters and undo their own records."""
    together: Callable[[State[W]], tuple[str, ...]] = nobody
    """Gives the characters who keep order together.

    No one of them makes a ruling alone or for another character.
    """
    grave_acts: frozenset[str] = frozenset()
    """The names of stewards' acts that a second steward confirms.

    The name `overrule` covers every act that waives a rule. An act of the kernel itself says which
    of its commands are grave.
    """


@dataclass(frozen=True)
class PhoneContent(Generic[W]):
    """The content that phones show of the present state."""

    slices: Callable[[State[W]], Iterable[Bundle]]
    """Gives the slices that phones show."""
    slice_types: Mapping[str, Any] = field(default_factory=dict)
    """The type of each slice by key; `person/*` stands for all keys from `person/`."""
    picture: Callable[[State[W]], Picture | None] = no_picture
    """Gives the picture of the board, if it has more data than a view should carry."""
    suggests: SuggestionsFunction[W] = no_suggestions
    """Gives the acts that phones show first, with the effect of each."""
    binding: GameBonds[W] = NOTHING_BINDS
    """The bonds of the game. Each phone shows its player's own bonds."""
    stands: StandingsFunction[W] = no_standings
    """Gives the standings of all characters, as far as one viewer may know them.

    A dry run compares standings to tell which roles and bonds would change.
    """
    reminders: Callable[[State[W], str], tuple[str, ...]] = no_reminders
    """Gives the ids of rules that concern a character now and that no program enforces."""
    advice: Callable[[State[W], str], tuple[CardLine, ...]] = no_card_lines
    """Gives the sentences on a character's card."""
    questions: tuple[Question[W], ...] = ()
    """The questions that any viewer of the game may ask."""
    templates: Mapping[str, LetterTemplate] = field(default_factory=dict)
    """Letters about the game that a bot can answer, by name."""


@dataclass(frozen=True)
class Narration(Generic[W]):
    """How phones and walls tell the events of a game."""

    great: Mapping[type[Event], str] = field(default_factory=dict)
    """The kind of great moment of each event that people look for after the game.

    The message `great-<kind>` is its name.
    """
    passing: frozenset[type[Event]] = frozenset()
    """Events that are too frequent for a wall to show, such as walks and dice."""
    befalling: TidingsByEvent = field(default_factory=dict)
    """The tidings of each event, including the kernel's own events.

    Tidings fill the whole screen of a phone, once.
    """
    details: Mapping[type[Event], Callable[[State[W], Entry, str], Iterable[EntryDetail]]] = field(
        default_factory=dict
    )
    """Gives sentences for a character's story: the effect of a shared entry on this character.

    The arguments are the state before the entry, the entry and the character. Only readers of the
    entry get these sentences.
    """
    honours: HonourRules = NO_HONOURS
    """What is counted for the honours after the game."""


Policy = Callable[[KnownState[W], str, Forms, BotRandom], Move | None]
"""Chooses a move, from (knowledge, character, open forms, chance); None for no preference.

Each form is computed only when it is read, so a bot that reads few forms is quicker.
"""


@dataclass(frozen=True)
class BotTemper(Generic[W]):
    """The temper of a bot, which determines how the bot chooses among its open acts."""

    weights: Mapping[str, float] = field(default_factory=dict)
    """The weight of each act in a random choice. 0 means never; an act without a weight has 1.

    If two acts are open, an act with 6 is chosen six times as often as an act with 1.
    """
    policy: Policy[W] | None = None
    """A policy that chooses before chance does. None leaves every choice to chance."""

    def weight(self, act: str) -> float:
        """Return how often chance chooses this act."""
        return self.weights.get(act, 1.0)


@dataclass(frozen=True)
class BotPlay(Generic[W]):
    """The ways in which bots play, at tables and in rehearsals."""

    random: BotTemper[W] = field(default_factory=BotTemper)
    """The temper that every game has, called `random`: chance chooses all acts."""
    tempers: Mapping[str, BotTemper[W]] = field(default_factory=dict)
    """The tempers of the game's own bots, by name. Chance gives each character one of them.

    The weights of a temper are multiplied by the weights of `random`. Without tempers all bots are
    `random`.
    """
    pending: Callable[[State[W]], tuple[str, ...]] = nobody
    """Gives characters with an open task, in addition to the characters whose turn it is.

    Bots act for them first.
    """
    plausible: Callable[[State[W], str, Move], float] = always_plausible
    """The probability (0 to 1) that a bot makes a chosen move, in rehearsals before spectators."""
    newcomers: Callable[[State[W]], tuple[str, ...]] = nobody
    """Gives the characters that suit somebody who plays for the first time, the best first."""
    advances: tuple[str, ...] = ()
    """The acts that advance the calendar, which rehearsals do themselves.

    Chance never chooses them.
    """
    ends: tuple[str, ...] = ()
    """The acts by which stewards end a game that is stuck in a rehearsal."""


@dataclass(frozen=True)
class Ruleset(Generic[W]):
    """A game's rules as one value. The message `game-about` says what the game is about."""

    name: str
    """The name of the game in paths, in settings and in its ledgers."""
    version: str
    """The version of the rules. A ledger keeps it."""
    scenarios: Scenarios[W]
    """The scenarios that the game can start from."""
    play: ActsAndEvents[W]
    """The acts and events, and the effects that follow."""
    assets: Assets[W]
    """The worth of assets, and the readers of balances."""
    course: Course[W]
    """The turns, the deadlines and the end."""
    phones: PhoneContent[W]
    """The content that phones show."""
    seats: Seats[W] = field(default_factory=Seats)
    """The number of people, late entry, and the keepers of order."""
    story: Narration[W] = field(default_factory=Narration)
    """The ways in which events are told."""
    bots: BotPlay[W] = field(default_factory=BotPlay)
    """The ways in which bots play."""
    earlier: tuple[str, ...] = ()
    """The earlier versions whose games this version can continue."""
