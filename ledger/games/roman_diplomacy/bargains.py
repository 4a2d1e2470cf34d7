"""Trades of bots: equal goods if both sides gain, and builds for units (DIP-FED-06).

The nearer a unit or a centre is to an empire's city, the more the empire values it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from ledger.contract.form import BotRandom, Move
from ledger.games.roman_diplomacy.adjudication.adjustments import distances_from_centres
from ledger.games.roman_diplomacy.adjustments import builds_allowed
from ledger.games.roman_diplomacy.barter import (
    TRADE,
    Gifts,
    Trade,
    most_builds_to_give,
    possible_trade_partners,
    trade_objections,
)
from ledger.games.roman_diplomacy.open_window import awaited_window
from ledger.games.roman_diplomacy.state import Game, World
from ledger.kernel.performing.trades import (
    GIVEN_PREFIX,
    TAKEN_PREFIX,
    open_trade_between,
    terms_seen_by,
    trades_to_answer,
)
from ledger.record.objection import is_met
from ledger.record.state import Petition

BARTER_CHANCE = 0.5
"""The probability that a bot offers a trade when it may act and has a trade to offer."""

CENTRE_WORTH, UNIT_WORTH, BUILD_WORTH = 3, 2, 2
"""The relative worth of a centre, a unit and a build."""

FAR_DISTANCE = 1000
"""The distance in steps that is used for a province out of reach."""


def offer_of_bot(state: Game, player: str, bot_random: BotRandom) -> Move | None:
    """Return a bot's offer to a partner who is not ready yet; None if the bot has no offer."""
    if state.world.phase != "trades":
        return None
    offer_moves = (
        _offer_move(state, player, partner, _gifts_to_offer(state, player, partner))
        for partner in _partners_to_wait_for(state, player)
    )
    offer_move = next((move for move in offer_moves if move is not None), None)
    return offer_move if offer_move is not None and bot_random.random() < BARTER_CHANCE else None


def _partners_to_wait_for(state: Game, player: str) -> Iterator[str]:
    """Yield the partners who are not ready, and with whom no trade is open."""
    window = awaited_window(state)
    for partner in possible_trade_partners(state, player):
        is_free = open_trade_between(state, TRADE.name, player, partner) is None
        if (
            is_free
            and window is not None
            and partner in window.owed
            and partner not in window.ready_who
        ):
            yield partner


def _gifts_to_offer(state: Game, player: str, partner: str) -> Gifts | None:
    """Return the bot's offer.

    The offer is a centre for a centre, a unit for a unit, or a build for a partner with too few
    centres.
    """
    own_gifts, partner_gifts = (
        _best_gifts(state.world, player, partner),
        _best_gifts(state.world, partner, player),
    )
    for given_gifts, taken_gifts in (
        (Gifts((), own_gifts.centres[:1], 0), Gifts((), partner_gifts.centres[:1], 0)),
        (Gifts(own_gifts.units[:1], (), 0), Gifts(partner_gifts.units[:1], (), 0)),
    ):
        if (
            any(given_gifts)
            and any(taken_gifts)
            and _is_swap_favourable(state.world, player, partner, given_gifts, taken_gifts)
        ):
            return given_gifts
    has_spare_build = most_builds_to_give(state.world, player) > 0 and _is_short_of_centres(
        state.world, partner
    )
    return Gifts((), (), 1) if has_spare_build and partner_gifts.units else None


def _is_short_of_centres(world: World, player: str) -> bool:
    """Return whether the player would have to give up units this winter."""
    return world.season == "autumn" and builds_allowed(world, player) < 0


def _best_gifts(world: World, player: str, partner: str) -> Gifts:
    """Return the units and centres that a player would give, ordered by worth for the partner.

    A bot never gives an Imperial City away.
    """
    closeness = _closeness_measure(world, player, partner)
    centres = (
        centre for centre in world.position.centres_of(player) if centre not in world.builders
    )
    units = (piece.province for piece in world.position.units_of(player))

    def sorted_by_closeness(places: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(places, key=lambda place: (-closeness(place), place)))

    return Gifts(sorted_by_closeness(units), sorted_by_closeness(centres), 0)


def _closeness_measure(world: World, player: str, partner: str) -> Callable[[str], int]:
    """Return a function that compares a province's distances to two cities.

    The function returns how many steps nearer the province is to the partner's city than to the own
    city.
    """
    own_distances, partner_distances = (
        distances_from_centres(world.board, (world.empire(side).city,))
        for side in (player, partner)
    )
    return lambda place: (
        own_distances.get(place, FAR_DISTANCE) - partner_distances.get(place, FAR_DISTANCE)
    )


def _is_swap_favourable(
    world: World, player: str, partner: str, own_gifts: Gifts, partner_gifts: Gifts
) -> bool:
    """Return whether a swap brings goods nearer to their owners' cities in total."""
    partner_closeness, own_closeness = (
        _closeness_measure(world, player, partner),
        _closeness_measure(world, partner, player),
    )
    cost = sum(partner_closeness(place) for place in (*own_gifts.units, *own_gifts.centres))
    return (
        cost + sum(own_closeness(place) for place in (*partner_gifts.units, *partner_gifts.centres))
        > 0
    )


def _offer_move(state: Game, player: str, partner: str, side: Gifts | None) -> Move | None:
    """Return the move that offers these gifts to the partner; None if the rules refuse it."""
    if side is None:
        return None
    trade = open_trade_between(state, TRADE.name, player, partner)
    partner_gifts = (
        _gifts_from_terms(terms_seen_by(trade, player), TAKEN_PREFIX) if trade else Gifts((), (), 0)
    )
    fields = {
        "with": partner,
        **_gift_fields(GIVEN_PREFIX, side),
        **_gift_fields(TAKEN_PREFIX, partner_gifts),
    }
    is_lawful = is_met(trade_objections(state, player, Trade.model_validate(fields)))
    return Move(TRADE.name, fields) if is_lawful else None


def _gift_fields(prefix: str, side: Gifts) -> dict[str, Any]:
    gift_values = {
        "units": sorted(side.units),
        "centres": sorted(side.centres),
        "builds": side.builds,
    }
    return {f"{prefix}{goods_kind}": quantity for goods_kind, quantity in gift_values.items()}


def _gifts_from_terms(terms: Mapping[str, Any], prefix: str) -> Gifts:
    units, centres, builds = (terms.get(f"{prefix}{goods_kind}") for goods_kind in Gifts._fields)
    return Gifts(tuple(units or ()), tuple(centres or ()), int(builds or 0))


# The answer of a bot to an offer


def players_who_would_answer(state: Game) -> tuple[str, ...]:
    """Return the players who would answer an open trade now."""
    return tuple(
        player
        for player in state.world.players_with_empire
        if answer_to_trade(state, player) is not None
    )


def answer_to_trade(state: Game, player: str) -> Move | None:
    """Return a bot's answer to an open trade: a counter-offer, a consent, or a withdrawal."""
    if state.world.phase != "trades":
        return None
    answers = (_answer(state, player, petition) for petition in trades_to_answer(state, player))
    return next((move for move in answers if move is not None), None)


def _answer(state: Game, player: str, petition: Petition) -> Move | None:
    terms = terms_seen_by(petition, player)
    own_gifts, partner_gifts = (
        _gifts_from_terms(terms, GIVEN_PREFIX),
        _gifts_from_terms(terms, TAKEN_PREFIX),
    )
    withdrawal = Move("withdraw", {"petition": petition.id})
    if not any(partner_gifts):
        return None
    if not any(own_gifts):
        return (
            _offer_move(state, player, str(terms["with"]), _matching_gifts(state, player, terms))
            or withdrawal
        )
    command = Trade.model_validate(petition.terms)
    is_lawful = is_met(trade_objections(state, petition.actor, command))
    is_fair = is_lawful and _worth(partner_gifts) >= _worth(own_gifts)
    return Move("consent", {"petition": petition.id}) if is_fair else withdrawal


def _matching_gifts(state: Game, player: str, terms: Mapping[str, Any]) -> Gifts | None:
    """Return the same number of centres and units as the partner gives, one unit for each build.

    Return None if the bot lacks such goods or does not gain.
    """
    world, partner = state.world, str(terms["with"])
    partner_gifts, own_gifts = (
        _gifts_from_terms(terms, TAKEN_PREFIX),
        _best_gifts(state.world, player, partner),
    )
    unit_count, centre_count = (
        len(partner_gifts.units) + partner_gifts.builds,
        len(partner_gifts.centres),
    )
    if len(own_gifts.units) < unit_count or len(own_gifts.centres) < centre_count:
        return None
    side = Gifts(own_gifts.units[:unit_count], own_gifts.centres[:centre_count], 0)
    is_favourable = _is_swap_favourable(world, player, partner, side, partner_gifts)
    return (
        side
        if is_favourable or (partner_gifts.builds and _is_short_of_centres(world, player))
        else None
    )


def _worth(side: Gifts) -> int:
    return (
        CENTRE_WORTH * len(side.centres) + UNIT_WORTH * len(side.units) + BUILD_WORTH * side.builds
    )
