"""The map of Roman Diplomacy on a phone: positions on the screen, and provinces that light up."""

from playwright.sync_api import FloatRect

from ledger.games.roman_diplomacy.maps.load import load_shipped_drawing
from tests.browser.phone import Phone

SPOT = """([x, y]) => {
  const sheet = document.querySelector('.chart-sheet');
  if (!sheet || document.getAnimations().some((one) => one.playState === 'running')) return null;
  const corner = document.querySelector('.chart-frame').getBoundingClientRect();
  const { a, e, f } = new DOMMatrix(getComputedStyle(sheet).transform);
  const spot = [corner.left + e + x * a, corner.top + f + y * a];
  const rests = String(window.spot) === String(spot);
  window.spot = spot;
  if (!rests) return null;
  if (document.elementFromPoint(...spot)?.closest('.chart-frame')) return spot;
  window.scrollBy(0, spot[1] - innerHeight / 3);
  return null;
}"""
"""Returns the position of a map spot on the screen, once the spot rests there and can be tapped."""

LIT = (
    """() => [...document.querySelectorAll('.lit[data-as=open]')].map((one) => one.dataset.place)"""
)


class PhoneMap:
    """The map on a phone."""

    def __init__(self, phone: Phone, name: str = "standard") -> None:
        self._phone = phone
        self._drawing = load_shipped_drawing(name)

    def unit_position(self, place: str) -> tuple[float, float]:
        """Return the screen position of a province's unit, as soon as it can be tapped there."""
        found = self._phone.page.wait_for_function(
            SPOT, arg=self._drawing.provinces[place].unit, polling=80
        )
        x, y = found.json_value()
        return x, y

    def tap(self, *places: str) -> None:
        """Tap these provinces one after the other, each at its unit."""
        for place in places:
            self._phone.page.touchscreen.tap(*self.unit_position(place))

    @property
    def lit_provinces(self) -> set[str]:
        """Return the provinces that light up."""
        lit: list[str] = self._phone.page.evaluate(LIT)
        return set(lit)


def element_box(phone: Phone, selector: str) -> FloatRect:
    """Return the box of the one element for this selector, in CSS pixels."""
    found = phone.page.locator(selector).bounding_box()
    assert found is not None
    return found
