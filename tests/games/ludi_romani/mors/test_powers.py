"""MORS, exactly: the effect of each power, and the characters who may not use it."""

from typing import Any

import pytest

from ledger.games.ludi_romani.bots import pending_characters
from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS, DENARIUS
from ledger.games.ludi_romani.mors.death import draft_death
from ledger.games.ludi_romani.rules import RULES
from tests.games.ludi_romani.divorces import INSOLVENT, claim_dos, table_with_divorce
from tests.games.ludi_romani.dying import (
    announce_death,
    assert_exact_estate,
    record_death,
    record_transfer,
)
from tests.games.ludi_romani.mors.scenes import give_sole_power
from tests.games.ludi_romani.scenes import view_of_character
from tests.games.ludi_romani.table import Table

SUFFRAGIUM = "suffragium"


def table_with_rich_balbus_in_syria() -> Table:
    """The aestas of the year 43: the general Balbus is in Syria with goods of every kind."""
    table = Table().at("aestas", 43).with_("balbus", "syria", "imperator", denarius=500_000)
    table.with_("balbus", suffragium=20, legio_curialis=2, legio_clientarum=3, classis=2)
    return table.with_("cicero", "gaul", denarius=0)


@pytest.mark.rule("MORS-15")
@pytest.mark.parametrize(
    ("power", "asset", "origin", "account"),
    [
        ("receive_dead_lc", CURIALIS, "balbus", "tanit/spoils"),
        ("hold_dos", "dos", "livia", "tanit/spoils"),
        ("oversee_virus", "virus", "vesta", "tanit"),
        ("control_ring", "ring_of_gyges", "pluto", "tanit/spoils"),
    ],
)
def test_each_power_receives_its_part_of_an_estate(
    power: str, asset: str, origin: str, account: str
) -> None:
    table = give_sole_power(table_with_rich_balbus_in_syria(), power)
    amount = table.data["cast"][origin]["holdings"][asset]
    if origin != "balbus":
        record_transfer(table, asset, origin, "balbus", amount)
    record_death(table, "balbus")
    assert table.state.books.balance(account, asset) == amount


@pytest.mark.rule("MORS-13", "MORS-14", "MORS-17")
def test_only_gods_with_the_power_carry_out_wills() -> None:
    table = give_sole_power(table_with_rich_balbus_in_syria(), "execute_wills")
    entry = table.act("balbus", "bequeath", asset=DENARIUS, heir="cicero").accepted_entries()[0]
    assert entry.audience == ("balbus", "fata", "tanit")
    record_death(table, "balbus")
    (duty,) = table.state.kernel.duties.values()
    assert (duty.owes, duty.options, duty.default) == ("tanit", ("in-trust",), "in-trust")
    assert duty.terms == {"details": "yes", "dead": "who:balbus"}
    table.act("vesta", "approve-will", dead="balbus").assert_refused_with("vesta-approves")
    table.act("tanit", "approve-will", dead="balbus").accepted_entries()
    table.assert_holdings("cicero", denarius=500_000)


@pytest.mark.rule("MORS-06")
def test_only_gods_with_the_power_grant_release() -> None:
    table = give_sole_power(table_with_rich_balbus_in_syria(), "grant_suicide")
    table.act("balbus", "beg-release", to="pluto").assert_refused_with("no-god-of-release")
    table.act("balbus", "beg-release", to="tanit", by="tanit").accepted_entries()
    assert table.state.world.mors.estates["balbus"].executor == "tanit"


@pytest.mark.rule("MORS-06", "MORS-17")
def test_the_god_of_a_release_decides_on_the_estate() -> None:
    table = table_with_rich_balbus_in_syria()
    table.record_as_one_act(*draft_death(table.state, "balbus", "suicide", "pluto"))
    assert table.state.world.mors.estates["balbus"].executor == "pluto"


@pytest.mark.rule("MORS-16")
@pytest.mark.parametrize(
    ("value", "power"), [("venus", "preside_senate"), ("vesta", "execute_wills")]
)
def test_a_god_with_the_power_receives_unwilled_votes(value: str, power: str) -> None:
    table = record_death(
        give_sole_power(
            table_with_rich_balbus_in_syria().with_reading("dead.suffragia", value), power
        ),
        "balbus",
    )
    executor = table.state.world.mors.estates["balbus"].executor
    table.act(executor, "choose", duty="estate/balbus", option="in-trust").accepted_entries()
    assert table.state.books.balance("tanit/spoils", SUFFRAGIUM) == 20


@pytest.mark.rule("MORS-18")
def test_the_head_of_the_vestals_calls_them() -> None:
    table = record_death(
        give_sole_power(table_with_rich_balbus_in_syria(), "head_vestals").set_fact(
            "atia", "role", "vestal"
        ),
        "balbus",
    )
    table.act("vesta", "call-vestals", dead="balbus").assert_refused_with("vesta-calls")
    table.act("tanit", "call-vestals", dead="balbus").accepted_entries()


@pytest.mark.rule("MORS-14")
def test_half_of_the_vestals_is_not_most_of_them() -> None:
    table = (
        table_with_rich_balbus_in_syria()
        .set_fact("atia", "role", "vestal")
        .set_fact("livia", "role", "vestal")
    )
    table.act("balbus", "bequeath", asset=DENARIUS, heir="cicero").accepted_entries()
    record_death(table, "balbus")
    table.act("vesta", "call-vestals", dead="balbus").accepted_entries()
    table.act("atia", "vote-on-will", dead="balbus", vote="yes").accepted_entries()
    (warning,) = table.act("vesta", "approve-will", dead="balbus").assert_warned("MORS-14")
    assert warning.args == {"who": "who:balbus", "n": 1, "of": 2}


@pytest.mark.rule("MORS-17", "MORS-06")
def test_an_executor_gives_existing_goods_of_the_dead_only() -> None:
    table = table_with_rich_balbus_in_syria()
    fields: dict[str, Any] = {"to": "cicero", "asset": DENARIUS, "quantity": 100_000}
    table.act("vesta", "name-heir", dead="cicero", **fields).assert_refused_with("no-estate")
    table.act("vesta", "name-heir", dead="nemo", **fields).assert_refused_with("no-such-character")
    record_death(table, "balbus")
    table.act("pluto", "name-heir", dead="balbus", **fields).assert_refused("MORS-17")
    table.act("cicero", "beg-release", to="pluto", by="pluto").accepted_entries()
    table.act("vesta", "name-heir", dead="cicero", **fields | {"to": "antony"}).assert_refused(
        "MORS-06"
    )


@pytest.mark.rule("MORS-16")
def test_votes_are_left_to_amazons_too() -> None:
    table = table_with_rich_balbus_in_syria().set_fact("atia", "role", "amazon")
    table.act("balbus", "bequeath", asset=SUFFRAGIUM, heir="atia").accepted_entries()
    record_death(table, "balbus")
    table.act("vesta", "approve-will", dead="balbus").accepted_entries()
    table.assert_holdings("atia", suffragium=20)


@pytest.mark.rule("MORS-17", "MORS-16", "MORS-06")
def test_everything_of_the_released_and_not_of_the_insolvent_goes_to_a_god() -> None:
    table = table_with_rich_balbus_in_syria().with_reading("dead.no_will", "void")
    record_death(table, "balbus", "insolvent", "juno")
    table.assert_holdings("venus", legio_curialis=2)
    table.act("vesta", "choose", duty="estate/balbus", option="in-trust").accepted_entries()
    assert table.state.books.balance("@void", CLIENTARUM) == 3
    table = table_with_rich_balbus_in_syria().with_reading("dead.no_will", "void")
    table.act("balbus", "beg-release", to="pluto", by="pluto").accepted_entries()
    table.act("pluto", "choose", duty="estate/balbus", option="in-trust").accepted_entries()
    table.assert_holdings("pluto", legio_clientarum=3, legio_curialis=2)
    assert table.state.books.balance("@void", SUFFRAGIUM) == 20


@pytest.mark.rule("MORS-17", "LIM-01")
def test_vesta_has_the_rest_of_an_estate_without_a_killer() -> None:
    table = table_with_rich_balbus_in_syria().with_reading("dead.no_will", "killer")
    table.record_as_one_act(*draft_death(table.state, "balbus", "poison", ""))
    table.act("vesta", "choose", duty="estate/balbus", option="in-trust").accepted_entries()
    table.assert_holdings("vesta", legio_clientarum=3, classis=2)


@pytest.mark.rule("MORS-17")
def test_an_estate_is_shown_to_these_viewers() -> None:
    table = record_death(table_with_rich_balbus_in_syria(), "balbus")
    whole = {DENARIUS: 500_000, CLIENTARUM: 3, "classis": 2, SUFFRAGIUM: 20}
    for who in ("vesta", "balbus", "fata"):
        assert view_of_character(table, who)["estate/balbus"] == {"dead": "balbus", "holds": whole}
    assert "estate/balbus" not in view_of_character(table, "cicero")
    public = {CLIENTARUM: 3, "classis": 2}
    shown = {"dead": "balbus", "cause": "battle", "executor": "vesta", "holds": public}
    assert view_of_character(table, "@")["mors"]["estates"] == [shown]


@pytest.mark.rule("MORS-13")
def test_a_will_is_shown_to_these_viewers() -> None:
    table = table_with_rich_balbus_in_syria()
    table.act("balbus", "bequeath", asset=DENARIUS, heir="cicero").accepted_entries()
    for who in ("vesta", "balbus", "fata"):
        will = view_of_character(table, who)["will/balbus"]
        assert will == {"writer": "balbus", "heirs": {DENARIUS: "cicero"}}
    assert not [key for key in view_of_character(table, "cicero") if key.startswith("will/")]


def test_everybody_sees_the_condemned_the_waiting_dead_and_hosts_of_ghosts() -> None:
    table = table_with_rich_balbus_in_syria().with_("antony", "syria").with_("pansa", "syria")
    table.set_fact("balbus", "status", "unprotected").set_fact("pansa", "status", "imago")
    table.act("antony", "execute-unprotected", who="balbus").accepted_entries()
    table.act("pansa", "attach", to="antony").accepted_entries()
    record_death(table, "cicero")
    table.act("cicero", "lament", gate="cumae").accepted_entries()
    mors = view_of_character(table, "@")["mors"]
    sentence = {"who": "balbus", "cause": "unprotected", "by": "antony", "executioner": "antony"}
    assert mors["sentences"] == [sentence]
    assert mors["waiting"] == [{"who": "cicero", "gate": "cumae"}]
    assert mors["attached"] == [{"ghost": "pansa", "to": "antony"}]


@pytest.mark.rule("MORS-04", "MORS-05", "CLI-03")
@pytest.mark.parametrize(
    ("who", "role", "legions"), [("octavia", "amazon", CURIALIS), ("bogud", "rex", CLIENTARUM)]
)
def test_amazons_and_reges_execute_the_unprotected_too(who: str, role: str, legions: str) -> None:
    held: dict[str, Any] = {"legio_curialis": 0, "legio_clientarum": 0, legions: 1}
    table = (
        table_with_rich_balbus_in_syria()
        .with_(who, "gaul", **held)
        .set_fact("cicero", "status", "unprotected")
    )
    table.set_fact(who, "role", role) if role == "amazon" else table
    table.act(who, "execute-unprotected", who="cicero").accepted_entries()


@pytest.mark.rule("MORS-07", "DIV-06")
def test_juno_has_an_insolvent_husband_die() -> None:
    table = claim_dos(table_with_divorce(denarius=100_000))
    table.act("juno", "choose", duty=INSOLVENT, option="condemn").accepted_entries()
    sentence = table.state.world.mors.sentences["philippus"]
    assert (sentence.cause, sentence.executioner) == ("insolvent", "juno")


@pytest.mark.rule("MORS-11", "MORS-20")
def test_a_patronus_has_a_cliens_die() -> None:
    table = (
        table_with_rich_balbus_in_syria()
        .with_("antony", "gaul", legio_curialis=2)
        .set_fact("cicero", "patronus", "antony")
    )
    table.act("antony", "execute-client", who="cicero").accepted_entries()
    sentence = table.state.world.mors.sentences["cicero"]
    assert (sentence.cause, sentence.executioner) == ("patronus", "antony")
    table.act("antony", "execute-client", who="cicero").assert_refused_with("condemned-already")


@pytest.mark.rule("MORS-12", "MORS-20")
def test_a_god_of_the_thiasos_has_a_bacchant_die() -> None:
    table = (
        table_with_rich_balbus_in_syria()
        .with_("silenus", "gaul")
        .set_fact("cicero", "god", "silenus")
    )
    table.act("silenus", "execute-bacchant", who="cicero").accepted_entries()
    sentence = table.state.world.mors.sentences["cicero"]
    assert (sentence.cause, sentence.executioner) == ("thiasos", "silenus")
    table.act("silenus", "execute-bacchant", who="cicero").assert_refused_with("condemned-already")
    assert_exact_estate(table, "cicero")


@pytest.mark.rule("RING-01", "VIRUS-02", "MORS-15")
@pytest.mark.parametrize(
    ("power", "thing", "began"),
    [("control_ring", "ring_of_gyges", "pluto"), ("oversee_virus", "virus", "vesta")],
)
def test_ring_and_poison_go_to_the_god_with_power_over_them(
    power: str, thing: str, began: str
) -> None:
    table = give_sole_power(table_with_rich_balbus_in_syria(), power)
    record_death(record_transfer(table, thing, began, "cicero", 1), "cicero")
    assert table.state.books.holding("tanit", thing) == 1
    assert table.state.books.holding("cicero", thing) == 0


@pytest.mark.rule("IMAGO-01")
def test_only_gods_with_the_power_receive_the_dead() -> None:
    table = record_death(
        give_sole_power(
            table_with_rich_balbus_in_syria().with_("tanit", "southern_italy"), "accept_imago"
        ),
        "balbus",
    )
    table.act("balbus", "lament", gate="cumae").accepted_entries()
    table.act("pluto", "receive-dead", gate="cumae").assert_refused("IMAGO-01")
    table.act("tanit", "receive-dead", gate="cumae").assert_unwarned()


@pytest.mark.rule("MARE-07", "MORS-20")
def test_a_condemned_mortal_does_not_drown() -> None:
    table = table_with_rich_balbus_in_syria().with_("cicero", "spain", classis=0)
    table.act("cicero", "sail", to="sicily").accepted_entries()
    table.set_fact("cicero", "status", "unprotected")
    announce_death(table, "cicero", "caedes", "mars")
    table.act("neptune", "drown", traveller="cicero").assert_refused_with("condemned-already")


@pytest.mark.rule("IMAGO-01", "MORS-14")
def test_the_dead_and_those_whom_they_wait_for_have_something_at_hand() -> None:
    table = table_with_rich_balbus_in_syria()
    assert pending_characters(table.state) == ()
    waiting = ("balbus", "persephone", "pluto", "vesta")
    assert pending_characters(record_death(table, "balbus").state) == waiting
    table = record_death(
        give_sole_power(
            give_sole_power(table_with_rich_balbus_in_syria(), "accept_imago"),
            "execute_wills",
            "isis",
        ),
        "balbus",
    )
    assert pending_characters(table.state) == ("balbus", "tanit", "isis")
    table.act("isis", "choose", duty="estate/balbus", option="in-trust").accepted_entries()
    assert pending_characters(table.state) == ("balbus", "tanit")
    table = record_death(
        table_with_rich_balbus_in_syria().set_fact("atia", "role", "vestal"), "balbus"
    )
    assert pending_characters(table.state)[-2:] == ("vesta", "atia")


@pytest.mark.rule("MORS-17")
def test_vesta_is_reminded_of_estates_that_wait() -> None:
    table = table_with_rich_balbus_in_syria()
    assert "MORS-17" not in RULES.phones.reminders(table.state, "vesta")
    record_death(table, "balbus")
    assert "MORS-17" in RULES.phones.reminders(table.state, "vesta")
    assert "MORS-17" not in RULES.phones.reminders(table.state, "juno")


@pytest.mark.rule("MORS-18")
def test_vesta_is_reminded_of_the_vestals_if_there_are_any() -> None:
    table = table_with_rich_balbus_in_syria()
    assert "MORS-18" not in RULES.phones.reminders(table.state, "vesta")
    table.set_fact("atia", "role", "vestal")
    assert "MORS-18" in RULES.phones.reminders(table.state, "vesta")
    assert "MORS-18" not in RULES.phones.reminders(table.state, "juno")


@pytest.mark.rule("MORS-07", "DIV-06")
def test_juno_spares_an_insolvent_husband_who_gives_all_he_has() -> None:
    keeps = {"divorce.insolvent_wife_takes_lc": False}
    table = claim_dos(table_with_divorce(keeps, denarius=100_000, legio_curialis=2))
    forgiven = table.act("juno", "choose", duty=INSOLVENT, option="spare").accepted_entries()[1]
    assert (forgiven.event.wife, forgiven.event.husband) == ("livia", "philippus")
    table.assert_holdings("philippus", denarius=0, legio_curialis=0).assert_holdings(
        "livia", legio_curialis=2
    )
    assert table.person("philippus").living
