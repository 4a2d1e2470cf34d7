"""Packing: a part that several answers share is packed once, and answers are unpacked unchanged."""

import gzip
import json
from collections.abc import Mapping

import pytest

from api.archiving import archive_packer
from api.archiving.archive_packer import Packer
from api.archiving.page import (
    MAX_PAGE_BYTES,
    CachedJoinedPage,
    archive_as_one_page,
    fits_in_one_file,
    folder_files,
)
from tests.api.archiving.unpacked import (
    PAGE,
    UnpackedArchive,
    data_blocks_of_page,
    decompress_base64,
    unpack_page,
)

HOSTILE = [
    "</script><script>alert(1)</script>",
    "<!--<script>",
    "\u2028 and \u2029",
    "\x00 \x1a7\x1a \x1e",
    "]]>&lt;<!--archive-parts-->",
    "$& $1 \\u003c",
    "\U0001f3db",
]


def pack_answers(answers: Mapping[str, object]) -> archive_packer.PackedArchive:
    packer = Packer()
    for path, document in answers.items():
        packer.add(path, json.dumps(document).encode())
    return packer.packed_archive({"game": "ides"})


def unpack_archive(packed: archive_packer.PackedArchive) -> UnpackedArchive:
    return UnpackedArchive(packed.contents, list(packed.parts))


LINE = {"id": "e" * 30, "words": True, "legs": [{"asset": "denarius", "amount": 7}] * 3}
ANSWERS: dict[str, object] = {
    "/view": {"slices": {f"person/{n}": {"id": n, "holds": {"a": n}} for n in range(60)}},
    "/entries": {"entries": [LINE, LINE], "more": False},
    "/stories/ada": {"periods": [{"lines": [LINE]}, {"lines": []}]},
    "/numbers": [1, 2.5, None, True, "", [], {}],
    "/deep": {"a": {"b": {"c": ["x" * 40, {"d": ["x" * 40]}] * 9}}},
}


def test_every_answer_is_unpacked_as_it_was_packed() -> None:
    found = unpack_archive(pack_answers(ANSWERS))
    assert found.paths == set(ANSWERS)
    assert {path: found.json(path) for path in ANSWERS} == ANSWERS


def test_the_same_answers_give_the_same_bytes() -> None:
    assert pack_answers(ANSWERS) == pack_answers(ANSWERS)


def test_lines_that_stand_in_two_answers_are_packed_nearly_once() -> None:
    once = {"/one": {"lines": [{"id": f"{n}", "words": f"{n * n:030}"} for n in range(900)]}}
    twice = once | {"/two": {"told": once["/one"]["lines"]}}
    assert pack_answers(twice).size < pack_answers(once).size * 1.3


def test_values_are_spread_over_several_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive_packer, "PART_SIZE", 500)
    packed = pack_answers(ANSWERS)
    assert len(packed.parts) > 5
    found = unpack_archive(packed)
    assert {path: found.json(path) for path in ANSWERS} == ANSWERS


def test_a_file_that_is_no_json_is_packed_unchanged() -> None:
    packer = Packer()
    text = '{"entry": "' + "x" * 300 + '"}\n{"end": 1}\n'
    packer.add("/export.jsonl", text.encode(), has_lines=True)
    assert unpack_archive(packer.packed_archive({})).text("/export.jsonl") == text


def test_a_byte_that_would_be_taken_for_a_mark_is_refused() -> None:
    for byte in (archive_packer.MARK, archive_packer.SEPARATOR):
        with pytest.raises(ValueError, match="/odd has a byte"):
            Packer().add("/odd", b'"' + byte + b'"')


def test_no_hostile_word_stands_unescaped_in_an_archive() -> None:
    packer = Packer()
    packer.add("/view", json.dumps({"names": HOSTILE, "long": HOSTILE * 40}).encode())
    packed = packer.packed_archive({"game": "ides", "title": HOSTILE[0]})
    page = archive_as_one_page(PAGE, packed)
    assert set(data_blocks_of_page(page)) == {"index", "part-0"}
    bare = page.decode()
    for block in data_blocks_of_page(page).values():
        bare = bare.replace(block, "")
    assert bare.count("<script") == bare.count("</script>") == 2
    assert bare.isascii()
    assert unpack_page(page).json("/view")["names"] == HOSTILE
    assert unpack_page(page).index["title"] == HOSTILE[0]


def test_a_folder_holds_the_same_as_a_page() -> None:
    packed = pack_answers(ANSWERS)
    files = dict(folder_files(PAGE, packed))
    assert set(files) == {"index.html", *(f"data/{n}.js" for n in range(len(packed.parts)))}
    for number, part in enumerate(packed.parts):
        assert files[f"data/{number}.js"] == f'archivePart({number},"{part}")\n'.encode()
    assert data_blocks_of_page(files["index.html"]) == {"index": packed.contents}


def test_up_to_five_megabytes_an_archive_is_one_file() -> None:
    room = MAX_PAGE_BYTES - len(PAGE)
    assert fits_in_one_file(PAGE, archive_packer.PackedArchive("x" * room, ()))
    assert not fits_in_one_file(PAGE, archive_packer.PackedArchive("x" * room, ("y",)))


def test_content_that_archives_share_is_packed_once() -> None:
    first = Packer()
    for path, document in ANSWERS.items():
        first.add(path, json.dumps(document).encode())
    common = first.shared_data()
    own = ANSWERS | {"/stories/bea": {"periods": [{"lines": [LINE]}], "words": "mine alone " * 9}}
    packer = Packer(common)
    for path, document in own.items():
        packer.add(path, json.dumps(document).encode())
    packed = packer.packed_archive({"game": "ides"})
    found = unpack_archive(packed)
    assert {path: found.json(path) for path in own} == own
    assert packed.parts[: packed.shared] == common.parts
    assert sum(map(len, packed.parts[packed.shared :])) < packed.size / 3


def test_lines_that_archives_share_are_packed_once() -> None:
    lines = [json.dumps({"entry": n, "words": f"{n * n:040}"}).encode() for n in range(200)]
    first = Packer()
    first.add("/export.jsonl", b"\n".join(lines), has_lines=True)
    other = [*lines[:100], b'{"entry": 100, "words": "for me alone"}', *lines[101:]]
    packer = Packer(first.shared_data())
    packer.add("/export.jsonl", b"\n".join(other), has_lines=True)
    packed = packer.packed_archive({})
    assert unpack_archive(packed).text("/export.jsonl").encode() == b"\n".join(other)
    assert "for me alone" in decompress_base64(packed.parts[-1])
    assert lines[7].decode() not in "".join(map(decompress_base64, packed.parts[packed.shared :]))


def test_a_page_bound_from_shared_parts_equals_a_page_made_for_one() -> None:
    first = Packer()
    first.add("/numbers", json.dumps(ANSWERS["/numbers"]).encode())
    packer = Packer(first.shared_data())
    packer.add("/view", json.dumps(ANSWERS["/view"]).encode())
    packed = packer.packed_archive({"game": "ides"})
    binding = CachedJoinedPage(PAGE, packed.parts[: packed.shared])
    made = binding.join_archive(packed)
    assert made.plain == archive_as_one_page(PAGE, packed)
    assert gzip.decompress(made.gzipped) == made.plain
    assert binding.has_same_beginning(PAGE, packed)
    assert not binding.has_same_beginning(f"{PAGE} ", packed)
    assert not binding.has_same_beginning(PAGE, pack_answers(ANSWERS))
