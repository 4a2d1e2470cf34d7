"""Corrections: an entry is never changed, and a later entry corrects it."""

from dataclasses import replace

import msgspec
import pytest

from ledger.contract.acts import Draft
from ledger.kernel.order.dependents import entries_of_act, was_touched_since
from ledger.kernel.order.questions import parties_of
from ledger.record.entry import Entry, Posting
from tests.toy.nuts import NutsGiven, Swapped
from tests.toy.rules import TOY
from tests.toy.world import Toy
from tests.toy.yard import YardGame, message_keys_of_refusal, short_type_names


@pytest.mark.rule("ACTA-08")
def test_reversing_posts_back_and_leaves_the_entry_readable(yard: YardGame) -> None:
    (given,) = yard.does("ada", "give", to="bea", nuts=3, id="gift")
    (reversed_,) = yard.does("nurse", "reverse", entry="gift.0", reason="a mistake")
    assert (yard.holding_of("ada", "nut"), yard.holding_of("bea", "nut")) == (10, 10)
    assert yard.state.log.entry("gift.0") == given
    assert (reversed_.event.entry, reversed_.event.type) == ("gift.0", "nuces/nuts-given@1")
    assert not reversed_.event.own
    assert yard.state.kernel.rulings == 1


def test_the_readers_of_an_entry_see_its_reversal(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=3, id="gift")
    (reversed_,) = yard.does("nurse", "reverse", entry="gift.0", reason="a mistake")
    for who in ("ada", "bea", "nurse"):
        seen = yard.visible_part(reversed_, who)
        assert seen is not None
        assert (seen.reason, seen.about) == ("a mistake", "gift.0")
    assert yard.visible_part(reversed_, "cai") is None


def test_both_sides_of_a_swap_go_back(yard: YardGame) -> None:
    yard.does("ada", "swap", **{"with": "bea", "nuts": 4}, recorder="aunt", id="swap")
    yard.does("nurse", "reverse", entry="swap.0", reason="a mistake")
    assert [yard.holding_of("ada", a) for a in ("nut", "bone")] == [10, 0]
    assert [yard.holding_of("bea", a) for a in ("nut", "bone")] == [10, 3]


def test_lent_goods_go_back_to_their_owner(yard: YardGame) -> None:
    yard.does("bea", "lend", to="ada", bones=2, id="loan")
    assert yard.state.books.balance("ada/of:bea", "bone") == 2
    yard.does("nurse", "reverse", entry="loan.0", reason="a mistake")
    assert yard.state.books.balance("ada/of:bea", "bone") == 0
    assert yard.state.books.balance("bea", "bone") == 3


@pytest.mark.rule("ACTA-08")
def test_only_stewards_reverse_and_they_give_a_reason(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=3, id="gift")
    for who in ("ada", "aunt"):
        refused = yard.expect_refusal(who, "reverse", entry="gift.0", reason="mine")
        assert message_keys_of_refusal(refused) == ["stewards-only"]
    assert yard.expect_refusal("nurse", "reverse", entry="gift.0").problem == "malformed"
    assert yard.expect_refusal("nurse", "reverse", entry="gift.0", reason="").problem == "malformed"


def test_an_entry_is_reversed_once(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=3, id="gift")
    yard.does("nurse", "reverse", entry="gift.0", reason="a mistake")
    refused = yard.expect_refusal("nurse", "reverse", entry="gift.0", reason="twice")
    assert message_keys_of_refusal(refused) == ["reversed-already"]


@pytest.mark.rule("ACTA-08")
def test_dice_periods_and_reversals_are_never_reversed(yard: YardGame) -> None:
    yard.does("ada", "throw", id="throw")
    yard.does("aunt", "ring", id="bell")
    yard.does("ada", "give", to="bea", nuts=3, id="gift")
    yard.does("nurse", "reverse", entry="gift.0", reason="a mistake", id="back")
    for entry in ("throw.0", "bell.0", "bell.1", "back.0", "found-yard.0"):
        refused = yard.expect_refusal("nurse", "reverse", entry=entry, reason="undo time")
        assert message_keys_of_refusal(refused) == ["never-reversed"]
    assert message_keys_of_refusal(
        yard.expect_refusal("nurse", "reverse", entry="none.0", reason="x")
    ) == ["no-such-entry"]


def test_reversing_goods_that_moved_on_needs_a_character_to_charge(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=3, id="gift")
    yard.does("bea", "give", to="cai", nuts=12)
    refused = yard.expect_refusal("nurse", "reverse", entry="gift.0", reason="a mistake")
    assert message_keys_of_refusal(refused) == ["lacks"]
    assert refused.objections[0].args["n"] == 2
    (reversed_,) = yard.does("nurse", "reverse", entry="gift.0", charge="cai", reason="theft")
    assert [yard.holding_of(child, "nut") for child in ("ada", "bea", "cai")] == [10, 0, 20]
    assert reversed_.event.charged == "cai"
    assert [(p.source, p.amount) for p in reversed_.postings] == [("bea", 1), ("cai", 2)]


def test_a_charge_that_is_not_needed_is_not_made(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=3, id="gift")
    yard.does("nurse", "reverse", entry="gift.0", charge="cai", reason="a mistake")
    assert [yard.holding_of(child, "nut") for child in ("ada", "bea", "cai")] == [10, 10, 10]


def test_the_charged_character_must_be_able_to_pay(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=3, id="gift")
    yard.does("bea", "give", to="ada", nuts=13)
    refused = yard.expect_refusal("nurse", "reverse", entry="gift.0", charge="nurse", reason="pay")
    assert refused.objections[0].args["who"] == "who:nurse"


def test_the_giver_may_be_charged_and_bears_the_loss(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=3, id="gift")
    yard.does("bea", "give", to="cai", nuts=12)
    yard.does("nurse", "reverse", entry="gift.0", charge="ada", reason="her fault")
    assert [yard.holding_of(child, "nut") for child in ("ada", "bea", "cai")] == [8, 0, 22]


def test_only_a_character_can_be_charged(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=3, id="gift")
    for nobody in ("zeus", "@origin", "@void", "ada/of:bea"):
        refused = yard.expect_refusal(
            "nurse", "reverse", entry="gift.0", charge=nobody, reason="pay"
        )
        assert refused.problem == "malformed"


def test_one_entry_of_an_act_is_reversed_by_itself(yard: YardGame) -> None:
    yard.does("ada", "treat", who=["bea", "cai"], nuts=2, id="treat")
    yard.does("nurse", "reverse", entry="treat.1", reason="cai had enough")
    assert [yard.holding_of(child, "nut") for child in ("ada", "bea", "cai")] == [8, 12, 10]


def test_a_reversed_move_puts_the_piece_back(yard: YardGame) -> None:
    yard.does("ada", "sit", where="bench", id="move")
    back, sat = yard.does("nurse", "reverse", entry="move.0", reason="a mistake")
    assert short_type_names((back, sat)) == ["entry-reversed", "sat-down"]
    assert yard.state.seating.place_of("ada") == "wall"
    yard.does("cai", "sit", where="bench", id="first")
    yard.does("nurse", "reverse", entry="first.0", reason="a mistake")
    assert yard.state.seating.seat_of("cai") is None


def test_a_piece_cannot_return_to_a_seat_that_is_taken(yard: YardGame) -> None:
    yard.does("ada", "sit", where="bench")
    yard.does("ada", "sit", where="wall", id="move")
    yard.does("bea", "sit", where="bench")
    yard.does("cai", "sit", where="bench")
    refused = yard.expect_refusal("nurse", "reverse", entry="move.0", reason="a mistake")
    assert message_keys_of_refusal(refused) == ["bench-full"]


def test_an_officer_undoes_an_act_that_they_recorded(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=3, recorder="aunt", id="gift")
    (undone,) = yard.wait(milliseconds=60_000).does("aunt", "undo", entry="gift.0")
    assert undone.event.own
    assert yard.holding_of("ada", "nut") == 10
    assert yard.state.kernel.rulings == 0


def test_an_undo_after_a_minute_is_too_late(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=3, recorder="aunt", id="gift")
    refused = yard.wait(milliseconds=60_001).expect_refusal("aunt", "undo", entry="gift.0")
    assert message_keys_of_refusal(refused) == ["undo-too-late"]
    assert refused.objections[0].args == {"n": 60}


def test_players_cannot_undo(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=3, id="gift")
    assert message_keys_of_refusal(yard.expect_refusal("ada", "undo", entry="gift.0")) == [
        "undo-officers-only"
    ]
    assert "undo" not in yard.offers("ada")


def test_a_steward_undoes_their_own_slip_too(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=3, recorder="nurse", id="gift")
    assert "undo" in yard.offers("nurse")
    yard.does("nurse", "undo", entry="gift.0", card="nurse-2")
    assert yard.holding_of("ada", "nut") == 10


def test_an_officer_undoes_only_their_own_acts(yard: YardGame) -> None:
    yard.does("ada", "give", to="bea", nuts=1, id="own")
    yard.does("ada", "give", to="bea", nuts=1, recorder="nurse", id="ruled")
    assert message_keys_of_refusal(yard.expect_refusal("aunt", "undo", entry="found-yard.0")) == [
        "undo-own-only"
    ]
    for unseen in ("own.0", "ruled.0", "none.0"):
        assert message_keys_of_refusal(yard.expect_refusal("aunt", "undo", entry=unseen)) == [
            "no-such-entry"
        ]


@pytest.mark.parametrize(
    ("actor", "act", "fields"),
    [
        ("bea", "lend", {"to": "cai", "bones": 1}),
        ("bea", "throw", {}),
        ("ada", "sit", {"where": "bench"}),
        ("aunt", "ring", {}),
    ],
)
def test_an_act_is_not_undone_once_a_later_act_touched_the_same_goods(
    yard: YardGame, actor: str, act: str, fields: dict[str, object]
) -> None:
    yard.does("ada", "give", to="bea", nuts=3, recorder="aunt", id="gift")
    yard.does(actor, act, **fields)
    assert message_keys_of_refusal(yard.expect_refusal("aunt", "undo", entry="gift.0")) == [
        "undo-moved-on"
    ]


@pytest.mark.parametrize(
    ("actor", "act", "fields"),
    [
        ("cai", "throw", {}),
        ("cai", "sit", {"where": "bench"}),
        ("bea", "give", {"to": "cai", "nuts": 1}),
        ("ada", "contest", {"entry": "gift.0"}),
        ("ada", "swap", {"with": "bea", "nuts": 1}),
        ("ada", "claim-card", {"card_": "ada-1", "device": "12345678"}),
        ("nurse", "pause", {}),
    ],
)
def test_later_acts_on_other_goods_do_not_prevent_an_undo(
    yard: YardGame, actor: str, act: str, fields: dict[str, object]
) -> None:
    yard.does("ada", "give", to="bea", nuts=3, recorder="aunt", id="gift")
    yard.does(actor, act, **fields)
    if act == "pause":
        yard.does("nurse", "resume")
    yard.does("aunt", "undo", entry="gift.0")


def test_a_move_is_not_undone_once_somebody_took_one_of_its_places(yard: YardGame) -> None:
    yard.does("ada", "sit", where="bench", recorder="aunt", id="move")
    yard.does("cai", "sit", where="wall", id="there")
    assert message_keys_of_refusal(yard.expect_refusal("aunt", "undo", entry="move.0")) == [
        "undo-moved-on"
    ]


def test_a_move_from_nowhere_is_undone(yard: YardGame) -> None:
    yard.does("cai", "sit", where="bench", recorder="aunt", id="move")
    yard.does("bea", "sit", where="wall")
    yard.does("aunt", "undo", entry="move.0")
    assert yard.state.seating.seat_of("cai") is None


@pytest.mark.parametrize("entry", ["treat.0", "treat.1"])
def test_an_act_is_undone_whole(yard: YardGame, entry: str) -> None:
    yard.does("ada", "treat", who=["bea", "cai"], nuts=2, recorder="aunt", id="treat")
    first, second = yard.does("aunt", "undo", entry=entry)
    assert (first.event.entry, second.event.entry) == ("treat.1", "treat.0")
    assert [yard.holding_of(child, "nut") for child in ("ada", "bea", "cai")] == [10, 10, 10]
    assert message_keys_of_refusal(yard.expect_refusal("aunt", "undo", entry=entry)) == [
        "reversed-already"
    ]


def test_an_act_with_a_reversed_entry_is_not_undone(yard: YardGame) -> None:
    yard.does("ada", "treat", who=["bea", "cai"], nuts=2, recorder="aunt", id="treat")
    yard.does("nurse", "reverse", entry="treat.1", reason="cai had enough")
    assert message_keys_of_refusal(yard.expect_refusal("aunt", "undo", entry="treat.0")) == [
        "reversed-already"
    ]


def test_an_act_that_an_officer_agreed_to_counts_as_their_own() -> None:
    yard = YardGame(
        rules=replace(TOY, seats=replace(TOY.seats, officers=lambda _state: frozenset({"bea"})))
    )
    yard.does("ada", "swap", **{"with": "bea", "nuts": 4}, id="wish")
    yard.does("bea", "consent", petition="wish", id="yes")
    (undone,) = yard.does("bea", "undo", entry="yes.1")
    assert undone.event.entry == "yes.0"
    assert yard.holding_of("ada", "nut") == 10
    assert not yard.state.kernel.petitions


def test_the_ringing_of_the_bell_cannot_be_undone(yard: YardGame) -> None:
    yard.does("aunt", "ring", id="bell")
    assert message_keys_of_refusal(yard.expect_refusal("aunt", "undo", entry="bell.0")) == [
        "never-reversed"
    ]


def test_a_choice_cannot_be_undone() -> None:
    yard = YardGame(
        rules=replace(TOY, seats=replace(TOY.seats, officers=lambda _state: frozenset({"bea"})))
    )
    yard.does("ada", "dare", who="bea", id="dare")
    yard.does("bea", "choose", duty="dare", option="dare", id="choice")
    assert message_keys_of_refusal(yard.expect_refusal("bea", "undo", entry="choice.1")) == [
        "never-reversed"
    ]


def test_an_undone_move_needs_its_old_seat(yard: YardGame) -> None:
    yard.does("ada", "sit", where="bench")
    yard.does("ada", "sit", where="wall", recorder="aunt", id="move")
    yard.does("bea", "sit", where="bench")
    yard.does("cai", "sit", where="bench")
    assert message_keys_of_refusal(yard.expect_refusal("aunt", "undo", entry="move.0")) == [
        "undo-moved-on"
    ]


def test_an_undo_must_be_payable() -> None:
    def draft_unaffordable_reversal(_state: Toy, _entry: Entry) -> tuple[Draft, ...]:
        return (Draft(Swapped("ada", "bea"), (Posting("nut", "ada", "bea", 99),)),)

    entries = tuple(
        replace(t, undo=draft_unaffordable_reversal) if t.event is NutsGiven else t
        for t in TOY.play.events
    )
    yard = YardGame(rules=replace(TOY, play=replace(TOY.play, events=entries)))
    yard.does("ada", "give", to="bea", nuts=1, recorder="aunt", id="gift")
    assert message_keys_of_refusal(yard.expect_refusal("aunt", "undo", entry="gift.0")) == ["lacks"]
    refused = yard.expect_refusal("nurse", "reverse", entry="gift.0", reason="a mistake")
    assert message_keys_of_refusal(refused) == ["lacks"]


def test_an_entry_without_an_act_is_treated_as_an_act_of_its_own(yard: YardGame) -> None:
    (given,) = yard.does("ada", "give", to="bea", nuts=1)
    bare = msgspec.structs.replace(given, meta=None)
    assert entries_of_act(yard.state.log, bare) == (bare,)
    assert not was_touched_since(yard.machine, yard.state.log, (bare,), yard.viewer("aunt"))
    assert parties_of(bare) == {"ada", "bea"}
