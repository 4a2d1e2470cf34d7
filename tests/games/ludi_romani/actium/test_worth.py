"""ACTIUM: the worth of goods on a form, also between two steps of the price chart."""

import pytest

from tests.games.ludi_romani.dying import record_transfer
from tests.games.ludi_romani.given import field_range
from tests.games.ludi_romani.sea import (
    actium_without_goods,
    close_forms,
    join_party,
    put_gift_on_form,
    record_loan,
    ships_by_party,
    sound_conches,
    worth_and_ships_of_form,
)


@pytest.mark.rule("ACTIUM-07")
def test_lent_votes_go_home_and_everything_else_counts_where_it_is() -> None:
    table = (
        actium_without_goods()
        .with_("antony", suffragium=10, classis=2)
        .with_("l_antonius", denarius=100_000)
    )
    table.act("fata", "set-fact", subject="antony", fact="role", value="senator", reason="x")
    record_loan(table, "antony", "l_antonius", "suffragium", 10)
    record_loan(table, "antony", "l_antonius", "classis", 2)
    table.assert_holdings("l_antonius", suffragium=10, classis=2)
    sound_conches(table)
    table.assert_holdings("l_antonius", suffragium=0, classis=2).assert_holdings(
        "antony", suffragium=10, classis=0
    )
    assert worth_and_ships_of_form(table, "antony") == (100_000, 0)
    assert worth_and_ships_of_form(table, "l_antonius") == (700_000, 0)


@pytest.mark.rule("ACTIUM-07")
def test_votes_of_a_party_are_added_before_they_count_by_ten() -> None:
    table = sound_conches(
        actium_without_goods().with_("cicero", suffragium=15).with_("hirtius", suffragium=15)
    )
    assert worth_and_ships_of_form(table, "cicero") == (100_000, 0)
    join_party(table, "cicero", "hirtius")
    assert worth_and_ships_of_form(table, "cicero") == (300_000, 0)


@pytest.mark.rule("ACTIUM-07")
@pytest.mark.parametrize(
    ("reading", "value", "worth"),
    [
        ("actium.lc_value", 400_000, 400_000),
        ("actium.lc_value", 200_000, 200_000),
    ],
)
def test_a_white_legio_counts_as_all_or_its_price(reading: str, value: int, worth: int) -> None:
    table = (
        actium_without_goods()
        .with_reading(reading, value)
        .with_("cicero", legio_curialis=1, legio_clientarum=1)
    )
    assert worth_and_ships_of_form(sound_conches(table), "cicero")[0] == worth + 400_000


@pytest.mark.rule("ACTIUM-07")
@pytest.mark.parametrize(
    ("reading", "own", "junos"),
    [
        ("unspent_flat", 3_000_000, 0),
        ("face_value", 500_000, 0),
        ("any_card", 3_000_000, 3_000_000),
    ],
)
def test_a_dos_counts_by_the_reading(reading: str, own: int, junos: int) -> None:
    table = (
        actium_without_goods()
        .with_reading("actium.dos", reading)
        .with_("antonia", dos=1)
        .with_("juno", dos=1)
    )
    table.data["cast"]["antonia"]["dos_value"] = 500_000
    sound_conches(table)
    assert worth_and_ships_of_form(table, "antonia")[0] == own
    answer = table.act("juno", "give-to-party", to="antonia", asset="dos", quantity=1)
    if junos:
        answer.accepted_entries()
        assert worth_and_ships_of_form(table, "antonia")[0] == own + junos
    else:
        answer.assert_refused_with("counts-nothing")


@pytest.mark.rule("ACTIUM-07")
def test_a_dos_that_is_not_with_its_woman_counts_for_nobody() -> None:
    table = actium_without_goods().with_("antonia", dos=1).with_("cicero", denarius=1_000_000)
    table.data["cast"]["cicero"]["holdings"]["dos"] = 0
    record_transfer(table, "dos", "antonia", "cicero", 1)
    sound_conches(table)
    assert worth_and_ships_of_form(table, "antonia")[0] == 0
    assert worth_and_ships_of_form(table, "cicero")[0] == 1_000_000


@pytest.mark.rule("ACTIUM-07")
def test_a_rexpressus_serves_only_its_rex_by_another_reading() -> None:
    table = actium_without_goods().with_reading("actium.rexpressus", "rex_unused_only")
    sound_conches(table.with_("bogud", rexpressus=1).with_("isis", rexpressus=1))
    assert worth_and_ships_of_form(table, "bogud")[0] == 3_000_000
    card = {"to": "bogud", "asset": "rexpressus", "quantity": 1}
    table.act("isis", "give-to-party", **card).assert_refused_with("counts-nothing")
    table.change_reading("actium.rexpressus", "holder").accepted_entries()
    table.act("isis", "give-to-party", **card).accepted_entries()
    assert worth_and_ships_of_form(table, "bogud")[0] == 6_000_000


@pytest.mark.rule("ACTIUM-07")
def test_dice_of_gods_count_as_legions_and_other_cards_count_nothing() -> None:
    table = actium_without_goods().with_("vulcan", legio_fabrilis=1, legio_curialis=1)
    table.with_("mars", legio_ultrix_immortalis=1).with_("phobos", cohors_ultrix_immortalis=1)
    table.with_("pluto", ring_of_gyges=1).with_("vesta", virus=3).with_("cicero")
    sound_conches(table)
    for giver, asset in (
        ("vulcan", "legio_fabrilis"),
        ("mars", "legio_ultrix_immortalis"),
        ("phobos", "cohors_ultrix_immortalis"),
    ):
        put_gift_on_form(table, giver, "cicero", asset, 1)
    assert worth_and_ships_of_form(table, "cicero")[0] == 1_200_000
    for giver, asset in (("pluto", "ring_of_gyges"), ("vesta", "virus")):
        put = {"to": "cicero", "asset": asset, "quantity": 1}
        table.act(giver, "give-to-party", **put).assert_refused_with("counts-nothing")


@pytest.mark.rule("ACTIUM-08")
def test_another_character_adds_what_the_next_ship_lacks_by_another_reading() -> None:
    table = (
        actium_without_goods()
        .with_reading("actium.remainder", "top_up")
        .with_("isis", denarius=400_000)
    )
    table.with_("cicero", denarius=2_700_000).with_("antony", denarius=2_100_000)
    sound_conches(table)
    table.act("cicero", "top-up", from_="isis", quantity=300_000).assert_refused_with(
        "close-forms-first"
    )
    close_forms(table)
    offered = table.form("cicero", "top-up", from_="isis")
    assert offered is not None
    assert field_range(offered.fields[1]) == (300_000, 300_000)
    table.act("cicero", "top-up", from_="isis", quantity=200_000).assert_refused_with(
        "add-what-lacks"
    )
    table.act("cicero", "top-up", from_="cicero", quantity=300_000).assert_refused_with(
        "others-add", "lacks"
    )
    table.act("isis", "top-up", from_="isis", quantity=300_000).assert_refused_with(
        "no-fleet-at-sea"
    )
    table.act_with_consent(
        "isis", "cicero", "top-up", from_="isis", quantity=300_000
    ).accepted_entries()
    assert ships_by_party(table) == {"antony": 2, "cicero": 3}
    table.assert_holdings("isis", denarius=100_000)
    assert table.state.world.actium.parties["cicero"].missing_sum == 1_000_000
    petition = table.act("antony", "top-up", from_="isis", quantity=900_000).pending_petition_id()
    table.act("isis", "consent", petition=petition).assert_refused("FATA-12")


@pytest.mark.rule("ACTIUM-08")
def test_the_remainder_is_lost_by_the_printed_rule() -> None:
    table = (
        actium_without_goods()
        .with_("cicero", denarius=2_700_000)
        .with_("antony", denarius=1_000_000)
    )
    table.with_("isis", denarius=400_000)
    close_forms(sound_conches(table))
    table.act("cicero", "top-up", from_="isis", quantity=300_000).assert_refused_with(
        "remainder-lost"
    )
    assert table.form("cicero", "top-up") is None
    table.change_reading("actium.remainder", "top_up").accepted_entries()
    assert table.form("cicero", "top-up") is not None
    table.context.dice = [1, 2]
    table.act("neptune", "roll-ships").accepted_entries()
    table.act("cicero", "top-up", from_="isis", quantity=300_000).assert_refused_with(
        "ships-rolled-already"
    )


@pytest.mark.rule("ACTIUM-11", "ACTIUM-08")
def test_nothing_is_missing_from_the_thirtieth_ship_on() -> None:
    table = (
        actium_without_goods()
        .with_reading("actium.remainder", "top_up")
        .with_("cicero", denarius=71_000_000)
    )
    close_forms(sound_conches(table.with_("isis", denarius=9_000_000)))
    assert ships_by_party(table) == {"cicero": 30}
    assert table.state.world.actium.parties["cicero"].missing_sum == 0
    assert table.form("cicero", "top-up") is None
