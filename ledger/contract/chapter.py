"""A chapter of a rulebook as a value, and what it has to say about the acts of all others."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any, Generic, TypeVar

from ledger.contract.acts import Act, Draft, DutyType, EventType, WindowType
from ledger.record.entry import Entry
from ledger.record.objection import Objection
from ledger.record.state import State, SwitchValue

W = TypeVar("W")
K = TypeVar("K")

Guard = Callable[[State[W], str, str], Iterable[Objection]]
"""From (state, actor, name of the act) to what stands against it."""
People = Callable[[State[W], str, str], tuple[str, ...]]
"""From (state, actor, name of the act) to characters."""
Consequence = Callable[[State[W], State[W]], Iterable[Draft]]
"""From the states (before, after) to what follows of itself."""
Closing = Callable[[State[W]], Iterable[Draft]]
Fold = Callable[[W, Any, Entry], W]
Due = Callable[[State[W], int], tuple[Draft, ...]]
Irregular = Callable[[State[W], str, SwitchValue], tuple[str, ...]]
"""From (state, switch, value) to whom and what this reading would make irregular."""
Reminder = tuple[str, Callable[[State[W], str], bool]]
"""A rule's id, and whether it matters to a character now."""


@dataclass(frozen=True)
class Chapter(Generic[W]):
    """One chapter: its id (the prefix of its rules), its acts, events, duties and windows.

    `modules` are those in which they are written: all acts, event types, duty types and window
    types among the values of such a module are of the chapter, in the order of the modules and of
    their lines. Acts in `acts` come first.

    What it says about the whole game:
    `guards` who may not act at all now, or not so; `voices` who else has to agree to an act;
    `recorders` who else may record it for the actor; `consequences` what follows of itself when
    goods or people have moved (what the act itself brought about has happened in `after`);
    `closings` what happens in the last moment of a period, goods lying where the chapters before
    have left them; `periods` how the world follows a period that opens; `due` what time brings;
    `irregular` whom and what a flipped reading makes irregular; `reminders` what is left to people.
    """

    id: str
    modules: tuple[ModuleType, ...] = ()
    acts: tuple[Act[W, Any], ...] = ()
    events: tuple[EventType[W, Any], ...] = ()
    duties: tuple[DutyType[W], ...] = ()
    windows: tuple[WindowType[W], ...] = ()
    guards: tuple[Guard[W], ...] = ()
    voices: tuple[People[W], ...] = ()
    recorders: tuple[People[W], ...] = ()
    consequences: tuple[Consequence[W], ...] = ()
    closings: tuple[Closing[W], ...] = ()
    periods: tuple[Fold[W], ...] = ()
    due: tuple[Due[W], ...] = ()
    irregular: tuple[Irregular[W], ...] = ()
    reminders: tuple[Reminder[W], ...] = ()

    def __post_init__(self) -> None:
        """Take what the modules define; acts that name no other chapter belong to this one."""
        acts = self._with_defined(Act, self.acts)
        own = tuple(act if act.chapter else replace(act, chapter=self.id) for act in acts)
        object.__setattr__(self, "acts", own)
        object.__setattr__(self, "events", self._with_defined(EventType, self.events))
        object.__setattr__(self, "duties", self._with_defined(DutyType, self.duties))
        object.__setattr__(self, "windows", self._with_defined(WindowType, self.windows))

    def _with_defined(self, kind: type[K], given: tuple[K, ...]) -> tuple[K, ...]:
        """Those given here and those that modules define, each once even if another imports it."""
        values = [value for module in self.modules for value in vars(module).values()]
        each = [one for value in values for one in (value if isinstance(value, tuple) else [value])]
        return tuple(dict.fromkeys((*given, *(one for one in each if isinstance(one, kind)))))


def events_of(chapters: Iterable[Chapter[W]]) -> tuple[EventType[W, Any], ...]:
    """The events of all chapters, in their order."""
    return tuple(event for chapter in chapters for event in chapter.events)


def acts_of(chapters: Iterable[Chapter[W]]) -> Iterator[Act[W, Any]]:
    """The acts of all chapters, in their order."""
    return (act for chapter in chapters for act in chapter.acts)
