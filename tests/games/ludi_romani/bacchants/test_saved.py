"""BACCH: the bonds that end when a character is saved, and the people who travel together."""

from dataclasses import replace

import pytest

from ledger.kernel.vocabulary.events import DutyDischarged
from tests.games.ludi_romani.bacchants.scenes import (
    table_with_announced_execution,
    table_with_condemned_pansa,
    table_with_saved_pansa,
)
from tests.games.ludi_romani.dying import announce_death
from tests.games.ludi_romani.table import Table


def death_duty_id(table: Table) -> str:
    """Return the duty to carry out Pansa's death."""
    return table.state.world.mors.sentences["pansa"].duty


@pytest.mark.rule("BACCH-02")
def test_a_death_that_was_announced_is_owed_and_comes_when_the_season_ends() -> None:
    table = table_with_announced_execution().set_fact("pansa", "patronus", "antony")
    (_passed, owed) = table.act("antony", "execute-client", who="pansa").accepted_entries()
    assert owed.meta is not None
    duty = table.state.kernel.duties[death_duty_id(table)]
    assert duty.id == f"{owed.meta.command}/death/pansa"
    assert (duty.owes, duty.options, duty.default) == (
        "antony",
        ("carry-out", "spare"),
        "carry-out",
    )
    assert duty.terms == {"details": "yes", "victim": "who:pansa", "cause": "patronus"}
    assert set(duty.audience) == {"antony", "pansa", "fata"}
    table.wait(minutes=5).season().accepted_entries()
    assert not table.wait().person("pansa").living


@pytest.mark.rule("BACCH-02")
def test_the_accuser_sees_that_another_character_owes_a_death() -> None:
    table = announce_death(table_with_announced_execution(), "pansa", "poison", "livia", "fata")
    assert set(table.state.kernel.duties[death_duty_id(table)].audience) == {
        "fata",
        "livia",
        "pansa",
    }


@pytest.mark.rule("BACCH-02")
def test_carrying_out_a_death_fulfils_one_duty_and_kills_once() -> None:
    table = table_with_condemned_pansa()
    duty = death_duty_id(table)
    entries = table.act("antony", "choose", duty=duty, option="carry-out").accepted_entries()
    discharged = [e.event for e in entries if isinstance(e.event, DutyDischarged)]
    assert discharged == [DutyDischarged(duty, "death", "antony", "carry-out")]
    assert table.person("pansa").statuses == {"umbra"}


@pytest.mark.rule("BACCH-02")
def test_a_mortal_pardoned_by_the_fates_does_not_die() -> None:
    table = table_with_condemned_pansa().set_fact("pansa", "status", "not-condemned")
    table.act("antony", "choose", duty=death_duty_id(table), option="carry-out").accepted_entries()
    assert table.person("pansa").living
    assert not table.state.world.mors.sentences


@pytest.mark.rule("BACCH-02")
def test_the_duty_of_a_cancelled_death_kills_nobody() -> None:
    table = table_with_condemned_pansa()
    duty, mors = death_duty_id(table), table.state.world.mors
    table.replace_world_parts(mors=replace(mors, sentences=mors.sentences.delete("pansa")))
    table.act("antony", "choose", duty=duty, option="carry-out").accepted_entries()
    assert table.person("pansa").living


@pytest.mark.rule("BACCH-02")
def test_a_rescue_ends_the_executioners_duty() -> None:
    table = table_with_condemned_pansa()
    duty = death_duty_id(table)
    entries = table.act_with_consent(
        "silenus", "pansa", "appeal-thiasos", to="silenus"
    ).accepted_entries()
    discharged = [e.event for e in entries if isinstance(e.event, DutyDischarged)]
    assert discharged == [DutyDischarged(duty, "death", "antony", "spare")]


@pytest.mark.rule("BACCH-02")
@pytest.mark.parametrize("status", ["condemned", "unprotected", "challenged", "in_proelium"])
def test_a_rescue_ends_every_threat_to_the_saved(status: str) -> None:
    table = table_with_announced_execution().set_fact("pansa", "status", "condemned")
    if status != "condemned":
        table.set_fact("pansa", "status", status)
    table.act_with_consent("silenus", "pansa", "appeal-thiasos", to="silenus").accepted_entries()
    assert table.person("pansa").statuses == {"bacchant"}


@pytest.mark.rule("BACCH-02", "CLI-08")
def test_patroni_at_the_gods_place_remain() -> None:
    table = (
        table_with_condemned_pansa()
        .set_fact("pansa", "patronus", "pacorus")
        .set_fact("pansa", "patronus", "antony")
    )
    entries = table.act_with_consent(
        "silenus", "pansa", "appeal-thiasos", to="silenus"
    ).accepted_entries()
    assert table.person("pansa").patroni == ("pacorus",)
    (freed,) = (e for e in entries if "client-freed" in e.type)
    assert (freed.event.patroni, freed.event.why) == (("antony",), "parted")


@pytest.mark.rule("BACCH-02")
def test_a_mortal_saved_at_the_gods_place_keeps_the_seat() -> None:
    table = table_with_condemned_pansa().set_fact("silenus", "place", "egypt")
    table.act_with_consent("silenus", "pansa", "appeal-thiasos", to="silenus").accepted_entries()
    table.assert_place("pansa", "egypt", "ordinary")
    assert table.person("pansa").patroni == ("antony",)


@pytest.mark.rule("BACCH-03")
def test_a_god_who_is_nowhere_takes_nobody_in() -> None:
    table = table_with_condemned_pansa().set_fact("silenus", "place", "none")
    (told,) = table.act("pansa", "appeal-thiasos", to="silenus").assert_refused("BACCH-03")
    assert told.args == {"numen": "who:silenus", "place": "none"}


@pytest.mark.rule("BACCH-03", "PEST-07")
def test_nobody_is_taken_into_a_plague() -> None:
    table = table_with_condemned_pansa()
    table.act("apollo", "strike-plague", place="parthia").accepted_entries()
    table.act("pansa", "appeal-thiasos", to="silenus").assert_refused("PEST-07")


@pytest.mark.rule("BACCH-06")
def test_only_characters_of_the_cast_are_executed_or_let_go() -> None:
    table = table_with_saved_pansa()
    table.act("silenus", "execute-bacchant", who="nemo").assert_refused("ACTA-02")
    table.act("silenus", "release-bacchant", who="nemo").assert_refused("ACTA-02")


@pytest.mark.rule("BACCH-08", "BACCH-11")
def test_a_bacchant_bound_to_a_distant_god_is_freed_by_a_step() -> None:
    table = (
        table_with_announced_execution()
        .set_fact("silenus", "place", "gaul")
        .set_fact("hirtius", "god", "dionysus")
    )
    gift = {"to": "dolabella", "asset": "denarius", "quantity": 100_000}
    table.act("cassius", "give", **gift).accepted_entries()
    assert table.person("hirtius").god == "dionysus"
    table.act("cassius", "move", to="asia_minor").accepted_entries()
    assert table.person("hirtius").god == "dionysus"
    table.set_fact("hirtius", "place", "asia_minor")
    assert table.person("hirtius").god == ""


@pytest.mark.rule("BACCH-08", "BACCH-11")
def test_a_god_who_is_nowhere_is_beside_nobody() -> None:
    table = (
        table_with_saved_pansa()
        .set_fact("ariadne", "place", "none")
        .set_fact("pansa", "place", "none")
    )
    assert table.person("pansa").god == ""


@pytest.mark.rule("BACCH-11")
def test_only_dionysus_leads_bacchants_of_an_absent_god() -> None:
    table = table_with_saved_pansa()
    for god in ("dionysus", "minerva"):
        table.act(god, "roam", to="parthia").accepted_entries()
    table.act("dionysus", "roam", to="asia_minor", companions=["pansa"]).assert_refused("MOTUS-17")
    table.act("silenus", "roam", to="gaul").accepted_entries()
    table.act("minerva", "roam", to="asia_minor", companions=["pansa"]).assert_refused("MOTUS-17")
    table.act("dionysus", "roam", to="asia_minor", companions=["pansa"]).accepted_entries()
    assert table.person("pansa").god == "silenus"


@pytest.mark.rule("BACCH-12", "CLI-13")
def test_a_patronus_far_away_or_without_legiones_protects_nobody() -> None:
    for patronus in ("hirtius", "cassius"):
        table = table_with_saved_pansa().set_fact("pansa", "patronus", patronus)
        table.act("silenus", "execute-bacchant", who="pansa").accepted_entries()
        assert "condemned" in table.person("pansa").statuses


@pytest.mark.rule("BACCH-08", "FATA-08")
def test_a_god_who_has_left_a_bacchant_by_mistake_comes_back_to_him() -> None:
    table = table_with_saved_pansa()
    entry = table.act("silenus", "roam", to="gaul").accepted_entries()[0]
    assert table.person("pansa").god == ""
    table.act("silenus", "undo", entry=entry.id).accepted_entries()
    assert table.person("pansa").god == "silenus"
    assert table.person("pansa").statuses == {"bacchant"}
    table.assert_place("silenus", "parthia")


@pytest.mark.rule("BACCH-08", "FATA-08")
@pytest.mark.parametrize("later", [("god", "ariadne"), ("status", "umbra")])
def test_the_dead_and_bacchants_of_another_god_are_not_bound_again(later: tuple[str, str]) -> None:
    table = table_with_saved_pansa().set_fact("ariadne", "place", "parthia")
    (entry,) = table.act("silenus", "release-bacchant", who="pansa").accepted_entries()
    table.set_fact("pansa", *later)
    table.act("fata", "reverse", entry=entry.id, reason="no").accepted_entries()
    assert table.person("pansa").god == ("ariadne" if later[0] == "god" else "")
