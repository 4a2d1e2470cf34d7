"""The last seat of a region.

If two characters claim it at once, Minerva decides (SEDES-09, SEDES-11).

Entries have an order, so one of two claimants was first. The second may contest the seat within the
seconds that the scenario allows. Minerva then chooses the owner.
"""

from collections.abc import Callable, Iterator

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Draft,
    Drafts,
    DutyType,
    recorded_only_type,
)
from ledger.contract.form import Choice, Option
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani import audiences, rome_border, seats
from ledger.games.ludi_romani.fata.corrections import undo_by_moving_to
from ledger.games.ludi_romani.mare import fleet, voyage
from ledger.games.ludi_romani.mare.voyage import Sailed
from ledger.games.ludi_romani.motus import travel
from ledger.games.ludi_romani.motus.gods import ResidenceTaken
from ledger.games.ludi_romani.motus.travel import Travelled
from ledger.games.ludi_romani.sedes import first_region
from ledger.games.ludi_romani.sedes.first_region import StartChosen
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.choices import question_settling_drafts
from ledger.kernel.vocabulary.events import DutyOwed
from ledger.kernel.vocabulary.transcript import state_with_moves
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections, about_character, first_unmet
from ledger.record.references import Place, Who, arguments_of, yes_no_of_field
from ledger.record.state import Duty

DUTY_KIND = "last-seat"
_UNDO_BY_EVENT: dict[type[Event], Callable[[Game, Entry], Drafts]] = {
    Travelled: travel.undo_journey,
    Sailed: voyage.undo_voyage,
    StartChosen: first_region.undo_start,
    ResidenceTaken: undo_by_moving_to("origin"),
}
"""The function that undoes each way to arrive."""


class ClaimLastSeat(Command):
    """Contest the last seat of a region, which another character has just taken."""

    to: Place
    """The region."""


class SeatContested(Event, stored="ludi_romani/seat-contested@1"):
    """A contest of the last seat that `entry` took. Minerva must choose."""

    entry: str
    """The id of the entry that took the seat."""

    place: Place
    holder: Who
    claimant: Who
    duty: str
    """The id of Minerva's duty."""


class SeatJudged(Event, stored="ludi_romani/seat-judged@1"):
    """The judgement on a last seat."""

    place: Place
    winner: Who
    loser: Who
    moves: bool
    """Whether the loser leaves the seat."""


def _judge_of_last_seat(state: Game) -> str:
    """Return the judge: Minerva, or a steward if she is not played (SEDES-11, FATA-02)."""
    judges = (*seats.gods_with_power(state, "judge_last_seat"), *state.kernel.stewards)
    return judges[0] if judges else ""


def _recent_entries(state: Game) -> Iterator[Entry]:
    """Yield the entries that can still be contested, the latest first (SEDES-11)."""
    earliest_time = state.at - state.world.scenario.contest_seconds * 1000
    for position in range(state.log.position, 0, -1):
        entry = state.log.entries[position]
        if entry.at < earliest_time or entry.period != state.period.seq:
            return
        yield entry


def _last_seat_entries(state: Game) -> dict[str, Entry]:
    """Return the entry that has just taken the last seat of each full region (SEDES-11).

    A seat that does not count, as a god's seat by one reading, cannot be the last seat.
    """
    takings: dict[str, Entry] = {}
    contested_places: set[str] = set()
    for entry in _recent_entries(state):
        if isinstance(entry.event, SeatContested):
            contested_places.add(entry.event.entry)
        for place in _regions_of_taken_seats(entry):
            takings.setdefault(place, entry)
    return {
        place: entry
        for place, entry in takings.items()
        if entry.id not in contested_places
        and entry.id not in state.kernel.reversed
        and not seats.number_of_free_seats(state, place)
        and state.seating.place_of(entry.event.who) == place
        and seats.needs_a_seat(state, entry.event.who, place)
    }


def _regions_of_taken_seats(entry: Entry) -> set[str]:
    """Return the regions in which this entry took a seat (SEDES-11)."""
    if type(entry.event) not in _UNDO_BY_EVENT:
        return set()
    return {
        placement.place for placement in entry.placements if placement.seat == seats.ORDINARY_SEAT
    }


def _must_be_contestable(state: Game, actor: str, command: ClaimLastSeat) -> Objections:
    entry_of_taking = _last_seat_entries(state).get(command.to)
    holder = entry_of_taking.event.who if entry_of_taking else actor
    needs_seat = seats.needs_a_seat(state, actor, command.to)
    if holder == actor or not needs_seat or not _judge_of_last_seat(state):
        message_args = {"place": f"place:{command.to}", "n": state.world.scenario.contest_seconds}
        yield Objection("SEDES-11", "no-seat-to-contest", message_args, waivable=False)
        return
    yield from _must_be_able_to_come(state, actor, command.to)
    yield from _judge_must_be_told(state, actor, holder, command.to)
    yield from rome_border.must_cross_safely(state, (actor,), command.to)  # REX-04, REX-05, MORS-01


def _must_be_able_to_come(state: Game, actor: str, destination: str) -> Objections:
    """Raise an objection if the claimant could not come there even with a free seat (SEDES-11)."""
    arrival_way = first_region.way_of_arrival(state, actor, destination)
    if not arrival_way:
        yield from next(iter(first_region.objections_by_way(state, actor, destination).values()))
    if arrival_way == "sea":
        yield from fleet.fleet_must_suffice(state, (actor,))


def _judge_must_be_told(state: Game, actor: str, holder: str, destination: str) -> Objections:
    """Warn the judge, who must choose (SEDES-11).

    The warning tells if one of the two is a god (SEDES-09).
    """
    judges = (_judge_of_last_seat(state),)
    message_args = {
        "who": f"who:{actor}",
        "holder": f"who:{holder}",
        "place": f"place:{destination}",
    }
    yield Objection("SEDES-11", "last-seat-claimed", message_args, grade="W", judges=judges)
    god = _god_with_right(state, holder, actor)
    if god:
        objection_args = {"who": f"who:{god}", "place": f"place:{destination}"}
        yield Objection("SEDES-09", "gods-first", objection_args, grade="W", judges=judges)


def _god_with_right(state: Game, holder: str, claimant: str) -> str:
    """Return the god among the two, if the second one is a mortal; "" if there is none.

    Rule: SEDES-09.
    """
    numina = [
        character for character in (holder, claimant) if not state.world.person(character).mortal
    ]
    return numina[0] if len(numina) == 1 else ""


def _claim_last_seat_objections(state: Game, actor: str, command: ClaimLastSeat) -> Objections:
    region = seats.must_be_region(state, command.to)
    yield from first_unmet(region, _must_be_contestable(state, actor, command))


def _draft_contest(state: Game, actor: str, command: ClaimLastSeat, context: ActContext) -> Drafts:
    """Return the drafts of the judge's choice.

    By default the god or the first claimant gets the seat.

    Rules: SEDES-09, 11.
    """
    entry_of_taking = _last_seat_entries(state)[command.to]
    holder: str = entry_of_taking.event.who
    duty_id = f"{context.act}/{DUTY_KIND}"
    contest = SeatContested(entry_of_taking.id, command.to, holder, actor, duty_id)
    owed_duty = DutyOwed(
        duty=duty_id,
        kind=DUTY_KIND,
        owes=_judge_of_last_seat(state),
        options=(holder, actor),
        default=_god_with_right(state, holder, actor) or holder,
        period=state.period.seq,
        terms={
            "details": "yes",
            "entry": entry_of_taking.id,
            "place": f"place:{command.to}",
            "holder": f"who:{holder}",
            "claimant": f"who:{actor}",
        },
        seen=(holder, actor),
    )
    return (Draft(contest), Draft(owed_duty))


def _draft_judgement(state: Game, duty: Duty, option: str, _context: ActContext) -> Drafts:
    """Return the drafts that seat the winner and move the loser back (SEDES-11).

    No character moves if the claimant can no longer come or the holder has moved on. The same holds
    if no seat would be free, because the holder has lost it meanwhile (SEDES-07).
    """
    holder, claimant = duty.options
    place = str(duty.terms["place"]).removeprefix("place:")
    question_drafts = question_settling_drafts(state, duty)
    arrival_way = first_region.way_of_arrival(state, claimant, place)
    is_staying = state.seating.place_of(holder) == place
    entry_of_taking = state.log.entry(str(duty.terms["entry"]))
    return_drafts = (
        _UNDO_BY_EVENT[type(entry_of_taking.event)](state, entry_of_taking)
        if entry_of_taking and is_staying
        else ()
    )
    has_no_seat = not seats.number_of_free_seats(state_with_moves(state, return_drafts), place)
    if option == holder or not arrival_way or not is_staying or has_no_seat:
        loser = claimant if option == holder else holder
        return (Draft(SeatJudged(place, option, loser, moves=False)), *question_drafts)
    verdict = Draft(SeatJudged(place, claimant, holder, moves=True))
    return (
        verdict,
        *return_drafts,
        first_region.draft_arrival(state, claimant, place, arrival_way),
        *question_drafts,
    )


def _offer_claim_last_seat(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    options = tuple(
        Option(place, "note-taken-by", about_character(entry.event.who))
        for place, entry in _last_seat_entries(state).items()
        if not audiences.apparent_objections(
            known_state, _claim_last_seat_objections(state, actor, ClaimLastSeat(to=place))
        )
    )
    return Form((Choice("to", options),)) if options else None


CLAIM_LAST_SEAT = Act(
    ClaimLastSeat, _claim_last_seat_objections, _draft_contest, _offer_claim_last_seat
)
SEAT_CONTESTED = recorded_only_type(SeatContested, arguments_of("holder", "place", who="claimant"))
SEAT_JUDGED = recorded_only_type(
    SeatJudged, arguments_of("winner", "loser", "place", moves=yes_no_of_field("moves"))
)
DUTY_TYPES = (DutyType(DUTY_KIND, _draft_judgement),)
