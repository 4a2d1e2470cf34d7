"""Whole games by bots: forms and refusals agree, every game ends, and no unit is lost."""

import random
from collections import Counter

import pytest

from api.rehearsal.table import PlayedGame, play_game
from ledger.games.morituri.rules import RULES, awaited_players
from tests.games.morituri import invariants
from tests.games.morituri.table import MACHINE
from tests.games.readings import scenario_with_other_readings

WILD = 0.7
"""The number of random commands that are tried for each act of a bot."""


def assert_ended_soundly(played: PlayedGame) -> PlayedGame:
    """Return a game that has ended, in which every promise was kept after every act."""
    assert played.broken_promises == ()
    assert MACHINE.rules.course.finished(played.state)
    assert awaited_players(played.state) == ()
    state = None
    for entry in played.entries:
        state = MACHINE.evolve(state or MACHINE.blank_state(), entry)
        if entry.meta is None or entry.meta.index == entry.meta.count - 1:
            invariants.check_invariants(state)
    names = [roll.name for entry in played.entries for roll in entry.rolls]
    assert len(names) == len(set(names))
    return played


@pytest.mark.parametrize("players", [2, 4, 8])
def test_bots_play_by_chance_to_the_end_and_forms_keep_their_word(players: int) -> None:
    played = assert_ended_soundly(
        play_game(RULES, players, "random", 1, wild_share=WILD, checks_entries=True)
    )
    assert played.summary.wild > 20


@pytest.mark.parametrize("seed", range(4))
def test_bots_play_to_the_end_under_many_readings(seed: int) -> None:
    chance = random.Random(seed)
    text = scenario_with_other_readings(RULES.name, chance.randint(2, 5), chance)
    for temper in ("random", "sensible"):
        assert_ended_soundly(
            play_game(
                RULES, temper=temper, seed=seed, scenario=text, wild_share=WILD, checks_entries=True
            )
        )


@pytest.mark.parametrize("temper", ["random", "sensible"])
@pytest.mark.parametrize("more", ["dice: table\n", "stewards: players\n"])
def test_with_dice_on_the_table_and_players_as_stewards(temper: str, more: str) -> None:
    text = f"based_on: morituri\nplayers: 3\n{more}"
    assert_ended_soundly(
        play_game(RULES, temper=temper, seed=5, scenario=text, wild_share=WILD, checks_entries=True)
    )


@pytest.mark.parametrize("players", [2, 3, 5, 7, 12])
def test_sensible_bots_play_a_game_of_any_size_to_its_end(players: int) -> None:
    played = assert_ended_soundly(play_game(RULES, players, "sensible", 1))
    assert played.summary.refusals == Counter()
    assert 8 <= played.rounds <= 60
    alive = [who for who in played.state.world.seats if played.state.world.gladiator(who).alive]
    winner = played.state.world.winner
    assert alive == ([winner] if winner else [])


def test_every_act_is_played_by_bots_or_left_to_stewards() -> None:
    seen: Counter[str] = Counter()
    for seed in range(4):
        played = play_game(RULES, 12, "random", seed)
        seen.update(entry.meta.type for entry in played.entries if entry.meta is not None)
    left_out = {act.name for act in RULES.play.acts} - seen.keys()
    assert left_out <= {"set-fact", "drop-gear"}
