"""The moves of a sensible bot."""

import pytest

from ledger.contract.form import Move
from tests.games.cursus_honorum.scenes import table_at_votes
from tests.games.cursus_honorum.table import A, B, C, D, Table


def next_bot_move(table: Table, who: str = A) -> Move | None:
    """Return the next move of a sensible bot."""
    return table.next_bot_move(who)


def test_a_bot_begins_and_then_rolls() -> None:
    assert next_bot_move(Table(2), B) == Move("begin", {})
    agreed = Table(2).with_reading("round.first_player", "by_agreement")
    assert next_bot_move(agreed, B) == Move("begin", {"who": B})
    table = Table(2).with_first_turn()
    assert next_bot_move(table) == Move("roll", {})
    assert next_bot_move(table, B) is None


def test_dice_that_bring_no_capital_are_rolled_again_until_the_upkeep_is_met() -> None:
    table = Table().set_holdings(A, dignitas=3).with_first_turn()
    table.act(A, "roll", 4, 1, 2, 3).accepted_entries()
    assert next_bot_move(table) == Move("roll-again", {"reroll": ["die-3", "die-4"]})
    table.act(A, "roll-again", 5, 2, reroll=["die-3", "die-4"]).accepted_entries()
    assert next_bot_move(table) == Move("stop-rolling", {"as_pc": 1})


@pytest.mark.rule("CUR-UPK-01")
def test_a_bot_counts_the_upkeep_of_the_level_that_disapproval_leaves() -> None:
    table = Table().set_holdings(A, dignitas=7).with_first_turn()
    table.act(A, "roll", 1, 1, 1, 4, 2).accepted_entries()
    assert next_bot_move(table) == Move("roll-again", {"reroll": ["die-5"]})
    table.act(A, "roll-again", 5, reroll=["die-5"]).accepted_entries()
    assert next_bot_move(table) == Move("stop-rolling", {"as_pc": 1})


@pytest.mark.rule("CUR-PC-03")
def test_a_bot_counts_the_capital_it_has_saved() -> None:
    table = Table(2).with_reading("dignitas.leftover_capital", "saved").with_first_turn()
    table.roll_once(A, 4, 4, 2).accepted_entries()
    table.act(A, "end-turn").accepted_entries()
    table.assert_sheet(A, pc=4).skip_to_round(2)
    table.act(A, "roll", 2, 2, 2).accepted_entries()
    assert table.seen()["table"]["turn"]["pc"] == 4
    assert next_bot_move(table) == Move("stop-rolling", {})


def test_rolling_stops_after_the_third_roll() -> None:
    table = Table(scenario="rolling: {rolls: 1}\n").with_first_turn()
    table.act(A, "roll", 2, 2, 2).accepted_entries()
    assert next_bot_move(table) == Move("stop-rolling", {})
    free = (
        Table(scenario="rolling: {rolls: 1}\n")
        .with_reading("upkeep.voluntary", value=True)
        .with_first_turn()
    )
    free.act(A, "roll", 2, 2, 2).accepted_entries()
    assert next_bot_move(free) == Move("stop-rolling", {"upkeep": "pay"})


def test_choice_dice_are_skill_at_the_top_once_the_upkeep_is_met() -> None:
    table = Table().set_holdings(A, dignitas=18).with_first_turn()
    table.act(A, "roll", 4, 4, 4, 5, 2, 2).accepted_entries()
    assert next_bot_move(table) == Move("stop-rolling", {"as_pc": 0})


def test_capital_goes_into_dignitas_attacks_to_the_leader_points_to_oratory() -> None:
    table = (
        Table()
        .set_holdings(A, wealth=9)
        .set_holdings(B, dignitas=2)
        .set_holdings(C, dignitas=1, aedile=1)
    )
    table.set_holdings(D, consul=1).with_first_turn()
    table.roll_once(A, 4, 6, 3).accepted_entries()
    done = [
        Move("advance", {"boxes": 1}),
        Move("attack", {"targets": {C: 1}}),
        Move("train", {"boxes": {"oratory": 3}}),
        Move("buy", {"luxury": "legendary_lineage"}),
        Move("end-turn", {}),
    ]
    for expected in done:
        move = next_bot_move(table)
        assert move == expected
        table.act(A, expected.act, **expected.fields).accepted_entries()


def test_a_bot_attacks_the_leader_if_no_rival_has_dignitas() -> None:
    table = Table().set_holdings(D, consul=1).with_first_turn()
    table.roll_once(A, 4, 6, 2).accepted_entries()
    table.act(A, "advance", boxes=1).accepted_entries()
    assert next_bot_move(table) == Move("attack", {"targets": {D: 1}})


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
    table = Table().set_holdings(A, dignitas=dignitas, **dict.fromkeys(held, 1)).open_candidacies()
    assert next_bot_move(table) == Move("run-for", {"office": office})
    table.act(A, "run-for", office=office).accepted_entries()
    assert next_bot_move(table) is None


def test_a_bot_stands_for_no_office_that_it_cannot_win() -> None:
    table = Table(scenario="offices: {censor: {votes: 40}}\n")
    table.set_holdings(
        A, **dict.fromkeys(("quaestor", "tribune", "aedile", "praetor", "consul"), 1)
    ).open_candidacies()
    assert next_bot_move(table) == Move("ready", {})
    table.set_holdings(A, censor=1)
    assert next_bot_move(table) == Move("ready", {})


def test_candidates_roll_for_votes_and_others_wait() -> None:
    table = table_at_votes(Table(), aemilius="aedile")
    assert next_bot_move(table) == Move("cast-votes", {})
    assert next_bot_move(table, B) is None


def test_a_bot_does_not_keep_others_from_ending_the_game() -> None:
    table = Table().with_first_turn()
    assert next_bot_move(table, B) is None
    table.act(C, "agree-to-end").accepted_entries()
    assert next_bot_move(table, B) == Move("agree-to-end", {})
    assert next_bot_move(table, C) is None


def test_a_bot_makes_up_faces_at_a_table_with_its_own_dice() -> None:
    table = Table(2, "dice: table\n")
    begin = next_bot_move(table)
    assert begin is not None
    assert begin.fields["dice"][0] in (1, 2)
    table.with_first_turn()
    roll = next_bot_move(table)
    assert roll is not None
    assert len(roll.fields["dice"]) == 3
    assert set(roll.fields["dice"]) <= set(range(1, 7))
    table.act(A, "roll", dice=[2, 2, 3]).accepted_entries()
    again = next_bot_move(table)
    assert again is not None
    assert len(again.fields["dice"]) == len(again.fields["reroll"]) == 3
