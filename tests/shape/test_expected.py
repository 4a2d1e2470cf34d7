"""The tests that pwa/EXPECTED.md names exist, and each expectation names one."""

import re

from tests.shape.tree import ROOT

TABLE = ROOT / "pwa" / "EXPECTED.md"
ROW = re.compile(r"^\| (\d+) \| [^|]+ \| ([^|]+) \|$", re.MULTILINE)
FILE = re.compile(r"`([\w./]+\.(?:py|tsx?))`((?: `test_\w+`)*)")
NAME = re.compile(r"test_\w+")
EXPECTATIONS = 22


def test_each_expectation_has_a_row_that_names_its_test() -> None:
    rows = ROW.findall(TABLE.read_text())
    assert [int(number) for number, _ in rows] == list(range(1, EXPECTATIONS + 1))
    assert [number for number, shown in rows if not FILE.search(shown)] == []


def test_every_test_that_a_row_names_exists() -> None:
    shown = [found for _, cell in ROW.findall(TABLE.read_text()) for found in FILE.findall(cell)]
    assert [file for file, _ in shown if not (ROOT / file).is_file()] == []
    assert [
        f"{file} {name}"
        for file, names in shown
        for name in NAME.findall(names)
        if f"def {name}(" not in (ROOT / file).read_text()
    ] == []
