"""The worked scenarios of the rules, with their figures (DIP-S01 and so on)."""

from dataclasses import replace

import pytest
from immutables import Map

from ledger.games.roman_diplomacy.adjustments import balance, build_sites, must_be_adjustments
from ledger.games.roman_diplomacy.calendar import year_of
from ledger.games.roman_diplomacy.disorder import is_in_disorder
from ledger.games.roman_diplomacy.events.empires import (
    DisorderBegan,
    FederationAgreed,
    FederationBegan,
)
from ledger.games.roman_diplomacy.events.turn import GameDecided
from ledger.games.roman_diplomacy.orders import must_be_orders
from ledger.games.roman_diplomacy.story import Story
from ledger.games.roman_diplomacy.winning import decide, result
from ledger.state import SwitchValue
from tests.games.roman_diplomacy.table import Table, rules, scenario


def sea(**readings: SwitchValue) -> Table:
    """The small map."""
    return Table(scenario("mare_parvum", win=4, **readings))


def united(table: Table, *members: str) -> Table:
    """The same with these empires in one federation."""
    return table.tell(FederationBegan("R", members))


@pytest.mark.rule("DIP-START-01")
@pytest.mark.rule("DIP-START-02")
def test_s01_garrisons_in_all_centres_and_barbarians_in_all_other_land() -> None:
    small = sea().world.now
    assert len(small.garrisons) == 6
    assert small.markers == {"ill", "dac", "gal", "lib"}
    standard = Table(scenario("standard")).world.now
    assert (len(standard.garrisons), len(standard.markers)) == (34, 22)
    assert not any(standard.garrisons.values())
    everywhere = scenario("standard", start__centre_barbarians="garrison_and_barbarians")
    assert len(Table(everywhere).world.now.markers) == 56


@pytest.mark.rule("DIP-CITY-02")
@pytest.mark.rule("DIP-CITY-04")
@pytest.mark.rule("DIP-CITY-07")
def test_s04_a_first_conquest_with_the_garrison_s_support() -> None:
    table = sea().put(
        {"X": ["A bru", "G bru"], "neutral": ["G alb"]}, {"bru": "X"}, cities={"X": "bru"}
    )
    table.autumn().play(X=["A bru - alb", "G bru S A bru - alb"])
    assert table.standing >= {"X A alb", "X G bru"}
    assert "neutral G alb" not in table.standing
    assert table.owners("bru", "alb") == ["X", "X"]
    assert table.world.phase == "adjustments"
    assert balance(table.world, "X") == 1
    assert build_sites(table.state, "X") == ("bru",)


@pytest.mark.rule("DIP-CITY-06")
def test_s05_without_support_a_garrison_holds() -> None:
    table = sea().put({"X": ["A bru", "G bru"], "neutral": ["G alb"]}, {"bru": "X"})
    table.play(X=["A bru - alb"])
    assert table.standing >= {"X A bru", "neutral G alb"}


@pytest.mark.rule("DIP-BARB-03")
@pytest.mark.rule("DIP-BARB-04")
@pytest.mark.rule("DIP-CITY-01")
def test_s06_barbarians_do_not_resist_and_garrisons_do_not_move() -> None:
    table = sea().put(
        {"X": ["A bru", "G bru"], "neutral": ["G alb", "G thr"]},
        {"bru": "X"},
        ["ill", "dac", "gal", "lib"],
    )
    assert rules(must_be_orders(table.state, "X", ["G bru - ill"])) == [
        "DIP-CITY-01 order-garrison-stays"
    ]
    table.play(X=["A bru - ill"])
    assert "X A ill" in table.standing
    assert {"dac", "gal", "lib"} == table.world.begun.markers


@pytest.mark.rule("DIP-CITY-03")
@pytest.mark.rule("DIP-CITY-08")
def test_s09_a_city_falls_at_once_and_changes_its_owner_in_autumn() -> None:
    table = sea().put({"X": ["G bru"], "Y": ["A ill", "A alb"]}, {"bru": "X"}, cities={"X": "bru"})
    table.play(Y=["A ill - bru"])
    assert "X G bru" in table.standing
    table = sea().put({"X": ["G bru"], "Y": ["A ill", "A alb"]}, {"bru": "X"}, cities={"X": "bru"})
    table.play(Y=["A ill - bru", "A alb S A ill - bru"])
    assert "X G bru" not in table.standing
    assert table.owners("bru") == ["X"]
    table.play(Y=["A bru H"])
    assert table.owners("bru") == ["Y"]
    assert "bru" not in table.world.now.garrisons
    assert build_sites(table.state, "Y") == ()


@pytest.mark.rule("DIP-CITY-07")
def test_s10_a_city_that_was_retaken_builds_again() -> None:
    table = sea().put({"X": ["A bru"], "Y": ["A ill"]}, {"bru": "Y"}, cities={"X": "bru"})
    table.autumn().play(X=["A bru H"])
    assert table.owners("bru") == ["X"]
    assert build_sites(table.state, "X") == ("bru",)
    assert "bru" not in table.world.now.garrisons


@pytest.mark.rule("DIP-FLEET-01")
@pytest.mark.rule("DIP-FLEET-02")
@pytest.mark.rule("DIP-FLEET-03")
def test_s12_orders_for_fleets_are_as_many_as_fleets() -> None:
    table = sea().put({"X": ["F wst", "F sic", "F alb"]}, {"sic": "X"})
    allowed = [
        ["F wst - mid - est - thr"],
        ["F wst - mid - est", "F alb S F wst"],
        [],
    ]
    for orders in allowed:
        assert rules(must_be_orders(table.state, "X", orders)) == []
    refused = ["DIP-FLEET-01 too-little-petrol"]
    path = "F wst - mid - est - thr"
    assert rules(must_be_orders(table.state, "X", [path, "F sic H"])) == refused
    assert rules(must_be_orders(table.state, "X", [path, "F alb S F wst"])) == refused
    mixed = must_be_orders(table.state, "X", ["F wst - mid S F sic"])
    assert rules(mixed) == ["DIP-START-04 not-an-order"]


@pytest.mark.rule("DIP-BARB-01")
def test_s22_barbarians_come_back_behind_an_army() -> None:
    table = sea().put(
        {"X": ["A thr", "G bru"]}, {"bru": "X"}, ["dac", "gal", "lib"], cities={"X": "bru"}
    )
    table.play(X=["A thr H"])
    assert table.world.now.markers == {"dac", "gal", "lib", "ill"}
    assert table.owners("bru") == ["X"]


@pytest.mark.rule("DIP-BARB-01")
@pytest.mark.rule("DIP-BARB-02")
def test_s23_barbarians_come_one_step_a_turn() -> None:
    table = sea().put(
        {"X": ["A gal"], "neutral": ["G afr", "G aeg", "G sic"]},
        {"bru": "X", "alb": "X", "thr": "X"},
        ["dac"],
    )
    table.play(X=["A gal H"])
    assert table.world.now.markers == {"dac", "ill", "lib"}
    assert table.owners("thr", "bru", "alb") == ["", "X", "X"]
    assert "neutral G thr" in table.standing
    table.play(X=["A gal H"]).play("adjustments")
    assert table.owners("bru", "alb") == ["", "X"]
    assert "neutral G bru" in table.standing
    table.play(X=["A gal H"])
    assert table.owners("alb") == ["X"]
    assert table.world.now.markers == {"dac", "ill", "lib"}


@pytest.mark.rule("DIP-BARB-01")
def test_s24_a_fleet_in_port_keeps_barbarians_out() -> None:
    table = sea().put(
        {
            "X": ["F thr", "A ill", "A gal"],
            "neutral": ["G afr", "G aeg", "G sic", "G bru", "G alb"],
        },
        {"thr": "X"},
        ["dac"],
    )
    table.play(X=["A ill H"])
    assert table.world.now.markers == {"dac", "lib"}
    assert table.owners("thr") == ["X"]


@pytest.mark.rule("DIP-BARB-02")
def test_s25_the_edge_of_the_map_and_an_island() -> None:
    table = sea().put({"X": []}, {"sic": "X", "afr": "X"})
    table.play()
    assert table.world.now.markers == {"dac", "gal", "lib"}
    assert table.owners("sic", "afr", "aeg") == ["X", "", ""]
    assert {"neutral G afr", "neutral G aeg"} <= table.standing


@pytest.mark.rule("DIP-BARMY-01")
@pytest.mark.rule("DIP-BARMY-02")
def test_s26_two_who_raise_an_army_in_one_province_both_fail() -> None:
    def winter() -> Table:
        return (
            sea()
            .put(
                {"X": ["A bru", "A ill"], "Y": ["F est", "F mid", "F wst"]},
                {"bru": "X", "alb": "X", "sic": "X", "thr": "Y", "afr": "Y", "aeg": "Y"},
                ["dac", "gal", "lib"],
            )
            .autumn()
            .at("adjustments")
        )

    table = winter()
    table.state = replace(table.state, world=replace(table.world, builds=Map({"Y": 1})))
    table.play("adjustments", X=["Build B dac"], Y=["Build B dac"])
    assert not any("B" in one for one in table.standing)
    table = winter()
    table.state = replace(table.state, world=replace(table.world, builds=Map({"Y": 1})))
    table.play("adjustments", X=["Build B dac"], Y=["Build B gal"])
    assert {"X B dac", "Y B gal"} <= table.standing
    assert {"dac", "gal"} <= table.world.now.markers
    table = winter()
    refused = rules(must_be_adjustments(table.state, "X", ("Build B ill",)))
    assert refused == ["DIP-BARMY-01 not-barbarian-land"]


@pytest.mark.rule("DIP-BARMY-03")
@pytest.mark.rule("DIP-BARMY-04")
@pytest.mark.rule("DIP-BARMY-05")
def test_s29_an_army_that_is_let_go_is_hired_by_another() -> None:
    def winter(**readings: str) -> Table:
        table = sea(**readings).put(
            {"X": ["A bru", "A alb", "B ill"], "Y": ["A thr"], "Z": []},
            {"bru": "X", "alb": "X", "thr": "Y", "sic": "Y", "afr": "Z"},
        )
        return table.autumn().at("adjustments")

    table = winter().play("adjustments", X=["Disband B ill"], Y=["Build B ill"])
    assert "Y B ill" in table.standing
    assert "ill" in table.world.now.markers
    table = winter().play("adjustments", X=["Disband B ill"], Y=["Build B ill"], Z=["Build B ill"])
    assert "neutral B ill" in table.standing


@pytest.mark.rule("DIP-FED-03")
@pytest.mark.rule("DIP-FED-04")
def test_s30_a_federation_in_battle() -> None:
    table = united(sea().put({"X": ["A alb"], "Y": ["A gal", "A ill"], "Z": ["A bru"]}), "X", "Y")
    table.play(Y=["A gal - bru", "A ill - dac"], X=["A alb S A gal - bru"])
    assert {"Y A bru", "Y A dac"} <= table.standing
    table = united(sea().put({"X": ["A alb"], "Y": ["A gal", "A bru"]}), "X", "Y")
    table.play(Y=["A gal - alb", "A bru S A gal - alb"])
    assert {"X A alb", "Y A gal"} <= table.standing
    table = united(sea().put({"X": ["A gal"], "Y": ["A alb"], "Z": ["A bru"]}), "X", "Y")
    table.play(Y=["A alb S A bru - gal"], Z=["A bru - gal"])
    assert {"X A gal", "Z A bru"} <= table.standing


@pytest.mark.rule("DIP-WIN-02")
@pytest.mark.rule("DIP-FED-01")
def test_s33_a_federation_of_this_autumn_counts_for_this_autumn() -> None:
    for when, won in (("after", True), ("before", False)):
        check = f"autumn_{when}_federation_changes"
        table = sea(win__check=check).put(
            {"X": ["A bru"], "Y": ["A thr"]},
            {"bru": "X", "alb": "X", "thr": "Y", "sic": "Y"},
        )
        table.autumn().tell(FederationAgreed("R", ("X", "Y"))).play(X=["A bru H"], Y=["A thr H"])
        assert table.world.ended == won
        if won:
            end = result(table.state)
            assert end is not None
            assert (end.outcome, set(end.who), end.places) == ("joint-win", {"X", "Y"}, ())


@pytest.mark.rule("DIP-CD-01")
def test_s34_two_in_a_row_or_three_in_all() -> None:
    def falls(*missing: int) -> int | None:
        missed: tuple[int, ...] = ()
        for turn, one in enumerate(missing):
            missed = (*missed, turn) if one else missed
            if is_in_disorder(missed, turn):
                return turn + 1
        return None

    assert falls(1, 0, 1) is None
    assert falls(1, 1) == 2
    assert falls(1, 0, 1, 0, 1) == 5
    assert falls(0, 0, 1, 0, 1, 1) == 6
    assert falls(1, 0, 0) is None


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
def test_s36_who_has_won(
    centres: dict[str, int], unions: tuple[str, ...], expected: tuple[str, set[str]] | None
) -> None:
    table = Table(scenario("standard"))
    free = iter(sorted(table.world.now.owners))
    owners = {next(free): who for who, number in centres.items() for _ in range(number)}
    table.put({who: [] for who in centres}, owners)
    if unions:
        united(table, *unions)
    story = Story(table.state)
    assert decide(story) == (expected is not None)
    end = result(story.state)
    assert (None if end is None else (end.outcome, set(end.who))) == expected


@pytest.mark.rule("DIP-WIN-01")
def test_s37_the_win_is_seen_before_barbarians_come() -> None:
    def autumn(position: str) -> Table:
        table = sea(spread__position=position).put(
            {"X": ["A alb", "A sic"], "neutral": ["G afr", "G aeg"]},
            {"alb": "X", "bru": "X", "sic": "X", "thr": "X"},
            ["dac"],
        )
        return table.autumn().play(X=["A alb H"])

    assert autumn("end_of_turn_after_adjustments").world.ended
    early = autumn("before_win_check")
    assert not early.world.ended
    assert early.owners("thr") == [""]


@pytest.mark.rule("DIP-MAP-02")
def test_s39_there_is_no_canal_at_kiel() -> None:
    table = Table(scenario("standard")).put({"X": ["F hel", "F nth"]})
    assert rules(must_be_orders(table.state, "X", ["F hel - kie/wc"])) == []
    refused = rules(must_be_orders(table.state, "X", ["F hel - kie/wc - bal"]))
    assert refused == ["DIP-START-04 order-unreachable"]
    table.put({"X": ["F kie/wc"]})
    assert rules(must_be_orders(table.state, "X", ["F kie - bal"])) == [
        "DIP-START-04 order-unreachable"
    ]
    assert rules(must_be_orders(table.state, "X", ["F kie - den"])) == []


@pytest.mark.rule("DIP2-05")
@pytest.mark.rule("DIP2-09")
@pytest.mark.rule("DIP-MAP-01")
def test_s40_calendars_and_special_build_centres() -> None:
    two = scenario("classical")
    years = [str(year_of(two.calendar, turn)) for turn in (0, 1, 2)]
    assert years == ["240 BC", "240 BC", "239 BC"]
    assert str(year_of(two.calendar, 2 * 239)) == "1 BC"
    assert str(year_of(two.calendar, 2 * 240)) == "AD 1"
    one = scenario("standard")
    assert str(year_of(one.calendar, 3)) == "AD 101"


@pytest.mark.rule("DIP-CD-02")
@pytest.mark.rule("DIP-CD-03")
@pytest.mark.rule("DIP-CD-04")
@pytest.mark.rule("DIP-CD-05")
def test_disorder_takes_centres_and_the_units_in_them() -> None:
    table = sea().put(
        {"X": ["A alb", "A ill", "G bru"], "Y": ["A thr"], "neutral": ["G sic"]},
        {"alb": "X", "bru": "X", "thr": "X", "sic": ""},
    )
    table.play(Y=["A thr H"]).play(Y=["A thr H"])
    assert table.of(DisorderBegan)
    assert table.standing >= {"neutral A ill", "neutral G alb", "neutral G bru", "Y A thr"}
    assert "X A alb" not in table.standing
    assert table.owners("alb", "bru") == ["", ""]
    assert "thr" not in table.world.now.garrisons
    assert not table.of(GameDecided)
