"""FATA: facts that the Fates set, and counts that they book."""

from typing import Any

import pytest

from ledger.contract.form import Choice, Number
from ledger.record.audience import Viewer, sees
from tests.games.ludi_romani.fata.scenes import record_counted_difference
from tests.games.ludi_romani.given import field_options, summer_of_43
from tests.games.ludi_romani.table import Answer, Table


def set_fact(table: Table, subject: str, fact: str, value: str, by: str = "fata") -> Answer:
    return table.act(by, "set-fact", subject=subject, fact=fact, value=value, reason="so")


@pytest.mark.rule("FATA-12")
def test_a_count_that_agrees_is_recorded_and_moves_nothing() -> None:
    table = summer_of_43()
    entry = record_counted_difference(
        table, "lepidus", "denarius", 900_000, "agrees"
    ).accepted_entries()[0]
    assert entry.postings == ()
    assert entry.audience == ("fata", "lepidus")


@pytest.mark.rule("FATA-12")
@pytest.mark.rule("FATA-08")
def test_differences_of_a_count_go_through_a_named_account() -> None:
    table = summer_of_43()
    record_counted_difference(table, "lepidus", "denarius", 1_100_000, "found").accepted_entries()
    table.assert_holdings("lepidus", denarius=1_100_000)
    entry = record_counted_difference(
        table, "lepidus", "legio_curialis", 2, "corrected"
    ).accepted_entries()[0]
    assert (entry.postings[0].target, entry.audience) == ("@void", ("*",))
    table.assert_holdings("lepidus", legio_curialis=2)
    table.act("fata", "reverse", entry=entry.id, reason="miscounted").accepted_entries()
    table.assert_holdings("lepidus", legio_curialis=3)


@pytest.mark.rule("LIM-02")
@pytest.mark.rule("FATA-12")
def test_confiscated_goods_are_posted_to_that_god() -> None:
    table = summer_of_43()
    record_counted_difference(
        table, "lepidus", "legio_curialis", 1, "confiscated", taker="vulcan"
    ).accepted_entries()
    table.assert_holdings("lepidus", legio_curialis=1).assert_holdings("vulcan", legio_curialis=7)
    record_counted_difference(table, "lepidus", "legio_curialis", 0, "confiscated").assert_refused(
        "LIM-02"
    )
    record_counted_difference(
        table, "lepidus", "legio_curialis", 0, "confiscated", taker="mercury"
    ).assert_refused("LIM-02")
    record_counted_difference(
        table, "lepidus", "legio_curialis", 0, "corrected", taker="juno"
    ).assert_refused("FATA-12")


@pytest.mark.rule("FATA-12")
@pytest.mark.rule("MON-01")
def test_a_count_is_in_whole_chips_and_its_reason_fits_it() -> None:
    table = summer_of_43()
    record_counted_difference(table, "lepidus", "denarius", 950_000, "found").assert_refused(
        "MON-01"
    )
    record_counted_difference(table, "lepidus", "denarius", 800_000, "found").assert_refused(
        "FATA-12"
    )
    record_counted_difference(table, "lepidus", "denarius", 900_000, "found").assert_refused(
        "FATA-12"
    )
    record_counted_difference(table, "nobody", "denarius", 900_000, "agrees").assert_refused(
        "ACTA-02"
    )
    table.act(
        "juno", "book-difference", who="juno", asset="denarius", counted=0, because="corrected"
    ).assert_refused("FATA-01")


@pytest.mark.rule("LIM-01", "ROST-14", "FATA-12")
def test_a_count_finds_only_goods_that_the_owner_may_hold() -> None:
    table = summer_of_43()
    record_counted_difference(table, "lepidus", "legio_curialis", 11, "found").assert_refused(
        "LIM-01"
    )
    record_counted_difference(table, "livia", "legio_curialis", 1, "found").assert_refused(
        "ROST-14"
    )
    form = table.form("fata", "book-difference", who="lepidus", asset="legio_curialis")
    assert form is not None
    counted = form.fields[2]
    assert isinstance(counted, Number)
    assert counted.most == 10


@pytest.mark.rule("FATA-12")
def test_a_count_includes_unlawful_goods_that_the_ledger_has() -> None:
    table = summer_of_43().with_("livia", legio_curialis=1).with_("lepidus", legio_curialis=11)
    table.lawful = False
    record_counted_difference(table, "livia", "legio_curialis", 1, "agrees").accepted_entries()
    record_counted_difference(table, "lepidus", "legio_curialis", 11, "agrees").accepted_entries()


@pytest.mark.rule("FATA-12")
def test_dice_and_cards_are_counted_up_to_ten_thousand() -> None:
    table = summer_of_43()
    record_counted_difference(table, "lepidus", "classis", 10_001, "found").assert_refused_with(
        "count-says-otherwise"
    )
    record_counted_difference(table, "lepidus", "classis", 10_000, "found").accepted_entries()
    record_counted_difference(table, "lepidus", "denarius", 1_000_000, "found").accepted_entries()


@pytest.mark.rule("ROST-04")
def test_a_count_of_money_or_a_lost_legio_changes_no_role() -> None:
    table = summer_of_43().set_fact("lepidus", "status", "unprotected")
    record_counted_difference(table, "lepidus", "denarius", 1_000_000, "found").accepted_entries()
    record_counted_difference(table, "lepidus", "legio_curialis", 2, "corrected").accepted_entries()
    assert table.person("lepidus").statuses == {"unprotected"}
    record_counted_difference(table, "lepidus", "legio_curialis", 3, "found").accepted_entries()
    assert table.person("lepidus").statuses == frozenset()


@pytest.mark.rule("ROST-04")
@pytest.mark.rule("FATA-08")
def test_a_senator_who_turns_out_to_have_a_legio_is_an_imperator() -> None:
    table = summer_of_43()
    entry = record_counted_difference(
        table, "cicero", "legio_curialis", 1, "found"
    ).accepted_entries()[0]
    assert table.person("cicero").role == "imperator"
    table.act("fata", "reverse", entry=entry.id, reason="it was Hirtius").accepted_entries()
    assert table.person("cicero").role == "senator"
    table.assert_holdings("cicero", legio_curialis=0)


def test_the_form_for_a_count_asks_step_by_step() -> None:
    table = summer_of_43()
    form = table.form("fata", "book-difference", who="lepidus", asset="classis", counted=0)
    assert form is not None
    assert field_options(form.fields[3]) == ["agrees"]
    chosen: dict[str, Any] = {"who": "lepidus", "asset": "denarius", "counted": 100_000}
    form = table.form("fata", "book-difference", **chosen, because="confiscated")
    assert form is not None
    assert "mercury" in field_options(form.fields[4])
    assert table.form("juno", "book-difference") is None


@pytest.mark.rule("FATA-09")
@pytest.mark.parametrize(
    ("fact", "value"),
    [
        ("role", "amazon"),
        ("status", "proscribed"),
        ("status", "imago"),
        ("patronus", "antony"),
        ("god", "dionysus"),
        ("place", "egypt"),
        ("place", "none"),
    ],
)
@pytest.mark.rule("FATA-08")
def test_a_fact_is_set_and_set_right_again(fact: str, value: str) -> None:
    table = summer_of_43()
    before, seat = table.person("atia"), table.state.seating.seat_of("atia")
    entry = set_fact(table, "atia", fact, value).accepted_entries()[0]
    assert (table.person("atia"), table.state.seating.seat_of("atia")) != (before, seat)
    table.act("fata", "reverse", entry=entry.id, reason="a slip").accepted_entries()
    assert table.person("atia") == before
    table.assert_place("atia", "rome", "ordinary")


@pytest.mark.rule("FATA-09")
@pytest.mark.rule("FATA-08")
def test_bonds_are_named_by_whom_they_bind_to_and_ended_by_none() -> None:
    table = summer_of_43()
    for patronus in ("antony", "lepidus"):
        table.set_fact("cicero", "patronus", patronus)
    assert table.person("cicero").patroni == ("antony", "lepidus")
    assert "cliens" in table.person("cicero").statuses
    third = set_fact(table, "cicero", "patronus", "cassius").accepted_entries()[0]
    assert table.person("cicero").patroni == ("antony", "lepidus", "cassius")
    table.act("fata", "reverse", entry=third.id, reason="not his").accepted_entries()
    assert table.person("cicero").patroni == ("antony", "lepidus")
    entry = set_fact(table, "cicero", "patronus", "none").accepted_entries()[0]
    assert table.person("cicero").patroni == ()
    assert "cliens" not in table.person("cicero").statuses
    table.act("fata", "reverse", entry=entry.id, reason="still bound").accepted_entries()
    assert table.person("cicero").patroni == ("antony", "lepidus")
    table.set_fact("cicero", "god", "silenus")
    assert "bacchant" in table.person("cicero").statuses
    table.set_fact("cicero", "god", "none")
    assert table.person("cicero").god == ""
    assert "bacchant" not in table.person("cicero").statuses
    role = set_fact(table, "cicero", "role", "imperator").accepted_entries()[0]
    table.act("fata", "reverse", entry=role.id, reason="he is not").accepted_entries()
    assert table.person("cicero").role == "senator"
    assert table.person("cicero").patroni == ("antony", "lepidus")


@pytest.mark.rule("FATA-09")
@pytest.mark.parametrize(
    ("subject", "fact", "value"),
    [
        ("lepidus", "role", "imperator"),
        ("lepidus", "role", "numen"),
        ("lepidus", "status", "not-challenged"),
        ("lepidus", "status", "merry"),
        ("lepidus", "patronus", "lepidus"),
        ("lepidus", "patronus", "none"),
        ("lepidus", "god", "juno"),
        ("lepidus", "place", "spain"),
        ("juno", "status", "challenged"),
        ("juno", "role", "rex"),
        ("juno", "patronus", "antony"),
        ("juno", "god", "silenus"),
    ],
)
def test_an_unchanged_or_senseless_fact_is_refused(subject: str, fact: str, value: str) -> None:
    table = summer_of_43()
    set_fact(table, subject, fact, value).assert_refused("FATA-09")
    form = table.form("fata", "set-fact", subject=subject, fact=fact)
    assert form is not None
    assert not any(isinstance(f, Choice) and value in field_options(f) for f in form.fields[2:])


@pytest.mark.rule("FATA-09")
def test_an_unknown_person_or_a_missing_reason_sets_nothing() -> None:
    table = summer_of_43()
    set_fact(table, "nobody", "role", "rex").assert_refused("ACTA-02")
    table.act(
        "fata", "set-fact", subject="lepidus", fact="role", value="rex", reason=""
    ).assert_malformed("reason")
    table.act(
        "fata", "set-fact", subject="lepidus", fact="hair", value="red", reason="so"
    ).assert_malformed("fact")


@pytest.mark.rule("FATA-09")
def test_only_bearer_and_underworld_see_a_fact_of_the_ring() -> None:
    table = summer_of_43()
    entry = set_fact(table, "cicero", "status", "ring_bearer").accepted_entries()[0]
    for who, told in (("cicero", True), ("pluto", True), ("fata", True), ("antony", False)):
        assert sees(entry.audience, Viewer(frozenset({who}))) is told
    public = set_fact(table, "cicero", "status", "proscribed").accepted_entries()[0]
    assert public.audience == ("*",)


@pytest.mark.rule("FATA-09", "RING-01")
def test_the_ring_goes_with_the_fact_and_back_to_the_underworld() -> None:
    table = summer_of_43()
    set_fact(table, "cicero", "status", "ring_bearer").accepted_entries()
    table.assert_holdings("cicero", ring_of_gyges=1).assert_holdings("pluto", ring_of_gyges=0)
    set_fact(table, "antony", "status", "ring_bearer").assert_refused_with("no-such-fact")
    table.act("pluto", "lend-ring", to="antony").assert_refused_with("ring-is-lent")
    set_fact(table, "cicero", "status", "not-ring_bearer").accepted_entries()
    table.assert_holdings("pluto", ring_of_gyges=1)
    table.act("persephone", "lend-ring", to="antony").accepted_entries()
    [taken] = set_fact(table, "antony", "status", "not-ring_bearer").accepted_entries()
    table.act("fata", "reverse", entry=taken.id, reason="so").accepted_entries()
    table.assert_holdings("antony", ring_of_gyges=1).assert_holdings("pluto", ring_of_gyges=0)
    table.act("pluto", "reclaim-ring").accepted_entries()
    table.assert_holdings("pluto", ring_of_gyges=1)


@pytest.mark.rule("FATA-09")
@pytest.mark.rule("SEDES-18")
def test_a_revived_mortal_sits_again_if_a_seat_is_free() -> None:
    table = summer_of_43()
    table.set_fact("atia", "status", "umbra").set_fact("atia", "status", "imago")
    table.assert_place("atia", "rome", "standing")
    table.set_fact("atia", "status", "not-umbra").assert_place("atia", "rome", "standing")
    table.set_fact("atia", "status", "not-imago").assert_place("atia", "rome", "ordinary")
