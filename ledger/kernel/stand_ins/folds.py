"""The folds of stand-ins over the kernel's entries. These functions never refuse an entry."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ledger.kernel.vocabulary.card_events import StandInEnded, StandInNamed
from ledger.record.entry import Entry
from ledger.record.state import Kernel


def _evolve_naming(kernel_state: Kernel, event: StandInNamed, _entry: Entry) -> Kernel:
    stand_ins = kernel_state.stand_ins.get(event.character, ())
    return _with_stand_ins(kernel_state, event.character, (*stand_ins, event.stand_in))


def _evolve_end(kernel_state: Kernel, event: StandInEnded, _entry: Entry) -> Kernel:
    stand_ins = kernel_state.stand_ins.get(event.character, ())
    return _with_stand_ins(
        kernel_state,
        event.character,
        tuple(stand_in for stand_in in stand_ins if stand_in != event.stand_in),
    )


def _with_stand_ins(kernel_state: Kernel, character: str, stand_ins: tuple[str, ...]) -> Kernel:
    if stand_ins:
        return replace(kernel_state, stand_ins=kernel_state.stand_ins.set(character, stand_ins))
    if character not in kernel_state.stand_ins:
        return kernel_state
    return replace(kernel_state, stand_ins=kernel_state.stand_ins.delete(character))


def without_stand_ins(kernel_state: Kernel, character: str) -> Kernel:
    """Return the kernel without the stand-ins of a character whose player changes."""
    kernel_state = _with_stand_ins(kernel_state, character, ())
    for absent_character, stand_ins in kernel_state.stand_ins.items():
        if character in stand_ins:
            kernel_state = _with_stand_ins(
                kernel_state,
                absent_character,
                tuple(stand_in for stand_in in stand_ins if stand_in != character),
            )
    return kernel_state


STAND_IN_FOLDS: dict[type[Any], Callable[[Kernel, Any, Entry], Kernel]] = {
    StandInNamed: _evolve_naming,
    StandInEnded: _evolve_end,
}
