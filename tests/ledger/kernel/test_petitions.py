"""Petitions: acts that wait for the voices of others."""

from typing import Any

import pytest

from ledger.kernel.view.slices import kernel_slices
from ledger.kernel.vocabulary.petition_events import PetitionLapsed
from ledger.kernel.vocabulary.request import Accepted
from ledger.record.audience import sees
from ledger.record.entry import Entry
from ledger.record.view import slices_of_bundles
from tests.toy.yard import YardGame, message_keys_of_refusal, short_type_names

SWAP = {"with": "bea", "nuts": 4}


def test_a_proposal_waits_and_reserves_nothing(yard: YardGame) -> None:
    outcome = yard.send_command("ada", "swap", **SWAP, id="wish")
    assert isinstance(outcome, Accepted)
    assert outcome.is_pending
    assert short_type_names(outcome.entries) == ["petition-opened"]
    petition = yard.state.kernel.petitions["wish"]
    assert (petition.actor, petition.voices, petition.terms) == ("ada", ("bea",), SWAP)
    assert (yard.holding_of("ada", "nut"), yard.holding_of("ada", "bone")) == (10, 0)


def test_only_the_parties_and_the_stewards_see_a_proposal(yard: YardGame) -> None:
    (opened,) = yard.does("ada", "swap", **SWAP)
    assert [who for who in ("ada", "bea", "nurse") if yard.visible_part(opened, who)] == [
        "ada",
        "bea",
        "nurse",
    ]
    assert [who for who in ("cai", "aunt") if yard.visible_part(opened, who)] == []
    assert yard.visible_part(opened) is None


def test_consent_carries_the_act_in_the_proposer_s_name(yard: YardGame) -> None:
    yard.does("ada", "swap", **SWAP, id="wish")
    carried, swapped = yard.does("bea", "consent", petition="wish")
    assert short_type_names((carried, swapped)) == ["petition-carried", "swapped"]
    assert swapped.meta is not None
    assert (swapped.meta.type, swapped.meta.actor) == ("swap", "ada")
    assert (swapped.meta.card, swapped.meta.count) == ("bea-1", 2)
    assert (yard.holding_of("ada", "nut"), yard.holding_of("ada", "bone")) == (6, 1)
    assert not yard.state.kernel.petitions


def test_an_act_of_a_petition_carries_its_warnings(yard: YardGame) -> None:
    yard.does("ada", "gamble", nuts=5, id="game")
    yard.does("bea", "consent", petition="game")
    carried, gambled = yard.does("cai", "consent", petition="game")
    assert carried.warned == ()
    assert [(w.rule, w.judges) for w in gambled.warned] == [("NUX-14", ("aunt",))]
    (question,) = yard.state.kernel.questions.values()
    assert (question.entry, question.by) == (gambled.id, "ada")


@pytest.mark.rule("ACTA-04")
def test_every_voice_is_needed(yard: YardGame) -> None:
    yard.does("ada", "gamble", nuts=2, id="game")
    (consented,) = yard.does("cai", "consent", petition="game")
    assert short_type_names((consented,)) == ["petition-consented"]
    assert yard.state.kernel.petitions["game"].given == ("cai",)
    assert message_keys_of_refusal(yard.expect_refusal("cai", "consent", petition="game")) == [
        "no-such-petition"
    ]
    entries = yard.does("bea", "consent", petition="game")
    assert short_type_names(entries) == ["petition-carried", "gambled"]
    assert sorted(yard.holding_of(child, "nut") for child in ("ada", "bea", "cai")) == [8, 8, 14]


def test_one_voice_against_ends_a_petition(yard: YardGame) -> None:
    yard.does("ada", "gamble", nuts=2, id="game")
    yard.does("cai", "consent", petition="game")
    yard.does("bea", "decline", petition="game")
    assert message_keys_of_refusal(yard.expect_refusal("cai", "consent", petition="game")) == [
        "no-such-petition"
    ]


def test_a_voice_that_agreed_can_no_longer_decline(yard: YardGame) -> None:
    yard.does("ada", "gamble", nuts=2, id="game")
    yard.does("cai", "consent", petition="game")
    assert message_keys_of_refusal(yard.expect_refusal("cai", "decline", petition="game")) == [
        "no-such-petition"
    ]


@pytest.mark.parametrize("who", ["ada", "cai", "aunt", "nurse"])
@pytest.mark.rule("ACTA-04")
def test_only_a_voice_may_agree_or_decline(yard: YardGame, who: str) -> None:
    yard.does("ada", "swap", **SWAP, id="wish")
    assert message_keys_of_refusal(yard.expect_refusal(who, "consent", petition="wish")) == [
        "no-such-petition"
    ]
    assert message_keys_of_refusal(yard.expect_refusal(who, "decline", petition="wish")) == [
        "no-such-petition"
    ]


def test_a_voice_declines_with_a_reason_and_a_complaint_to_the_judges(yard: YardGame) -> None:
    yard.does("ada", "swap", **SWAP, id="wish")
    (declined,) = yard.does("bea", "decline", petition="wish", reason="my bones")
    assert [(w.rule, w.judges) for w in declined.warned] == [("NUX-10", ("nurse",))]
    seen = yard.visible_part(declined, "ada")
    assert seen is not None
    assert seen.reason == "my bones"
    assert [q.rule for q in yard.state.kernel.questions.values()] == ["NUX-10"]
    assert not yard.state.kernel.petitions


def test_declining_without_a_rule_at_stake_asks_no_judge(yard: YardGame) -> None:
    yard.does("ada", "gamble", nuts=2, id="game")
    (declined,) = yard.does("bea", "decline", petition="game")
    assert declined.warned == ()


def test_the_proposer_takes_a_proposal_back(yard: YardGame) -> None:
    yard.does("ada", "swap", **SWAP, id="wish")
    for other in ("bea", "cai"):
        assert message_keys_of_refusal(yard.expect_refusal(other, "withdraw", petition="wish")) == [
            "no-such-petition"
        ]
    (withdrawn,) = yard.does("ada", "withdraw", petition="wish")
    assert yard.visible_part(withdrawn, "bea") is not None
    assert yard.visible_part(withdrawn, "cai") is None
    assert message_keys_of_refusal(yard.expect_refusal("bea", "consent", petition="wish")) == [
        "no-such-petition"
    ]


def test_a_proposal_lapses_when_its_period_ends(yard: YardGame) -> None:
    yard.does("ada", "swap", **SWAP, id="wish")
    yard.does("aunt", "ring")
    assert not yard.state.kernel.petitions
    assert message_keys_of_refusal(yard.expect_refusal("bea", "consent", petition="wish")) == [
        "no-such-petition"
    ]
    assert message_keys_of_refusal(yard.expect_refusal("ada", "withdraw", petition="wish")) == [
        "no-such-petition"
    ]


def lapse_entries(yard: YardGame) -> list[Entry[PetitionLapsed]]:
    """Return the entries about petitions that ended before all had agreed."""
    everything = yard.state.log.in_order()
    return [entry for entry in everything if isinstance(entry.event, PetitionLapsed)]


def expired_slices(yard: YardGame, who: str) -> dict[str, Any]:
    """Return the slices of expired petitions that a character sees."""
    viewer = yard.viewer(who)
    return {
        key: dict(one.render())
        for key, one in slices_of_bundles(kernel_slices(yard.state, yard.scribe.text))
        if key.startswith("expired/") and sees(one.audience, viewer)
    }


def test_a_petition_that_expires_is_a_line_for_those_concerned_alone(yard: YardGame) -> None:
    yard.does("ada", "swap", **SWAP, id="wish")
    yard.does("aunt", "ring")
    (lapsed,) = lapse_entries(yard)
    assert lapsed.event == PetitionLapsed("wish", "swap", "ada", "round")
    readers = [who for who in ("ada", "bea", "nurse") if yard.visible_part(lapsed, who)]
    assert readers == ["ada", "bea", "nurse"]
    assert not [who for who in ("cai", "aunt") if yard.visible_part(lapsed, who)]
    assert yard.visible_part(lapsed) is None


def test_the_proposer_and_the_voices_see_an_expired_petition_for_two_periods(
    yard: YardGame,
) -> None:
    yard.does("ada", "swap", **SWAP, id="wish")
    yard.does("aunt", "ring")
    expected = {"id": "wish", "type": "swap", "actor": "ada", "period": "round", "year": None}
    for who in ("ada", "bea"):
        shown = expired_slices(yard, who)["expired/wish"]
        assert shown.items() >= expected.items()
        assert shown["fields"] == SWAP
    assert not [who for who in ("cai", "aunt", "nurse") if expired_slices(yard, who)]
    yard.wait(minutes=1).does("aunt", "ring")
    assert expired_slices(yard, "ada").keys() == {"expired/wish"}
    yard.wait(minutes=1).does("aunt", "ring")
    assert not expired_slices(yard, "ada")
    assert len(lapse_entries(yard)) == 1


def test_the_id_of_an_expiry_tells_nothing_of_other_petitions(yard: YardGame) -> None:
    yard.does("cai", "swap", **SWAP, id="secret")
    yard.does("ada", "swap", **SWAP, id="wish")
    entries = yard.does("aunt", "ring", id="bell")
    assert [entry.id for entry in entries] == ["bell.0", "bell.1"]
    assert [entry.id for entry in lapse_entries(yard)] == [
        "due-lapsed-secret.0",
        "due-lapsed-wish.0",
    ]


def test_a_new_petition_takes_the_place_of_the_expired_one(yard: YardGame) -> None:
    yard.does("ada", "swap", **SWAP, id="wish")
    yard.does("ada", "gamble", nuts=1, id="game")
    yard.does("aunt", "ring")
    assert expired_slices(yard, "ada").keys() == {"expired/wish", "expired/game"}
    yard.does("ada", "swap", **(SWAP | {"nuts": 2}), id="again")
    assert expired_slices(yard, "ada").keys() == {"expired/game"}


def test_a_petition_that_was_answered_does_not_expire(yard: YardGame) -> None:
    yard.does("ada", "swap", **SWAP, id="declined")
    yard.does("bea", "decline", petition="declined", reason="no")
    yard.does("ada", "swap", **SWAP, id="withdrawn")
    yard.does("ada", "withdraw", petition="withdrawn")
    yard.does("ada", "swap", **SWAP, id="carried")
    yard.does("bea", "consent", petition="carried")
    yard.does("aunt", "ring")
    assert not lapse_entries(yard)
    assert not expired_slices(yard, "ada")


def test_an_older_ledger_tells_only_of_the_petitions_of_its_last_period(yard: YardGame) -> None:
    for name in ("older", "newer"):
        yard.does("ada", "swap", **SWAP, id=name)
        yard.wait(minutes=1).does("aunt", "ring")
    rows = yard.store.read("yard")
    entries = [yard.machine.registry.decode(row.state) for row in rows]
    without = [entry for entry in entries if not isinstance(entry.event, PetitionLapsed)]
    state = yard.machine.fold(without)
    assert yard.machine.due_act_name(state, yard.now) == "due-lapsed-newer"
    assert set(state.kernel.expired) == {"newer"}


def test_a_proposal_stands_still_in_a_pause(yard: YardGame) -> None:
    yard.does("ada", "swap", **SWAP, id="wish")
    yard.does("nurse", "pause")
    for act in ("consent", "decline"):
        assert yard.expect_refusal("bea", act, petition="wish").problem == "paused"
    assert yard.expect_refusal("ada", "withdraw", petition="wish").problem == "paused"
    yard.wait(minutes=20).does("nurse", "resume")
    assert short_type_names(yard.does("bea", "consent", petition="wish"))[-1] == "swapped"


@pytest.mark.rule("ACTA-04")
def test_the_last_consent_is_decided_on_the_state_of_that_moment(yard: YardGame) -> None:
    yard.does("ada", "swap", **SWAP, id="wish")
    yard.does("ada", "give", to="cai", nuts=8)
    refused = yard.expect_refusal("bea", "consent", petition="wish")
    assert message_keys_of_refusal(refused) == ["too-few-nuts"]
    yard.does("cai", "give", to="ada", nuts=2)
    assert short_type_names(yard.does("bea", "consent", petition="wish"))[-1] == "swapped"


def test_a_voice_is_not_told_what_the_proposer_lacks(yard: YardGame) -> None:
    yard.does("ada", "swap", **SWAP, id="wish")
    yard.does("ada", "give", to="cai", nuts=8)
    shown = yard.refusal_shown_to(yard.expect_refusal("bea", "consent", petition="wish"), "bea")
    (objection,) = shown.objections
    assert (objection.rule, objection.key, objection.hidden) == ("", "not-possible", True)
    assert objection.args == {"who": "who:ada"}


def test_a_proposal_reveals_nothing_of_the_possessions_of_others(yard: YardGame) -> None:
    yard.does("bea", "give", to="ada", nuts=10)
    for nuts in (1, 10, 20):
        outcome = yard.send_command("ada", "gamble", nuts=nuts, id=f"game-{nuts}")
        assert isinstance(outcome, Accepted)
        assert outcome.is_pending
    assert message_keys_of_refusal(yard.expect_refusal("ada", "gamble", nuts=21)) == [
        "too-few-nuts"
    ]
    yard.does("cai", "consent", petition="game-1")
    refused = yard.expect_refusal("bea", "consent", petition="game-1")
    assert message_keys_of_refusal(yard.refusal_shown_to(refused, "bea")) == ["too-few-nuts"]


def test_an_earlier_voice_does_not_learn_whose_goods_are_missing(yard: YardGame) -> None:
    yard.does("ada", "gamble", nuts=9, id="game")
    yard.does("bea", "give", to="cai", nuts=9)
    assert short_type_names(yard.does("bea", "consent", petition="game")) == ["petition-consented"]
    shown = yard.refusal_shown_to(yard.expect_refusal("cai", "consent", petition="game"), "cai")
    assert [(o.key, o.args) for o in shown.objections] == [("not-possible", {"who": "who:bea"})]


def test_a_proposal_survives_a_restart(yard: YardGame) -> None:
    yard.does("ada", "swap", **SWAP, id="wish")
    rows = yard.store.read("yard")
    state = yard.machine.fold(yard.machine.registry.decode(row.state) for row in rows)
    assert state.kernel.petitions == yard.state.kernel.petitions


def test_consent_and_decline_are_offered_to_the_asked_character(yard: YardGame) -> None:
    yard.does("ada", "swap", **SWAP, id="wish")
    assert {"consent", "decline"} <= yard.offers("bea").keys()
    assert "withdraw" in yard.offers("ada")
    assert {"consent", "decline", "withdraw"}.isdisjoint(yard.offers("cai"))


def test_consent_to_a_publicly_impossible_act_is_not_offered(yard: YardGame) -> None:
    yard.does("bea", "lend", to="cai", bones=2)
    yard.does("ada", "swap", **SWAP, id="wish")
    yard.does("bea", "lend", to="cai", bones=1)
    assert "consent" not in yard.offers("bea")
    assert "decline" in yard.offers("bea")


def test_consent_to_a_secretly_impossible_act_is_still_offered(yard: YardGame) -> None:
    yard.does("ada", "swap", **SWAP, id="wish")
    yard.does("ada", "give", to="cai", nuts=8)
    assert "consent" in yard.offers("bea")
