"""MARE: the gods who watch the sea, and the goods that they take."""

import pytest

from ledger.contract.form import Number
from ledger.games.ludi_romani.goods import spoils_account
from ledger.games.ludi_romani.rules import RULES
from tests.games.ludi_romani.given import field_options, summer_of_43


@pytest.mark.rule("MARE-01")
def test_the_sea_gods_see_every_voyage_and_nobody_else_stops_a_traveller() -> None:
    table = summer_of_43()
    table.act("antony", "sail", to="egypt").accepted_entries()
    for god in ("neptune", "amphitrite", "oceanus"):
        form = table.form(god, "catch")
        assert form is not None
        assert set(field_options(form.fields[0])) == {"antony"}
    table.act("juno", "catch", traveller="antony").assert_refused("MARE-01")
    assert table.form("juno", "catch") is None


@pytest.mark.rule("MARE-06")
def test_a_traveller_with_enough_ships_only_shows_them() -> None:
    table = summer_of_43()
    table.act("m_brutus", "sail", to="syria").accepted_entries()
    form = table.form("oceanus", "catch", traveller="m_brutus")
    assert form is not None
    assert [field.name for field in form.fields] == ["traveller"]
    table.act("oceanus", "catch", traveller="m_brutus", denarius=100_000).assert_refused("MARE-06")
    entry = table.act("oceanus", "catch", traveller="m_brutus").accepted_entries()[0]
    assert (entry.event.legiones, entry.event.classes) == (2, 2)
    table.assert_holdings("m_brutus", legio_curialis=2, classis=2, denarius=500_000)
    table.act("neptune", "catch", traveller="m_brutus").assert_refused("MARE-06")


@pytest.mark.rule("MARE-06")
def test_a_voyage_can_be_stopped_until_its_season_ends() -> None:
    table = summer_of_43()
    table.act("antony", "sail", to="egypt").accepted_entries()
    table.season().accepted_entries()
    table.act("amphitrite", "catch", traveller="antony", legio_curialis=3).assert_refused("MARE-06")
    table.assert_holdings("antony", legio_curialis=4)
    table.act("amphitrite", "catch", traveller="nobody").assert_refused("ACTA-02")


@pytest.mark.rule("MARE-07", "MARE-01")
def test_a_god_takes_what_it_likes_from_a_traveller_without_ships() -> None:
    table = summer_of_43()
    warned = table.act("lepidus", "sail", to="sicily").assert_warned("MARE-03", "MARE-07")
    assert {w.judges for w in warned} == {("neptune", "amphitrite", "oceanus")}
    taken = {"legio_curialis": 2, "legio_clientarum": 0, "denarius": 500_000}
    table.act("neptune", "catch", traveller="lepidus", **taken, to="egypt").accepted_entries()
    table.assert_place("lepidus", "egypt", "ordinary")
    table.assert_holdings("lepidus", legio_curialis=1, denarius=400_000)
    table.assert_holdings("neptune", legio_curialis=2, denarius=3_000_000)
    assert table.state.books.balance(spoils_account("neptune"), "legio_curialis") == 2


@pytest.mark.rule("MARE-07")
@pytest.mark.rule("MON-01")
def test_the_sea_gods_catch_is_possible_and_its_goal_has_seats_and_a_coast() -> None:
    table = summer_of_43()
    for who in ("plancus", "pollio", "calenus", "messala", "pedius"):
        table.with_(who, place="gaul")
    table.act("lepidus", "sail", to="sicily").accepted_entries()

    def rules_against_catch(**taken: int | str) -> tuple[str, ...]:
        whole = {"legio_curialis": 0, "legio_clientarum": 0, "denarius": 0, "to": "egypt"} | taken
        refused = table.act("neptune", "catch", traveller="lepidus", **whole).assert_refused()
        return tuple(objection.rule for objection in refused)

    assert rules_against_catch(legio_curialis=4) == ("MARE-07",)
    assert rules_against_catch(denarius=150_000) == ("MON-01",)
    assert rules_against_catch(to="parthia") == ("MARE-07",)
    assert rules_against_catch(to="gaul") == ("SEDES-07",)
    assert rules_against_catch(to="atlantis") == ("SEDES-01",)
    whole = {"legio_curialis": 0, "legio_clientarum": 0, "denarius": 0, "to": "egypt"}
    for name in whole:
        taken = {other: value for other, value in whole.items() if other != name}
        table.act("neptune", "catch", traveller="lepidus", **taken).assert_refused_with(
            "say-what-is-taken"
        )


@pytest.mark.rule("MARE-07")
def test_a_god_names_a_limited_sum_of_money_without_knowing_the_purse() -> None:
    table = summer_of_43()
    table.act("lepidus", "sail", to="sicily").accepted_entries()
    form = table.form("neptune", "catch", traveller="lepidus")
    assert form is not None
    denarii = next(f for f in form.fields if f.name == "denarius")
    assert isinstance(denarii, Number)
    assert denarii.most == 1_000_000_000
    nothing = {"legio_curialis": 0, "legio_clientarum": 0}
    table.act(
        "neptune", "catch", traveller="lepidus", **nothing, denarius=900_000_000, to="sicily"
    ).accepted_entries()
    table.assert_holdings("lepidus", denarius=0, legio_curialis=3).assert_place(
        "lepidus", "sicily", "ordinary"
    )


@pytest.mark.rule("MARE-07")
def test_sea_gods_are_reminded_of_the_harsher_choice() -> None:
    state = summer_of_43().state
    assert "MARE-07" in RULES.phones.reminders(state, "neptune")
    assert "MARE-07" not in RULES.phones.reminders(state, "juno")


@pytest.mark.rule("MARE-08")
def test_legiones_in_excess_of_the_ships_go_to_the_god() -> None:
    table = summer_of_43().with_("antony", legio_curialis=3, legio_clientarum=2)
    table.act("antony", "sail", to="egypt").accepted_entries()
    form = table.form("amphitrite", "catch", traveller="antony")
    assert form is not None
    white = form.fields[1]
    assert isinstance(white, Number)
    assert (white.name, white.least, white.most) == ("legio_curialis", 2, 3)
    for wrong in ({"legio_curialis": 1}, {"legio_curialis": 4}, {}):
        table.act("amphitrite", "catch", traveller="antony", **wrong).assert_refused("MARE-08")
    table.act("amphitrite", "catch", traveller="antony", legio_curialis=2).accepted_entries()
    table.assert_holdings("antony", legio_curialis=1, legio_clientarum=0, classis=1)
    table.assert_holdings("amphitrite", legio_curialis=2, legio_clientarum=2)
    table.assert_place("antony", "egypt", "ordinary")


@pytest.mark.rule("MARE-08")
def test_ships_bought_after_the_voyage_do_not_help() -> None:
    table = summer_of_43()
    table.act("antony", "sail", to="egypt").accepted_entries()
    table.act(
        "antony", "buy-classes", seller="neptune", quantity=1, by="neptune"
    ).accepted_entries()
    table.act("neptune", "catch", traveller="antony", legio_curialis=3).accepted_entries()
    table.assert_holdings("antony", legio_curialis=1, classis=2)


@pytest.mark.rule("MARE-08")
def test_a_second_voyage_does_not_hide_a_worse_first_one() -> None:
    table = summer_of_43()
    table.act("antony", "sail", to="egypt").accepted_entries()
    table.act(
        "antony", "buy-classes", seller="neptune", quantity=1, by="neptune"
    ).accepted_entries()
    table.act("antony", "sail", to="syria").accepted_entries()
    assert table.state.world.voyages["antony"].excess_legions == 3


@pytest.mark.rule("MARE-08")
def test_the_traveller_of_a_group_pays_first() -> None:
    table = summer_of_43().with_("lepidus", place="sicily").with_("sextus_pompey", classis=2)
    petition = table.act(
        "sextus_pompey", "sail", to="rome", passengers=["lepidus"]
    ).pending_petition_id()
    table.act("lepidus", "consent", petition=petition).accepted_entries()
    table.act("neptune", "catch", traveller="sextus_pompey", legio_curialis=4).accepted_entries()
    table.assert_holdings("sextus_pompey", legio_curialis=0).assert_holdings(
        "lepidus", legio_curialis=2
    )
    table.assert_holdings("neptune", legio_curialis=4)


@pytest.mark.rule("MARE-12")
def test_the_assistants_are_reminded_of_their_half_of_the_sea() -> None:
    state = summer_of_43().state
    assert "MARE-12" in RULES.phones.reminders(state, "oceanus")
    assert "MARE-12" not in RULES.phones.reminders(state, "neptune")


@pytest.mark.rule("MARE-07")
def test_passengers_are_set_down_with_the_traveller() -> None:
    table = (
        summer_of_43().with_("cicero", place="spain", classis=0).with_("lepidus", denarius=100_000)
    )
    table.with_("cicero", denarius=700_000)
    table.set_fact("cicero", "patronus", "lepidus")
    table.act("lepidus", "sail", to="sicily", companions=["cicero"]).accepted_entries()
    table.act(
        "neptune",
        "catch",
        traveller="lepidus",
        legio_curialis=3,
        legio_clientarum=0,
        denarius=300_000,
        to="mauretania",
    ).accepted_entries()
    table.assert_place("lepidus", "mauretania", "ordinary").assert_place(
        "cicero", "mauretania", "ordinary"
    )
    table.assert_holdings("lepidus", denarius=0, legio_curialis=0).assert_holdings(
        "cicero", denarius=500_000
    )


@pytest.mark.rule("FATA-09")
@pytest.mark.rule("FATA-08")
def test_a_catch_that_was_undone_gives_everything_back_and_may_be_made_again() -> None:
    table = summer_of_43()
    table.act("lepidus", "sail", to="sicily").accepted_entries()
    taken = {"legio_curialis": 3, "legio_clientarum": 0, "denarius": 900_000}
    entry = table.act(
        "neptune", "catch", traveller="lepidus", **taken, to="egypt"
    ).accepted_entries()[0]
    table.act("neptune", "undo", entry=entry.id).accepted_entries()
    table.assert_place("lepidus", "sicily", "ordinary").assert_holdings(
        "lepidus", legio_curialis=3, denarius=900_000
    )
    table.act("oceanus", "catch", traveller="lepidus", **taken, to="egypt").accepted_entries()


@pytest.mark.rule("FATA-09")
@pytest.mark.rule("FATA-08")
def test_a_voyage_that_was_set_right_is_nothing_to_the_sea_gods() -> None:
    table = summer_of_43()
    entry = table.act("antony", "sail", to="egypt").accepted_entries()[0]
    table.act("fata", "reverse", entry=entry.id, reason="he walked").accepted_entries()
    table.assert_place("antony", "asia_minor", "ordinary")
    table.act("neptune", "catch", traveller="antony", legio_curialis=3).assert_refused("MARE-06")
