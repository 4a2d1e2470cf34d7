"""How strong a garrison is, alone, beside an army, and beside one that leaves."""

import pytest

from ledger.games.roman_diplomacy.adjudication.orders import Readings
from ledger.games.roman_diplomacy.maps.load import shipped
from tests.games.roman_diplomacy.position import played

EUROPE = shipped("standard").with_overlay("no_kiel_canal").board()
ATTACKERS = ("A gal", "A rum", "A ser", "A tri")
SINGLE, JOINT = Readings(), Readings(joint=True)


def falls(attackers: int, readings: Readings, *own: str, orders: tuple[str, ...] = ()) -> bool:
    """Whether Budapest falls to so many attackers together."""
    foes = ATTACKERS[:attackers]
    attack = [f"{foes[0]} - bud", *(f"{one} S {foes[0]} - bud" for one in foes[1:])]
    turn = played(EUROPE, {"X": own, "Y": foes}, [*attack, *orders], readings)
    taken = "Y A bud" in turn.standing
    assert taken != ("X G bud" in turn.standing)
    assert turn.destroyed == ({"X G bud"} if taken else set())
    return taken


HELP = ("A vie S A bud",)


@pytest.mark.rule("DIP-CITY-03", "DIP-CITY-05", "DIP-CITY-06")
@pytest.mark.parametrize("readings", [SINGLE, JOINT], ids=["single", "joint"])
def test_a_garrison_alone_resists_with_one_and_with_support_with_two(readings: Readings) -> None:
    assert [falls(n, readings, "G bud") for n in (1, 2)] == [False, True]
    helped = [falls(n, readings, "G bud", "A vie", orders=HELP) for n in (2, 3)]
    assert helped == [False, True]


@pytest.mark.rule("DIP-CITY-03", "DIP-CITY-05", "DIP-CITY-06")
@pytest.mark.parametrize(("readings", "least"), [(SINGLE, 2), (JOINT, 3)], ids=["single", "joint"])
def test_how_many_it_takes_against_army_and_garrison(readings: Readings, least: int) -> None:
    both = ("A bud", "G bud")
    assert [falls(n, readings, *both) for n in (least - 1, least)] == [False, True]
    helped = [falls(n, readings, *both, "A vie", orders=HELP) for n in (least, least + 1)]
    assert helped == [False, True]


@pytest.mark.rule("DIP-CITY-05", "DIP-CITY-06")
@pytest.mark.parametrize("readings", [SINGLE, JOINT], ids=["single", "joint"])
def test_an_army_that_has_left_helps_its_garrison_no_more(readings: Readings) -> None:
    away = ("A bud - vie",)
    assert [falls(n, readings, "A bud", "G bud", orders=away) for n in (1, 2)] == [False, True]


@pytest.mark.rule("DIP-CITY-05")
@pytest.mark.parametrize("readings", [SINGLE, JOINT], ids=["single", "joint"])
def test_an_army_comes_in_beside_a_garrison_of_its_own_side_alone(readings: Readings) -> None:
    turn = played(EUROPE, {"X": ["A vie", "G bud"]}, ["A vie - bud"], readings)
    assert turn.standing == {"X A bud", "X G bud"}
    foreign = played(EUROPE, {"X": ["A vie"], "Y": ["G bud"]}, ["A vie - bud"], readings)
    assert foreign.standing == {"X A vie", "Y G bud"}


@pytest.mark.rule("DIP-CITY-02")
def test_a_garrison_supports_as_an_army_does() -> None:
    pieces = {"X": ["G bud", "A gal"], "Y": ["A vie"]}
    turn = played(EUROPE, pieces, ["A gal - vie", "G bud S A gal - vie"])
    assert turn.standing == {"X A vie", "X G bud"}
    for order, verdict in (
        ("G bud S A gal", "succeeds"),
        ("G bud S A vie", "succeeds"),
        ("G bud S A gal - bud", "illegal"),
        ("G bud S A gal - boh", "illegal"),
        ("G bud S A rum", "illegal"),
    ):
        assert played(EUROPE, pieces, [order]).result("bud", garrison=True).verdict == verdict
