"""Corrections by the GM: repeated turns, the acts dropped by them, cancelled builds."""

import pytest

from ledger.contract.form import Choice
from ledger.games.roman_diplomacy.adjustments import builds_allowed
from ledger.games.roman_diplomacy.events.board import AdjustmentsResolved
from ledger.games.roman_diplomacy.events.corrections import TurnReadjudicated
from ledger.games.roman_diplomacy.events.empires import EmpireLost
from ledger.kernel.vocabulary.events import PeriodOpened
from ledger.kernel.vocabulary.request import Refused
from tests.games.roman_diplomacy.war import SMALL, War, begin_war
from tests.toy.yard import message_keys_of_refusal

WHY = {"reason": "the table agreed"}
THREE = SMALL.replace("[gaius, julia]", "[gaius, julia, livia]")


def war_after_hold_turns(war: War, *turns: int) -> War:
    """Return the game after this number of turns in which everybody holds."""
    for _ in turns:
        while war.world.phase != "movement":
            war.ready(*war.state.kernel.windows[war.window].owed)
        owed = war.state.kernel.windows[war.window].owed
        for who in owed:
            orders = {one.name.replace(" ", "_"): "H" for one in war.world.position.units_of(who)}
            war.save_orders(who, **orders)
        war.ready(*owed)
    return war


def war_after_storming_bruttia(war: War) -> War:
    """Return the game after Julia's two armies took Bruttia from an army and a garrison."""
    war.does("host", "set-unit", at="gal", unit="army", owner="julia", **WHY)
    war.save_orders("gaius", A_bru="H").save_orders("julia", A_alb="- bru", A_gal="S alb - bru")
    war.ready("gaius", "julia")
    return war


def war_with_joint_defence(war: War) -> War:
    """Return the game with garrison and unit defending together."""
    war.does("host", "set-switch", switch="garrison.stack", value="joint_2", **WHY)
    return war


def warnings_before_act(war: War, **fields: str) -> dict[str, object]:
    """Return the warnings before an act, by key."""
    shown = war.dry_run("host", "readjudicate", **fields, **WHY)
    assert shown.refusal is None
    return {one.key: dict(one.args) for one in shown.warnings}


@pytest.mark.rule("DIP-CITY-06")
def test_a_repeated_turn_follows_a_flipped_reading() -> None:
    war = war_after_storming_bruttia(begin_war())
    assert war.world.position.units["bru"].owner == "julia"
    assert war.window == "retreats-0"
    war_with_joint_defence(war).does("host", "readjudicate", **WHY)
    assert war.world.position.units["bru"].owner == "gaius"
    assert war.world.position.garrisons["bru"] == "gaius"
    assert (war.world.turn, war.world.phase) == (1, "movement")
    (first,), (again,) = war.world.replaced_turns, war.world.played_turns
    verdicts = [{one.piece: one.verdict for one in turn.results} for turn in (first, again)]
    assert [one["A alb"] for one in verdicts] == ["succeeds", "fails"]


def test_a_repeated_turn_restores_an_empire_lost_in_it() -> None:
    war = war_after_storming_bruttia(war_after_hold_turns(begin_war(), 0))
    assert war.world.dislodged
    war.ready("gaius")
    assert any(isinstance(entry.event, EmpireLost) for entry in war.entries_after(0))
    assert war.world.empire("gaius").has_left
    war_with_joint_defence(war).does("host", "readjudicate", **WHY)
    assert not war.world.empire("gaius").has_left
    assert war.world.position.owners["bru"] == "gaius"


def test_any_turn_may_be_repeated_and_later_turns_are_asked_again() -> None:
    war = war_after_hold_turns(begin_war(), 0, 1, 2)
    (turn, _reason) = war.offers("host")["readjudicate"].fields
    assert isinstance(turn, Choice)
    assert [option.value for option in turn.options] == ["2", "1", "0"]
    assert warnings_before_act(war, turn="0") == {"turns-fall-away": {"n": 2}}
    before = war.state.kernel.period.seq
    war.does("host", "readjudicate", turn="0", **WHY)
    assert (war.world.turn, war.world.phase, war.window) == (1, "movement", "movement-1-1")
    assert [one.turn for one in war.world.played_turns] == [0]
    assert [one.turn for one in war.world.replaced_turns] == [0, 1, 2]
    assert war.state.kernel.period.kind == "autumn_ad"
    opened = [e.event for e in war.entries_after(0) if isinstance(e.event, PeriodOpened)]
    assert opened[-1].seq == before + 1
    war_after_hold_turns(war, 1)
    assert [one.turn for one in war.world.played_turns] == [0, 1]


def test_a_repeated_turn_belongs_to_its_first_period() -> None:
    war = war_after_hold_turns(begin_war(), 0, 1, 2)
    war.does("host", "readjudicate", turn="1", **WHY)
    assert [one.period for one in war.world.played_turns] == [1, 2]
    war_after_hold_turns(war, 2)
    assert war.world.played_turns[-1].period == war.state.kernel.period.seq - 1


def test_a_warning_names_the_facts_dropped_by_a_repeated_turn() -> None:
    war = war_after_hold_turns(begin_war(), 0)
    assert warnings_before_act(war) == {}
    war.does("host", "set-owner", at="sic", owner="gaius", **WHY)
    war.does("host", "set-unit", at="gal", unit="army", owner="julia", **WHY)
    war.does("host", "set-builds", who="julia", number=1, **WHY)
    war.does("gaius", "federate", name="Pax", partners=["julia"])
    war.does("julia", "consent", petition=next(iter(war.state.kernel.petitions)))
    told = warnings_before_act(war)
    what = {"n": 3, "what": ["who:julia", "place:gal", "place:sic"]}
    assert told.pop("corrections-fall-away") == what
    assert told == {"unions-fall-away": {"who": ["who:gaius", "who:julia"]}}
    war.does("host", "readjudicate", **WHY)
    assert war.world.position.owners["sic"] == ""
    assert "gal" not in war.world.position.units
    assert not war.world.uniting
    assert not war.world.builds
    assert warnings_before_act(war) == {}


def test_a_warning_names_dropped_trades_and_the_dropped_end() -> None:
    war = begin_war()
    for who in ("gaius", "julia"):
        war.does("host", "set-membership", who=who, name="Pax", **WHY)
    war_after_hold_turns(war, 0)
    assert war.world.phase == "trades"
    war.does("gaius", "hand-over-centre", to="julia", at="bru")
    war.does("julia", "consent", petition=next(iter(war.state.kernel.petitions)))
    war.does("host", "declare-result", outcome="draw", who=["gaius", "julia"], **WHY)
    traded = {"trades-fall-away": {"n": 1, "what": ["place:bru"]}}
    assert warnings_before_act(war) == traded | {"end-falls-away": {}}
    war.does("host", "readjudicate", **WHY)
    assert not war.world.is_ended
    assert war.world.position.owners["bru"] == "gaius"
    assert war.world.phase == "trades"


def test_a_warning_names_both_sides_of_a_dropped_trade() -> None:
    war = begin_war()
    for who in ("gaius", "julia"):
        war.does("host", "set-membership", who=who, name="Pax", **WHY)
    war_after_hold_turns(war, 0)
    goods = {"give_units": ["bru"], "take_centres": ["alb"]}
    war.does("gaius", "trade", recorder="host", **{"with": "julia"}, **goods)
    assert warnings_before_act(war) == {
        "trades-fall-away": {"n": 2, "what": ["place:bru", "place:alb"]}
    }
    war.does("host", "readjudicate", **WHY)
    assert war.world.position.units["bru"].owner == "gaius"
    assert war.world.position.owners["alb"] == "julia"


def test_a_warning_leaves_out_facts_already_dropped() -> None:
    war = war_after_hold_turns(begin_war(), 0, 1)
    war.does("host", "set-owner", at="sic", owner="gaius", **WHY)
    war.does("host", "readjudicate", turn="1", **WHY)
    war.does("host", "set-owner", at="afr", owner="gaius", **WHY)
    assert warnings_before_act(war, turn="0") == {
        "turns-fall-away": {"n": 1},
        "corrections-fall-away": {"n": 1, "what": ["place:afr"]},
    }


def test_a_repeated_turn_keeps_the_names_of_empires() -> None:
    war = war_after_hold_turns(begin_war(), 0)
    war.does("host", "name-empire", who="gaius", name="Bruttium")
    war.does("host", "readjudicate", **WHY)
    assert war.world.empire("gaius").name == "Bruttium"


def test_a_turn_before_a_change_of_players_is_not_repeated() -> None:
    war = War(THREE).found_empires(gaius="bru", julia="alb")
    war.does("host", "ask-for-orders")
    war_after_hold_turns(war, 0).found_empires(livia="sic")
    for refused in (war.expect_refusal("host", "readjudicate", **WHY), _readjudicate_refusal(war)):
        assert message_keys_of_refusal(refused) == ["others-play-now"]
        assert refused.objections[0].args == {"who": ["who:livia"]}
    war.save_orders("gaius", A_bru="H").ready(*war.state.kernel.windows[war.window].owed)
    assert war.world.phase == "trades"
    war.ready("gaius", "julia", "livia")
    war.does("host", "readjudicate", turn="1", **WHY)
    assert war.world.phase == "trades"
    war.ready("gaius", "julia", "livia")
    assert war.world.turn == 2
    war.does("host", "retire-character", character="julia")
    refused = war.expect_refusal("host", "readjudicate", **WHY)
    assert refused.objections[0].args == {"who": ["who:julia"]}


def _readjudicate_refusal(war: War) -> Refused:
    return Refused("refused", war.offers("host")["readjudicate"].blocked)


@pytest.mark.parametrize("turn", ["7", "1"])
def test_an_unplayed_turn_is_not_repeated(turn: str) -> None:
    war = war_after_hold_turns(begin_war(), 0)
    refused = war.expect_refusal("host", "readjudicate", turn=turn, **WHY)
    assert message_keys_of_refusal(refused) == ["no-such-turn-played"]


def test_players_who_are_stewards_repeat_a_turn_once_all_agree() -> None:
    war = war_after_hold_turns(begin_war(SMALL + "stewards: players\n"), 0)
    war.does("gaius", "readjudicate", turn="0")
    assert not war.world.replaced_turns
    war.does("julia", "consent", petition=next(iter(war.state.kernel.petitions)))
    assert [one.turn for one in war.world.replaced_turns] == [0]
    assert sum(isinstance(entry.event, TurnReadjudicated) for entry in war.entries_after(0)) == 1


def winter_with_two_builds() -> War:
    """Return a winter where Gaius has two builds, and an empty city."""
    war = war_after_hold_turns(begin_war(), 0)
    for centre in ("afr", "thr"):
        war.does("host", "set-owner", at=centre, owner="gaius", **WHY)
    war.save_orders("gaius", A_bru="- ill").save_orders("julia", A_alb="H")
    war.ready("gaius", "julia")
    assert (war.world.phase, builds_allowed(war.world, "gaius")) == ("adjustments", 2)
    return war


def built_units(war: War) -> list[str]:
    """Return the units that were built last."""
    winters = [e.event for e in war.entries_after(0) if isinstance(e.event, AdjustmentsResolved)]
    return [one.name for one in winters[-1].built]


@pytest.mark.parametrize(("number", "found"), [(0, ["A bru"]), (-1, ["A bru"]), (-2, [])])
def test_cancelled_builds_are_not_built_although_they_were_saved(
    number: int, found: list[str]
) -> None:
    war = winter_with_two_builds()
    war.save_command("gaius", "order-adjustments", builds={"bru": ["A bru"]})
    war.does("host", "set-builds", who="gaius", number=number, **WHY)
    war.ready("gaius")
    assert built_units(war) == found


def test_a_player_without_builds_is_refused_more_and_may_have_to_disband() -> None:
    war = winter_with_two_builds()
    war.does("host", "set-builds", who="gaius", number=-2, **WHY)
    refused = war.save_command("gaius", "order-adjustments", builds={"bru": ["A bru"]})
    assert isinstance(refused, Refused)
    assert "too-many-builds" in message_keys_of_refusal(refused)
    war.does("host", "set-builds", who="gaius", number=-3, **WHY)
    assert builds_allowed(war.world, "gaius") == -1
    war.ready("gaius")
    assert war.world.position.units_of("gaius") == ()


def test_cancelled_builds_count_for_one_winter_and_can_make_a_player_owe_orders() -> None:
    war = winter_with_two_builds()
    war.does("host", "set-builds", who="julia", number=-1, **WHY)
    assert "julia" in war.state.kernel.windows[war.window].owed
    war.ready("gaius", "julia")
    assert war.world.position.units_of("julia") == ()
    assert (war.world.turn, builds_allowed(war.world, "julia")) == (2, 1)


def war_without_orders(war: War) -> War:
    """Return the game after a turn without Julia's orders."""
    while war.world.phase != "movement":
        war.ready(*war.state.kernel.windows[war.window].owed)
    gaius = {one.name.replace(" ", "_"): "H" for one in war.world.position.units_of("gaius")}
    war.save_orders("gaius", **gaius)
    war.wait(minutes=15).wake_clock()
    return war


def test_only_missed_turns_are_offered_to_be_forgiven() -> None:
    war = war_without_orders(war_after_hold_turns(war_without_orders(begin_war()), 1))
    assert war.world.empire("julia").missed_turns == (0, 2)
    fields = war.dry_run("host", "forgive-miss", who="julia", **WHY).fields
    turn = next(field for field in fields if field.name == "turn")
    assert isinstance(turn, Choice)
    assert [option.value for option in turn.options] == ["0", "2"]
