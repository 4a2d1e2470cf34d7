"""What screens are told of battles: the slice `proelia`, which everybody sees.

It is `{"list": [...]}`, the challenges and battles of this season, the oldest first, each:

    id, number      of the battle; numbers count through the whole game
    kind            "" for a battle of equals; "war_god" or "ring" where the first side rolls one
                    die again and again, and only the second side risks any
    place, presider where it is, and the god who presides
    stage           "challenged" (waits for the answer, also to a war god's offer), "fielding" (a
                    party chooses its dice), "rolling", "rolled" (both dice lie there and may be
                    changed), "aftermath" (somebody owes a decision) or "over"
    must            the rule by which the challenge cannot be refused, or ""
    forced_by       the god who makes them fight, or ""
    provoked_by     the war god at whose word the challenge was made, or ""
    rival           whom somebody may challenge instead of fighting the war god, or ""
    dice            "server" or "table": whose dice are rolled
    concursationes  how many rounds there will be; 0 before it opens
    disputed        whether the Fates have yet to say who presides
    fabrilis        who rolls Vulcan's die here, "out" when it is out of this battle, or ""
    sides           two of {leader, members, corps, left}, the challengers first; `corps` are the
                    dice by owner and kind, {owner, kind, present, fielded, thrown}; `left` is how
                    many of those fielded are still to be rolled
    rounds          {number, throws, touches, totals, result, winner}: `throws` two of {owner,
                    kind, face} or null, `touches` {how, by, side, n} with `how` juno_doubling,
                    imagines or fortuna, `totals` both sums as they stand, `result` "captured",
                    "ceded", "tie", "kept" or "" while it is not settled, `winner` 0, 1 or -1
    awaited         [{who, what}]: "answer", "field", "roll", "settle", "preside", "convert",
                    "yield"
    why             when over: "fought", "refused", or what cut it short
    unprotected     who has lost everything by it
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from ledger.games.ludi_romani.goods import CURIALIS
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
from ledger.games.ludi_romani.proelium.state import Concursatio, Proelium, Side
from ledger.games.ludi_romani.state import Game


def source(state: Game) -> tuple[object, ...]:
    """What the slice is made of."""
    return state.world.pugnae, state.kernel.switches, state.kernel.duties


def doc(state: Game) -> dict[str, Any]:
    """The slice described at the head of this module."""
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
        "sides": [_side(side) for side in battle.sides],
        "rounds": [_round(state, one) for one in battle.rounds],
        "awaited": [{"who": who, "what": what} for who, what in awaited(state, battle)],
        "unprotected": list(battle.unprotected),
    }


def _side(side: Side) -> dict[str, Any]:
    return {
        "leader": side.leader,
        "members": list(side.members),
        "corps": [msgspec.to_builtins(corps) for corps in side.corps],
        "left": sum(corps.left for corps in side.corps),
    }


def _round(state: Game, one: Concursatio) -> dict[str, Any]:
    totals = one.totals if one.result else totals_of(state, one)
    return {**msgspec.to_builtins(one), "totals": list(totals)}


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
    asked = (d for d in state.kernel.duties.values() if d.kind == LEAVE)
    waits = (duty.owes for duty in asked if duty.terms["proelium"] == battle.id)
    return next(waits, battle.sides[1].leader)


def _rollers(battle: Proelium) -> Iterator[tuple[str, str]]:
    if battle.dice == "table":
        yield battle.presider, "roll"
        return
    for side, throw in zip(battle.sides, battle.current.throws, strict=True):
        if throw is None:
            yield side.leader, "roll"
