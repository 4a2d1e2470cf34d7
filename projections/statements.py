"""Statements: bank statements of one asset on one account, for a viewer who may see it."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from ledger.record.audience import Audience, Viewer, sees
from ledger.record.books import holder
from ledger.record.entry import Entry
from ledger.record.log import Log
from projections.accounts import Account, Movement, Movements, is_outside


class PositionSpan(NamedTuple):
    """A range of positions, both ends included, with at most `limit` entries."""

    first_position: int
    last_position: int
    limit: int


class StatementChange(NamedTuple):
    """A line of a statement, with the amount that an entry moved between two accounts."""

    entry: Entry
    other: str
    """The other account; empty if the viewer does not see it."""
    amount: int
    """The amount in units of the asset; negative if the account gave it."""
    balance: int
    """The balance after the change, in units of the asset."""


class Statement(NamedTuple):
    """The changes of a span in order, with the balances before and after them."""

    opening: int
    closing: int
    changes: tuple[StatementChange, ...]
    following: Entry | None
    """The next entry of the span, if the span has more entries than its limit."""


def statement(
    account: Account, account_name: str, asset: str, log: Log, viewer: Viewer, span: PositionSpan
) -> Statement:
    """Return the statement of an account whose balance this viewer sees.

    Movements before the viewer could see the account are included in the opening balance.
    """
    movements = Movements(account)
    unseen_count = _count_up_to_unseen_movement(movements, account_name, asset, log, viewer)
    start = max(unseen_count, bisect_left(movements, span.first_position, key=_position))
    end = max(start, bisect_right(movements, span.last_position, key=_position))
    visible_movements = movements[start : min(end, start + span.limit)]
    opening_balance = movements[start - 1].balance if start else 0
    changes = tuple(
        change
        for movement in visible_movements
        for change in _changes(
            log.entries[movement.position], account_name, asset, viewer, movement
        )
    )
    next_start = start + len(visible_movements)
    next_entry = log.entries[movements[next_start].position] if next_start < end else None
    return Statement(
        opening_balance,
        visible_movements[-1].balance if visible_movements else opening_balance,
        changes,
        next_entry,
    )


def has_visible_statement(
    account: Account, account_name: str, asset: str, log: Log, viewer: Viewer
) -> bool:
    """Return whether the account has a balance, or a movement that the viewer saw."""
    movements = Movements(account)
    return bool(account.balance) or (
        bool(movements)
        and _count_up_to_unseen_movement(movements, account_name, asset, log, viewer)
        < len(movements)
    )


def _position(movement: Movement) -> int:
    return movement.position


def _count_up_to_unseen_movement(
    movements: Movements, account: str, asset: str, log: Log, viewer: Viewer
) -> int:
    """Return the number of movements up to the last one that the viewer did not see."""
    for movement_index in reversed(range(len(movements))):
        entry = log.entries[movements[movement_index].position]
        if not all(
            sees(audience, viewer) for audience in _audiences_of_own_ends(entry, account, asset)
        ):
            return movement_index + 1
    return 0


def _audiences_of_own_ends(entry: Entry, account: str, asset: str) -> Iterator[Audience]:
    for posting in entry.postings:
        if posting.asset == asset and posting.source != posting.target:
            if posting.source == account:
                yield posting.source_audience
            if posting.target == account:
                yield posting.target_audience


def _changes(
    entry: Entry, account: str, asset: str, viewer: Viewer, movement: Movement
) -> Iterator[StatementChange]:
    """Yield one change for each other account and direction. Received amounts come first."""
    amounts_received: dict[str, int] = {}
    amounts_paid: dict[str, int] = {}
    for posting in entry.postings:
        if posting.asset != asset or posting.source == posting.target:
            continue
        if posting.target == account:
            other_account = _visible_other_account(posting.source, posting.source_audience, viewer)
            amounts_received[other_account] = (
                amounts_received.get(other_account, 0) + posting.amount
            )
        if posting.source == account:
            other_account = _visible_other_account(posting.target, posting.target_audience, viewer)
            amounts_paid[other_account] = amounts_paid.get(other_account, 0) - posting.amount
    balance = movement.balance - movement.amount_received + movement.amount_given
    for other_account, amount in (*amounts_received.items(), *amounts_paid.items()):
        balance += amount
        yield StatementChange(entry, other_account, amount, balance)


def _visible_other_account(account: str, audience: Audience, viewer: Viewer) -> str:
    """Return the other account as this viewer may know it.

    While a game is open, viewers know only the kind of an outside account. The rest of a name such
    as `@estate/antony` could reveal a secret.
    """
    if not sees(audience, viewer):
        return ""
    can_see_name = viewer.sees_positions or not is_outside(account)
    return account if can_see_name else holder(account)
