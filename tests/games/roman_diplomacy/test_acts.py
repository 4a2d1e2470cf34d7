"""Joining, federations, trades and the agreed end, as acts."""

import pytest

from ledger.games.roman_diplomacy.adjustments import builds_allowed, must_be_adjustments
from ledger.games.roman_diplomacy.agreed_end import AGREE_ON_END, AgreeOnEnd
from ledger.games.roman_diplomacy.cities import free_cities
from ledger.games.roman_diplomacy.empire_founding import FOUND_EMPIRE, FoundEmpire
from ledger.games.roman_diplomacy.events.empires import FederationBegan
from ledger.games.roman_diplomacy.events.turn import GameDecided
from ledger.games.roman_diplomacy.membership import (
    FEDERATE,
    LEAVE_FEDERATION,
    Federate,
    LeaveFederation,
)
from ledger.games.roman_diplomacy.permanent_gifts import (
    HAND_OVER_BUILDS,
    HAND_OVER_CENTRE,
    HAND_OVER_UNIT,
    HandOverBuilds,
    HandOverCentre,
    HandOverUnit,
)
from ledger.games.roman_diplomacy.rules import RULES
from ledger.games.roman_diplomacy.tally import ARMY, BARBARIANS, CENTRE, FLEET, GARRISON
from ledger.games.roman_diplomacy.victory import result
from ledger.record.result import Outcome, Result
from tests.games.roman_diplomacy.table import Table, rules_and_keys, scenario_on_map, seat_players

CITIES = {
    *("spa", "mar", "rom", "nap", "ven", "tri", "gre"),
    *("bul", "rum", "sev", "con", "ank", "smy", "tun"),
}
"""The centres of the standard map on the coast of the Mediterranean or the Black Sea."""


@pytest.mark.rule("DIP-PLAY-02")
@pytest.mark.rule("DIP-PLAY-01")
def test_s02_newcomers_choose_from_these_cities() -> None:
    table = seat_players(Table(scenario_on_map("standard")), "x", "y")
    assert set(free_cities(table.state)) == CITIES
    table.do_act("x", FOUND_EMPIRE, FoundEmpire(city="rom"))
    assert table.standing >= {"x A rom", "x G rom"}
    assert table.owners("rom") == ["x"]
    refused = {
        "rom": "city-is-taken",
        "ser": "not-an-imperial-city",
        "por": "not-an-imperial-city",
        "bre": "not-an-imperial-city",
        "par": "not-an-imperial-city",
    }
    for city, why in refused.items():
        command = FoundEmpire(city=city)
        assert rules_and_keys(FOUND_EMPIRE.objections(table.state, "y", command)) == [
            f"DIP-PLAY-02 {why}"
        ]
    table.do_act("y", FOUND_EMPIRE, FoundEmpire(city="bul"))


@pytest.mark.rule("DIP-PLAY-02")
@pytest.mark.rule("DIP-PLAY-04")
@pytest.mark.rule("DIP-PLAY-05")
def test_s03_a_player_joins_late() -> None:
    table = Table(scenario_on_map("standard")).set_board(
        {"x": ["A nap", "G nap"], "y": ["A ven"], "neutral": ["G tun"]}, {"nap": "x"}
    )
    seat_players(table, "x", "y", "z")

    def objections_to_city(city: str) -> list[str]:
        return rules_and_keys(FOUND_EMPIRE.objections(table.state, "z", FoundEmpire(city=city)))

    assert objections_to_city("nap") == ["DIP-PLAY-02 city-is-taken"]
    assert objections_to_city("ven") == ["DIP-PLAY-02 a-unit-stands-in-the-city"]
    table.do_act("z", FOUND_EMPIRE, FoundEmpire(city="tun"))
    assert table.standing >= {"z A tun", "z G tun"}


def table_at_trade_time() -> Table:
    """Return a table at the time of trades, with X and Y in one federation."""
    table = Table(scenario_on_map()).set_board(
        {"x": ["A gal", "A alb", "G bru"], "y": ["A thr", "G thr"], "z": ["A lib"]},
        {"bru": "x", "alb": "x", "sic": "x", "thr": "y"},
        cities={"x": "bru", "y": "thr"},
    )
    table.skip_to_autumn().record_events(FederationBegan("R", ("x", "y"))).at("trades")
    return seat_players(table, "x", "y", "z")


@pytest.mark.rule("DIP-FED-06")
@pytest.mark.rule("DIP-FED-07")
@pytest.mark.rule("DIP-FED-08")
def test_s32_centres_and_builds_are_traded_for_ever() -> None:
    table = table_at_trade_time()
    assert builds_allowed(table.world, "x") == 1
    assert HAND_OVER_CENTRE.consent.voices(table.state, "x", HandOverCentre(to="y", at="alb")) == (
        "y",
    )
    table.do_act("x", HAND_OVER_BUILDS, HandOverBuilds(to="y", number=1))
    table.do_act("x", HAND_OVER_CENTRE, HandOverCentre(to="y", at="alb"))
    assert table.owners("alb") == ["y"]
    assert builds_allowed(table.world, "y") == 2
    table.remove_units("thr").at("adjustments")
    assert rules_and_keys(must_be_adjustments(table.state, "y", ("Build A thr",))) == []
    refused = rules_and_keys(must_be_adjustments(table.state, "y", ("Build A bru",)))
    assert refused == ["DIP-CITY-07 build-not-a-site"]
    back = HandOverCentre(to="x", at="alb")
    assert HAND_OVER_CENTRE.consent.voices(table.state, "y", back) == ("x",)


@pytest.mark.rule("DIP-FED-02")
def test_s32_units_go_to_members_and_newcomers_never_to_enemies() -> None:
    table = table_at_trade_time()
    gift = HandOverUnit(to="z", at="gal")
    refused = rules_and_keys(HAND_OVER_UNIT.objections(table.state, "x", gift))
    assert refused == ["DIP-FED-06 not-a-member"]
    joined_now = table.world.with_empire("z", first_turn=table.world.turn)
    table.set_world_fields(empires=joined_now.empires).do_act("x", HAND_OVER_UNIT, gift)
    assert "z A gal" in table.standing


@pytest.mark.rule("DIP-FED-01")
@pytest.mark.rule("DIP-DEFED-01")
def test_a_federation_begins_and_ends_with_the_turn() -> None:
    table = seat_players(
        Table(scenario_on_map()).set_board(
            {"x": ["A bru"], "y": ["A thr"]}, {"sic": "x", "aeg": "y"}
        ),
        "x",
        "y",
    )
    wish = Federate(name="Roma", partners=("y",))
    assert FEDERATE.consent.voices(table.state, "x", wish) == ("y",)
    table.do_act("x", FEDERATE, wish)
    assert table.world.members_of_side("x") == ("x",)
    table.play_phase(x=["A bru H"], y=["A thr H"])
    assert table.world.members_of_side("x") == ("x", "y")
    table.do_act("y", LEAVE_FEDERATION, LeaveFederation())
    table.play_phase(x=["A bru H"], y=["A thr H"])
    table.play_phase("trades")
    assert table.world.members_of_side("x") == ("x",)


@pytest.mark.rule("DIP-WIN-05")
@pytest.mark.rule("DIP-WIN-04")
def test_s38_all_players_agree_on_an_end() -> None:
    who = ("x", "y", "z", "n")
    table = seat_players(Table(scenario_on_map()).set_board({one: [] for one in who}, {}), *who)
    table.set_board({"x": ["A bru"], "y": ["A thr"], "z": ["A alb"], "n": ["A afr"]})
    end = AgreeOnEnd(outcome="draw", who=who)
    assert set(AGREE_ON_END.consent.voices(table.state, "x", end)) == {"y", "z", "n"}
    one = AgreeOnEnd(outcome="draw", who=("x",))
    assert rules_and_keys(AGREE_ON_END.objections(table.state, "x", one)) == [
        "DIP-WIN-05 names-too-few-or-many"
    ]
    table.do_act("x", AGREE_ON_END, end)
    found = result(table.state)
    assert found is not None
    assert (found.outcome, found.who, found.agreed, found.places) == ("draw", who, True, ())


def table_of_four() -> Table:
    """Return a table with three empires, one of them in disorder, and a player without one."""
    table = seat_players(Table(scenario_on_map()), "x", "y", "z", "n", "host")
    table.set_board({"x": ["A bru"], "y": ["A thr"], "z": ["A alb"], "n": ["A afr"]})
    return table.set_world_fields(empires=table.world.with_empire("n", has_left=True).empires)


@pytest.mark.rule("DIP-WIN-05")
@pytest.mark.parametrize(
    ("by", "outcome", "who", "wrong"),
    [
        ("x", "winner", ("y",), []),
        ("x", "joint-win", ("x", "n"), []),
        ("x", "nobody", (), []),
        ("n", "nobody", (), ["leads-no-empire"]),
        ("host", "winner", ("x",), ["leads-no-empire"]),
        ("x", "draw", ("x", "host"), ["names-others"]),
        ("x", "draw", ("x", "x"), ["names-others"]),
        ("x", "winner", ("x", "y"), ["names-too-few-or-many"]),
    ],
)
def test_current_players_agree_on_any_result_about_empires(
    by: str, outcome: Outcome, who: tuple[str, ...], wrong: list[str]
) -> None:
    said = rules_and_keys(
        AGREE_ON_END.objections(table_of_four().state, by, AgreeOnEnd(outcome=outcome, who=who))
    )
    assert said == [f"DIP-WIN-05 {key}" for key in wrong]


@pytest.mark.rule("DIP-WIN-05")
def test_players_in_disorder_have_no_voice_in_the_end() -> None:
    end = AgreeOnEnd(outcome="nobody", who=())
    assert AGREE_ON_END.consent.voices(table_of_four().state, "x", end) == ("y", "z")


@pytest.mark.rule("DIP-WIN-04")
@pytest.mark.parametrize("agreed", [False, True])
@pytest.mark.parametrize(
    ("outcome", "who"),
    [("winner", ("y",)), ("joint-win", ("x", "y")), ("draw", ("x", "z")), ("nobody", ())],
)
def test_a_result_names_the_winners_and_no_further_places(
    outcome: Outcome, who: tuple[str, ...], *, agreed: bool
) -> None:
    table = table_of_four()
    assert result(table.state) is None
    table.record_events(GameDecided(outcome, who, agreed=agreed))
    assert result(table.state) == Result(outcome, who, places=(), agreed=agreed)


@pytest.mark.rule("DIP-WIN-01")
def test_centres_count_in_the_standings_one_each_and_pieces_do_not() -> None:
    state, pieces = table_of_four().state, (ARMY, FLEET, GARRISON, BARBARIANS)
    worths = {asset: RULES.assets.worth(state, asset) for asset in (CENTRE, *pieces)}
    assert worths == {CENTRE: 1, **dict.fromkeys(pieces, 0)}
