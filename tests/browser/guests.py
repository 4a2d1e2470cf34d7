"""The organiser's phone on the screen of the cast, and the notes about guests."""

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.phone import TALL, Phone, Size


def open_cast_screen(evening: Evening, hands: PhoneProvider, size: Size = TALL) -> Phone:
    """Return the Fates' phone, on the screen of the cast."""
    fates = hands.of(evening, "fata", "The Fates", size)
    fates.go_to_tab("Console")
    fates.tap("Cast")
    return fates


def attendance_by_character(evening: Evening) -> dict[str, tuple[str, str]]:
    """Return the name and the attendance of each character, as stewards see them."""
    slices = evening.view("fata")["slices"]
    docs = [doc for key, doc in slices.items() if key.startswith("cast/")]
    return {doc["id"]: (doc["name"], doc["attendance"]) for doc in docs}
