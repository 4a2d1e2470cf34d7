"""The answers of `acta query` about a rehearsed evening, without a server."""

import csv
import re
from pathlib import Path

import pytest

from api.commands import console
from tests.api.commands.running import run_acta, run_expecting_failure, run_successfully

README = Path(__file__).parents[3] / "projections" / "README.md"
QUESTIONS = re.findall(r"```sql\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture
def kept(scenario: Path) -> None:
    run_successfully("rehearse", scenario, "--acts", 40, "--seed", 7, "--store", "acta.db")


def query_rows(sql: str) -> list[dict[str, str]]:
    result = run_acta("query", sql, "--as", "csv")
    assert result.exit_code == 0, result.output
    return list(csv.DictReader(result.stdout.splitlines()))


@pytest.mark.usefixtures("kept")
def test_every_question_of_the_handbook_has_an_answer() -> None:
    assert len(QUESTIONS) == 5
    for question in QUESTIONS:
        assert query_rows(question), question


@pytest.mark.usefixtures("kept")
def test_every_asset_sums_to_zero_over_all_accounts() -> None:
    sums = query_rows("select asset, sum(change) as total from balances group by asset")
    assert sums
    assert {row["total"] for row in sums} == {"0"}


@pytest.mark.usefixtures("kept")
def test_the_last_balance_of_every_account_is_the_sum_of_its_postings() -> None:
    wrong = """
        select account, asset from balances group by account, asset
        having arg_max(balance, position) <> sum(change)
    """
    assert query_rows(wrong) == []
    unlike = """
        select p.position from postings p left join balances b
        on b.position = p.position and b.account = p.target and b.asset = p.asset
        where b.position is null
    """
    assert query_rows(unlike) == []


@pytest.mark.usefixtures("kept")
def test_queries_get_real_timestamps_and_names_of_people() -> None:
    (span,) = query_rows("select date_diff('minute', min(time), max(time)) as n from entries")
    assert int(span["n"]) > 0
    (cicero,) = query_rows("select name from people where person = 'cicero'")
    assert cicero["name"] == "Cicero"


@pytest.mark.usefixtures("kept")
def test_the_answer_is_a_table_unless_another_form_is_asked_for() -> None:
    assert "┃ n ┃" in run_successfully("query", "select 1 as n")


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize(
    ("sql", "sentence"),
    [
        ("select * from nothing", "Table with name nothing does not exist"),
        ("selekt", "syntax error"),
        ("select * from read_csv('acta.db')", "disabled"),
        ("copy entries to 'secrets.csv'", "disabled"),
    ],
)
def test_a_query_that_cannot_be_answered_is_refused_with_the_reason(
    sql: str, sentence: str
) -> None:
    assert sentence in run_expecting_failure("query", sql)
    assert not Path("secrets.csv").exists()


def test_without_duckdb_the_command_says_what_to_install(
    kept: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(console, "find_spec", lambda _name: None)
    assert "acta-ludorum[query]" in run_expecting_failure("query", "select 1")


@pytest.mark.usefixtures("kept")
def test_a_missing_game_is_reported() -> None:
    assert "holds no game ides" in run_expecting_failure("query", "ides", "select 1")
