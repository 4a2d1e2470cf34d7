"""Evenings of bots whose commands have chosen ids."""

import itertools
import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, cast

import msgspec

from api.rehearsal.bots import Bots
from api.rehearsal.desk import QuickDesk
from api.rehearsal.evening import Pace, make_rehearsal
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.machine import Machine
from ledger.kernel.vocabulary.request import Request
from ledger.record.entry import Entry
from ledger.record.state import State
from ledger.scribe.scribe import Scribe

START = 1_800_000_000_000
ID = re.compile(r"(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])")
HASH = re.compile(r"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])")

IdFunction = Callable[[int], str]
"""Maps the number of a command to its id."""

RISING: IdFunction = "{:032x}".format


def falling_id(number: int) -> str:
    """Return an id below all earlier ones."""
    return f"{(1 << 128) - number:032x}"


class BotsWithChosenIds(Bots):
    """Bots whose commands have chosen ids."""

    def __init__(self, machine: Machine[Any], chance: Random, id_of: IdFunction) -> None:
        super().__init__(machine, chance)
        self.id_of = id_of
        self.numbers = itertools.count(1)

    def request(
        self, state: State[Any], character: str, act: str, fields: dict[str, Any]
    ) -> Request:
        request = super().request(state, character, act, fields)
        return replace(request, id=self.id_of(next(self.numbers)))


def play_evening(ruleset: str, seed: int, acts: int, id_of: IdFunction) -> list[str]:
    """Return the stored entries of an evening, with numbers in place of command ids."""
    rules, chance = GAMES[ruleset], Random(seed)
    desk = QuickDesk(
        rules, rules.scenarios.read(rules.scenarios.rehearsal, "rehearsal"), chance, START
    )
    rehearsal = make_rehearsal(
        cast("Scribe", desk),
        chance,
        Pace(acts, wild=1.0 if rules.seats.players is None else 0.05),
        START,
    )
    rehearsal.answers.bots = bots = BotsWithChosenIds(desk.machine, chance, id_of)
    rehearsal.play()
    numbers = {id_of(number): str(number) for number in range(1, next(bots.numbers))}
    encode = desk.machine.registry.encode
    lines = (HASH.sub("", encode(_entry_without_digest(entry)).decode()) for entry in desk.entries)
    return [ID.sub(lambda found: numbers.get(found[0], found[0]), line) for line in lines]


def _entry_without_digest(entry: Entry) -> Entry:
    """Return the entry without the hash of its command's body, which contains other ids."""
    meta = entry.meta and msgspec.structs.replace(entry.meta, digest="")
    return msgspec.structs.replace(entry, meta=meta)
