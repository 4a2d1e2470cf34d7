"""The organiser's phone at the cast, and what is noted of the guests."""

from tests.browser.evening import Evening
from tests.browser.hands import Hands
from tests.browser.phone import TALL, Phone, Size


def organiser(evening: Evening, hands: Hands, size: Size = TALL) -> Phone:
    """The Fates' phone, at the cast."""
    fates = hands.of(evening, "fata", "The Fates", size)
    fates.tab("Console")
    fates.tap("Cast")
    return fates


def noted(evening: Evening) -> dict[str, tuple[str, str]]:
    """What stewards see: by the character the name and whether they have come."""
    slices = evening.view("fata")["slices"]
    docs = [doc for key, doc in slices.items() if key.startswith("cast/")]
    return {doc["id"]: (doc["name"], doc["attendance"]) for doc in docs}
