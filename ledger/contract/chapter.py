"""A chapter of a rulebook as a value, which can also restrict the acts of other chapters."""

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
"""A function from (state, actor, name of the act) to objections."""
PeopleFunction = Callable[[State[W], str, str], tuple[str, ...]]
"""A function from (state, actor, name of the act) to characters."""
Consequence = Callable[[State[W], State[W]], Iterable[Draft]]
"""A function from the states (before, after) to drafts that follow automatically."""
ClosingFunction = Callable[[State[W]], Iterable[Draft]]
Fold = Callable[[W, Any, Entry], W]
DueFunction = Callable[[State[W], int], tuple[Draft, ...]]
IrregularFunction = Callable[[State[W], str, SwitchValue], tuple[str, ...]]
"""A function from (state, switch, value) to the facts that this reading would make irregular."""
Reminder = tuple[str, Callable[[State[W], str], bool]]
"""A rule's id, and whether it matters to a character now."""


@dataclass(frozen=True)
class Chapter(Generic[W]):
    """One chapter of a rulebook."""

    id: str
    """The prefix of the chapter's rules."""
    modules: tuple[ModuleType, ...] = ()
    """The modules that contain the code of the chapter.

    All acts, event types, duty types and window types among the values of these modules belong to
    the chapter. They are ordered by module, and by line within a module.
    """
    acts: tuple[Act[W, Any], ...] = ()
    """Further acts, which come before those of `modules`."""
    events: tuple[EventType[W, Any], ...] = ()
    duties: tuple[DutyType[W], ...] = ()
    windows: tuple[WindowType[W], ...] = ()
    guards: tuple[Guard[W], ...] = ()
    """Object to characters who may not act now, or not in this way."""
    voices: tuple[PeopleFunction[W], ...] = ()
    """Give the other characters who must agree to an act."""
    recorders: tuple[PeopleFunction[W], ...] = ()
    """Give the other characters who may record an act for the actor."""
    consequences: tuple[Consequence[W], ...] = ()
    """Give the drafts that follow when goods or people have moved.

    The state `after` already includes the effects of the act itself.
    """
    closings: tuple[ClosingFunction[W], ...] = ()
    """Give the drafts that are recorded just before a period ends.

    These drafts are computed after the closing drafts of all earlier chapters.
    """
    periods: tuple[Fold[W], ...] = ()
    """Change the world when a period opens."""
    due: tuple[DueFunction[W], ...] = ()
    """Give the drafts that are due at a time."""
    irregular: tuple[IrregularFunction[W], ...] = ()
    """Give the facts that a changed reading would make irregular, and their characters."""
    reminders: tuple[Reminder[W], ...] = ()
    """The rules that people themselves have to keep."""

    def __post_init__(self) -> None:
        """Add the acts and types of the modules, and set this chapter in acts without a chapter."""
        acts = self._with_module_values(Act, self.acts)
        own_acts = tuple(act if act.chapter else replace(act, chapter=self.id) for act in acts)
        object.__setattr__(self, "acts", own_acts)
        object.__setattr__(self, "events", self._with_module_values(EventType, self.events))
        object.__setattr__(self, "duties", self._with_module_values(DutyType, self.duties))
        object.__setattr__(self, "windows", self._with_module_values(WindowType, self.windows))

    def _with_module_values(self, item_type: type[K], given_items: tuple[K, ...]) -> tuple[K, ...]:
        """Return the given values and all values of this kind in the modules, each once.

        A value appears once even if another module imports it.
        """
        module_values = [
            module_value for module in self.modules for module_value in vars(module).values()
        ]
        chapter_items = [
            chapter_item
            for module_value in module_values
            for chapter_item in (
                module_value if isinstance(module_value, tuple) else [module_value]
            )
        ]
        return tuple(
            dict.fromkeys(
                (
                    *given_items,
                    *(
                        chapter_item
                        for chapter_item in chapter_items
                        if isinstance(chapter_item, item_type)
                    ),
                )
            )
        )


def events_of(chapters: Iterable[Chapter[W]]) -> tuple[EventType[W, Any], ...]:
    """Return the events of all chapters, in their order."""
    return tuple(event for chapter in chapters for event in chapter.events)


def acts_of(chapters: Iterable[Chapter[W]]) -> Iterator[Act[W, Any]]:
    """Yield the acts of all chapters, in their order."""
    return (act for chapter in chapters for act in chapter.acts)
