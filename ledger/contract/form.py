"""Forms: the acts open to one viewer, as fields with domains that the phone can draw.

Earlier fields narrow later ones. The phone asks the form function again with the fields chosen so
far. A field that still depends on an open choice is `DependentField`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeVar

T = TypeVar("T")

ChosenFields = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Option:
    """One of the values that a player can choose in a form field."""

    value: str
    note: str = ""
    """The key of a message that is shown beside the value."""
    args: Mapping[str, Any] | None = None
    """The arguments of the message."""
    ref: str = ""
    """The reference that names the value, if the value alone does not say what it is."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A field for exactly one of the options."""

    name: str
    options: tuple[Option, ...]
    unsaid: bool = False
    """Whether the field may be left out. An empty field means the first option."""


@dataclass(frozen=True, slots=True)
class Subset:
    """A field for `least` to `most` of the options, in any order."""

    name: str
    options: tuple[Option, ...]
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Number:
    """A field for a whole number from `least` to `most`, in steps of `step` from `least`."""

    name: str
    least: int
    most: int
    step: int = 1
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Split:
    """A field that shares out a sum over options."""

    name: str
    options: tuple[Option, ...]
    total: int
    """The maximum sum of all shares."""
    step: int = 1
    """Each share is a multiple of this number."""
    caps: Mapping[str, int] | None = None
    """Limits of single shares. An option without a limit here is limited by the total alone."""
    least: int = 0
    """Minimum sum of all shares."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a form's list. Its value is a sequence of steps for `of`, perhaps empty."""

    of: str
    options: tuple[Option, ...]
    """The possible first steps."""
    onward: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The steps that may follow each step. A step may occur more than once in the row."""
    most: int = 1
    """Maximum number of steps."""
    price: int = 0
    """The price of each step, which counts towards the list's limit."""


@dataclass(frozen=True, slots=True)
class Rows:
    """A field that is a list of rows. The player fills in each row or leaves it out.

    The value holds the steps of each filled row, keyed by the row's `of`.
    """

    name: str
    rows: tuple[Row, ...]
    limit: int | None = None
    """Maximum total price of all steps; None for no limit."""


@dataclass(frozen=True, slots=True)
class Text:
    """A field for free words of `least` to `most` characters."""

    name: str
    most: int = 280
    least: int = 0


@dataclass(frozen=True, slots=True)
class Dice:
    """A field for the faces of `count` real dice, typed in order, each from 1 to `sides`."""

    name: str
    count: int
    sides: int
    of: tuple[str, ...] = ()
    """The owner of each die, if the order does not show it."""


@dataclass(frozen=True, slots=True)
class EntryRef:
    """A field for an entry picked from the chronicle, by its id."""

    name: str


@dataclass(frozen=True, slots=True)
class DependentField:
    """A field whose domain depends on fields that are not chosen yet."""

    name: str
    after: tuple[str, ...]
    optional: bool = False
    """Whether an act without this field is possible, whatever is chosen before it."""


Field = Choice | Subset | Number | Split | Rows | Text | Dice | EntryRef | DependentField


class BotRandom(Protocol):
    """The source of chance that a bot gets as an argument, such as a `random.Random`."""

    def random(self) -> float:
        """Return a number from 0 up to but not including 1."""
        ...

    def choice(self, seq: Sequence[T]) -> T:
        """Return one element of `seq`, all with the same probability."""
        ...


class Move(NamedTuple):
    """The act that a bot chooses, and its fields."""

    act: str
    fields: ChosenFields


def choice(field_name: str, option_values: "list[str] | tuple[str, ...]") -> Choice:
    """Return a choice among plain values."""
    return Choice(field_name, tuple(Option(option_value) for option_value in option_values))


def admits(field: Field, value: Any) -> bool:
    """Return whether a value lies in the field's domain."""
    match field:
        case Choice(_, options):
            return any(option.value == value for option in options)
        case Subset(_, options, minimum, maximum):
            option_values = [option.value for option in options]
            return (
                isinstance(value, list | tuple)
                and minimum <= len(value) <= maximum
                and all(item in option_values and value.count(item) == 1 for item in value)
            )
        case Number(_, minimum, maximum, step):
            return (
                _is_whole_number(value)
                and minimum <= value <= maximum
                and (value - minimum) % step == 0
            )
        case Split():
            return _is_valid_split(field, value)
        case Rows():
            return _fills_rows(field, value)
        case Text(_, maximum, minimum):
            return isinstance(value, str) and minimum <= len(value) <= maximum
        case Dice(_, count, sides):
            return (
                isinstance(value, list | tuple)
                and len(value) == count
                and all(_is_whole_number(face) and 1 <= face <= sides for face in value)
            )
        case EntryRef():
            return isinstance(value, str)
        case DependentField():
            return False


def _is_whole_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_valid_split(field: Split, value: Any) -> bool:
    if not isinstance(value, Mapping) or not all(
        _is_whole_number(share) for share in value.values()
    ):
        return False
    option_values = {option.value for option in field.options}
    caps = field.caps or {}
    return (
        set(value) <= option_values
        and field.least <= sum(value.values()) <= field.total
        and all(share >= 0 and share % field.step == 0 for share in value.values())
        and all(share <= caps.get(option, field.total) for option, share in value.items())
    )


def _fills_rows(field: Rows, value: Any) -> bool:
    rows = {row.of: row for row in field.rows}
    if not isinstance(value, Mapping) or not set(value) <= set(rows):
        return False
    if not all(
        are_steps_in_order(rows[row_id], steps) and steps for row_id, steps in value.items()
    ):
        return False
    cost = sum(rows[row_id].price * len(steps) for row_id, steps in value.items())
    return field.limit is None or cost <= field.limit


def are_steps_in_order(row: Row, steps: Any) -> bool:
    """Return whether each of these steps may follow the one before it in a row."""
    if not isinstance(steps, list | tuple) or len(steps) > row.most:
        return False
    if not all(isinstance(step, str) for step in steps):
        return False
    return all(step in next_steps(row, steps[:step_index]) for step_index, step in enumerate(steps))


def next_steps(row: Row, steps_taken: Sequence[str]) -> tuple[str, ...]:
    """Return the steps of a row that may follow the steps taken so far."""
    if len(steps_taken) >= row.most:
        return ()
    return (
        row.onward.get(steps_taken[-1], ())
        if steps_taken
        else tuple(option.value for option in row.options)
    )
