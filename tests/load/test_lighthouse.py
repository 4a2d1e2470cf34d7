"""What is made of a report by Lighthouse."""

from typing import Any

import pytest

from tests.load import lighthouse
from tests.load.lighthouse import lost, main, scores


def told(score: float | None, weight: int = 3) -> dict[str, Any]:
    """A report in which one thing that both categories ask for has this score."""
    ref = {"id": "contrast", "weight": weight}
    category = {"score": score, "auditRefs": [ref]}
    audit = {"id": "contrast", "title": "Words can be read", "score": score}
    names = ("accessibility", "best-practices", "performance")
    return {"categories": dict.fromkeys(names, category), "audits": {"contrast": audit}}


def test_what_costs_a_point_is_named_for_each_category_that_must_be_whole() -> None:
    assert list(lost(told(0.5))) == [
        "accessibility: contrast: Words can be read",
        "best-practices: contrast: Words can be read",
    ]
    assert list(lost(told(1))) == []


def test_what_does_not_count_or_does_not_apply_costs_nothing() -> None:
    assert list(lost(told(0, weight=0))) == []
    assert list(lost(told(None))) == []


def test_a_category_without_a_score_has_none_of_its_points() -> None:
    assert scores(told(None))["accessibility"] == 0


def test_where_nothing_could_be_looked_at_it_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lighthouse, "installed", lambda _packages: None)
    assert main() == 1
