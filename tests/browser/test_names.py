"""Typed text on a phone: names of every script, lists from Excel, harmful letters."""

import re

import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser.evening import Evening
from tests.browser.guests import attendance_by_character, open_cast_screen
from tests.browser.hands import PhoneProvider
from tests.browser.phone import Phone
from tests.browser.served import ServedLedger
from tests.browser.tables import TALI, found_table

OVERRIDE = "\u202eAnna"
REFUSAL = "The character U+202E cannot stand here (character 1 of the text)."
NAOMI = "נעמי"
EXCEL = "sep=;\r\nGuests of Friday;;\r\nReal name;Character;Note\r\nJörg Müller;cicero;5 €\r\n"
UNKNOWN = "Friday;;\nWhom;Role;Food\nAnna Smith;cicero;vegan\nBen Jones;hirtius;\n"
LEFT_OF = """(all) => {
  const words = document.createRange();
  const box = (text) => {
    const walk = document.createTreeWalker(all, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const at = walk.currentNode.data.indexOf(text);
      if (at < 0) continue;
      words.setStart(walk.currentNode, at);
      words.setEnd(walk.currentNode, at + text.length);
      return words.getBoundingClientRect();
    }
    return null;
  };
  return box("%s").right <= box("%s").left + 1;
}"""
"""Returns whether one text of an element is drawn to the left of another."""


def choose_guest_file(fates: Phone, content: bytes) -> None:
    """Choose a file with a list of guests."""
    fates.open_sheet("Import a list")
    file: FilePayload = {"name": "guests.csv", "mimeType": "text/csv", "buffer": content}
    fates.topmost_sheet.locator("input[type=file]").set_input_files(files=[file])


def type_name(phone: Phone, name: str) -> None:
    """Type a name and leave the field."""
    phone.open_sheet("Menu")
    phone.open_sheet("Your name")
    phone.topmost_sheet.get_by_role("textbox").fill(name)


@pytest.mark.parametrize(
    "content",
    [EXCEL.encode("cp1252"), EXCEL.encode(), b"\xff\xfe" + EXCEL.encode("utf-16-le")],
    ids=["windows-1252", "utf-8", "utf-16"],
)
def test_a_list_saved_by_excel_is_read_with_its_accents(
    evening: Evening, hands: PhoneProvider, content: bytes
) -> None:
    fates = open_cast_screen(evening, hands)
    choose_guest_file(fates, content)
    row = fates.topmost_sheet.get_by_role("listitem").filter(has_text="Jörg Müller")
    expect(row).to_contain_text("5 €")
    fates.tap("Note one person", fates.topmost_sheet)
    fates.wait_for_text("One person is noted.")
    fates.submit_sheet("Done")
    assert attendance_by_character(evening) == {"cicero": ("Jörg Müller", "expected")}


def test_a_list_without_known_headings_asks_for_the_column_in_one_sentence(
    evening: Evening, hands: PhoneProvider
) -> None:
    fates = open_cast_screen(evening, hands)
    choose_guest_file(fates, UNKNOWN.encode())
    expect(fates.topmost_sheet.get_by_role("alert")).to_have_text(
        "Say above which column holds the real names."
    )
    expect(fates.topmost_sheet.get_by_text("There is no name")).to_have_count(0)
    expect(fates.topmost_sheet.get_by_text("Anna Smith · cicero · vegan")).to_be_visible()
    fates.topmost_sheet.get_by_label("Real names").select_option("Whom")
    fates.wait_for_text("2 rows fit, 0 do not.")
    fates.tap("Note 2 people", fates.topmost_sheet)
    fates.wait_for_text("2 people are noted.")


def test_a_forbidden_letter_of_a_name_is_reported_at_the_field(
    inn: ServedLedger, hands: PhoneProvider
) -> None:
    phone = hands.new_phone(inn.address)
    found_table(phone, "Ada", "Bea")
    type_name(phone, OVERRIDE)
    expect(phone.topmost_sheet.get_by_role("alert")).to_have_text(REFUSAL)
    expect(phone.topmost_sheet.get_by_role("button", name="Call me that")).to_be_disabled()
    phone.topmost_sheet.get_by_role("textbox").fill("\u3164")
    expect(phone.topmost_sheet.get_by_role("alert")).to_contain_text("Nothing of this can be seen")
    phone.topmost_sheet.get_by_role("textbox").fill(NAOMI)
    expect(phone.topmost_sheet.get_by_role("alert")).to_have_count(0)
    phone.tap("Call me that", phone.topmost_sheet)
    expect(phone.page.get_by_role("dialog")).to_have_count(1)
    phone.close_sheet()
    phone.go_to_tab("People")
    expect(phone.page.locator("bdi", has_text=NAOMI).first).to_be_visible()


def test_a_name_that_looks_like_another_player_s_is_refused_with_the_reason(
    inn: ServedLedger, hands: PhoneProvider
) -> None:
    phone = hands.new_phone(inn.address)
    found_table(phone, "Ada", "Bea")
    type_name(phone, "Be\u200ba")
    phone.tolerate_errors("409 (Conflict)")
    phone.tap("Call me that", phone.topmost_sheet)
    phone.wait_for_text(re.compile("Somebody else at this table has the name"))


def test_names_with_overrides_or_like_another_player_s_are_refused_at_the_table(
    inn: ServedLedger, hands: PhoneProvider
) -> None:
    phone = hands.new_phone(inn.address)
    phone.open_path("/")
    phone.tap(TALI)
    first, second = (phone.page.get_by_role("listitem").nth(seat) for seat in (0, 1))
    phone.tap("A person", second)
    first.get_by_role("textbox").fill("Ada")
    begin = phone.page.get_by_role("button", name="Begin")
    for name, said in (
        (OVERRIDE, REFUSAL),
        ("\u3164", "Nothing of this can be seen. Write at least one letter."),
        ("Ada\u2800", "Two people have the same name"),
    ):
        second.get_by_role("textbox").fill(name)
        expect(phone.page.get_by_role("alert")).to_contain_text(said)
        expect(begin).to_be_disabled()
    second.get_by_role("textbox").fill(NAOMI)
    expect(begin).to_be_enabled()
    phone.tap("Begin")
    phone.wait_until_live()


def test_a_right_to_left_name_changes_no_direction_beside_it(
    evening: Evening, hands: PhoneProvider
) -> None:
    evening.does("hirtius", "introduce", name=f"{NAOMI} 7")
    evening.does("hirtius", "give", to="cicero", asset="denarius", quantity=100_000)
    cicero = hands.of(evening, "cicero", "Cicero")
    cicero.go_to_tab("Chronicle")
    line = cicero.page.get_by_role("button").filter(has_text="100,000").first
    expect(line.locator("bdi").filter(has_text=NAOMI)).to_be_visible()
    assert line.evaluate(LEFT_OF % (NAOMI, "100,000"))
    cicero.go_to_tab("People")
    row = cicero.page.locator("bdi", has_text=NAOMI).first
    expect(row).to_have_text(f"{NAOMI} 7")
