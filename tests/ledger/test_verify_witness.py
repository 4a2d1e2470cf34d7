"""The verifier on a phone's record of its requests."""

from dataclasses import replace
from typing import Any

import pytest

from ledger.export.document import write_export
from ledger.kernel.vocabulary.grave_rule import OVERRULE_ACT
from ledger.kernel.vocabulary.taps import refusal_statement, tap_if_signed
from ledger.seal.signature import document_digest
from ledger.verify import Status, verify_export
from ledger.verify.status import gravest_status
from tests.ledger.room import CHANGES, WitnessedYard, change_of_dice, fault_sentences
from tests.toy.inn import inn_game
from tests.toy.pen import OTHER_TAP, PhoneKeys
from tests.toy.rules import TOY
from tests.toy.yard import START, YardGame


@pytest.fixture
def room() -> WitnessedYard:
    return WitnessedYard()


def test_a_witness_confirms_the_acts_it_asked_for(room: WitnessedYard) -> None:
    room.send_and_record("throw")
    room.send_and_record("sit", where="bench")
    report = room.verify_with_change(room.witness_file())
    assert report.ok, report.findings
    assert report.counts.rolls_confirmed == 1
    assert report.testimony.asked == 2


def test_a_witness_whose_words_were_erased_confirms_by_their_digest(room: WitnessedYard) -> None:
    room.send_and_record("throw")
    room.send_and_record("sit", where="bench")
    for asked in room.kept:
        whole = asked["body"]
        frame = {name: whole[name] for name in ("type", "as", "period")}
        asked |= {"body": frame, "digest": document_digest(whole)}
    report = room.verify_with_change(room.witness_file())
    assert report.ok, report.findings
    assert report.counts.rolls_confirmed == 1
    room.kept[0]["digest"] = "00" * 32
    assert not room.verify_with_change(room.witness_file()).ok


def test_an_unanswered_request_is_named_and_proves_less(room: WitnessedYard) -> None:
    room.send_and_record("throw")
    lost = room.send_and_record("throw", arrives=False)
    report = room.verify_with_change(room.witness_file())
    assert report.ok, report.findings
    told = {limit.check: limit.sentence for limit in report.limits}
    assert "The network lost what was asked, or the organiser kept it back" in told["unanswered"]
    assert f"The act 'throw' of 'ada' ('{lost.id}')" in told["unanswered"]
    assert gravest_status({"unanswered", "holder"}) is Status.UNANSWERED
    assert "unanswered" not in {limit.check for limit in room.verify_with_change().limits}


def test_a_request_that_never_left_the_phone_is_no_finding(room: WitnessedYard) -> None:
    room.send_and_record("throw", arrives=False)
    room.kept[-1] |= {"sent": False, "withdrawn": True}
    report = room.verify_with_change(room.witness_file())
    assert report.ok, report.findings
    assert "unanswered" not in {limit.check for limit in report.limits}
    assert (report.testimony.unsent, report.testimony.withdrawn) == (1, 1)
    room.kept[-1]["sent"] = True
    report = room.verify_with_change(room.witness_file())
    assert "unanswered" in {limit.check for limit in report.limits}


def test_a_lost_answer_is_no_finding(room: WitnessedYard) -> None:
    room.send_and_record("throw", heard=False)
    report = room.verify_with_change(room.witness_file())
    assert report.ok, report.findings
    assert report.counts.rolls_confirmed == 1


def test_an_act_answered_as_done_must_be_in_the_ledger(room: WitnessedYard) -> None:
    room.send_and_record("throw", arrives=False)
    room.kept[-1]["answer"] = "done"
    assert "answered as done, but it is not in the ledger" in fault_sentences(
        room.verify_with_change(room.witness_file())
    )


def test_only_a_signed_refusal_counts_as_the_server_s_word(room: WitnessedYard) -> None:
    room.send_and_record("throw", arrives=False)
    request = room.send_and_record("throw", arrives=False)
    for item in room.kept:
        item["answer"] = "refused"
    tap = tap_if_signed(request)
    assert tap is not None
    said = refusal_statement("yard", request.id, tap, "refused")
    room.kept[-1]["refusal"] = room.yard.keys.sign_statement(said)
    report = room.verify_with_change(room.witness_file())
    assert report.ok, report.findings
    assert (report.testimony.refused, report.testimony.refused_unsigned) == (1, 1)
    room.kept[-1]["answer"] = "paused"
    assert room.verify_with_change(room.witness_file()).testimony.refused == 0


def test_a_roll_with_a_missing_or_another_contribution_than_the_phone_s_is_found(
    room: WitnessedYard,
) -> None:
    request = room.yard.request("ada", "throw")
    room.yard.scribe.answer(request, room.yard.now)
    room.send_and_record("throw", id=request.id)
    assert "without what the phone added" in fault_sentences(
        room.verify_with_change(room.witness_file())
    )
    other = room.yard.request("ada", "throw")
    room.yard.scribe.answer(room.ada.signed_request("yard", other, OTHER_TAP), room.yard.now)
    room.send_and_record("throw", id=other.id)
    assert "otherwise than the phone asked" in fault_sentences(
        room.verify_with_change(room.witness_file())
    )


def test_a_phone_without_a_card_of_this_game_is_no_witness(room: WitnessedYard) -> None:
    room.send_and_record("throw")
    stranger = room.witness_file(key=PhoneKeys("stranger").key)
    assert "ever claimed with its key" in fault_sentences(room.verify_with_change(stranger))
    only_watched = room.witness_file(key=PhoneKeys("stranger").key, asked=[])
    assert room.verify_with_change(only_watched).ok


def test_a_missing_act_that_was_answered_has_the_status_of_witnesses(room: WitnessedYard) -> None:
    room.send_and_record("throw", arrives=False)
    room.kept[-1]["answer"] = "done"
    assert room.verify_with_change(room.witness_file()).status is Status.WITNESSES
    room.send_and_record("throw")
    changes = CHANGES["a false signature"]
    assert room.verify_with_change(change=change_of_dice(changes)).status is Status.PHONES


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
def test_a_witness_cannot_claim_a_request_that_it_did_not_sign(
    room: WitnessedYard, changes: dict[str, Any]
) -> None:
    room.send_and_record("throw")
    room.kept[0] |= changes
    assert "is not signed by this phone" in fault_sentences(
        room.verify_with_change(room.witness_file())
    )


def test_where_claims_are_withheld_signatures_are_not_checked_against_them(
    room: WitnessedYard,
) -> None:
    room.send_and_record("throw")
    entries = [row.state for row in room.yard.store.read("yard")]
    lines = write_export(entries, room.yard.keys, withheld_positions=frozenset({2, 3}))
    report = verify_export(lines, room.outside_evidence(room.witness_file()))
    assert report.ok, report.findings
    assert report.counts.rolls_by_phone == 1
    assert any("could not be checked whole" in note for note in report.notes)


def mark_as_table_roll(entry: dict[str, Any]) -> None:
    for roll in entry["rolls"]:
        roll.update(source="table", value=roll["value"] % 6 + 1, origin="", contribution="")
    entry["doing"]["tap"] = None


def test_a_signed_roll_cannot_be_written_as_physical_dice(room: WitnessedYard) -> None:
    room.send_and_record("throw")
    report = room.verify_with_change(room.witness_file(), change=mark_as_table_roll)
    assert "with dice of the table that nobody typed in" in fault_sentences(report)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"doing.type": "give"}, "as another act"),
        ({"doing.actor": "bea"}, "as another act"),
        ({"doing.recorder": "nurse"}, "by somebody else"),
        ({"doing.happened_at": 1_000_000}, "as of another time"),
        ({"doing.digest": "00" * 16}, "with another digest"),
        ({"doing.command": "another"}, "is not in the ledger"),
    ],
)
@pytest.mark.parametrize("dice", [True, False], ids=["dice kept", "dice taken out"])
def test_an_entry_that_differs_from_the_phone_s_request_is_found(
    room: WitnessedYard, changes: dict[str, Any], sentence: str, *, dice: bool
) -> None:
    room.send_and_record("throw")
    without: dict[str, Any] = {} if dice else {"rolls": [], "doing.tap": None}
    report = room.verify_with_change(
        room.witness_file(), change=change_of_dice({**without, **changes})
    )
    assert sentence in fault_sentences(report)


def test_acts_with_all_optional_fields_fit_the_requests_of_the_phone(room: WitnessedYard) -> None:
    nurse = PhoneKeys("nurse").claim_card(room.yard, "nurse-1")
    room.ada = nurse
    room.send_and_record("throw", actor="cai", recorder="nurse")
    room.send_and_record("pause", actor="nurse", reason="so it is")
    room.send_and_record("resume", actor="nurse")
    room.send_and_record("give", actor="ada", card="nurse-1", recorder="nurse", to="bea", nuts=1)
    room.yard.wait(minutes=5)
    room.send_and_record("sit", actor="bea", recorder="nurse", where="wall", happened_at=START)
    report = room.verify_with_change(room.witness_file())
    assert report.ok, report.findings
    assert report.testimony.asked == len(room.kept)
    assert all(item.get("answer") == "done" for item in room.kept)


def test_an_act_long_after_the_tap_is_noted_and_no_finding(room: WitnessedYard) -> None:
    room.send_and_record("throw")
    room.kept[-1]["at"] -= 30_000
    assert not any(
        "over a minute" in note for note in room.verify_with_change(room.witness_file()).notes
    )
    room.kept[-1]["at"] -= 3_600_000
    report = room.verify_with_change(room.witness_file())
    assert report.ok, report.findings
    assert any("1 act was recorded over a minute" in note for note in report.notes)


def test_the_last_voice_of_a_petition_counts_as_asking_for_its_act(room: WitnessedYard) -> None:
    room.yard.does("cai", "gamble", nuts=5, id="game")
    room.bea.does(room.yard, "bea", "consent", petition="game")
    room.send_and_record("consent", petition="game")
    report = room.verify_with_change(room.witness_file())
    assert report.ok, report.findings
    assert report.testimony.asked == 1
    other = change_of_dice({"doing.actor": "bea"})
    assert "as another act" in fault_sentences(
        room.verify_with_change(room.witness_file(), change=other)
    )


def test_a_second_steward_who_confirms_counts_as_asking_for_the_act(room: WitnessedYard) -> None:
    room.yard = YardGame(
        rules=replace(TOY, seats=replace(TOY.seats, grave_acts=frozenset({OVERRULE_ACT})))
    )
    for who in ("ada", "bea"):
        room.yard.does(who, "sit", where="bench")
    room.ada = PhoneKeys("nurse").claim_card(room.yard, "nurse-2")
    squeeze = {"where": "bench", "recorder": "nurse", "waive": ["NUX-08"], "id": "squeeze"}
    room.yard.does("cai", "sit", **squeeze, reason_="they squeeze", listening=("nurse-2",))
    room.send_and_record("confirm-act", actor="nurse", card="nurse-2", waiting="squeeze")
    assert room.kept[-1]["answer"] == "done"
    report = room.verify_with_change(room.witness_file())
    assert report.ok, report.findings
    assert report.testimony.asked == 1


def test_typed_faces_are_those_of_the_command(room: WitnessedYard) -> None:
    room.yard = inn_game()
    room.ada = PhoneKeys("flavus").claim_card(room.yard, "flavus-1")
    room.yard.does("host", "use-dice", value="table")
    room.send_and_record("throw-tali", actor="flavus", dice=[3, 6])
    report = room.verify_with_change(room.witness_file(game=room.yard.scribe.game))
    assert report.ok, report.findings
    assert report.counts.rolls_at_table == 2
