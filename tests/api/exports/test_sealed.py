import pytest

from api.exports.ledger_file import (
    may_have_sealed,
    sealed_lines,
    whole_ledger_lines,
    withheld_positions,
)
from ledger.export.document import read_export
from ledger.record.audience import ROOM_VIEWER, Viewer
from ledger.seal import SALT_BYTES
from ledger.store.base import Batch, SideWrite
from ledger.verify import verify_export
from tests.api.exports.conftest import BEA, NURSE
from tests.toy.yard import YardGame

OPENED = Viewer(sees_opened_ledger=True)


def test_the_whole_ledger_verifies_by_itself(yard: YardGame) -> None:
    for viewer in (NURSE, OPENED):
        report = verify_export(sealed_lines(yard.scribe, yard.state.log, viewer))
        assert report.findings == ()
        assert report.counts.entries == yard.state.log.position
        assert report.counts.withheld == 0


def test_a_ledger_of_an_earlier_moment_verifies_too(yard: YardGame) -> None:
    before = yard.state.log
    yard.does("aunt", "ring")
    report = verify_export(sealed_lines(yard.scribe, before, NURSE))
    assert report.findings == ()
    assert report.counts.entries == before.position


def test_the_export_holds_all_free_words_for_stewards_and_those_that_others_saw(
    yard: YardGame,
) -> None:
    def exported_texts(viewer: Viewer) -> set[str]:
        export = read_export(sealed_lines(yard.scribe, yard.state.log, viewer))
        return {text.text for text in export.texts}

    assert exported_texts(NURSE) == {"I was away", "once more", "not hers", "oh well"}
    assert exported_texts(OPENED) == {"oh well"}
    assert exported_texts(Viewer(frozenset({"ada"}), sees_opened_ledger=True)) == {
        "oh well",
        "once more",
        "not hers",
    }


def test_an_entry_that_is_only_partly_seen_is_withheld(yard: YardGame) -> None:
    log = yard.state.log
    assert withheld_positions(log, OPENED) == withheld_positions(log, NURSE) == frozenset()
    children = Viewer(frozenset({"bea", "cai"}), is_staff=True)
    assert {log.entries[position].id for position in withheld_positions(log, children)} == {
        "found-yard.0",
        "claim.0",
        "gift.0",
        "please.0",
        "slip.0",
        "c13.0",
        "c14.0",
        "c15.0",
    }


def test_a_withheld_entry_is_represented_by_its_leaf_alone(
    yard: YardGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    gift = yard.state.log.ids["gift.0"]
    monkeypatch.setattr(
        "api.exports.ledger_file.withheld_positions", lambda _log, _viewer: frozenset({gift})
    )
    lines = list(sealed_lines(yard.scribe, yard.state.log, NURSE))
    assert not any(rb"\"id\":\"gift.0\"" in line for line in lines)
    report = verify_export(lines)
    assert report.findings == ()
    assert report.counts.withheld == 1


@pytest.mark.parametrize("viewer", [ROOM_VIEWER, BEA, Viewer(frozenset({"bea"}), is_staff=True)])
def test_a_viewer_who_may_not_know_positions_or_the_founding_gets_no_sealed_file(
    yard: YardGame, viewer: Viewer
) -> None:
    assert not may_have_sealed(yard.state, viewer)
    with pytest.raises(ValueError, match="positions"):
        sealed_lines(yard.scribe, yard.state.log, viewer)


@pytest.mark.parametrize("damaged", [b"s" * SALT_BYTES + b"\xffhush", b"\xff", b""])
def test_a_damaged_text_is_exported_and_the_verifier_names_it(
    yard: YardGame, damaged: bytes
) -> None:
    yard.does("nurse", "pause", reason="hush")
    (digest,) = list(yard.store.side_values("yard", "text"))[-1:]
    side = SideWrite("text", digest, damaged)
    head = yard.state.log.position, yard.scribe.tree.root
    yard.store.append(Batch("yard", *head, (), head[1], (side,)))
    for lines in (
        list(sealed_lines(yard.scribe, yard.state.log, NURSE)),
        list(whole_ledger_lines(yard.scribe, with_texts=True)),
    ):
        (finding,) = verify_export(lines).findings
        assert "is not the one that was recorded" in finding.sentence
