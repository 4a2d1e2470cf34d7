"""CITY and BARMY: the results of all players' orders for a winter (DIP-CITY-07, DIP-BARMY-02)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from ledger.games.roman_diplomacy.adjudication.adjustments import (
    BuildFault,
    build_fault_of_each_order,
    pieces_disbanded_by_default,
)
from ledger.games.roman_diplomacy.adjudication.barbarians import markers_left
from ledger.games.roman_diplomacy.adjudication.board import province_of
from ledger.games.roman_diplomacy.adjudication.orders import Build, Piece
from ledger.games.roman_diplomacy.adjustments import (
    build_sites,
    builds_allowed,
    builds_and_disbands,
    has_next_choices,
    is_a_guest,
    price_of_army,
    provinces_of_armies_in_disorder,
)
from ledger.games.roman_diplomacy.events.board import AdjustmentsResolved
from ledger.games.roman_diplomacy.movement import readings_of
from ledger.games.roman_diplomacy.state import Game
from ledger.games.roman_diplomacy.transcript import BoardTranscript


@dataclass
class _WinterDraft:
    """The results of a winter so far, from all players' orders."""

    builds: dict[str, list[Build]] = field(default_factory=dict)
    """The build orders of each player."""
    disbanded: list[Piece] = field(default_factory=list)
    """The pieces that are disbanded."""
    let_go: list[str] = field(default_factory=list)
    """The provinces of barbarian armies that their owners let go."""
    room: dict[str, int] = field(default_factory=dict)
    """The number of builds that each player has left."""


def resolve_adjustments(
    transcript: BoardTranscript, lines_by_player: Mapping[str, tuple[str, ...]]
) -> None:
    """Carry out a winter's orders of all players together. Removals come first, then builds."""
    state, world, winter = transcript.state, transcript.world, _WinterDraft()
    for player in world.players_with_empire:
        _note_removals(state, winter, player, lines_by_player.get(player, ()))
    raised_armies, contested_provinces = _resolve_raised_armies(state, winter)
    new_pieces = tuple(_pieces_built(state, winter))
    contested_places = {piece.province for piece in new_pieces} & {
        province_id for province_id, _ in raised_armies
    }
    new_pieces = tuple(piece for piece in new_pieces if piece.province not in contested_places)
    raised_armies, contested_provinces = (
        tuple(
            raised_army for raised_army in raised_armies if raised_army[0] not in contested_places
        ),
        (*contested_provinces, *sorted(contested_places)),
    )
    released_provinces = tuple(sorted(winter.let_go))
    hired_armies = tuple(
        (province_id, player)
        for province_id, player in raised_armies
        if province_id in (*provinces_of_armies_in_disorder(world), *released_provinces)
    )
    new_armies = tuple(
        (province_id, player)
        for province_id, player in raised_armies
        if (province_id, player) not in hired_armies
    )
    armies = tuple(
        Piece("A", province_id, player, barbarian=True) for province_id, player in new_armies
    )
    keeps_marker = state.switch("raise.keeps_marker")
    lost_centres = tuple(centre for centre in released_provinces if centre in world.position.owners)
    event = AdjustmentsResolved(
        turn=world.turn,
        built=(*new_pieces, *armies),
        disbanded=tuple(winter.disbanded),
        let_go=released_provinces,
        lost=lost_centres,
        hired=hired_armies,
        clashed=contested_provinces,
        cleared=tuple(
            sorted(world.position.markers - markers_left(world.position.markers, new_pieces))
        ),
        unmarked=() if keeps_marker else tuple(province_id for province_id, _ in new_armies),
        marked=lost_centres if state.switch("spread.reverted_centre") == "both" else (),
    )
    transcript.add_event(event)


def _note_removals(
    state: Game, winter: _WinterDraft, player: str, order_lines: tuple[str, ...]
) -> None:
    """Note the units and barbarian armies that a player gives up: first by order, then by force.

    If an army is let go in a city of another empire, it disappears, because the garrison keeps the
    city. Rules: DIP-BARMY-03, DIP-CITY-03, DIP-CITY-07.
    """
    world = state.world
    units = {piece.province: piece for piece in world.position.units_of(player)}
    remaining_builds = builds_allowed(world, player)
    disbands: list[Piece] = []
    for order in builds_and_disbands(world, order_lines):
        if isinstance(order, Build):
            winter.builds.setdefault(player, []).append(order)
            continue
        unit = units.get(province_of(order.at))
        if unit is not None and unit not in disbands and (unit.barbarian or remaining_builds < 0):
            disbands.append(unit)
            remaining_builds += 1
    kept_pieces = [piece for piece in units.values() if piece not in disbands]
    disbands += _units_removed_by_default(state, player, kept_pieces, max(-remaining_builds, 0))
    winter.room[player] = max(remaining_builds, 0)
    disbanded_pieces = [
        piece for piece in disbands if not piece.barbarian or is_a_guest(world, piece.province)
    ]
    winter.disbanded += disbanded_pieces
    winter.let_go += [piece.province for piece in disbands if piece not in disbanded_pieces]


def _units_removed_by_default(
    state: Game, player: str, pieces: Iterable[Piece], disband_count: int
) -> tuple[Piece, ...]:
    """Return the units removed without orders: the farthest from the empire's centres (DATC 4.D.8).

    By the edition of 1971, the farthest units from home are removed. Home means all cities that
    build for the empire, even lost cities.
    """
    world, edition = state.world, readings_of(state).edition
    home_cities = tuple(city for city, builder in world.builders.items() if builder == player)
    centres = home_cities if edition == "1971" else world.position.centres_of(player)
    return pieces_disbanded_by_default(world.board, pieces, centres, disband_count, edition)


def _resolve_raised_armies(
    state: Game, winter: _WinterDraft
) -> tuple[tuple[tuple[str, str], ...], tuple[str, ...]]:
    """Return barbarian armies raised or hired, with owners, and provinces where bids clashed.

    Two bids for one province both fail, and those builds stay unused (DIP-BARMY-02). By another
    reading of D-18 each bidder can then have the next choice on the list. Builds that are left over
    are for cities.
    """
    winner_by_province: dict[str, str] = {}
    contested_provinces: set[str] = set()
    while True:
        provinces_by_player = {
            player: _provinces_to_raise_in(
                state,
                winter,
                player,
                _provinces_closed_to(player, winner_by_province, contested_provinces),
            )
            for player in winter.builds
        }
        bids = Counter(place for places in provinces_by_player.values() for place in places)
        winner_by_province |= {
            place: player
            for player, places in provinces_by_player.items()
            for place in places
            if bids[place] == 1
        }
        newly_contested = {place for place, bid_count in bids.items() if bid_count > 1}
        contested_provinces |= newly_contested
        if not (newly_contested and has_next_choices(state)):
            break
    for player, places in provinces_by_player.items():
        winter.room[player] -= sum(price_of_army(state, place) for place in places)
    return tuple(sorted(winner_by_province.items())), tuple(sorted(contested_provinces))


def _provinces_closed_to(
    player: str, winner_by_province: Mapping[str, str], contested_provinces: set[str]
) -> set[str]:
    """Return the provinces closed to a player's bid: bids clashed, or another player won there."""
    return contested_provinces | {
        place for place, winner in winner_by_province.items() if winner != player
    }


def _provinces_to_raise_in(
    state: Game, winter: _WinterDraft, player: str, vacated_provinces: set[str]
) -> tuple[str, ...]:
    """Return the provinces in which a player raises or hires, in order, within the builds left."""
    orders, provinces, bill_sum = winter.builds[player], list[str](), 0
    for order_index, order in enumerate(orders):
        place = province_of(order.at)
        if (
            not order.barbarian
            or place in provinces
            or place in vacated_provinces
            or not _is_army_available(state, winter, place)
        ):
            continue
        valid_count = _build_faults(state, winter, player, orders[:order_index]).count(None)
        price = price_of_army(state, place)
        if bill_sum + valid_count + price <= winter.room[player] or not price:
            bill_sum += price
            provinces.append(place)
    return tuple(provinces)


def _is_army_available(state: Game, winter: _WinterDraft, place: str) -> bool:
    """Return whether an army in disorder is there, or barbarian land without a unit.

    Rules: DIP-BARMY-01, 05.
    """
    world = state.world
    if place in winter.let_go or place in provinces_of_armies_in_disorder(world):
        return True
    has_left = place in (piece.province for piece in winter.disbanded)
    counts_as_empty = has_left and not state.switch("raise.needs_empty_province")
    return place in world.position.markers and (
        counts_as_empty or place not in world.position.units
    )


def _pieces_built(state: Game, winter: _WinterDraft) -> Iterator[Piece]:
    """Yield the pieces built in cities and special build centres, within the builds left."""
    for player, orders in winter.builds.items():
        builds = [build for build in orders if not build.barbarian]
        for order, fault in zip(builds, _build_faults(state, winter, player, builds), strict=True):
            if fault is None:
                yield Piece(order.kind, order.at, player)


def _build_faults(
    state: Game, winter: _WinterDraft, player: str, orders: list[Build]
) -> tuple[BuildFault | None, ...]:
    """Return why a player's builds in cities fail, None for each build that succeeds.

    Rule: DIP-CITY-07.
    """
    world, builds = state.world, [build for build in orders if not build.barbarian]
    sites = build_sites(state, player)
    return build_fault_of_each_order(
        world.board, builds, winter.room[player], sites, world.position.units
    )
