"""How a steward's fact is undone, and how the game goes on after any correction."""

from collections import Counter
from dataclasses import replace

from ledger.contract.acts import Drafts, EventType
from ledger.games.morituri.events import FactSet
from ledger.games.morituri.gear import can_be_held_together, gear_of, max_hit_points
from ledger.games.morituri.state import Game, World
from ledger.games.morituri.transcript import Transcript, begin_transcript
from ledger.games.morituri.turn import begin_turn_again, record_end_or_next_step
from ledger.record.books import OverdraftError, reversing_postings
from ledger.record.entry import Entry, Placement
from ledger.record.objection import Objection

UNDOABLE_FACTS = ("place", "skips", "hit_points", "gives", "takes")
"""The facts that can be undone. Any other fact is corrected by setting a new fact."""


def undoable_fact_type(entry: EventType[World, FactSet]) -> EventType[World, FactSet]:
    """Return the entry type of a fact with its undo function."""
    return replace(entry, undo=undo_fact)


def undo_fact(state: Game, entry: Entry) -> Drafts | Objection:
    """Return the drafts that undo a fact, with the consequences. The kernel reverses the postings.

    Return an objection if the gladiator has died or fights, or if the gear would not fit together.
    """
    event: FactSet = entry.event
    if event.fact not in UNDOABLE_FACTS or not state.world.gladiator(event.who).alive:
        return Objection("ACTA-08", "never-reversed", waivable=False)
    if event.fact == "place" and event.who in gladiators_in_fight(state):
        return Objection("ACTA-08", "fights-now", {"who": f"who:{event.who}"}, waivable=False)
    if not _can_fact_be_undone(state, event):
        return Objection("ACTA-08", "undo-moved-on", waivable=False)
    try:
        books = state.books.post(reversing_postings(state.books, entry.postings))
    except OverdraftError:
        return Objection("ACTA-08", "undo-moved-on", waivable=False)
    transcript = begin_transcript(replace(state, books=books))
    _record_former_value(transcript, event)
    go_on_after_fact(transcript, event.fact, event.who)
    return transcript.drafts


def gladiators_in_fight(state: Game) -> tuple[str, ...]:
    """Return the gladiators in the fight under way."""
    bout = state.world.bout
    return () if bout is None else tuple(side.who for side in bout.sides)


def go_on_after_fact(transcript: Transcript, fact: str, gladiator: str) -> None:
    """Go on after a fact. If the fact affects an unused turn, that turn begins again."""
    if fact in ("place", "life", "skips"):
        begin_turn_again(transcript, "" if fact == "place" else gladiator)
    record_end_or_next_step(transcript)


def _record_former_value(transcript: Transcript, event: FactSet) -> None:
    """Record the former value of a fact that the books do not hold."""
    restored_fact = FactSet(event.who, event.fact, event.before, event.value)
    match event.fact:
        case "place":
            transcript.add_draft(restored_fact, placements=(Placement(event.who, event.before),))
        case "skips":
            transcript.add_draft(restored_fact)


def _can_fact_be_undone(state: Game, event: FactSet) -> bool:
    match event.fact:
        case "place":
            return state.seating.place_of(event.who) == event.value
        case "skips":
            return state.world.gladiator(event.who).missed_turns == int(event.value)
        case "hit_points":
            return max_hit_points(state, event.who) - int(event.value) + int(event.before) >= 1
    by_id = state.world.scenario.deck.by_id
    card_counts = Counter(card.id for card in gear_of(state, event.who))
    if event.fact == "takes":
        return can_be_held_together(
            by_id[card] for card in (card_counts + Counter([event.value])).elements()
        )
    return card_counts[event.value] > 0
