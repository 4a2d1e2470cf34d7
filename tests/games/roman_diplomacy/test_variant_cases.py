"""The published cases of the variant's rules 1, 3, 4, 7 and 8, word for word (R1 to B4)."""

from dataclasses import dataclass

import pytest

from ledger.games.roman_diplomacy.maps.load import load_shipped_map
from ledger.games.roman_diplomacy.orders import must_be_orders
from tests.games.roman_diplomacy.position import play_turn
from tests.games.roman_diplomacy.table import Table, rules_and_keys, scenario_on_map

EUROPE = load_shipped_map("standard").with_overlay("no_kiel_canal").board()


@dataclass(frozen=True)
class StatedPosition:
    """A position with its orders, and the pieces standing, dislodged and destroyed afterwards."""

    pieces: dict[str, list[str]]
    orders: list[str]
    after: set[str]
    dislodged: frozenset[str] = frozenset()
    destroyed: frozenset[str] = frozenset()


THREE = {"roma": ["F nap", "F rom", "F tun"]}
WITH_TUS = {"roma": ["F nap", "F tus", "F rom"], "mass": ["F lyo"]}
SECOND_STEP = ["F nap - tys - lyo", "F tus S F tys - lyo"]
TAKEN = {"roma F lyo", "roma F tus", "roma F rom"}
OUT = frozenset({"mass F lyo"})
CASES = {
    "R1 one of three fleets makes three steps": StatedPosition(
        THREE, ["F nap - tys - lyo - mar"], {"roma F mar", "roma F rom", "roma F tun"}
    ),
    "R2 the second step bounces: the first stays done, the third is not tried": StatedPosition(
        {**THREE, "mass": ["F lyo"]},
        ["F nap - tys - lyo - mar"],
        {"roma F tys", "roma F rom", "roma F tun", "mass F lyo"},
    ),
    "R3 support for the second step": StatedPosition(WITH_TUS, SECOND_STEP, TAKEN, OUT),
    "R4 a support cut in step 1 is gone for step 2": StatedPosition(
        {**WITH_TUS, "mass": ["F lyo", "A ven"]},
        [*SECOND_STEP, "A ven - tus"],
        {"roma F tys", "roma F tus", "roma F rom", "mass F lyo", "mass A ven"},
    ),
    "R8 an attack from the attacked province does not cut": StatedPosition(
        WITH_TUS, [*SECOND_STEP, "F lyo - tus"], TAKEN, OUT
    ),
    "G1 a lone army does not take a neutral garrison": StatedPosition(
        {"roma": ["A rom"], "neutral": ["G nap"]}, ["A rom - nap"], {"roma A rom", "neutral G nap"}
    ),
    "G2 a supported army destroys the garrison": StatedPosition(
        {"roma": ["A rom", "A apu"], "neutral": ["G nap"]},
        ["A rom - nap", "A apu S A rom - nap"],
        {"roma A nap", "roma A apu"},
        destroyed=frozenset({"neutral G nap"}),
    ),
    "G3 the garrison stays and bounces a single attacker": StatedPosition(
        {"roma": ["A rom", "G rom"], "mass": ["A tus"]},
        ["A rom - nap", "A tus - rom"],
        {"roma A nap", "roma G rom", "mass A tus"},
    ),
    "G5 a garrison's support is cut by an attack on the city": StatedPosition(
        {"roma": ["G rom", "A nap"], "mass": ["A tus"], "hell": ["A apu", "F ion"]},
        ["G rom S A nap", "A tus - rom", "A apu - nap", "F ion S A apu - nap"],
        {"roma G rom", "mass A tus", "hell A nap", "hell F ion"},
        frozenset({"roma A nap"}),
    ),
    "G6 one's own empire enters its city without a fight": StatedPosition(
        {"roma": ["G rom", "A nap"]}, ["A nap - rom"], {"roma G rom", "roma A rom"}
    ),
}


@pytest.mark.rule("DIP-CITY-02", "DIP-CITY-03", "DIP-CITY-05", "DIP-CITY-06")
@pytest.mark.rule("DIP-FLEET-04", "DIP-FLEET-05", "DIP-FLEET-06")
@pytest.mark.parametrize("name", CASES)
def test_the_result_is_that_of_the_published_case(name: str) -> None:
    stated = CASES[name]
    turn = play_turn(EUROPE, stated.pieces, stated.orders)
    assert turn.standing == stated.after
    assert turn.dislodged_pieces == stated.dislodged
    assert turn.destroyed_garrisons == stated.destroyed


@pytest.mark.rule("DIP-CITY-08")
def test_g2_the_centre_changes_hands_only_in_autumn() -> None:
    table = Table(scenario_on_map("standard")).set_board(
        {"roma": ["A rom", "A apu"], "neutral": ["G nap"]}, {"rom": "roma"}
    )
    table.play_phase(roma=["A rom - nap", "A apu S A rom - nap"])
    assert table.owners("nap") == [""]
    table.play_phase(roma=["A nap H"])
    assert table.owners("nap") == ["roma"]
    assert "nap" not in table.world.position.garrisons


@pytest.mark.rule("DIP-FLEET-01")
def test_r7_three_steps_with_two_fleets_are_refused_or_cut_to_two() -> None:
    fleets, path = {"roma": ["F nap", "F rom"]}, ["F nap - tys - lyo - mar"]
    table = Table(scenario_on_map("standard")).set_board(fleets)
    assert rules_and_keys(must_be_orders(table.state, "roma", path)) == [
        "DIP-FLEET-01 too-little-petrol"
    ]
    paper = Table(scenario_on_map("standard", fleet__excess="strike_last")).set_board(fleets)
    assert rules_and_keys(must_be_orders(paper.state, "roma", path)) == []
    assert paper.play_phase(roma=path).standing >= {"roma F lyo", "roma F rom"}


@pytest.mark.rule("DIP-FLEET-01")
def test_orders_beyond_the_petrol_are_struck_by_one_reading() -> None:
    fleets = {"roma": ["F nap", "F rom", "F tun"]}
    paper = Table(scenario_on_map("standard", fleet__excess="strike_last")).set_board(fleets)
    paper.play_phase(roma=["F tun - wes", "F nap - tys - lyo - mar", "F rom - tus"])
    assert paper.standing >= {"roma F wes", "roma F lyo", "roma F rom"}


@pytest.mark.rule("DIP-BARB-01")
def test_b3_a_city_with_its_garrison_does_not_fall_to_barbarians() -> None:
    table = Table(scenario_on_map("standard")).set_board(
        {"roma": ["G rom"]}, {"rom": "roma"}, ["tus"]
    )
    table.play_phase()
    assert (table.owners("rom"), table.world.position.garrisons["rom"]) == (["roma"], "roma")
    assert "rom" not in table.world.position.markers
    assert "pie" in table.world.position.markers


@pytest.mark.rule("DIP-BARMY-02")
def test_b4_two_hirers_in_one_province_both_fail_and_spend_nothing() -> None:
    owners = {"rom": "roma", "nap": "roma", "gre": "hell", "bul": "hell"}
    table = Table(scenario_on_map("standard")).set_board(
        {"roma": ["A rom"], "hell": ["A gre"]}, owners, ["boh"]
    )
    table.skip_to_autumn().at("adjustments")
    line = ["Build B boh", "Build A nap"]
    table.play_phase("adjustments", roma=line, hell=["Build B boh"])
    assert table.standing & {"roma B boh", "hell B boh"} == set()
    assert {one for one in table.standing if not one.startswith("neutral")} == {
        "roma A rom",
        "hell A gre",
    }
    table.skip_to_autumn().at("adjustments").play_phase("adjustments", roma=["Build B boh"])
    assert "roma B boh" in table.standing
