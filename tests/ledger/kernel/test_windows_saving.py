"""Sealed acts: which submissions are saved for a window, by whom, and which of them counts."""

from dataclasses import replace
from typing import Any

import pytest

from ledger.kernel.vocabulary.request import Refused, StoredWithoutEntry
from tests.toy.jars import (
    JAR_ID,
    guesses_by_character,
    opening_entry,
    save_guess,
    send_guess,
    send_readiness,
    send_without_entry,
    yard_with_jar,
)
from tests.toy.pen import PhoneKeys
from tests.toy.yard import START, YardGame, message_keys_of_refusal, rules_of_refusal


@pytest.fixture
def yard() -> YardGame:
    """Return a game in which the aunt fills a jar for a quarter of an hour."""
    return yard_with_jar()


def test_a_save_makes_no_entry_and_changes_no_view(yard: YardGame) -> None:
    before = yard.state
    kept = save_guess(yard, "ada", 7)
    assert (kept.at, kept.is_repeated, kept.is_superseded) == (START, False, False)
    assert yard.state is before


def test_a_higher_revision_replaces_a_lower_one(yard: YardGame) -> None:
    save_guess(yard, "ada", 7, 1)
    save_guess(yard, "ada", 9, 2)
    yard.wait(minutes=15)
    assert guesses_by_character(opening_entry(yard)) == {"ada": 9, "bea": None, "cai": None}


def test_a_repeated_save_is_answered_again(yard: YardGame) -> None:
    first = save_guess(yard, "ada", 7, id="one")
    again = save_guess(yard.wait(minutes=1), "ada", 7, id="one")
    assert (again.submission_or_flag, again.at, again.is_repeated) == (
        first.submission_or_flag,
        START,
        True,
    )


def test_a_late_retry_of_a_lower_revision_learns_that_a_later_one_counts(yard: YardGame) -> None:
    save_guess(yard, "ada", 7, 1, id="one")
    save_guess(yard, "ada", 9, 2)
    late = save_guess(yard, "ada", 7, 1, id="one")
    assert late.is_superseded
    yard.wait(minutes=15)
    assert guesses_by_character(opening_entry(yard))["ada"] == 9


@pytest.mark.parametrize(("card", "revision"), [("nurse-2", 1), ("nurse-1", 2), ("nurse-2", 2)])
def test_a_save_that_ignores_a_save_of_another_phone_is_refused(card: str, revision: int) -> None:
    """The nurse has two cards. The first has saved twice."""
    yard = yard_with_jar(guessers=["nurse"])
    let_nurse_guess(yard)
    save_guess(yard, "nurse", 7, 1)
    save_guess(yard, "nurse", 8, 2)
    other = send_guess(yard, "nurse", 9, revision, card=card)
    assert isinstance(other, Refused)
    assert other.problem == "saved-elsewhere"
    save_guess(yard, "nurse", 9, 3, card=card)
    late = send_guess(yard, "nurse", 8, 2)
    assert isinstance(late, StoredWithoutEntry)
    assert late.is_superseded


def let_nurse_guess(yard: YardGame) -> None:
    """Let the nurse guess as well."""
    guess = next(act for act in yard.machine.rules.play.acts if act.name == "guess")
    yard.machine.every_act = {
        **yard.machine.every_act,
        "guess": replace(guess, objections=lambda *_: ()),
    }


def test_the_rules_are_checked_when_a_submission_is_saved(yard: YardGame) -> None:
    refused = send_guess(yard, "ada", 41)
    assert rules_of_refusal(refused) == {"NUX-12"}
    assert not refused.appealable


def test_a_refused_sealed_act_cannot_be_appealed(yard: YardGame) -> None:
    """Otherwise the stewards would read the submission."""
    refused = yard.expect_refusal(
        "ada", "appeal", about="guess", fields={"nuts": 41}, rules=["NUX-12"]
    )
    assert rules_of_refusal(refused) == {"NUX-12"}
    assert not yard.state.kernel.appeals


def test_a_dry_run_needs_no_revision_and_saves_nothing(yard: YardGame) -> None:
    tried = yard.dry_run("ada", "guess", nuts=7)
    assert tried.is_complete
    assert (tried.refusal, tried.entries) == (None, ())
    assert not yard.dry_run("ada", "guess", nuts=41).is_complete
    assert not yard.scribe.submissions.rows


@pytest.mark.parametrize(
    ("changed", "field"),
    [({"window": ""}, "window"), ({"revision": 0}, "revision"), ({"reason": "so"}, "reason")],
)
def test_a_save_names_its_window_and_its_revision(
    yard: YardGame, changed: dict[str, Any], field: str
) -> None:
    request = replace(yard.request("ada", "guess", nuts=7), window=JAR_ID, revision=1)
    refused = yard.scribe.answer(replace(request, **changed), yard.now)
    assert isinstance(refused, Refused)
    assert [name for name, _ in refused.errors] == [field]


@pytest.mark.parametrize("card", ["nurse-1", "bea-1", "aunt-1"])
def test_nobody_saves_for_another_not_even_a_steward(yard: YardGame, card: str) -> None:
    assert send_guess(yard, "ada", 7, card=card).problem == "not-your-card"
    recorder = card.removesuffix("-1")
    assert send_guess(yard, "ada", 7, card=card, recorder=recorder).problem == "not-your-card"
    request = yard.request("ada", "set-ready", window=JAR_ID, ready=True, card=card)
    assert send_without_entry(yard, replace(request, revision=1)).problem == "not-your-card"


@pytest.mark.rule("ACTA-15")
def test_only_a_character_who_owes_a_submission_saves_it(yard: YardGame) -> None:
    assert message_keys_of_refusal(send_guess(yard, "aunt", 7)) == ["no-such-window"]
    assert message_keys_of_refusal(send_readiness(yard, "aunt")) == ["no-such-window"]


def test_a_card_with_a_key_signs_its_saves(yard: YardGame) -> None:
    pen = PhoneKeys("ada").claim_card(yard, "ada-1")
    assert send_guess(yard, "ada", 7).problem == "wrong-signature"
    request = replace(yard.request("ada", "guess", nuts=7), window=JAR_ID, revision=1)
    signed = pen.signed_request("yard", request)
    assert isinstance(send_without_entry(yard, signed), StoredWithoutEntry)
    moved = replace(signed, id="other", revision=2)
    assert send_without_entry(yard, moved).problem == "wrong-signature"
