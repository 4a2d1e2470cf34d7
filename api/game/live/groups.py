"""Listeners who see the same of a game, as groups; the ones whom a change concerns are looked up.

So an act that few may see costs as much as those few, however many listen.
"""

from collections.abc import Iterable, Iterator

from api.game.live.listener import Listener
from ledger.record.audience import Viewer
from projections.chronicle import Cursor


class Group:
    """Listeners who see the same of a game: they get the same bytes."""

    def __init__(self, viewer: Viewer, cursor: Cursor) -> None:
        self.viewer = viewer
        self.cursor = cursor
        self.listeners: set[Listener] = set()


class Groups:
    """All groups of one game, by viewer and by character."""

    def __init__(self) -> None:
        self._by_viewer: dict[Viewer, Group] = {}
        self._of: dict[str, dict[Group, None]] = {}
        self._all_seeing: dict[Group, None] = {}

    def __iter__(self) -> Iterator[Group]:
        return iter(self._by_viewer.values())

    def __len__(self) -> int:
        return len(self._by_viewer)

    def get(self, viewer: Viewer) -> Group | None:
        """The group of a viewer, or None when nobody of it listens."""
        return self._by_viewer.get(viewer)

    def add(self, group: Group) -> Group:
        """Note a new group, and give it back."""
        self._by_viewer[group.viewer] = group
        if group.viewer.sees_positions:
            self._all_seeing[group] = None
        for character in group.viewer.characters:
            self._of.setdefault(character, {})[group] = None
        return group

    def remove(self, listener: Listener) -> None:
        """Remove a listener, and the group that is empty then."""
        for group in [group for group in self if listener in group.listeners]:
            group.listeners.discard(listener)
            if not group.listeners:
                self._forget(group)

    def concerned(self, characters: Iterable[str]) -> list[Group]:
        """The groups that see more than the public of what these characters see."""
        found = dict(self._all_seeing)
        for character in characters:
            found.update(self._of.get(character, {}))
        return list(found)

    def _forget(self, group: Group) -> None:
        del self._by_viewer[group.viewer]
        self._all_seeing.pop(group, None)
        for character in group.viewer.characters:
            self._of[character].pop(group)
            if not self._of[character]:
                del self._of[character]
