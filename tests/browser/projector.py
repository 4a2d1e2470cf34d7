"""How small the words on a wall may be."""

from tests.browser.phone import Phone
from tests.seeds import mostly_soaked

LARGE, LITTLE = (1920, 1080), (1280, 720)
SIZES = mostly_soaked([LARGE, LITTLE], LITTLE)
"""Of a large projector and of a little one, in CSS pixels: what fits this has more room on that."""

SMALLEST = 20
"""So many CSS pixels, on a wall 1080 high, are the least that a hall can read."""


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
"""Gives the words whose line is lower than `least` CSS pixels."""


LEAST = 0.025
"""So much of a wall's height every capital is high at least."""
LEAST_OF_KEYS = 0.04
"""The same for what must be read from the last row: season, clock, what is great."""

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
"""Gives the words whose capitals are lower than the least part of the wall's height."""

HIDDEN = """() => [...document.querySelectorAll(".wall-own *")]
  .filter((one) => one.checkVisibility() && getComputedStyle(one).overflow === "hidden")
  .filter((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)
  .map((one) => `${one.className}: ${one.scrollHeight} of ${one.clientHeight}`)"""
"""Gives what has more in it than it shows."""


def low(wall: Phone) -> list[str]:
    """The words on a wall whose capitals are too low."""
    wall.rests()
    found: list[str] = wall.page.evaluate(CAPITALS, [LEAST, LEAST_OF_KEYS])
    return found
