"""Scenario 28: the form and the price chart, word for word."""

import pytest

from tests.games.ludi_romani.sea import (
    actium_without_goods,
    close_forms,
    join_party,
    ships_by_party,
    sound_conches,
    worth_and_ships_of_form,
)
from tests.games.ludi_romani.table import Table

STEPS = {
    900_000: 0,
    1_000_000: 1,
    1_900_000: 1,
    10_000_000: 10,
    11_900_000: 10,
    12_000_000: 11,
    29_900_000: 19,
    30_000_000: 20,
    33_900_000: 20,
    34_000_000: 21,
    69_900_000: 29,
    70_000_000: 30,
    120_000_000: 30,
}


@pytest.mark.rule("ACTIUM-08", "ACTIUM-11", "MON-04", "LIM-15")
@pytest.mark.parametrize("money", STEPS)
def test_the_steps_of_the_price_chart(money: int) -> None:
    table = sound_conches(
        actium_without_goods().with_("cicero", denarius=money).with_("antony", denarius=1_000_000)
    )
    assert worth_and_ships_of_form(table, "cicero") == (money, STEPS[money])
    close_forms(table)
    table.assert_holdings("cicero", navis_longa=STEPS[money])
    table.assert_holdings("cicero", denarius=0 if STEPS[money] else money)


def antony_and_cleopatra() -> Table:
    """Return a table with the goods of Antony and Cleopatra.

    Antony's ten votes are lent to Lucius Antonius.
    """
    table = actium_without_goods()
    table.with_(
        "antony", denarius=5_300_000, legio_curialis=6, legio_clientarum=4, classis=3, suffragium=10
    )
    table.with_("cleopatra", denarius=400_000, legio_clientarum=5, classis=6)
    table.with_("mithras", denarius=1_000_000, rexpressus=1)
    return table


@pytest.mark.rule("ACTIUM-03", "ACTIUM-06", "ACTIUM-07", "ACTIUM-08")
def test_pooling_costs_ships_and_makes_one_party() -> None:
    table = sound_conches(antony_and_cleopatra())
    assert worth_and_ships_of_form(table, "antony") == (10_300_000, 10)
    assert worth_and_ships_of_form(table, "cleopatra") == (4_200_000, 4)
    join_party(table, "antony", "cleopatra")
    assert worth_and_ships_of_form(table, "antony") == (14_500_000, 12)
    close_forms(table)
    assert ships_by_party(table) == {"antony": 12}
    table.assert_holdings(
        "antony", denarius=0, legio_curialis=0, legio_clientarum=0, classis=0, suffragium=0
    )
    table.assert_holdings("cleopatra", denarius=0, legio_clientarum=0, classis=0)


@pytest.mark.rule("ACTIUM-06", "ACTIUM-10")
def test_two_forms_are_two_parties_that_fight_each_other_and_never_merge() -> None:
    table = sound_conches(antony_and_cleopatra())
    close_forms(table)
    assert ships_by_party(table) == {"antony": 10, "cleopatra": 4}
    table.act("antony", "form-alliance", with_="cleopatra").assert_refused("ACTIUM-06")


@pytest.mark.rule("ACTIUM-04", "ACTIUM-07")
def test_mithras_adds_a_used_rexpressus_and_a_million() -> None:
    table = join_party(sound_conches(antony_and_cleopatra()), "antony", "cleopatra")
    for asset, quantity in (("rexpressus", 1), ("denarius", 1_000_000)):
        gift = {"to": "antony", "asset": asset, "quantity": quantity}
        table.act("mithras", "give-to-party", **gift).accepted_entries()
    assert worth_and_ships_of_form(table, "antony") == (18_500_000, 14)
    close_forms(table)
    assert ships_by_party(table) == {"antony": 14}
    table.assert_holdings("mithras", rexpressus=0, denarius=0)


@pytest.mark.rule("ACTIUM-07")
def test_kings_women_ghosts_and_votes_count_as_printed() -> None:
    table = actium_without_goods()
    table.with_("bogud", rexpressus=1, legio_clientarum=4, classis=2, denarius=200_000)
    table.with_("octavia", dos=1, classis=1)
    table.data["cast"]["octavia"]["dos_value"] = 3_000_000
    table.with_("antonia", dos=1, classis=1, denarius=2_500_000)
    table.data["cast"]["antonia"]["dos_value"] = 500_000
    table.with_("hirtius", suffragium=30)
    sound_conches(table)
    assert worth_and_ships_of_form(table, "bogud") == (5_400_000, 5)
    assert worth_and_ships_of_form(table, "octavia") == (3_300_000, 3)
    assert worth_and_ships_of_form(table, "antonia") == (5_800_000, 5)
    assert worth_and_ships_of_form(table, "hirtius") == (300_000, 0)


@pytest.mark.rule("ACTIUM-07")
def test_dotes_that_juno_took_at_weddings_are_spent() -> None:
    table = sound_conches(
        actium_without_goods().with_("juno", dos=2).with_("cicero", denarius=1_000_000)
    )
    gift = {"to": "cicero", "asset": "dos", "quantity": 2}
    table.act("juno", "give-to-party", **gift).assert_refused("ACTIUM-07")


@pytest.mark.rule("ACTIUM-04", "IMAGO-13")
def test_an_imago_gives_its_black_die_and_its_money() -> None:
    table = actium_without_goods().with_("pansa", legio_ultrix=1, denarius=700_000).with_("cicero")
    table.set_fact("pansa", "status", "imago")
    sound_conches(table)
    for asset, quantity in (("legio_ultrix", 1), ("denarius", 700_000)):
        gift = {"to": "cicero", "asset": asset, "quantity": quantity}
        table.act("pansa", "give-to-party", **gift).accepted_entries()
    assert worth_and_ships_of_form(table, "cicero") == (1_100_000, 1)


@pytest.mark.rule("ACTIUM-05", "CAL-12")
def test_money_becomes_legions_until_the_conches_sound() -> None:
    table = actium_without_goods().with_("hirtius", place="gaul", denarius=2_000_000)
    table.with_("minerva", legio_curialis=15)
    buying = {"seller": "minerva", "asset": "legio_curialis", "quantity": 10}
    table.act("hirtius", "buy-legions", by="minerva", **buying).accepted_entries()
    sound_conches(table)
    assert worth_and_ships_of_form(table, "hirtius") == (4_000_000, 4)


@pytest.mark.rule("ACTIUM-05", "CAL-12")
def test_nothing_is_sold_after_the_conches() -> None:
    table = actium_without_goods().with_("hirtius", place="gaul", denarius=2_000_000)
    table.with_("minerva", legio_curialis=15)
    sound_conches(table)
    buying = {"seller": "minerva", "asset": "legio_curialis", "quantity": 10}
    table.act("hirtius", "buy-legions", by="minerva", **buying).assert_refused("CAL-12")
    assert worth_and_ships_of_form(table, "hirtius") == (2_000_000, 2)


@pytest.mark.rule("ACTIUM-04", "ACTIUM-10")
def test_a_character_with_too_little_is_no_party_and_may_give_it_to_one() -> None:
    table = sound_conches(
        actium_without_goods().with_("cicero", denarius=900_000).with_("antony", denarius=1_100_000)
    )
    assert worth_and_ships_of_form(table, "cicero") == (900_000, 0)
    gift = {"to": "antony", "asset": "denarius", "quantity": 900_000}
    table.act("cicero", "give-to-party", **gift).accepted_entries()
    assert worth_and_ships_of_form(table, "cicero") == (0, 0)
    assert worth_and_ships_of_form(table, "antony") == (2_000_000, 2)
    close_forms(table)
    assert ships_by_party(table) == {"antony": 2}
    table.assert_holdings("cicero", denarius=0)
