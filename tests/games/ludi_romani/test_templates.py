"""The templates: they pass the check, and their kept reports can be computed again."""

from typing import Any

import msgspec
import pytest
import yaml

from ledger.contract.messages import LANGUAGES, messages_of
from ledger.contract.templates import Template, report_lines
from ledger.games.ludi_romani.rules import RULES
from ledger.games.ludi_romani.scenario.recommended_cast import recommended_scenario, roman_numeral
from ledger.games.ludi_romani.scenario.templates import FOLDER, PEOPLE
from ledger.kernel.machine.first_entry import scenario_doubts
from tests.games.ludi_romani.write_templates import SEED, report_on_template

TEMPLATES = RULES.scenarios.templates()

each_template = pytest.mark.parametrize("template", TEMPLATES, ids=lambda template: template.name)


def scenario_of(template: Template) -> dict[str, Any]:
    """Return the plain data of a template's scenario."""
    return RULES.scenarios.read(template.scenario, f"{template.name}.yaml")


def test_there_is_a_template_for_12_25_40_70_and_100_people() -> None:
    assert [template.people for template in TEMPLATES] == [12, 25, 40, 70, 100]
    assert len({template.name for template in TEMPLATES}) == len(TEMPLATES)


@each_template
def test_a_template_can_be_played_without_doubts(template: Template) -> None:
    assert scenario_doubts(RULES, scenario_of(template)) == ()


@each_template
def test_a_template_has_a_card_for_each_person_and_says_so_in_its_title(
    template: Template,
) -> None:
    founding = RULES.scenarios.found(scenario_of(template))
    assert len(founding.cards) == template.people
    assert founding.title == f"Ludi Romani {roman_numeral(template.people)}"


@each_template
def test_the_kept_file_is_the_recommended_scenario(template: Template) -> None:
    assert template.scenario == recommended_scenario(template.people), "run: make templates"


@each_template
def test_the_kept_report_is_about_the_evening_of_its_template(template: Template) -> None:
    report = template.rehearsal
    assert report is not None
    data = scenario_of(template)
    assert report.seed == SEED
    assert report.characters == len(data["cast"])
    assert 0 < report.periods <= len(data["calendar"])
    assert report.moments["battle"] > 1
    assert report.moments["crown"] == 1


@each_template
def test_everybody_had_enough_to_do_in_the_rehearsal(template: Template) -> None:
    assert template.rehearsal is not None
    assert template.rehearsal.quiet == ()


def test_the_bots_play_the_kept_rehearsal_again() -> None:
    """The smallest template stands for all, because larger ones take up to a minute."""
    [template] = [one for one in TEMPLATES if one.people == min(PEOPLE)]
    report = report_on_template(template.people)
    assert report == msgspec.to_builtins(template.rehearsal), "run: make templates"


def test_every_file_in_the_folder_belongs_to_a_template() -> None:
    files = {file.stem for file in FOLDER.iterdir()}
    assert files == {"rehearsals", *(template.name for template in TEMPLATES)}
    reports = yaml.safe_load((FOLDER / "rehearsals.yaml").read_text(encoding="utf-8"))
    assert reports.keys() == files - {"rehearsals"}


@each_template
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_report_exists(template: Template, language: str) -> None:
    assert template.rehearsal is not None
    messages = messages_of("ludi_romani", language)
    for line in report_lines(template.rehearsal, messages.has):
        assert messages.has(line.key)
        assert "$" not in messages.text(line.key, line.args)
