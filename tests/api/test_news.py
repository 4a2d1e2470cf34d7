"""The content of one stream event for each viewer."""

import pytest

from api.game.live.delta import Delta
from api.game.slices import Change, RenderedSlice
from ledger.record.audience import EVERYBODY, ROOM_VIEWER, Audience, Viewer
from ledger.record.log import Log
from tests.toy.yard import YardGame

ADA = Viewer(frozenset({"ada"}))
TWO = Viewer(frozenset({"ada", "cai"}))
NURSE = Viewer(frozenset({"nurse"}), is_staff=True)
OPENED = Viewer(sees_opened_ledger=True)
NOTHING = Log()


def slice_with_audience(seen: Audience, data: bytes = b"1") -> RenderedSlice:
    return RenderedSlice(seen, (), data)


def test_viewers_who_see_more_of_an_entry_than_the_room_are_told_of_it() -> None:
    yard = YardGame()
    before = yard.state.log.position
    yard.does("ada", "give", to="bea", nuts=1)
    yard.does("cai", "sit", where="bench")
    news = Delta(yard.state.log, range(before + 1, before + 3), {})
    assert "ada" in news.who
    assert list(news.private_positions(ADA)) == [before + 1]
    assert list(news.private_positions(Viewer(frozenset({"cai"})))) == []
    assert list(news.private_positions(ROOM_VIEWER)) == []
    assert list(news.private_positions(NURSE)) == [before + 1, before + 2]


def test_a_holder_of_several_cards_hears_of_each_entry_once_and_in_order() -> None:
    yard = YardGame()
    before = yard.state.log.position
    yard.does("ada", "give", to="cai", nuts=1)
    yard.does("bea", "give", to="cai", nuts=1)
    news = Delta(yard.state.log, range(before + 1, before + 3), {})
    assert list(news.private_positions(TWO)) == [before + 1, before + 2]


def test_a_slice_is_shown_to_its_audience_alone() -> None:
    changes = {
        "purse/ada": Change(
            slice_with_audience(("ada", "nurse")), slice_with_audience(("ada", "nurse"), b"2")
        ),
        "person/ada": Change(None, slice_with_audience(EVERYBODY, b"3")),
    }
    news = Delta(NOTHING, range(0), changes)
    assert news.public_changes == {"person/ada": b"3"}
    assert news.slices(ADA) == news.slices(NURSE) == {"purse/ada": b"2"}
    assert news.slices(Viewer(frozenset({"bea"}))) == news.slices(ROOM_VIEWER) == {}
    assert news.slices(OPENED) == {"purse/ada": b"2"}


@pytest.mark.parametrize("after", [None, slice_with_audience(("bea",))])
def test_a_slice_is_gone_for_whoever_does_not_see_it_any_more(after: RenderedSlice | None) -> None:
    news = Delta(NOTHING, range(0), {"petition/p": Change(slice_with_audience(("ada",)), after)})
    assert news.slices(ADA) == {"petition/p": b"null"}
    assert news.public_changes == {}
