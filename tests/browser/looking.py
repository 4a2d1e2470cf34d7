"""Checks for every screen: it must be accessible to everybody, and every part must be in reach."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import CDPSession

from tests.browser.phone import Phone

SHOTS = Path(__file__).parent / "shots"
STANDARDS = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
CONTRAST = {"type": "rule", "values": ["color-contrast"]}
"""The rules whose result depends on the colours."""

VIOLATIONS = "(asked) => axe.run(asked).then(({ violations }) => violations)"
"""Returns the violations of the given rules."""

TARGET = 24
"""The least size of a target in CSS pixels, unless the target is inside a sentence (WCAG 2.5.8)."""

OURS = 48
"""The least size in CSS pixels of our targets that are not inside a sentence."""

TWICE = 32
"""The browser's font size in CSS pixels for people who want text twice as large."""

USUAL = {"standard": 16, "fixed": 13}

WIDE = """() => document.documentElement.scrollWidth - document.documentElement.clientWidth"""
"""Returns by how many CSS pixels the page is wider than the screen."""

BEYOND = """() => {
  const edge = document.documentElement.clientWidth + 0.5;
  const kept = (one) =>
    one && (getComputedStyle(one).overflowX !== "visible" || kept(one.parentElement));
  return [...document.body.querySelectorAll("*")]
    .filter((one) => one.getBoundingClientRect().right > edge && !kept(one.parentElement))
    .map((one) => one.className.baseVal ?? (one.className || one.tagName));
}"""
"""Returns the elements that stick out of the screen on its right, by class or kind."""

TARGETS = """() => [...(document.querySelector("dialog:last-of-type") ?? document)
  .querySelectorAll("a, button, select, input, textarea, summary, [role=button]")]
  .map((one) => one.matches("input[type=radio], input[type=checkbox]") ? one.closest("label") : one)
  .filter((one) => one && one.checkVisibility() && !one.disabled)
  .map((one) => {
    const { width, height } = one.getBoundingClientRect();
    const inline = getComputedStyle(one).display.startsWith("inline") && one.closest("p, li, dd");
    const name = (one.ariaLabel ?? one.innerText).trim();
    return { width, height, inline: Boolean(inline), name };
  })"""

TOLD_APART = """(selector) => {
  const shown = ["backgroundColor", "color", "borderTopColor", "borderTopWidth"];
  const look = (one) => shown.map((each) => getComputedStyle(one)[each]).join();
  const [chosen, other] = selector.map((each) => document.querySelector(each));
  return Boolean(chosen && other) && look(chosen) !== look(other);
}"""
"""Returns whether two elements look different."""


def set_font_size(phone: Phone, size: int) -> CDPSession:
    """Set the font size of the phone's browser in CSS pixels, while the session lasts."""
    session = phone.context.new_cdp_session(phone.page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}})
    return session


@contextmanager
def use_light_colours(phone: Phone) -> Iterator[None]:
    """Let the phone ask for light colours during the block."""
    phone.page.emulate_media(color_scheme="light")
    phone.wait_until_still()
    yield
    phone.page.emulate_media(color_scheme="dark")
    phone.wait_until_still()


class Looker:
    """Looks at screens, collects their faults, and takes pictures on request."""

    def __init__(self, folder: str, *, shots: bool) -> None:
        self._folder = SHOTS / folder
        self._shots = shots
        self._axe = Axe().axe_script
        self.faults: list[str] = []

    def at(self, phone: Phone, name: str) -> None:
        """Look at the present screen, by lamplight and by day."""
        phone.wait_until_still()
        self.store_picture(phone, name)
        faults = self._axe_faults(phone, STANDARDS)
        faults += _target_faults(phone.page.evaluate(TARGETS)) + _wide_elements(phone)
        self.faults += [f"{name}: {fault}" for fault in faults]
        with use_light_colours(phone):
            self.store_picture(phone, f"{name}-by-day")
            self.faults += [f"{name} by day: {one}" for one in self._axe_faults(phone, CONTRAST)]

    def store_picture(self, phone: Phone, name: str) -> None:
        """Store a picture of the present screen, if pictures are wanted."""
        if self._shots:
            self._folder.mkdir(parents=True, exist_ok=True)
            phone.page.screenshot(path=self._folder / f"{name}.png")

    def _axe_faults(self, phone: Phone, rules: dict[str, Any]) -> list[str]:
        if not phone.page.evaluate("'axe' in window"):
            phone.page.evaluate(self._axe)
        # nothing is fetched for this rule: no sound starts by itself, and no rule needs a style
        # sheet
        asked = {"runOnly": rules, "resultTypes": ["violations"], "preload": False}
        found: list[dict[str, Any]] = phone.page.evaluate(VIOLATIONS, asked)
        return [
            f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
            for one in found
            for node in one["nodes"][:3]
        ]


def _wide_elements(phone: Phone) -> list[str]:
    """Return the elements that run out of the screen, in usual text and in text twice as large."""
    usual = _width_faults(phone, "usual text")
    session = set_font_size(phone, TWICE)
    large = _width_faults(phone, "text twice as large")
    session.send("Page.setFontSizes", {"fontSizes": USUAL})
    session.detach()
    return usual + large


def _width_faults(phone: Phone, text: str) -> list[str]:
    over = phone.page.evaluate(WIDE)
    if over <= 0:
        return []
    named = ", ".join(dict.fromkeys(phone.page.evaluate(BEYOND)))
    return [f"{over} px too wide in {text}: {named}"]


def _target_faults(targets: list[dict[str, Any]]) -> list[str]:
    return [
        f"too small, {one['width']:.0f} by {one['height']:.0f}: {one['name'][:40]}"
        for one in targets
        if min(one["width"], one["height"]) < TARGET
        or (not one["inline"] and max(one["width"], one["height"]) < OURS)
    ]
