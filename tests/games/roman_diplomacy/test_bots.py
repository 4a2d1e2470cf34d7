"""Proposals of bots when the game is in a deadlock."""

from dataclasses import replace
from random import Random

import pytest

from api.rehearsal.bots import viewer_of
from ledger.contract.form import Move
from ledger.games.roman_diplomacy.bots import LONGEST_TEXT, TURNS_OF_PATIENCE, sensible_move
from ledger.games.roman_diplomacy.state import World, played_turn
from ledger.kernel.previewing.preview import state_known_to
from tests.games.roman_diplomacy.war import begin_war

DRAW = Move("agree-on-end", {"outcome": "draw", "who": ["gaius", "julia"]})


def world_after_turns(world: World, turns: int, other: int | None) -> World:
    """Return the world after these turns; before turn `other` a centre had another owner."""
    before = replace(world, position=world.position.with_owner_of_centres(["sic"], "julia"))
    played = [played_turn(before if n == other else world, (), n + 1) for n in range(turns)]
    return replace(world, played_turns=tuple(played))


def bot_proposal(turns: int, other: int | None = None, turn: int = 0) -> Move | None:
    """Return a bot's move after these turns, where it may only propose an end."""
    war = begin_war()
    world = replace(world_after_turns(war.world, turns, other), turn=turn)
    known = state_known_to(
        war.scribe.machine, replace(war.state, world=world), viewer_of(war.state, "gaius")
    )
    forms = {"agree-on-end": war.offers("gaius")["agree-on-end"]}
    return sensible_move(known, "gaius", forms, Random(1))


@pytest.mark.rule("DIP-WIN-05")
@pytest.mark.parametrize(
    ("turns", "other", "draws"),
    [
        (TURNS_OF_PATIENCE - 1, None, False),
        (TURNS_OF_PATIENCE, None, True),
        (TURNS_OF_PATIENCE + 1, None, True),
        (TURNS_OF_PATIENCE + 1, 0, True),
        (TURNS_OF_PATIENCE + 1, 1, False),
        (TURNS_OF_PATIENCE + 1, TURNS_OF_PATIENCE, False),
    ],
)
def test_a_bot_proposes_a_draw_once_no_centre_has_changed_hands_for_long(
    turns: int, other: int | None, *, draws: bool
) -> None:
    assert bot_proposal(turns, other) == (DRAW if draws else None)


@pytest.mark.rule("DIP-WIN-05")
@pytest.mark.parametrize(("turn", "draws"), [(LONGEST_TEXT - 1, False), (LONGEST_TEXT, True)])
def test_a_bot_proposes_a_draw_after_many_years_although_centres_change_hands(
    turn: int, *, draws: bool
) -> None:
    assert bot_proposal(TURNS_OF_PATIENCE, TURNS_OF_PATIENCE - 1, turn) == (DRAW if draws else None)
