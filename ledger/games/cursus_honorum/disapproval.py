"""DISAP: the loss of dignitas for dice that show disapproval."""

from typing import NamedTuple

from ledger.contract.acts import Draft, Drafts, EventType
from ledger.contract.chapter import Chapter
from ledger.games.cursus_honorum.dignitas import dignitas_of, too_few_boxes_objection
from ledger.games.cursus_honorum.scenario import Penalty
from ledger.games.cursus_honorum.state import DIGNITAS, SHAME, Game, World
from ledger.games.cursus_honorum.turns import gain_posting, loss_posting
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection


class Disapproved(Event, stored="cursus_honorum/disapproved@1"):
    """A player's loss of dignitas, or gain of shame, because of dice that show 1."""

    who: str
    ones: int
    dignitas: int
    shame: int


class DisapprovalLoss(NamedTuple):
    """The loss for a number of dice that show 1: points of dignitas, and boxes of shame."""

    ones: int
    dignitas: int
    shame: int


def disapproval_loss(state: Game, player: str, number_of_ones: int) -> DisapprovalLoss:
    """Return the loss for this many dice that show 1. A single die costs nothing (CUR-DISAP-01)."""
    loss_table = state.world.scenario.disapproval
    penalty = loss_table[min(number_of_ones, len(loss_table) - 1)]
    points = dignitas_of(state, player)
    if points < penalty.dignitas:
        return _loss_with_too_few_points(state, penalty, points, number_of_ones)
    return DisapprovalLoss(number_of_ones, penalty.dignitas, penalty.shame)


def _loss_with_too_few_points(
    state: Game, penalty: Penalty, points: int, number_of_ones: int
) -> DisapprovalLoss:
    """Return the cost for a player with too few points.

    The player receives shame instead (CUR-DISAP-03, CUR-DISAP-04).
    """
    loses_points_too = state.switch("disapproval.insufficient") == "lose_and_shame"
    return DisapprovalLoss(
        number_of_ones, points if loses_points_too else 0, penalty.shame + penalty.instead
    )


def draft_disapproval(player: str, loss: DisapprovalLoss) -> Drafts:
    """Draft the loss, if the player loses anything.

    Rules: CUR-DISAP-02, CUR-DISAP-03, CUR-DISAP-04.
    """
    postings = (
        *loss_posting(player, DIGNITAS, loss.dignitas),
        *gain_posting(player, SHAME, loss.shame),
    )
    if not postings:
        return ()
    return (Draft(Disapproved(player, loss.ones, loss.dignitas, loss.shame), postings),)


def _undo_disapproved(state: Game, entry: Entry) -> Drafts | Objection:
    return too_few_boxes_objection(state, entry.event.who, entry.event.dignitas) or ()


def _disapproved_args(event: Disapproved) -> Args:
    return {
        "who": f"who:{event.who}",
        "ones": event.ones,
        "n": event.dignitas,
        "shame": event.shame,
    }


DISAPPROVALS: Chapter[World] = Chapter(
    "CUR-DISAP",
    events=(
        EventType(
            Disapproved,
            lambda world, _event, _entry: world,
            _disapproved_args,
            undo=_undo_disapproved,
        ),
    ),
)
