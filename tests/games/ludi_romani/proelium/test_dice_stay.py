"""PROEL-25: the legiones of fighters leave their purse only by the rounds of the battle."""

import pytest

from ledger.contract.form import Number
from ledger.games.ludi_romani.bonds import Debt
from tests.games.ludi_romani.battles import (
    begin_battle,
    duel_after_acceptance,
    duel_before_challenge,
    latest_battle,
    play_rounds,
    roll_both_dice,
    send_challenge,
    settle_round,
)
from tests.games.ludi_romani.curia import pass_bill, waiting_law_id, winter_with_consuls
from tests.games.ludi_romani.deed_scenes import meeting_with_war_god
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.numina.scenes import let_juppiter_take_shape
from tests.games.ludi_romani.proelium.scenes import attack_before_isis, scenario_14
from tests.games.ludi_romani.table import Answer, Table

LC, LCL = "legio_curialis", "legio_clientarum"
STAYS = "dice-stay-in-battle"


def refusal_keys(answer: Answer) -> list[str]:
    """Return the keys of a refusal."""
    return [objection.key for objection in answer.objections()]


def table_with_tyr() -> Table:
    """Octavian is in Greece, and Tyr has come to Greece after him."""
    table = duel_before_challenge(
        Table().with_("tyr_wotan", legio_clientarum=3).with_("pollio", denarius=1_000_000)
    )
    return table.set_fact("tyr_wotan", "place", "greece")


@pytest.mark.rule("PROEL-25", "PROEL-42", "MERC-20", "MERC-08")
def test_a_god_who_fights_like_a_mortal_hands_away_no_dice_either() -> None:
    gift = {"to": "pollio", "asset": LCL, "quantity": 1}
    sale = {"seller": "tyr_wotan", "asset": LCL, "quantity": 1}
    table = table_with_tyr()
    send_challenge(table, "octavian", "tyr_wotan", "minerva").accepted_entries()
    assert STAYS in refusal_keys(table.act("tyr_wotan", "give", **gift))
    table.act("tyr_wotan", "accept-challenge").accepted_entries()
    roll_both_dice(table, 6, 1)
    assert STAYS in refusal_keys(table.act("tyr_wotan", "give", **gift))
    assert STAYS in refusal_keys(table.act("pollio", "buy-legions", **sale))
    form = table.form("pollio", "buy-legions")
    assert form is not None
    assert "tyr_wotan" not in field_options(form.fields[0])
    settle_round(table).accepted_entries()
    table.assert_holdings("tyr_wotan", legio_clientarum=2)
    play_rounds(table, (3, 4), (3, 4))
    table.act("pollio", "buy-legions", by="tyr_wotan", **sale).accepted_entries()


@pytest.mark.rule("PROEL-25", "REX-08")
def test_a_fighting_god_gives_no_die_for_a_kings_capture() -> None:
    table = table_with_tyr().set_fact("pacorus", "place", "greece")
    converts = {"numen": "tyr_wotan"}
    assert STAYS not in refusal_keys(table.act("pacorus", "convert-legio", **converts))
    begin_battle(table, "octavian", "tyr_wotan", "minerva")
    assert STAYS in refusal_keys(table.act("pacorus", "convert-legio", **converts))
    table.change_reading("conversion.mode", "recolour").accepted_entries()
    assert STAYS not in refusal_keys(table.act("pacorus", "convert-legio", **converts))


@pytest.mark.rule("PROEL-25", "BACCH-06")
def test_a_god_whose_dice_a_bacchant_fields_gives_no_die() -> None:
    table = duel_before_challenge(
        Table().with_("dionysus", place="greece").with_("pollio", denarius=900_000), 1, 2
    )
    table.set_fact("octavian", "god", "dionysus")
    sale = {"seller": "dionysus", "asset": LCL, "quantity": 1}
    assert STAYS not in refusal_keys(table.act("pollio", "buy-legions", **{**sale, "quantity": 99}))
    petition = table.act(
        "octavian", "challenge", target="antony", numen="minerva"
    ).pending_petition_id()
    for who in ("minerva", "dionysus"):
        table.act(who, "consent", petition=petition).accepted_entries()
    table.act("antony", "accept-challenge").accepted_entries()
    assert STAYS in refusal_keys(table.act("pollio", "buy-legions", **sale))


@pytest.mark.rule("PROEL-25", "MERC-20")
def test_a_war_god_who_risks_nothing_gives_what_he_has_won() -> None:
    table = meeting_with_war_god("mars", "mars")
    table.act("mars", "provoke", target="octavian").accepted_entries()
    play_rounds(table, (6, 1))
    table.act_with_consent(
        "lepidus", "mars", "give", to="lepidus", asset=LC, quantity=1
    ).accepted_entries()


@pytest.mark.rule("PROEL-25", "LIM-02")
def test_excess_legiones_are_not_confiscated_during_a_battle() -> None:
    table = play_rounds(duel_after_acceptance(white=3, others=9), (1, 6), (1, 6))
    take = {"from_": "antony", LC: 1, LCL: 0}
    table.act("diana", "confiscate", **take).assert_refused_with(STAYS)
    form = table.form("diana", "confiscate")
    assert form is not None
    assert [objection.key for objection in form.blocked] == [STAYS]
    play_rounds(table, (3, 3))
    table.assert_holdings("antony", legio_curialis=10)


@pytest.mark.rule("PROEL-25", "MARE-07", "MARE-08")
def test_sea_gods_do_not_take_a_fighters_legiones() -> None:
    for ships, taken in ((1, {LC: 2}), (0, {LC: 1, LCL: 0, "denarius": 0, "to": "greece"})):
        table = duel_before_challenge(Table().with_("antony", classis=ships))
        table.act("antony", "sail", to="sicily").accepted_entries()
        table.act("antony", "sail", to="greece").accepted_entries()
        begin_battle(table, "octavian", "antony", "minerva")
        table.act("neptune", "catch", traveller="antony", **taken).assert_refused_with(STAYS)
        form = table.form("neptune", "catch", traveller="antony")
        assert form is not None
        if ships:
            assert [objection.key for objection in form.blocked] == [STAYS]
        else:
            numbers = [field.most for field in form.fields if isinstance(field, Number)]
            assert numbers[:2] == [0, 0]
            none = {**taken, LC: 0}
            table.act("neptune", "catch", traveller="antony", **none).accepted_entries()
        play_rounds(table, (1, 2), (1, 2), (1, 2))
        assert latest_battle(table).stage == "over"


@pytest.mark.rule("PROEL-25", "SEN-12", "SEN-16", "SEN-21")
@pytest.mark.parametrize("kind", ["imperium", "proscriptio", "caedes"])
def test_a_law_waits_for_the_end_of_an_attack_with_the_ring(kind: str) -> None:
    more = {"to": "agrippa", "quantity": 1} if kind == "imperium" else {}
    table = pass_bill(winter_with_consuls(), "cicero", kind, "antony", **more)
    table.set_fact("isis", "place", "asia_minor")
    table.act("pluto", "lend-ring", to="isauricus").accepted_entries()
    table.act("isauricus", "move", to="asia_minor").accepted_entries()
    attack_before_isis(table, target="antony")
    roll_both_dice(table, 6, 1)
    table.act("mars", "carry-out-law", bill=waiting_law_id(table)).assert_refused_with(STAYS)
    settle_round(table).accepted_entries()
    table.assert_holdings("isauricus", legio_curialis=1)
    play_rounds(table, (1, 1), (1, 1))
    table.act("mars", "carry-out-law", bill=waiting_law_id(table)).accepted_entries()


@pytest.mark.rule("PROEL-31")
def test_a_die_that_lies_there_and_is_taken_away_ends_the_battle_and_is_not_captured() -> None:
    table = roll_both_dice(duel_after_acceptance(white=1, others=1), 6, 1)
    fields = {"who": "antony", "asset": LC, "counted": 0, "because": "corrected"}
    table.act("fata", "book-difference", **fields).accepted_entries()
    assert (latest_battle(table).stage, latest_battle(table).why) == ("over", "disarmed")
    assert [one.result for one in latest_battle(table).rounds] == [""]
    table.assert_holdings("octavian", legio_curialis=1)


@pytest.mark.rule("PROEL-21", "PROEL-31")
def test_a_winner_captures_although_the_own_die_is_gone() -> None:
    table = roll_both_dice(duel_after_acceptance(white=1, others=1), 6, 1)
    fields = {"who": "octavian", "asset": LC, "counted": 0, "because": "corrected"}
    table.act("fata", "book-difference", **fields).accepted_entries()
    table.assert_holdings("octavian", legio_curialis=1).assert_holdings("antony", legio_curialis=0)


@pytest.mark.rule("RING-07", "RING-09", "PROEL-31")
@pytest.mark.parametrize("ghost", [False, True])
def test_rolled_dice_stand_when_the_ring_is_taken_back(*, ghost: bool) -> None:
    table = scenario_14(3, 0)
    if ghost:
        table.set_fact("isauricus", "status", "imago")
    roll_both_dice(attack_before_isis(table), 6, 1)
    isis = table.state.books.holding("isis", LC)
    to = {} if ghost else {"to": "asia_minor"}
    table.act("pluto", "reclaim-ring", **to).accepted_entries()
    table.assert_holdings("isauricus", legio_curialis=1).assert_holdings(
        "isis", legio_curialis=isis
    )
    assert table.person("isauricus").role == ("senator" if ghost else "imperator")


@pytest.mark.rule("PROEL-35", "NUM-01")
def test_juppiters_captures_in_a_war_gods_shape_are_his() -> None:
    table = let_juppiter_take_shape(
        meeting_with_war_god("juppiter", "mars").set_fact("juno", "place", "greece"), "mars"
    )
    forced = {"first": "juppiter", "second": "octavian", "numen": "juno"}
    table.act("juno", "force-battle", **forced).accepted_entries()
    play_rounds(table, (6, 1))
    assert table.state.books.balance("juppiter/spoils", LC) == 1
    assert table.state.books.balance("juno/spoils", LC) == 0


@pytest.mark.rule("PROEL-25", "PROEL-27", "DIV-03")
def test_battles_end_before_a_dos_is_repaid_when_the_season_ends() -> None:
    table = duel_after_acceptance(white=3)
    bonds = table.state.world.bonds
    table.replace_world_parts(bonds=bonds.with_debt(Debt("livia", "octavian", 50_000_000)))
    kinds = [entry.event.STORED for entry in table.season().accepted_entries()]
    over, repaid = (kinds.index(f"ludi_romani/{one}@1") for one in ("proelium-ended", "dos-repaid"))
    assert over < repaid
    table.assert_holdings("octavian", legio_curialis=0)
