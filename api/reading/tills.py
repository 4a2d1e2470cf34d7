"""Tills as one viewer may see them: the balance in the books, and the counts on the table."""

from bisect import bisect_right
from collections.abc import Iterator

from api.reading import account_models as m
from api.reading.moment import Moment
from api.reading.sentences import Sentences
from ledger.contract.tills import Till
from ledger.record.audience import sees
from ledger.record.books import holder
from ledger.record.entry import Entry
from projections.accounts import ACCOUNTS, Account, Movements


def tills_answer(moment: Moment, sentences: Sentences) -> m.Tills:
    """Return every till that the viewer sees; tills that ought to be counted come first."""
    return m.Tills(
        game=moment.game.id,
        position=moment.position_if_visible(moment.position),
        tills=[_till(moment, *till, sentences) for till in seen_tills(moment)],
    )


def seen_tills(moment: Moment) -> Iterator[tuple[Till, list[Entry]]]:
    """Yield every visible till with its counts; tills that ought to be counted come first."""
    entries_by_till = _entries_of_counts_by_till(moment)
    rules = moment.game.machine.rules.assets.tills
    tills = rules.kept(moment.state) if rules is not None else ()
    for till in dict.fromkeys((*tills, *sorted(entries_by_till))):
        if moment.may_see(*till):
            yield till, entries_by_till.get(till, [])


def _entries_of_counts_by_till(moment: Moment) -> dict[Till, list[Entry]]:
    """Return the entries of the counts of each till, as far as the viewer may read them."""
    tills = moment.game.machine.rules.assets.tills
    entries_by_till: dict[Till, list[Entry]] = {}
    if tills is None:
        return entries_by_till
    for position in range(1, moment.position + 1):
        entry = moment.state.log.entries[position]
        till_of_event = tills.counted.get(type(entry.event))
        if till_of_event is not None and sees(entry.audience, moment.viewer):
            entries_by_till.setdefault(till_of_event(entry.event), []).append(entry)
    return entries_by_till


def _till(moment: Moment, till: Till, entries: list[Entry], sentences: Sentences) -> m.Till:
    till_holder, asset = till
    accounts = [
        account
        for (account_name, asset_name), account in moment.reading(
            ACCOUNTS
        ).by_account_and_asset.items()
        if asset_name == asset and holder(account_name) == till_holder
    ]
    till_counts = [_till_count(accounts, entry, sentences) for entry in entries]
    booked_amount = sum(account.balance for account in accounts)
    holding = [till_count.amount for till_count in till_counts if not till_count.reversed]
    return m.Till(
        holder=till_holder,
        asset=asset,
        books=booked_amount,
        moved=booked_amount - holding[-1] if holding else None,
        counts=till_counts,
    )


def _till_count(accounts: list[Account], entry: Entry, sentences: Sentences) -> m.TillCount:
    sentence = sentences.sentence_of(entry)
    booked_amount = sum(_balances_at(accounts, entry.position - 1))
    total = sum(_balances_at(accounts, entry.position))
    return m.TillCount(
        entry=entry.id,
        n=sentence.n or None,
        at=entry.at,
        period=entry.period,
        books=booked_amount,
        amount=total,
        difference=total - booked_amount,
        key=sentence.key,
        args=sentence.args,
        text=sentence.text,
        reversed=sentence.reversed,
    )


def _balances_at(accounts: list[Account], position: int) -> Iterator[int]:
    for account in accounts:
        movements = Movements(account)
        movement_count = bisect_right(movements, position, key=lambda movement: movement.position)
        yield movements[movement_count - 1].balance if movement_count else 0
