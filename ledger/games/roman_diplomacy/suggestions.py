"""Suggestions that phones show first: the act that the turn asks for, with useful numbers."""

from collections.abc import Callable, Iterator, Mapping

from ledger.contract.offer import Forms, KnownState, Suggestion
from ledger.games.roman_diplomacy.adjustments import builds_allowed
from ledger.games.roman_diplomacy.cities import free_cities
from ledger.games.roman_diplomacy.claims import newcomers_with_claim
from ledger.games.roman_diplomacy.retreats import units_to_retreat_by_name
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.victory import centres_by_side
from ledger.record.objection import Args

Suggester = Callable[[Game, str], Args | None]
"""A function from a state and the actor to the arguments of an act's sentence, or to None."""


def suggestions_for_actor(
    known_state: KnownState[World], actor: str, forms: Forms
) -> Iterator[Suggestion]:
    """Yield suggestions for the turn, from the public board and never from sealed orders.

    Until the first orders have been carried out, the first suggestion also explains the game.
    """
    state = known_state.state
    is_new = actor in state.kernel.players and not state.world.played_turns
    guide_key = "guide-emperor" if is_new else ""
    for act, suggester in _SUGGESTERS.items():
        message_args = suggester(state, actor) if act in forms else None
        if message_args is not None:
            yield Suggestion(act, f"suggest-{act}", message_args, guide=guide_key)
            guide_key = ""


def _free_city_args(state: Game, actor: str) -> Args | None:
    """Return the number of free Imperial Cities; None if the player has already asked.

    Rules: DIP-PLAY-01, D-02.
    """
    open_cities = free_cities(state)
    return (
        None if actor in newcomers_with_claim(state) or not open_cities else {"n": len(open_cities)}
    )


def _order_args(state: Game, actor: str) -> Args:
    """Return the number of pieces, the side's centres, and the number of centres that wins.

    Rules: DIP-WIN-01, DIP-WIN-02.
    """
    world = state.world
    return {
        "n": len(world.position.pieces_of(actor)),
        "centres": centres_by_side(world)[world.side(actor)],
        "needed": world.scenario.win_centres,
        "together": "yes" if len(world.members_of_side(actor)) > 1 else "no",
    }


def _retreat_args(state: Game, actor: str) -> Args:
    """Return the provinces that pieces with a place to go have to leave."""
    dislodged_pieces = units_to_retreat_by_name(state, actor).values()
    return {
        "n": len(dislodged_pieces),
        "place": [
            f"place:{dislodged_piece.piece.province}" for dislodged_piece in dislodged_pieces
        ],
    }


def _winter_args(state: Game, actor: str) -> Args:
    """Return the number of builds or disbands to order (DIP-CITY-07)."""
    build_count = builds_allowed(state.world, actor)
    adjustment = "builds" if build_count > 0 else "disbands" if build_count < 0 else "neither"
    return {"kind": adjustment, "n": abs(build_count)}


def _waiting_args(state: Game, _actor: str) -> Args:
    return {"who": [f"who:{player}" for player in newcomers_with_claim(state)]}


def _founding_args(state: Game, _actor: str) -> Args:
    return {"n": len(state.world.players_with_empire)}


def _partner_args(state: Game, actor: str) -> Args:
    other_members = [
        f"who:{player}" for player in state.world.members_of_side(actor) if player != actor
    ]
    return {"who": other_members or "none"}


_SUGGESTERS: Mapping[str, Suggester] = {
    "found-empire": _free_city_args,
    "give-city": _waiting_args,
    "ask-for-orders": _founding_args,
    "order-units": _order_args,
    "order-retreats": _retreat_args,
    "order-partings": _retreat_args,
    "order-adjustments": _winter_args,
    "trade": _partner_args,
    "hand-over-unit": _partner_args,
    "hand-over-centre": _partner_args,
    "hand-over-builds": _partner_args,
}
"""The arguments of the suggestion for each act, the most likely act first."""
