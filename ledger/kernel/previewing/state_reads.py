"""Answers with the parts of a state that they read, so that an answer need not be computed again.

An answer is computed from a reader, which stands in for the state and notes each part that is read.
The answer is given again while these parts have the same values. A part is a field of the state, a
field of one of its parts, or the result of a narrow question such as one character's place.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from operator import attrgetter, is_
from types import FunctionType
from typing import Any, Generic, NoReturn, TypeVar

from ledger.record.seating import Seat
from ledger.record.state import Period, State

T = TypeVar("T")

Key = tuple[Any, ...]
"""The root of a part, then the path from the root to the part."""

Look = Callable[[State[Any]], object]
"""Reads a part of a state."""

MOST_READS = 50_000
"""Maximum number of parts that are known. With more parts the owner drops all answers."""

_QUESTIONS = {
    "books": ("balance", "holding", "holdings"),
    "seating": ("of", "place", "at"),
    "log": ("entry",),
}
"""Methods of parts of the state. Their results are parts, because the whole changes too often."""

_PLAIN = (int, str, tuple, frozenset, dict, Period, Seat, type(None))
"""Types of values that are the same if they are equal. Other values must be the same object."""

_HELD_WHOLE = ("__len__", "__bool__", "__iter__", "__contains__", "__getitem__")
"""Methods that a reader cannot have. A part whose type has one of them is read as a whole."""


def is_same_value(before: object, now: object) -> bool:
    """Return whether two values of a part cannot be told apart by their readers."""
    if before is now:
        return True
    return type(before) is type(now) and isinstance(now, _PLAIN) and before == now


@dataclass(slots=True, eq=False)
class _Root:
    """A field of the state, or another source, with the time of its last change."""

    value: object
    changed: int


class ReadPart:
    """A part that was read: how to read it again, its value, and the time of its last change."""

    __slots__ = ("_changed", "_checked", "_look", "_value", "root")

    def __init__(self, root: _Root, look: Look, value: object) -> None:
        self.root = root
        self._look, self._value = look, value
        self._checked = self._changed = root.changed

    def last_change(self, state: State[Any]) -> int:
        """Return when this part last changed. It is read again only if its root has changed."""
        if self._checked < self.root.changed:
            self.take(self._look(state))
        return self._changed

    def take(self, value: object) -> None:
        """Note the part's value in the newest state."""
        if self._checked < self.root.changed:
            self._checked = self.root.changed
            if not is_same_value(self._value, value):
                self._value, self._changed = value, self.root.changed


_ROOT_OF_PART = attrgetter("root")


class AnswerWithReads(Generic[T]):
    """An answer, with the parts that it read."""

    __slots__ = ("_checked", "_parts", "_roots", "_since", "value")

    def __init__(self, value: T, parts: Iterable[ReadPart], since: int) -> None:
        self.value = value
        self._parts = tuple(parts)
        self._roots = tuple(dict.fromkeys(map(_ROOT_OF_PART, self._parts)))
        self._checked = self._since = since

    def is_valid(self, state: State[Any], now: int) -> bool:
        """Return whether no part has changed since the answer was computed."""
        for root in self._roots:
            if root.changed > self._checked:
                break
        else:
            return True
        for part in self._parts:
            if part.last_change(state) > self._since:
                return False
        self._checked = now
        return True


class StateReads:
    """All parts of a game's state that answers have read, each known once.

    Time is counted in changes: it goes on whenever a root is another object.
    """

    def __init__(self) -> None:
        self._time = 0
        self._roots: dict[str, _Root] = {}
        self._parts: dict[Key, ReadPart] = {}
        self._state: State[Any] | None = None
        self._sources: tuple[object, ...] = ()
        self._reader: Any = None
        self.noted: dict[ReadPart, None] = {}
        """The parts that the answer under way has read so far."""
        self.used_readers: list[_Reader] = []
        """The readers that keep fields for the answer under way."""

    @property
    def state(self) -> State[Any] | None:
        """The state that was followed last; None before the first."""
        return self._state

    @property
    def is_full(self) -> bool:
        """Whether so many parts are known that the owner must start anew with another object."""
        return len(self._parts) > MOST_READS

    def follow(self, state: State[Any], **others: object) -> None:
        """Take this state, and the other sources of answers by their names, as the newest."""
        sources = (state, *others.values())
        if len(sources) == len(self._sources) and all(map(is_, sources, self._sources)):
            return
        self._time += 1
        self._state, self._sources, self._reader = state, sources, None
        for name in _STATE_FIELDS:
            self._follow_root(name, getattr(state, name))
        for name, source in others.items():
            self._follow_root(name, source)

    def _follow_root(self, name: str, value: object) -> None:
        root = self._roots.get(name)
        if root is None:
            self._roots[name] = _Root(value, self._time)
        elif not is_same_value(root.value, value):
            root.value, root.changed = value, self._time

    def answer(
        self, known: AnswerWithReads[T] | None, compute: Callable[[State[Any]], T]
    ) -> AnswerWithReads[T]:
        """Return the known answer if all that it read is unchanged, else compute the answer.

        `compute` gets a reader in place of the state that was followed last.
        """
        state = self._state
        if state is None:
            raise RuntimeError("no state was followed yet")
        if known is not None and known.is_valid(state, self._time):
            return known
        if self._reader is None:
            kind: Any = type(state)
            self._reader = _reader_type(kind, ())(state, self)
        self.noted = {}
        try:
            value = compute(self._reader)
            return AnswerWithReads(value, self.noted, self._time)
        finally:
            for reader in self.used_readers:
                reader.__dict__.clear()  # the next answer has to note its own reads
            self.used_readers.clear()

    def part(self, key: Key, value: object, look: Look) -> ReadPart:
        """Return the part with this key, which has this value in the newest state.

        The first word of `key` names the root of the part. `look` reads the part again.
        """
        part = self._parts.get(key)
        if part is None:
            part = self._parts[key] = ReadPart(self._roots[key[0]], look, value)
        else:
            part.take(value)
        return part


_STATE_FIELDS = tuple(field.name for field in fields(State))


class _Reader:
    """A stand-in for a part of the state, which notes all that is read from it.

    It cannot be compared or hashed: a cache that holds a reader would hide later reads.
    """

    __slots__ = ("__dict__", "all_reads", "known_parts", "real_part")
    __hash__ = None  # type: ignore[assignment]  # object has a hash, a reader has none

    def __init__(self, real: object, reads: StateReads) -> None:
        self.real_part, self.all_reads = real, reads
        self.known_parts: dict[Any, tuple[Any, ReadPart | None]] = {}
        """The fields and questions that any answer has read in this state."""

    def __eq__(self, other: object) -> NoReturn:
        raise TypeError("a reader of the state cannot be compared: compare the parts it reads")


class _Field:
    """A field of a reader. It notes itself, and then lies in the reader's `__dict__`.

    So the field is noted once for each answer, and is then read as fast as the part's own field.
    """

    __slots__ = ("_key", "_look", "_name")

    def __init__(self, path: Key) -> None:
        self._key, self._name, self._look = path, path[-1], attrgetter(".".join(path))

    def __get__(self, reader: _Reader, _owner: type) -> Any:
        value, part = reader.known_parts.get(self._name) or self._find(reader)
        if not reader.__dict__:
            reader.all_reads.used_readers.append(reader)
        reader.__dict__[self._name] = value
        if part is not None:
            reader.all_reads.noted[part] = None
        return value

    def _find(self, reader: _Reader) -> tuple[Any, ReadPart | None]:
        """Return the field's value, or a reader of the field, and the part to be noted."""
        value, part = getattr(reader.real_part, self._name), None
        kind: Any = type(value)
        if len(self._key) == 1 and _has_reader(kind):
            value = _reader_type(kind, self._key)(value, reader.all_reads)
        else:
            part = reader.all_reads.part(self._key, value, self._look)
        found = reader.known_parts[self._name] = value, part
        return found


@cache
def _reader_type(real: Any, path: Key) -> Any:
    """Return the class of readers that stand in for objects of this type, at this path."""
    body: dict[str, Any] = {
        "__slots__": (),
        "__class__": property(lambda _self: real),  # for isinstance and dataclasses.replace
    }
    for base in reversed(real.__mro__[:-1]):
        body |= {name: one for name, one in vars(base).items() if _is_inherited(name, one)}
    body |= {name: _Field((*path, name)) for name in _field_names(real)}
    for name in _QUESTIONS.get(".".join(path), ()):
        body[name] = _noting_method((*path, name))
    if is_dataclass(real):
        body["__dataclass_fields__"] = real.__dataclass_fields__  # for dataclasses.replace
    return type(f"{real.__name__}Reader", (_Reader,), body)


def _is_inherited(name: str, one: object) -> bool:
    """Return whether a reader runs this method or property, whose own reads are then noted."""
    plain = isinstance(one, FunctionType | property | staticmethod | classmethod)
    return plain and not name.startswith("__")


def _field_names(real: Any) -> Iterable[str]:
    if is_dataclass(real):
        return tuple(field.name for field in fields(real))
    return tuple(getattr(real, "__struct_fields__", ()))


@cache
def _has_reader(real: Any) -> bool:
    """Return whether the fields of such a part are read one by one, and not the whole part."""
    own = {name for base in real.__mro__[:-1] for name in vars(base)}
    return bool(_field_names(real)) and own.isdisjoint(_HELD_WHOLE)


def _noting_method(path: tuple[str, ...]) -> Callable[..., Any]:
    """Return the method of a reader that notes the answer to each question."""
    name, ask = path[-1], attrgetter(".".join(path))

    def answer(self: Any, *args: Any) -> Any:
        question = (name, *args)
        known = self.known_parts.get(question)
        if known is None:
            value = getattr(self.real_part, name)(*args)
            part = self.all_reads.part((*path, *args), value, lambda state: ask(state)(*args))
            known = self.known_parts[question] = value, part
        self.all_reads.noted[known[1]] = None
        return known[0]

    return answer
