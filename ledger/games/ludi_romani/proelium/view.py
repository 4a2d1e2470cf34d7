"""What phones see of battles: the slice `proelia`, which everybody sees."""

from collections.abc import Iterator
from typing import Any, Literal, TypedDict

import msgspec

from ledger.games.ludi_romani.goods import CURIALIS
from ledger.games.ludi_romani.proelium import tally
from ledger.games.ludi_romani.proelium.dice import totals_of
from ledger.games.ludi_romani.proelium.duties import LEAVE
from ledger.games.ludi_romani.proelium.opening import chooser
from ledger.games.ludi_romani.proelium.stages import (
    AFTERMATH,
    CHALLENGED,
    FIELDING,
    ROLLED,
    ROLLING,
)
from ledger.games.ludi_romani.proelium.state import Concursatio, Proelium, Throw
from ledger.games.ludi_romani.state import Game
from ledger.scenario.facts import DiceFrom
from ledger.seniority import in_order


class CorpsDoc(TypedDict):
    """Dice of one kind that one owner brings: how many are there, take part, and were rolled."""

    owner: str
    kind: str
    present: int
    fielded: int
    thrown: int


class SideDoc(TypedDict):
    """A party of a battle; `left` is how many of its fielded dice are still to be rolled.

    `won` are its rounds, `taken` the dice it took from the other party, `lost` those it lost.
    """

    leader: str
    members: list[str]
    corps: list[CorpsDoc]
    left: int
    won: int
    taken: int
    lost: int


class ThrowDoc(TypedDict):
    """A die that was rolled in a battle, and the id of the entry that tells it."""

    owner: str
    kind: str
    face: int
    entry: str


class TouchDoc(TypedDict):
    """What somebody changed about a throw: `n` is added to that `side`, 0 for a doubling.

    `entry` is the id of the entry that tells it.
    """

    how: Literal["juno_doubling", "imagines", "fortuna"]
    by: str
    side: int
    n: int
    entry: str


class RoundDoc(TypedDict):
    """A concursatio: both throws, what changed them, both sums as they stand.

    `result` is "" while it is not settled; `winner` is a side, or -1. `fallen` says who has each
    die since: "" its own side, the captor, the presiding god, or somebody elsewhere.
    """

    number: int
    throws: tuple[ThrowDoc | None, ThrowDoc | None]
    touches: list[TouchDoc]
    totals: tuple[int, int]
    result: Literal["", "captured", "ceded", "tie", "kept"]
    winner: int
    fallen: tuple[tally.Fallen, tally.Fallen]


class MustActDoc(TypedDict):
    """Somebody who must act for a battle to continue, and how."""

    who: str
    what: Literal["answer", "field", "roll", "settle", "preside", "convert", "yield"]


class BattleDoc(TypedDict):
    """A challenge or battle of this season.

    `kind` is "" for a battle of equals; in the others the first side rolls one die again and again,
    and only the second side risks any. `must` is the rule by which the challenge cannot be refused,
    `forced_by` the god who makes them fight, `provoked_by` the war god at whose word it was made,
    `rival` whom somebody may challenge instead of the war god; each may be "". `concursationes` is
    how many rounds there will be, 0 before it opens. `disputed`: the Fates have yet to say who
    presides. `fabrilis` is who rolls Vulcan's die here, "out" when it is out, or "". `why` is how
    it ended: "fought", "refused", or what cut it short. `unprotected` have lost everything by it.
    `victor` is the side that has won more rounds of one fought to its end, or -1; `gods_share` how
    many dice the presiding god has of it.
    """

    id: str
    kind: Literal["", "war_god", "ring"]
    number: int
    place: str
    presider: str
    stage: Literal["challenged", "fielding", "rolling", "rolled", "aftermath", "over"]
    must: str
    forced_by: str
    provoked_by: str
    rival: str
    dice: DiceFrom
    concursationes: int
    disputed: bool
    fabrilis: str
    sides: tuple[SideDoc, SideDoc]
    rounds: list[RoundDoc]
    awaited: list[MustActDoc]
    why: str
    unprotected: list[str]
    victor: Literal[-1, 0, 1]
    gods_share: int


class BattlesDoc(TypedDict):
    """The battles of this season, the oldest first."""

    list: list[BattleDoc]


def source(state: Game) -> tuple[object, ...]:
    """What the slice is made of."""
    return state.world.pugnae, state.kernel.switches, state.kernel.duties


def doc(state: Game) -> dict[str, Any]:
    """The battles of this season."""
    battles = sorted(state.world.pugnae.battles.values(), key=lambda one: one.number)
    return {"list": [_battle(state, one) for one in battles]}


AS_THEY_ARE = (
    *("id", "kind", "number", "place", "presider", "stage", "must", "forced_by", "provoked_by"),
    *("rival", "dice", "concursationes", "fabrilis", "why"),
)
"""What screens are told of a battle in the words in which it is remembered."""


def _battle(state: Game, battle: Proelium) -> dict[str, Any]:
    return {
        **{name: getattr(battle, name) for name in AS_THEY_ARE},
        "disputed": bool(battle.claim),
        "sides": [_side(battle, number) for number in (0, 1)],
        "rounds": [_round(state, battle, one) for one in battle.rounds],
        "awaited": [{"who": who, "what": what} for who, what in awaited(state, battle)],
        "unprotected": list(battle.unprotected),
        "victor": tally.victor(battle),
        "gods_share": tally.gods_share(battle),
    }


def _side(battle: Proelium, number: int) -> dict[str, Any]:
    side = battle.sides[number]
    return {
        "leader": side.leader,
        "members": list(side.members),
        "corps": [msgspec.to_builtins(corps) for corps in side.corps],
        "left": sum(corps.left for corps in side.corps),
        "won": tally.rounds_won(battle, number),
        "taken": tally.dice_taken(battle, number),
        "lost": tally.dice_lost(battle, number),
    }


def _round(state: Game, battle: Proelium, one: Concursatio) -> dict[str, Any]:
    totals = one.totals if one.result else totals_of(state, one)
    throws = map(_throw, one.throws, one.entries)
    told = {name: getattr(one, name) for name in ("number", "result", "winner")}
    touches = [msgspec.to_builtins(touch) for touch in one.touches]
    fallen = [tally.fallen(battle, one, side) for side in (0, 1)]
    return {
        **told,
        "throws": list(throws),
        "touches": touches,
        "totals": list(totals),
        "fallen": fallen,
    }


def _throw(throw: Throw | None, entry: str) -> dict[str, Any] | None:
    return None if throw is None else {**msgspec.to_builtins(throw), "entry": entry}


def awaited(state: Game, battle: Proelium) -> Iterator[tuple[str, str]]:
    """Who must act for the battle to continue, and how."""
    if battle.claim:
        yield from ((steward, "preside") for steward in state.kernel.stewards)
    if battle.stage == CHALLENGED:
        yield _answers(state, battle), "answer"
    elif battle.stage == FIELDING:
        choosing = (n for n in (0, 1) if not battle.sides[n].fielded)
        yield from ((chooser(state, battle, n), "field") for n in choosing)
    elif battle.stage == ROLLING:
        yield from _rollers(battle)
    elif battle.stage == ROLLED:
        yield battle.presider, "settle"
    elif battle.stage == AFTERMATH:
        for who in battle.pending:
            rex = state.world.person(who).role == "rex" and state.books.holding(who, CURIALIS)
            yield who, "convert" if rex else "yield"


def _answers(state: Game, battle: Proelium) -> str:
    """The challenged leader, or whoever must allow a challenge to another (CLI-14)."""
    asked = (d for d in in_order(state.kernel.duties) if d.kind == LEAVE)
    waits = (duty.owes for duty in asked if duty.terms["proelium"] == battle.id)
    return next(waits, battle.sides[1].leader)


def _rollers(battle: Proelium) -> Iterator[tuple[str, str]]:
    if battle.dice == "table":
        yield battle.presider, "roll"
        return
    for side, throw in zip(battle.sides, battle.current.throws, strict=True):
        if throw is None:
            yield side.leader, "roll"
