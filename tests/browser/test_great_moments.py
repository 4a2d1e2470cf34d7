"""A jump to a great moment of a replay shows its sentence and its board."""

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.hands import PhoneProvider
from tests.browser.replayed import open_replay_with_card, play_with_bots
from tests.browser.served import ServedLedger

ACTS = 700
"""The maximum number of acts until a battle has ended and a new season has begun."""


def has_cleared_battles(world: Any) -> bool:
    """Return whether battles were fought, and the end of their season has cleared them."""
    return world.pugnae.count > 0 and not world.pugnae.battles


def test_a_jump_to_a_battle_shows_its_sentence_and_the_battle_as_it_stood(
    tmp_path: Path, hands: PhoneProvider
) -> None:
    game, tokens = play_with_bots(tmp_path, "ludi_romani", ACTS, has_cleared_battles)
    with ServedLedger(tmp_path) as served:
        phone = hands.new_phone(served.address)
        viewer = open_replay_with_card(phone, game, next(iter(tokens.values())))
        phone.page.keyboard.press("Home")
        viewer.wait_for_moment(0)
        words = phone.page.locator(".replay-words")
        while not words.first.get_by_text("Battle", exact=True).count():
            before = viewer.number
            phone.tap("To the next great moment")
            expect(viewer.time_line).not_to_have_value(str(before))
        expect(words.first.locator(".chip")).to_have_text("Battle")
        expect(words.first).to_be_in_viewport()
        sentence = words.first.inner_text().removeprefix("Battle").strip()
        assert len(sentence.split()) > 2, sentence
        battle = phone.page.get_by_role("link", name="Battle")
        expect(battle).to_have_attribute("aria-current", "page")
        expect(phone.page.locator(".lr-battle").first).to_be_visible()
        expect(phone.page.get_by_text("Nobody fights now")).to_have_count(0)
