"""Campaigns on the toy game: with a good test, a useless test, and an endless mutant."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rules import ROOT

SCRIPT = """\
import sys
from pathlib import Path
from tests.mutate.__main__ import try_mutants
from tests.mutate.target import GameTarget
here, package = Path(sys.argv[1]), Path(sys.argv[2])
target = GameTarget("nuces", package, here / "rulebook.md", here / "tests", root=Path(sys.argv[3]))
sys.exit(0 if try_mutants(target, tuple(sys.argv[4:]), here / "explained.yaml", 1) else 1)
"""

BOOK = """\
## NUX - Nuts

**NUX-06** (objection) Nobody throws more than twice in a round.

**NUX-09** (objection) The aunt rings the bell.

**NUX-77** (effect) A rule that nothing carries out.
"""

GOOD = """\
import pytest
from tests.toy.yard import YardGame

@pytest.mark.rule("NUX-06")
def test_nobody_throws_a_third_time():
    yard = YardGame()
    yard.does("ada", "throw")
    yard.does("ada", "throw")
    assert [o.rule for o in yard.expect_refusal("ada", "throw").objections] == ["NUX-06"]
"""

USELESS = """\
import pytest
from tests.toy.rules import TOY

@pytest.mark.rule("NUX-09")
def test_only_the_aunt_rings_the_bell():
    assert TOY.play.acts
"""


@pytest.fixture
def yard(tmp_path: Path) -> Path:
    """Return a folder with a rulebook of three rules, no explanations, and no test yet."""
    (tmp_path / "rulebook.md").write_text(BOOK)
    (tmp_path / "explained.yaml").write_text("")
    (tmp_path / "tests").mkdir()
    return tmp_path


def run_campaign(
    here: Path, *words: str, package: Path = ROOT / "tests" / "toy", root: Path = ROOT
) -> tuple[int, str]:
    """Run a campaign in a separate process, and return its exit status and its output."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(here), str(package), str(root), *words],
        cwd=ROOT,
        env={"PYTHONPATH": f"{ROOT}:{here}", "PATH": "", "WORKERS": "2"},
        capture_output=True,
        encoding="utf-8",
        timeout=900,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def reported_survivors(said: str) -> set[str]:
    """Return the survivors in the output of a campaign, without the numbers of lines."""
    lines = re.findall(r"^survived: (.*)$", said, re.MULTILINE)
    assert all(re.search(r"\.py:\d+ ", line) for line in lines)
    return {re.sub(r"\.py:\d+ ", ".py ", line).replace(" : ", ": ") for line in lines}


EXPLAINED = """\
- rule: NUX-06
  place: tests/toy/bones.py::_throw_objections
  what: 0 becomes 1
  reason: Who has not thrown may throw, and so may who has thrown once.
"""


def test_a_good_test_of_a_rule_kills_every_mutant_that_is_not_explained(yard: Path) -> None:
    (yard / "tests" / "test_throw.py").write_text(GOOD)
    (yard / "explained.yaml").write_text(EXPLAINED)
    code, said = run_campaign(yard, "NUX-06")
    assert code == 0, said
    assert "NUX        1       6      5        0         1" in said


def test_a_useless_test_is_noticed(yard: Path) -> None:
    (yard / "tests" / "test_throw.py").write_text(GOOD)
    (yard / "tests" / "test_bell.py").write_text(USELESS)
    code, said = run_campaign(yard, "NUX-09")
    assert code == 1
    ring = "NUX-09 tests/toy/bell.py _ring_objections"
    assert reported_survivors(said) == {
        "NUX-09 tests/toy/bell.py: every act's objections of this rule are waived",
        f"{ring}: actor != 'aunt' becomes actor == 'aunt'",
        f"{ring}: yield Objection('NUX-09', 'aunt-only') left out",
    }
    assert "no mutant is noticed by its tests: NUX-09" in said


def test_a_rule_without_code_is_noticed(yard: Path) -> None:
    (yard / "tests" / "test_throw.py").write_text(GOOD)
    code, said = run_campaign(yard, "NUX-06", "NUX-77")
    assert code == 1
    assert "no mutant at all: NUX-77" in said


def test_an_explanation_of_a_killed_mutant_is_out_of_date(yard: Path) -> None:
    (yard / "tests" / "test_throw.py").write_text(GOOD)
    wrong = EXPLAINED.replace("0 becomes 1", "2 becomes 3")
    (yard / "explained.yaml").write_text(wrong)
    code, said = run_campaign(yard, "NUX-06")
    assert code == 1
    place = "tests/toy/bones.py::_throw_objections"
    assert f"nothing to explain: NUX-06 {place}: 2 becomes 3" in said
    assert re.search(
        r"survived: NUX-06 tests/toy/bones\.py:\d+ _throw_objections: 0 becomes 1", said
    )


TALI = '''\
from pathlib import Path
from ledger.scenario.yamlfile import read_yaml

FILE = Path(__file__).parent / "tali.yaml"
MOST = read_yaml(FILE.read_bytes(), FILE.name).value["most"]

def count():
    """Up to the most (NUX-77)."""
    n = MOST
    while n:
        n -= 1
    return MOST
'''

COUNTS = """\
import pytest
from tali.rules import count

@pytest.mark.rule("NUX-77")
def test_it_counts_to_three():
    assert count() == 3
"""


def test_an_endless_mutant_and_altered_data_are_noticed(yard: Path) -> None:
    game = yard / "tali"
    game.mkdir()
    (game / "__init__.py").write_text("")
    (game / "tali.yaml").write_text("most: 3  # NUX-77\n")
    (game / "rules.py").write_text(TALI)
    (yard / "tests" / "test_count.py").write_text(COUNTS)
    _, said = run_campaign(yard, "NUX-77", package=game, root=yard)
    assert reported_survivors(said) == {"NUX-77 tali/rules.py count: n becomes not n"}
    assert "NUX        1       4      3        1         0" in said


def test_without_an_alteration_every_test_has_to_pass(yard: Path) -> None:
    (yard / "tests" / "test_throw.py").write_text(GOOD.replace('["NUX-06"]', "[]"))
    code, said = run_campaign(yard, "NUX-06")
    assert code != 0
    assert "with nothing altered these fail" in said
