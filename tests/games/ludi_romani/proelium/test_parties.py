"""PROEL: several characters fight as one party; bacchants in battles (PROEL-05, 08, 09)."""

import pytest

from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from tests.games.ludi_romani.battles import (
    begin_battle,
    duel_before_challenge,
    latest_battle,
    play_rounds,
    roll_both_dice,
    send_challenge,
    settle_round,
)
from tests.games.ludi_romani.bonds import make_friends, swear_before_juno
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.proelium.scenes import (
    only_friendship_id,
    record_counted_amount,
    table_with_sworn_friends,
)
from tests.games.ludi_romani.table import Table

LC, LCL = CURIALIS, CLIENTARUM


@pytest.mark.rule("PROEL-08", "AMIC-03")
def test_blessed_friends_fight_as_one_party_when_each_agrees() -> None:
    table = table_with_sworn_friends()
    form = table.form("octavian", "challenge", target="antony", amicitia=only_friendship_id(table))
    assert form is not None
    assert field_options(form.fields[-1]) == ["agrippa"]
    together = {"amicitia": only_friendship_id(table), "companions": ["agrippa"]}
    petition = table.act(
        "octavian", "challenge", target="antony", numen="minerva", **together
    ).pending_petition_id()
    assert table.state.kernel.petitions[petition].voices == ("minerva", "agrippa")
    table.act("minerva", "consent", petition=petition).accepted_entries()
    table.act("agrippa", "consent", petition=petition).accepted_entries()
    table.act("antony", "accept-challenge").accepted_entries()
    assert latest_battle(table).concursationes == 4
    assert latest_battle(table).sides[0].members == ("octavian", "agrippa")
    assert table.person("agrippa").is_in_battle


@pytest.mark.rule("PROEL-05")
def test_a_party_stays_challenger_as_long_as_one_of_it_has_a_legio() -> None:
    table = table_with_sworn_friends()
    together = {
        "amicitia": only_friendship_id(table),
        "companions": ["agrippa"],
        "numen": "minerva",
    }
    petition = table.act("octavian", "challenge", target="antony", **together).pending_petition_id()
    for voice in ("minerva", "agrippa"):
        table.act(voice, "consent", petition=petition).accepted_entries()
    for who, stage in (("agrippa", "challenged"), ("octavian", "over")):
        record_counted_amount(table, who, CURIALIS, 0)
        assert latest_battle(table.wait()).stage == stage


@pytest.mark.rule("PROEL-08", "AMIC-14")
def test_an_oath_after_the_challenge_does_not_help() -> None:
    table = Table().with_("agrippa", place="asia_minor", legio_curialis=2)
    table = duel_before_challenge(table, white=3, others=2)
    table.act("antony", "pass-turn").accepted_entries()
    table.act("agrippa", "move", to="greece").accepted_entries()
    known = make_friends(table, "antony", "agrippa")
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()
    swear_before_juno(table, known, "antony", "agrippa").accepted_entries()
    fields = {"amicitia": known, "companions": ["agrippa"]}
    table.act("antony", "accept-challenge", **fields).assert_refused_with(
        "not-blessed", "sworn-too-late"
    )
    form = table.form("antony", "accept-challenge")
    assert form is not None
    assert form.fields == ()


@pytest.mark.rule("PROEL-08", "PROEL-14")
def test_the_challenged_may_call_friends_too() -> None:
    table = table_with_sworn_friends()
    table.act("octavian", "pass-turn").accepted_entries()
    send_challenge(table, "antony", "octavian", "minerva").accepted_entries()
    fields = {"amicitia": only_friendship_id(table), "companions": ["agrippa"]}
    petition = table.act("octavian", "accept-challenge", **fields).pending_petition_id()
    table.act("agrippa", "consent", petition=petition).accepted_entries()
    assert latest_battle(table).concursationes == 4


@pytest.mark.rule("PROEL-08")
def test_only_friends_on_the_spot_with_dice_fight_along() -> None:
    table = table_with_sworn_friends()
    together = {"amicitia": only_friendship_id(table), "companions": ["cassius"]}
    answer = send_challenge(table, "octavian", "antony", "minerva", **together)
    keys = [o.key for o in answer.assert_refused("PROEL-08")]
    assert {"not-blessed", "not-in-same-region", "needs-a-legio"} <= set(keys)
    table.act("agrippa", "move", to="asia_minor").accepted_entries()
    together["companions"] = ["agrippa"]
    send_challenge(table, "octavian", "antony", "minerva", **together).assert_refused_with(
        "not-in-same-region"
    )
    together["companions"] = ["octavian"]
    answer = send_challenge(table, "octavian", "antony", "minerva", **together)
    assert "named-twice" in [o.key for o in answer.assert_refused()]


@pytest.mark.rule("PROEL-08")
def test_a_friendship_that_is_named_comes_with_friends_who_are_free() -> None:
    table = table_with_sworn_friends(Table().with_("juno", place="greece"))
    known = only_friendship_id(table)
    send_challenge(table, "octavian", "antony", "minerva", amicitia=known).assert_refused_with(
        "name-your-friends"
    )
    table.act("octavian", "pass-turn").accepted_entries()
    table.act("antony", "pass-turn").accepted_entries()
    send_challenge(table, "agrippa", "antony", "minerva").accepted_entries()
    together = {"amicitia": known, "companions": ["agrippa"]}
    answer = send_challenge(table, "octavian", "antony", "juno", **together)
    about = [o.args for o in answer.assert_refused("PROEL-07") if o.key == "in-another-battle"]
    assert {"who": "who:agrippa"} in about


@pytest.mark.rule("PROEL-09", "AMIC-13")
def test_a_party_has_one_challenge_and_one_voice() -> None:
    table = table_with_party(table_with_sworn_friends())
    table.act("agrippa", "field-legions", dice={}).assert_refused_with("nothing-to-field")
    play_rounds(table, *[(3, 3)] * 3)
    roll_both_dice(table, 6, 5)
    settle_round(table).accepted_entries()
    send_challenge(table, "agrippa", "antony", "minerva").assert_refused("PROEL-11")


def table_with_party(table: Table) -> Table:
    """Return a table on which both characters fight Antony as one party."""
    together = {"amicitia": only_friendship_id(table), "companions": ["agrippa"]}
    return begin_battle(table, "octavian", "antony", "minerva", **together)


@pytest.mark.rule("PROEL-09")
def test_the_leader_chooses_the_dice_of_the_party() -> None:
    table = table_with_party(table_with_sworn_friends(others=3))
    assert latest_battle(table).stage == "fielding"
    dice = {f"octavian/{LC}": 1, f"agrippa/{LC}": 2}
    table.act("agrippa", "field-legions", dice=dice).assert_refused_with("leader-speaks")
    assert table.form("agrippa", "field-legions") is None
    table.act("octavian", "field-legions", dice=dice).accepted_entries()
    assert latest_battle(table).stage == "rolling"


@pytest.mark.rule("PROEL-09", "PROEL-21")
def test_every_die_stays_its_owners_and_so_does_what_it_wins() -> None:
    table = table_with_party(table_with_sworn_friends())
    roll_both_dice(table, 6, 1, first=f"agrippa/{LC}")
    settle_round(table).accepted_entries()
    table.assert_holdings("agrippa", legio_curialis=3).assert_holdings("octavian", legio_curialis=2)
    roll_both_dice(table, 1, 6, first=f"octavian/{LC}")
    settle_round(table).accepted_entries()
    table.assert_holdings("agrippa", legio_curialis=3).assert_holdings("octavian", legio_curialis=1)


@pytest.mark.rule("PROEL-09", "PROEL-21")
def test_the_leader_keeps_the_winnings_of_the_party_by_one_reading() -> None:
    table = table_with_party(table_with_sworn_friends(Table().with_reading("party.dice", "pool")))
    roll_both_dice(table, 6, 1, first=f"agrippa/{LC}")
    settle_round(table).accepted_entries()
    table.assert_holdings("agrippa", legio_curialis=2).assert_holdings("octavian", legio_curialis=3)


@pytest.mark.rule("PROEL-32")
def test_nobody_of_a_party_is_unprotected_while_one_has_a_legio() -> None:
    table = table_with_party(table_with_sworn_friends())
    for owner in ("octavian", "octavian", "agrippa"):
        roll_both_dice(table, 1, 6, first=f"{owner}/{LC}")
        settle_round(table).accepted_entries()
    roll_both_dice(table, 5, 4)
    settle_round(table).accepted_entries()
    table.assert_holdings("octavian", legio_curialis=0).assert_holdings("agrippa", legio_curialis=1)
    assert table.person("octavian").statuses == frozenset()


@pytest.mark.rule("PROEL-05", "PROEL-09")
def test_a_bacchant_fields_the_red_dice_of_the_god_beside_him() -> None:
    table = Table().with_("silenus", place="greece").with_("pansa", place="greece")
    table.with_("octavian", place="spain")
    table.at("aestas", 42).with_("minerva", place="greece").with_("cybele", place="egypt")
    for who in ("m_brutus", "cassius"):
        table.with_(who, place="parthia", legio_curialis=0)
    table.with_("antony", place="asia_minor", legio_curialis=2)
    table.set_fact("pansa", "god", "silenus")
    table.act("antony", "move", to="greece").accepted_entries()
    fields = {"target": "antony", "numen": "minerva"}
    petition = table.act("pansa", "challenge", **fields).pending_petition_id()
    assert set(table.state.kernel.petitions[petition].voices) == {"minerva", "silenus"}
    for voice in ("minerva", "silenus"):
        table.act(voice, "consent", petition=petition).accepted_entries()
    table.act("antony", "accept-challenge").accepted_entries()
    play_rounds(table, (5, 2), (3, 4))
    table.assert_holdings("silenus", legio_clientarum=4, legio_curialis=1)
    table.assert_holdings("antony", legio_curialis=1).assert_holdings("minerva", legio_clientarum=1)
    assert table.person("pansa").statuses == {"bacchant"}
