"""How a battle ends: fought out to the last die, or cut short (PROEL-25, PROEL-31, PROEL-32)."""

from ledger.contract import Draft, Drafts
from ledger.games.ludi_romani.arms import may_execute
from ledger.games.ludi_romani.goods import legions
from ledger.games.ludi_romani.proelium.aftermath import (
    FOUGHT,
    dues,
    spoils_owed,
    swept,
    victory_owed,
)
from ledger.games.ludi_romani.proelium.events import ProeliumEnded
from ledger.games.ludi_romani.proelium.fabrilis import returned
from ledger.games.ludi_romani.proelium.state import Proelium, Side
from ledger.games.ludi_romani.state import Game


def fought_out(state: Game, battle: Proelium, *, doomed: bool) -> Drafts:
    """The last round is settled in `state`: who has lost all, and who owes what (PROEL-32).

    Where the loser is `doomed` anyway the winner has nothing to choose.
    """
    risking = battle.sides[1:] if battle.kind else battle.sides
    lost = tuple(who for side in risking for who in bereft(state, side))
    left = () if doomed else lost
    choices = (draft for who in left for draft in _left_to_winner(state, battle, who))
    return (*ended(state, battle, FOUGHT, lost=lost), *choices)


def ended(
    state: Game,
    battle: Proelium,
    why: str,
    by: str = "",
    lost: tuple[str, ...] = (),
    *,
    at_once: bool = False,
) -> Drafts:
    """A battle is over: Vulcan's die goes home, and some still owe a decision (PROEL-32).

    `lost` are those who are unprotected from now on; `at_once` when nobody decides anything, and
    what may not be kept goes to the presiding god.
    """
    decide = battle.fought and not at_once
    owed = tuple(who for who in battle.people if dues(state, who)) if decide else ()
    first, second = battle.sides
    event = ProeliumEnded(
        proelium=battle.id,
        place=battle.place,
        first=first.leader,
        second=second.leader,
        why=why,
        by=by,
        unprotected=lost,
        pending=owed,
    )
    over = Draft(event, returned(state, battle.fabrilis))
    if not battle.fought:
        return (over,)
    return (over, *(spoils_owed(state, battle, owed) if decide else swept(state, battle)))


def bereft(state: Game, side: Side) -> tuple[str, ...]:
    """Who of a party is unprotected: everybody, when the whole party has no legio left (PROEL-32).

    Neither gods nor those whom a patronus or a god protects.
    """
    if any(legions(state, who) for who in side.members):
        return ()
    people = (state.world.person(who) for who in side.members)
    return tuple(p.id for p in people if p.mortal and not p.patroni and not p.god)


def _left_to_winner(state: Game, battle: Proelium, loser: str) -> Drafts:
    """The winner, if there is one who may, chooses what becomes of the loser (PROEL-32)."""
    winner = battle.sides[1 - battle.side_of(loser)].leader
    if not may_execute(state, winner):
        return ()
    return (victory_owed(state, battle, winner, loser),)
