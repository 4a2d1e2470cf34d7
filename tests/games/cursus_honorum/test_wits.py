"""The moves of a sensible bot."""

import pytest

from ledger.contract.form import Move
from tests.games.cursus_honorum.scenes import standing
from tests.games.cursus_honorum.table import A, B, C, D, Table


def wish(table: Table, who: str = A) -> Move | None:
    """Return the next move of a sensible bot."""
    return table.wish(who)


def test_a_bot_begins_and_then_rolls() -> None:
    assert wish(Table(2), B) == Move("begin", {})
    agreed = Table(2).reading("round.first_player", "by_agreement")
    assert wish(agreed, B) == Move("begin", {"who": B})
    table = Table(2).begun()
    assert wish(table) == Move("roll", {})
    assert wish(table, B) is None


def test_dice_that_bring_no_capital_are_rolled_again_until_the_upkeep_is_met() -> None:
    table = Table().has(A, dignitas=3).begun()
    table.act(A, "roll", 4, 1, 2, 3).accepted()
    assert wish(table) == Move("roll-again", {"reroll": ["die-3", "die-4"]})
    table.act(A, "roll-again", 5, 2, reroll=["die-3", "die-4"]).accepted()
    assert wish(table) == Move("stop-rolling", {"as_pc": 1})


@pytest.mark.rule("CUR-UPK-01")
def test_a_bot_counts_the_upkeep_of_the_level_that_disapproval_leaves() -> None:
    table = Table().has(A, dignitas=7).begun()
    table.act(A, "roll", 1, 1, 1, 4, 2).accepted()
    assert wish(table) == Move("roll-again", {"reroll": ["die-5"]})
    table.act(A, "roll-again", 5, reroll=["die-5"]).accepted()
    assert wish(table) == Move("stop-rolling", {"as_pc": 1})


@pytest.mark.rule("CUR-PC-03")
def test_a_bot_counts_the_capital_it_has_saved() -> None:
    table = Table(2).reading("dignitas.leftover_capital", "saved").begun()
    table.hand(A, 4, 4, 2).accepted()
    table.act(A, "end-turn").accepted()
    table.shows(A, pc=4).at_round(2)
    table.act(A, "roll", 2, 2, 2).accepted()
    assert table.seen()["table"]["turn"]["pc"] == 4
    assert wish(table) == Move("stop-rolling", {})


def test_rolling_stops_after_the_third_roll() -> None:
    table = Table(scenario="rolling: {rolls: 1}\n").begun()
    table.act(A, "roll", 2, 2, 2).accepted()
    assert wish(table) == Move("stop-rolling", {})
    free = Table(scenario="rolling: {rolls: 1}\n").reading("upkeep.voluntary", value=True).begun()
    free.act(A, "roll", 2, 2, 2).accepted()
    assert wish(free) == Move("stop-rolling", {"upkeep": "pay"})


def test_choice_dice_are_skill_at_the_top_once_the_upkeep_is_met() -> None:
    table = Table().has(A, dignitas=18).begun()
    table.act(A, "roll", 4, 4, 4, 5, 2, 2).accepted()
    assert wish(table) == Move("stop-rolling", {"as_pc": 0})


def test_capital_goes_into_dignitas_attacks_to_the_leader_points_to_oratory() -> None:
    table = Table().has(A, wealth=9).has(B, dignitas=2).has(C, dignitas=1, aedile=1)
    table.has(D, consul=1).begun()
    table.hand(A, 4, 6, 3).accepted()
    done = [
        Move("advance", {"boxes": 1}),
        Move("attack", {"targets": {C: 1}}),
        Move("train", {"boxes": {"oratory": 3}}),
        Move("buy", {"luxury": "legendary_lineage"}),
        Move("end-turn", {}),
    ]
    for expected in done:
        move = wish(table)
        assert move == expected
        table.act(A, expected.act, **expected.fields).accepted()


def test_a_bot_attacks_the_leader_if_no_rival_has_dignitas() -> None:
    table = Table().has(D, consul=1).begun()
    table.hand(A, 4, 6, 2).accepted()
    table.act(A, "advance", boxes=1).accepted()
    assert wish(table) == Move("attack", {"targets": {D: 1}})


@pytest.mark.parametrize(
    ("dignitas", "held", "office"),
    [
        (0, (), "praetor"),
        (7, (), "consul"),
        (12, (), "censor"),
        (12, ("censor", "consul"), "praetor"),
    ],
)
def test_a_bot_stands_for_the_highest_office_that_an_average_throw_wins(
    dignitas: int, held: tuple[str, ...], office: str
) -> None:
    table = Table().has(A, dignitas=dignitas, **dict.fromkeys(held, 1)).voting()
    assert wish(table) == Move("run-for", {"office": office})
    table.act(A, "run-for", office=office).accepted()
    assert wish(table) is None


def test_a_bot_stands_for_no_office_that_it_cannot_win() -> None:
    table = Table(scenario="offices: {censor: {votes: 40}}\n")
    table.has(
        A, **dict.fromkeys(("quaestor", "tribune", "aedile", "praetor", "consul"), 1)
    ).voting()
    assert wish(table) == Move("ready", {})
    table.has(A, censor=1)
    assert wish(table) == Move("ready", {})


def test_candidates_roll_for_votes_and_others_wait() -> None:
    table = standing(Table(), aemilius="aedile")
    assert wish(table) == Move("cast-votes", {})
    assert wish(table, B) is None


def test_a_bot_does_not_keep_others_from_ending_the_game() -> None:
    table = Table().begun()
    assert wish(table, B) is None
    table.act(C, "agree-to-end").accepted()
    assert wish(table, B) == Move("agree-to-end", {})
    assert wish(table, C) is None


def test_a_bot_makes_up_faces_at_a_table_with_its_own_dice() -> None:
    table = Table(2, "dice: table\n")
    begin = wish(table)
    assert begin is not None
    assert begin.fields["dice"][0] in (1, 2)
    table.begun()
    roll = wish(table)
    assert roll is not None
    assert len(roll.fields["dice"]) == 3
    assert set(roll.fields["dice"]) <= set(range(1, 7))
    table.act(A, "roll", dice=[2, 2, 3]).accepted()
    again = wish(table)
    assert again is not None
    assert len(again.fields["dice"]) == len(again.fields["reroll"]) == 3
