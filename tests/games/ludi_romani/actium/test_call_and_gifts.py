"""ACTIUM, exactly: the call, last alliances, forms and gifts.

Each test would notice one altered word.
"""

import pytest

from ledger.games.ludi_romani.actium.stages import REDEMPTION_ACCOUNT
from ledger.games.ludi_romani.actium.values import form_shares, lines_of_form
from ledger.games.ludi_romani.rules import RULES
from tests.games.ludi_romani.scenes import view_of_character
from tests.games.ludi_romani.sea import (
    actium_without_goods,
    close_forms,
    join_party,
    one_member_fleets,
    put_gift_on_form,
    record_loan,
    roll_all_fleets,
    ships_by_party,
    sound_conches,
    worth_and_ships_of_form,
)
from tests.games.ludi_romani.table import Table

MONEY = {"asset": "denarius", "quantity": 100_000}


def alliance_voices(table: Table, actor: str, ally: str) -> tuple[str, ...]:
    """Return the characters whose consent to an alliance is missing."""
    petition = table.act(actor, "form-alliance", with_=ally).pending_petition_id()
    asked: tuple[str, ...] = table.state.kernel.petitions[petition].voices
    return asked


@pytest.mark.rule("ACTIUM-05")
def test_nobody_rolls_before_fleets_are_bought_whatever_is_ruled() -> None:
    table = (
        actium_without_goods()
        .with_("antony", denarius=1_000_000)
        .with_("cicero", denarius=1_000_000)
    )
    table.act("neptune", "roll-ships").assert_refused_with("close-forms-first")
    sound_conches(table)
    table.act("neptune", "roll-ships").assert_refused_with("close-forms-first")
    table.act_with_waiver("neptune", "roll-ships", "ACTIUM-05").assert_refused_with(
        "close-forms-first"
    )
    close_forms(table)
    roll_all_fleets(table, 1, 2)


@pytest.mark.rule("ACTIUM-05")
def test_fleets_and_legions_are_sold_until_the_conches_sound() -> None:
    table = actium_without_goods().with_("hirtius", place="gaul", denarius=800_000)
    table.with_("minerva", legio_curialis=2).with_("neptune", classis=2)
    legion = {"seller": "minerva", "asset": "legio_curialis", "quantity": 1}
    ship = {"seller": "neptune", "quantity": 1}
    table.act("hirtius", "buy-legions", by="minerva", **legion).accepted_entries()
    table.act("hirtius", "buy-classes", by="neptune", **ship).accepted_entries()
    sound_conches(table)
    table.act("hirtius", "buy-legions", by="minerva", **legion).assert_refused_with(
        "actium-has-come"
    )
    table.act("hirtius", "buy-classes", by="neptune", **ship).assert_refused_with("actium-has-come")


@pytest.mark.rule("ACTIUM-07")
def test_lent_votes_are_at_home_once_the_conches_have_sounded() -> None:
    table = actium_without_goods().with_("antony", suffragium=10)
    record_loan(table, "antony", "l_antonius", "suffragium", 10)
    sound_conches(table).assert_holdings("antony", suffragium=10).assert_holdings(
        "l_antonius", suffragium=0
    )


@pytest.mark.rule("ACTIUM-03")
def test_last_alliances_are_closed_before_the_conches_and_after_the_forms() -> None:
    table = actium_without_goods().with_("antony", denarius=1_000_000)
    table.act("antony", "form-alliance", with_="cleopatra").assert_refused_with(
        "conches-first", "others-decide", "no-party-at-sea"
    )
    close_forms(join_party(sound_conches(table), "antony", "cleopatra"))
    table.act("cleopatra", "leave-alliance").assert_refused_with("forms-are-closed")
    table.act("antony", "give-to-party", to="cleopatra", **MONEY).assert_refused_with(
        "forms-are-closed", "no-party-at-sea", "lacks"
    )


@pytest.mark.rule("ACTIUM-03", "ACTIUM-11")
def test_every_member_with_a_say_may_propose_and_all_others_are_asked() -> None:
    table = join_party(sound_conches(actium_without_goods()), "antony", "cleopatra")
    join_party(table, "octavian", "agrippa")
    assert alliance_voices(table, "cleopatra", "octavian") == ("antony", "octavian", "agrippa")
    join_party(table, "cleopatra", "cicero")
    assert table.state.world.actium.parties["antony"].members == ("antony", "cleopatra", "cicero")


@pytest.mark.rule("ACTIUM-03", "FATA-12")
def test_a_new_member_of_an_asked_party_has_a_say_too() -> None:
    table = sound_conches(actium_without_goods())
    petition = table.act("octavian", "form-alliance", with_="antony").pending_petition_id()
    join_party(table, "antony", "cleopatra")
    assert table.form("antony", "consent") is None
    table.act("antony", "consent", petition=petition).assert_refused_with("others-have-a-say")
    table.act("octavian", "withdraw", petition=petition).accepted_entries()
    join_party(table, "octavian", "antony")
    party = table.state.world.actium.parties["octavian"]
    assert party.members == ("octavian", "antony", "cleopatra")


@pytest.mark.rule("ACTIUM-06", "ACTIUM-10", "ACTIUM-11")
def test_the_last_two_fleets_may_merge_by_another_reading() -> None:
    table = actium_without_goods().with_reading("actium.merge_after_purchase", True)
    table.with_("antony", denarius=50_000_000).with_("octavian", denarius=9_000_000)
    close_forms(join_party(sound_conches(table), "antony", "cleopatra"))
    table.act("cleopatra", "form-alliance", with_="balbus").assert_refused_with("no-fleet-at-sea")
    table.act("balbus", "form-alliance", with_="antony").assert_refused_with("no-fleet-at-sea")
    join_party(table, "cleopatra", "octavian")
    assert ships_by_party(table) == {"antony": 30}
    [party] = [p for p in view_of_character(table, "@")["actium"]["parties"] if p["ships"]]
    assert (party["id"], party["bought"], party["ships"]) == ("antony", 34, 30)


@pytest.mark.rule("ACTIUM-06", "ACTIUM-14")
def test_fleets_merge_after_a_roll_by_a_ruling_only_and_never_in_a_round() -> None:
    table = one_member_fleets(antony=2, cicero=2, octavian=2)
    table.change_reading("actium.merge_after_purchase", "true").accepted_entries()
    roll_all_fleets(table, 1, 2, 3)
    merge = {"with_": "cicero"}
    table.act_with_waiver(
        "antony", "form-alliance", "ACTIUM-06", "ACTIUM-14", **merge
    ).assert_refused_with("name-victor-first")
    table.act("neptune", "name-victor").accepted_entries()
    table.act("antony", "form-alliance", **merge).assert_refused_with("fleets-never-merge")
    table.act_with_waiver("antony", "form-alliance", "ACTIUM-06", **merge).accepted_entries()
    assert ships_by_party(table) == {"antony": 2, "octavian": 2}


@pytest.mark.rule("ACTIUM-03", "ACTIUM-06")
def test_gods_speak_for_no_form_and_no_form_is_theirs() -> None:
    table = sound_conches(actium_without_goods().with_("cicero", denarius=1_000_000))
    table.act("minerva", "check-form").assert_refused_with("others-check-form")
    table.act("cicero", "give-to-party", to="minerva", **MONEY).assert_refused_with(
        "no-party-at-sea"
    )


@pytest.mark.rule("ACTIUM-06")
def test_a_form_is_read_by_all_its_people_and_by_the_god_who_leads_some_of_them() -> None:
    table = actium_without_goods().with_("isis", denarius=100_000)
    table.set_fact("livia", "god", "dionysus").set_fact("atia", "god", "dionysus")
    join_party(sound_conches(table), "antony", "livia")
    sea = {"neptune", "amphitrite", "oceanus", "fata"}
    [entry] = table.act("isis", "give-to-party", to="antony", **MONEY).accepted_entries()
    assert set(entry.audience) == {"isis", "antony", "livia", "atia", "dionysus"} | sea


@pytest.mark.rule("ACTIUM-06", "ACTIUM-05", "ACTIUM-11")
def test_a_form_says_what_the_next_ship_lacks_and_nothing_at_thirty() -> None:
    table = (
        actium_without_goods()
        .with_("cicero", denarius=2_700_000)
        .with_("antony", denarius=71_000_000)
    )
    sound_conches(table)
    assert view_of_character(table, "cicero")["form/cicero"]["lacks"] == 300_000
    assert view_of_character(table, "antony")["form/antony"]["lacks"] == 0
    events = [e.event for e in close_forms(table) if e.type == "ludi_romani/form-redeemed@1"]
    assert [(b.party, b.total, b.ships, b.missing) for b in events] == [
        ("antony", 71_000_000, 30, 0),
        ("cicero", 2_700_000, 2, 300_000),
    ]


@pytest.mark.rule("ACTIUM-07")
def test_a_line_of_a_form_holds_at_most_the_existing_number() -> None:
    table = actium_without_goods().with_(
        "cicero", suffragium=19, legio_curialis=2, legio_clientarum=1
    )
    table.with_reading("actium.lc_value", 200_000)
    party = sound_conches(table).state.world.actium.parties["cicero"]
    assert lines_of_form(table.state, form_shares(table.state, party)) == (
        ("legio_curialis", 2, 400_000),
        ("legio_clientarum", 1, 400_000),
        ("suffragium", 19, 100_000),
    )


@pytest.mark.rule("ACTIUM-04")
def test_gifts_of_a_god_are_limited_by_their_worth() -> None:
    table = actium_without_goods().with_reading("actium.god_gifts", 1_000_000)
    sound_conches(table.with_("isis", denarius=5_000_000, legio_clientarum=5))
    legions = {"to": "antony", "asset": "legio_clientarum", "quantity": 3}
    [against] = table.act("isis", "give-to-party", **legions).assert_refused()
    assert (against.key, against.args) == ("gods-give-so-much", {"n": 1_000_000})
    put_gift_on_form(table, "isis", "antony", "denarius", 1_000_000)
    [against] = table.act("isis", "give-to-party", to="antony", **MONEY).assert_refused()
    assert (against.key, against.args) == ("gods-give-so-much", {"n": 0})


@pytest.mark.rule("ACTIUM-04")
def test_a_gift_is_taken_back_while_the_forms_are_open() -> None:
    table = (
        actium_without_goods().with_("isis", denarius=100_000).with_("cicero", denarius=1_000_000)
    )
    table.act("isis", "take-back-gift", gift="c1").assert_refused_with(
        "conches-first", "no-such-gift"
    )
    name = put_gift_on_form(sound_conches(table), "isis", "cicero", "denarius", 100_000)
    close_forms(table)
    table.act("isis", "take-back-gift", gift=name).assert_refused_with(
        "forms-are-closed", "no-such-gift"
    )


@pytest.mark.rule("ACTIUM-04", "FATA-12")
def test_lost_gifts_leave_the_forms_and_the_first_promise_goes_first() -> None:
    table = actium_without_goods().with_("hirtius", place="gaul", denarius=800_000)
    table.with_("isis", legio_clientarum=5)
    bought = {"seller": "isis", "asset": "legio_clientarum", "quantity": 1}
    table.act("hirtius", "buy-legions", by="isis", **bought).accepted_entries()
    sale = table.act("hirtius", "buy-legions", by="isis", **bought).accepted_entries()[0]
    sound_conches(table)
    for party in ("antony", "cicero"):
        put_gift_on_form(table, "hirtius", party, "legio_clientarum", 1)
    put_gift_on_form(table, "isis", "cicero", "legio_clientarum", 1)
    assert (
        worth_and_ships_of_form(table, "antony")[0],
        worth_and_ships_of_form(table, "cicero")[0],
    ) == (
        400_000,
        800_000,
    )
    table.act("fata", "reverse", entry=sale.id, reason="a slip").accepted_entries()
    assert (
        worth_and_ships_of_form(table, "antony")[0],
        worth_and_ships_of_form(table, "cicero")[0],
    ) == (
        400_000,
        400_000,
    )
    assert worth_and_ships_of_form(table, "hirtius")[0] == 400_000


@pytest.mark.rule("ACTIUM-13")
def test_the_ships_of_a_party_are_blue_dice_and_stay_with_it() -> None:
    table = one_member_fleets(antony=2, cicero=1)
    table.assert_holdings("antony", navis_longa=2, denarius=0).assert_holdings(
        "cicero", navis_longa=1
    )
    ship = {"asset": "navis_longa", "quantity": 1}
    table.act("antony", "give", to="cicero", **ship).assert_refused("ACTIUM-13")


def table_with_worths(money: int, purse: int) -> Table:
    """Return a table on which Cicero's fleet and Isis's possible gift have these worths."""
    table = (
        actium_without_goods()
        .with_reading("actium.remainder", "top_up")
        .with_("isis", denarius=purse)
    )
    table.with_("cicero", denarius=money).with_("antony", denarius=1_000_000)
    close_forms(sound_conches(table))
    return table


@pytest.mark.rule("ACTIUM-08", "FATA-12")
def test_a_character_with_exactly_the_missing_worth_may_add_it() -> None:
    table = table_with_worths(2_700_000, 300_000)
    entries = table.act_with_consent(
        "isis", "cicero", "top-up", from_="isis", quantity=300_000
    ).accepted_entries()
    assert [e.event.ships for e in entries if e.type == "ludi_romani/fleet-bought@1"] == [1]
    table.assert_holdings("isis", denarius=0).assert_holdings("cicero", navis_longa=3)
    assert table.state.books.balance(REDEMPTION_ACCOUNT, "denarius") == 4_000_000


@pytest.mark.rule("ACTIUM-08", "FATA-12")
def test_a_character_with_less_than_the_missing_worth_may_not_add_it() -> None:
    table = table_with_worths(2_700_000, 200_000)
    petition = table.act("cicero", "top-up", from_="isis", quantity=300_000).pending_petition_id()
    assert table.form("isis", "consent") is None
    [against] = table.act("isis", "consent", petition=petition).assert_refused()
    assert (against.key, against.args["n"]) == ("lacks", 100_000)


@pytest.mark.rule("ACTIUM-08")
def test_nothing_can_be_added_beyond_the_thirtieth_ship() -> None:
    table = table_with_worths(69_000_000, 5_000_000)
    assert ships_by_party(table)["cicero"] == 29
    table.act_with_consent(
        "isis", "cicero", "top-up", from_="isis", quantity=1_000_000
    ).accepted_entries()
    assert ships_by_party(table)["cicero"] == 30
    assert table.state.world.actium.parties["cicero"].missing_sum == 0


@pytest.mark.rule("ACTIUM-08", "ACTIUM-10")
def test_members_of_a_fleet_and_its_leading_god_add_nothing_to_it() -> None:
    table = (
        actium_without_goods()
        .with_reading("actium.remainder", "top_up")
        .with_("dionysus", denarius=300_000)
    )
    table.with_("livia", denarius=2_700_000).with_("minerva", denarius=300_000)
    table.set_fact("livia", "god", "dionysus").set_fact("atia", "god", "dionysus")
    close_forms(sound_conches(table))
    lacking = {"quantity": 300_000}
    table.act("dionysus", "top-up", from_="dionysus", **lacking).assert_refused_with("others-add")
    table.act("dionysus", "top-up", from_="atia", **lacking).assert_refused_with("others-add")
    table.act("minerva", "top-up", from_="dionysus", **lacking).assert_refused_with(
        "no-fleet-at-sea"
    )
    table.act_with_consent(
        "minerva", "dionysus", "top-up", from_="minerva", **lacking
    ).accepted_entries()
    table.assert_holdings("livia", navis_longa=3)


@pytest.mark.rule("ACTIUM-14")
def test_neptune_alone_is_reminded_to_call_out_dice_and_while_they_are_rolled() -> None:
    def reminded_people(table: Table) -> set[str]:
        people = ("neptune", "amphitrite", "minerva", "antony")
        return {who for who in people if "ACTIUM-14" in RULES.phones.reminders(table.state, who)}

    table = actium_without_goods().with_("antony", denarius=1_000_000)
    assert reminded_people(sound_conches(table)) == set()
    close_forms(table)
    assert reminded_people(table) == {"neptune"}
    table.act("neptune", "name-victor").accepted_entries()
    assert reminded_people(table) == set()
