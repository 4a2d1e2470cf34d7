"""Closing takes two stewards and a public countdown.

The countdown can be stopped until its end. After the countdown the ledger is open.
"""

from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as changed

from ledger.contract.form import Number
from ledger.contract.founding import CardPlan, Founding
from ledger.kernel.view.visibility import visible_entry
from ledger.kernel.vocabulary.dry_context import DryContext
from ledger.kernel.vocabulary.events import ClosingConfirmed
from ledger.kernel.vocabulary.request import HOST_CARD, Plan
from ledger.record.audience import Viewer
from tests.toy.rules import TOY
from tests.toy.world import YardWorld
from tests.toy.yard import YardGame, message_keys_of_refusal, short_type_names


def announce_closing(yard: YardGame, minutes: int = 5) -> YardGame:
    yard.does("nurse", "announce-closing", minutes=minutes)
    return yard


def begin_countdown(yard: YardGame, minutes: int = 5) -> YardGame:
    announce_closing(yard, minutes).does("nurse", "confirm-closing", card="nurse-2")
    return yard


def test_one_steward_proposes_and_play_goes_on(yard: YardGame) -> None:
    announce_closing(yard)
    assert yard.state.kernel.status == "open"
    yard.does("ada", "give", to="bea", nuts=1)
    assert yard.wait(minutes=60).wake_clock() == ()


@pytest.mark.rule("ACTA-13")
def test_a_second_steward_starts_the_countdown(yard: YardGame) -> None:
    announce_closing(yard)
    alone = yard.expect_refusal("nurse", "confirm-closing", card="nurse-1")
    assert message_keys_of_refusal(alone) == ["closing-needs-second"]
    (confirmed,) = yard.does("nurse", "confirm-closing", card="nurse-2")
    assert confirmed.event.closes_at == yard.now + 5 * 60_000
    assert yard.state.kernel.status == "closing"
    yard.does("ada", "give", to="bea", nuts=1)


def test_a_single_steward_confirms_the_closing_alone() -> None:
    def founding_with_single_nurse(scenario: dict[str, Any]) -> Founding[YardWorld]:
        founding = TOY.scenarios.found(scenario)
        cards = tuple(card for card in founding.cards if card.id != "nurse-2")
        return replace(founding, cards=(*cards, CardPlan("dog-1", "dog")))

    yard = YardGame(
        rules=replace(TOY, scenarios=replace(TOY.scenarios, found=founding_with_single_nurse))
    )
    announce_closing(yard).does("nurse", "confirm-closing")
    assert yard.state.kernel.status == "closing"


def test_the_game_closes_when_the_countdown_ends(yard: YardGame) -> None:
    begin_countdown(yard)
    assert yard.wait(milliseconds=5 * 60_000 - 1).wake_clock() == ()
    closed, revealed = yard.wait(milliseconds=1).wake_clock()
    assert short_type_names((closed, revealed)) == ["game-closed", "seed-revealed"]
    assert yard.state.kernel.status == "closed"
    assert closed.meta is not None
    assert closed.meta.command == "due-closing"


def test_a_closed_game_refuses_everything_and_offers_nothing(yard: YardGame) -> None:
    begin_countdown(yard).wait(minutes=5).wake_clock()
    assert yard.expect_refusal("nurse", "resume").problem == "closed"
    assert yard.expect_refusal("ada", "throw").problem == "closed"
    assert yard.offers("nurse") == {}
    assert yard.wait(minutes=60).wake_clock() == ()


def test_nothing_waits_for_an_answer_in_a_closed_game(yard: YardGame) -> None:
    yard.does("ada", "swap", **{"with": "bea", "nuts": 4}, id="wish")
    begin_countdown(yard)
    assert list(yard.state.kernel.petitions) == ["wish"]
    yard.wait(minutes=5).wake_clock()
    kernel = yard.state.kernel
    assert not any((kernel.petitions, kernel.appeals, kernel.expired, kernel.windows))


def test_a_command_after_the_end_of_the_countdown_comes_too_late(yard: YardGame) -> None:
    begin_countdown(yard).wait(minutes=5)
    assert yard.expect_refusal("nurse", "cancel-closing").problem == "closed"


def test_stewards_may_call_off_the_closing_until_the_countdown_ends(yard: YardGame) -> None:
    begin_countdown(yard).wait(minutes=4).does("nurse", "cancel-closing")
    assert yard.state.kernel.status == "open"
    assert yard.wait(minutes=60).wake_clock() == ()
    begin_countdown(yard, 1).wait(minutes=1).wake_clock()
    assert yard.state.kernel.status == "closed"


def test_a_proposal_to_close_may_be_called_off_too(yard: YardGame) -> None:
    announce_closing(yard).does("nurse", "cancel-closing")
    refused = yard.expect_refusal("nurse", "confirm-closing", card="nurse-2")
    assert message_keys_of_refusal(refused) == ["no-closing"]
    assert message_keys_of_refusal(yard.expect_refusal("nurse", "cancel-closing")) == ["no-closing"]


@pytest.mark.rule("ACTA-13")
def test_a_closing_is_announced_and_confirmed_once(yard: YardGame) -> None:
    begin_countdown(yard)
    assert message_keys_of_refusal(yard.expect_refusal("nurse", "announce-closing", minutes=1)) == [
        "closing-already"
    ]
    assert message_keys_of_refusal(yard.expect_refusal("nurse", "confirm-closing")) == [
        "no-closing"
    ]


@pytest.mark.rule("ACTA-03")
def test_only_stewards_close_a_game(yard: YardGame) -> None:
    for who in ("ada", "aunt"):
        for act, fields in (
            ("announce-closing", {"minutes": 1}),
            ("confirm-closing", {}),
            ("cancel-closing", {}),
        ):
            assert message_keys_of_refusal(yard.expect_refusal(who, act, **fields)) == [
                "stewards-only"
            ]
            assert act not in yard.offers(who)


def test_each_step_of_the_closing_is_offered_in_its_turn(yard: YardGame) -> None:
    def offered_closing_steps() -> set[str]:
        return {act for act in yard.offers("nurse") if act.endswith("-closing")}

    assert offered_closing_steps() == {"announce-closing"}
    announce_closing(yard)
    assert offered_closing_steps() == {"confirm-closing", "cancel-closing"}
    yard.does("nurse", "confirm-closing", card="nurse-2")
    assert offered_closing_steps() == {"cancel-closing"}


def test_a_countdown_lasts_from_one_minute_to_one_hour(yard: YardGame) -> None:
    for minutes in (-1, 0, 61):
        for who, card in (("nurse", "nurse-1"), ("", HOST_CARD)):
            refused = yard.expect_refusal(who, "announce-closing", card=card, minutes=minutes)
            assert refused.problem == "malformed"


def test_the_form_of_the_closing_asks_exactly_for_the_accepted_fields(yard: YardGame) -> None:
    (field,) = yard.offers("nurse")["announce-closing"].fields
    assert isinstance(field, Number)
    for minutes in (field.least, field.most):
        announce_closing(yard, minutes).does("nurse", "cancel-closing")
    for minutes in (field.least - 1, field.most + 1):
        yard.expect_refusal("nurse", "announce-closing", minutes=minutes)


def test_the_countdown_begins_when_the_second_steward_agrees(yard: YardGame) -> None:
    announce_closing(yard, 1).wait(minutes=30)
    (confirmed,) = yard.does("nurse", "confirm-closing", card="nurse-2")
    assert confirmed.event.closes_at == yard.now + 60_000
    assert yard.state.kernel.status == "closing"


def test_a_closing_announced_by_an_older_ledger_without_notice_still_gives_notice(
    yard: YardGame,
) -> None:
    announce_closing(yard, 1)
    kernel = changed(yard.state.kernel, closing_minutes=0)
    state = replace(yard.state, kernel=kernel)
    request = yard.request("nurse", "confirm-closing", card="nurse-2")
    plan = yard.machine.plan(state, request, DryContext())
    assert isinstance(plan, Plan)
    (confirmed,) = plan.drafts
    assert isinstance(confirmed.event, ClosingConfirmed)
    assert confirmed.event.closes_at == yard.now + 60_000


def test_the_house_may_close_a_game_without_stewards(yard: YardGame) -> None:
    yard.does("", "announce-closing", card=HOST_CARD, minutes=1)
    yard.does("", "confirm-closing", card=HOST_CARD)
    assert yard.state.kernel.closing_by == "house"
    yard.wait(minutes=1).wake_clock()
    assert yard.state.kernel.status == "closed"


@pytest.mark.rule("ACTA-13")
def test_only_the_house_stops_a_closing_of_the_house(yard: YardGame) -> None:
    yard.does("", "announce-closing", card=HOST_CARD, minutes=1)
    yard.does("", "confirm-closing", card=HOST_CARD)
    for act in ("cancel-closing", "pause"):
        assert message_keys_of_refusal(yard.expect_refusal("nurse", act)) == ["closing-by-house"]
    assert not yard.offers("nurse").keys() & {"cancel-closing", "pause"}
    yard.does("", "pause", card=HOST_CARD)
    yard.does("", "cancel-closing", card=HOST_CARD)
    assert yard.state.kernel.closing_by == ""
    yard.does("nurse", "resume")
    announce_closing(yard).does("nurse", "cancel-closing")


def test_a_pause_stops_the_countdown(yard: YardGame) -> None:
    begin_countdown(yard).wait(minutes=2).does("nurse", "pause")
    assert yard.wait(minutes=30).wake_clock() == ()
    yard.does("nurse", "resume")
    assert yard.state.kernel.status == "closing"
    assert yard.wait(milliseconds=3 * 60_000 - 1).wake_clock() == ()
    yard.wait(milliseconds=1).wake_clock()
    assert yard.state.kernel.status == "closed"


def test_a_countdown_that_starts_in_a_pause_waits_for_its_end(yard: YardGame) -> None:
    yard.does("nurse", "pause")
    announce_closing(yard.wait(minutes=7)).does("nurse", "confirm-closing", card="nurse-2")
    assert yard.state.kernel.status == "paused"
    assert yard.wait(minutes=30).wake_clock() == ()
    yard.does("nurse", "resume")
    assert yard.wait(milliseconds=5 * 60_000 - 1).wake_clock() == ()
    yard.wait(milliseconds=1).wake_clock()
    assert yard.state.kernel.status == "closed"


def test_calling_off_the_closing_in_a_pause_leaves_the_pause(yard: YardGame) -> None:
    begin_countdown(yard).does("nurse", "pause")
    yard.does("nurse", "cancel-closing")
    assert yard.state.kernel.status == "paused"
    yard.does("nurse", "resume")
    assert yard.state.kernel.status == "open"


def test_everybody_reads_a_closed_ledger_except_its_free_words(yard: YardGame) -> None:
    (whispered,) = yard.does("ada", "whisper", to="bea", words="I hid them")
    (given,) = yard.does("ada", "give", to="bea", nuts=3)
    assert yard.visible_part(given) is None
    begin_countdown(yard, 1).wait(minutes=1).wake_clock()
    room = yard.visible_part(given)
    assert room is not None
    assert (room.args["n"], room.n) == (3, given.position)
    assert [(leg.source, leg.target) for leg in room.legs] == [("ada", "bea")]
    words = {
        who: seen.reason
        for who in ("ada", "bea", "cai", "nurse")
        if (seen := yard.visible_part(whispered, who))
    }
    assert words == {"ada": "I hid them", "bea": "I hid them", "cai": "", "nurse": "I hid them"}
    everybody = visible_entry(
        yard.machine.types[whispered.type],
        whispered,
        Viewer(sees_opened_ledger=True),
        yard.scribe.text,
    )
    assert everybody is not None
    assert everybody.reason == ""
