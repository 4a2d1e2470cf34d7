"""Late entry: a newcomer knocks and is let in."""

from dataclasses import replace
from typing import Any

import pytest

from ledger.contract.form import Choice, Subset
from ledger.kernel.cards.late_entry import MAX_WAITING_KNOCKS
from ledger.kernel.vocabulary.request import HOST_CARD
from ledger.record.entry import Entry
from tests.toy.street import HOUSES
from tests.toy.streets import STREET, street_game
from tests.toy.yard import YardGame, message_keys_of_refusal, short_type_names

PHONE = "phone-one"


@pytest.fixture
def game() -> YardGame:
    """Return a street with Ada and Bea outside; the aunt lets newcomers in."""
    return street_game()


def entries_of_knock(game: YardGame, name: str = "Dan", key: str = "k") -> tuple[Entry, ...]:
    """Return the entries of a knock under this id."""
    return game.does("", "knock", card=HOST_CARD, name=name, id=key)


# a newcomer enters


@pytest.mark.rule("ACTA-16")
def test_a_newcomer_who_knocks_waits_for_a_steward(game: YardGame) -> None:
    (knocked,) = entries_of_knock(game)
    assert short_type_names((knocked,)) == ["knocked"]
    assert [who for who in ("ada", "aunt") if game.visible_part(knocked, who)] == ["aunt"]
    assert list(game.state.kernel.knocks) == ["k"]


@pytest.mark.rule("ACTA-16")
def test_a_newcomer_let_in_by_a_steward_gets_the_goods_of_the_game(game: YardGame) -> None:
    entries_of_knock(game)
    entries = game.does("aunt", "let-in", character="dan", knock="k")
    assert short_type_names(entries) == ["character-entered", "tossed"]
    kernel = game.state.kernel
    assert kernel.cards["dan-1"].petition == "k"
    assert (kernel.players, dict(kernel.knocks)) == (("ada", "bea", "dan"), {})
    assert game.scribe.text(kernel.names["dan"]) == "Dan"
    assert (game.state.world.children, game.holding_of("dan", "nut")) == (("ada", "bea", "dan"), 5)


def test_everybody_sees_the_arrival_and_only_the_newcomer_sees_their_goods(game: YardGame) -> None:
    came, brought = game.does("aunt", "let-in", character="dan")
    assert game.visible_part(came) is not None
    assert [who for who in HOUSES if game.visible_part(brought, who)] == ["dan"]


def test_a_newcomer_claims_the_card_and_plays_like_everybody_else(game: YardGame) -> None:
    game.does("aunt", "let-in", character="dan")
    game.does("dan", "claim-card", card_="dan-1", device=PHONE)
    game.does("dan", "toss", to="ada", nuts=2)
    game.does("ada", "toss", to="dan", nuts=1)
    assert (game.holding_of("ada", "nut"), game.holding_of("dan", "nut")) == (11, 4)
    assert {"toss", "fetch", "go-home"} <= game.offers("dan").keys()


@pytest.mark.rule("ACTA-16")
def test_a_newcomer_enters_without_waiting_where_everybody_may() -> None:
    game = street_game(to_anybody=True)
    assert short_type_names(entries_of_knock(game)) == [
        "knocked",
        "character-entered",
        "tossed",
    ]
    assert game.state.kernel.cards["cai-1"].petition == "k"
    assert dict(game.state.kernel.knocks) == {}


def test_a_newcomer_waits_where_everybody_may_enter_but_no_character_is_free() -> None:
    game = street_game(to_anybody=True)
    for number in range(3):
        entries_of_knock(game, f"Dan {number}", key=f"k{number}")
    assert short_type_names(entries_of_knock(game)) == ["knocked"]
    assert game.offers("aunt")["let-in"].blocked[0].key == "nobody-is-free"


@pytest.mark.rule("ACTA-23")
@pytest.mark.parametrize("name", ["Bea", "Dan", "d\u200ban", "Dan\u3164"])
def test_a_newcomer_cannot_enter_at_once_under_the_name_of_another(name: str) -> None:
    game = street_game(to_anybody=True)
    entries_of_knock(game)
    refused = game.expect_refusal("", "knock", card=HOST_CARD, name=name, id="again")
    assert message_keys_of_refusal(refused) == ["name-taken"]


def test_a_repeated_knock_is_the_same_knock(game: YardGame) -> None:
    entries_of_knock(game)
    game.expect_repetition("", "knock", card=HOST_CARD, name="Dan", id="k")
    assert len(game.state.kernel.knocks) == 1


@pytest.mark.rule("ACTA-16")
def test_a_steward_turns_a_newcomer_away_and_the_name_is_erased(game: YardGame) -> None:
    (knocked,) = entries_of_knock(game)
    assert game.scribe.text(knocked.event.name) == "Dan"
    (turned,) = game.does("aunt", "turn-away", knock="k")
    assert game.visible_part(turned, "ada") is None
    assert game.scribe.text(knocked.event.name) == ""
    assert message_keys_of_refusal(
        game.expect_refusal("aunt", "let-in", character="dan", knock="k")
    ) == ["no-such-knock"]
    assert message_keys_of_refusal(game.expect_refusal("aunt", "turn-away", knock="")) == [
        "no-such-knock"
    ]


@pytest.mark.rule("ACTA-16")
def test_a_steward_turns_several_newcomers_away_at_once(game: YardGame) -> None:
    names = [entries_of_knock(game, f"Dan {n}", f"k{n}")[0].event.name for n in range(5)]
    form = game.offers("aunt")["turn-away-all"]
    (field,) = form.fields
    assert isinstance(field, Subset)
    assert [option.value for option in field.options] == [f"k{number}" for number in range(5)]
    turned = game.does("aunt", "turn-away-all", knocks=["k3", "k1", "gone"])
    assert [entry.event.knock for entry in turned] == ["k1", "k3"]
    assert [game.scribe.text(name) for name in names] == ["Dan 0", "", "Dan 2", "", "Dan 4"]
    assert all(game.visible_part(entry, "ada") is None for entry in turned)
    assert message_keys_of_refusal(game.expect_refusal("aunt", "turn-away-all", knocks=["k1"])) == [
        "no-such-knock"
    ]
    assert game.expect_refusal("aunt", "turn-away-all", knocks=[]).problem == "malformed"
    assert len(game.does("aunt", "turn-away-all", knocks=["k0", "k2", "k4"])) == 3
    assert dict(game.state.kernel.knocks) == {}
    assert "turn-away-all" not in game.offers("aunt")


@pytest.mark.rule("ACTA-16")
def test_only_stewards_let_in_turn_away_hand_over_and_retire(game: YardGame) -> None:
    entries_of_knock(game)
    acts: dict[str, dict[str, Any]] = {
        "let-in": {"character": "dan"},
        "turn-away": {"knock": "k"},
        "turn-away-all": {"knocks": ["k"]},
        "hand-over-character": {"character": "bea"},
        "retire-character": {"character": "bea"},
    }
    for act, fields in acts.items():
        assert message_keys_of_refusal(game.expect_refusal("ada", act, **fields)) == [
            "stewards-only"
        ]
        assert act not in game.offers("ada")
        assert act in game.offers("aunt")


def test_a_holder_of_a_card_cannot_knock(game: YardGame) -> None:
    assert message_keys_of_refusal(game.expect_refusal("ada", "knock", name="Ada")) == [
        "has-a-card"
    ]


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, None])
def test_a_newcomer_gives_a_name(game: YardGame, name: object) -> None:
    assert game.expect_refusal("", "knock", card=HOST_CARD, name=name).problem == "malformed"


def test_the_number_of_waiting_newcomers_has_a_limit(game: YardGame) -> None:
    for number in range(MAX_WAITING_KNOCKS):
        entries_of_knock(game, key=f"k{number}")
    assert message_keys_of_refusal(
        game.expect_refusal("", "knock", card=HOST_CARD, name="Eva")
    ) == ["too-many-wait"]


@pytest.mark.rule("ACTA-16")
def test_newcomers_cannot_enter_a_game_that_does_not_allow_it(yard: YardGame) -> None:
    assert message_keys_of_refusal(
        yard.expect_refusal("", "knock", card=HOST_CARD, name="Dan")
    ) == ["nobody-comes-late"]
    assert message_keys_of_refusal(yard.expect_refusal("nurse", "let-in", character="dan")) == [
        "nobody-comes-late"
    ]
    assert not {"let-in", "hand-over-character", "retire-character"} & yard.offers("nurse").keys()


def test_newcomers_cannot_enter_a_closed_game() -> None:
    game = YardGame(
        rules=replace(STREET, course=replace(STREET.course, finished=lambda _state: True)),
        scenario="{}",
    )
    assert message_keys_of_refusal(
        game.expect_refusal("", "knock", card=HOST_CARD, name="Dan")
    ) == ["nobody-comes-late"]


def test_newcomers_enter_during_a_pause(game: YardGame) -> None:
    game.does("aunt", "pause")
    entries_of_knock(game)
    game.does("aunt", "let-in", character="dan", knock="k")


@pytest.mark.parametrize("character", ["ada", "aunt", "zeus", ""])
def test_a_newcomer_gets_a_free_character(game: YardGame, character: str) -> None:
    assert message_keys_of_refusal(game.expect_refusal("aunt", "let-in", character=character)) == [
        "not-free"
    ]


def test_an_act_of_the_game_may_let_a_newcomer_in(game: YardGame) -> None:
    entries = game.does("ada", "fetch", child="eva")
    assert short_type_names(entries) == ["character-entered", "tossed"]
    assert game.state.kernel.cards["eva-1"].petition == ""
    assert game.does("aunt", "reissue-card", card_="eva-1")[0].event.generation == 2


def test_the_form_to_let_in_offers_the_free_characters(game: YardGame) -> None:
    entries_of_knock(game)
    character, whom = game.offers("aunt")["let-in"].fields
    assert isinstance(character, Choice)
    assert isinstance(whom, Choice)
    assert [option.value for option in character.options] == ["cai", "dan", "eva"]
    assert [option.value for option in whom.options] == ["", "k"]
    assert whom.options[1].args == {"who": "knock:k"}
