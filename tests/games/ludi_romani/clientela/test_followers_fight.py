"""CLI, BACCH: the permission that a cliens or bacchant needs to fight, and votes for a cliens."""

import pytest

from tests.games.ludi_romani.battles import (
    duel_before_challenge,
    latest_battle,
    play_rounds,
    send_challenge,
)
from tests.games.ludi_romani.curia import acclaim_consuls, bring_bill, cast_votes
from tests.games.ludi_romani.curia import winter_with_six_senators as senate
from tests.games.ludi_romani.proelium.scenes import (
    only_friendship_id,
    scenario_14,
    table_with_sworn_friends,
)
from tests.games.ludi_romani.table import Table

AGAINST = {"target": "antony", "numen": "minerva"}


def voices_for_challenge(table: Table, who: str) -> set[str]:
    """Return the characters who have to agree to a challenge of Antony."""
    petition = table.act(who, "challenge", **AGAINST).pending_petition_id()
    return set(table.state.kernel.petitions[petition].voices)


@pytest.mark.rule("CLI-14")
def test_a_cliens_fights_with_the_latest_patronus_s_leave_only() -> None:
    assert voices_for_challenge(duel_before_challenge(), "octavian") == {"minerva"}
    table = duel_before_challenge()
    table.set_fact("octavian", "patronus", "agrippa").set_fact("octavian", "patronus", "lepidus")
    assert voices_for_challenge(table, "octavian") == {"minerva", "lepidus"}


@pytest.mark.rule("BACCH-06", "BACCH-10", "PROEL-05")
def test_a_bacchant_fights_on_the_god_s_order_with_own_dice_and_the_god_s() -> None:
    table = duel_before_challenge(Table().with_("dionysus", place="greece"), 3, 10)
    table.set_fact("octavian", "god", "dionysus")
    petition = table.act("octavian", "challenge", **AGAINST).pending_petition_id()
    assert set(table.state.kernel.petitions[petition].voices) == {"minerva", "dionysus"}
    table.act("minerva", "consent", petition=petition).accepted_entries()
    table.act("dionysus", "consent", petition=petition).accepted_entries()
    table.act("antony", "accept-challenge").accepted_entries()
    assert latest_battle(table).concursationes == 10
    table.act(
        "octavian",
        "field-legions",
        dice={"octavian/legio_curialis": 1, "dionysus/legio_clientarum": 9},
    ).accepted_entries()
    table.context.dice = [6, 1]
    table.act("minerva", "roll-dice", first="octavian/legio_curialis").accepted_entries()
    settle_round_by_minerva(table)
    table.assert_holdings("octavian", legio_curialis=4).assert_holdings(
        "dionysus", legio_curialis=0
    )
    play_rounds(table, (6, 1))
    table.assert_holdings("octavian", legio_curialis=4).assert_holdings(
        "dionysus", legio_curialis=1
    )
    play_rounds(table, (1, 6))
    table.assert_holdings("octavian", legio_curialis=4).assert_holdings(
        "dionysus", legio_clientarum=9
    )


def settle_round_by_minerva(table: Table) -> None:
    """Let Minerva settle the round."""
    (duty,) = table.state.kernel.duties
    table.act("minerva", "choose", duty=duty, option="settle").accepted_entries()


@pytest.mark.rule("CLI-14", "BACCH-10", "RING-04")
def test_a_follower_with_the_ring_attacks_with_leave_only() -> None:
    table = scenario_14().set_fact("isauricus", "patronus", "octavian")
    table.set_fact("isauricus", "god", "dionysus")
    petition = table.act(
        "isauricus", "attack-with-ring", target="cassius", numen="isis"
    ).pending_petition_id()
    asked = ("isis", "octavian", "dionysus")
    assert table.state.kernel.petitions[petition].voices == asked
    for who in asked:
        table.act(who, "consent", petition=petition).accepted_entries()
    assert latest_battle(table).sides[0].members == ("isauricus",)


@pytest.mark.rule("CLI-14", "PROEL-08")
def test_a_friend_who_follows_somebody_fights_along_with_leave_only() -> None:
    table = table_with_sworn_friends().set_fact("agrippa", "patronus", "lepidus")
    beside = {"amicitia": only_friendship_id(table), "companions": ["agrippa"]}
    petition = table.act("octavian", "challenge", **AGAINST, **beside).pending_petition_id()
    assert table.state.kernel.petitions[petition].voices == ("minerva", "agrippa", "lepidus")
    table = (
        table_with_sworn_friends()
        .set_fact("octavian", "patronus", "antony")
        .set_fact("agrippa", "god", "dionysus")
    )
    table.act("octavian", "pass-turn").accepted_entries()
    send_challenge(table, "antony", "octavian", "minerva").accepted_entries()
    petition = table.act("octavian", "accept-challenge", **beside).pending_petition_id()
    assert table.state.kernel.petitions[petition].voices == ("agrippa", "dionysus")


@pytest.mark.rule("BACCH-10", "PROEL-05")
def test_a_bacchant_without_the_god_beside_him_has_only_his_own_dice() -> None:
    table = duel_before_challenge(
        Table().with_("silenus", place="greece").with_("dionysus", place="gaul"), 2, 5
    )
    table.set_fact("octavian", "god", "dionysus")
    petition = table.act("octavian", "challenge", **AGAINST).pending_petition_id()
    for god in ("minerva", "dionysus"):
        table.act(god, "consent", petition=petition).accepted_entries()
    table.act("antony", "accept-challenge").accepted_entries()
    assert latest_battle(table).concursationes == 2


@pytest.mark.rule("CLI-12")
def test_the_latest_patronus_casts_the_votes_of_a_cliens_in_rome() -> None:
    table = senate().with_("octavian", place="rome").with_("agrippa", place="gaul")
    acclaim_consuls(table, "cicero")
    bring_bill(table, "cicero", "proscriptio", "antony").assert_unwarned()
    cast = {"by": "octavian", "votes": {"yes": 40}}
    assert not hasattr(table.act("plancus", "cast-votes", **cast).outcome, "entries")
    table.set_fact("plancus", "patronus", "octavian")
    table.act("plancus", "cast-votes", **cast).accepted_entries()
    table.set_fact("pollio", "patronus", "octavian").set_fact("pollio", "patronus", "agrippa")
    refused = table.act("pollio", "cast-votes", by="octavian", votes={"yes": 40})
    assert not hasattr(refused.outcome, "entries")
    refused = table.act("pollio", "cast-votes", by="agrippa", votes={"yes": 40})
    assert not hasattr(refused.outcome, "entries")
    cast_votes(table, "pollio", no=40).accepted_entries()


def duel_in_thiasos(legiones: int) -> Table:
    """Return a duel of two followers of Dionysus, in which Antony has legiones of his own."""
    table = duel_before_challenge(Table().with_("dionysus", place="greece"), 3, legiones)
    return table.set_fact("octavian", "god", "dionysus").set_fact("antony", "god", "dionysus")


@pytest.mark.rule("PROEL-05", "BACCH-10")
def test_two_bacchants_of_one_god_do_not_both_fight_with_his_legiones() -> None:
    table = duel_in_thiasos(0)
    table.act("octavian", "challenge", **AGAINST).assert_refused_with("needs-a-legio")


@pytest.mark.rule("PROEL-05", "BACCH-10")
def test_the_second_bacchant_of_a_god_fights_with_own_dice_only() -> None:
    table = duel_in_thiasos(2)
    petition = table.act("octavian", "challenge", **AGAINST).pending_petition_id()
    for who in ("minerva", "dionysus"):
        table.act(who, "consent", petition=petition).accepted_entries()
    table.act("antony", "accept-challenge").accepted_entries()
    assert latest_battle(table).concursationes == 2
    assert {corps.owner for corps in latest_battle(table).sides[1].corps} == {"antony"}


@pytest.mark.rule("PROEL-05", "PROEL-47", "FATA-01")
def test_a_battle_that_the_fates_let_begin_without_dice_ends_by_itself() -> None:
    table = duel_in_thiasos(0)
    challenge = {"target": "antony", "numen": "minerva"}
    table.act_with_waiver("octavian", "challenge", "PROEL-05", **challenge).accepted_entries()
    table.wait(seconds=1)
    assert latest_battle(table).why == "disarmed"
