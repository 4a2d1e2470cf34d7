"""The chronicle of movement, tribute and rulings reads as sentences."""

import pytest

from tests.games.ludi_romani.given import summer_of_43, table_in_region, table_with_full_gaul
from tests.games.ludi_romani.motus.scenes import last_public_entry_text, public_entry_text
from tests.games.ludi_romani.table import Table


def test_journeys_are_told_with_origin_goal_and_company() -> None:
    table = summer_of_43().with_("plancus", place="spain").with_("silenus", place="sicily")
    table.set_fact("plancus", "patronus", "lepidus")
    table.act("lepidus", "move", to="gaul", companions=["plancus"]).accepted_entries()
    assert last_public_entry_text(table) == "Lepidus goes with Plancus from Spain to Gaul"
    table.act("lepidus", "release-client", who="plancus").accepted_entries()
    table.act("plancus", "sail", to="rome").accepted_entries()
    assert last_public_entry_text(table) == "Plancus sails from Gaul to Rome"
    table.act("silenus", "roam", to="spain").accepted_entries()
    assert last_public_entry_text(table) == "Silenus goes to Spain"
    table.act("minerva", "transfer", who="lepidus", to="syria").accepted_entries()
    assert last_public_entry_text(table) == "Minerva put Lepidus into Syria"
    table.act("antony", "plead", to="syria", by="mercury").accepted_entries()
    assert last_public_entry_text(table) == "Mercury carried Antony to Syria"


def test_seats_are_told_with_their_claimants() -> None:
    table = table_with_full_gaul(Table().at("motus", 42)).with_("juno", place="rome")
    table.act("juno", "reside", to="spain").accepted_entries()
    assert last_public_entry_text(table) == "Juno winters in Spain"
    table.act_with_waiver("octavian", "move", "SEDES-07", to="gaul").accepted_entries()
    table.act("pollio", "move", to="syria").accepted_entries()
    table.act("octavian", "move", to="gaul").accepted_entries()
    assert last_public_entry_text(table) == "Octavian takes a seat in Gaul"
    contested = table.act("pollio", "claim-last-seat", to="gaul").accepted_entries()
    assert (
        public_entry_text(table, contested[0])
        == "Pollio claims the last seat of Gaul, which Octavian took"
    )
    assert public_entry_text(table, contested[1]) == "Minerva has to choose: who gets a last seat"
    duty = table.state.kernel.duties[contested[1].event.duty]
    judged = table.act("minerva", "choose", duty=duty.id, option="octavian").accepted_entries()
    assert public_entry_text(table, judged[1]) == "The last seat of Gaul belongs to Octavian"
    table.season().accepted_entries()
    table.act("minerva", "seat-unseated", who="cicero", to="rome").accepted_entries()
    assert last_public_entry_text(table) == "Minerva put Cicero on a seat in Rome"


def test_checks_of_voyages_are_told_with_ships_and_catch() -> None:
    table = summer_of_43()
    table.act("m_brutus", "sail", to="syria").accepted_entries()
    table.act("oceanus", "catch", traveller="m_brutus").accepted_entries()
    assert last_public_entry_text(table) == (
        "Oceanus stopped Brutus (Marcus), who showed 2 ships for 2 legions and sailed on"
    )
    table.act("lepidus", "sail", to="sicily").accepted_entries()
    taken = {"legio_curialis": 3, "legio_clientarum": 0, "denarius": 900_000}
    table.act("neptune", "catch", traveller="lepidus", **taken, to="egypt").accepted_entries()
    assert last_public_entry_text(table) == (
        "Neptune caught Lepidus at sea and took 3 legions, setting them down in Egypt"
    )


@pytest.mark.rule("FATA-08")
def test_tribute_is_told_with_both_parties_and_without_its_sum() -> None:
    table = Table().at("hiems", 42).with_("juno", place="sicily")
    table.act("sextus_pompey", "collect-tribute", from_="juno").accepted_entries()
    assert last_public_entry_text(table) == "Juno paid Sextus Pompey tribute in Sicily"
    entry = table.act("fata", "repeat-tribute").accepted_entries()[0]
    assert (
        last_public_entry_text(table) == "The Fates let tribute be collected again (the first time)"
    )
    table.act("fata", "reverse", entry=entry.id, reason="so").accepted_entries()
    assert last_public_entry_text(table) == "Tribute is not collected again after all"


@pytest.mark.parametrize(
    ("fact", "value", "sentence"),
    [
        ("role", "amazon", "Atia is now an amazon, say the Fates"),
        ("status", "proscribed", "Atia is now proscribed, say the Fates"),
        ("patronus", "antony", "Atia is a cliens of Antony, say the Fates"),
        ("god", "silenus", "Atia is a bacchant of Silenus, say the Fates"),
        ("place", "egypt", "Atia is in Egypt, say the Fates"),
        ("place", "none", "Atia is nowhere, say the Fates"),
    ],
)
def test_facts_about_people_are_told_as_sentences(fact: str, value: str, sentence: str) -> None:
    assert last_public_entry_text(summer_of_43().set_fact("atia", fact, value)) == sentence


def test_undone_moves_are_told_with_their_places() -> None:
    table = table_in_region(Table().at("hiems", 42), "greece", "vesta")
    table.leave_out_characters("cassius").with_("atia", place="greece")
    displaced = table.act_with_waiver("vesta", "displace", "MOTUS-10", "SEDES-12", who="m_brutus")
    assert (
        public_entry_text(table, displaced.accepted_entries()[0])
        == "Vesta took the seat of Brutus (Marcus) in Greece"
    )
