"""The count of votes: the votes that a bill needs, and laws that take effect at once.

Rules: SEN-03 to 05, 18, 20.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Draft,
    Drafts,
    DryRunRules,
    fold_of,
    recorded_only_type,
)
from ledger.contract.form import choice
from ledger.contract.offer import Form, KnownState, form_unless_blocked
from ledger.games.ludi_romani.fata.facts import draft_set_fact
from ledger.games.ludi_romani.senatus import bills, census, chamber, execution
from ledger.games.ludi_romani.senatus.ballots import VotesCast
from ledger.games.ludi_romani.senatus.bills import BillBrought
from ledger.games.ludi_romani.senatus.state import Bill
from ledger.games.ludi_romani.state import Game, World
from ledger.record.audience import Audience
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection, Objections
from ledger.record.references import Who

CASTING_WAYS = ("yes", "no")


class CloseBallot(Command):
    """End the ballot and count the votes."""

    casting: Literal["", "yes", "no"] = ""
    """Venus's vote in a tie.

    * `""`: She does not vote.
    * `yes`: For the bill.
    * `no`: Against the bill.
    """


class BillDecided(Event, stored="ludi_romani/bill-decided@1"):
    """The Senate's decision on a bill."""

    bill: str
    by: str
    kind: str
    target: str
    stage: str
    """The outcome: `passed`, `done` or `failed`."""

    to: str = ""
    quantity: int = 0


class VotesCounted(Event, stored="ludi_romani/votes-counted@1"):
    """The suffragia cast for a bill, cast against it, and held back."""

    bill: str
    yes: int
    no: int
    abstained: int
    casting: str = ""
    """Venus's vote that broke a tie; empty for none."""


class ProscriptioLifted(Event, stored="ludi_romani/proscriptio-lifted@1"):
    """The end of a character's proscription."""

    who: Who


class BillLapsed(Event, stored="ludi_romani/bill-lapsed@1"):
    """A bill that the Senate had not decided on when the winter ended."""

    bill: str
    by: str
    kind: str
    target: str


def is_tied(state: Game, bill: Bill) -> bool:
    """Return whether a bill has as many suffragia for it as against it (SEN-05)."""
    yes_votes, no_votes, _ = bill.totals
    return bill.kind != bills.CAEDES and yes_votes == no_votes


def is_unanimous(state: Game, bill: Bill) -> bool:
    """Return whether every needed voter cast all suffragia for the caedes (SEN-20).

    A voter on the roll is needed if the voter has voted, or is still there and can vote. By one
    reading only senators are needed. One abstention, or one suffragium held back, defeats the bill.
    """
    voters = [
        character
        for character in bill.roll
        if character in bill.votes or _can_vote(state, character)
    ]
    if state.switch("caedes.unanimity") == "present_senators":
        voters = [
            character for character in voters if state.world.person(character).role == "senator"
        ]
    return bool(voters) and all(bill.has_all_votes_of(character) for character in voters)


def _can_vote(state: Game, character: str) -> bool:
    """Return whether a voter on the roll is still in Rome and may vote (SEN-20)."""
    return chamber.is_in_rome(state, character) and chamber.has_vote(
        state, state.world.person(character)
    )


def has_passed(state: Game, bill: Bill, casting_vote: str) -> bool:
    """Return whether a bill has more suffragia for it than against it. Venus decides a tie.

    Rules: SEN-03, 05, SEN-20.
    """
    if bill.kind == bills.CAEDES:
        return is_unanimous(state, bill)
    yes_votes, no_votes, _ = bill.totals
    return yes_votes > no_votes or casting_vote == "yes"


def must_be_able_to_close_ballot(state: Game, actor: str) -> Objections:
    """Raise an objection unless Venus closes an open ballot in winter (SEN-26)."""
    yield from chamber.must_preside(state, actor)
    yield from chamber.must_be_hiems(state)
    if state.world.curia.open_bill is None:
        yield Objection("SEN-09", "no-bill-open", waivable=False)


def _close_ballot_objections(state: Game, actor: str, command: CloseBallot) -> Objections:
    """Raise an objection unless Venus votes in a tie, and only in a tie (SEN-05)."""
    yield from must_be_able_to_close_ballot(state, actor)
    bill = state.world.curia.open_bill
    if bill is None:
        return
    is_level = is_tied(state, bill)
    if is_level and not command.casting:
        yield Objection("SEN-05", "venus-breaks-ties", waivable=False)
    if command.casting and not is_level:
        yield Objection("SEN-05", "no-tie", waivable=False)


def _draft_closing(state: Game, actor: str, command: CloseBallot, _context: ActContext) -> Drafts:
    """Return the drafts that announce the result (SEN-03, SEN-18, SEN-23).

    Restitutio and census take effect at once.
    """
    bill = state.world.curia.required_open_bill
    is_passed = has_passed(state, bill, command.casting)
    stage = (
        ("passed" if bill.kind in bills.KINDS_CARRIED_OUT else "done") if is_passed else "failed"
    )
    decision = BillDecided(
        bill.id, actor, bill.kind, bill.target, stage, bill.receiver, bill.quantity
    )
    count_draft = VotesCounted(bill.id, *bill.totals, command.casting)
    effects = _draft_immediate_effects(state, bill) if is_passed else ()
    return (Draft(decision), Draft(count_draft), *effects)


def _draft_immediate_effects(state: Game, bill: Bill) -> Drafts:
    """Return the effects of a law that takes effect at once (SEN-18, SEN-23)."""
    if bill.kind == bills.CENSUS:
        return (census.draft_census(state, bill),)
    return _draft_end_of_proscription(state, bill.target) if bill.kind == bills.RESTITUTIO else ()


def _draft_end_of_proscription(state: Game, character: str) -> Drafts:
    """Return the drafts that end a proscription and the death sentence that is based on it.

    Rule: SEN-18.
    """
    return (
        Draft(ProscriptioLifted(character)),
        *execution.draft_reprieve(state, character, "proscribed"),
    )


def draft_lapse_of_open_ballot(state: Game) -> Iterator[Draft]:
    """Yield the draft by which a ballot still open at the end of winter lapses (SEN-01)."""
    bill = state.world.curia.open_bill
    if bill is not None:
        yield Draft(BillLapsed(bill.id, bill.author, bill.kind, bill.target))


@fold_of(BillLapsed, bills.message_args_of_law)
def _evolve_lapse(world: World, event: BillLapsed, _entry: Entry) -> World:
    return replace(world, curia=world.curia.with_stage(event.bill, "failed"))


def _offer_close_ballot(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    bill = state.world.curia.open_bill
    if bill is None or actor not in chamber.presiders(state):
        return None
    casting_fields = (choice("casting", CASTING_WAYS),) if is_tied(state, bill) else ()
    return form_unless_blocked(
        *casting_fields, blocking_objections=must_be_able_to_close_ballot(state, actor)
    )


def _count_audience(state: Game, _event: VotesCounted) -> Audience:
    return chamber.audience_of_vote(state)


def _decided_args(event: BillDecided) -> Args:
    is_passed = "no" if event.stage == "failed" else "yes"
    return {"passed": is_passed, **bills.message_args_of_law(event)}


def _counted_args(event: VotesCounted) -> Args:
    casting_vote = event.casting or "none"
    return {"yes": event.yes, "no": event.no, "abstained": event.abstained, "casting": casting_vote}


def _undo_bill_decided(state: Game, entry: Entry) -> Drafts | Objection:
    """Return the drafts that reopen the ballot in the same winter (FATA-08).

    Return an objection if the law has taken effect.
    """
    bill = state.world.curia.bills.get(entry.event.bill)
    if bill is None or entry.period != state.period.seq or _is_in_effect(state, bill):
        return Objection("SEN-11", "law-in-effect", waivable=False)
    if state.world.curia.open_bill is not None:
        return Objection("SEN-09", "other-bill-open", waivable=False)
    return (
        *chamber.draft_cancelled_act("decision", bill.author, bill.id),
        *_draft_cancelled_invalid_acts(state, bill),
    )


@fold_of(BillDecided, _decided_args, undo=_undo_bill_decided)
def _evolve_closed_ballot(world: World, event: BillDecided, _entry: Entry) -> World:
    """Return the world in which the ballot is closed (SEN-03)."""
    return replace(world, curia=world.curia.with_stage(event.bill, event.stage))


def _draft_cancelled_invalid_acts(state: Game, bill: Bill) -> Iterator[Draft]:
    """Yield the drafts that strike acts from a reopened ballot (SEN-02, FATA-08).

    The acts were taken back while the decision stood: votes, and the bill itself.
    """
    drafts_by_act: dict[str, Drafts] = {}
    for entry in state.log.in_order():
        event, is_reversed = entry.event, entry.id in state.kernel.reversed
        if isinstance(event, VotesCast) and event.bill == bill.id:
            is_counted = is_reversed and event.voter in bill.votes
            drafts_by_act[event.voter] = (
                chamber.draft_cancelled_act("votes", event.voter, bill.id) if is_counted else ()
            )
        elif isinstance(event, BillBrought) and event.bill == bill.id and is_reversed:
            drafts_by_act[""] = chamber.draft_cancelled_act("bill", event.by, bill.id)
    yield from (draft for drafts in drafts_by_act.values() for draft in drafts)


def _is_in_effect(state: Game, bill: Bill) -> bool:
    """Return whether a law has taken effect and the effect was not corrected since then."""
    is_outlawed = (
        bill.kind == bills.RESTITUTIO and "proscribed" in state.world.person(bill.target).statuses
    )
    return bill.stage == "done" and not is_outlawed


def _undo_end_of_proscription(state: Game, entry: Entry) -> Drafts:
    """Return the draft by which the character is proscribed again (FATA-08)."""
    character = entry.event.who
    is_not_proscribed = "proscribed" not in state.world.person(character).statuses
    return (draft_set_fact(state, character, "status", "proscribed"),) if is_not_proscribed else ()


@fold_of(ProscriptioLifted, undo=_undo_end_of_proscription)
def _evolve_end_of_proscription(world: World, event: ProscriptioLifted, _entry: Entry) -> World:
    """Return the world in which the character may enter Rome again (SEN-18, SEN-19).

    Lost goods are not given back.
    """
    return world.without_status(event.who, "proscribed")


CLOSE_BALLOT = Act(
    CloseBallot,
    _close_ballot_objections,
    _draft_closing,
    _offer_close_ballot,
    dry_run=DryRunRules(foretold=False),
)

VOTES_COUNTED = recorded_only_type(
    VotesCounted, _counted_args, audience=_count_audience, undo="postings"
)
