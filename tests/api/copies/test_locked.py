"""The file of a copy cannot be read without the recovery words. A changed byte is noticed."""

import io
import random

import pytest

from api.copies.encrypted_copy import (
    CHUNK_SIZE,
    COPY_FORMAT,
    CopyNotOpenedError,
    Manifest,
    decrypt_copy,
    encrypt_copy,
)
from tests.api.copies.words import KEY, WORDS

MANIFEST = Manifest(1_764_000_000_000, "acta.db", ("10.0.0.7",), ("play.example.org",), 8044)


def encrypt_file(content: bytes) -> bytes:
    target = io.BytesIO()
    encrypt_copy(io.BytesIO(content), target, MANIFEST, KEY)
    return target.getvalue()


def decrypt_file(file: bytes, words: str = WORDS) -> tuple[Manifest, bytes]:
    manifest, pieces = decrypt_copy(io.BytesIO(file), words)
    return manifest, b"".join(pieces)


@pytest.mark.parametrize("size", [0, 1, CHUNK_SIZE, 3 * CHUNK_SIZE + 7])
def test_a_copy_unlocks_to_its_content_and_names_its_ledger(size: int) -> None:
    noise = random.Random(size).randbytes(size)
    for content in (noise, bytes(size)):
        assert decrypt_file(encrypt_file(content)) == (MANIFEST, content)


def test_a_locked_copy_shows_nothing_of_its_content_and_no_two_copies_are_alike() -> None:
    content = b"Brutus means to stab Caesar. " * 900
    one, other = encrypt_file(content), encrypt_file(content)
    assert b"Brutus" not in one
    assert b"play.example.org" not in one
    assert one[200:] != other[200:]


def test_wrong_recovery_words_open_no_copy() -> None:
    for words in ("", WORDS.upper(), WORDS[:-1]):
        with pytest.raises(CopyNotOpenedError, match="not its recovery words"):
            decrypt_file(encrypt_file(b"ledger"), words)


def test_a_copy_with_a_changed_missing_added_or_moved_byte_is_refused() -> None:
    noise = random.Random(3).randbytes(2 * CHUNK_SIZE)
    whole = encrypt_file(noise)
    places = [*range(0, 300, 7), len(whole) // 2, len(whole) - 1]
    spoilt = [whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :] for at in places]
    spoilt += [whole[:-1], whole[: len(whole) // 2], whole[:20], b"", whole + b"\x00"]
    first = whole.index(b"}\n") + 2
    size = 4 + int.from_bytes(whole[first : first + 4], "big")
    second = first + size
    length = 4 + int.from_bytes(whole[second : second + 4], "big")
    chunk, rest = whole[second : second + length], whole[second + length :]
    spoilt += [whole[:second] + rest, whole[:second] + chunk + chunk + rest]
    for file in spoilt:
        with pytest.raises(CopyNotOpenedError):
            decrypt_file(file)


def test_a_copy_cut_off_after_a_whole_chunk_is_refused() -> None:
    whole = encrypt_file(random.Random(3).randbytes(3 * CHUNK_SIZE))
    at, ends = whole.index(b"}\n") + 2, []
    while at < len(whole):
        at += 4 + int.from_bytes(whole[at : at + 4], "big")
        ends.append(at)
    assert len(ends) > 3
    for end in ends[:-1]:
        with pytest.raises(CopyNotOpenedError):
            decrypt_file(whole[:end])


@pytest.mark.parametrize(
    "line",
    [
        b"no json\n",
        b'{"salt":"zz","cost":4,"file":"00"}\n',
        b'{"salt":"","cost":4,"file":"00"}\n',
        b'{"salt":"00","cost":63,"file":"00"}\n',
        b'{"salt":"00","cost":0,"file":"00"}\n',
    ],
)
def test_a_senseless_header_of_a_copy_is_refused_before_memory_is_used(line: bytes) -> None:
    with pytest.raises(CopyNotOpenedError, match="damaged"):
        decrypt_copy(io.BytesIO(COPY_FORMAT + line), WORDS)


def test_a_file_that_is_no_copy_is_refused_as_such() -> None:
    with pytest.raises(CopyNotOpenedError, match="no copy of a ledger"):
        decrypt_copy(io.BytesIO(b"SQLite format 3\x00"), WORDS)
