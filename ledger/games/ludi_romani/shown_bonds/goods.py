"""Bonds that goods create: loans, votes, the Ring, and gifts to a fleet.

The bonds of gods in disguise are included, too.
"""

from collections.abc import Iterator

from ledger.contract.bonds import Bond, BondSide, BondTerm
from ledger.games.ludi_romani.actium.gifts import audience_of_form
from ledger.games.ludi_romani.actium.state import FORMS_STAGE
from ledger.games.ludi_romani.amicitia.view import GOODS_BY_BOND_KIND, NO_GOODS
from ledger.games.ludi_romani.audiences import (
    BEARER,
    GOODS_LENT_IN_PUBLIC,
    RING,
    account_audience,
    gods_who_see,
    loan_audience,
)
from ledger.games.ludi_romani.state import Game
from ledger.record.audience import only
from ledger.record.books import lent_account

FABRILIS_LOAN = "fabrilis"
"""The kind of bond for the loan of Vulcan's die, which everybody sees (PROEL-43)."""


def loan_bonds(state: Game) -> Iterator[Bond]:
    """Yield the bonds of loans, for the viewers who may know them (AMIC-04, PROEL-43)."""
    for owner, keepers in sorted(state.world.bonds.lent_to.items()):
        for keeper in keepers:
            lent_goods = state.books.accounts.get(lent_account(keeper, owner), NO_GOODS)
            for bond_kind, assets in (*GOODS_BY_BOND_KIND, (FABRILIS_LOAN, GOODS_LENT_IN_PUBLIC)):
                amounts = {
                    asset: lent_amount
                    for asset in assets
                    if (lent_amount := lent_goods.get(asset, 0))
                }
                if amounts:
                    yield Bond(
                        bond_kind,
                        f"{keeper}/{owner}",
                        (
                            BondSide("borrower", (keeper,), (owner,)),
                            BondSide("lender", (owner,), (keeper,)),
                        ),
                        loan_audience(state, owner, keeper, assets[0]),
                        amounts=amounts,
                        since=state.world.beginnings_of_bonds.get(
                            f"{bond_kind}/{keeper}/{owner}", 0
                        ),
                    )


def ring_bond(state: Game) -> Iterator[Bond]:
    """Yield the bond of the Ring, which its bearer and the underworld see (RING-01, 02)."""
    keepers = gods_who_see(state, RING)
    people = state.world.people.items()
    for character in sorted(character for character, person in people if BEARER in person.statuses):
        sides = BondSide("bearer", (character,), keepers), BondSide("ring", keepers, (character,))
        audience = account_audience(state, character, RING)
        start_time = state.world.beginnings_of_bonds.get(f"ring/{character}", 0)
        yield Bond("ring", character, sides, audience, since=start_time)


def party_bonds(state: Game) -> Iterator[Bond]:
    """Yield the bonds of characters on one form and in one fleet at Actium (ACTIUM-03)."""
    for leader, party in sorted(state.world.actium.parties.items()):
        if len(party.members) > 1:
            yield Bond("fleet", leader, (BondSide("fleet", party.members, party.members),))


def promise_bonds(state: Game) -> Iterator[Bond]:
    """Yield the promises to a party's form, until the forms are closed (ACTIUM-04)."""
    actium = state.world.actium
    for gift in actium.gifts if actium.stage == FORMS_STAGE else ():
        yield Bond(
            "promise",
            gift.id,
            (
                BondSide("giver", (gift.giver,), (gift.receiver,)),
                BondSide("promised", (gift.receiver,), (gift.giver,)),
            ),
            only(audience_of_form(state, gift.receiver), gift.giver),
            (BondTerm("bond-until-forms"),),
            {gift.asset: gift.quantity},
            state.world.beginnings_of_bonds.get(f"promise/{gift.id}", 0),
        )


def guise_bonds(state: Game) -> Iterator[Bond]:
    """Yield the gods who have taken the shape of another god (NUM-01)."""
    for character, god in sorted(state.world.powers.guises.items()):
        start_time = state.world.beginnings_of_bonds.get(f"guise/{character}", 0)
        yield Bond("guise", character, (BondSide("guise", (character,), (god,)),), since=start_time)
