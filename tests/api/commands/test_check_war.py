"""`acta check` on scenarios of Roman Diplomacy that include a map."""

from pathlib import Path

import pytest
import yaml

from tests.api.commands.running import run_expecting_failure, run_successfully
from tests.games.roman_diplomacy.faulty import (
    FAULTS,
    faultless_scenario,
    line_of_keys,
    text_of_spoilt_scenario,
)


def test_a_scenario_with_a_map_of_its_own_can_be_played() -> None:
    Path("war.yaml").write_text(yaml.safe_dump(faultless_scenario()), encoding="utf-8")
    assert "war.yaml can be played." in run_successfully("check", "war.yaml")


@pytest.mark.parametrize("fault", FAULTS)
def test_the_check_names_line_and_field_of_a_fault_in_a_map(fault: str) -> None:
    spoil, path, message = FAULTS[fault]
    text = text_of_spoilt_scenario(spoil)
    Path("war.yaml").write_text(text, encoding="utf-8")
    said = " ".join(run_expecting_failure("check", "war.yaml").split())
    assert f"war.yaml, line {line_of_keys(text, *path)}, {'.'.join(path)}: {message}" in said


def test_a_map_without_a_drawing_can_be_played_but_is_doubtful() -> None:
    plain = faultless_scenario()
    del plain["drawing"]
    Path("war.yaml").write_text(yaml.safe_dump(plain), encoding="utf-8")
    said = run_successfully("check", "war.yaml")
    assert "Doubtful: The map has no drawing: phones show lists instead of it." in said
