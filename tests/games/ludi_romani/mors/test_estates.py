"""MORS: the division of estates, and of goods without an heir (MORS-16 to 18)."""

import pytest

from ledger.contract.form import Choice, Number
from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS, DENARIUS
from ledger.record.state import SwitchValue
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


@pytest.mark.rule("MORS-17", "LIM-01")
def test_vesta_keeps_what_an_heir_may_not_command() -> None:
    table = table_with_balbus_estate(legio_clientarum="antony")
    table.act("vesta", "approve-will", dead="balbus").accepted_entries()
    table.assert_holdings("antony", legio_curialis=8, legio_clientarum=2).assert_holdings(
        "vesta", legio_clientarum=1
    )


@pytest.mark.rule("LIM-01", "MORS-17")
def test_an_heir_has_everything_until_a_god_notices_by_another_reading() -> None:
    table = table_with_rich_balbus().with_reading("cap.refuse_transfers", value=False)
    table.act("balbus", "bequeath", asset=CLIENTARUM, heir="antony").accepted_entries()
    record_death(table, "balbus")
    table.lawful = False
    table.act("vesta", "approve-will", dead="balbus").accepted_entries()
    table.assert_holdings("antony", legio_curialis=8, legio_clientarum=3)


@pytest.mark.rule("ROST-04", "MORS-13")
def test_an_heir_of_legions_becomes_a_general() -> None:
    table = table_with_balbus_estate(legio_clientarum="cicero")
    table.act("vesta", "approve-will", dead="balbus").accepted_entries()
    assert table.person("cicero").role == "imperator"
    table = table_with_balbus_estate()
    name_heir(table, "cicero", CLIENTARUM, 2)
    assert table.person("cicero").role == "imperator"


@pytest.mark.rule("MORS-13", "MORS-17")
def test_the_part_of_an_heir_who_died_meanwhile_is_for_vesta_to_give() -> None:
    table = table_with_balbus_estate(denarius="cicero", classis="antony")
    record_death(table, "cicero")
    table.act("vesta", "approve-will", dead="balbus").accepted_entries()
    assert_exact_estate(table, "balbus", denarius=500_000, suffragium=20, legio_clientarum=3)
    assert "balbus" in table.state.world.mors.estates


@pytest.mark.rule("MORS-17")
def test_an_estate_is_closed_when_nothing_is_left() -> None:
    whole = {DENARIUS: "cicero", SUFFRAGIUM: "cicero", CLASSIS: "cicero", CLIENTARUM: "cicero"}
    table = table_with_balbus_estate(**whole)
    table.act("vesta", "approve-will", dead="balbus").accepted_entries()
    assert not table.state.world.mors.estates
    assert not table.state.kernel.duties
    table = table_with_balbus_estate(
        denarius="cicero", legio_clientarum="cicero", suffragium="cicero"
    )
    table.act("vesta", "approve-will", dead="balbus").accepted_entries()
    name_heir(table, "antony", CLASSIS, 1)
    assert set(table.state.kernel.duties) == {"estate/balbus"}
    name_heir(table, "antony", CLASSIS, 1)
    assert not table.state.world.mors.estates
    assert not table.state.kernel.duties


def name_heir(table: Table, heir: str, asset: str, quantity: int) -> None:
    """Let Vesta name an heir for one part of Balbus's estate."""
    fields = {"dead": "balbus", "to": heir, "asset": asset, "quantity": quantity}
    table.act("vesta", "name-heir", **fields).accepted_entries()


@pytest.mark.rule("MORS-16", "MORS-17", "MON-01", "LIM-01", "FATA-12", "MORS-15")
@pytest.mark.parametrize(
    ("heir", "asset", "quantity", "keys"),
    [
        ("scribonia", SUFFRAGIUM, 5, ["no-heir-of-votes"]),
        ("juno", DENARIUS, 100_000, ["no-heir"]),
        ("cicero", DENARIUS, 50_000, ["not-in-chips"]),
        ("cicero", DENARIUS, 600_000, ["lacks"]),
        ("antony", CLIENTARUM, 3, ["legions-limit"]),
        ("cicero", CURIALIS, 1, ["lacks", "never-left"]),
        ("nobody", DENARIUS, 100_000, ["no-such-character"]),
    ],
)
def test_vesta_cannot_name_these_heirs(
    heir: str, asset: str, quantity: int, keys: list[str]
) -> None:
    fields = {"dead": "balbus", "to": heir, "asset": asset, "quantity": quantity}
    table_with_balbus_estate().act("vesta", "name-heir", **fields).assert_refused_with(*keys)


@pytest.mark.rule("MORS-17")
def test_only_the_executor_names_heirs() -> None:
    table = table_with_balbus_estate()
    fields = {"dead": "balbus", "to": "cicero", "asset": DENARIUS, "quantity": 100_000}
    table.act("juno", "name-heir", **fields).assert_refused_with("executor-decides")
    assert table.form("juno", "name-heir") is None
    entry = table.act("vesta", "name-heir", **fields).accepted_entries()[0]
    assert entry.audience == ("balbus", "cicero", "fata", "vesta")
    public = table.act("vesta", "name-heir", **fields | {"asset": CLASSIS, "quantity": 1})
    assert public.accepted_entries()[0].audience == ("*",)


@pytest.mark.rule("MORS-17", "LIM-01")
def test_the_form_of_the_executor_offers_what_there_is() -> None:
    table = table_with_balbus_estate()
    chosen = {"dead": "balbus", "asset": CLIENTARUM}
    form = table.form("vesta", "name-heir", **chosen, to="antony")
    assert form is not None
    dead_one, kinds, heirs, quantity = form.fields
    assert isinstance(heirs, Choice)
    assert (field_options(dead_one), "bogud" in field_options(heirs)) == (["balbus"], True)
    assert field_options(kinds) == [DENARIUS, CLIENTARUM, CLASSIS, SUFFRAGIUM]
    assert isinstance(quantity, Number)
    assert (quantity.least, quantity.most, quantity.step) == (1, 2, 1)
    money = table.form("vesta", "name-heir", dead="balbus", asset=DENARIUS, to="livia")
    assert money is not None
    assert money.fields[3] == Number("quantity", 100_000, 500_000, 100_000, "asset:denarius")


@pytest.mark.rule("MORS-17")
@pytest.mark.parametrize("value", ["void", "vesta", "killer"])
def test_unwilled_goods_go_to_these_owners(value: SwitchValue) -> None:
    table = table_with_rich_balbus().with_(
        "cassius", "syria", denarius=0, legio_curialis=8, legio_clientarum=0
    )
    table.with_("cassius", classis=0).with_("vesta", denarius=0).with_reading("dead.no_will", value)
    settle_estate(record_death(table, "balbus", by="cassius"))
    takers = {"void": "@void", "vesta": "vesta/spoils", "killer": "cassius"}
    taker = table.state.books.accounts[takers[str(value)]]
    share = 2 if value == "killer" else 3
    assert (taker[DENARIUS], taker[CLASSIS], taker[CLIENTARUM]) == (500_000, 2, share)
    table.assert_holdings(
        "vesta", legio_clientarum={"void": 0, "vesta": 3, "killer": 1}[str(value)]
    )


@pytest.mark.rule("MORS-17", "ROST-04")
def test_a_killer_takes_what_a_killer_may_own() -> None:
    table = (
        table_with_rich_balbus()
        .with_reading("dead.no_will", "killer")
        .with_("livia", denarius=0, classis=0)
    )
    settle_estate(record_death(table, "balbus", "poison", "livia"))
    table.assert_holdings("livia", denarius=500_000, classis=2, legio_clientarum=0)
    table.assert_holdings("vesta", legio_clientarum=3)
    table = table_with_rich_balbus().with_reading("dead.no_will", "killer")
    settle_estate(record_death(table, "balbus", "battle", "cicero"))
    assert table.person("cicero").role == "imperator"
    table = record_death(
        table_with_rich_balbus().with_reading("dead.no_will", "killer"),
        "balbus",
        "battle",
        "cicero",
    )
    settle_estate(record_death(table, "cicero"))
    table.assert_holdings("vesta", legio_clientarum=3, classis=2).assert_holdings(
        "cicero", classis=0
    )
    table = record_death(
        table_with_rich_balbus().with_reading("dead.no_will", "killer"),
        "balbus",
        "drowned",
        "neptune",
    )
    ships = table.state.books.holding("neptune", CLASSIS)
    settle_estate(table).assert_holdings("neptune", classis=ships + 2, legio_clientarum=3)


@pytest.mark.rule("MORS-16")
@pytest.mark.parametrize(
    ("value", "taker"), [("will_or_void", "@void"), ("venus", "venus/spoils"), ("vesta", "vesta")]
)
def test_unwilled_votes_go_to_these_owners(value: SwitchValue, taker: str) -> None:
    table = table_with_rich_balbus().with_reading("dead.suffragia", value)
    settle_estate(record_death(table, "balbus"))
    account = taker if taker != "vesta" else "vesta/spoils"
    assert table.state.books.balance(account, SUFFRAGIUM) == 20


@pytest.mark.rule("MORS-14", "MORS-18")
def test_vestals_vote_on_a_disputed_will() -> None:
    table = (
        table_with_rich_balbus()
        .with_("livia", "gaul")
        .with_("atia", "rome")
        .with_("servilia", "gaul")
    )
    for who in ("livia", "atia", "servilia"):
        table.set_fact(who, "role", "vestal")
    table.act("balbus", "bequeath", asset=DENARIUS, heir="cicero").accepted_entries()
    record_death(table, "balbus")
    table.act("livia", "vote-on-will", dead="balbus", vote="yes").assert_refused_with(
        "vestals-not-called", "vote-in-rome"
    )
    table.act("juno", "call-vestals", dead="balbus").assert_refused_with("vesta-calls")
    table.act("vesta", "call-vestals", dead="cicero").assert_refused_with("no-estate")
    table.act("vesta", "call-vestals", dead="balbus").accepted_entries()
    for who in ("livia", "atia", "servilia"):
        table.assert_place(who, "rome", "ordinary")
    table.act("livia", "vote-on-will", dead="balbus", vote="yes").accepted_entries()
    table.act("cicero", "vote-on-will", dead="balbus", vote="yes").assert_refused_with(
        "vestals-vote", "vote-in-rome"
    )
    assert dict(table.state.world.mors.votes["balbus"]) == {"livia": True}
    before = table.state
    (warning,) = table.act("vesta", "approve-will", dead="balbus").assert_warned("MORS-14")
    assert warning.judges == ("atia", "livia", "servilia")
    table.replace_world_parts(mors=before.world.mors)


@pytest.mark.rule("MORS-14", "MORS-18")
def test_vesta_approves_the_majority_of_vestals_automatically() -> None:
    table = table_with_rich_balbus()
    for who in ("livia", "atia", "servilia"):
        table.set_fact(who, "role", "vestal")
    table.act("balbus", "bequeath", asset=DENARIUS, heir="cicero").accepted_entries()
    record_death(table, "balbus")
    table.act("vesta", "call-vestals", dead="balbus").accepted_entries()
    table.act("livia", "vote-on-will", dead="balbus", vote="no").accepted_entries()
    for who in ("atia", "servilia"):
        table.act(who, "vote-on-will", dead="balbus", vote="yes").accepted_entries()
    table.act("vesta", "approve-will", dead="balbus").assert_unwarned()


@pytest.mark.rule("MORS-18", "ROST-13")
def test_vesta_decides_alone_without_vestals() -> None:
    table = table_with_balbus_estate(denarius="cicero")
    assert table.form("vesta", "call-vestals") is None
    table.act("vesta", "call-vestals", dead="balbus").assert_refused_with("no-vestals")
    table.act("vesta", "approve-will", dead="balbus").assert_unwarned()


@pytest.mark.rule("MORS-17")
def test_the_fates_decide_on_estates_without_vesta() -> None:
    table = table_with_rich_balbus().leave_out_characters("vesta")
    record_death(table, "balbus")
    assert table.state.world.mors.estates["balbus"].executor == "fata"
