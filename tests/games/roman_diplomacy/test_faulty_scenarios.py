"""The report of a scenario with a faulty map: the line, the field and the fault."""

import pytest
import yaml

from ledger.games.roman_diplomacy.scenario.load import load_scenario
from ledger.scenario.yamlfile import ScenarioError
from tests.games.roman_diplomacy.faulty import (
    FAULTS,
    Plain,
    faultless_scenario,
    line_of_keys,
    text_of_spoilt_scenario,
)


def faults_of(text: str) -> list[str]:
    """Return all faults of a file, as sentences."""
    with pytest.raises(ScenarioError) as wrong:
        load_scenario(text, "war.yaml")
    return str(wrong.value).splitlines()


def test_a_scenario_with_a_map_of_its_own_is_read() -> None:
    found = load_scenario(yaml.safe_dump(faultless_scenario()), "war.yaml")
    assert found.map.title == "Mare Parvum"
    assert found.drawing is not None


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named_with_its_line_and_field(fault: str) -> None:
    spoil, path, message = FAULTS[fault]
    text = text_of_spoilt_scenario(spoil)
    sentence = f"war.yaml, line {line_of_keys(text, *path)}, {'.'.join(path)}: {message}"
    assert sentence in faults_of(text)


def test_all_faults_of_a_file_are_told_at_once() -> None:
    named = (
        "an army's border of one side",
        "a province without a drawing",
        "too few cities for the players",
    )

    def spoil_with_all_faults(plain: Plain) -> None:
        for name in named:
            FAULTS[name][0](plain)

    said = faults_of(text_of_spoilt_scenario(spoil_with_all_faults))
    assert len(said) == len(named)
    assert all(any(FAULTS[name][2] in one for one in said) for name in named)


def test_unreachable_centres_of_the_smaller_part_are_named() -> None:
    """Alba is the first centre of the map, and is cut off from the others."""

    def isolate_first_province(plain: Plain) -> None:
        provinces = plain["map"]["provinces"]
        for one in provinces.values():
            for kind in ("army", "fleet"):
                one[kind] = [other for other in one.get(kind, []) if other != "alb"]
        provinces["alb"] |= {"army": [], "fleet": []}

    said = [
        one
        for one in faults_of(text_of_spoilt_scenario(isolate_first_province))
        if "nobody can reach" in one
    ]
    assert len(said) == 1
    assert "map.provinces.alb: nobody can reach Alba from" in said[0]


def test_a_misplaced_field_is_not_suggested_for_itself() -> None:
    def misplace_coasts(plain: Plain) -> None:
        plain["map"]["provinces"]["alb"]["coasts"] = {}

    (said,) = faults_of(text_of_spoilt_scenario(misplace_coasts))
    assert "there is no field 'coasts' here" in said
    assert "did you mean 'coasts'" not in said
