"""Accounts as one viewer may see them: their list, their statements, and trial balances."""

from collections.abc import Iterator
from dataclasses import dataclass

from api.base.problems import ProblemError
from api.reading import account_models as m
from api.reading.models import Stretch
from api.reading.moment import Moment, require_positions
from api.reading.periods import period_model, periods_of
from api.reading.sentences import Sentences
from api.reading.tills import seen_tills
from ledger.record.books import holder, owner
from ledger.record.entry import Entry
from projections.accounts import (
    ACCOUNTS,
    Account,
    TrialBalance,
    is_outside,
    trial_balances,
)
from projections.statements import PositionSpan, StatementChange, has_visible_statement, statement


def may_see_account(moment: Moment, account: str, asset: str) -> bool:
    """Return whether the viewer sees a balance.

    Outside accounts are hidden, because their balances show totals.
    """
    if is_outside(account):
        return moment.viewer.sees_positions
    return moment.may_see(holder(account), asset)


def accounts_answer(moment: Moment) -> m.Accounts:
    """Return every account and asset that the viewer sees, by their names."""
    return m.Accounts(
        game=moment.game.id,
        position=moment.position_if_visible(moment.position),
        accounts=[
            m.AccountBalance(
                account=account_name,
                holder=holder(account_name),
                owner=owner(account_name),
                outside=is_outside(account_name),
                asset=asset,
                balance=account.balance,
            )
            for (account_name, asset), account in sorted(
                moment.reading(ACCOUNTS).by_account_and_asset.items()
            )
            if _has_statement(moment, account, account_name, asset)
        ],
        tills=any(seen_tills(moment)),
    )


def _has_statement(moment: Moment, account: Account, account_name: str, asset: str) -> bool:
    is_visible = may_see_account(moment, account_name, asset)
    return is_visible and has_visible_statement(
        account, account_name, asset, moment.state.log, moment.viewer
    )


@dataclass(frozen=True, slots=True)
class StatementRequest:
    """The requested statement: `since` and `until` are entry ids or times in milliseconds."""

    account: str
    asset: str
    since: str = ""
    until: str = ""
    limit: int = 0


def statement_answer(
    moment: Moment, request: StatementRequest, sentences: Sentences
) -> m.Statement:
    """Return the statement of an account.

    Raises: the problem not-found. The problem is the same for an unknown account, for an account of
    which the viewer sees nothing, and for an entry that the viewer does not see.
    """
    account_name, asset = request.account, request.asset
    account = moment.reading(ACCOUNTS).account(account_name, asset)
    if not _has_statement(moment, account, account_name, asset):
        raise ProblemError("not-found")
    span = PositionSpan(
        _first_position(moment, request.since) if request.since else 1,
        _last_position(moment, request.until) if request.until else moment.position,
        request.limit,
    )
    account_statement = statement(
        account, account_name, asset, moment.state.log, moment.viewer, span
    )
    next_position = account_statement.following
    return m.Statement(
        game=moment.game.id,
        account=account_name,
        holder=holder(account_name),
        owner=owner(account_name),
        outside=is_outside(account_name),
        asset=asset,
        opening=account_statement.opening,
        closing=account_statement.closing,
        periods=list(_periods(moment, account_statement.changes)),
        changes=list(_changes(account_statement.changes, sentences)),
        following=next_position.id if next_position else None,
    )


def _periods(moment: Moment, changes: tuple[StatementChange, ...]) -> Iterator[Stretch]:
    period_numbers = {change.entry.period for change in changes}
    return (
        period_model(period) for period in periods_of(moment.game) if period.seq in period_numbers
    )


def _changes(
    changes: tuple[StatementChange, ...], sentences: Sentences
) -> Iterator[m.StatementChange]:
    for change in changes:
        sentence = sentences.sentence_of(change.entry)
        yield m.StatementChange(
            entry=sentence.id or None,
            n=sentence.n or None,
            at=change.entry.at,
            period=change.entry.period,
            other=change.other or None,
            amount=change.amount,
            balance=change.balance,
            key=sentence.key,
            args=sentence.args,
            text=sentence.text,
            reversed=sentence.reversed,
        )


def _first_position(moment: Moment, instant: str) -> int:
    """Return the position of an entry, or the position of the first entry at a time or later."""
    if not _is_milliseconds(instant):
        return require_visible_entry(moment, instant).position
    return _entries_before(moment, int(instant)) + 1


def _last_position(moment: Moment, end_text: str) -> int:
    """Return the position of an entry, or the position of the last entry up to a time."""
    if not _is_milliseconds(end_text):
        return require_visible_entry(moment, end_text).position
    return _entries_before(moment, int(end_text) + 1)


def _is_milliseconds(text: str) -> bool:
    return text.isascii() and text.isdigit()


def _entries_before(moment: Moment, position: int) -> int:
    """Return the number of entries before a time. The times of entries never decrease."""
    entries, low_position, high_position = moment.state.log.entries, 0, moment.position
    while low_position < high_position:
        middle_position = (low_position + high_position + 1) // 2
        low_position, high_position = (
            (middle_position, high_position)
            if entries[middle_position].at < position
            else (low_position, middle_position - 1)
        )
    return low_position


def require_visible_entry(moment: Moment, entry_id: str) -> Entry:
    """Return an entry of which the viewer sees any part. Raises: the problem not-found."""
    entry = moment.state.log.entry(entry_id)
    if entry is None or moment.game.chronicle().visible_part(entry, moment.viewer) is None:
        raise ProblemError("not-found")
    return entry


def trial_balance_answer(moment: Moment) -> m.TrialBalance:
    """Return the trial balance of every asset. Raises: the problem not-your-card."""
    require_positions(moment.viewer)
    trials = [_trial(trial_balance) for trial_balance in trial_balances(moment.reading(ACCOUNTS))]
    return m.TrialBalance(
        game=moment.game.id,
        position=moment.viewer_position(moment.position),
        balanced=all(trial_balance.received == trial_balance.given for trial_balance in trials)
        and all(sum(row.balance for row in trial_balance.rows) == 0 for trial_balance in trials),
        assets=trials,
    )


def _trial(trial_balance: TrialBalance) -> m.AssetTrial:
    return m.AssetTrial(
        asset=trial_balance.asset,
        received=trial_balance.total_received,
        given=trial_balance.total_given,
        held=trial_balance.sum_in_play,
        rows=[
            m.TrialRow(
                account=account_name,
                outside=is_outside(account_name),
                received=account.total_received,
                given=account.total_given,
                balance=account.balance,
            )
            for account_name, account in trial_balance.rows.items()
        ],
    )
