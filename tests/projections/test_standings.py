from ledger.record.books import Books
from ledger.record.entry import Posting
from projections.standings import STANDINGS, Standings, standings_table
from tests.toy.yard import MACHINE, YardGame


def value_of_asset(asset: str) -> int:
    return {"nut": 1, "bone": 5}[asset]


def standings_of(game: YardGame) -> Standings:
    return STANDINGS.read(game.state.log.in_order(), "yard")


def test_characters_are_ranked_by_the_worth_of_their_goods(yard: YardGame) -> None:
    standings = standings_of(yard)
    lines = standings_table(standings.books, standings.characters, value_of_asset)
    assert [(line.rank, line.character, line.worth) for line in lines] == [
        (1, "cai", 20),
        (2, "bea", 15),
        (3, "ada", 10),
        (4, "aunt", 0),
        (4, "nurse", 0),
    ]
    assert lines[0].owns == {"bone": 1, "nut": 15}


def test_the_ruleset_says_what_an_asset_is_worth(yard: YardGame) -> None:
    standings = standings_of(yard)
    ruled = standings_table(
        standings.books,
        standings.characters,
        lambda asset: MACHINE.rules.assets.worth(yard.state, asset),
    )
    assert ruled == standings_table(standings.books, standings.characters, value_of_asset)


def test_a_table_is_stored_for_the_end_of_each_period(yard: YardGame) -> None:
    standings = standings_of(yard)
    assert standings.period.seq == 2
    (end,) = standings.period_ends
    assert (end.period.seq, end.period.key, end.position) == (1, "season-round", 9)
    first = {
        line.character: line.worth
        for line in standings_table(end.books, ("ada", "bea", "cai"), value_of_asset)
    }
    assert first == {"ada": 8, "bea": 17, "cai": 20}


def test_closing_ends_the_last_period(yard: YardGame) -> None:
    yard.does("nurse", "announce-closing", minutes=1)
    yard.does("nurse", "confirm-closing", card="nurse-2")
    yard.wait(minutes=1).send_command("ada", "throw")
    assert yard.state.kernel.status == "closed"
    assert [end.period.seq for end in standings_of(yard).period_ends] == [1, 2]


def test_lent_goods_count_for_their_owner() -> None:
    books = Books().post(
        (Posting("nut", "@origin", "bea", 3), Posting("nut", "bea", "ada/of:bea", 2))
    )
    worths = {
        line.character: line.worth
        for line in standings_table(books, ("ada", "bea"), value_of_asset)
    }
    assert worths == {"ada": 0, "bea": 3}
