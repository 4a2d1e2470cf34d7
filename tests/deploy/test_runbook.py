"""Commands of pages can be typed, and buttons named by the runbook exist.

The reference is deploy/README.md. The runbook is the folder deploy/runbook, with the same pages in
each language.
"""

import re
from functools import cache
from pathlib import PurePosixPath

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from api.base.settings import Settings
from api.cli import app
from ledger.contract.messages import LANGUAGES
from ledger.verify.status import NOT_CARRIED_OUT, STATUS_MEANINGS, Status
from tests.api.commands.running import run_successfully
from tests.deploy.typed import acta_error_of_line
from tests.shape.tree import normal_path, text_of_file, tracked_files

REFERENCE = PurePosixPath("deploy/README.md")
RUNBOOK = PurePosixPath("deploy/runbook")
RUNBOOK_PAGES = sorted(path for path in tracked_files() if path.match("deploy/runbook/*/*.md"))
SCREEN_WORDS = 420
"""Maximum number of words of a page of the runbook, so that it fits on one screen."""
SEAL = PurePosixPath("ledger/verify/README.md")
CONSOLE = PurePosixPath("pwa/src/screens/console/index.tsx")
FENCED = re.compile(r"^ *```\w*\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
NOT_SET_BY_HAND = {"ACTA_REHEARSAL"}
"""Settings that a command sets itself. Only `acta play` sets this setting."""
PAGES = [
    path
    for path in tracked_files()
    if path.name in ("README.md", "CONTRIBUTING.md", "databases.md") or path in RUNBOOK_PAGES
]


BOLD = re.compile(r"\*\*([^*\n]+)\*\*")
CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
INSIDE = re.compile(r"\bacta-ludorum (\w.*)|\bexec (?:-T )?\w+ acta (.*)")
"""A command of ours that runs in a container."""
OF_OTHERS = {"--format", "--help"}
"""Options that the page names by themselves and that none of our commands declares."""


def acta_lines_in(page: str) -> list[str]:
    """Return the lines with `acta` commands in a page's code blocks."""
    blocks = [line.strip() for block in FENCED.findall(page) for line in block.splitlines()]
    inside = [f"acta {one or other}" for line in blocks for one, other in INSIDE.findall(line)]
    return [line for line in blocks if re.match(r"(\.venv/bin/)?acta ", line)] + inside


TYPED = [
    (str(path), line) for path in PAGES for line in dict.fromkeys(acta_lines_in(text_of_file(path)))
]


@pytest.mark.parametrize(("told_by", "line"), TYPED)
def test_every_command_line_of_a_page_is_understood(told_by: str, line: str) -> None:
    assert not acta_error_of_line(line), f"{told_by}: {line}"


def acta_commands_in(page: str) -> list[str]:
    """Return the `acta` commands in a page's text, in their order."""
    return [code for code in CODE.findall(page) if code.startswith("acta ")]


@pytest.mark.parametrize("path", RUNBOOK_PAGES, ids=str)
def test_every_command_of_the_runbook_is_understood(path: PurePosixPath) -> None:
    errors = {line: acta_error_of_line(line) for line in acta_commands_in(text_of_file(path))}
    assert {line: error for line, error in errors.items() if error} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_runbook_goes_from_the_scenario_to_the_verified_export(language: str) -> None:
    pages = [path for path in RUNBOOK_PAGES if path.parent.name == language]
    told = [line.split()[1] for path in pages for line in acta_commands_in(text_of_file(path))]
    assert {"check", "rehearse", "found", "serve", "backup", "restore", "cards"} <= set(told)
    assert told.index("check") < told.index("found") < told.index("restore") < told.index("verify")


@pytest.mark.parametrize("path", RUNBOOK_PAGES, ids=str)
def test_a_page_of_the_runbook_fits_on_one_screen(path: PurePosixPath) -> None:
    assert len(text_of_file(path).split()) <= SCREEN_WORDS


def test_the_runbook_has_the_same_pages_in_each_language() -> None:
    names = {
        language: [path.name for path in RUNBOOK_PAGES if path.parent.name == language]
        for language in LANGUAGES
    }
    assert len(set(map(tuple, names.values()))) == 1
    contents = text_of_file(RUNBOOK / "README.md")
    for path in RUNBOOK_PAGES:
        assert f"({path.parent.name}/{path.name})" in contents


@pytest.mark.parametrize(
    "line", ["acta bury my.yaml", "acta serve --wide", "acta rehearse --games x"]
)
def test_an_impossible_command_line_is_found(line: str) -> None:
    assert acta_error_of_line(line)


def options_by_command() -> dict[str, set[str]]:
    """Return every command with its options."""
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    return {
        name: {option for one in command.params for option in (*one.opts, *one.secondary_opts)}
        for name, command in group.commands.items()
    }


def unknown_commands(code: str) -> set[str]:
    """Return the commands and options in a page's text that do not exist."""
    program, *words = code.split()
    named = {word.split("=")[0] for word in [program, *words] if word.startswith("--")}
    if program.startswith("--"):
        return named - set().union(*options_by_command().values()) - OF_OTHERS
    if program != "acta":
        return set()
    if not words or words[0].startswith("--"):
        return named - {"--version", "--help"}
    known = options_by_command().get(words[0])
    return {words[0]} if known is None else named - known


@pytest.mark.parametrize("path", PAGES, ids=str)
def test_a_page_names_only_existing_commands_and_options(path: PurePosixPath) -> None:
    named = CODE.findall(FENCED.sub("", text_of_file(path)))
    ours = [code for code in named if code.startswith("acta ") or path == REFERENCE]
    assert {
        code: unknown_commands(code) for code in ours if code.strip() and unknown_commands(code)
    } == {}


@pytest.mark.parametrize("code", ["acta bury", "acta serve --wide", "--wide", "acta --wide"])
def test_a_missing_command_or_option_is_found(code: str) -> None:
    assert unknown_commands(code)


@cache
def phone_labels(language: str) -> frozenset[str]:
    """Return the texts of the phone in a language, each up to its first variable."""
    pages = (
        path for path in tracked_files() if path.suffix == ".ftl" and path.name.startswith(language)
    )
    values = [re.findall(r"^[\w-]+ = (.+)$", text_of_file(path), re.MULTILINE) for path in pages]
    return frozenset(value.split("{")[0].strip(" :") for part in values for value in part)


def label_of(key: str, language: str) -> str:
    """Return the phone's text with this key."""
    said = "\n".join(
        text_of_file(path)
        for path in tracked_files()
        if path.match(f"pwa/src/messages/{language}*.ftl")
    )
    found = re.search(rf"^{key} = (.+)$", said, re.MULTILINE)
    assert found is not None, key
    return found[1]


@cache
def console_tabs(language: str = "en") -> frozenset[str]:
    """Return the names of the console's tabs."""
    (console,) = re.findall(r"const CONSOLE_PARTS = \[(.*)\]", text_of_file(CONSOLE))
    parts = re.findall(r'"(\w+)"', console)
    return frozenset(label_of(f"ui-console-{part}", language) for part in parts)


def missing_step(shown: str, language: str = "en") -> str:
    """Return the missing part of a path through the phone that a page gives: `Console → Cards`."""
    first, *rest = (part.strip() for part in shown.split("→"))
    tabs = console_tabs(language)
    if first == label_of("ui-tab-console", language) and rest and rest[0] not in tabs:
        return f"the console has no tab {rest[0]}: {', '.join(sorted(tabs))}"
    labels = phone_labels(language)
    return ", ".join(part for part in (first, *rest) if part not in labels)


def test_the_console_has_the_tabs_that_the_pages_assume() -> None:
    assert console_tabs() == {"Now", "Room", "Cast", "Readings"}


@pytest.mark.parametrize("path", RUNBOOK_PAGES, ids=str)
def test_the_buttons_named_by_the_runbook_are_on_the_phone(path: PurePosixPath) -> None:
    shown = {one for one in BOLD.findall(text_of_file(path)) if not one.endswith(".")}
    steps = {one: missing_step(one, path.parent.name) for one in shown}
    assert {one: missing for one, missing in steps.items() if missing} == {}


@pytest.mark.parametrize("path", PAGES, ids=str)
def test_every_path_through_the_console_on_a_page_exists(path: PurePosixPath) -> None:
    ways = [shown for shown in BOLD.findall(text_of_file(path)) if shown.startswith("Console")]
    assert {way: missing_step(way) for way in ways if missing_step(way)} == {}


@pytest.mark.parametrize("shown", ["Console → Cards", "Console → Now → Bury", "Bury somebody"])
def test_a_missing_path_through_the_console_is_found(shown: str) -> None:
    assert missing_step(shown)


def anchors_of(path: PurePosixPath) -> set[str]:
    """Return the anchors of a page's headings."""
    headings = re.findall(r"^#+ (.+)$", FENCED.sub("", text_of_file(path)), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", one.lower()).replace(" ", "-") for one in headings}


@pytest.mark.parametrize("path", PAGES, ids=str)
def test_a_link_to_a_heading_leads_to_a_heading(path: PurePosixPath) -> None:
    missing = []
    for target, anchor in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", text_of_file(path)):
        page = PurePosixPath(normal_path(str(path.parent / target))) if target else path
        if anchor not in anchors_of(page):
            missing.append(f"{target}#{anchor}")
    assert missing == []


def test_the_contents_of_the_reference_name_each_chapter() -> None:
    page = text_of_file(REFERENCE)
    contents = page.partition("**Contents**")[2].partition("\n# ")[0]
    told = set(re.findall(r"\]\(#([^)]+)\)", contents))
    assert anchors_of(REFERENCE) - {"how-it-runs", "reference"} == told


def test_the_reference_names_every_command() -> None:
    named = re.findall(r"^\| `acta ([\w-]+)", text_of_file(REFERENCE), re.MULTILINE)
    assert set(named) == options_by_command().keys()


@pytest.mark.parametrize("path", PAGES, ids=str)
def test_a_page_names_only_existing_settings(path: PurePosixPath) -> None:
    known = {f"ACTA_{name.upper()}" for name in Settings.model_fields}
    named = set(re.findall(r"\bACTA_[A-Z_]+[A-Z]\b", text_of_file(path)))
    # Two variables belong to the compose file and to the tests, and five have placeholders.
    assert named - known <= {"ACTA_NAME", "ACTA_KEEP", "ACTA_CHROMIUM"}


def test_the_reference_names_every_setting_and_no_other() -> None:
    table = text_of_file(REFERENCE).split("## Settings")[1].split("##")[0]
    named = set(re.findall(r"`(ACTA_\w+)`", table))
    assert named == {f"ACTA_{name.upper()}" for name in Settings.model_fields} - NOT_SET_BY_HAND


def test_the_page_and_the_help_agree_on_every_exit_status_of_a_verification() -> None:
    assert STATUS_MEANINGS.keys() == set(Status)
    rows = re.findall(r"^\| ([\d, ]+) \| (.*) \|$", text_of_file(SEAL), re.MULTILINE)
    told = {int(number): means for row, means in rows for number in row.split(",")}
    failed = set(NOT_CARRIED_OUT)
    assert {number: told[number] for number in told.keys() - failed} == STATUS_MEANINGS
    assert failed < told.keys()
    helped = " ".join(run_successfully("verify", "--help").split())
    for row, means in rows:
        assert f"{row}: {means}" in helped, row
