"""Screens get the battles in the slice `proelia`."""

import pytest

from ledger.games.ludi_romani.goods import CURIALIS
from tests.games.ludi_romani.battles import (
    choose_option,
    duel_after_acceptance,
    duel_before_challenge,
    latest_battle,
    play_rounds,
    send_challenge,
    settle_round,
)
from tests.games.ludi_romani.proelium.scenes import awaited_acts, public_battle
from tests.games.ludi_romani.table import MACHINE, Table


def test_everybody_sees_the_open_duties_of_a_battle() -> None:
    table = duel_before_challenge(Table().with_("octavian", legio_clientarum=1), white=2, others=2)
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()
    assert awaited_acts(table) == [("antony", "answer")]
    assert public_battle(table)["must"] == "PROEL-14"
    table.act("antony", "accept-challenge").accepted_entries()
    assert awaited_acts(table) == [("octavian", "field")]
    table.act("octavian", "field-legions", dice={f"octavian/{CURIALIS}": 2}).accepted_entries()
    assert awaited_acts(table) == [("octavian", "roll"), ("antony", "roll")]
    table.context.dice = [4]
    table.act("antony", "roll-dice").accepted_entries()
    assert awaited_acts(table) == [("octavian", "roll")]
    table.act("minerva", "use-battle-dice", value="table").assert_refused_with("round-under-way")
    table.context.dice = [6]
    table.act("octavian", "roll-dice").accepted_entries()
    assert awaited_acts(table) == [("minerva", "settle")]
    settle_round(table).accepted_entries()
    table.act("minerva", "use-battle-dice", value="table").accepted_entries()
    assert awaited_acts(table) == [("minerva", "roll")]
    assert public_battle(table)["dice"] == "table"


def test_dice_are_shown_with_their_changes() -> None:
    table = duel_after_acceptance()
    table.context.dice = [4, 3]
    thrown = {
        who: table.act(who, "roll-dice").accepted_entries()[0].id for who in ("antony", "octavian")
    }
    turned = table.act("fortuna", "turn-fortune", leader="octavian", change=3).accepted_entries()[0]
    shown = public_battle(table)
    assert (shown["id"], shown["place"], shown["presider"]) == ("proelium-1", "greece", "minerva")
    assert shown["concursationes"] == 3
    assert shown["rounds"] == [
        {
            "number": 1,
            "throws": [
                {"owner": "octavian", "kind": CURIALIS, "face": 3, "entry": thrown["octavian"]},
                {"owner": "antony", "kind": CURIALIS, "face": 4, "entry": thrown["antony"]},
            ],
            "touches": [{"how": "fortuna", "by": "fortuna", "side": 0, "n": 3, "entry": turned.id}],
            "totals": [6, 4],
            "result": "",
            "winner": -1,
            "fallen": ["", ""],
        }
    ]
    assert shown["sides"][0]["corps"] == [
        {"owner": "octavian", "kind": CURIALIS, "present": 3, "fielded": 3, "thrown": 1}
    ]
    assert (shown["sides"][0]["left"], shown["sides"][0]["leader"]) == (2, "octavian")
    settle_round(table).accepted_entries()
    last = public_battle(table)["rounds"][0]
    assert (last["result"], last["winner"], last["totals"]) == ("captured", 0, [6, 4])


def test_a_dispute_over_presiding_awaits_the_fates() -> None:
    table = duel_after_acceptance(Table().with_("diana", place="greece"))
    table.act("diana", "claim-battle", proelium="proelium-1").accepted_entries()
    assert public_battle(table)["disputed"]
    assert ("fata", "preside") in awaited_acts(table)


def test_a_finished_battle_shows_duties_and_result() -> None:
    table = Table().with_("antony", legio_clientarum=2)
    table = duel_after_acceptance(table, white=1, others=8)
    table.act("antony", "field-legions", dice={f"antony/{CURIALIS}": 1}).accepted_entries()
    play_rounds(table, (1, 6))
    shown = public_battle(table)
    assert (shown["stage"], shown["why"], shown["unprotected"]) == (
        "aftermath",
        "fought",
        ["octavian"],
    )
    assert awaited_acts(table) == [("antony", "yield")]
    choose_option(table, "antony", "above-ten", "1").accepted_entries()
    assert public_battle(table)["stage"] == "over"
    assert awaited_acts(table) == []


def test_a_rex_is_awaited_to_convert() -> None:
    table = Table().at("aestas", 42).with_("cybele", place="egypt").with_("diana", place="gaul")
    table.with_("bogud", place="gaul", legio_clientarum=1)
    table.with_("lepidus", place="spain", legio_curialis=1)
    table.act("lepidus", "move", to="gaul").accepted_entries()
    send_challenge(table, "bogud", "lepidus", "diana").accepted_entries()
    table.act("lepidus", "accept-challenge").accepted_entries()
    play_rounds(table, (6, 1))
    assert awaited_acts(table) == [("bogud", "convert")]
    assert latest_battle(table).pending == ("bogud",)


@pytest.mark.parametrize(
    ("who", "rule"), [("antony", "PROEL-10"), ("minerva", "PROEL-20"), ("fortuna", "PROEL-44")]
)
def test_reminders_of_battles_reach_these_characters(who: str, rule: str) -> None:
    table = duel_before_challenge()
    assert rule not in MACHINE.rules.phones.reminders(table.state, who)
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()
    assert rule in MACHINE.rules.phones.reminders(table.state, who)
