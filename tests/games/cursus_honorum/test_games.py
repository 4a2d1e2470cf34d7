"""Whole games by bots: forms and refusals agree, every game ends, and no unit is lost."""

import random
from collections import Counter

import pytest

from api.rehearsal.table import PlayedGame, play_game
from ledger.games.cursus_honorum.rules import RULES, awaited_players
from tests.games.cursus_honorum import invariants
from tests.games.cursus_honorum.table import MACHINE
from tests.games.invariants import check_units_in_accounts
from tests.games.readings import scenario_with_other_readings

SEEDS = range(3)
WILD = 0.7
"""The number of random commands that are tried for each act of a bot."""


def assert_ended_soundly(played: PlayedGame) -> PlayedGame:
    """Return a game that has ended, in which every promise was kept."""
    assert played.broken_promises == ()
    assert MACHINE.rules.course.finished(played.state)
    assert awaited_players(played.state) == ()
    invariants.check_invariants(played.state, lawful=False)
    state = None
    for entry in played.entries:
        state = MACHINE.evolve(state or MACHINE.blank_state(), entry)
        check_units_in_accounts(state)
        if state.world is not None:
            invariants.check_honores(state)
            invariants.check_skill_boxes(state)
    return played


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", [2, 4, 8])
def test_bots_play_by_chance_to_the_end_and_forms_keep_their_word(players: int, seed: int) -> None:
    played = assert_ended_soundly(
        play_game(RULES, players, "random", seed, wild_share=WILD, checks_entries=True)
    )
    assert played.summary.wild > 20


@pytest.mark.parametrize("seed", range(6))
def test_bots_play_to_the_end_under_many_readings(seed: int) -> None:
    chance = random.Random(seed)
    text = scenario_with_other_readings(RULES.name, chance.randint(2, 6), chance, "end.max_rounds")
    for temper in ("random", "sensible"):
        assert_ended_soundly(
            play_game(
                RULES, temper=temper, seed=seed, scenario=text, wild_share=WILD, checks_entries=True
            )
        )


@pytest.mark.parametrize("temper", ["random", "sensible"])
@pytest.mark.parametrize(
    "more", ["dice: table\n", "stewards: players\n", "latecomers: [valerius]\n"]
)
def test_with_dice_on_the_table_players_as_stewards_and_latecomers(temper: str, more: str) -> None:
    text = f"based_on: cursus_honorum\nplayers: 3\n{more}"
    assert_ended_soundly(
        play_game(RULES, temper=temper, seed=5, scenario=text, wild_share=WILD, checks_entries=True)
    )


@pytest.mark.parametrize("players", range(2, 9))
def test_sensible_bots_play_a_game_of_any_size_to_the_second_censor(players: int) -> None:
    played = assert_ended_soundly(play_game(RULES, players, "sensible", 1))
    assert played.summary.refusals == Counter()
    assert 3 <= played.rounds <= 12
    assert len(played.state.world.won("censor")) >= 2
    kinds = Counter(entry.type.partition("/")[2] for entry in played.entries)
    for kind in ("attacked@1", "luxury-bought@1", "skills-trained@1", "office-won@1"):
        assert kinds[kind] > 0, kind


def test_every_act_is_played_by_bots_or_left_to_stewards() -> None:
    seen: Counter[str] = Counter()
    for seed in range(4):
        played = play_game(RULES, 3, "random", seed)
        seen.update(e.meta.type for e in played.entries if e.meta is not None)
    left_out = {act.name for act in RULES.play.acts} - seen.keys()
    assert left_out <= {"set-fact", "set-course", "agree-to-end", "disagree", "stand-down"}
