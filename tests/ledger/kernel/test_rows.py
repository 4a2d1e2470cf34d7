"""Forms with a row for each of several pieces, and steps in order in each row."""

from random import Random

import pytest

from api.rehearsal.form_filler import fill_form, fits_form
from ledger.contract.form import Rows
from ledger.kernel.previewing.preview import state_known_to
from ledger.kernel.vocabulary.request import Accepted
from ledger.record.audience import Viewer
from tests.toy.errands import DAYLIGHT, ERRANDS_GAME
from tests.toy.world import CHILDREN
from tests.toy.yard import YardGame, message_keys_of_refusal

ACT = "send-on-errands"


@pytest.fixture
def errands() -> YardGame:
    """Return a game in which the aunt may send the children on errands."""
    return YardGame(rules=ERRANDS_GAME)


def test_every_offered_way_to_fill_in_rows_is_accepted(errands: YardGame) -> None:
    known = state_known_to(errands.machine, errands.state, Viewer(frozenset({"aunt"})))
    lengths = set[int]()
    for seed in range(60):
        filled = fill_form(errands.machine, known, "aunt", ACT, Random(seed))
        assert filled is not None
        assert fits_form(errands.machine, known, "aunt", ACT, filled)
        answer = errands.send_command("aunt", ACT, id=f"errands-{seed}", **filled)
        assert isinstance(answer, Accepted), (filled, answer)
        lengths.add(sum(map(len, filled["ways"].values())))
    assert max(lengths) == DAYLIGHT


@pytest.mark.parametrize(
    ("ways", "key"),
    [
        ({"ada": ["wall"]}, "no-such-way"),
        ({"ada": ["bench", "well", "bench", "well"]}, "no-such-way"),
        ({"ada": ["bench", "wall", "bench"], "bea": ["well", "bench", "well"]}, "too-dark"),
        ({"nurse": ["bench"]}, "children-only"),
    ],
)
def test_a_step_that_its_row_does_not_offer_is_refused(
    errands: YardGame, ways: dict[str, list[str]], key: str
) -> None:
    assert message_keys_of_refusal(errands.expect_refusal("aunt", ACT, ways=ways)) == [key]


def test_a_dry_run_tells_filled_rows_from_impossible_ones(
    errands: YardGame,
) -> None:
    found = errands.dry_run("aunt", ACT, ways={"ada": ["bench", "wall"]})
    assert found.is_complete
    assert found.refusal is None
    (field,) = found.fields
    assert isinstance(field, Rows)
    found = errands.dry_run("aunt", ACT, ways={"ada": ["gate"]})
    assert not found.is_complete


def test_a_reversal_of_placements_puts_everybody_back(errands: YardGame) -> None:
    errands.does("aunt", ACT, ways={"ada": ["bench"], "bea": ["well"]})
    (later,) = errands.does("aunt", ACT, ways={"ada": ["well", "bench", "wall"], "cai": ["bench"]})
    errands.does("nurse", "reverse", entry=later.id, reason="a storm")
    seating = errands.state.seating
    assert [seating.place_of(child) for child in CHILDREN] == ["bench", "well", ""]
    assert seating.pieces_at("wall") == ()


def test_a_piece_that_has_moved_on_is_not_put_back(errands: YardGame) -> None:
    (first,) = errands.does("aunt", ACT, ways={"ada": ["bench"], "bea": ["well"]})
    errands.does("aunt", ACT, ways={"bea": ["bench", "wall"]})
    refused = errands.expect_refusal("nurse", "reverse", entry=first.id, reason="a storm")
    assert message_keys_of_refusal(refused) == ["piece-moved-on"]
    assert errands.state.seating.place_of("ada") == "bench"
