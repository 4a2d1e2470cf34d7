"""How the two legs of a posting get their audiences."""

from typing import Any

from ledger.contract.ruleset import Ruleset
from ledger.record.books import holder
from ledger.record.entry import Posting
from ledger.record.state import State


def with_audiences(
    rules: Ruleset[Any], state: State[Any], postings: tuple[Posting, ...]
) -> tuple[Posting, ...]:
    """Return the postings with the audiences of their legs.

    A leg has the audience of its account. A leg on a named account (`@origin`) has the audience of
    the other leg. If both accounts are named, such as two piles, the ruleset gives the audience.
    """
    account_audience, posting_audiences = rules.assets.account_audience, []
    owners = [(holder(posting.source), holder(posting.target)) for posting in postings]
    for posting, (giver, taker) in zip(postings, owners, strict=True):
        asset, place_flags = posting.asset, (giver.startswith("@"), taker.startswith("@"))
        source = None if place_flags[0] else account_audience(state, giver, asset)
        target = None if place_flags[1] else account_audience(state, taker, asset)
        if all(place_flags):
            source = account_audience(state, posting.source, asset)
        audiences = (
            source if source is not None else target or (),
            target if target is not None else source or (),
        )
        posting_audiences.append(
            Posting(asset, posting.source, posting.target, posting.amount, *audiences)
        )
    return tuple(posting_audiences)
