"""UPK: the upkeep of a level, paid in political capital or lost in dignitas."""

from typing import NamedTuple

from ledger.contract.acts import Draft, Drafts, recorded_only_type
from ledger.contract.chapter import Chapter
from ledger.games.cursus_honorum.dignitas import too_few_boxes_objection, upkeep_for_points
from ledger.games.cursus_honorum.state import DIGNITAS, POLITICAL_CAPITAL, SHAME, Game, World
from ledger.games.cursus_honorum.turns import gain_posting, loss_posting
from ledger.games.cursus_honorum.unspent_points import draft_loss_after_undo
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection


class UpkeepPaid(Event, stored="cursus_honorum/upkeep-paid@1"):
    """The payment of a level's upkeep."""

    who: str
    upkeep: int


class UpkeepMissed(Event, stored="cursus_honorum/upkeep-missed@1"):
    """The upkeep that a player did not pay, and its cost."""

    who: str
    upkeep: int
    """The upkeep due, in political capital."""
    capital: int
    """The capital at hand."""
    dignitas: int
    """Points of dignitas lost."""
    shame: int
    """Boxes of shame received."""
    forfeited: int
    """Political capital lost."""


class UpkeepFacts(NamedTuple):
    """The facts that determine whether the upkeep is paid."""

    points: int
    """Points of dignitas after disapproval."""
    capital: int
    """Political capital at hand."""
    is_refused: bool
    """Whether the player refuses to pay."""


def draft_upkeep(state: Game, player: str, bill: UpkeepFacts) -> Drafts:
    """Draft the payment of the upkeep, or the penalty for not paying it (CUR-UPK-01)."""
    upkeep = upkeep_for_points(state, bill.points)
    if bill.is_refused or bill.capital < upkeep:
        return (_draft_penalty(state, player, bill, upkeep),)
    return (
        (Draft(UpkeepPaid(player, upkeep), loss_posting(player, POLITICAL_CAPITAL, upkeep)),)
        if upkeep
        else ()
    )


def _draft_penalty(state: Game, player: str, bill: UpkeepFacts, upkeep: int) -> Draft:
    """Draft the penalty for unpaid upkeep: the player loses a point and the capital at hand.

    Rule: CUR-UPK-02.
    """
    points, shame_count = _penalty(state, bill.points)
    keeps_capital = state.switch("upkeep.unpaid_capital") == "keep"
    forfeited_capital = 0 if keeps_capital else bill.capital
    event = UpkeepMissed(player, upkeep, bill.capital, points, shame_count, forfeited_capital)
    postings = (
        *loss_posting(player, DIGNITAS, points),
        *gain_posting(player, SHAME, shame_count),  # CUR-UPK-04
        *loss_posting(player, POLITICAL_CAPITAL, forfeited_capital),
    )
    return Draft(event, postings)


def _penalty(state: Game, points: int) -> tuple[int, int]:
    """Return the points and the shame that unpaid upkeep costs.

    A player loses a point (CUR-UPK-02). A player without a point is shamed instead (CUR-UPK-04).
    """
    penalty = state.world.scenario.missed_upkeep
    return (penalty.dignitas, 0) if points >= penalty.dignitas else (0, penalty.instead)


def _paid_args(event: UpkeepPaid) -> Args:
    return {"who": f"who:{event.who}", "n": event.upkeep}


def _missed_args(event: UpkeepMissed) -> Args:
    return {
        "who": f"who:{event.who}",
        "upkeep": event.upkeep,
        "capital": event.capital,
        "n": event.dignitas,
        "shame": event.shame,
        "forfeited": event.forfeited,
    }


def _undo_paid_upkeep(state: Game, entry: Entry) -> Drafts:
    return draft_loss_after_undo(state, entry.event.who, entry.period, pc=entry.event.upkeep)


def _undo_missed_upkeep(state: Game, entry: Entry) -> Drafts | Objection:
    full_objection = too_few_boxes_objection(state, entry.event.who, entry.event.dignitas)
    if full_objection is not None:
        return full_objection
    return draft_loss_after_undo(state, entry.event.who, entry.period, pc=entry.event.forfeited)


UPKEEP: Chapter[World] = Chapter(
    "CUR-UPK",
    events=(
        recorded_only_type(UpkeepPaid, _paid_args, undo=_undo_paid_upkeep),
        recorded_only_type(UpkeepMissed, _missed_args, undo=_undo_missed_upkeep),
    ),
)
