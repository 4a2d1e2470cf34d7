"""Each player of a table game reads the aim in one line, and how they stand towards it."""

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SMALL
from tests.browser.served import ServedLedger

ONE_PLAYER_EACH = {
    "cursus_honorum": ("aemilius", "Aemilius", "Sheet", "Have the most victory points"),
    "morituri": ("flamma", "Flamma", "Gladiator", "Be the last gladiator standing in Roma"),
    "roman_diplomacy": ("gaius", "Gaius", "Empires", "Hold enough centres to win"),
}
STANDINGS = {
    "cursus_honorum": "You have 0 victory points",
    "morituri": "Roma is 72 spaces away",
    "roman_diplomacy": "You hold 0 centres; 15 are needed to win",
}


@pytest.mark.parametrize("ruleset", ONE_PLAYER_EACH)
def test_a_player_reads_the_aim_and_taps_it_for_the_rules(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker, ruleset: str
) -> None:
    character, name, tab, aim = ONE_PLAYER_EACH[ruleset]
    evening = Evening(shared_server, ruleset=ruleset)
    phone = hands.of(evening, character, name, size=SMALL)
    phone.go_to_tab(tab)
    line = phone.page.locator(".aim")
    expect(line).to_contain_text(aim)
    expect(line).to_contain_text(STANDINGS[ruleset])
    looker.at(phone, f"aim-{ruleset}")
    line.tap()
    expect(phone.topmost_sheet).to_contain_text("Your aim")
