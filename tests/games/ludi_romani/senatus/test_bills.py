"""SEN: bills."""

import pytest

from ledger.contract.form import Choice, Number
from tests.games.ludi_romani.curia import (
    acclaim_consuls,
    bring_bill,
    carry_out_law,
    cast_votes,
    close_ballot,
    stage_of_latest_bill,
    vote_for_or_against,
    waiting_law_id,
    winter_with_consuls,
    winter_with_six_senators,
)
from tests.games.ludi_romani.given import field_options


@pytest.mark.rule("SEN-09")
def test_a_consul_in_rome_brings_one_bill_while_no_other_is_open() -> None:
    table = winter_with_consuls()
    bring_bill(table, "plancus", "caedes", "antony").assert_refused_with("consuls-bring-bills")
    cast_votes(table, "cicero", yes=80).assert_refused_with("no-bill-open")
    table.act("venus", "close-ballot").assert_refused_with("no-bill-open")
    (brought, _roll) = bring_bill(table, "cicero", "caedes", "antony").assert_unwarned()
    assert brought.event.number == 1
    bring_bill(table, "maecenas", "caedes", "antony").assert_refused_with("bill-is-open")
    close_ballot(table)
    bring_bill(table, "cicero", "caedes", "antony").assert_refused_with("one-bill-each")
    table.set_fact("maecenas", "place", "gaul")
    bring_bill(table, "maecenas", "caedes", "antony").assert_refused_with("not-in-senate")
    form = table.form("cicero", "bring-bill")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["one-bill-each"]
    assert table.form("plancus", "bring-bill") is None


@pytest.mark.rule("SEN-09")
def test_the_scenario_sets_how_many_bills_a_consul_brings() -> None:
    table = winter_with_six_senators()
    table.data["limits"] |= {"bills_per_consul_per_hiems": 2, "consuls_per_hiems": 1}
    table.act("cicero", "nominate", who="cicero").accepted_entries()
    table.act("venus", "acclaim-consuls", consuls=["cicero"]).accepted_entries()
    table.act("cicero", "nominate", who="plancus").assert_refused_with("consuls-chosen")
    for _ in range(2):
        bring_bill(table, "cicero", "caedes", "antony").assert_unwarned()
        close_ballot(table)
    bring_bill(table, "cicero", "caedes", "antony").assert_refused_with("one-bill-each")


@pytest.mark.rule("SEN-10")
def test_a_bill_is_one_of_five_kinds_about_somebody_or_a_region() -> None:
    table = winter_with_consuls()
    bring_bill(table, "cicero", "triumphus", "antony").assert_refused_with("five-kinds")
    bring_bill(table, "cicero", "restitutio", "antony").assert_refused_with("not-proscribed")
    bring_bill(table, "cicero", "imperium", "antony").assert_refused_with(
        "no-such-character", "so-many-curiales"
    )
    bring_bill(table, "cicero", "caedes", "spain").assert_refused_with("no-such-character")
    bring_bill(table, "cicero", "census", "antony").assert_refused_with("no-such-region")
    bring_bill(table, "cicero", "caedes", "antony", quantity=1).assert_refused_with(
        "bill-says-too-much"
    )
    bring_bill(table, "cicero", "caedes", "antony", to="octavian").assert_refused_with(
        "bill-says-too-much"
    )


@pytest.mark.rule("SEN-12")
def test_an_imperium_takes_from_a_general_and_gives_to_another_or_a_senator() -> None:
    table = winter_with_consuls()
    imperium = {"kind": "imperium", "target": "antony", "to": "octavian", "quantity": 4}

    def assert_bill_refused(*keys: str, **other: object) -> None:
        table.act("cicero", "bring-bill", **{**imperium, **other}).assert_refused_with(*keys)

    assert_bill_refused("so-many-curiales", quantity=5)
    assert_bill_refused("so-many-curiales", quantity=0)
    assert_bill_refused("gives-to-imperator", to="antony")
    assert_bill_refused("gives-to-imperator", to="servilia")
    assert_bill_refused("gives-to-imperator", to="cleopatra")
    assert_bill_refused("no-such-character", to="nobody")
    no_general = ("takes-from-imperator", "no-curiales-there", "so-many-curiales")
    assert_bill_refused(*no_general, target="plancus", quantity=1)
    table.act("cicero", "bring-bill", **imperium).assert_unwarned()


@pytest.mark.rule("SEN-20")
def test_a_caedes_is_of_any_living_mortal_and_of_nobody_else() -> None:
    table = winter_with_consuls().set_fact("plancus", "status", "umbra")
    bring_bill(table, "cicero", "caedes", "juno").assert_refused_with("senate-kills-living-mortals")
    bring_bill(table, "cicero", "caedes", "plancus").assert_refused_with(
        "senate-kills-living-mortals"
    )
    bring_bill(table, "cicero", "caedes", "servilia").assert_unwarned()


@pytest.mark.rule("SEN-13")
def test_a_proscriptio_may_strike_these_mortals() -> None:
    table = (
        winter_with_consuls()
        .set_fact("livia", "role", "amazon")
        .set_fact("atia", "role", "matrona")
    )
    table.set_fact("antony", "status", "proscribed")
    bring_bill(table, "cicero", "proscriptio", "antony").assert_refused_with("proscribed-already")
    for who in ("juno", "servilia", "atia"):
        bring_bill(table, "cicero", "proscriptio", who).assert_refused_with("not-proscribable")
    bring_bill(table, "cicero", "proscriptio", "livia").assert_unwarned()


@pytest.mark.rule("SEN-10")
def test_the_form_of_a_bill_follows_its_kind() -> None:
    table = winter_with_consuls()
    form = table.form("cicero", "bring-bill")
    assert form is not None
    assert field_options(form.fields[0]) == ["imperium", "proscriptio", "caedes", "census"]
    census = table.form("cicero", "bring-bill", kind="census")
    assert census is not None
    assert len(census.fields) == 2
    assert {"rome", "egypt"}.isdisjoint(field_options(census.fields[1]))
    imperium = table.form("cicero", "bring-bill", kind="imperium", target="antony")
    assert imperium is not None
    _kind, target, to, quantity = imperium.fields
    assert {"antony", "octavian"} <= set(field_options(target))
    assert isinstance(to, Choice)
    assert {"plancus", "octavian"} <= set(field_options(to))
    assert "antony" not in field_options(to)
    assert isinstance(quantity, Number)
    assert (quantity.least, quantity.most) == (1, 4)
    table.set_fact("antony", "status", "proscribed")
    form = table.form("cicero", "bring-bill", kind="restitutio")
    assert form is not None
    five = ["imperium", "proscriptio", "restitutio", "caedes", "census"]
    assert field_options(form.fields[0]) == five
    assert field_options(form.fields[1]) == ["antony"]


@pytest.mark.rule("SEN-01", "SEN-11")
def test_the_winter_ends_bills_and_not_laws() -> None:
    table = winter_with_consuls()
    bring_bill(table, "cicero", "proscriptio", "antony").accepted_entries()
    vote_for_or_against(table, {"cicero": 80}, {})
    close_ballot(table)
    bring_bill(table, "maecenas", "caedes", "octavian").accepted_entries()
    entries = table.wait(minutes=5).season().accepted_entries()
    assert entries[0].type == "ludi_romani/bill-lapsed@1"
    assert table.state.world.curia.open_bill is None
    assert stage_of_latest_bill(table) == "failed"
    for _ in range(3):
        table.wait(minutes=5).season().accepted_entries()
    assert table.state.period.kind == "hiems"
    waiting = table.state.world.curia.bills[waiting_law_id(table)]
    assert (waiting.kind, waiting.number) == ("proscriptio", 0)
    acclaim_consuls(table, "cicero", "plancus")
    bring_bill(table, "cicero", "caedes", "antony").assert_unwarned()
    carry_out_law(table).assert_unwarned()
    assert "proscribed" in table.person("antony").statuses


@pytest.mark.rule("FATA-08")
def test_a_bill_and_votes_are_taken_back_while_the_ballot_is_open() -> None:
    table = winter_with_consuls()
    vote = {"kind": "caedes", "target": "antony"}
    (bill, _roll) = table.act("cicero", "bring-bill", by="venus", **vote).accepted_entries()
    (cast,) = table.act("plancus", "cast-votes", by="mars", votes={"yes": 1}).accepted_entries()
    table.act("mars", "undo", entry=cast.id).accepted_entries()
    cast_votes(table, "plancus", no=40).assert_unwarned()
    table.act("fata", "reverse", entry=bill.id, reason="a slip").accepted_entries()
    assert table.state.world.curia.bills_in_order == ()
    bring_bill(table, "cicero", "census", "spain").assert_unwarned()


@pytest.mark.rule("FATA-08")
def test_a_decision_of_the_senate_outlasts_a_reversed_vote() -> None:
    table = winter_with_consuls()
    (bill, _roll) = bring_bill(table, "cicero", "proscriptio", "antony").accepted_entries()
    (cast,) = cast_votes(table, "plancus", yes=1).accepted_entries()
    close_ballot(table)
    for entry in (bill, cast):
        table.act("fata", "reverse", entry=entry.id, reason="too late").accepted_entries()
    assert stage_of_latest_bill(table) == "passed"
    assert table.state.world.curia.bills_in_order[0].totals[0] == 1


@pytest.mark.rule("SEN-09")
def test_a_consul_made_in_place_of_another_brings_no_third_bill() -> None:
    table = winter_with_consuls()
    for consul in ("cicero", "maecenas"):
        bring_bill(table, consul, "proscriptio", "antony").accepted_entries()
        close_ballot(table, "no")
    made = next(e for e in table.state.log.in_order() if "consuls-made" in e.type)
    table.act("fata", "reverse", entry=made.id, reason="others were louder").accepted_entries()
    acclaim_consuls(table, "plancus", "pollio")
    bring_bill(table, "plancus", "proscriptio", "antony").assert_refused_with("bills-of-the-winter")
    form = table.form("plancus", "bring-bill")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["bills-of-the-winter"]
