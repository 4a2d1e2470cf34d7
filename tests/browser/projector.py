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


SLICED = """() => {
  const wall = document.querySelector(".wall-great, .wall-splash") ?? document.body;
  const shows = (one) => one.checkVisibility() && !one.closest(".unseen");
  const clips = (one) => one && getComputedStyle(one).overflow !== "visible";
  const boxes = (one) => {
    const found = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
    for (let at = one; at; at = at.parentElement)
      if (clips(at)) found.push(at.getBoundingClientRect());
    return found;
  };
  const beyond = (rect, box) => Math.max(
    box.left - rect.left, rect.right - box.right, box.top - rect.top, rect.bottom - box.bottom);
  const outside = (rect, box) => rect.left >= box.right - 1 || rect.right <= box.left + 1
    || rect.top >= box.bottom - 1 || rect.bottom <= box.top + 1;
  const sliced = [];
  const inks = [];
  const texts = document.createTreeWalker(wall, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: element, textContent } = texts.currentNode;
    if (!textContent.trim() || !shows(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const { left, top, right, bottom, height } of range.getClientRects()) {
      const size = parseFloat(getComputedStyle(element).fontSize);
      const air = Math.max(0, (height - size * 0.8) / 2);
      const ink = { left, right, top: top + air, bottom: bottom - air };
      const around = boxes(element);
      if (ink.right - ink.left < 2 || around.some((box) => outside(ink, box))) continue;
      if (around.some((box) => beyond(ink, box) > 1.5)) sliced.push(`cut: ${textContent}`);
      inks.push({ ink, textContent });
    }
  }
  for (const one of wall.querySelectorAll("*")) {
    const { textOverflow, webkitLineClamp } = getComputedStyle(one);
    const short = textOverflow === "ellipsis" && one.scrollWidth > one.clientWidth + 1;
    const clamped = webkitLineClamp !== "none" && one.scrollHeight > one.clientHeight + 1;
    if (shows(one) && (short || clamped)) sliced.push(`shortened: ${one.textContent}`);
  }
  for (const one of wall.querySelectorAll("svg, .crest, .die")) {
    const rect = one.getBoundingClientRect();
    const isGround = one.closest(".lr-waves, .lr-field, .wall-route") || rect.width < 2;
    if (isGround || !shows(one) || one.parentElement.closest("svg")) continue;
    const around = boxes(one.parentElement).filter((box) => !outside(rect, box));
    if (around.some((box) => beyond(rect, box) > 1.5)) sliced.push(`cut: ${one.outerHTML}`);
  }
  inks.forEach((one, at) => {
    for (const other of inks.slice(at + 1)) {
      const [a, b] = [one.ink, other.ink];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const names = `${one.textContent} / ${other.textContent}`;
      if (wide > 2 && high > 2) sliced.push(`over each other: ${names}`);
    }
  });
  return [...new Set(sliced)];
}"""
"""Returns the words and pictures of a wall that are cut, shortened, or written over each other."""

TWICE = """() => {
  const wall = document.querySelector(".wall-great, .wall-splash") ?? document.body;
  const shown = [...wall.querySelectorAll("p, li, h1, h2, h3, strong")]
    .filter((one) => one.checkVisibility() && !one.querySelector("p, li, h2, h3"))
    .map((one) => ({
      text: one.innerText.trim().replace(/\\s+/g, " "),
      battle: one.closest(".lr-battle"),
    }))
    .filter(({ text }) => text.split(" ").length > 3);
  const again = ({ text, battle }, at) =>
    shown.slice(0, at).some((one) =>
      one.text === text && !(battle && one.battle && battle !== one.battle));
  return [...new Set(shown.filter(again).map(({ text }) => `twice: ${text}`))];
}"""
"""Returns the sentences that stand twice on a wall. Two battles may end alike."""
