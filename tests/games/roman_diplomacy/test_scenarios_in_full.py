"""Worked scenarios with every figure asserted: fleets, barbarian armies, a ruling."""

from dataclasses import replace

import pytest

from ledger.games.roman_diplomacy.adjustments import builds_allowed, must_be_adjustments
from ledger.games.roman_diplomacy.events.empires import FederationAgreed
from ledger.games.roman_diplomacy.maps.load import load_shipped_map
from ledger.games.roman_diplomacy.orders import must_be_orders
from ledger.games.roman_diplomacy.questions import AskTurn, answer_about_turn
from ledger.games.roman_diplomacy.scenario.load import declared_readings
from ledger.games.roman_diplomacy.victory import centres_by_side, result
from ledger.kernel.vocabulary.events import SwitchSet
from tests.games.roman_diplomacy.position import play_turn
from tests.games.roman_diplomacy.table import (
    Table,
    rules_and_keys,
    scenario_on_map,
    small_map_table,
)
from tests.games.roman_diplomacy.war import War, begin_war

SMALL = load_shipped_map("mare_parvum").board()
CENTRES = ("aeg", "afr", "alb", "bru", "sic", "thr")


@pytest.mark.rule("DIP-FLEET-06")
def test_s18_a_support_for_the_second_part_is_cut_in_the_first_impulse() -> None:
    pieces = {"X": ["F wst", "F aeg", "F alb"], "Y": ["F est", "A lib"]}
    orders = ["F wst - mid - est", "F aeg S F mid - est"]
    through = play_turn(SMALL, pieces, orders)
    assert through.standing == {"X F est", "X F aeg", "X F alb", "Y A lib"}
    assert through.dislodged_pieces == {"Y F est"}
    cut = play_turn(SMALL, pieces, [*orders, "A lib - aeg"])
    assert cut.standing == {"X F mid", "X F aeg", "X F alb", "Y F est", "Y A lib"}
    assert cut.dislodged_pieces == set()
    assert cut.result("aeg").verdict == "fails"
    assert cut.result("lib").verdict == "fails"


@pytest.mark.rule("DIP-BARB-03")
def test_s21_a_fleet_does_not_clear_while_it_is_there_nor_by_coming() -> None:
    barbarians = ["dac", "gal", "ill", "lib"]
    guards = [f"G {at}" for at in CENTRES if at != "sic"]
    table = small_map_table().set_board(
        {"X": ["F mid", "G sic"], "neutral": guards}, {"sic": "X"}, barbarians
    )
    table.play_phase(X=["F mid - lib"])
    stands = {"X F lib", "X G sic", *(f"neutral {one}" for one in guards)}
    assert table.standing == stands
    assert table.world.position.markers == set(barbarians)
    before = table.world.position
    table.play_phase(X=["F lib H"]).play_phase("adjustments")
    assert table.world.position == before


def barbarian_winter() -> Table:
    """Return a winter where X has three centres and two units, and Y four and three.

    Libya is a centre in it.
    """
    given = scenario_on_map("mare_parvum", win=7)
    libya = given.map.provinces["lib"].model_copy(update={"centre": True})
    changed = given.map.model_copy(update={"provinces": {**given.map.provinces, "lib": libya}})
    table = Table(given.model_copy(update={"map": changed}))
    own = {"X": ("alb", "bru", "sic"), "Y": ("aeg", "afr", "lib", "thr")}
    units = {"X": ["A bru", "A ill"], "Y": ["F est", "F mid", "F wst"]}
    table.set_board(
        {who: [*units[who], *(f"G {at}" for at in own[who])] for who in own},
        {at: who for who in own for at in own[who]},
        ["dac", "gal"],
        cities={"X": "bru", "Y": "afr"},
    )
    return table.skip_to_autumn().at("adjustments")


@pytest.mark.rule("DIP-BARMY-01")
@pytest.mark.rule("DIP-BARMY-02")
def test_s26_two_clashing_armies_fail_and_waste_their_builds() -> None:
    table = barbarian_winter()
    assert (builds_allowed(table.world, "X"), builds_allowed(table.world, "Y")) == (1, 1)
    assert rules_and_keys(must_be_adjustments(table.state, "X", ("Build B dac",))) == []
    before = table.standing
    table.play_phase(
        "adjustments", X=["Build B dac"], Y=["Build B dac", "Build B gal", "Build A afr"]
    )
    raised = {one for one in table.standing if " B " in one}
    assert raised == set()
    assert {one for one in table.standing if one[0] in "XY"} == before
    table.skip_to_autumn().at("adjustments")
    assert (builds_allowed(table.world, "X"), builds_allowed(table.world, "Y")) == (1, 1)
    table.play_phase("adjustments", X=["Build B dac"], Y=["Build B gal"])
    assert {one for one in table.standing if " B " in one} == {"X B dac", "Y B gal"}
    assert {"dac", "gal"} <= table.world.position.markers


@pytest.mark.rule("DIP-BARMY-01")
def test_s26_impossible_provinces_are_refused_and_a_lost_city_is_no_matter() -> None:
    table = small_map_table().set_board(
        {"X": ["A ill"], "Y": ["F lib", "A bru"]},
        {"bru": "Y", "alb": "X", "sic": "X", "afr": "Y", "aeg": "Y", "thr": "Y"},
        ["dac", "gal", "lib"],
        cities={"X": "bru"},
    )
    table.skip_to_autumn().at("adjustments")
    said = {
        at: rules_and_keys(must_be_adjustments(table.state, "X", (f"Build B {at}",)))
        for at in ("lib", "ill", "gal")
    }
    assert said == {
        "lib": ["DIP-BARMY-01 a-unit-stands-there"],
        "ill": ["DIP-BARMY-01 not-barbarian-land"],
        "gal": [],
    }
    assert rules_and_keys(must_be_adjustments(table.state, "X", ("Build A bru",))) == [
        "DIP-CITY-07 build-not-a-site"
    ]
    table.play_phase("adjustments", X=["Build B gal"])
    assert "X B gal" in table.standing


@pytest.mark.rule("DIP-BARMY-07")
def test_s28_a_barbarian_army_is_there_and_the_land_is_not_barbarian_for_it() -> None:
    guards = ["G thr", "G alb", "G afr", "G aeg", "G sic"]
    table = small_map_table().set_board(
        {"X": ["B ill"], "neutral": guards}, {"bru": "X"}, cities={"X": "bru"}
    )
    table.play_phase(X=["B ill H"])
    assert table.world.position.markers == {"gal", "dac", "lib"}
    assert table.owners(*CENTRES) == ["", "", "", "X", "", ""]
    assert "bru" not in table.world.position.garrisons
    table.play_phase(X=["B ill H"]).play_phase("adjustments")
    assert table.owners("bru") == [""]
    assert "neutral G bru" in table.standing
    assert table.world.position.markers == {"gal", "dac", "lib"}
    assert "X B ill" in table.standing


@pytest.mark.rule("DIP-FLEET-01")
@pytest.mark.rule("DIP-FLEET-03")
def test_s12_every_answer_to_orders_for_three_fleets() -> None:
    table = small_map_table().set_board({"X": ["F wst", "F sic", "F alb"]}, {"sic": "X"})
    three, two = "F wst - mid - est - thr", "F wst - mid - est"
    too_little = ["DIP-FLEET-01 too-little-petrol"]
    answers = {
        (three,): [],
        (three, "F alb S F wst"): too_little,
        (three, "F sic H"): too_little,
        (two, "F alb S F wst"): [],
        (): [],
    }
    for orders, answer in answers.items():
        assert rules_and_keys(must_be_orders(table.state, "X", orders)) == answer, orders
    for mixed in ("F wst - mid S F sic", "F wst - mid C A bru - afr"):
        assert rules_and_keys(must_be_orders(table.state, "X", [mixed])) == [
            "DIP-START-04 not-an-order"
        ]


def war_after_hold_turns(game: War, turns: int) -> War:
    """Return the game after these turns in which everybody holds, when orders are due again."""
    for _ in range(turns):
        for unit in game.world.position.units.values():
            game.save_orders(unit.owner, **{f"A_{unit.at}": "H"})
        make_all_ready(game)
        finish_turn(game)
    return game


def finish_turn(game: War) -> None:
    """Go on without acts until the next orders."""
    while not game.window.startswith("movement"):
        make_all_ready(game)


def make_all_ready(game: War) -> None:
    """Make every player who owes orders ready."""
    game.ready(*game.state.kernel.windows[game.window].owed)


def war_with_siege(game: War, *attackers: str) -> War:
    """Return a game with Gaius's army and garrison in Bruttia, and these armies of Julia around."""
    for at in ("ill", "gal", "alb", "bru"):
        owner = "gaius" if at == "bru" else "julia"
        unit = "army" if at in (*attackers, "bru") else "nothing"
        if (at in game.world.position.units) != (unit == "army"):
            game.does("host", "set-unit", at=at, unit=unit, owner=owner, reason="As the case is.")
    return game


def war_after_attack_on_bruttia(game: War, *supporters: str) -> War:
    """Return the turn in which Julia's army in Illyria goes to Bruttia with these supports."""
    orders = {f"A_{at}": "S ill - bru" for at in supporters}
    game.save_orders("gaius", A_bru="H").save_orders("julia", A_ill="- bru", **orders)
    make_all_ready(game)
    return game


def record_joint_defence_ruling(game: War) -> War:
    """Let the GM rule that army and garrison defend together, which answers D-07."""
    (ruling,) = game.does(
        "host", "set-switch", switch="garrison.stack", value="joint_2", reason="From 103 on."
    )
    assert isinstance(ruling.event, SwitchSet)
    assert (ruling.event.switch, ruling.event.value) == ("garrison.stack", "joint_2")
    assert declared_readings()[ruling.event.switch].question == "D-07"
    return game


@pytest.mark.rule("DIP-CITY-06")
def test_s41_a_ruling_before_103_leaves_what_was_played_in_102_as_it_was() -> None:
    game = war_after_attack_on_bruttia(
        war_with_siege(war_after_hold_turns(begin_war(), 5), "ill", "alb"), "alb"
    )
    assert game.world.position.units["bru"].owner == "julia"
    finish_turn(game)
    assert game.world.turn == 6
    last = answer_about_turn(game.state, AskTurn(turn=5))
    record_joint_defence_ruling(game)
    assert answer_about_turn(game.state, AskTurn(turn=5)) == last
    assert answer_about_turn(game.reopen().state, AskTurn(turn=5)) == last


@pytest.mark.rule("DIP-CITY-06")
def test_s41_from_103_on_two_attackers_fail_and_three_do_not() -> None:
    for supporters, fallen in ((("alb",), False), (("alb", "gal"), True)):
        game = record_joint_defence_ruling(
            war_with_siege(war_after_hold_turns(begin_war(), 6), "ill", *supporters)
        )
        assert (game.world.turn, game.world.season) == (6, "spring")
        assert game.world.position.garrisons["bru"] == "gaius"
        war_after_attack_on_bruttia(game, *supporters)
        assert ("bru" not in game.world.position.garrisons) == fallen
        unit = game.world.position.units["bru"]
        assert unit.owner == ("julia" if fallen else "gaius")
        assert game.world.position.units_of("gaius") == (() if fallen else (unit,))
        assert game.world.turn == 7  # no retreat was due: the next orders are asked for


@pytest.mark.rule("DIP-CITY-02")
def test_s08_the_support_of_a_garrison_whose_city_falls_is_lost() -> None:
    pieces = {"X": ["A bru", "G bru", "A gal"], "Y": ["A ill", "A alb"]}
    orders = ["G bru S A gal", "A ill - bru", "A alb S A ill - bru"]
    turn = play_turn(SMALL, pieces, orders)
    assert turn.standing == {"X A gal", "Y A bru", "Y A alb"}
    assert turn.dislodged_pieces == {"X A bru"}
    assert turn.destroyed_garrisons == {"X G bru"}
    assert turn.result("bru", garrison=True).verdict == "fails"


def autumn_with_guarded_centres(shares: dict[str, int], **readings: str) -> Table:
    """Return an autumn on the standard board with these numbers of guarded centres."""
    table = Table(scenario_on_map("standard", win=15, **readings))
    free = iter(sorted(set(table.world.position.owners) - {"vie"}))
    own = {who: [next(free) for _ in range(number)] for who, number in shares.items()}
    pieces = {who: [f"A {at[0]}", *(f"G {one}" for one in at)] for who, at in own.items()}
    pieces["neutral"] = [f"G {at}" for at in free]
    return table.set_board(
        pieces, {at: who for who, places in own.items() for at in places}
    ).skip_to_autumn()


@pytest.mark.rule("DIP-WIN-02")
@pytest.mark.parametrize("when", ["after", "before"])
def test_s33_eight_and_seven_centres_win_by_uniting_this_autumn(when: str) -> None:
    table = autumn_with_guarded_centres(
        {"X": 8, "Y": 7}, win__check=f"autumn_{when}_federation_changes"
    )
    table.record_events(FederationAgreed("R", ("X", "Y"))).play_phase()
    end = result(table.state)
    if when == "before":
        assert end is None
        assert centres_by_side(table.world) == {"union:R": 15}
    else:
        assert end is not None
        assert (end.outcome, set(end.who), end.places) == ("joint-win", {"X", "Y"}, ())


def table_before_capture(position: str) -> Table:
    """Return a table where X has 15 centres. Vienna is one, empty and next to barbarians."""
    table = autumn_with_guarded_centres({"X": 14}, spread__position=position)
    now = table.world.position.with_owner_of_centres(("vie",), "X").without_garrisons(("vie",))
    return table.set_world_fields(position=replace(now, markers=frozenset({"boh"})))


@pytest.mark.rule("DIP-WIN-01")
def test_s37_a_centre_that_barbarians_are_about_to_take_still_counts() -> None:
    last = table_before_capture("end_of_turn_after_adjustments").play_phase()
    end = result(last.state)
    assert end is not None
    assert (end.outcome, end.who) == ("winner", ("X",))
    early = table_before_capture("before_win_check").play_phase()
    assert result(early.state) is None
    assert early.owners("vie") == [""]
    assert len(early.world.position.centres_of("X")) == 14
    assert (early.world.phase, builds_allowed(early.world, "X")) == ("adjustments", 13)


@pytest.mark.rule("DIP-WIN-01")
def test_s37_barbarians_take_a_centre_in_spring_without_a_win_check() -> None:
    table = (
        table_before_capture("end_of_turn_after_adjustments").set_world_fields(turn=2).play_phase()
    )
    assert (table.world.turn, table.world.is_ended) == (3, False)
    assert table.owners("vie") == [""]
    assert "neutral G vie" in table.standing
