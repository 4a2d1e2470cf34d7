"""The audience of each balance: private assets, and the limits of forms about them."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from ledger.contract.offer import KnownState
from ledger.games.ludi_romani.bonds import Amicitia
from ledger.games.ludi_romani.juno import god_or_steward_with_power
from ledger.games.ludi_romani.state import Game, World
from ledger.record.audience import EVERYBODY, Audience, only, sees
from ledger.record.books import holder, is_lent, owner
from ledger.record.objection import Objection

RING, BEARER = "ring_of_gyges", "ring_bearer"

SECRET_STATUSES = frozenset((BEARER,))
"""Statuses that only the character who has them and the stewards see."""

PRIVATE_GOODS = {
    "denarius": (),
    "virus": ("oversee_virus",),
    RING: ("control_ring",),
    "suffragium": ("preside_senate", "return_suffragia"),
}
"""Private assets, and the powers of the gods who see them in addition to holder and stewards.

These gods are Vesta, Pluto and Persephone, Venus and Mercury, or their deputies. Everybody sees how
many suffragia belong to a character. Only these gods see how many suffragia the character holds,
including loans.
"""

GOODS_LENT_IN_PUBLIC = ("legio_fabrilis",)
"""The assets that are lent in public (PROEL-43)."""


def gods_who_see(state: Game, asset: str) -> tuple[str, ...]:
    """Return the gods who see all balances of a private asset, by their own powers."""
    return state.world.scenario.bearers(*PRIVATE_GOODS[asset])


def account_audience(state: Game, account: str, asset: str) -> Audience:
    """Return the audience of a balance.

    A sub-account that holds a loan has the audience of the loan (AMIC-04).
    """
    if asset not in PRIVATE_GOODS:
        return EVERYBODY
    keeper = holder(account)
    audience = _characters_and_stewards(keeper, gods_who_see(state, asset), state.kernel.stewards)
    if not is_lent(account):
        return audience
    return only(audience, loan_audience(state, owner(account), keeper, asset))


def friendship_audience(state: Game, amicitia: Amicitia) -> Audience:
    """Return members and Fates, and also Juno for a sworn friendship (AMIC-15)."""
    juno = (god_or_steward_with_power(state, "oversee_amicitia"),) if amicitia.blessed else ()
    return only(amicitia.members, juno, state.kernel.stewards)


def loan_audience(state: Game, owner: str, keeper: str, asset: str) -> Audience:
    """Return the audience of a loan: Venus and Mercury for votes, shared friends for other assets.

    Everybody sees the die that a god lends for a battle (PROEL-43).
    """
    if asset in GOODS_LENT_IN_PUBLIC:
        return EVERYBODY
    if asset == "suffragium":
        return only(owner, keeper, gods_who_see(state, asset), state.kernel.stewards)
    circles = (
        friendship_audience(state, friendship)
        for friendship in state.world.bonds.shared_friendships(owner, keeper)
    )
    return only(owner, keeper, state.kernel.stewards, *circles)


@lru_cache(maxsize=4096)
def _characters_and_stewards(
    character: str, other_readers: tuple[str, ...], stewards: tuple[str, ...]
) -> Audience:
    return only(character, other_readers, stewards)


def audience_of_fields(*fields: str) -> Callable[[Game, Any], Audience]:
    """Return the audience of the characters in these fields of an event, and the stewards."""
    return lambda state, event: only(
        *(getattr(event, field) for field in fields), state.kernel.stewards
    )


def state_as_known(known_state: KnownState[World], character: str) -> Game:
    """Return the state that the viewer may know. The Ring's bearer is a secret (RING-02)."""
    state = known_state.state
    is_bearer = BEARER in state.world.person(character).statuses
    if not is_bearer or sees(account_audience(state, character, RING), known_state.viewer):
        return state
    return replace(state, world=state.world.without_status(character, BEARER))


def apparent_objections(
    known_state: KnownState[World], objections: Iterable[Objection]
) -> tuple[Objection, ...]:
    """Return the forbidding objections that this viewer may know.

    Forms are computed from these objections.
    """
    return tuple(
        objection
        for objection in objections
        if objection.grade == "L" and _may_know(known_state, objection)
    )


def _may_know(known_state: KnownState[World], objection: Objection) -> bool:
    return all(
        sees(account_audience(known_state.state, account, asset), known_state.viewer)
        for account, asset in objection.rests_on
    )
