"""The Senate's slices: nominees, consuls, the ballot, and laws to be carried out."""

from collections.abc import Iterator
from functools import partial

from ledger.games.ludi_romani.audiences import account_audience
from ledger.games.ludi_romani.goods import DENARIUS
from ledger.games.ludi_romani.rome_border import is_lone_rex
from ledger.games.ludi_romani.seats import id_of_rome
from ledger.games.ludi_romani.senatus.ballots import roll_audience
from ledger.games.ludi_romani.senatus.bills import message_args_of_bill
from ledger.games.ludi_romani.senatus.census import (
    account_of_census,
    amount_left_to_share,
    census_bills,
    collector,
    receivers_of_shares,
    unshared_census_bills,
)
from ledger.games.ludi_romani.senatus.chamber import is_ballot_public, presiders, voters_in_chamber
from ledger.games.ludi_romani.senatus.execution import laws_to_carry_out
from ledger.games.ludi_romani.senatus.outlook import (
    ActsByName,
    OutlookDoc,
    payments_by_payer,
    public_outlook,
    simulate_passing,
)
from ledger.games.ludi_romani.senatus.polls import votes_by_nominee
from ledger.games.ludi_romani.senatus.progress import current_count, missing_votes_doc
from ledger.games.ludi_romani.senatus.slice_types import (
    BillDoc,
    CastDoc,
    CensusDoc,
    CountDoc,
    LawDoc,
    SenateDoc,
    ShareDoc,
    VoicesDoc,
    VoteDoc,
)
from ledger.games.ludi_romani.senatus.state import Bill
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.transcript import Folds
from ledger.record.audience import EVERYBODY, only
from ledger.record.view import Bundle, Slice


def senate_bundle(state: Game) -> Bundle:
    """Return the Senate's slices: for everybody, for the presider, for each voter, and on a census.

    The public part lists voters by rank alone, so that it does not reveal who has lent all
    suffragia.
    """
    world = state.world
    people_in_rome = state.seating.pieces_at(id_of_rome(state))
    purses = tuple(
        state.books.accounts.get(account_of_census(state, bill)) for bill in census_bills(state)
    )
    # a god in Venus' shape presides, too, and sees the count
    guises = world.powers.guises
    sources = (
        world.curia,
        people_in_rome,
        world.people,
        world.escorts,
        guises,
        state.kernel.switches,
    )
    return Bundle("senate", (*sources, *purses), lambda: _slices(state, (*sources, *purses)))


def _slices(state: Game, sources: tuple[object, ...]) -> Iterator[tuple[str, Slice]]:
    yield "senate", Slice(EVERYBODY, sources, lambda: _senate_doc(state))
    reader_audience = only(presiders(state), state.kernel.stewards)
    yield "senate-count", Slice(reader_audience, sources, lambda: _count_for_presider(state))
    bill = state.world.curia.open_bill
    for voter in sorted(bill.roll) if bill else ():
        yield f"senate-vote/{voter}", _voter_slice(state, voter, sources)
    yield "census", _census_slice(state, sources)


def outlook_bundle(state: Game, acts: ActsByName, folds: Folds[World]) -> Bundle:
    """Return the slices of the open bill's consequences, for everybody and for each payer."""
    bill = state.world.curia.open_bill
    sources = (bill, state.world, state.books.accounts, state.seating) if bill else (None,)
    return Bundle(
        "senate-outlook", sources, lambda: _outlook_slices(state, bill, acts, folds, sources)
    )


def _outlook_slices(
    state: Game,
    bill: Bill | None,
    acts: ActsByName,
    folds: Folds[World],
    sources: tuple[object, ...],
) -> Iterator[tuple[str, Slice]]:
    if bill is None:
        return
    drafts, later_state = simulate_passing(state, bill, acts, folds)
    public_doc = public_outlook(state, bill, drafts, later_state)
    yield "senate-outlook", Slice(EVERYBODY, sources, partial(dict, public_doc))
    for payer, legs in payments_by_payer(drafts).items():
        outlook: OutlookDoc = {"bill": bill.id, "legs": legs, "becomes": []}
        audience = account_audience(state, payer, DENARIUS)
        yield f"senate-outlook/{payer}", Slice(audience, sources, partial(dict, outlook))


def _senate_doc(state: Game) -> SenateDoc:
    curia, bill = state.world.curia, state.world.curia.open_bill
    return {
        "ballot": state.world.scenario.ballot,
        "method": str(state.switch("consul.method")),
        "nominees": [
            {"id": character, "by": curia.nominees[character]}
            for character in sorted(curia.nominees)
        ],
        "consuls": list(curia.consuls),
        "counting": curia.poll.method if curia.poll else "",
        "voices": _votes_for_consul(state) if is_ballot_public(state) else None,
        "chamber": list(voters_in_chamber(state)),
        "bill": _bill_doc(state, bill, is_visible=is_ballot_public(state)) if bill else None,
        "laws": [_law_doc(law) for law in laws_to_carry_out(state)],
        "decided": [
            {**_law_doc(law), "stage": law.stage}
            for law in curia.bills_of_this_winter
            if law.stage != "open"
        ],
        "lone_reges": [
            character
            for character in state.seating.pieces_at(id_of_rome(state))
            if is_lone_rex(state, character)
        ],
        "escorts": dict(sorted(state.world.escorts.items())),
    }


def _votes_for_consul(state: Game) -> VoicesDoc:
    """Return the votes of the count for consul so far."""
    poll = state.world.curia.poll
    if poll is None:
        return {}
    votes = {voter: poll.votes[voter] for voter in sorted(poll.votes)}
    # Totals by suffragia would reveal how many suffragia a single voter has borrowed.
    return {"votes": votes, "totals": votes_by_nominee(state) if poll.method == "heads" else None}


def _law_doc(bill: Bill) -> LawDoc:
    message_args = message_args_of_bill(bill.kind, bill.target, bill.receiver, bill.quantity)
    bill_kind, target, receiver, quantity = (
        message_args[arg_name] for arg_name in ("kind", "target", "to", "n")
    )
    law: LawDoc = {
        "id": bill.id,
        "by": bill.author,
        "kind": bill_kind,
        "target": target,
        "to": receiver,
        "n": quantity,
        "pleaded": bill.has_plea,
    }
    return law


def _bill_doc(state: Game, bill: Bill, *, is_visible: bool) -> BillDoc:
    """Return the bill that is being voted on, with its votes for viewers who may see them."""
    law = {**_law_doc(bill), "votes": None}
    if not is_visible:
        return law  # type: ignore[return-value]  # a bill without votes has no sums either
    votes: list[CastDoc] = [
        {"voter": voter, "yes": yes_votes, "no": no_votes, "abstained": abstentions}
        for voter, (yes_votes, no_votes, abstentions) in sorted(bill.votes.items())
    ]
    yes_votes, no_votes, _ = bill.totals
    sums = {"yes": yes_votes, "no": no_votes}
    count_fields = {"votes": votes, "sums": sums, "progress": current_count(state, bill)}
    return law | count_fields  # type: ignore[return-value]  # the law with all that was voted


def _count_for_presider(state: Game) -> CountDoc:
    """Return the roll and all votes, for the presider."""
    bill, poll = state.world.curia.open_bill, state.world.curia.poll
    return {
        "roll": dict(sorted(bill.roll.items())) if bill else {},
        "out": missing_votes_doc(bill) if bill else None,
        "bill": _bill_doc(state, bill, is_visible=True) if bill else None,
        "poll": dict(sorted(poll.roll.items())) if poll else {},
        "totals": votes_by_nominee(state) if poll else {},
    }


def _voter_slice(state: Game, voter: str, sources: tuple[object, ...]) -> Slice:
    """Return the slice with the votes that a voter may cast or has cast.

    The voter and the presider see it.
    """

    def render_vote() -> VoteDoc:
        bill = state.world.curia.open_bill
        vote = bill.votes.get(voter) if bill else None
        votes = bill.roll.get(voter, 0) if bill else 0
        return {"voter": voter, "weight": votes, "cast": vote or None}

    return Slice(roll_audience(state, voter), sources, render_vote)


def _census_slice(state: Game, sources: tuple[object, ...]) -> Slice:
    """Return the slice with the unshared census money and its receivers, for Venus."""

    def render_census() -> CensusDoc:
        share_docs: list[ShareDoc] = [
            {
                "id": bill.id,
                "n": amount_left_to_share(state, bill),
                "to": list(receivers_of_shares(state, bill)),
            }
            for bill in unshared_census_bills(state)
        ]
        return {"waiting": share_docs}

    return Slice(only(collector(state), state.kernel.stewards), sources, render_census)
