"""Statements of an account, as a bank would write them, as far as its reader may see."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from ledger.games.catalogue import GAMES
from ledger.record.audience import EVERYBODY, Audience, Viewer, sees
from ledger.record.books import holder
from ledger.record.entry import Entry, Posting
from ledger.record.log import Log
from ledger.scribe.scribe import Scribe
from projections.accounts import ACCOUNTS, is_outside
from projections.holdings import HOLDINGS, holdings_of
from projections.projection import LiveProjection
from projections.statements import (
    PositionSpan,
    Statement,
    StatementChange,
    has_visible_statement,
    statement,
)
from tests.projections.evenings import random_evening, room_and_card_holders
from tests.projections.placing import entry_with_placements
from tests.seeds import seeds
from tests.toy.yard import YardGame

ADA, CAI = Viewer(frozenset({"ada"})), Viewer(frozenset({"cai"}))
OPENED = Viewer(sees_opened_ledger=True)
ALL = PositionSpan(1, 2**31, 2**31)


def statement_of(
    log: Log, name: str, asset: str, viewer: Viewer = OPENED, span: PositionSpan = ALL
) -> Statement:
    accounts = ACCOUNTS.read((log.entries[p] for p in range(1, log.position + 1)), "yard")
    return statement(accounts.account(name, asset), name, asset, log, viewer, span)


def change_rows(changes: tuple[StatementChange, ...]) -> list[tuple[str, int, int]]:
    return [(change.other, change.amount, change.balance) for change in changes]


def log_of_postings(*postings: tuple[Posting, ...]) -> Log:
    log = Log()
    for position, moved in enumerate(postings, 1):
        log = log.with_entries(
            msgspec.structs.replace(entry_with_placements(position), postings=moved)
        )
    return log


def test_each_line_has_the_other_end_the_amount_and_the_balance(yard: YardGame) -> None:
    found = statement_of(yard.state.log, "cai", "nut")
    assert change_rows(found.changes) == [("@origin", 10, 10), ("bea", 6, 16), ("bea", -1, 15)]
    assert [change.entry.id for change in found.changes][1:] == ["generous.0", "c6.0"]
    assert (found.opening, found.closing, found.following) == (0, 15, None)


def test_a_statement_with_limits_starts_from_the_earlier_balance(yard: YardGame) -> None:
    log = yard.state.log
    whole = statement_of(log, "cai", "nut")
    second = whole.changes[1].entry.position
    part = statement_of(log, "cai", "nut", span=PositionSpan(second, second, 10))
    assert part == Statement(10, 16, whole.changes[1:2], None)
    before = statement_of(log, "cai", "nut", span=PositionSpan(second + 1, second, 10))
    assert before == Statement(16, 16, (), None)


def test_a_long_statement_continues_with_the_entry_that_it_names(yard: YardGame) -> None:
    log, shown = yard.state.log, list[StatementChange]()
    first, opening = 1, 0
    while first:
        part = statement_of(log, "cai", "nut", span=PositionSpan(first, log.position, 1))
        assert part.opening == opening
        opening, shown = part.closing, [*shown, *part.changes]
        first = part.following.position if part.following else 0
    assert tuple(shown) == statement_of(log, "cai", "nut").changes


def test_an_end_that_the_reader_may_not_see_is_left_out(yard: YardGame) -> None:
    assert change_rows(statement_of(yard.state.log, "cai", "nut", CAI).changes) == [
        ("@origin", 10, 10),
        ("", 6, 16),
        ("", -1, 15),
    ]


def test_amounts_from_several_hidden_accounts_are_one_sum() -> None:
    hidden: Audience = ("bea",)
    log = log_of_postings(
        (
            Posting("nut", "@origin", "bea", 5, hidden, hidden),
            Posting("nut", "@origin", "bea/of:dio", 5, hidden, hidden),
        ),
        (
            Posting("nut", "bea", "ada", 2, hidden, ("ada",)),
            Posting("nut", "bea/of:dio", "ada", 3, hidden, ("ada",)),
        ),
    )
    assert change_rows(statement_of(log, "ada", "nut", ADA).changes) == [("", 5, 5)]
    assert change_rows(statement_of(log, "ada", "nut").changes) == [
        ("bea", 2, 2),
        ("bea/of:dio", 3, 5),
    ]


def test_during_play_an_outside_account_is_named_by_its_kind_alone() -> None:
    log = log_of_postings(
        (Posting("nut", "@origin", "@estate/dio", 4), Posting("nut", "@estate/dio", "ada", 4))
    )
    assert change_rows(statement_of(log, "ada", "nut", ADA).changes) == [("@estate", 4, 4)]
    assert change_rows(statement_of(log, "ada", "nut").changes) == [("@estate/dio", 4, 4)]


def test_unseen_movements_are_brought_forward_into_the_opening_balance() -> None:
    hidden: Audience = ("bea",)
    log = log_of_postings(
        (Posting("nut", "@origin", "bea", 5, EVERYBODY, EVERYBODY),),
        (Posting("nut", "@origin", "bea", 2, hidden, hidden),),
        (Posting("nut", "@origin", "bea", 1, EVERYBODY, EVERYBODY),),
    )
    assert change_rows(statement_of(log, "bea", "nut", ADA).changes) == [("@origin", 1, 8)]
    assert statement_of(log, "bea", "nut", ADA).opening == 7
    assert statement_of(log, "bea", "nut").opening == 0


def test_an_account_of_which_a_viewer_saw_nothing_has_no_statement() -> None:
    hidden: Audience = ("bea",)
    log = log_of_postings(
        (Posting("nut", "@origin", "bea", 5, hidden, hidden),),
        (Posting("nut", "bea", "@void", 5, hidden, hidden),),
    )
    account = ACCOUNTS.read(log.in_order(), "yard").account("bea", "nut")
    assert not has_visible_statement(account, "bea", "nut", log, ADA)
    assert has_visible_statement(account, "bea", "nut", log, OPENED)
    assert not has_visible_statement(
        ACCOUNTS.initial.account("bea", "nut"), "bea", "nut", log, OPENED
    )


def test_receipts_come_before_payments_so_that_no_line_is_below_zero() -> None:
    log = log_of_postings(
        (Posting("nut", "@origin", "ada", 2), Posting("nut", "@origin", "bea", 5)),
        (
            Posting("nut", "ada", "@void", 2),
            Posting("nut", "bea", "ada", 5),
            Posting("nut", "ada", "@void", 3),
        ),
    )
    changes = statement_of(log, "ada", "nut").changes
    assert change_rows(changes)[1:] == [("bea", 5, 7), ("@void", -5, 2)]


def seen_accounts(scribe: Scribe, viewer: Viewer) -> Iterator[tuple[str, str]]:
    """Yield every account of a character in play whose balance a viewer sees."""
    rules = scribe.machine.rules
    for name, asset in ACCOUNTS.read(
        _entries_of(scribe.state.log), scribe.game
    ).by_account_and_asset:
        if not is_outside(name) and sees(
            rules.assets.account_audience(scribe.state, holder(name), asset), viewer
        ):
            yield name, asset


def _entries_of(log: Log) -> Iterator[Entry]:
    return (log.entries[position] for position in range(1, log.position + 1))


@pytest.mark.parametrize("seed", seeds(1, 4))
@pytest.mark.parametrize("game", GAMES)
def test_the_closing_balance_of_a_statement_equals_the_holdings_at_any_position(
    game: str, seed: int
) -> None:
    scribe = random_evening(game, seed)
    log = scribe.state.log
    live, books = LiveProjection(ACCOUNTS, game), LiveProjection(HOLDINGS, game)
    for position in Random(seed).choices(range(1, log.position + 1), k=10):
        ended: dict[tuple[str, str], int] = {}
        for (name, asset), account in live.reading_at(log, position).by_account_and_asset.items():
            found = statement(account, name, asset, log, OPENED, ALL)
            assert found.closing == sum(change.amount for change in found.changes)
            ended[holder(name), asset] = ended.get((holder(name), asset), 0) + found.closing
        for who in {who for who, _ in ended if not is_outside(who)}:
            holds = holdings_of(books.reading_at(log, position), who, lambda *_: True).holds
            assert holds == {a: n for (w, a), n in ended.items() if w == who and n}


@pytest.mark.parametrize("seed", seeds(1, 4))
@pytest.mark.parametrize("game", GAMES)
def test_a_statement_shows_only_visible_ends_and_always_the_right_balance(
    game: str, seed: int
) -> None:
    scribe = random_evening(game, seed)
    log = scribe.state.log
    accounts = ACCOUNTS.read(_entries_of(log), game)
    for viewer in Random(seed).choices(room_and_card_holders(scribe), k=6):
        for name, asset in seen_accounts(scribe, viewer):
            account = accounts.account(name, asset)
            found = statement(account, name, asset, log, viewer, ALL)
            assert found.closing == account.balance
            for change in found.changes:
                ends = {
                    end
                    for posting in change.entry.postings
                    if posting.asset == asset
                    for end, audience in (
                        (posting.source, posting.source_audience),
                        (posting.target, posting.target_audience),
                    )
                    if sees(audience, viewer)
                }
                assert not change.other or change.other in ends | {holder(end) for end in ends}
