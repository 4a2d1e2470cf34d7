"""Reports: stewards read only a reported letter, and answer it."""

from dataclasses import replace
from typing import Any

import pytest

from ledger.store.base import Batch, SideWrite
from tests.toy.post import (
    RepeatableSalts,
    rules_with_letters,
    slices_seen,
    write_letter,
    yard_with_letters,
)
from tests.toy.yard import YardGame, message_keys_of_refusal

pytestmark = pytest.mark.rule("ACTA-17")


@pytest.fixture
def yard() -> YardGame:
    return yard_with_letters()


def visible_reports(yard: YardGame, *characters: str) -> dict[str, Any]:
    seen = slices_seen(yard, yard.viewer(*characters))
    return {key[7:]: one for key, one in seen.items() if key.startswith("report/")}


def letter_and_report_ids(yard: YardGame) -> tuple[str, str]:
    """Return Ada's letter that Bea has reported, and the report."""
    letter = write_letter(yard, "ada", "You cheat", to=["bea", "cai"])
    (entry,) = yard.does("bea", "report-letter", letter=letter, reason="rude")
    return letter, entry.event.report


def test_stewards_read_only_the_letter_that_was_reported(yard: YardGame) -> None:
    write_letter(yard, "ada", "Another one", to=["bea"])
    letter, report = letter_and_report_ids(yard)
    expected = {
        "id": report,
        "letter": letter,
        "by": "bea",
        "reason": "rude",
        "writer": "ada",
        "to": ["bea", "cai"],
        "at": yard.now,
        "text": "You cheat",
        "kept": True,
    }
    assert visible_reports(yard, "nurse") == {report: expected}
    for other in (("ada",), ("bea",), ("cai",), ("aunt",), ()):
        assert visible_reports(yard, *other) == {}
    assert not [key for key in slices_seen(yard, yard.viewer("nurse")) if key.startswith("thread/")]


def test_the_writer_does_not_learn_that_a_letter_was_reported(yard: YardGame) -> None:
    letter = write_letter(yard, "ada", to=["bea"])
    (entry,) = yard.does("bea", "report-letter", letter=letter)
    assert yard.visible_part(entry, "ada") is None
    (dismissed,) = yard.does("nurse", "answer-report", report=entry.event.report, answer="dismiss")
    assert yard.visible_part(dismissed, "ada") is None
    assert yard.visible_part(dismissed, "bea") is not None
    assert visible_reports(yard, "nurse") == {}


def test_only_an_addressee_reports_a_letter_and_only_once(yard: YardGame) -> None:
    letter = write_letter(yard, "ada", to=["bea"])
    assert message_keys_of_refusal(yard.expect_refusal("ada", "report-letter", letter=letter)) == [
        "no-such-letter"
    ]
    yard.does("bea", "report-letter", letter=letter)
    refused = yard.expect_refusal("bea", "report-letter", letter=letter)
    assert message_keys_of_refusal(refused) == ["letter-reported-already"]


def test_every_reader_of_a_public_letter_may_report_it(yard: YardGame) -> None:
    letter = write_letter(yard, "ada", public=True)
    for reader in ("bea", "aunt"):
        yard.does(reader, "report-letter", letter=letter)
    assert len(visible_reports(yard, "nurse")) == 2


def test_a_steward_warns_the_writer(yard: YardGame) -> None:
    _letter, report = letter_and_report_ids(yard)
    (entry,) = yard.does("nurse", "answer-report", report=report, answer="warn", reason="be kind")
    for reader in ("ada", "bea", "nurse"):
        seen = yard.visible_part(entry, reader)
        assert seen is not None
        assert (seen.args["answer"], seen.reason) == ("warn", "be kind")
    assert yard.visible_part(entry, "cai") is None
    write_letter(yard, "ada", to=["bea"])


def test_a_silenced_writer_writes_no_more_until_the_silence_is_lifted(yard: YardGame) -> None:
    letter, report = letter_and_report_ids(yard)
    yard.does("nurse", "answer-report", report=report, answer="silence")
    assert slices_seen(yard, yard.viewer("ada"))["silence/ada"] == {"who": "ada"}
    assert "silence/ada" not in slices_seen(yard, yard.viewer("bea"))
    for how in ({"to": ["cai"]}, {"public": True}, {"answers": letter}):
        refused = yard.expect_refusal("ada", "write-letter", text="still here", **how)
        assert message_keys_of_refusal(refused) == ["letters-silenced"]
    write_letter(yard, "bea", answers=letter)
    yard.does("nurse", "lift-silence", writer="ada")
    write_letter(yard, "ada", to=["cai"])
    assert message_keys_of_refusal(yard.expect_refusal("nurse", "lift-silence", writer="ada")) == [
        "not-silenced"
    ]


def test_only_stewards_answer_a_report_and_only_once(yard: YardGame) -> None:
    _letter, report = letter_and_report_ids(yard)
    for act, fields in (
        ("answer-report", {"report": report, "answer": "silence"}),
        ("lift-silence", {"writer": "ada"}),
    ):
        assert message_keys_of_refusal(yard.expect_refusal("bea", act, **fields)) == [
            "stewards-only"
        ]
    assert "answer-report" in yard.offers("nurse")
    assert "answer-report" not in yard.offers("bea")
    yard.does("nurse", "answer-report", report=report, answer="dismiss")
    refused = yard.expect_refusal("nurse", "answer-report", report=report, answer="warn")
    assert message_keys_of_refusal(refused) == ["no-such-report"]
    assert "answer-report" not in yard.offers("nurse")


def test_the_room_does_not_see_that_a_report_was_answered(yard: YardGame) -> None:
    before = slices_seen(yard, yard.viewer())
    _letter, report = letter_and_report_ids(yard)
    yard.does("nurse", "answer-report", report=report, answer="silence")
    assert slices_seen(yard, yard.viewer()) == before


def test_reported_words_are_kept_until_a_steward_has_answered(yard: YardGame) -> None:
    letter, report = letter_and_report_ids(yard)
    digest = yard.state.kernel.letters.written[letter].text
    yard.does("ada", "erase-letter", letter=letter)
    assert yard.state.kernel.letters.written[letter].erased
    assert visible_reports(yard, "nurse")[report]["text"] == "You cheat"
    yard.does("nurse", "answer-report", report=report, answer="warn")
    assert yard.scribe.text(digest) == ""
    assert yard.reopen().text(digest) == ""


def test_a_steward_erases_a_letter_only_while_it_is_reported(yard: YardGame) -> None:
    letter = write_letter(yard, "ada", public=True)
    assert message_keys_of_refusal(yard.expect_refusal("nurse", "erase-letter", letter=letter)) == [
        "no-such-letter"
    ]
    (entry,) = yard.does("bea", "report-letter", letter=letter)
    yard.does("nurse", "erase-letter", letter=letter)
    refused = yard.expect_refusal("cai", "report-letter", letter=letter)
    assert message_keys_of_refusal(refused) == ["letter-erased-already"]
    yard.does("nurse", "answer-report", report=entry.event.report, answer="dismiss")
    assert yard.scribe.text(yard.state.kernel.letters.written[letter].text) == ""


def test_words_that_do_not_match_the_recorded_digest_are_not_shown(yard: YardGame) -> None:
    letter, report = letter_and_report_ids(yard)
    digest = yard.state.kernel.letters.written[letter].text
    kept = yard.store.side_value("yard", "text", digest)
    assert kept is not None
    position, head = yard.store.head("yard")
    other = SideWrite("text", digest, kept[:16] + b"You are a darling")
    yard.store.append(Batch("yard", position, head, (), head, (other,)))
    yard.scribe = yard.reopen()
    assert yard.scribe.recorded_text(digest) == ""
    shown = visible_reports(yard, "nurse")[report]
    assert (shown["text"], shown["kept"]) == ("", False)


def test_where_all_keep_order_together_letters_cannot_be_reported() -> None:
    together = replace(
        rules_with_letters(),
        seats=replace(rules_with_letters().seats, together=lambda state: state.kernel.stewards),
    )
    yard = YardGame(rules=together, randomness=RepeatableSalts())
    letter = write_letter(yard, "ada", to=["bea"])
    refused = yard.expect_refusal("bea", "report-letter", letter=letter)
    assert message_keys_of_refusal(refused) == ["nobody-to-report-to"]
