"""MOTUS: the people who may move by land, the time of their moves, and their companions."""

import pytest

from ledger.contract.form import Subset
from ledger.games.ludi_romani.seats import number_of_occupied_seats
from ledger.kernel.vocabulary.request import Refused
from tests.games.ludi_romani.given import (
    field_options,
    summer_of_43,
    table_in_region,
    table_with_full_gaul,
)
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("MOTUS-01")
@pytest.mark.rule("CAL-06")
def test_a_mortal_moves_to_a_neighbouring_region_in_an_aestas() -> None:
    table = summer_of_43()
    entry = table.act("lepidus", "move", to="gaul").assert_unwarned()[0]
    assert (entry.event.origin, entry.event.place, entry.event.manner) == ("spain", "gaul", "land")
    table.assert_place("lepidus", "gaul", "ordinary")


@pytest.mark.rule("MOTUS-01")
@pytest.mark.rule("MOTUS-16")
@pytest.mark.parametrize("status", ["challenged", "in_proelium"])
def test_a_challenged_or_fighting_mortal_stays(status: str) -> None:
    table = summer_of_43().set_fact("lepidus", "status", status)
    table.act("lepidus", "move", to="gaul").assert_refused("MOTUS-16")
    table.act("lepidus", "sail", to="sicily").assert_refused("MOTUS-16")
    table.act("minerva", "transfer", who="lepidus", to="gaul").assert_refused("MOTUS-16")
    form = table.form("lepidus", "move")
    assert form is not None
    assert [o.rule for o in form.blocked] == ["MOTUS-16"]
    table.set_fact("lepidus", "status", f"not-{status}")
    table.act("lepidus", "move", to="gaul").accepted_entries()


@pytest.mark.rule("MOTUS-02")
def test_only_neighbours_are_reached_by_land() -> None:
    table = summer_of_43()
    refused = table.act("lepidus", "move", to="northern_italy").assert_refused("MOTUS-02")
    assert refused[0].args == {"origin": "place:spain", "place": "place:northern_italy"}
    table.act("lepidus", "move", to="spain").assert_refused("MOTUS-02")


@pytest.mark.rule("MOTUS-02")
def test_a_summer_has_as_many_steps_as_one_likes() -> None:
    table = summer_of_43()
    for place in ("gaul", "germania", "northern_italy", "rome"):
        table.act("lepidus", "move", to=place).accepted_entries()
    table.assert_place("lepidus", "rome")


@pytest.mark.rule("MOTUS-02")
@pytest.mark.rule("FATA-08")
def test_a_mortal_makes_one_step_a_summer_by_another_reading() -> None:
    table = summer_of_43().with_reading("aestas.land_steps", "one")
    entry = table.act("lepidus", "move", to="gaul").accepted_entries()[0]
    table.act("lepidus", "move", to="germania").assert_refused("MOTUS-02")
    table.act("fata", "reverse", entry=entry.id, reason="he had not moved").accepted_entries()
    table.assert_place("lepidus", "spain", "ordinary")
    table.act("lepidus", "move", to="gaul").accepted_entries()
    table.season().accepted_entries()
    table.act("lepidus", "move", to="germania").accepted_entries()
    table.act("lepidus", "move", to="spain").accepted_entries()


@pytest.mark.rule("MOTUS-03")
@pytest.mark.rule("FATA-09")
def test_a_full_neighbour_blocks_the_way_unless_the_fates_let_one_through() -> None:
    table = table_with_full_gaul(summer_of_43())
    table.act("lepidus", "move", to="gaul").assert_refused("MOTUS-03", "SEDES-07")
    form = table.form("lepidus", "move")
    assert form is not None
    assert [o.rule for o in form.blocked] == ["MOTUS-03"]
    table.act("lepidus", "sail", to="northern_italy").accepted_entries()


@pytest.mark.rule("MOTUS-04")
def test_a_voyage_by_sea_goes_further() -> None:
    table = summer_of_43()
    table.act("sextus_pompey", "sail", to="syria").accepted_entries()
    table.assert_place("sextus_pompey", "syria", "ordinary")


@pytest.mark.rule("MOTUS-05")
@pytest.mark.rule("CAL-08")
def test_a_mortal_goes_anywhere_without_ships_in_a_motus() -> None:
    table = Table().at("motus", 42)
    entry = table.act("lepidus", "move", to="sicily").assert_unwarned()[0]
    assert entry.event.manner == "free"
    table.act("lepidus", "move", to="parthia").accepted_entries()


@pytest.mark.rule("MOTUS-05")
@pytest.mark.rule("MARE-05")
def test_nobody_crosses_the_sea_without_ships_in_a_motus_by_another_reading() -> None:
    table = Table().at("motus", 42).with_reading("motus.needs_classes", value=True)
    table.act("lepidus", "move", to="sicily").assert_refused("MARE-05")
    table.act("lepidus", "move", to="mauretania").accepted_entries()
    table.act("lepidus", "sail", to="sicily").assert_warned("MARE-03", "MARE-07")
    table.act(
        "neptune",
        "catch",
        traveller="lepidus",
        legio_curialis=0,
        legio_clientarum=0,
        denarius=0,
        to="sicily",
    ).accepted_entries()


@pytest.mark.rule("MOTUS-06")
def test_goods_travel_with_their_owner_to_rome_too() -> None:
    table = Table().at("motus", 42)
    table.act("octavian", "move", to="rome").accepted_entries()
    table.assert_place("octavian", "rome").assert_holdings(
        "octavian", legio_curialis=3, denarius=600_000
    )


@pytest.mark.rule("MOTUS-07")
def test_a_motus_ends_every_battle() -> None:
    table = summer_of_43().set_fact("lepidus", "status", "in_proelium")
    table.season().accepted_entries()
    assert not table.person("lepidus").is_in_battle


@pytest.mark.rule("MOTUS-08")
def test_nobody_moves_in_a_hiems() -> None:
    table = Table().at("hiems", 42)
    table.act("lepidus", "move", to="gaul").assert_refused("MOTUS-08")
    table.act("lepidus", "sail", to="sicily").assert_refused("MOTUS-08")
    summer_of_43().act("m_brutus", "sail", to="syria").accepted_entries()
    form = table.form("lepidus", "move")
    assert form is not None
    assert [o.rule for o in form.blocked] == ["MOTUS-08"]


@pytest.mark.rule("MOTUS-08")
def test_the_bearer_of_the_ring_goes_anywhere_in_a_hiems_and_needs_no_seat() -> None:
    table = table_in_region(
        Table().at("hiems", 42), "gaul", "plancus", "pollio", "calenus", "pedius", "messala"
    ).with_("isauricus", place="rome")
    table.set_fact("isauricus", "status", "ring_bearer")
    table.act("isauricus", "move", to="gaul").accepted_entries()
    table.assert_place("isauricus", "gaul", "standing")
    assert number_of_occupied_seats(table.state, "gaul") == 5


@pytest.mark.rule("MOTUS-08")
def test_a_journey_in_a_hiems_is_recorded_by_who_lends_the_ring_and_by_no_other_god() -> None:
    table = Table().at("hiems", 42).set_fact("lepidus", "status", "ring_bearer")
    table.act("lepidus", "move", to="gaul", by="pluto").accepted_entries()
    table.act("lepidus", "move", to="spain", by="persephone").accepted_entries()
    table.act("lepidus", "move", to="gaul", by="minerva").assert_refused()
    table.assert_place("lepidus", "spain")


@pytest.mark.rule("MOTUS-08")
def test_a_patronus_is_told_the_same_of_a_cliens_with_the_ring_and_without() -> None:
    table = Table().at("hiems", 42).with_("plancus", place="spain").with_("pollio", place="spain")
    for who in ("plancus", "pollio"):
        table.set_fact(who, "patronus", "lepidus")
    table.set_fact("plancus", "status", "ring_bearer")
    told = [
        {o.rule for o in table.act("lepidus", "move", to="gaul", companions=[who]).assert_refused()}
        for who in ("plancus", "pollio")
    ]
    assert told[0] == told[1]
    form = table.form("plancus", "move")
    assert form is not None
    assert not form.blocked


@pytest.mark.rule("MOTUS-17")
def test_clientes_travel_with_their_patronus() -> None:
    table = (
        summer_of_43().with_("plancus", place="spain").set_fact("plancus", "patronus", "lepidus")
    )
    form = table.form("lepidus", "move", to="gaul")
    assert form is not None
    assert set(field_options(form.fields[1])) == {"plancus"}
    table.act("lepidus", "move", to="gaul", companions=["plancus"]).accepted_entries()
    table.assert_place("lepidus", "gaul", "ordinary").assert_place("plancus", "gaul", "ordinary")


@pytest.mark.rule("MOTUS-17")
def test_the_whole_group_needs_seats_or_nobody_goes() -> None:
    table = table_in_region(summer_of_43(), "gaul", "pollio", "calenus", "messala", "pedius")
    table.with_("plancus", place="spain").set_fact("plancus", "patronus", "lepidus")
    table.act("lepidus", "move", to="gaul", companions=["plancus"]).assert_refused(
        "MOTUS-17", "MOTUS-03", "SEDES-07"
    )
    form = table.form("lepidus", "move", to="gaul")
    assert form is not None
    assert isinstance(form.fields[1], Subset)
    assert form.fields[1].most == 0
    table.act("lepidus", "move", to="gaul").accepted_entries()
    table.assert_place("plancus", "spain")


@pytest.mark.rule("MOTUS-17")
def test_only_bound_followers_travel_along_and_the_latest_patronus_leads() -> None:
    table = summer_of_43().with_("plancus", place="spain").with_("pollio", place="gaul")
    table.act("lepidus", "move", to="gaul", companions=["plancus"]).assert_refused("MOTUS-17")
    table.act("lepidus", "move", to="gaul", companions=["nobody"]).assert_refused("ACTA-02")
    for who in ("plancus", "pollio"):
        table.set_fact(who, "patronus", "lepidus")
    table.act("lepidus", "move", to="gaul", companions=["pollio"]).assert_refused("MOTUS-17")
    table.act("lepidus", "move", to="gaul", companions=["plancus"] * 2).assert_refused("MOTUS-17")
    table.act("lepidus", "move", to="spain", companions=["plancus"]).assert_refused("MOTUS-02")
    table.set_fact("plancus", "patronus", "antony")
    table.act("lepidus", "move", to="gaul", companions=["plancus"]).assert_refused("MOTUS-17")


@pytest.mark.rule("MOTUS-17")
@pytest.mark.rule("MOTUS-16")
def test_a_fighting_follower_is_not_taken_along() -> None:
    table = (
        summer_of_43().with_("plancus", place="spain").set_fact("plancus", "patronus", "lepidus")
    )
    table.set_fact("plancus", "status", "challenged")
    table.act("lepidus", "move", to="gaul", companions=["plancus"]).assert_refused("MOTUS-16")


@pytest.mark.rule("MOTUS-17", "MARE-02")
def test_bacchants_travel_with_their_god_by_land_and_by_sea_with_ships_of_their_own() -> None:
    table = summer_of_43().with_("silenus", place="parthia").with_("pansa", place="parthia")
    table.with_("messala", place="syria", classis=0)
    table.set_fact("pansa", "god", "silenus").set_fact("messala", "god", "silenus")
    table.act("silenus", "roam", to="greece", companions=["pansa"]).assert_refused("MARE-02")
    table.act("silenus", "roam", to="syria", companions=["pansa"]).accepted_entries()
    table.assert_place("pansa", "syria", "ordinary").assert_place("silenus", "syria", "standing")
    band = ["pansa", "messala"]
    table.act("silenus", "roam", to="sicily", companions=band).assert_refused("BACCH-07")
    form = table.form("silenus", "roam", to="sicily")
    assert form is not None
    assert set(field_options(form.fields[1])) == {"pansa"}
    table.act("silenus", "roam", to="sicily", companions=["pansa"]).accepted_entries()
    table.assert_place("pansa", "sicily", "ordinary")


@pytest.mark.rule("MOTUS-17")
def test_a_band_without_seats_stays_although_its_god_could_go() -> None:
    table = table_in_region(summer_of_43(), "egypt", "plancus", "pollio", "calenus", "messala")
    table.with_("silenus", place="syria").with_("pansa", place="syria")
    table.set_fact("pansa", "god", "silenus")
    band = table.act("silenus", "roam", to="egypt", companions=["pansa"])
    band.assert_refused("MOTUS-17", "SEDES-07")
    table.act("silenus", "roam", to="egypt").accepted_entries()
    table.assert_place("pansa", "syria", "ordinary")


@pytest.mark.rule("FATA-08")
@pytest.mark.rule("FATA-09")
def test_a_move_set_right_puts_the_mover_back_standing_when_the_seat_is_gone() -> None:
    table = table_in_region(summer_of_43(), "germania", "plancus", "pollio")
    moved = table.act("plancus", "move", to="gaul").accepted_entries()[0]
    table.act("octavian", "move", to="germania").accepted_entries()
    table.act("fata", "reverse", entry=moved.id, reason="it was Pollio").accepted_entries()
    table.assert_place("plancus", "germania", "standing")
    table.act("fata", "reverse", entry=moved.id, reason="again").assert_refused("ACTA-08")


@pytest.mark.rule("FATA-09")
@pytest.mark.rule("FATA-08")
def test_undoing_an_earlier_move_does_not_bring_a_traveller_back() -> None:
    table = summer_of_43()
    moved = table.act("lepidus", "move", to="gaul").accepted_entries()[0]
    table.act("lepidus", "move", to="germania").accepted_entries()
    table.act("fata", "reverse", entry=moved.id, reason="a slip").accepted_entries()
    table.assert_place("lepidus", "germania")


def test_a_host_records_where_somebody_sits_and_that_person_may_contest_it() -> None:
    table = Table().at("motus", 42)
    entry = table.act("lepidus", "move", to="rome", by="juno").accepted_entries()[0]
    table.act("lepidus", "contest", entry=entry.id).accepted_entries()
    outcome = table.act("lepidus", "move", to="gaul", by="antony").outcome
    assert outcome == Refused("not-your-card")


def test_every_region_that_the_form_offers_can_be_entered() -> None:
    table = table_with_full_gaul(summer_of_43())
    form = table.form("octavian", "move")
    assert form is not None
    assert set(field_options(form.fields[0])) == {"germania", "rome", "greece"}
    assert form.fields[1].name == "companions"
