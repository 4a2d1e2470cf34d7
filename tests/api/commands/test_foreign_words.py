"""Foreign text is printed as plain text: it sets no colour, moves no cursor, and runs nothing."""

import io
import sys
from pathlib import Path

import pytest
from rich.table import Table

from api.commands import console
from api.commands.console import PlainConsole
from tests.api.commands.running import run_acta, run_expecting_failure, run_successfully

WORDS = "[/red] [bold]Ides[/bold] [link=http://x]:heart: [@click=x]"
SCENARIO = f"""based_on: ludi_romani
title: '{WORDS}'
"""
ESCAPE = "\x1b]0;mine\x07\x1b[2J\u202ered"


@pytest.fixture
def ides() -> Path:
    """Return a scenario with markup in its title."""
    file = Path("ides.yaml")
    file.write_text(SCENARIO, encoding="utf-8")
    return file


def plain_console_output(what: object) -> str:
    file = io.StringIO()
    PlainConsole(file=file, width=200).print(what)
    return file.getvalue()


def test_markup_and_pictures_in_foreign_text_are_shown_as_text() -> None:
    assert plain_console_output(WORDS) == f"{WORDS}\n"
    table = Table(WORDS)
    table.add_row(WORDS)
    assert plain_console_output(table).count(WORDS) == 2


def test_control_characters_are_shown_and_have_no_effect() -> None:
    shown = plain_console_output(ESCAPE)
    assert shown == "\ufffd]0;mine\ufffd\ufffd[2J\ufffdred\n"
    assert plain_console_output("a\tb\nc").split() == ["a", "b", "c"]


def test_text_of_the_program_itself_is_still_coloured() -> None:
    file = io.StringIO()
    PlainConsole(file=file, force_terminal=True, color_system="standard").print("red", style="red")
    assert "\x1b[31m" in file.getvalue()


def test_a_title_with_markup_does_not_break_a_command(ides: Path) -> None:
    run_successfully("check", ides)
    run_successfully("rehearse", ides, "--acts", 5, "--seed", 3, "--store", "acta.db")
    for sql in ("select sentence from entries limit 1", f"select '{WORDS}' as t"):
        assert run_successfully("query", sql)
    assert WORDS in run_successfully("query", f"select '{WORDS}' as t").replace("\n", "")
    assert WORDS in run_successfully("rebuild").replace("\n", "")
    assert "[/red]" in run_expecting_failure("query", "[/red]", "select 1")


def test_a_table_for_a_spreadsheet_holds_no_formula() -> None:
    run_successfully("found", "--ruleset", "morituri")
    asked = "select '=T(1)' as \"=a\", '+1' as b, '-1' as c, '@x' as d, -1 as e, 'a=b' as f"
    done = run_acta("query", asked, "--as", "csv")
    assert done.stdout.splitlines() == ["'=a,b,c,d,e,f", "'=T(1),'+1,'-1,'@x,-1,a=b"]


@pytest.mark.parametrize(
    "sql",
    [
        "delete from entries",
        "insert into people values ('a', 'b')",
        "update people set name = 'x'",
        "create table x as select 1",
        "drop table entries",
        "with a as (select 1) delete from entries",
        "set threads = 1",
        "attach 'x.db'",
        "pragma database_list",
        "call pragma_version()",
        "explain analyze delete from entries",
        "copy entries to 'x.csv'",
        "install httpfs",
        "begin",
        "select 1; delete from entries",
        "select 1; select 2",
        "/* nothing */",
        ";",
    ],
)
def test_statements_other_than_one_select_are_refused(sql: str) -> None:
    run_successfully("found", "--ruleset", "morituri")
    assert "SELECT" in run_expecting_failure("query", sql)


@pytest.mark.parametrize(
    "sql",
    [
        "select 1 as n;",
        "  -- a note\nwith a as (select 1 as n) select * from a",
        "from people",
        "describe entries",
        "summarize balances",
        "show tables",
        "values (1)",
        "pivot people on person using count(*)",
    ],
)
def test_statements_that_only_read_are_answered(sql: str) -> None:
    run_successfully("found", "--ruleset", "morituri")
    assert run_successfully("query", sql)


def test_every_output_of_the_commands_is_plain() -> None:
    assert isinstance(console.console, PlainConsole)
    assert isinstance(console.err, PlainConsole)
    commands = Path(sys.modules["api.commands"].__path__[0])
    made = [file.name for file in commands.rglob("*.py") if "import Console" in file.read_text()]
    assert made == ["console.py"]
