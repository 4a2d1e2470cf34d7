"""`acta check`: it finds the wrong and doubtful parts of a scenario file."""

from pathlib import Path

from tests.api.commands.running import run_expecting_failure, run_successfully


def test_a_good_scenario_can_be_played(scenario: Path) -> None:
    assert "can be played" in run_successfully("check", scenario)


def test_the_check_says_where_a_scenario_is_wrong(tmp_path: Path) -> None:
    broken = tmp_path / "broken.yaml"
    broken.write_text("based_on: ludi_romani\nregions:\n  gaul: {capacity: -2}\n")
    output = run_expecting_failure("check", broken)
    assert "broken.yaml, line 3" in output
    assert "capacity" in output


def test_the_check_names_all_mistakes_of_a_scenario_in_one_run(tmp_path: Path) -> None:
    broken = tmp_path / "broken.yaml"
    broken.write_text(
        "based_on: ludi_roman\n"
        "title: Tonight\n"
        "title: Tomorrow\n"
        "dice: tabel\n"
        "copies: {cicero: 12}\n"
        "cast: {polio: {start: rome}}\n"
        "regions: {sicilya: {capacity: 3}}\n"
        "switches: {seats.nobody: true}\n"
    )
    told = [
        line
        for line in run_expecting_failure("check", broken).splitlines()
        if "broken.yaml, line" in line
    ]
    assert [line.split("line ")[1].split(":")[0] for line in told] == [
        "1, based_on",
        "3, title",
        "4, dice",
        "5, copies.cicero",
        "6, cast.polio",
        "7, regions.sicilya",
        "8, switches.seats.nobody",
    ]


def test_the_check_lists_the_games_when_a_scenario_fits_none(tmp_path: Path) -> None:
    other = tmp_path / "other.yaml"
    other.write_text("based_on: chess\ntitle: a\ntitle: b\n")
    told = run_expecting_failure("check", other)
    assert "other.yaml, line 1, based_on: there is no game called 'chess'" in told
    assert "line 3, title: this field is given twice" in told


def test_the_check_says_what_is_doubtful_in_a_scenario() -> None:
    Path("usual.yaml").write_text("based_on: ludi_romani\n")
    assert "Doubtful" in run_successfully("check", "usual.yaml")


def test_the_check_names_a_file_that_is_missing() -> None:
    assert "nowhere.yaml" in run_expecting_failure("check", "nowhere.yaml")


def test_the_check_lists_the_games_when_the_named_one_is_unknown(scenario: Path) -> None:
    assert "ludi_romani" in run_expecting_failure("check", scenario, "--ruleset", "chess")
