"""MORS: wills, the heirs in them, and the gods who approve them (MORS-13 to 15, 17, 19)."""

import pytest

from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS, DENARIUS
from tests.games.ludi_romani.dying import (
    assert_exact_estate,
    record_death,
    settle_estate,
    table_with_balbus_estate,
    table_with_rich_balbus,
)
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.table import Table

CLASSIS = "classis"
SUFFRAGIUM = "suffragium"


@pytest.mark.rule("MORS-13", "MORS-15")
@pytest.mark.parametrize(
    ("asset", "heir", "key"),
    [
        (DENARIUS, "nobody-at-all", "no-such-character"),
        (DENARIUS, "juno", "no-heir"),
        (DENARIUS, "balbus", "no-heir"),
        (CURIALIS, "antony", "never-left"),
        ("dos", "antony", "never-left"),
        ("rexpressus", "antony", "never-left"),
        (SUFFRAGIUM, "bogud", "no-heir-of-votes"),
        (SUFFRAGIUM, "livia", "no-heir-of-votes"),
        (CLIENTARUM, "livia", "owns-no-legions"),
        (DENARIUS, "nobody", "nobody-named"),
    ],
)
def test_heirs_cannot_inherit_these_goods(asset: str, heir: str, key: str) -> None:
    table_with_rich_balbus().act("balbus", "bequeath", asset=asset, heir=heir).assert_refused_with(
        key
    )


@pytest.mark.rule("MORS-13")
def test_gods_leave_nothing_and_the_dead_inherit_nothing() -> None:
    table = table_with_rich_balbus()
    table.act("juno", "bequeath", asset=DENARIUS, heir="antony").assert_refused_with(
        "gods-leave-nothing"
    )
    record_death(table, "antony")
    table.act("balbus", "bequeath", asset=DENARIUS, heir="antony").assert_refused_with("no-heir")


@pytest.mark.rule("MORS-13")
def test_the_last_word_counts_and_can_be_taken_back() -> None:
    table = table_with_rich_balbus()
    for heir in ("antony", "cicero"):
        table.act("balbus", "bequeath", asset=DENARIUS, heir=heir).accepted_entries()
    assert dict(table.state.world.mors.heirs_named_by("balbus")) == {DENARIUS: "cicero"}
    table.act("balbus", "bequeath", asset=DENARIUS, heir="nobody").accepted_entries()
    assert dict(table.state.world.mors.heirs_named_by("balbus")) == {}


@pytest.mark.rule("MORS-13", "FATA-08")
def test_an_heir_named_is_unnamed_when_the_fates_set_it_right() -> None:
    table = table_with_rich_balbus()
    first = table.act("balbus", "bequeath", asset=DENARIUS, heir="antony").accepted_entries()[0]
    second = table.act("balbus", "bequeath", asset=DENARIUS, heir="cicero").accepted_entries()[0]
    table.act("fata", "reverse", entry=first.id, reason="so").accepted_entries()
    assert table.state.world.mors.heirs_named_by("balbus")[DENARIUS] == "cicero"
    table.act("fata", "reverse", entry=second.id, reason="so").accepted_entries()
    assert table.state.world.mors.heirs_named_by("balbus")[DENARIUS] == "antony"


@pytest.mark.rule("MORS-13")
def test_only_writer_vesta_and_fates_see_a_will() -> None:
    table = table_with_rich_balbus()
    entry = table.act("balbus", "bequeath", asset=DENARIUS, heir="antony").accepted_entries()[0]
    assert entry.audience == ("balbus", "fata", "vesta")


@pytest.mark.rule("MORS-13", "MORS-16", "ROST-08")
def test_the_form_of_a_will_offers_who_may_inherit() -> None:
    table = table_with_rich_balbus()
    form = table.form("balbus", "bequeath", asset=SUFFRAGIUM)
    assert form is not None
    assert {"livia", "bogud", "juno", "balbus", "nobody"}.isdisjoint(field_options(form.fields[1]))
    assert {"antony", "cicero"} <= set(field_options(form.fields[1]))
    table.act("balbus", "bequeath", asset=DENARIUS, heir="antony").accepted_entries()
    form = table.form("balbus", "bequeath", asset=DENARIUS)
    assert form is not None
    assert {"nobody", "livia", "bogud"} <= set(field_options(form.fields[1]))
    assert table.form("juno", "bequeath") is None


@pytest.mark.rule("MORS-19", "MERC-10")
def test_classes_are_left_inland_unless_no_ship_changes_hands_there() -> None:
    table = table_with_rich_balbus().with_("cicero", "parthia")
    table.act("balbus", "bequeath", asset=CLASSIS, heir="cicero").accepted_entries()
    strict = (
        table_with_rich_balbus()
        .with_("cicero", "parthia")
        .with_reading("classes.gifts_inland", value=False)
    )
    strict.act("balbus", "bequeath", asset=CLASSIS, heir="cicero").assert_refused_with(
        "no-ships-inland"
    )
    strict.act("balbus", "bequeath", asset=DENARIUS, heir="cicero").accepted_entries()


@pytest.mark.rule("MORS-13")
def test_a_dead_one_may_name_heirs_until_the_estate_is_settled() -> None:
    table = table_with_balbus_estate()
    table.act("balbus", "bequeath", asset=DENARIUS, heir="cicero").accepted_entries()
    table.act("vesta", "approve-will", dead="balbus").accepted_entries()
    table.assert_holdings("cicero", denarius=500_000)
    settle_estate(table)
    table.act("balbus", "bequeath", asset=DENARIUS, heir="antony").assert_refused_with(
        "estate-is-settled"
    )
    assert table.form("balbus", "bequeath") is not None


@pytest.mark.rule("MORS-13", "MORS-14", "MORS-17")
def test_vesta_approves_wills_and_nobody_else() -> None:
    table = table_with_balbus_estate(denarius="cicero")
    table.act("juno", "approve-will", dead="balbus").assert_refused_with("vesta-approves")
    table.act("vesta", "approve-will", dead="cicero").assert_refused_with("no-estate")
    table.act("vesta", "approve-will", dead="nobody").assert_refused_with("no-such-character")
    assert table.form("juno", "approve-will") is None
    table.act("vesta", "approve-will", dead="balbus").assert_unwarned()
    table.act("vesta", "approve-will", dead="balbus").assert_refused_with("no-heir-named")
    form = table.form("vesta", "approve-will")
    assert form is not None
    assert [o.key for o in form.blocked] == ["no-will-waits"]


@pytest.mark.rule("MORS-14")
def test_a_will_that_nobody_approved_in_time_is_none() -> None:
    table = table_with_balbus_estate(denarius="cicero", suffragium="antony")
    had = table.state.books.holding("vesta", DENARIUS)
    votes = table.state.books.holding("antony", SUFFRAGIUM)
    for _ in range(3):
        table.season().accepted_entries()
        table.wait(seconds=1)
    table.assert_holdings("vesta", denarius=had + 500_000, legio_clientarum=3, classis=2)
    table.assert_holdings("cicero", denarius=0).assert_holdings("antony", suffragium=votes)
    assert not table.state.world.mors.estates


@pytest.mark.rule("MORS-13")
def test_an_estate_waits_over_the_season_after_the_death() -> None:
    table = table_with_balbus_estate()
    for _ in range(2):
        table.season().accepted_entries()
        table.wait(seconds=1)
    table.assert_holdings("balbus", denarius=0)
    assert_exact_estate(
        table, "balbus", denarius=500_000, suffragium=20, legio_clientarum=3, classis=2
    )
    assert set(table.state.world.mors.estates) == {"balbus"}


@pytest.mark.rule("MORS-13")
def test_an_estate_does_not_wait_for_actium() -> None:
    table = Table().at("aestas", 32).with_("balbus", denarius=500_000)
    record_death(table, "balbus")
    seq = table.state.period.seq
    assert (
        table.state.kernel.duties["estate/balbus"].period
        < table.state.world.scenario.calendar[-1].seq
    )
    assert table.state.kernel.duties["estate/balbus"].period >= seq
