"""The fold of a game: how one entry changes the kernel, the books, the seating and the world."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ledger.contract.acts import EventType, unchanged_world
from ledger.contract.ruleset import Ruleset
from ledger.kernel.machine.evolve import evolve_kernel
from ledger.kernel.vocabulary.events import GameFounded
from ledger.record.entry import Entry
from ledger.record.letters import Letters
from ledger.record.shared_map import Map
from ledger.record.state import Kernel, State


def state_after_entry(
    rules: Ruleset[Any], types: Mapping[str, EventType[Any, Any]], state: State[Any], entry: Entry
) -> State[Any]:
    """Return the state after an entry. Raises OverdraftError if an account falls below zero."""
    return state_after_entries(rules, types, state, (entry,))


def state_after_entries(
    rules: Ruleset[Any],
    types: Mapping[str, EventType[Any, Any]],
    state: State[Any],
    entries: Sequence[Entry],
) -> State[Any]:
    """Return the state after one or more entries, without the states between them.

    No fold reads the log or the books, so these take all entries at once. Raises OverdraftError if
    an account falls below zero.
    """
    kernel_state, world, seating = state.kernel, state.world, state.seating
    folds = rules.play.follows
    for entry in entries:
        event = entry.event
        event_type = type(event)
        kernel_state = evolve_kernel(kernel_state, entry)
        if event_type is GameFounded:
            kernel_state, world = _founded_kernel_and_world(rules, kernel_state, event)
        fold_entry = folds.get(event_type)
        if fold_entry is not None:
            world = fold_entry(world, event, entry)
        fold = types[entry.type].evolve
        if fold is not unchanged_world:  # most entries of the kernel need no call
            world = fold(world, event, entry)
        if entry.placements:
            seating = seating.with_placements(entry.placements, entry.position)
    postings = [posting for entry in entries for posting in entry.postings]
    return State(
        at=entries[-1].at,
        log=state.log.with_entries(*entries),
        kernel=kernel_state,
        books=state.books.post(postings) if postings else state.books,
        seating=seating,
        world=world,
    )


def _founded_kernel_and_world(
    rules: Ruleset[Any], kernel_state: Kernel, event: GameFounded
) -> tuple[Kernel, Any]:
    """Return the kernel and the world of a new game.

    A reading that is newer than the game has its default.
    """
    founding = rules.scenarios.found(event.scenario)
    defaults = {switch.name: switch.default for switch in rules.play.switches}
    kernel_state = msgspec.structs.replace(
        kernel_state,
        switches=Map({**defaults, **kernel_state.switches}),
        letters=Letters(Map(founding.letters)),
        score_board=founding.score_board,
    )
    return kernel_state, founding.world
