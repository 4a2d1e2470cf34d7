"""Who knows of a friendship, and what is asked of its members."""

from collections.abc import Iterable

from ledger.audience import Audience, only, sees
from ledger.form import Choice, Option
from ledger.games.ludi_romani.audiences import PRIVATE
from ledger.games.ludi_romani.bonds import Amicitia
from ledger.games.ludi_romani.goods import SUFFRAGIUM
from ledger.games.ludi_romani.juno import approver
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Objection, Objections
from ledger.offer import Known


def circle(state: Game, amicitia: Amicitia) -> Audience:
    """Its members and the Fates, and Juno when it is sworn (AMIC-15)."""
    juno = (approver(state, "oversee_amicitia"),) if amicitia.blessed else ()
    return only(amicitia.members, juno, state.kernel.stewards)


def known_to(state: Game, members: Iterable[str]) -> Audience:
    """Those named, and the Fates."""
    return only(members, state.kernel.stewards)


def of_loan(state: Game, owner: str, keeper: str, asset: str) -> Audience:
    """Who knows what one holds of another's: of votes Venus and Mercury, else all their friends."""
    if asset == SUFFRAGIUM:
        return only(owner, keeper, PRIVATE[SUFFRAGIUM], state.kernel.stewards)
    circles = (circle(state, shared) for shared in state.world.bonds.shared(owner, keeper))
    return only(owner, keeper, state.kernel.stewards, *circles)


def must_be_member(state: Game, actor: str, name: str) -> Objections:
    """A friendship is its members' business; others are not told whether there is one (AMIC-01)."""
    amicitia = state.world.bonds.amicitiae.get(name)
    if amicitia is None or actor not in amicitia.members:
        yield Objection("AMIC-01", "no-such-amicitia", waivable=False)


def friendships_of_actor(known: Known[World], actor: str) -> tuple[Amicitia, ...]:
    """The actor's friendships, as far as the viewer may know of them."""
    state = known.state
    return tuple(a for a in state.world.bonds.of(actor) if sees(circle(state, a), known.viewer))


def which(amicitiae: Iterable[Amicitia], actor: str) -> Choice:
    """A field to choose one of the actor's friendships, by those who belong to it."""
    return Choice("amicitia", tuple(_option(a, actor) for a in amicitiae))


def _option(amicitia: Amicitia, actor: str) -> Option:
    who = [f"who:{one}" for one in amicitia.members if one != actor]
    return Option(amicitia.id, "note-amicitia", {"who": who, "n": len(who)})
