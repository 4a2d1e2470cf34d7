"""A round is settled: who takes which die, and what the presiding god keeps (PROEL-21 to 23)."""

from collections.abc import Iterator
from dataclasses import replace

from ledger.contract import ActContext, Draft, Drafts, DutyType
from ledger.entry import Posting
from ledger.games.ludi_romani.goods import gained, passing, spoils
from ledger.games.ludi_romani.mors.estate import left_behind
from ledger.games.ludi_romani.proelium.duties import SETTLE
from ledger.games.ludi_romani.proelium.ending import fought_out
from ledger.games.ludi_romani.proelium.events import ConcursatioSettled
from ledger.games.ludi_romani.proelium.fabrilis import FABRILIS, returned
from ledger.games.ludi_romani.proelium.state import RING, ROLLED, Proelium, Throw
from ledger.games.ludi_romani.proelium.sweep import condemned
from ledger.games.ludi_romani.proelium.totals import (
    CAPTURED,
    KEPT,
    TIE,
    Outcome,
    against,
    outcome,
    totals,
)
from ledger.games.ludi_romani.roster import armed, turns_into
from ledger.games.ludi_romani.state import Game
from ledger.kernel.transcript import moved
from ledger.state import Duty


def decided(state: Game, duty: Duty, _option: str, context: ActContext) -> Drafts:
    """The presiding god settles the round; after the last one the battle is over (PROEL-25, 37)."""
    battle = state.world.pugnae.battles.get(str(duty.terms["proelium"]))
    if battle is None or battle.stage != ROLLED or battle.current.number != duty.terms["n"]:
        return ()
    settled = settlement(state, battle)
    if battle.current.number < battle.concursationes:
        return (settled,)
    after = _after(state, settled)
    results = (*(one.result for one in battle.settled), decision(state, battle).result)
    doomed = condemned(after, battle, results, context)
    return (settled, *fought_out(after, battle, doomed=bool(doomed)), *doomed)


def _after(state: Game, settled: Draft) -> Game:
    """Goods where the round puts them, and its winner what a first legio makes of him."""
    after, event = moved(state, (settled,)), settled.event
    if not isinstance(event, ConcursatioSettled) or not event.becomes:
        return after
    world = armed(after.world, event.owners[event.winner], event.becomes)
    return replace(after, world=world)


def settlement(state: Game, battle: Proelium) -> Draft:
    """The entry that settles the round whose dice lie there, with what it moves."""
    first, second = battle.current.throws
    if first is None or second is None:
        message = f"a die of {battle.id} has not been rolled"
        raise ValueError(message)
    sums = totals(state, battle.current)
    found = decision(state, battle)
    pair = first, second
    back = _fabrilis_back(state, pair, sums)
    event = ConcursatioSettled(
        proelium=battle.id,
        number=battle.current.number,
        owners=(first.owner, second.owner),
        totals=sums,
        result=found.result,
        winner=found.winner,
        presider=battle.presider,
        fabrilis_back=back,
        becomes=_rises(state, battle, pair, found),
    )
    postings = (*_lost(state, battle, pair, found), *(_home(state, pair) if back else ()))
    return Draft(event, postings)


def stands(state: Game, battle: Proelium) -> Drafts:
    """The round whose dice lie there when a battle is cut short (PROEL-31).

    Nothing where the loser has no such legio any more: no capture is written that takes none.
    """
    settled = settlement(state, battle)
    loses = decision(state, battle).result != KEPT
    return () if loses and not settled.postings else (settled,)


def decision(state: Game, battle: Proelium) -> Outcome:
    """What the dice that lie there come to: other than among equals where one side risks none."""
    sums = totals(state, battle.current)
    return against(*sums) if battle.kind else outcome(*sums)


def _lost(
    state: Game, battle: Proelium, pair: tuple[Throw, Throw], found: Outcome
) -> Iterator[Posting]:
    """The loser's legio to the winner or to the god; both to the god after a tie."""
    if found.result == KEPT:  # PROEL-35
        return
    if found.result == TIE:  # PROEL-23
        for throw in pair:
            yield from surrendered(state, throw, spoils(battle.presider))
        return
    winner, loser = pair[found.winner], pair[1 - found.winner]
    target = spoils(battle.presider)  # PROEL-22
    if found.result == CAPTURED:  # PROEL-21
        captor = _captor(state, battle, winner, found.winner)
        target = _falls_to(state, battle, captor, loser.kind)
    yield from surrendered(state, loser, target)


def surrendered(state: Game, throw: Throw, target: str) -> tuple[Posting, ...]:
    """One legio lost by its owner; nothing when Vulcan's die stood for it (PROEL-43, PROEL-47)."""
    if throw.kind == FABRILIS or not _still_there(state, throw):
        return ()
    return passing(state, throw.kind, throw.owner, target, 1)


def _still_there(state: Game, throw: Throw) -> bool:
    """Whether the owner still has such a die: who died meanwhile has lost it elsewhere."""
    return state.books.holding(throw.owner, throw.kind) > 0


def _falls_to(state: Game, battle: Proelium, captor: str, kind: str) -> str:
    """The account into which a captured legio falls; the captor's own die need not be there still.

    Who has died since the roll leaves it like all else (MORS-15); a ghost keeps it by one reading
    only (RING-08).
    """
    person = state.world.person(captor)
    if "umbra" in person.statuses:
        return left_behind(state, captor, kind)
    if battle.kind == RING and not person.living and not state.switch("ring.imago_keeps_winnings"):
        return spoils(battle.presider)
    return gained(state, captor)


def _rises(state: Game, battle: Proelium, pair: tuple[Throw, Throw], found: Outcome) -> str:
    """What the bearer of the Ring becomes by a first legio (RING-08, ROST-04)."""
    first, second = pair
    if battle.kind != RING or found.result != CAPTURED or not _still_there(state, second):
        return ""
    living = state.world.person(first.owner).living
    return turns_into(state, first.owner, second.kind) if living else ""


def _captor(state: Game, battle: Proelium, winner: Throw, side: int) -> str:
    """Whose a captured legio is: of who owned the winning die, or the party's (`party.dice`)."""
    pooled = state.switch("party.dice") == "pool"
    return battle.sides[side].leader if pooled else winner.owner


def _fabrilis_back(state: Game, pair: tuple[Throw, Throw], sums: tuple[int, int]) -> bool:
    """Vulcan's die is beaten by a higher one, and by an equal one (`fabrilis.returns_on_tie`)."""
    forged = [side for side in (0, 1) if pair[side].kind == FABRILIS]
    if not forged:
        return False
    if sums[0] == sums[1]:
        return bool(state.switch("fabrilis.returns_on_tie"))
    return sums[forged[0]] < max(sums)


def _home(state: Game, pair: tuple[Throw, Throw]) -> tuple[Posting, ...]:
    """The die goes back to who lent it (PROEL-43)."""
    holder = next(throw.owner for throw in pair if throw.kind == FABRILIS)
    return returned(state, holder)


DUTIES = (DutyType(SETTLE, decided),)
