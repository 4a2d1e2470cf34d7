"""SEN: laws are carried out."""

import pytest

from ledger.games.ludi_romani.senatus.view import senate_bundle
from tests.games.ludi_romani.curia import (
    acclaim_consuls,
    bring_bill,
    carry_out_law,
    cast_votes,
    close_ballot,
    execute_condemned,
    pass_bill,
    record_loan,
    waiting_law_id,
    winter_with_six_senators,
)
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.table import Table


def winter_with_two_consuls(**antony: int) -> Table:
    """Return a winter with two consuls.

    Agrippa is in Gaul, and Antony with these holdings in Asia Minor.
    """
    table = winter_with_six_senators()
    table.data["cast"]["antony"]["holdings"] |= {"legio_curialis": 4, **antony}
    table.with_("agrippa", place="gaul", legio_curialis=3).with_("plancus", legio_curialis=0)
    return table


def pass_law(table: Table, kind: str, target: str, **more: object) -> Table:
    """Return a table with a law about a character that was passed and is not carried out yet."""
    return pass_bill(acclaim_consuls(table, "cicero", "maecenas"), "cicero", kind, target, **more)


def waiting_laws(table: Table) -> list[str]:
    """Return the laws that wait to be carried out, as everybody reads them."""
    shown = dict(senate_bundle(table.state).slices())["senate"].render()
    return [one["id"] for one in shown["laws"]]


@pytest.mark.rule("SEN-11")
def test_mars_or_a_helper_carries_out_a_law_once() -> None:
    table = pass_law(winter_with_two_consuls(), "imperium", "antony", to="agrippa", quantity=2)
    bill = waiting_law_id(table)
    table.act("cicero", "carry-out-law", bill=bill).assert_refused_with("mars-carries-out")
    form = table.form("phobos", "carry-out-law")
    assert form is not None
    assert field_options(form.fields[0]) == [bill]
    assert table.form("cicero", "carry-out-law") is None
    table.act("phobos", "carry-out-law", bill=bill).assert_unwarned()
    table.assert_holdings("agrippa", legio_curialis=5).assert_holdings("antony", legio_curialis=2)
    table.act("phobos", "carry-out-law", bill=bill).assert_refused_with("no-such-law")
    form = table.form("mars", "carry-out-law")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["no-such-law"]
    assert table.form("juno", "carry-out-law") is None


@pytest.mark.rule("SEN-11", "SEN-12")
def test_mars_and_his_helpers_are_told_when_another_god_carries_out_a_law() -> None:
    table = pass_law(winter_with_two_consuls(), "imperium", "antony", to="agrippa", quantity=1)
    (warning,) = table.act("juno", "carry-out-law", bill=waiting_law_id(table)).assert_warned(
        "SEN-11"
    )
    assert warning.judges == ("mars", "phobos", "deimos")


@pytest.mark.rule("SEN-12", "ROST-04")
def test_a_senator_who_is_given_legiones_is_a_general() -> None:
    table = pass_law(winter_with_two_consuls(), "imperium", "antony", to="plancus", quantity=3)
    (entry,) = carry_out_law(table).assert_unwarned()
    assert (table.person("plancus").role, entry.event.becomes) == ("imperator", "imperator")
    table.assert_holdings("plancus", legio_curialis=3).assert_holdings("antony", legio_curialis=1)


@pytest.mark.rule("SEN-12")
def test_an_imperium_takes_own_legiones_before_borrowed_ones_and_no_more_than_there_are() -> None:
    table = winter_with_two_consuls(legio_curialis=2)
    record_loan(table, "sextus_pompey", "antony", "legio_curialis", 2)
    pass_law(table, "imperium", "antony", to="agrippa", quantity=3)
    (entry,) = carry_out_law(table).assert_unwarned()
    taken = [(posting.source, posting.amount) for posting in entry.postings]
    assert taken == [("antony", 2), ("antony/of:sextus_pompey", 1)]
    table = pass_law(
        winter_with_two_consuls(legio_curialis=4), "imperium", "antony", to="agrippa", quantity=4
    )
    record_loan(table, "antony", "sextus_pompey", "legio_curialis", 3)
    (entry,) = carry_out_law(table).assert_unwarned()
    assert entry.event.quantity == 1
    table.assert_holdings("agrippa", legio_curialis=4).assert_holdings("antony", legio_curialis=0)


@pytest.mark.rule("SEN-12", "LIM-01")
def test_mars_takes_legiones_beyond_the_receivers_room() -> None:
    table = winter_with_two_consuls().with_("agrippa", legio_curialis=7, legio_clientarum=2)
    pass_law(table, "imperium", "antony", to="agrippa", quantity=3)
    (entry,) = carry_out_law(table, "deimos").assert_unwarned()
    assert (entry.event.quantity, entry.event.excess) == (1, 2)
    table.assert_holdings("agrippa", legio_curialis=8).assert_holdings("mars", legio_curialis=2)
    table.assert_holdings("antony", legio_curialis=1).assert_holdings("deimos", legio_curialis=0)
    assert table.state.books.balance("mars/spoils", "legio_curialis") == 2


@pytest.mark.rule("SEN-12", "LIM-01")
def test_legiones_clientarum_leave_room_when_each_kind_is_counted_apart() -> None:
    table = winter_with_two_consuls().with_("agrippa", legio_curialis=8, legio_clientarum=9)
    table.with_reading("cap.scope", "each_kind")
    pass_law(table, "imperium", "antony", to="agrippa", quantity=3)
    (entry,) = carry_out_law(table).assert_unwarned()
    assert (entry.event.quantity, entry.event.excess) == (2, 1)


@pytest.mark.rule("SEN-16")
def test_mars_helper_gets_the_legiones_without_mars() -> None:
    table = pass_law(
        winter_with_two_consuls().leave_out_characters("mars"), "proscriptio", "antony"
    )
    carry_out_law(table, "phobos").assert_unwarned()
    table.assert_holdings("phobos", legio_curialis=4)


@pytest.mark.rule("SEN-12")
def test_mars_receives_the_legiones_meant_for_a_dead_receiver() -> None:
    table = pass_law(winter_with_two_consuls(), "imperium", "antony", to="plancus", quantity=3)
    table.set_fact("plancus", "status", "umbra")
    (entry,) = carry_out_law(table).assert_unwarned()
    assert (entry.event.quantity, entry.event.excess, entry.event.becomes) == (0, 3, "")
    table.assert_holdings("mars", legio_curialis=3)
    assert table.person("plancus").role == "senator"


@pytest.mark.rule("SEN-12", "NUPT-11", "ROST-14")
def test_a_receiver_who_has_married_is_given_nothing_and_mars_has_it() -> None:
    table = winter_with_two_consuls().with_(
        "agrippa", role="amazon", legio_curialis=0, suffragium=0
    )
    pass_law(table, "imperium", "antony", to="agrippa", quantity=3)
    table.set_fact("agrippa", "role", "matrona")
    (entry,) = carry_out_law(table).assert_unwarned()
    assert (entry.event.quantity, entry.event.excess) == (0, 3)
    table.assert_holdings("agrippa", legio_curialis=0).assert_holdings("mars", legio_curialis=3)


@pytest.mark.rule("SEN-13", "NUPT-11")
def test_a_matrona_is_not_struck_by_a_proscriptio_from_before_her_wedding() -> None:
    table = pass_law(
        winter_with_two_consuls(legio_curialis=0, suffragium=0), "proscriptio", "antony"
    )
    table.set_fact("antony", "role", "matrona")
    table.act("mars", "carry-out-law", bill=waiting_law_id(table)).assert_refused_with(
        "not-proscribable"
    )
    form = table.form("mars", "carry-out-law")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["no-such-law"]


@pytest.mark.rule("SEN-21", "MERC-17", "LIM-10")
def test_mercury_who_owns_nothing_carries_out_no_caedes() -> None:
    table = pass_law(winter_with_two_consuls(), "caedes", "antony")
    bill = waiting_law_id(table)
    assert table.form("mercury", "carry-out-law") is None
    table.act("mercury", "carry-out-law", bill=bill).assert_refused_with("owns-nothing")
    form = table.form("juno", "carry-out-law")
    assert form is not None
    assert field_options(form.fields[0]) == [bill]
    table = pass_law(winter_with_two_consuls(), "proscriptio", "antony")
    table.act("mercury", "carry-out-law", bill=waiting_law_id(table)).assert_warned("SEN-11")
    table.assert_holdings("mars", legio_curialis=4)


@pytest.mark.rule("SEN-11")
def test_a_law_about_the_dead_is_carried_out_by_nobody_and_waits_no_more() -> None:
    table = pass_law(winter_with_two_consuls(), "proscriptio", "antony")
    bill = waiting_law_id(table)
    assert waiting_laws(table) == [bill]
    table.set_fact("antony", "status", "umbra")
    table.act("mars", "carry-out-law", bill=bill).assert_refused_with("no-such-law")
    assert waiting_laws(table) == []


@pytest.mark.rule("SEN-16", "SEN-17", "SEN-15")
def test_all_legiones_curiales_in_the_hands_of_the_condemned_go_to_mars() -> None:
    table = winter_with_two_consuls(legio_curialis=4, legio_clientarum=1, denarius=400_000)
    record_loan(table, "sextus_pompey", "antony", "legio_curialis", 2)
    record_loan(table, "antony", "agrippa", "legio_curialis", 1)
    pass_law(table, "proscriptio", "antony")
    (entry,) = carry_out_law(table, "phobos").assert_unwarned()
    assert entry.event.quantity == 5
    table.assert_holdings("mars", legio_curialis=5).assert_holdings("agrippa", legio_curialis=4)
    table.assert_holdings("antony", legio_curialis=0, legio_clientarum=1, denarius=400_000)
    assert table.person("antony").statuses == {"proscribed"}


@pytest.mark.rule("SEN-14", "MORS-01")
def test_a_proscribed_mortal_in_rome_is_condemned_at_once() -> None:
    table = pass_law(winter_with_two_consuls(), "proscriptio", "plancus")
    carry_out_law(table).assert_unwarned()
    assert table.person("plancus").statuses >= {"proscribed", "condemned"}
    sentence = table.state.world.mors.sentences["plancus"]
    assert (sentence.cause, sentence.executioner) == ("proscribed", "mars")
    execute_condemned(table, "plancus")
    assert table.person("plancus").statuses == {"umbra"}


@pytest.mark.rule("SEN-21", "SEN-22", "MORS-02", "SEN-11")
def test_a_caedes_takes_all_legiones_and_then_the_life() -> None:
    table = winter_with_two_consuls(legio_curialis=4, legio_clientarum=2, denarius=400_000)
    pass_law(table, "caedes", "antony")
    (done, *_death) = carry_out_law(table, "deimos").assert_unwarned()
    assert (done.event.kind, done.event.to, done.event.quantity) == ("caedes", "deimos", 6)
    sentence = table.state.world.mors.sentences["antony"]
    assert (sentence.cause, sentence.executioner) == ("caedes", "deimos")
    table.assert_holdings("deimos", legio_curialis=4, legio_clientarum=2).assert_holdings(
        "mars", legio_curialis=0
    )
    table.assert_holdings(
        "antony", legio_curialis=0, legio_clientarum=0, denarius=400_000, classis=1
    )
    assert "condemned" in table.person("antony").statuses
    execute_condemned(table, "antony")
    assert table.person("antony").statuses == {"umbra"}


@pytest.mark.rule("SEN-21", "BACCH-02")
def test_legiones_stay_taken_when_the_victim_is_spared() -> None:
    table = pass_law(winter_with_two_consuls(), "caedes", "antony")
    carry_out_law(table).assert_unwarned()
    duty = table.state.world.mors.sentences["antony"].duty
    table.act("mars", "choose", duty=duty, option="spare").accepted_entries()
    assert table.person("antony").statuses == frozenset()
    table.assert_holdings("antony", legio_curialis=0).assert_holdings("mars", legio_curialis=4)


@pytest.mark.rule("FATA-08", "SEN-12", "SEN-15")
def test_a_law_carried_out_by_mistake_is_set_right_and_waits_again() -> None:
    table = pass_law(winter_with_two_consuls(), "imperium", "antony", to="plancus", quantity=3)
    bill = waiting_law_id(table)
    (entry,) = carry_out_law(table).accepted_entries()
    table.act("mars", "undo", entry=entry.id).accepted_entries()
    table.assert_holdings("antony", legio_curialis=4).assert_holdings("plancus", legio_curialis=0)
    assert (table.person("plancus").role, waiting_law_id(table)) == ("senator", bill)
    table = pass_law(winter_with_two_consuls(), "proscriptio", "antony")
    (entry,) = carry_out_law(table).accepted_entries()
    table.act("mars", "undo", entry=entry.id).accepted_entries()
    assert table.person("antony").statuses == frozenset()
    table.assert_holdings("antony", legio_curialis=4).assert_holdings("mars", legio_curialis=0)


@pytest.mark.rule("SEN-18")
def test_a_restitutio_that_fails_lifts_nothing() -> None:
    table = winter_with_two_consuls().set_fact("antony", "status", "proscribed")
    acclaim_consuls(table, "cicero", "maecenas")
    bring_bill(table, "cicero", "restitutio", "antony").accepted_entries()
    cast_votes(table, "cicero", no=80).accepted_entries()
    close_ballot(table)
    assert "proscribed" in table.person("antony").statuses


@pytest.mark.rule("SEN-12", "LIM-01")
def test_legiones_of_an_imperium_beyond_ten_always_go_to_mars() -> None:
    table = winter_with_two_consuls().with_("agrippa", legio_curialis=9)
    table.with_reading("cap.refuse_transfers", value=False)
    pass_law(table, "imperium", "antony", to="agrippa", quantity=3)
    table.act("mars", "carry-out-law", bill=waiting_law_id(table)).accepted_entries()
    table.assert_holdings("agrippa", legio_curialis=10)
    assert table.state.books.balance("mars/spoils", "legio_curialis") == 2
