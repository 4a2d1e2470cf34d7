"""What ghosts take of a tributum (TRIB-05, 11, 14; IMAGO-07 to 10)."""

from collections.abc import Iterator

from ledger.contract import ActContext, Draft, Drafts, DutyType, EventType
from ledger.entry import Entry, Event, Posting
from ledger.games.ludi_romani import audiences, goods
from ledger.games.ludi_romani.state import Game
from ledger.kernel.choices import duty_owed
from ledger.kernel.events import DutyDischarged
from ledger.references import Who, arguments
from ledger.state import Duty

KIND = "ghost-share"


class ShareGiven(Event, stored="ludi_romani/share-given@1"):
    """A mortal said which ghost has a share of a tributum that was too little for all."""

    player: Who
    ghost: Who


def share(state: Game) -> int:
    """What every ghost draws, in Denarii (IMAGO-07, IMAGO-08)."""
    return state.world.scenario.limits.imago_share


def pot(duty: str) -> str:
    """The account in which lies what ghosts are still to have."""
    return f"@tributum/{duty}"


def shared_out(
    state: Game, player: str, ghosts: tuple[str, ...], amount: int, duty: str
) -> tuple[tuple[Posting, ...], Drafts]:
    """What ghosts take of a sum that the player has just been paid (IMAGO-07, IMAGO-08).

    Where it is not enough for all of them it lies in the pot of the duty, to the last Denarius, and
    the player owes a choice (IMAGO-10).
    """
    each = share(state)
    if amount >= len(ghosts) * each:
        return tuple(Posting(goods.DENARIUS, player, ghost, each) for ghost in ghosts), ()
    owed = _choice_owed(state, player, ghosts, amount // each, duty)
    return (Posting(goods.DENARIUS, player, pot(duty), amount),), (owed,)


def _choice_owed(
    state: Game, player: str, ghosts: tuple[str, ...], shares: int, duty: str
) -> Draft:
    """The player says which ghost has the next share (IMAGO-10)."""
    return duty_owed(state, duty, KIND, player, ghosts, seen=ghosts, n=shares)


def _given(state: Game, duty: Duty, option: str, _context: ActContext) -> Drafts:
    """That ghost has its share, and the next choice is owed while there is one (IMAGO-10)."""
    each, there = share(state), state.books.balance(pot(duty.id), goods.DENARIUS)
    if there < each:
        return ()
    event, others = ShareGiven(duty.owes, option), tuple(g for g in duty.options if g != option)
    rest, following = there - each, f"{duty.id}+"
    if rest < each or not others:
        return (Draft(event, (Posting(goods.DENARIUS, pot(duty.id), option, there),)),)
    postings = (
        Posting(goods.DENARIUS, pot(duty.id), option, each),
        Posting(goods.DENARIUS, pot(duty.id), pot(following), rest),
    )
    owed = _choice_owed(state, duty.owes, others, rest // each, following)
    return (Draft(event, postings), owed)


def called_off(state: Game, paid: Entry) -> Iterator[Draft]:
    """Nobody chooses any more who has what this payment put into a pot."""
    pots = {posting.target for posting in paid.postings}
    for duty in state.kernel.duties.values():
        if duty.kind == KIND and pot(duty.id) in pots:
            yield Draft(DutyDischarged(duty.id, KIND, duty.owes, duty.default, fell_due=True))


DUTIES = (DutyType(KIND, _given),)
EVENTS = (
    EventType(
        ShareGiven,
        message_args=arguments("ghost", who="player"),
        audience=audiences.parties("player", "ghost"),
    ),
)
