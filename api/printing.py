"""Printed cards: a page with a card for everybody, with the QR code that lets a phone in."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import segno
from jinja2 import Environment, PackageLoader, select_autoescape

from ledger.contract import Ruleset
from ledger.kernel.state import State
from ledger.messages import messages_of
from ledger.scribe import Scribe
from ledger.view import unbundled

_PAGES = Environment(loader=PackageLoader("api"), autoescape=select_autoescape())


class PrintedCard(NamedTuple):
    """What one card shows. `address` is what its QR code says."""

    id: str
    name: str
    role: str
    start: str
    advice: tuple[str, ...]
    address: str
    code: str


def printed_cards(
    rules: Ruleset[Any], state: State[Any], tokens: Mapping[str, str], address: str
) -> Iterable[PrintedCard]:
    """The cards of those who have a token, in the order of the cast."""
    people = {key: part.render for key, part in unbundled(rules.slices(state))}
    messages = messages_of(rules.name)
    for card in state.kernel.cards.values():
        if card.id not in tokens:
            continue
        person = people[f"person/{card.character}"]()
        place = people.get(f"place/{person['place']}")
        link = f"{address.rstrip('/')}/c#{tokens[card.id]}"
        yield PrintedCard(
            id=card.id,
            name=person["name"],
            role=messages.text(f"role-{person['role']}"),
            start=place()["name"] if place else "",
            advice=tuple(messages.text(key) for key in rules.advice(state, card.character)),
            address=link,
            code=segno.make(link, error="m").svg_inline(scale=3, border=2),
        )


def claim_page(path: Path, *, force: bool = False) -> None:
    """Make sure of the page before codes are made that are told only once.

    Raise OSError when it cannot be written, FileExistsError when something stands there.
    """
    if force:
        path.unlink(missing_ok=True)
    path.touch(mode=0o600, exist_ok=False)


def write_cards(path: Path, scribe: Scribe, tokens: Mapping[str, str], address: str) -> None:
    """Write a page of cards to be printed, readable by its owner only. Raise OSError."""
    cards = printed_cards(scribe.machine.rules, scribe.state, tokens, address)
    page = _PAGES.get_template("cards.html").render(
        title=scribe.state.kernel.title, cards=sorted(cards, key=lambda card: card.id)
    )
    path.write_text(page, encoding="utf-8")
