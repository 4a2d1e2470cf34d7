"""Rites that guide their people: a wedding and a divorce, on two phones and Juno's."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SMALL, Phone
from tests.browser.scenes import (
    condemn_antony,
    found_evening_in_actium_year,
    go_to_screen,
    place_character,
)
from tests.browser.served import ServedLedger

DOS = "2,000,000 D"


def tap_rite_row(phone: Phone, words: str) -> None:
    """Tap the row above all screens that begins with these words."""
    rows = phone.page.get_by_role("navigation", name="Under way")
    rows.get_by_role("button", name=re.compile(f"^{words}")).tap()


def wait_for_step(phone: Phone, words: str) -> None:
    """Wait until this phone shows this text as the next step of the rite."""
    expect(phone.page.locator(".lr-steps [aria-current=step]")).to_have_text(words)


def gather_with_juno_in_rome(evening: Evening, *who: str) -> None:
    """Put these people and Juno in Rome."""
    for one in (*who, "juno"):
        place_character(evening, one, "rome")


def release_bacchant(god: Phone, name: str) -> None:
    """Let this god release a bacchant."""
    god.open_sheet("Let a bacchant go")
    god.choose_option(name)
    god.submit_sheet(re.compile("^Let"))


def test_two_people_are_wed_before_juno(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    for who in ("livia", "octavian"):
        place_character(evening, who, "rome")
    livia = hands.of(evening, "livia", "Livia", SMALL)
    octavian = hands.of(evening, "octavian", "Octavian")
    juno = hands.of(evening, "juno", "Juno")
    room = hands.guest_phone(evening)
    octavian.act("Marry")
    octavian.choose_option("Livia")
    octavian.tap(re.compile("^Ask"), octavian.topmost_sheet)
    for phone in (livia, juno, octavian):
        tap_rite_row(phone, "Livia and Octavian: ")
    wait_for_step(livia, "You say yes or no")
    wait_for_step(octavian, "Livia says yes or no")
    octavian.wait_for_text(f"Juno gives you {DOS}")
    livia.wait_for_text(f"If you are divorced, Octavian pays you back {DOS}")
    looker.at(livia, "asked")
    livia.tap("Say yes")
    wait_for_step(octavian, "Juno has to come there")
    place_character(evening, "juno", "rome")
    wait_for_step(juno, "You bless it or not")
    looker.at(juno, "blessing")
    room.open_sheet("Menu")
    expect(room.topmost_sheet.get_by_role("button", name="Wedding")).to_have_count(0)
    juno.tap("Bless them")
    for phone in (livia, octavian):
        phone.wait_for_text("Livia and Octavian are married")
        phone.wait_for_text(f"If they are divorced Octavian pays back the whole dos: {DOS}")
    looker.at(octavian, "wed")
    assert evening.view()["slices"]["marriage/livia"]["dos"] == 2_000_000


def test_a_couple_is_divorced_and_the_dos_goes_back(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    gather_with_juno_in_rome(evening, "livia", "octavian")
    livia = hands.of(evening, "livia", "Livia", SMALL)
    octavian = hands.of(evening, "octavian", "Octavian")
    juno = hands.of(evening, "juno", "Juno")
    evening.does("livia", "wed", **{"with": "octavian"})
    for who in ("octavian", "juno"):
        evening.does(who, "consent", petition=evening.petition(who))
    evening.does("livia", "plead-divorce", **{"from": "octavian"}, plea="alone")
    for phone in (livia, juno):
        tap_rite_row(phone, "Livia and Octavian part: ")
    expect(octavian.page.get_by_text("part:")).to_have_count(0)
    wait_for_step(livia, "Juno grants it or not")
    juno.wait_for_text(f"Octavian owes Livia the dos: {DOS}")
    looker.at(juno, "plea")
    juno.tap("Grant the divorce")
    tap_rite_row(octavian, "Livia and Octavian part: ")
    wait_for_step(octavian, "You pay the dos back, by the end of this season")
    octavian.wait_for_text("If you choose nothing")
    octavian.wait_for_text(re.compile(rf"of {DOS}"))
    looker.at(octavian, "owing")
    expect(livia.page.get_by_text("If you choose nothing")).to_have_count(0)
    livia.open_sheet("Have the dos called in")
    livia.tap(re.compile("^Ask"), livia.topmost_sheet)
    juno.tap("Agree")
    for phone in (livia, octavian):
        phone.wait_for_text("No divorce of yours is under way.")
        phone.wait_for_text("What came of it")
    looker.at(livia, "paid")
    assert "debt/livia" not in evening.view()["slices"]


def test_three_parties_fight_at_actium_until_one_is_crowned(
    shared_server: ServedLedger, evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    evening = found_evening_in_actium_year(shared_server, evening)
    antony = hands.of(evening, "antony", "Antony", SMALL)
    wall = hands.wall_phone(evening)
    for act in ("blow-conches", "close-forms"):
        evening.does("neptune", act)
    fleets = {one["id"]: one["ships"] for one in evening.view()["slices"]["actium"]["parties"]}
    assert len([ships for ships in fleets.values() if ships]) == 3
    go_to_screen(antony, "Actium")
    for phone in (antony, wall):
        phone.wait_for_text("3 fleets are left")
    expect(wall.page.locator(".lr-squadron svg[data-state=afloat]")).to_have_count(
        sum(fleets.values())
    )
    looker.at(antony, "sea")
    looker.at(wall, "wall-sea")
    rounds = 0
    while not evening.view()["slices"]["actium"]["victor"]:
        evening.does("neptune", "roll-ships")
        evening.does("neptune", "name-victor")
        rounds += 1
        assert rounds < 200
    victor = evening.view()["slices"]["actium"]["victor"].title()
    wall.wait_for_text("The order of sinking")
    antony.wait_for_text(f"{victor} has won the Battle of Actium")
    tap_rite_row(antony, f"{victor} has won the Battle of Actium")
    antony.wait_for_text(f"The triumph of {victor}")
    looker.at(antony, "triumph")
    looker.at(wall, "wall-triumph")


def test_a_condemned_person_reads_who_carries_it_out_and_goes_below(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    antony = hands.of(evening, "antony", "Antony", SMALL)
    octavian = hands.of(evening, "octavian", "Octavian")
    pluto = hands.of(evening, "pluto", "Pluto")
    condemn_antony(evening)
    for phone in (antony, octavian):
        tap_rite_row(phone, "Antony is about to die: ")
    wait_for_step(octavian, "You carry it out or spare, by the end of this season")
    wait_for_step(antony, "Octavian carries it out or spares, by the end of this season")
    looker.at(octavian, "sentence")
    octavian.tap("carry it out")
    tap_rite_row(antony, "Antony goes below: ")
    wait_for_step(antony, "You go to a gate and lament")
    looker.at(antony, "shade")
    antony.open_sheet("Lament at a gate")
    antony.choose_option("Cumae")
    antony.submit_sheet(re.compile("^Lament"))
    tap_rite_row(pluto, "Antony goes below: ")
    wait_for_step(pluto, "You and Persephone receive all who wait at that gate")
    evening.does("pluto", "receive-dead", gate="cumae")
    antony.wait_for_text("You are an imago")
    looker.at(antony, "imago")


def test_a_god_of_the_thiasos_saves_the_condemned_and_leads_the_band(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    place_character(evening, "silenus", "rome")
    antony = hands.of(evening, "antony", "Antony", SMALL)
    silenus = hands.of(evening, "silenus", "Silenus")
    room = hands.guest_phone(evening)
    condemn_antony(evening)
    tap_rite_row(silenus, "The thiasos may save Antony: ")
    wait_for_step(silenus, "You offer it, or are asked for it")
    silenus.wait_for_text(re.compile("^Silenus is in Rome: "))
    looker.at(silenus, "thiasos-open")
    go_to_screen(antony, "Thiasos")
    wait_for_step(antony, "You ask one of the gods, or one of them offers it")
    antony.open_sheet("Appeal to the thiasos")
    antony.choose_option("Silenus")
    antony.tap(re.compile("^Ask"), antony.topmost_sheet)
    wait_for_step(antony, "Silenus says yes or no")
    wait_for_step(silenus, "You say yes or no")
    antony.wait_for_text("You are no longer unprotected")
    silenus.wait_for_text("Antony comes to your region")
    looker.at(antony, "thiasos-asked")
    silenus.tap("Save them")
    for phone in (antony, silenus):
        expect(phone.page.get_by_role("region", name="The thiasos of Silenus")).to_be_visible()
    wait_for_step(silenus, "You decide where they go and whom they fight")
    wait_for_step(antony, "Silenus decides where they go and whom they fight")
    assert "antony" in evening.view()["slices"]["place/rome"]["here"]
    for phone, name in ((antony, "thiasos-follower"), (silenus, "thiasos-god")):
        looker.at(phone, name)
    room.open_sheet("Menu")
    expect(room.topmost_sheet.get_by_role("button", name="Thiasos")).to_have_count(0)
    release_bacchant(silenus, "Antony")
    for phone in (antony, silenus):
        phone.wait_for_text("Nobody is about to die, and you belong to no thiasos.")
    antony.wait_for_text("What came of it")
    assert "god" not in evening.view()["slices"]["person/antony"]
