"""Figures of taps without a browser."""

import pytest

from tests.load import taps
from tests.load.taps import tap_figures


def test_without_a_browser_there_is_no_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(taps, "PATH", "")
    assert list(tap_figures()) == []
