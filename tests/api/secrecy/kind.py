"""A kind of secret: two courses of an evening, and the people who may know which was played."""

from dataclasses import dataclass, replace
from typing import Any

from tests.api.secrecy.playing import IDS, SecretCourse
from tests.api.secrecy.script import CLASSIS, DENARIUS, CommandStep, summer_and_winter_script
from tests.api.secrecy.stage import Deed

SECOND = 1_000


@dataclass(frozen=True)
class SecretKind:
    """Two courses of an evening, and the people who may know which course was played.

    `ruled` means that the room may count a ruling, as the table says. `silent` means that no trace
    remains, even for the people who know the secret.
    """

    name: str
    knows: frozenset[str]
    one: SecretCourse
    other: SecretCourse
    ruled: bool = False
    silent: bool = False


def secret_kind(
    name: str,
    knows: set[str],
    one: tuple[Deed, ...] = (),
    other: tuple[Deed, ...] = (),
    scenarios: tuple[str, str] = ("", ""),
    *,
    ruled: bool = False,
    silent: bool = False,
) -> SecretKind:
    """Return a kind of secret. Without deeds, the course has no secret act."""
    first, second = (
        SecretCourse(deeds, scenario)
        for deeds, scenario in zip((one, other), scenarios, strict=True)
    )
    return SecretKind(name, frozenset(knows), first, second, ruled, silent)


def kind_with_later_look(known: SecretKind) -> SecretKind:
    """Return the same kind, with a second look around by curious viewers in the winter."""
    one, other = (replace(secret, late=True) for secret in (known.one, known.other))
    return replace(known, one=one, other=other)


def step_at_secret(
    number: int, actor: str, act: str, recorder: str = "", **fields: Any
) -> CommandStep:
    """Return the step with this number at the time of the secret. Steps are counted from 1."""
    own = {name.rstrip("_"): value for name, value in fields.items()}
    at = summer_and_winter_script().moment + number * SECOND
    return CommandStep(at, actor, act, 1, own, recorder, IDS[number - 1])


def money_gift(number: int, amount: int, to: str = "") -> CommandStep:
    """Return a gift of money by the giver, by default to the taker."""
    plan = summer_and_winter_script()
    return step_at_secret(
        number, plan.giver, "give", to=to or plan.taker, asset=DENARIUS, quantity=amount
    )


def ship_gift(number: int, giver: str, to: str) -> CommandStep:
    """Return a gift of a ship."""
    return step_at_secret(number, giver, "give", to=to, asset=CLASSIS, quantity=1)


def step_of_taker(number: int, act: str, **fields: Any) -> CommandStep:
    """Return an act of the taker."""
    return step_at_secret(number, summer_and_winter_script().taker, act, **fields)


def step_of_giver(number: int, act: str, **fields: Any) -> CommandStep:
    """Return an act of the giver."""
    return step_at_secret(number, summer_and_winter_script().giver, act, **fields)


def step_of_fates(number: int, act: str, **fields: Any) -> CommandStep:
    """Return an act of the Fates."""
    return step_at_secret(number, "fata", act, **fields)


def scenario_with_holdings(who: str, **holdings: int) -> str:
    """Return the scenario in which a character begins with these holdings."""
    held = ", ".join(f"{asset}: {count}" for asset, count in holdings.items())
    return f"based_on: ludi_romani\ncast:\n  {who}: {{holdings: {{{held}}}}}\n"
