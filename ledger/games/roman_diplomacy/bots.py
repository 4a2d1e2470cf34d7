"""Bots that play sensibly: and write orders that help each other, in each part of a turn."""

from collections.abc import Mapping
from typing import Any

from ledger.contract.form import BotRandom, Move
from ledger.contract.offer import Forms, KnownState
from ledger.contract.ruleset import BotTemper
from ledger.games.roman_diplomacy.adjudication.orders import Build, Disband
from ledger.games.roman_diplomacy.adjustments import (
    build_sites,
    builds_allowed,
    provinces_of_armies_in_disorder,
)
from ledger.games.roman_diplomacy.bargains import (
    answer_to_trade,
    offer_of_bot,
    players_who_would_answer,
)
from ledger.games.roman_diplomacy.cities import free_cities, player_name, possible_first_units
from ledger.games.roman_diplomacy.claims import newcomers_with_claim, same_city_reading
from ledger.games.roman_diplomacy.corrections import CORRECTIONS
from ledger.games.roman_diplomacy.correspondence import (
    letter_of,
    players_owing_answer,
    provinces_to_leave_empty,
)
from ledger.games.roman_diplomacy.empire_founding import must_be_a_newcomer
from ledger.games.roman_diplomacy.retreats import locations_for_retreat, units_to_retreat_by_name
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.steps import build_step, disbanded_name, steps_by_piece, steps_of
from ledger.games.roman_diplomacy.strategy.movement import sensible_orders
from ledger.games.roman_diplomacy.strategy.situation import Situation
from ledger.games.roman_diplomacy.strategy.winter import (
    sensible_builds,
    sensible_city,
    sensible_disbands,
    sensible_retreats,
)
from ledger.record.objection import is_met


def sensible_move(
    known_state: KnownState[World], player: str, forms: Forms, bot_random: BotRandom
) -> Move | None:
    """Return the next move of a sensible player; None while the game does not wait for them."""
    state = known_state.state
    if player in state.world.players_with_empire:
        letter = letter_of(state, player, bot_random)
        if letter is not None:
            return letter
        proposal = _proposal_move(state, player, bot_random)
        if proposal is not None and _is_form_open(forms, proposal.act):
            return proposal
        trade = answer_to_trade(state, player) or offer_of_bot(state, player, bot_random)
        if trade is not None:
            return trade
    for act, fields in _FIELDS_BY_ACT.items():
        if _is_form_open(forms, act) and not _is_waiting_for_others(state, player, act):
            return Move(act, fields(state, player, bot_random))
    return None


def players_with_optional_acts(state: Game) -> tuple[str, ...]:
    """Return the players with an act to do that the turn does not wait for."""
    return (
        *players_owing_answer(state),
        *players_who_would_answer(state),
        *_players_who_can_return(state),
    )


def _players_who_can_return(state: Game) -> tuple[str, ...]:
    """Return the players without an empire who can found one during the game (DIP-PLAY-04)."""
    if not state.world.has_started:
        return ()
    newcomers = newcomers_with_claim(state)
    other_players = (player for player in state.kernel.players if player not in newcomers)
    players = (player for player in other_players if is_met(must_be_a_newcomer(state, player)))
    return tuple(sorted(players)) if free_cities(state) else ()


def _is_form_open(forms: Forms, act: str) -> bool:
    form = forms.get(act)
    return form is not None and not form.blocked


def _is_waiting_for_others(state: Game, player: str, act: str) -> bool:
    """Return whether the player has already asked for a city, or proposed who gets one (D-02)."""
    if act == "found-empire":
        return player in newcomers_with_claim(state)
    return act == "give-city" and bool(state.kernel.petitions)


FRIENDLY_CHANCE = 0.01
"""The probability that a bot proposes to unite, or leaves a federation, each time it may act."""

TURNS_OF_PATIENCE = 16
"""The number of turns without a changed centre after which a bot proposes a draw."""


LONGEST_TEXT = 120
"""The turn from which on a bot always proposes a draw, after sixty years."""


def _proposal_move(state: Game, player: str, bot_random: BotRandom) -> Move | None:
    """Return a bot's own proposal: a draw in a deadlock, or sometimes a union."""
    world, random_number = state.world, bot_random.random()
    if world.phase != "movement" or state.kernel.petitions:
        return None
    if world.turn >= LONGEST_TEXT or _is_deadlock(world):
        outcome = "winner" if world.players_with_empire == (player,) else "draw"
        return Move("agree-on-end", {"outcome": outcome, "who": list(world.players_with_empire)})
    other_players = [
        other_player
        for other_player in world.players_with_empire
        if other_player not in world.members_of_side(player)
    ]
    if (
        random_number < FRIENDLY_CHANCE / 2
        and world.empire(player).union
        and player not in world.leaving_players
    ):
        return Move("leave-federation", {})
    if random_number < FRIENDLY_CHANCE and len(other_players) > 1 and not world.uniting:
        federation_name = f"Foedus {player_name(world, player)} {world.turn}"
        return Move(
            "federate",
            {"name": federation_name[:40], "partners": [bot_random.choice(other_players)]},
        )
    return None


def _is_deadlock(world: World) -> bool:
    """Return whether no centre has changed hands for `TURNS_OF_PATIENCE` turns (DIP-WIN-05)."""
    if len(world.played_turns) < TURNS_OF_PATIENCE:
        return False
    owners = world.played_turns[-TURNS_OF_PATIENCE].world_before.position.owners
    return all(
        turn.world_before.position.owners == owners
        for turn in world.played_turns[-TURNS_OF_PATIENCE:]
    )


def situation_of(state: Game, player: str) -> Situation:
    """Return the situation of a player: the public board, and the player's agreements."""
    world = state.world
    return Situation(
        world.board,
        world.position.pieces,
        world.position.owners,
        player,
        world.side,
        world.position.markers,
        provinces_to_leave_empty(state, player),
    )


def _city_fields(state: Game, _player: str, bot_random: BotRandom) -> dict[str, Any]:
    world = state.world
    taken_cities = [empire.city for empire in world.empires.values()]
    city = sensible_city(world.board, free_cities(state), taken_cities, bot_random)
    return {
        "city": city,
        **_second_city_fields(state, city, bot_random),
        "unit": possible_first_units(state, city)[0],
    }


def _second_city_fields(state: Game, city: str, bot_random: BotRandom) -> dict[str, str]:
    """Return a second choice of city, where newcomers have a list of choices."""
    if same_city_reading(state) == "first_recorded":
        return {}
    cities = [city_id for city_id in free_cities(state) if city_id != city]
    return {"second": bot_random.choice(cities)} if cities else {}


def _newcomer_city_fields(state: Game, _player: str, _bot_random: BotRandom) -> dict[str, Any]:
    """Return the fields that give the first newcomer the first free city of their list.

    If none of these cities is free, the fields give any city.
    """
    newcomer, open_cities = newcomers_with_claim(state)[0], free_cities(state)
    cities = (*state.world.claims[newcomer].cities, *open_cities)
    return {"who": newcomer, "city": next(city for city in cities if city in open_cities)}


def _order_fields(state: Game, player: str, bot_random: BotRandom) -> dict[str, Any]:
    orders = sensible_orders(situation_of(state, player), bot_random)
    own_pieces = [piece for piece in state.world.position.pieces if piece.owner == player]
    return {"orders": _plain_rows(steps_by_piece(orders, own_pieces))}


def _retreat_fields(state: Game, player: str, _bot_random: BotRandom) -> dict[str, Any]:
    lost_pieces = {
        unit_name: (dislodged_piece.piece, locations_for_retreat(state, dislodged_piece))
        for unit_name, dislodged_piece in units_to_retreat_by_name(state, player).items()
    }
    retreats = sensible_retreats(situation_of(state, player), lost_pieces)
    return {
        "retreats": _plain_rows(
            {unit_name: steps_of(retreat) for unit_name, retreat in retreats.items()}
        )
    }


def _adjustment_fields(state: Game, player: str, _bot_random: BotRandom) -> dict[str, Any]:
    world, situation, build_count = (
        state.world,
        situation_of(state, player),
        builds_allowed(state.world, player),
    )
    if build_count < 0:
        surplus_units = sensible_disbands(situation, -build_count)
        barbarian = {piece.at: piece.barbarian for piece in situation.own_units}
        return {
            "disbands": [
                _name_of_disbanded(disband, barbarian)
                for disband in surplus_units
                if not barbarian[disband.at]
            ],
            "let_go": [
                _name_of_disbanded(disband, barbarian)
                for disband in surplus_units
                if barbarian[disband.at]
            ],
        }
    sites = [
        province_id
        for province_id in build_sites(state, player)
        if province_id not in world.position.units
    ]
    empty_provinces = [
        province_id
        for province_id in world.position.markers
        if province_id not in world.position.units
    ]
    builds = sensible_builds(
        situation, sites, build_count, (*empty_provinces, *provinces_of_armies_in_disorder(world))
    )
    return {"builds": {_province_of_build(build): [build_step(build)] for build in builds}}


def _name_of_disbanded(order: Disband, barbarian: Mapping[str, bool]) -> str:
    return disbanded_name(order, is_barbarian=barbarian[order.at])


def _province_of_build(order: Build) -> str:
    return order.at.partition("/")[0]


def _plain_rows(rows: Mapping[str, tuple[str, ...]]) -> dict[str, list[str]]:
    return {piece: list(steps) for piece, steps in rows.items()}


_FIELDS_BY_ACT = {
    "found-empire": _city_fields,
    "give-city": _newcomer_city_fields,
    "order-units": _order_fields,
    "order-retreats": _retreat_fields,
    "order-partings": _retreat_fields,
    "order-adjustments": _adjustment_fields,
}
"""The function that chooses a bot's fields for each act."""


ACTS_OF_PEOPLE_ONLY = (
    "federate",
    "leave-federation",
    "agree-on-end",
    *(act.name for act in CORRECTIONS.acts),
)
"""The acts that a bot never chooses by chance."""

RANDOM_TEMPER = BotTemper[World](dict.fromkeys(ACTS_OF_PEOPLE_ONLY, 0.0))
"""The temper of bots that choose by chance."""

TEMPERS = {"sensible": BotTemper(policy=sensible_move)}
"""The tempers of bots that know the rules."""
