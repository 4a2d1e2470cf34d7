"""All bonds of this game, as phones show them to permitted viewers."""

from collections.abc import Iterator

from ledger.contract.bonds import Bond, GameBonds
from ledger.games.ludi_romani.amicitia.view import loan_accounts
from ledger.games.ludi_romani.shown_bonds import goods, people
from ledger.games.ludi_romani.state import Game, World

BOND_KINDS = (
    *("debt", "captive", "marriage", "cliens", "bacchant", "escort", "oath", "friends"),
    *("party", "fleet", "promise", "votes", "loan", "fabrilis", "ring", "ghost", "guise"),
)
"""All kinds of bonds. The kinds of bonds in which a character owes or waits come first."""

_BOND_FUNCTIONS = (
    *(
        people.debt_bonds,
        people.captive_bonds,
        people.marriage_bonds,
        people.client_bonds,
        people.bacchant_bonds,
    ),
    *(people.escort_bonds, people.friendship_bonds, people.comrade_bonds, people.ghost_bonds),
    *(goods.party_bonds, goods.promise_bonds, goods.loan_bonds, goods.ring_bond, goods.guise_bonds),
)


def _bonds(state: Game) -> Iterator[Bond]:
    return (bond for bonds_of_kind in _BOND_FUNCTIONS for bond in bonds_of_kind(state))


def _bond_sources(state: Game) -> tuple[object, ...]:
    world, kernel_state = state.world, state.kernel
    lasting_sources = (
        world.bonds,
        world.people,
        world.escorts,
        world.beginnings_of_bonds,
        world.mors,
        world.actium,
    )
    passing_sources = (world.curia, world.powers, world.pugnae, *loan_accounts(state))
    return (
        *lasting_sources,
        *passing_sources,
        kernel_state.stewards,
        kernel_state.switches,
        kernel_state.cards,
    )


GAME_BONDS: GameBonds[World] = GameBonds(BOND_KINDS, _bonds, _bond_sources)
"""The bonds of this game."""
