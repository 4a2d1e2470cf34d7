"""Acts recorded by an outside character, and acts that a character must do in person."""

from typing import Any

import pytest

from tests.toy.yard import YardGame, short_type_names


def test_an_officer_records_an_agreement_of_two_others(yard: YardGame) -> None:
    (swapped,) = yard.does("ada", "swap", **{"with": "bea", "nuts": 4}, recorder="aunt")
    assert short_type_names((swapped,)) == ["swapped"]
    assert swapped.meta is not None
    assert (swapped.meta.actor, swapped.meta.recorder) == ("ada", "aunt")
    assert swapped.meta.card == "aunt-1"
    assert (yard.holding_of("ada", "bone"), yard.holding_of("bea", "nut")) == (1, 14)


def test_only_the_recorders_named_by_the_act_may_record_it(yard: YardGame) -> None:
    for recorder in ("cai", "bea"):
        refused = yard.expect_refusal("ada", "give", to="bea", nuts=1, recorder=recorder)
        assert refused.problem == "not-your-card"


def test_only_a_recorder_of_the_act_appeals_for_somebody_else(yard: YardGame) -> None:
    sit = {"about": "sit", "fields": {"where": "bench"}}
    assert yard.expect_refusal("bea", "appeal", **sit, recorder="ada").problem == "not-your-card"
    refused = yard.expect_refusal("bea", "appeal", **sit, recorder="aunt")
    assert [one.key for one in refused.objections] == ["nothing-to-appeal"]
    assert yard.expect_refusal("ada", "throw", recorder="aunt").problem == "not-your-card"


def test_a_steward_may_record_every_act(yard: YardGame) -> None:
    assert short_type_names(yard.does("ada", "throw", recorder="nurse")) == ["thrown"]


def test_a_recorder_needs_a_card_of_their_own(yard: YardGame) -> None:
    refused = yard.expect_refusal("ada", "give", to="bea", nuts=1, recorder="aunt", card="ada-1")
    assert refused.problem == "not-your-card"


def test_a_recorded_act_obeys_the_rules(yard: YardGame) -> None:
    refused = yard.expect_refusal("ada", "give", to="bea", nuts=11, recorder="aunt")
    assert refused.problem == "refused"


def test_an_actor_who_records_their_own_act_still_needs_the_other_voices(yard: YardGame) -> None:
    outcome = yard.does("ada", "swap", **{"with": "bea", "nuts": 4}, recorder="ada")
    assert short_type_names(outcome) == ["petition-opened"]
    assert yard.holding_of("ada", "bone") == 0


def test_the_parties_of_a_recorded_act_see_who_recorded_it(yard: YardGame) -> None:
    (given,) = yard.does("ada", "give", to="bea", nuts=1, recorder="aunt")
    for party in ("ada", "bea"):
        seen = yard.visible_part(given, party)
        assert seen is not None
        assert seen.recorder == "aunt"


@pytest.mark.parametrize(
    ("act", "fields"),
    [
        ("consent", {"petition": "wish"}),
        ("decline", {"petition": "wish"}),
        ("choose", {"duty": "dare", "option": "dare"}),
        ("contest", {"entry": "gift.0"}),
        ("settle", {"question": "gift.0/NUX-03"}),
    ],
)
def test_nobody_agrees_chooses_or_settles_in_another_s_name(
    yard: YardGame, act: str, fields: dict[str, Any]
) -> None:
    yard.does("ada", "swap", **{"with": "bea", "nuts": 4}, id="wish")
    yard.does("ada", "dare", who="bea", id="dare")
    yard.does("ada", "give", to="bea", nuts=5, recorder="aunt", id="gift")
    for recorder in ("ada", "aunt"):
        refused = yard.expect_refusal("bea", act, **fields, recorder=recorder)
        assert refused.problem == "not-your-card"


def test_a_steward_may_choose_for_a_player_whose_phone_is_dead(yard: YardGame) -> None:
    yard.does("ada", "dare", who="bea", id="dare")
    discharged, dared = yard.does("bea", "choose", duty="dare", option="dare", recorder="nurse")
    assert short_type_names((discharged, dared)) == ["duty-discharged", "dared"]
    assert discharged.meta is not None
    assert discharged.meta.recorder == "nurse"
