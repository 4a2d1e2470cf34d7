"""Accounts and the audit: a player's own statements, and a steward's list of points to check."""

import re

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import SMALL, TALL, Phone
from tests.browser.scenes import ask_minerva_for_legion

WIDE = (1280, 800)
SHOWN = re.compile("At the end|adds? up|By the books|Readings flipped")

DARK = "rgb(68, 68, 68)"
"""The print colour of a line of a statement and its names: paper is white."""


def open_look_back_page(phone: Phone, page: str) -> None:
    """Open one of the pages that look back, from the menu."""
    phone.open_sheet("Menu")
    phone.tap(re.compile("^Look back"), phone.topmost_sheet)
    phone.tap(re.compile(f"^{page}"))


def buy_legion(evening: Evening, hands: PhoneProvider) -> Phone:
    cicero = hands.of(evening, "cicero", "Cicero")
    ask_minerva_for_legion(cicero)
    evening.does("minerva", "consent", petition=evening.petition("minerva"))
    cicero.go_to_tab("Hand")
    cicero.wait_for_text("1 legio curialis")
    return cicero


def test_a_player_reads_a_statement_and_opens_the_entry_behind_a_line(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    cicero = buy_legion(evening, hands)
    open_look_back_page(cicero, "Accounts")
    table = cicero.page.get_by_role("table")
    account = cicero.page.get_by_role("combobox", name="Account")
    expect(table).to_contain_text("Cicero: Denarii")
    expect(table).to_contain_text("−200,000")
    expect(table).to_contain_text("to whom, you do not see")
    looker.at(cicero, "statement")
    cicero.open_sheet(re.compile("^Cicero bought 1 legio curialis"))
    expect(cicero.topmost_sheet).to_contain_text("Minerva agreed")
    expect(cicero.topmost_sheet).to_contain_text("Who may read it")
    looker.at(cicero, "entry")
    cicero.close_sheet()
    account.select_option("minerva")
    expect(table).to_contain_text("Minerva: ")
    expect(cicero.page.get_by_role("button", name="Trial balance")).to_have_count(0)
    expect(cicero.page.get_by_role("button", name="Tills")).to_have_count(0)
    cicero.page.emulate_media(media="print")
    expect(account).to_be_hidden()
    expect(table).to_be_visible()
    expect(table.locator(".name").first).to_have_css("color", DARK)
    assert hands.unexpected_faults() == []


def test_a_steward_sees_that_everything_adds_up_and_which_entries_need_a_look(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    buy_legion(evening, hands)
    fates = hands.of(evening, "fata", "Fates")
    has = evening.view("fata")["slices"]["purse/minerva"]["holds"]["denarius"]
    counted = {"asset": "denarius", "counted": has + 100_000, "because": "found"}
    evening.does("fata", "book-difference", who="minerva", **counted)
    open_look_back_page(fates, "Accounts")
    fates.tap("Trial balance")
    fates.wait_for_text("All of it adds up.")
    fates.page.locator("summary").filter(has_text="Denarii").tap()
    expect(fates.page.get_by_role("table").first).to_contain_text("Origin")
    looker.at(fates, "trial")
    fates.tap("Tills")
    minerva = fates.page.locator(".accounts-till").filter(has_text="Minerva")
    expect(minerva).to_contain_text(f"{has + 100_000:,} D")
    expect(minerva).to_contain_text("+100,000")
    looker.at(fates, "tills")
    fates.tap("All pages")
    fates.tap(re.compile("^Audit"))
    fates.wait_for_text("All accounts add up")
    looker.at(fates, "audit")
    fates.tap(re.compile("^Acts of stewards"))
    fates.open_sheet(re.compile("Minerva"))
    expect(fates.topmost_sheet).to_contain_text("The command")
    looker.at(fates, "matter")
    assert hands.unexpected_faults() == []


def test_accounts_fit_a_small_phone_and_a_wide_screen(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    fates = hands.of(evening, "fata", "Fates", SMALL)
    evening.do_act_without_confirmation(
        "set-switch", switch="numen.gift_start_stock", value="true", reason="so"
    )
    for name, (width, height) in (("small", SMALL), ("tall", TALL), ("wide", WIDE)):
        fates.page.set_viewport_size({"width": width, "height": height})
        for page in ("accounts", "accounts/trial", "accounts/tills", "audit", "audit/switched"):
            fates.open_path(f"{evening.path}/after/{page}")
            fates.wait_until_live()
            expect(fates.page.locator(".accounts, .audit").last).to_contain_text(SHOWN)
            looker.at(fates, f"{page.replace('/', '-')}-{name}")
