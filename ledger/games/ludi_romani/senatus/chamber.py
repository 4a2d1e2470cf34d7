"""The chamber of the Senate: its place, its voters, and its cancelled acts (SEN-01, 02)."""

from dataclasses import replace
from typing import Any

from ledger.contract.acts import Draft, Drafts, fold_of
from ledger.games.ludi_romani import goods, roster, seats
from ledger.games.ludi_romani.senatus.state import Curia
from ledger.games.ludi_romani.state import Game, Person, World
from ledger.record.audience import EVERYBODY, Audience, only
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections, about_character
from ledger.record.references import Who, arguments_of
from ledger.record.shared_map import Map

SENATE_ROLES = (*roster.COMMANDING_ROLES, "senator")
"""The roles of Romans who may hold office and cast suffragia."""

ROLES_WITHOUT_VOTES = ("virgo", "matrona")
"""The roles that can hold no suffragia (SEN-27, ROST-08)."""

_STAGES_BY_ACT = {"law": "passed", "census": "failed", "decision": "open"}
"""The new stage of a bill when its execution, its census or its decision is cancelled."""


class RollCalled(Event, stored="ludi_romani/roll-called@1"):
    """The roll that Venus called for a bill or, without a bill, for the election of consuls."""

    roll: tuple[tuple[str, int], ...]
    bill: str = ""


class StruckOut(Event, stored="ludi_romani/struck-out@1"):
    """A cancelled nomination, consul, bill, plea, vote, decision or executed law."""

    what: str
    who: Who
    bill: str = ""


def presiders(state: Game) -> tuple[str, ...]:
    """Return the presiders of the Senate: Venus, or the Fates if she is not played (SEN-26)."""
    return seats.gods_with_power(state, "preside_senate") or state.kernel.stewards


def executors(state: Game) -> tuple[str, ...]:
    """Return Mars and his helpers, who announce and carry out the laws (SEN-11).

    The Fates do it if these gods are not played.
    """
    return seats.gods_with_power(state, "execute_senate") or state.kernel.stewards


def gods_recording_acts(state: Game, _actor: str, _command: Any) -> tuple[str, ...]:
    """Return the gods who may record acts of others in the Senate: Venus, Mars and his helpers."""
    return (*presiders(state), *executors(state))


def gods_who_may_record_votes(state: Game, actor: str, command: Any) -> tuple[str, ...]:
    """Return the gods who may record a vote. In a secret ballot only gods who see the votes may."""
    return (
        gods_recording_acts(state, actor, command) if is_ballot_public(state) else presiders(state)
    )


def is_ballot_public(state: Game) -> bool:
    """Return whether everybody sees how each voter votes."""
    return state.world.scenario.ballot == "open"


def audience_of_vote(state: Game, voter: str = "") -> Audience:
    """Return the audience of a vote or, without a voter, of the count.

    In a secret ballot the audience is the voter, Venus and the Fates.
    """
    if is_ballot_public(state):
        return EVERYBODY
    return only(*((voter,) if voter else ()), presiders(state), state.kernel.stewards)


def must_be_hiems(state: Game) -> Objections:
    """Raise an objection outside of a hiems (SEN-01)."""
    if state.period.kind != "hiems":
        yield Objection("SEN-01", "senate-in-winter")


def must_preside(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor presides, as Venus does (SEN-26)."""
    if actor not in presiders(state):
        yield Objection(
            "SEN-26",
            "venus-presides",
            {"who": [f"who:{presider}" for presider in presiders(state)]},
        )


def is_in_rome(state: Game, character: str) -> bool:
    """Return whether a character is a living mortal in Rome."""
    person = state.world.people.get(character)
    rome_id = seats.id_of_rome(state)
    is_present = bool(rome_id) and state.seating.place_of(character) == rome_id
    return is_present and person is not None and person.mortal and person.living


def must_be_in_rome(state: Game, character: str) -> Objections:
    """Raise an objection unless the character is in Rome (SEN-02)."""
    if not is_in_rome(state, character):
        yield Objection("SEN-02", "not-in-senate", about_character(character))


def can_be_consul(person: Person) -> bool:
    """Return whether this Roman may be consul: imperator, amazon or senator, not proscribed.

    Rule: SEN-07.
    """
    return person.role in SENATE_ROLES and "proscribed" not in person.statuses


def has_vote(state: Game, person: Person) -> bool:
    """Return whether the role of a person has a vote, by the readings in force (SEN-02, SEN-27)."""
    if state.switch("senate.voters") == "senators_only":
        return person.role == "senator" and can_be_consul(person)
    is_foreign = person.role == "rex" and bool(state.switch("senate.rex_votes"))
    return is_foreign or can_be_consul(person)


def must_have_vote(state: Game, character: str) -> Objections:
    """Raise an objection unless the character has a vote.

    Women have no vote, and reges have one by one reading.

    Rule: SEN-27.
    """
    person = state.world.person(character)
    if person.role in ROLES_WITHOUT_VOTES:
        yield Objection("SEN-27", "women-vote-not", about_character(character))
    elif not has_vote(state, person):
        yield Objection("SEN-02", "has-no-voice", about_character(character))


def voters_in_chamber(state: Game) -> tuple[str, ...]:
    """Return all characters in Rome who have a vote, in the order of arrival."""
    people = state.world.people
    people_in_rome = (
        state.seating.pieces_at(seats.id_of_rome(state)) if seats.id_of_rome(state) else ()
    )
    return tuple(
        character
        for character in people_in_rome
        if is_in_rome(state, character) and has_vote(state, people[character])
    )


def suffragia_of_chamber(state: Game) -> Map[str, int]:
    """Return the suffragia, own and borrowed, of everybody in the chamber who has any (SEN-02)."""
    suffragia_by_voter = (
        (character, state.books.holding(character, goods.SUFFRAGIUM))
        for character in voters_in_chamber(state)
    )
    return Map({character: votes for character, votes in suffragia_by_voter if votes})


def draft_roll_of_voters(roll: Map[str, int], bill_id: str = "") -> Draft:
    """Return the entry that records the weight of each voter."""
    return Draft(RollCalled(tuple(sorted(roll.items())), bill_id))


def _roll_audience(state: Game, _event: RollCalled) -> Audience:
    """Return Venus and the Fates, because the roll reveals who has borrowed suffragia."""
    return only(presiders(state), state.kernel.stewards)


@fold_of(RollCalled, arguments_of(count_field="roll"), _roll_audience, undo="postings")
def _evolve_roll_of_voters(world: World, event: RollCalled, _entry: Entry) -> World:
    """Return the world in which votes are counted by this roll (SEN-02)."""
    curia, roll = world.curia, Map(event.roll)
    if event.bill in curia.bills:
        return replace(world, curia=curia.with_bill(replace(curia.bills[event.bill], roll=roll)))
    if curia.poll is None:
        return world
    return replace(world, curia=replace(curia, poll=replace(curia.poll, roll=roll)))


def draft_cancelled_act(act_kind: str, character: str, bill_id: str = "") -> Drafts:
    """Return the entry that cancels an act of the Senate."""
    return (Draft(StruckOut(act_kind, character, bill_id)),)


def _without_cancelled_act(curia: Curia, event: StruckOut) -> Curia:
    match event.what:
        case "nomination" if event.who in curia.nominees:
            return replace(curia, nominees=curia.nominees.delete(event.who))
        case "consul":
            return replace(
                curia, consuls=tuple(consul for consul in curia.consuls if consul != event.who)
            )
        case "law" | "census" | "decision":
            return curia.with_stage(event.bill, _STAGES_BY_ACT[event.what])
        case "bill":
            return curia.without_bill(event.bill)
        case "plea" if event.bill in curia.bills:
            return curia.with_bill(replace(curia.bills[event.bill], has_plea=False))
        case "poll":
            return replace(curia, poll=None)
        case "voice" if curia.poll is not None and event.who in curia.poll.votes:
            poll = replace(curia.poll, votes=curia.poll.votes.delete(event.who))
            return replace(curia, poll=poll)
        case "votes" if event.bill in curia.bills and event.who in curia.bills[event.bill].votes:
            bill = curia.bills[event.bill]
            return curia.with_bill(replace(bill, votes=bill.votes.delete(event.who)))
        case _:
            return curia


def _audience_of_cancelled_act(state: Game, event: StruckOut) -> Audience:
    """Return the audience of a cancelled act; for a vote, the viewers of the vote."""
    return audience_of_vote(state, event.who) if event.what in ("votes", "voice") else EVERYBODY


@fold_of(StruckOut, arguments_of("what", "who"), _audience_of_cancelled_act)
def _evolve_cancelled_act(world: World, event: StruckOut, _entry: Entry) -> World:
    """Return the world in which the cancelled act no longer counts (FATA-08)."""
    if event.what == "consul":
        world = world.without_status(event.who, "consul")
    return replace(world, curia=_without_cancelled_act(world.curia, event))
