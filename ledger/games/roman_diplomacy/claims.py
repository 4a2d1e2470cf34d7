"""PLAY: if several newcomers want one city, a lot or the stewards decide (DIP-PLAY-02)."""

from typing import Literal, cast

from ledger.games.roman_diplomacy.cities import founding_of_empire, free_cities
from ledger.games.roman_diplomacy.events.claims import LotsDrawn
from ledger.games.roman_diplomacy.state import Game
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.record.entry import Roll

SameCityReading = Literal["first_recorded", "preference_lists_and_recorded_lot", "gm_decides"]


def same_city_reading(state: Game) -> SameCityReading:
    """Return the reading for a city that several newcomers want (D-02)."""
    return cast("SameCityReading", state.switch("join.same_city"))


def are_cities_drawn_by_lot(state: Game) -> bool:
    """Return whether lots are drawn for cities."""
    return same_city_reading(state) == "preference_lists_and_recorded_lot"


def waits_for_next_turn(state: Game, player: str) -> bool:
    """Return whether a newcomer who came during a turn orders from the next turn on.

    In the first turn every player orders (DIP-PLAY-04). Where lots are drawn, a newcomer comes at
    the start of a turn and orders in it.
    """
    world = state.world
    return 0 < world.turn == world.empire(player).first_turn and not are_cities_drawn_by_lot(state)


def newcomers_with_claim(state: Game) -> tuple[str, ...]:
    """Return the newcomers who have asked for a city and have not got it yet."""
    world = state.world
    if same_city_reading(state) == "first_recorded":
        return ()
    newcomers = (
        player for player in state.kernel.players if player not in world.players_with_empire
    )
    return tuple(player for player in newcomers if player in world.claims)


def newcomers_waiting_for_city(state: Game) -> tuple[str, ...]:
    """Return the newcomers who have asked for a city, if a city is free (DIP-PLAY-02)."""
    return newcomers_with_claim(state) if free_cities(state) else ()


def players_who_must_choose_city(state: Game) -> tuple[str, ...]:
    """Return the players who must choose a city before play can go on; none if no city is free.

    Rule: DIP-PLAY-02.
    """
    players_with_city = {*state.world.players_with_empire, *newcomers_with_claim(state)}
    newcomers = (player for player in state.kernel.players if player not in players_with_city)
    return tuple(newcomers) if free_cities(state) else ()


def settle_claims_by_lot(transcript: BoardTranscript) -> None:
    """Draw lots among all newcomers who ask for a city.

    Each gets the first free city of their list.

    A newcomer who gets no city may ask again. Without newcomers, or by another reading, no lots are
    drawn.
    """
    newcomers = newcomers_with_claim(transcript.state)
    if not newcomers or not are_cities_drawn_by_lot(transcript.state):
        return
    order, rolls = _draw_lots(transcript, newcomers)
    claims = transcript.world.claims
    transcript.add_event(LotsDrawn(order, tuple(claims[player].cities for player in order)), rolls)
    for player in order:
        open_cities = free_cities(transcript.state)
        city = next((city for city in claims[player].cities if city in open_cities), None)
        if city is not None:
            transcript.add_event(
                founding_of_empire(transcript.state, player, city, claims[player].unit)
            )


def _draw_lots(
    transcript: BoardTranscript, newcomers: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[Roll, ...]]:
    """Return these players in the order of the lots, with the rolls.

    A lot is drawn even for a single player. A dry run ends where dice are rolled, so it does not
    reveal the number of newcomers.
    """
    remaining_newcomers, order, rolls = list(newcomers), list[str](), list[Roll]()
    while remaining_newcomers:
        roll = transcript.draw_lot(f"city-{len(order) + 1}", len(remaining_newcomers))
        rolls.append(roll)
        order.append(remaining_newcomers.pop(roll.value - 1))
    return tuple(order), tuple(rolls)
