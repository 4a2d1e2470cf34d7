"""The audiences of the two legs of a posting."""

from typing import Any

from ledger.contract.ruleset import Ruleset
from ledger.record.audience import Audience
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
    return tuple(_with_audiences(rules, state, posting) for posting in postings)


def _with_audiences(rules: Ruleset[Any], state: State[Any], posting: Posting) -> Posting:
    source = _account_audience(rules, state, posting.source, posting.asset)
    target = _account_audience(rules, state, posting.target, posting.asset)
    if source is None and target is None:
        source = rules.account_audience(state, posting.source, posting.asset)
    return Posting(
        posting.asset,
        posting.source,
        posting.target,
        posting.amount,
        source if source is not None else target or (),
        target if target is not None else source or (),
    )


def _account_audience(
    rules: Ruleset[Any], state: State[Any], account: str, asset: str
) -> Audience | None:
    if account.startswith("@"):
        return None
    return rules.account_audience(state, holder(account), asset)
