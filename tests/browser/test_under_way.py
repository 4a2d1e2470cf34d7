"""Wills, ballots, physical dice and forms on the phones of the people whom they concern."""

import re

from playwright.sync_api import expect

from tests.browser.chart import element_box
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SMALL, Phone
from tests.browser.scenes import (
    begin_challenge,
    found_evening_in_actium_year,
    go_to_screen,
    place_character,
)
from tests.browser.served import ServedLedger

GIVE = "Give of what was left"
GIFT = "Give to a party's form"
ROLL = "Have the fleets roll"
THROW = "Throw your die for a party"

SHORT = (320, 568)
INITIALS = "all => all.map((one) => one.dataset.initials)"

WINTER = """based_on: ludi_romani
ballot: secret
calendar: [{kind: hiems, year_bce: 43, minutes: 5}, {kind: actium, year_bce: 31}]
cast: {cicero: {start: rome}, hirtius: {start: rome}, maecenas: {start: rome}}
"""
SUMMER = """based_on: ludi_romani
dice: table
cast: {antony: {holdings: {legio_curialis: 3, legio_clientarum: 1}}}
"""


def name_heir(phone: Phone, of_what: str, heir: str) -> None:
    """Name the heir for one kind of goods on the screen of wills."""
    phone.tap(re.compile(f"^{of_what}"))
    phone.choose_option(heir)
    phone.submit_sheet("Name an heir")
    phone.page.get_by_role("button", name=re.compile(rf"^{of_what}\s*to {heir}")).wait_for()


def test_a_will_is_written_approved_and_carried_out(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    for who in ("antony", "octavian"):
        place_character(evening, who, "gaul")
    antony = hands.of(evening, "antony", "Antony", SMALL)
    vesta = hands.of(evening, "vesta", "Vesta")
    for phone in (antony, vesta):
        go_to_screen(phone, "Wills and the dead")
    vesta.wait_for_text("Nobody is about to die")
    name_heir(antony, "400,000 D", "Cicero")
    looker.at(antony, "will")
    unprotected = {"subject": "antony", "fact": "status", "value": "unprotected"}
    evening.does("fata", "set-fact", **unprotected, reason="for the scene")
    evening.does("octavian", "execute-unprotected", who="antony")
    vesta.wait_for_text("Antony is about to die; Octavian carries it out")
    duty = next(key for key in evening.view("octavian")["slices"] if key.startswith("duty/"))
    evening.does("octavian", "choose", duty=duty.removeprefix("duty/"), option="carry-out")
    antony.wait_for_text("You are dead")
    name_heir(antony, "1 classis", "Hirtius")
    vesta.wait_for_text("What Antony left")
    expect(vesta.page.get_by_text("to Cicero")).to_be_visible()
    expect(vesta.page.get_by_text("to Hirtius")).to_be_visible()
    looker.at(vesta, "estate")
    vesta.open_sheet("suffragia")
    expect(vesta.topmost_sheet).to_contain_text("A vote in the Senate")
    vesta.close_sheet()
    vesta.open_sheet("Approve a will")
    vesta.submit_sheet("Approve a will")
    expect(vesta.page.get_by_text("to Cicero")).to_have_count(0)
    vesta.open_sheet(GIVE)
    vesta.choose_option("suffragium")
    vesta.choose_option("Maecenas")
    vesta.tap("10", vesta.topmost_sheet)
    vesta.tap(GIVE, vesta.topmost_sheet)
    vesta.wait_for_text("Nobody is about to die")
    expect(antony.page.get_by_text("Your will")).to_have_count(0)
    assert evening.amount_of("cicero", "denarius") == 900_000
    assert evening.amount_of("hirtius", "classis") == 2
    assert evening.amount_of("maecenas", "suffragium") == 70


def test_borrowed_votes_are_split_in_a_secret_ballot(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = Evening(shared_server, WINTER)
    hirtius = hands.of(evening, "hirtius", "Hirtius", SMALL)
    venus, wall = hands.of(evening, "venus", "Venus"), hands.wall_phone(evening)
    evening.does("cicero", "befriend", **{"with": ["hirtius"]})
    evening.does("hirtius", "consent", petition=evening.petition("hirtius"))
    friends = next(k for k in evening.view("cicero")["slices"] if k.startswith("amicitia/"))
    loan = {"amicitia": friends.removeprefix("amicitia/"), "to": "hirtius"}
    evening.does("cicero", "lend", **loan, asset="suffragium", quantity=30)
    evening.does("cicero", "nominate", who="cicero")
    evening.does("venus", "acclaim-consuls", consuls=["cicero"])
    for phone in (hirtius, venus):
        go_to_screen(phone, "Senate")
    evening.does("cicero", "bring-bill", kind="census", target="gaul")
    hirtius.wait_for_text("10 your own")
    hirtius.wait_for_text("30 lent to you by Cicero")
    cast = hirtius.page.get_by_role("button", name=re.compile("^Cast your votes"))
    expect(cast).to_be_disabled()
    hirtius.tap("All for it")
    hirtius.tap_stepper("Less: For it")
    hirtius.tap_stepper("Less: For it")
    hirtius.tap_stepper("More: Against it")
    looker.at(hirtius, "split")
    expect(cast).to_have_accessible_name("Cast your votes: 38 for, 1 against, 1 withheld")
    cast.tap()
    hirtius.wait_for_text("You have voted: 38 for, 1 against, 1 withheld")
    count = venus.page.get_by_role("img", name="38 for, 1 against", exact=True)
    expect(count).to_be_visible()
    venus.wait_for_text("only those who preside see how it stands")
    looker.at(venus, "secret-count")
    for phone in (wall, hirtius):
        phone.wait_for_text("The ballot is secret")
        expect(phone.page.get_by_role("img", name="38 for")).to_have_count(0)


def test_my_vote_and_the_tally_fit_one_small_screen_and_absentees_have_names(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = Evening(shared_server, WINTER.replace("ballot: secret\n", ""))
    hirtius = hands.of(evening, "hirtius", "Hirtius", SHORT)
    wall = hands.wall_phone(evening)
    evening.does("cicero", "nominate", who="cicero")
    evening.does("venus", "acclaim-consuls", consuls=["cicero"])
    go_to_screen(hirtius, "Senate")
    evening.does("cicero", "bring-bill", kind="census", target="gaul")
    hirtius.page.locator(".lr-ballot").scroll_into_view_if_needed()
    top = element_box(hirtius, ".lr-ballot .lr-tablet")["y"]
    votes, count = element_box(hirtius, ".lr-votes"), element_box(hirtius, ".lr-count")
    assert votes["y"] + votes["height"] <= count["y"]
    room = element_box(hirtius, "nav")["y"] - element_box(hirtius, ".game > header")["height"]
    assert count["y"] + count["height"] - top <= room
    looker.at(hirtius, "vote-on-one-screen")
    hirtius.wait_for_text(re.compile("Still to vote: .*Maecenas"))
    silent = wall.page.locator(".lr-bench[data-bench=silent]")
    for who in ("Cicero", "Hirtius", "Maecenas"):
        expect(silent.get_by_text(who, exact=True)).to_be_visible()
    initials = silent.locator(".initials").evaluate_all(INITIALS)
    assert len(initials) == len(set(initials)) > 1
    looker.at(wall, "wall-absentees")


def test_physical_dice_are_typed_in_and_both_sides_agree(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = Evening(shared_server, SUMMER)
    antony = hands.of(evening, "antony", "Antony", SMALL)
    octavian = hands.of(evening, "octavian", "Octavian")
    minerva = hands.of(evening, "minerva", "Minerva", SMALL)
    begin_challenge(evening, "antony", "octavian", "minerva", "gaul")
    evening.does("octavian", "accept-challenge")
    for phone in (antony, octavian, minerva):
        go_to_screen(phone, "Battle")
    antony.open_sheet("Choose your dice")
    expect(antony.topmost_sheet).to_contain_text("3 more to choose")
    for kind in ("curialis", "curialis", "clientarum"):
        antony.tap_stepper(f"More: legio {kind} of Antony", antony.topmost_sheet)
    antony.tap("Choose your dice", antony.topmost_sheet)
    minerva.wait_for_text("Have both dice rolled on the table, and type them in")
    minerva.open_sheet("Roll")
    minerva.choose_option("legio clientarum of Antony")
    for side, face in (("challengers", "5"), ("challenged", "2")):
        tray = minerva.topmost_sheet.get_by_role("group", name=f"What the {side} rolled")
        tray.get_by_role("button", name=face, exact=True).tap()
    looker.at(minerva, "typed")
    minerva.tap("Ask them", minerva.topmost_sheet)
    minerva.wait_for_text("Still needs the word of Antony and Octavian")
    for phone in (antony, octavian):
        phone.wait_for_text("legio clientarum of Antony")
        looker.at(phone, "asked")
        phone.tap("Agree")
    antony.wait_for_text("Both dice lie there")
    minerva.go_to_tab("Desk")
    minerva.wait_for_text("Antony against Octavian: waiting for you")
    looker.at(minerva, "desk")
    minerva.tap("settle the round")
    antony.wait_for_text(re.compile("Antony takes the die of Octavian|Octavian loses the die"))


def test_two_people_pool_their_forms(
    shared_server: ServedLedger, evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    evening = found_evening_in_actium_year(shared_server, evening)
    antony = hands.of(evening, "antony", "Antony", SMALL)
    octavian = hands.of(evening, "octavian", "Octavian")
    neptune = hands.of(evening, "neptune", "Neptune", SMALL)
    vulcan = hands.of(evening, "vulcan", "Vulcan")
    for phone in (antony, octavian, neptune, vulcan):
        go_to_screen(phone, "Actium")
    neptune.tap("Blow the conches")
    antony.open_sheet("Form a last alliance")
    antony.choose_option("Octavian")
    antony.tap("Ask Octavian", antony.topmost_sheet)
    antony.wait_for_text("Still needs the word of Octavian")
    octavian.tap("Agree")
    for phone in (antony, octavian):
        phone.wait_for_text("You sail together: Antony and Octavian")
    vulcan.open_sheet(GIFT)
    vulcan.choose_option("Antony")
    vulcan.choose_option("legiones fabriles")
    vulcan.tap(GIFT, vulcan.topmost_sheet)
    antony.wait_for_text("Vulcan gives 1 legio fabrilis")
    antony.wait_for_text(re.compile(r"Ships together: \d+, apart: \d+"))
    looker.at(antony, "pooled")
    octavian.tap("The form is right")
    neptune.wait_for_text("One has looked its form over")
    neptune.open_sheet("Close the forms")
    expect(neptune.topmost_sheet).to_contain_text("from Antony")
    expect(neptune.topmost_sheet).not_to_contain_text("@")
    looker.at(neptune, "closing")
    neptune.tap("Close the forms", neptune.topmost_sheet)
    for phone in (antony, octavian, vulcan):
        phone.wait_for_text("The fleets")


def test_physical_dice_decide_at_sea(
    shared_server: ServedLedger, evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    evening = found_evening_in_actium_year(shared_server, evening)
    antony = hands.of(evening, "antony", "Antony")
    neptune = hands.of(evening, "neptune", "Neptune", SMALL)
    vulcan = hands.of(evening, "vulcan", "Vulcan")
    for act in ("blow-conches", "close-forms"):
        evening.does("neptune", act)
    for phone in (antony, neptune, vulcan):
        go_to_screen(phone, "Actium")
    neptune.tap("Say whose dice are rolled")
    neptune.open_sheet(ROLL)
    for who, face in (("Antony", "3"), ("Cicero", "5"), ("Octavian", "1")):
        keys = neptune.topmost_sheet.get_by_role("group", name=who, exact=True)
        keys.get_by_role("button", name=face, exact=True).tap()
    expect(neptune.topmost_sheet.get_by_role("button", name="Antony: 3")).to_be_visible()
    looker.at(neptune, "fleet-dice")
    neptune.tap(ROLL, neptune.topmost_sheet)
    vulcan.open_sheet(THROW)
    vulcan.choose_option("Antony")
    vulcan.choose_option("legiones curiales")
    vulcan.topmost_sheet.get_by_role("button", name="4", exact=True).tap()
    vulcan.tap(THROW, vulcan.topmost_sheet)
    antony.wait_for_text("Vulcan throws 4")
    antony.wait_for_text("= 7")
    looker.at(antony, "thrown-for")
    neptune.tap("Name the highest throw")
    antony.wait_for_text("Cicero and Octavian lose a ship each")
