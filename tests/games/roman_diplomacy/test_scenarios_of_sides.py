"""Worked scenarios of sides, ends and calendars, with their figures (DIP-S30 and so on)."""

import pytest

from ledger.games.roman_diplomacy.calendar import year_of
from ledger.games.roman_diplomacy.disorder import is_in_disorder
from ledger.games.roman_diplomacy.events.empires import (
    DisorderBegan,
    FederationAgreed,
    LeavingDeclared,
)
from ledger.games.roman_diplomacy.events.turn import GameDecided
from ledger.games.roman_diplomacy.orders import must_be_orders
from ledger.games.roman_diplomacy.scenario.load import default_scenario, load_scenario
from ledger.games.roman_diplomacy.scenario.model import DisorderLimits
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.games.roman_diplomacy.victory import end_game_if_won, result
from tests.games.roman_diplomacy.table import (
    Table,
    rules_and_keys,
    scenario_on_map,
    small_map_table,
    unite_empires,
)


@pytest.mark.rule("DIP-FED-03")
@pytest.mark.rule("DIP-FED-04")
def test_s30_a_federation_in_battle() -> None:
    table = unite_empires(
        small_map_table().set_board({"X": ["A alb"], "Y": ["A gal", "A ill"], "Z": ["A bru"]}),
        "X",
        "Y",
    )
    table.play_phase(Y=["A gal - bru", "A ill - dac"], X=["A alb S A gal - bru"])
    assert {"Y A bru", "Y A dac"} <= table.standing
    table = unite_empires(
        small_map_table().set_board({"X": ["A alb"], "Y": ["A gal", "A bru"]}), "X", "Y"
    )
    table.play_phase(Y=["A gal - alb", "A bru S A gal - alb"])
    assert {"X A alb", "Y A gal"} <= table.standing
    table = unite_empires(
        small_map_table().set_board({"X": ["A gal"], "Y": ["A alb"], "Z": ["A bru"]}), "X", "Y"
    )
    table.play_phase(Y=["A alb S A bru - gal"], Z=["A bru - gal"])
    assert {"X A gal", "Z A bru"} <= table.standing


@pytest.mark.rule("DIP-WIN-02")
@pytest.mark.rule("DIP-FED-01")
def test_s33_a_federation_of_this_autumn_counts_for_this_autumn() -> None:
    for when, won in (("after", True), ("before", False)):
        check = f"autumn_{when}_federation_changes"
        table = small_map_table(win__check=check).set_board(
            {"X": ["A bru"], "Y": ["A thr"]},
            {"bru": "X", "alb": "X", "thr": "Y", "sic": "Y"},
        )
        table.skip_to_autumn().record_events(FederationAgreed("R", ("X", "Y"))).play_phase(
            X=["A bru H"], Y=["A thr H"]
        )
        assert table.world.is_ended == won
        if won:
            end = result(table.state)
            assert end is not None
            assert (end.outcome, set(end.who), end.places) == ("joint-win", {"X", "Y"}, ())


def disorder_turn(limits: DisorderLimits, *missing: int) -> int | None:
    """Return the turn after which an empire falls into disorder. A 1 is a turn without orders."""
    missed: tuple[int, ...] = ()
    for turn, one in enumerate(missing):
        missed = (*missed, turn) if one else missed
        if is_in_disorder(missed, turn, limits):
            return turn + 1
    return None


@pytest.mark.rule("DIP-CD-01")
def test_s34_two_in_a_row_or_three_in_all() -> None:
    usual = default_scenario("I").disorder
    assert disorder_turn(usual, 1, 0, 1) is None
    assert disorder_turn(usual, 1, 1) == 2
    assert disorder_turn(usual, 1, 0, 1, 0, 1) == 5
    assert disorder_turn(usual, 0, 0, 1, 0, 1, 1) == 6
    assert disorder_turn(usual, 1, 0, 0) is None


@pytest.mark.rule("DIP-CD-01")
@pytest.mark.parametrize(
    ("limits", "missing", "expected"),
    [
        ("in_a_row: 1", (1,), 1),
        ("in_a_row: 3", (1, 1, 0, 1), 4),
        ("in_a_row: 3, in_all: 9", (1, 1, 0, 1, 1), None),
        ("in_a_row: 3, in_all: 9", (1, 1, 1), 3),
        ("in_all: 2", (1, 0, 1), 3),
        ("in_all: 4", (1, 0, 1, 0, 1), None),
    ],
)
def test_the_limits_of_disorder_come_from_the_scenario(
    limits: str, missing: tuple[int, ...], expected: int | None
) -> None:
    text = f"based_on: roman_diplomacy\ndisorder: {{{limits}}}\n"
    given = load_scenario(text, "tonight.yaml").disorder
    assert disorder_turn(given, *missing) == expected
    table = Table(scenario_on_map().model_copy(update={"disorder": given})).set_board(
        {"X": ["A bru"], "Y": ["A alb"]}, {"bru": "X", "alb": "Y"}
    )
    for turn, missed in enumerate(missing, start=1):
        assert not table.of(DisorderBegan)
        table.play_phase(Y=["A alb H"], X=[] if missed else ["A bru H"])
        if table.world.phase == "adjustments":
            table.play_phase("adjustments")
        assert table.world.turn == turn
    assert bool(table.of(DisorderBegan)) == (expected is not None)


@pytest.mark.rule("DIP-WIN-01")
@pytest.mark.rule("DIP-WIN-03")
@pytest.mark.parametrize(
    ("centres", "unions", "expected"),
    [
        ({"X": 15, "Y": 9}, (), ("winner", {"X"})),
        ({"X": 14, "Y": 14}, (), None),
        ({"X": 8, "Y": 7, "Z": 9}, ("X", "Y"), ("joint-win", {"X", "Y"})),
        ({"X": 15, "Y": 15}, (), ("draw", {"X", "Y"})),
        ({"X": 8, "Y": 7, "Z": 15}, ("X", "Y"), ("draw", {"X", "Y", "Z"})),
        ({"X": 8, "Y": 7}, (), None),
    ],
)
def test_s36_enough_centres_win(
    centres: dict[str, int], unions: tuple[str, ...], expected: tuple[str, set[str]] | None
) -> None:
    table = Table(scenario_on_map("standard"))
    free = iter(sorted(table.world.position.owners))
    owners = {next(free): who for who, number in centres.items() for _ in range(number)}
    table.set_board({who: [] for who in centres}, owners)
    if unions:
        unite_empires(table, *unions)
    story = BoardTranscript(table.state)
    assert end_game_if_won(story) == (expected is not None)
    end = result(story.state)
    assert (None if end is None else (end.outcome, set(end.who))) == expected


@pytest.mark.rule("DIP-WIN-01")
def test_s37_the_win_check_comes_before_barbarians() -> None:
    def table_after_autumn(position: str) -> Table:
        table = small_map_table(spread__position=position).set_board(
            {"X": ["A alb", "A sic"], "neutral": ["G afr", "G aeg"]},
            {"alb": "X", "bru": "X", "sic": "X", "thr": "X"},
            ["dac"],
        )
        return table.skip_to_autumn().play_phase(X=["A alb H"])

    assert table_after_autumn("end_of_turn_after_adjustments").world.is_ended
    early = table_after_autumn("before_win_check")
    assert not early.world.is_ended
    assert early.owners("thr") == [""]


@pytest.mark.rule("DIP-MAP-02")
def test_s39_there_is_no_canal_at_kiel() -> None:
    table = Table(scenario_on_map("standard")).set_board({"X": ["F hel", "F nth"]})
    assert rules_and_keys(must_be_orders(table.state, "X", ["F hel - kie/wc"])) == []
    refused = rules_and_keys(must_be_orders(table.state, "X", ["F hel - kie/wc - bal"]))
    assert refused == ["DIP-START-04 order-unreachable"]
    table.set_board({"X": ["F kie/wc"]})
    assert rules_and_keys(must_be_orders(table.state, "X", ["F kie - bal"])) == [
        "DIP-START-04 order-unreachable"
    ]
    assert rules_and_keys(must_be_orders(table.state, "X", ["F kie - den"])) == []


@pytest.mark.rule("DIP2-05")
@pytest.mark.rule("DIP2-09")
@pytest.mark.rule("DIP-MAP-01")
def test_s40_calendars_and_special_build_centres() -> None:
    two = scenario_on_map("classical")
    years = [str(year_of(two.calendar, turn)) for turn in (0, 1, 2)]
    assert years == ["240 B.C.", "240 B.C.", "239 B.C."]
    assert str(year_of(two.calendar, 2 * 239)) == "1 B.C."
    assert str(year_of(two.calendar, 2 * 240)) == "1 A.D."
    one = scenario_on_map("standard")
    assert str(year_of(one.calendar, 3)) == "101 A.D."


@pytest.mark.rule("DIP-CD-02")
@pytest.mark.rule("DIP-CD-03")
@pytest.mark.rule("DIP-CD-04")
@pytest.mark.rule("DIP-CD-05")
def test_disorder_takes_centres_and_the_units_in_them() -> None:
    table = small_map_table().set_board(
        {"X": ["A alb", "A ill", "G bru"], "Y": ["A thr"], "neutral": ["G sic"]},
        {"alb": "X", "bru": "X", "thr": "X", "sic": ""},
    )
    table.play_phase(Y=["A thr H"]).play_phase(Y=["A thr H"])
    assert table.of(DisorderBegan)
    assert table.standing >= {"neutral A ill", "neutral G alb", "neutral G bru", "Y A thr"}
    assert "X A alb" not in table.standing
    assert table.owners("alb", "bru") == ["", ""]
    assert "thr" not in table.world.position.garrisons
    assert not table.of(GameDecided)


@pytest.mark.rule("DIP-FLEET-03")
def test_a_step_names_its_coast_only_where_two_are_possible() -> None:
    fleets = {"X": ["F wes", "F ion", "F eas"]}
    table = Table(scenario_on_map("standard")).set_board(fleets)
    path = ["F wes - lyo - spa - mao"]
    assert rules_and_keys(must_be_orders(table.state, "X", path)) == []
    assert "X F mao" in table.play_phase(X=path).standing
    table.set_board({"X": ["F eng", "F ion"]})
    unclear = must_be_orders(table.state, "X", ["F eng - mao - spa"])
    assert rules_and_keys(unclear) == ["DIP-START-04 order-coast-needed"]
    wrong = must_be_orders(table.state, "X", ["F eng - mao - tun"])
    assert rules_and_keys(wrong) == ["DIP-START-04 order-unreachable"]


@pytest.mark.rule("DIP-DEFED-01")
def test_units_in_the_city_of_a_partner_who_left_retreat_at_once() -> None:
    table = unite_empires(
        small_map_table().set_board({"X": ["G bru", "A alb"], "Y": ["A bru"]}, {"bru": "X"}),
        "X",
        "Y",
    )
    table.record_events(LeavingDeclared("Y")).play_phase(X=["A alb H"], Y=["A bru H"]).play_phase(
        "trades"
    )
    assert table.world.phase == "partings"
    table.play_phase("partings", Y=["A bru R gal"])
    assert {"Y A gal", "X G bru"} <= table.standing
    stays = small_map_table(federation__unit_in_ex_ally_city="stays")
    stays.set_board({"X": ["G bru", "A alb"], "Y": ["A bru"]}, {"bru": "X"})
    unite_empires(stays, "X", "Y").record_events(LeavingDeclared("Y")).play_phase(
        X=["A alb H"], Y=["A bru H"]
    )
    assert "Y A bru" in stays.play_phase("trades").standing


@pytest.mark.rule("DIP-CITY-07")
def test_a_winter_builds_only_at_its_sites() -> None:
    table = small_map_table().set_board({"X": []}, {"bru": "X", "alb": "X"}, cities={"X": "bru"})
    table.skip_to_autumn().at("adjustments").play_phase(
        "adjustments", X=["Build A alb", "Build A bru"]
    )
    assert "X A bru" in table.standing
    assert "X A alb" not in table.standing
