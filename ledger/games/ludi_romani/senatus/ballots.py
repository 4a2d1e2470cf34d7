"""Ballots: voters cast suffragia for or against a bill, divided as they like (SEN-02 to 04)."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Annotated, Any, Literal

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.form import Option, Split
from ledger.contract.offer import Form, KnownState, form_unless_blocked
from ledger.games.ludi_romani import audiences, goods, limits
from ledger.games.ludi_romani.senatus import chamber
from ledger.games.ludi_romani.senatus.state import Bill
from ledger.games.ludi_romani.state import Game, World
from ledger.record.audience import Audience, only, sees
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections, about_character
from ledger.record.references import Who, arguments_of

WAYS_TO_VOTE = ("yes", "no", "abstain")
VOTED_ALREADY = "voted-already"
"""The objection "already voted", which only the voter sees in a secret ballot."""

Share = Annotated[int, Field(ge=0, le=limits.HIGHEST_NUMBER)]


class CastVotes(Command):
    """Cast all of the actor's suffragia."""

    votes: dict[Literal["yes", "no", "abstain"], Share]
    """Number of suffragia for (`yes`), against (`no`) and held back (`abstain`).

    Suffragia given to neither side count as held back.
    """


class VotesCast(Event, stored="ludi_romani/votes-cast@1"):
    """The suffragia that a voter cast for and against a bill.

    The voter holds back all other suffragia.
    """

    bill: str
    voter: Who
    yes: int
    no: int
    abstained: int


def suffragia_of_voter(bill: Bill, character: str) -> int:
    """Return the number of suffragia that a voter may cast in the ballot on a bill (SEN-02)."""
    return bill.roll.get(character, 0)


def must_be_able_to_vote(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is on the roll, has not voted, and is in Rome in winter.

    Rule: SEN-02.
    """
    yield from chamber.must_be_hiems(state)
    yield from chamber.must_be_in_rome(state, actor)
    yield from chamber.must_have_vote(state, actor)
    bill = state.world.curia.open_bill
    if bill is None:
        yield Objection("SEN-09", "no-bill-open", waivable=False)
    elif actor in bill.votes:
        yield Objection("SEN-02", VOTED_ALREADY, about_character(actor), waivable=False)
    elif not suffragia_of_voter(bill, actor):
        known_goods = ((actor, goods.SUFFRAGIUM),)
        yield Objection(
            "SEN-02",
            "not-on-the-roll",
            about_character(actor),
            waivable=False,
            rests_on=known_goods,
        )


def _cast_votes_objections(state: Game, actor: str, command: CastVotes) -> Objections:
    yield from must_be_able_to_vote(state, actor)
    bill = state.world.curia.open_bill
    suffragia = suffragia_of_voter(bill, actor) if bill is not None else limits.HIGHEST_NUMBER
    if 0 < suffragia < sum(command.votes.values()):
        known_goods = ((actor, goods.SUFFRAGIUM),)
        yield Objection(
            "SEN-02", "more-than-held", {"n": suffragia}, waivable=False, rests_on=known_goods
        )


def _draft_vote(state: Game, actor: str, command: CastVotes, _context: ActContext) -> Drafts:
    """Return the draft of the vote. Suffragia given to neither side do not count (SEN-04)."""
    bill = state.world.curia.required_open_bill
    yes_votes, no_votes = (command.votes.get(answer, 0) for answer in ("yes", "no"))
    abstentions = suffragia_of_voter(bill, actor) - yes_votes - no_votes
    return (Draft(VotesCast(bill.id, actor, yes_votes, no_votes, abstentions)),)


def _offer_cast_votes(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    if state.world.curia.open_bill is None or not chamber.is_in_rome(state, actor):
        return None
    vote_field = Split("votes", tuple(map(Option, WAYS_TO_VOTE)), _known_votes(known_state, actor))
    return form_unless_blocked(
        vote_field,
        blocking_objections=visible_objections(
            known_state, actor, must_be_able_to_vote(state, actor)
        ),
    )


def _id_of_open_bill(state: Game, _actor: str, _command: Any) -> str:
    """Return the id of the bill that is being voted on; empty if there is none (SEN-09)."""
    bill = state.world.curia.open_bill
    return bill.id if bill else ""


def visible_objections(
    known_state: KnownState[World], voter: str, objections: Iterable[Objection]
) -> tuple[Objection, ...]:
    """Return the objections to a vote that the viewer may see.

    In a secret ballot only the voter learns that a vote is already cast.
    """
    is_visible = sees(chamber.audience_of_vote(known_state.state, voter), known_state.viewer)
    public_objections = audiences.apparent_objections(known_state, objections)
    return tuple(
        objection for objection in public_objections if is_visible or objection.key != VOTED_ALREADY
    )


def _known_votes(known_state: KnownState[World], actor: str) -> int:
    """Return how many suffragia the actor may cast, or the highest possible number.

    A viewer who may not know the actor's number gets the highest possible number.
    """
    is_visible = sees(roll_audience(known_state.state, actor), known_state.viewer)
    return (
        suffragia_of_voter(known_state.state.world.curia.required_open_bill, actor)
        if is_visible
        else limits.HIGHEST_NUMBER
    )


def roll_audience(state: Game, character: str) -> Audience:
    """Return the audience of a voter's number of suffragia on the roll."""
    return only(character, chamber.presiders(state), state.kernel.stewards)


def _vote_audience(state: Game, event: VotesCast) -> Audience:
    return chamber.audience_of_vote(state, event.voter)


def _undo_votes_cast(state: Game, entry: Entry) -> Drafts:
    """Return the drafts that let the voter vote again while the ballot is open (FATA-08)."""
    bill, voter = state.world.curia.bills.get(entry.event.bill), entry.event.voter
    is_vote_open = bill is not None and bill.stage == "open" and voter in bill.votes
    return chamber.draft_cancelled_act("votes", voter, entry.event.bill) if is_vote_open else ()


@fold_of(
    VotesCast,
    arguments_of("voter", "yes", "no", "abstained"),
    _vote_audience,
    undo=_undo_votes_cast,
)
def _evolve_vote(world: World, event: VotesCast, _entry: Entry) -> World:
    """Return the world with the cast vote, which still counts if lent suffragia are recalled.

    Rule: SEN-02.
    """
    bill = world.curia.bills[event.bill]
    votes = bill.votes.set(event.voter, (event.yes, event.no, event.abstained))
    return replace(world, curia=world.curia.with_bill(replace(bill, votes=votes)))


CAST_VOTES = Act(
    CastVotes,
    _cast_votes_objections,
    _draft_vote,
    _offer_cast_votes,
    consent=Consent(recorders=chamber.gods_who_may_record_votes, matter=_id_of_open_bill),
)
