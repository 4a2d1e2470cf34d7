"""What somebody holds whom the Fates give a role that may not own it (REX-07, REX-08, ROST-14)."""

from collections.abc import Iterator
from dataclasses import replace

from ledger.books import is_lent, owner
from ledger.entry import Posting
from ledger.games.ludi_romani import goods, roster, seats
from ledger.games.ludi_romani.mors.death import estate
from ledger.games.ludi_romani.state import Game
from ledger.objection import Objection, Objections

REX = "rex"
OWNED = (goods.CURIALIS, goods.CLIENTARUM, goods.CLASSIS)
"""What a role may own or not, but for votes, which it may hold or not."""


def must_suit(state: Game, who: str, role: str) -> Objections:
    """Warnings about all that somebody holds and may not own in a new role.

    They say what becomes of it: a rex loses his legiones curiales (REX-08), anything else stays.
    """
    after = replace(state, world=state.world.changed(who, role=role))
    if role == REX and state.books.holding(who, goods.CURIALIS):
        yield _loses_curiales(state, who)
    for asset in OWNED:
        if asset != goods.CURIALIS or role != REX:
            yield from _keeps(state, who, asset, roster.must_be_fit_to_own(after, who, asset))
    yield from _keeps(state, who, goods.SUFFRAGIUM, roster.must_be_voter(after, who))


def _loses_curiales(state: Game, who: str) -> Objection:
    """To whom the legiones curiales of a new rex go, or that they stay in his battle (REX-08)."""
    args = {
        "who": f"who:{who}",
        "n": state.books.holding(who, goods.CURIALIS),
        "numen": f"who:{_receiver(state)}",
        "battle": "yes" if _fights(state, who) else "no",
    }
    return Objection("REX-08", "rex-loses-curiales", args, grade="W")


def _keeps(state: Game, who: str, asset: str, against: Objections) -> Objections:
    """What the new role may not own stays until somebody takes it; the rule says who may own it."""
    held = state.books.holding(who, asset)
    found = next(against, None)
    if held and found is not None:
        args = {"who": f"who:{who}", "asset": f"asset:{asset}", "n": held}
        yield Objection(found.rule, "role-may-not-own", args, grade="W")


def forfeited(state: Game, who: str, role: str) -> Iterator[Posting]:
    """Postings that take the legiones curiales of a new rex (REX-07, REX-08).

    His own go to the god who has those that nobody may keep, lent ones home. In a battle all stay,
    and are converted or forfeited when it is over.
    """
    if role != REX or _fights(state, who):
        return
    for account in state.books.parts.get(who, ()):
        held = state.books.balance(account, goods.CURIALIS)
        if held:
            yield Posting(goods.CURIALIS, account, _home(state, account), held)


def _fights(state: Game, who: str) -> bool:
    """Whether somebody's legiones are in a battle, after which a rex has to give them away."""
    battle = state.world.pugnae.of(who)
    return battle is not None and (battle.fought or who in battle.pending)


def _home(state: Game, account: str) -> str:
    if not is_lent(account):
        return goods.account_for_gains(state, _receiver(state))
    lender = owner(account)
    return estate(lender) if lender in state.world.mors.estates else lender


def _receiver(state: Game) -> str:
    """The god who has the legiones curiales that nobody may keep; the Fates where none is cast."""
    return (*seats.gods_with_power(state, "receive_dead_lc"), *state.kernel.stewards)[0]
