"""Invariants of every trade: totals stay the same, and the reverse trade undoes it."""

from random import Random

import pytest

from ledger.games.roman_diplomacy.barter import TRADE, Gifts, Trade, most_builds_to_give
from ledger.games.roman_diplomacy.maps.load import SHIPPED_MAPS
from ledger.games.roman_diplomacy.state import World
from tests.games.roman_diplomacy.table import Table, rules_and_keys, scenario_on_map, unite_empires

TRIES = 25


def random_autumn(name: str, chance: Random) -> Table:
    """Return an autumn with three random empires, of which X and Y are united."""
    table = Table(scenario_on_map(name))
    board = table.world.board.provinces
    land = sorted(at for at, one in board.items() if one.can_hold_armies)
    armies = {at: chance.choice("XYZ") for at in chance.sample(land, len(land) // 3)}
    owners = {at: chance.choice("XYZ") for at in sorted(table.world.position.owners)}
    cities = dict(zip("XYZ", chance.sample(sorted(owners), 3), strict=True))
    owners |= {city: who for who, city in cities.items()}
    pieces = {
        who: [*(f"A {at}" for at, one in armies.items() if one == who), f"G {cities[who]}"]
        for who in "XYZ"
    }
    return (
        unite_empires(table.set_board(pieces, owners, cities=cities), "X", "Y")
        .skip_to_autumn()
        .at("trades")
    )


def random_goods(world: World, who: str, chance: Random) -> Gifts:
    """Return some of the goods that a player may give."""
    units = tuple(one.province for one in world.position.units_of(who) if chance.random() < 0.5)
    centres = tuple(at for at in world.position.centres_of(who) if chance.random() < 0.5)
    return Gifts(units, centres, chance.randint(0, most_builds_to_give(world, who)))


def trade_of(partner: str, mine: Gifts, theirs: Gifts) -> Trade:
    """Return a trade of these two sides."""
    sides = {"give": mine, "take": theirs}
    fields = {
        f"{way}_{kind}": getattr(side, kind)
        for way, side in sides.items()
        for kind in Gifts._fields
    }
    return Trade.model_validate({"with": partner, **fields})


def totals_of_goods(world: World) -> tuple[object, ...]:
    """Return the totals of all goods, whoever owns them."""
    pieces = sorted((one.kind, one.at, one.barbarian) for one in world.position.pieces)
    return pieces, sorted(world.position.owners), sorted(world.builders), sum(world.builds.values())


@pytest.mark.rule("DIP-FED-06", "DIP-FED-07")
@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_trades_keep_the_total_of_everything(name: str) -> None:
    chance = Random(f"trades on {name}")
    for _ in range(TRIES):
        table = random_autumn(name, chance)
        before, books = table.world, table.state.books
        mine, theirs = random_goods(before, "X", chance), random_goods(before, "Y", chance)
        table.do_act("X", TRADE, trade_of("Y", mine, theirs))
        after = table.world
        assert totals_of_goods(after) == totals_of_goods(before)
        assert table.state.books.totals() == books.totals()
        changed = {*mine.units, *theirs.units}, {*mine.centres, *theirs.centres}
        for at, one in after.position.units.items():
            was = before.position.units[at].owner
            assert one.owner == ({"X": "Y", "Y": "X"}[was] if at in changed[0] else was)
        for at, owner in after.position.owners.items():
            was = before.position.owners[at]
            assert owner == ({"X": "Y", "Y": "X"}[was] if at in changed[1] else was)
        assert after.builds.get("Y", 0) - before.builds.get("Y", 0) == mine.builds - theirs.builds


@pytest.mark.rule("DIP-FED-06")
@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_trading_units_and_centres_back_restores_everything(name: str) -> None:
    chance = Random(f"back on {name}")
    for _ in range(TRIES):
        table = random_autumn(name, chance)
        before = table.world
        mine, theirs = (random_goods(before, who, chance)._replace(builds=0) for who in "XY")
        table.do_act("X", TRADE, trade_of("Y", mine, theirs)).do_act(
            "Y", TRADE, trade_of("X", mine, theirs)
        )
        assert table.world == before


@pytest.mark.rule("DIP-FED-02", "DIP-FED-06")
@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_trades_of_foreign_goods_or_with_strangers_are_refused(name: str) -> None:
    chance = Random(f"others on {name}")
    for _ in range(TRIES):
        table = random_autumn(name, chance)
        mine, foreign = (
            random_goods(table.world, "X", chance),
            random_goods(table.world, "Z", chance),
        )
        wrong = rules_and_keys(TRADE.objections(table.state, "X", trade_of("Y", mine, foreign)))
        lacking = len(foreign.units) + len(foreign.centres)
        assert len([one for one in wrong if "no-builds" not in one]) == lacking
        refused = rules_and_keys(TRADE.objections(table.state, "X", trade_of("Z", mine, foreign)))
        assert refused[:1] == ["DIP-FED-06 not-a-member"]
