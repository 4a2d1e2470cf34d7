"""What ghosts take of a tributum (TRIB-05, 11, 14; IMAGO-07 to 10)."""

from collections.abc import Iterator

from ledger.audience import Audience, only
from ledger.contract import ActContext, Draft, Drafts, DutyType, EventType
from ledger.entry import Event, Posting
from ledger.games.ludi_romani.ghosts import ghosts_of
from ledger.games.ludi_romani.goods import DENARIUS
from ledger.games.ludi_romani.seats import unchanged
from ledger.games.ludi_romani.state import Game
from ledger.kernel.events import DutyDischarged, DutyOwed
from ledger.objection import Args
from ledger.state import Duty

KIND = "ghost-share"


class ShareGiven(Event, stored="ludi_romani/share-given@1"):
    """A mortal said which ghost has a share of a tributum that was too little for all."""

    player: str
    ghost: str


def share(state: Game) -> int:
    """What every ghost draws, in Denarii (IMAGO-07, IMAGO-08)."""
    return state.world.scenario.limits.imago_share


def pot(duty: str) -> str:
    """The account in which lies what ghosts are still to have."""
    return f"@tributum/{duty}"


def enough_for(state: Game, ghosts: tuple[str, ...], amount: int) -> bool:
    """Whether a sum covers all the ghosts (IMAGO-10)."""
    return amount >= len(ghosts) * share(state)


def taken(state: Game, player: str, amount: int, duty: str) -> Iterator[Posting]:
    """What ghosts take of a sum that the player has just been paid (IMAGO-07, IMAGO-08).

    Where it is not enough for all of them it lies in the pot of the duty, to the last Denarius
    (IMAGO-10).
    """
    ghosts = ghosts_of(state, player)
    if not enough_for(state, ghosts, amount):
        yield Posting(DENARIUS, player, pot(duty), amount)
        return
    for ghost in ghosts:
        yield Posting(DENARIUS, player, ghost, share(state))


def to_choose(state: Game, player: str, ghosts: tuple[str, ...], shares: int, duty: str) -> Drafts:
    """The player says which ghost has the next share (IMAGO-10)."""
    owed = DutyOwed(
        duty=duty,
        kind=KIND,
        owes=player,
        options=ghosts,
        default=ghosts[0],
        period=state.period.seq,
        terms={"details": "yes", "n": shares},
        seen=ghosts,
    )
    return (Draft(owed),)


def _given(state: Game, duty: Duty, option: str, _context: ActContext) -> Drafts:
    """That ghost has its share, and the next choice is owed while there is one (IMAGO-10)."""
    each, there = share(state), state.books.balance(pot(duty.id), DENARIUS)
    if there < each:
        return ()
    others = tuple(ghost for ghost in duty.options if ghost != option)
    last = there < 2 * each or not others
    following = "" if last else f"{duty.id}+"
    postings = [Posting(DENARIUS, pot(duty.id), option, there if last else each)]
    if following:
        postings.append(Posting(DENARIUS, pot(duty.id), pot(following), there - each))
    given = Draft(ShareGiven(duty.owes, option), tuple(postings))
    if last:
        return (given,)
    return (given, *to_choose(state, duty.owes, others, (there - each) // each, following))


def called_off(state: Game, *pots: str) -> Iterator[Draft]:
    """Nobody chooses any more who has what lies in these pots."""
    for duty in state.kernel.duties.values():
        if duty.kind == KIND and pot(duty.id) in pots:
            yield Draft(DutyDischarged(duty.id, KIND, duty.owes, duty.default, fell_due=True))


def _seen(state: Game, event: ShareGiven) -> Audience:
    """What a payment was is for the parties, and for the ghosts who take of it."""
    return only(event.player, event.ghost, state.kernel.stewards)


def _message_args(event: ShareGiven) -> Args:
    return {"who": f"who:{event.player}", "ghost": f"who:{event.ghost}"}


DUTIES = (DutyType(KIND, _given),)
EVENTS = (EventType(ShareGiven, unchanged, _message_args, _seen),)
