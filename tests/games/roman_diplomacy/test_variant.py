"""The variant's rules of adjudication: garrisons, paths of fleets, federations."""

import pytest

from ledger.games.roman_diplomacy.adjudication.orders import Readings
from ledger.games.roman_diplomacy.maps.load import load_shipped_map
from tests.games.roman_diplomacy.position import play_turn, readings_with_sides

SMALL = load_shipped_map("mare_parvum").board()
EUROPE = load_shipped_map("standard").with_overlay("no_kiel_canal").board()
JOINT = Readings(joint=True)


@pytest.mark.rule("DIP-CITY-02", "DIP-CITY-03")
def test_an_army_with_support_of_the_garrison_takes_a_neutral_centre() -> None:
    turn = play_turn(
        SMALL,
        {"X": ["A bru", "G bru"], "neutral": ["G alb"]},
        ["A bru - alb", "G bru S A bru - alb"],
    )
    assert turn.standing == {"X A alb", "X G bru"}
    assert turn.destroyed_garrisons == {"neutral G alb"}


@pytest.mark.rule("DIP-CITY-06")
def test_a_neutral_centre_holds_against_one_army_without_support() -> None:
    turn = play_turn(SMALL, {"X": ["A bru", "G bru"], "neutral": ["G alb"]}, ["A bru - alb"])
    assert turn.standing == {"X A bru", "X G bru", "neutral G alb"}


@pytest.mark.rule("DIP-BARB-04")
def test_barbarians_do_not_hinder_an_army() -> None:
    assert play_turn(SMALL, {"X": ["A bru", "G bru"]}, ["A bru - ill"]).standing == {
        "X A ill",
        "X G bru",
    }


@pytest.mark.rule("DIP-CITY-01")
def test_a_garrison_does_not_move() -> None:
    turn = play_turn(SMALL, {"X": ["A bru", "G bru"]}, ["G bru - ill"])
    assert turn.result("bru", garrison=True).verdict == "illegal"
    assert turn.standing == {"X A bru", "X G bru"}


@pytest.mark.rule("DIP-CITY-06")
def test_army_and_garrison_defend_with_the_larger_strength_and_not_the_sum() -> None:
    pieces = {"X": ["A bru", "G bru"], "Y": ["A ill", "A alb"]}
    orders = ["A ill - bru", "A alb S A ill - bru"]
    taken = play_turn(SMALL, pieces, orders)
    assert taken.standing == {"Y A bru", "Y A alb"}
    assert taken.dislodged_pieces == {"X A bru"}
    assert taken.destroyed_garrisons == {"X G bru"}
    together = play_turn(SMALL, pieces, orders, JOINT)
    assert together.standing == {"X A bru", "X G bru", "Y A ill", "Y A alb"}


@pytest.mark.rule("DIP-CITY-06")
def test_together_army_and_garrison_fall_to_a_third_attacker() -> None:
    pieces = {"X": ["A bru", "G bru"], "Y": ["A ill", "A alb", "A gal"]}
    turn = play_turn(
        SMALL, pieces, ["A ill - bru", "A alb S A ill - bru", "A gal S A ill - bru"], JOINT
    )
    assert turn.dislodged_pieces == {"X A bru"}
    assert turn.destroyed_garrisons == {"X G bru"}


@pytest.mark.rule("DIP-CITY-02")
def test_an_attack_on_the_city_cuts_the_support_of_its_garrison() -> None:
    pieces = {"X": ["A bru", "G bru"], "Y": ["A ill"], "neutral": ["G alb"]}
    turn = play_turn(SMALL, pieces, ["A bru - alb", "G bru S A bru - alb", "A ill - bru"])
    assert turn.standing == {"X A bru", "X G bru", "Y A ill", "neutral G alb"}
    assert turn.result("bru", garrison=True).reason is not None
    assert turn.result("bru", garrison=True).verdict == "fails"


@pytest.mark.rule("DIP-CITY-02")
def test_a_garrison_cannot_support_its_own_province() -> None:
    turn = play_turn(SMALL, {"X": ["A bru", "G bru"]}, ["G bru S A bru"])
    assert turn.result("bru", garrison=True).verdict == "illegal"


@pytest.mark.rule("DIP-CITY-03")
def test_a_garrison_alone_falls_to_a_supported_attack_only() -> None:
    pieces = {"X": ["G bru"], "Y": ["A ill", "A alb"]}
    assert play_turn(SMALL, pieces, ["A ill - bru"]).standing == {"X G bru", "Y A ill", "Y A alb"}
    supported = play_turn(SMALL, pieces, ["A ill - bru", "A alb S A ill - bru"])
    assert supported.standing == {"Y A bru", "Y A alb"}
    assert supported.destroyed_garrisons == {"X G bru"}


@pytest.mark.rule("DIP-CITY-05")
def test_an_army_joins_its_own_garrison_without_a_fight() -> None:
    turn = play_turn(EUROPE, {"X": ["A nap", "G rom"]}, ["A nap - rom"])
    assert turn.standing == {"X A rom", "X G rom"}


@pytest.mark.rule("DIP-FLEET-01", "DIP-FLEET-06")
def test_one_fleet_goes_three_parts_while_the_others_stand() -> None:
    turn = play_turn(SMALL, {"X": ["F alb", "F wst", "F sic"]}, ["F wst - mid - est - thr"])
    assert turn.standing == {"X F alb", "X F thr", "X F sic"}
    assert len(turn.turn.impulses) == len(("mid", "est", "thr"))


@pytest.mark.rule("DIP-FLEET-04", "DIP-FLEET-05")
def test_a_part_that_fails_stops_the_fleet_where_it_is() -> None:
    pieces = {"X": ["F nap", "F rom", "F tun"], "Y": ["F lyo"]}
    turn = play_turn(EUROPE, pieces, ["F nap - tys - lyo - mar"])
    assert turn.standing == {"X F tys", "X F rom", "X F tun", "Y F lyo"}


@pytest.mark.rule("DIP-FLEET-04")
def test_a_neutral_garrison_stops_a_fleet() -> None:
    turn = play_turn(EUROPE, {"X": ["F nap"], "neutral": ["G smy"]}, ["F nap - ion - aeg - smy"])
    assert turn.standing == {"X F aeg", "neutral G smy"}


@pytest.mark.rule("DIP-FLEET-02")
def test_a_fleet_without_an_order_is_supported() -> None:
    pieces = {"X": ["F mid", "F sic"], "Y": ["F wst", "F afr"]}
    turn = play_turn(SMALL, pieces, ["F sic S F mid", "F wst - mid", "F afr S F wst - mid"])
    assert turn.standing == {"X F mid", "X F sic", "Y F wst", "Y F afr"}


@pytest.mark.rule("DIP-FLEET-06")
def test_a_fleet_that_was_ordered_to_move_takes_no_hold_support_in_any_impulse() -> None:
    pieces = {"X": ["F wst", "F sic"], "Y": ["F est", "F lib"]}
    orders = ["F wst - mid", "F sic S mid", "F est - ill - mid", "F lib S F ill - mid"]
    turn = play_turn(SMALL, pieces, orders)
    assert turn.standing == {"Y F mid", "Y F lib", "X F sic"}
    assert turn.dislodged_pieces == {"X F mid"}


@pytest.mark.rule("DIP-FLEET-06")
def test_a_fleet_enters_water_that_another_left_a_moment_ago() -> None:
    turn = play_turn(SMALL, {"X": ["F wst"], "Y": ["F mid"]}, ["F wst - bru - mid", "F mid - est"])
    assert turn.standing == {"X F mid", "Y F est"}


@pytest.mark.rule("DIP-FLEET-06")
def test_a_support_for_the_second_part_counts_in_its_impulse() -> None:
    pieces = {"X": ["F nap", "F tus", "F rom"], "Y": ["F lyo"]}
    turn = play_turn(EUROPE, pieces, ["F nap - tys - lyo", "F tus S F tys - lyo"])
    assert turn.standing == {"X F lyo", "X F tus", "X F rom"}
    assert turn.dislodged_pieces == {"Y F lyo"}


@pytest.mark.rule("DIP-FLEET-06")
def test_a_support_that_was_cut_in_the_first_impulse_is_gone_in_the_second() -> None:
    pieces = {"X": ["F nap", "F tus", "F rom"], "Y": ["F lyo", "A ven"]}
    turn = play_turn(EUROPE, pieces, ["F nap - tys - lyo", "F tus S F tys - lyo", "A ven - tus"])
    assert turn.standing == {"X F tys", "X F tus", "X F rom", "Y F lyo", "Y A ven"}


@pytest.mark.rule("DIP-FLEET-06")
def test_an_attack_from_the_place_that_is_attacked_later_cuts_nothing() -> None:
    pieces = {"X": ["F nap", "F tus", "F rom"], "Y": ["F lyo"]}
    turn = play_turn(EUROPE, pieces, ["F nap - tys - lyo", "F tus S F tys - lyo", "F lyo - tus"])
    assert turn.standing == {"X F lyo", "X F tus", "X F rom"}
    assert turn.dislodged_pieces == {"Y F lyo"}


@pytest.mark.rule("DIP-FLEET-06")
def test_a_fleet_that_came_by_a_later_part_takes_no_hold_support_either() -> None:
    pieces = {"X": ["F tys", "F nap", "F gre", "F tus"], "Y": ["F por", "F rom"]}
    onward = ["F tys - tun", "F nap - tys - lyo", "F gre - ion - tys", "F tus S tys"]
    attack = ["F por - mao - wes - tys", "F rom S F wes - tys"]
    turn = play_turn(EUROPE, pieces, [*onward, *attack])
    assert turn.standing == {"X F tun", "X F lyo", "X F tus", "Y F tys", "Y F rom"}
    assert turn.dislodged_pieces == {"X F tys"}


@pytest.mark.rule("DIP-FLEET-06")
@pytest.mark.parametrize(
    ("cutting", "left", "gone"),
    [
        ("F thr - est", {"X F mid", "Y F wst"}, set()),
        ("F thr - est - lib", {"Y F mid"}, {"X F mid"}),
    ],
)
def test_a_support_lasts_until_it_is_cut_in_a_later_impulse(
    cutting: str, left: set[str], gone: set[str]
) -> None:
    pieces = {"X": ["F mid", "F lib"], "Y": ["F alb", "F afr", "F thr"]}
    orders = ["F lib S F mid", "F alb - bru - wst - mid", "F afr S F wst - mid"]
    turn = play_turn(SMALL, pieces, [*orders, cutting])
    assert turn.standing == {"X F lib", "Y F afr", "Y F est", *left}
    assert turn.dislodged_pieces == gone


@pytest.mark.rule("DIP-FLEET-06")
@pytest.mark.parametrize(("closed", "place"), [(False, "est"), (True, "mid")])
def test_a_stand_off_of_a_later_impulse_closes_the_water_too_by_one_reading(
    place: str, *, closed: bool
) -> None:
    pieces = {"X": ["F afr"], "Y": ["F thr"], "Z": ["F aeg"]}
    orders = ["F thr - ill - est", "F aeg - lib - est", "F afr - wst - mid - est"]
    turn = play_turn(SMALL, pieces, orders, Readings(standoffs_close=closed))
    assert turn.standing == {"Y F ill", "Z F lib", f"X F {place}"}


@pytest.mark.rule("DIP-FLEET-04")
def test_a_fleet_that_is_dislodged_goes_no_further_and_not_to_where_its_attacker_was() -> None:
    pieces = {"X": ["F mid"], "Z": ["F est"], "Y": ["F wst", "F afr"]}
    turn = play_turn(
        SMALL, pieces, ["F mid - est - aeg", "F est H", "F wst - mid", "F afr S F wst - mid"]
    )
    assert turn.standing == {"Y F mid", "Y F afr", "Z F est"}
    assert turn.dislodged_pieces == {"X F mid"}
    assert "wst" not in turn.retreats_of("mid")


@pytest.mark.rule("DIP-FED-03")
def test_a_member_of_the_federation_supports_another_against_an_enemy() -> None:
    pieces = {"X": ["A alb"], "Y": ["A gal", "A ill"], "Z": ["A bru"]}
    orders = ["A gal - bru", "A alb S A gal - bru", "A ill - dac"]
    turn = play_turn(SMALL, pieces, orders, readings_with_sides(X="R", Y="R"))
    assert turn.standing == {"X A alb", "Y A bru", "Y A dac"}
    assert turn.dislodged_pieces == {"Z A bru"}


@pytest.mark.rule("DIP-FED-03", "DIP-FED-04")
def test_members_of_a_federation_neither_dislodge_nor_cut_each_other() -> None:
    pieces = {"X": ["A alb", "F wst"], "Y": ["A gal", "A bru"], "Z": ["F afr"]}
    orders = ["A gal - alb", "A bru S A gal - alb", "F wst H"]
    turn = play_turn(SMALL, pieces, orders, readings_with_sides(X="R", Y="R"))
    assert turn.standing == {"X A alb", "X F wst", "Y A gal", "Y A bru", "Z F afr"}


@pytest.mark.rule("DIP-FED-04")
def test_an_attack_by_a_member_does_not_cut_a_members_support() -> None:
    pieces = {"X": ["A alb"], "Y": ["A gal", "A ill"], "Z": ["A bru"]}
    orders = ["A gal - alb", "A ill - bru", "A alb S A ill - bru"]
    turn = play_turn(SMALL, pieces, orders, readings_with_sides(X="R", Y="R"))
    assert turn.standing == {"X A alb", "Y A gal", "Y A bru"}


@pytest.mark.rule("DIP-FED-03")
def test_the_support_of_a_member_against_a_member_is_void() -> None:
    pieces = {"X": ["A gal"], "Y": ["A alb"], "Z": ["A bru"]}
    turn = play_turn(
        SMALL, pieces, ["A bru - gal", "A alb S A bru - gal"], readings_with_sides(X="R", Y="R")
    )
    assert turn.standing == {"X A gal", "Y A alb", "Z A bru"}


@pytest.mark.rule("DIP-MAP-02")
def test_no_fleet_passes_kiel() -> None:
    assert play_turn(EUROPE, {"X": ["F hel"]}, ["F hel - kie"]).standing == {"X F kie/wc"}
    stuck = play_turn(EUROPE, {"X": ["F kie/wc"]}, ["F kie/wc - bal"])
    assert stuck.result("kie").verdict == "illegal"
    assert play_turn(EUROPE, {"X": ["F kie/wc"]}, ["F kie/wc - den"]).standing == {"X F den"}
