"""What a view is made of: slices, each with an audience of its own."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from ledger.audience import EVERYBODY, Audience, Viewer, reads


class Slice(NamedTuple):
    """A part of the view with an audience of its own.

    `source` holds the immutable things it is made of: while they are the same objects, the slice
    has not changed and is not rendered again. `wordless` renders it without the free words in it,
    for those who see it only since the game was closed.
    """

    audience: Audience
    source: tuple[object, ...]
    render: Callable[[], dict[str, Any]]
    wordless: Callable[[], dict[str, Any]] | None = None

    def rendered_for(self, viewer: Viewer) -> dict[str, Any]:
        """The slice's document, as a viewer who sees it may read it."""
        if self.wordless is None or reads(self.audience, viewer):
            return self.render()
        return self.wordless()


class Bundle(NamedTuple):
    """Slices that are made of the same things.

    While `source` holds the same objects, no slice of the bundle has changed and none is rendered.
    Every state of a game has the same bundles, by `name`; a bundle may be empty.
    """

    name: str
    source: tuple[object, ...]
    slices: Callable[[], Iterable[tuple[str, Slice]]]


def unbundled(bundles: Iterable[Bundle]) -> Iterator[tuple[str, Slice]]:
    """Every slice of these bundles, by key."""
    return (found for bundle in bundles for found in bundle.slices())


def alone(name: str, source: tuple[object, ...], render: Callable[[], dict[str, Any]]) -> Bundle:
    """A bundle of one slice that everybody sees."""
    return Bundle(name, source, lambda: ((name, Slice(EVERYBODY, source, render)),))


def anybody(who: str, name: str, role: str, *, mortal: bool = True) -> dict[str, Any]:
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
