"""Goods that a character must not own in a new role given by the Fates.

Rules: REX-07, REX-08, ROST-14.
"""

from collections.abc import Iterator
from dataclasses import replace

from ledger.games.ludi_romani import goods, roster
from ledger.games.ludi_romani.mors.death import account_of_owner, god_receiving_asset
from ledger.games.ludi_romani.state import Game
from ledger.record.books import is_lent, owner
from ledger.record.entry import Posting
from ledger.record.objection import Objection, Objections

REX_ROLE = "rex"
OWNABLE_GOODS = (goods.CURIALIS, goods.CLIENTARUM, goods.CLASSIS)
"""The assets whose ownership depends on the role. Another rule covers votes."""


def role_must_suit_goods(state: Game, character: str, role: str) -> Objections:
    """Yield a warning for each asset of the character that the new role may not own.

    The warning names the result: a rex loses his legiones curiales (REX-08). Other assets stay.
    """
    new_state = replace(state, world=state.world.with_person(character, role=role))
    if role == REX_ROLE and state.books.holding(character, goods.CURIALIS):
        yield _curiales_warning(state, character)
    for asset in OWNABLE_GOODS:
        if asset != goods.CURIALIS or role != REX_ROLE:
            yield from _must_suit_owner(
                state, character, asset, roster.must_be_fit_to_own(new_state, character, asset)
            )
    yield from _must_suit_owner(
        state, character, goods.SUFFRAGIUM, roster.must_be_able_to_vote(new_state, character)
    )


def _curiales_warning(state: Game, character: str) -> Objection:
    """Return the warning that tells which god gets the legiones, or that a battle delays it.

    Rule: REX-08.
    """
    message_args = {
        "who": f"who:{character}",
        "n": state.books.holding(character, goods.CURIALIS),
        "numen": f"who:{_receiver_of_legions(state)}",
        "battle": "yes" if _is_in_battle(state, character) else "no",
    }
    return Objection("REX-08", "rex-loses-curiales", message_args, grade="W")


def _must_suit_owner(state: Game, character: str, asset: str, objections: Objections) -> Objections:
    """Yield a warning that the character keeps the asset, with the rule that limits ownership."""
    amount = state.books.holding(character, asset)
    objection = next(objections, None)
    if amount and objection is not None:
        message_args = {"who": f"who:{character}", "asset": f"asset:{asset}", "n": amount}
        yield Objection(objection.rule, "role-may-not-own", message_args, grade="W")


def forfeit_postings(state: Game, character: str, role: str) -> Iterator[Posting]:
    """Yield the postings that take the legiones curiales of a new rex (REX-07, REX-08).

    The god who receives the legiones of the dead receives them. Borrowed legiones go back to their
    lenders. During a battle all legiones stay. The rex converts or forfeits them when the battle is
    over.
    """
    if role != REX_ROLE or _is_in_battle(state, character):
        return
    for account in state.books.parts.get(character, ()):
        amount = state.books.balance(account, goods.CURIALIS)
        if amount:
            yield Posting(goods.CURIALIS, account, _account_to_receive(state, account), amount)


def _is_in_battle(state: Game, character: str) -> bool:
    """Return whether the character is in a battle that is being fought or awaits decisions.

    A rex gives the legiones away when the battle is over.
    """
    battle = state.world.pugnae.battle_of(character)
    return battle is not None and (battle.is_being_fought or character in battle.pending)


def _account_to_receive(state: Game, account: str) -> str:
    if not is_lent(account):
        return goods.account_for_gains(state, _receiver_of_legions(state))
    return account_of_owner(state, owner(account))


def _receiver_of_legions(state: Game) -> str:
    """Return the god who receives the legiones of the dead, or else the Fates."""
    return god_receiving_asset(state, goods.CURIALIS) or state.kernel.stewards[0]
