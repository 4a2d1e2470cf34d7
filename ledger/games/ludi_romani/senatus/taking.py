"""What the law takes from somebody: their own first, and then what they hold of others'."""

from ledger.entry import Posting
from ledger.games.ludi_romani.state import Game


def taken(
    state: Game, who: str, asset: str, target: str, most: int | None = None
) -> tuple[Posting, ...]:
    """Postings that take what somebody holds of an asset, or at most so much of it.

    A loan that is taken is gone for its owner; what was lent to others stays with them.
    """
    wanted = state.books.holding(who, asset) if most is None else most
    postings = []
    for account in sorted(state.books.parts.get(who, ())):  # the own account comes first
        part = min(wanted, state.books.balance(account, asset))
        if part:
            postings.append(Posting(asset, account, target, part))
            wanted -= part
    return tuple(postings)
