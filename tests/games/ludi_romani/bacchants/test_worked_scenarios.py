"""The worked scenario of the bacchants: S25, act by act."""

import pytest

from ledger.games.ludi_romani.seats import free_seats, occupied_seats
from tests.games.ludi_romani.bacchants.scenes import table_with_condemned_pansa
from tests.games.ludi_romani.battles import latest_battle, play_rounds
from tests.games.ludi_romani.table import Table


def table_with_second_bacchant(table: Table) -> Table:
    """Messala also follows Silenus. Messala has no ship."""
    return table.being("messala", "god", "silenus")


@pytest.mark.rule("BACCH-01", "BACCH-02", "BACCH-03", "BACCH-07", "BACCH-08", "BACCH-09")
@pytest.mark.rule("BACCH-06", "BACCH-10", "MORS-05", "PROEL-05")
def test_s25_bacchants() -> None:
    table = table_with_condemned_pansa()
    table.act("pansa", "appeal-thiasos", to="dionysus").refused("BACCH-03")
    table.act_with_consent("silenus", "pansa", "appeal-thiasos", to="silenus").accepted()
    assert free_seats(table.state, "parthia") == 0
    assert not table.state.world.mors.sentences
    table.act("ventidius", "move", to="asia_minor").accepted()
    table.act("silenus", "roam", to="syria", companions=["pansa"]).accepted()
    assert occupied_seats(table.state, "syria") == 4
    table.act("silenus", "roam", to="greece", companions=["pansa"]).accepted()
    assert free_seats(table.state, "greece") == 0

    table.act("cassius", "pass-turn").accepted()
    petition = table.act("pansa", "challenge", target="cassius", numen="minerva").pending()
    table.act("minerva", "consent", petition=petition).accepted()
    assert not table.state.world.pugnae.battles
    table.act("silenus", "consent", petition=petition).accepted()
    table.act("cassius", "accept-challenge").accepted()
    assert latest_battle(table).concursationes == 2
    play_rounds(table, (5, 2), (3, 4))
    table.holds("pansa", legio_curialis=0, legio_clientarum=0)

    table.act("silenus", "roam", to="gaul").accepted()
    assert table.person("pansa").god == ""
    table.act("silenus", "claim-bacchant", who="pansa").refused("BACCH-09")
    table.sits("pansa", "greece", "ordinary").holds("pansa", denarius=1_100_000, classis=1)
    table.holds("silenus", denarius=2_000_000, legio_clientarum=4, legio_curialis=1)
    table.holds("cassius", legio_curialis=1)
    table.holds("minerva", legio_curialis=15, legio_clientarum=1)


@pytest.mark.rule("BACCH-07")
def test_s25_with_one_bacchant_without_a_ship_the_whole_voyage_is_refused() -> None:
    table = table_with_condemned_pansa()
    table.act_with_consent("silenus", "pansa", "appeal-thiasos", to="silenus").accepted()
    table_with_second_bacchant(table).act("hirtius", "move", to="asia_minor").accepted()
    table.act("silenus", "roam", to="asia_minor", companions=["pansa", "messala"]).accepted()
    table.act("messala", "give", to="dionysus", asset="classis", quantity=1).accepted()
    table.act("silenus", "roam", to="sicily", companions=["pansa", "messala"]).refused("BACCH-07")
    table.act("silenus", "roam", to="sicily", companions=["pansa"]).accepted()
    table.sits("messala", "asia_minor", "ordinary")
    assert table.person("messala").god == ""
