"""Borders by letter: proposals and answers of bots, and their conduct afterwards."""

from random import Random
from typing import Any

import pytest

from api.rehearsal.bots import next_to_act, viewer_of
from api.rehearsal.table import play_game
from ledger.contract.form import Move
from ledger.games.roman_diplomacy.adjudication.board import province_of
from ledger.games.roman_diplomacy.adjudication.orders import Move as MoveOrder
from ledger.games.roman_diplomacy.borders import (
    ACCEPTING_ACT,
    LEAVING_ACT,
    PROPOSING_ACT,
    borders_of,
)
from ledger.games.roman_diplomacy.bots import sensible_move, situation_of
from ledger.games.roman_diplomacy.correspondence import letter_of, provinces_to_leave_empty
from ledger.games.roman_diplomacy.events.empires import EmpireFounded, EmpireLost
from ledger.games.roman_diplomacy.rules import RULES
from ledger.games.roman_diplomacy.strategy.movement import sensible_orders
from ledger.kernel.letters.events import LetterWritten
from ledger.kernel.letters.folds import MAX_RECENT_LETTERS, RECENT_MILLISECONDS
from ledger.kernel.machine.machine import state_at_time
from ledger.kernel.previewing.preview import state_known_to
from tests.games.roman_diplomacy.war import SMALL, War
from tests.toy.yard import message_keys_of_refusal

TALK = f"{SMALL}letters: private\n"


class TalkativeRandom(Random):
    """A chance by which a bot writes whenever it can."""

    def random(self) -> float:
        return 0.0


def war_with_talk() -> War:
    return War(TALK).found_empires(gaius="bru", julia="alb")


def write_letter(war: War, who: str, template: str, **how: Any) -> str:
    (entry,) = war.does(who, "write-from-template", template=template, **how)
    letter: str = entry.event.letter
    return letter


def agree_by_letters(war: War, *provinces: str) -> str:
    letter = write_letter(war, "gaius", PROPOSING_ACT, to="julia", about=list(provinces))
    write_letter(war, "julia", ACCEPTING_ACT, answers=letter)
    return letter


def empty_provinces(war: War) -> list[str]:
    """Return the provinces without a centre and without a unit."""
    world = war.world
    return [at for at, one in world.board.provinces.items() if not one.centre]


def next_bot_move(war: War, who: str) -> Move | None:
    """Return a bot's next move."""
    state = war.state
    known = state_known_to(war.scribe.machine, state, viewer_of(state, who))
    return sensible_move(known, who, {}, Random(1))


def test_a_border_holds_until_one_party_declines() -> None:
    game = war_with_talk()
    place = empty_provinces(game)[0]
    letter = write_letter(game, "gaius", PROPOSING_ACT, to="julia", about=[place])
    assert provinces_to_leave_empty(game.state, "gaius") == frozenset()
    write_letter(game, "julia", ACCEPTING_ACT, answers=letter)
    assert (
        provinces_to_leave_empty(game.state, "gaius")
        == provinces_to_leave_empty(game.state, "julia")
        == {place}
    )
    write_letter(game, "gaius", LEAVING_ACT, answers=letter)
    assert (
        provinces_to_leave_empty(game.state, "gaius")
        == provinces_to_leave_empty(game.state, "julia")
        == frozenset()
    )
    assert [one.over for one in borders_of(game.state, "julia")] == [True]


def test_an_agreed_border_refuses_no_order() -> None:
    game = war_with_talk()
    army = next(one for one in game.world.position.units_of("gaius"))
    place = min(game.world.board.touches(army.kind, army.at))
    agree_by_letters(game, place)
    game.save_orders("gaius", **{f"A_{army.at}": f"- {place}"})


def test_a_border_is_made_of_provinces_of_the_map() -> None:
    fields = {"template": PROPOSING_ACT, "to": "julia", "about": ["atlantis"]}
    assert message_keys_of_refusal(
        war_with_talk().expect_refusal("gaius", "write-from-template", **fields)
    ) == ["not-in-such-letters"]


def test_a_bot_accepts_borders_that_cost_nothing_and_declines_others() -> None:
    game = war_with_talk()
    free = empty_provinces(game)[0]
    write_letter(game, "gaius", PROPOSING_ACT, to="julia", about=[free])
    answer = next_bot_move(game, "julia")
    assert answer is not None
    assert (answer.act, answer.fields["template"]) == ("write-from-template", ACCEPTING_ACT)
    write_letter(game, "julia", **answer.fields)
    write_letter(game, "gaius", PROPOSING_ACT, to="julia", about=["bru"])
    answer = next_bot_move(game, "julia")
    assert answer is not None
    assert answer.fields["template"] == LEAVING_ACT


@pytest.mark.parametrize("seed", range(20))
def test_a_bot_stays_out_of_an_agreed_border(seed: int) -> None:
    game = war_with_talk()
    army = next(one for one in game.world.position.units_of("gaius"))
    near = sorted(game.world.board.touches(army.kind, army.at))
    agree_by_letters(game, *near[:6])
    orders = sensible_orders(situation_of(game.state, "gaius"), Random(seed))
    moves = {province_of(one.to) for one in orders if isinstance(one, MoveOrder)}
    assert moves.isdisjoint(near[:6])


def test_a_bot_leaves_a_border_that_its_partner_broke() -> None:
    game = war_with_talk()
    army = next(one for one in game.world.position.units_of("julia"))
    letter = agree_by_letters(game, army.province)
    said = letter_of(game.state, "gaius", Random(1))
    assert said is not None
    assert said.fields == {"template": LEAVING_ACT, "answers": letter}


def test_bots_propose_and_answer_borders_in_a_whole_game() -> None:
    played = play_game(RULES, 5, seed=3)
    assert played.broken_promises == ()
    said = [
        entry.event.template for entry in played.entries if isinstance(entry.event, LetterWritten)
    ]
    assert {PROPOSING_ACT, ACCEPTING_ACT} <= set(said)
    assert all(said), "bots write no words of their own"


def test_bots_answer_letters_in_a_rehearsal() -> None:
    assert RULES.scenarios.rehearsal
    game = War(RULES.scenarios.rehearsal).found_empires(gaius="rom", julia="ven")
    write_letter(game, "gaius", PROPOSING_ACT, to="julia", about=["tus"])
    answer = next_bot_move(game, "julia")
    assert answer is not None
    assert answer.fields["template"] == ACCEPTING_ACT


def test_bots_write_no_letters_where_private_letters_are_off() -> None:
    played = play_game(RULES, 3, seed=3, scenario="based_on: roman_diplomacy\nplayers: 3\n")
    assert not any(isinstance(entry.event, LetterWritten) for entry in played.entries)


@pytest.mark.rule("DIP-PLAY-04")
def test_a_bot_that_has_lost_its_empire_begins_again() -> None:
    played = play_game(RULES, 5, seed=5)
    lost = [entry for entry in played.entries if isinstance(entry.event, EmpireLost)]
    founded = [entry for entry in played.entries if isinstance(entry.event, EmpireFounded)]
    assert lost
    assert len(founded) > 5


def test_a_bot_that_wrote_much_long_ago_writes_again() -> None:
    game = war_with_talk()
    for _ in range(MAX_RECENT_LETTERS):
        game.does("julia", "write-letter", to=["gaius"], text="hail")
    write_letter(game, "gaius", PROPOSING_ACT, to="julia", about=[empty_provinces(game)[0]])
    assert letter_of(game.state, "julia", Random(1)) is None
    game.wait(milliseconds=RECENT_MILLISECONDS)
    later = state_at_time(game.state, game.now)
    assert letter_of(later, "julia", Random(1)) is not None


def test_a_bot_does_not_ask_again_after_a_refusal() -> None:
    game = war_with_talk()
    asked = TalkativeRandom()
    said = letter_of(game.state, "gaius", asked)
    assert said is not None
    letter = write_letter(game, "gaius", **said.fields)
    write_letter(game, "julia", LEAVING_ACT, answers=letter)
    assert letter_of(game.state, "gaius", asked) is None


def test_a_bot_answers_although_the_turn_does_not_wait_for_it() -> None:
    game = war_with_talk().save_orders("julia", A_alb="H")
    game.ready("julia")
    assert "julia" not in next_to_act(game.scribe.machine, game.state)
    letter = write_letter(
        game, "gaius", PROPOSING_ACT, to="julia", about=[empty_provinces(game)[0]]
    )
    assert next_to_act(game.scribe.machine, game.state) == ["julia", "gaius"]
    write_letter(game, "julia", ACCEPTING_ACT, answers=letter)
    assert next_to_act(game.scribe.machine, game.state) == ["gaius"]
