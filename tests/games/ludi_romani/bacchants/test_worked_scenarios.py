"""The worked scenario of the bacchants: S25, act by act."""

import pytest

from ledger.games.ludi_romani.seats import number_of_free_seats, number_of_occupied_seats
from tests.games.ludi_romani.bacchants.scenes import table_with_condemned_pansa
from tests.games.ludi_romani.battles import latest_battle, play_rounds
from tests.games.ludi_romani.table import Table


def table_with_second_bacchant(table: Table) -> Table:
    """Messala also follows Silenus. Messala has no ship."""
    return table.set_fact("messala", "god", "silenus")


@pytest.mark.rule("BACCH-01", "BACCH-02", "BACCH-03", "BACCH-07", "BACCH-08", "BACCH-09")
@pytest.mark.rule("BACCH-06", "BACCH-10", "MORS-05", "PROEL-05")
def test_s25_bacchants() -> None:
    table = table_with_condemned_pansa()
    table.act("pansa", "appeal-thiasos", to="dionysus").assert_refused("BACCH-03")
    table.act_with_consent("silenus", "pansa", "appeal-thiasos", to="silenus").accepted_entries()
    assert number_of_free_seats(table.state, "parthia") == 0
    assert not table.state.world.mors.sentences
    table.act("ventidius", "move", to="asia_minor").accepted_entries()
    table.act("silenus", "roam", to="syria", companions=["pansa"]).accepted_entries()
    assert number_of_occupied_seats(table.state, "syria") == 4
    table.act("silenus", "roam", to="greece", companions=["pansa"]).accepted_entries()
    assert number_of_free_seats(table.state, "greece") == 0

    table.act("cassius", "pass-turn").accepted_entries()
    petition = table.act(
        "pansa", "challenge", target="cassius", numen="minerva"
    ).pending_petition_id()
    table.act("minerva", "consent", petition=petition).accepted_entries()
    assert not table.state.world.pugnae.battles
    table.act("silenus", "consent", petition=petition).accepted_entries()
    table.act("cassius", "accept-challenge").accepted_entries()
    assert latest_battle(table).concursationes == 2
    play_rounds(table, (5, 2), (3, 4))
    table.assert_holdings("pansa", legio_curialis=0, legio_clientarum=0)

    table.act("silenus", "roam", to="gaul").accepted_entries()
    assert table.person("pansa").god == ""
    table.act("silenus", "claim-bacchant", who="pansa").assert_refused("BACCH-09")
    table.assert_place("pansa", "greece", "ordinary").assert_holdings(
        "pansa", denarius=1_100_000, classis=1
    )
    table.assert_holdings("silenus", denarius=2_000_000, legio_clientarum=4, legio_curialis=1)
    table.assert_holdings("cassius", legio_curialis=1)
    table.assert_holdings("minerva", legio_curialis=15, legio_clientarum=1)


@pytest.mark.rule("BACCH-07")
def test_s25_with_one_bacchant_without_a_ship_the_whole_voyage_is_refused() -> None:
    table = table_with_condemned_pansa()
    table.act_with_consent("silenus", "pansa", "appeal-thiasos", to="silenus").accepted_entries()
    table_with_second_bacchant(table).act("hirtius", "move", to="asia_minor").accepted_entries()
    table.act(
        "silenus", "roam", to="asia_minor", companions=["pansa", "messala"]
    ).accepted_entries()
    table.act("messala", "give", to="dionysus", asset="classis", quantity=1).accepted_entries()
    table.act("silenus", "roam", to="sicily", companions=["pansa", "messala"]).assert_refused(
        "BACCH-07"
    )
    table.act("silenus", "roam", to="sicily", companions=["pansa"]).accepted_entries()
    table.assert_place("messala", "asia_minor", "ordinary")
    assert table.person("messala").god == ""
