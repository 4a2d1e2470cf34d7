"""Forms: what one viewer may do now, as fields with domains that the phone can draw.

Later fields are narrowed by earlier ones: a form function is asked again with what was chosen so
far, and fields that still wait for an earlier choice are `Awaiting`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeVar

T = TypeVar("T")

Chosen = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Option:
    """One value of a choice. `note` is a message key with arguments shown beside it.

    `ref` is the reference that names it, where its value alone does not say what it is.
    """

    value: str
    note: str = ""
    args: Mapping[str, Any] | None = None
    ref: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """Exactly one of the options. If `unsaid`, the field may be left out and means the first."""

    name: str
    options: tuple[Option, ...]
    unsaid: bool = False


@dataclass(frozen=True, slots=True)
class Subset:
    """Between `least` and `most` of the options, in any order."""

    name: str
    options: tuple[Option, ...]
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from `least` to `most` in steps of `step`, counted from `least`."""

    name: str
    least: int
    most: int
    step: int = 1
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Split:
    """A sum of `least` to `total` shared out over options, in steps of `step`.

    `caps` limits single shares; an option that is not in it is limited by the total alone.
    """

    name: str
    options: tuple[Option, ...]
    total: int
    step: int = 1
    caps: Mapping[str, int] | None = None
    least: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a list: steps for `of`, in order, or none.

    The first step is one of the options. After a step come those that `onward` names for it; the
    same step may come again. There are at most `most` steps, and each takes `price` of the list's
    limit.
    """

    of: str
    options: tuple[Option, ...]
    onward: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    most: int = 1
    price: int = 0


@dataclass(frozen=True, slots=True)
class Rows:
    """A list of rows, each filled in or left out; together they take no more than `limit`.

    A value has the steps of each row that is filled in, by what the row is of.
    """

    name: str
    rows: tuple[Row, ...]
    limit: int | None = None


@dataclass(frozen=True, slots=True)
class Text:
    """Free words, at most `most` characters; empty is allowed when `least` is 0."""

    name: str
    most: int = 280
    least: int = 0


@dataclass(frozen=True, slots=True)
class Dice:
    """Dice that lie on the table, typed in: `count` faces from 1 to `sides`, in order.

    `of` says whose each die is, where the order is not plain from the table.
    """

    name: str
    count: int
    sides: int
    of: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EntryRef:
    """An entry picked from the chronicle, by its id."""

    name: str


@dataclass(frozen=True, slots=True)
class Awaiting:
    """A field whose domain depends on fields that are not chosen yet."""

    name: str
    after: tuple[str, ...]


Field = Choice | Subset | Number | Split | Rows | Text | Dice | EntryRef | Awaiting


class Whim(Protocol):
    """A bot's chance, as an argument (`random.Random` is one)."""

    def random(self) -> float:
        """At least 0 and less than 1."""
        ...

    def choice(self, seq: Sequence[T]) -> T:
        """One of these, each as likely."""
        ...


class Move(NamedTuple):
    """What a bot would do: an act, and its fields."""

    act: str
    fields: Chosen


def choice(name: str, values: "list[str] | tuple[str, ...]") -> Choice:
    """A choice among plain values."""
    return Choice(name, tuple(Option(value) for value in values))


def admits(field: Field, value: Any) -> bool:
    """Whether a value lies in the field's domain."""
    match field:
        case Choice(_, options):
            return any(option.value == value for option in options)
        case Subset(_, options, least, most):
            known = [option.value for option in options]
            return (
                isinstance(value, list | tuple)
                and least <= len(value) <= most
                and all(one in known and value.count(one) == 1 for one in value)
            )
        case Number(_, least, most, step):
            return _whole(value) and least <= value <= most and (value - least) % step == 0
        case Split():
            return _splits(field, value)
        case Rows():
            return _fills_rows(field, value)
        case Text(_, most, least):
            return isinstance(value, str) and least <= len(value) <= most
        case Dice(_, count, sides):
            return (
                isinstance(value, list | tuple)
                and len(value) == count
                and all(_whole(face) and 1 <= face <= sides for face in value)
            )
        case EntryRef():
            return isinstance(value, str)
        case Awaiting():
            return False


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _splits(field: Split, value: Any) -> bool:
    if not isinstance(value, Mapping) or not all(_whole(share) for share in value.values()):
        return False
    known = {option.value for option in field.options}
    caps = field.caps or {}
    return (
        set(value) <= known
        and field.least <= sum(value.values()) <= field.total
        and all(share >= 0 and share % field.step == 0 for share in value.values())
        and all(share <= caps.get(option, field.total) for option, share in value.items())
    )


def _fills_rows(field: Rows, value: Any) -> bool:
    rows = {row.of: row for row in field.rows}
    if not isinstance(value, Mapping) or not set(value) <= set(rows):
        return False
    if not all(leads_on(rows[of], steps) and steps for of, steps in value.items()):
        return False
    taken = sum(rows[of].price * len(steps) for of, steps in value.items())
    return field.limit is None or taken <= field.limit


def leads_on(row: Row, steps: Any) -> bool:
    """Whether each of these steps may follow the one before it in a row."""
    if not isinstance(steps, list | tuple) or len(steps) > row.most:
        return False
    if not all(isinstance(step, str) for step in steps):
        return False
    return all(step in next_steps(row, steps[:at]) for at, step in enumerate(steps))


def next_steps(row: Row, taken: Sequence[str]) -> tuple[str, ...]:
    """The steps that may come next in a row after those that were taken."""
    if len(taken) >= row.most:
        return ()
    return row.onward.get(taken[-1], ()) if taken else tuple(one.value for one in row.options)
