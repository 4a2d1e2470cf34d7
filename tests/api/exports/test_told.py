from ledger.record.audience import ROOM_VIEWER
from tests.api.exports.conftest import BEA, NURSE, export_lines_for_viewer
from tests.toy.yard import YardGame


def test_a_supplement_joins_its_public_line(yard: YardGame) -> None:
    (swap,) = [
        line for line in export_lines_for_viewer(yard, BEA) if line.visible_entry.key == "swapped"
    ]
    assert swap.number == "p3"
    assert swap.sentence == "Cai swapped with Bea"
    assert [(leg.asset, leg.source, leg.target) for leg in swap.visible_entry.legs] == [
        ("bone", "bea", "cai"),
        ("nut", "", "bea"),
    ]


def test_lines_come_in_the_order_of_the_ledger(yard: YardGame) -> None:
    for viewer in (ROOM_VIEWER, BEA, NURSE):
        positions = [
            yard.state.log.ids[line.visible_entry.id]
            for line in export_lines_for_viewer(yard, viewer)
        ]
        assert positions == sorted(set(positions))
    assert len(export_lines_for_viewer(yard, NURSE)) == yard.state.log.position


def test_the_room_is_told_nothing_of_a_gift(yard: YardGame) -> None:
    assert "nuts-given" not in {
        line.visible_entry.key for line in export_lines_for_viewer(yard, ROOM_VIEWER)
    }
    assert "Ada gave Bea 2 nuts" in {line.sentence for line in export_lines_for_viewer(yard, BEA)}
