"""The computed consequences of the open bill, if it passed and were carried out at once.

The acts that close the ballot and carry out the law are run on a state in which the bill has every
vote. The drafts of these acts show which goods change hands and whose status changes.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, TypedDict

from ledger.contract.acts import Act, Drafts
from ledger.contract.offer import KnownState
from ledger.contract.standing import BecomingDoc, standing_change_document, standing_changes
from ledger.games.ludi_romani import standings
from ledger.games.ludi_romani.audiences import PRIVATE_GOODS, account_audience
from ledger.games.ludi_romani.goods import DENARIUS
from ledger.games.ludi_romani.senatus import bills, chamber, execution, vote_count
from ledger.games.ludi_romani.senatus.state import Bill
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.dry_context import DryContext, UndecidedError
from ledger.kernel.vocabulary.transcript import Folds, state_after
from ledger.record.audience import Viewer
from ledger.record.books import OverdraftError, holder
from ledger.record.entry import Posting
from ledger.record.objection import is_met
from ledger.record.shared_map import Map

PUBLIC_VIEWER = Viewer(frozenset(), is_staff=False)


class LegDoc(TypedDict):
    """An amount of goods that changes hands."""

    asset: str
    """The asset."""
    amount: int
    """The amount, in units of the asset (money in denarii)."""
    source: str
    """The character who gives it; empty where the viewer may not know."""
    target: str
    """The character who gets it; empty where the viewer may not know."""


class OutlookDoc(TypedDict):
    """The consequences of a bill."""

    bill: str
    """The id of the bill."""
    legs: list[LegDoc]
    """The goods that change hands."""
    becomes: list[BecomingDoc]
    """The changes of people's status."""


ActsByName = Mapping[str, Act[World, Any]]


def public_outlook(state: Game, bill: Bill, drafts: Drafts, later_state: Game) -> OutlookDoc:
    """Return the public consequences, without private goods."""
    postings = (posting for draft in drafts for posting in draft.postings)
    known_state_before, known_state_later = (
        KnownState(game_state, PUBLIC_VIEWER, account_audience)
        for game_state in (state, later_state)
    )
    changes = standing_changes(
        standings.all_standings(known_state_before), standings.all_standings(known_state_later)
    )
    changes_of_standing = [standing_change_document(change) for change in changes]
    legs = _leg_docs(posting for posting in postings if posting.asset not in PRIVATE_GOODS)
    return {"bill": bill.id, "legs": legs, "becomes": changes_of_standing}


def payments_by_payer(drafts: Drafts) -> dict[str, list[LegDoc]]:
    """Return the payments of each payer of a census (SEN-23)."""
    payments = [
        posting for draft in drafts for posting in draft.postings if posting.asset == DENARIUS
    ]
    people = sorted({holder(posting.source) for posting in payments})
    return {
        character: _leg_docs(posting for posting in payments if holder(posting.source) == character)
        for character in people
    }


def _leg_docs(postings: Iterable[Posting]) -> list[LegDoc]:
    sums: dict[tuple[str, str, str], int] = {}
    for posting in postings:
        account_pair_of_asset = posting.asset, holder(posting.source), holder(posting.target)
        sums[account_pair_of_asset] = sums.get(account_pair_of_asset, 0) + posting.amount
    return [
        {"asset": asset, "amount": amount, "source": giver, "target": taker}
        for (asset, giver, taker), amount in sums.items()
        if giver != taker
    ]


def simulate_passing(
    state: Game, bill: Bill, acts: ActsByName, folds: Folds[World]
) -> tuple[Drafts, Game]:
    """Return the drafts that close the ballot and carry out the law, and the state after them."""
    presider, executor = chamber.presiders(state)[0], chamber.executors(state)[0]
    voted_state = _state_with_only_voter(state, bill, presider)
    try:
        closing_command = vote_count.CloseBallot()
        drafts = tuple(
            acts[vote_count.CLOSE_BALLOT.name].effects(
                voted_state, presider, closing_command, DryContext()
            )
        )
        later_state = state_after(voted_state, drafts, folds)
        if bill.kind not in bills.KINDS_CARRIED_OUT:
            return drafts, later_state
        law = execution.CarryOutLaw(bill=bill.id)
        act = acts[execution.CARRY_OUT_LAW.name]
        if not is_met(
            objection
            for objection in act.objections(later_state, executor, law)
            if objection.grade == "L"
        ):
            return (), state
        effects = tuple(act.effects(later_state, executor, law, DryContext()))
        return (*drafts, *effects), state_after(later_state, effects, folds)
    except (OverdraftError, UndecidedError):
        return (), state


def _state_with_only_voter(state: Game, bill: Bill, voter: str) -> Game:
    """Return the state in which only this voter is on the roll and has voted for the bill."""
    bill = replace(bill, roll=Map({voter: 1}), votes=Map({voter: (1, 0, 0)}))
    curia = state.world.curia.with_bill(bill)
    return replace(state, world=replace(state.world, curia=curia))
