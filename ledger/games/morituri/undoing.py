"""How a fact that a steward set is undone, and how the game goes on from any correction."""

from collections import Counter
from dataclasses import replace

from ledger.books import OverdraftError, returned
from ledger.contract import Draft, EntryType, Objection
from ledger.entry import Entry, Placement
from ledger.games.morituri.bodies import FactSet
from ledger.games.morituri.gear import carried, hit_points, lawful
from ledger.games.morituri.state import Game, World
from ledger.games.morituri.story import Story
from ledger.games.morituri.turn import afresh, go_on

UNDOABLE = ("place", "skips", "hit_points", "gives", "takes")
"""Facts that can be undone; another has to be set right by a fact of its own."""


def undoable(entry: EntryType[World, FactSet]) -> EntryType[World, FactSet]:
    """The entry type of a fact, with the way to undo it."""
    return replace(entry, undo=undo_fact)


def undo_fact(state: Game, entry: Entry) -> tuple[Draft, ...] | Objection:
    """What undoes a fact, and what follows from that; its postings are posted back by the kernel.

    Not when the gladiator has died or fights, or when things would not fit together.
    """
    body: FactSet = entry.body
    if body.fact not in UNDOABLE or not state.world.gladiator(body.who).alive:
        return Objection("FATA-09", "never-reversed", waivable=False)
    if body.fact == "place" and body.who in fighting(state):
        return Objection("FATA-09", "fights-now", {"who": f"who:{body.who}"}, waivable=False)
    if not _fits(state, body):
        return Objection("FATA-09", "undo-moved-on", waivable=False)
    try:
        books = state.books.post(returned(state.books, entry.postings))
    except OverdraftError:
        return Objection("FATA-09", "undo-moved-on", waivable=False)
    story = Story(replace(state, books=books))
    _back(story, body)
    followed(story, body.fact, body.who)
    return story.drafts


def fighting(state: Game) -> tuple[str, ...]:
    """Who stands in a fight that is under way."""
    bout = state.world.bout
    return () if bout is None else tuple(side.who for side in bout.sides)


def followed(story: Story, fact: str, who: str) -> None:
    """The game goes on after a fact: a turn that it concerns and that is unused begins again."""
    if fact in ("place", "life", "skips"):
        afresh(story, "" if fact == "place" else who)
    go_on(story)


def _back(story: Story, body: FactSet) -> None:
    """What was said before is said again, where the books do not say it."""
    back = FactSet(body.who, body.fact, body.before, body.value)
    match body.fact:
        case "place":
            story.tell(back, placements=(Placement(body.who, body.before),))
        case "skips":
            story.tell(back)


def _fits(state: Game, body: FactSet) -> bool:
    match body.fact:
        case "place":
            return state.seating.place(body.who) == body.value
        case "skips":
            return state.world.gladiator(body.who).skips == int(body.value)
        case "hit_points":
            return hit_points(state, body.who) - int(body.value) + int(body.before) >= 1
    by_id = state.world.scenario.deck.by_id
    held = Counter(card.id for card in carried(state, body.who))
    if body.fact == "takes":
        return lawful(by_id[card] for card in (held + Counter([body.value])).elements())
    return held[body.value] > 0
