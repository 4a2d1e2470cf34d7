"""What a view is made of: slices, each with an audience of its own."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, NotRequired, TypedDict

from immutables import Map

from ledger.audience import EVERYBODY, Audience, Viewer, reads

Document = Mapping[str, Any]
"""What a slice says. Each is of a `TypedDict`, which the ruleset names by the slice's key."""


class PersonDoc(TypedDict):
    """What every game says of a person. `number` is there when the name is `plural`."""

    id: str
    name: str
    short: str
    role: str
    group: str
    mortal: bool
    statuses: list[str]
    place: str
    seat: str
    arrived_rank: int
    holds: dict[str, int]
    powers: list[str]
    cards: int
    number: NotRequired[str]


class PlaceDoc(TypedDict):
    """A place of the map that all games share, and who is there, first come first."""

    id: str
    name: str
    kind: str
    capacity: int
    free: int
    throne: str | None
    roads: list[str]
    here: list[str]


class PurseDoc(TypedDict):
    """What a character has and is that not everybody may know.

    `unfit` are assets that they cannot come to own: their hand keeps no place for them.
    """

    id: str
    holds: dict[str, int]
    statuses: list[str]
    unfit: NotRequired[list[str]]


class StockDoc(TypedDict):
    """What a seller has of an asset, at which price, and whether it is cried out."""

    seller: str
    asset: str
    price: int
    stock: int
    advertised: bool


class MarketDoc(TypedDict):
    """What can be bought from whom."""

    stock: list[StockDoc]


class YearDoc(TypedDict):
    """What an organiser calls this year; empty for its number alone."""

    name: str


class Slice(NamedTuple):
    """A part of the view with an audience of its own.

    `source` holds the immutable things it is made of: while they are the same objects, the slice
    has not changed and is not rendered again. `wordless` renders it for those who see it only since
    the game was closed, without the free words in it that nobody has laid open to them.
    """

    audience: Audience
    source: tuple[object, ...]
    render: Callable[[], Document]
    wordless: Callable[[Viewer], Document] | None = None

    def rendered_for(self, viewer: Viewer) -> Document:
        """The slice's document, as a viewer who sees it may read it."""
        if self.wordless is None or reads(self.audience, viewer):
            return self.render()
        return self.wordless(viewer)


class Bundle(NamedTuple):
    """Slices that are made of the same things.

    While `source` holds the same objects, no slice of the bundle has changed and none is rendered.
    A bundle may be empty. One that a later state has no more takes its slices with it.

    Where a bundle has many slices and few change at a time, `since` gives those that may differ
    from what an earlier source of this bundle gave. Such a bundle never loses a slice.
    """

    name: str
    source: tuple[object, ...]
    slices: Callable[[], Iterable[tuple[str, Slice]]]
    since: Callable[[Any], Iterable[tuple[str, Slice]]] | None = None


def changed_keys(before: Map[str, Any], after: Map[str, Any]) -> set[str]:
    """The keys under which two maps hold other objects, or only one of them holds any."""
    if before is after:
        return set()
    known = before.get
    changed = {key for key, value in after.items() if known(key) is not value}
    return changed.union(key for key in before if key not in after)


def unbundled(bundles: Iterable[Bundle]) -> Iterator[tuple[str, Slice]]:
    """Every slice of these bundles, by key."""
    return (found for bundle in bundles for found in bundle.slices())


def alone(name: str, source: tuple[object, ...], render: Callable[[], Document]) -> Bundle:
    """A bundle of one slice that everybody sees."""
    return Bundle(name, source, lambda: ((name, Slice(EVERYBODY, source, render)),))


def anybody(who: str, name: str, role: str, *, mortal: bool = True) -> PersonDoc:
    """The fields that every game gives of a person; this one is nowhere and has nothing."""
    return {
        "id": who,
        "name": name,
        "short": name,
        "role": role,
        "group": "",
        "mortal": mortal,
        "statuses": [],
        "place": "",
        "seat": "",
        "arrived_rank": 0,
        "holds": {},
        "powers": [],
        "cards": 1,
    }
