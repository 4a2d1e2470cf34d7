"""The reading of a report by Lighthouse."""

from typing import Any

import pytest

from tests.load import lighthouse
from tests.load.lighthouse import category_scores, lost_points, main


def report_with_score(score: float | None, weight: int = 3) -> dict[str, Any]:
    """Return a report in which one check of both categories has this score."""
    ref = {"id": "contrast", "weight": weight}
    category = {"score": score, "auditRefs": [ref]}
    audit = {"id": "contrast", "title": "Words can be read", "score": score}
    names = ("accessibility", "best-practices", "performance")
    return {"categories": dict.fromkeys(names, category), "audits": {"contrast": audit}}


def test_lost_points_are_named_for_each_category_that_must_be_perfect() -> None:
    assert list(lost_points(report_with_score(0.5))) == [
        "accessibility: contrast: Words can be read",
        "best-practices: contrast: Words can be read",
    ]
    assert list(lost_points(report_with_score(1))) == []


def test_a_check_without_weight_or_without_a_result_loses_no_points() -> None:
    assert list(lost_points(report_with_score(0, weight=0))) == []
    assert list(lost_points(report_with_score(None))) == []


def test_a_category_without_a_score_has_no_points() -> None:
    assert category_scores(report_with_score(None))["accessibility"] == 0


def test_the_command_fails_when_no_page_could_be_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lighthouse, "install_packages", lambda _packages: None)
    assert main() == 1
