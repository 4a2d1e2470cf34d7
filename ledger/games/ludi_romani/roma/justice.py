"""Justice in Rome: Venus judges a rex without an escort, and proscribed mortals are handed over.

Rules: REX-06, SEN-15.
"""

from collections.abc import Iterator

from pydantic import Field

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Draft,
    Drafts,
    EventType,
    fold_of,
    recorded_only_type,
)
from ledger.contract.form import Choice, choice
from ledger.contract.offer import Form, KnownState, meets_demand, open_to
from ledger.games.ludi_romani import places, seats
from ledger.games.ludi_romani.fata import corrections
from ledger.games.ludi_romani.mors import sentence
from ledger.games.ludi_romani.mors.sentence import draft_sentence, must_be_condemnable
from ledger.games.ludi_romani.rome_border import (
    is_lone_rex,
    judges_of_reges,
    receivers_of_the_proscribed,
)
from ledger.games.ludi_romani.seats import id_of_rome
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event, Placement
from ledger.record.objection import Objection, Objections, first_unmet, is_met
from ledger.record.references import Place, Who, arguments_of

EXECUTE_VERDICT = "execute"
EXPEL_VERDICT = "expel"
SPARE_VERDICT = "spare"
REX_VERDICTS = (EXECUTE_VERDICT, EXPEL_VERDICT, SPARE_VERDICT)
LEAVING_ACTS = ("move", "sail")
"""The acts that a held rex cannot do."""


class ReportRex(Command):
    """Hold a rex who is alone in Rome, and tell Venus."""

    rex: Who
    """The rex."""


class JudgeRex(Command):
    """Execute, expel or spare a rex who is alone in Rome."""

    rex: Who
    """The rex."""
    verdict: str = Field(max_length=64)
    """The verdict: `execute`, `expel` or `spare`."""
    to: Place = ""
    """The region where an expelled rex goes; empty otherwise."""


class HandOver(Command):
    """Hand a proscribed mortal who is in Rome over to Venus or Mars."""

    who: Who
    """The proscribed mortal."""
    to: Who
    """The god who gets them: Venus or Mars."""


class RexHeld(Event, stored="ludi_romani/rex-held@1"):
    """A rex alone in Rome, whom a god holds until Venus has judged."""

    rex: Who
    by: Who


class RexJudged(Event, stored="ludi_romani/rex-judged@1"):
    """The judgement on a rex alone in Rome."""

    rex: Who
    by: Who
    verdict: str
    place: Place = ""
    """The region where an expelled rex is now; empty otherwise."""


class HoldEnded(Event, stored="ludi_romani/hold-ended@1"):
    """The end of holding a rex, who has left Rome."""

    rex: Who


class HandedOver(Event, stored="ludi_romani/handed-over@1"):
    """A proscribed mortal who was handed over."""

    who: Who
    by: Who
    to: Who


def _must_be_alone(state: Game, rex: str) -> Objections:
    """Raise an objection unless the rex is in Rome without a Roman escort (REX-06)."""
    if not is_lone_rex(state, rex):
        yield Objection("REX-06", "rex-not-alone", {"who": f"who:{rex}"})


def held_rex_must_stay(state: Game, actor: str, act: str) -> Objections:
    """Raise an objection if a held rex would leave before Venus has judged (REX-06)."""
    if act in LEAVING_ACTS and actor in state.world.curia.held_reges and is_lone_rex(state, actor):
        yield Objection("REX-06", "rex-is-held", {"who": f"who:{actor}"})


def _must_be_judge(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is Venus (REX-06)."""
    judges = judges_of_reges(state)
    if actor not in judges:
        yield Objection("REX-06", "venus-judges", {"who": [f"who:{god}" for god in judges]})


def _must_have_place_of_exile(state: Game, rex: str, destination: str) -> Objections:
    """Raise an objection unless the expelled rex goes to his throne or to a free seat outside Rome.

    Rule: REX-06.
    """
    yield from first_unmet(
        seats.must_be_region(state, destination),
        _must_have_free_seat_abroad(state, rex, destination),
    )


def _must_have_free_seat_abroad(state: Game, rex: str, destination: str) -> Objections:
    if destination == seats.id_of_rome(state):
        yield Objection("REX-06", "out-of-rome")
    if state.world.scenario.regions[destination].throne != rex:
        yield from seats.seats_must_be_free(state, destination)


def draft_end_of_holds(_state_before: Game, state_after: Game) -> Iterator[Draft]:
    """Yield the drafts that end the holding of reges who have left Rome in any way (REX-06)."""
    rome_id = seats.id_of_rome(state_after)
    for rex in sorted(state_after.world.curia.held_reges):
        if state_after.seating.place_of(rex) != rome_id:
            yield Draft(HoldEnded(rex))


def _rex_report_objections(state: Game, actor: str, command: ReportRex) -> Objections:
    """Raise an objection unless a god finds a lone rex who is not yet held. Otherwise warn Venus.

    Rules: REX-06, MORS-03.
    """
    if state.world.person(actor).mortal:
        yield Objection("REX-06", "gods-find-reges")
    yield from _must_be_alone(state, command.rex)
    message_args = {"who": f"who:{command.rex}"}
    if command.rex in state.world.curia.held_reges:
        yield Objection("REX-06", "rex-held-already", message_args, waivable=False)
    judges = judges_of_reges(state)
    yield Objection("MORS-03", "rex-alone-found", message_args, grade="W", judges=judges)


def _rex_judgement_objections(state: Game, actor: str, command: JudgeRex) -> Objections:
    yield from _must_be_judge(state, actor)
    if command.verdict not in REX_VERDICTS:
        yield Objection("REX-06", "no-such-verdict", waivable=False)
    yield from _must_be_alone(state, command.rex)
    if command.verdict == EXPEL_VERDICT:
        yield from _must_have_place_of_exile(state, command.rex, command.to)
    elif command.to:
        yield Objection("REX-06", "no-such-verdict", waivable=False)


def _draft_report(_state: Game, actor: str, command: ReportRex, _context: ActContext) -> Drafts:
    return (Draft(RexHeld(command.rex, actor)),)


def _draft_judgement(state: Game, actor: str, command: JudgeRex, context: ActContext) -> Drafts:
    """Return the drafts that execute, expel or spare the rex (REX-06, MORS-03)."""
    rex = command.rex
    event = RexJudged(rex, actor, command.verdict, command.to)
    if command.verdict == EXECUTE_VERDICT:
        return (Draft(event), *sentence.draft_sentence(state, rex, "rex_alone", actor, context))
    if command.verdict == SPARE_VERDICT:
        return (Draft(event),)
    placement = Placement(rex, command.to, seats.best_seat(state, rex, command.to))
    return (Draft(event, placements=(placement,)),)


def _evolve_judgement(world: World, event: RexJudged | HoldEnded, _entry: Entry) -> World:
    """Return the world in which the rex is no longer held (REX-06)."""
    return world.with_held_reges(world.curia.held_reges - {event.rex})


def _undo_end_of_hold(state: Game, entry: Entry) -> Drafts:
    """Return the draft by which the god who found the rex holds him again (FATA-08)."""
    event: HoldEnded = entry.event
    events = (state.log.entries[position].event for position in range(entry.position - 1, 0, -1))
    hold_events = (
        hold_event
        for hold_event in events
        if isinstance(hold_event, RexHeld) and hold_event.rex == event.rex
    )
    earlier_hold = next(hold_events, None)
    return (Draft(earlier_hold),) if earlier_hold and state.world.person(event.rex).living else ()


def _undo_hold(state: Game, entry: Entry) -> Drafts:
    """Return the draft by which the rex counts as spared (FATA-08)."""
    event: RexHeld = entry.event
    is_held = event.rex in state.world.curia.held_reges
    return (Draft(RexJudged(event.rex, event.by, SPARE_VERDICT)),) if is_held else ()


@fold_of(RexHeld, undo=_undo_hold)
def _evolve_hold(world: World, event: RexHeld, _entry: Entry) -> World:
    return world.with_held_reges(world.curia.held_reges | {event.rex})


def _undo_judgement(state: Game, entry: Entry) -> Drafts:
    """Return the draft that moves an expelled rex back to Rome, unless the rex has moved again.

    Rule: FATA-08.
    """
    return corrections.draft_move_back(state, entry, seats.id_of_rome(state))


def _reges_alone_in_rome(state: Game) -> tuple[str, ...]:
    rome_id = seats.id_of_rome(state)
    people_in_rome = state.seating.pieces_at(rome_id) if rome_id else ()
    return tuple(character for character in people_in_rome if is_lone_rex(state, character))


@open_to(seats.is_god)
def _offer_report(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    reges = tuple(
        rex for rex in _reges_alone_in_rome(state) if rex not in state.world.curia.held_reges
    )
    return Form((choice("rex", reges),)) if reges else None


@open_to(meets_demand(_must_be_judge))
def _offer_judge(state: Game, actor: str, known_state: KnownState[World]) -> Form:
    reges = _reges_alone_in_rome(state)
    if not reges:
        return Form(blocked=(Objection("REX-06", "no-lone-rex"),))
    rex_field = choice("rex", reges)
    character, verdict = (
        str(known_state.chosen.get("rex", "")),
        str(known_state.chosen.get("verdict", "")),
    )
    if character not in reges:
        return Form((rex_field, *places.awaiting_fields("verdict", prerequisites=("rex",))))
    goals = places.region_options(
        state, lambda destination: is_met(_must_have_place_of_exile(state, character, destination))
    )
    verdict_field = choice("verdict", REX_VERDICTS if goals else (EXECUTE_VERDICT, SPARE_VERDICT))
    return Form(
        (rex_field, verdict_field, *((Choice("to", goals),) if verdict == EXPEL_VERDICT else ()))
    )


def _is_in_rome(state: Game, character: str) -> bool:
    rome_id = id_of_rome(state)
    return bool(rome_id) and state.seating.place_of(character) == rome_id


def _must_be_in_rome_or_receiver(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is in Rome, or is Venus or Mars (SEN-15)."""
    person = state.world.person(actor)
    if actor in receivers_of_the_proscribed(state):
        return
    if not (person.living and _is_in_rome(state, actor)):
        yield Objection("MORS-01", "hand-over-in-rome", {"who": f"who:{actor}"})


def _must_be_proscribed_in_rome(state: Game, character: str) -> Objections:
    """Raise an objection unless a proscribed mortal is in Rome (MORS-01)."""
    message_args = {"who": f"who:{character}"}
    if "proscribed" not in state.world.person(character).statuses:
        yield Objection("SEN-15", "not-proscribed", message_args)
    if not _is_in_rome(state, character):
        yield Objection("MORS-01", "not-in-rome", message_args)
    yield from must_be_condemnable(state, character)


def _hand_over_objections(state: Game, actor: str, command: HandOver) -> Objections:
    yield from _must_be_in_rome_or_receiver(state, actor)
    yield from _must_be_proscribed_in_rome(state, command.who)
    if command.who == actor:
        yield Objection("MORS-01", "not-oneself")
    gods = receivers_of_the_proscribed(state)
    if command.to not in gods:
        message_args = {"who": [f"who:{god}" for god in gods]}
        yield Objection("MORS-01", "venus-or-mars", message_args, waivable=False)


def _draft_handover(state: Game, actor: str, command: HandOver, context: ActContext) -> Drafts:
    """Return the drafts by which the receiving god has the mortal executed (MORS-01)."""
    handover = Draft(HandedOver(command.who, actor, command.to))
    return (handover, *draft_sentence(state, command.who, "proscribed", command.to, context))


def _proscribed_mortals_in_rome(state: Game, actor: str) -> tuple[str, ...]:
    rome_id = id_of_rome(state)
    people_in_rome = state.seating.pieces_at(rome_id) if rome_id else ()
    other_people = (character for character in people_in_rome if character != actor)
    return tuple(
        character
        for character in other_people
        if is_met(_must_be_proscribed_in_rome(state, character))
    )


@open_to(meets_demand(_must_be_in_rome_or_receiver))
def _offer_hand_over(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    mortals = _proscribed_mortals_in_rome(state, actor)
    if not mortals:
        return None
    return Form((choice("who", mortals), choice("to", receivers_of_the_proscribed(state))))


REPORT_REX = Act(ReportRex, _rex_report_objections, _draft_report, _offer_report)
JUDGE_REX = Act(JudgeRex, _rex_judgement_objections, _draft_judgement, _offer_judge)
HAND_OVER = Act(HandOver, _hand_over_objections, _draft_handover, _offer_hand_over, chapter="MORS")
REX_JUDGED = EventType(
    RexJudged,
    _evolve_judgement,
    arguments_of("rex", "by", "verdict", "place"),
    undo=_undo_judgement,
)
HOLD_ENDED = EventType(HoldEnded, _evolve_judgement, undo=_undo_end_of_hold)
HANDED_OVER = recorded_only_type(HandedOver)
