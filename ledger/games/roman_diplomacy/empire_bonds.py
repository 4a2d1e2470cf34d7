"""The bonds of empires: federations, their beginning or end in this turn, and borders."""

from collections.abc import Iterator

from ledger.contract.bonds import Bond, BondSide, BondTerm, GameBonds
from ledger.games.roman_diplomacy.borders import ACCEPTING_ACT, borders_of
from ledger.games.roman_diplomacy.events.empires import FederationBegan
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.unions import FEWEST_MEMBERS, PlayerPair, unions_to_show
from ledger.record.audience import EVERYBODY, only

BOND_KINDS = ("leaving", "uniting", "federation", "border")
"""All kinds of bonds. Bonds that end or begin with this turn come first."""

_TURN_TERM = BondTerm("bond-with-the-turn")


def _federation_bonds(state: Game) -> Iterator[Bond]:
    """Yield the federations (DIP-FED-01)."""
    world = state.world
    for federation in sorted(
        {world.empire(player).union for player in world.players_with_empire} - {""}
    ):
        members = tuple(
            player
            for player in world.players_with_empire
            if world.empire(player).union == federation
        )
        if len(members) > 1:
            sides = (BondSide("federation", members, members),)
            terms, beginning = (
                (BondTerm("bond-named", {"name": federation}),),
                _beginning_of_federation(state, federation),
            )
            yield Bond("federation", members[0], sides, terms=terms, since=beginning)


def _beginning_of_federation(state: Game, federation: str) -> int:
    """Return the time when this federation began; 0 if a steward set it."""
    entries = (state.log.entries[position] for position in range(state.log.position, 0, -1))
    foundings = (entry for entry in entries if isinstance(entry.event, FederationBegan))
    return next((entry.at for entry in foundings if entry.event.name == federation), 0)


def _union_bonds(state: Game) -> Iterator[Bond]:
    """Yield agreements to unite when the turn ends, including agreements that still lack consent.

    Rule: DIP-FED-01.
    """
    for union in unions_to_show(state.world):
        members, name_term = union.members, BondTerm("bond-named", {"name": union.name})
        if len(members) < FEWEST_MEMBERS:
            continue
        word = "uniting" if union.begins else "half-agreed"
        terms = tuple(map(_term_not_agreed, union.missing_agreements)) or (_TURN_TERM,)
        sides = (BondSide(word, members, members),)
        yield Bond("uniting", "+".join(members), sides, terms=(name_term, *terms))


def _term_not_agreed(pair: PlayerPair) -> BondTerm:
    return BondTerm("bond-not-agreed", {"who": [f"who:{player}" for player in pair]})


def _leaving_bonds(state: Game) -> Iterator[Bond]:
    """Yield members who leave.

    While players write orders, only stewards see this (DIP-DEFED-01).
    """
    world = state.world
    for player in sorted(world.leaving_players):
        other_members = tuple(
            member for member in world.members_of_side(player) if member != player
        )
        if other_members and player in world.players_with_empire:
            sides = (
                BondSide("leaving", (player,), other_members),
                BondSide("left", other_members, (player,)),
            )
            is_movement = world.phase == "movement"
            audience = only(player, state.kernel.stewards) if is_movement else EVERYBODY
            yield Bond("leaving", player, sides, audience, (_TURN_TERM,))


def _border_bonds(state: Game) -> Iterator[Bond]:
    """Yield the bonds of empires that have agreed to leave provinces empty.

    No rule enforces the agreement.

    Rule: ACTA-17.
    """
    written_letters, threads = state.kernel.letters.written, state.kernel.letters.threads
    for player in state.world.players_with_empire:
        for border in borders_of(state, player):
            if (
                border.by != player
                or border.to not in state.world.players_with_empire
                or not border.agreed
                or border.over
            ):
                continue
            partners = (border.by, border.to)
            letters = (
                written_letters[letter_id]
                for letter_id in threads[written_letters[border.letter].thread].letters
            )
            acceptance = next(letter for letter in letters if letter.template == ACCEPTING_ACT)
            yield Bond(
                "border",
                border.letter,
                (BondSide("border", partners, partners),),
                acceptance.audience,
                (
                    BondTerm(
                        "bond-provinces",
                        {"place": [f"place:{province_id}" for province_id in border.provinces]},
                    ),
                ),
                since=acceptance.at,
            )


def _bonds(state: Game) -> Iterator[Bond]:
    functions_of_kinds = (_leaving_bonds, _union_bonds, _federation_bonds, _border_bonds)
    return (bond for bonds_of_kind in functions_of_kinds for bond in bonds_of_kind(state))


def _bond_sources(state: Game) -> tuple[object, ...]:
    world, kernel_state = state.world, state.kernel
    federations = (world.empires, world.uniting, world.leaving_players, world.phase)
    return (*federations, kernel_state.letters, kernel_state.stewards)


GAME_BONDS: GameBonds[World] = GameBonds(BOND_KINDS, _bonds, _bond_sources)
"""The bonds between empires."""
