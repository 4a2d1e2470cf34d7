"""VIRUS: characters who serve poison, who draw cards, and who die (VIRUS-01 to 06)."""

from typing import Any

import pytest

from ledger.record.objection import Objection
from tests.games.ludi_romani.dying import record_death, record_marriage, record_transfer
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.table import Answer, Table


def table_with_guests(place: str = "asia_minor") -> Table:
    """Antony is with Cicero, Pansa and Isis. Octavia is elsewhere."""
    table = Table().at("aestas", 42).with_("antony", place).with_("octavia", "greece")
    return table.with_("cicero", place).with_("pansa", place).with_("isis", place)


def table_with_married_octavia(place: str = "asia_minor") -> Table:
    """The same scene with Octavia as Antony's wife. She has two virus."""
    return record_marriage(table_with_guests(place), "octavia", "antony", virus=2)


def serve_virus(table: Table, face: int = 1, **fields: Any) -> Answer:
    """Let Octavia have the card dealt. The person at this place of the draw gets the spade."""
    table.context.dice = [face]
    return table.act("octavia", "serve-virus", **fields)


def assert_not_waivable(objections: tuple[Objection, ...]) -> None:
    """Assert that not even the Fates may waive these objections."""
    assert objections
    assert not any(objection.waivable for objection in objections)


@pytest.mark.rule("VIRUS-01")
def test_vesta_has_twelve_virus() -> None:
    Table().assert_holdings("vesta", virus=12)


@pytest.mark.rule("VIRUS-03", "VIRUS-05", "MORS-08")
@pytest.mark.parametrize(("face", "victim"), [(1, "antony"), (2, "cicero"), (3, "pansa")])
def test_a_drawn_spade_condemns_to_death_by_the_fates(face: int, victim: str) -> None:
    table = table_with_married_octavia()
    entry = serve_virus(table, face).accepted_entries()[0]
    assert entry.event.drawers == ("antony", "cicero", "pansa")
    assert [(roll.sides, roll.value) for roll in entry.rolls] == [(3, face)]
    sentence = table.state.world.mors.sentences[victim]
    assert (sentence.cause, sentence.author, sentence.executioner) == ("poison", "octavia", "fata")
    table.assert_holdings("octavia", virus=1)
    assert table.state.books.balance("@void", "virus") == 1


@pytest.mark.rule("VIRUS-05")
def test_the_wife_draws_by_another_reading_and_only_where_her_husband_is() -> None:
    table = record_marriage(
        table_with_guests().with_("octavia", "asia_minor"), "octavia", "antony", virus=1
    )
    assert "octavia" not in serve_virus(table).accepted_entries()[0].event.drawers
    table = (
        table_with_guests()
        .with_("octavia", "asia_minor")
        .with_reading("virus.wife_draws", value=True)
    )
    record_marriage(table, "octavia", "antony", virus=1)
    assert "octavia" in serve_virus(table).accepted_entries()[0].event.drawers
    table = record_marriage(
        table_with_guests().with_reading("virus.wife_draws", value=True),
        "octavia",
        "antony",
        virus=1,
    )
    assert "octavia" not in serve_virus(table).accepted_entries()[0].event.drawers


@pytest.mark.rule("VIRUS-05")
def test_gods_and_the_dead_do_not_draw() -> None:
    table = record_death(table_with_married_octavia(), "cicero")
    assert serve_virus(table, 2).accepted_entries()[0].event.drawers == ("antony", "pansa")


@pytest.mark.rule("VIRUS-05")
def test_a_husband_alone_draws_the_only_card() -> None:
    table = Table().at("aestas", 42).with_("antony", "parthia").with_("pacorus", "egypt")
    record_marriage(table, "octavia", "antony", virus=1)
    entry = table.act("octavia", "serve-virus").accepted_entries()[0]
    assert (entry.rolls, entry.event.victim) == ((), "antony")
    assert "antony" in table.state.world.mors.sentences


@pytest.mark.rule("VIRUS-03")
def test_poison_is_served_twice_in_one_marriage() -> None:
    table = table_with_married_octavia()
    record_transfer(table, "virus", "vesta", "octavia", 1)
    for face in (2, 3):
        serve_virus(table, face).accepted_entries()
    serve_virus(table).assert_refused_with("served-enough")
    form = table.form("octavia", "serve-virus")
    assert form is not None
    assert [o.key for o in form.blocked] == ["served-enough"]


@pytest.mark.rule("VIRUS-03")
def test_poison_needs_a_husband_and_a_card() -> None:
    table = table_with_guests()
    assert_not_waivable(table.act("octavia", "serve-virus").assert_refused_with("no-husband"))
    assert table.form("octavia", "serve-virus") is None
    record_marriage(table, "octavia", "antony")
    assert_not_waivable(table.act("octavia", "serve-virus").assert_refused_with("no-virus"))
    form = table.form("octavia", "serve-virus")
    assert form is not None
    assert [o.key for o in form.blocked] == ["no-virus"]
    hidden = table.form("octavia", "serve-virus", viewer="antony")
    assert hidden is not None
    assert hidden.blocked == ()


@pytest.mark.rule("VIRUS-03")
def test_the_fates_have_to_allow_poison_in_rome() -> None:
    table = table_with_married_octavia("rome")
    serve_virus(table).assert_refused_with("no-poison-in-rome")
    table.act_with_waiver("octavia", "serve-virus", "VIRUS-03").accepted_entries()
    nowhere = table_with_married_octavia().set_fact("antony", "place", "none")
    assert_not_waivable(serve_virus(nowhere).assert_refused_with("husband-nowhere"))


@pytest.mark.rule("VIRUS-05")
def test_the_wife_hands_over_the_spade_by_another_reading() -> None:
    table = table_with_married_octavia()
    assert_not_waivable(serve_virus(table, victim="cicero").assert_refused_with("cards-decide"))
    table = record_marriage(
        table_with_guests().with_reading("virus.method", "hand_to_one"),
        "octavia",
        "antony",
        virus=2,
    )
    assert_not_waivable(table.act("octavia", "serve-virus").assert_refused_with("victim-not-there"))
    assert_not_waivable(
        table.act("octavia", "serve-virus", victim="isis").assert_refused_with("victim-not-there")
    )
    form = table.form("octavia", "serve-virus")
    assert form is not None
    assert field_options(form.fields[0]) == ["antony", "cicero", "pansa"]
    table.act("octavia", "serve-virus", victim="pansa").accepted_entries()
    assert set(table.state.world.mors.sentences) == {"pansa"}


@pytest.mark.rule("VIRUS-05")
def test_the_fates_say_who_drew_the_spade_with_cards_on_the_table() -> None:
    table = record_marriage(
        table_with_guests().with_scenario_data(dice="table"), "octavia", "antony", virus=2
    )
    entry = table.act("octavia", "serve-virus").accepted_entries()[0]
    assert (entry.event.victim, entry.rolls) == ("", ())
    (duty,) = table.state.kernel.duties.values()
    assert (duty.owes, duty.options) == ("fata", ("antony", "cicero", "pansa", "nobody"))
    drawn = table.act("fata", "choose", duty=duty.id, option="cicero").accepted_entries()[1]
    assert (drawn.event.wife, drawn.event.victim) == ("octavia", "cicero")
    assert set(table.state.world.mors.sentences) == {"cicero"}
    table.assert_holdings("octavia", virus=1)


@pytest.mark.rule("VIRUS-02", "VIRUS-03", "VIRUS-05")
def test_a_card_that_was_not_dealt_goes_back_and_does_not_count() -> None:
    table = record_marriage(
        table_with_guests().with_scenario_data(dice="table"), "octavia", "antony", virus=2
    )
    table.act("octavia", "serve-virus").accepted_entries()
    (duty,) = table.state.kernel.duties
    table.act("fata", "choose", duty=duty, option="nobody").accepted_entries()
    table.assert_holdings("octavia", virus=2)
    assert table.state.world.bonds.marriages["octavia"].served == 0
    table.act("octavia", "serve-virus").accepted_entries()
    record_death(table, "antony")
    table.season().accepted_entries()
    table.wait(seconds=1)
    table.assert_holdings("octavia", virus=0).assert_holdings("vesta", virus=12)


@pytest.mark.rule("VIRUS-02")
def test_unserved_cards_of_a_dead_wife_go_to_vesta() -> None:
    table = table_with_married_octavia()
    table.assert_holdings("vesta", virus=10)
    record_death(table, "octavia").assert_holdings("vesta", virus=12).assert_holdings(
        "octavia", virus=0
    )


@pytest.mark.rule("VIRUS-02")
@pytest.mark.parametrize(("vesta", "account"), [("tanit", "tanit"), ("", "@void")])
def test_undealt_cards_go_to_the_god_of_poison(vesta: str, account: str) -> None:
    table = table_with_guests().with_scenario_data(dice="table")
    for data in table.data["cast"].values():
        data["powers"] = [power for power in data["powers"] if power != "oversee_virus"]
    if vesta:
        table.data["cast"][vesta]["powers"] = ["oversee_virus"]
    record_marriage(table, "octavia", "antony", virus=1)
    table.act("octavia", "serve-virus").accepted_entries()
    (duty,) = table.state.kernel.duties
    record_death(table, "antony")
    table.act("fata", "choose", duty=duty, option="nobody").accepted_entries()
    assert table.state.books.balance(account, "virus") == 1


@pytest.mark.rule("VIRUS-03")
def test_a_card_that_was_not_dealt_is_no_card_more_in_the_next_marriage() -> None:
    table = record_marriage(
        table_with_guests().with_scenario_data(dice="table"), "octavia", "antony", virus=1
    )
    table.act("octavia", "serve-virus").accepted_entries()
    (duty,) = table.state.kernel.duties
    record_death(table, "antony")
    record_marriage(table, "octavia", "pansa")
    table.act("fata", "choose", duty=duty, option="nobody").accepted_entries()
    assert table.state.world.bonds.marriages["octavia"].served == 0


@pytest.mark.rule("VIRUS-03")
def test_only_the_dealt_one_of_two_cards_counts() -> None:
    table = record_marriage(
        table_with_guests().with_scenario_data(dice="table"), "octavia", "antony", virus=2
    )
    for option in ("cicero", "nobody"):
        table.act("octavia", "serve-virus").accepted_entries()
        duty = next(d.id for d in table.state.kernel.duties.values() if d.kind == "spade")
        table.act("fata", "choose", duty=duty, option=option).accepted_entries()
    assert table.state.world.bonds.marriages["octavia"].served == 1
