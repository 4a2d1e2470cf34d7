"""Two exports of one game contain one history, or two different ones."""

from random import Random

from ledger.export.document import read_export, write_export
from ledger.seal import SealKeys
from ledger.verify import OutsideFacts, Report, Status, verify_export
from tests.ledger.forging import (
    HONEST,
    LINES,
    closed_game_of_two_periods,
    export_lines,
    report_text,
)

OTHER_STORY = export_lines(closed_game_of_two_periods(nuts=3, keys=HONEST.keys))
"""The same people and the same key, but another gift."""


def compare_histories(lines: list[bytes], *others: list[bytes]) -> Report:
    return verify_export(lines, OutsideFacts(exports=tuple(read_export(other) for other in others)))


def history_faults(report: Report) -> list[str]:
    return [found.sentence for found in report.findings if found.check == "histories"]


def test_two_equal_exports_tell_one_story() -> None:
    report = compare_histories(LINES, LINES)
    assert history_faults(report) == []
    assert "has the same 11 entries" in report_text(report)


def test_an_earlier_export_is_the_beginning_of_the_same_story() -> None:
    yard = closed_game_of_two_periods()
    rows = [row.state for row in yard.store.read("yard")][:4]
    shorter = list(write_export(rows, yard.keys, [yard.scribe.heads()[0]]))
    assert history_faults(compare_histories(export_lines(yard), shorter)) == []


def test_two_stories_under_one_key_are_shown_with_the_entry_and_the_head() -> None:
    first, second = history_faults(compare_histories(LINES, OTHER_STORY))
    assert "says something else in each" in first
    assert "signed twice" in second
    assert compare_histories(LINES, OTHER_STORY).status == Status.HISTORIES


def test_a_story_under_another_key_is_reported_as_such() -> None:
    stranger = export_lines(closed_game_of_two_periods(keys=SealKeys.generate(Random(5).randbytes)))
    sentences = history_faults(compare_histories(LINES, stranger))
    assert any("another key" in sentence for sentence in sentences)
    assert not any("signed twice" in sentence for sentence in sentences)


def test_an_export_of_another_game_is_not_compared_as_a_story() -> None:
    changed = [LINES[0].replace(b'"game":"yard"', b'"game":"jard"'), *LINES[1:]]
    assert "another game" in history_faults(compare_histories(LINES, changed))[0]


def test_withheld_entries_are_compared_by_their_hashes() -> None:
    assert history_faults(compare_histories(LINES, export_lines(HONEST, withheld=[3, 5]))) == []
