"""What a kind of secret is: two ways in which the same evening may go, and those who may know."""

from dataclasses import dataclass, replace
from typing import Any

from tests.api.secrecy.playing import IDS, Secret
from tests.api.secrecy.script import CLASSIS, DENARIUS, Step, script
from tests.api.secrecy.stage import Deed

SECOND = 1_000


@dataclass(frozen=True)
class Kind:
    """Two ways in which an evening may go, and who may know which it was.

    `ruled` when the room may count that there was a ruling: the table names that. `silent` when
    nothing of it stays, for those who know either.
    """

    name: str
    knows: frozenset[str]
    one: Secret
    other: Secret
    ruled: bool = False
    silent: bool = False


def kind(
    name: str,
    knows: set[str],
    one: tuple[Deed, ...] = (),
    other: tuple[Deed, ...] = (),
    scenarios: tuple[str, str] = ("", ""),
    *,
    ruled: bool = False,
    silent: bool = False,
) -> Kind:
    """A kind of secret; without deeds nothing is done."""
    first, second = (
        Secret(deeds, scenario) for deeds, scenario in zip((one, other), scenarios, strict=True)
    )
    return Kind(name, frozenset(knows), first, second, ruled, silent)


def late(known: Kind) -> Kind:
    """The same kind, and the curious look around in the winter, too."""
    one, other = (replace(secret, late=True) for secret in (known.one, known.other))
    return replace(known, one=one, other=other)


def step(number: int, actor: str, act: str, recorder: str = "", **fields: Any) -> Step:
    """The so-manieth thing that is done at the moment of the secret, counted from 1."""
    own = {name.rstrip("_"): value for name, value in fields.items()}
    at = script().moment + number * SECOND
    return Step(at, actor, act, 1, own, recorder, IDS[number - 1])


def gift(number: int, amount: int, to: str = "") -> Step:
    """The giver gives money, to the taker unless somebody else is named."""
    plan = script()
    return step(number, plan.giver, "give", to=to or plan.taker, asset=DENARIUS, quantity=amount)


def ship(number: int, giver: str, to: str) -> Step:
    """Somebody gives a ship away."""
    return step(number, giver, "give", to=to, asset=CLASSIS, quantity=1)


def taker_does(number: int, act: str, **fields: Any) -> Step:
    """The taker does something."""
    return step(number, script().taker, act, **fields)


def giver_does(number: int, act: str, **fields: Any) -> Step:
    """The giver does something."""
    return step(number, script().giver, act, **fields)


def fates(number: int, act: str, **fields: Any) -> Step:
    """The Fates do something."""
    return step(number, "fata", act, **fields)


def begins_with(who: str, **holdings: int) -> str:
    """The scenario in which somebody begins with so much."""
    held = ", ".join(f"{asset}: {count}" for asset, count in holdings.items())
    return f"based_on: ludi_romani\ncast:\n  {who}: {{holdings: {{{held}}}}}\n"
