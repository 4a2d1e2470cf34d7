"""The beginning of play: at the founding, or when a steward begins it."""

import pytest

from ledger.kernel.vocabulary.events import GameFounded
from ledger.verify import verify_export
from projections.standings import STANDINGS
from tests.ledger.forging import export_lines
from tests.toy.rules import TOY
from tests.toy.tali import TALI
from tests.toy.yard import START, YardGame, message_keys_of_refusal

HOUR = 60
DAY = 24 * HOUR
MINUTE = 60_000
CLOCK = {"switch": "bell.by_clock", "value": "true"}


@pytest.fixture
def friday() -> YardGame:
    """Return a game that was founded the day before it is played."""
    return YardGame(waits=True)


def test_a_game_without_the_mark_to_wait_began_at_its_founding(yard: YardGame) -> None:
    kernel = yard.wait(minutes=1).state.kernel
    assert (kernel.status, kernel.waiting, kernel.began) == ("open", False, START)
    assert "begin-play" not in yard.offers("nurse")
    assert message_keys_of_refusal(yard.expect_refusal("nurse", "begin-play")) == [
        "play-begun-already"
    ]


def test_the_first_period_has_its_whole_time_when_play_begins(friday: YardGame) -> None:
    friday.does("nurse", "set-switch", **CLOCK)
    assert friday.wait(minutes=DAY).wake_clock() == ()
    friday.does("nurse", "begin-play")
    begun = START + DAY * MINUTE
    assert friday.state.kernel.began == begun
    assert (friday.state.period.opened, friday.state.period.paused) == (begun, 0)
    assert friday.wait(minutes=4).wake_clock() == ()
    friday.wait(minutes=1).wake_clock()
    assert friday.state.period.seq == 2


def test_a_pause_after_the_beginning_counts_as_any_pause(friday: YardGame) -> None:
    friday.wait(minutes=DAY).does("nurse", "begin-play")
    friday.wait(minutes=1).does("nurse", "pause")
    friday.wait(minutes=7).does("nurse", "resume")
    assert friday.state.period.paused == 7 * MINUTE
    assert friday.state.kernel.began == START + DAY * MINUTE


def test_no_act_of_the_game_is_possible_before_it_begins(friday: YardGame) -> None:
    before = friday.state
    for recorder in ("", "aunt", "nurse"):
        refused = friday.expect_refusal("ada", "give", to="bea", nuts=1, recorder=recorder)
        assert refused.problem == "not-begun"
    overruling = friday.expect_refusal(
        "ada", "give", to="bea", nuts=1, recorder="nurse", waive=("R-1",)
    )
    assert overruling.problem == "not-begun"
    assert friday.expect_refusal("aunt", "ring").problem == "not-begun"
    assert friday.expect_refusal("aunt", "ring", recorder="nurse", period_=0).problem == "not-begun"
    assert friday.dry_run("ada", "give", to="bea", nuts=1).refusal is not None
    assert friday.state is before


def test_no_act_of_the_game_is_offered_before_it_begins(friday: YardGame) -> None:
    assert friday.offers("ada") == {}
    assert friday.offers("aunt") == {}
    offered = friday.offers("nurse").keys()
    assert {"begin-play", "set-switch"} <= offered
    assert not offered & {"pause", "resume", "give", "ring"}
    friday.does("nurse", "begin-play")
    assert "begin-play" not in friday.offers("nurse")
    assert "give" in friday.offers("ada")


def test_before_play_begins_cards_are_claimed_moved_and_printed_anew(friday: YardGame) -> None:
    friday.does("ada", "claim-card", card_="ada-1", device="12345678")
    friday.wait(minutes=5).does("ada", "move-card", card_="ada-1", device="87654321")
    friday.does("nurse", "reissue-card", card_="ada-1")
    assert friday.state.kernel.cards["ada-1"].generation == 2


@pytest.mark.rule("ACTA-12")
def test_only_stewards_begin_the_game_and_resuming_does_not_begin_it(friday: YardGame) -> None:
    for who in ("ada", "aunt"):
        assert message_keys_of_refusal(friday.expect_refusal(who, "begin-play")) == [
            "stewards-only"
        ]
    for act in ("pause", "resume"):
        assert message_keys_of_refusal(friday.expect_refusal("nurse", act)) == ["not-begun"]
    (begun,) = friday.does("nurse", "begin-play")
    assert friday.visible_part(begun) is not None
    friday.does("nurse", "pause")
    assert message_keys_of_refusal(friday.expect_refusal("nurse", "begin-play")) == [
        "play-begun-already"
    ]


def test_a_closing_confirmed_before_the_beginning_counts_down_from_the_beginning(
    friday: YardGame,
) -> None:
    friday.does("nurse", "announce-closing", minutes=2)
    friday.does("nurse", "confirm-closing", card="nurse-2")
    assert friday.wait(minutes=DAY).wake_clock() == ()
    friday.does("nurse", "begin-play")
    assert friday.state.kernel.status == "closing"
    assert friday.wait(minutes=1).wake_clock() == ()
    friday.wait(minutes=1).wake_clock()
    assert friday.state.kernel.status == "closed"


def test_a_waiting_game_is_rebuilt_as_a_waiting_game(friday: YardGame) -> None:
    friday.wait(minutes=1).does("ada", "claim-card", card_="ada-1", device="12345678")
    assert friday.reopen().state == friday.state
    assert friday.reopen().state.kernel.waiting


def test_standings_count_the_first_period_from_the_beginning(friday: YardGame) -> None:
    friday.wait(minutes=DAY).does("nurse", "begin-play")
    standings = STANDINGS.initial
    for position in sorted(friday.state.log.entries):
        standings = STANDINGS.evolve(standings, friday.state.log.entries[position])
    assert standings.period == friday.state.period


def test_a_table_of_people_begins_at_once_even_if_asked_to_wait() -> None:
    assert TOY.seats.players is None
    assert TALI.seats.players is not None
    game = YardGame(rules=TALI, scenario=TALI.seats.players.scenario(3), waits=True)
    founded = game.state.log.entries[1].event
    assert isinstance(founded, GameFounded)
    assert not founded.waits
    assert game.state.kernel.status == "open"


def test_the_verifier_needs_no_heads_of_the_clock_before_play_begins(friday: YardGame) -> None:
    friday.pass_minute()
    friday.wait(minutes=1).does("ada", "claim-card", card_="ada-1", device="12345678")
    friday.wait(minutes=DAY).does("nurse", "begin-play")
    friday.pass_minute()
    assert "clock" not in [limit.check for limit in verify_export(export_lines(friday)).limits]
    friday.wait(minutes=90).does("ada", "give", to="bea", nuts=1)
    assert "clock" in [limit.check for limit in verify_export(export_lines(friday)).limits]
