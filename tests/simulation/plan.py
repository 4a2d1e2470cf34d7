"""A schedule of acts and faults, each with its time. One seed determines the whole schedule."""

import uuid
from dataclasses import dataclass
from random import Random
from typing import Any

CHILDREN = ("ada", "bea", "cai")
PEOPLE = (*CHILDREN, "aunt", "nurse")

PLAY = (2.0, 22.0)
"""The seconds between which people act and faults happen."""


@dataclass(frozen=True)
class PlannedCommand:
    """The command of a character at a second. `id` is the id of the command."""

    second: float
    who: str
    act: str
    fields: dict[str, Any]
    id: str


@dataclass(frozen=True)
class NetworkQuality:
    """The quality of the network: its delay in seconds, and its rates of loss and duplication."""

    slowest: float
    lost: float
    doubled: float
    cut: float


@dataclass(frozen=True)
class SchedulePlan:
    """One schedule. `crashes` are (second, worker, seconds until the worker is started again).

    `jumps` are (second, milliseconds) by which the machine's clock is set. `full` are seconds
    from which, and until which, the disk takes nothing more. `unanswered` are seconds after which
    one commit is written and its answer is lost. `reloads` are (second, who).
    """

    seed: int
    workers: int
    weather: NetworkQuality
    wishes: tuple[PlannedCommand, ...]
    crashes: tuple[tuple[float, int, float], ...]
    jumps: tuple[tuple[float, int], ...]
    full: tuple[tuple[float, float], ...]
    unanswered: tuple[float, ...]
    reloads: tuple[tuple[float, str], ...]


def plan_of_seed(seed: int, workers: int = 1) -> SchedulePlan:
    """The schedule of a seed, with this many workers at most."""
    chance = Random(seed)
    several = chance.randint(1, workers)
    return SchedulePlan(
        seed=seed,
        workers=several,
        weather=_random_network_quality(chance),
        wishes=_random_commands(chance),
        crashes=tuple(
            (_random_second(chance), chance.randrange(several), chance.choice((0.1, 1.0, 4.0)))
            for _ in range(chance.choice((0, 1, 1, 2, 3)))
        ),
        jumps=tuple(
            (
                _random_second(chance),
                chance.choice((-1, 1)) * chance.choice((900, 70_000, 90_000_000)),
            )
            for _ in range(chance.choice((0, 0, 1, 2)))
        ),
        full=tuple(
            (start, start + chance.choice((0.3, 2.0)))
            for start in (_random_second(chance) for _ in range(chance.choice((0, 0, 1))))
        ),
        unanswered=tuple(_random_second(chance) for _ in range(chance.choice((0, 0, 1, 2)))),
        reloads=tuple(
            (_random_second(chance), chance.choice(PEOPLE)) for _ in range(chance.choice((0, 1, 2)))
        ),
    )


def _random_second(chance: Random) -> float:
    return round(chance.uniform(*PLAY), 3)


def _random_network_quality(chance: Random) -> NetworkQuality:
    bad = chance.choice((0.0, 0.0, 0.05, 0.2))
    return NetworkQuality(
        chance.choice((0.01, 0.1, 1.5)), bad, chance.choice((0.0, 0.1, 0.3)), bad / 2
    )


def _random_commands(chance: Random) -> tuple[PlannedCommand, ...]:
    wishes: list[PlannedCommand] = []
    jar = ""
    for second in sorted(_random_second(chance) for _ in range(chance.randint(6, 16))):
        command = str(uuid.UUID(bytes=chance.randbytes(16), version=4))
        who, act, fields = _random_command(chance, jar)
        if act == "fill-jar":
            jar = f"jar-{command}"
        wishes.append(PlannedCommand(second, who, act, fields, command))
    return tuple(wishes)


def _random_command(chance: Random, jar: str) -> tuple[str, str, dict[str, Any]]:
    who = chance.choice(CHILDREN)
    other = chance.choice([child for child in CHILDREN if child != who])
    wishes: list[tuple[str, str, dict[str, Any]]] = [
        (who, "give", {"to": other, "nuts": chance.randint(1, 8)}),
        (who, "give", {"to": other, "nuts": chance.randint(1, 8)}),
        (who, "treat", {"who": [c for c in CHILDREN if c != who], "nuts": chance.randint(1, 3)}),
        (who, "sit", {"where": chance.choice(("bench", "wall"))}),
        (who, "whisper", {"to": other, "words": f"secret {chance.randrange(1000)}"}),
        (who, "dare", {"who": other}),
        (who, "throw", {}),
        ("aunt", "ring", {}),
        ("nurse", "pause", {"reason": "supper"}),
        ("aunt", "fill-jar", {"seconds": chance.choice((5, 12))}),
    ]
    if jar:
        wishes += [(who, "guess", {"nuts": chance.randint(1, 40), "window": jar})] * 4
    return chance.choice(wishes)


def plan_lines(plan: SchedulePlan) -> list[str]:
    """Return the schedule in plain words."""
    weather = plan.weather
    network = f"takes {weather.slowest} s at most, loses {weather.lost:.0%}"
    lines = [
        f"seed {plan.seed}: {plan.workers} worker(s)",
        f"the network {network}, doubles {weather.doubled:.0%}",
    ]
    lines += [f"at {w.second} s {w.who} wants to {w.act} {w.fields}" for w in plan.wishes]
    lines += [f"at {s} s worker {n} is killed for {d} s" for s, n, d in plan.crashes]
    lines += [f"at {s} s the machine's clock is set by {by} ms" for s, by in plan.jumps]
    lines += [f"from {s} s to {e} s the disk is full" for s, e in plan.full]
    lines += [f"after {s} s one commit is written and its answer lost" for s in plan.unanswered]
    lines += [f"at {s} s the phone of {who} is loaded anew" for s, who in plan.reloads]
    return lines
