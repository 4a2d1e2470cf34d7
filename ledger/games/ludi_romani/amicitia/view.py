"""The slices of friendships, loans and marriages. Each slice has its own viewers."""

from collections.abc import Iterator
from functools import partial
from typing import TypedDict

from ledger.games.ludi_romani.amicitia.lending import LENDABLE_GOODS
from ledger.games.ludi_romani.audiences import friendship_audience, loan_audience
from ledger.games.ludi_romani.bonds import Amicitia
from ledger.games.ludi_romani.state import Game
from ledger.record.audience import EVERYBODY
from ledger.record.books import lent_account
from ledger.record.shared_map import Map
from ledger.record.view import Bundle, Slice


class AmicitiaDoc(TypedDict):
    """A friendship."""

    id: str
    """The id of the friendship."""
    members: list[str]
    """The friends."""
    sworn: list[str]
    """The friends who have sworn an oath."""


class OathDoc(TypedDict):
    """The members of a friendship who have sworn an oath before everybody."""

    id: str
    """The id of the friendship."""
    members: list[str]
    """The friends who have sworn."""


class MarriageDoc(TypedDict):
    """A marriage, or a dos that is to be paid back after a divorce."""

    wife: str
    """The wife."""
    husband: str
    """The husband."""
    dos: int
    """The dos, in denarii."""
    owed: bool
    """Whether it is a dos that is to be paid back."""


class LoanDoc(TypedDict):
    """Goods that an owner has lent to a keeper."""

    owner: str
    """The character who owns it."""
    keeper: str
    """The character who holds it."""
    holds: dict[str, int]
    """The amount of each asset, in units of the asset (money in denarii)."""


GOODS_BY_BOND_KIND = (("loan", LENDABLE_GOODS[:-1]), ("votes", LENDABLE_GOODS[-1:]))
"""The kinds of loan slices. Votes have other viewers than all other assets (AMIC-04)."""


NO_GOODS: Map[str, int] = Map()


def amicitia_bundles(state: Game) -> Iterator[Bundle]:
    """Yield one bundle for friendships, marriages and debts, and one for loans."""
    bonds = state.world.bonds
    yield Bundle("bonds", (bonds,), partial(_bond_slices, state))
    yield Bundle("loans", (bonds, *loan_accounts(state)), partial(_loan_slices, state))


def loan_accounts(state: Game) -> tuple[object, ...]:
    """Return the accounts that hold loans."""
    accounts = state.books.accounts
    keepers_by_owner = state.world.bonds.lent_to
    pairs = (
        (keeper, owner) for owner in sorted(keepers_by_owner) for keeper in keepers_by_owner[owner]
    )
    return tuple([accounts.get(lent_account(keeper, owner)) for keeper, owner in pairs])


def _bond_slices(state: Game) -> Iterator[tuple[str, Slice]]:
    bonds = state.world.bonds
    for amicitia in bonds.friendships:
        yield f"amicitia/{amicitia.id}", _friendship_slice(state, amicitia)
        if amicitia.blessed:
            yield f"oath/{amicitia.id}", _oath_slice(amicitia)
    for wife, marriage in sorted(bonds.marriages.items()):
        bond_data = {"wife": wife, "husband": marriage.husband, "dos": marriage.dos, "owed": False}
        yield f"marriage/{wife}", Slice(EVERYBODY, (marriage,), partial(dict, bond_data))
    for wife, debt in sorted(bonds.debts.items()):
        bond_data = {"wife": wife, "husband": debt.husband, "dos": debt.dos, "owed": True}
        yield f"debt/{wife}", Slice(EVERYBODY, (debt,), partial(dict, bond_data))


def _friendship_slice(state: Game, amicitia: Amicitia) -> Slice:
    def render_amicitia() -> AmicitiaDoc:
        members, sworn_members = list(amicitia.members), list(amicitia.sworn_members)
        return {"id": amicitia.id, "members": members, "sworn": sworn_members}

    return Slice(friendship_audience(state, amicitia), (amicitia,), render_amicitia)


def _oath_slice(amicitia: Amicitia) -> Slice:
    """Return the slice of the sworn members, for everybody.

    The slice does not show unsworn members.
    """
    bond_data = {"id": amicitia.id, "members": list(amicitia.sworn_members)}
    return Slice(EVERYBODY, (amicitia.sworn_members,), partial(dict, bond_data))


def _loan_slices(state: Game) -> Iterator[tuple[str, Slice]]:
    for owner, keepers in sorted(state.world.bonds.lent_to.items()):
        for keeper in keepers:
            lent_goods = state.books.accounts.get(lent_account(keeper, owner), NO_GOODS)
            for family, assets in GOODS_BY_BOND_KIND:
                amounts = {
                    asset: lent_amount
                    for asset in assets
                    if (lent_amount := lent_goods.get(asset, 0))
                }
                if amounts:
                    audience = loan_audience(state, owner, keeper, assets[0])
                    bond_data = {"owner": owner, "keeper": keeper, "holds": amounts}
                    sources = (lent_goods, state.world.bonds)
                    yield (
                        f"{family}/{keeper}/{owner}",
                        Slice(audience, sources, partial(dict, bond_data)),
                    )
