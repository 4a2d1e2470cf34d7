"""Steps and jumps in a replay are measured on every screen; no test demands a speed."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.replayed import played_ahead
from tests.load.scrubbing import SCREENS, Evening, figures_on


@pytest.mark.soak
def test_steps_and_jumps_are_measured_on_every_screen(tmp_path: Path, browser: Browser) -> None:
    game, cards = played_ahead(tmp_path, "ludi_romani", 40)
    figures = list(figures_on(browser, Evening(tmp_path / "evening.db", game, cards), rounds=2))
    assert len(figures) == 6 * sum(map(len, SCREENS.values()))
    assert all(figure.value > 0 and (figure.baseline or 0) > 0 for figure in figures)
