"""Double-entry books: no loss, no negative balance, and separate owners and holders."""

from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ledger.record.books import (
    ORIGIN_ACCOUNT,
    VOID_ACCOUNT,
    Books,
    OverdraftError,
    holder,
    lent_account,
    owner,
    reversing_postings,
)
from ledger.record.entry import Posting

ACCOUNTS = (ORIGIN_ACCOUNT, VOID_ACCOUNT, "ada", "bea", "ada/of:bea", "bea/of:ada", "cai")
EMPTY = Books()
POSTINGS = st.lists(
    st.builds(
        Posting,
        asset=st.sampled_from(["nut", "bone"]),
        source=st.sampled_from(ACCOUNTS),
        target=st.sampled_from(ACCOUNTS),
        amount=st.integers(1, 9),
    ),
    max_size=30,
)


def books_after_possible_postings(postings: Iterable[Posting], books: Books = EMPTY) -> Books:
    """Return the books after those postings that can be paid."""
    for posting in postings:
        if overdraft_error(books, (posting,)) is None:
            books = books.post((posting,))
    return books


def overdraft_error(books: Books, postings: Iterable[Posting]) -> OverdraftError | None:
    """Return the error of postings that cannot be made, or None."""
    try:
        books.post(postings)
    except OverdraftError as overdraft:
        return overdraft
    return None


@given(POSTINGS)
def test_postings_neither_create_nor_lose_goods(postings: list[Posting]) -> None:
    assert not any(books_after_possible_postings(postings).totals().values())


@given(POSTINGS, POSTINGS)
def test_many_postings_at_once_are_the_same_as_one_after_the_other(
    before: list[Posting], postings: list[Posting]
) -> None:
    books = one_by_one = books_after_possible_postings(before)
    for posting in postings:
        overdraft = overdraft_error(one_by_one, (posting,))
        if overdraft is not None:
            at_once = overdraft_error(books, postings)
            assert at_once is not None
            assert at_once.args == overdraft.args
            return
        one_by_one = one_by_one.post((posting,))
    at_once_posted = books.post(postings)
    assert at_once_posted == one_by_one
    for character in ACCOUNTS:  # in the same order
        assert at_once_posted.parts.get(character) == one_by_one.parts.get(character)


@given(POSTINGS)
def test_only_the_origin_is_below_zero(postings: list[Posting]) -> None:
    for account, held in books_after_possible_postings(postings).accounts.items():
        assert account == ORIGIN_ACCOUNT or all(amount >= 0 for amount in held.values())


@given(POSTINGS)
def test_a_holding_is_the_sum_over_the_accounts_of_a_holder(postings: list[Posting]) -> None:
    books = books_after_possible_postings(postings)
    for asset in ("nut", "bone"):
        assert books.holding("ada", asset) == (
            books.balance("ada", asset) + books.balance("ada/of:bea", asset)
        )
        assert books.holdings("ada").get(asset, 0) == books.holding("ada", asset)
    assert 0 not in books.holdings("ada").values()


@given(POSTINGS, POSTINGS)
def test_a_refused_posting_changes_nothing(before: list[Posting], further: list[Posting]) -> None:
    books = books_after_possible_postings(before)
    kept = Books(books.accounts, books.parts)
    overdraft = overdraft_error(books, further)
    assert overdraft is None or (overdraft.lacking > 0 and overdraft.account != ORIGIN_ACCOUNT)
    assert books == kept


@given(POSTINGS, POSTINGS)
def test_posting_back_restores_the_books(before: list[Posting], act: list[Posting]) -> None:
    books = books_after_possible_postings(before)
    assume(overdraft_error(books, act) is None)
    after = books.post(act)
    back = after.post(reversing_postings(after, act))
    assert {(a, s): n for a, held in back.accounts.items() for s, n in held.items() if n} == {
        (a, s): n for a, held in books.accounts.items() for s, n in held.items() if n
    }


@given(POSTINGS, POSTINGS, POSTINGS, st.sampled_from(["ada", "bea", "cai"]))
def test_a_charged_character_pays_only_for_the_lack_of_others(
    before: list[Posting], act: list[Posting], since: list[Posting], charged: str
) -> None:
    books = books_after_possible_postings(before)
    assume(overdraft_error(books, act) is None)
    books = books_after_possible_postings(since, books.post(act))
    back = reversing_postings(books, act, charged)
    overdraft = overdraft_error(books, back)
    assert overdraft is None or overdraft.account == charged
    sources = {posting.target for posting in act} | {charged}
    assert {posting.source for posting in back} <= sources
    assert moved_amounts(back) <= moved_amounts(p for p in act if p.source != p.target)


def moved_amounts(postings: Iterable[Posting]) -> Counter[str]:
    """Return the number of units of each asset that these postings move in total."""
    moved = Counter[str]()
    for posting in postings:
        moved[posting.asset] += posting.amount
    return moved


def test_without_a_charge_an_account_pays_back_everything_it_got() -> None:
    gift = (Posting("nut", "ada", "bea", 3),)
    assert reversing_postings(Books(), gift) == (Posting("nut", "bea", "ada", 3),)


def test_a_charge_takes_only_the_missing_part() -> None:
    books = Books().post(
        (Posting("nut", ORIGIN_ACCOUNT, "bea", 1), Posting("nut", ORIGIN_ACCOUNT, "cai", 5))
    )
    gift = (Posting("nut", "ada", "bea", 3),)
    assert reversing_postings(books, gift, "cai") == (
        Posting("nut", "bea", "ada", 1),
        Posting("nut", "cai", "ada", 2),
    )
    assert reversing_postings(books, gift, "ada") == (Posting("nut", "bea", "ada", 1),)


def test_two_payments_to_one_account_are_taken_back_in_turn() -> None:
    books = Books().post(
        (Posting("nut", ORIGIN_ACCOUNT, "bea", 4), Posting("nut", ORIGIN_ACCOUNT, "cai", 9))
    )
    gifts = (Posting("nut", "ada", "bea", 3), Posting("nut", "dan", "bea", 3))
    assert reversing_postings(books, gifts, "cai") == (
        Posting("nut", "bea", "dan", 3),
        Posting("nut", "bea", "ada", 1),
        Posting("nut", "cai", "ada", 2),
    )


def test_goods_that_were_thrown_away_come_back_from_the_void() -> None:
    books = Books().post(
        (Posting("nut", ORIGIN_ACCOUNT, "ada", 4), Posting("nut", "ada", VOID_ACCOUNT, 4))
    )
    assert reversing_postings(books, (Posting("nut", "ada", VOID_ACCOUNT, 4),), "cai") == (
        Posting("nut", VOID_ACCOUNT, "ada", 4),
    )
    assert reversing_postings(books, (Posting("nut", "ada", ORIGIN_ACCOUNT, 9),), "cai") == (
        Posting("nut", ORIGIN_ACCOUNT, "ada", 9),
    )


def test_an_overdraft_names_the_account_and_the_missing_amount() -> None:
    books = Books().post((Posting("nut", ORIGIN_ACCOUNT, "ada", 2),))
    with pytest.raises(OverdraftError, match="ada lacks 3 nut") as raised:
        books.post((Posting("nut", "ada", "bea", 5),))
    assert (raised.value.account, raised.value.asset, raised.value.lacking) == ("ada", "nut", 3)


def test_the_void_gives_only_goods_that_were_thrown_away() -> None:
    with pytest.raises(OverdraftError):
        Books().post((Posting("nut", VOID_ACCOUNT, "ada", 1),))


@pytest.mark.parametrize("amount", [0, -1])
def test_a_posting_moves_something(amount: int) -> None:
    with pytest.raises(ValueError, match="moves"):
        Books().post((Posting("nut", ORIGIN_ACCOUNT, "ada", amount),))


def test_lent_goods_stay_their_owner_s() -> None:
    assert lent_account("octavian", "agrippa") == "octavian/of:agrippa"
    assert lent_account("octavian", "octavian") == "octavian"
    assert holder("octavian/of:agrippa") == holder("octavian") == "octavian"
    assert owner("octavian/of:agrippa") == owner("agrippa") == "agrippa"
    assert holder(ORIGIN_ACCOUNT) == owner(ORIGIN_ACCOUNT) == ORIGIN_ACCOUNT


def test_an_unused_account_is_empty() -> None:
    assert Books().balance("ada", "nut") == 0
    assert Books().holding("ada", "nut") == 0
    assert Books().holdings("ada") == {}


def test_a_posting_to_its_own_source_is_not_posted_back() -> None:
    idle = (Posting("nut", "ada", "ada", 3),)
    assert reversing_postings(Books(), idle) == ()
    assert reversing_postings(Books(), idle, "cai") == ()
