"""ACTIUM: the goods that gods, ghosts and owners of few goods put on a form."""

import pytest

from tests.games.ludi_romani.given import field_range
from tests.games.ludi_romani.sea import (
    actium_without_goods,
    close_forms,
    join_party,
    put_gift_on_form,
    sound_conches,
    worth_and_ships_of_form,
)


@pytest.mark.rule("ACTIUM-04", "FATA-12")
def test_gifts_are_promised_and_pass_when_the_forms_are_closed() -> None:
    table = sound_conches(
        actium_without_goods().with_("isis", denarius=2_000_000, legio_clientarum=3).with_("cicero")
    )
    first = put_gift_on_form(table, "isis", "cicero", "denarius", 1_500_000)
    put_gift_on_form(table, "isis", "cicero", "legio_clientarum", 2)
    table.assert_holdings("isis", denarius=2_000_000, legio_clientarum=3)
    more = {"to": "antony", "asset": "denarius", "quantity": 600_000}
    table.act("isis", "give-to-party", **more).assert_refused_with("lacks")
    table.act("antony", "take-back-gift", gift=first).assert_refused_with("no-such-gift")
    table.act("isis", "take-back-gift", gift=first).accepted_entries()
    assert worth_and_ships_of_form(table, "cicero")[0] == 800_000
    table.act("isis", "give-to-party", **more).accepted_entries()
    put_gift_on_form(table, "isis", "cicero", "denarius", 1_000_000)
    close_forms(table)
    table.assert_holdings("isis", denarius=1_000_000, legio_clientarum=1).assert_holdings(
        "cicero", navis_longa=1
    )
    assert table.state.world.actium.gifts == ()


@pytest.mark.rule("ACTIUM-04")
def test_a_gift_goes_with_the_side_it_was_given_to() -> None:
    table = sound_conches(actium_without_goods().with_("isis", denarius=2_000_000))
    put_gift_on_form(table, "isis", "cleopatra", "denarius", 2_000_000)
    join_party(table, "antony", "cleopatra")
    assert worth_and_ships_of_form(table, "antony")[0] == 2_000_000
    table.act("cleopatra", "leave-alliance").accepted_entries()
    assert (
        worth_and_ships_of_form(table, "antony")[0],
        worth_and_ships_of_form(table, "cleopatra")[0],
    ) == (
        0,
        2_000_000,
    )


@pytest.mark.rule("ACTIUM-04")
def test_gifts_are_refused_where_they_make_no_sense() -> None:
    table = actium_without_goods().with_("cicero", denarius=500_000, suffragium=20, rexpressus=1)
    table.with_("pansa", denarius=500_000).set_fact("pansa", "status", "umbra")
    sound_conches(table)
    money = {"asset": "denarius", "quantity": 100_000}
    table.act("cicero", "give-to-party", to="cicero", **money).assert_refused_with(
        "own-form-already"
    )
    table.act("cicero", "give-to-party", to="isis", **money).assert_refused_with("no-party-at-sea")
    table.act("pansa", "give-to-party", to="cicero", **money).assert_refused_with("umbrae-wait")
    odd = {"to": "antony", "asset": "denarius", "quantity": 50_000}
    table.act("cicero", "give-to-party", **odd).assert_refused_with("not-in-chips")
    for asset in ("suffragium", "rexpressus"):
        own = {"to": "antony", "asset": asset, "quantity": 1}
        table.act("cicero", "give-to-party", **own).assert_refused_with("own-form-only")
    assert table.form("mercury", "give-to-party") is None


@pytest.mark.rule("ACTIUM-04")
def test_the_living_put_money_legions_and_fleets_on_the_form_of_another() -> None:
    goods = {"denarius": 100_000, "legio_curialis": 1, "legio_clientarum": 1, "classis": 1}
    table = sound_conches(actium_without_goods().with_("antony", None, None, **goods))
    for asset, quantity in goods.items():
        put_gift_on_form(table, "antony", "octavian", asset, quantity)
    assert [one.asset for one in table.state.world.actium.gifts] == [*goods]


@pytest.mark.rule("ACTIUM-04")
def test_a_god_gives_a_limited_sum_by_one_reading() -> None:
    table = actium_without_goods().with_reading("actium.god_gifts", 1_000_000)
    table.with_("isis", denarius=5_000_000, legio_clientarum=5).with_("pansa", denarius=2_000_000)
    sound_conches(table.set_fact("pansa", "status", "imago"))
    put_gift_on_form(table, "isis", "antony", "legio_clientarum", 1)
    much = {"to": "antony", "asset": "denarius", "quantity": 700_000}
    table.act("isis", "give-to-party", **much).assert_refused_with("gods-give-so-much")
    offered = table.form("isis", "give-to-party", to="antony", asset="denarius")
    assert offered is not None
    assert field_range(offered.fields[2])[1] == 600_000
    legions = table.form("isis", "give-to-party", to="antony", asset="legio_clientarum")
    assert legions is not None
    assert field_range(legions.fields[2])[1] == 1
    put_gift_on_form(table, "isis", "antony", "denarius", 600_000)
    assert table.form("isis", "give-to-party") is None
    put_gift_on_form(table, "pansa", "antony", "denarius", 2_000_000)


@pytest.mark.rule("ACTIUM-04", "FATA-08")
def test_a_gift_may_be_undone_by_its_god() -> None:
    table = sound_conches(actium_without_goods().with_("isis", denarius=2_000_000))
    fields = {"to": "antony", "asset": "denarius", "quantity": 100_000}
    entry = table.act("isis", "give-to-party", **fields).accepted_entries()[0]
    table.act("isis", "undo", entry=entry.id).accepted_entries()
    assert table.state.world.actium.gifts == ()


@pytest.mark.rule("ACTIUM-10")
def test_the_lack_of_ships_reveals_purses_only_to_those_who_read_no_forms() -> None:
    table = sound_conches(actium_without_goods().with_("cicero", denarius=500_000))
    for who, purses in (("neptune", ()), ("minerva", (("cicero", "denarius"),))):
        told = table.act(who, "close-forms").assert_refused("ACTIUM-10")
        (rests,) = (one.rests_on for one in told if one.key == "nobody-has-a-ship")
        assert set(purses) <= set(rests)
        assert bool(rests) is bool(purses)
