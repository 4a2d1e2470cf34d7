"""How the chapters meet: what one of them forbids or brings about in the acts of all others.

A chapter may give, beside its acts and entries:

`GUARDS`        who may not act at all now, or not so: (state, actor, name of the act) -> objections
`VOICES`        who else has to agree to an act: (state, actor, name of the act) -> characters
`RECORDERS`     who else may record it for the actor: (state, actor, name of the act) -> characters
`CONSEQUENCES`  what follows of itself when goods or people have moved: (before, after) -> drafts
`CLOSINGS`      what happens in the last moment of a season: (state) -> drafts
`SEASON`        what a new season wipes out in the world: (world, body, entry) -> world
`DUE`           what time brings: (state, now) -> drafts
`DEATHS`        what ends in the world with a mortal who dies: (world, who) -> world
`FOR_GHOSTS`    the names of its acts that imagines may do too
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from types import ModuleType
from typing import Any

from ledger.books import OverdraftError
from ledger.contract import Act, Command, Draft, Form, Known, Means, Objection
from ledger.entry import Entry
from ledger.form import Chosen
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.entries import PeriodOpened

Guard = Callable[[Game, str, str], Iterable[Objection]]
People = Callable[[Game, str, str], tuple[str, ...]]
Consequence = Callable[[Game, Game], Iterable[Draft]]
Closing = Callable[[Game], Iterable[Draft]]
Season = Callable[[World, PeriodOpened, Entry], World]
Due = Callable[[Game, int], tuple[Draft, ...]]
Death = Callable[[World, str], World]


def given(chapters: Iterable[ModuleType], name: str) -> tuple[Any, ...]:
    """What the chapters give under a name, in their order."""
    return tuple(one for chapter in chapters for one in getattr(chapter, name, ()))


def guarded(act: Act[World, Any], guards: tuple[Guard, ...]) -> Act[World, Any]:
    """The act, refused where a guard of another chapter objects, and offered accordingly."""

    def against(state: Game, actor: str) -> Iterator[Objection]:
        for guard in guards:
            yield from guard(state, actor, act.name)

    def objections(state: Game, actor: str, command: Command) -> Iterator[Objection]:
        yield from against(state, actor)
        yield from act.objections(state, actor, command)

    def offer(known: Known[World], actor: str, chosen: Chosen) -> Form | None:
        form = act.offer(known, actor, chosen)
        held = tuple(o for o in against(known.state, actor) if o.grade == "L") if form else ()
        return Form(blocked=held) if held else form

    return replace(act, objections=objections, offer=offer)


def shared(
    act: Act[World, Any], voices: tuple[People, ...], recorders: tuple[People, ...]
) -> Act[World, Any]:
    """The act, to which others must agree too, and which others may record too."""

    def voices_of(state: Game, actor: str, command: Command) -> tuple[str, ...]:
        found = [*act.voices(state, actor, command)]
        found += (who for one in voices for who in one(state, actor, act.name))
        return tuple(dict.fromkeys(who for who in found if who != actor))

    def beside(state: Game, actor: str, command: Command) -> tuple[str, ...]:
        found = act.recorders(state, actor, command)
        stand_ins = [who for one in recorders for who in one(state, actor, act.name)]
        # Who stands in for the actor has no voice of others: where one is needed the actor asks.
        others = set(voices_of(state, actor, command)).difference(stand_ins) if stand_ins else ()
        return found if others else tuple(dict.fromkeys((*found, *stand_ins)))

    return replace(act, voices=voices_of, recorders=beside)


def followed_up(act: Act[World, Any], consequences: tuple[Consequence, ...]) -> Act[World, Any]:
    """The act, and behind its own entries what follows of itself."""

    def effects(state: Game, actor: str, command: Command, means: Means) -> tuple[Draft, ...]:
        drafts = act.effects(state, actor, command, means)
        return (*drafts, *following(state, drafts, consequences))

    return replace(act, effects=effects)


def following(
    state: Game, drafts: tuple[Draft, ...], consequences: tuple[Consequence, ...]
) -> tuple[Draft, ...]:
    """What follows of itself when these drafts have moved goods or people."""
    if not any(draft.postings or draft.placements for draft in drafts):
        return ()
    try:
        after = moved(state, drafts)
    except OverdraftError:
        return ()  # The kernel refuses the act for the same reason, and names it.
    return tuple(draft for one in consequences for draft in one(state, after))


def moved(state: Game, drafts: Iterable[Draft]) -> Game:
    """The state with goods and people where these drafts put them, and the world as before.

    Raise OverdraftError.
    """
    books, seating = state.books, state.seating
    for draft in drafts:
        books = books.post(draft.postings)
        seating = seating.put(draft.placements, state.log.position + 1)
    return replace(state, books=books, seating=seating)
