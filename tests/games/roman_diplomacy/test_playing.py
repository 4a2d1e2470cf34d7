"""A played game: sealed orders, deadlines, late players, corrections."""

import pytest

from ledger.contract.form import Rows
from ledger.games.roman_diplomacy.empire_founding import FOUND_EMPIRE, FoundEmpire
from ledger.games.roman_diplomacy.events.board import OrdersResolved
from ledger.games.roman_diplomacy.events.corrections import TurnReadjudicated
from ledger.games.roman_diplomacy.events.turn import GameDecided
from ledger.kernel.vocabulary.events import PeriodOpened, SeedRevealed
from ledger.kernel.vocabulary.request import Accepted, Refused, StoredWithoutEntry
from ledger.kernel.windows.opening import MINUTE
from tests.games.roman_diplomacy.table import rules_and_keys
from tests.games.roman_diplomacy.war import SMALL, War, begin_war
from tests.toy.yard import message_keys_of_refusal, rules_of_refusal, short_type_names

THREE = SMALL.replace("[gaius, julia]", "[gaius, julia, livia]")


def last_verdicts(war: War) -> dict[str, str]:
    """Return the verdict on each of the last orders, by the order."""
    return {one.order: one.verdict for one in war.world.played_turns[-1].results if one.given}


def test_the_first_orders_are_asked_for_once_everybody_has_a_city() -> None:
    war = War().found_empires(gaius="bru")
    assert war.window == ""
    war.found_empires(julia="alb")
    assert short_type_names(war.entries_after(0)).count("play-began") == 1
    window = war.state.kernel.windows[war.window]
    assert (window.kind, window.owed) == ("movement", ("gaius", "julia"))
    assert window.until == war.now + 15 * MINUTE


@pytest.mark.rule("DIP-START-03")
def test_the_host_asks_for_orders_before_all_have_a_city() -> None:
    war = War()
    assert message_keys_of_refusal(war.expect_refusal("host", "ask-for-orders")) == [
        "nobody-plays-yet"
    ]
    war.found_empires(gaius="bru")
    war.does("host", "ask-for-orders")
    assert war.state.kernel.windows[war.window].owed == ("gaius",)
    assert message_keys_of_refusal(war.expect_refusal("host", "ask-for-orders")) == [
        "play-has-begun"
    ]


@pytest.mark.rule("DIP-PLAY-04")
def test_a_player_who_joins_during_orders_owes_orders_too() -> None:
    war = War(THREE).found_empires(gaius="bru")
    war.does("host", "ask-for-orders")
    war.found_empires(julia="alb")
    assert war.state.kernel.windows[war.window].owed == ("gaius", "julia")
    war.save_orders("julia", A_alb="H")
    war.ready("gaius", "julia")
    assert last_verdicts(war) == {"A Alb H": "succeeds"}


@pytest.mark.rule("DIP-PLAY-04")
def test_a_player_who_comes_after_orders_are_due_waits_for_the_next_turn() -> None:
    war = War(THREE).found_empires(gaius="bru", julia="alb")
    war.does("host", "ask-for-orders")
    war.wait(minutes=15).wake_clock_once()
    assert war.state.kernel.windows[war.window].final
    said = rules_and_keys(FOUND_EMPIRE.objections(war.state, "livia", FoundEmpire(city="afr")))
    assert said == ["DIP-PLAY-04 wait-for-the-next-turn"]


def test_all_orders_are_opened_and_carried_out_at_once_when_all_are_ready() -> None:
    war = begin_war()
    war.save_orders("gaius", A_bru="H").save_orders("julia", A_alb="H")
    brought = war.ready("gaius", "julia")
    assert "submissions-opened" in short_type_names(brought)
    assert any(isinstance(entry.event, OrdersResolved) for entry in brought)
    assert war.world.turn == 1
    assert war.state.kernel.period.kind == "autumn_ad"


def test_saved_orders_count_at_the_deadline_and_silent_players_miss_a_turn() -> None:
    war = begin_war()
    war.save_orders("gaius", A_bru="H")
    war.wait(minutes=15).wake_clock()
    war.wake_clock()
    assert war.world.turn == 1
    assert war.world.empire("julia").missed_turns == (0,)
    assert war.world.empire("gaius").missed_turns == ()


def test_a_turn_falls_due_once_after_days_of_silence() -> None:
    war = begin_war()
    war.wait(minutes=3 * 24 * 60)
    for _ in range(4):
        war.wake_clock()
    assert war.world.turn == 1
    assert war.state.kernel.windows[war.window].until == war.now + 15 * MINUTE


def test_orders_are_refused_by_their_rule_and_replaced_until_the_deadline() -> None:
    war = begin_war()
    refused = war.save_command("gaius", orders={"A bru": ["- alb"], "A alb": ["H"]})
    assert isinstance(refused, Refused)
    assert "not-your-piece" in message_keys_of_refusal(refused)
    war.save_orders("gaius", A_bru="H")
    assert isinstance(war.save_command("gaius", orders={}), StoredWithoutEntry)


def test_offered_orders_are_not_refused() -> None:
    war = begin_war()
    (field,) = war.offers("gaius")["order-units"].fields
    assert isinstance(field, Rows)
    for row in field.rows:
        for option in row.options:
            kept = war.save_command("gaius", orders={row.of: [option.value]})
            assert isinstance(kept, StoredWithoutEntry), (row.of, option.value, kept)


@pytest.mark.rule("DIP-WIN-05")
def test_an_agreed_end_ends_the_game_and_its_windows() -> None:
    war = begin_war()
    war.does("gaius", "agree-on-end", outcome="draw", who=["gaius", "julia"])
    petition = next(iter(war.state.kernel.petitions))
    war.does("julia", "consent", petition=petition)
    assert war.world.is_ended
    assert not war.state.kernel.windows
    assert not war.offers("gaius").keys() & {"order-units", "agree-on-end"}


def test_names_of_empires_and_federations_are_legible_and_on_one_line() -> None:
    war = War().found_empires(gaius="bru")
    for name in ("\u202eRoma", "\u3164", " ", "\x07"):
        for refused in (
            war.expect_refusal("host", "name-empire", who="gaius", name=name),
            war.expect_refusal("gaius", "federate", name=name, partners=["julia"]),
        ):
            assert (refused.problem, refused.errors[0][0]) == ("malformed", "name")
    war.does("host", "name-empire", who="gaius", name=" Regnum\n  בית ")
    assert war.world.empire("gaius").name == "Regnum בית"


@pytest.mark.rule("DIP-PLAY-03")
def test_stewards_name_the_empires_of_players() -> None:
    war = War().found_empires(gaius="bru")
    war.does("host", "name-empire", who="gaius", name="Bruttium")
    assert war.world.empire("gaius").name == "Bruttium"
    assert message_keys_of_refusal(
        war.expect_refusal("host", "name-empire", who="julia", name="Nobody")
    ) == ["leads-no-empire"]
    assert rules_of_refusal(
        war.expect_refusal("gaius", "name-empire", who="gaius", name="Roma")
    ) == {"ACTA-03"}


def test_a_steward_corrects_the_board_and_the_books_follow() -> None:
    war = begin_war()
    why = {"reason": "the paper said so"}
    war.does("host", "set-unit", at="sic", unit="army", owner="gaius", **why)
    assert war.holding_of("gaius", "army") == 2
    war.does("host", "set-owner", at="sic", owner="gaius", **why)
    war.does("host", "set-garrison", at="sic", owner="gaius", **why)
    assert (war.holding_of("gaius", "centre"), war.holding_of("gaius", "garrison")) == (2, 2)
    war.does("host", "set-barbarians", at="ill", there="no", **why)
    assert "ill" not in war.world.position.markers
    war.does("host", "set-unit", at="sic", unit="nothing", **why)
    assert war.holding_of("gaius", "army") == 1
    assert message_keys_of_refusal(
        war.expect_refusal("host", "set-owner", at="sic", owner="julia")
    ) == ["say-why"]
    assert message_keys_of_refusal(
        war.expect_refusal("host", "set-owner", at="ill", owner="julia", **why)
    ) == ["no-such-fact"]
    assert rules_of_refusal(
        war.expect_refusal("gaius", "set-owner", at="sic", owner="gaius", **why)
    ) == {"ACTA-03"}


def test_a_steward_corrects_members_builds_and_missed_turns() -> None:
    war = begin_war()
    war.wait(minutes=15).wake_clock()
    war.wake_clock()
    why = {"reason": "agreed"}
    war.does("host", "set-membership", who="gaius", name="Pax", **why)
    war.does("host", "set-membership", who="julia", name="Pax", **why)
    assert war.world.side("gaius") == war.world.side("julia")
    war.does("host", "set-builds", who="gaius", number=2, **why)
    assert war.world.builds["gaius"] == 2
    war.does("host", "forgive-miss", who="julia", turn="0", **why)
    assert war.world.empire("julia").missed_turns == ()
    assert message_keys_of_refusal(
        war.expect_refusal("host", "forgive-miss", who="julia", turn="0", **why)
    ) == ["no-such-fact"]


def test_a_steward_declares_a_result() -> None:
    war = begin_war()
    war.does("host", "declare-result", outcome="winner", who=["gaius"], reason="dawn")
    assert (war.world.is_ended, war.world.winners) == (True, ("gaius",))
    assert not war.state.kernel.windows


@pytest.mark.parametrize("corrected", [False, True])
def test_a_turn_is_repeated_from_its_orders(*, corrected: bool) -> None:
    war = begin_war()
    war.save_orders("gaius", A_bru="H").save_orders("julia", A_alb="H")
    war.ready("gaius", "julia")
    first = war.world.position
    if corrected:
        war.does("host", "set-owner", at="sic", owner="gaius", reason="wrong")
    war.does("host", "readjudicate", reason="once more")
    assert war.world.position == first
    assert (war.world.turn, war.world.revised) == (1, 1)
    assert len(war.world.replaced_turns) == 1
    assert war.window == "movement-1-1"
    assert any(isinstance(e.event, TurnReadjudicated) for e in war.entries_after(0))
    assert isinstance(war.save_command("gaius", orders={"A bru": ["H"]}), StoredWithoutEntry)


def test_a_repeated_turn_opens_no_period_twice() -> None:
    war = begin_war()
    war.ready("gaius", "julia")
    war.does("host", "readjudicate", reason="again")
    events = [entry.event for entry in war.entries_after(0)]
    opened = [event.seq for event in events if isinstance(event, PeriodOpened)]
    revealed = [event.period for event in events if isinstance(event, SeedRevealed)]
    assert (opened, revealed) == ([2], [1])


def test_no_turn_can_be_repeated_before_the_first() -> None:
    war = begin_war()
    assert message_keys_of_refusal(
        war.expect_refusal("host", "readjudicate", reason="why not")
    ) == ["no-turn-played"]


def test_players_who_are_stewards_all_agree_to_a_correction() -> None:
    war = begin_war(SMALL + "stewards: players\n")
    outcome = war.send_command("gaius", "set-owner", at="sic", owner="gaius")
    assert isinstance(outcome, Accepted)
    assert war.world.position.owners["sic"] == ""
    war.does("julia", "consent", petition=next(iter(war.state.kernel.petitions)))
    assert war.world.position.owners["sic"] == "gaius"


def test_enough_centres_decide_the_game_in_autumn() -> None:
    war = begin_war()
    for centre in ("sic", "afr", "thr"):
        war.does("host", "set-owner", at=centre, owner="gaius", reason="for the test")
    for _ in range(2):
        war.save_orders("gaius", A_bru="H").save_orders("julia", A_alb="H")
        war.ready("gaius", "julia")
    assert any(isinstance(entry.event, GameDecided) for entry in war.entries_after(0))
    assert war.world.winners == ("gaius",)
    assert not war.state.kernel.windows


@pytest.mark.rule("DIP-PLAY-04")
def test_a_player_let_in_by_a_steward_founds_an_empire_in_the_same_turn() -> None:
    war = begin_war()
    war.does("host", "let-in", character="livia")
    assert war.state.kernel.players == ("gaius", "julia", "livia")
    war.found_empires(livia="sic")
    assert war.state.kernel.windows[war.window].owed == ("gaius", "julia", "livia")
    assert isinstance(war.save_orders("livia", A_sic="H"), War)
    for _ in ("orders", "what is given to the newcomer"):
        war.ready("gaius", "julia", "livia")
    assert war.world.turn == 1


@pytest.mark.rule("DIP-PLAY-04")
def test_s03_a_late_player_has_an_army_at_once_and_orders_next_turn() -> None:
    war = begin_war()
    war.ready("gaius", "julia")
    assert (war.world.turn, war.world.season) == (1, "autumn")
    war.does("host", "let-in", character="livia")
    war.found_empires(livia="sic")
    assert war.world.position.units["sic"].owner == "livia"
    assert war.state.kernel.windows[war.window].owed == ("gaius", "julia")
    war.does("host", "set-unit", at="lib", unit="army", owner="livia", reason="a gift")
    assert war.state.kernel.windows[war.window].owed == ("gaius", "julia")
    refused = war.save_command("livia", orders={"A sic": ["H"]})
    assert not isinstance(refused, StoredWithoutEntry)
    war.ready("gaius", "julia")
    while war.world.phase != "movement":
        war.wait(minutes=15).wake_clock()
    assert (war.world.turn, war.world.empire("livia").missed_turns) == (2, ())
    assert "livia" in war.state.kernel.windows[war.window].owed
    war.save_orders("livia", A_sic="H")
    war.wait(minutes=15).wake_clock()
    assert war.world.empire("livia").missed_turns == ()
    while war.world.turn == 3 and war.world.phase == "movement":
        war.wait(minutes=15).wake_clock()
    assert war.world.empire("livia").missed_turns == (3,)


@pytest.mark.rule("DIP-CD-02")
def test_the_empire_of_a_player_who_leaves_falls_into_disorder_at_once() -> None:
    war = begin_war()
    war.does("host", "retire-character", character="julia")
    assert war.world.players_with_empire == ("gaius",)
    assert war.world.position.owners["alb"] == ""
    war.ready("gaius")
    assert war.world.turn == 1
