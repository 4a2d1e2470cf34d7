"""LIM and other chapters: limits that other chapters state, too, tried in one more test."""

import pytest

from tests.games.ludi_romani.rights_goods import (
    buy_classes,
    buy_clientarum,
    buy_curiales,
    hold_suffragia,
    own_curiales,
    trade_curiales,
    trade_suffragia,
)
from tests.games.ludi_romani.rights_state import marry
from tests.games.ludi_romani.rights_war import be_killed_by_caedes
from tests.games.ludi_romani.roles import ROLES, WHO, result_of_act, table_with_role
from tests.games.ludi_romani.table import Table

MORTALS = ROLES[:6]


@pytest.mark.rule("LIM-03")
def test_no_rex_comes_to_a_legio_curialis() -> None:
    assert buy_curiales("rex") == own_curiales("rex") == "REX-07"


@pytest.mark.rule("LIM-04")
@pytest.mark.parametrize("role", MORTALS)
def test_no_mortal_trades_legiones_curiales_or_suffragia(role: str) -> None:
    assert "MERC-04" in trade_curiales(role)
    assert "MERC-04" in trade_suffragia(role)


@pytest.mark.rule("LIM-05")
@pytest.mark.parametrize("role", MORTALS)
def test_nobody_gives_suffragia_away(role: str) -> None:
    gift = {"to": "octavian", "asset": "suffragium", "quantity": 1}
    assert "ROST-18" in result_of_act(table_with_role(role), WHO[role], "give", **gift)


@pytest.mark.rule("LIM-06")
@pytest.mark.parametrize("role", ["virgo", "matrona"])
def test_no_suffragia_come_into_the_hands_of_a_virgo_or_matrona(role: str) -> None:
    assert hold_suffragia(role) == "ROST-08"


@pytest.mark.rule("ROST-08", "ROST-18")
@pytest.mark.parametrize(
    ("role", "came"),
    [
        ("virgo", "ROST-08"),
        ("matrona", "ROST-08"),
        ("numen", "ROST-18"),
        ("imago", "ROST-18"),
        ("imperator", "y"),
        ("senator", "y"),
        ("amazon", "y"),
        ("rex", "y"),
    ],
)
def test_every_possible_holder_may_borrow_suffragia(role: str, came: str) -> None:
    assert hold_suffragia(role) == came


@pytest.mark.rule("LIM-09")
def test_no_god_buys_from_a_god() -> None:
    bought = {buy("numen") for buy in (buy_curiales, buy_clientarum, buy_classes)}
    assert bought == {"MERC-12"}


@pytest.mark.rule("LIM-10")
def test_mercury_is_given_nothing_but_money() -> None:
    gift = {"to": "mercury", "quantity": 1}
    assert result_of_act(Table(), "antony", "give", asset="classis", **gift) == "MERC-17"
    assert (
        result_of_act(Table(), "antony", "give", asset="classis", **{**gift, "to": "isis"}) == "y"
    )


@pytest.mark.rule("LIM-14")
def test_no_second_plague_starts() -> None:
    table = Table()
    table.act("apollo", "strike-plague", place="syria").accepted_entries()
    table.act("diana", "strike-plague", place="gaul").assert_refused("PEST-02")


@pytest.mark.rule("LIM-17")
@pytest.mark.parametrize("god", ["venus", "vesta", "juno"])
def test_a_dos_is_given_to_no_god(god: str) -> None:
    gift = {"to": god, "asset": "dos", "quantity": 1}
    assert result_of_act(Table(), "livia", "give", **gift) == "ROST-19"


@pytest.mark.rule("REX-10")
def test_a_rex_is_nobodys_husband_but_senators_and_generals_are() -> None:
    married = {role: marry(role) for role in ("rex", "senator", "imperator")}
    assert married == {"rex": "NUPT-01", "senator": "y", "imperator": "y"}


@pytest.mark.rule("ROST-09")
@pytest.mark.parametrize("role", ["virgo", "matrona"])
def test_being_a_woman_protects_nobody_from_a_caedes(role: str) -> None:
    assert be_killed_by_caedes(role) == "y"
