"""Exports name accounts: separate accounts are shown to readers who see their balance."""

from api.exports.lines import MaySee, legs_of
from ledger.record.audience import ROOM_VIEWER, Audience, Viewer
from ledger.record.entry import Entry, Posting
from tests.api.exports.conftest import NURSE, export_lines_for_viewer
from tests.toy.yard import YardGame

CAI = Viewer(frozenset({"cai"}))


def may_never_see(_account: str, _asset: str) -> bool:
    return False


def may_always_see(_account: str, _asset: str) -> bool:
    return True


def leg_tuples(entry: Entry, viewer: Viewer, may_see: MaySee) -> list[tuple[str, int, str, str]]:
    found = legs_of(entry, viewer, may_see)
    return [(leg.asset, leg.amount, leg.source, leg.target) for leg in found]


def test_a_loan_stands_on_an_account_of_its_own() -> None:
    game = YardGame()
    game.does("bea", "lend", to="cai", bones=1, id="loan")
    game.does("cai", "give-back", to="bea", bones=1, id="back")
    moved = {
        line.visible_entry.id: [(leg.source, leg.target) for leg in line.legs]
        for line in export_lines_for_viewer(game, NURSE)
    }
    assert moved["loan.0"] == [("bea", "cai/of:bea")]
    assert moved["back.0"] == [("cai/of:bea", "bea")]


def nuts_entry(*postings: tuple[str, str, int], seen: Audience | None = None) -> Entry:
    """Return an entry that moves nuts, seen by everybody or by some characters."""
    (given,) = YardGame().does("ada", "give", to="bea", nuts=1)
    ends = {} if seen is None else {"source_audience": seen, "target_audience": seen}
    moved = tuple(Posting("nut", source, target, n, **ends) for source, target, n in postings)
    return Entry(**{**{f: getattr(given, f) for f in given.__struct_fields__}, "postings": moved})


APART = (("ada", "bea", 3), ("ada/of:cai", "bea", 2), ("ada/won", "ada", 4), ("@den/a", "ada", 1))


def test_a_reader_who_sees_no_balance_sees_holders_without_their_accounts() -> None:
    expected = [("nut", 5, "ada", "bea"), ("nut", 1, "@den", "ada")]
    assert leg_tuples(nuts_entry(*APART), CAI, may_never_see) == expected
    assert leg_tuples(nuts_entry(*APART), ROOM_VIEWER, may_never_see) == expected


def test_a_reader_who_sees_the_balance_sees_each_account_and_moves_between_them() -> None:
    assert leg_tuples(nuts_entry(*APART), CAI, may_always_see) == [
        ("nut", 3, "ada", "bea"),
        ("nut", 2, "ada/of:cai", "bea"),
        ("nut", 4, "ada/won", "ada"),
        ("nut", 1, "@den/a", "ada"),
    ]


def test_an_end_that_is_not_seen_is_left_out_of_a_transfer() -> None:
    assert leg_tuples(nuts_entry(*APART, seen=("ada",)), CAI, may_always_see) == []
