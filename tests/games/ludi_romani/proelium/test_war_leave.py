"""PROEL: a challenge that a war god causes also needs permission (CLI-14, BACCH-10)."""

import pytest

from tests.games.ludi_romani.battles import choose_option, latest_battle, open_choices
from tests.games.ludi_romani.proelium.scenes import awaited_acts
from tests.games.ludi_romani.table import Table
from tests.games.ludi_romani.wars import OFFER, force_choice_by_mars, table_with_mars

LEAVE = "leave-to-challenge"


def table_with_bound_octavian(**bonds: str) -> Table:
    """Return a scene in which a bound Octavian chose to challenge Antony, not to fight Mars."""
    table = table_with_mars(Table().with_("dionysus", place="greece", legio_clientarum=2))
    for fact, value in bonds.items():
        table.set_fact("octavian", fact, value)
    table.act("mars", "provoke", **OFFER).accepted_entries()
    choose_option(table, "octavian", "war-god", "challenge").accepted_entries()
    return table


@pytest.mark.rule("PROEL-34", "CLI-14")
def test_a_cliens_challenges_at_a_war_god_s_word_with_the_patronus_s_leave() -> None:
    table = table_with_bound_octavian(patronus="agrippa")
    assert open_choices(table) == [("agrippa", LEAVE)]
    assert (latest_battle(table).id, latest_battle(table).stage) == ("proelium-1", "challenged")
    assert awaited_acts(table) == [("agrippa", "answer")]
    choose_option(table, "agrippa", LEAVE, "allow").accepted_entries()
    assert (latest_battle(table).id, latest_battle(table).presider) == ("proelium-2", "mars")
    assert latest_battle(table).sides[1].members == ("antony",)
    assert not table.state.world.pugnae.battles["proelium-1"].sides[1].corps
    assert open_choices(table) == []


@pytest.mark.rule("PROEL-34", "BACCH-06", "BACCH-10")
def test_a_bacchant_whose_god_forbids_it_fights_the_war_god() -> None:
    table = table_with_bound_octavian(god="dionysus")
    assert open_choices(table) == [("dionysus", LEAVE)]
    choose_option(table, "dionysus", LEAVE, "forbid").accepted_entries()
    assert (latest_battle(table).id, latest_battle(table).kind) == ("proelium-1", "war_god")
    assert latest_battle(table).concursationes == 5
    assert awaited_acts(table) == [("mars", "roll"), ("octavian", "roll")]


@pytest.mark.rule("PROEL-34", "CLI-14", "BACCH-10")
def test_patronus_and_god_are_asked_one_after_the_other() -> None:
    table = table_with_bound_octavian(patronus="agrippa", god="dionysus")
    choose_option(table, "agrippa", LEAVE, "allow").accepted_entries()
    assert open_choices(table) == [("dionysus", LEAVE)]
    choose_option(table, "dionysus", LEAVE, "allow").accepted_entries()
    assert latest_battle(table).sides[1].members == ("antony",)


@pytest.mark.rule("PROEL-34")
def test_a_rival_lost_before_the_leave_leaves_only_the_god() -> None:
    table = table_with_bound_octavian(patronus="agrippa")
    table.act("minerva", "transfer", who="antony", to="spain").accepted_entries()
    choose_option(table, "agrippa", LEAVE, "allow").accepted_entries()
    assert (latest_battle(table).id, latest_battle(table).stage) == ("proelium-1", "rolling")


@pytest.mark.rule("PROEL-27", "PROEL-31", "PROEL-34")
def test_the_end_of_an_offer_ends_its_question() -> None:
    table = force_choice_by_mars()
    assert open_choices(table) == [("octavian", "war-god")]
    table.act("mars", "roam", to="gaul").accepted_entries()
    assert open_choices(table) == []
    table = table_with_bound_octavian(patronus="agrippa")
    table.season().accepted_entries()
    assert not table.state.kernel.duties
    table = table_with_bound_octavian(patronus="agrippa")
    table.act("mars", "roam", to="gaul").accepted_entries()
    assert open_choices(table) == []
    assert not table.person("octavian").is_in_battle


@pytest.mark.rule("PROEL-34", "CLI-14")
def test_nobody_is_asked_whether_one_may_fight_the_god() -> None:
    table = table_with_mars().set_fact("octavian", "patronus", "agrippa")
    table.act("mars", "provoke", **OFFER).accepted_entries()
    choose_option(table, "octavian", "war-god", "fight").accepted_entries()
    assert latest_battle(table).stage == "rolling"
    assert open_choices(table) == []


@pytest.mark.rule("PROEL-04", "PROEL-35")
def test_the_war_god_is_the_opponent_under_any_presiding_god() -> None:
    table = table_with_mars(Table().with_("diana", place="greece"))
    table.act("mars", "provoke", **OFFER).accepted_entries()
    table.act("mars", "leave-battle", by="diana", successor="diana").accepted_entries()
    choose_option(table, "octavian", "war-god", "fight").accepted_entries()
    assert latest_battle(table).sides[0].members == ("mars",)
    assert (latest_battle(table).presider, latest_battle(table).concursationes) == ("diana", 3)
    table.context.dice = [6, 1]
    table.act("diana", "roll-dice").accepted_entries()
    choose_option(table, "diana", "settle-round", "settle").accepted_entries()
    table.assert_holdings("mars", legio_curialis=1)


@pytest.mark.rule("PROEL-04", "PROEL-34")
def test_an_offer_that_comes_to_nothing_asks_nobody_who_presides() -> None:
    table = table_with_mars(Table().with_("diana", place="greece"))
    table.act("mars", "provoke", **OFFER).accepted_entries()
    table.act("diana", "claim-battle", proelium="proelium-1").accepted_entries()
    counted = {"who": "octavian", "asset": "legio_curialis", "counted": 0}
    table.act("fata", "book-difference", **counted, because="corrected").accepted_entries()
    choose_option(table, "octavian", "war-god", "fight").accepted_entries()
    assert latest_battle(table).why == "disarmed"
    assert open_choices(table) == []
    assert not table.state.kernel.questions
