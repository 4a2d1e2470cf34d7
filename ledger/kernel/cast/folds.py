"""The folds of the cast over the kernel's entries. These functions never refuse an entry."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ledger.kernel.cast.events import CharacterCast, CheckedIn
from ledger.record.cast import CastMember
from ledger.record.entry import Entry
from ledger.record.state import Kernel


def _evolve_cast(kernel_state: Kernel, event: CharacterCast, entry: Entry) -> Kernel:
    """Return the kernel with this person in the cast.

    If the character's person has already come, only the name is corrected. Otherwise the new person
    counts as expected.
    """
    if not event.name:
        return without_cast_member(kernel_state, event.character)
    cast_member = kernel_state.cast.get(event.character)
    if cast_member is not None and cast_member.attendance == "here":
        member = replace(cast_member, name=event.name, note=event.note)
    else:
        member = CastMember(event.character, event.name, event.note, since=entry.at)
    return replace(kernel_state, cast=kernel_state.cast.set(event.character, member))


def _evolve_check_in(kernel_state: Kernel, event: CheckedIn, entry: Entry) -> Kernel:
    cast_member = kernel_state.cast.get(event.character) or CastMember(event.character)
    member = replace(cast_member, attendance=event.attendance, since=entry.at)
    return replace(kernel_state, cast=kernel_state.cast.set(event.character, member))


def without_cast_member(kernel_state: Kernel, character: str) -> Kernel:
    """Return the kernel without this character's note in the cast."""
    if character not in kernel_state.cast:
        return kernel_state
    return replace(kernel_state, cast=kernel_state.cast.delete(character))


CAST_FOLDS: dict[type[Any], Callable[[Kernel, Any, Entry], Kernel]] = {
    CharacterCast: _evolve_cast,
    CheckedIn: _evolve_check_in,
}
