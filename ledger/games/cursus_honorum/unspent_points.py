"""PC: the loss of unspent points at the end of a turn.

A player keeps only wealth for the next turn.
"""

from ledger.contract.acts import Draft, Drafts, EventType
from ledger.contract.chapter import Chapter
from ledger.games.cursus_honorum.state import ATTACK, POLITICAL_CAPITAL, SKILL_POINTS, Game, World
from ledger.games.cursus_honorum.turns import loss_posting
from ledger.record.entry import Event
from ledger.record.objection import Args


class UnspentLost(Event, stored="cursus_honorum/unspent-lost@1"):
    """The loss of points that a player had not spent at the end of the turn."""

    who: str
    pc: int = 0
    skill_points: int = 0
    attack: int = 0


def draft_unspent_loss(state: Game, player: str) -> Drafts:
    """Draft the loss of the points left at the end of a turn (CUR-PC-03, CUR-SKILL-01)."""
    balance_of = state.books.balance
    political_capital = (
        0
        if state.switch("dignitas.leftover_capital") == "saved"
        else balance_of(player, POLITICAL_CAPITAL)
    )
    saves_points = state.switch("skills.leftover_points") == "saved"
    points = 0 if saves_points else balance_of(player, SKILL_POINTS)
    return draft_loss(
        player, pc=political_capital, skill_points=points, attack=balance_of(player, ATTACK)
    )


def draft_loss(player: str, *, pc: int = 0, skill_points: int = 0, attack: int = 0) -> Drafts:
    """Draft the loss of these points, if there are any."""
    postings = (
        *loss_posting(player, POLITICAL_CAPITAL, pc),
        *loss_posting(player, SKILL_POINTS, skill_points),
        *loss_posting(player, ATTACK, attack),
    )
    return (Draft(UnspentLost(player, pc, skill_points, attack), postings),) if postings else ()


def draft_loss_after_undo(
    state: Game,
    player: str,
    period_number: int,
    *,
    pc: int = 0,
    skill_points: int = 0,
    attack: int = 0,
) -> Drafts:
    """Draft the loss of points that an undo returns after the end of their turn."""
    turn = state.world.turn
    if turn is not None and turn.who == player and period_number == state.period.seq:
        return ()
    return draft_loss(player, pc=pc, skill_points=skill_points, attack=attack)


def _unspent_lost_args(event: UnspentLost) -> Args:
    return {
        "who": f"who:{event.who}",
        "pc": event.pc,
        "points": event.skill_points,
        "attacks": event.attack,
    }


UNSPENT: Chapter[World] = Chapter(
    "CUR-PC",
    events=(EventType(UnspentLost, lambda world, _event, _entry: world, _unspent_lost_args),),
)
