"""Postings that keep the books equal to the board: each owner's number of centres and pieces."""

from collections import Counter
from collections.abc import Iterator

from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.state import BoardPosition
from ledger.record.books import ORIGIN_ACCOUNT
from ledger.record.entry import Posting

CENTRE, ARMY, FLEET, GARRISON, BARBARIANS = (
    "centre",
    "army",
    "fleet",
    "garrison",
    "barbarian_army",
)
"""The assets of this game."""

NEUTRAL_ACCOUNT = "@neutral"
"""The account of neutral centres and garrisons, and of units in disorder."""


def asset_of_piece(piece: Piece) -> str:
    """Return the asset of a piece."""
    if piece.barbarian:
        return BARBARIANS
    return {"A": ARMY, "F": FLEET, "G": GARRISON}[piece.kind]


def amounts_by_owner(position: BoardPosition) -> Counter[tuple[str, str]]:
    """Return the amount of each asset of each owner."""
    amounts = Counter(
        (piece.owner or NEUTRAL_ACCOUNT, asset_of_piece(piece)) for piece in position.pieces
    )
    amounts.update((owner or NEUTRAL_ACCOUNT, CENTRE) for owner in position.owners.values())
    return amounts


def postings_between(
    board_before: BoardPosition, board_after: BoardPosition
) -> tuple[Posting, ...]:
    """Return the postings that take the books from one position to another.

    Units of an asset go from owners who lose to owners who gain. Any difference comes from @origin
    or goes there.
    """
    change = amounts_by_owner(board_after)
    change.subtract(amounts_by_owner(board_before))
    assets = sorted({asset for _, asset in change})
    return tuple(posting for asset in assets for posting in _postings_of_asset(change, asset))


def _postings_of_asset(change: Counter[tuple[str, str]], asset: str) -> Iterator[Posting]:
    units = sorted(
        (player, amount)
        for (player, asset_changed), amount in change.items()
        if asset_changed == asset and amount
    )
    givers = [player for player, unit_count in units for _ in range(-unit_count)]
    takers = [player for player, unit_count in units for _ in range(unit_count)]
    unit_count = max(len(givers), len(takers))
    givers += [ORIGIN_ACCOUNT] * (unit_count - len(givers))
    takers += [ORIGIN_ACCOUNT] * (unit_count - len(takers))
    for (source, target), amount in sorted(Counter(zip(givers, takers, strict=True)).items()):
        yield Posting(asset, source, target, amount)
