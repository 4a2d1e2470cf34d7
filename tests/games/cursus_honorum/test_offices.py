"""OFF, SETUP: the offices and the HONORES sheet."""

from typing import Any

import pytest

from tests.games.cursus_honorum.scenes import roll_votes, table_at_votes
from tests.games.cursus_honorum.table import A, B, C, D, Table

PRINTED = [
    pytest.param("quaestor", 5, 1, [2, 2, 2, 2], marks=pytest.mark.rule("CUR-OFF-01")),
    pytest.param("tribune", 5, 1, [2, 2, 2, 2], marks=pytest.mark.rule("CUR-OFF-02")),
    pytest.param("aedile", 7, 2, [4, 2, 0, 0], marks=pytest.mark.rule("CUR-OFF-03")),
    pytest.param("praetor", 10, 3, [6, 4, 2, 0], marks=pytest.mark.rule("CUR-OFF-04")),
    pytest.param("consul", 16, 4, [8, 6, 4, 2], marks=pytest.mark.rule("CUR-OFF-05")),
    pytest.param("censor", 18, 5, [9, 7, 5, 3], marks=pytest.mark.rule("CUR-OFF-06")),
]


def printed_figures(table: Table, office: str) -> dict[str, Any]:
    """Return the sheet's figures of an office now."""
    found: dict[str, Any] = next(o for o in table.seen()["sheet"]["offices"] if o["id"] == office)
    return found


@pytest.mark.parametrize(("office", "minimum", "bonus", "points"), PRINTED)
def test_the_sheet_shows_the_printed_figures_of_an_office(
    office: str, minimum: int, bonus: int, points: list[int]
) -> None:
    table = Table()
    assert (
        printed_figures(table, office)["votes"],
        printed_figures(table, office)["bonus"],
    ) == (
        minimum,
        bonus,
    )
    for who, worth in zip((A, B, C, D), points, strict=True):
        assert printed_figures(table, office)["points"] == worth
        table.set_holdings(who, **{office: 1})
        assert table.public_sheet(who)["score"] == worth
    table.skip_to_round(2)
    assert table.public_sheet(A)["income"]["office"] == bonus


@pytest.mark.parametrize(("office", "minimum", "bonus", "points"), PRINTED)
def test_an_office_takes_its_minimum_of_votes(
    office: str, minimum: int, bonus: int, points: list[int]
) -> None:
    table = table_at_votes(Table(2), aemilius=office)
    low = [6, 6, 6] if minimum == 18 else _three_dice_with_total(minimum)
    assert roll_votes(table, A, *low).event("office-won").votes == minimum
    other = table_at_votes(Table(2), aemilius=office)
    assert (
        roll_votes(other, A, *_three_dice_with_total(minimum - 1)).event("nobody-elected").needed
        == minimum
    )
    assert bonus + len(points) > 0


def _three_dice_with_total(total: int) -> list[int]:
    """Return three dice with this number of pips together."""
    first = min(6, total - 2)
    second = min(6, total - first - 1)
    return [first, second, total - first - second]


@pytest.mark.rule("CUR-OFF-05")
@pytest.mark.parametrize(
    ("reading", "points"), [("as_printed", [8, 6, 4, 2]), ("as_in_example", [6, 4, 2, 0])]
)
def test_the_consulship_has_the_points_of_the_sheet_or_of_the_example(
    reading: str, points: list[int]
) -> None:
    table = Table().with_reading("offices.consul_points", reading)
    for who in (A, B, C, D):
        table.set_holdings(who, consul=1, praetor=1)
    worth = [
        {o["office"]: o["points"] for o in table.public_sheet(w)["offices"]}["consul"]
        for w in (A, B, C, D)
    ]
    assert worth == points
    assert table.public_sheet(A)["score"] == points[0] + 6


@pytest.mark.rule("CUR-OFF-07")
@pytest.mark.parametrize(("reading", "bonus"), [("highest_held", 3), ("sum_of_held", 6)])
def test_the_highest_office_sets_the_bonus_or_under_one_reading_all_do(
    reading: str, bonus: int
) -> None:
    table = Table().with_reading("offices.bonus", reading)
    table.set_holdings(A, praetor=1, aedile=1, quaestor=1).skip_to_round(2)
    assert table.public_sheet(A)["income"]["office"] == bonus
    assert table.roll_once(A, 4, 2, 2).event("rolling-stopped").income == bonus


@pytest.mark.rule("CUR-OFF-07")
@pytest.mark.parametrize("reading", ["highest_held", "sum_of_held"])
def test_the_bonus_comes_from_the_round_after_the_election_and_for_good(reading: str) -> None:
    table = table_at_votes(Table(2).with_reading("offices.bonus", reading), aemilius="aedile")
    assert table.public_sheet(A)["income"]["office"] == 0
    roll_votes(table, A, 6, 6, 6).accepted_entries()
    assert table.public_sheet(A)["income"]["office"] == 2
    assert table.roll_once(A, 4, 2, 2).event("rolling-stopped").income == 2
    assert table.skip_to_round(9).public_sheet(A)["income"]["office"] == 2
    assert table.public_sheet(B)["income"]["office"] == 0


@pytest.mark.rule("CUR-OFF-07")
def test_an_office_won_in_a_round_brings_nothing_in_it() -> None:
    table = Table(2).set_holdings(A, consul=1).with_first_turn()
    assert table.roll_once(A, 4, 2, 2).event("rolling-stopped").income == 0


@pytest.mark.rule("CUR-OFF-08")
def test_winners_are_written_in_the_order_of_winning() -> None:
    table = Table().set_holdings(B, aedile=1).set_holdings(D, aedile=1).with_first_turn()
    table_at_votes(table, aemilius="aedile")
    assert roll_votes(table, A, 6, 6, 6).event("office-won").order == 3
    table.assert_sheet(B, **{"aedile-1": 1}).assert_sheet(D, **{"aedile-2": 1}).assert_sheet(
        A, **{"aedile-3": 1}
    )
    honores = table.seen()["table"]["honores"]["aedile"]
    assert [(h["who"], h["order"], h["round"]) for h in honores] == [
        (B, 1, 1),
        (D, 2, 1),
        (A, 3, 1),
    ]


@pytest.mark.rule("CUR-OFF-08")
def test_a_place_that_became_free_is_the_next_to_be_taken() -> None:
    table = (
        Table()
        .set_holdings(A, consul=1)
        .set_holdings(B, consul=1)
        .set_holdings(A, consul=0)
        .set_holdings(C, consul=1)
    )
    assert [(h.who, h.order) for h in table.state.world.won("consul")] == [(C, 1), (B, 2)]


@pytest.mark.rule("CUR-OFF-08")
def test_four_offices_have_three_places_and_two_have_any_number() -> None:
    places = {o["id"]: o["places"] for o in Table().seen()["sheet"]["offices"]}
    assert places == {
        "censor": 3,
        "consul": 3,
        "praetor": 3,
        "aedile": 3,
        "tribune": 0,
        "quaestor": 0,
    }


@pytest.mark.rule("CUR-SETUP-03")
def test_everybody_sees_the_holders_of_offices_and_all_sheets() -> None:
    table = Table().set_holdings(A, consul=1, wealth=5, shame=2).with_first_turn()
    seen = table.seen()
    seen_by_player = table.seen(table.viewer(B))
    del seen_by_player[f"aim/{B}"]
    assert seen == seen_by_player == table.seen(table.viewer("host"))
    assert seen["table"]["honores"]["consul"] == [{"who": A, "order": 1, "round": 1}]
    assert seen[f"person/{A}"]["holds"] == {"consul-1": 1, "shame": 2, "wealth": 5}
    entry = table.last_entry()
    assert entry.audience == ("*",)
    legs = [p for e in table.state.log.in_order() for p in e.postings]
    assert legs
    assert all(p.source_audience == p.target_audience == ("*",) for p in legs)
