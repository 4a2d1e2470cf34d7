"""How small the words on a wall may be."""

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
