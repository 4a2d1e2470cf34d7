"""Accounts: each movement of each asset, whatever the game, adds up at every position."""

from random import Random

import msgspec
import pytest

from ledger.games.catalogue import GAMES
from ledger.record.books import Books
from ledger.record.entry import Entry, Posting
from projections.accounts import ACCOUNTS, Movement, Movements, is_outside, trial_balances
from projections.holdings import HOLDINGS
from projections.projection import LiveProjection
from tests.projections.evenings import random_evening
from tests.projections.placing import entry_with_placements
from tests.seeds import seeds
from tests.toy.yard import YardGame

POSITIONS = 25
"""The number of random positions of each evening that are checked."""


def test_an_account_keeps_received_and_given_amounts_with_the_balance(yard: YardGame) -> None:
    accounts = ACCOUNTS.read(yard.state.log.in_order(), "yard")
    cai = accounts.account("cai", "nut")
    assert [(m.amount_received, m.amount_given, m.balance) for m in Movements(cai)] == [
        (10, 0, 10),
        (6, 0, 16),
        (0, 1, 15),
    ]
    assert (cai.total_received, cai.total_given, cai.balance) == (16, 1, 15)


def test_an_unused_account_has_no_movements(yard: YardGame) -> None:
    accounts = ACCOUNTS.read(yard.state.log.in_order(), "yard")
    assert not Movements(accounts.account("dio", "nut"))
    assert accounts.account("ada", "olive").balance == 0


def test_all_postings_of_one_entry_on_an_account_are_one_movement() -> None:
    postings = (
        Posting("nut", "@origin", "ada", 5),
        Posting("nut", "ada", "bea", 2),
        Posting("nut", "bea", "ada", 1),
        Posting("nut", "ada", "ada", 3),
    )
    accounts = ACCOUNTS.read((_entry_with_postings(postings),), "yard")
    assert list(Movements(accounts.account("ada", "nut"))) == [Movement(1, 6, 2, 4)]


def test_movements_are_a_sequence_in_order(yard: YardGame) -> None:
    accounts = ACCOUNTS.read(yard.state.log.in_order(), "yard")
    movements = Movements(accounts.account("cai", "nut"))
    assert [movements[0], movements[2]] == movements[::2]
    with pytest.raises(IndexError):
        movements[3]


def _entry_with_postings(postings: tuple[Posting, ...]) -> Entry:
    return msgspec.structs.replace(entry_with_placements(1), postings=postings)


@pytest.mark.parametrize("seed", seeds(1, 6))
@pytest.mark.parametrize("game", GAMES)
def test_at_any_position_accounts_equal_the_books_and_each_asset_sums_to_zero(
    game: str, seed: int
) -> None:
    log = random_evening(game, seed).state.log
    accounts, holdings = LiveProjection(ACCOUNTS, game), LiveProjection(HOLDINGS, game)
    for position in Random(seed).choices(range(1, log.position + 1), k=POSITIONS):
        books, found = holdings.reading_at(log, position), accounts.reading_at(log, position)
        assert {
            key: account.balance for key, account in found.by_account_and_asset.items()
        } == _balances_by_account(books)
        trials = list(trial_balances(found))
        assert [trial.asset for trial in trials] == sorted(books.totals())
        for trial in trials:
            assert trial.total_received == trial.total_given
            assert sum(row.balance for row in trial.rows.values()) == 0
            outside = [row for name, row in trial.rows.items() if is_outside(name)]
            assert trial.sum_in_play == sum(row.total_given - row.total_received for row in outside)


def _balances_by_account(books: Books) -> dict[tuple[str, str], int]:
    return {
        (account, asset): amount
        for account, held in books.accounts.items()
        for asset, amount in held.items()
    }
