"""The fold of a game: how one entry changes the kernel, the books, the seating and the world."""

from collections.abc import Mapping
from typing import Any

import msgspec
from immutables import Map

from ledger.contract.acts import EventType, unchanged_world
from ledger.contract.ruleset import Ruleset
from ledger.kernel.machine.evolve import evolve_kernel
from ledger.kernel.vocabulary.events import GameFounded
from ledger.record.entry import Entry
from ledger.record.letters import Letters
from ledger.record.log import Log
from ledger.record.state import Kernel, State


def state_after_entry(
    rules: Ruleset[Any],
    types: Mapping[str, EventType[Any, Any]],
    state: State[Any],
    entry: Entry,
    log: Log | None = None,
) -> State[Any]:
    """Return the state after an entry. Raises OverdraftError if an account falls below zero.

    No fold reads the log, so `log` may already contain later entries.
    """
    event = entry.event
    kernel, world = evolve_kernel(state.kernel, entry), state.world
    if isinstance(event, GameFounded):
        kernel, world = _kernel_and_world(rules, kernel, event)
    follow = rules.play.follows.get(type(event))
    if follow is not None:
        world = follow(world, event, entry)
    books, seating, fold = state.books, state.seating, types[entry.type].evolve
    return State(
        at=entry.at,
        log=log or state.log.after(entry),
        kernel=kernel,
        books=books.post(entry.postings) if entry.postings else books,
        seating=(
            seating.with_placements(entry.placements, entry.position)
            if entry.placements
            else seating
        ),
        # Most entries of the kernel leave the world alone, and need no call.
        world=world if fold is unchanged_world else fold(world, event, entry),
    )


def _kernel_and_world(
    rules: Ruleset[Any], kernel: Kernel, event: GameFounded
) -> tuple[Kernel, Any]:
    """Return the kernel and the world of a new game.

    A reading that is newer than the game has its default.
    """
    founding = rules.scenarios.found(event.scenario)
    usual = {switch.name: switch.default for switch in rules.play.switches}
    kernel = msgspec.structs.replace(
        kernel,
        switches=Map({**usual, **kernel.switches}),
        letters=Letters(Map(founding.letters)),
        score_board=founding.score_board,
    )
    return kernel, founding.world
