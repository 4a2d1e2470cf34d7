"""A round is settled: who takes which die, and what the presiding god keeps (PROEL-21 to 23)."""

from collections.abc import Iterator

from ledger.contract import Draft, DutyType, Means
from ledger.entry import Posting
from ledger.games.ludi_romani.goods import gained, passing, spoils
from ledger.games.ludi_romani.proelium.bodies import ConcursatioSettled
from ledger.games.ludi_romani.proelium.duties import SETTLE
from ledger.games.ludi_romani.proelium.ending import fought_out
from ledger.games.ludi_romani.proelium.fabrilis import FABRILIS, returned
from ledger.games.ludi_romani.proelium.totals import CAPTURED, TIE, Outcome, outcome, totals
from ledger.games.ludi_romani.realm.pugnae import ROLLED, Proelium, Throw
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.weave import moved
from ledger.kernel.state import Duty


def decided(state: Game, duty: Duty, _option: str, _means: Means) -> tuple[Draft, ...]:
    """The presiding god settles the round; after the last one the battle is over (PROEL-25)."""
    battle = state.world.pugnae.battles.get(str(duty.terms["proelium"]))
    if battle is None or battle.stage != ROLLED or battle.current.number != duty.terms["n"]:
        return ()
    settled = settlement(state, battle)
    if battle.current.number < battle.concursationes:
        return (settled,)
    return (settled, *fought_out(moved(state, (settled,)), battle))


def settlement(state: Game, battle: Proelium) -> Draft:
    """The entry that settles the round whose dice lie there, with what it moves."""
    first, second = battle.current.throws
    if first is None or second is None:
        message = f"a die of {battle.id} has not been rolled"
        raise ValueError(message)
    sums = totals(state, battle.current)
    found = outcome(*sums)
    pair = first, second
    back = _fabrilis_back(state, pair, found)
    body = ConcursatioSettled(
        proelium=battle.id,
        number=battle.current.number,
        owners=(first.owner, second.owner),
        totals=sums,
        result=found.result,
        winner=found.winner,
        presider=battle.presider,
        fabrilis_back=back,
    )
    postings = (*_lost(state, battle, pair, found), *(_home(state, pair) if back else ()))
    return Draft(body, postings)


def _lost(
    state: Game, battle: Proelium, pair: tuple[Throw, Throw], found: Outcome
) -> Iterator[Posting]:
    """The loser's legio to the winner or to the god; both to the god after a tie."""
    if found.result == TIE:  # PROEL-23
        for throw in pair:
            yield from surrendered(state, throw, spoils(battle.presider))
        return
    winner, loser = pair[found.winner], pair[1 - found.winner]
    target = spoils(battle.presider)  # PROEL-22
    if found.result == CAPTURED and _still_there(state, winner):  # PROEL-21
        target = gained(state, _captor(state, battle, winner, found.winner))
    yield from surrendered(state, loser, target)


def surrendered(state: Game, throw: Throw, target: str) -> tuple[Posting, ...]:
    """One legio lost by its owner; nothing when Vulcan's die stood for it (PROEL-43, PROEL-47)."""
    if throw.kind == FABRILIS or not _still_there(state, throw):
        return ()
    return passing(state, throw.kind, throw.owner, target, 1)


def _still_there(state: Game, throw: Throw) -> bool:
    """Whether the owner still has such a die: who died meanwhile has lost it elsewhere."""
    return state.books.holding(throw.owner, throw.kind) > 0


def _captor(state: Game, battle: Proelium, winner: Throw, side: int) -> str:
    """Whose a captured legio is: of who owned the winning die, or the party's (`party.dice`)."""
    pooled = state.switch("party.dice") == "pool"
    return battle.sides[side].leader if pooled else winner.owner


def _fabrilis_back(state: Game, pair: tuple[Throw, Throw], found: Outcome) -> bool:
    """Vulcan's die is beaten by a higher one, and by an equal one (`fabrilis.returns_on_tie`)."""
    forged = [side for side in (0, 1) if pair[side].kind == FABRILIS]
    if not forged:
        return False
    if found.result == TIE:
        return bool(state.switch("fabrilis.returns_on_tie"))
    return found.winner not in forged


def _home(state: Game, pair: tuple[Throw, Throw]) -> tuple[Posting, ...]:
    """The die goes back to who lent it (PROEL-43)."""
    holder = next(throw.owner for throw in pair if throw.kind == FABRILIS)
    return returned(state, holder)


DUTIES: tuple[DutyType[World], ...] = (DutyType(SETTLE, decided),)
