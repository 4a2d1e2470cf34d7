"""The folds of stand-ins over the kernel's entries. These functions never refuse an entry."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ledger.kernel.vocabulary.card_events import StandInEnded, StandInNamed
from ledger.record.entry import Entry
from ledger.record.state import Kernel


def _evolve_naming(kernel: Kernel, event: StandInNamed, _entry: Entry) -> Kernel:
    stand_ins = kernel.stand_ins.get(event.character, ())
    return _with_stand_ins(kernel, event.character, (*stand_ins, event.stand_in))


def _evolve_end(kernel: Kernel, event: StandInEnded, _entry: Entry) -> Kernel:
    stand_ins = kernel.stand_ins.get(event.character, ())
    return _with_stand_ins(
        kernel,
        event.character,
        tuple(stand_in for stand_in in stand_ins if stand_in != event.stand_in),
    )


def _with_stand_ins(kernel: Kernel, character: str, stand_ins: tuple[str, ...]) -> Kernel:
    if stand_ins:
        return replace(kernel, stand_ins=kernel.stand_ins.set(character, stand_ins))
    if character not in kernel.stand_ins:
        return kernel
    return replace(kernel, stand_ins=kernel.stand_ins.delete(character))


def without_stand_ins(kernel: Kernel, character: str) -> Kernel:
    """Return the kernel without the stand-ins of a character whose player changes."""
    kernel = _with_stand_ins(kernel, character, ())
    for absent_character, stand_ins in kernel.stand_ins.items():
        if character in stand_ins:
            kernel = _with_stand_ins(
                kernel,
                absent_character,
                tuple(stand_in for stand_in in stand_ins if stand_in != character),
            )
    return kernel


STAND_IN_FOLDS: dict[type[Any], Callable[[Kernel, Any, Entry], Kernel]] = {
    StandInNamed: _evolve_naming,
    StandInEnded: _evolve_end,
}
