"""The phone's contribution to dice at the tap: signed, stored with the dice, and marked."""

from dataclasses import replace
from typing import Any

import pytest

from ledger.kernel.vocabulary.request import Accepted, Refused, Repeated, Request
from ledger.kernel.vocabulary.taps import is_tap_valid
from ledger.record.entry import Entry, Roll, Tap
from ledger.seal.chance import roll_value
from tests.toy.inn import inn_game
from tests.toy.pen import OTHER_TAP, TAP, PhoneKeys
from tests.toy.yard import YardGame


def only_roll_of(entries: tuple[Entry, ...]) -> Roll:
    (roll,) = (roll for entry in entries for roll in entry.rolls)
    return roll


def answer_and_check(yard: YardGame, request: Request) -> Any:
    outcome = yard.scribe.answer(request, yard.now)
    yard.check()
    return outcome


def problem_of_refusal(yard: YardGame, request: Request) -> str:
    before = yard.state.log.position
    outcome = answer_and_check(yard, request)
    assert isinstance(outcome, Refused), outcome
    assert yard.state.log.position == before
    return outcome.problem


def test_a_die_results_from_seed_name_and_contribution(yard: YardGame) -> None:
    roll = only_roll_of(PhoneKeys("ada").claim_card(yard, "ada-1").does(yard, "ada", "throw"))
    assert roll.contribution == TAP
    assert roll.value == roll_value(yard.keys.seeds().seed(1), roll.name, 6, TAP)


def test_another_contribution_gives_another_die() -> None:
    faces = set()
    for number in range(12):
        yard = YardGame()
        phone = PhoneKeys("ada").claim_card(yard, "ada-1")
        faces.add(only_roll_of(phone.does(yard, "ada", "throw", tap=f"{number:032x}")).value)
    assert len(faces) > 1


def test_an_entry_with_dice_keeps_contribution_and_signature(yard: YardGame) -> None:
    ada = PhoneKeys("ada").claim_card(yard, "ada-1")
    (thrown,) = ada.does(yard, "ada", "throw")
    assert thrown.meta is not None
    tap = thrown.meta.tap
    assert isinstance(tap, Tap)
    assert tap.contribution == TAP
    assert is_tap_valid(ada.key, "yard", thrown.meta.command, tap)
    assert not is_tap_valid(PhoneKeys("bea").key, "yard", thrown.meta.command, tap)


def test_an_entry_without_dice_keeps_none(yard: YardGame) -> None:
    (sat,) = PhoneKeys("ada").claim_card(yard, "ada-1").does(yard, "ada", "sit", where="bench")
    assert sat.meta is not None
    assert sat.meta.tap is None


def test_a_repeated_id_with_the_same_contribution_is_answered_again(yard: YardGame) -> None:
    ada = PhoneKeys("ada").claim_card(yard, "ada-1")
    request = ada.signed_request("yard", yard.request("ada", "throw"))
    assert isinstance(answer_and_check(yard, request), Accepted)
    assert isinstance(answer_and_check(yard, request), Repeated)


def test_a_repeated_id_with_another_contribution_or_body_is_refused(yard: YardGame) -> None:
    ada = PhoneKeys("ada").claim_card(yard, "ada-1")
    request = ada.signed_request("yard", yard.request("ada", "gamble", nuts=1))
    assert isinstance(answer_and_check(yard, request), Accepted)
    bare = replace(request, contribution="", signature="")
    assert (
        problem_of_refusal(yard, ada.signed_request("yard", bare, OTHER_TAP))
        == "repeated-otherwise"
    )
    assert problem_of_refusal(
        yard, ada.signed_request("yard", replace(bare, fields={"nuts": 2}))
    ) == ("repeated-otherwise")
    assert problem_of_refusal(yard, bare) == "repeated-otherwise"


@pytest.mark.parametrize(
    "changed",
    [
        {"signature": "00" * 64},
        {"signature": ""},
        {"contribution": OTHER_TAP},
        {"contribution": ""},
        {"id": "another"},
        {"fields": {"nuts": 3}},
        {"actor": "bea", "card": "bea-1"},
        {"fields": {"nuts": 2**60}},
    ],
)
def test_a_signature_over_another_command_is_refused(
    yard: YardGame, changed: dict[str, Any]
) -> None:
    ada = PhoneKeys("ada").claim_card(yard, "ada-1")
    PhoneKeys("bea").claim_card(yard, "bea-1")
    request = ada.signed_request("yard", yard.request("ada", "gamble", nuts=1))
    assert problem_of_refusal(yard, replace(request, **changed)) == "wrong-signature"
    assert isinstance(answer_and_check(yard, request), Accepted)


def test_a_signature_holds_for_one_game_only(yard: YardGame) -> None:
    ada = PhoneKeys("ada").claim_card(yard, "ada-1")
    request = ada.signed_request("another-game", yard.request("ada", "throw"))
    assert problem_of_refusal(yard, request) == "wrong-signature"


def test_a_phone_signs_with_its_present_key(yard: YardGame) -> None:
    old = PhoneKeys("old").claim_card(yard, "ada-1")
    new = PhoneKeys("new").claim_card(yard, "ada-1", "move-card")
    assert (
        problem_of_refusal(yard, old.signed_request("yard", yard.request("ada", "throw")))
        == "wrong-signature"
    )
    assert only_roll_of(new.does(yard, "ada", "throw")).origin == "phone"


def test_an_omitted_field_is_signed_like_an_empty_one(yard: YardGame) -> None:
    ada = PhoneKeys("ada").claim_card(yard, "ada-1")
    plain = yard.request("ada", "appeal", about="throw", fields={})
    said = replace(plain, fields={**plain.fields, "reason": ""})
    assert said.document == plain.document
    assert ada.signed_request("yard", said).signature == ada.signed_request("yard", plain).signature


@pytest.mark.parametrize("contribution", ["tap", "0F" * 16, "0f" * 15, "0f" * 17, TAP + "\n"])
def test_a_contribution_has_16_bytes_in_hex(yard: YardGame, contribution: str) -> None:
    request = replace(yard.request("ada", "throw"), contribution=contribution)
    assert problem_of_refusal(yard, request) == "malformed"


def test_a_card_without_a_key_may_contribute_but_not_sign(yard: YardGame) -> None:
    signed = PhoneKeys("ada").signed_request("yard", yard.request("ada", "throw"))
    assert problem_of_refusal(yard, signed) == "wrong-signature"
    outcome = answer_and_check(yard, replace(signed, signature=""))
    roll = only_roll_of(outcome.entries)
    assert (roll.contribution, roll.origin) == (TAP, "")
    assert outcome.entries[0].meta.tap is None


def test_a_card_with_a_key_may_roll_without_its_phone_and_the_roll_shows_it(yard: YardGame) -> None:
    PhoneKeys("ada").claim_card(yard, "ada-1")
    roll = only_roll_of(yard.does("ada", "throw"))
    assert (roll.contribution, roll.origin) == ("", "")


def test_rolls_are_marked_with_their_origin(yard: YardGame) -> None:
    phone, program = PhoneKeys("ada").claim_card(yard, "ada-1"), PhoneKeys("bot")
    program.claim_card(yard, "bea-1", client=True)
    assert only_roll_of(phone.does(yard, "ada", "throw")).origin == "phone"
    assert only_roll_of(program.does(yard, "bea", "throw")).origin == "client"
    assert only_roll_of(yard.does("cai", "throw")).origin == ""


def test_a_roll_from_a_phone_that_also_holds_a_steward_s_card_is_marked_alone(
    yard: YardGame,
) -> None:
    both = PhoneKeys("host").claim_card(yard, "nurse-1").claim_card(yard, "ada-1")
    PhoneKeys("bea").claim_card(yard, "bea-1")
    assert only_roll_of(both.does(yard, "ada", "throw")).origin == "alone"
    assert only_roll_of(PhoneKeys("bea").does(yard, "bea", "throw")).origin == "phone"


def test_a_roll_that_a_steward_records_for_a_player_is_marked_alone(yard: YardGame) -> None:
    PhoneKeys("ada").claim_card(yard, "ada-1")
    nurse = PhoneKeys("nurse").claim_card(yard, "nurse-1")
    assert only_roll_of(nurse.does(yard, "ada", "throw", recorder="nurse")).origin == "alone"


def test_where_all_players_are_stewards_no_roll_is_marked_alone() -> None:
    guests = ["flavus", "niger", "rufus"]
    together, hosted = inn_game(stewards=guests), inn_game()
    for game, origin in ((together, "phone"), (hosted, "alone")):
        phone = PhoneKeys("flavus").claim_card(game, "flavus-1")
        if game is hosted:
            phone.claim_card(game, "host-1")
        (thrown, *_) = phone.does(game, "flavus", "throw-tali")
        assert {roll.origin for roll in thrown.rolls} == {origin}


def test_physical_dice_get_no_origin_and_no_contribution() -> None:
    game = inn_game(dice="table")
    (thrown, *_) = (
        PhoneKeys("flavus")
        .claim_card(game, "flavus-1")
        .does(game, "flavus", "throw-tali", dice=[2, 3])
    )
    assert {(roll.source, roll.origin, roll.contribution) for roll in thrown.rolls} == {
        ("table", "", "")
    }
    assert thrown.meta is not None
    assert thrown.meta.tap is None


def test_the_last_voice_contributes_to_the_dice_of_an_agreed_act(yard: YardGame) -> None:
    ada, bea, cai = (
        PhoneKeys(name).claim_card(yard, f"{name}-1") for name in ("ada", "bea", "cai")
    )
    (proposed,) = ada.does(yard, "ada", "gamble", nuts=1)
    bea.does(yard, "bea", "consent", petition=proposed.event.petition, tap=OTHER_TAP)
    entries = cai.does(yard, "cai", "consent", petition=proposed.event.petition, tap="2d" * 16)
    roll = only_roll_of(entries)
    assert (roll.contribution, roll.origin) == ("2d" * 16, "phone")
    meta = entries[-1].meta
    assert meta is not None
    assert meta.tap is not None
    assert is_tap_valid(cai.key, "yard", meta.command, meta.tap)


def test_acts_brought_by_time_have_no_phone(yard: YardGame) -> None:
    phone = PhoneKeys("ada").claim_card(yard, "ada-1")
    phone.does(yard, "ada", "throw")
    for entry in yard.wait(minutes=60).wake_clock():
        assert entry.meta is not None
        assert entry.meta.tap is None
        assert {roll.origin for roll in entry.rolls} <= {""}
