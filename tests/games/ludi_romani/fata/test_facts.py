"""FATA: facts that the Fates set, and counts that they book."""

from typing import Any

import pytest

from ledger.contract.form import Choice, Number
from ledger.record.audience import Viewer, sees
from tests.games.ludi_romani.fata.scenes import book_difference
from tests.games.ludi_romani.given import field_options, summer_of_43
from tests.games.ludi_romani.table import Answer, Table


def set_fact(table: Table, subject: str, fact: str, value: str, by: str = "fata") -> Answer:
    return table.act(by, "set-fact", subject=subject, fact=fact, value=value, reason="so")


@pytest.mark.rule("FATA-12")
def test_a_count_that_agrees_is_recorded_and_moves_nothing() -> None:
    table = summer_of_43()
    entry = book_difference(table, "lepidus", "denarius", 900_000, "agrees").accepted()[0]
    assert entry.postings == ()
    assert entry.audience == ("fata", "lepidus")


@pytest.mark.rule("FATA-12")
@pytest.mark.rule("FATA-08")
def test_differences_of_a_count_go_through_a_named_account() -> None:
    table = summer_of_43()
    book_difference(table, "lepidus", "denarius", 1_100_000, "found").accepted()
    table.holds("lepidus", denarius=1_100_000)
    entry = book_difference(table, "lepidus", "legio_curialis", 2, "corrected").accepted()[0]
    assert (entry.postings[0].target, entry.audience) == ("@void", ("*",))
    table.holds("lepidus", legio_curialis=2)
    table.act("fata", "reverse", entry=entry.id, reason="miscounted").accepted()
    table.holds("lepidus", legio_curialis=3)


@pytest.mark.rule("LIM-02")
@pytest.mark.rule("FATA-12")
def test_confiscated_goods_are_posted_to_that_god() -> None:
    table = summer_of_43()
    book_difference(table, "lepidus", "legio_curialis", 1, "confiscated", taker="vulcan").accepted()
    table.holds("lepidus", legio_curialis=1).holds("vulcan", legio_curialis=7)
    book_difference(table, "lepidus", "legio_curialis", 0, "confiscated").refused("LIM-02")
    book_difference(table, "lepidus", "legio_curialis", 0, "confiscated", taker="mercury").refused(
        "LIM-02"
    )
    book_difference(table, "lepidus", "legio_curialis", 0, "corrected", taker="juno").refused(
        "FATA-12"
    )


@pytest.mark.rule("FATA-12")
@pytest.mark.rule("MON-01")
def test_a_count_is_in_whole_chips_and_its_reason_fits_it() -> None:
    table = summer_of_43()
    book_difference(table, "lepidus", "denarius", 950_000, "found").refused("MON-01")
    book_difference(table, "lepidus", "denarius", 800_000, "found").refused("FATA-12")
    book_difference(table, "lepidus", "denarius", 900_000, "found").refused("FATA-12")
    book_difference(table, "nobody", "denarius", 900_000, "agrees").refused("ACTA-02")
    table.act(
        "juno", "book-difference", who="juno", asset="denarius", counted=0, because="corrected"
    ).refused("FATA-01")


@pytest.mark.rule("LIM-01", "ROST-14", "FATA-12")
def test_a_count_finds_only_goods_that_the_owner_may_hold() -> None:
    table = summer_of_43()
    book_difference(table, "lepidus", "legio_curialis", 11, "found").refused("LIM-01")
    book_difference(table, "livia", "legio_curialis", 1, "found").refused("ROST-14")
    form = table.form("fata", "book-difference", who="lepidus", asset="legio_curialis")
    assert form is not None
    counted = form.fields[2]
    assert isinstance(counted, Number)
    assert counted.most == 10


@pytest.mark.rule("FATA-12")
def test_a_count_includes_unlawful_goods_that_the_ledger_has() -> None:
    table = summer_of_43().with_("livia", legio_curialis=1).with_("lepidus", legio_curialis=11)
    table.lawful = False
    book_difference(table, "livia", "legio_curialis", 1, "agrees").accepted()
    book_difference(table, "lepidus", "legio_curialis", 11, "agrees").accepted()


@pytest.mark.rule("FATA-12")
def test_dice_and_cards_are_counted_up_to_ten_thousand() -> None:
    table = summer_of_43()
    book_difference(table, "lepidus", "classis", 10_001, "found").refused_with(
        "count-says-otherwise"
    )
    book_difference(table, "lepidus", "classis", 10_000, "found").accepted()
    book_difference(table, "lepidus", "denarius", 1_000_000, "found").accepted()


@pytest.mark.rule("ROST-04")
def test_a_count_of_money_or_a_lost_legio_changes_no_role() -> None:
    table = summer_of_43().being("lepidus", "status", "unprotected")
    book_difference(table, "lepidus", "denarius", 1_000_000, "found").accepted()
    book_difference(table, "lepidus", "legio_curialis", 2, "corrected").accepted()
    assert table.person("lepidus").statuses == {"unprotected"}
    book_difference(table, "lepidus", "legio_curialis", 3, "found").accepted()
    assert table.person("lepidus").statuses == frozenset()


@pytest.mark.rule("ROST-04")
@pytest.mark.rule("FATA-08")
def test_a_senator_who_turns_out_to_have_a_legio_is_an_imperator() -> None:
    table = summer_of_43()
    entry = book_difference(table, "cicero", "legio_curialis", 1, "found").accepted()[0]
    assert table.person("cicero").role == "imperator"
    table.act("fata", "reverse", entry=entry.id, reason="it was Hirtius").accepted()
    assert table.person("cicero").role == "senator"
    table.holds("cicero", legio_curialis=0)


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
    before, seat = table.person("atia"), table.state.seating.of("atia")
    entry = set_fact(table, "atia", fact, value).accepted()[0]
    assert (table.person("atia"), table.state.seating.of("atia")) != (before, seat)
    table.act("fata", "reverse", entry=entry.id, reason="a slip").accepted()
    assert table.person("atia") == before
    table.sits("atia", "rome", "ordinary")


@pytest.mark.rule("FATA-09")
@pytest.mark.rule("FATA-08")
def test_bonds_are_named_by_whom_they_bind_to_and_ended_by_none() -> None:
    table = summer_of_43()
    for patronus in ("antony", "lepidus"):
        table.being("cicero", "patronus", patronus)
    assert table.person("cicero").patroni == ("antony", "lepidus")
    assert "cliens" in table.person("cicero").statuses
    third = set_fact(table, "cicero", "patronus", "cassius").accepted()[0]
    assert table.person("cicero").patroni == ("antony", "lepidus", "cassius")
    table.act("fata", "reverse", entry=third.id, reason="not his").accepted()
    assert table.person("cicero").patroni == ("antony", "lepidus")
    entry = set_fact(table, "cicero", "patronus", "none").accepted()[0]
    assert table.person("cicero").patroni == ()
    assert "cliens" not in table.person("cicero").statuses
    table.act("fata", "reverse", entry=entry.id, reason="still bound").accepted()
    assert table.person("cicero").patroni == ("antony", "lepidus")
    table.being("cicero", "god", "silenus")
    assert "bacchant" in table.person("cicero").statuses
    table.being("cicero", "god", "none")
    assert table.person("cicero").god == ""
    assert "bacchant" not in table.person("cicero").statuses
    role = set_fact(table, "cicero", "role", "imperator").accepted()[0]
    table.act("fata", "reverse", entry=role.id, reason="he is not").accepted()
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
    set_fact(table, subject, fact, value).refused("FATA-09")
    form = table.form("fata", "set-fact", subject=subject, fact=fact)
    assert form is not None
    assert not any(isinstance(f, Choice) and value in field_options(f) for f in form.fields[2:])


@pytest.mark.rule("FATA-09")
def test_an_unknown_person_or_a_missing_reason_sets_nothing() -> None:
    table = summer_of_43()
    set_fact(table, "nobody", "role", "rex").refused("ACTA-02")
    table.act("fata", "set-fact", subject="lepidus", fact="role", value="rex", reason="").malformed(
        "reason"
    )
    table.act(
        "fata", "set-fact", subject="lepidus", fact="hair", value="red", reason="so"
    ).malformed("fact")


@pytest.mark.rule("FATA-09")
def test_only_bearer_and_underworld_see_a_fact_of_the_ring() -> None:
    table = summer_of_43()
    entry = set_fact(table, "cicero", "status", "ring_bearer").accepted()[0]
    for who, told in (("cicero", True), ("pluto", True), ("fata", True), ("antony", False)):
        assert sees(entry.audience, Viewer(frozenset({who}))) is told
    public = set_fact(table, "cicero", "status", "proscribed").accepted()[0]
    assert public.audience == ("*",)


@pytest.mark.rule("FATA-09", "RING-01")
def test_the_ring_goes_with_the_fact_and_back_to_the_underworld() -> None:
    table = summer_of_43()
    set_fact(table, "cicero", "status", "ring_bearer").accepted()
    table.holds("cicero", ring_of_gyges=1).holds("pluto", ring_of_gyges=0)
    set_fact(table, "antony", "status", "ring_bearer").refused_with("no-such-fact")
    table.act("pluto", "lend-ring", to="antony").refused_with("ring-is-lent")
    set_fact(table, "cicero", "status", "not-ring_bearer").accepted()
    table.holds("pluto", ring_of_gyges=1)
    table.act("persephone", "lend-ring", to="antony").accepted()
    [taken] = set_fact(table, "antony", "status", "not-ring_bearer").accepted()
    table.act("fata", "reverse", entry=taken.id, reason="so").accepted()
    table.holds("antony", ring_of_gyges=1).holds("pluto", ring_of_gyges=0)
    table.act("pluto", "reclaim-ring").accepted()
    table.holds("pluto", ring_of_gyges=1)


@pytest.mark.rule("FATA-09")
@pytest.mark.rule("SEDES-18")
def test_a_revived_mortal_sits_again_if_a_seat_is_free() -> None:
    table = summer_of_43()
    table.being("atia", "status", "umbra").being("atia", "status", "imago")
    table.sits("atia", "rome", "standing")
    table.being("atia", "status", "not-umbra").sits("atia", "rome", "standing")
    table.being("atia", "status", "not-imago").sits("atia", "rome", "ordinary")
