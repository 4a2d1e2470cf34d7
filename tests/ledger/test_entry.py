"""Entries and their stored bytes: a closed list of names, and nothing is lost."""

import msgspec
import pytest

from ledger.record.entry import (
    FREQUENT,
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


class Found(Event, stored="nuces/found@1"):
    whom: str = ""


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


def decoded_or_error(registry: Registry, stored: bytes, expected: str = "") -> object:
    """Return the entry of these bytes, or the type and the words of the error."""
    try:
        return registry.decode(stored, expected)
    except (msgspec.DecodeError, UnknownEntryError, UnicodeDecodeError, RecursionError) as error:
        return type(error), str(error)


STORED = REGISTRY.encode(complete_entry())
FOUND = STORED.replace(b"nuces/hidden@1", b"nuces/found@1")


@pytest.mark.parametrize("expected", ["", "nuces/hidden@1", "nuces/found@1", "nuces/lost@1"])
@pytest.mark.parametrize(
    "stored",
    [
        STORED,
        FOUND,
        FOUND.replace(b'"who":"ada"', b'"whom":"ada"'),
        STORED.replace(b"hidden@1", b"hidden@2"),
        STORED.replace(b'"who":"ada"', b'"who":7'),
        STORED.replace(b'"who":"ada"', b'"whom":"ada"'),
        STORED.replace(b'"who":"ada"', b'"who":"\xff"'),
        STORED.replace(b'"position":7', b'"position":"7"'),
        STORED.replace(b'"id":', b'"type":"nuces/found@1","id":'),
        STORED.replace(b'"period"', b'"type":"nuces/found@1","period"'),
        STORED.replace(b'"period"', b'"body":7,"period"'),
        STORED.replace(b'"who":"ada"', b'"who":"ada","deep":' + b"[" * 5_000),
        STORED[:-1],
        STORED + b"}",
        b"",
        b"rust",
    ],
)
def test_a_wrong_name_beside_the_bytes_changes_neither_the_entry_nor_the_error(
    stored: bytes, expected: str
) -> None:
    registry = Registry((Hidden, Found))
    for one, name in ((STORED, Hidden.STORED), (FOUND, Found.STORED)):
        for _ in range(FREQUENT):
            assert registry.decode(one, name) == registry.decode(one)
    assert decoded_or_error(registry, stored, expected) == decoded_or_error(registry, stored)


def test_a_stored_name_belongs_to_one_type() -> None:
    with pytest.raises(ValueError, match=r"'nuces/hidden@1' is missing or taken \(HiddenAgain\)"):
        Registry((Hidden, HiddenAgain))
    with pytest.raises(ValueError, match=r"'' is missing or taken \(Nameless\)"):
        Registry((Nameless,))
    assert REGISTRY.names == ("nuces/hidden@1",)
