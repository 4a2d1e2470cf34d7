"""The style page: every shared component in every state, in all widths and colour schemes."""

import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.hands import PhoneProvider
from tests.browser.looking import BEYOND, TOLD_APART, Looker
from tests.browser.looking import WIDE as OVER
from tests.browser.phone import SMALL, TALL, Phone, Size
from tests.seeds import soak_parameters
from tests.shape.tree import ROOT

WIDE: Size = (1280, 900)

FOCUSED = """() => [...document.querySelectorAll(".button[data-focused]")].map((one) =>
  [getComputedStyle(one).outlineStyle, getComputedStyle(one).outlineColor].join(" "))"""
"""Returns the outline of each button that is shown with the focus."""

FOCUS = "solid rgb(255, 233, 176)"

CHOSEN = (
    ('.segment[aria-pressed="true"]', '.segment[aria-pressed="false"]'),
    (".option:has(input:checked)", ".option:not(:has(input:checked))"),
    ("label.segment:has(input:checked)", "label.segment:not(:has(input:checked))"),
    ('.tab[aria-current="page"]', ".tab:not([aria-current])"),
    ('.seats i[data-taken="true"]', '.seats i[data-taken="false"]'),
    (".toggle input:checked", ".toggle input:not(:checked)"),
)
"""Pairs of elements: a chosen one, and one that is not chosen."""

PICTURES = "svg, img, .crest, .die, .cover-coin, .swatch"
"""Elements that keep their own colours, because they are pictures."""

OWN_COLOURS = r"""(pictures) => {
  const system = ["Canvas", "CanvasText", "LinkText", "ActiveText", "ButtonFace", "ButtonText",
    "ButtonBorder", "Field", "FieldText", "Highlight", "HighlightText", "GrayText"].map((name) => {
      const probe = document.createElement("i");
      probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
  const opaque = (color) => color.replace(/^rgba\((.*), [\d.]+\)$/, "rgb($1)");
  const plain = (color) =>
    /^rgba\(.*, 0\)$/.test(color) || system.map(opaque).includes(opaque(color));
  const found = new Set();
  for (const one of document.querySelectorAll("body, body *")) {
    if (one.closest(pictures)) continue;
    for (const part of [null, "::before", "::after"]) {
      const style = getComputedStyle(one, part);
      if ((part && style.content === "none") || style.opacity === "0") continue;
      const drawn = { background: style.backgroundColor };
      const says = [...one.childNodes].some((each) => each.nodeType === 3 && each.data.trim());
      if (part ? style.content.length > 2 : says) drawn.text = style.color;
      for (const side of ["Top", "Right", "Bottom", "Left"]) {
        const border = `border${side}`;
        if (style[`${border}Style`] !== "none") drawn[border] = style[`${border}Color`];
      }
      if (style.outlineStyle !== "none") drawn.outline = style.outlineColor;
      const name = [one.tagName, one.className, part ?? ""].join(" ");
      for (const [what, color] of Object.entries(drawn))
        if (!plain(color)) found.add(`${name}: ${what} ${color}`);
      const image = style.backgroundImage;
      if (image.includes("gradient")) found.add(`${name}: ${image}`);
      if (style.boxShadow !== "none") found.add(`${name}: shadow ${style.boxShadow}`);
    }
  }
  return [...found];
}"""
"""Returns the elements with our own colours where the system's are forced.

Pictures are left out.
"""


class QuietFileHandler(SimpleHTTPRequestHandler):
    """Serves files without a log."""

    def log_message(self, *_: object) -> None:
        """Write nothing, because this log has no reader."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of the page that `npm run style` builds."""
    folder = tmp_path_factory.mktemp("style")
    build = ("npm", "run", "style", "--", "--outDir", str(folder), "--logLevel", "error")
    subprocess.run([sys.executable, "deploy/bootstrap.py", *build], cwd=ROOT, check=True)
    with ThreadingHTTPServer(
        ("127.0.0.1", 0), partial(QuietFileHandler, directory=folder)
    ) as server:
        Thread(target=server.serve_forever).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def open_page(hands: PhoneProvider, address: str, size: Size) -> Phone:
    """Return the page on a screen of this size, for a person who wants reduced motion."""
    phone = hands.new_phone(address, size)
    phone.page.emulate_media(reduced_motion="reduce")
    phone.open_path("/")
    phone.wait_for_text("Style page")
    return phone


@pytest.mark.parametrize("size", soak_parameters((SMALL, TALL, WIDE), SMALL), ids=str)
def test_every_component_in_every_state_is_accessible(
    address: str, hands: PhoneProvider, looker: Looker, size: Size
) -> None:
    phone = open_page(hands, address, size)
    assert set(phone.page.evaluate(FOCUSED)) == {FOCUS}
    looker.at(phone, f"page-{size[0]}")


def test_nothing_is_wider_than_the_page(address: str, hands: PhoneProvider, looker: Looker) -> None:
    phone = open_page(hands, address, TALL)
    for width, height in (TALL, WIDE):
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.wait_until_still()
        looker.store_picture(phone, f"wide-{width}")
        assert phone.page.evaluate(OVER) <= 0, phone.page.evaluate(BEYOND)


def test_a_sheet_opens_from_the_page_and_closes(address: str, hands: PhoneProvider) -> None:
    phone = open_page(hands, address, TALL)
    sample = phone.page.get_by_role("form", name="Wide button, which opens a sheet, plain")
    phone.tap("Open a sheet", sample)
    expect(phone.topmost_sheet.get_by_role("heading", name="Livia Drusilla")).to_be_visible()
    phone.close_sheet()


@pytest.mark.parametrize("light", soak_parameters(("dark", "light"), "dark"))
def test_the_chosen_item_is_distinguishable_in_forced_colours(
    address: str, hands: PhoneProvider, looker: Looker, light: Literal["dark", "light"]
) -> None:
    phone = open_page(hands, address, TALL)
    phone.page.emulate_media(reduced_motion="reduce", forced_colors="active", color_scheme=light)
    phone.wait_until_still()
    looker.store_picture(phone, f"forced-{light}")
    alike = [one for one in CHOSEN if not phone.page.evaluate(TOLD_APART, list(one))]
    assert alike == []
    assert phone.page.evaluate(OWN_COLOURS, PICTURES) == []
    assert phone.page.evaluate(OVER) <= 0


def test_the_chosen_colour_scheme_applies_to_the_page(address: str, hands: PhoneProvider) -> None:
    phone = open_page(hands, address, TALL)
    phone.tap("By day")
    expect(phone.page.locator("html")).to_have_css("background-color", "rgb(242, 234, 219)")
