"""A battle on the phones of its parties and on the wall."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SMALL, Phone
from tests.browser.scenes import go_to_screen, place_character
from tests.browser.served import ServedLedger

SUMMER = """based_on: ludi_romani
cast: {octavian: {start: greece, holdings: {legio_curialis: 2}}}
"""


WATCH_DICE = """() => {
  window.rolled = 0;
  window.secretsTold = [];
  const isSeen = (one) => getComputedStyle(one).visibility === "visible";
  const look = () => {
    for (const one of document.querySelectorAll(".lr-throw:has(.die[data-rolling=true])")) {
      window.rolled += 1;
      const told = [...one.querySelectorAll(".die > *, .lr-total")].filter(isSeen);
      window.secretsTold.push(...told.map((part) => part.className.baseVal ?? part.className));
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes in each frame which parts of a rolling die or its total can be seen."""


def battle_element(phone: Phone) -> Locator:
    """Return the one battle, as a phone or the wall draws it."""
    return phone.page.get_by_role("region", name="Mars against Octavian")


def evening_with_ghost(server: ServedLedger) -> Evening:
    """Return an evening with Mars and the ghost of Cicero in Greece, where Octavian is."""
    evening = Evening(server, SUMMER)
    for who in ("mars", "cicero"):
        place_character(evening, who, "greece")
    died = {"subject": "cicero", "fact": "status", "value": "imago"}
    evening.does("fata", "set-fact", **died, reason="for the scene")
    return evening


def last_round_in_ledger(evening: Evening) -> Any:
    """Return the last round from the server."""
    (battle,) = evening.view()["slices"]["proelia"]["list"]
    return battle["rounds"][-1]


def check_battle_sums(phone: Phone, totals: list[int]) -> None:
    """Check that both sums are the sums in the ledger."""
    sums = battle_element(phone).locator(".lr-total")
    expect(sums).to_have_text([str(n) for n in totals])


def test_a_ghost_and_a_war_god_fight_on_three_phones_and_the_wall(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = evening_with_ghost(shared_server)
    octavian = hands.of(evening, "octavian", "Octavian")
    mars, cicero = hands.of(evening, "mars", "Mars"), hands.of(evening, "cicero", "Cicero", SMALL)
    wall = hands.wall_phone(evening)
    everybody = (octavian, mars, cicero, wall)
    rival = {"target": "octavian", "rival": "m_brutus"}
    evening.does("mars", "provoke", **rival)
    for phone in (octavian, mars, cicero):
        go_to_screen(phone, "Battle")
    octavian.tap("fight the god")
    for phone in (octavian, wall):
        phone.page.evaluate(WATCH_DICE)
    for number in (1, 2):
        octavian.tap("Roll")
        mars.tap("Roll")
        for phone in everybody:
            expect(battle_element(phone).locator(".lr-open")).to_contain_text(
                "Until Mars settles the round"
            )
            check_battle_sums(phone, last_round_in_ledger(evening)["totals"])
        if number == 1:
            looker.at(octavian, "open")
            let_ghost_interfere(cicero)
            for phone in everybody:
                words = re.compile(r"The ghost of Cicero adds \d for Octavian")
                expect(battle_element(phone).locator(".lr-moments")).to_contain_text(words)
                check_battle_sums(phone, last_round_in_ledger(evening)["totals"])
            for phone, name in ((octavian, "ghost"), (cicero, "ghost-of"), (mars, "presides")):
                looker.at(phone, name)
            looker.at(wall, "wall")
        mars.tap("settle the round")
        expect(battle_element(wall).locator(".lr-open")).to_have_count(0)
    for phone in everybody:
        end = phone.page.get_by_role("region", name="How Mars and Octavian ended")
        expect(end.get_by_role("heading")).to_be_visible()
        expect(end.get_by_role("row", name=re.compile("^Rounds won"))).to_be_visible()
    for phone in (octavian, wall):
        assert phone.page.evaluate("window.rolled") > 0
        assert phone.page.evaluate("window.secretsTold") == []
    looker.at(octavian, "end")
    looker.at(wall, "wall-end")


def let_ghost_interfere(ghost: Phone) -> None:
    """Let the ghost of Cicero help Octavian."""
    ghost.open_sheet("Add your die to a roll")
    ghost.choose_option("Octavian")
    ghost.submit_sheet("Add your die to a roll")
