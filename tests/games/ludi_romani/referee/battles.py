"""Every battle, recomputed from its dice: sums, results, and the taker of each legio.

No legio may go to another character.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from dataclasses import field as given
from typing import Any

from ledger.record.entry import Entry
from tests.games.ludi_romani.referee.desk import DICE, RefereeState, holder_of_account

FABRILIS = "legio_fabrilis"
AN_ESTATE = "@estate"
"""The accounts that get the winnings of a dead character: the estate, Venus or Vesta (MORS-15)."""
MEDDLING = {
    "ludi_romani/die-doubled@1": ("juno_doubling", ""),
    "ludi_romani/imago-influenced@1": ("imagines", "face"),
    "ludi_romani/fortune-turned@1": ("fortuna", "change"),
}
BY_RIGHT = (
    "ludi_romani/concursatio-settled@1",
    "ludi_romani/excess-yielded@1",
    "ludi_romani/curialis-converted@1",
    "ludi_romani/curialis-forfeited@1",
    "ludi_romani/died@1",
    "ludi_romani/fabrilis-lent@1",
    "ludi_romani/proelium-ended@1",
    "ludi_romani/estate-settled@1",
)
"""Entries by which a legio may leave a fighter."""


@dataclass
class ObservedBattle:
    """One battle, as far as the entries show it."""

    presider: str
    people: tuple[tuple[str, ...], tuple[str, ...]]
    kind: str
    fielded: tuple[dict[str, int], dict[str, int]]
    """The number of dice that each owner has in the field, by side."""
    faces: dict[int, list[Any]] = given(default_factory=dict)
    meddling: dict[str, tuple[int, int, str, int]] = given(default_factory=dict)
    settled: set[int] = given(default_factory=set)

    def field(self, side: int, dice: Iterable[tuple[str, str, int]]) -> None:
        """Record which legiones a side has put into the field."""
        self.fielded[side].clear()
        for owner, _kind, number in dice:
            self.fielded[side][owner] = self.fielded[side].get(owner, 0) + number

    def roll(self, number: int, throws: tuple[Any, Any]) -> None:
        """Record one die of a round, or both."""
        pair = self.faces.setdefault(number, [None, None])
        for side, throw in enumerate(throws):
            pair[side] = throw if throw is not None else pair[side]

    def needed(self) -> Counter[str]:
        """Return how many legiones each owner needs for the dice not yet settled."""
        left: Counter[str] = Counter()
        for side in (1,) if self.kind else (0, 1):  # a side that only attacks risks no dice
            left.update(self.fielded[side])
            thrown = (self.faces[number][side] for number in self.settled)
            left.subtract(throw.owner for throw in thrown if throw.kind != FABRILIS)
        return left

    def round_sums(self, number: int, order: tuple[str, ...]) -> tuple[int, int]:
        """Return the sums of both sides in a round (PROEL-44 to 46)."""
        first, second = (self._side_sum(number, side, order) for side in (0, 1))
        return first, second

    def _side_sum(self, number: int, side: int, order: tuple[str, ...]) -> int:
        total = int(self.faces[number][side].face)
        for how in order:
            told = [m[3] for m in self.meddling.values() if m[:3] == (number, side, how)]
            total = total * 2 if how == "juno_doubling" and told else total + sum(told)
        return total


class BattleWatcher:
    """A watcher over all battles (PROEL-18 to 23, PROEL-35, PROEL-47, RING-07)."""

    def __init__(self, desk: RefereeState) -> None:
        self.desk = desk
        self.open: dict[str, ObservedBattle] = {}
        self.all: dict[str, ObservedBattle] = {}

    def before(self, entry: Entry) -> Iterator[str]:
        if entry.type == "ludi_romani/concursatio-settled@1":
            yield from self._check_settled_round(entry)

    def faults_after_entry(self, entry: Entry) -> Iterator[str]:
        self._record_entry(entry)
        yield from self._check_dice_stay(entry)

    def _record_entry(self, entry: Entry) -> None:
        event: Any = entry.event
        match entry.type:
            case "ludi_romani/proelium-opened@1":
                self.open[event.proelium] = self.all[event.proelium] = _battle_of_event(event)
            case "ludi_romani/presider-named@1" if event.proelium in self.all:
                self.all[event.proelium].presider = event.presider
            case "ludi_romani/legions-fielded@1":
                self.all[event.proelium].field(event.side, event.dice)
            case "ludi_romani/concursatio-rolled@1":
                self.all[event.proelium].roll(event.number, (event.first, event.second))
            case "ludi_romani/concursatio-settled@1":
                self.all[event.proelium].settled.add(event.number)
            case "ludi_romani/proelium-ended@1":
                self.open.pop(event.proelium, None)
            case "kernel/entry-reversed@1":
                for battle in self.all.values():
                    battle.meddling.pop(event.entry, None)
            case kind if kind in MEDDLING:
                self._record_die_change(entry)
            case _:
                pass

    def _record_die_change(self, entry: Entry) -> None:
        event: Any = entry.event
        how, field_name = MEDDLING[entry.type]
        change = int(getattr(event, field_name)) if field_name else 0
        told = (event.number, event.side, how, change)
        self.all[event.proelium].meddling[entry.id] = told

    def _check_settled_round(self, entry: Entry) -> Iterator[str]:
        event: Any = entry.event
        battle = self.all[event.proelium]
        order = str(self.desk.switches.get("dice_modifier_order", "")).split()
        sums = battle.round_sums(event.number, tuple(order))
        if sums != tuple(event.totals):
            yield f"the dice come to {sums}, and {event.totals} is written (PROEL-45)"
        result, winner = _expected_outcome(sums, one_sided=bool(battle.kind))
        if (result, winner) != (event.result, event.winner):
            yield f"{sums} is {result} for side {winner}, not {event.result} for {event.winner}"
        moved = Counter(
            (holder_of_account(p.source), holder_of_account(p.target), p.asset)
            for p in entry.postings
            for _ in range(p.amount)
            if p.asset in DICE
        )
        expected = Counter(
            self._transfers_of_loss(battle, battle.faces[event.number], result, winner)
        )
        if any(to == AN_ESTATE for _owner, to, _kind in expected):
            moved = Counter(
                {(owner, AN_ESTATE, kind): n for (owner, _to, kind), n in moved.items()}
            )
        if moved != expected:
            yield f"moves {dict(moved)} instead of {dict(expected)} (PROEL-21 to 23, PROEL-35)"

    def _transfers_of_loss(
        self, battle: ObservedBattle, pair: list[Any], result: str, winner: int
    ) -> Iterator[tuple[str, str, str]]:
        """Yield the loser of a legio, its taker, and its kind."""
        losers = {"kept": (), "tie": (0, 1)}.get(result, (1 - winner,))
        for side in losers:
            throw = pair[side]
            if throw.kind == FABRILIS or not self.desk.total_held(throw.owner, throw.kind):
                continue
            to = battle.presider
            if result == "captured":
                to = self._captor(battle, pair[winner], winner)
            yield throw.owner, to, throw.kind

    def _captor(self, battle: ObservedBattle, throw: Any, side: int) -> str:
        captor: str = throw.owner
        if self.desk.switches.get("party.dice") == "pool":
            captor = battle.people[side][0]
        if captor in self.desk.dead - self.desk.ghosts:
            return AN_ESTATE
        keeps = battle.kind != "ring" or self.desk.switches.get("ring.imago_keeps_winnings")
        return captor if keeps or captor not in self.desk.ghosts else battle.presider

    def _check_dice_stay(self, entry: Entry) -> Iterator[str]:
        """Protest if a fighter lacks a legio for a die that is still to be rolled (PROEL-25)."""
        by_time = entry.meta is None  # the end of a season settles all debts, and ends the battle
        if entry.type in BY_RIGHT or by_time or self.desk.is_ruled(entry):
            return
        givers = {holder_of_account(p.source) for p in entry.postings if p.asset in DICE}
        for battle in self.open.values():
            for who, needed in battle.needed().items():
                held = sum(self.desk.total_held(who, kind) for kind in DICE)
                if who in givers and held < needed:
                    yield f"{who} has {held} legiones for {needed} dice in the field (PROEL-25)"


def _expected_outcome(sums: tuple[int, int], *, one_sided: bool) -> tuple[str, int]:
    first, second = sums
    if one_sided:  # PROEL-35, RING-07: the attacker risks no legio
        return ("kept", 1) if second >= first else ("captured", 0)
    if first == second:
        return "tie", -1
    winner = 0 if first > second else 1
    return ("captured" if abs(first - second) > 1 else "ceded"), winner


def _battle_of_event(event: Any) -> ObservedBattle:
    sides = (tuple(event.first), tuple(event.second))
    fielded = (_fielded_dice(event.first_corps), _fielded_dice(event.second_corps))
    return ObservedBattle(event.presider, sides, event.kind, fielded)


def _fielded_dice(corps: Iterable[Any]) -> dict[str, int]:
    counted: Counter[str] = Counter()
    for one in corps:
        counted[one.owner] += one.fielded
    return counted
