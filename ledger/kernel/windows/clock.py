"""The clock's work on windows: the clock seals and ends windows, and opens submissions.

This work depends only on the log, the time, and data beside the ledger. `WindowData` gives these
data, which are recorded in the clock's entries.
"""

import sys
from dataclasses import dataclass, replace
from typing import Any, Literal, Protocol

from msgspec import structs
from pydantic import ValidationError

from ledger.contract.acts import ActContext, Command, Draft, Drafts
from ledger.kernel.vocabulary.decider import Decider
from ledger.kernel.vocabulary.window_events import ReadyTold, SubmissionsOpened, WindowSealed
from ledger.kernel.windows.opening import opening_act_name
from ledger.record.state import State, Window
from ledger.seal.submission import Leaf

LATE_MILLISECONDS = 5_000
"""A due act that runs no later than this (milliseconds) is recorded with its due time.

Otherwise the recorded time would show when a player's request triggered the clock. After an outage
the entry has the real time, so that deadlines that follow from it are not shortened.
"""


class WindowData(Protocol):
    """The data beside the ledger that the clock needs for windows."""

    @property
    def durable_position(self) -> int:
        """Return the position up to which entries are stored."""
        ...

    def ready_characters(self, window: Window) -> tuple[str, ...]:
        """Return the ready characters among the characters who owe a submission, in their order."""
        ...

    def root(self, window: Window, seal_number: int) -> str:
        """Return the root (hex) over the leaves of this seal, from the present submissions."""
        ...

    def leaves(self, window: Window) -> tuple[Leaf, ...]:
        """Return the leaves of the window's last seal."""
        ...


class NoWindowData:
    """Empty window data, for code that has only the entries."""

    durable_position = sys.maxsize

    def ready_characters(self, _window: Window) -> tuple[str, ...]:
        """Return no characters."""
        return ()

    def root(self, _window: Window, _number: int) -> str:
        """Return no root."""
        return ""

    def leaves(self, window: Window) -> tuple[Leaf, ...]:
        """Return empty leaves."""
        return tuple(Leaf(character, "") for character in window.owed)


NO_WINDOW_DATA = NoWindowData()

Step = Literal["open", "final", "told", "seal"]


@dataclass(frozen=True, slots=True)
class DueWindowStep:
    """The next step of the clock on a window, due since `at` (milliseconds)."""

    step: Step
    window: Window
    at: int
    number: int = 0

    @property
    def name(self) -> str:
        """Return the id of the act."""
        if self.step == "open":
            return opening_act_name(self.window.id)
        seal_suffix = f"-{self.number}" if self.step == "seal" else ""
        return f"due-{self.step}-{self.window.id}{seal_suffix}"


def first_due_window_step(state: State[Any], window_data: WindowData) -> DueWindowStep | None:
    """Return the first due step of all windows at `state.at`, or None."""
    windows = state.kernel.windows
    due_steps = (
        _due_step(windows[window_id], state.at, window_data) for window_id in sorted(windows)
    )
    return min((step for step in due_steps if step), key=_sort_key, default=None)


def _sort_key(due_step: DueWindowStep) -> tuple[int, int]:
    return due_step.at, due_step.window.final


def _due_step(window: Window, now: int, window_data: WindowData) -> DueWindowStep | None:
    if window.final:
        # Open the window only after its final seal is stored, so that no submission can still
        # change.
        is_durable = window.final <= window_data.durable_position
        return DueWindowStep("open", window, window.sealed_at, window.seal) if is_durable else None
    if now >= window.until:
        return DueWindowStep("final", window, window.until, window.seal + 1)
    ready_characters = _ready_characters_who_owe(window, window_data)
    if len(ready_characters) + len(window.excused) == len(window.owed):
        return DueWindowStep("final", window, now, window.seal + 1)
    if _published_readiness(window, ready_characters) != (window.ready, window.ready_who):
        return DueWindowStep("told", window, now)
    seal_number = (now - window.since) // window.every
    if seal_number > window.seal:
        return DueWindowStep("seal", window, window.since + seal_number * window.every, seal_number)
    return None


def _ready_characters_who_owe(window: Window, window_data: WindowData) -> tuple[str, ...]:
    """Return the ready characters who still owe a submission."""
    return tuple(
        character
        for character in window_data.ready_characters(window)
        if character not in window.excused
    )


def _published_readiness(
    window: Window, ready_characters: tuple[str, ...]
) -> tuple[int, tuple[str, ...]]:
    if window.readiness == "secret":
        return 0, ()
    return len(ready_characters), ready_characters if window.readiness == "names" else ()


def clock_drafts_with_consequences(
    machine: Decider,
    state: State[Any],
    due_step: DueWindowStep,
    context: ActContext,
    window_data: WindowData,
) -> Drafts:
    """Return the clock's drafts for a window, and the drafts that follow from them."""
    drafts = clock_drafts(due_step, window_data)
    if due_step.step != "open":
        return drafts
    event: Any = drafts[0].event
    effects = machine.windows[due_step.window.kind].effects
    commands = {
        leaf.who: None if leaf.who in due_step.window.excused else saved_command(machine, leaf)
        for leaf in event.leaves
    }
    return (
        *drafts,
        *effects(_without_window(state, due_step.window), due_step.window, commands, context),
    )


def clock_drafts(due_step: DueWindowStep, window_data: WindowData) -> Drafts:
    """Return the clock's drafts for a window, without the drafts that follow from them."""
    window = due_step.window
    if due_step.step == "open":
        leaves = window_data.leaves(window)
        return (Draft(SubmissionsOpened(window.id, window.kind, due_step.number, leaves)),)
    if due_step.step == "told":
        return (
            Draft(
                ReadyTold(
                    window.id,
                    window.kind,
                    *_published_readiness(window, _ready_characters_who_owe(window, window_data)),
                )
            ),
        )
    root, is_final = window_data.root(window, due_step.number), due_step.step == "final"
    return (Draft(WindowSealed(window.id, window.kind, due_step.number, root, is_final)),)


def _without_window(state: State[Any], window: Window) -> State[Any]:
    kernel_state = structs.replace(state.kernel, windows=state.kernel.windows.delete(window.id))
    return replace(state, kernel=kernel_state)


def saved_command(machine: Decider, leaf: Leaf) -> Command | None:
    """Return the saved command; None if there is none, or if no act can read it any more."""
    act = machine.acts.get(leaf.saved.type) if leaf.saved else None
    if leaf.saved is None or act is None:
        return None
    command_type: type[Command] = act.command
    try:
        return command_type.model_validate(leaf.saved.fields)
    except ValidationError:
        return None
