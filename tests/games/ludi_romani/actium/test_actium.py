"""ACTIUM: the call, last alliances, and the forms until they are exchanged for ships."""

from typing import Any

import pytest

from ledger.games.ludi_romani.actium.stages import REDEMPTION_ACCOUNT
from ledger.games.ludi_romani.scenario.defaults import READINGS
from ledger.record.books import ORIGIN_ACCOUNT
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.sea import (
    actium_without_goods,
    close_forms,
    join_party,
    one_member_fleets,
    put_gift_on_form,
    ships_by_party,
    sound_conches,
    worth_and_ships_of_form,
)
from tests.games.ludi_romani.table import Table

Call = tuple[str, str, dict[str, Any]]


@pytest.mark.rule("CAL-12", "ACTIUM-01")
def test_the_gods_of_the_sea_call_when_the_year_has_begun_and_only_once() -> None:
    early = Table().at("aestas", 32)
    early.act("neptune", "blow-conches").assert_refused_with("not-yet-actium")
    table = actium_without_goods()
    table.act("minerva", "blow-conches").assert_refused_with("sea-gods-call")
    table.act("oceanus", "blow-conches").accepted_entries()
    table.act("neptune", "blow-conches").assert_refused_with("called-already")
    assert table.form("neptune", "blow-conches") is None
    assert table.form("minerva", "blow-conches") is None


@pytest.mark.rule("ACTIUM-01")
def test_the_fates_call_and_run_the_battle_without_a_god_of_the_sea() -> None:
    table = (
        actium_without_goods()
        .leave_out_characters("neptune", "amphitrite", "oceanus")
        .with_("cicero", denarius=1_000_000)
    )
    table.act("fata", "blow-conches").accepted_entries()
    table.act("fata", "close-forms").accepted_entries()
    table.act("fata", "name-victor").accepted_entries()
    assert table.state.world.actium.victor == "cicero"


@pytest.mark.rule("CAL-12")
def test_actium_follows_directly_on_the_summer_of_32() -> None:
    table = Table().at("aestas", 32)
    table.season().accepted_entries()
    for act in ("buy-legions", "buy-classes"):
        assert table.form("hirtius", act) is not None
    for act in ("give", "barter", "move"):
        held = table.form("cicero", act)
        assert held is None or [o.key for o in held.blocked] == ["actium-has-come"]
    table.act("neptune", "blow-conches").accepted_entries()
    shut = table.form("hirtius", "buy-legions")
    assert shut is not None
    assert [o.key for o in shut.blocked] == ["actium-has-come"]
    ship = {"seller": "neptune", "quantity": 1}
    table.act("cicero", "buy-classes", **ship).assert_refused_with("actium-has-come")


@pytest.mark.rule("ACTIUM-05")
def test_the_gods_stop_selling_with_the_last_summer_by_another_reading() -> None:
    table = actium_without_goods().with_reading("actium.shop_closes", "end_of_aestas_32")
    table.with_("hirtius", place="gaul", denarius=200_000).with_("minerva", legio_curialis=1)
    buying = {"seller": "minerva", "asset": "legio_curialis", "quantity": 1}
    table.act("hirtius", "buy-legions", by="minerva", **buying).assert_refused_with(
        "actium-has-come"
    )
    table.change_reading("actium.shop_closes", "at_conches").accepted_entries()
    table.act("hirtius", "buy-legions", by="minerva", **buying).accepted_entries()


@pytest.mark.rule("ACTIUM-03", "CLI-15")
def test_clientes_and_bacchants_are_on_the_side_of_their_leader() -> None:
    table = (
        actium_without_goods().with_("cicero", denarius=100_000).with_("hirtius", denarius=200_000)
    )
    table.with_("pansa", denarius=400_000).with_("livia", denarius=800_000)
    table.with_("atia", denarius=1_600_000).with_("antony", denarius=3_200_000)
    table.set_fact("cicero", "patronus", "hirtius").set_fact("hirtius", "patronus", "antony")
    table.set_fact("livia", "god", "dionysus").set_fact("atia", "god", "dionysus")
    table.set_fact("pansa", "patronus", "atia")
    sound_conches(table)
    assert worth_and_ships_of_form(table, "antony")[0] == 3_500_000
    assert worth_and_ships_of_form(table, "pansa")[0] == 2_800_000
    assert "cicero" not in table.state.world.actium.parties
    for bound in ("cicero", "livia", "pansa"):
        table.act(bound, "form-alliance", with_="octavian").assert_refused_with("others-decide")
        table.act(bound, "check-form").assert_refused_with("others-check-form")
        assert table.form(bound, "form-alliance") is None
        assert table.form(bound, "check-form") is None
    petition = table.act("dionysus", "form-alliance", with_="antony").pending_petition_id()
    table.act("antony", "consent", petition=petition).accepted_entries()
    assert worth_and_ships_of_form(table, "pansa")[0] == 6_300_000


@pytest.mark.rule("ACTIUM-03", "CLI-15")
def test_followers_in_a_ring_stand_alone_and_the_dead_lead_nobody() -> None:
    table = (
        actium_without_goods().with_("cicero", denarius=100_000).with_("hirtius", denarius=200_000)
    )
    table.with_("pansa", denarius=400_000)
    table.set_fact("cicero", "patronus", "hirtius").set_fact("hirtius", "patronus", "cicero")
    table.set_fact("pansa", "patronus", "balbus").set_fact("balbus", "status", "umbra")
    sound_conches(table)
    assert worth_and_ships_of_form(table, "pansa")[0] == 400_000
    assert "balbus" not in table.state.world.actium.parties
    both = [worth_and_ships_of_form(table, who)[0] for who in ("cicero", "hirtius")]
    assert sum(both) == 300_000


@pytest.mark.rule("ACTIUM-03")
def test_an_alliance_needs_everybody_who_has_a_say() -> None:
    table = sound_conches(actium_without_goods())
    join_party(table, "antony", "cleopatra")
    petition = table.act("octavian", "form-alliance", with_="antony").pending_petition_id()
    table.act("antony", "consent", petition=petition).accepted_entries()
    assert "antony" in table.state.world.actium.parties
    table.act("cleopatra", "consent", petition=petition).accepted_entries()
    party = table.state.world.actium.parties["octavian"]
    assert party.members == ("octavian", "antony", "cleopatra")
    table.act("cleopatra", "form-alliance", with_="octavian").assert_refused_with(
        "one-party-already"
    )
    table.act("cleopatra", "form-alliance", with_="antony").assert_refused_with("no-party-at-sea")
    table.act("minerva", "form-alliance", with_="octavian").assert_refused_with("others-decide")
    offered = table.form("cleopatra", "form-alliance")
    assert offered is not None
    leaders = set(table.state.world.actium.parties)
    assert set(field_options(offered.fields[0])) == leaders - {"octavian"}


@pytest.mark.rule("ACTIUM-03")
def test_a_side_may_leave_and_takes_its_own_along() -> None:
    table = actium_without_goods().set_fact("atia", "patronus", "antony")
    sound_conches(table)
    join_party(table, "octavian", "antony", "cleopatra")
    table.act("antony", "leave-alliance").accepted_entries()
    parties = table.state.world.actium.parties
    assert parties["antony"].members == ("antony", "atia")
    assert parties["octavian"].members == ("octavian", "cleopatra")
    table.act("octavian", "leave-alliance").accepted_entries()
    assert table.state.world.actium.parties["cleopatra"].members == ("cleopatra",)
    table.act("octavian", "leave-alliance").assert_refused_with("allied-with-nobody")
    table.act("atia", "leave-alliance").assert_refused_with("others-decide")
    assert table.form("octavian", "leave-alliance") is None


@pytest.mark.rule("ACTIUM-01", "ACTIUM-06")
def test_forms_are_filled_in_between_the_conches_and_their_closing() -> None:
    table = (
        actium_without_goods().with_("cicero", denarius=1_000_000).with_("isis", denarius=100_000)
    )
    put = {"to": "cicero", "asset": "denarius", "quantity": 100_000}
    acts: tuple[Call, ...] = (("cicero", "check-form", {}), ("cicero", "leave-alliance", {}))
    for actor, act, fields in (*acts, ("neptune", "close-forms", {})):
        assert "conches-first" in {o.key for o in table.act(actor, act, **fields).assert_refused()}
        assert table.form(actor, act) is None
    assert "conches-first" in {
        o.key for o in table.act("isis", "give-to-party", **put).assert_refused()
    }
    close_forms(sound_conches(table))
    for actor, act, fields in (
        *acts,
        ("neptune", "close-forms", {}),
        ("isis", "give-to-party", put),
    ):
        assert "forms-are-closed" in {
            o.key for o in table.act(actor, act, **fields).assert_refused()
        }
        assert table.form(actor, act) is None
        waived = table.act_with_waiver(actor, act, "ACTIUM-01", "ACTIUM-06", **fields)
        assert "forms-are-closed" in {o.key for o in waived.assert_refused()}


@pytest.mark.rule("ACTIUM-06")
def test_forms_are_read_by_their_people_the_gods_of_the_sea_and_the_fates() -> None:
    table = sound_conches(actium_without_goods().with_("isis", denarius=2_000_000))
    join_party(table, "antony", "cleopatra")
    fields = {"to": "antony", "asset": "denarius", "quantity": 2_000_000}
    entry = table.act("isis", "give-to-party", **fields).accepted_entries()[0]
    people = {"antony", "cleopatra", "neptune", "amphitrite", "oceanus", "fata"}
    assert set(entry.audience) == people | {"isis"}
    entries = close_forms(table)
    redeemed = next(e for e in entries if e.type == "ludi_romani/form-redeemed@1")
    assert set(redeemed.audience) == people
    bought = next(e for e in entries if e.type == "ludi_romani/fleet-bought@1")
    assert bought.audience == ("*",)


def checkers_of_form(table: Table, party: str) -> str:
    """Return the characters who found the form of a party correct."""
    return table.state.world.actium.parties[party].checked


@pytest.mark.rule("ACTIUM-06")
def test_a_party_confirms_its_form_until_the_form_changes() -> None:
    table = sound_conches(actium_without_goods())
    table.act("antony", "check-form").accepted_entries()
    table.act("antony", "check-form").assert_refused_with("form-checked-already")
    assert table.form("antony", "check-form") is None
    join_party(table, "antony", "cleopatra")
    assert checkers_of_form(table, "antony") == ""
    table.act("cleopatra", "check-form").accepted_entries()
    assert checkers_of_form(table, "antony") == "cleopatra"


@pytest.mark.rule("ACTIUM-05", "ACTIUM-06")
def test_goods_leave_play_and_ships_come_when_neptune_closes_the_forms() -> None:
    table = actium_without_goods().with_(
        "cicero", denarius=3_000_000, classis=2, virus=1, suffragium=15
    )
    sound_conches(table)
    table.act("amphitrite", "close-forms").assert_refused_with("neptune-hosts")
    assert table.form("amphitrite", "close-forms") is None
    entries = close_forms(table)
    table.assert_holdings("cicero", denarius=0, classis=0, suffragium=0, virus=1, navis_longa=3)
    books = table.state.books
    assert books.balance(REDEMPTION_ACCOUNT, "denarius") == 3_000_000
    assert books.balance(REDEMPTION_ACCOUNT, "classis") == 2
    ships = [p for e in entries for p in e.postings if p.asset == "navis_longa"]
    assert [(p.source, p.target, p.amount) for p in ships] == [(ORIGIN_ACCOUNT, "cicero", 3)]


@pytest.mark.rule("ACTIUM-02")
def test_neptune_is_told_the_parties_with_goods_and_no_ship() -> None:
    table = (
        actium_without_goods().with_("cicero", denarius=3_000_000).with_("balbus", denarius=900_000)
    )
    sound_conches(table)
    [warning] = table.act("neptune", "close-forms").assert_warned("ACTIUM-02")
    assert warning.args == {"who": ["who:balbus"], "n": 1}
    assert warning.judges == ("neptune",)


@pytest.mark.rule("ACTIUM-02")
def test_nobody_is_named_when_everybody_sails_or_has_nothing() -> None:
    table = sound_conches(actium_without_goods().with_("cicero", denarius=3_000_000))
    table.act("neptune", "close-forms").assert_unwarned()


@pytest.mark.rule("ACTIUM-10")
def test_forms_stay_open_while_nobody_has_a_ship() -> None:
    table = sound_conches(
        actium_without_goods().with_("cicero", denarius=900_000).with_("isis", denarius=100_000)
    )
    blocked = table.form("neptune", "close-forms")
    assert blocked is not None
    assert [o.key for o in blocked.blocked] == ["nobody-has-a-ship"]
    table.act_with_waiver("neptune", "close-forms", "ACTIUM-10").assert_refused_with(
        "nobody-has-a-ship"
    )
    put_gift_on_form(table, "isis", "cicero", "denarius", 100_000)
    close_forms(table)
    assert ships_by_party(table) == {"cicero": 1}


@pytest.mark.rule("ACTIUM-13")
def test_ships_of_war_are_neither_given_nor_bartered_nor_counted() -> None:
    table = Table().at("aestas", 43)
    ship = {"asset": "navis_longa", "quantity": 1}
    table.act("cicero", "give", to="hirtius", **ship).assert_refused("ACTIUM-13")
    table = sound_conches(actium_without_goods().with_("cicero", denarius=1_000_000))
    table.act("isis", "give-to-party", to="cicero", **ship).assert_refused("ACTIUM-07")


@pytest.mark.rule("ACTIUM-06", "ACTIUM-11", "LIM-15")
def test_fleets_merge_before_the_first_roll_up_to_the_cap_by_another_reading() -> None:
    table = actium_without_goods().with_reading("actium.merge_after_purchase", True)
    table.with_("antony", denarius=50_000_000).with_("cleopatra", denarius=9_000_000)
    table.with_("cicero", denarius=1_000_000)
    close_forms(sound_conches(table))
    assert ships_by_party(table) == {"antony": 25, "cicero": 1, "cleopatra": 9}
    table.act("antony", "form-alliance", with_="balbus").assert_refused_with("no-fleet-at-sea")
    table.act("balbus", "form-alliance", with_="antony").assert_refused_with("no-fleet-at-sea")
    assert table.form("balbus", "form-alliance") is None
    offered = table.form("antony", "form-alliance")
    assert offered is not None
    assert field_options(offered.fields[0]) == ["cicero", "cleopatra"]
    join_party(table, "antony", "cleopatra")
    assert ships_by_party(table) == {"antony": 30, "cicero": 1}
    assert table.state.books.holding("neptune", "navis_longa") == 4
    table.context.dice = [1, 2]
    table.act("neptune", "roll-ships").accepted_entries()
    table.act("cicero", "form-alliance", with_="antony").assert_refused_with(
        "fleets-never-merge", "name-victor-first"
    )


@pytest.mark.rule("LIM-15")
def test_a_full_fleet_gains_no_ship_by_a_further_ally() -> None:
    table = actium_without_goods().with_reading("actium.merge_after_purchase", True)
    table.with_("antony", denarius=50_000_000).with_("cleopatra", denarius=9_000_000)
    table.with_("cicero", denarius=1_000_000)
    close_forms(sound_conches(table))
    join_party(table, "antony", "cleopatra", "cicero")
    assert ships_by_party(table) == {"antony": 30}
    assert table.state.books.holding("neptune", "navis_longa") == 5


def test_all_readings_of_actium_can_be_flipped() -> None:
    names = {reading.name for reading in READINGS}
    declared = (
        "lc_value",
        "shop_closes",
        "remainder",
        "merge_after_purchase",
        "imago_throws",
        "dos",
        "rexpressus",
        "god_gifts",
    )
    assert {f"actium.{name}" for name in declared} <= names


@pytest.mark.rule("ACTIUM-06")
def test_the_gods_have_no_form_of_their_own() -> None:
    table = one_member_fleets(cicero=2)
    assert all(table.person(who).mortal for who in table.state.world.actium.parties)
