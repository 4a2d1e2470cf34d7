"""The commands that deploy/README.md and other pages give to organisers can be typed."""

import re
from functools import cache
from pathlib import PurePosixPath

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from api.base.settings import Settings
from api.cli import app
from ledger.verify.status import NOT_CARRIED_OUT, STATUS_MEANINGS, Status
from tests.api.commands.running import run_successfully
from tests.deploy.typed import acta_error_of_line
from tests.shape.tree import text_of_file, tracked_files

RUNBOOK = PurePosixPath("deploy/README.md")
SEAL = PurePosixPath("ledger/verify/README.md")
CONSOLE = PurePosixPath("pwa/src/screens/console/index.tsx")
FENCED = re.compile(r"^ *```\w*\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
NOT_SET_BY_HAND = {"ACTA_REHEARSAL"}
"""Settings that a command sets itself. Only `acta play` sets this setting."""
PAGES = [path for path in tracked_files() if path.name in ("README.md", "CONTRIBUTING.md")]


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


def test_the_runbook_goes_from_the_scenario_to_the_verified_export() -> None:
    evening = text_of_file(RUNBOOK).partition("\n## HTTPS\n")[0]
    told = [line.split()[1] for line in acta_lines_in(evening)]
    assert {"check", "rehearse", "found", "serve", "backup", "restore", "cards"} <= set(told)
    assert told[-2:] == ["export", "verify"]


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
        name: {option for one in command.params for option in one.opts}
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
    ours = [code for code in named if code.startswith("acta ") or path == RUNBOOK]
    assert {
        code: unknown_commands(code) for code in ours if code.strip() and unknown_commands(code)
    } == {}


@pytest.mark.parametrize("code", ["acta bury", "acta serve --wide", "--wide", "acta --wide"])
def test_a_missing_command_or_option_is_found(code: str) -> None:
    assert unknown_commands(code)


@cache
def phone_labels() -> frozenset[str]:
    """Return the English texts of the phone, each up to its first variable."""
    pages = (
        path for path in tracked_files() if path.suffix == ".ftl" and path.name.startswith("en")
    )
    values = [re.findall(r"^[\w-]+ = (.+)$", text_of_file(path), re.MULTILINE) for path in pages]
    return frozenset(value.split("{")[0].strip(" :") for part in values for value in part)


def console_tabs() -> set[str]:
    """Return the English names of the console's tabs."""
    (console,) = re.findall(r"const CONSOLE_PARTS = \[(.*)\]", text_of_file(CONSOLE))
    parts = re.findall(r'"(\w+)"', console)
    said = "\n".join(
        text_of_file(path) for path in tracked_files() if path.match("pwa/src/messages/en.*.ftl")
    )
    found = {re.search(rf"^ui-console-{part} = (.+)$", said, re.MULTILINE) for part in parts}
    return {one[1] for one in found if one is not None}


def missing_step(shown: str) -> str:
    """Return the missing part of a path through the phone that a page gives: `Console → Cards`."""
    first, *rest = (part.strip() for part in shown.split("→"))
    if first == "Console" and rest and rest[0] not in console_tabs():
        return f"the console has no tab {rest[0]}: {', '.join(sorted(console_tabs()))}"
    return ", ".join(part for part in (first, *rest) if part not in phone_labels())


def evening_section() -> str:
    """Return the part of the page about an evening."""
    return text_of_file(RUNBOOK).partition("\n# An evening\n")[2].partition("\n# Reference\n")[0]


def test_the_console_has_the_tabs_that_the_page_assumes() -> None:
    assert console_tabs() == {"Now", "Room", "Cast", "Readings"}


@pytest.mark.parametrize("shown", sorted(set(BOLD.findall(evening_section()))))
def test_the_buttons_named_for_the_fates_are_on_the_phone(shown: str) -> None:
    assert not missing_step(shown)


@pytest.mark.parametrize("path", PAGES, ids=str)
def test_every_path_through_the_console_on_a_page_exists(path: PurePosixPath) -> None:
    ways = [shown for shown in BOLD.findall(text_of_file(path)) if shown.startswith("Console")]
    assert {way: missing_step(way) for way in ways if missing_step(way)} == {}


@pytest.mark.parametrize("shown", ["Console → Cards", "Console → Now → Bury", "Bury somebody"])
def test_a_missing_path_through_the_console_is_found(shown: str) -> None:
    assert missing_step(shown)


def test_the_runbook_s_links_lead_to_its_headings() -> None:
    headings = re.findall(r"^#+ (.+)$", FENCED.sub("", text_of_file(RUNBOOK)), re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", one.lower()).replace(" ", "-") for one in headings}
    assert set(re.findall(r"\]\(#([^)]+)\)", text_of_file(RUNBOOK))) <= anchors
    contents = text_of_file(RUNBOOK).partition("**Contents**")[2].partition("\n# ")[0]
    told = set(re.findall(r"\]\(#([^)]+)\)", contents))
    assert len(told) > 20


def test_the_runbook_names_every_command() -> None:
    named = re.findall(r"^\| `acta ([\w-]+)", text_of_file(RUNBOOK), re.MULTILINE)
    assert set(named) == options_by_command().keys()


def test_a_page_names_only_existing_settings() -> None:
    known = {f"ACTA_{name.upper()}" for name in Settings.model_fields}
    named = set(re.findall(r"\bACTA_[A-Z_]+[A-Z]\b", text_of_file(RUNBOOK)))
    # one variable belongs to the compose file, and five have placeholders
    assert named - known <= {"ACTA_NAME", "ACTA_KEEP"}


def test_the_runbook_names_every_setting_and_no_other() -> None:
    table = text_of_file(RUNBOOK).split("## Settings")[1].split("##")[0]
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
