"""ELECT: vote dice, run-offs and winners."""

import pytest

from tests.games.cursus_honorum.scenes import roll_votes, table_at_votes
from tests.games.cursus_honorum.table import A, B, C, D, Table


@pytest.mark.rule("CUR-ELECT-06")
@pytest.mark.parametrize(("dignitas", "dice"), [(0, 3), (3, 4), (7, 5), (12, 6)])
def test_a_candidate_rolls_the_dice_of_the_level_and_their_pips_are_votes(
    dignitas: int, dice: int
) -> None:
    table = table_at_votes(
        Table(2).set_holdings(A, dignitas=dignitas), aemilius="consul", claudius="consul"
    )
    answer = roll_votes(table, A, *[5] * (dice - 1), 2)
    event = answer.event("votes-cast")
    assert (event.faces, event.bonus, event.votes) == (
        (5,) * (dice - 1) + (2,),
        0,
        5 * (dice - 1) + 2,
    )
    assert answer.entry_names() == ["votes-cast"]
    names = [roll.name for roll in answer.accepted_entries()[0].rolls]
    assert names[0] == f"round-1/consul/ballot-1/{A}/die-1"
    assert len(set(names)) == dice


@pytest.mark.rule("CUR-ELECT-06")
def test_skills_add_votes() -> None:
    table = Table(2).set_holdings(A, common_touch=5, command=5).skip_to_round(2)
    table = table_at_votes(table, aemilius="consul", claudius="consul")
    event = roll_votes(table, A, 1, 1, 1).event("votes-cast")
    assert (event.bonus, event.votes) == (6, 9)
    assert roll_votes(table, B, 6, 6, 6).event("office-won").who == B


@pytest.mark.rule("CUR-ELECT-06")
def test_only_candidates_roll_once_after_the_candidacies() -> None:
    table = Table(3).open_candidacies()
    table.act(A, "run-for", office="aedile").accepted_entries()
    table.act(A, "cast-votes").assert_refused_with("no-votes-now")
    table.act(B, "run-for", office="aedile").accepted_entries()
    table.act(C, "ready").accepted_entries()
    roll_votes(table, A, 6, 6, 6).accepted_entries()
    (objection,) = table.act(A, "cast-votes").assert_refused_with("voted-already")
    assert objection.rule == "CUR-ELECT-06"
    table.act(C, "cast-votes").assert_refused_with("no-votes-now")
    form = table.form(C, "cast-votes")
    assert form is not None
    assert [o.key for o in form.blocked] == ["no-votes-now"]
    assert table.form(B, "cast-votes") == ((), ())


@pytest.mark.rule("CUR-ELECT-07")
@pytest.mark.parametrize(
    ("first", "second", "winner"), [((2, 2, 2), (3, 3, 3), B), ((6, 6, 6), (3, 3, 3), A)]
)
def test_most_votes_win(first: tuple[int, ...], second: tuple[int, ...], winner: str) -> None:
    table = table_at_votes(Table(2), aemilius="aedile", claudius="aedile")
    roll_votes(table, A, *first).accepted_entries()
    won = roll_votes(table, B, *second).event("office-won")
    assert (won.who, won.office, won.order) == (winner, "aedile", 1)
    assert won.votes == max(sum(first), sum(second))
    table.assert_sheet(winner, **{"aedile-1": 1})


@pytest.mark.rule("CUR-ELECT-07")
def test_the_exact_minimum_of_votes_wins() -> None:
    table = table_at_votes(Table(2), aemilius="aedile")
    assert roll_votes(table, A, 2, 2, 3).event("office-won").votes == 7


@pytest.mark.rule("CUR-ELECT-07")
def test_tied_leaders_roll_again_without_a_minimum() -> None:
    table = table_at_votes(Table(), aemilius="aedile", claudius="aedile", cornelius="aedile")
    roll_votes(table, A, 3, 3, 3).accepted_entries()
    roll_votes(table, C, 4, 4, 1).accepted_entries()
    answer = roll_votes(table, B, 1, 1, 1)
    assert answer.entry_names() == ["votes-cast", "runoff-called"]
    assert answer.event("runoff-called").candidates == (A, C)
    roll_votes(table, B).assert_refused_with("voted-already")
    again = roll_votes(table, C, 1, 1, 1).accepted_entries()[0]
    assert again.rolls[0].name == f"round-1/aedile/ballot-2/{C}/die-1"
    assert roll_votes(table, A, 1, 1, 1).entry_names() == ["votes-cast", "runoff-called"]
    roll_votes(table, A, 1, 1, 1).accepted_entries()
    won = roll_votes(table, C, 1, 1, 2).event("office-won")
    assert (won.who, won.votes) == (C, 4)


@pytest.mark.rule("CUR-ELECT-07")
def test_a_tie_elects_nobody_under_one_reading() -> None:
    table = Table(2).with_reading("elections.tie", "no_winner")
    table_at_votes(table, aemilius="aedile", claudius="aedile")
    roll_votes(table, A, 3, 3, 3).accepted_entries()
    nobody = roll_votes(table, B, 3, 3, 3).event("nobody-elected")
    assert (nobody.best, nobody.needed) == (9, 7)
    assert table.state.world.won("aedile") == ()


@pytest.mark.rule("CUR-ELECT-07")
def test_most_votes_win_under_the_reading_without_run_offs_too() -> None:
    table = Table(2).with_reading("elections.tie", "no_winner")
    table_at_votes(table, aemilius="aedile", claudius="aedile")
    roll_votes(table, A, 3, 3, 3).accepted_entries()
    assert roll_votes(table, B, 3, 3, 4).event("office-won").who == B


@pytest.mark.rule("CUR-ELECT-07")
def test_less_shame_wins_a_tie_under_one_reading() -> None:
    table = (
        Table(3)
        .with_reading("elections.tie", "fewer_shame")
        .set_holdings(A, shame=2)
        .set_holdings(B, shame=1)
    )
    table_at_votes(
        table.set_holdings(C, shame=2), aemilius="aedile", claudius="aedile", cornelius="aedile"
    )
    roll_votes(table, A, 3, 3, 3).accepted_entries()
    roll_votes(table, B, 3, 3, 3).accepted_entries()
    won = roll_votes(table, C, 3, 3, 3).event("office-won")
    assert (won.who, won.votes) == (B, 9)


@pytest.mark.rule("CUR-ELECT-07")
def test_candidates_with_equal_shame_roll_again() -> None:
    table = Table(3).with_reading("elections.tie", "fewer_shame").set_holdings(A, shame=2)
    table_at_votes(table, aemilius="aedile", claudius="aedile", cornelius="aedile")
    for who in (A, B):
        roll_votes(table, who, 3, 3, 3).accepted_entries()
    assert roll_votes(table, C, 3, 3, 3).event("runoff-called").candidates == (B, C)


@pytest.mark.rule("CUR-ELECT-08")
def test_below_the_minimum_nobody_is_elected_and_no_order_is_used_up() -> None:
    table = table_at_votes(Table(2), aemilius="aedile", claudius="aedile")
    roll_votes(table, A, 2, 2, 2).accepted_entries()
    nobody = roll_votes(table, B, 1, 1, 3).event("nobody-elected")
    assert (nobody.office, nobody.best, nobody.needed) == ("aedile", 6, 7)
    assert table.state.world.won("aedile") == ()
    table.open_candidacies()
    table.act(A, "run-for", office="aedile").accepted_entries()
    table.act(B, "ready").accepted_entries()
    assert roll_votes(table, A, 6, 6, 6).event("office-won").order == 1


@pytest.mark.rule("CUR-ELECT-09")
def test_a_lone_candidate_has_to_reach_the_minimum_as_well() -> None:
    table = table_at_votes(Table(2), aemilius="consul")
    assert roll_votes(table, A, 6, 6, 3).event("nobody-elected").needed == 16
    assert table.state.world.won("consul") == ()
    other = table_at_votes(Table(2), aemilius="consul")
    assert roll_votes(other, A, 6, 6, 4).event("office-won").votes == 16


@pytest.mark.rule("CUR-ELECT-02")
def test_elections_are_decided_one_by_one_and_the_round_ends_with_the_last() -> None:
    table = table_at_votes(Table(), aemilius="aedile", claudius="praetor", fabius="aedile")
    assert roll_votes(table, B, 6, 6, 6).entry_names() == ["votes-cast", "office-won"]
    assert roll_votes(table, A, 1, 1, 1).entry_names() == ["votes-cast"]
    kinds = roll_votes(table, D, 4, 4, 4).entry_names()
    assert kinds[:3] == ["votes-cast", "office-won", "round-ended"]
    assert table.state.world.round == 2
    contests = table.seen()["table"]["contests"]
    assert [(c["office"], c["winner"], c["waiting"]) for c in contests] == [
        ("praetor", B, []),
        ("aedile", D, []),
    ]
