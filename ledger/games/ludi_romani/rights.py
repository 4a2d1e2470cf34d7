"""Rights that a season gives only so often, as marks that the next season wipes out (CAL-11)."""

from dataclasses import replace
from itertools import count

from ledger.games.ludi_romani.state import World


def times_used(world: World, right: str) -> int:
    """How often a counted right has been used this season."""
    return next(n for n in count() if f"{right}/{n + 1}" not in world.spent)


def use_once(world: World, right: str) -> World:
    """The world after a counted right was used once more."""
    return replace(world, spent=world.spent | {f"{right}/{times_used(world, right) + 1}"})


def latest_use(world: World, right: str) -> str:
    """The mark of the latest use of a counted right."""
    return f"{right}/{times_used(world, right)}"


def spend(world: World, *marks: str) -> World:
    """The world with these marks of the season."""
    return replace(world, spent=world.spent.union(marks))
