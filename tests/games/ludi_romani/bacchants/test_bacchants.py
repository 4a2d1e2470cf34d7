"""BACCH: a bacchant is saved by the thiasos, follows its god, fights, and may be left behind."""

import pytest

from tests.games.ludi_romani.bacchants.scenes import (
    table_with_announced_execution,
    table_with_condemned_pansa,
    table_with_saved_pansa,
)
from tests.games.ludi_romani.given import field_options


@pytest.mark.rule("BACCH-01")
def test_only_the_three_gods_have_bacchants() -> None:
    table = table_with_condemned_pansa()
    table.act("pansa", "appeal-thiasos", to="minerva").assert_refused("BACCH-01")
    table.act("minerva", "claim-bacchant", who="pansa").assert_refused("BACCH-01")
    assert table.form("minerva", "claim-bacchant") is None


@pytest.mark.rule("BACCH-02")
def test_a_condemned_mortal_is_saved_by_a_god_who_accepts() -> None:
    table = table_with_announced_execution()
    table.act("pansa", "appeal-thiasos", to="silenus").assert_refused("BACCH-02")
    table.act("silenus", "claim-bacchant", who="pansa").assert_refused("BACCH-02")
    assert table.form("pansa", "appeal-thiasos") is None
    table = table_with_condemned_pansa()
    petition = table.act("pansa", "appeal-thiasos", to="silenus").pending_petition_id()
    assert "condemned" in table.person("pansa").statuses
    table.act("silenus", "consent", petition=petition).accepted_entries()
    person = table.person("pansa")
    assert (person.god, person.patroni) == ("silenus", ())
    assert person.statuses == {"bacchant"}
    assert not table.state.kernel.duties
    table.assert_place("pansa", "parthia", "ordinary").assert_holdings("pansa", denarius=1_100_000)


@pytest.mark.rule("BACCH-02")
def test_a_god_may_offer_it_and_the_condemned_agrees() -> None:
    table = table_with_condemned_pansa()
    form = table.form("silenus", "claim-bacchant")
    assert form is not None
    assert field_options(form.fields[0]) == ["pansa"]
    table.act_with_consent("pansa", "silenus", "claim-bacchant", who="pansa").accepted_entries()
    assert table.person("pansa").god == "silenus"


@pytest.mark.rule("BACCH-03")
def test_a_bacchant_needs_a_seat_at_the_gods_place() -> None:
    table = table_with_condemned_pansa()
    table.act("pansa", "appeal-thiasos", to="dionysus").assert_refused("BACCH-03")
    form = table.form("pansa", "appeal-thiasos")
    assert form is not None
    assert field_options(form.fields[0]) == ["silenus", "ariadne"]
    table.act("dionysus", "roam", to="gaul").accepted_entries()
    table.act_with_consent("dionysus", "pansa", "appeal-thiasos", to="dionysus").accepted_entries()
    table.assert_place("pansa", "gaul", "ordinary")


@pytest.mark.rule("BACCH-06")
def test_the_god_decides_and_acts_in_the_bacchants_stead() -> None:
    table = table_with_saved_pansa()
    table.act("pansa", "move", to="asia_minor").assert_refused("BACCH-06")
    table.act("pansa", "sail", to="sicily").assert_refused("BACCH-06")
    gift = {"to": "cassius", "asset": "denarius", "quantity": 100_000}
    table.act("pansa", "give", by="silenus", **gift).accepted_entries()
    table.assert_holdings("pansa", denarius=1_000_000)
    refused = table.act("hirtius", "give", by="silenus", **gift)
    assert not hasattr(refused.outcome, "entries")


@pytest.mark.rule("BACCH-06")
def test_the_god_has_power_of_life_and_death() -> None:
    table = table_with_saved_pansa()
    table.act("dionysus", "execute-bacchant", who="pansa").assert_refused("BACCH-06")
    assert table.form("dionysus", "execute-bacchant") is None
    table.act("silenus", "execute-bacchant", who="pansa").accepted_entries()
    form = table.form("silenus", "execute-bacchant")
    assert form is not None
    assert form.blocked
    duty = next(iter(table.state.kernel.duties))
    table.act("silenus", "choose", duty=duty, option="carry-out").accepted_entries()
    assert not table.person("pansa").living
    assert table.person("pansa").god == ""


@pytest.mark.rule("BACCH-07")
def test_the_whole_band_needs_seats_and_ships() -> None:
    table = table_with_saved_pansa().set_fact("messala", "god", "silenus")
    band = ["pansa", "messala"]
    table.act("silenus", "roam", to="syria", companions=band).assert_refused("MOTUS-17")
    table.act("silenus", "roam", to="asia_minor", companions=band).accepted_entries()
    table.act("silenus", "roam", to="sicily", companions=band).accepted_entries()
    table.assert_place("pansa", "sicily").assert_place("messala", "sicily")


@pytest.mark.rule("BACCH-08")
def test_a_follower_left_behind_is_free() -> None:
    table = table_with_saved_pansa()
    table.act("silenus", "roam", to="gaul").accepted_entries()
    person = table.person("pansa")
    assert (person.god, person.statuses) == ("", frozenset())
    table.act("pansa", "move", to="asia_minor").accepted_entries()


@pytest.mark.rule("BACCH-08")
def test_a_god_lets_a_bacchant_go() -> None:
    table = table_with_saved_pansa()
    table.act("dionysus", "release-bacchant", who="pansa").assert_refused("BACCH-08")
    table.act("silenus", "release-bacchant", who="pansa").accepted_entries()
    assert table.person("pansa").god == ""


@pytest.mark.rule("BACCH-09")
def test_a_freed_bacchant_is_claimed_again_only_by_asking_in_danger() -> None:
    table = table_with_saved_pansa()
    table.act("silenus", "roam", to="gaul").accepted_entries()
    table.act("silenus", "claim-bacchant", who="pansa").assert_refused("BACCH-09")
    table.act("pansa", "appeal-thiasos", to="silenus").assert_refused("BACCH-09")
    table.set_fact("pansa", "patronus", "pacorus")
    table.act("pacorus", "execute-client", who="pansa").accepted_entries()
    table.act_with_consent("silenus", "pansa", "appeal-thiasos", to="silenus").accepted_entries()
    assert table.person("pansa").god == "silenus"


@pytest.mark.rule("BACCH-11")
def test_bacchants_with_a_deputy_beside_them_are_not_abandoned() -> None:
    table = table_with_saved_pansa()
    table.act("ariadne", "roam", to="parthia").accepted_entries()
    table.act("silenus", "roam", to="gaul").accepted_entries()
    assert table.person("pansa").god == "silenus"
    table.act("ariadne", "roam", to="asia_minor", companions=["pansa"]).accepted_entries()
    table.assert_place("pansa", "asia_minor")
    assert table.person("pansa").god == "silenus"
    table.act("ariadne", "roam", to="rome").accepted_entries()
    assert table.person("pansa").god == ""


@pytest.mark.rule("BACCH-12")
def test_a_patronus_with_legiones_protects_a_bacchant_from_the_god() -> None:
    table = table_with_saved_pansa().set_fact("pansa", "patronus", "pacorus")
    petition = table.act("silenus", "execute-bacchant", who="pansa").pending_petition_id()
    table.act("pacorus", "decline", petition=petition).accepted_entries()
    assert "condemned" not in table.person("pansa").statuses
    table.act_with_consent("pacorus", "silenus", "execute-bacchant", who="pansa").accepted_entries()
    assert "condemned" in table.person("pansa").statuses
