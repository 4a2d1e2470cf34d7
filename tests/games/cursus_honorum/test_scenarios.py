"""The worked scenarios, with their dice and exact figures."""

import pytest

from tests.games.cursus_honorum.scenes import roll_votes, table_at_votes
from tests.games.cursus_honorum.table import A, B, C, D, Table

LEVELS = [(0, 1), (2, 1), (3, 2), (6, 2), (7, 3), (11, 3), (12, 4), (18, 4)]


@pytest.mark.rule("CUR-DIG-01", "CUR-DIG-02", "CUR-DIG-03", "CUR-DIG-04", "CUR-DIG-06")
@pytest.mark.parametrize(("dignitas", "number"), LEVELS)
def test_s01_level_table(dignitas: int, number: int) -> None:
    shown = Table().set_holdings(A, dignitas=dignitas).public_sheet(A)["level"]
    assert shown["number"] == number
    assert (shown["dice"], shown["upkeep"]) == (number + 2, 2 * number)
    quick = (
        Table().with_reading("upkeep.table", "quick_reference").set_holdings(A, dignitas=dignitas)
    )
    assert quick.public_sheet(A)["level"]["upkeep"] == [2, 4, 8, 10][number - 1]


@pytest.mark.rule("CUR-DIG-06")
def test_s01_levels_that_begin_with_their_own_first_box() -> None:
    table = Table().with_reading("dignitas.level_begins", "first_box_of_level")
    dice = []
    for dignitas in (3, 4, 7, 8, 12, 13):
        table.set_holdings(A, dignitas=dignitas)
        dice.append(table.public_sheet(A)["level"]["dice"])
    assert dice == [3, 4, 4, 5, 5, 6]


@pytest.mark.rule("CUR-DICE-07", "CUR-DICE-08", "CUR-DIG-05")
def test_s02_first_turn() -> None:
    table = Table().with_first_turn()
    event = table.roll_once(A, 4, 4, 5, as_pc=1).event("rolling-stopped")
    assert event.pc == 8
    table.assert_sheet(A, pc=6)
    table.act(A, "advance", boxes=6).accepted_entries()
    table.assert_sheet(A, dignitas=6, pc=0, shame=0)
    shown = table.public_sheet(A)["level"]
    assert (shown["name"], shown["dice"]) == ("II", 4)


S03 = [
    (0, 5, 5, 0),
    (1, 5, 5, 0),
    (2, 5, 5, 1),
    (3, 5, 4, 0),
    (3, 0, 0, 2),
    (4, 5, 3, 0),
    (4, 1, 1, 3),
    (4, 0, 0, 3),
    (5, 12, 10, 0),
    (6, 2, 0, 0),
]
SIX_DICE_FREE = "levels: {{{}}}\n".format(
    ", ".join(
        f"{level}: {{dice: 6, upkeep: {{record_sheet: 0}}}}" for level in ("i", "ii", "iii", "iv")
    )
)


@pytest.mark.rule("CUR-DISAP-01", "CUR-DISAP-02", "CUR-DISAP-03", "CUR-DISAP-04")
@pytest.mark.parametrize(("ones", "before", "after", "shame"), S03)
def test_s03_disapproval(ones: int, before: int, after: int, shame: int) -> None:
    table = Table(scenario=SIX_DICE_FREE).set_holdings(A, dignitas=before).with_first_turn()
    table.roll_once(A, *[1] * ones, *[2] * (6 - ones)).accepted_entries()
    table.assert_sheet(A, dignitas=after, shame=shame)


@pytest.mark.rule("CUR-UPK-02", "CUR-UPK-03")
@pytest.mark.parametrize("reading", ["forfeit", "keep"])
def test_s04_upkeep_not_met_drops_a_level(reading: str) -> None:
    table = (
        Table(2)
        .with_reading("upkeep.unpaid_capital", reading)
        .set_holdings(A, dignitas=7)
        .with_first_turn()
    )
    table.roll_once(A, 4, 5, 2, 2, 2, as_pc=1).accepted_entries()
    table.assert_sheet(A, dignitas=6, shame=0)
    assert table.public_sheet(A)["level"]["name"] == "II"
    if reading == "keep":
        table.act(A, "advance", boxes=5).accepted_entries()
        table.assert_sheet(A, dignitas=11, pc=0)
    else:
        table.assert_sheet(A, pc=0)
        table.skip_to_round(2).act(A, "roll", 2, 2, 2, 2).accepted_entries()


@pytest.mark.rule("CUR-UPK-04")
def test_s05_upkeep_not_met_at_the_bottom() -> None:
    table = Table(scenario="rolling: {gains: {political_capital: 1}}\n").with_first_turn()
    assert table.roll_once(A, 4, 2, 2).event("upkeep-missed").capital == 1
    table.assert_sheet(A, dignitas=0, shame=2, pc=0)


@pytest.mark.rule("CUR-ATT-01", "CUR-ATT-02", "CUR-ATT-03")
def test_s07_political_attacks() -> None:
    table = Table(2 + 1, "levels: {ii: {upkeep: {record_sheet: 0}}}\n")
    table.set_holdings(A, dignitas=4).set_holdings(B, dignitas=3).with_first_turn()
    table.roll_once(A, 6, 6, 6, 2).accepted_entries()
    table.act(A, "attack", targets={B: 2, C: 1}).accepted_entries()
    table.assert_sheet(A, dignitas=6).assert_sheet(B, dignitas=1).assert_sheet(
        C, dignitas=0, shame=1
    )
    table.act(A, "end-turn").accepted_entries()
    table.act(B, "roll", 2, 2, 2).accepted_entries()


@pytest.mark.rule("CUR-ATT-02", "CUR-ATT-03")
def test_s07_at_the_top_and_at_the_bottom() -> None:
    table = Table().set_holdings(A, dignitas=18).set_holdings(B, dignitas=1).with_first_turn()
    table.roll_once(A, 6, 6, 4, 4, 4, 4).accepted_entries()
    table.act(A, "attack", targets={B: 2}).accepted_entries()
    table.assert_sheet(A, dignitas=18).assert_sheet(B, dignitas=0, shame=1)


@pytest.mark.rule("CUR-SKILL-01", "CUR-SKILL-02", "CUR-SKILL-03")
def test_s08_skills() -> None:
    table = Table(2, "rolling: {gains: {skill: 1}}\n").skip_to_round(3)
    table.roll_once(A, 3, 3, 4).accepted_entries()
    table.act(A, "train", boxes={"oratory": 2}).accepted_entries()
    table.skip_to_round(4).roll_once(A, 3, 3, 3).accepted_entries()
    table.act(A, "train", boxes={"oratory": 1, "common_touch": 2}).accepted_entries()
    table.assert_sheet(A, oratory=3, common_touch=2)
    assert table.public_sheet(A)["income"]["skills"] == 0
    assert table.skip_to_round(5).public_sheet(A)["income"]["skills"] == 1


@pytest.mark.rule("CUR-PC-01", "CUR-OFF-07", "CUR-SKILL-02")
@pytest.mark.parametrize(("reading", "fifth"), [("highest_held", 5), ("sum_of_held", 6)])
def test_s09_capital_each_turn(reading: str, fifth: int) -> None:
    table = Table(2).with_reading("offices.bonus", reading).with_first_turn()
    shown = {1: table.public_sheet(A)["income"]["total"]}
    table.set_holdings(A, quaestor=1).skip_to_round(2)
    shown[2] = table.public_sheet(A)["income"]["total"]
    table.set_holdings(A, oratory=3).skip_to_round(3)
    shown[3] = table.public_sheet(A)["income"]["total"]
    table.skip_to_round(4).set_holdings(A, praetor=1, monomachy=3).skip_to_round(5)
    shown[5] = table.public_sheet(A)["income"]["total"]
    assert shown == {1: 0, 2: 1, 3: 2, 5: fifth}


@pytest.mark.rule("CUR-ELECT-08")
def test_s11_nobody_reaches_the_minimum() -> None:
    table = Table(2).set_holdings(A, dignitas=3).set_holdings(B, dignitas=3)
    table_at_votes(table, aemilius="consul", claudius="consul")
    roll_votes(table, A, 4, 4, 4, 3).accepted_entries()
    nobody = roll_votes(table, B, 3, 3, 3, 3).event("nobody-elected")
    assert (nobody.best, nobody.needed) == (15, 16)
    assert table.seen()["table"]["honores"]["consul"] == []
    consul = next(o for o in table.seen()["sheet"]["offices"] if o["id"] == "consul")
    assert (consul["open"], consul["points"]) == (True, 8)


@pytest.mark.rule("CUR-ELECT-07", "CUR-OFF-03")
def test_s12_most_votes_win_not_most_dice() -> None:
    table = Table(2).set_holdings(A, dignitas=3)
    table_at_votes(table, aemilius="aedile", claudius="aedile")
    roll_votes(table, A, 1, 1, 2, 2).accepted_entries()
    won = roll_votes(table, B, 3, 2, 3).event("office-won")
    assert (won.who, won.order, won.votes) == (B, 1, 8)
    sheet = table.public_sheet(B)
    assert (sheet["score"], sheet["income"]["office"]) == (4, 2)


S14 = {
    "aedile": [4, 2, 0, 0],
    "praetor": [6, 4, 2, 0],
    "consul": [8, 6, 4, 2],
    "censor": [9, 7, 5, 3],
    "tribune": [2, 2, 2, 2],
    "quaestor": [2, 2, 2, 2],
}


@pytest.mark.rule("CUR-VP-03", "CUR-VP-02")
def test_s14_falling_values() -> None:
    for reading, consul in (("as_printed", [8, 6, 4, 2]), ("as_in_example", [6, 4, 2, 0])):
        table = Table().with_reading("offices.consul_points", reading)
        for who in (A, B, C, D):
            table.set_holdings(who, **dict.fromkeys(S14, 1))
        for place, who in enumerate((A, B, C, D)):
            shown = {o["office"]: o["points"] for o in table.public_sheet(who)["offices"]}
            expected = {**S14, "consul": consul}
            assert shown == {office: points[place] for office, points in expected.items()}


@pytest.mark.rule("CUR-VP-01", "CUR-VP-02", "CUR-VP-03", "CUR-VP-04")
def test_s15_final_score() -> None:
    table = Table().set_holdings(B, quaestor=1, aedile=1).set_holdings(C, quaestor=1)
    table.set_holdings(
        A, roman_domus=1, statue=1, quaestor=1, aedile=1, consul=1, oratory=3, shame=5
    )
    offices = {o["office"]: o["order"] for o in table.public_sheet(A)["offices"]}
    assert offices == {"quaestor": 3, "aedile": 2, "consul": 1}
    assert table.public_sheet(A)["score"] == 19


@pytest.mark.rule("CUR-LUX-01", "CUR-LUX-04", "CUR-LUX-05", "CUR-WEALTH-01")
def test_s16_luxuries() -> None:
    table = Table(2).set_holdings(A, wealth=9).with_first_turn()
    table.roll_once(A, 4, 4, 4).accepted_entries()
    offered = table.form(A, "buy")
    assert offered is not None
    table.act(A, "buy", luxury="statue").assert_refused("CUR-LUX-04")
    table.act(A, "buy", luxury="victory_temple").assert_refused("CUR-LUX-05", "CUR-WEALTH-01")
    table.set_holdings(A, consul=1)
    table.act(A, "buy", luxury="statue").accepted_entries()
    table.assert_sheet(A, wealth=1)
    table.act(A, "buy", luxury="statue").assert_refused("CUR-LUX-01", "CUR-WEALTH-01")
    table.act(A, "buy", luxury="roman_domus").assert_refused("CUR-WEALTH-01")


@pytest.mark.rule("CUR-DICE-02", "CUR-DICE-03")
def test_s18_rolling_limits() -> None:
    table = Table().with_first_turn()
    table.act(A, "roll", 1, 3, 6).accepted_entries()
    table.act(A, "roll-again", reroll=["die-1", "die-3"]).assert_refused("CUR-DICE-03")
    table.act(A, "roll-again", 2, reroll=["die-3"]).accepted_entries()
    table.act(A, "roll-again", reroll=["die-1"]).assert_refused("CUR-DICE-03")
    table.act(A, "roll-again", 4, reroll=["die-3"]).accepted_entries()
    table.act(A, "roll-again", reroll=["die-3"]).assert_refused("CUR-DICE-02")
    assert [die.face for die in table.turn.dice] == [1, 3, 4]


@pytest.mark.rule("CUR-ELECT-01", "CUR-ELECT-02", "CUR-ELECT-03", "CUR-ELECT-04", "CUR-ELECT-05")
def test_s19_candidacies() -> None:
    table = Table().set_holdings(C, aedile=1).skip_to_round(2).open_candidacies()
    table.act(A, "run-for", office="aedile").accepted_entries()
    table.act(A, "run-for", office="praetor").assert_refused("CUR-ELECT-03")
    table.act(B, "run-for", office="aedile").accepted_entries()
    table.act(C, "run-for", office="aedile").assert_refused("CUR-ELECT-05")
    table.act(C, "run-for", office="consul").accepted_entries()
    closed = table.act(D, "ready").event("candidacies-closed")
    assert closed.contests == {"aedile": (A, B), "consul": (C,)}


@pytest.mark.rule("CUR-END-01", "CUR-OFF-06", "CUR-ELECT-05")
def test_s21_end_of_the_game() -> None:
    table = (
        Table()
        .set_holdings(A, dignitas=7)
        .set_holdings(B, dignitas=7)
        .set_holdings(C, dignitas=7)
        .skip_to_round(6)
    )
    table_at_votes(table, aemilius="censor")
    assert roll_votes(table, A, 4, 4, 4, 3, 3).event("office-won").order == 1
    table.skip_to_round(8).open_candidacies()
    table.act(A, "run-for", office="censor").assert_refused("CUR-ELECT-05")
    table.act(B, "run-for", office="censor").accepted_entries()
    table.act(C, "run-for", office="praetor").accepted_entries()
    table.act(D, "run-for", office="praetor").accepted_entries()
    table.act(A, "ready").accepted_entries()
    assert roll_votes(table, B, 4, 4, 4, 4, 3).entry_names() == ["votes-cast", "office-won"]
    roll_votes(table, D, 2, 2, 2).accepted_entries()
    answer = roll_votes(table, C, 3, 3, 3, 3, 3)
    assert answer.entry_names() == ["votes-cast", "office-won", "game-ended"]
    assert answer.event("game-ended").scores == {A: 9, B: 7, C: 6, D: 0}


@pytest.mark.rule("CUR-END-02")
def test_s22_end_by_agreement() -> None:
    table = Table().set_holdings(C, consul=1).skip_to_round(5)
    for who in (A, B, C):
        assert table.act(who, "agree-to-end").entry_names() == ["end-agreed"]
    table.act(A, "roll", 2, 2, 2).accepted_entries()
    ended = table.act(D, "agree-to-end").event("game-ended")
    assert ended.scores == {A: 0, B: 0, C: 8, D: 0}


@pytest.mark.rule("CUR-OFF-05", "CUR-META-02")
def test_s23_a_ruling_on_the_consulship_counts_from_then_on() -> None:
    table = Table().set_holdings(A, consul=1).skip_to_round(2)
    before = table.seen()
    table.change_reading("offices.consul_points", "as_in_example").accepted_entries()
    after = table.seen()
    key = f"person/{A}"
    assert (before[key]["score"], after[key]["score"]) == (8, 6)
    assert after["switches"]["flipped"] == {"offices.consul_points": "as_in_example"}
    table.set_holdings(B, consul=1)
    assert table.public_sheet(B)["score"] == 4
