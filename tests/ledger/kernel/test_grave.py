"""Grave acts: a second steward confirms them.

With one steward they wait and are marked (ACTA-20).
"""

from dataclasses import replace

import msgspec
import pytest

from ledger.kernel.takeover.events import LedgerRestored
from ledger.kernel.vocabulary.grave_events import (
    GraveActAlone,
    GraveActAsked,
    GraveActConfirmed,
    GraveActLapsed,
    GraveActStopped,
)
from ledger.kernel.vocabulary.grave_rule import ALONE_MILLISECONDS, ASKED_MILLISECONDS
from tests.toy.grave import EVERY_GRAVE_ACT, yard_with_grave_acts
from tests.toy.rules import TOY
from tests.toy.yard import YardGame, message_keys_of_refusal, short_type_names

HERE = ("nurse-2",)


@pytest.fixture
def yard() -> YardGame:
    """Return a yard with grave acts, a full bench, and a nurse with two phones."""
    return yard_with_grave_acts()


def overrule_for_cai(yard: YardGame, *listening: str, **more: object) -> None:
    """Let the nurse overrule for Cai on the full bench. The command is called `squeeze`."""
    asked = yard.does(
        "cai",
        "sit",
        where="bench",
        recorder="nurse",
        waive=["NUX-08"],
        reason_="they squeeze",
        listening=listening,
        **{"id": "squeeze", **more},
    )
    assert short_type_names(asked) == ["grave-act-asked"]


def bench_sitters(yard: YardGame) -> tuple[str, ...]:
    found: tuple[str, ...] = yard.state.seating.pieces_at("bench")
    return found


@pytest.mark.rule("ACTA-20")
def test_an_overrule_waits_for_a_second_steward_whose_phone_listens(yard: YardGame) -> None:
    overrule_for_cai(yard, *HERE)
    assert bench_sitters(yard) == ("ada", "bea")
    assert yard.wait(milliseconds=ALONE_MILLISECONDS).wake_clock() == ()
    confirmed, sat = yard.does("nurse", "confirm-act", card="nurse-2", waiting="squeeze")
    assert isinstance(confirmed.event, GraveActConfirmed)
    assert (confirmed.event.by, confirmed.event.card) == ("nurse", "nurse-2")
    assert bench_sitters(yard) == ("ada", "bea", "cai")
    assert sat.ruling is not None
    assert (sat.ruling.by, sat.ruling.waived) == ("nurse", ("NUX-08",))
    assert yard.scribe.text(sat.ruling.reason) == "they squeeze"
    assert sat.meta is not None
    assert (sat.meta.type, sat.meta.actor, sat.meta.recorder) == ("sit", "cai", "nurse")
    assert sat.meta.confirmed == "nurse"


@pytest.mark.rule("ACTA-20")
def test_where_no_second_steward_listens_an_overrule_waits_twenty_seconds_and_is_marked_alone(
    yard: YardGame,
) -> None:
    overrule_for_cai(yard)
    assert yard.wait(milliseconds=ALONE_MILLISECONDS - 1).wake_clock() == ()
    alone, sat = yard.wait(milliseconds=1).wake_clock()
    assert isinstance(alone.event, GraveActAlone)
    assert bench_sitters(yard) == ("ada", "bea", "cai")
    for who in ("cai", "aunt", "nurse"):
        seen = yard.visible_part(sat, who)
        assert seen is not None
        assert (seen.alone, seen.second) == (True, "")
    assert yard.wake_clock() == ()


@pytest.mark.rule("ACTA-20")
def test_the_readers_of_a_confirmed_act_see_who_confirmed_it(yard: YardGame) -> None:
    overrule_for_cai(yard, *HERE)
    _, sat = yard.does("nurse", "confirm-act", card="nurse-2", waiting="squeeze")
    seen = yard.visible_part(sat, "aunt")
    assert seen is not None
    assert (seen.alone, seen.second) == (False, "nurse")


@pytest.mark.rule("ACTA-20")
def test_the_asking_steward_takes_a_waiting_act_back_within_twenty_seconds(yard: YardGame) -> None:
    overrule_for_cai(yard)
    yard.wait(milliseconds=ALONE_MILLISECONDS - 1)
    (stopped,) = yard.does("nurse", "stop-act", waiting="squeeze")
    assert isinstance(stopped.event, GraveActStopped)
    assert stopped.event.own
    assert yard.wait(minutes=20).wake_clock() == ()
    assert bench_sitters(yard) == ("ada", "bea")


@pytest.mark.rule("ACTA-20")
@pytest.mark.parametrize("listening", [(), HERE])
def test_a_second_steward_refuses_a_waiting_act(yard: YardGame, listening: tuple[str, ...]) -> None:
    overrule_for_cai(yard, *listening)
    (stopped,) = yard.does("nurse", "stop-act", card="nurse-2", waiting="squeeze")
    assert isinstance(stopped.event, GraveActStopped)
    assert not stopped.event.own
    assert yard.wait(minutes=20).wake_clock() == ()
    late = yard.expect_refusal("nurse", "confirm-act", card="nurse-2", waiting="squeeze")
    assert message_keys_of_refusal(late) == ["no-such-grave-act"]


@pytest.mark.rule("ACTA-20")
def test_a_steward_who_arrives_confirms_a_waiting_act_which_loses_the_mark_alone(
    yard: YardGame,
) -> None:
    overrule_for_cai(yard)
    _, sat = yard.does("nurse", "confirm-act", card="nurse-2", waiting="squeeze")
    assert sat.meta is not None
    assert sat.meta.confirmed == "nurse"
    assert yard.wait(minutes=1).wake_clock() == ()


@pytest.mark.rule("ACTA-20")
def test_a_steward_cannot_confirm_their_own_act_with_another_card_on_the_same_phone(
    yard: YardGame,
) -> None:
    overrule_for_cai(yard, *HERE)
    assert message_keys_of_refusal(
        yard.expect_refusal("nurse", "confirm-act", waiting="squeeze")
    ) == ["another-confirms"]
    again = YardGame(rules=replace(TOY, seats=replace(TOY.seats, grave_acts=EVERY_GRAVE_ACT)))
    again.does("ada", "sit", where="bench")
    again.does("bea", "sit", where="bench")
    for card in ("nurse-1", "nurse-2"):
        again.does("nurse", "claim-card", card=card, card_=card, device="one-phone")
    overrule_for_cai(again, *HERE)
    refused = again.expect_refusal("nurse", "confirm-act", card="nurse-2", waiting="squeeze")
    assert message_keys_of_refusal(refused) == ["another-confirms"]


@pytest.mark.rule("ACTA-20")
def test_players_neither_confirm_nor_stop_nor_see_a_waiting_act(yard: YardGame) -> None:
    overrule_for_cai(yard)
    for act in ("confirm-act", "stop-act"):
        assert message_keys_of_refusal(yard.expect_refusal("cai", act, waiting="squeeze")) == [
            "stewards-only"
        ]
        assert message_keys_of_refusal(yard.expect_refusal("cai", act, waiting="nothing")) == [
            "stewards-only"
        ]
        assert act not in yard.offers("cai")
        assert act in yard.offers("nurse")
    asked = yard.state.log.entries[yard.state.log.position]
    assert isinstance(asked.event, GraveActAsked)
    assert [who for who in ("cai", "ada", "aunt", "nurse") if yard.visible_part(asked, who)] == [
        "nurse"
    ]


@pytest.mark.rule("ACTA-20")
def test_a_waiting_act_lapses_after_ten_minutes(yard: YardGame) -> None:
    overrule_for_cai(yard, *HERE)
    assert yard.wait(milliseconds=ASKED_MILLISECONDS - 1).wake_clock() == ()
    (lapsed,) = yard.wait(milliseconds=1).wake_clock()
    assert isinstance(lapsed.event, GraveActLapsed)
    assert bench_sitters(yard) == ("ada", "bea")


@pytest.mark.rule("ACTA-20")
def test_a_waiting_act_is_judged_by_the_rules_when_it_happens(yard: YardGame) -> None:
    overrule_for_cai(yard)
    yard.does("ada", "sit", where="wall")
    yard.does("cai", "sit", where="bench")
    (lapsed,) = yard.wait(milliseconds=ALONE_MILLISECONDS).wake_clock()
    assert isinstance(lapsed.event, GraveActLapsed)
    assert bench_sitters(yard) == ("bea", "cai")


@pytest.mark.rule("ACTA-20")
def test_an_act_that_the_rules_forbid_even_with_a_waiver_does_not_wait(yard: YardGame) -> None:
    refused = yard.expect_refusal(
        "cai",
        "sit",
        where="bench",
        recorder="nurse",
        waive=["NUX-01"],
        reason_="they squeeze",
        listening=(),
    )
    assert message_keys_of_refusal(refused)
    assert not yard.state.kernel.grave_acts


@pytest.mark.rule("ACTA-20")
def test_a_ruling_that_waives_nothing_is_not_grave(yard: YardGame) -> None:
    (sat,) = yard.does(
        "cai", "sit", where="wall", recorder="nurse", waive=["NUX-08"], reason_="x", listening=()
    )
    assert sat.ruling is None
    assert sat.meta is not None
    assert sat.meta.confirmed is None


@pytest.mark.rule("ACTA-20")
@pytest.mark.rule("ACTA-08")
def test_a_correction_waits_whether_or_not_later_acts_depend_on_the_entry(
    yard: YardGame,
) -> None:
    yard.does("ada", "give", to="bea", nuts=3, id="gift")
    waits = yard.does("nurse", "reverse", entry="gift.0", reason="oh", listening=())
    assert short_type_names(waits) == ["grave-act-asked"]
    yard.wait(milliseconds=ALONE_MILLISECONDS).wake_clock()
    yard.does("ada", "give", to="bea", nuts=3, id="other")
    yard.does("bea", "give", to="cai", nuts=1)
    yard.does("nurse", "reverse", entry="other.0", reason="oh", listening=(), id="back")
    assert (yard.holding_of("ada", "nut"), yard.holding_of("bea", "nut")) == (7, 12)
    _, reversed_ = yard.wait(milliseconds=ALONE_MILLISECONDS).wake_clock()
    assert reversed_.event.by == "nurse"
    assert yard.scribe.text(reversed_.event.reason) == "oh"
    assert (yard.holding_of("ada", "nut"), yard.holding_of("bea", "nut")) == (10, 9)


@pytest.mark.rule("ACTA-20")
def test_a_correction_that_can_no_longer_be_paid_lapses(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=3, id="gift")
    yard.does("bea", "give", to="cai", nuts=1)
    yard.does("nurse", "reverse", entry="gift.0", reason="oh", listening=())
    yard.does("bea", "give", to="cai", nuts=12)
    (lapsed,) = yard.wait(milliseconds=ALONE_MILLISECONDS).wake_clock()
    assert isinstance(lapsed.event, GraveActLapsed)
    assert lapsed.warned
    assert yard.holding_of("ada", "nut") == 7


@pytest.mark.rule("ACTA-20")
def test_the_time_of_a_waiting_act_goes_on_in_a_pause(yard: YardGame) -> None:
    yard.does("nurse", "pause")
    overrule_for_cai(yard)
    _, sat = yard.wait(milliseconds=ALONE_MILLISECONDS).wake_clock()
    assert bench_sitters(yard) == ("ada", "bea", "cai")
    assert sat.meta is not None
    assert sat.meta.confirmed == ""


@pytest.mark.rule("ACTA-20")
def test_a_card_in_use_is_printed_anew_after_the_wait_and_an_unused_card_at_once(
    yard: YardGame,
) -> None:
    (at_once,) = yard.does("nurse", "reissue-card", card_="aunt-1", listening=())
    assert short_type_names((at_once,)) == ["card-reissued"]
    yard.does("cai", "claim-card", card_="cai-1", device="a-phone-of-cai")
    yard.does("nurse", "reissue-card", card_="cai-1", listening=(), id="anew")
    assert yard.state.kernel.cards["cai-1"].device == "a-phone-of-cai"
    yard.wait(milliseconds=ALONE_MILLISECONDS).wake_clock()
    card = yard.state.kernel.cards["cai-1"]
    assert (card.device, card.generation, card.petition) == ("", 2, "anew")


@pytest.mark.rule("ACTA-20")
@pytest.mark.rule("ACTA-13")
def test_a_steward_alone_in_the_room_closes_the_game_alone(yard: YardGame) -> None:
    yard.does("nurse", "announce-closing", minutes=1)
    with_others = yard.expect_refusal("nurse", "confirm-closing", listening=HERE)
    assert message_keys_of_refusal(with_others) == ["closing-needs-second"]
    yard.does("nurse", "confirm-closing", listening=())
    assert not yard.state.kernel.closes_at
    _, confirmed = yard.wait(milliseconds=ALONE_MILLISECONDS).wake_clock()
    assert confirmed.meta is not None
    assert confirmed.meta.confirmed == ""
    assert yard.state.kernel.closes_at == yard.now + 60_000


@pytest.mark.rule("ACTA-20")
def test_no_act_waits_before_play_begins_or_in_a_game_without_grave_acts() -> None:
    waiting = YardGame(
        rules=replace(TOY, seats=replace(TOY.seats, grave_acts=EVERY_GRAVE_ACT)), waits=True
    )
    plain = YardGame()
    for yard in (waiting, plain):
        name, value = next((s.name, str(s.others[0]).lower()) for s in TOY.play.switches)
        (done,) = yard.does("nurse", "set-switch", switch=name, value=value, listening=())
        assert short_type_names((done,)) == ["switch-set"]


@pytest.mark.rule("ACTA-20")
def test_a_game_restored_from_a_copy_drops_its_waiting_acts(yard: YardGame) -> None:
    overrule_for_cai(yard)
    machine, entry = yard.machine, yard.state.log.entries[yard.state.log.position]
    restored = LedgerRestored(yard.now, "key+00000000+x", "", "")
    after = machine.evolve(
        yard.state, msgspec.structs.replace(entry, event=restored, type="kernel/ledger-restored@1")
    )
    assert not after.kernel.grave_acts
