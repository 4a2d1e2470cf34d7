"""The slices of this game. `slice_types` describes their fields.

The board is public, and so is everything in these slices. The slices do not contain orders saved
until a deadline. A player's aim repeats public facts, and only the player gets it.

The acts and their fields:

* `found-empire`: `city`, `second`, `third`, `unit`.
* `ask-for-orders`, `leave-federation`: no field.
* `order-units`: `orders`, the steps of each piece (see `steps`).
* `order-retreats`, `order-partings`: `retreats`.
* `order-adjustments`: `disbands`, `let_go`, `builds`.
* `federate`: `name`, `partners`.
* `trade`: `with`; `give_units`, `give_centres`, `give_builds`, and the same with `take_`.
* `hand-over-unit`, `hand-over-centre`: `to`, `at`.
* `hand-over-builds`: `to`, `number`.
* `agree-on-end`: `outcome`, `who`.

The acts of stewards:

* `give-city`: `who`, `city`.
* `name-empire`: `who`, `name`.

Corrections by stewards, each with a `reason`:

* `set-unit`: `at`, `unit`, `owner`, `location`.
* `set-garrison`, `set-owner`: `at`, `owner`.
* `set-barbarians`: `at`, `there`.
* `set-membership`: `who`, `name`.
* `set-builds`: `who`, `number`.
* `forgive-miss`: `who`, `turn`.
* `readjudicate`: `turn`.
* `declare-result`: `outcome`, `who`.
"""

from collections.abc import Iterator
from functools import partial

from ledger.games.roman_diplomacy.adjudication.board import Province, coast_of
from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.adjudication.petrol import fleet_orders_allowed
from ledger.games.roman_diplomacy.adjudication.results import Dislodged
from ledger.games.roman_diplomacy.adjustments import builds_allowed
from ledger.games.roman_diplomacy.aims import aim_doc, aim_sources
from ledger.games.roman_diplomacy.calendar import year_of
from ledger.games.roman_diplomacy.cities import player_name
from ledger.games.roman_diplomacy.scenario.load import declared_readings
from ledger.games.roman_diplomacy.slice_types import (
    EmpireDoc,
    PieceSort,
    ProvinceDoc,
    SideDoc,
    TurnDoc,
    UnitDoc,
)
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.turn_document import played_document
from ledger.games.roman_diplomacy.unions import FEWEST_MEMBERS, unions_to_show
from ledger.games.roman_diplomacy.victory import centres_by_side
from ledger.record.audience import EVERYBODY
from ledger.record.view import (
    Bundle,
    Slice,
    YearDoc,
    aim_bundle,
    basic_person,
    bundle_for_everybody,
)
from ledger.scenario.readings import flipped_readings_document
from ledger.scenario.tables import HOST_SEAT

SORTS_BY_KIND: dict[str, PieceSort] = {"A": "army", "F": "fleet", "B": "barbarian"}


def slices(state: Game) -> Iterator[Bundle]:
    """Yield every slice that this game adds to the kernel's."""
    world, readings = state.world, state.kernel.switches
    for player_index, player in enumerate(state.kernel.players):
        yield bundle_for_everybody(
            f"person/{player}",
            _sources(state, player),
            partial(_person_doc, state, player, player_index),
        )
    for player in state.kernel.players:
        yield aim_bundle(player, aim_sources(world), partial(aim_doc, world, player))
    if HOST_SEAT in state.kernel.stewards:
        host = partial(basic_person, HOST_SEAT, "Host", "host", is_mortal=False)
        yield bundle_for_everybody(f"person/{HOST_SEAT}", (world.scenario,), host)
    yield Bundle("places", (world.position, world.dislodged), partial(_places, world))
    yield bundle_for_everybody("turn", (world,), partial(_turn_doc, world))
    last_turn = world.played_turns[-1] if world.played_turns else None
    yield bundle_for_everybody("played", (last_turn,), partial(played_document, last_turn))
    yield bundle_for_everybody("year", (world.turn, world.scenario), partial(_year_doc, world))
    yield bundle_for_everybody(
        "switches",
        (readings,),
        partial(flipped_readings_document, declared_readings().values(), readings),
    )


def _sources(state: Game, player: str) -> tuple[object, ...]:
    world = state.world
    accounts = tuple(
        state.books.accounts.get(account) for account in state.books.parts.get(player, ())
    )
    return (world.empires.get(player), world.position, world.builds.get(player, 0), *accounts)


def _person_doc(state: Game, player: str, player_index: int) -> EmpireDoc:
    world, holdings = state.world, state.books.holdings(player)
    empire = world.empires.get(player)
    is_playing = player in world.players_with_empire
    return {
        **basic_person(player, player_name(world, player), "emperor"),
        "group": empire.union if empire is not None and is_playing else "",
        "statuses": ["fallen"] if empire is not None and empire.has_left else [],
        "holds": {asset: holdings[asset] for asset in sorted(holdings) if holdings[asset]},
        "empire": empire.name if empire is not None else "",
        "city": empire.city if empire is not None else "",
        "seat_no": player_index,
        "plays": is_playing,
        "union": empire.union if empire is not None else "",
        "since": empire.first_turn if empire is not None else 0,
        "missed": list(empire.missed_turns) if empire is not None else [],
        "centres": len(world.position.centres_of(player)),
        "units": len(world.position.units_of(player)),
        "more": builds_allowed(world, player),
        "petrol": fleet_orders_allowed(world.position.pieces, player),
    }


def _places(world: World) -> Iterator[tuple[str, Slice]]:
    dislodged_by_province = {
        dislodged_piece.piece.province: dislodged_piece for dislodged_piece in world.dislodged
    }
    for province_id, province in world.board.provinces.items():
        dislodged_piece = dislodged_by_province.get(province_id)
        unit = (
            world.position.units.get(province_id),
            dislodged_piece,
            world.position.owners.get(province_id),
            world.position.garrisons.get(province_id),
            province_id in world.position.markers,
        )
        yield (
            f"place/{province_id}",
            Slice(
                EVERYBODY, (province, *unit), partial(_place_doc, world, province, dislodged_piece)
            ),
        )


def _place_doc(world: World, province: Province, dislodged_piece: Dislodged | None) -> ProvinceDoc:
    board, place = world.position, province.id
    return {
        "id": place,
        "name": province.name,
        "kind": province.terrain,
        "capacity": 0,
        "free": 0,
        "throne": None,
        "roads": [],
        "here": [],
        "owner": board.owners.get(place),
        "unit": _unit_doc(board.units.get(place)),
        "dislodged": _unit_doc(dislodged_piece.piece) if dislodged_piece is not None else None,
        "driven_from": dislodged_piece.attacker if dislodged_piece is not None else "",
        "garrison": board.garrisons.get(place),
        "marker": place in board.markers,
    }


def _unit_doc(piece: Piece | None) -> UnitDoc | None:
    if piece is None:
        return None
    sort_name = "barbarian" if piece.barbarian else SORTS_BY_KIND[piece.kind]
    return {"kind": sort_name, "owner": piece.owner, "coast": coast_of(piece.at)}


def _turn_doc(world: World) -> TurnDoc:
    return {
        "turn": world.turn,
        "season": world.season,
        "year": str(year_of(world.scenario.calendar, world.turn)),
        "started": world.has_started,
        "phase": world.phase,
        "variant": world.scenario.variant,
        "win_centres": world.scenario.win_centres,
        "sides": _side_docs(world),
        "uniting": [
            {
                "name": union.name,
                "members": list(union.members),
                "missing": [list(pair) for pair in union.missing_agreements],
            }
            for union in unions_to_show(world)
            if len(union.members) >= FEWEST_MEMBERS
        ],
        "leaving": sorted(world.leaving_players if world.phase != "movement" else ()),
        "contested": sorted(world.contested_provinces),
        "played": len(world.played_turns),
        "revised": world.revised,
    }


def _side_docs(world: World) -> list[SideDoc]:
    """Return the sides, ordered by strength."""
    centre_counts = centres_by_side(world)
    return [
        {
            "name": _union(world, members[0]),
            "members": list(members),
            "centres": centre_counts[side],
        }
        for side in sorted(centre_counts, key=lambda side: (-centre_counts[side], side))
        if (
            members := tuple(
                player for player in world.players_with_empire if world.side(player) == side
            )
        )
    ]


def _union(world: World, player: str) -> str:
    return world.empire(player).union


def _year_doc(world: World) -> YearDoc:
    return {"name": str(year_of(world.scenario.calendar, world.turn))}
