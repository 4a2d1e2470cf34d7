"""The whole rulebook on phones: a battle, a ballot of the Senate, and the forms of Actium."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SMALL, Phone
from tests.browser.scenes import go_to_screen
from tests.browser.served import ServedLedger

BRIEF = """based_on: ludi_romani
calendar:
  - {kind: aestas, year_bce: 44, minutes: 5}
  - {kind: motus, minutes: 1}
  - {kind: hiems, year_bce: 43, minutes: 5}
  - {kind: actium, year_bce: 31}
"""
"""An evening with one winter."""

VERSUS = "Antony against Brutus"
ROUNDS = 2
"""Marcus Brutus, who has two legions at the beginning."""

RESULT = re.compile("takes the die|loses the die|A tie")
"""The words at the end of a round, no matter how the dice fall."""


def meet_in_gaul(evening: Evening) -> None:
    """Let Antony, with dice of two kinds, and Marcus Brutus meet at Minerva."""
    for who in ("antony", "m_brutus", "minerva"):
        fact = {"subject": who, "fact": "place", "value": "gaul", "reason": "for the scene"}
        evening.does("fata", "set-fact", **fact)
    found = {"asset": "legio_clientarum", "counted": 2, "because": "found"}
    evening.does("fata", "book-difference", who="antony", **found)


def advance_to_season(evening: Evening, kind: str, year: int) -> None:
    """Let the twins announce season after season until this one has come."""
    for twin in ("apollo", "diana") * 2:
        period = evening.view()["slices"]["game"]["period"]
        if (period["kind"], period["year"]) == (kind, year):
            return
        evening.does(twin, "announce-season")


def roll_last_die(phone: Phone) -> None:
    """Roll the one remaining die, and see the result."""
    phone.tap("Roll")
    expect(phone.page.get_by_role("button", name="Roll", exact=True)).to_have_count(0)


def test_two_people_fight_before_a_god_and_everybody_watches(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    meet_in_gaul(evening)
    antony = hands.of(evening, "antony", "Antony", SMALL)
    brutus = hands.of(evening, "m_brutus", "Brutus")
    minerva = hands.of(evening, "minerva", "Minerva")
    wall = hands.wall_phone(evening)
    go_to_screen(antony, "Battle")
    antony.open_sheet("Challenge")
    antony.tap("Ask Minerva", antony.topmost_sheet)
    go_to_screen(minerva, "Battle")
    looker.at(minerva, "asked-to-preside")
    minerva.tap("Agree")
    brutus.tap(re.compile(f"^{VERSUS}.*waiting for you"))
    looker.at(brutus, "challenged")
    brutus.tap("Accept the challenge")
    antony.open_sheet("Choose your dice")
    for kind in ("curialis", "clientarum"):
        antony.tap_stepper(f"More: legio {kind} of Antony", antony.topmost_sheet)
        antony.wait_until_still()  # a slow player keeps their choices so far
    looker.at(antony, "dice")
    antony.tap("Choose your dice", antony.topmost_sheet)
    for number in range(1, ROUNDS + 1):
        roll_last_die(brutus)
        if number == 1:
            antony.open_sheet("Roll")
            antony.choose_option(re.compile("legio clientarum"))
            looker.at(antony, "which-die")
            antony.tap("Roll", antony.topmost_sheet)
        else:
            roll_last_die(antony)
        wall.wait_for_text("Until Minerva settles the round")
        looker.at(wall, f"wall-round-{number}")
        looker.at(antony, f"round-{number}")
        minerva.tap("settle the round")
        expect(antony.page.locator(".lr-rounds").get_by_text(RESULT)).to_have_count(number)
    looker.at(antony, "fought")


def test_the_senate_votes_on_a_bill_and_the_wall_counts(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = Evening(shared_server, BRIEF)
    cicero, wall = hands.of(evening, "cicero", "Cicero", SMALL), hands.wall_phone(evening)
    for who in ("cicero", "maecenas", "venus"):
        evening.does(who, "choose-start", to="rome")
    advance_to_season(evening, "hiems", 43)
    go_to_screen(cicero, "Senate")
    evening.does("cicero", "nominate", who="cicero")
    evening.does("venus", "acclaim-consuls", consuls=["cicero"])
    looker.at(cicero, "consul")
    evening.does("cicero", "bring-bill", kind="proscriptio", target="antony")
    bill = evening.view()["slices"]["senate"]["bill"]["id"]
    evening.does("antony", "plead-in-senate", bill=bill, words="I have served Rome.")
    for one in (cicero, wall):
        one.wait_for_text("I have served Rome.")
    cicero.wait_for_text("Antony becomes: proscribed.")
    cicero.tap("All for it")
    cicero.tap_stepper("Less: For it")
    cicero.tap_stepper("More: Against it")
    looker.at(cicero, "ballot")
    cicero.tap(re.compile("^Cast your votes: 79 for, 1 against"))
    cicero.wait_for_text("You have voted: 79 for, 1 against")
    evening.does("maecenas", "cast-votes", votes={"no": 10})
    wall.wait_for_text("+79")
    expect(wall.page.get_by_role("img", name="79 for, 11 against")).to_be_visible()
    looker.at(wall, "wall-ballot")
    evening.does("venus", "close-ballot")
    wall.wait_for_text("Passed")
    looker.at(wall, "wall-announced")
    cicero.wait_for_text("waits to be carried out")
    cicero.tap("Proscriptio")
    expect(cicero.topmost_sheet).to_contain_text("A law that outlaws somebody")
    looker.at(cicero, "what-is-a-proscriptio")


def test_forms_become_fleets_and_the_fleets_roll_at_actium(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = Evening(shared_server, BRIEF)
    cicero, wall = hands.of(evening, "cicero", "Cicero", SMALL), hands.wall_phone(evening)
    neptune = hands.of(evening, "neptune", "Neptune")
    advance_to_season(evening, "actium", 31)
    go_to_screen(neptune, "Actium")
    neptune.tap("Blow the conches")
    cicero.tap("Actium: the forms are open")
    looker.at(cicero, "form")
    cicero.tap("The form is right")
    cicero.wait_for_text("Your side has said that this form is right")
    neptune.open_sheet("Close the forms")
    neptune.tap("Close the forms", neptune.topmost_sheet)
    wall.wait_for_text("The fleets")
    looker.at(wall, "wall-fleets")
    neptune.tap("Have the fleets roll")
    wall.wait_for_text("Round 1 at sea")
    cicero.wait_for_text("Round 1 at sea")
    looker.at(wall, "wall-at-sea")
    looker.at(cicero, "at-sea")
