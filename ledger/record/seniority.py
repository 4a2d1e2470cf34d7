"""The order of open petitions, duties, questions and other open requests in a game."""

from collections.abc import Mapping
from typing import Protocol, TypeVar


class OpenMatter(Protocol):
    """A petition, duty, question or other matter that an entry opened."""

    @property
    def id(self) -> str:
        """The name of the matter, which begins with the command id that a client chose."""
        ...

    @property
    def position(self) -> int:
        """The position of the entry that opened the matter."""
        ...


A = TypeVar("A", bound=OpenMatter)


def oldest_first(waiting_acts: Mapping[str, A]) -> list[A]:
    """Return the open requests in the order of the entries that opened them.

    Two requests of one entry share the command id, so the rest of their ids decides.
    """
    # Do not sort by key. Clients choose command ids, so a client could put its request first.
    return sorted(
        waiting_acts.values(), key=lambda waiting_act: (waiting_act.position, waiting_act.id)
    )
