"""Steps and jumps in a replay are measured on every screen; no test demands a speed."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.replayed import play_with_bots
from tests.load.scrubbing import SCREENS, StoredEvening, figures_on_browser


@pytest.mark.soak
def test_steps_and_jumps_are_measured_on_every_screen(tmp_path: Path, browser: Browser) -> None:
    game, cards = play_with_bots(tmp_path, "ludi_romani", 40)
    figures = list(
        figures_on_browser(browser, StoredEvening(tmp_path / "evening.db", game, cards), rounds=2)
    )
    assert len(figures) == 6 * sum(map(len, SCREENS.values()))
    assert all(figure.value > 0 and (figure.baseline or 0) > 0 for figure in figures)
