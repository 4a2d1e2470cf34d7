"""The verifier on phones: it checks the origin of each die."""

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from ledger.kernel.vocabulary.request import Accepted
from ledger.seal.chance import roll_value
from ledger.verify import Status
from tests.ledger.room import CHANGES, Change, WitnessedYard, change_of_dice, fault_sentences
from tests.toy.pen import OTHER_TAP, PhoneKeys


@pytest.fixture
def room() -> WitnessedYard:
    return WitnessedYard()


def test_dice_are_counted_by_their_origin(room: WitnessedYard) -> None:
    room.send_and_record("throw")
    room.bea.does(room.yard, "bea", "throw")
    room.yard.does("cai", "throw")
    PhoneKeys("nurse").claim_card(room.yard, "nurse-1").does(
        room.yard, "cai", "throw", recorder="nurse"
    )
    report = room.verify_with_change()
    assert report.ok, report.findings
    counts = report.counts
    assert (counts.rolls_by_phone, counts.rolls_by_client) == (1, 1)
    assert (counts.rolls_alone, counts.rolls_without_phone) == (1, 1)
    told = (
        "How they came about: 1 signed by phones (0 confirmed by a witness file), 1 signed by "
        "programs, 1 alone (on a phone with a steward's card), 1 without a phone, 0 unsigned, 0 at "
        "the table."
    )
    assert told in report.lines()


def test_the_verifier_follows_a_card_that_moved_and_was_printed_anew(room: WitnessedYard) -> None:
    room.send_and_record("throw")
    moved = PhoneKeys("new").claim_card(room.yard, "ada-1", "move-card")
    moved.does(room.yard, "ada", "throw")
    room.yard.does("nurse", "reissue-card", card_="bea-1")
    again = PhoneKeys("bea-again").claim_card(room.yard, "bea-1")
    again.does(room.yard, "bea", "throw")
    report = room.verify_with_change()
    assert report.ok, report.findings
    assert report.counts.rolls_by_phone == 3


@pytest.mark.parametrize("changes", CHANGES.values(), ids=CHANGES)
def test_every_change_of_a_phone_s_die_is_found(
    room: WitnessedYard, changes: dict[str, Any]
) -> None:
    room.send_and_record("throw")
    assert room.verify_with_change().ok
    assert not room.verify_with_change(change=change_of_dice(changes)).ok


def grinding_change(room: WitnessedYard, face: int = 1) -> Change:
    """Return a host who removes the signature and tries bytes until the die shows this face."""

    def grind_dice(entry: dict[str, Any]) -> None:
        seed = room.yard.keys.seeds().seed(entry["period"])
        for roll in entry["rolls"]:
            tries = (f"{number:032x}" for number in count())
            name, sides = roll["name"], roll["sides"]
            suits = next(t for t in tries if roll_value(seed, name, sides, t) == face)
            roll.update(contribution=suits, value=face, origin="")
        entry["doing"]["tap"] = None

    return grind_dice


def test_a_host_cannot_remove_a_signature_and_try_bytes_until_a_face_suits(
    room: WitnessedYard,
) -> None:
    room.send_and_record("throw")
    report = room.verify_with_change(change=grinding_change(room))
    assert report.status is Status.PHONES
    assert "that the phone that held the card did not sign" in fault_sentences(report)


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("", "no phone had a hand in it"),
        ("nobody-1", "of a card that this game does not have"),
    ],
)
def test_dice_of_the_house_and_of_unknown_cards_may_hold_no_bytes_of_phones(
    room: WitnessedYard, card: str, sentence: str
) -> None:
    room.send_and_record("throw")
    grind = grinding_change(room)

    def grind_and_replace_card(entry: dict[str, Any]) -> None:
        grind(entry)
        entry["doing"]["card"] = card

    assert sentence in fault_sentences(room.verify_with_change(change=grind_and_replace_card))


def test_bytes_of_a_card_without_a_key_are_counted_separately_and_prove_less(
    room: WitnessedYard,
) -> None:
    room.yard.does("cai", "throw")
    plain = room.verify_with_change()
    assert "unsigned" not in {limit.check for limit in plain.limits}
    request = replace(room.yard.request("cai", "throw"), contribution=OTHER_TAP)
    assert isinstance(room.yard.scribe.answer(request, room.yard.now), Accepted)
    report = room.verify_with_change()
    assert report.ok, report.findings
    assert (report.counts.rolls_without_phone, report.counts.rolls_unsigned) == (1, 1)
    told = {limit.check: limit.sentence for limit in report.limits}
    assert "whoever holds the file could have chosen them" in told["unsigned"]


def test_bytes_sent_before_the_card_had_a_key_are_no_finding(room: WitnessedYard) -> None:
    request = replace(room.yard.request("cai", "throw"), contribution=OTHER_TAP)
    assert isinstance(room.yard.scribe.answer(request, room.yard.now), Accepted)
    PhoneKeys("cai").claim_card(room.yard, "cai-1")
    report = room.verify_with_change()
    assert report.ok, report.findings
    assert report.counts.rolls_unsigned == 1


def test_a_phone_s_die_with_another_contribution_is_found(
    room: WitnessedYard,
) -> None:
    room.send_and_record("throw")
    report = room.verify_with_change(
        change=change_of_dice(CHANGES["another contribution altogether"])
    )
    assert "not signed by the phone that held the card" in fault_sentences(report)
