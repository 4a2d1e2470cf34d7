"""Random play with windows: every promise holds for saved submissions, too."""

from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from api.rehearsal.bots import Bots
from ledger.contract.acts import Drafts
from ledger.contract.ruleset import BotPlay, BotTemper
from ledger.kernel.machine.machine import Machine
from ledger.kernel.vocabulary.request import StoredWithoutEntry
from ledger.kernel.windows.opening import opening_draft
from tests.harness import RandomPlay
from tests.toy.jar import JAR_GAME, KIND, MINUTE
from tests.toy.jars import JAR_ID, yard_with_jar
from tests.toy.world import CHILDREN, Toy
from tests.toy.yard import START, YardGame, short_type_names


def draft_next_jar(state: Toy, now: int) -> Drafts:
    """Return the next jar, for three minutes, as soon as one is empty."""
    if state.kernel.windows:
        return ()
    jar = f"jar-{state.log.position}"
    return (opening_draft(state, jar, KIND, CHILDREN, now + 3 * MINUTE, readiness="names"),)


JARS = replace(
    JAR_GAME,
    play=replace(
        JAR_GAME.play, acts=tuple(act for act in JAR_GAME.play.acts if act.name != "fill-jar")
    ),
    course=replace(JAR_GAME.course, due=draft_next_jar),
)


def play_yard(seed: int) -> tuple[YardGame, RandomPlay]:
    game = YardGame(rules=JARS, randomness=Random(seed).randbytes)
    return game, RandomPlay(game.scribe, Random(seed), START).play_steps(80)


@given(seed=st.integers(0, 2**32))
@settings(max_examples=15)
def test_every_promise_holds_in_random_games_with_windows(seed: int) -> None:
    game, play = play_yard(seed)
    assert play.broken == []
    assert game.reopen().submissions == game.scribe.submissions


def test_random_games_with_windows_save_many_submissions() -> None:
    """Otherwise the promises above would not cover windows."""
    assert sum(play_yard(seed)[1].outcomes["StoredWithoutEntry"] for seed in range(12)) > 5


def guessing_bots(yard: YardGame, seed: int) -> Bots:
    """Return bots that choose no other act than `guess`."""
    rules, acts = yard.machine.rules, (*yard.machine.acts, *yard.machine.kernel_acts)
    guesser = BotTemper[Any]({act: float(act == "guess") for act in acts})
    machine = Machine(replace(rules, bots=BotPlay(tempers={"guesser": guesser})))
    return Bots(machine, Random(seed))


def test_a_bot_saves_once_declares_ready_and_does_nothing_more() -> None:
    yard = yard_with_jar(15)
    bots = guessing_bots(yard, 1)
    for who in CHILDREN:
        for act in ("guess", "set-ready"):
            request = bots.propose(yard.state, who)
            assert request is not None
            assert (request.type, request.revision) == (act, 1)
            assert isinstance(yard.scribe.answer(request, yard.now), StoredWithoutEntry)
        assert bots.propose(yard.state, who) is None
    assert short_type_names(yard.wake_clock()) == ["submissions-opened", "jar-emptied"]


def test_restarted_bots_replace_their_saved_submissions() -> None:
    yard = yard_with_jar(15)
    for minutes in (0, 1):
        bots = guessing_bots(yard.wait(minutes=minutes), minutes)
        yard.wake_clock()
        request = bots.propose(yard.state, "ada")
        assert request is not None
        assert isinstance(yard.scribe.answer(request, yard.now), StoredWithoutEntry)
    row = yard.scribe.submissions.row_of(JAR_ID, "ada")
    assert row.saved is not None
    assert row.saved.revision == 61
