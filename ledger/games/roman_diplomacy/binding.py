"""The bonds of empires: federations, their beginning or end in this turn, and borders."""

from collections.abc import Iterator

from ledger.contract.bonds import Bond, BondSide, BondTerm, GameBonds
from ledger.games.roman_diplomacy.borders import ACCEPT, borders_of
from ledger.games.roman_diplomacy.events.empires import FederationBegan
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.unions import FEWEST, Pair, unions_to_show
from ledger.record.audience import EVERYBODY, only

KINDS = ("leaving", "uniting", "federation", "border")
"""All kinds of bonds. Bonds that end or begin with this turn come first."""

_WITH_THE_TURN = BondTerm("bond-with-the-turn")


def _federation_bonds(state: Game) -> Iterator[Bond]:
    """Yield the federations (DIP-FED-01)."""
    world = state.world
    for name in sorted({world.empire(who).union for who in world.players_with_empire} - {""}):
        members = tuple(who for who in world.players_with_empire if world.empire(who).union == name)
        if len(members) > 1:
            sides = (BondSide("federation", members, members),)
            terms, since = (
                (BondTerm("bond-named", {"name": name}),),
                _beginning_of_federation(state, name),
            )
            yield Bond("federation", members[0], sides, terms=terms, since=since)


def _beginning_of_federation(state: Game, name: str) -> int:
    """Return the time when this federation began; 0 if a steward set it."""
    entries = (state.log.entries[at] for at in range(state.log.position, 0, -1))
    began = (one for one in entries if isinstance(one.event, FederationBegan))
    return next((one.at for one in began if one.event.name == name), 0)


def _union_bonds(state: Game) -> Iterator[Bond]:
    """Yield agreements to unite when the turn ends, including agreements that still lack consent.

    Rule: DIP-FED-01.
    """
    for union in unions_to_show(state.world):
        here, named = union.members, BondTerm("bond-named", {"name": union.name})
        if len(here) < FEWEST:
            continue
        word = "uniting" if union.begins else "half-agreed"
        terms = tuple(map(_term_not_agreed, union.missing)) or (_WITH_THE_TURN,)
        sides = (BondSide(word, here, here),)
        yield Bond("uniting", "+".join(here), sides, terms=(named, *terms))


def _term_not_agreed(pair: Pair) -> BondTerm:
    return BondTerm("bond-not-agreed", {"who": [f"who:{who}" for who in pair]})


def _leaving_bonds(state: Game) -> Iterator[Bond]:
    """Yield members who leave.

    While players write orders, only stewards see this (DIP-DEFED-01).
    """
    world = state.world
    for who in sorted(world.leaving):
        others = tuple(one for one in world.members_of_side(who) if one != who)
        if others and who in world.players_with_empire:
            sides = (BondSide("leaving", (who,), others), BondSide("left", others, (who,)))
            secret = world.phase == "movement"
            seen = only(who, state.kernel.stewards) if secret else EVERYBODY
            yield Bond("leaving", who, sides, seen, (_WITH_THE_TURN,))


def _border_bonds(state: Game) -> Iterator[Bond]:
    """Yield the bonds of empires that have agreed to leave provinces empty.

    No rule enforces the agreement.

    Rule: ACTA-17.
    """
    written, threads = state.kernel.letters.written, state.kernel.letters.threads
    for who in state.world.players_with_empire:
        for one in borders_of(state, who):
            if (
                one.by != who
                or one.to not in state.world.players_with_empire
                or not one.agreed
                or one.over
            ):
                continue
            both = (one.by, one.to)
            letters = (written[name] for name in threads[written[one.letter].thread].letters)
            accepted = next(letter for letter in letters if letter.template == ACCEPT)
            yield Bond(
                "border",
                one.letter,
                (BondSide("border", both, both),),
                accepted.audience,
                (BondTerm("bond-provinces", {"place": [f"place:{at}" for at in one.provinces]}),),
                since=accepted.at,
            )


def _bonds(state: Game) -> Iterator[Bond]:
    each = (_leaving_bonds, _union_bonds, _federation_bonds, _border_bonds)
    return (bond for some in each for bond in some(state))


def _bond_sources(state: Game) -> tuple[object, ...]:
    world, kernel = state.world, state.kernel
    federations = (world.empires, world.uniting, world.leaving, world.phase)
    return (*federations, kernel.letters, kernel.stewards)


BINDING: GameBonds[World] = GameBonds(KINDS, _bonds, _bond_sources)
"""The bonds between empires."""
