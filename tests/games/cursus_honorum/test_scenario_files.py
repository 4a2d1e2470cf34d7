"""META, COMP: an organiser's file: its changes, its faults and its doubts."""

import json

import pytest

from ledger.games.cursus_honorum.founding import doubts, scenario_data, scenario_text_for
from ledger.games.cursus_honorum.rules import RULES
from ledger.games.cursus_honorum.scenario import (
    Scenario,
    check_scenario,
    declared_readings,
    default_scenario,
    load_scenario,
)
from ledger.scenario.yamlfile import ScenarioError
from tests.games.cursus_honorum.table import A, B, C, D

HEAD = "based_on: cursus_honorum\n"


def scenario_of_file(text: str) -> Scenario:
    """Return the scenario of a file."""
    return load_scenario(HEAD + text, "tonight.yaml")


def faults_by_line(text: str) -> list[str]:
    """Return the faults of a file, by line."""
    with pytest.raises(ScenarioError) as wrong:
        scenario_of_file(text)
    return [str(problem).removeprefix("tonight.yaml, ") for problem in wrong.value.problems]


def test_four_players_play_the_printed_game_without_a_file() -> None:
    scenario = load_scenario(None, "")
    assert scenario is default_scenario()
    assert scenario.players == (A, B, C, D)
    assert (scenario.stewards, scenario.dice, scenario.boxes) == ("host", "server", 18)
    assert scenario.switches == {name: data.default for name, data in declared_readings().items()}


def test_a_scenario_comes_back_from_its_plain_data() -> None:
    data = scenario_data(HEAD + "players: 5\nbox: 2\n", "x")
    assert Scenario.model_validate_json(json.dumps(data)) == scenario_of_file(
        "players: 5\nbox: 2\n"
    )


@pytest.mark.rule("CUR-META-02")
def test_a_file_changes_only_the_fields_it_names() -> None:
    scenario = scenario_of_file(
        "title: Year 11\noffices: {consul: {points: 6, votes: 15}}\n"
        "levels: {iii: {upkeep: {quick_reference: 7}}}\nrolling: {rolls: 2}\n"
    )
    usual = default_scenario()
    consul = scenario.offices["consul"]
    assert (scenario.title, consul.points, consul.votes, consul.bonus) == ("Year 11", 6, 15, 4)
    assert scenario.levels["iii"].upkeep.record_sheet == 6
    assert scenario.levels["iii"].upkeep.quick_reference == 7
    assert (scenario.rolling.rolls, scenario.rolling.faces) == (2, usual.rolling.faces)
    assert scenario.skills == usual.skills
    assert list(scenario.offices) == list(usual.offices)


def test_a_file_removes_and_adds_rows() -> None:
    scenario = scenario_of_file(
        "luxuries: {statue: null, yacht: {name: Yacht, cost: 3, points: 2}}\n"
        "disapproval: [{ones: 0}, {ones: 1, shame: 1}]\n"
    )
    assert list(scenario.luxuries)[-1] == "yacht"
    assert "statue" not in scenario.luxuries
    assert [row.shame for row in scenario.disapproval] == [0, 1]


@pytest.mark.parametrize("players", range(2, 9))
def test_players_are_a_number_or_names(players: int) -> None:
    scenario = scenario_of_file(f"players: {players}\n")
    assert scenario.players == tuple(default_scenario().nobles)[:players]
    text = scenario_text_for(players)
    assert load_scenario(text, "x") == scenario
    named = scenario_of_file("players: [valerius, aemilius]\nlatecomers: [fabius]\n")
    assert named.seated == ("valerius", "aemilius", "fabius")


@pytest.mark.rule("CUR-COMP-01")
def test_the_game_admits_two_to_eight_players_and_recommends_three_to_six() -> None:
    players = RULES.seats.players
    assert players is not None
    assert (players.least, players.most, players.best) == (2, 8, (3, 6))
    assert len(default_scenario().players) == 4


WRONG = [
    ("players: 9\n", ["line 2, players: from 2 to 8 play, not 9"]),
    ("players: 1\n", ["line 2, players: from 2 to 8 play, not 1"]),
    ("players: [aemilius]\n", ["line 2, players: should have 2 parts at least"]),
    ("players: [aemilius, nero]\n", ["line 2, players.1: there is no 'nero' among the nobles"]),
    ("players: [fabius, fabius]\n", ["line 2, players.1: Fabius is named twice"]),
    ("latecomers: [fabius]\n", ["line 2, latecomers.0: Fabius is named twice"]),
    ("stewards: fate\n", ["line 2, stewards: should be host or players, not 'fate'"]),
    ("titel: X\n", ["line 2, titel: there is no field 'titel' here; did you mean 'title'?"]),
    ("box: many\n", ["line 2, box: should be a whole number written with digits only, not 'many'"]),
    ("offices: {consul: {votes: -1}}\n", ["line 2, offices.consul.votes: cannot be negative"]),
    (
        "offices:\n  dictator:\n    votes: 3\n",
        [
            "line 3, offices.dictator.name: is missing",
            "line 3, offices.dictator.bonus: is missing",
            "line 3, offices.dictator.points: is missing",
        ],
    ),
    ("start: {dignitas: 19}\n", ["line 2, start.dignitas: the track has only 18 boxes"]),
    (
        "disapproval: [{ones: 1}]\n",
        ["line 2, disapproval.0: the rows count up from 0, so this one is for 0"],
    ),
    ("disapproval: []\n", ["line 2, disapproval: nothing is left in this table"]),
    (
        "rolling: {faces: [wealth, wealth, wealth, wealth, wealth, wealth]}\n",
        ["line 2, rolling.faces: one face shows disapproval"],
    ),
    (
        "luxuries: {oratory: {name: O, cost: 1, points: 1}}\n",
        ["line 2, luxuries.oratory: something else is called 'oratory' already"],
    ),
    (
        "skills: {pc: {name: O, boxes: 1}}\n",
        ["line 2, skills.pc: something else is called 'pc' already"],
    ),
    (
        "luxuries: {statue: {office: dictator}}\n",
        ["line 2, luxuries.statue.office: there is no office 'dictator'"],
    ),
    (
        "skills: {command: {only_for: dictator}}\n",
        ["line 2, skills.command.only_for: there is no office 'dictator'"],
    ),
    ("offices: {tribune: null}\n", ["line 2, offices.aedile.after: there is no office 'tribune'"]),
    (
        "nobles: {host: {name: H, short: H}}\n",
        ["line 2, nobles.host: the host is no noble; choose another id"],
    ),
    (
        "switches: {upkeep.tabel: record_sheet}\n",
        [
            (
                "line 2, switches.upkeep.tabel: there is no reading 'upkeep.tabel'; "
                "did you mean 'upkeep.table'?"
            )
        ],
    ),
    (
        "switches: {upkeep.table: both}\n",
        ["line 2, switches.upkeep.table: should be record_sheet or quick_reference, not both"],
    ),
    (
        "switches: {upkeep.voluntary: 1}\n",
        ["line 2, switches.upkeep.voluntary: should be false or true, not 1"],
    ),
    (
        "levels: {i: null, ii: null, iii: null, iv: null}\n",
        ["line 2, levels: nothing is left in this table"],
    ),
]


@pytest.mark.parametrize(("text", "said"), WRONG)
def test_every_mistake_is_named_with_its_line(text: str, said: list[str]) -> None:
    assert faults_by_line(text) == said


def test_a_file_says_which_game_it_changes() -> None:
    with pytest.raises(ScenarioError, match="based_on: cursus_honorum"):
        load_scenario("title: Tonight\n", "tonight.yaml")
    with pytest.raises(ScenarioError, match="should be cursus_honorum"):
        load_scenario("based_on: morituri\n", "tonight.yaml")


def file_with_eight_and_latecomer() -> str:
    """A file in which all eight nobles play, and one more comes late."""
    return "nobles: {marius: {name: M, short: M}}\nplayers: 8\nlatecomers: [marius]\n"


def test_no_more_than_eight_have_a_card() -> None:
    assert faults_by_line(file_with_eight_and_latecomer()) == [
        "line 4, latecomers: with the players that makes 9; at most 8 fit"
    ]


DOUBTFUL: list[tuple[str, list[str]]] = [
    ("", []),
    ("players: 5\n", ["Q-16"]),
    ("players: 6\nswitches: {round.turn_order: rotate_each_round}\n", []),
    ("offices: {censor: {ends: false}}\n", ["CUR-END-01"]),
    ("offices: {censor: {ends: false}}\nswitches: {end.max_rounds: 9}\n", []),
    ("players: 2\nend: {elected: 3}\n", ["CUR-END-01"]),
    ("end: {elected: 4}\nswitches: {offices.limit: closed_after_places}\n", ["CUR-END-01"]),
    ("end: {elected: 4}\n", []),
    ("offices: {censor: {votes: 49}}\n", ["CUR-ELECT-07"]),
    ("offices: {consul: {votes: 51}}\n", []),
    ("offices: {consul: {votes: 52}}\n", ["CUR-ELECT-07"]),
    (
        "offices: {consul: {votes: 46}}\nskills: {politicking: {only_for: praetor}}\n",
        ["CUR-ELECT-07"],
    ),
    ("offices: {aedile: {after: [consul]}}\n", ["Q-23"]),
]


@pytest.mark.parametrize(("text", "rules"), DOUBTFUL)
def test_probable_mistakes_are_reported_as_doubts(text: str, rules: list[str]) -> None:
    found = check_scenario(scenario_of_file(text))
    assert [doubt.rule for doubt in found] == rules


def test_an_organiser_reads_doubts_as_sentences() -> None:
    (sentence,) = doubts(scenario_data(HEAD + "players: 6\n", "x"))
    assert sentence.endswith("`round.turn_order: rotate_each_round` is fairer (Q-16)")


def test_every_value_of_every_reading_is_allowed_in_a_file() -> None:
    for name, data in declared_readings().items():
        for value in (data.default, *data.other_values(data.default)):
            shown = str(value).lower() if isinstance(value, bool) else value
            assert scenario_of_file(f"switches: {{{name}: {shown}}}\n").switches[name] == value


@pytest.mark.parametrize("table", ["offices", "skills", "luxuries", "levels", "nobles"])
def test_a_row_has_the_id_under_which_it_is_listed(table: str) -> None:
    name = next(iter(getattr(default_scenario(), table)))
    assert faults_by_line(f"title: Ours\n{table}:\n  {name}:\n    id: other\n")[0] == (
        f"line 5, {table}.{name}.id: is listed as '{name}'; leave the id out, or let it be the same"
    )
    assert (
        getattr(scenario_of_file(f"{table}: {{{name}: {{id: {name}}}}}\n"), table)[name].id == name
    )
