"""Orders of a movement turn: attack, defend, and move nearer to valuable places."""

from collections.abc import Iterator

from ledger.contract.form import BotRandom
from ledger.games.roman_diplomacy.adjudication.board import province_of
from ledger.games.roman_diplomacy.adjudication.orders import Hold, Order, Piece
from ledger.games.roman_diplomacy.adjudication.petrol import fleet_orders_left
from ledger.games.roman_diplomacy.strategy.convoys import order_convoys
from ledger.games.roman_diplomacy.strategy.plan import Plan
from ledger.games.roman_diplomacy.strategy.situation import Situation
from ledger.games.roman_diplomacy.strategy.worth import NEUTRAL_WORTH, Worths

RANDOM_SHARE = 0.15
"""The largest random addition to a place's worth, as a share of that worth.

Because of the random addition two bots act differently in one situation.
"""
MAX_HELPERS = 2
"""The maximum number of supporters of a piece that holds."""


BOLD_CHANCE = 0.3
"""The probability that a bot leaves an endangered centre in order to win another centre."""


def sensible_orders(situation: Situation, bot_random: BotRandom) -> tuple[Order, ...]:
    """Return the orders of a sensible player. A piece without an order stays where it is.

    Every order is lawful. Every support and convoy is for an order of the same empire. The fleet
    orders stay within the petrol.
    """
    worths = Worths(situation)
    plan = Plan(situation, bold=frozenset(_provinces_to_risk(situation, bot_random)))
    _order_attacks(plan, worths, bot_random)
    _order_defence(plan, worths)
    order_convoys(plan, worths)
    _order_approaches(plan, worths, bot_random)
    _order_idle_support(plan)
    _extend_paths(plan, worths)
    return tuple(plan.orders) or _hold_one_piece(situation)


def _hold_one_piece(situation: Situation) -> tuple[Order, ...]:
    """Return an order to hold for one piece, because a player without any order misses the turn.

    Rule: DIP-CD-01.
    """
    first_pieces = sorted(situation.own_units, key=lambda piece: piece.kind)[:1]
    return tuple(Hold(piece.at) for piece in first_pieces)


def _provinces_to_risk(situation: Situation, bot_random: BotRandom) -> Iterator[str]:
    """Yield the provinces that a bot dares to leave although it may lose them."""
    return (piece.province for piece in situation.own_units if bot_random.random() < BOLD_CHANCE)


def _order_attacks(plan: Plan, worths: Worths, bot_random: BotRandom) -> None:
    """Order attacks on the most valuable places first, with as many supporters as needed."""
    prizes = {
        place: worths.worth_by_province[place] * _random_factor(bot_random)
        for place in sorted(worths.worth_by_province)
    }
    for place in sorted(prizes, key=lambda prize: (-prizes[prize], prize)):
        if worths.worth_by_province[place] >= NEUTRAL_WORTH and not plan.situation.is_ours(place):
            _order_attack_on(plan, worths, place)


def _random_factor(bot_random: BotRandom) -> float:
    """Return a random factor on a place's worth."""
    return 1 + RANDOM_SHARE * bot_random.random()


def _order_attack_on(plan: Plan, worths: Worths, place: str) -> None:
    if not plan.can_be_entered(place):
        return
    attackers = [piece for piece in plan.free_pieces() if _can_be_spared_for(plan, piece, place)]
    for mover in sorted(
        attackers, key=lambda piece: (worths.standing(piece.kind, piece.at), piece.at)
    ):
        helpers = plan.possible_helpers(place, except_for=mover)
        supporter_count = _supporters_needed(plan, place)
        if len(helpers) >= supporter_count:
            destination = max(
                _locations_in_province(plan, mover, place),
                key=lambda place: worths.standing(mover.kind, place),
            )
            plan.order_move(mover, destination)
            for helper in _helpers_by_need(plan, helpers)[:supporter_count]:
                plan.order_support(helper, mover, destination)
            return


def _can_be_spared_for(plan: Plan, piece: Piece, place: str) -> bool:
    """Return whether a piece can go there without leaving an own centre to an enemy piece."""
    return bool(_locations_in_province(plan, piece, place)) and not plan.has_to_stay(piece)


def _locations_in_province(plan: Plan, piece: Piece, place: str) -> tuple[str, ...]:
    return tuple(
        location
        for location in plan.situation.locations_in_reach(piece)
        if province_of(location) == place
    )


def _supporters_needed(plan: Plan, place: str) -> int:
    """Return the number of supporters needed to enter, if one enemy piece helps the defenders."""
    situation = plan.situation
    if not situation.has_resistance(place):
        return min(1, len(situation.foes_in_reach(place)))
    occupant = situation.unit_by_province.get(place)
    is_occupied = occupant is not None and bool(occupant.owner)
    return 1 + min(1, len(situation.foes_in_reach(place)) if is_occupied else 0)


def _helpers_by_need(plan: Plan, helpers: tuple[Piece, ...]) -> list[Piece]:
    """Return the helpers in order: first garrisons, then pieces that no foe threatens."""
    threats = plan.situation.foes_in_reach
    return sorted(
        helpers, key=lambda piece: (piece.kind != "G", len(threats(piece.province)), piece.at)
    )


def _order_defence(plan: Plan, worths: Worths) -> None:
    """Order pieces to hold own centres that would be lost, with help against several foes."""
    threatened_pieces = [piece for piece in plan.free_pieces() if plan.has_to_stay(piece)]
    for piece in sorted(
        threatened_pieces, key=lambda piece: (-worths.worth_by_province[piece.province], piece.at)
    ):
        if not plan.is_free(piece):
            continue
        plan.leave_in_place(piece)
        foes = len(plan.situation.foes_in_reach(piece.province))
        helpers = _helpers_by_need(plan, plan.possible_helpers(piece.province, except_for=piece))
        for helper in helpers[: min(foes - 1, MAX_HELPERS)]:
            plan.order_support(helper, piece)


def _order_approaches(plan: Plan, worths: Worths, bot_random: BotRandom) -> None:
    """Order all other pieces to places that are worth more, the most valuable positions first."""
    for piece in sorted(
        plan.free_pieces(), key=lambda piece: (-worths.standing(piece.kind, piece.at), piece.at)
    ):
        locations_to_enter = list(_locations_to_enter(plan, piece))
        if not locations_to_enter:
            continue
        prizes = {
            destination: worths.standing(piece.kind, destination) * _random_factor(bot_random)
            for destination in locations_to_enter
        }
        best_prize = max(sorted(prizes), key=prizes.__getitem__)
        if prizes[best_prize] > worths.standing(piece.kind, piece.at):
            plan.order_move(piece, best_prize)


def _locations_to_enter(plan: Plan, piece: Piece) -> Iterator[str]:
    """Yield the locations a piece can enter without meeting its own side or a holding foe."""
    for location in plan.situation.locations_in_reach(piece):
        place = province_of(location)
        if plan.can_be_entered(place) and not plan.situation.has_resistance(place):
            yield location


def _order_idle_support(plan: Plan) -> None:
    """Order idle pieces to support a move that a foe could meet, or a piece under threat."""
    situation = plan.situation
    moves = {move.at: move.to for move in plan.moves()}
    for helper in (*plan.free_pieces(), *filter(plan.is_free, situation.own_garrisons)):
        touching_places = situation.board.touches(helper.kind, helper.at)
        for piece in situation.own_units:
            destination = moves.get(piece.at, "")
            place = province_of(destination) or piece.province
            if (
                place in touching_places
                and piece.province != helper.province
                and situation.foes_in_reach(place)
            ):
                plan.order_support(helper, piece, destination)
                break


def _extend_paths(plan: Plan, worths: Worths) -> None:
    """Spend the rest of the petrol on a further step of fleets if that place is worth more."""
    situation = plan.situation
    orders_left = fleet_orders_left(situation.pieces, situation.player, plan.fleet_orders())
    for order in plan.moves()[: max(orders_left, 0)]:
        if situation.unit_by_province[province_of(order.at)].kind != "F":
            continue
        next_locations = [
            place
            for place in sorted(situation.board.fleet_reach[order.to])
            if plan.can_be_entered(province_of(place))
            and not situation.has_resistance(province_of(place))
        ]
        best_destination = max(
            next_locations, key=lambda place: worths.standing("F", place), default=""
        )
        if best_destination and worths.standing("F", best_destination) > worths.standing(
            "F", order.to
        ):
            plan.extend_path(order, best_destination)
