"""The effect of each reading about joining, orders and fights on one position."""

from collections.abc import Iterable

import pytest

from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.cities import possible_first_units
from ledger.games.roman_diplomacy.empire_founding import FOUND_EMPIRE, FoundEmpire
from ledger.games.roman_diplomacy.orders import must_be_orders, valid_orders
from ledger.games.roman_diplomacy.retreats import locations_for_retreat
from tests.games.roman_diplomacy.table import (
    Table,
    rules_and_keys,
    scenario_on_map,
    seat_players,
    small_map_table,
    unite_empires,
)
from tests.games.roman_diplomacy.under import small_map_with_reading, under_reading

TOO_LITTLE = ["DIP-FLEET-01 too-little-petrol"]


@pytest.mark.rule("DIP-START-02")
@under_reading("start.centre_barbarians", {"garrison_only": 22, "garrison_and_barbarians": 56})
def test_a_reading_sets_the_barbarians_at_the_start(value: str, expected: int) -> None:
    now = Table(scenario_on_map("standard", start__centre_barbarians=value)).world.position
    assert (len(now.markers), len(now.garrisons)) == (expected, 34)


@pytest.mark.rule("DIP-PLAY-05")
@under_reading(
    "join.unit",
    {
        "army": {"": "A sic", "army": "A sic"},
        "none": {"": None, "none": None},
        "army_or_fleet": {"": "A sic", "army": "A sic", "fleet": "F sic"},
    },
)
def test_a_reading_sets_the_first_unit(value: str, expected: dict[str, str | None]) -> None:
    found: dict[str, str | None] = {}
    for unit in ("", "army", "fleet", "none"):
        table = seat_players(small_map_with_reading("join.unit", value), "x", "y")
        command = FoundEmpire.model_validate({"city": "sic", "unit": unit})
        if not rules_and_keys(FOUND_EMPIRE.objections(table.state, "x", command)):
            units = table.do_act("x", FOUND_EMPIRE, command).world.position.units_of("x")
            found[unit] = units[0].name if units else None
            assert "x G sic" in table.standing
    assert found == expected


@pytest.mark.rule("DIP-PLAY-05")
def test_a_port_with_two_coasts_begins_with_an_army() -> None:
    table = Table(scenario_on_map("standard", join__unit="army_or_fleet"))
    assert possible_first_units(table.state, "bul") == ("army",)
    assert possible_first_units(table.state, "rom") == ("army", "fleet")


@pytest.mark.rule("DIP-PLAY-04")
@under_reading("join.time", {"any_turn": [True, True, True], "start_only": [True, False, False]})
def test_a_reading_sets_the_turns_for_joining(value: str, expected: list[bool]) -> None:
    table = seat_players(
        small_map_with_reading("join.time", value).set_board({"x": ["A bru"]}), "x", "z"
    )
    said = []
    for turn in range(3):
        table.set_world_fields(turn=turn)
        told = rules_and_keys(FOUND_EMPIRE.objections(table.state, "z", FoundEmpire(city="sic")))
        assert told in ([], ["DIP-PLAY-04 too-late-to-join"])
        said.append(not told)
    assert said == expected


def count_withstood_attackers(value: str, *, supported: bool) -> int:
    """Return the attackers that army and garrison withstand, without and with a support to hold."""
    helpers = ("A gal", "A alb", "F mid")
    for most in range(len(helpers) + 1):
        attackers = ("A ill", *helpers[:most])
        pieces = {"X": ["A bru", "G bru", *(["F wst"] if supported else [])], "Y": attackers}
        table = small_map_with_reading("garrison.stack", value).set_board(pieces)
        table.play_phase(
            X=["F wst S A bru"] if supported else [],
            Y=["A ill - bru", *(f"{one} S A ill - bru" for one in helpers[:most])],
        )
        if "Y A bru" in table.standing:
            assert "X G bru" not in table.standing
            return most
    raise AssertionError("no attack is strong enough")


@pytest.mark.rule("DIP-CITY-06", "DIP-FED-05")
@under_reading("garrison.stack", {"single_1": (1, 2), "joint_2": (2, 3)})
def test_a_reading_sets_the_strength_of_army_and_garrison(
    value: str, expected: tuple[int, int]
) -> None:
    assert (
        count_withstood_attackers(value, supported=False),
        count_withstood_attackers(value, supported=True),
    ) == expected


@pytest.mark.rule("DIP-CITY-06")
@under_reading("garrison.stack", {"single_1": "Y A bru", "joint_2": "X A bru"})
def test_a_reading_decides_a_city_whose_army_fails_to_leave(value: str, expected: str) -> None:
    table = small_map_with_reading("garrison.stack", value)
    table.set_board({"X": ["A bru", "G bru"], "Y": ["A ill", "A gal"], "Z": ["A alb"]})
    table.play_phase(X=["A bru - alb"], Y=["A ill - bru", "A gal S A ill - bru"])
    assert expected in table.standing


@pytest.mark.rule("DIP-FLEET-01")
@under_reading("fleet.pool", {"player": (1, TOO_LITTLE, [1, 2]), "federation": (3, [], [1, 1])})
def test_a_reading_shares_the_petrol_of_a_federation(
    value: str, expected: tuple[int, list[str], list[int]]
) -> None:
    pieces = {"X": ["F wst"], "Y": ["F afr", "F est"], "Z": ["F alb"]}
    table = unite_empires(small_map_with_reading("fleet.pool", value).set_board(pieces), "X", "Y")
    path, two = ["F wst - mid - est"], ["F afr H", "F est H"]
    asked = [rules_and_keys(must_be_orders(table.state, "X", path * bool(n))) for n in (0, 1)]
    three = rules_and_keys(must_be_orders(table.state, "Y", ["F afr - mid - est - thr"]))
    orders = valid_orders(table.state, {"X": tuple(path), "Y": tuple(two)})
    assert asked[0] == []
    assert (3 if three == [] else 1, asked[1], [len(orders[who]) for who in "XY"]) == expected
    assert rules_and_keys(must_be_orders(table.state, "Z", ["F alb - wst - afr"])) == TOO_LITTLE


@pytest.mark.rule("DIP-FLEET-01")
@under_reading("fleet.written_hold_costs", {True: (TOO_LITTLE, "X F mid"), False: ([], "X F est")})
def test_a_reading_sets_the_cost_of_a_written_hold(
    value: bool,
    expected: tuple[list[str], str],
) -> None:
    table = small_map_with_reading("fleet.written_hold_costs", value).set_board(
        {"X": ["F alb", "F wst"]}
    )
    orders = ["F alb H", "F wst - mid - est"]
    refused = rules_and_keys(must_be_orders(table.state, "X", orders))
    table.play_phase(X=orders)
    (fleet,) = table.standing & {"X F mid", "X F est"}
    assert (refused, fleet) == expected


@pytest.mark.rule("DIP-FLEET-01")
@under_reading("fleet.excess", {"reject_at_entry": TOO_LITTLE, "strike_last": []})
def test_a_reading_refuses_or_drops_surplus_fleet_orders(value: str, expected: list[str]) -> None:
    def moved_pieces(orders: Iterable[str]) -> set[str]:
        table = small_map_with_reading("fleet.excess", value).set_board(
            {"X": ["F alb", "F wst"], "Y": ["F mid"]}
        )
        assert rules_and_keys(must_be_orders(table.state, "X", [*orders])) == expected
        return table.play_phase(X=orders, Y=["F mid - est"]).standing

    path, other = "F wst - mid - lib", "F alb - bru"
    assert {"X F lib", "X F alb"} <= moved_pieces([path, other])
    assert {"X F mid", "X F bru"} <= moved_pieces([other, path])


@pytest.mark.rule("DIP-FLEET-06")
@under_reading(
    "impulse.hold_support", {"stays": {"X F mid", "Y F est"}, "impulse_1_only": {"Y F mid"}}
)
def test_a_reading_sets_how_long_a_support_to_hold_lasts(value: str, expected: set[str]) -> None:
    pieces = {"X": ["F mid", "F sic"], "Y": ["F aeg", "F lib", "F afr"]}
    table = small_map_with_reading("impulse.hold_support", value).set_board(pieces)
    table.play_phase(X=["F sic S F mid"], Y=["F aeg - est - mid", "F lib S F est - mid"])
    assert table.units - {"X F sic", "Y F lib", "Y F afr"} == expected


@pytest.mark.rule("DIP-FLEET-06")
@pytest.mark.parametrize("value", ["stays", "impulse_1_only"])
def test_a_support_to_hold_always_counts_in_the_first_impulse(value: str) -> None:
    pieces = {"X": ["F mid", "F sic"], "Y": ["F est", "F lib"]}
    table = small_map_with_reading("impulse.hold_support", value).set_board(pieces)
    table.play_phase(X=["F sic S F mid"], Y=["F est - mid", "F lib S F est - mid"])
    assert "X F mid" in table.standing


@pytest.mark.rule("DIP-FLEET-06")
@under_reading("impulse.standoff", {"may_be_entered": "X F est", "closed": "X F mid"})
def test_a_reading_closes_a_stand_off_to_fleets(value: str, expected: str) -> None:
    pieces = {"X": ["F wst", "F sic"], "Y": ["F thr"], "Z": ["F lib"]}
    table = small_map_with_reading("impulse.standoff", value).set_board(pieces)
    table.play_phase(X=["F wst - mid - est"], Y=["F thr - est"], Z=["F lib - est"])
    assert table.units == {"X F sic", "Y F thr", "Z F lib", expected}


def standard_map_table(edition: str) -> Table:
    """Return the standard map, played by this edition of the rules of Diplomacy."""
    return Table(scenario_on_map("standard", rules__edition=edition))


@pytest.mark.rule("DIP-START-04")
@under_reading("rules.edition", {"edition_2023": "England A bel", "edition_1971": "England A lon"})
def test_the_edition_decides_an_army_with_one_broken_route_of_two(
    value: str, expected: str
) -> None:
    table = standard_map_table(value).set_board(
        {"England": ["A lon", "F eng", "F nth"], "France": ["F bre", "F mao"]}
    )
    convoy = ["F eng C A lon - bel", "F nth C A lon - bel"]
    table.play_phase(
        England=["A lon - bel", *convoy], France=["F mao - eng", "F bre S F mao - eng"]
    )
    assert expected in table.standing


@pytest.mark.rule("DIP-START-04")
@under_reading(
    "rules.edition", {"edition_2023": ("gas", "pie", "spa"), "edition_1971": ("pie", "spa")}
)
def test_the_edition_sets_retreats_from_an_attacker_by_sea(
    value: str, expected: tuple[str, ...]
) -> None:
    seas = ("mao", "wes", "lyo")
    pieces: dict[str, list[str]] = {"France": ["A gas", "A bur"], "Italy": ["A mar"]}
    pieces["France"] += [f"F {sea}" for sea in seas]
    orders = ["A gas - mar via convoy", "A bur S A gas - mar"]
    table = standard_map_table(value).set_board(pieces)
    table.play_phase(France=[*orders, *(f"F {one} C A gas - mar" for one in seas)])
    (italian,) = table.world.dislodged
    assert locations_for_retreat(table.state, italian) == expected


@pytest.mark.rule("DIP-CITY-07")
@under_reading("rules.edition", {"edition_2023": "X A rom", "edition_1971": "X A par"})
def test_the_edition_sets_the_distance_of_a_removed_unit(value: str, expected: str) -> None:
    table = standard_map_table(value).set_board(
        {"X": ["A rom", "A par"]}, {"bre": "X"}, cities={"X": "nap"}
    )
    table.skip_to_autumn().at("adjustments").play_phase("adjustments")
    assert table.units == {"X A rom", "X A par"} - {expected}


@pytest.mark.rule("DIP-CITY-02")
def test_a_player_with_only_a_garrison_misses_no_turn() -> None:
    table = small_map_table().set_board(
        {"X": ["G bru"], "Y": ["A alb"], "neutral": ["A ill"]}, {"bru": "X"}
    )
    table.play_phase(X=[], Y=["A alb H"])
    assert table.world.empire("X").missed_turns == ()
    assert Piece("G", "bru", "X") in table.world.position.pieces_of("X")
