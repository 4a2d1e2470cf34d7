"""Without HTTPS, under a name of the local network, the game can still be played."""

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.scenes import choose_gaul_to_begin
from tests.browser.served import OTHER_NAME


def test_a_phone_plays_over_plain_http(evening: Evening, hands: PhoneProvider) -> None:
    address = f"http://{OTHER_NAME}:{evening.served.port}"
    phone = hands.of(evening, "cicero", "Cicero", address=address, keeps=True)
    assert not phone.page.evaluate("isSecureContext")
    assert not phone.page.evaluate("'serviceWorker' in navigator")
    choose_gaul_to_begin(phone)
    phone.go_to_tab("Chronicle")
    phone.wait_for_line("Cicero begins in Gaul")
    phone.page.reload()
    phone.go_to_tab("Hand")
    phone.wait_for_text("500,000 D")
    phone.wait_until_live()


def test_the_phone_offers_to_keep_the_screen_lit_where_the_browser_cannot(
    evening: Evening, hands: PhoneProvider
) -> None:
    address = f"http://{OTHER_NAME}:{evening.served.port}"
    phone = hands.of(evening, "cicero", "Cicero", address=address)
    phone.tap("Menu")
    phone.topmost_sheet.get_by_role("checkbox", name="Keep the screen on").check()
    phone.tap("Close", phone.topmost_sheet)
    expect(phone.page.get_by_role("dialog")).to_be_hidden()
