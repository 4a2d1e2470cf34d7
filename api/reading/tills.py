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
        tills=[_till(moment, *seen, sentences) for seen in seen_tills(moment)],
    )


def seen_tills(moment: Moment) -> Iterator[tuple[Till, list[Entry]]]:
    """Yield every visible till with its counts; tills that ought to be counted come first."""
    counts = _entries_of_counts_by_till(moment)
    rules = moment.game.machine.rules.assets.tills
    kept = rules.kept(moment.state) if rules is not None else ()
    for till in dict.fromkeys((*kept, *sorted(counts))):
        if moment.may_see(*till):
            yield till, counts.get(till, [])


def _entries_of_counts_by_till(moment: Moment) -> dict[Till, list[Entry]]:
    """Return the entries of the counts of each till, as far as the viewer may read them."""
    tills = moment.game.machine.rules.assets.tills
    found: dict[Till, list[Entry]] = {}
    if tills is None:
        return found
    for position in range(1, moment.position + 1):
        entry = moment.state.log.entries[position]
        of = tills.counted.get(type(entry.event))
        if of is not None and sees(entry.audience, moment.viewer):
            found.setdefault(of(entry.event), []).append(entry)
    return found


def _till(moment: Moment, till: Till, entries: list[Entry], sentences: Sentences) -> m.Till:
    who, asset = till
    accounts = [
        account
        for (name, what), account in moment.reading(ACCOUNTS).of.items()
        if what == asset and holder(name) == who
    ]
    counts = [_till_count(accounts, entry, sentences) for entry in entries]
    books = sum(account.balance for account in accounts)
    holding = [count.amount for count in counts if not count.reversed]
    return m.Till(
        holder=who,
        asset=asset,
        books=books,
        moved=books - holding[-1] if holding else None,
        counts=counts,
    )


def _till_count(accounts: list[Account], entry: Entry, sentences: Sentences) -> m.TillCount:
    said = sentences.of(entry)
    books = sum(_balances_at(accounts, entry.position - 1))
    counted = sum(_balances_at(accounts, entry.position))
    return m.TillCount(
        entry=entry.id,
        n=said.n or None,
        at=entry.at,
        period=entry.period,
        books=books,
        amount=counted,
        difference=counted - books,
        key=said.key,
        args=said.args,
        text=said.text,
        reversed=said.reversed,
    )


def _balances_at(accounts: list[Account], position: int) -> Iterator[int]:
    for account in accounts:
        movements = Movements(account)
        last = bisect_right(movements, position, key=lambda movement: movement.position)
        yield movements[last - 1].balance if last else 0
