"""Acts that players who are stewards together undo, once all have agreed."""

from typing import Any

import pytest

from tests.games.cursus_honorum.table import A, Answer, Table


@pytest.mark.rule("CUR-ROUND-04")
def test_undoing_a_stop_gives_the_dice_back() -> None:
    table = Table(3, "stewards: players\n").with_first_turn()
    table.act(A, "roll", 1, 1, 4).accepted_entries()
    first = table.act(A, "stop-rolling").accepted_entries()[0]
    table.assert_sheet(A, shame=1, pc=1)
    act_with_all_voices(table, A, "undo", entry=first.id)
    table.assert_sheet(A, shame=0, pc=0)
    assert (table.turn.step, table.turn.rolls) == ("roll", 1)
    table.act(A, "roll-again", 4, reroll=["die-3"]).accepted_entries()
    table.act(A, "stop-rolling").accepted_entries()
    table.assert_sheet(A, shame=1, pc=1)


def test_missed_upkeep_is_undone_with_the_dice() -> None:
    table = Table(3, "stewards: players\n").with_first_turn()
    table.act(A, "roll", 2, 2, 2).accepted_entries()
    first = table.act(A, "stop-rolling").accepted_entries()[0]
    table.assert_sheet(A, shame=2, wealth=9)
    act_with_all_voices(table, A, "undo", entry=first.id)
    table.assert_sheet(A, shame=0, wealth=0)


def act_with_all_voices(table: Table, by: str, act: str, **fields: Any) -> Answer:
    """Let players who are stewards do an act, with the consent of all others."""
    petition = table.act(by, act, **fields).pending_petition_id()
    answers = [
        table.act(who, "consent", petition=petition)
        for who in table.state.kernel.petitions[petition].voices
    ]
    return answers[-1]
