"""Letters from a template: proposals and answers without own words, as the game allows."""

from typing import Any

import pytest

from ledger.record.audience import is_confidential
from ledger.record.letters import OTHER_PERIODS
from tests.toy.post import visible_threads, write_letter, yard_with_letters
from tests.toy.yard import YardGame, message_keys_of_refusal

pytestmark = pytest.mark.rule("ACTA-17")


@pytest.fixture
def yard() -> YardGame:
    return yard_with_letters()


def propose_swap(yard: YardGame, **how: Any) -> str:
    """Return the id of Ada's letter to Bea that proposes a swap."""
    fields = {"template": "swap", "to": "bea", "about": ["nut"]} | how
    (entry,) = yard.does("ada", "write-from-template", **fields)
    letter: str = entry.event.letter
    return letter


def test_a_letter_from_a_template_is_a_private_letter_without_words(yard: YardGame) -> None:
    fields: dict[str, Any] = {"template": "swap", "to": "bea", "about": ["nut"]}
    (entry,) = yard.does("ada", "write-from-template", **fields)
    letter = entry.event.letter
    assert is_confidential(entry.audience)
    assert (entry.event.text, entry.event.template, entry.event.about) == ("", "swap", ("nut",))
    assert visible_threads(yard, "bea")[letter]["templates"] == ["swap"]
    assert visible_threads(yard, "bea")[letter]["about"] == ["nut"]
    assert visible_threads(yard, "cai") == visible_threads(yard, "nurse") == {}


def test_an_answer_has_the_matter_and_the_thread_of_its_letter(yard: YardGame) -> None:
    letter = propose_swap(yard, about=["nut", "bone"])
    (answer,) = yard.does("bea", "write-from-template", template="yes", answers=letter)
    assert (answer.event.thread, answer.event.to) == (letter, ("ada",))
    assert answer.event.about == ("nut", "bone")
    assert visible_threads(yard, "ada")[letter]["templates"] == ["swap", "yes"]


def test_only_the_addressee_says_yes_and_both_may_say_no(yard: YardGame) -> None:
    letter = propose_swap(yard)
    refused = yard.expect_refusal("ada", "write-from-template", template="yes", answers=letter)
    assert message_keys_of_refusal(refused) == ["letter-answered-by-others"]
    yard.does("ada", "write-from-template", template="no", answers=letter)
    yard.does("bea", "write-from-template", template="no", answers=letter)


def test_an_answer_names_a_letter_that_it_can_answer(yard: YardGame) -> None:
    plain = write_letter(yard, "ada", to=["bea"])
    public = write_letter(yard, "ada", public=True)
    hidden = propose_swap(yard)
    answers = {plain: "letter-answers-another", public: "no-such-letter", "none": "no-such-letter"}
    for letter, why in answers.items():
        refused = yard.expect_refusal("bea", "write-from-template", template="yes", answers=letter)
        assert message_keys_of_refusal(refused) == [why]
    refused = yard.expect_refusal("cai", "write-from-template", template="yes", answers=hidden)
    assert message_keys_of_refusal(refused) == ["no-such-letter"]


@pytest.mark.parametrize(
    ("how", "field"),
    [
        ({"template": "hug"}, "template"),
        ({"to": ""}, "to"),
        ({"to": "ada"}, "to"),
        ({"about": []}, "about"),
        ({"about": ["nut", "nut"]}, "about"),
        ({"about": ["nut", "bone", "nut"]}, "about"),
        ({"answers": "some letter"}, "answers"),
        ({"template": "yes", "answers": "some letter"}, "to"),
        ({"template": "yes", "answers": "some letter", "to": ""}, "about"),
    ],
)
def test_the_refusal_of_a_malformed_template_names_the_field(
    yard: YardGame, how: dict[str, Any], field: str
) -> None:
    fields = {"template": "swap", "to": "bea", "about": ["nut"]} | how
    refused = yard.expect_refusal("ada", "write-from-template", **fields)
    assert refused.problem == "malformed"
    assert [name for name, _message in refused.errors] == [field]


def test_a_letter_from_a_template_needs_a_possible_matter_and_a_played_addressee(
    yard: YardGame,
) -> None:
    for how, why in (
        ({"about": ["moon"]}, "not-in-such-letters"),
        ({"to": "x"}, "no-such-character"),
    ):
        fields: dict[str, Any] = {"template": "swap", "to": "bea", "about": ["nut"]} | how
        refused = yard.expect_refusal("ada", "write-from-template", **fields)
        assert message_keys_of_refusal(refused) == [why]


def test_a_letter_from_a_template_needs_a_time_for_private_letters() -> None:
    yard = yard_with_letters({OTHER_PERIODS: ("public",)})
    fields: dict[str, Any] = {"template": "swap", "to": "bea", "about": ["nut"]}
    assert message_keys_of_refusal(yard.expect_refusal("ada", "write-from-template", **fields)) == [
        "no-letters-now"
    ]


def test_nobody_writes_from_a_template_in_another_s_name(yard: YardGame) -> None:
    fields: dict[str, Any] = {"template": "swap", "to": "bea", "about": ["nut"]}
    refused = yard.expect_refusal("ada", "write-from-template", card="nurse-1", **fields)
    assert refused.problem == "not-your-card"


def test_a_letter_from_a_template_has_no_words_to_erase_or_report(yard: YardGame) -> None:
    letter = propose_swap(yard)
    for who, act in (("ada", "erase-letter"), ("bea", "report-letter")):
        assert message_keys_of_refusal(yard.expect_refusal(who, act, letter=letter)) == [
            "letter-without-words"
        ]


def test_after_the_game_the_writer_may_lay_a_letter_from_a_template_open(yard: YardGame) -> None:
    letter = propose_swap(yard)
    yard.does("nurse", "announce-closing", minutes=1)
    yard.does("nurse", "confirm-closing", card="nurse-2")
    yard.wait(minutes=2).wake_clock()
    (entry,) = yard.does("ada", "disclose-letter", letter=letter)
    assert (entry.event.template, entry.event.about) == ("swap", ("nut",))
