"""Manipulations of an export: the verifier gives each its own status."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from ledger.export.document import read_export
from ledger.seal import Chain, SealKeys, Tree, fingerprint, head_digest, read_head
from ledger.verify import (
    HeadOnPhone,
    OutsideFacts,
    Status,
    WitnessFile,
    read_fingerprint,
    verify_export,
)
from tests.ledger.forging import (
    CLOSING_WORDS,
    HEADS,
    HONEST,
    LINES,
    closed_game_of_two_periods,
    export_lines,
    report_text,
)
from tests.toy.yard import YardGame

OTHER_KEYS = SealKeys.generate(Random(5).randbytes)


KEY = HONEST.state.kernel.seal_key
ENTRIES = HONEST.state.log.position
KNOWN_KEY = OutsideFacts(keys=(KEY,))


def phone_evidence(heads: Sequence[str], key: str = KEY) -> OutsideFacts:
    """Return the evidence of a phone that was given these heads."""
    digests = tuple(HeadOnPhone(head_digest(head).hex(), 1_000_000) for head in heads)
    return OutsideFacts(witnesses=(WitnessFile("acta-witness/1", "yard", key, digests),))


def rebuild_file(
    items: Sequence[bytes], heads: Sequence[str], header: dict[str, Any] | None = None
) -> list[bytes]:
    """Return a file with these entries and heads, whose counts fit."""
    first = {**msgspec.json.decode(LINES[0]), "entries": len(items), **(header or {})}
    lines = [msgspec.json.encode(line) for line in (first, *({"head": head} for head in heads))]
    lines[1:1] = [item.removesuffix(b"\n") for item in items]
    return [*lines, msgspec.json.encode({"end": len(lines)})]


def first_entry_lines(number: int = ENTRIES) -> list[bytes]:
    return LINES[1 : number + 1]


def possible_later_heads(
    yard: YardGame, sizes: Sequence[tuple[int, int]], *, chained: bool = True
) -> list[str]:
    """Return heads that the holder of the key could sign afterwards, by their sizes and times."""
    leaves = [yard.keys.entry_leaf_hash(row.position, row.state) for row in yard.store.read("yard")]
    heads: list[str] = []
    for size, at in sizes:
        link = Chain.from_heads(heads).next_link("period", at) if chained else None
        heads.append(yard.keys.sign("yard", Tree().extend(leaves[:size]), link))
    return heads


def test_an_honest_export_with_known_words_of_the_closing_holds() -> None:
    for outside in (CLOSING_WORDS, phone_evidence(HEADS), phone_evidence(HEADS[-1:])):
        report = verify_export(LINES, outside)
        assert report.status is Status.HOLDS, report.lines()
        assert "is as it was recorded, from the founding to the closing" in report_text(report)


def test_without_outside_evidence_the_verifier_says_that_anybody_could_have_made_the_file() -> None:
    report = verify_export(LINES)
    assert (report.ok, report.status) == (True, Status.ALONE)
    assert "anybody could have made it, with a key of their own" in report_text(report)
    assert "is as it was recorded" not in report_text(report)


def file_up_to_head(head: int) -> list[bytes]:
    size = read_head(HEADS[head]).size
    return rebuild_file(first_entry_lines(size), HEADS[: head + 1])


@pytest.mark.parametrize("head", range(len(HEADS) - 1))
@pytest.mark.parametrize(
    ("outside", "status", "sentence"),
    [
        (OutsideFacts(), Status.EARLY, "It ends before the game was closed"),
        (KNOWN_KEY, Status.EARLY, "nothing in it tells whether anything did"),
        (CLOSING_WORDS, Status.WORDS, "or it ends before it"),
        (phone_evidence(HEADS), Status.WITNESSES, "or it ends earlier"),
    ],
)
def test_an_export_cut_at_an_earlier_head_is_found(
    head: int, outside: OutsideFacts, status: Status, sentence: str
) -> None:
    report = verify_export(file_up_to_head(head), outside)
    assert report.status is status
    assert sentence in report_text(report)


@pytest.mark.parametrize("missing", range(len(HEADS) - 1))
def test_a_published_head_that_is_left_out_is_found(missing: int) -> None:
    heads = [head for number, head in enumerate(HEADS) if number != missing]
    report = verify_export(rebuild_file(first_entry_lines(), heads), KNOWN_KEY)
    assert report.status is Status.HEADS
    assert "1 published head is missing" in report_text(report)


def test_published_heads_left_out_except_the_last_are_found() -> None:
    report = verify_export(rebuild_file(first_entry_lines(), HEADS[-1:]), CLOSING_WORDS)
    assert report.status is Status.HEADS
    assert f"{len(HEADS) - 1} published heads are missing at the beginning" in report_text(report)


def test_published_heads_left_out_except_an_added_copy_are_found() -> None:
    yard = YardGame()
    yard.pass_minute()
    yard.does("ada", "give", to="bea", nuts=1)
    lines = export_lines(yard)
    copy = read_export(lines).heads[-1]
    assert read_head(copy).link == Chain.from_heads(yard.scribe.heads()).copy()
    report = verify_export(rebuild_file(lines[1:3], [copy]))
    assert report.status is Status.HEADS
    assert "1 published head is missing at the beginning" in report_text(report)


@pytest.mark.parametrize("withheld", [(2,), (3, 4, 5), tuple(range(2, ENTRIES + 1))])
def test_entries_reduced_to_their_hashes_are_reported(withheld: tuple[int, ...]) -> None:
    report = verify_export(export_lines(HONEST, withheld), CLOSING_WORDS)
    assert report.status is Status.WITHHELD
    are = "is" if len(withheld) == 1 else "are"
    assert f"{len(withheld)} of its {ENTRIES} entries {are} named by hash only" in report_text(
        report
    )


def test_a_closing_reduced_to_its_hash_does_not_make_the_game_look_open() -> None:
    closing = next(
        position
        for position, entry in HONEST.state.log.entries.items()
        if entry.type == "kernel/game-closed@1"
    )
    report = verify_export(export_lines(HONEST, range(closing, ENTRIES + 1)), CLOSING_WORDS)
    assert [limit.check for limit in report.limits] == ["withheld"]


FORGED = closed_game_of_two_periods(nuts=3, keys=OTHER_KEYS)

LOST = f"of {len(HEADS)} heads that this phone kept, {{}} are not here"


@pytest.mark.parametrize(
    ("outside", "status", "sentence"),
    [
        (OutsideFacts(), Status.ALONE, "with a key of their own"),
        (KNOWN_KEY, Status.KEY, "somebody else made it, or made it anew"),
        (CLOSING_WORDS, Status.WORDS, "this is another story"),
        (phone_evidence(HEADS), Status.KEY, "somebody else made it, or made it anew"),
        (phone_evidence(HEADS, key=""), Status.WITNESSES, LOST.format(len(HEADS))),
    ],
)
def test_a_forgery_under_a_fresh_key_is_found(
    outside: OutsideFacts, status: Status, sentence: str
) -> None:
    report = verify_export(export_lines(FORGED), outside)
    assert report.status is status
    assert sentence in report_text(report)


REWRITTEN = closed_game_of_two_periods(nuts=3)


@pytest.mark.parametrize(
    ("outside", "status", "sentence"),
    [
        (OutsideFacts(), Status.ALONE, "with a key of their own"),
        (KNOWN_KEY, Status.HOLDER, "vouched for by the holder of the key alone"),
        (CLOSING_WORDS, Status.WORDS, "this is another story"),
        (phone_evidence(HEADS), Status.WITNESSES, LOST.format(len(HEADS) - 1)),
    ],
)
def test_another_story_sealed_by_the_holder_of_the_key_is_found(
    outside: OutsideFacts, status: Status, sentence: str
) -> None:
    report = verify_export(export_lines(REWRITTEN), outside)
    assert report.status is status
    assert sentence in report_text(report)


def test_evidence_from_an_early_head_leaves_later_entries_to_the_holder_of_the_key() -> None:
    size = read_head(HEADS[2]).size
    report = verify_export(LINES, OutsideFacts(words=(fingerprint(HEADS[2]),)))
    assert report.status is Status.HOLDER
    assert f"after entry {size}: {ENTRIES - size} entries" in report_text(report)


def period_head_sizes_and_times(yard: YardGame) -> list[tuple[int, int]]:
    heads = [read_head(head) for head in yard.scribe.heads()]
    return [(h.size, h.link.at) for h in heads if h.link and h.link.kind == "period"]


def test_heads_signed_anew_without_their_chain_are_found() -> None:
    heads = possible_later_heads(HONEST, period_head_sizes_and_times(HONEST), chained=False)
    report = verify_export(
        rebuild_file(first_entry_lines(), heads), OutsideFacts(words=(fingerprint(heads[-1]),))
    )
    assert report.status is Status.UNCHAINED
    assert "are not chained" in report_text(report)


def test_a_chain_in_which_the_clock_stood_still_is_found() -> None:
    heads = possible_later_heads(HONEST, period_head_sizes_and_times(HONEST))
    report = verify_export(
        rebuild_file(first_entry_lines(), heads), OutsideFacts(words=(fingerprint(heads[-1]),))
    )
    assert report.status is Status.CLOCK
    assert "the clock signed no head for a time" in report_text(report)


def test_the_clock_need_not_run_before_the_first_act() -> None:
    yard = YardGame().wait(minutes=600)
    yard.pass_minute()
    yard.does("ada", "throw")
    yard.pass_minute()
    assert "clock" not in [limit.check for limit in verify_export(export_lines(yard)).limits]


def test_the_clock_need_not_run_while_the_game_is_paused() -> None:
    yard = YardGame()
    yard.does("ada", "throw")
    yard.pass_minute()
    yard.does("nurse", "pause")
    yard.pass_minute()
    yard.wait(minutes=90).does("nurse", "resume")
    yard.pass_minute()
    assert "clock" not in [limit.check for limit in verify_export(export_lines(yard)).limits]
    yard.wait(minutes=90).does("ada", "give", to="bea", nuts=1)
    sentences = [limit.sentence for limit in verify_export(export_lines(yard)).limits]
    assert any("on for 1 h 30 min" in sentence for sentence in sentences), sentences


def test_a_head_that_does_not_continue_the_one_before_is_found() -> None:
    heads = [*HEADS[:3], *possible_later_heads(HONEST, [(1, 0)] * 3)[-1:], *HEADS[4:]]
    report = verify_export(rebuild_file(first_entry_lines(), heads))
    assert {finding.check for finding in report.findings} == {"seal", "heads"}
    assert report.status is Status.SEAL


def test_four_words_from_an_old_printout_are_compared_but_prove_nothing() -> None:
    words = " ".join(fingerprint(HEADS[-1]).split()[:4])
    report = verify_export(
        LINES, OutsideFacts(keys=(KEY,), words=(read_fingerprint(words.upper()),))
    )
    assert report.status is Status.HOLDER
    assert "4 words are too few" in report_text(report)
    wrong = OutsideFacts(words=("acer acer acer acer",))
    assert verify_export(LINES, wrong).status is Status.WORDS


def test_a_witness_of_another_game_is_refused() -> None:
    other = WitnessFile("acta-witness/1", "courtyard", "", (HeadOnPhone("00"),))
    report = verify_export(LINES, OutsideFacts(witnesses=(other,)))
    assert report.status is Status.WITNESSES
    assert "Witness file 1 is of the game 'courtyard'." in report_text(report)


def test_every_failing_status_has_a_check_and_a_number_of_its_own() -> None:
    numbers = [int(status) for status in Status]
    assert len(set(numbers)) == len(numbers)
    wrong = {status for status in Status if 0 < status < 20}
    assert min(wrong) == 3  # 1 and 2 are the statuses of commands that could not be carried out
