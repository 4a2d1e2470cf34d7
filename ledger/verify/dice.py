"""Dice: revealed seeds against the commitment, and every server roll made again."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from ledger.chance import LONGEST, earlier_seed, roll_value
from ledger.entry import Entry, Roll
from ledger.verify.reading import Reading
from ledger.verify.report import Findings, shown

REVEALED = "kernel/seed-revealed@1"
CLOSED = "kernel/game-closed@1"

_SEED_DIGITS = 64


class _Revealed(msgspec.Struct, frozen=True):
    period: int
    seed: str


@dataclass
class Seeds:
    """The seeds that lead back to the commitment, and where each was revealed."""

    good: dict[int, str] = field(default_factory=dict)
    revealed: dict[int, int] = field(default_factory=dict)


@dataclass
class Rolls:
    """How many dice were made again, cannot be yet, or fell on a table."""

    checked: int = 0
    waiting: int = 0
    at_table: int = 0


def check_seeds(reading: Reading, findings: Findings) -> Seeds:
    """Every period that ended has its seed revealed, and each leads back to the commitment."""
    seeds = Seeds()
    known, at = _bytes(reading.pins.commitment), 0
    if known is None:
        findings.add(1, "seeds", "The commitment in entry 1 is not a hash.")
    for place, said in sorted(_revelations(reading, findings), key=lambda pair: pair[1].period):
        if said.period in seeds.revealed:
            sentence = f"Entry {place} reveals the seed of period {said.period} a second time."
            findings.add(place, "seeds", sentence)
            continue
        seeds.revealed[said.period] = place
        seed = _bytes(said.seed)
        if known is None or seed is None or earlier_seed(seed, said.period - at) != known:
            sentence = f"Entry {place} reveals a seed that does not lead to the commitment."
            findings.add(place, "seeds", sentence)
            continue
        known, at = seed, said.period
        seeds.good[said.period] = said.seed
    for period in sorted(_ended(reading) - seeds.revealed.keys()):
        findings.add(0, "seeds", f"Period {period} is over, but its seed was never revealed.")
    return seeds


def _revelations(reading: Reading, findings: Findings) -> Iterator[tuple[int, _Revealed]]:
    for place, entry in reading.entries:
        if entry.type != REVEALED:
            continue
        try:
            said = msgspec.convert(entry.event, _Revealed)
        except msgspec.ValidationError:
            findings.add(place, "seeds", f"Entry {place} reveals nothing that is a seed.")
            continue
        if 1 <= said.period <= min(entry.period, LONGEST):
            yield place, said
        else:
            sentence = f"Entry {place} reveals a seed of a period that had not begun."
            findings.add(place, "seeds", sentence)


def _ended(reading: Reading) -> set[int]:
    periods = {entry.period for _, entry in reading.entries if entry.period >= 1}
    closed = any(entry.type == CLOSED for _, entry in reading.entries)
    return periods if closed else periods - {max(periods, default=0)}


def _bytes(digits: str) -> bytes | None:
    try:
        seed = bytes.fromhex(digits)
    except ValueError:
        return None
    return seed if len(digits) == _SEED_DIGITS and seed.hex() == digits else None


def check_rolls(reading: Reading, seeds: Seeds, findings: Findings) -> Rolls:
    """Every roll has a name of its own, and every server roll is what its seed gives."""
    rolls = Rolls()
    names: dict[str, int] = {}
    begun: dict[str, int] = {}
    for place, entry in reading.entries:
        period = _period_of_act(entry, begun)
        for roll in entry.rolls:
            wrong = _wrong(roll) or _checked(place, period, roll, seeds, rolls)
            if not wrong and roll.name in names:
                wrong = f"entry {names[roll.name]} rolled it already"
            if wrong:
                findings.add(place, "dice", f"Entry {place}, roll {shown(roll.name)}: {wrong}.")
            names.setdefault(roll.name, place)
    return rolls


def _period_of_act(entry: Entry, begun: dict[str, int]) -> int | None:
    """The period in which the entry's act began; None when that entry is withheld.

    An act that opens a period still rolls with the seed of the one it ends.
    """
    if entry.meta is None:
        return entry.period
    if entry.meta.index == 0:
        begun[entry.meta.command] = entry.period
    return begun.get(entry.meta.command)


def _wrong(roll: Roll) -> str:
    if roll.source not in ("server", "table"):
        return "nobody knows who rolled it"
    if not 1 <= roll.value <= roll.sides:
        return f"a die of {roll.sides} sides cannot show {roll.value}"
    return ""


def _checked(place: int, period: int | None, roll: Roll, seeds: Seeds, rolls: Rolls) -> str:
    if roll.source == "table":
        rolls.at_table += 1
        return ""
    if period is not None and period < 1:
        return "no seed belongs to its period"
    seed = None if period is None else seeds.good.get(period)
    if period is None or seed is None:
        rolls.waiting += 1
        return ""
    if place > seeds.revealed[period]:
        return "it was rolled when its seed was known already"
    try:
        value = roll_value(seed, roll.name, roll.sides, roll.contribution)
    except ValueError:
        return "it is no roll that a server makes"
    rolls.checked += 1
    return "" if value == roll.value else f"the seed gives {value}, the entry says {roll.value}"
