"""An export as a file: the content of its lines, and the detection of every change."""

import io
import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ledger.export.document import (
    EXPORT_FORMAT,
    FOUNDED_TYPE,
    ExportError,
    read_export,
    write_export,
)
from ledger.export.lines import FORMAT_UNCHAINED, FORMAT_WITH_GAPS
from ledger.kernel.vocabulary.events import GameClosed, GameFounded, SeedRevealed
from ledger.seal import open_head
from ledger.seal.cosignatures import Cosigned
from ledger.verify import Report, verify_export
from ledger.verify.dice import CLOSED_TYPE, REVEALED_TYPE
from tests.ledger.evening import GAME, KEYS, REASON, SEEDS, honest_evening

EVENING = honest_evening()
LINES = EVENING.export_lines(texts=[REASON])
FILE = b"".join(LINES)


def verify_file(file: bytes) -> Report:
    return verify_export(io.BytesIO(file))


def decode_line(line: int) -> Any:
    return json.loads(LINES[line])


def test_an_honest_export_holds() -> None:
    report = verify_file(FILE)
    assert report.findings == ()
    assert report.ok


def test_the_first_line_describes_the_file_and_the_last_counts_the_lines_before_it() -> None:
    assert list(decode_line(0)) == [
        "format",
        "game",
        "ruleset",
        "version",
        "data_hash",
        "seal_key",
        "commitment",
        "entries",
        "scope",
    ]
    assert (decode_line(0)["format"], decode_line(0)["game"], decode_line(0)["scope"]) == (
        EXPORT_FORMAT,
        GAME,
        "whole",
    )
    assert decode_line(0)["commitment"] == SEEDS.commitment
    assert decode_line(0)["entries"] == len(EVENING.stored)
    assert decode_line(-1) == {"end": len(LINES) - 1}


def test_each_entry_is_exported_in_its_stored_bytes_with_its_salt() -> None:
    for position, stored in enumerate(EVENING.stored, start=1):
        assert decode_line(position)["entry"].encode() == stored
        assert decode_line(position)["salt"] == KEYS.salt(position).hex()


def test_heads_come_after_the_entries_and_the_last_one_covers_them_all() -> None:
    heads = [decode_line(line)["head"] for line in range(len(LINES)) if "head" in decode_line(line)]
    assert heads[:-1] == EVENING.heads
    assert open_head(heads[-1], KEYS.seal_key(GAME)).size == len(EVENING.stored)


def test_a_published_head_over_the_whole_is_not_exported_twice() -> None:
    sealed = honest_evening()
    sealed.publish_head()
    heads = [line for line in sealed.export_lines() if line.startswith(b'{"head"')]
    assert len(heads) == len(sealed.heads)


def test_the_verifier_knows_the_stored_names_of_the_kernel_s_entries() -> None:
    assert (FOUNDED_TYPE, REVEALED_TYPE, CLOSED_TYPE) == (
        GameFounded.STORED,
        SeedRevealed.STORED,
        GameClosed.STORED,
    )


def test_an_export_holds_no_secret() -> None:
    secrets = [KEYS.signing, KEYS.salting, KEYS.seeding, bytes.fromhex(SEEDS.seed(2))]
    assert [secret for secret in secrets if secret.hex().encode() in FILE] == []


def test_a_withheld_entry_is_exported_as_its_leaf_and_the_seal_still_holds() -> None:
    lines = EVENING.export_lines(withheld=[3])
    report = verify_export(lines)
    assert json.loads(lines[0])["scope"] == "seen"
    assert json.loads(lines[3]) == {"leaf": KEYS.entry_leaf_hash(3, EVENING.stored[2]).hex()}
    assert report.ok
    assert report.counts.withheld == 1
    assert "withheld" in report.notes[0]


def test_only_a_log_that_begins_with_its_founding_can_be_exported() -> None:
    for entries, withheld in [
        ([], set[int]()),
        (EVENING.stored[1:], set[int]()),
        (EVENING.stored, {1}),
        ([msgspec.json.encode({**json.loads(EVENING.stored[0]), "body": {}})], set[int]()),
    ]:
        with pytest.raises(ValueError, match="founds the game"):
            write_export(entries, KEYS, withheld_positions=withheld)


@settings(max_examples=400)
@given(st.integers(0, len(FILE) - 1), st.integers(1, 255))
def test_every_changed_byte_is_noticed(at: int, flip: int) -> None:
    changed = bytearray(FILE)
    changed[at] ^= flip
    assert not verify_file(bytes(changed)).ok


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        (
            FORMAT_UNCHAINED,
            "The file has chained heads or signatures, which its form does not know.",
        ),
        (FORMAT_WITH_GAPS, "The file names no erased text, though its form says so."),
    ],
)
def test_a_file_relabelled_with_another_form_is_refused(form: str, sentence: str) -> None:
    changed = FILE.replace(EXPORT_FORMAT.encode(), form.encode(), 1)
    assert [finding.sentence for finding in verify_file(changed).findings] == [
        f"Line 1: {sentence}"
    ]


def test_a_file_of_the_first_form_has_no_signatures_of_phones() -> None:
    changed = LINES[0].replace(EXPORT_FORMAT.encode(), FORMAT_UNCHAINED.encode())
    signed = msgspec.json.encode({"cosigned": Cosigned("00", "00", "00")})
    end = msgspec.json.encode({"end": 2})
    with pytest.raises(ExportError, match="which its form does not know"):
        read_export([changed, signed, end])


@settings(max_examples=200)
@given(st.integers(0, len(FILE) - 2))
def test_every_missing_end_is_noticed(length: int) -> None:
    assert not verify_file(FILE[:length]).ok


@pytest.mark.parametrize("line", range(len(LINES)))
def test_every_dropped_or_doubled_line_is_noticed(line: int) -> None:
    dropped, doubled = LINES[:line] + LINES[line + 1 :], LINES[: line + 1] + LINES[line:]
    assert not verify_export(dropped).ok
    assert not verify_export(doubled).ok


@pytest.mark.parametrize("place", range(1, len(EVENING.stored) + 1))
def test_a_dropped_or_doubled_entry_is_noticed_even_when_all_counts_fit(
    place: int,
) -> None:
    for lines in (LINES[:place] + LINES[place + 1 :], LINES[: place + 1] + LINES[place:]):
        entries = len(EVENING.stored) + len(lines) - len(LINES)
        header = msgspec.json.encode({**decode_line(0), "entries": entries})
        end = msgspec.json.encode({"end": len(lines) - 1})
        assert not verify_export([header, *lines[1:-1], end]).ok


@given(st.lists(st.integers(0, len(LINES) - 1), min_size=2, max_size=2, unique=True))
def test_every_exchange_of_two_lines_is_noticed(pair: list[int]) -> None:
    lines = list(LINES)
    lines[pair[0]], lines[pair[1]] = lines[pair[1]], lines[pair[0]]
    assert not verify_export(lines).ok


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        (b"", "Line 1: The file is empty."),
        (
            b"PK\x03\x04\xff\xfe\n\n",
            f"Line 1: This is not an export of a game in the form {EXPORT_FORMAT}.",
        ),
        (
            b'{"format":"acta-export/2"}\n',
            f"Line 1: This is not an export of a game in the form {EXPORT_FORMAT}.",
        ),
        (b"[" * 100_000, f"Line 1: This is not an export of a game in the form {EXPORT_FORMAT}."),
        (LINES[0], "Line 1: The file is cut off: its last line is missing."),
        (
            FILE + b"\n",
            f"Line {len(LINES) + 1}: There are lines after the last line of the export.",
        ),
        (
            LINES[0] + b'{"secret":1}\n',
            "Line 2: This line is damaged: it is not as an export writes it.",
        ),
        (LINES[0] * 2, "Line 2: This line stands in the wrong place."),
        (
            FILE.replace(b"\n", b"\r\n"),
            f"Line 1: This is not an export of a game in the form {EXPORT_FORMAT}.",
        ),
    ],
)
def test_a_foreign_or_damaged_file_is_reported_in_one_plain_sentence(
    file: bytes, sentence: str
) -> None:
    assert [finding.sentence for finding in verify_file(file).findings] == [sentence]


@given(st.lists(st.binary(max_size=40), max_size=5))
def test_reading_arbitrary_lines_always_gives_an_answer(lines: list[bytes]) -> None:
    with pytest.raises(ExportError):
        read_export([LINES[0], *lines])


@pytest.mark.parametrize("salt", ["", "AB" * 16, "ab" * 15, "zz" * 16])
def test_a_salt_has_one_spelling(salt: str) -> None:
    line = msgspec.json.encode({"entry": EVENING.stored[0].decode(), "salt": salt})
    with pytest.raises(ExportError, match="A salt or a hash"):
        read_export([LINES[0], line])
