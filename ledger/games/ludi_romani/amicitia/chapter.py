"""AMIC: friendships, sworn or not, loans between friends, and their return."""

from dataclasses import replace

from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.amicitia import friendship, lending, loan_return, oath
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.state import Game, World


def _without_bonds_of_dead(world: World, character: str) -> World:
    """Return the world without the friendships of the dead, and debts to a divorced wife.

    Rule: MORS-20.
    """
    return replace(world, bonds=world.bonds.without_bonds_of_dead(character))


def _has_sworn(state: Game, character: str) -> bool:
    # A reminder must not reveal unsworn friends or loans.
    return any(
        character in amicitia.sworn_members
        for amicitia in state.world.bonds.friendships_of(character)
    )


AMICITIA = RomanChapter(
    "AMIC",
    modules=(friendship, oath, lending, loan_return),
    deaths=(_without_bonds_of_dead,),
    reminders=(
        ("AMIC-10", seats.has_power_test("oversee_amicitia")),
        ("AMIC-11", _has_sworn),
        ("AMIC-15", seats.has_power_test("oversee_amicitia")),
    ),
)
