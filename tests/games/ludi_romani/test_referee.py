"""The referee protests against breaches of the rulebook, and against nothing else."""

import gzip
import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest

from ledger.games.ludi_romani.divortium.dos_payment import DosRepaid
from ledger.games.ludi_romani.rules import RULES
from ledger.kernel.machine.machine import Machine
from ledger.record.entry import Entry, Placement, Posting
from tests.evenings.kept import FILES
from tests.games.ludi_romani.referee import protests

SETTLED = "ludi_romani/concursatio-settled@1"
Change = Callable[[Entry], Entry]


@cache
def entries_of_evening() -> tuple[Entry, ...]:
    """Return all entries of a stored evening."""
    file = next(file for file in FILES if file.name == "ludi_romani-v0.1-ended.db.gz")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "kept.db"
        path.write_bytes(gzip.decompress(file.read_bytes()))
        connection = sqlite3.connect(path)
        question = "SELECT state FROM stored_events ORDER BY originator_version"
        rows = [bytes(row[0]) for row in connection.execute(question)]
        connection.close()
    machine: Machine[Any] = Machine(RULES)
    return tuple(machine.registry.decode(row) for row in rows)


def protests_after_change(which: Callable[[Entry], bool], change: Change) -> list[str]:
    """Return the protests when the first entry of this kind is replaced by another entry."""
    entries = list(entries_of_evening())
    index = next(i for i, entry in enumerate(entries) if which(entry) and entry.ruling is None)
    entries[index] = change(entries[index])
    return protests(entries)


def entry_with_changed_fields(entry: Entry, **fields: Any) -> Entry:
    """Return the entry with these fields of its event changed."""
    return msgspec.structs.replace(entry, event=msgspec.structs.replace(entry.event, **fields))


def type_filter(stored: str) -> Callable[[Entry], bool]:
    """Return a filter for entries of this type."""
    return lambda entry: entry.type == stored


def battle_result_filter(result: str) -> Callable[[Entry], bool]:
    """Return a filter for rounds of battle with this result."""
    return lambda entry: entry.type == SETTLED and getattr(entry.event, "result", "") == result


def entry_with_recipient(entry: Entry, to: str) -> Entry:
    """Return the entry with its first goods sent to another character."""
    first, *others = entry.postings
    moved = (msgspec.structs.replace(first, target=to), *others)
    return msgspec.structs.replace(entry, postings=moved)


def test_a_sound_evening_is_not_protested() -> None:
    assert protests(entries_of_evening()) == []


def test_sums_that_the_dice_do_not_come_to_are_protested() -> None:
    told = protests_after_change(
        type_filter(SETTLED), lambda entry: entry_with_changed_fields(entry, totals=(99, 1))
    )
    assert "the dice come to" in told[0]


def test_a_result_that_the_sums_do_not_give_is_protested() -> None:
    told = protests_after_change(
        type_filter(SETTLED),
        lambda entry: entry_with_changed_fields(entry, result="tie", winner=-1),
    )
    assert any("not tie for -1" in why for why in told)


@pytest.mark.rule("PROEL-21", "PROEL-35", "RING-07")
def test_a_capture_that_goes_to_somebody_else_is_protested() -> None:
    told = protests_after_change(
        battle_result_filter("captured"), lambda entry: entry_with_recipient(entry, "venus/spoils")
    )
    assert "PROEL-21" in told[0]


def test_a_capture_that_moves_nothing_is_protested() -> None:
    told = protests_after_change(
        battle_result_filter("captured"), lambda entry: msgspec.structs.replace(entry, postings=())
    )
    assert "moves {}" in told[0]


@pytest.mark.rule("SEDES-07")
def test_a_full_region_into_which_people_are_put_is_protested() -> None:
    cast = [who for who, one in stored_scenario()["cast"].items() if one["role"] != "numen"]
    crowd = tuple(Placement(who, "gaul", "ordinary") for who in cast)
    told = protests_after_change(
        lambda entry: bool(entry.placements) and entry.meta is not None,
        lambda entry: msgspec.structs.replace(entry, placements=crowd),
    )
    assert "gaul has" in told[0]


@pytest.mark.rule("TRIB-10")
def test_tribute_of_a_repetition_that_does_not_stand_is_protested() -> None:
    told = protests_after_change(
        type_filter("ludi_romani/tribute-paid@1"),
        lambda entry: entry_with_changed_fields(entry, repetition=3),
    )
    assert "TRIB-10" in told[0]


@pytest.mark.rule("SEN-03", "SEN-05")
@pytest.mark.parametrize(
    ("fields", "rule"), [({"yes": 999}, "SEN-03"), ({"casting": "flipped"}, "SEN-05")]
)
def test_a_count_that_is_not_the_ballots_is_protested(fields: dict[str, Any], rule: str) -> None:
    def entry_with_wrong_casting(entry: Entry) -> Entry:
        if "casting" not in fields:
            return entry_with_changed_fields(entry, **fields)
        return entry_with_changed_fields(
            entry, casting="" if getattr(entry.event, "casting", "") else "yes"
        )

    assert (
        rule
        in protests_after_change(
            type_filter("ludi_romani/votes-counted@1"), entry_with_wrong_casting
        )[0]
    )


@pytest.mark.rule("DIV-03")
@pytest.mark.parametrize(("paid", "protested"), [(400_000, 1), (500_000, 0), (600_000, 1)])
def test_a_dos_of_another_worth_is_protested(paid: int, protested: int) -> None:
    founded, gift = (
        entries_of_evening()[0],
        next(one for one in entries_of_evening() if one.meta is not None),
    )
    owned = (
        Posting("denarius", "octavian", "juno", paid),
        Posting("denarius", "juno", "livia", paid),
    )
    before = msgspec.structs.replace(
        gift, postings=(Posting("denarius", "@origin", "livia", 100_000),), ruling=None
    )
    repaid = msgspec.structs.replace(
        gift,
        type=DosRepaid.STORED,
        event=DosRepaid("livia", "octavian", 500_000),
        postings=owned,
        placements=(),
    )
    told = protests([founded, before, repaid])
    assert [why for why in told if "DIV-03" in why] == told
    assert len(told) == protested


@pytest.mark.rule("PROEL-25")
def test_legiones_that_leave_a_fighter_are_protested() -> None:
    entries: Sequence[Entry] = entries_of_evening()
    opened = next(
        i
        for i, one in enumerate(entries)
        if one.type.endswith("/proelium-opened@1") and not getattr(one.event, "kind", "")
    )
    corps = getattr(entries[opened].event, "first_corps")[0]  # noqa: B009 - bodies have no one type
    gift = next(one for one in entries if one.type == "ludi_romani/gift-made@1" and one.postings)
    posting = msgspec.structs.replace(
        gift.postings[0], asset=corps.kind, source=corps.owner, target="venus", amount=corps.present
    )
    stolen = msgspec.structs.replace(gift, postings=(posting,), placements=(), ruling=None)
    told = protests([*entries[: opened + 1], stolen])
    assert "PROEL-25" in told[0]


def stored_scenario() -> dict[str, Any]:
    """Return the scenario of the stored evening."""
    event: Any = entries_of_evening()[0].event
    return dict(event.scenario)
