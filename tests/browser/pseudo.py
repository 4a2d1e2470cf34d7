"""Texts for tests of translation: accented, a third longer, and between marks.

A phone that shows a word without an accent did not take it from a file of texts.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Route, expect

from tests.browser.looking import BEYOND, WIDE
from tests.browser.phone import Phone

LOCALE = "es-ES"
"""The language whose texts are replaced. These texts come only from files."""

BARE = ("also-", "ui-just", "spoken-")
"""Beginnings of the keys of texts that are no sentences: words for searches, and names."""

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "àƀçđéƒĝĥïĵķĺɱñöþɋŕšţúṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĹṀÑÖÞɊŔŠŢÚṼŴẊÝŽ"
_ACCENTS = str.maketrans(_PLAIN, _ACCENTED)
_VOWEL = re.compile(r"([aeiouáéíóúAEIOUÁÉÍÓÚ])")
_RULE = re.compile(r"\b[A-Z]+-\d+\b")
_ID = re.compile(r"\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b")
_WORD = re.compile(r"[A-Za-z]{2,}")
"""A word without accents.

A single letter is left out, because it may be a sign, as in an address.
"""

SHOWN = """() => {
  const said = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const around = node.parentElement;
    const seen = around.checkVisibility() || around.matches("option");
    if (seen && !around.closest("script, style, template")) said.push(node.data);
  }
  for (const one of document.body.querySelectorAll("[aria-label], [placeholder], [title], [alt]"))
    for (const name of ["aria-label", "placeholder", "title", "alt"])
      said.push(one.getAttribute(name) ?? "");
  return said.map((text) => text.trim()).filter(Boolean);
}"""
"""Returns all text of a screen, for eyes and for screen readers."""


def lengthen_text(text: str) -> str:
    """Return the text with accents and doubled vowels, a third longer: `Söömée ţééẋţ`."""
    return _VOWEL.sub(r"\1\1", text).translate(_ACCENTS)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the parser calls it so
        return ast.TextElement(lengthen_text(node.value))

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:  # noqa: N802 - the parser calls it so
        return ast.StringLiteral(lengthen_text(node.value))


def pseudo_translate(source: str) -> str:
    """Return a file of texts in which each text is accented, lengthened and between marks."""
    resource = FluentParser().parse(source)
    _Accents().visit(resource)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value and not entry.id.name.startswith(BARE):
            entry.value.elements = [_mark_text("[!! "), *entry.value.elements, _mark_text(" !!]")]
    return FluentSerializer().serialize(resource)


def _mark_text(text: str) -> ast.Placeable:
    return ast.Placeable(ast.StringLiteral(text))


def pseudo_localize_phone(phone: Phone) -> None:
    """Accent, lengthen and mark all texts that the phone fetches from now on."""

    def answer_with_pseudo_texts(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=pseudo_translate(response.text()))

    phone.context.route("**/*.ftl", answer_with_pseudo_texts)


def go_to_tab(phone: Phone, tab: str) -> None:
    """Open one of the screens at the bottom, by its address."""
    phone.page.locator(f"nav.tabs a[href$='{tab}']").tap()
    expect(phone.page.locator(f"nav.tabs a[href$='{tab}']")).to_have_attribute(
        "aria-current", "page"
    )


def open_sheet(phone: Phone, what: str) -> None:
    """Tap a button that opens a sheet, and wait for the sheet."""
    phone.page.locator(what).first.tap()
    expect(phone.topmost_sheet.get_by_role("heading").first).to_be_visible()


def words_of_names(view: Any) -> set[str]:
    """Return the words of all names in a view: of people, places, things and the game."""
    if isinstance(view, Mapping):
        own = [text for key in ("name", "short", "title") if isinstance(text := view.get(key), str)]
        return {word for text in own for word in _WORD.findall(text)}.union(
            *(words_of_names(part) for part in view.values())
        )
    return (
        set().union(*(words_of_names(part) for part in view)) if isinstance(view, list) else set()
    )


def unknown_words(shown: Iterable[str], names: set[str]) -> list[str]:
    """Return the shown words that come from no file of texts.

    Names and numbers are left out. Rules and entries are named by their ids.
    """
    plain = ((text, _ID.sub("", _RULE.sub("", text))) for text in shown)
    return [text for text, bare in plain if set(_WORD.findall(bare)) - names]


def pseudo_faults(phone: Phone, names: set[str]) -> list[str]:
    """Return the faults of the present screen: words from no file, and text beyond the edge."""
    phone.wait_until_still()
    shown = phone.page.evaluate(SHOWN)
    assert any("[!!" in text for text in shown), shown
    beyond = dict.fromkeys(phone.page.evaluate(BEYOND)) if phone.page.evaluate(WIDE) > 0 else ()
    return [
        *(f"from no file of texts: {text}" for text in dict.fromkeys(unknown_words(shown, names))),
        *(f"runs out of the screen: {one}" for one in beyond),
    ]
