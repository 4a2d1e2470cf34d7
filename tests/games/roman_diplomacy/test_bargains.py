"""Trades between bots, and the answers of bots to offers."""

from random import Random
from typing import Any

import pytest

from api.rehearsal.bots import Bots, characters_owing_answers, next_to_act
from api.rehearsal.table import play_game
from ledger.contract.form import Move
from ledger.games.roman_diplomacy.bargains import (
    answer_to_trade,
    offer_of_bot,
    players_who_would_answer,
)
from ledger.games.roman_diplomacy.events.trades import Traded
from ledger.games.roman_diplomacy.rules import RULES
from ledger.kernel.vocabulary.request import Accepted
from tests.games.roman_diplomacy.market import offer_trade, war_at_trade_time
from tests.games.roman_diplomacy.war import War


class WillingRandom(Random):
    """A chance that always acts."""

    def random(self) -> float:
        """Return the least number."""
        return 0.0


def war_with_armies_abroad(season: str = "spring") -> War:
    """Return a game where the armies of Gaius and Julia are in each other's cities."""
    war = war_at_trade_time(season)
    for at, owner in (("bru", "julia"), ("alb", "gaius")):
        war.does("host", "set-unit", at=at, unit="army", owner=owner, reason="the scene")
    return war


def bot_offer(war: War, who: str) -> Move | None:
    """Return the offer that this bot makes if chance lets it offer anything."""
    return offer_of_bot(war.state, who, WillingRandom())


def trade_move(partner: str, **goods: Any) -> Move:
    """Return the move that offers these goods to a partner."""
    nothing: dict[str, Any] = {
        f"{side}_{kind}": 0 if kind == "builds" else []
        for side in ("give", "take")
        for kind in ("units", "centres", "builds")
    }
    return Move("trade", {"with": partner, **nothing, **goods})


def test_a_bot_offers_an_army_that_stands_nearer_to_the_partner_s_city() -> None:
    assert bot_offer(war_with_armies_abroad(), "gaius") == trade_move("julia", give_units=["alb"])
    assert bot_offer(war_at_trade_time(), "gaius") is None


def test_a_bot_offers_nothing_to_ready_partners_and_nothing_twice() -> None:
    war = war_with_armies_abroad()
    offer_trade(war, "gaius", "julia", give_units=["alb"])
    assert bot_offer(war, "gaius") is None
    other = war_with_armies_abroad()
    other.ready("julia")
    assert bot_offer(other, "gaius") is None


def test_a_bot_answers_with_an_equal_gift_and_both_agree() -> None:
    war = war_with_armies_abroad()
    offer_trade(war, "gaius", "julia", give_units=["alb"])
    assert players_who_would_answer(war.state) == ("julia",)
    assert answer_to_trade(war.state, "gaius") is None
    answer = answer_to_trade(war.state, "julia")
    assert answer == trade_move("gaius", give_units=["bru"], take_units=["alb"])
    offer_trade(war, "julia", "gaius", give_units=["bru"], take_units=["alb"])
    (petition,) = war.state.kernel.petitions
    for who in ("gaius", "julia"):
        assert answer_to_trade(war.state, who) == Move("consent", {"petition": petition})
        war.does(who, "consent", petition=petition)
    assert war.world.position.units["bru"].owner == "gaius"


def test_a_bot_withdraws_a_trade_that_gives_it_too_little() -> None:
    war = war_with_armies_abroad("autumn")
    offer_trade(war, "julia", "gaius", give_units=["bru"])
    offer_trade(war, "gaius", "julia", give_centres=["thr"], take_units=["bru"])
    (petition,) = war.state.kernel.petitions
    assert answer_to_trade(war.state, "gaius") == Move("withdraw", {"petition": petition})
    assert answer_to_trade(war.state, "julia") == Move("consent", {"petition": petition})


def test_a_bot_withdraws_a_trade_without_use() -> None:
    war = war_at_trade_time()
    petition = offer_trade(war, "gaius", "julia", give_units=["bru"])
    assert answer_to_trade(war.state, "julia") == Move("withdraw", {"petition": petition})


@pytest.mark.rule("DIP-FED-06")
def test_a_bot_trades_a_build_for_a_unit_to_a_partner_short_of_centres() -> None:
    war = war_at_trade_time("autumn")
    for at in ("gal", "aeg"):
        war.does("host", "set-unit", at=at, unit="army", owner="julia", reason="the scene")
    assert bot_offer(war, "gaius") == trade_move("julia", give_builds=1)
    offer_trade(war, "gaius", "julia", give_builds=1)
    answer = answer_to_trade(war.state, "julia")
    assert answer is not None
    assert answer.act == "trade"
    assert len(answer.fields["give_units"]) == 1


@pytest.mark.rule("DIP-FED-06", "DIP-FED-08")
def test_two_bots_left_alone_trade_before_the_time_is_over() -> None:
    war = war_with_armies_abroad()
    bots, traded = Bots(war.machine, WillingRandom(7)), list[Any]()
    for _ in range(40):
        waiting = characters_owing_answers(war.state) or next_to_act(war.machine, war.state)
        request = next(filter(None, (bots.propose(war.state, who) for who in waiting)), None)
        if request is None or war.world.phase != "trades":
            break
        answer = war.scribe.answer(request, war.now)
        if isinstance(answer, Accepted):
            traded += [one for one in answer.entries if isinstance(one.event, Traded)]
        war.wait(milliseconds=10).wake_clock()
    assert len(traded) == 1
    assert war.world.position.units["alb"].owner == "julia"


def test_trades_of_bots_come_about_and_lose_nothing() -> None:
    played = play_game(RULES, 5, seed=11, checks_entries=True)
    assert played.broken_promises == ()
    assert any(isinstance(entry.event, Traded) for entry in played.entries)
