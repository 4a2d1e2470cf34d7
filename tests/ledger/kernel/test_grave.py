"""Grave acts: another steward confirms them, or they wait and are marked alone (ACTA-20)."""

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
from ledger.kernel.vocabulary.grave_rule import ALONE_MILLISECONDS, ASKED_MILLISECONDS, OVERRULE
from tests.toy.rules import TOY
from tests.toy.yard import YardGame, keys_of, kinds

GRAVE = frozenset({OVERRULE, "reverse", "reissue-card", "set-switch", "confirm-closing"})
HERE = ("nurse-2",)
DEVICES = {"nurse-1": "first-phone", "nurse-2": "second-phone"}


@pytest.fixture
def yard() -> YardGame:
    """A yard with grave acts, whose bench is full, and whose nurse holds two phones."""
    yard = YardGame(rules=replace(TOY, seats=replace(TOY.seats, grave_acts=GRAVE)))
    yard.does("ada", "sit", where="bench")
    yard.does("bea", "sit", where="bench")
    for card, device in DEVICES.items():
        yard.does("nurse", "claim-card", card=card, card_=card, device=device)
    return yard


def overrules(yard: YardGame, *listening: str, **more: object) -> None:
    """The nurse lets Cai squeeze in on the bench; the command is called `squeeze`."""
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
    assert kinds(asked) == ["grave-act-asked"]


def sitting(yard: YardGame) -> tuple[str, ...]:
    found: tuple[str, ...] = yard.state.seating.at("bench")
    return found


@pytest.mark.rule("ACTA-20")
def test_an_overrule_waits_for_another_steward_whose_phone_listens(yard: YardGame) -> None:
    overrules(yard, *HERE)
    assert sitting(yard) == ("ada", "bea")
    assert yard.later(milliseconds=ALONE_MILLISECONDS).tick() == ()
    confirmed, sat = yard.does("nurse", "confirm-act", card="nurse-2", waiting="squeeze")
    assert isinstance(confirmed.event, GraveActConfirmed)
    assert (confirmed.event.by, confirmed.event.card) == ("nurse", "nurse-2")
    assert sitting(yard) == ("ada", "bea", "cai")
    assert sat.ruling is not None
    assert (sat.ruling.by, sat.ruling.waived) == ("nurse", ("NUX-08",))
    assert yard.scribe.text(sat.ruling.reason) == "they squeeze"
    assert sat.meta is not None
    assert (sat.meta.type, sat.meta.actor, sat.meta.recorder) == ("sit", "cai", "nurse")
    assert sat.meta.confirmed == "nurse"


@pytest.mark.rule("ACTA-20")
def test_where_nobody_else_listens_it_waits_twenty_seconds_and_is_marked_alone(
    yard: YardGame,
) -> None:
    overrules(yard)
    assert yard.later(milliseconds=ALONE_MILLISECONDS - 1).tick() == ()
    alone, sat = yard.later(milliseconds=1).tick()
    assert isinstance(alone.event, GraveActAlone)
    assert sitting(yard) == ("ada", "bea", "cai")
    for who in ("cai", "aunt", "nurse"):
        seen = yard.sees(sat, who)
        assert seen is not None
        assert (seen.alone, seen.second) == (True, "")
    assert yard.tick() == ()


@pytest.mark.rule("ACTA-20")
def test_whoever_reads_a_confirmed_act_reads_who_confirmed_it(yard: YardGame) -> None:
    overrules(yard, *HERE)
    _, sat = yard.does("nurse", "confirm-act", card="nurse-2", waiting="squeeze")
    seen = yard.sees(sat, "aunt")
    assert seen is not None
    assert (seen.alone, seen.second) == (False, "nurse")


@pytest.mark.rule("ACTA-20")
def test_who_asked_takes_it_back_within_twenty_seconds(yard: YardGame) -> None:
    overrules(yard)
    yard.later(milliseconds=ALONE_MILLISECONDS - 1)
    (stopped,) = yard.does("nurse", "stop-act", waiting="squeeze")
    assert isinstance(stopped.event, GraveActStopped)
    assert stopped.event.own
    assert yard.later(minutes=20).tick() == ()
    assert sitting(yard) == ("ada", "bea")


@pytest.mark.rule("ACTA-20")
@pytest.mark.parametrize("listening", [(), HERE])
def test_another_steward_refuses_it(yard: YardGame, listening: tuple[str, ...]) -> None:
    overrules(yard, *listening)
    (stopped,) = yard.does("nurse", "stop-act", card="nurse-2", waiting="squeeze")
    assert isinstance(stopped.event, GraveActStopped)
    assert not stopped.event.own
    assert yard.later(minutes=20).tick() == ()
    late = yard.refuses("nurse", "confirm-act", card="nurse-2", waiting="squeeze")
    assert keys_of(late) == ["no-such-grave-act"]


@pytest.mark.rule("ACTA-20")
def test_a_steward_who_comes_confirms_what_waits_alone_and_the_mark_is_gone(
    yard: YardGame,
) -> None:
    overrules(yard)
    _, sat = yard.does("nurse", "confirm-act", card="nurse-2", waiting="squeeze")
    assert sat.meta is not None
    assert sat.meta.confirmed == "nurse"
    assert yard.later(minutes=1).tick() == ()


@pytest.mark.rule("ACTA-20")
def test_nobody_confirms_their_own_act_with_whichever_card_on_that_phone(yard: YardGame) -> None:
    overrules(yard, *HERE)
    assert keys_of(yard.refuses("nurse", "confirm-act", waiting="squeeze")) == ["another-confirms"]
    again = YardGame(rules=replace(TOY, seats=replace(TOY.seats, grave_acts=GRAVE)))
    again.does("ada", "sit", where="bench")
    again.does("bea", "sit", where="bench")
    for card in DEVICES:
        again.does("nurse", "claim-card", card=card, card_=card, device="one-phone")
    overrules(again, *HERE)
    refused = again.refuses("nurse", "confirm-act", card="nurse-2", waiting="squeeze")
    assert keys_of(refused) == ["another-confirms"]


@pytest.mark.rule("ACTA-20")
def test_players_neither_confirm_nor_stop_nor_see_what_waits(yard: YardGame) -> None:
    overrules(yard)
    for act in ("confirm-act", "stop-act"):
        assert keys_of(yard.refuses("cai", act, waiting="squeeze")) == ["stewards-only"]
        assert keys_of(yard.refuses("cai", act, waiting="nothing")) == ["stewards-only"]
        assert act not in yard.offers("cai")
        assert act in yard.offers("nurse")
    asked = yard.state.log.entries[yard.state.log.position]
    assert isinstance(asked.event, GraveActAsked)
    assert [who for who in ("cai", "ada", "aunt", "nurse") if yard.sees(asked, who)] == ["nurse"]


@pytest.mark.rule("ACTA-20")
def test_what_nobody_confirms_in_ten_minutes_lapses(yard: YardGame) -> None:
    overrules(yard, *HERE)
    assert yard.later(milliseconds=ASKED_MILLISECONDS - 1).tick() == ()
    (lapsed,) = yard.later(milliseconds=1).tick()
    assert isinstance(lapsed.event, GraveActLapsed)
    assert sitting(yard) == ("ada", "bea")


@pytest.mark.rule("ACTA-20")
def test_it_is_judged_by_the_rules_when_it_happens(yard: YardGame) -> None:
    overrules(yard)
    yard.does("ada", "sit", where="wall")
    yard.does("cai", "sit", where="bench")
    (lapsed,) = yard.later(milliseconds=ALONE_MILLISECONDS).tick()
    assert isinstance(lapsed.event, GraveActLapsed)
    assert sitting(yard) == ("bea", "cai")


@pytest.mark.rule("ACTA-20")
def test_what_the_rules_forbid_anyway_does_not_even_wait(yard: YardGame) -> None:
    refused = yard.refuses(
        "cai",
        "sit",
        where="bench",
        recorder="nurse",
        waive=["NUX-01"],
        reason_="they squeeze",
        listening=(),
    )
    assert keys_of(refused)
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
def test_a_correction_waits_whether_or_not_others_have_built_upon_what_it_takes_back(
    yard: YardGame,
) -> None:
    yard.does("ada", "give", to="bea", nuts=3, id="gift")
    waits = yard.does("nurse", "reverse", entry="gift.0", reason="oh", listening=())
    assert kinds(waits) == ["grave-act-asked"]
    yard.later(milliseconds=ALONE_MILLISECONDS).tick()
    yard.does("ada", "give", to="bea", nuts=3, id="other")
    yard.does("bea", "give", to="cai", nuts=1)
    yard.does("nurse", "reverse", entry="other.0", reason="oh", listening=(), id="back")
    assert (yard.holds("ada", "nut"), yard.holds("bea", "nut")) == (7, 12)
    _, reversed_ = yard.later(milliseconds=ALONE_MILLISECONDS).tick()
    assert reversed_.event.by == "nurse"
    assert yard.scribe.text(reversed_.event.reason) == "oh"
    assert (yard.holds("ada", "nut"), yard.holds("bea", "nut")) == (10, 9)


@pytest.mark.rule("ACTA-20")
def test_a_correction_that_cannot_be_paid_for_any_more_lapses(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=3, id="gift")
    yard.does("bea", "give", to="cai", nuts=1)
    yard.does("nurse", "reverse", entry="gift.0", reason="oh", listening=())
    yard.does("bea", "give", to="cai", nuts=12)
    (lapsed,) = yard.later(milliseconds=ALONE_MILLISECONDS).tick()
    assert isinstance(lapsed.event, GraveActLapsed)
    assert lapsed.warned
    assert yard.holds("ada", "nut") == 7


@pytest.mark.rule("ACTA-20")
def test_its_time_goes_on_in_a_pause(yard: YardGame) -> None:
    yard.does("nurse", "pause")
    overrules(yard)
    _, sat = yard.later(milliseconds=ALONE_MILLISECONDS).tick()
    assert sitting(yard) == ("ada", "bea", "cai")
    assert sat.meta is not None
    assert sat.meta.confirmed == ""


@pytest.mark.rule("ACTA-20")
def test_a_card_in_use_is_printed_anew_only_then_and_one_on_no_phone_at_once(
    yard: YardGame,
) -> None:
    (at_once,) = yard.does("nurse", "reissue-card", card_="aunt-1", listening=())
    assert kinds((at_once,)) == ["card-reissued"]
    yard.does("cai", "claim-card", card_="cai-1", device="a-phone-of-cai")
    yard.does("nurse", "reissue-card", card_="cai-1", listening=(), id="anew")
    assert yard.state.kernel.cards["cai-1"].device == "a-phone-of-cai"
    yard.later(milliseconds=ALONE_MILLISECONDS).tick()
    card = yard.state.kernel.cards["cai-1"]
    assert (card.device, card.generation, card.petition) == ("", 2, "anew")


@pytest.mark.rule("ACTA-20")
@pytest.mark.rule("ACTA-13")
def test_a_steward_alone_in_the_room_closes_the_game_alone(yard: YardGame) -> None:
    yard.does("nurse", "announce-closing", minutes=1)
    with_others = yard.refuses("nurse", "confirm-closing", listening=HERE)
    assert keys_of(with_others) == ["closing-needs-second"]
    yard.does("nurse", "confirm-closing", listening=())
    assert not yard.state.kernel.closes_at
    _, confirmed = yard.later(milliseconds=ALONE_MILLISECONDS).tick()
    assert confirmed.meta is not None
    assert confirmed.meta.confirmed == ""
    assert yard.state.kernel.closes_at == yard.now + 60_000


@pytest.mark.rule("ACTA-20")
def test_nothing_is_grave_before_play_begins_nor_where_the_game_declares_nothing() -> None:
    waiting = YardGame(rules=replace(TOY, seats=replace(TOY.seats, grave_acts=GRAVE)), waits=True)
    plain = YardGame()
    for yard in (waiting, plain):
        name, value = next((s.name, str(s.others[0]).lower()) for s in TOY.play.switches)
        (done,) = yard.does("nurse", "set-switch", switch=name, value=value, listening=())
        assert kinds((done,)) == ["switch-set"]


@pytest.mark.rule("ACTA-20")
def test_a_copy_that_another_server_goes_on_from_drops_what_waited(yard: YardGame) -> None:
    overrules(yard)
    machine, entry = yard.machine, yard.state.log.entries[yard.state.log.position]
    restored = LedgerRestored(yard.now, "key+00000000+x", "", "")
    after = machine.evolve(
        yard.state, msgspec.structs.replace(entry, event=restored, type="kernel/ledger-restored@1")
    )
    assert not after.kernel.grave_acts
