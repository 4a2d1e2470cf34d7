"""Composition of the chapters: what each forbids or causes in the acts of all others."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ledger.books import OverdraftError
from ledger.chapter import Chapter, Closing, Consequence, Guard, People
from ledger.contract import Act, ActContext, Command, Drafts
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.transcript import Folds, after, moved
from ledger.objection import Objections
from ledger.offer import Form, Known

Death = Callable[[World, str], World]


@dataclass(frozen=True)
class RomanChapter(Chapter[World]):
    """A chapter of this game.

    `deaths` is what ends in the world with a mortal who dies: (world, who) -> world; `for_ghosts`
    names the acts that imagines may do too.
    """

    deaths: tuple[Death, ...] = ()
    for_ghosts: tuple[str, ...] = ()


def guarded(act: Act[World, Any], guards: tuple[Guard[World], ...]) -> Act[World, Any]:
    """The act, refused where a guard of another chapter objects, and offered accordingly."""

    def against(state: Game, actor: str) -> Objections:
        for guard in guards:
            yield from guard(state, actor, act.name)

    def objections(state: Game, actor: str, command: Command) -> Objections:
        yield from against(state, actor)
        yield from act.objections(state, actor, command)

    def offer(state: Game, actor: str, known: Known[World]) -> Form | None:
        form = act.offer(state, actor, known)
        held = tuple(o for o in against(state, actor) if o.grade == "L") if form else ()
        return Form(blocked=held) if held else form

    return replace(act, objections=objections, offer=offer)


def shared(
    act: Act[World, Any], voices: tuple[People[World], ...], recorders: tuple[People[World], ...]
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


def followed_up(
    act: Act[World, Any], consequences: tuple[Consequence[World], ...], folds: Folds[World]
) -> Act[World, Any]:
    """The act, followed by the consequences of its own entries."""

    def effects(state: Game, actor: str, command: Command, context: ActContext) -> Drafts:
        drafts = act.effects(state, actor, command, context)
        return (*drafts, *following(state, drafts, consequences, folds))

    return replace(act, effects=effects)


def following(
    state: Game, drafts: Drafts, consequences: tuple[Consequence[World], ...], folds: Folds[World]
) -> Drafts:
    """The consequences of drafts that moved goods or people."""
    if not any(draft.postings or draft.placements for draft in drafts):
        return ()
    try:
        then = after(state, drafts, folds)
    except OverdraftError:
        return ()  # The kernel refuses the act for the same reason, and names it.
    return tuple(draft for one in consequences for draft in one(state, then))


def closed(state: Game, closings: tuple[Closing[World], ...]) -> Drafts:
    """The last moment of a season, each chapter finding the goods where earlier ones left them."""
    drafts: Drafts = ()
    for closing in closings:
        found = tuple(closing(state))
        state = moved(state, found)
        drafts = (*drafts, *found)
    return drafts
