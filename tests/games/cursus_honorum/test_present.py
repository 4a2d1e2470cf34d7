"""An act that does not name its turn belongs to the turn of its petition."""

import pytest

from ledger.kernel.vocabulary.request import Request
from tests.games.cursus_honorum.table import A, B, Table

AGAIN = {"reroll": ["die-3"], "dice": [6]}


@pytest.mark.rule("CUR-DICE-02", "CUR-SETUP-02")
def test_dice_of_a_petition_do_not_count_in_a_later_turn() -> None:
    table = Table(2, "dice: table\n").with_first_turn()
    roll_three_times(table)
    appeal = table.next_id()
    asked = {"about": "roll-again", "fields": AGAIN}
    seq = table.state.period.seq
    table.decide(Request(appeal, f"{A}-1", "appeal", A, seq, asked)).accepted_entries()
    table.set_game_course("turn", about=B).accepted_entries()
    table.set_game_course("turn", about=A).accepted_entries()
    table.act(A, "roll", dice=[2, 3, 4]).accepted_entries()
    ruling = Request(
        table.next_id(),
        "host-1",
        "roll-again",
        A,
        seq,
        AGAIN,
        recorder="host",
        waive=("CUR-DICE-02",),
        reason="as asked",
        appeal=appeal,
    )
    table.decide(ruling).assert_refused_with("matter-over")


def roll_three_times(table: Table) -> None:
    """Return a table where A has rolled three times, and a fourth roll is refused."""
    table.act(A, "roll", dice=[1, 1, 4]).accepted_entries()
    for _ in range(2):
        table.act(A, "roll-again", reroll=["die-3"], dice=[4]).accepted_entries()
    table.act(A, "roll-again", **AGAIN).assert_refused("CUR-DICE-02")
