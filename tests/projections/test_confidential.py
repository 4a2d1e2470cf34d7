"""Confidential entries do not change the positions that stewards see."""

import pytest

from ledger.record.audience import Viewer
from projections.audit import AUDIT, matters_after
from projections.chronicle import own_positions
from projections.pages import Line
from tests.projections.conftest import all_lines, chronicle_of
from tests.projections.lettered import play_afternoon
from tests.toy.yard import YardGame

NURSE = Viewer(frozenset({"nurse"}), is_staff=True)
OPENED = Viewer(sees_opened_ledger=True)
BEA = Viewer(frozenset({"bea"}))


@pytest.fixture(scope="module")
def with_letters() -> YardGame:
    return play_afternoon(letters=True)


@pytest.fixture(scope="module")
def without() -> YardGame:
    return play_afternoon(letters=False)


def line_content(line: Line) -> tuple[object, ...]:
    return line.c, line.visible_entry, line.after, line.on


def test_a_steward_gets_the_same_lines_and_positions_with_or_without_letters(
    with_letters: YardGame, without: YardGame
) -> None:
    aunt = Viewer(frozenset({"aunt"}), is_staff=True)
    one, other = (all_lines(chronicle_of(game), aunt) for game in (with_letters, without))
    assert with_letters.state.log.position > without.state.log.position
    assert [line_content(line) for line in one] == [line_content(line) for line in other]
    assert max(line.visible_entry.n for line in one) == without.state.log.position


def test_a_steward_s_own_letters_have_lines_but_no_position(with_letters: YardGame) -> None:
    lines = all_lines(chronicle_of(with_letters), NURSE)
    written = [line for line in lines if line.visible_entry.key == "letter-written"]
    assert written
    assert {line.visible_entry.n for line in written} == {0}
    numbers = [int(line.c[1:]) for line in lines if line.c[0] == "q"]
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_shown_position_leads_back_to_its_entry(with_letters: YardGame) -> None:
    log, numbering = with_letters.state.log, chronicle_of(with_letters).numbering
    assert numbering.real_position(NURSE, 0) == 0
    for position in range(1, log.position + 1):
        if position not in numbering.confidential:
            assert (
                numbering.real_position(NURSE, numbering.viewer_position(NURSE, position))
                == position
            )
        assert (
            numbering.real_position(OPENED, numbering.viewer_position(OPENED, position)) == position
        )
    with pytest.raises(IndexError):
        numbering.real_position(NURSE, numbering.viewer_position(NURSE, log.position) + 1)


def test_own_positions_leave_out_hidden_entries(with_letters: YardGame) -> None:
    log, numbering = with_letters.state.log, chronicle_of(with_letters).numbering
    for viewer in (NURSE, OPENED, Viewer(frozenset({"bea", "nurse"}), is_staff=True)):
        positions = own_positions(numbering, viewer)
        hidden = set(numbering.hidden_positions(viewer))
        assert list(positions) == [p for p in range(1, log.position + 1) if p not in hidden]
        assert list(positions[2:5]) == list(positions)[2:5]
        with pytest.raises(IndexError):
            _ = positions[len(positions)]


def test_after_closing_the_real_positions_show_and_letters_have_no_line(
    with_letters: YardGame,
) -> None:
    chronicle = chronicle_of(with_letters)
    lines = all_lines(chronicle, OPENED)
    assert max(line.visible_entry.n for line in lines) == max(
        entry.position
        for entry in with_letters.state.log.in_order()
        if entry.type != "kernel/letter-written@1"
    )
    assert "letter-written" not in {line.visible_entry.key for line in lines}
    bea = all_lines(chronicle, Viewer(BEA.characters, sees_opened_ledger=True))
    assert "letter-written" in {line.visible_entry.key for line in bea}


def test_a_steward_s_letter_is_no_matter_for_an_auditor(with_letters: YardGame) -> None:
    audit = AUDIT.read(with_letters.entries_after(0), "yard")
    assert "letter-written" not in {matter.key for matter in matters_after(audit, limit=500)}
