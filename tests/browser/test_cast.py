"""The organiser at the entrance: the cast list, attendance, and seats for late arrivals."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.guests import attendance_by_character, open_cast_screen
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SIZES, Phone, Size

LIST = """Real name;Character;Note
Anna Smith;cicero;vegan
Ben Jones;Hirtius;
Cai;Brutus the Younger;
;octavian;
"""
WIDE: Size = (1280, 800)


def number_of_expected_people(evening: Evening) -> int:
    """Return the number of expected people, without the Fates."""
    return len({card.rpartition("-")[0] for card in evening.tokens} - {"fata"})


def paste_list(fates: Phone, text: str = LIST) -> None:
    """Paste a list and look at its rows."""
    fates.open_sheet("Import a list")
    fates.topmost_sheet.get_by_label("Paste the list here").fill(text)
    fates.tap("Look at the rows", fates.topmost_sheet)


def test_a_cast_list_is_previewed_before_it_is_noted_and_unfit_rows_say_why(
    evening: Evening, hands: PhoneProvider
) -> None:
    fates = open_cast_screen(evening, hands)
    paste_list(fates)
    rows = fates.topmost_sheet.get_by_role("listitem")
    expect(rows.filter(has_text="Brutus the Younger")).to_contain_text("No character is called")
    expect(rows.filter(has_text="There is no name")).to_have_count(1)
    assert attendance_by_character(evening) == {}
    fates.tap("Note 2 people", fates.topmost_sheet)
    fates.wait_for_text("2 people are noted.")
    fates.submit_sheet("Done")
    people = {"cicero": ("Anna Smith", "expected"), "hirtius": ("Ben Jones", "expected")}
    assert attendance_by_character(evening) == people
    fates.wait_for_text(f"0 of {number_of_expected_people(evening)} have come.")
    paste_list(fates)
    fates.wait_for_text("0 rows fit, 4 do not.")


def test_a_person_who_arrives_is_checked_in_with_a_tap_and_scans_the_code(
    evening: Evening, hands: PhoneProvider
) -> None:
    fates = open_cast_screen(evening, hands)
    evening.does("fata", "cast-character", character_="cicero", name="Anna Smith", note="vegan")
    fates.tap("Check Anna Smith in")
    code = fates.topmost_sheet.get_by_role("img", name="QR code of the card")
    expect(code).to_be_visible()
    assert attendance_by_character(evening)["cicero"] == ("Anna Smith", "here")
    link = fates.topmost_sheet.get_by_text(re.compile(r"/c#\w+")).inner_text()
    anna = hands.new_phone(evening.address)
    anna.enter(link.split("#")[1], "Cicero")
    fates.wait_for_text("Anna Smith is in")
    assert "Anna Smith" not in anna.page.content()
    assert not [key for key in evening.view("hirtius")["slices"] if key.startswith("cast/")]


def test_a_person_who_arrives_late_is_seated_in_three_taps(
    evening: Evening, hands: PhoneProvider
) -> None:
    fates = open_cast_screen(evening, hands)
    evening.does("fata", "cast-character", character_="cicero", name="Anna Smith")
    evening.does("fata", "check-in", character_="cicero", attendance="absent")
    fates.tap("Seat somebody")
    fates.tap(re.compile("^Cicero"), fates.topmost_sheet)
    fates.topmost_sheet.get_by_label("Real name").fill("Late Luke")
    fates.tap("Seat them and show the code", fates.topmost_sheet)
    expect(fates.topmost_sheet.get_by_role("img", name="QR code of the card")).to_be_visible()
    assert attendance_by_character(evening)["cicero"] == ("Late Luke", "here")
    link = fates.topmost_sheet.get_by_text(re.compile(r"/c#\w+")).inner_text()
    hands.new_phone(evening.address).enter(link.split("#")[1], "Cicero")


def test_a_steward_corrects_and_erases_a_name_and_marks_a_person_as_absent(
    evening: Evening, hands: PhoneProvider
) -> None:
    fates = open_cast_screen(evening, hands)
    evening.does("fata", "cast-character", character_="cicero", name="Ana Smith")
    fates.open_sheet(re.compile("^Ana Smith"))
    fates.topmost_sheet.get_by_label("Real name").fill("Anna Smith")
    fates.tap("Keep this name", fates.topmost_sheet)
    expect(fates.topmost_sheet.get_by_role("heading", name="Anna Smith")).to_be_visible()
    fates.submit_sheet("Does not come")
    assert attendance_by_character(evening)["cicero"] == ("Anna Smith", "absent")
    fates.tap(re.compile("^Does not come 1"))
    fates.open_sheet(re.compile("^Anna Smith"))
    fates.topmost_sheet.get_by_label("Real name").fill("")
    fates.tap("Erase the name", fates.topmost_sheet)
    expect(fates.topmost_sheet.get_by_role("heading", name="Nobody noted")).to_be_visible()
    assert attendance_by_character(evening) == {}


@pytest.mark.parametrize("size", [*SIZES, WIDE], ids=lambda size: f"{size[0]}")
def test_the_screens_of_the_cast_hide_nothing_and_can_be_reached(
    evening: Evening, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    fates, name = open_cast_screen(evening, hands, size), f"cast-{size[0]}"
    evening.does("fata", "cast-character", character_="cicero", name="Anna Smith", note="vegan")
    evening.does("fata", "cast-character", character_="hirtius", name="Ben Jones")
    evening.does("fata", "check-in", character_="hirtius", attendance="here")
    evening.does("fata", "cast-character", character_="octavian", name="Cai")
    evening.does("fata", "check-in", character_="octavian", attendance="absent")
    fates.wait_for_text(
        f"1 of {number_of_expected_people(evening) - 1} has come, one does not come."
    )
    looker.at(fates, name)
    paste_list(fates)
    looker.at(fates, f"{name}-import")
    fates.close_sheet()
    fates.tap("Check Anna Smith in")
    expect(fates.topmost_sheet.get_by_role("img", name="QR code of the card")).to_be_visible()
    looker.at(fates, f"{name}-member")
    fates.close_sheet()
    fates.open_sheet("Seat somebody")
    looker.at(fates, f"{name}-late")
