"""Characters change hands and leave play, also in random games."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ledger.contract.form import Choice
from ledger.contract.ruleset import LateEntry
from ledger.kernel.vocabulary.request import HOST_CARD
from ledger.record.entry import Entry
from tests.harness import RandomPlay
from tests.toy.jar import JAR_GAME
from tests.toy.jars import JAR_ID, jar_window, opening_entry, save_guess, send_readiness
from tests.toy.rules import TOY
from tests.toy.street import PAVEMENT
from tests.toy.streets import STREET, street_game
from tests.toy.world import CHILDREN
from tests.toy.yard import START, YardGame, message_keys_of_refusal, short_type_names

PHONE = "phone-one"


@pytest.fixture
def game() -> YardGame:
    """Return a street with Ada and Bea outside; the aunt lets newcomers in."""
    return street_game()


def entries_of_knock(game: YardGame, name: str = "Dan", key: str = "k") -> tuple[Entry, ...]:
    """Return the entries of a knock under this id."""
    return game.does("", "knock", card=HOST_CARD, name=name, id=key)


# a character changes hands


@pytest.mark.rule("ACTA-16")
def test_a_character_that_changes_hands_gets_new_cards_and_the_old_ones_are_void(
    game: YardGame,
) -> None:
    game.does("bea", "claim-card", card_="bea-1", device=PHONE)
    game.does("bea", "introduce", name="Beatrix")
    before = game.state.kernel.names["bea"]
    (handed,) = game.does("aunt", "hand-over-character", character="bea", id="new")
    card = game.state.kernel.cards["bea-1"]
    assert (card.generation, card.device, card.petition) == (2, "", "new")
    assert handed.event.prints == (("bea-1", 2),)
    assert "bea" not in game.state.kernel.names
    assert game.scribe.text(before) == ""
    old = game.expect_refusal("bea", "claim-card", card_="bea-1", device=PHONE, generation=1)
    assert old.problem == "unknown-card"


def test_a_waiting_newcomer_gets_a_character_that_changes_hands(game: YardGame) -> None:
    entries_of_knock(game, "Dan")
    game.does("aunt", "hand-over-character", character="bea", knock="k")
    assert game.state.kernel.cards["bea-1"].petition == "k"
    assert game.scribe.text(game.state.kernel.names["bea"]) == "Dan"
    assert dict(game.state.kernel.knocks) == {}


def test_all_cards_of_a_character_change_hands_together() -> None:
    late = LateEntry[Any](changing_hands=lambda _state: ("nurse",))
    yard = YardGame(rules=replace(JAR_GAME, seats=replace(JAR_GAME.seats, late=late)))
    (handed,) = yard.does("nurse", "hand-over-character", character="nurse")
    assert handed.event.prints == (("nurse-1", 2), ("nurse-2", 2))


def test_goods_and_debts_stay_with_a_character_that_changes_hands(game: YardGame) -> None:
    game.does("ada", "challenge", who="bea", id="dared")
    game.does("aunt", "hand-over-character", character="bea")
    assert game.holding_of("bea", "nut") == 10
    assert game.state.kernel.duties["dared"].owes == "bea"


@pytest.mark.parametrize("character", ["dan", "aunt", "zeus"])
def test_only_allowed_characters_change_hands(game: YardGame, character: str) -> None:
    refused = game.expect_refusal("aunt", "hand-over-character", character=character)
    assert message_keys_of_refusal(refused) == ["not-handed-over"]


# a character leaves


@pytest.mark.rule("ACTA-16")
def test_a_retired_character_acts_no_more_and_the_game_distributes_their_goods(
    game: YardGame,
) -> None:
    entries = game.does("aunt", "retire-character", character="bea")
    assert short_type_names(entries) == ["character-retired", "tossed"]
    assert game.state.books.balance(PAVEMENT, "nut") == 10
    assert game.state.kernel.players == ("ada",)
    assert game.expect_refusal("bea", "toss", to="ada", nuts=1).problem == "not-your-card"
    assert (
        game.expect_refusal("bea", "claim-card", card_="bea-1", device=PHONE).problem
        == "not-your-card"
    )
    assert message_keys_of_refusal(game.expect_refusal("ada", "toss", to="bea", nuts=1)) == [
        "no-such-character"
    ]
    assert game.offers("bea") == {}


@pytest.mark.rule("ACTA-16")
def test_a_retired_character_owes_and_asks_nothing_and_is_not_asked(game: YardGame) -> None:
    game.does("ada", "challenge", who="bea")
    game.does("bea", "trade", **{"with": "ada"})
    game.does("ada", "trade", **{"with": "bea"})
    assert (len(game.state.kernel.duties), len(game.state.kernel.petitions)) == (1, 2)
    game.does("aunt", "retire-character", character="bea")
    assert (dict(game.state.kernel.duties), dict(game.state.kernel.petitions)) == ({}, {})


def test_appeals_of_a_retired_character_end() -> None:
    late = LateEntry[Any](leaving=lambda _state: CHILDREN)
    yard = YardGame(rules=replace(TOY, seats=replace(TOY.seats, late=late)))
    for who in ("bea", "cai"):
        yard.does(who, "sit", where="bench")
    yard.does("ada", "appeal", about="sit", fields={"where": "bench"}, reason="please")
    assert len(yard.state.kernel.appeals) == 1
    yard.does("nurse", "retire-character", character="ada")
    assert dict(yard.state.kernel.appeals) == {}


def test_duties_and_petitions_among_others_stay(game: YardGame) -> None:
    game.does("aunt", "let-in", character="dan")
    game.does("ada", "challenge", who="dan", id="dared")
    game.does("ada", "trade", **{"with": "dan"}, id="trade")
    game.does("aunt", "retire-character", character="bea")
    assert list(game.state.kernel.duties) == ["dared"]
    assert list(game.state.kernel.petitions) == ["trade"]


def test_a_character_who_returns_gets_a_card_with_a_new_id(game: YardGame) -> None:
    game.does("aunt", "retire-character", character="bea")
    game.does("aunt", "let-in", character="bea")
    assert game.state.kernel.cards_of("bea") == ("bea-2",)
    assert list(game.state.kernel.gone) == ["bea-1"]
    assert game.holding_of("bea", "nut") == 5


def test_a_character_may_leave_by_an_act_of_the_game(game: YardGame) -> None:
    assert short_type_names(game.does("ada", "go-home")) == ["character-retired", "tossed"]
    assert game.expect_refusal("ada", "go-home").problem == "not-your-card"


def test_a_steward_s_character_is_not_retired() -> None:
    everybody = replace(
        STREET, seats=replace(STREET.seats, late=LateEntry(leaving=lambda _state: ("ada", "aunt")))
    )
    game = YardGame(rules=everybody, scenario="{}")
    assert message_keys_of_refusal(
        game.expect_refusal("aunt", "retire-character", character="aunt")
    ) == ["not-retired"]
    (character,) = game.offers("aunt")["retire-character"].fields
    assert isinstance(character, Choice)
    assert [option.value for option in character.options] == ["ada"]


# sealed submissions and a deadline


def yard_with_retirable_guessers() -> YardGame:
    """Return a game in which the aunt has filled a jar. Every guesser may be retired."""
    late = LateEntry[Any](leaving=lambda _state: CHILDREN)
    game = YardGame(rules=replace(JAR_GAME, seats=replace(JAR_GAME.seats, late=late)))
    game.does("aunt", "fill-jar", minutes=15, id="fill", told="names")
    return game


def test_a_window_does_not_wait_for_a_retired_character() -> None:
    game = yard_with_retirable_guessers()
    game.does("nurse", "retire-character", character="cai")
    for who in ("ada", "bea"):
        save_guess(game, who, 7)
        send_readiness(game, who)
    game.wake_clock()
    assert JAR_ID not in game.state.kernel.windows


def test_the_saved_submission_of_a_retired_character_does_not_count() -> None:
    game = yard_with_retirable_guessers()
    save_guess(game, "cai", 7)
    send_readiness(game, "cai")
    game.does("nurse", "retire-character", character="cai")
    assert (jar_window(game).excused, jar_window(game).ready) == (("cai",), 0)
    entry = opening_entry(game.wait(minutes=15))
    assert [leaf.who for leaf in entry.event.leaves] == list(CHILDREN)
    (emptied,) = (
        one for one in game.entries_after(entry.position) if one.type == "nuces/jar-emptied@1"
    )
    assert emptied.event.nearest == ()


# random games


@settings(max_examples=25)
@given(seed=st.integers(0, 2**32), to_anybody=st.booleans())
def test_every_promise_holds_while_people_come_and_go_at_random(
    seed: int, to_anybody: bool
) -> None:
    game = street_game(to_anybody=to_anybody, randomness=Random(seed).randbytes)
    entries_of_knock(game)
    play = RandomPlay(game.scribe, Random(seed), START).play_steps(60)
    assert play.broken == []
    assert play.outcomes["Accepted"] > 0
