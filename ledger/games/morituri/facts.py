"""Facts that stewards set by hand, such as the places of pawns, hit points, cards and turns.

The kernel undoes other entries, within the limits of `fact_undo`. Readings are switches.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Annotated

from pydantic import Field

from ledger.contract.acts import FOR_STEWARDS, Act, ActContext, Command, Drafts
from ledger.contract.form import DependentField, Text, choice
from ledger.contract.offer import Form, KnownState
from ledger.games.morituri import game_end
from ledger.games.morituri.cards import cards_in_pile
from ledger.games.morituri.death import record_death, record_return
from ledger.games.morituri.events import FactSet
from ledger.games.morituri.fact_undo import gladiators_in_fight, go_on_after_fact
from ledger.games.morituri.gear import can_be_held_together, gear_of, max_hit_points
from ledger.games.morituri.state import (
    DISCARD_ACCOUNT,
    DRAWN_ACCOUNT,
    HIT_POINT,
    PILE_ACCOUNT,
    SUPPLY_ACCOUNT,
    Game,
    World,
)
from ledger.games.morituri.transcript import Transcript, begin_transcript
from ledger.games.morituri.turn import record_turn_start
from ledger.kernel.vocabulary.objections import stewards_argument
from ledger.kernel.vocabulary.request import REASON_LENGTH
from ledger.language.free_text import FreeText, TextLimits
from ledger.record.books import ORIGIN_ACCOUNT
from ledger.record.entry import Placement, Posting
from ledger.record.objection import Objection, Objections

HIGHEST_NUMBER = 20
"""The highest maximum of hit points that a steward can set."""

TABLE_SUBJECT = "nobody"
"""The subject of a fact about the table: the next card, or a game without a winner."""

DEAD_VALUE, ALIVE_VALUE, BEGINS_DUEL, WINS_DUEL = "dead", "alive", "begins", "wins"


class SetFact(Command):
    """Set a fact. A host gives a reason. Players agree by voice, so no reason is stored."""

    fact: str = Field(max_length=64)
    """The fact: `place`, `hit_points`, `gives`, `takes`, `life`, `skips`, `turn`, `card` or
    `winner`."""
    who: str = Field(max_length=64)
    """The gladiator whom the fact is about; `nobody` for a fact about the table."""
    value: str = Field(max_length=64)
    """The new value, as text."""
    reason: Annotated[FreeText, TextLimits(REASON_LENGTH)] = FreeText()
    """The reason, in free words; empty for none."""


def _possible_places(state: Game, gladiator: str) -> tuple[str, ...]:
    """Return the other spaces; no space for a gladiator who is dead or in a fight.

    A space on which a steward puts a pawn has no effect.
    """
    if not state.world.gladiator(gladiator).alive or gladiator in gladiators_in_fight(state):
        return ()
    place = state.seating.place_of(gladiator)
    return tuple(space for space in state.world.scenario.space if space != place)


def _possible_hit_points(state: Game, gladiator: str) -> tuple[str, ...]:
    if not state.world.gladiator(gladiator).alive:
        return ()
    current_points = max_hit_points(state, gladiator)
    return tuple(
        str(hit_points)
        for hit_points in range(1, HIGHEST_NUMBER + 1)
        if hit_points != current_points
    )


def _gear_to_give(state: Game, gladiator: str) -> tuple[str, ...]:
    """Return gear from the draw pile or the discards that fits the gladiator's gear."""
    if not state.world.gladiator(gladiator).alive:
        return ()
    gear = gear_of(state, gladiator)
    cards_in_piles = {
        card.id
        for pile in (PILE_ACCOUNT, DISCARD_ACCOUNT)
        for card, _ in cards_in_pile(state, pile)
    }
    deck = state.world.scenario.deck.cards
    return tuple(
        card.id
        for card in deck
        if card.gear and card.id in cards_in_piles and can_be_held_together((*gear, card))
    )


def _gear_to_take(state: Game, gladiator: str) -> tuple[str, ...]:
    if state.world.loss is not None and state.world.loss.victim == gladiator:
        return ()
    return tuple(card.id for card in gear_of(state, gladiator))


def _possible_life_values(state: Game, gladiator: str) -> tuple[str, ...]:
    if not state.world.order:
        return ()
    return (DEAD_VALUE,) if state.world.gladiator(gladiator).alive else (ALIVE_VALUE,)


def _possible_missed_turns(state: Game, gladiator_id: str) -> tuple[str, ...]:
    gladiator = state.world.gladiator(gladiator_id)
    if gladiator.standing == "dead":
        return ()
    return tuple(str(turn_count) for turn_count in range(6) if turn_count != gladiator.missed_turns)


def _possible_turns(state: Game, gladiator: str) -> tuple[str, ...]:
    """Return the value `begins`, by which the gladiator's turn and its rolls are repeated."""
    world = state.world
    return (BEGINS_DUEL,) if world.order and gladiator in world.living else ()


def _possible_next_cards(state: Game, gladiator: str) -> tuple[str, ...]:
    next_card_id = state.world.next_card
    card_ids = (
        card.id for card, _ in cards_in_pile(state, PILE_ACCOUNT) if card.id != next_card_id
    )
    return tuple(card_ids) if gladiator == TABLE_SUBJECT else ()


def _possible_winners(state: Game, gladiator: str) -> tuple[str, ...]:
    return (WINS_DUEL,)


PossibleValues = Callable[[Game, str], tuple[str, ...]]
_VALUES_BY_FACT: Mapping[str, PossibleValues] = {
    "place": _possible_places,
    "hit_points": _possible_hit_points,
    "gives": _gear_to_give,
    "takes": _gear_to_take,
    "life": _possible_life_values,
    "skips": _possible_missed_turns,
    "turn": _possible_turns,
    "card": _possible_next_cards,
    "winner": _possible_winners,
}


def possible_subjects(state: Game, fact: str) -> tuple[str, ...]:
    """Return the subjects for which the fact can be set now."""
    subjects_by_fact = {"card": (TABLE_SUBJECT,), "winner": (*state.world.seats, TABLE_SUBJECT)}
    subjects = subjects_by_fact.get(fact, state.world.seats)
    return tuple(gladiator for gladiator in subjects if _VALUES_BY_FACT[fact](state, gladiator))


def _set_fact_objections(state: Game, actor: str, command: SetFact) -> Objections:
    """Refuse the act unless a steward does it, and refuse an impossible value."""
    if actor not in (*state.kernel.stewards, *steward_players(state)):
        yield Objection("ACTA-03", "stewards-only", stewards_argument(state), waivable=False)
    yield from _only_host_must_give_reason(state, command.reason)
    yield from game_end.must_not_be_over(state)
    is_known = command.fact in _VALUES_BY_FACT and command.who in possible_subjects(
        state, command.fact
    )
    if not is_known or command.value not in _VALUES_BY_FACT[command.fact](state, command.who):
        yield Objection("ACTA-08", "no-such-fact", waivable=False)


def players_are_stewards(state: Game) -> bool:
    """Return whether all players together are the stewards."""
    return state.world.scenario.stewards == "players"


def steward_players(state: Game) -> tuple[str, ...]:
    """Return all players, dead or alive, if they are the stewards, or else no player."""
    return state.world.seats if players_are_stewards(state) else ()


def _only_host_must_give_reason(state: Game, reason: FreeText) -> Objections:
    """Refuse a host's fact without a reason, and a players' fact with a reason.

    All players read the proposal, so it needs no reason.
    """
    if players_are_stewards(state) and reason:
        yield Objection("ACTA-08", "talk-it-over", waivable=False)
    elif not players_are_stewards(state) and reason.blank:
        yield Objection("ACTA-08", "say-why", waivable=False)


def _draft_fact(state: Game, _actor: str, command: SetFact, context: ActContext) -> Drafts:
    transcript = begin_transcript(state, context)
    gladiator = "" if command.who == TABLE_SUBJECT else command.who
    event = FactSet(
        who=gladiator,
        fact=command.fact,
        value=command.value,
        before=_value_before(state, command),
        reason=context.store_words(command.reason),
    )
    placements = (Placement(gladiator, command.value),) if command.fact == "place" else ()
    transcript.add_draft(event, tuple(_fact_postings(state, command)), placements)
    _record_consequences(transcript, command)
    return transcript.drafts


def _value_before(state: Game, command: SetFact) -> str:
    match command.fact:
        case "place":
            return state.seating.place_of(command.who)
        case "hit_points":
            return str(max_hit_points(state, command.who))
        case "skips":
            return str(state.world.gladiator(command.who).missed_turns)
    return ""


def _fact_postings(state: Game, command: SetFact) -> Iterator[Posting]:
    gladiator, value = command.who, command.value
    match command.fact:
        case "hit_points":
            difference = int(value) - max_hit_points(state, gladiator)
            available_points = min(
                max(difference, 0), state.books.balance(SUPPLY_ACCOUNT, HIT_POINT)
            )
            moves = (
                (SUPPLY_ACCOUNT, gladiator, available_points),
                (ORIGIN_ACCOUNT, gladiator, difference - available_points),
                (gladiator, SUPPLY_ACCOUNT, -difference),
            )
            yield from (
                Posting(HIT_POINT, source, target, amount)
                for source, target, amount in moves
                if amount > 0
            )
        case "gives":
            pile = PILE_ACCOUNT if state.books.balance(PILE_ACCOUNT, value) else DISCARD_ACCOUNT
            yield Posting(value, pile, gladiator, 1)
        case "takes":
            yield Posting(value, gladiator, DISCARD_ACCOUNT, 1)
        case "turn" if state.world.drawn is not None:
            yield Posting(state.world.drawn[1], DRAWN_ACCOUNT, DISCARD_ACCOUNT, 1)


def _record_consequences(transcript: Transcript, command: SetFact) -> None:
    """Record the consequences of a fact: a death, a return, a turn or the end.

    Then let the game go on.
    """
    world, gladiator = transcript.world, command.who
    match (command.fact, command.value):
        case ("life", "dead"):
            record_death(transcript, gladiator, "ruling")
        case ("life", _):
            record_return(transcript, gladiator, world.gladiator(gladiator).fell)
        case ("turn", _):
            record_turn_start(transcript, gladiator, world.round)
        case ("winner", _):
            game_end.record_end(transcript, "" if gladiator == TABLE_SUBJECT else gladiator)
    go_on_after_fact(transcript, command.fact, gladiator)


def _offer_set_fact(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    if actor not in (*state.kernel.stewards, *steward_players(state)) or state.world.is_ended:
        return None
    reason = () if players_are_stewards(state) else (Text("reason", REASON_LENGTH, 1),)
    fact_field = choice(
        "fact", [fact for fact in _VALUES_BY_FACT if possible_subjects(state, fact)]
    )
    fact, gladiator = (
        str(known_state.chosen.get("fact", "")),
        str(known_state.chosen.get("who", "")),
    )
    if fact not in _VALUES_BY_FACT:
        return Form(
            (
                fact_field,
                DependentField("who", ("fact",)),
                DependentField("value", ("who",)),
                *reason,
            )
        )
    person_field = choice("who", possible_subjects(state, fact))
    if gladiator not in possible_subjects(state, fact):
        return Form((fact_field, person_field, DependentField("value", ("who",)), *reason))
    return Form(
        (
            fact_field,
            person_field,
            choice("value", _VALUES_BY_FACT[fact](state, gladiator)),
            *reason,
        )
    )


SET_FACT = Act(
    SetFact,
    _set_fact_objections,
    _draft_fact,
    _offer_set_fact,
    chapter="META",
    permission=FOR_STEWARDS,
)
