"""What phones put first: what the turn asks of an empire, and what is at stake in it."""

from collections.abc import Callable, Iterator, Mapping

from ledger.contract.offer import Form, Known, Suggestion
from ledger.games.roman_diplomacy.adjustments import balance
from ledger.games.roman_diplomacy.cities import free_cities
from ledger.games.roman_diplomacy.claims import claimants
from ledger.games.roman_diplomacy.retreats import retreating_by_name
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.winning import strengths
from ledger.record.objection import Args

Says = Callable[[Game, str], Args | None]
"""From a state and who acts to what fills the sentence about an act; None to say nothing."""


def suggests(known: Known[World], actor: str, forms: Mapping[str, Form]) -> Iterator[Suggestion]:
    """What the turn asks of somebody, from the board, which lies open; never from what is sealed.

    Until the first orders have been carried out everybody is told what the game is about.
    """
    state = known.state
    new = actor in state.kernel.players and not state.world.played
    guide = "guide-emperor" if new else ""
    for act, says in _SAYS.items():
        args = says(state, actor) if act in forms else None
        if args is not None:
            yield Suggestion(act, f"suggest-{act}", args, guide=guide)
            guide = ""


def _cities(state: Game, actor: str) -> Args | None:
    """How many Imperial Cities are free (DIP-PLAY-01); nothing for who has asked already (D-02)."""
    free = free_cities(state)
    return None if actor in claimants(state) or not free else {"n": len(free)}


def _orders(state: Game, actor: str) -> Args:
    """The pieces, and the centres of one's side against those that win (DIP-WIN-01, DIP-WIN-02)."""
    world = state.world
    return {
        "n": len(world.now.pieces_of(actor)),
        "centres": strengths(world)[world.side(actor)],
        "needed": world.scenario.win_centres,
        "together": "yes" if len(world.members(actor)) > 1 else "no",
    }


def _retreats(state: Game, actor: str) -> Args:
    """The provinces that pieces have to leave, of those that have somewhere to go."""
    leaving = retreating_by_name(state, actor).values()
    return {"n": len(leaving), "place": [f"place:{one.piece.province}" for one in leaving]}


def _winter(state: Game, actor: str) -> Args:
    """How many builds there are to order, or disbands (DIP-CITY-07)."""
    more = balance(state.world, actor)
    kind = "builds" if more > 0 else "disbands" if more < 0 else "neither"
    return {"kind": kind, "n": abs(more)}


def _waiting(state: Game, _actor: str) -> Args:
    return {"who": [f"who:{who}" for who in claimants(state)]}


def _founded(state: Game, _actor: str) -> Args:
    return {"n": len(state.world.playing)}


def _partners(state: Game, actor: str) -> Args:
    others = [f"who:{who}" for who in state.world.members(actor) if who != actor]
    return {"who": others or "none"}


_SAYS: Mapping[str, Says] = {
    "found-empire": _cities,
    "give-city": _waiting,
    "ask-for-orders": _founded,
    "order-units": _orders,
    "order-retreats": _retreats,
    "order-partings": _retreats,
    "order-adjustments": _winter,
    "trade": _partners,
    "hand-over-unit": _partners,
    "hand-over-centre": _partners,
    "hand-over-builds": _partners,
}
"""The acts that a turn may ask for, the likeliest first, and what is said of each."""
