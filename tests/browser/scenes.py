"""What several tests play: short scenes at the screen, in the words of the people in them."""

from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.phone import REFUSED, Phone

BEGIN = "Choose where to begin"
LAND = "Go by land"


def begins_in_gaul(phone: Phone) -> None:
    """The owner of this phone chooses Gaul to begin in."""
    phone.act(BEGIN)
    phone.choose("Gaul")
    phone.tap(BEGIN, phone.sheet)


def asks_for_a_legion(phone: Phone) -> None:
    """The owner of this phone asks Minerva for a legion."""
    phone.act("Buy legions")
    phone.choose("Minerva")
    phone.tap("Ask Minerva", phone.sheet)


def is_refused_in_greece(evening: Evening, cicero: Phone) -> None:
    """Greece has one seat left: while Cicero still looks at his form, Hirtius takes it."""
    evening.does("cicero", "choose-start", to="rome")
    evening.does("hirtius", "choose-start", to="northern_italy")
    evening.does("cicero", "move", to="northern_italy")
    cicero.act(LAND)
    cicero.choose("Greece")
    expect(cicero.sheet.get_by_role("button", name=LAND)).to_be_enabled()
    evening.does("hirtius", "move", to="greece")
    cicero.expects(REFUSED)
    cicero.tap(LAND, cicero.sheet)
    expect(cicero.sheet).to_contain_text("Greece would need a free seat and has none")


def appeals(cicero: Phone) -> None:
    """He lays it before the Fates."""
    cicero.tap("Appeal", cicero.sheet)
    cicero.sheet.get_by_role("textbox").fill("I stood in the door first")
    cicero.tap("Send the appeal", cicero.sheet)
