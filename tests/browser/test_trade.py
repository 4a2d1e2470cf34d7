"""Trade: a legion is bought from a god, and two mortals trade at one table, each on their phone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.chaos import ChaosProxy
from tests.browser.dealing import lay_on_table, table_side, wait_for_table_with
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import NO_NETWORK, REFUSED, SIZES, SMALL, Phone, Size
from tests.browser.scenes import ask_minerva_for_legion

BOUGHT = re.compile("Cicero bought 1 legio curialis from Minerva and is now an imperator")
MONEY = re.compile(r"\d D\b|Denari")


@pytest.mark.parametrize("size", SIZES)
def test_the_form_shows_the_price_and_the_remaining_balance(
    evening: Evening, hands: PhoneProvider, size: Size
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero", size)
    cicero.act("Buy legions")
    cicero.choose_option("Minerva")
    outlook = cicero.topmost_sheet.get_by_text("You would have", exact=True).locator("..")
    expect(outlook).to_contain_text("300,000 D")
    expect(outlook).to_contain_text("1 legio curialis")
    cicero.tap("More: How many", cicero.topmost_sheet)
    expect(outlook).to_contain_text("100,000 D")
    expect(cicero.topmost_sheet.get_by_role("button", name="More: How many")).to_be_disabled()


def test_a_god_agrees_with_one_tap_and_both_phones_see_it_without_a_reload(
    evening: Evening, hands: PhoneProvider
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    minerva = hands.of(evening, "minerva", "Minerva", SMALL)
    ask_minerva_for_legion(cicero)
    minerva.wait_for_text("Cicero asks")
    cicero.go_to_tab("Hand")
    cicero.wait_for_text("Still needs the word of Minerva")
    minerva.tap("Agree")
    cicero.wait_for_text("300,000 D")
    cicero.wait_for_text("Imperator")
    cicero.wait_for_text("1 legio curialis")
    minerva.wait_for_text("10,200,000 D")
    minerva.wait_for_text("14 legiones curiales")
    assert (cicero.loads, minerva.loads) == (1, 1)


def test_the_room_reads_of_the_purchase_without_the_price(
    evening: Evening, hands: PhoneProvider
) -> None:
    room, cicero = hands.guest_phone(evening), hands.of(evening, "cicero", "Cicero")
    room.go_to_tab("Chronicle")
    ask_minerva_for_legion(cicero)
    evening.does("minerva", "consent", petition=evening.petition("minerva"))
    room.tap(BOUGHT)
    expect(room.topmost_sheet).to_contain_text("legio curialis")
    expect(room.topmost_sheet).not_to_contain_text(MONEY)
    cicero.go_to_tab("Chronicle")
    cicero.tap(BOUGHT)
    expect(cicero.topmost_sheet).to_contain_text("200,000 D")


def test_a_god_says_no_and_the_asker_is_told(evening: Evening, hands: PhoneProvider) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    minerva = hands.of(evening, "minerva", "Minerva")
    ask_minerva_for_legion(cicero)
    minerva.tap("Decline")
    expect(cicero.page.get_by_role("status").filter(has_text="said no")).to_be_visible()
    cicero.go_to_tab("Hand")
    cicero.wait_for_text("500,000 D")
    expect(cicero.page.get_by_text("Still needs the word")).to_be_hidden()


def test_i_can_take_my_petition_back(evening: Evening, hands: PhoneProvider) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    minerva = hands.of(evening, "minerva", "Minerva")
    ask_minerva_for_legion(cicero)
    minerva.wait_for_text("Cicero asks")
    cicero.go_to_tab("Hand")
    cicero.tap("Take back")
    cicero.tap("Take it back", cicero.topmost_sheet)
    minerva.wait_for_text("Nobody is asking for you just now")
    expect(cicero.page.get_by_text("Still needs the word")).to_be_hidden()


# --- at one table --------------------------------------------------------------------------------


def meet_in_gaul(evening: Evening) -> None:
    """Put Cicero and Hirtius, who each have a ship, in Gaul."""
    for who in ("cicero", "hirtius"):
        evening.does(who, "choose-start", to="gaul")


def numbers_of_ships(evening: Evening) -> tuple[int, int]:
    """Return the numbers of ships of Cicero and Hirtius."""
    return evening.amount_of("cicero", "classis"), evening.amount_of("hirtius", "classis")


def open_trade_table(phone: Phone, partner: str) -> None:
    """Go from the list of acts to the table with a partner."""
    phone.act("Trade at one table")
    phone.choose_option(partner)
    wait_for_table_with(phone, partner)


def lay_both_ships(evening: Evening, hirtius: Phone, cicero: Phone) -> None:
    """Let Hirtius lay his ship, and let Cicero see the ship and lay 100,000 D."""
    meet_in_gaul(evening)
    open_trade_table(hirtius, "Cicero")
    lay_on_table(hirtius, "classes")
    cicero.go_to_tab("Hand")
    cicero.open_sheet("Look at the table")
    expect(table_side(cicero, "Hirtius gives")).to_contain_text("1 classis")
    lay_on_table(cicero, "Denarii")
    expect(table_side(hirtius, "Cicero gives")).to_contain_text("100,000 D")


@pytest.mark.parametrize("size", SIZES)
def test_a_trade_is_built_on_two_phones_and_changes_hands_at_once(
    evening: Evening, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    room = hands.guest_phone(evening)
    hirtius = hands.of(evening, "hirtius", "Hirtius", size)
    cicero = hands.of(evening, "cicero", "Cicero", size)
    lay_both_ships(evening, hirtius, cicero)
    looker.at(cicero, f"table-{size[0]}")
    cicero.tap("Agree to this", cicero.topmost_sheet)
    expect(table_side(hirtius, "Cicero gives")).to_contain_text("Cicero agrees")
    looker.at(hirtius, f"one-agrees-{size[0]}")
    assert numbers_of_ships(evening) == (1, 1)
    hirtius.tap("Agree to this", hirtius.topmost_sheet)
    for phone in (hirtius, cicero):
        expect(phone.topmost_sheet.get_by_role("status")).to_have_text("It has changed hands.")
    looker.at(hirtius, f"done-{size[0]}")
    assert numbers_of_ships(evening) == (2, 0)
    assert evening.amount_of("cicero", "denarius") == 400_000
    room.go_to_tab("Chronicle")
    room.wait_for_line(re.compile("(Hirtius|Cicero) and (Hirtius|Cicero) traded"))
    expect(room.page.get_by_text(MONEY)).to_have_count(0)


def test_a_changed_offer_takes_both_agreements_away(evening: Evening, hands: PhoneProvider) -> None:
    hirtius = hands.of(evening, "hirtius", "Hirtius")
    cicero = hands.of(evening, "cicero", "Cicero")
    lay_both_ships(evening, hirtius, cicero)
    hirtius.tap("Agree to this", hirtius.topmost_sheet)
    expect(table_side(cicero, "Hirtius gives")).to_contain_text("Hirtius agrees")
    lay_on_table(cicero, "Denarii")
    expect(table_side(hirtius, "Cicero gives")).to_contain_text("200,000 D")
    expect(hirtius.topmost_sheet.get_by_role("status")).to_have_text(
        "Cicero has changed what lies there."
    )
    for phone, other in ((hirtius, "Cicero"), (cicero, "Hirtius")):
        expect(table_side(phone, "You give")).to_contain_text("You have not agreed")
        expect(table_side(phone, f"{other} gives")).to_contain_text(f"{other} has not agreed")
    assert numbers_of_ships(evening) == (1, 1)


def test_an_agreement_is_taken_back_and_a_trade_is_cancelled(
    evening: Evening, hands: PhoneProvider
) -> None:
    hirtius = hands.of(evening, "hirtius", "Hirtius")
    cicero = hands.of(evening, "cicero", "Cicero")
    lay_both_ships(evening, hirtius, cicero)
    cicero.tap("Agree to this", cicero.topmost_sheet)
    expect(table_side(hirtius, "Cicero gives")).to_contain_text("Cicero agrees")
    cicero.tap("Take back your word", cicero.topmost_sheet)
    expect(table_side(hirtius, "Cicero gives")).to_contain_text("Cicero has not agreed")
    hirtius.tap("Clear the table", hirtius.topmost_sheet)
    expect(cicero.topmost_sheet.get_by_role("status")).to_contain_text("nothing changed hands")
    expect(table_side(cicero, "Hirtius gives")).to_contain_text("Nothing yet")
    assert numbers_of_ships(evening) == (1, 1)


def test_a_trader_whose_goods_are_gone_is_told_and_nothing_happens(
    evening: Evening, hands: PhoneProvider
) -> None:
    hirtius = hands.of(evening, "hirtius", "Hirtius")
    cicero = hands.of(evening, "cicero", "Cicero")
    lay_both_ships(evening, hirtius, cicero)
    hirtius.tap("Agree to this", hirtius.topmost_sheet)
    expect(table_side(cicero, "Hirtius gives")).to_contain_text("Hirtius agrees")
    gone = {"to": "pansa", "asset": "denarius", "quantity": 500_000}
    cicero.tolerate_errors(REFUSED)
    evening.does("cicero", "give", **gone)
    cicero.tap("Agree to this", cicero.topmost_sheet)
    expect(cicero.topmost_sheet.locator(".act-why")).to_contain_text(
        "You would need 100,000 D more"
    )
    assert numbers_of_ships(evening) == (1, 1)


def test_a_trade_survives_a_dead_network_and_a_reload(
    evening: Evening, hands: PhoneProvider, chaos: ChaosProxy, looker: Looker
) -> None:
    hirtius = hands.of(evening, "hirtius", "Hirtius")
    cicero = hands.of(evening, "cicero", "Cicero", address=chaos.address)
    cicero.tolerate_errors(NO_NETWORK)
    lay_both_ships(evening, hirtius, cicero)
    chaos.turn("resets")
    cicero.wait_until_offline()
    expect(cicero.topmost_sheet.get_by_role("status")).to_contain_text(
        "nothing can be laid or agreed to"
    )
    expect(table_side(cicero, "Hirtius gives")).to_contain_text("1 classis")
    expect(cicero.topmost_sheet.get_by_role("button", name="Agree to this")).to_be_disabled()
    looker.at(cicero, "offline")
    hirtius.tap("Agree to this", hirtius.topmost_sheet)
    chaos.turn("passes")
    cicero.wait_until_live()
    cicero.page.reload()
    cicero.wait_until_live()
    cicero.open_sheet("Look at the table")
    expect(table_side(cicero, "Hirtius gives")).to_contain_text("Hirtius agrees")
    cicero.tap("Agree to this", cicero.topmost_sheet)
    expect(hirtius.topmost_sheet.get_by_role("status")).to_have_text("It has changed hands.")
    assert numbers_of_ships(evening) == (2, 0)


def test_nobody_else_sees_that_two_people_trade(evening: Evening, hands: PhoneProvider) -> None:
    hirtius = hands.of(evening, "hirtius", "Hirtius")
    lay_both_ships(evening, hirtius, hands.of(evening, "cicero", "Cicero"))
    for who in ("pansa", "minerva", ""):
        assert not [key for key in evening.view(who)["slices"] if key.startswith("petition/")]
