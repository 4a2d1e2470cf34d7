"""The statements of CONTRIBUTING are true."""

import ast
import re
from pathlib import PurePosixPath
from types import SimpleNamespace
from typing import Any

import pytest

from tests.shape.skeleton import lines_against_skeleton, misnamed_functions
from tests.shape.tree import text_of_file, tracked_files

GUIDE = text_of_file(PurePosixPath("CONTRIBUTING.md"))
TARGETS = re.findall(r"^([a-z]+):.*## ", text_of_file(PurePosixPath("Makefile")), re.MULTILINE)
TEMPLATE = GUIDE.split("## A chapter's module")[1].split("```python\n")[1].split("```")[0]
TABLE = GUIDE.split("## Where does it go?")[1].split("##")[0]
PLACES = sorted(set(re.findall(r"`([\w./]+/)[^`]*`", TABLE)))


def test_the_guide_opens_with_where_things_go() -> None:
    assert re.findall(r"^## (.*)", GUIDE, re.MULTILINE)[0] == "Where does it go?"


@pytest.mark.parametrize("target", TARGETS)
def test_every_target_of_make_is_explained(target: str) -> None:
    assert f"| `make {target}` |" in GUIDE


@pytest.mark.parametrize("place", [place for place in PLACES if place != "messages/"])
def test_every_place_in_the_table_exists(place: str) -> None:
    assert any(path.is_relative_to(place) for path in tracked_files())


def test_the_template_of_a_chapter_keeps_to_the_skeleton() -> None:
    tree = ast.parse(TEMPLATE)
    assert [*lines_against_skeleton(tree), *misnamed_functions(tree)] == []


def test_the_template_of_a_chapter_gives_an_act_that_refuses_works_and_is_offered() -> None:
    module: dict[str, Any] = {"__name__": "template"}
    exec(compile(TEMPLATE, "CONTRIBUTING.md", "exec"), module)  # noqa: S102 - it is our own page
    act, take_in = module["TAKE_IN"], module["TakeIn"]
    assert act.name == "take-in"
    state = SimpleNamespace(world={"livia": (), "cicero": ()})
    known = SimpleNamespace(state=state, world=state.world)
    assert refusing_rules(act, state, "livia", take_in(who="livia")) == ["HOSP-02"]
    assert refusing_rules(act, state, "a-stranger", take_in(who="livia")) == ["HOSP-01"]
    assert refusing_rules(act, state, "livia", take_in(who="cicero")) == []
    (draft,) = act.effects(state, "livia", take_in(who="cicero"), None)
    event_type = module["_taken_in"]
    assert event_type.evolve(state.world, draft.event, None)["livia"] == ("cicero",)
    assert event_type.message_args(draft.event)["who"] == "who:cicero"
    assert act.offer(known.state, "a-stranger", known) is None
    assert [one.value for one in act.offer(known.state, "livia", known).fields[0].options] == [
        "cicero"
    ]


def refusing_rules(act: Any, state: Any, actor: str, command: Any) -> list[str]:
    return [objection.rule for objection in act.objections(state, actor, command)]
