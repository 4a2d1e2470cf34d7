"""Who has the highest throw, who loses a ship, and where it goes (ACTIUM-15 to ACTIUM-17)."""

from ledger.entry import Posting
from ledger.games.ludi_romani.actium.stages import NAVIS, REDEEMED, ships
from ledger.games.ludi_romani.actium.state import Round
from ledger.games.ludi_romani.goods import gained
from ledger.games.ludi_romani.state import Game


def lost_to(state: Game) -> str:
    """The account into which lost ships fall: Neptune's (ACTIUM-15)."""
    numina = state.world.scenario.numina
    neptune = next((numen.id for numen in numina if "actium_host" in numen.powers), "")
    return gained(state, neptune) if neptune else REDEEMED


def losers(state: Game, fought: Round) -> tuple[str, ...]:
    """Who loses a ship by this round: all but the highest, or those who tie for it.

    (ACTIUM-15, ACTIUM-16)
    """
    totals = {party: fought.total(party) for party in fought.dice}
    highest = max(totals.values())
    return tuple(sorted(party for party, n in totals.items() if n < highest))


def sunk(state: Game, parties: tuple[str, ...]) -> tuple[Posting, ...]:
    """One ship of each of these passes to Neptune (ACTIUM-15)."""
    target = lost_to(state)
    return tuple(Posting(NAVIS, party, target, 1) for party in parties if ships(state, party))


def raised(state: Game, parties: tuple[str, ...]) -> tuple[Posting, ...]:
    """One ship for each of these comes back from Neptune (ACTIUM-22)."""
    return tuple(Posting(NAVIS, lost_to(state), party, 1) for party in parties)


def after(state: Game, lost: tuple[Posting, ...]) -> tuple[str, ...]:
    """Who has ships left when these have been lost or won back (ACTIUM-17)."""
    books = state.books.post(lost)
    return tuple(p for p in sorted(state.world.actium.parties) if books.holding(p, NAVIS))
