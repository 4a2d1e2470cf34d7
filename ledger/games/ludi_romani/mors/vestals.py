"""The Vestal Virgins, whom Vesta calls to Rome to vote on a disputed will (MORS-18)."""

from dataclasses import replace

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, fold_of
from ledger.contract.form import Option, choice
from ledger.contract.offer import Form, KnownState, form_unless_blocked, open_to, options_form
from ledger.games.ludi_romani.seats import (
    has_power,
    has_power_test,
    id_of_rome,
    placements_on_best_seats,
)
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections, is_met
from ledger.record.references import Who, arguments_of, yes_no_of_field
from ledger.record.shared_map import Map

YES_VOTE, NO_VOTE = "yes", "no"
NO_WILL_DISPUTED = Objection("MORS-18", "no-will-disputed")


class CallVestals(Command):
    """Call the Vestal Virgins to Rome, to vote on a will."""

    dead: Who
    """The dead person whose will it is."""


class VoteOnWill(Command):
    """Vote as a Vestal on whether a will is carried out."""

    dead: Who
    """The dead person whose will it is."""
    vote: str = Field(pattern="^(yes|no)$")
    """Whether the will is carried out: `yes` or `no`."""


class VestalsCalled(Event, stored="ludi_romani/vestals-called@1"):
    """The Vestals came to Rome to vote on a will."""

    dead: Who
    by: Who
    vestals: tuple[Who, ...]


class VestalVoted(Event, stored="ludi_romani/vestal-voted@1"):
    """A Vestal voted on whether a will is carried out."""

    dead: Who
    who: Who
    approves: bool


def vestals(state: Game) -> tuple[str, ...]:
    """Return the living Vestal Virgins, if any (ROST-13)."""
    people = state.world.people.values()
    return tuple(
        sorted(person.id for person in people if person.role == "vestal" and person.living)
    )


def college_must_agree(state: Game, deceased: str) -> Objections:
    """Warn unless a majority of the Vestals voted for the will.

    No warning without Vestals (MORS-14).
    """
    college = vestals(state)
    votes = state.world.mors.votes.get(deceased, Map())
    approval_count = sum(votes.get(character, False) for character in college)
    if college and 2 * approval_count <= len(college):
        message_args = {"who": f"who:{deceased}", "n": approval_count, "of": len(college)}
        yield Objection("MORS-14", "vestals-not-agreed", message_args, grade="W", judges=college)


def estate_must_be_open(state: Game, deceased: str, rule: str) -> Objections:
    """Raise an objection unless the estate of a dead character is still open (MORS-18).

    Rule: MORS-17.
    """
    if deceased not in state.world.mors.estates:
        yield Objection(rule, "no-estate", {"who": f"who:{deceased}"}, waivable=False)


def _call_objections(state: Game, actor: str, command: CallVestals) -> Objections:
    """Raise an objection unless Vesta calls the Vestals to vote about an open estate (MORS-18)."""
    yield from estate_must_be_open(state, command.dead, "MORS-18")
    if not has_power(state, actor, "head_vestals"):
        yield Objection("MORS-18", "vesta-calls")
    if not vestals(state):
        yield Objection("MORS-18", "no-vestals", waivable=False)


def _draft_call(state: Game, actor: str, command: CallVestals, _context: ActContext) -> Drafts:
    """Return the draft that brings the Vestals to Rome, with or without a free seat (MORS-18)."""
    rome_id, college = id_of_rome(state), vestals(state)
    absent_vestals = tuple(
        character for character in college if state.seating.place_of(character) != rome_id
    )
    placements = placements_on_best_seats(state, absent_vestals, rome_id) if rome_id else ()
    return (Draft(VestalsCalled(command.dead, actor, college), placements=placements),)


def _vote_objections(state: Game, actor: str, command: VoteOnWill) -> Objections:
    """Raise an objection unless a Vestal votes in Rome after Vesta has called (MORS-18)."""
    yield from estate_must_be_open(state, command.dead, "MORS-18")
    if actor not in vestals(state):
        yield Objection("MORS-18", "vestals-vote")
    if command.dead not in state.world.mors.votes:
        yield Objection("MORS-18", "vestals-not-called", {"who": f"who:{command.dead}"})
    if state.seating.place_of(actor) != id_of_rome(state):
        yield Objection("MORS-18", "vote-in-rome")


def _draft_vote(_state: Game, actor: str, command: VoteOnWill, _context: ActContext) -> Drafts:
    return (Draft(VestalVoted(command.dead, actor, command.vote == YES_VOTE)),)


@fold_of(VestalsCalled, arguments_of("dead", "by", who="vestals", count="vestals"))
def _evolve_call_to_vote(world: World, event: VestalsCalled, _entry: Entry) -> World:
    """Return the world in which a new vote begins (MORS-18)."""
    return _with_votes(world, event.dead, Map())


def _with_votes(world: World, deceased: str, votes: Map[str, bool]) -> World:
    return replace(world, mors=replace(world.mors, votes=world.mors.votes.set(deceased, votes)))


@open_to(has_power_test("head_vestals"), condition=vestals)
def _offer_call(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    return options_form("dead", map(Option, sorted(state.world.mors.estates)), NO_WILL_DISPUTED)


def _offer_vote(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    if state.world.person(actor).role != "vestal":
        return None
    votable_estates = tuple(
        deceased
        for deceased in sorted(state.world.mors.votes)
        if is_met(estate_must_be_open(state, deceased, "MORS-18"))
        and is_met(_vote_objections(state, actor, VoteOnWill(dead=deceased, vote=YES_VOTE)))
    )
    vote_objections = () if votable_estates else (NO_WILL_DISPUTED,)
    return form_unless_blocked(
        choice("dead", votable_estates),
        choice("vote", (YES_VOTE, NO_VOTE)),
        blocking_objections=vote_objections,
    )


@fold_of(VestalVoted, arguments_of("who", "dead", vote=yes_no_of_field("approves")))
def _evolve_vote(world: World, event: VestalVoted, _entry: Entry) -> World:
    """Return the world with the latest vote of each Vestal (MORS-18)."""
    votes = world.mors.votes.get(event.dead, Map())
    return _with_votes(world, event.dead, votes.set(event.who, event.approves))


CALL_VESTALS = Act(CallVestals, _call_objections, _draft_call, _offer_call)
VOTE_ON_WILL = Act(VoteOnWill, _vote_objections, _draft_vote, _offer_vote)
