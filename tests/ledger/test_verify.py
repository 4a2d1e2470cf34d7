"""The verifier against hosts who have the keys and cheat: a sealed lie is still found."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.export.document import Text
from ledger.record.entry import Posting, Roll
from ledger.seal import Head, fingerprint, name_of_log, sign_head, sign_note, text_digest
from ledger.verify import Report, verify_export
from tests.ledger.evening import (
    GAME,
    KEYS,
    REASON,
    HonestLog,
    denarii_payment,
    founding_event,
    honest_evening,
)


def checks_with_findings(report: Report) -> list[str]:
    return [finding.check for finding in report.findings]


def faults_with_inserted_head(head: str, *, at: int = 0) -> list[str]:
    """Return the faults of an honest export with an inserted head."""
    lines = honest_evening().export_lines()
    first = next(n for n, line in enumerate(lines) if line.startswith(b'{"head"'))
    lines.insert(first + at, msgspec.json.encode({"head": head}))
    lines[-1] = msgspec.json.encode({"end": len(lines) - 1})
    return [finding.sentence for finding in verify_export(lines).findings]


def find_faults(evening: HonestLog, **export: Any) -> list[str]:
    return [finding.sentence for finding in verify_export(evening.export_lines(**export)).findings]


def test_the_report_counts_the_checked_things() -> None:
    evening = honest_evening()
    report = verify_export(evening.export_lines(texts=[REASON]))
    counts = report.counts
    assert (report.game, report.ruleset, report.version) == (GAME, "toy", "1")
    assert (counts.entries, counts.withheld, counts.postings, counts.texts) == (8, 0, 2, 1)
    assert (counts.rolls_checked, counts.rolls_waiting, counts.rolls_at_table) == (1, 1, 1)
    assert counts.seeds == 1
    assert [head.size for head in report.heads] == [4, 7, 8]
    assert [head.words for head in report.heads[:2]] == [fingerprint(h) for h in evening.heads]


def test_the_report_consists_of_plain_lines() -> None:
    report = verify_export(honest_evening().export_lines())
    lines = report.lines()
    assert lines[0] == "The export of 'rubico-43' fits its own seal. This much it does not prove:"
    assert [line[:30] for line in lines[1:3]] == [
        "- It ends before the game was ",
        "- Nothing from outside was giv",
    ]
    assert lines[3:6] == [
        "Entries: 8, withheld: 0.",
        "Postings: 2. Free texts: 0.",
        "Dice: 1 recomputed, 1 not yet verifiable, 1 rolled at the table. Seeds revealed: 1.",
    ]
    assert lines[6].split(": ")[0] == "How they came about"
    assert lines[-1].startswith("Words that were shown at the games must be the same")
    assert lines[7].split(": ")[0] == "Sealed after 4 entries"
    assert lines[8] == "Heads signed by the clock: 1."
    assert "were shown" in lines[10]


def test_a_long_list_of_findings_is_shortened_for_people() -> None:
    evening = HonestLog()
    for _ in range(15):
        evening.write_entry({}, id="same")
    report = verify_export(evening.export_lines())
    assert len(report.findings) == 14
    assert report.lines()[0] == "The export of 'rubico-43' does not hold: 14 things are wrong."
    assert "- And 4 more about the order." in report.lines()


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"position": 9}, "Where entry 2 should stand there is entry 9."),
        ({"at": 5}, "Entry 2 is dated earlier than an entry before it."),
        ({"period": 0}, "Entry 2 belongs to a period that was over."),
        ({"id": "e1"}, "Entry 2 has the same id as entry 1."),
        ({"type": "kernel/game-founded@1"}, "Entry 2 founds the game a second time."),
        ({"at": 2**70}, "Entry 2 cannot be read as an entry."),
    ],
)
def test_an_entry_out_of_order_is_found(changes: dict[str, Any], sentence: str) -> None:
    evening = HonestLog()
    evening.write_entry({}, **changes)
    assert find_faults(evening) == [sentence]


@pytest.mark.parametrize("stored", [b"{}", b"[]", b"no JSON", b'{"position":"1"}', b"[" * 5_000])
def test_a_malformed_entry_is_found(stored: bytes) -> None:
    evening = HonestLog()
    evening.stored.append(stored)
    assert find_faults(evening) == ["Entry 2 cannot be read as an entry."]


def test_an_overdraft_is_found() -> None:
    evening = HonestLog()
    evening.write_entry({}, postings=(denarii_payment(501),))
    (sentence,) = find_faults(evening)
    assert sentence.startswith("Entry 2 takes 1 'denarius' more from 'cicero' than it has;")


@pytest.mark.parametrize("amount", [0, -5])
@pytest.mark.parametrize("withheld", [(), (3,)])
def test_a_posting_of_nothing_is_found(amount: int, withheld: tuple[int, ...]) -> None:
    evening = HonestLog()
    evening.write_entry({}, postings=(denarii_payment(amount),))
    evening.write_entry({})
    assert find_faults(evening, withheld=withheld)[0].startswith("Entry 2 moves nothing")


def test_balances_are_not_judged_when_entries_are_withheld() -> None:
    evening = HonestLog()
    evening.write_entry({}, postings=(Posting("denarius", "@origin", "juno", 9),))
    evening.write_entry({}, postings=(denarii_payment(9, "juno"),))
    report = verify_export(evening.export_lines(withheld=[2]))
    assert report.ok
    assert report.notes == (
        "Balances could not be followed, because some entries are withheld from this export.",
    )


def test_an_entry_changed_after_it_was_sealed_is_found_between_two_heads() -> None:
    evening = honest_evening()
    evening.stored[5] = evening.stored[5].replace(b'"period":2', b'"period":3')
    assert "Entries 5 to 7 are not those that were sealed." in find_faults(evening)


def test_entries_taken_from_the_end_are_found() -> None:
    evening = honest_evening()
    del evening.stored[5:]
    assert find_faults(evening)[0] == "2 signed entries are missing at the end."


@pytest.mark.parametrize(
    ("head", "words"),
    [
        (sign_head(Head("other-game", 4, b"0" * 32), KEYS.signing), "key of this game"),
        (sign_head(Head(GAME, 4, b"0" * 32), bytes(32)), "key of this game"),
        (honest_evening().heads[0].replace("\n4\n", "\n3\n"), "does not fit its text"),
        ("shout", "not a signed note"),
    ],
)
def test_a_head_that_the_game_did_not_sign_is_found(head: str, words: str) -> None:
    assert [words in sentence for sentence in faults_with_inserted_head(head)] == [True]


def test_a_head_of_another_game_under_the_key_of_this_one_is_found() -> None:
    text = Head("other-game", 4, bytes(32)).text
    head = sign_note(text, name_of_log(GAME), KEYS.signing)
    assert faults_with_inserted_head(head) == ["Signed head 1 is of the game 'other-game'."]


def test_heads_out_of_order_are_found() -> None:
    sentences = faults_with_inserted_head(honest_evening().heads[0], at=2)
    assert "Signed head 3 stands out of order." in sentences
    assert "Head 1 does not go on from the head before it." in sentences


def test_entries_after_the_last_head_are_found() -> None:
    lines = honest_evening().export_lines()
    lines[-2:] = [msgspec.json.encode({"end": len(lines) - 2})]
    sentences = [finding.sentence for finding in verify_export(lines).findings]
    assert sentences == ["Entries 8 to 8 are covered by no signed head."]


@pytest.mark.parametrize("key", ["no key", "acta-ludorum/x+00000000+AAAA"])
def test_a_malformed_seal_key_is_found(key: str) -> None:
    assert checks_with_findings(
        verify_export(HonestLog(founding_event(seal_key=key)).export_lines())
    ) == [
        "seal",
        "seal",
    ]


@pytest.mark.parametrize(
    "line", [{"ruleset": "another"}, {"entries": 4}, {"scope": "seen"}, {"commitment": "0" * 64}]
)
def test_a_header_that_contradicts_entry_1_is_found(line: dict[str, Any]) -> None:
    lines = honest_evening().export_lines()
    lines[0] = msgspec.json.encode({**json.loads(lines[0]), **line})
    assert len(verify_export(lines).findings) == 1


def test_a_file_whose_first_entry_is_no_founding_is_found() -> None:
    lines = honest_evening().export_lines()
    lines[1] = lines[1].replace(b"game-founded", b"game-fondled")
    assert "Entry 1 does not found a game." in [
        finding.sentence for finding in verify_export(lines).findings
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (Text(REASON.digest, REASON.salt, "another"), "is not the one that was recorded"),
        (Text(REASON.digest, REASON.salt.upper(), REASON.text), "is not the one that was recorded"),
        (Text(REASON.digest, "zz", REASON.text), "is not the one that was recorded"),
        (Text(text_digest(b"x" * 16, "ave"), (b"x" * 16).hex(), "ave"), "belongs to no entry"),
    ],
)
def test_a_text_without_an_entry_that_holds_its_digest_is_found(text: Text, sentence: str) -> None:
    assert [sentence in said for said in find_faults(honest_evening(), texts=[text])] == [True]


def test_a_text_given_twice_is_found() -> None:
    sentences = find_faults(honest_evening(), texts=[REASON, REASON])
    assert sentences == ["Free text 2 is given twice or out of order."]


def test_erased_texts_are_counted_and_reported_and_the_seal_holds() -> None:
    report = verify_export(honest_evening().export_lines(erased=[REASON.digest]))
    assert (report.ok, report.counts.texts, report.counts.erased) == (True, 0, 1)
    assert any(line.startswith("Free texts that were erased: 1.") for line in report.lines())
    assert not any(
        "were erased" in line for line in verify_export(honest_evening().export_lines()).lines()
    )


@pytest.mark.parametrize(
    ("erased", "texts", "sentence"),
    [
        (["00" * 32], [], "Erased text 1 belongs to no entry of this export."),
        ([REASON.digest] * 2, [], "Erased text 2 is named twice or out of order."),
        ([REASON.digest], [REASON], "Erased text 1 is in the file."),
    ],
)
def test_an_impossible_erased_text_is_found(
    erased: list[str], texts: list[Text], sentence: str
) -> None:
    assert find_faults(honest_evening(), erased=erased, texts=texts) == [sentence]


@pytest.mark.parametrize("digest", ["", "zz", REASON.digest.upper()])
def test_an_erased_text_without_a_digest_is_damage(digest: str) -> None:
    lines = honest_evening().export_lines(erased=[digest])
    (sentence,) = (finding.sentence for finding in verify_export(lines).findings)
    assert "a hash on this line is damaged" in sentence


def test_only_a_file_with_gaps_has_the_newer_form() -> None:
    plain, gaps = (
        honest_evening().export_lines(),
        honest_evening().export_lines(erased=[REASON.digest]),
    )
    assert b'"acta-export/2"' in plain[0]
    assert b'"acta-export/3"' in gaps[0]
    older = [gaps[0].replace(b"export/3", b"export/2"), *gaps[1:]]
    (sentence,) = (finding.sentence for finding in verify_export(older).findings)
    assert "its form does not know" in sentence


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda values: st.lists(values, max_size=3) | st.dictionaries(st.text(), values, max_size=3),
    max_leaves=5,
)


@given(st.integers(0, 7), st.data())
def test_the_verifier_answers_whatever_a_sealed_entry_holds(
    index: int, data: st.DataObject
) -> None:
    evening = honest_evening()
    entry = json.loads(evening.stored[index])
    part = data.draw(st.sampled_from([entry, entry["body"], *entry["rolls"], *entry["postings"]]))
    part[data.draw(st.sampled_from(sorted(part)))] = data.draw(VALUES)
    lines = evening.export_lines()
    lines[index + 1] = msgspec.json.encode(
        {"entry": msgspec.json.encode(entry).decode(), "salt": KEYS.salt(index + 1).hex()}
    )
    assert verify_export(lines).lines()


def test_words_of_a_hostile_file_reach_the_terminal_only_escaped() -> None:
    evening = HonestLog()
    rolled = Roll("\x1b[2J" + "x" * 500, 6, 9)
    evening.write_entry({}, rolls=(rolled,))
    (sentence,) = find_faults(evening)
    assert "\x1b" not in sentence
    assert len(sentence) < 200
