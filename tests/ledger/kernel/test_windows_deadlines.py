"""The deadlines of windows come early if all are ready.

Deadlines are also postponed, paused, and caught up.
"""

from dataclasses import replace
from typing import Annotated

import pytest

from ledger.kernel.machine.machine import Machine
from ledger.kernel.vocabulary.dry_context import DryContext
from ledger.kernel.vocabulary.request import Refused
from ledger.language.free_text import FreeText, TextLimits
from tests.toy.jar import JAR, JAR_GAME, Guess
from tests.toy.jars import (
    JAR_ID,
    guesses_by_character,
    jar_window,
    save_guess,
    send_guess,
    send_readiness,
    yard_with_jar,
)
from tests.toy.world import CHILDREN
from tests.toy.yard import START, YardGame, message_keys_of_refusal, short_type_names


@pytest.fixture
def yard() -> YardGame:
    """Return a game in which the aunt fills a jar for a quarter of an hour."""
    return yard_with_jar()


def test_a_window_ends_as_soon_as_all_are_ready(yard: YardGame) -> None:
    save_guess(yard, "ada", 7)
    for who in CHILDREN[:2]:
        send_readiness(yard, who)
        assert not jar_window(yard).final
    send_readiness(yard.wait(minutes=2), "cai")
    assert jar_window(yard).final
    entry, _ = yard.wake_clock_once()
    assert guesses_by_character(entry)["ada"] == 7
    assert entry.at == START + 120_000


def test_ready_can_be_taken_back(yard: YardGame) -> None:
    for who in CHILDREN[:2]:
        send_readiness(yard, who)
    send_readiness(yard, "ada", 2, ready=False)
    send_readiness(yard, "cai")
    assert not jar_window(yard).final
    late = send_readiness(yard, "ada", 1)
    assert late.is_superseded
    assert not jar_window(yard).final
    send_readiness(yard, "ada", 3)
    assert jar_window(yard).final


def test_of_two_phones_that_contradict_each_other_on_ready_one_is_refused(yard: YardGame) -> None:
    send_readiness(yard, "ada", 1)
    assert send_readiness(yard, "ada", 1).is_repeated
    assert send_readiness(yard, "ada", 1, ready=False).problem == "saved-elsewhere"


def test_a_save_after_ready_takes_ready_back(yard: YardGame) -> None:
    save_guess(yard, "ada", 7)
    send_readiness(yard, "ada")
    save_guess(yard, "ada", 8, 2)
    assert not yard.scribe.submissions.row_of(JAR_ID, "ada").ready
    for who in ("bea", "cai"):
        send_readiness(yard, who)
    assert not jar_window(yard).final
    assert send_readiness(yard, "ada", 1).is_superseded
    assert not jar_window(yard).final
    send_readiness(yard, "ada", 2)
    assert jar_window(yard).final


def test_the_first_save_takes_ready_back_as_well(yard: YardGame) -> None:
    send_readiness(yard, "ada")
    save_guess(yard, "ada", 7)
    assert not yard.scribe.submissions.row_of(JAR_ID, "ada").ready


def test_an_equal_save_leaves_ready_unchanged(yard: YardGame) -> None:
    save_guess(yard, "ada", 7)
    send_readiness(yard, "ada")
    save_guess(yard, "ada", 7, 2)
    assert yard.scribe.submissions.row_of(JAR_ID, "ada").ready


@pytest.mark.parametrize(
    ("told", "entries", "count", "who"),
    [("secret", 0, 0, ()), ("count", 1, 1, ()), ("names", 1, 1, ("bea",))],
)
def test_phones_learn_no_more_about_ready_players_than_the_game_allows(
    told: str, entries: int, count: int, who: tuple[str, ...]
) -> None:
    yard = yard_with_jar(told=told)
    before = yard.state.log.position
    send_readiness(yard, "bea")
    assert short_type_names(yard.entries_after(before)) == ["ready-told"] * entries
    assert (jar_window(yard).ready, jar_window(yard).ready_who) == (count, who)
    send_readiness(yard, "bea", 2, ready=False)
    assert (jar_window(yard).ready, jar_window(yard).ready_who) == (0, ())


def test_a_steward_postpones_a_deadline(yard: YardGame) -> None:
    (entry,) = yard.does("nurse", "postpone-deadline", window=JAR_ID, minutes=10, reason="supper")
    assert (entry.event.before, entry.event.until) == (START + 15 * 60_000, START + 25 * 60_000)
    assert short_type_names(yard.wait(minutes=15).wake_clock_once()) == ["window-sealed"]
    assert not jar_window(yard).final
    save_guess(yard, "ada", 7)
    assert yard.wait(minutes=10).wake_clock()[0].event.final


@pytest.mark.rule("ACTA-03")
def test_only_a_steward_postpones_a_deadline(yard: YardGame) -> None:
    refused = yard.expect_refusal("ada", "postpone-deadline", window=JAR_ID, minutes=10)
    assert message_keys_of_refusal(refused) == ["stewards-only"]
    assert "postpone-deadline" not in yard.offers("ada")
    assert [f.name for f in yard.offers("nurse")["postpone-deadline"].fields][:2] == [
        "window",
        "minutes",
    ]


@pytest.mark.rule("ACTA-15")
def test_a_finished_window_is_not_postponed(yard: YardGame) -> None:
    assert message_keys_of_refusal(
        yard.expect_refusal("nurse", "postpone-deadline", window="jar-other", minutes=10)
    ) == ["no-such-window"]
    yard.wait(minutes=15).wake_clock_once()
    request = yard.request("nurse", "postpone-deadline", window=JAR_ID, minutes=10)
    late = yard.machine.plan(yard.state, request, DryContext())
    assert isinstance(late, Refused)
    assert message_keys_of_refusal(late) == ["window-over"]


def test_a_deadline_stands_still_in_a_pause(yard: YardGame) -> None:
    yard.wait(minutes=5).wake_clock()
    yard.does("nurse", "pause", reason="rain")
    assert yard.wait(minutes=60).wake_clock() == ()
    assert send_guess(yard, "ada", 7).problem == "paused"
    yard.does("nurse", "resume")
    assert jar_window(yard).until == START + 75 * 60_000
    assert yard.wait(milliseconds=59_999).wake_clock() == ()
    (sealed,) = yard.wait(milliseconds=1).wake_clock()
    assert sealed.event.number == 6
    assert yard.wait(minutes=9).wake_clock()[0].event.final


def test_a_window_that_opens_in_a_pause_has_its_whole_time_after_it() -> None:
    yard = YardGame(rules=JAR_GAME)
    yard.does("nurse", "pause")
    yard.wait(minutes=10)
    yard.does("aunt", "fill-jar", minutes=15, id="fill", recorder="nurse", card="nurse-1")
    yard.wait(minutes=20)
    yard.does("nurse", "resume")
    assert jar_window(yard).until - yard.now == 15 * 60_000


def test_a_deadline_missed_in_an_outage_is_caught_up_and_the_next_window_has_its_whole_time(
    yard: YardGame,
) -> None:
    save_guess(yard, "ada", 7)
    yard.wait(minutes=200)
    scribe = yard.reopen()
    scribe.catch_up(yard.now)
    log = scribe.state.log
    entry = log.entries[log.position - 1]
    assert guesses_by_character(entry)["ada"] == 7
    assert entry.at == yard.now


def test_windows_are_opened_in_the_order_of_their_deadlines() -> None:
    yard = yard_with_jar(minutes=15)
    yard.does("aunt", "fill-jar", minutes=5, id="short")
    entries = yard.wait(minutes=60).wake_clock()
    windows = [e.event.window for e in entries if short_type_names((e,)) == ["submissions-opened"]]
    assert windows == ["jar-short", JAR_ID]


def test_a_deadline_before_the_end_of_the_game_comes_first_and_a_later_one_never() -> None:
    yard = yard_with_jar(minutes=5)
    yard.does("aunt", "fill-jar", minutes=60, id="long")
    yard.does("nurse", "announce-closing", minutes=10)
    yard.does("nurse", "confirm-closing", card="nurse-2")
    before = yard.state.log.position
    yard.wait(minutes=90).wake_clock()
    yard.wake_clock()
    assert "jar-long" not in {getattr(e.event, "window", "") for e in yard.entries_after(before)}
    assert yard.state.kernel.status == "closed"


def test_a_sealed_act_needs_a_window_that_the_game_has() -> None:
    with pytest.raises(ValueError, match="is sealed for the window 'guesses', which is none"):
        Machine(replace(JAR_GAME, play=replace(JAR_GAME.play, windows=())))


class Worded(Guess):
    """A guess with free words."""

    words: Annotated[FreeText, TextLimits(80)] = FreeText()


class Windowed(Guess):
    """A guess that names its window itself."""

    window: str


@pytest.mark.parametrize("way", ["words", "window"])
def test_a_sealed_act_has_no_free_words_and_no_field_common_to_all_commands(way: str) -> None:
    act = replace(JAR.acts[2], command=Worded if way == "words" else Windowed, name="x")
    with pytest.raises(ValueError, match="cannot have the field"):
        Machine(replace(JAR_GAME, play=replace(JAR_GAME.play, acts=(*JAR_GAME.play.acts, act))))
