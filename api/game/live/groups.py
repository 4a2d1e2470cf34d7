"""Groups of listeners who see the same of a game, and a look-up of the groups for a change.

So an act with a small audience costs only as much as this audience, in a hall of any size.
"""

from collections.abc import Iterable, Iterator

from api.game.live.listener import Listener
from ledger.record.audience import Viewer
from projections.chronicle import Cursor, has_shared_cursors


class Group:
    """Listeners who see the same of a game and get the same bytes."""

    def __init__(self, viewer: Viewer, cursor: Cursor) -> None:
        self.viewer = viewer
        self.name = cursor.viewer
        """The viewer's name in cursors."""
        self.own = cursor.own_count
        """The number of the viewer's own lines that the listeners have got."""
        self.has_shared_cursors = has_shared_cursors(viewer)
        self.listeners: set[Listener] = set()


class Groups:
    """All groups of one game, by viewer and by character."""

    def __init__(self) -> None:
        self._group_by_viewer: dict[Viewer, Group] = {}
        self._groups_of: dict[str, dict[Group, None]] = {}
        self._groups_seeing_all: dict[Group, None] = {}

    def __iter__(self) -> Iterator[Group]:
        return iter(self._group_by_viewer.values())

    def __len__(self) -> int:
        return len(self._group_by_viewer)

    def get(self, viewer: Viewer) -> Group | None:
        """Return the group of a viewer, or None if no phone of the group listens."""
        return self._group_by_viewer.get(viewer)

    def add(self, group: Group) -> Group:
        """Add a new group and return it."""
        self._group_by_viewer[group.viewer] = group
        if group.viewer.sees_positions:
            self._groups_seeing_all[group] = None
        for character in group.viewer.characters:
            self._groups_of.setdefault(character, {})[group] = None
        return group

    def remove(self, listener: Listener) -> None:
        """Remove a listener. Remove its group, too, if the group is empty then."""
        for group in [group for group in self if listener in group.listeners]:
            group.listeners.discard(listener)
            if not group.listeners:
                self._remove_group(group)

    def concerned_groups(self, characters: Iterable[str]) -> list[Group]:
        """Return the groups that see more than the public does of what these characters see."""
        groups = dict(self._groups_seeing_all)
        for character in characters:
            groups.update(self._groups_of.get(character, {}))
        return list(groups)

    def _remove_group(self, group: Group) -> None:
        del self._group_by_viewer[group.viewer]
        self._groups_seeing_all.pop(group, None)
        for character in group.viewer.characters:
            self._groups_of[character].pop(group)
            if not self._groups_of[character]:
                del self._groups_of[character]
