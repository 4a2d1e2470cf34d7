"""Entries as objects: each is one line, in the published schema."""

import json
from typing import Any

import jsonschema_rs

from api.exports.entries import SCHEMA, entry_lines
from ledger.record.audience import Viewer
from tests.api.exports.conftest import BEA, NURSE, export_lines_for_viewer
from tests.toy.yard import YardGame

VALID = jsonschema_rs.validator_for(SCHEMA)


def exported_entries(yard: YardGame, viewer: Viewer) -> list[dict[str, Any]]:
    lines = entry_lines(yard.state.kernel, viewer, export_lines_for_viewer(yard, viewer))
    return [json.loads(line) for line in lines]


def test_each_line_fits_the_schema(yard: YardGame) -> None:
    for viewer in (BEA, NURSE, Viewer()):
        assert [line for line in exported_entries(yard, viewer) if not VALID.is_valid(line)] == []


def test_the_first_line_names_the_format_and_the_reader(yard: YardGame) -> None:
    first = exported_entries(yard, BEA)[0]
    assert first["line"] == "game"
    assert (first["format"], first["seen_by"]) == ("acta-entries/1", ["bea"])


def test_the_last_line_counts_the_entries(yard: YardGame) -> None:
    lines = exported_entries(yard, BEA)
    assert lines[-1] == {"line": "end", "entries": len(lines) - 2}
    assert {line["line"] for line in lines[1:-1]} == {"entry"}


def test_an_entry_has_its_sentence_its_transfers_and_its_time(yard: YardGame) -> None:
    given = next(
        line for line in exported_entries(yard, NURSE)[1:-1] if line["type"] == "nuts-given"
    )
    assert " gave " in given["sentence"]
    (posting,) = given["postings"]
    assert posting["asset"] == "nut"
    assert posting["from"] != posting["to"]
    assert given["at"].endswith("Z")


def test_only_viewers_who_see_positions_are_told_them(yard: YardGame) -> None:
    assert {line["position"] for line in exported_entries(yard, BEA)[1:-1]} == {None}
    assert exported_entries(yard, NURSE)[1]["position"] == 1


def test_no_line_holds_text_that_its_reader_may_not_see(yard: YardGame) -> None:
    seen = {line["entry"] for line in exported_entries(yard, Viewer())[1:-1]}
    more = {line["entry"] for line in exported_entries(yard, NURSE)[1:-1]}
    assert seen < more
