"""A table of each table game is seen again: its own screens, and the changes."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Hands
from tests.browser.looking import Looker
from tests.browser.replayed import Viewer, played_ahead
from tests.browser.served import Served
from tests.seeds import mostly_soaked

ACTS = {"cursus_honorum": 60, "morituri": 60, "roman_diplomacy": 12}
"""The number of acts of bots in each game."""


@pytest.mark.parametrize("ruleset", mostly_soaked(ACTS, "roman_diplomacy"))
def test_a_table_of_each_game_is_replayed(
    tmp_path: Path, hands: Hands, looker: Looker, ruleset: str
) -> None:
    game, tokens = played_ahead(tmp_path, ruleset, ACTS[ruleset])
    with Served(tmp_path) as served:
        phone = hands.new(served.address)
        phone.scan(next(iter(tokens.values())))
        phone.tap("Enter")
        phone.is_live()
        viewer = Viewer(phone, f"/g/{game}")
        viewer.begins()
        names = phone.page.get_by_role("navigation", name="Screens").get_by_role("link")
        for tab in names.all_inner_texts():
            viewer.tab(tab)
            phone.page.keyboard.press("Home")
            viewer.is_at(0)
            phone.tap("To the next period")
            expect(viewer.line).not_to_have_value("0")
            looker.at(phone, f"{ruleset}-{tab.lower()}")
        phone.open(f"/g/{game}/after/changes")
        expect(phone.page.get_by_role("table").first).to_be_visible()
        looker.at(phone, f"{ruleset}-changes")
