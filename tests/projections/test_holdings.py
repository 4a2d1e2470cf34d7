from ledger.record.audience import ROOM_VIEWER, Viewer, sees
from ledger.record.books import Books
from ledger.record.entry import Posting
from projections.holdings import HOLDINGS, MaySee, all_holdings, holdings_of
from tests.toy.yard import MACHINE, YardGame


def holding_visibility(game: YardGame, viewer: Viewer) -> MaySee:
    return lambda who, asset: sees(
        MACHINE.rules.assets.account_audience(game.state, who, asset), viewer
    )


def knows_all(_character: str, _asset: str) -> bool:
    return True


def books_of(game: YardGame) -> Books:
    return HOLDINGS.read(game.state.log.in_order(), "yard")


def test_holdings_equal_the_sum_of_postings(yard: YardGame) -> None:
    books = books_of(yard)
    assert holdings_of(books, "bea", knows_all).holds == {"bone": 2, "nut": 5}
    assert holdings_of(books, "cai", knows_all).holds == {"bone": 1, "nut": 15}


def test_the_room_sees_bones_and_no_nuts(yard: YardGame) -> None:
    shown = all_holdings(books_of(yard), holding_visibility(yard, ROOM_VIEWER))
    assert {line.character: dict(line.holds) for line in shown} == {
        "bea": {"bone": 2},
        "cai": {"bone": 1},
    }


def test_a_player_sees_their_own_nuts_and_nobody_else_s(yard: YardGame) -> None:
    ada = holding_visibility(yard, Viewer(frozenset({"ada"})))
    shown = {line.character: line.holds for line in all_holdings(books_of(yard), ada)}
    assert shown["ada"] == {"nut": 10}
    assert shown["bea"] == {"bone": 2}


def test_accounts_that_goods_come_from_are_nobody_s_holdings(yard: YardGame) -> None:
    shown = all_holdings(books_of(yard), knows_all)
    assert [line.character for line in shown] == ["ada", "bea", "cai"]


def test_borrowed_goods_are_in_hand_and_listed_by_their_owner() -> None:
    books = Books().post(
        (
            Posting("nut", "@origin", "ada", 5),
            Posting("nut", "@origin", "bea", 3),
            Posting("nut", "bea", "ada/of:bea", 2),
        )
    )
    shown = holdings_of(books, "ada", knows_all)
    assert shown.holds == {"nut": 7}
    assert shown.of == {"bea": {"nut": 2}}


def test_a_balance_of_zero_is_not_listed() -> None:
    books = Books().post((Posting("nut", "@origin", "ada", 5), Posting("nut", "ada", "bea", 5)))
    assert holdings_of(books, "ada", knows_all).holds == {}


def test_an_unknown_character_holds_nothing(yard: YardGame) -> None:
    assert holdings_of(books_of(yard), "dio", knows_all).holds == {}
