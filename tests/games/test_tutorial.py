"""The page on games is true: the game on it is played as written, and its tables are compared."""

import ast
import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ledger.contract.messages import Messages
from ledger.contract.ruleset import Ruleset
from ledger.games.catalogue import GAMES, catalogue_of
from ledger.kernel.view.phone_slices import PERSON_FIELDS
from ledger.kernel.view.visibility import message_key_of_type
from tests.api.hall import Hall, open_hall
from tests.games.book import RULE
from tests.harness import RandomPlay
from tests.rules import ROOT, read_chapters
from tests.shape.skeleton import lines_against_skeleton, misnamed_functions
from tests.toy.yard import YardGame, rules_of_refusal

PAGE = (ROOT / "ledger" / "games" / "README.md").read_text(encoding="utf-8")
KERNEL_WORDS = ROOT / "ledger" / "kernel" / "messages" / "en.ftl"
PHONE = ROOT / "pwa" / "src"
MAX_LINES = 120
READS = re.compile(
    r"slices\[[\"`](\w+)(/?)"  # a slice by its key
    r"|(?:slicesOfFamily(?:<\w+>)?\(view(?:\.value)?, \"(\w+)\"\))"  # all slices of a family
)


def page_blocks(language: str) -> list[str]:
    """Return the page's blocks in one language, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


CODE = "\n\n".join(block.strip("\n") + "\n" for block in page_blocks("python"))


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Any]:
    """Return the page's code as a module."""
    file = tmp_path / "par_impar.py"
    file.write_text(CODE, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("par_impar", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["par_impar"] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules["par_impar"]


@pytest.fixture
def yard(game: Any) -> YardGame:
    """Return a game of Gaius and Julia with ten nuts each."""
    return YardGame(rules=game.RULES, scenario="2")


def test_a_whole_game_takes_less_than_120_lines_of_code() -> None:
    texts = {
        line
        for node in ast.walk(ast.parse(CODE))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    lines = enumerate(CODE.splitlines(), start=1)
    assert len([line for line, code in lines if code and line not in texts]) < MAX_LINES


def test_the_chapter_keeps_to_the_skeleton() -> None:
    # the view, the founding and the ruleset are left out
    tree = ast.parse("\n".join(page_blocks("python")[:-2]))
    assert [*lines_against_skeleton(tree), *misnamed_functions(tree)] == []


def test_a_right_guess_wins_the_hidden_nuts(yard: YardGame) -> None:
    entries = yard.does("gaius", "hide", who="julia", nuts=3)
    assert [entry.type for entry in entries] == [
        "par_impar/fist-closed@1",
        "par_impar/nuts-hidden@1",
    ]
    (guessed,) = yard.does("julia", "guess", says="odd")
    (posting,) = guessed.postings
    assert (posting.source, posting.target, posting.amount) == ("gaius", "julia", 3)
    assert (yard.holding_of("gaius", "nut"), yard.holding_of("julia", "nut")) == (7, 13)


def test_a_wrong_guess_costs_nuts_as_far_as_there_are_any(yard: YardGame) -> None:
    yard.does("gaius", "hide", who="julia", nuts=10)
    yard.does("julia", "guess", says="even")
    assert yard.holding_of("gaius", "nut") == 0
    assert yard.machine.rules.course.finished(yard.state)
    assert rules_of_refusal(yard.expect_refusal("julia", "hide", who="gaius", nuts=1)) == {"PAR-01"}


def test_each_refusal_names_its_rule(yard: YardGame) -> None:
    assert rules_of_refusal(yard.expect_refusal("gaius", "hide", who="julia", nuts=11)) == {
        "PAR-01"
    }
    for who in ("gaius", "host"):
        assert rules_of_refusal(yard.expect_refusal("gaius", "hide", who=who, nuts=2)) == {"PAR-02"}
    assert rules_of_refusal(yard.expect_refusal("gaius", "guess", says="odd")) == {"PAR-03"}
    yard.does("gaius", "hide", who="julia", nuts=4)
    assert rules_of_refusal(yard.expect_refusal("julia", "hide", who="gaius", nuts=2)) == {"PAR-01"}
    assert rules_of_refusal(yard.expect_refusal("gaius", "guess", says="even")) == {"PAR-03"}


def test_only_the_hider_sees_the_nuts_in_the_fist(yard: YardGame) -> None:
    closed, hidden = yard.does("gaius", "hide", who="julia", nuts=4)
    assert yard.visible_part(closed, "julia") is not None
    assert yard.visible_part(hidden) is None
    assert yard.visible_part(hidden, "julia") is None
    gaius = yard.visible_part(hidden, "gaius")
    assert gaius is not None
    assert gaius.args["nuts"] == 4
    for says in ("odd", "even"):
        assert yard.dry_run("julia", "guess", says=says).state_after is None


def test_a_form_is_offered_to_the_guesser_only(yard: YardGame) -> None:
    assert "guess" not in yard.offers("julia")
    yard.does("gaius", "hide", who="julia", nuts=4)
    assert "guess" in yard.offers("julia")
    (blocked,) = yard.offers("julia")["hide"].blocked
    assert blocked.rule == "PAR-01"


def test_the_host_undoes_a_guess(yard: YardGame) -> None:
    yard.does("gaius", "hide", who="julia", nuts=4)
    (guessed,) = yard.does("julia", "guess", says="even")
    assert yard.holding_of("julia", "nut") == 14
    yard.does("host", "reverse", entry=guessed.id, reason="misheard")
    assert yard.holding_of("julia", "nut") == 10


def test_random_play_breaks_nothing(game: Any) -> None:
    for players in ("2", "3", "4"):
        played = YardGame(rules=game.RULES, scenario=players)
        assert not RandomPlay(played.scribe, Random(7), played.now).play_steps(steps=40).broken


async def test_the_game_is_played_over_the_network(game: Any) -> None:
    async with open_hall(rulesets=catalogue_of(game.RULES)) as hall:
        gaius, julia = await hall.phone("gaius"), await hall.phone("julia")
        await gaius.does("hide", who="julia", nuts=3)
        assert rules_of_problem(await gaius.expect_refusal("guess", says="odd")) == ["PAR-03"]
        await julia.does("guess", says="odd")
        assert await public_nuts(hall, "gaius", "julia") == [7, 13]


def rules_of_problem(problem: dict[str, Any]) -> list[str]:
    """Return the rules of a refusal."""
    return [objection["rule"] for objection in problem["objections"]]


async def public_nuts(hall: Hall, *people: str) -> list[int]:
    """Return the public number of nuts of each player."""
    slices = (await hall.stranger().view())["slices"]
    return [slices[f"person/{who}"]["holds"]["nut"] for who in people]


def test_every_rule_of_the_code_is_in_its_rulebook() -> None:
    (book,) = page_blocks("markdown")
    (chapter,) = read_chapters(book)
    assert {rule.id for rule in chapter.rules} == set(RULE.findall(CODE))


def test_every_act_event_and_objection_has_its_sentence(game: Any) -> None:
    words = Messages([KERNEL_WORDS.read_text(encoding="utf-8"), *page_blocks("ftl")])
    rules: Ruleset[Any] = game.RULES
    keys = {f"act-{act.name}" for act in rules.play.acts} | {
        message_key_of_type(kind.event.STORED) for kind in rules.play.events
    }
    keys |= set(re.findall(r'Objection\("[\w-]+", "([\w-]+)"', CODE))
    keys |= {f"field-{name}" for act in rules.play.acts for name in act.command.model_fields}
    assert [key for key in sorted(keys) if not words.has(key)] == []


def table_rows(heading: str) -> list[list[str]]:
    """Return the cells of the rows of the table that begins with these words."""
    lines = PAGE[PAGE.index(f"| {heading} |") :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def test_the_table_of_games_gives_their_sizes() -> None:
    rows = table_rows("game")
    written = {re.findall(r"`(\w+)/`", row[0])[0]: [*map(int, row[1:4])] for row in rows}
    assert written == {name: sizes_of_game(name, rules) for name, rules in GAMES.items()}


def sizes_of_game(name: str, rules: Ruleset[Any]) -> list[int]:
    """Return a game's numbers of chapters in the rulebook, acts, and kinds of events."""
    book = (ROOT / "ledger" / "games" / name / "rulebook.md").read_text(encoding="utf-8")
    return [len(read_chapters(book)), len(rules.play.acts), len(rules.play.events)]


def documented_slices() -> set[str]:
    """Return the slices that the page names. Of a family, return the part before the id."""
    given, kernel = PAGE.split("Given by every game:")[1].split("Given by the kernel")
    rows = re.findall(r"^\| `([\w/<>]+)` \|", given + kernel, re.MULTILINE)
    return {row.replace("<id>", "") for row in rows}


def slices_read_by_phones() -> set[str]:
    """Return the slices that the phone's core reads. Of a family, return the part before the id."""
    found = set[str]()
    for file in sorted(PHONE.rglob("*.ts*")):
        if file.is_relative_to(PHONE / "games") or ".test." in file.name:
            continue
        for one, slash, family in READS.findall(file.read_text(encoding="utf-8")):
            found.add(f"{family}/" if family else one + slash)
    return found


def test_the_page_lists_the_slices_that_phones_read() -> None:
    assert documented_slices() == slices_read_by_phones()


def test_the_fields_that_are_asked_of_a_person_are_those_that_phones_read() -> None:
    wire = (PHONE / "core" / "view" / "wire.ts").read_text(encoding="utf-8")
    person = wire.split("interface PersonDoc {")[1].split("\n}")[0]
    assert set(re.findall(r"^  readonly (\w+):", person, re.MULTILINE)) == PERSON_FIELDS
