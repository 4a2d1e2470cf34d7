"""PEST: the plague of Apollo and Diana, the ways to flee it, and its end."""

import pytest

from ledger.contract.form import Choice
from tests.games.ludi_romani.given import field_options, table_in_region
from tests.games.ludi_romani.pestis.scenes import table_with_plague, winter_of_scenario_26
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("PEST-01")
def test_apollo_and_diana_strike_and_lift_and_nobody_else() -> None:
    table = winter_of_scenario_26()
    table.act("juno", "strike-plague", place="syria").assert_refused("PEST-01")
    table.act("cassius", "strike-plague", place="syria").assert_refused("PEST-01")
    assert table.form("juno", "strike-plague") is None
    table.act("apollo", "lift-plague").assert_refused("PEST-01")
    table.act("apollo", "strike-plague", place="nowhere").assert_refused("SEDES-01")
    (entry,) = table.act("diana", "strike-plague", place="syria").accepted_entries()
    assert set(entry.event.flight) == {"cassius", "dolabella", "atia", "ventidius"}
    table.act("juno", "lift-plague").assert_refused("PEST-01")
    table.act("apollo", "lift-plague").accepted_entries()
    assert table.state.world.pestis is None


@pytest.mark.rule("PEST-02")
def test_only_one_plague_runs_at_a_time() -> None:
    table = table_with_plague()
    table.act("diana", "strike-plague", place="gaul").assert_refused("PEST-02")
    form = table.form("diana", "strike-plague")
    assert form is not None
    assert form.blocked
    table.act("diana", "lift-plague").accepted_entries()
    table.act("diana", "strike-plague", place="gaul").accepted_entries()


@pytest.mark.rule("PEST-03")
def test_rome_is_spared_in_a_hiems_only() -> None:
    table = winter_of_scenario_26()
    table.act("apollo", "strike-plague", place="rome").assert_refused("PEST-03")
    form = table.form("apollo", "strike-plague")
    assert form is not None
    assert isinstance(form.fields[0], Choice)
    assert "rome" not in field_options(form.fields[0])
    summer = Table().at("aestas", 38)
    summer.act("apollo", "strike-plague", place="rome").accepted_entries()


@pytest.mark.rule("PEST-04")
def test_a_plague_ends_by_itself_after_four_periods() -> None:
    table = table_with_plague()
    for _ in range(3):
        table.wait(minutes=5)
        table.season().assert_warned(
            "PEST-05", *(("SEDES-13",) if table.state.period.seq == 3 else ())
        )
        assert table.state.world.pestis is not None
    table.wait(minutes=5)
    table.season().assert_warned("PEST-04", "PEST-05", "SEDES-13")
    assert table.state.world.pestis is None
    assert table.state.period.kind == "hiems"


@pytest.mark.rule("PEST-05")
def test_mortals_who_have_not_fled_are_shown_to_the_twins_at_season_end() -> None:
    table = table_with_plague()
    table.wait(minutes=5)
    (warning,) = table.season().assert_warned("PEST-05")
    assert set(warning.judges) >= {"apollo", "diana"}
    assert warning.args["n"] == 4
    healthy = winter_of_scenario_26()
    healthy.wait(minutes=5)
    healthy.season().assert_warned()


@pytest.mark.rule("PEST-05")
def test_a_trapped_mortal_does_not_die_of_the_plague() -> None:
    table = winter_of_scenario_26().with_("ventidius", classis=0)
    table_in_region(table, "asia_minor", "pollio", "m_brutus")
    table_in_region(table, "parthia", "agrippa")
    table.act("apollo", "strike-plague", place="syria").accepted_entries()
    table.act("cassius", "declare-trapped").assert_refused("PEST-05")
    table.act("antony", "declare-trapped").assert_refused("PEST-05")
    (warning,) = table.act("ventidius", "declare-trapped").assert_warned("PEST-05")
    assert set(warning.judges) >= {"apollo", "diana"}
    assert "trapped" in table.person("ventidius").statuses
    assert table.person("ventidius").living
    table.act("ventidius", "declare-trapped").assert_refused("PEST-05")
    table.act("diana", "lift-plague").accepted_entries()
    assert "trapped" not in table.person("ventidius").statuses


@pytest.mark.rule("PEST-06")
def test_a_fleeing_mortal_moves_as_in_summer() -> None:
    table = table_with_plague()
    table.act("cassius", "move", to="gaul").assert_refused("MOTUS-02")
    table.act("cassius", "move", to="asia_minor").accepted_entries()
    table.act("cassius", "move", to="greece").assert_refused("MOTUS-08")
    table.act("cassius", "sail", to="sicily").assert_refused("MOTUS-08")
    table.act("dolabella", "sail", to="sicily").accepted_entries()
    table.assert_place("dolabella", "sicily", "ordinary")


@pytest.mark.rule("PEST-06")
def test_a_cliens_flees_with_the_patronus() -> None:
    table = table_with_plague().set_fact("ventidius", "patronus", "cassius")
    table.act("cassius", "move", to="asia_minor", companions=["ventidius"]).accepted_entries()
    table.assert_place("ventidius", "asia_minor", "ordinary")


@pytest.mark.rule("PEST-06")
def test_nobody_flees_in_a_hiems_by_another_reading() -> None:
    table = winter_of_scenario_26().with_reading("pestis.flee_in_hiems", value=False)
    table.act("apollo", "strike-plague", place="syria").accepted_entries()
    table.act("cassius", "move", to="asia_minor").assert_refused("MOTUS-08")
    table.act("cassius", "sail", to="sicily").assert_refused("MOTUS-08")


@pytest.mark.rule("PEST-07")
def test_no_mortal_enters_before_the_marker_is_lifted() -> None:
    table = table_with_plague()
    table.act("cassius", "move", to="asia_minor").accepted_entries()
    table.wait(minutes=5)
    table.season().accepted_entries()
    table.act("cassius", "move", to="syria").assert_refused("PEST-07")
    table.act("cassius", "sail", to="syria").assert_refused("PEST-07")
    table.act("isis", "roam", to="syria").accepted_entries()
    table.act("diana", "lift-plague").accepted_entries()
    table.act("cassius", "move", to="syria").accepted_entries()


@pytest.mark.rule("PEST-07", "SEDES-13")
def test_nobody_is_carried_into_the_plague() -> None:
    table = Table().at("aestas", 38).with_("lepidus", place="spain").with_("cassius", place="gaul")
    table.act("apollo", "strike-plague", place="syria").accepted_entries()
    table.act("minerva", "transfer", who="lepidus", to="syria").assert_refused("PEST-07")
    table.act("lepidus", "plead", to="syria").assert_refused("PEST-07")
    table.act("cicero", "choose-start", to="syria").assert_refused("PEST-07")
    table.act("minerva", "seat-unseated", who="hirtius", to="syria").assert_refused("PEST-07")


@pytest.mark.rule("FATA-08")
def test_a_plague_struck_by_mistake_is_taken_back() -> None:
    table = winter_of_scenario_26()
    (entry,) = table.act("apollo", "strike-plague", place="syria").accepted_entries()
    table.act("fata", "reverse", entry=entry.id, reason="Gaul was meant").accepted_entries()
    assert table.state.world.pestis is None
