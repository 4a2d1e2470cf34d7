"""The main deeds of gods: their taps are compared with the table in the README."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.phone import Phone
from tests.browser.scenes import condemn_antony, place_character
from tests.browser.served import ServedLedger
from tests.browser.tapped import TapCounter

WINTER = """based_on: ludi_romani
calendar: [{kind: hiems, year_bce: 43, minutes: 5}, {kind: actium, year_bce: 31}]
cast: {cicero: {start: rome}, hirtius: {start: rome}, maecenas: {start: rome}}
"""


def god_phone(
    finger: TapCounter, hands: PhoneProvider, evening: Evening, god: str, name: str
) -> Phone:
    """Return the phone of a god, whose taps are counted."""
    phone = finger.count_taps_on(hands.new_phone(evening.address))
    phone.enter(evening.card(god), name)
    evening.use_phone_session(god, phone.cookie)
    return phone


def test_saturn_seats_mortals_in_few_taps(
    evening: Evening, hands: PhoneProvider, finger: TapCounter
) -> None:
    for twin in ("apollo", "diana"):
        evening.does(twin, "announce-season")
    saturn = god_phone(finger, hands, evening, "saturn_ops", "Saturn & Ops")
    seats = saturn.page.get_by_role("button", name=re.compile("^Seat .* in "))
    with finger.does(saturn, "seat a mortal without a seat"):
        seats.first.tap()
    everybody = saturn.page.get_by_role("button", name=re.compile("^All [0-9]+ at once$"))
    expect(everybody).to_have_attribute("aria-disabled", "false")
    with finger.does(saturn, "seat all other mortals"):
        everybody.tap()
    expect(seats).to_have_count(0)
    finger.check_promises()


def test_venus_and_mars_serve_the_senate_in_few_taps(
    shared_server: ServedLedger, hands: PhoneProvider, finger: TapCounter
) -> None:
    evening = Evening(shared_server, WINTER)
    venus = god_phone(finger, hands, evening, "venus", "Venus")
    evening.does("cicero", "nominate", who="cicero")
    with finger.does(venus, "declare the consuls"):
        venus.open_sheet(re.compile("^Declare whom they cheered"))
        venus.topmost_sheet.locator("label").filter(has_text="Cicero").tap()
        venus.submit_sheet("Declare whom they cheered")
    mars = god_phone(finger, hands, evening, "mars", "Mars")
    evening.does("cicero", "bring-bill", kind="proscriptio", target="maecenas")
    for senator in ("cicero", "hirtius"):
        votes = {"yes": evening.amount_of(senator, "suffragium")}
        evening.does(senator, "cast-votes", votes=votes)
    evening.does("venus", "close-ballot")
    with finger.does(mars, "carry out a law"):
        mars.open_sheet(re.compile("^Carry out a law"))
        mars.submit_sheet("Carry out a law")
    finger.check_promises()


def test_juno_pays_tribute_and_apollo_ends_a_season_in_few_taps(
    shared_server: ServedLedger, hands: PhoneProvider, finger: TapCounter
) -> None:
    evening = Evening(shared_server, WINTER)
    evening.does("cicero", "nominate", who="cicero")
    juno = god_phone(finger, hands, evening, "juno", "Juno")
    for who in ("juno", "hirtius"):
        place_character(evening, who, "gaul")
    evening.does("juno", "reside", to="gaul")
    with finger.does(juno, "pay tribute to somebody"):
        juno.tap(re.compile("^Pay "))
    finger.check_promises()
    apollo = god_phone(finger, hands, evening, "apollo", "Apollo")
    with finger.does(apollo, "announce the next season"):
        apollo.open_sheet("Announce the next season")
        apollo.submit_sheet("Announce the next season")
    finger.check_promises()


def test_pluto_receives_the_dead_in_few_taps(
    evening: Evening, hands: PhoneProvider, finger: TapCounter
) -> None:
    pluto = god_phone(finger, hands, evening, "pluto", "Pluto")
    condemn_antony(evening)
    slices = evening.view("octavian")["slices"]
    (sentence,) = (duty for key, duty in slices.items() if key.startswith("duty/"))
    evening.does("octavian", "choose", duty=sentence["id"], option=sentence["options"][0])
    evening.does("antony", "lament", gate="cumae")
    with finger.does(pluto, "receive the dead at a gate"):
        pluto.tap("Receive 1 at Cumae")
    pluto.go_to_tab("Chronicle")
    pluto.wait_for_text(re.compile("Pluto received Antony at Cumae"))
    finger.check_promises()


def test_minerva_judges_a_seat_in_one_tap(
    evening: Evening, hands: PhoneProvider, finger: TapCounter
) -> None:
    minerva = god_phone(finger, hands, evening, "minerva", "Minerva")
    for who in ("cicero", "hirtius"):
        place_character(evening, who, "northern_italy")
    evening.does("hirtius", "move", to="greece")
    evening.does("cicero", "claim-last-seat", to="greece")
    with finger.does(minerva, "decide who gets the last seat"):
        minerva.tap("Cicero", minerva.page.locator(".card-acts"))
    finger.check_promises()


def test_minerva_presides_over_a_battle_in_few_taps(
    evening: Evening, hands: PhoneProvider, finger: TapCounter
) -> None:
    for who in ("antony", "octavian", "minerva"):
        place_character(evening, who, "gaul")
    minerva = god_phone(finger, hands, evening, "minerva", "Minerva")
    evening.does("antony", "challenge", target="octavian", numen="minerva")
    with finger.does(minerva, "agree to preside over a battle"):
        minerva.tap("Agree")
    minerva.wait_for_text(re.compile("Octavian"))
    finger.check_promises()
