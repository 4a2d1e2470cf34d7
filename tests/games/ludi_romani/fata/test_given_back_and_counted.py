"""FATA, exactly: goods that are given back, counts, and the possible results of a flip."""

from typing import Any

import pytest

from ledger.games.ludi_romani.fata.corrections import RightsRenewed
from ledger.games.ludi_romani.fata.facts import FactSet
from ledger.games.ludi_romani.goods import CURIALIS, DENARIUS
from ledger.games.ludi_romani.scenario.defaults import READINGS, declared_readings
from ledger.record.entry import Placement
from ledger.scenario.readings import switch_from_data
from tests.games.fields import field_options
from tests.games.ludi_romani.fata.scenes import record_counted_difference
from tests.games.ludi_romani.given import summer_of_43, table_in_region
from tests.games.ludi_romani.mercatus.scenes import give_goods, table_with_rich_god
from tests.games.ludi_romani.table import Table
from tests.games.ludi_romani.tributum.scenes import winter_in_sicily


def reverse_entry(table: Table, entry: str) -> list[str]:
    """Return the stored names of the entries that follow when an entry is reversed."""
    entries = table.act("fata", "reverse", entry=entry, reason="a slip").accepted_entries()
    return [e.type.partition("/")[2] for e in entries[1:]]


@pytest.mark.rule("FATA-08", "MOTUS-15")
def test_a_right_comes_back_while_its_season_runs_and_not_later() -> None:
    table = summer_of_43()
    entry = table.act("minerva", "transfer", who="lepidus", to="syria").accepted_entries()[0]
    assert "minerva-transfer@minerva/1" in table.state.world.spent_rights
    assert reverse_entry(table, entry.id) == ["put-back@1", "rights-renewed@1"]
    assert table.state.world.spent_rights == frozenset()
    again = table.act("minerva", "transfer", who="lepidus", to="syria").accepted_entries()[0]
    for _ in range(4):
        table.season().accepted_entries()
    table.act("minerva", "transfer", who="antony", to="spain").accepted_entries()
    assert reverse_entry(table, again.id) == ["put-back@1"]
    table.act("minerva", "transfer", who="cassius", to="spain").assert_refused("MOTUS-15")


@pytest.mark.rule("FATA-08")
def test_a_right_that_nobody_used_is_not_given_back() -> None:
    table = Table().at("motus", 42)
    moved = table.act("lepidus", "move", to="gaul").accepted_entries()[0]
    assert reverse_entry(table, moved.id) == ["put-back@1"]


@pytest.mark.rule("FATA-08", "MOTUS-02")
def test_every_step_of_a_group_counts_and_is_given_back() -> None:
    table = table_in_region(summer_of_43(), "spain", "plancus").with_reading(
        "aestas.land_steps", "one"
    )
    table.set_fact("plancus", "patronus", "lepidus")
    moved = table.act("lepidus", "move", to="gaul", companions=["plancus"]).accepted_entries()[0]
    table.set_fact("plancus", "patronus", "none")
    table.act("plancus", "move", to="spain").assert_refused_with("one-step-a-summer")
    (renewed,) = (
        e.event
        for e in table.act("fata", "reverse", entry=moved.id, reason="a slip").accepted_entries()
        if isinstance(e.event, RightsRenewed)
    )
    assert len(renewed.rights) == 2
    table.act("plancus", "move", to="gaul").accepted_entries()


@pytest.mark.rule("FATA-08", "MARE-05")
def test_a_voyage_in_a_motus_leaves_nothing_to_forget() -> None:
    table = Table().at("motus", 42)
    sailed = table.act("lepidus", "sail", to="sicily").accepted_entries()[0]
    assert reverse_entry(table, sailed.id) == ["put-back@1"]
    table.assert_place("lepidus", "spain", "ordinary")


@pytest.mark.rule("FATA-08", "MARE-06")
def test_a_voyage_of_a_summer_is_forgotten_until_the_next_season() -> None:
    table = summer_of_43()
    sailed = table.act("lepidus", "sail", to="sicily").accepted_entries()[0]
    assert reverse_entry(table, sailed.id) == ["put-back@1", "voyage-reconsidered@1"]
    assert not table.state.world.voyages
    later = table.act("lepidus", "sail", to="sicily").accepted_entries()[0]
    table.season().accepted_entries()
    assert reverse_entry(table, later.id) == ["put-back@1"]


@pytest.mark.rule("FATA-08", "MOTUS-14")
def test_a_rescue_set_right_after_the_rescued_went_on_brings_no_battle_back() -> None:
    table = summer_of_43().set_fact("lepidus", "status", "in_proelium")
    table.set_fact("lepidus", "status", "proscribed")
    entry = table.act("lepidus", "plead", to="syria", by="mercury").accepted_entries()[0]
    assert table.person("lepidus").statuses == {"proscribed"}
    table.act("lepidus", "move", to="egypt").accepted_entries()
    assert reverse_entry(table, entry.id) == ["rights-renewed@1"]
    assert table.person("lepidus").statuses == {"proscribed"}
    table.act("octavian", "plead", to="spain", by="mercury").accepted_entries()


@pytest.mark.rule("FATA-08", "MOTUS-14")
def test_a_battle_that_has_come_back_by_itself_is_set_once() -> None:
    table = summer_of_43().set_fact("lepidus", "status", "in_proelium")
    entry = table.act("lepidus", "plead", to="syria", by="mercury").accepted_entries()[0]
    table.set_fact("lepidus", "status", "in_proelium")
    assert reverse_entry(table, entry.id) == ["put-back@1", "rights-renewed@1"]
    assert table.person("lepidus").is_in_battle


@pytest.mark.rule("FATA-08", "TRIB-10")
def test_each_repetition_of_a_running_hiems_is_recalled_and_none_of_a_past_one() -> None:
    table = winter_in_sicily()
    first = table.act("fata", "repeat-tribute").accepted_entries()[0]
    second = table.act("fata", "repeat-tribute").accepted_entries()[0]
    assert reverse_entry(table, first.id) == ["repetition-recalled@1"]
    assert table.state.world.instaurationes == 2
    assert reverse_entry(table, second.id) == ["repetition-recalled@1"]
    assert table.state.world.instaurationes == 0
    third = table.act("fata", "repeat-tribute").accepted_entries()[0]
    table.season().accepted_entries()
    assert reverse_entry(table, third.id) == []


@pytest.mark.rule("FATA-12")
def test_one_more_or_one_less_is_a_difference_and_may_be_a_correction() -> None:
    table = summer_of_43()
    record_counted_difference(table, "lepidus", "classis", 1, "corrected").accepted_entries()
    table.assert_holdings("lepidus", classis=1)
    record_counted_difference(table, "lepidus", "classis", 2, "found").accepted_entries()
    record_counted_difference(table, "lepidus", "classis", 1, "found").assert_refused_with(
        "count-says-otherwise"
    )
    record_counted_difference(table, "lepidus", "classis", 1, "agrees").assert_refused_with(
        "count-says-otherwise"
    )
    record_counted_difference(table, "lepidus", "classis", 2, "corrected").assert_refused_with(
        "count-says-otherwise"
    )
    record_counted_difference(table, "lepidus", "classis", 1, "corrected").accepted_entries()
    table.assert_holdings("lepidus", classis=1)


@pytest.mark.rule("ROST-04")
def test_a_count_without_a_difference_makes_nobody_anything() -> None:
    table = summer_of_43().set_fact("lepidus", "status", "unprotected")
    entry = record_counted_difference(
        table, "cicero", "legio_curialis", 0, "agrees"
    ).accepted_entries()[0]
    assert (entry.event.becomes, entry.event.more) == ("", False)
    record_counted_difference(table, "lepidus", "legio_curialis", 3, "agrees").accepted_entries()
    assert table.person("lepidus").statuses == {"unprotected"}


@pytest.mark.rule("MERC-20", "FATA-12")
def test_a_god_may_give_away_received_goods_after_paying_with_its_own() -> None:
    table = winter_in_sicily()
    give_goods(table, "antony", "juno", 200_000, DENARIUS).accepted_entries()
    table.act("cicero", "collect-tribute", from_="juno").accepted_entries()
    give_goods(table, "juno", "antony", 300_000, DENARIUS).assert_refused_with("spoils-only")
    give_goods(table, "juno", "antony", 200_000, DENARIUS).accepted_entries()
    give_goods(table, "juno", "antony", 100_000, DENARIUS).assert_refused_with("spoils-only")


@pytest.mark.rule("MERC-20", "FATA-12")
def test_a_god_gives_its_spoils_before_what_it_began_with() -> None:
    table = table_with_rich_god("juno", legio_curialis=2)
    table.act_with_consent(
        "juventas", "juno", "give", to="juventas", asset=CURIALIS, quantity=3
    ).accepted_entries()
    give_goods(table, "juno", "cassius", 2, CURIALIS).pending_petition_id()
    give_goods(table, "juno", "cassius", 3, CURIALIS).assert_refused_with("spoils-only")


@pytest.mark.rule("FATA-10")
def test_a_reading_is_flipped_to_any_other_value_it_may_have() -> None:
    readings = {known.name: known for known in READINGS}
    chips = tuple(range(100_000, 1_000_001, 100_000))
    price = readings["prices.classis"]
    assert price.default == 300_000
    assert price.others == tuple(value for value in chips if value != 300_000)
    assert readings["sea.check"].others == ("refuse",)
    assert readings["motus.unseated"].others == ("judged", "sea_gods")
    assert readings["emptio.same_region"].others == (True,)


@pytest.mark.rule("FATA-10")
def test_a_reading_that_is_a_number_is_flipped_from_its_lowest_to_its_highest() -> None:
    fortuna = switch_from_data(declared_readings()["fortuna.bound"])
    assert fortuna.default == 6
    assert fortuna.others == tuple(bound for bound in range(101) if bound != 6)
    sides = switch_from_data(declared_readings()["dice.war_god_sides"])
    assert sides.others == tuple(number for number in range(2, 101) if number != 6)
    gifts = switch_from_data(declared_readings()["actium.god_gifts"])
    assert gifts.default == "unlimited"
    assert gifts.others == tuple(range(0, 1_000_001, 100_000))


@pytest.mark.rule("SEDES-04", "SEDES-07")
def test_a_rex_who_stands_at_home_sits_down_on_the_throne() -> None:
    table = summer_of_43()
    stands = (Placement("ariovistus", "germania", "standing"),)
    fact = FactSet("ariovistus", "place", "germania", "germania")
    table.record_house_entry(fact, placements=stands).assert_place(
        "ariovistus", "germania", "standing"
    )
    table.act("ariovistus", "move", to="germania").accepted_entries()
    table.assert_place("ariovistus", "germania", "throne")
    table.act("ariovistus", "move", to="germania").assert_refused_with("already-there")


@pytest.mark.rule("FATA-12")
def test_a_shortage_was_confiscated_only_where_a_god_may_have_taken_it() -> None:
    table = Table().with_("fata", denarius=100_000)
    cast = table.data["cast"].items()
    gods = [who for who, data in cast if data["role"] == "numen" and who != "fata"]
    table.leave_out_characters(*gods)
    counted = {"who": "fata", "asset": "denarius", "counted": 0}
    assert _reasons(table, **counted) == ["corrected"]
    assert _reasons(table, **counted | {"who": "hirtius"}) == ["confiscated", "corrected"]
    form = table.form("fata", "book-difference", **counted, because="confiscated")
    assert form is not None
    assert "taker" not in [field.name for field in form.fields]


def _reasons(table: Table, **chosen: Any) -> list[str]:
    """Return the reasons that the Fates' form of a count offers."""
    form = table.form("fata", "book-difference", **chosen)
    assert form is not None
    (because,) = (field for field in form.fields if field.name == "because")
    return field_options(because)
