"""Trades: two characters lay goods out, until both agree to exactly the same trade."""

from dataclasses import replace

import pytest

from ledger.kernel.vocabulary.request import Accepted
from tests.toy.haggling import HAGGLE
from tests.toy.rules import TOY
from tests.toy.yard import YardGame, message_keys_of_refusal, short_type_names


@pytest.fixture
def stall() -> YardGame:
    return YardGame(rules=replace(TOY, play=replace(TOY.play, acts=(*TOY.play.acts, HAGGLE))))


def lay_goods(stall: YardGame) -> None:
    """Let Ada lay four nuts and then Bea a knucklebone. The table is called `both`."""
    stall.does("ada", "haggle", **{"with": "bea"}, give_nuts=4, id="first")
    stall.does("bea", "haggle", **{"with": "ada"}, take_nuts=4, give_bones=1, id="both")


def test_a_character_who_lays_goods_out_has_not_agreed_yet(stall: YardGame) -> None:
    outcome = stall.send_command("ada", "haggle", **{"with": "bea"}, give_nuts=4, id="first")
    assert isinstance(outcome, Accepted)
    assert outcome.is_pending
    petition = stall.state.kernel.petitions["first"]
    assert (petition.voices, petition.given) == (("ada", "bea"), ())


def test_the_two_traders_and_the_stewards_see_the_laid_goods(stall: YardGame) -> None:
    (opened,) = stall.does("ada", "haggle", **{"with": "bea"}, give_nuts=4)
    seeing = [
        who for who in ("ada", "bea", "cai", "aunt", "nurse") if stall.visible_part(opened, who)
    ]
    assert seeing == ["ada", "bea", "nurse"]


@pytest.mark.rule("ACTA-04")
def test_a_trade_happens_when_both_agree_to_the_same_goods(stall: YardGame) -> None:
    lay_goods(stall)
    stall.does("ada", "consent", petition="both")
    assert (stall.holding_of("ada", "bone"), stall.holding_of("bea", "bone")) == (0, 3)
    carried, swapped = stall.does("bea", "consent", petition="both")
    assert short_type_names((carried, swapped)) == ["petition-carried", "swapped"]
    assert len(swapped.postings) == 2
    assert (stall.holding_of("ada", "nut"), stall.holding_of("ada", "bone")) == (6, 1)
    assert not stall.state.kernel.petitions


@pytest.mark.rule("ACTA-04")
@pytest.mark.parametrize("changes", ["ada", "bea"])
def test_a_change_of_the_goods_takes_away_both_agreements(stall: YardGame, changes: str) -> None:
    lay_goods(stall)
    stall.does("ada", "consent", petition="both")
    mine = {"ada": {"with": "bea", "give_nuts": 3, "take_bones": 1}}
    mine["bea"] = {"with": "ada", "give_bones": 2, "take_nuts": 4}
    entries = stall.does(changes, "haggle", **mine[changes], id="other")
    assert short_type_names(entries) == ["petition-opened", "petition-withdrawn"]
    assert {key: p.given for key, p in stall.state.kernel.petitions.items()} == {"other": ()}
    assert message_keys_of_refusal(stall.expect_refusal("bea", "consent", petition="both")) == [
        "no-such-petition"
    ]


@pytest.mark.rule("ACTA-04")
@pytest.mark.parametrize("bones", [0, 2])
def test_a_trader_cannot_lay_goods_for_the_other(stall: YardGame, bones: int) -> None:
    lay_goods(stall)
    more = {"with": "bea", "give_nuts": 5, "take_bones": bones}
    assert message_keys_of_refusal(stall.expect_refusal("ada", "haggle", **more)) == [
        "trade-changed"
    ]
    assert set(stall.state.kernel.petitions) == {"both"}


@pytest.mark.rule("ACTA-04")
def test_a_trader_cannot_agree_before_both_give_something(stall: YardGame) -> None:
    stall.does("ada", "haggle", **{"with": "bea"}, give_nuts=4, id="first")
    for who in ("ada", "bea"):
        assert message_keys_of_refusal(stall.expect_refusal(who, "consent", petition="first")) == [
            "trade-one-sided"
        ]
        assert "consent" not in stall.offers(who)


@pytest.mark.rule("ACTA-04")
@pytest.mark.parametrize("who", ["ada", "bea"])
def test_either_trader_cancels_a_trade_and_others_cannot(stall: YardGame, who: str) -> None:
    lay_goods(stall)
    stall.does(who, "consent", petition="both")
    assert message_keys_of_refusal(stall.expect_refusal("cai", "withdraw", petition="both")) == [
        "no-such-petition"
    ]
    (cleared,) = stall.does(who, "withdraw", petition="both")
    assert cleared.event.actor == who
    assert not stall.state.kernel.petitions


def test_the_trader_who_changed_the_goods_last_cannot_decline_them(stall: YardGame) -> None:
    lay_goods(stall)
    assert message_keys_of_refusal(stall.expect_refusal("bea", "decline", petition="both")) == [
        "no-such-petition"
    ]
    assert "decline" not in stall.offers("bea")
    stall.does("ada", "decline", petition="both")
    assert not stall.state.kernel.petitions


@pytest.mark.rule("ACTA-01", "ACTA-04")
def test_a_trade_of_goods_that_are_gone_is_refused(stall: YardGame) -> None:
    lay_goods(stall)
    stall.does("bea", "consent", petition="both")
    stall.does("ada", "give", to="cai", nuts=8)
    assert message_keys_of_refusal(stall.expect_refusal("ada", "consent", petition="both")) == [
        "too-few-nuts"
    ]
    assert (stall.holding_of("ada", "nut"), stall.holding_of("bea", "bone")) == (2, 3)


def test_two_trades_of_one_character_are_separate(stall: YardGame) -> None:
    lay_goods(stall)
    stall.does("cai", "haggle", **{"with": "ada"}, give_nuts=1, id="third")
    assert set(stall.state.kernel.petitions) == {"both", "third"}
