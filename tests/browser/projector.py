"""The least size of words on a wall."""

from tests.browser.phone import Phone
from tests.seeds import soak_parameters

LARGE, LITTLE = (1920, 1080), (1280, 720)
SIZES = soak_parameters([LARGE, LITTLE], LITTLE)
"""Sizes of a large and a small projector in CSS pixels.

A picture that fits the small one fits both.
"""

SMALLEST = 20
"""The least height of words in CSS pixels that a hall can read, on a picture 1080 pixels high."""


SMALL_WORDS = """(least) => {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = [];
  while (words.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const { height } = range.getBoundingClientRect();
    if (height > 0 && height < least) small.push(words.currentNode.textContent);
  }
  return small;
}"""
"""Returns the words whose line is lower than `least` CSS pixels."""


LEAST = 0.025
"""The least height of capitals as a part of the wall's height."""
LEAST_OF_KEYS = 0.04
"""The same part for words for the last row: season, clock, great moments."""

CAPITALS = """([least, leastOfKeys]) => {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pen = document.createElement("canvas").getContext("2d");
  const low = [];
  while (words.nextNode()) {
    const { parentElement: element, textContent } = words.currentNode;
    const { left, right, width, height } = element.getBoundingClientRect();
    if (!textContent.trim() || width < 2 || height < 2 || !element.checkVisibility()) continue;
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const part = pen.measureText("H").actualBoundingBoxAscent / innerHeight;
    if (part < (element.closest("[data-key]") ? leastOfKeys : least))
      low.push(`${textContent}: ${(part * 100).toFixed(2)} %`);
  }
  return low;
}"""
"""Returns the words whose capitals are lower than their least part of the wall's height."""

HIDDEN = """() => [...document.querySelectorAll(".wall-own *")]
  .filter((one) => one.checkVisibility() && getComputedStyle(one).overflow === "hidden")
  .filter((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)
  .map((one) => `${one.className}: ${one.scrollHeight} of ${one.clientHeight}`)"""
"""Returns the elements that hide a part of their content."""


def too_small_words(wall: Phone) -> list[str]:
    """Return the words on a wall whose capitals are too low."""
    wall.wait_until_still()
    found: list[str] = wall.page.evaluate(CAPITALS, [LEAST, LEAST_OF_KEYS])
    return found
