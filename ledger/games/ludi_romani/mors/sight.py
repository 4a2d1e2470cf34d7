"""What phones see of death: who is to die, who waits below, whose estate waits, and wills."""

from collections.abc import Iterator
from typing import Any

from ledger.audience import EVERYBODY
from ledger.games.ludi_romani.mors.wills import will_seen
from ledger.games.ludi_romani.realm.mors import Mors
from ledger.games.ludi_romani.state import Game
from ledger.view import Bundle, Slice


def deaths(state: Game) -> Bundle:
    """What everybody sees of death, and each will for those who may know it."""
    mors = state.world.mors
    return Bundle("mors", (mors,), lambda: _slices(state, mors))


def _slices(state: Game, mors: Mors) -> Iterator[tuple[str, Slice]]:
    yield "mors", Slice(EVERYBODY, (mors,), lambda: _public(mors))
    for writer in sorted(mors.wills):
        yield f"will/{writer}", _will(state, mors, writer)


def _public(mors: Mors) -> dict[str, Any]:
    sentences = sorted(mors.sentences.values(), key=lambda sentence: sentence.who)
    estates = sorted(mors.estates.values(), key=lambda estate: estate.dead)
    return {
        "sentences": [
            {"who": s.who, "cause": s.cause, "by": s.by, "executioner": s.executioner}
            for s in sentences
        ],
        "estates": [{"dead": e.dead, "cause": e.cause, "executor": e.executor} for e in estates],
        "waiting": [{"who": who, "gate": mors.waiting[who]} for who in sorted(mors.waiting)],
        "attached": [{"ghost": ghost, "to": host} for ghost, host in mors.attached],
    }


def _will(state: Game, mors: Mors, writer: str) -> Slice:
    heirs = mors.wills[writer]

    def render() -> dict[str, Any]:
        return {"writer": writer, "heirs": {asset: heirs[asset] for asset in sorted(heirs)}}

    return Slice(will_seen(state, writer), (heirs,), render)
