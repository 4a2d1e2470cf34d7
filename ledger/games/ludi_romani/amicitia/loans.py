"""Owner and holder are apart: what a loan is, who may hold it, and how it ends (AMIC-04)."""

from collections.abc import Iterable, Iterator

from ledger.books import lent
from ledger.entry import Posting
from ledger.games.ludi_romani.arms import legions_must_be_free
from ledger.games.ludi_romani.goods import (
    CLASSIS,
    CLIENTARUM,
    CURIALIS,
    DENARIUS,
    LEGIONES,
    SUFFRAGIUM,
)
from ledger.games.ludi_romani.mercatus.between import must_be_among_friends, must_go_to_husband
from ledger.games.ludi_romani.mercatus.sale import must_be_at_sea
from ledger.games.ludi_romani.money import must_be_in_chips
from ledger.games.ludi_romani.roster import must_be_fit_to_own, must_be_voter
from ledger.games.ludi_romani.state import Game
from ledger.objection import Objection, Objections

LENT = (DENARIUS, CLASSIS, CLIENTARUM, CURIALIS, SUFFRAGIUM)
"""What friends may put in for the common good (AMIC-04)."""


def on_loan(state: Game, keeper: str, owner: str, asset: str) -> int:
    """How much of the owner's somebody still holds (AMIC-04)."""
    return state.books.balance(lent(keeper, owner), asset) if keeper != owner else 0


def keepers(state: Game, owner: str, assets: Iterable[str]) -> tuple[str, ...]:
    """Who holds some of these for an owner."""
    known = state.world.bonds.lent_to.get(owner, ())
    return tuple(k for k in known if any(on_loan(state, k, owner, asset) for asset in assets))


def must_be_on_loan(state: Game, keeper: str, owner: str, asset: str, amount: int) -> Objections:
    """No more comes back than is still there; what was spent or lost is gone (FATA-12)."""
    left = on_loan(state, keeper, owner, asset)
    if amount > left:
        args = {"who": f"who:{keeper}", "asset": f"asset:{asset}", "n": left}
        yield Objection("FATA-12", "not-lent", args, waivable=False)


def must_be_passable(state: Game, giver: str, to: str, asset: str, amount: int) -> Objections:
    """Whether such a thing may go from one friend's hands into another's at all (AMIC-04)."""
    if asset == DENARIUS:
        yield from must_be_in_chips(amount)
    if asset == SUFFRAGIUM:
        yield from must_be_voter(state, to)
    else:
        yield from must_be_fit_to_own(state, to, asset)
    if asset in LEGIONES:
        yield from legions_must_be_free(state, giver, asset)
    if asset == CLASSIS and not state.switch("classes.gifts_inland"):
        yield from must_be_at_sea(state, giver)
        yield from must_be_at_sea(state, to)


def must_be_lendable(state: Game, owner: str, to: str, asset: str, amount: int) -> Objections:
    """Whether a friend may lend such a thing to another (AMIC-04)."""
    if asset == CURIALIS:
        yield from must_be_among_friends(state, owner, to)
    yield from must_go_to_husband(state, owner, to, asset)
    yield from must_be_passable(state, owner, to, asset, amount)


def all_ended(state: Game, keeper: str, owner: str) -> Iterator[Posting]:
    """No loan is left between these: suffragia go home, all else is the holder's (AMIC-12)."""
    for asset in LENT:
        left = on_loan(state, keeper, owner, asset)
        if left:
            target = owner if asset == SUFFRAGIUM else keeper
            yield Posting(asset, lent(keeper, owner), target, left)
