"""A table of each table game is replayed.

The replay shows the game's own screens, and the changes.
"""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.replayed import open_replay_with_card, play_with_bots
from tests.browser.served import ServedLedger
from tests.seeds import soak_parameters

ACTS = {"cursus_honorum": 60, "morituri": 60, "roman_diplomacy": 12}
"""The number of acts of bots in each game."""


@pytest.mark.parametrize("ruleset", soak_parameters(ACTS, "roman_diplomacy"))
def test_a_table_of_each_game_is_replayed(
    tmp_path: Path, hands: PhoneProvider, looker: Looker, ruleset: str
) -> None:
    game, tokens = play_with_bots(tmp_path, ruleset, ACTS[ruleset])
    with ServedLedger(tmp_path) as served:
        phone = hands.new_phone(served.address)
        viewer = open_replay_with_card(phone, game, next(iter(tokens.values())))
        names = phone.page.get_by_role("navigation", name="Screens").get_by_role("link")
        for tab in names.all_inner_texts():
            viewer.open_tab(tab)
            phone.page.keyboard.press("Home")
            viewer.wait_for_moment(0)
            phone.tap("To the next period")
            expect(viewer.time_line).not_to_have_value("0")
            looker.at(phone, f"{ruleset}-{tab.lower()}")
        phone.open_path(f"/g/{game}/after/changes")
        expect(phone.page.get_by_role("table").first).to_be_visible()
        looker.at(phone, f"{ruleset}-changes")
