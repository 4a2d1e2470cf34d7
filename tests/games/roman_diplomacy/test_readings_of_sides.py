"""The effect of each reading about cities, federations, silence and winning on one position."""

import pytest

from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.adjustments import build_sites
from ledger.games.roman_diplomacy.events.empires import (
    DisorderBegan,
    FederationAgreed,
    LeavingDeclared,
    OrdersMissed,
)
from ledger.games.roman_diplomacy.membership import (
    FEDERATE,
    LEAVE_FEDERATION,
    Federate,
    LeaveFederation,
)
from ledger.games.roman_diplomacy.permanent_gifts import HAND_OVER_CENTRE, HandOverCentre
from tests.games.roman_diplomacy.table import Table, unite_empires
from tests.games.roman_diplomacy.under import small_map_with_reading, under_reading
from tests.games.roman_diplomacy.war import SMALL, begin_war

SILENT = ("retreats", "winter", "partings")


def can_build_in_bruttia(table: Table, who: str) -> bool:
    """Return whether the player may build in Bruttia."""
    return build_sites(table.state, who) == ("bru",)


def winter_after_loss(value: str) -> Table:
    """Return a winter after X has lost the city to Y in autumn."""
    table = small_map_with_reading("city.captured_builds", value)
    table.set_board({"Y": ["A bru"], "X": ["A gal"]}, {"bru": "X", "sic": "Y"}, cities={"X": "bru"})
    table.skip_to_autumn().play_phase(Y=["A bru H"])
    assert table.owners("bru") == ["Y"]
    return table


def winter_after_recapture(value: str) -> Table:
    """Return a winter after X has lost the city, and has taken it again a year later."""
    table = winter_after_loss(value).play_phase("adjustments")
    now = table.world.position.without_units_in(("bru", "gal")).with_units(
        (Piece("A", "bru", "X"),)
    )
    table.set_world_fields(position=now).play_phase(X=["A bru H"]).play_phase(X=["A bru H"])
    assert table.owners("bru") == ["X"]
    return table


def winter_after_repulse(value: str) -> Table:
    """Return a winter after the garrison fell, and the army there left before it took the city."""
    table = small_map_with_reading("city.captured_builds", value)
    pieces = {"X": ["G bru", "A thr"], "Y": ["A ill", "A alb"]}
    table.set_board(pieces, {"bru": "X", "sic": "Y", "alb": "Y"}, cities={"X": "bru"})
    table.play_phase(Y=["A ill - bru", "A alb S A ill - bru"], X=["A thr H"])
    table.play_phase(Y=["A bru - gal"], X=["A thr H"])
    assert (table.owners("bru"), "bru" in table.world.position.garrisons) == (["X"], False)
    return table


def winter_after_trade(value: str) -> Table:
    """Return a winter after X has given the city to the partner Y."""
    table = small_map_with_reading("city.captured_builds", value)
    table.set_board({"X": ["G bru"], "Y": ["A alb"]}, {"bru": "X"}, cities={"X": "bru"})
    unite_empires(table, "X", "Y").skip_to_autumn().at("trades")
    return table.do_act("X", HAND_OVER_CENTRE, HandOverCentre(to="Y", at="bru"))


@pytest.mark.rule("DIP-CITY-07", "DIP-CITY-08")
@under_reading(
    "city.captured_builds",
    {"founder_only": (False, True), "any_holder": (True, True), "nobody": (False, False)},
)
def test_a_reading_sets_the_builder_of_a_captured_city(
    value: str, expected: tuple[bool, bool]
) -> None:
    assert (
        can_build_in_bruttia(winter_after_loss(value), "Y"),
        can_build_in_bruttia(winter_after_recapture(value), "X"),
    ) == expected


@pytest.mark.rule("DIP-CITY-07", "DIP-FED-06")
@pytest.mark.parametrize("value", ["founder_only", "any_holder", "nobody"])
def test_the_buyer_and_a_lasting_owner_of_a_city_build_there(value: str) -> None:
    assert can_build_in_bruttia(winter_after_trade(value), "Y")
    assert not can_build_in_bruttia(winter_after_trade(value), "X")
    assert can_build_in_bruttia(winter_after_repulse(value), "X")


@pytest.mark.rule("DIP-CITY-07", "DIP-BARB-02")
@pytest.mark.parametrize(
    ("value", "expected"), [("founder_only", True), ("any_holder", True), ("nobody", False)]
)
def test_a_city_that_barbarians_took_has_changed_hands(value: str, expected: bool) -> None:
    table = small_map_with_reading("city.captured_builds", value)
    table.set_board({"X": ["A gal"]}, {"bru": "X", "sic": "X"}, ["ill"], cities={"X": "bru"})
    table.play_phase(X=["A gal H"])
    assert table.owners("bru") == [""]
    now = table.world.position.without_units_in(("gal",)).with_units((Piece("A", "bru", "X"),))
    table.set_world_fields(position=now).play_phase(X=["A bru H"])
    assert table.owners("bru") == ["X"]
    assert can_build_in_bruttia(table, "X") == expected


@pytest.mark.rule("DIP-FED-01")
@under_reading(
    "federation.effective", {"end_of_turn": ("Y A bru", ("X",)), "at_once": ("X A bru", ("X", "Y"))}
)
def test_a_reading_sets_when_a_federation_begins(
    value: str, expected: tuple[str, tuple[str, ...]]
) -> None:
    table = small_map_with_reading("federation.effective", value)
    table.set_board({"X": ["A bru"], "Y": ["A ill", "A alb"]}, {"sic": "X", "aeg": "Y"})
    table.do_act("X", FEDERATE, Federate(name="R", partners=("Y",)))
    during = table.world.members_of_side("X")
    table.play_phase(X=["A bru H"], Y=["A ill - bru", "A alb S A ill - bru"])
    assert (table.units & {"X A bru", "Y A bru"}, during) == ({expected[0]}, expected[1])
    if table.world.phase == "retreats":
        table.play_phase("retreats", X=["A bru R gal"])
    elif table.world.phase == "trades":
        table.play_phase("trades")
    assert (table.world.turn, table.world.members_of_side("X")) == (1, ("X", "Y"))


@pytest.mark.rule("DIP-FED-08")
@under_reading(
    "federation.trades", {"every_turn": ["trades", "trades"], "autumn_only": ["", "trades"]}
)
def test_a_reading_sets_the_turns_with_trades(value: str, expected: list[str]) -> None:
    found = []
    for season in ("spring", "autumn"):
        table = small_map_with_reading("federation.trades", value)
        table.set_board({"X": ["A bru"], "Y": ["A alb"]}, {"bru": "X", "alb": "Y"})
        unite_empires(table, "X", "Y")
        if season == "autumn":
            table.skip_to_autumn()
        table.play_phase(X=["A bru H"], Y=["A alb H"])
        found.append("trades" if table.world.phase == "trades" else "")
    assert found == expected


@pytest.mark.rule("DIP-DEFED-01", "DIP-CITY-05")
@under_reading(
    "federation.unit_in_ex_ally_city",
    {"must_retreat": ("partings", {"Y A alb"}), "stays": ("movement", {"X A thr", "Y A alb"})},
)
def test_a_reading_decides_a_unit_in_the_city_of_a_leaving_partner(
    value: str, expected: tuple[str, set[str]]
) -> None:
    table = small_map_with_reading("federation.unit_in_ex_ally_city", value)
    table.set_board({"X": ["A thr"], "Y": ["G thr", "A alb"]}, {"thr": "Y", "alb": "Y", "sic": "X"})
    unite_empires(table, "X", "Y").do_act("Y", LEAVE_FEDERATION, LeaveFederation())
    table.play_phase(X=["A thr H"], Y=["A alb H"]).play_phase("trades")
    assert (table.world.phase, table.units) == expected
    assert "Y G thr" in table.standing
    if table.world.phase == "partings":
        assert "X A ill" in table.play_phase("partings", X=["A thr R ill"]).units


def table_after_silence(part: str, value: str, *, says: bool = False) -> Table:
    """Return the game after X ordered in movement, and later said nothing, or gave orders."""
    table = small_map_with_reading("disorder.counts", value)
    if part == "retreats":
        table.set_board(
            {"X": ["A bru", "F wst"], "Y": ["A alb", "A gal"]}, {"sic": "X", "thr": "Y"}
        )
        table.play_phase(X=["F wst H"], Y=["A alb - bru", "A gal S A alb - bru"])
        return table.play_phase("retreats", **({"X": ["A bru R ill"]} if says else {}))
    if part == "winter":
        table.set_board({"X": ["A bru"], "Y": ["A alb"]}, {"bru": "X", "sic": "X", "alb": "Y"})
        table.skip_to_autumn().play_phase(X=["A bru H"], Y=["A alb H"])
        return table.play_phase("adjustments", **({"X": []} if says else {}))
    table.set_board({"X": ["A thr"], "Y": ["G thr", "A alb"]}, {"thr": "Y", "alb": "Y", "sic": "X"})
    unite_empires(table, "X", "Y").record_events(LeavingDeclared("Y")).play_phase(
        X=["A thr H"], Y=["A alb H"]
    )
    return table.play_phase("trades").play_phase(
        "partings", **({"X": ["A thr R ill"]} if says else {})
    )


@pytest.mark.rule("DIP-CD-01")
@under_reading("disorder.counts", {"movement_only": 0, "all_phases": 1})
@pytest.mark.parametrize("part", SILENT)
def test_a_reading_sets_the_phases_that_count_as_missed(
    value: str, expected: int, part: str
) -> None:
    assert len(table_after_silence(part, value).of(OrdersMissed)) == expected
    assert not table_after_silence(part, value, says=True).of(OrdersMissed)


@pytest.mark.rule("DIP-CD-01")
@under_reading("disorder.counts", {"movement_only": False, "all_phases": True})
def test_a_third_silent_winter_brings_disorder_at_once(value: str, expected: bool) -> None:
    table = small_map_with_reading("disorder.counts", value)
    table.set_board({"X": ["A bru"], "Y": ["A alb"]}, {"bru": "X", "sic": "X", "alb": "Y"})
    table.set_world_fields(
        turn=7, empires=table.world.with_empire("X", missed_turns=(0, 3)).empires
    )
    table.play_phase(X=["A bru H"], Y=["A alb H"])
    assert not table.of(DisorderBegan)
    assert bool(table.play_phase("adjustments").of(DisorderBegan)) == expected


@pytest.mark.rule("DIP-CD-01")
@under_reading("disorder.counts", {"movement_only": False, "all_phases": True})
def test_a_winter_without_saved_orders_counts_at_the_deadline(value: str, expected: bool) -> None:
    war = begin_war(f"{SMALL}switches: {{disorder.counts: {value}}}\n")
    war.does("host", "set-owner", at="sic", owner="gaius", reason="for the test")
    for _ in range(2):
        war.save_orders("gaius", A_bru="H").save_orders("julia", A_alb="H")
        war.ready("gaius", "julia")
    assert war.world.phase == "adjustments"
    war.wait(minutes=15).wake_clock()
    war.wake_clock()
    assert war.world.turn == 2
    assert bool(war.world.empire("gaius").missed_turns) == expected


def do_four_centres_win(value: str, *, autumn: bool, together: bool) -> bool:
    """Return whether four centres win now, of one empire or of two that unite in this turn."""
    table = small_map_with_reading("win.check", value)
    other = "Y" if together else "X"
    table.set_board(
        {"X": ["A bru"], "Y": ["A thr"]}, {"bru": "X", "alb": "X", "sic": other, "afr": other}
    )
    if autumn:
        table.skip_to_autumn()
    if together:
        table.record_events(FederationAgreed("R", ("X", "Y")))
    return table.play_phase(X=["A bru H"], Y=["A thr H"]).world.is_ended


@pytest.mark.rule("DIP-WIN-01", "DIP-FED-01")
@under_reading(
    "win.check",
    {
        "autumn_after_federation_changes": (False, False, True, True),
        "autumn_before_federation_changes": (False, False, True, False),
        "every_turn": (True, True, True, True),
    },
)
def test_a_reading_sets_when_the_winner_is_checked(value: str, expected: tuple[bool, ...]) -> None:
    ways = [(autumn, together) for autumn in (False, True) for together in (False, True)]
    found = tuple(do_four_centres_win(value, autumn=one, together=other) for one, other in ways)
    assert found == expected
