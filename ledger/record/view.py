"""Slices, which are the parts of a view. Each slice has its own audience."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import is_
from typing import Annotated, Any, NamedTuple, NotRequired, TypedDict

from msgspec import Meta

from ledger.record.audience import EVERYBODY, Audience, Viewer, only, reads
from ledger.record.shared_map import Map

Document = Mapping[str, Any]
"""The content of a slice: a `TypedDict` that the ruleset names by the slice's key."""


class PersonDoc(TypedDict):
    """A character, as every game shows one."""

    id: str
    """The character's id."""
    name: str
    """The character's name."""
    short: str
    """A short form of the name."""
    role: str
    """The character's part in the game."""
    group: str
    """The party or family it belongs to; empty for none."""
    mortal: bool
    """Whether it is a mortal."""
    statuses: list[str]
    """The states it is in that everybody may know, in the game's words."""
    place: str
    """The place where it is; empty for nowhere."""
    seat: str
    """The place within the place; empty for none."""
    arrived_rank: int
    """The number in the order in which those at the place have come, from 1; 0 for nowhere."""
    holds: dict[str, int]
    """The goods of it that everybody may know, in units of each asset."""
    powers: list[str]
    """Its special powers, in the game's words."""
    cards: int
    """Number of cards of the character."""
    number: NotRequired[str]
    """`plural` where verbs agree with the name in the plural, as with the Fates; else left out."""


class PlaceDoc(TypedDict):
    """A place of the map that all games share."""

    id: str
    """The place's id."""
    name: str
    """The place's name."""
    kind: str
    """The kind of place, in the game's words."""
    capacity: int
    """Number of seats."""
    free: int
    """Number of seats that are free."""
    throne: str | None
    """The character whose throne it is; null for none."""
    roads: list[str]
    """The places to which roads lead."""
    here: list[str]
    """The characters who are there, first come first."""


class PurseDoc(TypedDict):
    """The goods and states of a character that not everybody may know."""

    id: str
    """The character's id."""
    holds: dict[str, int]
    """The goods in its hands, in units of each asset (money in denarii)."""
    statuses: list[str]
    """The states it is in that not everybody may know, in the game's words."""
    unfit: NotRequired[list[str]]
    """The assets that it cannot come to own: its hand keeps no place for them."""


class StandingDoc(TypedDict):
    """A sentence about how a character stands towards its aim."""

    rule: str
    """The id of the rule by which it counts."""
    key: str
    """The key of the message."""
    args: dict[str, Any]
    """The arguments of the message."""


class AimDoc(TypedDict):
    """The aim of a character. Only the character itself sees it until the game is closed."""

    id: str
    """The character's id."""
    rule: str
    """The id of the rule that sets the aim."""
    key: str
    """The key of the message that tells the aim."""
    stands: list[StandingDoc]
    """How the character stands towards it, the most urgent first."""


class StockDoc(TypedDict):
    """An asset for sale."""

    seller: str
    """The character who sells it."""
    asset: str
    """The asset."""
    price: int
    """The price of one, in denarii."""
    stock: int
    """Number of units for sale."""
    advertised: bool
    """Whether the seller cries it out."""


class MarketDoc(TypedDict):
    """The goods for sale."""

    stock: list[StockDoc]
    """The goods of each seller."""


class YearDoc(TypedDict):
    """The name of this year."""

    name: str
    """The organiser's name of this year; empty for its number alone."""


ThingsDoc = Annotated[
    dict[str, str],
    Meta(description="The names that an organiser's file gives instead of ours, by the thing."),
]
"""The slice `things`: names that are not those of the ruleset."""


class Slice(NamedTuple):
    """A part of the view with its own audience."""

    audience: Audience
    source: tuple[object, ...]
    """The immutable objects that the slice is made from.

    While these are the same objects, the slice has not changed and is not rendered again.
    """
    render: Callable[[], Document]
    wordless: Callable[[Viewer], Document] | None = None
    """Renders the slice for viewers who see the slice only because the game was closed.

    The document then lacks free words, unless their author has opened them to the viewer.
    """

    def rendered_for(self, viewer: Viewer) -> Document:
        """Return the slice's document in the form that this viewer may read."""
        if self.wordless is None or reads(self.audience, viewer):
            return self.render()
        return self.wordless(viewer)


class Bundle(NamedTuple):
    """Slices that are made from the same objects. A bundle may be empty.

    If a later state lacks a bundle, the slices of the bundle disappear, too.
    """

    name: str
    source: tuple[object, ...]
    """The immutable objects; while they are the same, no slice is rendered again."""
    slices: Callable[[], Iterable[tuple[str, Slice]]]
    since: Callable[[Any], Iterable[tuple[str, Slice | None]]] | None = None
    """Gives the slices that may differ from those of an earlier source; None for a lost slice.

    This function is for a bundle with many slices of which only few change at a time. The earlier
    source belongs to a bundle of the same name.
    """


def changed_keys(old_map: Map[str, Any], new_map: Map[str, Any]) -> set[str]:
    """Return the keys that are in only one map, or whose values are different objects."""
    if old_map is new_map:
        return set()
    value_before = old_map.get
    keys = {key for key, new_value in new_map.items() if value_before(key) is not new_value}
    return keys.union(key for key in old_map if key not in new_map)


def bundle_by_key(
    family: str, things_by_key: Map[str, Any], slice_of: Callable[[str], Slice], *sources: object
) -> Bundle:
    """Return a bundle of the slices `<name>/<key>`, one for each key of `things_by_key`.

    A slice may depend on its own thing and on the immutable objects `beside`, but on no other
    thing. So an act that changes one thing makes one slice again.
    """

    def changed_slices(old_bundle: tuple[Any, ...]) -> Iterator[tuple[str, Slice | None]]:
        earlier_map, *earlier_sources = old_bundle
        is_same = all(map(is_, earlier_sources, sources))
        keys = (
            changed_keys(earlier_map, things_by_key) if is_same else {*earlier_map, *things_by_key}
        )
        return (
            (f"{family}/{key}", slice_of(key) if key in things_by_key else None) for key in keys
        )

    return Bundle(
        f"{family}s",
        (things_by_key, *sources),
        lambda: ((f"{family}/{key}", slice_of(key)) for key in things_by_key),
        changed_slices,
    )


def slices_of_bundles(bundles: Iterable[Bundle]) -> Iterator[tuple[str, Slice]]:
    """Yield every slice of these bundles, by key."""
    return (view_slice for bundle in bundles for view_slice in bundle.slices())


def bundle_for_everybody(
    bundle_name: str, source: tuple[object, ...], render: Callable[[], Document]
) -> Bundle:
    """Return a bundle of one slice that everybody sees."""
    return Bundle(bundle_name, source, lambda: ((bundle_name, Slice(EVERYBODY, source, render)),))


def aim_bundle(character: str, source: tuple[object, ...], render: Callable[[], AimDoc]) -> Bundle:
    """Return the bundle of a character's aim. Only the character itself sees it."""
    bundle_name = f"aim/{character}"
    return Bundle(
        bundle_name, source, lambda: ((bundle_name, Slice(only(character), source, render)),)
    )


def basic_person(character: str, name: str, role: str, *, is_mortal: bool = True) -> PersonDoc:
    """Return the fields of a person in every game. The person has no place and no goods."""
    return {
        "id": character,
        "name": name,
        "short": name,
        "role": role,
        "group": "",
        "mortal": is_mortal,
        "statuses": [],
        "place": "",
        "seat": "",
        "arrived_rank": 0,
        "holds": {},
        "powers": [],
        "cards": 1,
    }
