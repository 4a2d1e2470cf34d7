"""The verifier on phones: the origin of each die."""

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from ledger.kernel.vocabulary.request import Accepted
from ledger.seal.chance import roll_value
from ledger.verify import Status
from tests.ledger.room import CHANGES, Change, Room, changing, sentences
from tests.toy.pen import OTHER_TAP, Pen


@pytest.fixture
def room() -> Room:
    return Room()


def test_dice_are_counted_by_their_origin(room: Room) -> None:
    room.asks("throw")
    room.bea.does(room.yard, "bea", "throw")
    room.yard.does("cai", "throw")
    Pen("nurse").claims(room.yard, "nurse-1").does(room.yard, "cai", "throw", recorder="nurse")
    report = room.verified()
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


def test_the_verifier_follows_a_card_that_moved_and_was_printed_anew(room: Room) -> None:
    room.asks("throw")
    moved = Pen("new").claims(room.yard, "ada-1", "move-card")
    moved.does(room.yard, "ada", "throw")
    room.yard.does("nurse", "reissue-card", card_="bea-1")
    again = Pen("bea-again").claims(room.yard, "bea-1")
    again.does(room.yard, "bea", "throw")
    report = room.verified()
    assert report.ok, report.findings
    assert report.counts.rolls_by_phone == 3


@pytest.mark.parametrize("changes", CHANGES.values(), ids=CHANGES)
def test_every_change_of_a_phone_s_die_is_found(room: Room, changes: dict[str, Any]) -> None:
    room.asks("throw")
    assert room.verified().ok
    assert not room.verified(change=changing(changes)).ok


def grinding(room: Room, face: int = 1) -> Change:
    """Return a host who removes the signature and tries bytes until the die shows this face."""

    def change(entry: dict[str, Any]) -> None:
        seed = room.yard.keys.seeds().seed(entry["period"])
        for roll in entry["rolls"]:
            tries = (f"{number:032x}" for number in count())
            name, sides = roll["name"], roll["sides"]
            suits = next(t for t in tries if roll_value(seed, name, sides, t) == face)
            roll.update(contribution=suits, value=face, origin="")
        entry["doing"]["tap"] = None

    return change


def test_a_host_cannot_remove_a_signature_and_try_bytes_until_a_face_suits(room: Room) -> None:
    room.asks("throw")
    report = room.verified(change=grinding(room))
    assert report.status is Status.PHONES
    assert "that the phone that held the card did not sign" in sentences(report)


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("", "no phone had a hand in it"),
        ("nobody-1", "of a card that this game does not have"),
    ],
)
def test_dice_of_the_house_and_of_unknown_cards_may_hold_no_bytes_of_phones(
    room: Room, card: str, sentence: str
) -> None:
    room.asks("throw")
    grind = grinding(room)

    def change(entry: dict[str, Any]) -> None:
        grind(entry)
        entry["doing"]["card"] = card

    assert sentence in sentences(room.verified(change=change))


def test_bytes_of_a_card_without_a_key_are_counted_separately_and_prove_less(room: Room) -> None:
    room.yard.does("cai", "throw")
    plain = room.verified()
    assert "unsigned" not in {limit.check for limit in plain.limits}
    request = replace(room.yard.request("cai", "throw"), contribution=OTHER_TAP)
    assert isinstance(room.yard.scribe.answer(request, room.yard.now), Accepted)
    report = room.verified()
    assert report.ok, report.findings
    assert (report.counts.rolls_without_phone, report.counts.rolls_unsigned) == (1, 1)
    told = {limit.check: limit.sentence for limit in report.limits}
    assert "whoever holds the file could have chosen them" in told["unsigned"]


def test_bytes_sent_before_the_card_had_a_key_are_no_finding(room: Room) -> None:
    request = replace(room.yard.request("cai", "throw"), contribution=OTHER_TAP)
    assert isinstance(room.yard.scribe.answer(request, room.yard.now), Accepted)
    Pen("cai").claims(room.yard, "cai-1")
    report = room.verified()
    assert report.ok, report.findings
    assert report.counts.rolls_unsigned == 1


def test_a_phone_s_die_with_another_contribution_is_found(
    room: Room,
) -> None:
    room.asks("throw")
    report = room.verified(change=changing(CHANGES["another contribution altogether"]))
    assert "not signed by the phone that held the card" in sentences(report)
