"""The thiasos, step by step: who may be saved, by whom, and the followers of the god."""

import pytest

from tests.games.ludi_romani.bacchants.scenes import (
    table_with_announced_execution,
    table_with_condemned_pansa,
    table_with_saved_pansa,
)
from tests.games.ludi_romani.rites.shown import (
    consequences_of,
    next_step_of,
    only_rite,
    rites_of_kind,
)
from tests.games.ludi_romani.table import Table

EMPTY = ("", 0)


def rite_consequences(table: Table, who: str, kind: str) -> set[tuple[str, str, str]]:
    """Return kind, giver and recipient of the consequences of the one rite of a kind."""
    rite = only_rite(table, who, kind)
    return {(what, one, to) for what, one, to, of, n in consequences_of(rite) if (of, n) == EMPTY}


def rite_parts(table: Table, kind: str) -> dict[str, str]:
    """Return the part that each character has in the one rite of a kind that the room sees."""
    return {one["who"]: one["part"] for one in only_rite(table, "@", kind)["people"]}


@pytest.mark.rule("BACCH-01", "BACCH-02", "BACCH-03")
def test_everybody_sees_which_of_the_three_gods_have_a_seat_for_the_condemned() -> None:
    assert rites_of_kind(table_with_announced_execution(), "@", "thiasos") == []
    table = table_with_condemned_pansa()
    assert rite_parts(table, "thiasos") == {
        "pansa": "condemned",
        "dionysus": "god",
        "silenus": "god",
        "ariadne": "god",
    }
    step, who = next_step_of(only_rite(table, "@", "thiasos"))
    assert (step, set(who)) == ("offered", {"pansa", "silenus", "ariadne"})


@pytest.mark.rule("BACCH-03", "PEST-07")
def test_one_of_the_three_gods_must_move_if_none_has_a_seat_beside_them() -> None:
    table = table_with_condemned_pansa()
    for god in ("silenus", "ariadne"):
        table.set_fact(god, "place", "syria")
    step, who = next_step_of(only_rite(table, "@", "thiasos"))
    assert (step, set(who)) == ("seat", {"dionysus", "silenus", "ariadne"})
    table.act("dionysus", "roam", to="gaul").accepted_entries()
    step, who = next_step_of(only_rite(table, "@", "thiasos"))
    assert (step, set(who)) == ("offered", {"pansa", "dionysus"})
    table.act("apollo", "strike-plague", place="gaul").accepted_entries()
    assert next_step_of(only_rite(table, "@", "thiasos"))[0] == "seat"


@pytest.mark.rule("BACCH-02")
def test_an_appeal_is_told_to_the_two_alone_with_all_that_follows() -> None:
    table = table_with_condemned_pansa()
    table.act("pansa", "appeal-thiasos", to="silenus").pending_petition_id()
    for who in ("@", "antony", "dionysus"):
        assert [one["about"] for one in rites_of_kind(table, who, "thiasos")] == [""]
    for who in ("pansa", "silenus"):
        (rite,) = [one for one in rites_of_kind(table, who, "thiasos") if one["about"]]
        assert next_step_of(rite) == ("agreed", ["silenus"])
        told = {(what, one, to, of) for what, one, to, of, _ in consequences_of(rite)}
        assert told == {
            ("lives", "pansa", "", ""),
            ("keeps", "pansa", "", ""),
            ("goes_to", "pansa", "silenus", ""),
            ("cliens_no_more", "pansa", "antony", ""),
            ("obeys", "pansa", "silenus", ""),
            ("stays", "pansa", "silenus", ""),
            ("fights_for", "pansa", "silenus", ""),
        }


@pytest.mark.rule("BACCH-02", "CLI-08")
def test_the_outlook_of_a_plea_comes_true() -> None:
    table = table_with_condemned_pansa()
    petition = table.act("pansa", "appeal-thiasos", to="silenus").pending_petition_id()
    table.act("silenus", "consent", petition=petition).accepted_entries()
    assert rites_of_kind(table, "@", "thiasos") == []
    person = table.person("pansa")
    assert (person.patroni, person.god) == ((), "silenus")
    table.assert_place("pansa", "parthia", "ordinary").assert_holdings("pansa", denarius=1_100_000)


@pytest.mark.rule("BACCH-02", "CLI-08")
def test_a_saved_mortal_who_stays_or_has_lasting_bonds_keeps_the_patronus() -> None:
    here = table_with_condemned_pansa().set_fact("silenus", "place", "egypt")
    lasting = table_with_condemned_pansa()
    lasting.change_reading("clientela.ends_on_separation", "false").accepted_entries()
    for table in (here, lasting):
        table.act("pansa", "appeal-thiasos", to="silenus").pending_petition_id()
        (rite,) = [one for one in rites_of_kind(table, "pansa", "thiasos") if one["about"]]
        assert not [one for one in rite["follows"] if one["what"] == "cliens_no_more"]


@pytest.mark.rule("BACCH-02")
def test_a_saved_outlaw_is_no_outlaw_any_more() -> None:
    table = table_with_condemned_pansa().set_fact("pansa", "status", "unprotected")
    table.act("silenus", "claim-bacchant", who="pansa").pending_petition_id()
    (rite,) = [one for one in rites_of_kind(table, "pansa", "thiasos") if one["about"]]
    assert next_step_of(rite) == ("agreed", ["pansa"])
    assert ("no_more", "pansa", "", "unprotected", 0) in consequences_of(rite)


@pytest.mark.rule("BACCH-02")
def test_an_offer_that_outlives_the_danger_is_no_rite_any_more() -> None:
    table = table_with_condemned_pansa()
    table.act("silenus", "claim-bacchant", who="pansa").pending_petition_id()
    table.act_with_consent("ariadne", "pansa", "appeal-thiasos", to="ariadne").accepted_entries()
    assert rites_of_kind(table, "pansa", "thiasos") == []


@pytest.mark.rule("BACCH-06", "BACCH-07", "BACCH-10")
def test_a_band_is_its_god_and_all_who_follow_with_what_binds_each() -> None:
    table = table_with_saved_pansa().set_fact("messala", "god", "silenus")
    assert rite_parts(table, "band") == {
        "silenus": "god",
        "messala": "bacchant",
        "pansa": "bacchant",
    }
    assert next_step_of(only_rite(table, "@", "band")) == ("led", ["silenus"])
    told = rite_consequences(table, "@", "band")
    assert {
        ("obeys", "", "silenus"),
        ("stays", "", "silenus"),
        ("fights_for", "", "silenus"),
    } == told
    shipwrecked = (
        table_with_announced_execution()
        .with_("messala", classis=0)
        .set_fact("messala", "god", "silenus")
    )
    assert ("no_ship", "messala", "silenus") in rite_consequences(shipwrecked, "@", "band")


@pytest.mark.rule("BACCH-11")
def test_another_god_of_the_three_leads_a_band_in_its_gods_absence() -> None:
    table = table_with_saved_pansa()
    table.act("ariadne", "roam", to="parthia").accepted_entries()
    assert rite_parts(table, "band") == {"silenus": "god", "pansa": "bacchant"}
    table.act("silenus", "roam", to="gaul").accepted_entries()
    assert rite_parts(table, "band") == {"silenus": "god", "ariadne": "deputy", "pansa": "bacchant"}
    assert next_step_of(only_rite(table, "@", "band")) == ("led", ["ariadne"])


@pytest.mark.rule("BACCH-08")
def test_a_band_nobody_follows_any_more_is_none() -> None:
    table = table_with_saved_pansa()
    table.act("silenus", "release-bacchant", who="pansa").accepted_entries()
    assert rites_of_kind(table, "@", "band") == []


@pytest.mark.rule("BACCH-12")
def test_a_patronus_with_legiones_who_stands_by_is_told_to_protect() -> None:
    table = table_with_saved_pansa().set_fact("pansa", "patronus", "pacorus")
    assert ("protects", "pacorus", "pansa") in rite_consequences(table, "@", "band")
    table = table_with_saved_pansa().set_fact("pansa", "patronus", "hirtius")
    assert not [one for one in rite_consequences(table, "@", "band") if one[0] == "protects"]


def test_the_band_does_not_reveal_a_bacchants_purse() -> None:
    rich = only_rite(table_with_saved_pansa(), "@", "band")
    table = table_with_saved_pansa()
    gift = {"to": "silenus", "asset": "denarius", "quantity": 500_000}
    table.act("pansa", "give", by="silenus", **gift).accepted_entries()
    assert only_rite(table, "@", "band") == rich
