"""Whole games of bots, phase by phase, with their invariants."""

from collections import Counter
from random import Random

import pytest

from ledger.games.roman_diplomacy.adjudication.orders import Build, Disband, Order
from ledger.games.roman_diplomacy.adjustments import (
    build_sites,
    builds_allowed,
    must_be_adjustments,
)
from ledger.games.roman_diplomacy.cities import free_cities
from ledger.games.roman_diplomacy.empire_founding import FOUND_EMPIRE, FoundEmpire
from ledger.games.roman_diplomacy.events.empires import DisorderBegan
from ledger.games.roman_diplomacy.notation.order_reader import WrittenOrder
from ledger.games.roman_diplomacy.notation.order_writer import write_order
from ledger.games.roman_diplomacy.orders import must_be_orders
from ledger.games.roman_diplomacy.retreats import (
    locations_for_retreat,
    must_be_retreats,
    units_to_retreat_by_name,
)
from ledger.games.roman_diplomacy.steps import retreat_lines, steps_of
from ledger.games.roman_diplomacy.strategy.movement import sensible_orders
from ledger.games.roman_diplomacy.strategy.situation import Situation
from ledger.games.roman_diplomacy.strategy.winter import (
    sensible_builds,
    sensible_city,
    sensible_disbands,
    sensible_retreats,
)
from ledger.games.roman_diplomacy.tally import NEUTRAL_ACCOUNT, amounts_by_owner
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.record.state import SwitchValue
from tests.games.roman_diplomacy.table import Table, rules_and_keys, scenario_on_map, seat_players

YEARS = 12
SEATS = {"standard": ("x", "y", "z", "n"), "classical": ("x", "y", "z"), "mare_parvum": ("x", "y")}
READINGS: tuple[dict[str, SwitchValue], ...] = (
    {},
    {"spread__steps": "cascade", "garrison__stack": "joint_2", "raise__keeps_marker": False},
    {
        "spread__adjacency": "any",
        "impulse__standoff": "closed",
        "city__captured_builds": "any_holder",
        "raise__duplicate": "next_choice_may_be_tried",
        "win__check": "every_turn",
    },
    {
        "raise__capture_garrison": "when_army_leaves",
        "spread__position": "before_win_check",
        "fleet__excess": "strike_last",
        "spread__reverted_centre": "both",
    },
)


def situation_seen_by(table: Table, who: str) -> Situation:
    """Return the position as a player sees it."""
    world = table.world
    return Situation(
        world.board,
        world.position.pieces,
        world.position.owners,
        who,
        world.side,
        world.position.markers,
    )


AnyOrder = Order | Build | Disband


def orders_in_notation(table: Table, orders: tuple[AnyOrder, ...]) -> list[str]:
    """Return these orders in the usual notation."""
    return [write_order(WrittenOrder(one, _piece_letter(table, one))) for one in orders]


def _piece_letter(table: Table, order: AnyOrder) -> str:
    if isinstance(order, Build | Disband):
        return "B" if getattr(order, "barbarian", False) else order.kind
    if getattr(order, "garrison", False):
        return "G"
    place = order.at.partition("/")[0]
    units = {one.province: one for one in table.world.position.units.values()}
    return "B" if units[place].barbarian else units[place].kind


def bot_orders(table: Table, who: str, chance: Random) -> list[str]:
    """Return a bot's orders in this phase, which are never refused."""
    world, state = table.world, table.state
    match world.phase:
        case "movement":
            given = orders_in_notation(
                table, sensible_orders(situation_seen_by(table, who), chance)
            )
            assert rules_and_keys(must_be_orders(state, who, given)) == []
        case "retreats" | "partings":
            thrown_out = units_to_retreat_by_name(state, who).items()
            gone = {
                name: (one.piece, locations_for_retreat(state, one)) for name, one in thrown_out
            }
            went = sensible_retreats(situation_seen_by(table, who), gone)
            given = [*retreat_lines({name: steps_of(to) for name, to in went.items()})]
            assert rules_and_keys(must_be_retreats(state, who, tuple(given))) == []
        case "adjustments":
            given = orders_in_notation(table, _winter_adjustments(table, who))
            assert rules_and_keys(must_be_adjustments(state, who, tuple(given))) == []
        case _:
            given = []
    return given


def _winter_adjustments(table: Table, who: str) -> tuple[Build | Disband, ...]:
    world, seen, more = table.world, situation_seen_by(table, who), builds_allowed(table.world, who)
    if more < 0:
        return sensible_disbands(seen, -more)
    sites = [at for at in build_sites(table.state, who) if at not in world.position.units]
    return sensible_builds(
        seen, sites, more, [at for at in world.position.markers if at not in world.position.units]
    )


def assert_invariants(table: Table) -> None:
    """Assert the invariants after a phase."""
    world = table.world
    counted = amounts_by_owner(world.position)
    held: Counter[tuple[str, str]] = Counter()
    for account, goods in table.state.books.accounts.items():
        if account != "@origin":
            held.update({(account, asset): n for asset, n in goods.items() if n})
    assert counted == held
    assert all(owner in (NEUTRAL_ACCOUNT, *world.empires) for owner, _ in counted)
    assert all(at in world.board.provinces for at in world.position.markers)
    for at, unit in world.position.units.items():
        one = world.board.provinces[at]
        assert one.can_hold_armies if unit.kind == "A" else unit.at in one.fleet_locations
    told = BoardTranscript(table.begun)
    for event in table.events:
        told.add_event(event)
    assert told.world == world


@pytest.mark.parametrize("name", SEATS)
@pytest.mark.parametrize("readings", READINGS, ids=["adopted", "cascade", "any", "late"])
def test_nothing_is_lost_or_refused_in_a_game_of_bots(
    name: str, readings: dict[str, SwitchValue]
) -> None:
    chance = Random(f"{name} {sorted(readings)}")
    table = seat_players(Table(scenario_on_map(name, win=0, **readings)), *SEATS[name])
    for who in SEATS[name]:
        taken = [one.city for one in table.world.empires.values()]
        city = sensible_city(table.world.board, free_cities(table.state), taken, chance)
        table.do_act(who, FOUND_EMPIRE, FoundEmpire(city=city))
    while (
        not table.world.is_ended
        and table.world.turn < 2 * YEARS
        and table.world.players_with_empire
    ):
        before = table.world.turn, table.world.phase
        given = {who: bot_orders(table, who, chance) for who in table.world.players_with_empire}
        table.play_phase(table.world.phase, **given)
        assert_invariants(table)
        assert (table.world.turn, table.world.phase) != before
    assert not table.of(DisorderBegan)
