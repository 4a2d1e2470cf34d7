"""A slice that a game no longer gives is removed from every view."""

import pytest

from api.game.slices import Slices
from ledger.record.audience import EVERYBODY, ROOM_VIEWER
from ledger.record.shared_map import Map
from ledger.record.view import Bundle, Slice, bundle_by_key, bundle_for_everybody
from tests.toy.yard import YardGame

YARD = YardGame()


def bundle_of_value(name: str, value: str, *keys: str) -> Bundle:
    """Return a bundle with these slices, rendered anew for each value."""
    source = (value,)
    slices = tuple((key, Slice(EVERYBODY, source, lambda: {"is": value})) for key in keys)
    return Bundle(name, source, lambda: slices)


@pytest.mark.parametrize("kept", [(), ("hall",)])
def test_a_slice_that_is_no_longer_rendered_is_sent_as_gone(kept: tuple[str, ...]) -> None:
    given = [
        bundle_of_value("hall", "open", "hall"),
        bundle_of_value("feast", "loud", "feast/1", "feast/2"),
    ]
    slices = Slices(lambda _state: iter(given))
    slices.follow(YARD.state)
    assert slices.changes().keys() == {"hall", "feast/1", "feast/2"}
    given[:] = [one for one in given if one.name in kept]
    YARD.does("ada", "throw")
    slices.follow(YARD.state)
    gone = slices.changes()
    assert gone.keys() == {"hall", "feast/1", "feast/2"} - set(kept)
    assert all(after is None and before is not None for before, after in gone.values())
    assert slices.slices_seen_by(ROOM_VIEWER).shown.keys() == set(kept)


def test_a_slice_that_returns_is_sent_again() -> None:
    yard, given = YardGame(), [bundle_of_value("feast", "loud", "feast/1")]
    shown = [given[0]]
    slices = Slices(lambda _state: iter(shown))
    for turn in ([], given):
        slices.follow(yard.state)
        slices.changes()
        shown[:] = turn
        yard.does("bea", "throw")
    slices.follow(yard.state)
    assert slices.slices_seen_by(ROOM_VIEWER).shown.keys() == {"feast/1"}


def bundle_of_guests(guests: Map[str, str]) -> Bundle:
    """Return a bundle with a slice for each guest."""
    return bundle_by_key(
        "guest", guests, lambda who: Slice(EVERYBODY, (guests[who],), lambda: {"is": guests[who]})
    )


def test_a_bundle_of_many_slices_loses_only_the_slice_that_is_gone() -> None:
    yard, guests = YardGame(), Map(ada="early", bea="late")
    slices = Slices(lambda _state: (bundle_of_guests(guests),))
    slices.follow(yard.state)
    slices.changes()
    guests = guests.delete("ada").set("cai", "early")
    yard.does("bea", "throw")
    slices.follow(yard.state)
    changes = slices.changes()
    assert changes.keys() == {"guest/ada", "guest/cai"}
    assert changes["guest/ada"].new_slice is None
    assert slices.slices_seen_by(ROOM_VIEWER).shown.keys() == {"guest/bea", "guest/cai"}


def test_slices_of_an_empty_source_are_rendered_again_after_an_erasure() -> None:
    yard = YardGame()
    awaited: tuple[str, ...] = ("ada",)
    slices = Slices(
        lambda _state: (bundle_for_everybody("awaited", awaited, lambda: {"ids": [*awaited]}),)
    )
    slices.follow(yard.state)
    slices.render_all()
    awaited = ()
    slices.follow(yard.state)
    assert slices.document("awaited") == {"ids": []}
