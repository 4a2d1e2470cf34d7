"""A game's rules as one value: a new game is one `Ruleset`."""

from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from ledger.contract.acts import Act, Draft, Drafts, DutyType, EventType, WindowType
from ledger.contract.bonds import NOTHING_BINDS, Binding
from ledger.contract.console import Coming, Unfinished, nothing_coming, nothing_unfinished
from ledger.contract.form import Move, Whim
from ledger.contract.founding import CardLine, Founding
from ledger.contract.offer import Form, Known, Suggestion
from ledger.contract.picture import Picture
from ledger.contract.question import Question
from ledger.contract.standing import Stands, nothing_in_particular
from ledger.contract.tidings import Befalling
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
    """A reading that stewards may flip in play, and the values beside the default."""

    name: str
    default: SwitchValue
    others: tuple[SwitchValue, ...]


def nothing_due(_state: State[Any], _now: int) -> tuple[Draft, ...]:
    """Time alone brings nothing."""
    return ()


def stewards(state: State[Any]) -> frozenset[str]:
    """The stewards."""
    return frozenset(state.kernel.stewards)


def nothing_irregular(_state: State[Any], _switch: str, _value: SwitchValue) -> tuple[str, ...]:
    """No flipped reading makes anything irregular."""
    return ()


def no_reminders(_state: State[Any], _character: str) -> tuple[str, ...]:
    """Nobody is reminded of any rule."""
    return ()


def no_doubts(_scenario: dict[str, Any]) -> tuple[str, ...]:
    """No warnings about any scenario."""
    return ()


def no_result(_state: State[Any]) -> Result | None:
    """The game says nothing of who has won."""
    return None


class Foreseen(NamedTuple):
    """A deadline that will come if nothing moves it: of which `kind` of window, and when.

    `at` is in milliseconds since the Unix epoch; `audience` are those who may know of it. `terms`
    are what its window's name says beside its kind, as in `Window`.
    """

    kind: str
    at: int
    audience: Audience = EVERYBODY
    terms: Mapping[str, Any] = MappingProxyType({})


class Detail(NamedTuple):
    """A further sentence on what an entry brought one character: its message, and what fills it."""

    key: str
    args: Mapping[str, Any]


def nothing_foreseen(_state: State[Any]) -> tuple[Foreseen, ...]:
    """No deadline is known before its window opens."""
    return ()


def no_picture(_state: State[Any]) -> Picture | None:
    """No picture of any board."""
    return None


def nobody(_state: State[Any]) -> tuple[str, ...]:
    """No character in particular."""
    return ()


Temper = Callable[[Known[W], str, Mapping[str, Form], Whim], Move | None]
"""How one kind of bot decides: from what its character may know, and the forms open to it.

A form is worked out when it is looked at, so to ask for few is quicker. None leaves it to chance.
"""


Suggests = Callable[[Known[W], str, Mapping[str, Form]], Iterable[Suggestion]]
"""From (what somebody may know, who acts, the forms open to them) to what they may do first.

The best stands first. What it says must follow from what they may know.
"""


def no_suggestions(
    _known: Known[Any], _actor: str, _forms: Mapping[str, Form]
) -> tuple[Suggestion, ...]:
    """No act stands before others."""
    return ()


@dataclass(frozen=True)
class Players:
    """How many people may play at a table of this game, and the scenario for each number.

    `least` to `most` may play; it is at its best from and up to the numbers of `best`. `scenario`
    gives the text of the usual scenario for so many.
    """

    least: int
    most: int
    best: tuple[int, int]
    scenario: Callable[[int], str]


def no_drafts(_state: State[Any], _character: str) -> Drafts:
    """Nothing else happens."""
    return ()


def nothing_for_sure(_state: State[Any], _account: str, _asset: str) -> int:
    """Return 0: the public record proves no balance."""
    return 0


def never(_state: State[Any]) -> bool:
    """It is not so."""
    return False


@dataclass(frozen=True)
class LateEntry(Generic[W]):
    """Who may come into a game that runs, who changes hands in it, and who leaves it.

    `free` gives the characters whom nobody plays and a newcomer may have, the likeliest first: any
    id of which the game can make somebody. `starts` gives what such a one starts with: drafts after
    the entry that it came into play, which the world follows (see `Ruleset.follows`). `to_anybody`
    when who knocks is let in at once, and not by a steward. Stewards may hand over the characters
    of `changing_hands` and retire those of `leaving`; `leaves` gives what becomes of what one has,
    after the entry that it left. `starts` and `leaves` are asked with the state before that entry.
    """

    free: Callable[[State[W]], tuple[str, ...]] = nobody
    starts: Callable[[State[W], str], Drafts] = no_drafts
    to_anybody: Callable[[State[W]], bool] = never
    changing_hands: Callable[[State[W]], tuple[str, ...]] = nobody
    leaving: Callable[[State[W]], tuple[str, ...]] = nobody
    leaves: Callable[[State[W], str], Drafts] = no_drafts


def no_advice(_state: State[Any], _character: str) -> tuple[CardLine, ...]:
    """Nothing is printed on the cards beside the name."""
    return ()


def always(_state: State[Any], _character: str, _move: Move) -> float:
    """Whatever is open to somebody is what they would do."""
    return 1.0


@dataclass(frozen=True)
class Ruleset(Generic[W]):
    """A game's rules as one value.

    Its message `game-about` says what it is about. `scenario` validates a scenario's text into
    plain data (raising ScenarioError); `found` builds the start from that data. `follows`
    lets the world follow the kernel's own entries (a period opened). `due` gives what time
    itself brings. `account_audience` says who sees the balance of an account or sub-account, and
    `surely_has` how much of it there is at least, as everybody can work out; `worth` values one
    unit of an asset; `result` says how a game that is `finished` has ended; `officers` are those
    who may record for others and undo it; `irregular` lists what a flipped switch would make
    irregular.
    `suggests` gives the acts that phones put before all others, with what each brings.
    `binding` says what binds whom to whom; phones show everybody their own bonds.
    `stands` says what everybody is, by role and by what binds them, as far as somebody knows it: a
    dry run tells by it what people would become.
    `advice` gives the sentences of what is printed on a character's card, `doubts` what an
    organiser should look at again in a scenario. For
    rehearsals: `habits` says how often bots choose an act (1 when not named, 0 for never),
    `plausible` how likely somebody would do just this (0 to 1), where people look on,
    `moods` how much oftener each kind of bot chooses which (every character has one by chance),
    `advances` which acts move the calendar on, `ends` by which acts stewards end a game that
    nobody else can go on with, `tempers` are bots that know how to play, by name, the first for
    tables with people, and `rehearsal` is the text of a scenario short enough to be tried out.
    `players` is given by a game that is founded for so many people; `awaited` names those whose
    act the game waits for now, as it does where people take turns; `pending` those who have
    something at hand without that: bots act for them first; `together` all who keep order
    together, so that none of them rules alone or for another. `table_dice` when its acts ask
    for dice typed in while `kernel.dice` is "table". `known` says which people (`who`), places
    and assets there are, so that a command that names another is refused; without `who` those
    are meant who have a card. `slice_types` gives the type of every slice that `slices` may give,
    by its key; `person/*` is every key that begins with `person/`. `foreseen` gives deadlines to
    come, as far as the calendar of the scenario tells them; none of a window that is open.
    `picture` is that of the board, where phones draw it from more data than a view should carry.
    `templates` are letters that say something of the game and that a bot can answer, by name.
    `great` are the entries that people look for afterwards, by their event: the kind of moment,
    whose name is the message `great-<kind>`; `passing` are those of which there are so many, as
    walks and dice, that a wall leaves them out. `befalling` are the entries that are done to
    somebody, by their event, the kernel's own among them: what takes the screen of that one's
    phone, once. `details` tell by its event, in a character's story, what an entry that is about
    all of them brought this one: of the state before that entry, the entry and the character;
    only to who reads the entry. `tills` are those whose goods lie on the table and are counted
    there; without it nothing is. `coming` is the period that follows, `unfinished` what began and
    is not over: both are for stewards, the first also for who opens that period.
    `grave_acts` are the acts of stewards that a second one confirms, by name, and `overrule` for
    whatever waives a rule; which command of a kernel act is grave, the act says itself.
    `questions` may be asked by anybody who sees the game. `late` says who may come, change hands or
    leave while the game runs; without it nobody may. `earlier` are the versions before this one
    whose games it plays on.
    """

    name: str
    version: str
    scenario: Callable[[str | None, str], dict[str, Any]]
    found: Callable[[dict[str, Any]], Founding[W]]
    acts: tuple[Act[W, Any], ...]
    events: tuple[EventType[W, Any], ...]
    account_audience: Callable[[State[W], str, str], Audience]
    slices: Callable[[State[W]], Iterable[Bundle]]
    worth: Callable[[State[W], str], int]
    finished: Callable[[State[W]], bool]
    surely_has: Callable[[State[W], str, str], int] = nothing_for_sure
    result: Callable[[State[W]], Result | None] = no_result
    follows: Mapping[type[Event], Callable[[W, Any, Entry], W]] = field(default_factory=dict)
    duties: tuple[DutyType[W], ...] = ()
    windows: tuple[WindowType[W], ...] = ()
    foreseen: Callable[[State[W]], tuple[Foreseen, ...]] = nothing_foreseen
    switches: tuple[Switch, ...] = ()
    due: Callable[[State[W], int], tuple[Draft, ...]] = nothing_due
    officers: Callable[[State[W]], frozenset[str]] = stewards
    irregular: Callable[[State[W], str, SwitchValue], tuple[str, ...]] = nothing_irregular
    suggests: Suggests[W] = no_suggestions
    binding: Binding[W] = NOTHING_BINDS
    stands: Stands[W] = nothing_in_particular
    reminders: Callable[[State[W], str], tuple[str, ...]] = no_reminders
    advice: Callable[[State[W], str], tuple[CardLine, ...]] = no_advice
    doubts: Callable[[dict[str, Any]], tuple[str, ...]] = no_doubts
    habits: Mapping[str, float] = field(default_factory=dict)
    moods: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    plausible: Callable[[State[W], str, Move], float] = always
    advances: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    rehearsal: str | None = None
    players: Players | None = None
    awaited: Callable[[State[W]], tuple[str, ...]] = nobody
    pending: Callable[[State[W]], tuple[str, ...]] = nobody
    together: Callable[[State[W]], tuple[str, ...]] = nobody
    tempers: Mapping[str, Temper[W]] = field(default_factory=dict)
    table_dice: bool = False
    known: Mapping[str, Callable[[State[W]], Container[str]]] = field(default_factory=dict)
    late: LateEntry[W] | None = None
    slice_types: Mapping[str, Any] = field(default_factory=dict)
    picture: Callable[[State[W]], Picture | None] = no_picture
    templates: Mapping[str, LetterTemplate] = field(default_factory=dict)
    great: Mapping[type[Event], str] = field(default_factory=dict)
    passing: frozenset[type[Event]] = frozenset()
    befalling: Befalling = field(default_factory=dict)
    details: Mapping[type[Event], Callable[[State[W], Entry, str], Iterable[Detail]]] = field(
        default_factory=dict
    )
    tills: Tills[W] | None = None
    coming: Callable[[State[W]], Coming | None] = nothing_coming
    unfinished: Callable[[State[W]], tuple[Unfinished, ...]] = nothing_unfinished
    grave_acts: frozenset[str] = frozenset()
    questions: tuple[Question[W], ...] = ()
    earlier: tuple[str, ...] = ()
