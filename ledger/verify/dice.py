"""The check of dice: seeds are compared with the commitment, and server rolls are repeated."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from ledger.language.grammar import count_text
from ledger.record.entry import Entry, Roll
from ledger.seal.chance import LENGTH_LIMIT, earlier_seed, roll_value
from ledger.verify.readable_entries import DecodedExport
from ledger.verify.report import Findings, safe_text
from ledger.verify.takeovers import TAKEN_OVER_TYPE, Server

REVEALED_TYPE = "kernel/seed-revealed@1"
CLOSED_TYPE = "kernel/game-closed@1"

_SEED_DIGITS = 64


class _RevealedSeed(msgspec.Struct, frozen=True):
    period: int
    seed: str


@dataclass
class RevealedSeeds:
    """The seeds that lead back to a server's commitment, with the place where each was revealed.

    The key is the number of the server, from 0, and the period.
    """

    good: dict[tuple[int, int], str] = field(default_factory=dict)
    revealed_at: dict[tuple[int, int], int] = field(default_factory=dict)


@dataclass
class RollCounts:
    """The numbers of dice by the result of their check."""

    checked: int = 0
    """Dice that were rolled again with the same result."""
    waiting: int = 0
    """Dice whose seed is not revealed yet."""
    at_table: int = 0
    """Dice that people rolled on a table."""


def check_seeds(decoded_export: DecodedExport, findings: Findings) -> RevealedSeeds:
    """Check that the seed of every ended period is revealed and leads back to the commitment.

    A takeover ends the seeds of the earlier server, and reveals the last seed that it used.
    """
    seeds = RevealedSeeds()
    revealed_seeds = sorted(
        _revealed_seeds(decoded_export, findings),
        key=lambda revealed_seeds: (revealed_seeds[0], revealed_seeds[2].period),
    )
    for era, server in enumerate(decoded_export.servers.servers):
        own_seeds = [
            (entry_number, seed)
            for seed_era, entry_number, seed in revealed_seeds
            if seed_era == era
        ]
        _check_seeds_of_server(era, server, own_seeds, seeds, findings)
    for era, period_number in sorted(_ended_periods(decoded_export) - seeds.revealed_at.keys()):
        findings.add(
            0,
            "seeds",
            f"Period {period_number} is over, but its seed {_UNREVEALED_TEXTS[era > 0]}.",
        )
    return seeds


_UNREVEALED_TEXTS = ("was never revealed", "since the takeover was never revealed")


def _check_seeds_of_server(
    era: int,
    server: Server,
    revealed_seeds: list[tuple[int, _RevealedSeed]],
    seeds: RevealedSeeds,
    findings: Findings,
) -> None:
    """Check the seeds of one server against its commitment."""
    seed_value, position = _seed_from_hex(server.commitment), 0
    if seed_value is None:
        place_text = f"entry {server.first_entry_number}"
        findings.add(
            server.first_entry_number, "seeds", f"The commitment in {place_text} is not a hash."
        )
    for entry_number, revealed_seed in revealed_seeds:
        era_and_period = (era, revealed_seed.period)
        if era_and_period in seeds.revealed_at:
            sentence = (
                f"Entry {entry_number} reveals the seed of period {revealed_seed.period} "
                "a second time."
            )
            findings.add(entry_number, "seeds", sentence)
            continue
        seeds.revealed_at[era_and_period] = entry_number
        seed = _seed_from_hex(revealed_seed.seed)
        if (
            seed_value is None
            or seed is None
            or earlier_seed(seed, revealed_seed.period - position) != seed_value
        ):
            sentence = f"Entry {entry_number} reveals a seed that does not lead to the commitment."
            findings.add(entry_number, "seeds", sentence)
            continue
        seed_value, position = seed, revealed_seed.period
        seeds.good[era_and_period] = revealed_seed.seed


def _revealed_seeds(
    decoded_export: DecodedExport, findings: Findings
) -> Iterator[tuple[int, int, _RevealedSeed]]:
    """Yield each revealed seed, with the number of its server and its place."""
    for entry_number, entry in decoded_export.entries:
        if entry.type not in (REVEALED_TYPE, TAKEN_OVER_TYPE):
            continue
        try:
            seed = msgspec.convert(entry.event, _RevealedSeed)
        except msgspec.ValidationError:
            findings.add(
                entry_number, "seeds", f"Entry {entry_number} reveals nothing that is a seed."
            )
            continue
        # The seed in a takeover is the last seed of the server before.
        era = decoded_export.servers.server_number(
            entry_number - 1 if entry.type == TAKEN_OVER_TYPE else entry_number
        )
        if 1 <= seed.period <= min(entry.period, LENGTH_LIMIT):
            yield era, entry_number, seed
        else:
            sentence = f"Entry {entry_number} reveals a seed of a period that had not begun."
            findings.add(entry_number, "seeds", sentence)


def _ended_periods(decoded_export: DecodedExport) -> set[tuple[int, int]]:
    """Return, for each server, the periods that it ended and in which it recorded an entry."""
    servers = decoded_export.servers
    periods = {
        (servers.server_number(entry_number), entry.period)
        for entry_number, entry in decoded_export.entries
        if entry.period >= 1
    }
    is_closed = any(entry.type == CLOSED_TYPE for _, entry in decoded_export.entries)
    last_period = (
        len(servers.servers) - 1,
        max((period_number for _, period_number in periods), default=0),
    )
    return periods if is_closed else periods - {last_period}


def _seed_from_hex(digits: str) -> bytes | None:
    try:
        seed = bytes.fromhex(digits)
    except ValueError:
        return None
    return seed if len(digits) == _SEED_DIGITS and seed.hex() == digits else None


def check_rolls(
    decoded_export: DecodedExport, seeds: RevealedSeeds, findings: Findings
) -> RollCounts:
    """Check that every roll has its own name, and every server roll follows from its seed."""
    rolls = RollCounts()
    entry_by_roll_name: dict[str, int] = {}
    periods: dict[str, int] = {}
    for entry_number, entry in decoded_export.entries:
        period_number, era = (
            _period_of_act(entry, periods),
            decoded_export.servers.server_number(entry_number),
        )
        era_and_period = None if period_number is None else (era, period_number)
        for roll in entry.rolls:
            fault = _roll_fault(roll) or _count_and_check_roll(
                entry_number, era_and_period, roll, seeds, rolls
            )
            if not fault and roll.name in entry_by_roll_name:
                fault = f"entry {entry_by_roll_name[roll.name]} rolled it already"
            if fault:
                findings.add(
                    entry_number,
                    "dice",
                    f"Entry {entry_number}, roll {safe_text(roll.name)}: {fault}.",
                )
            entry_by_roll_name.setdefault(roll.name, entry_number)
    return rolls


def _period_of_act(entry: Entry, periods: dict[str, int]) -> int | None:
    """Return the period in which the entry's act began; None if its first entry is withheld.

    An act that opens a period still rolls with the seed of the period that it ends.
    """
    if entry.meta is None:
        return entry.period
    if entry.meta.index == 0:
        periods[entry.meta.command] = entry.period
    return periods.get(entry.meta.command)


def _roll_fault(roll: Roll) -> str:
    if roll.source not in ("server", "table"):
        return "nobody knows who rolled it"
    if not 1 <= roll.value <= roll.sides:
        return f"a die of {count_text(roll.sides, 'side')} cannot show {roll.value}"
    return ""


def _count_and_check_roll(
    entry_number: int,
    era_and_period: tuple[int, int] | None,
    roll: Roll,
    seeds: RevealedSeeds,
    rolls: RollCounts,
) -> str:
    if roll.source == "table":
        rolls.at_table += 1
        return ""
    if era_and_period is not None and era_and_period[1] < 1:
        return "no seed belongs to its period"
    seed = None if era_and_period is None else seeds.good.get(era_and_period)
    if era_and_period is None or seed is None:
        rolls.waiting += 1
        return ""
    if entry_number > seeds.revealed_at[era_and_period]:
        return "it was rolled when its seed was known already"
    try:
        face = roll_value(seed, roll.name, roll.sides, roll.contribution)
    except ValueError:
        return "it is no roll that a server makes"
    rolls.checked += 1
    return "" if face == roll.value else f"the seed gives {face}, the entry says {roll.value}"
