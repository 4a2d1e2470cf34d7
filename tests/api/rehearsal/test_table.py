"""Whole table games by bots: they end, equal seeds are equal, and promises are kept."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import structlog
from typer.testing import CliRunner

from api import cli
from api.rehearsal.bots import Bots
from api.rehearsal.open_forms import OpenForms
from api.rehearsal.table import play_game
from ledger.contract.acts import Act
from ledger.contract.form import Move
from ledger.contract.offer import Form
from ledger.contract.ruleset import BotTemper, Policy, Ruleset
from ledger.games import catalogue
from ledger.kernel.previewing.preview import state_known_to
from tests.toy.inn import inn_game
from tests.toy.tali import TALI
from tests.toy.yard import YardGame


@pytest.mark.parametrize("temper", ["", "sensible", "random"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_by_bots_ends_and_keeps_every_promise(temper: str, players: int) -> None:
    for seed in range(4):
        played = play_game(TALI, players, temper, seed, wild_share=0.5, checks_entries=True)
        assert played.broken_promises == ()
        assert TALI.course.finished(played.state)
        assert len(played.state.world.guests) == players
        assert played.rounds == played.state.kernel.period.seq
        assert len(played.entries) == played.state.log.position
        assert played.summary.wild > 0


def test_equal_seeds_play_equal_games_and_different_seeds_different_games() -> None:
    first, again, other = (play_game(TALI, seed=seed).entries for seed in (7, 7, 8))
    assert first == again
    assert first != other


def test_a_game_may_be_played_from_a_scenario_with_physical_dice() -> None:
    scenario = json.dumps({"players": ["varus", "rufus"], "dice": "table"})
    played = play_game(TALI, scenario=scenario, checks_entries=True)
    assert played.broken_promises == ()
    sources = {roll.source for entry in played.entries for roll in entry.rolls}
    assert sources == {"table"}


def test_an_unknown_temper_is_refused() -> None:
    with pytest.raises(KeyError):
        play_game(TALI, temper="furious")


def ruleset_with_act(act: str, **more: Any) -> Ruleset[Any]:
    """Return the game of tali with one act changed."""
    acts = tuple(replace(one, **more) if one.name == act else one for one in TALI.play.acts)
    return replace(TALI, play=replace(TALI.play, acts=acts))


def tali_with_policy(policy: Policy[Any]) -> Ruleset[Any]:
    """Return the game of tali whose bots have this policy."""
    return replace(TALI, bots=replace(TALI.bots, tempers={"idle": BotTemper(policy=policy)}))


def test_a_refused_offer_is_reported() -> None:
    game = ruleset_with_act("throw-tali", offer=lambda *_: Form())
    asked = replace(game, course=replace(game.course, awaited=lambda state: (*state.world.guests,)))
    broken = play_game(asked, temper="sensible").broken_promises
    assert any(sentence.startswith("offered but refused") for sentence in broken)


def test_an_accepted_command_that_was_not_offered_is_reported() -> None:
    game = ruleset_with_act("pass", offer=lambda *_: None)
    broken = play_game(game, wild_share=5.0).broken_promises
    assert any(sentence.startswith("accepted but not offered") for sentence in broken)


def test_a_table_at_which_nobody_can_go_on_is_reported() -> None:
    game = replace(TALI, course=replace(TALI.course, awaited=lambda _state: ("host",)))
    (sentence,) = play_game(game).broken_promises
    assert sentence == "nobody can go on at entry 1; awaited: host"


def test_a_game_without_an_end_is_reported() -> None:
    (sentence,) = play_game(
        replace(TALI, course=replace(TALI.course, finished=lambda _state: False))
    ).broken_promises
    assert "nobody can go on" in sentence
    (sentence,) = play_game(
        tali_with_policy(lambda *_: Move("pass", {})), act_limit=30
    ).broken_promises
    assert sentence.endswith("entries the game has not ended")


def test_an_end_with_a_player_still_awaited_is_reported() -> None:
    game = replace(TALI, course=replace(TALI.course, awaited=lambda state: (state.world.who,)))
    assert play_game(game).broken_promises == ("the game has ended, and somebody's act is awaited",)


def test_two_dice_with_the_same_name_are_reported() -> None:
    def effects_with_repeated_name(*given: Any) -> Any:
        first, *rest = throw.effects(*given)
        return (replace(first, rolls=(first.rolls[0], first.rolls[0])), *rest)

    throw = next(act for act in TALI.play.acts if act.name == "throw-tali")
    broken = play_game(
        ruleset_with_act("throw-tali", effects=effects_with_repeated_name), checks_entries=True
    ).broken_promises
    assert broken
    assert all(sentence.startswith("2 dice are called round-") for sentence in broken)


def test_a_bot_sees_its_open_acts_and_each_form_is_computed_only_when_needed() -> None:
    asked: list[str] = []

    def note_offers_of_act(act: Act[Any, Any]) -> Act[Any, Any]:
        def note_and_offer(*given: Any) -> Form | None:
            asked.append(act.name)
            return act.offer(*given)

        return replace(act, offer=note_and_offer)

    game = YardGame(
        rules=replace(
            TALI, play=replace(TALI.play, acts=tuple(map(note_offers_of_act, TALI.play.acts)))
        ),
        scenario="{}",
    )
    known = state_known_to(game.machine, game.state, game.viewer("flavus"))
    forms = OpenForms(game.machine, known, "flavus", game.machine.acts)
    assert forms["throw-tali"] == Form()
    assert asked == ["throw-tali"]
    assert "drink" not in forms
    assert forms.get("nonsense") is None
    assert (list(forms), len(forms)) == (["throw-tali", "pass"], 2)
    assert sorted(asked) == ["drink", "grant", "pass", "throw-tali"]


def test_nothing_is_open_in_a_pause() -> None:
    game = inn_game()
    game.does("host", "pause")
    known = state_known_to(game.machine, game.state, game.viewer("flavus"))
    assert not OpenForms(game.machine, known, "flavus", game.machine.acts)


def test_a_policy_without_a_preference_leaves_the_choice_to_chance() -> None:
    game = YardGame(
        rules=tali_with_policy(lambda *_: None),
        scenario="{}",
    )
    bots = Bots(game.machine, Random(1))
    chosen = [bots.propose(game.state, "flavus") for _ in range(20)]
    assert {request and request.type for request in chosen} == {"throw-tali", "pass"}


def test_a_question_is_answered_before_a_policy_is_asked() -> None:
    game = inn_game()
    for who in ("flavus", "niger"):
        game.does("host", "grant", to=who, beans=3)
    game.does("flavus", "drink", id="a-drink", **{"with": "niger"})
    bots = Bots(game.machine, Random(1))
    request = bots.propose(game.state, "niger")
    assert request is not None
    assert (request.type, request.fields) == ("consent", {"petition": "a-drink"})
    mine = bots.propose(game.state, "flavus")
    assert mine is not None
    assert mine.type == "throw-tali"


@pytest.fixture
def acta(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., str]]:
    """Yield the command line with the game of tali in the catalogue."""
    monkeypatch.chdir(tmp_path)
    games: Mapping[str, Ruleset[Any]] = catalogue.GAMES
    monkeypatch.setitem(games, "tali", TALI)

    def run_acta(*arguments: object, code: int = 0) -> str:
        result = CliRunner().invoke(cli.app, [str(argument) for argument in arguments])
        assert result.exit_code == code, result.output
        return result.output

    yield run_acta
    structlog.reset_defaults()


def read_figure(output: str, what: str) -> int:
    """Return a figure of the table that the command prints."""
    line = next(line for line in output.splitlines() if what in line)
    return int(line.split()[-2].replace(",", ""))


def test_the_command_plays_games_around_a_table(acta: Callable[..., str]) -> None:
    output = acta("rehearse", "--ruleset", "tali", "--players", 4, "--games", 3, "--seed", 5)
    assert "Tali at the inn: a rehearsal" in output
    assert read_figure(output, "games  ") == 3
    assert read_figure(output, "acts  ") > 20
    assert read_figure(output, "games a minute") > 0
    assert "fits its own seal" in output
    assert "again with --seed 7" in output


def test_the_command_gives_all_bots_of_an_evening_one_temper(acta: Callable[..., str]) -> None:
    assert "pious, drunkard, random" in acta("rehearse", "--temper", "sensible", code=1)
    evening = ("rehearse", "--acts", 1, "--seed", 1)
    outputs = [acta(*evening, "--temper", temper) for temper in ("pious", "drunkard")]
    assert all("fits its own seal" in output for output in outputs)
    # two evenings may have equally many entries in all, but not at every head
    pious, drunkard = (re.findall(r"Sealed after (\d+) entries", output) for output in outputs)
    assert pious != drunkard


def test_the_command_lists_tempers_and_numbers_of_players(acta: Callable[..., str]) -> None:
    tali = ("rehearse", "--ruleset", "tali", "--seed", 1)
    assert "fits its own seal" in acta(*tali, "--temper", "random")
    assert "sensible, random" in acta(*tali, "--temper", "furious", code=1)
    assert "2 to 4 can play, not 9" in acta(*tali, "--players", 9, code=1)
