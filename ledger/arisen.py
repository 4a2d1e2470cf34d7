"""What waits in a game, in the order in which it arose."""

from collections.abc import Mapping
from typing import Protocol, TypeVar


class Arisen(Protocol):
    """What waits in a game since an entry: a petition, a duty, a question and the like."""

    @property
    def id(self) -> str:
        """Its name, made of the id that a client chose for its command."""
        ...

    @property
    def position(self) -> int:
        """The position of the entry by which it arose."""
        ...


A = TypeVar("A", bound=Arisen)


def in_order(things: Mapping[str, A]) -> list[A]:
    """The things in the order in which they arose.

    Their keys hold ids that clients choose, so an order by keys could be chosen by a client, too.
    Only what arose by one entry is told apart by its key: what follows its entry's id there.
    """
    return sorted(things.values(), key=lambda one: (one.position, one.id))
