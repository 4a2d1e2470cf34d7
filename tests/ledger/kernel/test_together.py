"""Players who keep order together: the promises for any game, shown with the children's game."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from api.rehearsal.bots import Bots
from ledger.kernel.vocabulary.request import HOST_CARD
from tests.harness import RandomPlay
from tests.toy.jar import JAR_GAME
from tests.toy.rules import TOY
from tests.toy.streets import STREET
from tests.toy.yard import START, YardGame, message_keys_of_refusal, short_type_names

CHILDREN = ("ada", "bea", "cai")
TOGETHER = replace(TOY, seats=replace(TOY.seats, together=lambda _state: CHILDREN))


@pytest.fixture
def game() -> YardGame:
    """Return a game in which Ada, Bea and Cai keep order together."""
    return YardGame(rules=TOGETHER)


def test_a_question_is_settled_by_all_unless_its_judge_settles_it(game: YardGame) -> None:
    for number in (1, 2):
        game.does("ada", "give", to="bea", nuts=5, id=f"gift-{number}")
    (asked,) = game.does("bea", "settle", question="gift-1.0/NUX-03", id="spoken")
    assert asked.event.voices == ("ada", "cai")
    game.does("ada", "consent", petition="spoken")
    assert "gift-1.0/NUX-03" in game.state.kernel.questions
    assert short_type_names(game.does("cai", "consent", petition="spoken")) == [
        "petition-carried",
        "question-settled",
    ]
    assert short_type_names(game.does("aunt", "settle", question="gift-2.0/NUX-03")) == [
        "question-settled"
    ]


def test_a_deadline_is_postponed_when_all_agree() -> None:
    game = YardGame(
        rules=replace(JAR_GAME, seats=replace(JAR_GAME.seats, together=lambda _state: CHILDREN))
    )
    game.does("aunt", "fill-jar", minutes=15, id="fill")
    before = game.state.kernel.windows["jar-fill"].until
    game.does("ada", "postpone-deadline", window="jar-fill", minutes=5, id="later")
    game.does("bea", "consent", petition="later")
    assert game.state.kernel.windows["jar-fill"].until == before
    game.does("cai", "consent", petition="later")
    assert game.state.kernel.windows["jar-fill"].until == before + 5 * 60_000


@pytest.mark.parametrize(
    ("act", "fields", "done"),
    [
        ("let-in", {"character": "dan"}, ["character-entered", "tossed"]),
        ("let-in", {"character": "dan", "knock": "k"}, ["character-entered", "tossed"]),
        ("turn-away", {"knock": "k"}, ["turned-away"]),
        ("turn-away-all", {"knocks": ["k"]}, ["turned-away"]),
        ("hand-over-character", {"character": "ada"}, ["character-handed-over"]),
        ("retire-character", {"character": "cai"}, ["character-retired", "tossed"]),
    ],
)
def test_all_others_agree_to_let_in_hand_over_and_retire(
    act: str, fields: dict[str, Any], done: list[str]
) -> None:
    rules = replace(
        STREET, seats=replace(STREET.seats, together=lambda state: state.world.children)
    )
    game = YardGame(rules=rules, scenario="{}")
    game.does("", "let-in", card=HOST_CARD, character="cai")
    game.does("", "knock", card=HOST_CARD, name="Dan", id="k")
    asked = game.does("ada", act, **fields, id="ruling")
    assert short_type_names(asked) == ["petition-opened"]
    game.does("bea", "consent", petition="ruling")
    assert short_type_names(game.does("cai", "consent", petition="ruling")) == [
        "petition-carried",
        *done,
    ]


def test_a_character_outside_the_group_makes_no_rulings(game: YardGame) -> None:
    game.does("ada", "give", to="bea", nuts=1, id="gift")
    for act, fields in (("pause", {}), ("reverse", {"entry": "gift.0", "reason": "so"})):
        assert message_keys_of_refusal(game.expect_refusal("aunt", act, **fields)) == [
            "stewards-only"
        ]


def test_in_a_pause_rulings_are_answered_and_ordinary_petitions_are_not(game: YardGame) -> None:
    game.does("ada", "swap", **{"with": "bea"}, nuts=2, id="swap")
    game.does("cai", "pause")
    assert message_keys_of_refusal(game.expect_refusal("bea", "consent", petition="swap")) == [
        "no-such-petition"
    ]
    game.does("ada", "set-switch", switch="bell.by_clock", value="true", id="clock")
    options = game.offers("bea")["consent"].fields[0]
    assert [option.value for option in options.options] == ["clock"]  # type: ignore[union-attr] # a choice
    game.does("bea", "consent", petition="clock")
    game.does("cai", "consent", petition="clock")
    assert game.state.switch("bell.by_clock") is True
    game.does("bea", "resume")
    game.does("bea", "consent", petition="swap")


def test_a_character_who_joins_meanwhile_has_to_be_asked(game: YardGame) -> None:
    game.does("ada", "set-switch", switch="bell.by_clock", value="true", id="clock")
    game.does("bea", "consent", petition="clock")
    game.scribe.machine.rules = replace(
        TOY, seats=replace(TOY.seats, together=lambda _state: (*CHILDREN, "aunt"))
    )
    refused = game.expect_refusal("cai", "consent", petition="clock")
    assert message_keys_of_refusal(refused) == ["others-have-a-say"]


def test_only_the_proposer_takes_a_proposal_back(game: YardGame) -> None:
    game.does("ada", "set-switch", switch="bell.by_clock", value="true", id="clock")
    assert message_keys_of_refusal(game.expect_refusal("bea", "withdraw", petition="clock")) == [
        "no-such-petition"
    ]
    game.does("ada", "withdraw", petition="clock")
    assert "clock" not in game.state.kernel.petitions


def test_bots_agree_to_rulings_of_people(game: YardGame) -> None:
    game.does("ada", "set-switch", switch="bell.by_clock", value="true", id="clock")
    bots = Bots(game.machine, Random(1))
    for who in ("bea", "cai"):
        request = bots.propose(game.state, who)
        assert request is not None
        assert (request.type, request.fields) == ("consent", {"petition": "clock"})
        game.does(who, "consent", petition="clock")
    assert game.state.switch("bell.by_clock") is True


@given(seed=st.integers(0, 2**32))
@settings(max_examples=15)
def test_every_promise_holds_in_random_games_kept_by_all_together(seed: int) -> None:
    game = YardGame(rules=TOGETHER, randomness=Random(seed).randbytes)
    play = RandomPlay(game.scribe, Random(seed), START).play_steps(80)
    assert play.broken == []
