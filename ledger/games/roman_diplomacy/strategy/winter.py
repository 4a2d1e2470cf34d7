"""Retreats, builds and disbands of bots, and a newcomer's choice of city."""

from collections.abc import Iterable, Mapping, Sequence

from ledger.contract.form import BotRandom
from ledger.games.roman_diplomacy.adjudication.adjustments import distances_from_centres
from ledger.games.roman_diplomacy.adjudication.board import Board, province_of
from ledger.games.roman_diplomacy.adjudication.orders import Build, Disband, Piece, Retreat
from ledger.games.roman_diplomacy.strategy.situation import Situation
from ledger.games.roman_diplomacy.strategy.worth import Worths

FARTHEST_STEPS = 6
"""The distance, in steps, within which centres make a city attractive."""


def sensible_retreats(
    situation: Situation, places: Mapping[str, tuple[Piece, Sequence[str]]]
) -> Mapping[str, Retreat]:
    """Return the retreat of each dislodged piece by its name, given its possible places.

    No two pieces retreat to one province, because both would be lost. The result lacks a
    piece that has no place left.
    """
    worths, retreats, taken_provinces = Worths(situation), dict[str, Retreat](), set[str]()
    for unit_name in sorted(
        places, key=lambda unit_name: (len(places[unit_name][1]), places[unit_name][0].at)
    ):
        piece, open_places = places[unit_name]
        free_locations = [
            place for place in sorted(open_places) if province_of(place) not in taken_provinces
        ]
        if free_locations:
            best_place = max(
                free_locations, key=lambda place: _refuge_worth(situation, worths, piece, place)
            )
            retreats[unit_name] = Retreat(piece.at, best_place)
            taken_provinces.add(province_of(best_place))
    return retreats


def _refuge_worth(situation: Situation, worths: Worths, piece: Piece, place: str) -> float:
    """Return the worth of a place for a retreat.

    A retreat to an own centre saves it, and a retreat to a foreign centre takes it.
    """
    return worths.worth_by_province[province_of(place)] + worths.standing(piece.kind, place) / 2


def sensible_builds(
    situation: Situation,
    sites: Iterable[str],
    build_count: int,
    provinces_to_raise: Iterable[str] = (),
) -> tuple[Build, ...]:
    """Return at most `build_count` builds.

    Builds in cities come first, then barbarian armies where they are worth most. `sites` are
    provinces in which pieces can be built. `provinces_to_raise` are provinces in which barbarian
    armies can be raised.
    """
    worths = Worths(situation)
    builds = [_best_kind(situation, worths, place) for place in _places_by_worth(worths, sites)]
    raised_armies = [
        Build("A", place, barbarian=True)
        for place in _places_by_worth(worths, provinces_to_raise)
        if worths.standing("A", place) > 0
    ]
    return tuple((*builds, *raised_armies)[:build_count])


def _places_by_worth(worths: Worths, places: Iterable[str]) -> list[str]:
    return sorted(
        places,
        key=lambda place: (-worths.worth_by_province[place] - worths.standing("A", place), place),
    )


def _best_kind(situation: Situation, worths: Worths, place: str) -> Build:
    """Return a build of an army or a fleet: the more useful kind, with a balance of both kinds."""
    shores = situation.board.provinces[place].fleet_locations
    fleet_count = sum(piece.kind == "F" for piece in situation.own_units)
    lacks_fleets = 2 * fleet_count < len(situation.own_units)
    best_shore = max(shores, key=lambda place: (worths.standing("F", place), place), default="")
    worth_by_sea = worths.standing("F", best_shore) * (1.25 if lacks_fleets else 0.8)
    if best_shore and worth_by_sea > worths.standing("A", place):
        return Build("F", best_shore)
    return Build("A", place)


def sensible_disbands(situation: Situation, disband_count: int) -> tuple[Disband, ...]:
    """Return the pieces with the least worth at their present places."""
    worths = Worths(situation)

    def worth_and_place(piece: Piece) -> tuple[float, str]:
        return worths.worth_by_province[piece.province] + worths.standing(
            piece.kind, piece.at
        ), piece.at

    return tuple(
        Disband(piece.kind, piece.at)
        for piece in sorted(situation.own_units, key=worth_and_place)[:disband_count]
    )


def sensible_city(
    board: Board, cities: Sequence[str], taken_cities: Iterable[str], bot_random: BotRandom
) -> str:
    """Return one of these cities, one with many centres nearby and far from other players."""
    centres = [province.id for province in board.provinces.values() if province.centre]
    distances = distances_from_centres(board, taken_cities)

    def city_worth(city: str) -> float:
        ways = distances_from_centres(board, (city,))
        closeness = sum(
            1 / ways[centre]
            for centre in centres
            if 0 < ways.get(centre, FARTHEST_STEPS + 1) <= FARTHEST_STEPS
        )
        neighbour_count = sum(
            board.provinces[neighbour].centre for neighbour in board.provinces[city].army
        )
        return (
            (closeness + 2 * neighbour_count)
            * min(distances.get(city, FARTHEST_STEPS), FARTHEST_STEPS)
            * (1 + bot_random.random() / 4)
        )

    city_worths = {city: city_worth(city) for city in sorted(cities)}
    return max(city_worths, key=city_worths.__getitem__)
