"""Entries and their stored bytes: a closed list of names, and nothing is lost."""

import msgspec
import pytest

from ledger.record.entry import (
    CommandMeta,
    Entry,
    Event,
    Placement,
    Posting,
    RecordedWarning,
    Registry,
    Roll,
    Ruling,
    UnknownEntryError,
)


class Hidden(Event, stored="nuces/hidden@1"):
    who: str
    where: tuple[str, ...] = ()


class HiddenAgain(Event, stored="nuces/hidden@1"):
    whom: str


class Nameless(Event, frozen=True):
    who: str


REGISTRY = Registry((Hidden,))


def complete_entry(**changes: object) -> Entry:
    """Return an entry with every part."""
    whole = Entry(
        position=7,
        id="c1.0",
        type=Hidden.STORED,
        at=1_000,
        period=2,
        audience=("ada", "nurse"),
        event=Hidden("ada", ("tree", "wall")),
        postings=(Posting("nut", "ada", "bea", 3, ("ada",), ("bea",)),),
        placements=(Placement("ada", "tree", "branch", ("ada",)),),
        rolls=(Roll("hide/1", 6, 4, contribution="tap"),),
        meta=CommandMeta("c1", "hide", "ada-1", "ada", "d" * 32, 0, 1, "aunt"),
        warned=(RecordedWarning("NUX-03", "generous", {"n": 5}, ("aunt",), ("ada", "aunt")),),
        ruling=Ruling("nurse", ("NUX-08",), "digest"),
    )
    return msgspec.structs.replace(whole, **changes)


def test_an_entry_is_read_back_from_its_bytes_unchanged() -> None:
    for one in (
        complete_entry(),
        complete_entry(postings=(), warned=(), ruling=None, meta=None, rolls=()),
    ):
        assert REGISTRY.decode(REGISTRY.encode(one)) == one


def test_a_field_added_later_has_its_default() -> None:
    old = REGISTRY.encode(complete_entry()).replace(b',"where":["tree","wall"]', b"")
    assert REGISTRY.decode(old).event == Hidden("ada")


def test_an_unknown_type_is_named_with_its_position() -> None:
    stored = REGISTRY.encode(complete_entry()).replace(b"nuces/hidden@1", b"nuces/hidden@2")
    with pytest.raises(UnknownEntryError, match="entry 7 has the unknown type 'nuces/hidden@2'"):
        REGISTRY.decode(stored)


@pytest.mark.parametrize(
    "damage",
    [(b'"who":"ada"', b'"who":7'), (b'"position":7', b'"position":"7"'), (b"}", b"")],
)
def test_damaged_bytes_are_refused(damage: tuple[bytes, bytes]) -> None:
    with pytest.raises(msgspec.DecodeError):
        REGISTRY.decode(REGISTRY.encode(complete_entry()).replace(*damage))


def test_a_stored_name_belongs_to_one_type() -> None:
    with pytest.raises(ValueError, match=r"'nuces/hidden@1' is missing or taken \(HiddenAgain\)"):
        Registry((Hidden, HiddenAgain))
    with pytest.raises(ValueError, match=r"'' is missing or taken \(Nameless\)"):
        Registry((Nameless,))
    assert REGISTRY.names == ("nuces/hidden@1",)
