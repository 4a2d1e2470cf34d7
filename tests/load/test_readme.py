"""The pages of speed show the measures of the bench, and the missed targets with their reasons."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.load.figures import Figure
from tests.load.readme import (
    BEGIN,
    END,
    FIVE,
    PAGE,
    README,
    ROWS,
    missed_row_names,
    row_names,
    speed_section,
    text_with_new_tables,
    write_figures,
)
from tests.load.rivals.halls import RIVALS, RivalMeasures, figures_of_rival

STARTS = [f"| {what} |" for what in FIVE]


def made_up_figures() -> list[Figure]:
    return [Figure(what, 1.5, "ms", target=2, baseline=1) for what in ROWS]


def test_the_page_of_speed_shows_all_figures_of_the_bench_and_readme_five_of_them() -> None:
    assert row_names(PAGE.read_text()) == list(ROWS)
    assert row_names(README.read_text()) == list(FIVE)
    assert len(FIVE) == 5


def test_the_rows_of_readme_are_those_of_the_page() -> None:
    rows = set(PAGE.read_text().splitlines())
    shown = [line for line in README.read_text().splitlines() if line.startswith(tuple(STARTS))]
    assert len(shown) == len(FIVE)
    assert rows.issuperset(shown)


def test_every_missed_target_has_its_reason_and_no_other_row_has_one() -> None:
    reasons = PAGE.read_text().partition("\n## Missed targets\n")[2]
    explained = re.findall(r"\*\*(.+?)\*\*", reasons)
    missed = missed_row_names(PAGE.read_text())
    assert missed
    assert sorted(explained) == sorted(missed)


def test_a_run_writes_the_page_and_five_rows_into_readme(tmp_path: Path) -> None:
    page, readme = tmp_path / "page.md", tmp_path / "readme.md"
    for path in (page, readme):
        path.write_text(f"# Before\n\n{BEGIN}\n| old |\n\n{END}\nAfter\n")
    write_figures(made_up_figures(), "It was measured at night.", page, readme)
    assert row_names(page.read_text()) == list(ROWS)
    assert row_names(readme.read_text()) == list(FIVE)
    assert "old" not in page.read_text() + readme.read_text()
    assert "It was measured at night." in page.read_text()
    assert readme.read_text().endswith(f"{END}\nAfter\n")


def test_a_run_that_lost_a_row_changes_no_page(tmp_path: Path) -> None:
    page, readme = tmp_path / "page.md", tmp_path / "readme.md"
    before = f"{BEGIN}\n| old |\n\n{END}"
    page.write_text(before)
    readme.write_text(before)
    with pytest.raises(KeyError):
        write_figures(made_up_figures()[1:], "", page, readme)
    assert page.read_text() == readme.read_text() == before


def test_a_missed_target_is_marked_in_the_table() -> None:
    slow = replace(made_up_figures()[0], value=3)
    after = speed_section([slow, *made_up_figures()[1:]], "")
    assert f"| {ROWS[0]} | 3 ms | 1 | 3.00 | &lt; 2, missed |" in after
    assert missed_row_names(after) == [ROWS[0]]


def test_the_table_of_a_run_replaces_the_one_before() -> None:
    before = f"# Acta\n\n{BEGIN}\n| old |\n\n{END}\n## Read on\n"
    after = text_with_new_tables(
        before, speed_section(made_up_figures(), "It was measured at night.")
    )
    assert after.startswith("# Acta\n\n")
    assert after.endswith(f"{END}\n## Read on\n")
    assert "old" not in after
    assert "It was measured at night." in after
    assert f"| {ROWS[0]} | 1.5 ms | 1 | 1.50 | &lt; 2 |" in after
    assert row_names(after) == list(ROWS)
    assert (
        text_with_new_tables(after, speed_section(made_up_figures(), "It was measured at night."))
        == after
    )


def test_a_row_that_was_not_measured_is_missed() -> None:
    with pytest.raises(KeyError):
        speed_section(made_up_figures()[1:], "")


def test_other_programs_stand_in_a_table_of_their_own() -> None:
    name = RIVALS[0].name
    theirs = list(figures_of_rival(name, RivalMeasures(3.0, 8.0, 154.0, 866.0, 68_000.0)))
    after = speed_section([*made_up_figures(), *theirs], "")
    assert f"| {name} | 3 ms | 8 ms | 154 ms | 866 acts/s | 68 KB |" in after
    assert "| Acta Ludorum, durable | 1.5 ms | 1.5 ms |" in after
    assert RIVALS[1].name not in after
    assert row_names(after) == list(ROWS)
    assert name not in speed_section(made_up_figures(), "")
