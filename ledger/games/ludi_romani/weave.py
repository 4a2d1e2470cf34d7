"""How the chapters meet: what one of them forbids or brings about in the acts of all others.

A chapter may give, beside its acts and entries:

`GUARDS`        who may not act at all now, or not so: (state, actor, name of the act) -> objections
`VOICES`        who else has to agree to an act: (state, actor, name of the act) -> characters
`RECORDERS`     who else may record it for the actor: (state, actor, name of the act) -> characters
`CONSEQUENCES`  what follows of itself when goods or people have moved: (before, after) -> drafts;
                what the act itself has brought about has happened in `after`
`CLOSINGS`      what happens in the last moment of a season: (state) -> drafts; goods lie where the
                chapters before have left them
`SEASON`        what a new season wipes out in the world: (world, body, entry) -> world
`DUE`           what time brings: (state, now) -> drafts
`DEATHS`        what ends in the world with a mortal who dies: (world, who) -> world
`REMINDERS`     what is left to people: (rule, (state, character) -> whether it matters now)
`FOR_GHOSTS`    the names of its acts that imagines may do too
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from types import ModuleType
from typing import Any

from ledger.books import OverdraftError
from ledger.contract import Act, Command, Draft, EntryType, Form, Known, Means, Objection
from ledger.entry import Body, Entry
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
Reminder = tuple[str, Callable[[Game, str], bool]]
Fold = Callable[[World, Any, Entry], World]
Folds = Mapping[type[Body], tuple[Fold, ...]]


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


def followed_up(
    act: Act[World, Any], consequences: tuple[Consequence, ...], folds: Folds
) -> Act[World, Any]:
    """The act, and behind its own entries what follows of itself."""

    def effects(state: Game, actor: str, command: Command, means: Means) -> tuple[Draft, ...]:
        drafts = act.effects(state, actor, command, means)
        return (*drafts, *following(state, drafts, consequences, folds))

    return replace(act, effects=effects)


def following(
    state: Game, drafts: tuple[Draft, ...], consequences: tuple[Consequence, ...], folds: Folds
) -> tuple[Draft, ...]:
    """What follows of itself when these drafts have moved goods or people."""
    if not any(draft.postings or draft.placements for draft in drafts):
        return ()
    try:
        after = evolved(state, drafts, folds)
    except OverdraftError:
        return ()  # The kernel refuses the act for the same reason, and names it.
    return tuple(draft for one in consequences for draft in one(state, after))


def folds_of(entries: Iterable[EntryType[World, Any]], follows: Mapping[type[Body], Fold]) -> Folds:
    """How the world follows each kind of entry: what `follows` it first, then its own fold."""
    first: Folds = {body: (fold,) for body, fold in follows.items()}
    own = {entry.body: (*first.get(entry.body, ()), entry.evolve) for entry in entries}
    return {**first, **own}


def closed(state: Game, closings: tuple[Closing, ...]) -> tuple[Draft, ...]:
    """The last moment of a season, each chapter finding the goods where earlier ones left them."""
    drafts: tuple[Draft, ...] = ()
    for closing in closings:
        found = tuple(closing(state))
        state = moved(state, found)
        drafts = (*drafts, *found)
    return drafts


def evolved(state: Game, drafts: Iterable[Draft], folds: Folds) -> Game:
    """The state after these drafts: goods, people, and the world as it follows them.

    Raise OverdraftError.
    """
    drafts = tuple(drafts)
    world = state.world
    for position, draft in enumerate(drafts, start=state.log.position + 1):
        for fold in folds.get(type(draft.body), ()):
            world = fold(world, draft.body, _as_entry(state, draft, position))
    return replace(moved(state, drafts), world=world)


def _as_entry(state: Game, draft: Draft, position: int) -> Entry:
    return Entry(
        position=position,
        id="",
        type=draft.body.STORED,
        at=state.at,
        period=state.period.seq,
        seen=(),
        body=draft.body,
        postings=draft.postings,
        placements=draft.placements,
        rolls=draft.rolls,
    )


def moved(state: Game, drafts: Iterable[Draft]) -> Game:
    """The state with goods and people where these drafts put them, and the world as before.

    Raise OverdraftError.
    """
    books, seating = state.books, state.seating
    for draft in drafts:
        books = books.post(draft.postings)
        seating = seating.put(draft.placements, state.log.position + 1)
    return replace(state, books=books, seating=seating)
