"""In an evening that bots have continued, all things have a picture, and each act has its own."""

from pathlib import Path

from tests.browser.hands import PhoneProvider
from tests.browser.phone import Phone
from tests.browser.replayed import play_with_bots
from tests.browser.served import ServedLedger

PEOPLE = ("antony", "cicero", "livia", "cleopatra", "juppiter", "neptune", "mercury", "fata")
"""A person of each role, gods of several groups, and the Fates."""

ON_ITS_WAY = ".act-mark:not(:has(svg)), .crest:not(:has(svg)), .piece:not(:has(svg))"
"""Places of pictures that are still being fetched."""

PICTURES = """([place, onItsWay]) => !document.querySelector(onItsWay)
  && [...document.querySelectorAll(place)].map((one) => one.innerHTML)"""
"""Returns the pictures at the given places, or false while one is loading.

One call answers both, because the screen may be drawn anew at any time.
"""


def wait_for_pictures(phone: Phone, place: str) -> list[str]:
    """Return the pictures at the given places of the screen, once all are there."""
    phone.wait_until_still()
    fetched = phone.page.wait_for_function(PICTURES, arg=[place, ON_ITS_WAY])
    drawn: list[str] = fetched.json_value()
    return drawn


def test_no_screen_of_a_rehearsed_evening_lacks_a_picture(
    tmp_path: Path, hands: PhoneProvider
) -> None:
    _, cards = play_with_bots(tmp_path, "ludi_romani", 300)
    lacking: list[str] = []
    acts = 0
    with ServedLedger(tmp_path) as served:
        for who in PEOPLE:
            phone = hands.new_phone(served.address)
            phone.scan(cards[f"{who}-1"])
            phone.tap("Enter")
            phone.wait_until_live()
            tabs = phone.page.get_by_role("navigation", name="Screens").get_by_role("link")
            for tab in [text.split("\n")[0] for text in tabs.all_inner_texts()]:
                phone.go_to_tab(tab)
                marks = wait_for_pictures(phone, ".act-mark")
                acts += len(marks)
                assert len(set(marks)) == len(marks), f"{who} sees two acts alike at {tab}"
                unknown = phone.page.locator(".glyph.unknown").count()
                lacking += [f"{who}: {tab}"] * unknown
    assert lacking == []
    assert acts > 20, "no act was looked at"
