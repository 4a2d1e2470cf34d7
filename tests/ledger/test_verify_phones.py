"""The verifier on phones: who had a hand in each die, and what a phone says it asked for."""

import json
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import msgspec
import pytest

from ledger.chance import roll_value
from ledger.export import write_export
from ledger.kernel.request import Accepted, Request
from ledger.kernel.taps import refusal_statement, tap_of
from ledger.verify import Outside, Report, Status, read_witness, verify_export
from tests.toy.pen import OTHER_TAP, Pen
from tests.toy.yard import YardGame

Change = Callable[[dict[str, Any]], None]


class Room:
    """A yard where ada has a phone, bea a program and cai nothing; and what ada's phone kept."""

    def __init__(self) -> None:
        self.yard = YardGame()
        self.ada = Pen("ada").claims(self.yard, "ada-1")
        self.bea = Pen("bea").claims(self.yard, "bea-1", client=True)
        self.kept: list[dict[str, Any]] = []

    def asks(self, act: str, *, heard: bool = True, arrives: bool = True, **fields: Any) -> Request:
        """Ada's phone asks for something, and keeps what it asked for and what it heard."""
        request = self.ada.signed("yard", self.yard.request("ada", act, **fields))
        outcome = self.yard.scribe.submit(request, self.yard.now) if arrives else None
        item = {
            "id": request.id,
            "body": request.document,
            "contribution": request.contribution,
            "signature": request.signature,
            "at": self.yard.now,
        }
        if heard and isinstance(outcome, Accepted):
            item["answer"] = "done"
        self.kept.append(item)
        return request

    def witness(self, **changes: Any) -> bytes:
        """The file of ada's phone."""
        said = {"format": "acta-witness/1", "game": "yard", "key": self.ada.key, "asked": self.kept}
        return json.dumps(said | changes).encode()

    def verified(self, *witnesses: bytes, change: Change | None = None) -> Report:
        """The report on its export; `change` is what a host with the keys does to the dice."""
        entries = [row.state for row in self.yard.store.read("yard")]
        if change is not None:
            entries = [changed(stored, change) for stored in entries]
        return verify_export(write_export(entries, self.yard.keys), self.outside(*witnesses))

    def outside(self, *witnesses: bytes) -> Outside:
        """What somebody brings along."""
        return Outside(witnesses=tuple(read_witness(file) for file in witnesses))


def changed(stored: bytes, change: Change) -> bytes:
    entry = json.loads(stored)
    if entry["rolls"] and entry["doing"]["tap"]:
        change(entry)
    return msgspec.json.encode(entry)


@pytest.fixture
def room() -> Room:
    return Room()


def sentences(report: Report) -> str:
    return " ".join(finding.sentence for finding in report.findings)


def test_dice_are_counted_by_how_they_came_about(room: Room) -> None:
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


def test_a_card_that_moved_and_was_printed_anew_is_followed(room: Room) -> None:
    room.asks("throw")
    moved = Pen("new").claims(room.yard, "ada-1", "move-card")
    moved.does(room.yard, "ada", "throw")
    room.yard.does("nurse", "reissue-card", card_="bea-1")
    again = Pen("bea-again").claims(room.yard, "bea-1")
    again.does(room.yard, "bea", "throw")
    report = room.verified()
    assert report.ok, report.findings
    assert report.counts.rolls_by_phone == 3


CHANGES: dict[str, dict[str, Any]] = {
    "another contribution was signed": {"doing.tap.contribution": OTHER_TAP},
    "a false signature": {"doing.tap.signature": "00" * 64},
    "no signature": {"doing.tap.signature": ""},
    "another command was signed": {"doing.tap.digest": "00" * 32},
    "nothing was signed": {"doing.tap": None},
    "another contribution was rolled with": {"rolls.0.contribution": OTHER_TAP},
    "no contribution was rolled with": {"rolls.0.contribution": ""},
    "another contribution altogether": {
        "doing.tap.contribution": OTHER_TAP,
        "rolls.0.contribution": OTHER_TAP,
    },
    "marked as a program's": {"rolls.0.origin": "client"},
    "marked as nobody's": {"rolls.0.origin": ""},
    "another act": {"doing.command": "another"},
    "another card": {"doing.card": "bea-1"},
}


def changing(changes: dict[str, Any]) -> Change:
    """A host who writes these values at these places of an entry with dice."""

    def change(entry: dict[str, Any]) -> None:
        for path, value in changes.items():
            *way, last = path.split(".")
            part: Any = entry
            for step in way:
                part = part[int(step) if isinstance(part, list) else step]
            part[last] = value

    return change


@pytest.mark.parametrize("changes", CHANGES.values(), ids=CHANGES)
def test_what_was_changed_about_a_phone_s_die_is_found(room: Room, changes: dict[str, Any]) -> None:
    room.asks("throw")
    assert room.verified().ok
    assert not room.verified(change=changing(changes)).ok


def grinding(room: Room, face: int = 1) -> Change:
    """A host who strips the signature and tries bytes until the die shows this face."""

    def change(entry: dict[str, Any]) -> None:
        seed = room.yard.keys.seeds().seed(entry["period"])
        for roll in entry["rolls"]:
            tries = (f"{number:032x}" for number in count())
            name, sides = roll["name"], roll["sides"]
            suits = next(t for t in tries if roll_value(seed, name, sides, t) == face)
            roll.update(contribution=suits, value=face, origin="")
        entry["doing"]["tap"] = None

    return change


def test_a_host_cannot_strip_a_signature_and_try_bytes_until_the_face_suits(room: Room) -> None:
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
def test_dice_of_the_house_and_of_unknown_cards_have_no_bytes_in_them(
    room: Room, card: str, sentence: str
) -> None:
    room.asks("throw")
    grind = grinding(room)

    def change(entry: dict[str, Any]) -> None:
        grind(entry)
        entry["doing"]["card"] = card

    assert sentence in sentences(room.verified(change=change))


def test_bytes_of_a_card_without_a_key_are_counted_apart_and_prove_less(room: Room) -> None:
    room.yard.does("cai", "throw")
    plain = room.verified()
    assert "unsigned" not in {limit.check for limit in plain.limits}
    request = replace(room.yard.request("cai", "throw"), contribution=OTHER_TAP)
    assert isinstance(room.yard.scribe.submit(request, room.yard.now), Accepted)
    report = room.verified()
    assert report.ok, report.findings
    assert (report.counts.rolls_without_phone, report.counts.rolls_unsigned) == (1, 1)
    told = {limit.check: limit.sentence for limit in report.limits}
    assert "whoever holds the file could have chosen them" in told["unsigned"]


def test_bytes_sent_before_the_card_was_claimed_with_a_key_are_no_finding(room: Room) -> None:
    request = replace(room.yard.request("cai", "throw"), contribution=OTHER_TAP)
    assert isinstance(room.yard.scribe.submit(request, room.yard.now), Accepted)
    Pen("cai").claims(room.yard, "cai-1")
    report = room.verified()
    assert report.ok, report.findings
    assert report.counts.rolls_unsigned == 1


def test_a_phone_s_die_with_another_contribution_shows_another_face_or_no_signature(
    room: Room,
) -> None:
    room.asks("throw")
    report = room.verified(change=changing(CHANGES["another contribution altogether"]))
    assert "not signed by the phone that held the card" in sentences(report)


def test_a_witness_confirms_what_it_asked_for(room: Room) -> None:
    room.asks("throw")
    room.asks("sit", where="bench")
    report = room.verified(room.witness())
    assert report.ok, report.findings
    assert report.counts.rolls_confirmed == 1
    assert report.testimony.asked == 2


def test_what_was_asked_for_and_never_came_is_listed(room: Room) -> None:
    room.asks("throw")
    lost = room.asks("throw", arrives=False)
    report = room.verified(room.witness())
    named = f"The act 'throw' of 'ada' ('{lost.id}') was asked for and never came."
    assert named in sentences(report)
    assert not report.ok
    assert report.testimony.never_came == 1
    assert room.verified().ok


def test_an_answer_that_was_lost_on_the_way_is_no_matter(room: Room) -> None:
    room.asks("throw", heard=False)
    report = room.verified(room.witness())
    assert report.ok, report.findings
    assert report.counts.rolls_confirmed == 1


def test_what_was_answered_as_done_is_in_the_ledger(room: Room) -> None:
    room.asks("throw", arrives=False)
    room.kept[-1]["answer"] = "done"
    assert "answered as done, but it is not in the ledger" in sentences(
        room.verified(room.witness())
    )


def test_a_refusal_counts_as_the_server_s_word_only_with_its_signature(room: Room) -> None:
    room.asks("throw", arrives=False)
    request = room.asks("throw", arrives=False)
    for item in room.kept:
        item["answer"] = "refused"
    tap = tap_of(request)
    assert tap is not None
    said = refusal_statement("yard", request.id, tap, "refused")
    room.kept[-1]["refusal"] = room.yard.keys.vouch(said)
    report = room.verified(room.witness())
    assert report.ok, report.findings
    assert (report.testimony.refused, report.testimony.refused_unsigned) == (1, 1)
    room.kept[-1]["answer"] = "paused"
    assert room.verified(room.witness()).testimony.refused == 0


def test_a_roll_without_what_the_phone_added_or_with_something_else_is_found(room: Room) -> None:
    request = room.yard.request("ada", "throw")
    room.yard.scribe.submit(request, room.yard.now)
    room.asks("throw", id=request.id)
    assert "without what the phone added" in sentences(room.verified(room.witness()))
    other = room.yard.request("ada", "throw")
    room.yard.scribe.submit(room.ada.signed("yard", other, OTHER_TAP), room.yard.now)
    room.asks("throw", id=other.id)
    assert "otherwise than the phone asked" in sentences(room.verified(room.witness()))


def test_a_phone_that_never_had_a_card_of_this_game_is_no_witness_of_it(room: Room) -> None:
    room.asks("throw")
    stranger = room.witness(key=Pen("stranger").key)
    assert "ever claimed with its key" in sentences(room.verified(stranger))
    only_watched = room.witness(key=Pen("stranger").key, asked=[])
    assert room.verified(only_watched).ok


def test_what_a_phone_asked_in_vain_has_the_status_of_witnesses(room: Room) -> None:
    room.asks("throw", arrives=False)
    assert room.verified(room.witness()).status is Status.WITNESSES
    room.asks("throw")
    changes = CHANGES["a false signature"]
    assert room.verified(change=changing(changes)).status is Status.PHONES


@pytest.mark.parametrize(
    "changes",
    [
        {"contribution": OTHER_TAP},
        {"signature": "00" * 64},
        {"id": "another"},
        {"id": "two\nlines"},
        {"body": {"type": "throw", "as": "bea", "period": 1}},
        {"body": {"n": 2**60}},
    ],
)
def test_a_witness_cannot_make_up_what_it_did_not_sign(room: Room, changes: dict[str, Any]) -> None:
    room.asks("throw")
    room.kept[0] |= changes
    assert "is not signed by this phone" in sentences(room.verified(room.witness()))


def test_where_claims_are_withheld_signatures_are_not_held_against_anybody(room: Room) -> None:
    room.asks("throw")
    entries = [row.state for row in room.yard.store.read("yard")]
    lines = write_export(entries, room.yard.keys, withheld=frozenset({2, 3}))
    report = verify_export(lines, room.outside(room.witness()))
    assert report.ok, report.findings
    assert report.counts.rolls_by_phone == 1
    assert any("could not be checked whole" in note for note in report.notes)
