"""Which orders count, what they cost fleets, and which units are not welcome in a city."""

import pytest

from ledger.games.roman_diplomacy.federation import guests_without_welcome
from ledger.games.roman_diplomacy.orders import counted, must_be_orders, petrol_of
from ledger.kernel.request import Refused
from tests.games.roman_diplomacy.table import Table, rules, sea, united
from tests.games.roman_diplomacy.war import begun
from tests.toy.yard import rules_of

TOO_LITTLE = "DIP-FLEET-01 too-little-petrol"


def fleets() -> Table:
    """X has two fleets, an army and a garrison; Y has one fleet."""
    return sea().put({"X": ["F wst", "F sic", "A gal", "G bru"], "Y": ["F est"]}, {"bru": "X"})


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
def test_what_orders_cost(orders: list[str], wrong: list[str]) -> None:
    assert rules(must_be_orders(fleets().state, "X", orders)) == wrong


@pytest.mark.rule("DIP-FLEET-01")
def test_the_first_order_to_a_piece_counts_and_the_first_ones_that_there_is_petrol_for() -> None:
    table = fleets()
    assert (petrol_of(table.state, "X"), petrol_of(table.state, "Y")) == (2, 1)

    def at(*orders: str) -> list[str]:
        given = {"X": orders, "Y": ("F est H", "F est - thr")}
        found = counted(table.state, given)
        assert [one.to if hasattr(one, "to") else "" for one in found["Y"]] == [""]
        return [one.at for one in found["X"]]

    assert at("F wst - mid - ill - thr", "F sic H") == ["wst"]
    assert at("F wst - mid - ill", "F sic H", "A gal H") == ["wst", "gal"]
    assert at("F sic H", "F wst - mid - ill", "F wst - mid") == ["sic", "wst"]
    assert at("F sic H", "F sic - mid", "F wst H") == ["sic", "wst"]
    assert at("F est - thr", "A gal - thr", "A gal - dac", "G bru H") == ["gal", "bru"]
    assert at("A gal H", "G bru S A gal - alb", "F wst H", "F sic H") == [
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
    table = sea().put(pieces)
    assert [one.name for one in guests_without_welcome(table.world)] == ["A bru", "A sic"]
    friends = united(sea().put(pieces), "X", "Y")
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
def test_for_what_one_gives_orders(order: str, wrong: list[str]) -> None:
    assert rules(must_be_orders(fleets().state, "X", [order])) == wrong


@pytest.mark.rule("DIP-START-04")
def test_each_piece_has_one_order_and_an_army_and_its_garrison_are_two_pieces() -> None:
    table = sea().put({"X": ["A bru", "G bru", "F wst"]}, {"bru": "X"})
    assert rules(must_be_orders(table.state, "X", ["A bru H", "G bru H", "F wst H"])) == []
    (twice,) = must_be_orders(table.state, "X", ["A bru H", "F wst - mid", "A bru - ill"])
    assert (twice.rule, twice.key, twice.args) == ("DIP-START-04", "ordered-twice", {"line": 3})


@pytest.mark.rule("DIP-START-04")
def test_a_line_that_is_no_order_is_refused_by_its_number_and_no_other_line_is_judged() -> None:
    table = fleets()
    (wrong,) = must_be_orders(table.state, "X", ["A gal - thr", "A gal jumps"])
    assert (wrong.rule, wrong.key) == ("DIP-START-04", "not-an-order")
    assert (wrong.args["line"], wrong.args["column"]) == (2, 7)


@pytest.mark.rule("DIP-CITY-01", "DIP-START-04")
def test_an_order_for_a_garrison_to_go_is_refused_when_it_is_saved() -> None:
    war = begun()
    refused = war.saves("gaius", orders={"G bru": ["- ill"]})
    assert isinstance(refused, Refused)
    assert rules_of(refused) == {"DIP-CITY-01"}
    other = war.saves("gaius", orders={"A alb": ["H"]})
    assert isinstance(other, Refused)
    assert rules_of(other) == {"DIP-START-04"}


@pytest.mark.rule("DIP-FLEET-01")
def test_an_order_that_there_is_no_petrol_for_is_refused_when_it_is_saved() -> None:
    war = begun()
    war.does("host", "set-unit", at="wst", unit="fleet", owner="gaius", reason="for the test")
    refused = war.saves("gaius", orders={"F wst": ["- mid", "- est"]})
    assert isinstance(refused, Refused)
    assert rules_of(refused) == {"DIP-FLEET-01"}
    assert not isinstance(war.saves("gaius", orders={"F wst": ["- mid"]}), Refused)
