"""A loan that comes back: the entry, and what every way of getting it back asks."""

from collections.abc import Callable

from ledger.audience import Audience, only
from ledger.books import lent
from ledger.contract import Draft, Drafts, EventType
from ledger.entry import Entry, Event, Posting
from ledger.form import Awaiting, Choice, Chosen, Field, Option, choice
from ledger.games.ludi_romani.amicitia.circle import of_loan
from ledger.games.ludi_romani.amicitia.lending import quantity
from ledger.games.ludi_romani.amicitia.loans import must_be_on_loan, must_be_passable, on_loan
from ledger.games.ludi_romani.goods import DENARIUS, LEGIONES
from ledger.games.ludi_romani.limits import must_stay_within_ten, room
from ledger.games.ludi_romani.mercatus.handing import after_undo
from ledger.games.ludi_romani.money import MOST_DENARII
from ledger.games.ludi_romani.roster import armed, turns_into
from ledger.games.ludi_romani.scenario import CHIP
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Args, Objections


class LoanReturned(Event, stored="ludi_romani/loan-returned@1"):
    """What was lent is with its owner again; `fetched_by` the god who brought votes home."""

    owner: str
    keeper: str
    asset: str
    quantity: int
    fetched_by: str = ""
    becomes: str = ""


def must_be_returnable(state: Game, keeper: str, owner: str, asset: str, amount: int) -> Objections:
    """What stands against so much coming back (AMIC-07 to 09)."""
    yield from must_be_on_loan(state, keeper, owner, asset, amount)
    yield from must_be_passable(state, keeper, owner, asset, amount)
    yield from must_stay_within_ten(state, owner, asset, amount)


def comes_back(
    state: Game, keeper: str, owner: str, asset: str, amount: int, fetched_by: str = ""
) -> Draft:
    """It is with its owner again (AMIC-07 to 09)."""
    becomes = turns_into(state, owner, asset)
    event = LoanReturned(owner, keeper, asset, amount, fetched_by, becomes)
    return Draft(event, (Posting(asset, lent(keeper, owner), owner, amount),))


def most_back(state: Game, keeper: str, owner: str, asset: str) -> int:
    """How much of a loan could come back now; nought when nothing can."""
    step = CHIP if asset == DENARIUS else 1
    if any(must_be_returnable(state, keeper, owner, asset, step)):
        return 0
    left = on_loan(state, keeper, owner, asset)
    return min(left - left % step, MOST_DENARII, room(state, owner, asset))


def fields(
    name: str, loans: dict[str, dict[str, int]], chosen: Chosen
) -> tuple[Field, Field, Field]:
    """Whose, what of it and how much, each narrowed by what was chosen before."""
    kinds = loans.get(str(chosen.get(name)), {})
    most = kinds.get(str(chosen.get("asset")), 0)
    return (
        Choice(name, tuple(map(Option, loans))),
        choice("asset", list(kinds)) if kinds else Awaiting("asset", (name,)),
        quantity(str(chosen["asset"]), most) if most else Awaiting("quantity", ("asset",)),
    )


def loans_of(
    others: tuple[str, ...], assets: tuple[str, ...], most: Callable[[str, str], int]
) -> dict[str, dict[str, int]]:
    """By person and asset how much could come back, without what could not."""
    found = {who: {asset: n for asset in assets if (n := most(who, asset)) > 0} for who in others}
    return {who: kinds for who, kinds in found.items() if kinds}


def _returned(world: World, event: LoanReturned, _entry: Entry) -> World:
    """A first legio makes a general, one that comes back too (ROST-04)."""
    return armed(world, event.owner, event.becomes) if event.asset in LEGIONES else world


def _seen(state: Game, event: LoanReturned) -> Audience:
    """Whoever knew of the loan, and the god who was sent (AMIC-07)."""
    fetched = (event.fetched_by,) if event.fetched_by else ()
    return only(of_loan(state, event.owner, event.keeper, event.asset), fetched)


def _lent_again(state: Game, entry: Entry) -> Drafts:
    event: LoanReturned = entry.event
    return after_undo(state, event.owner, event.becomes, event.quantity)


def _message_args(event: LoanReturned) -> Args:
    return {
        "who": f"who:{event.owner}",
        "from": f"who:{event.keeper}",
        "asset": f"asset:{event.asset}",
        "n": event.quantity,
        "god": f"who:{event.fetched_by}" if event.fetched_by else "none",
    }


EVENTS = (EventType(LoanReturned, _returned, _message_args, _seen, undo=_lent_again),)
