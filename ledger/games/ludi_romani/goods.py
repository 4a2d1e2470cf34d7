"""How goods pass from hand to hand.

What a god has won or was given is kept apart, in the sub-account `<god>/spoils`: it may be given
away, what the god began with may not (MERC-20), and the gods of the thiasos and Vesta must sell
nothing else (MERC-11). What a god earns by selling stands in place of what was sold, so it counts
as what it began with: else a sale with the money handed back would be a gift.
"""

from ledger.entry import Posting
from ledger.games.ludi_romani.state import Game

DENARIUS = "denarius"
CURIALIS = "legio_curialis"
CLIENTARUM = "legio_clientarum"
CLASSIS = "classis"
LEGIONES = (CURIALIS, CLIENTARUM)


def spoils(numen: str) -> str:
    """The account of what a god has won or was given."""
    return f"{numen}/spoils"


def won(state: Game, character: str, asset: str) -> int:
    """How much of its holding a god did not begin with."""
    return state.books.balance(spoils(character), asset)


def passing(
    state: Game, asset: str, giver: str, target: str, amount: int, *, spoils_first: bool = False
) -> tuple[Posting, ...]:
    """Postings that take an amount from a giver, own goods before spoils unless said otherwise.

    What is won is kept apart from what a god began with (MERC-20), and nothing is lost on the way
    (FATA-12). `target` is an account. Nothing is posted for nought; too much overdraws the
    giver's own.
    """
    there = won(state, giver, asset)
    own = state.books.balance(giver, asset)
    from_spoils = min(there, amount if spoils_first else max(0, amount - own))
    parts = ((giver, amount - from_spoils), (spoils(giver), from_spoils))
    return tuple(Posting(asset, source, target, part) for source, part in parts if part)


def gained(state: Game, character: str) -> str:
    """The account into which falls what the character wins or is given (MERC-20)."""
    return character if state.world.person(character).mortal else spoils(character)


def legions(state: Game, character: str) -> int:
    """How many legiones of both kinds the character holds; special dice do not count (LIM-01)."""
    return sum(state.books.holding(character, kind) for kind in LEGIONES)
