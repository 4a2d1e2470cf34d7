"""The orders that count, their petrol, and units that are not welcome in a city."""

import pytest

from ledger.games.roman_diplomacy.adjustments import must_be_adjustments
from ledger.games.roman_diplomacy.federation import guests_without_welcome
from ledger.games.roman_diplomacy.orders import must_be_orders, petrol_of, valid_orders
from ledger.games.roman_diplomacy.retreats import must_be_retreats
from ledger.kernel.vocabulary.request import Refused
from tests.games.roman_diplomacy.table import Table, rules_and_keys, small_map_table, unite_empires
from tests.games.roman_diplomacy.war import begin_war
from tests.toy.yard import rules_of_refusal

TOO_LITTLE = "DIP-FLEET-01 too-little-petrol"


def table_with_fleets() -> Table:
    """Return a table where X has two fleets, an army and a garrison, and Y one fleet."""
    return small_map_table().set_board(
        {"X": ["F wst", "F sic", "A gal", "G bru"], "Y": ["F est"]}, {"bru": "X"}
    )


@pytest.mark.rule("DIP-FLEET-01")
@pytest.mark.parametrize(
    ("orders", "wrong"),
    [
        (["F wst - mid", "F sic H"], []),
        (["F wst - mid", "F sic H", "A gal - dac", "G bru S A gal - alb"], []),
        (["F wst - mid - ill"], []),
        (["F wst - mid - ill - thr"], [TOO_LITTLE]),
        (["F wst - mid - ill", "F sic H"], [TOO_LITTLE]),
        (["F wst S F sic - mid", "F sic - mid"], []),
        (["F wst S F sic - mid", "F sic - mid - lib"], [TOO_LITTLE]),
        (["F wst C A alb - afr", "F sic - mid"], []),
        (["F wst C A alb - afr", "F sic - mid - lib"], [TOO_LITTLE]),
        (["A gal H", "G bru H"], []),
        (["F wst - mid", "F sic H", "Build A bru"], ["DIP-START-04 not-for-movement"]),
    ],
)
def test_orders_cost_this_much_petrol(orders: list[str], wrong: list[str]) -> None:
    assert rules_and_keys(must_be_orders(table_with_fleets().state, "X", orders)) == wrong


@pytest.mark.rule("DIP-FLEET-01")
def test_the_first_orders_within_the_petrol_count() -> None:
    table = table_with_fleets()
    assert (petrol_of(table.state, "X"), petrol_of(table.state, "Y")) == (2, 1)

    def counted_orders(*orders: str) -> list[str]:
        given = {"X": orders, "Y": ("F est H", "F est - thr")}
        found = valid_orders(table.state, given)
        assert [one.to if hasattr(one, "to") else "" for one in found["Y"]] == [""]
        return [one.at for one in found["X"]]

    assert counted_orders("F wst - mid - ill - thr", "F sic H") == ["wst"]
    assert counted_orders("F wst - mid - ill", "F sic H", "A gal H") == ["wst", "gal"]
    assert counted_orders("F sic H", "F wst - mid - ill", "F wst - mid") == ["sic", "wst"]
    assert counted_orders("F sic H", "F sic - mid", "F wst H") == ["sic", "wst"]
    assert counted_orders("F est - thr", "A gal - thr", "A gal - dac", "G bru H") == ["gal", "bru"]
    assert counted_orders("A gal H", "G bru S A gal - alb", "F wst H", "F sic H") == [
        "gal",
        "bru",
        "wst",
        "sic",
    ]


@pytest.mark.rule("DIP-CITY-05", "DIP-DEFED-01")
def test_a_unit_beside_a_garrison_of_another_side_is_not_welcome() -> None:
    pieces = {
        "X": ["A alb", "G alb", "A bru", "B thr"],
        "Y": ["G bru", "G thr", "A sic"],
        "Z": ["G sic"],
        "neutral": ["G afr", "A aeg"],
    }
    pieces["X"].append("A afr")
    pieces["Z"].append("G aeg")
    table = small_map_table().set_board(pieces)
    assert [one.name for one in guests_without_welcome(table.world)] == ["A bru", "A sic", "B thr"]
    friends = unite_empires(small_map_table().set_board(pieces), "X", "Y")
    assert [one.name for one in guests_without_welcome(friends.world)] == ["A sic"]


@pytest.mark.rule("DIP-START-04", "DIP-CITY-01")
@pytest.mark.parametrize(
    ("order", "wrong"),
    [
        ("A gal - dac", []),
        ("A gal S G bru", []),
        ("F wst C A alb - afr", []),
        ("A gal H", []),
        ("A gal R dac", ["DIP-START-04 not-for-movement"]),
        ("Build A bru", ["DIP-START-04 not-for-movement"]),
        ("F est H", ["DIP-START-04 not-your-piece"]),
        ("A dac H", ["DIP-START-04 not-your-piece"]),
        ("G alb H", ["DIP-START-04 not-your-piece"]),
        ("A gal - thr", ["DIP-START-04 order-unreachable"]),
        ("G bru - alb", ["DIP-CITY-01 order-garrison-stays"]),
    ],
)
def test_orders_are_checked_by_their_rules(order: str, wrong: list[str]) -> None:
    assert rules_and_keys(must_be_orders(table_with_fleets().state, "X", [order])) == wrong


@pytest.mark.rule("DIP-START-04")
def test_each_piece_has_one_order_and_an_army_and_its_garrison_are_two_pieces() -> None:
    table = small_map_table().set_board({"X": ["A bru", "G bru", "F wst"]}, {"bru": "X"})
    assert rules_and_keys(must_be_orders(table.state, "X", ["A bru H", "G bru H", "F wst H"])) == []
    (twice,) = must_be_orders(table.state, "X", ["A bru H", "F wst - mid", "A bru - ill"])
    assert (twice.rule, twice.key, twice.args) == ("DIP-START-04", "ordered-twice", {"line": 3})


@pytest.mark.rule("DIP-START-04")
def test_a_line_that_is_no_order_is_refused_by_its_number_and_no_other_line_is_judged() -> None:
    table = table_with_fleets()
    (wrong,) = must_be_orders(table.state, "X", ["A gal - thr", "A gal jumps"])
    assert (wrong.rule, wrong.key) == ("DIP-START-04", "not-an-order")
    assert (wrong.args["line"], wrong.args["column"]) == (2, 7)


@pytest.mark.rule("DIP-CITY-01", "DIP-START-04")
def test_an_order_for_a_garrison_to_go_is_refused_when_it_is_saved() -> None:
    war = begin_war()
    refused = war.save_command("gaius", orders={"G bru": ["- ill"]})
    assert isinstance(refused, Refused)
    assert rules_of_refusal(refused) == {"DIP-CITY-01"}
    other = war.save_command("gaius", orders={"A alb": ["H"]})
    assert isinstance(other, Refused)
    assert rules_of_refusal(other) == {"DIP-START-04"}


@pytest.mark.rule("DIP-FLEET-01")
def test_an_order_without_petrol_is_refused_when_it_is_saved() -> None:
    war = begin_war()
    war.does("host", "set-unit", at="wst", unit="fleet", owner="gaius", reason="for the test")
    refused = war.save_command("gaius", orders={"F wst": ["- mid", "- est"]})
    assert isinstance(refused, Refused)
    assert rules_of_refusal(refused) == {"DIP-FLEET-01"}
    assert not isinstance(war.save_command("gaius", orders={"F wst": ["- mid"]}), Refused)


def table_with_all_pieces() -> Table:
    """Return a table where X has a piece of every kind, in Bruttia, Illyria, Dacia and at sea."""
    pieces = {"X": ["A bru", "G bru", "F ill", "B dac", "F wst"], "Y": ["A gal"]}
    return small_map_table().set_board(pieces, {"bru": "X"})


KIND = "DIP-START-04 another-kind-of-piece"


@pytest.mark.rule("DIP-START-04")
@pytest.mark.parametrize(
    ("order", "wrong"),
    [
        ("A bru - alb", []),
        ("G bru H", []),
        ("F ill - thr", []),
        ("B dac - thr", []),
        ("F bru - alb", [KIND]),
        ("B bru - alb", [KIND]),
        ("A ill - thr", [KIND]),
        ("B ill H", [KIND]),
        ("A dac - thr", [KIND]),
        ("F dac H", [KIND]),
        ("G wst H", ["DIP-START-04 not-your-piece"]),
        ("F gal H", ["DIP-START-04 not-your-piece"]),
        ("B dac S F ill", []),
        ("B dac S A gal", []),
        ("B dac S F gal", [KIND]),
        ("B dac S B gal", [KIND]),
        ("B dac S A ill", [KIND]),
        ("F ill S F bru - mid", []),
        ("F ill S B bru - mid", [KIND]),
        ("F wst C A bru - afr", []),
        ("F wst C F bru - afr", [KIND]),
        ("F wst C B bru - afr", [KIND]),
    ],
)
def test_the_letter_of_an_order_is_that_of_the_piece(order: str, wrong: list[str]) -> None:
    """A fleet may come to Bruttia later by a path, and be supported from there."""
    assert rules_and_keys(must_be_orders(table_with_all_pieces().state, "X", [order])) == wrong


@pytest.mark.rule("DIP-START-04")
def test_an_order_under_a_wrong_letter_moves_no_piece() -> None:
    table = table_with_all_pieces().play_phase(X=["F bru - alb", "A ill - thr"], Y=["A gal H"])
    assert {"X A bru", "X F ill", "X B dac"} <= table.units
    assert not valid_orders(table_with_all_pieces().state, {"X": ("F bru - alb",)})["X"]


@pytest.mark.rule("DIP-START-04")
def test_an_order_under_a_wrong_letter_names_the_piece_there() -> None:
    refused = begin_war().save_command("gaius", orders={"F bru": ["- ill"]})
    assert isinstance(refused, Refused)
    (found,) = refused.objections
    assert (found.key, found.args["kind"], found.args["at"]) == (
        "another-kind-of-piece",
        "a",
        "place:bru",
    )


@pytest.mark.rule("DIP-START-04")
@pytest.mark.parametrize(
    ("fleets", "wrong"),
    [
        ((), ["DIP-START-04 order-no-convoy-possible"]),
        (("F est",), ["DIP-START-04 order-no-convoy-possible"]),
        (("F mid", "F lib"), ["DIP-START-04 order-no-convoy-possible"]),
        (("F mid", "F est"), []),
    ],
)
def test_an_army_is_ordered_over_the_sea_only_where_fleets_could_carry_it(
    fleets: tuple[str, ...], wrong: list[str]
) -> None:
    """The fleets may belong to any player, and may have any order."""
    table = small_map_table().set_board({"X": ["A bru"], "Y": fleets})
    for order in ("A bru - aeg", "A bru - aeg via convoy"):
        assert rules_and_keys(must_be_orders(table.state, "X", [order])) == wrong


@pytest.mark.rule("DIP-START-04")
@pytest.mark.parametrize(
    ("order", "wrong"),
    [
        ("A ill S A bru - thr", ["DIP-START-04 order-impossible-move"]),
        ("A ill S A gal - dac", []),
        ("A ill S alb - bru", []),
        ("A ill S A gal - bru", []),
        ("A ill S sic - thr", []),
        ("F est S A bru - aeg", ["DIP-START-04 order-impossible-move"]),
        ("F est S bru - ill", []),
    ],
)
def test_a_support_is_for_a_possible_action(order: str, wrong: list[str]) -> None:
    """A fleet may come to Bruttia by its path and go on to Illyria, but not to Thrace."""
    table = small_map_table().set_board(
        {"X": ["A ill", "F est", "A bru"], "Y": ["A gal"]}, {"bru": "X"}
    )
    assert rules_and_keys(must_be_orders(table.state, "X", [order])) == wrong


@pytest.mark.rule("DIP-START-04")
def test_a_fleet_carries_only_where_a_route_needs_it() -> None:
    table = small_map_table().set_board({"X": ["A bru", "F wst", "F mid", "F est"]})

    def order_objections(order: str) -> list[str]:
        return rules_and_keys(must_be_orders(table.state, "X", [order]))

    assert order_objections("F mid C A bru - aeg") == order_objections("F wst C A bru - afr") == []
    assert order_objections("F wst C A bru - aeg") == ["DIP-START-04 order-impossible-convoy"]


@pytest.mark.rule("DIP-CITY-07", "DIP-START-04")
def test_a_winter_names_each_piece_by_its_letter_and_builds_no_garrison() -> None:
    table = small_map_table().set_board(
        {"X": ["A alb", "B dac", "F wst"]}, {"bru": "X"}, cities={"X": "bru"}
    )
    table.skip_to_autumn().at("adjustments")

    def adjustment_objections(*lines: str) -> list[str]:
        return rules_and_keys(must_be_adjustments(table.state, "X", lines))

    assert (
        adjustment_objections("Disband A alb", "Disband B dac")
        == adjustment_objections("Disband F wst")
        == []
    )
    assert (
        adjustment_objections("Disband F alb")
        == adjustment_objections("Disband B alb")
        == adjustment_objections("Disband A dac")
        == [KIND]
    )
    table.set_board({"X": []}, {"bru": "X"}, cities={"X": "bru"}).skip_to_autumn().at("adjustments")
    assert adjustment_objections("Build A bru") == adjustment_objections("Build F bru") == []
    assert adjustment_objections("Build G bru") == ["DIP-CITY-07 build-garrison"]
    assert table.play_phase("adjustments", X=["Build G bru"]).units == set()


@pytest.mark.rule("DIP-START-04")
def test_a_retreat_names_the_dislodged_piece_by_its_letter() -> None:
    table = small_map_table().set_board(
        {"X": ["B gal"], "Y": ["A bru", "A alb"]}, {"sic": "X", "thr": "Y"}
    )
    table.play_phase(X=["B gal H"], Y=["A bru - gal", "A alb S A bru - gal"])

    def retreat_objections(line: str) -> list[str]:
        return rules_and_keys(must_be_retreats(table.state, "X", (line,)))

    assert table.world.phase == "retreats"
    assert retreat_objections("B gal R dac") == []
    assert (
        retreat_objections("A gal R dac")
        == retreat_objections("F gal R dac")
        == ["DIP-START-04 not-a-retreat"]
    )
    assert "X B dac" not in table.play_phase("retreats", X=["A gal R dac"]).units
