"""Printed cards: a page with everybody's card, each with the QR code that lets a phone in."""

import errno
import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, Self

import segno
from jinja2 import Environment, PackageLoader, select_autoescape

from api.access.card_code import printed_code
from api.game.game_names import harmless_title
from ledger.contract.messages import LANGUAGES, Messages, NameFunction, messages_of
from ledger.contract.ruleset import Ruleset
from ledger.kernel.vocabulary.card_events import CharacterEntered
from ledger.record.log import Log
from ledger.record.state import State
from ledger.record.view import Document, slices_of_bundles
from ledger.scribe.scribe import Scribe

_PAGE_TEMPLATES = Environment(loader=PackageLoader("api"), autoescape=select_autoescape())


class PrintedCard(NamedTuple):
    """The contents of one printed card."""

    id: str
    character: str
    name: str
    role: str
    """The character's role and starting place."""
    part: str
    """The name of the part in the game's rules: the name of its aim, or else the role."""
    is_officer: bool
    """Whether the character has a desk, at which other people come to act."""
    holds: tuple[str, ...]
    """The character's possessions at the start."""
    advice: tuple[str, ...]
    powers: tuple[str, ...]
    """The acts that this character has and most others have not, in words."""
    address: str
    """The address in the QR code."""
    typed_code: str
    """The code below it, for a phone whose camera does not scan."""

    @property
    def code(self) -> str:
        """The QR code of the address, as SVG."""
        return str(segno.make(self.address, error="m").svg_inline(scale=3, border=2))


def printed_cards(
    rules: Ruleset[Any],
    state: State[Any],
    tokens: Mapping[str, str],
    address: str,
    language: str = LANGUAGES[0],
) -> Iterable[PrintedCard]:
    """Yield the cards with a token, in the order of the cast, in a language."""
    slices = {
        slice_key: view_slice.render
        for slice_key, view_slice in slices_of_bundles(rules.phones.slices(state))
    }
    messages = messages_of(rules.name, language)
    name_of = _names_function(slices)
    for card in state.kernel.cards.values():
        if card.id not in tokens:
            continue
        person = slices[f"person/{card.character}"]()
        link = f"{address.rstrip('/')}/c#{tokens[card.id]}"
        yield PrintedCard(
            id=card.id,
            character=card.character,
            name=messages.name_in_language(person["name"]),
            role=_role_and_place(person, messages, name_of),
            part=_part(person, slices.get(f"aim/{card.character}"), messages),
            is_officer=person.get("mortal") is False,
            holds=_possessions(state, card.character, messages, name_of),
            advice=tuple(
                messages.text(line.key, line.args, name_of)
                for line in rules.phones.advice(state, card.character)
            ),
            powers=tuple(
                messages.text(key)
                for power in person["powers"]
                if messages.has(key := f"power-{power}")
            ),
            address=link,
            typed_code=printed_code(tokens[card.id]),
        )


def _part(person: Document, render_aim: Callable[[], Document] | None, messages: Messages) -> str:
    """Return the part whose rules a character reads. The aim of the Fates is not that of a role."""
    aim = str(render_aim()["key"]).removeprefix("aim-") if render_aim is not None else ""
    return aim if messages.has(f"guide-{aim}") else str(person["role"])


def _role_and_place(person: Document, messages: Messages, name_of: NameFunction) -> str:
    """Return a person's role and starting place: `Senator, Rome`."""
    place = name_of("place", person["place"])
    message_args = {
        "role": messages.text(f"role-{person['role']}"),
        "place": f"place:{person['place']}",
    }
    return messages.text("cards-start" if place else "cards-anywhere", message_args, name_of)


_NAME_FIELDS = {
    "who": ("person", "short"),
    "number": ("person", "number"),
    "place": ("place", "name"),
}
"""The slice and field of each placeholder: a name, or the grammatical number of one."""


def _names_function(slices: Mapping[str, Callable[[], Document]]) -> NameFunction:
    thing_slice = slices["things"]() if "things" in slices else {}

    def name(reference_kind: str, reference: str) -> str | None:
        if reference_kind == "asset":
            return thing_slice.get(reference)
        family, field = _NAME_FIELDS[reference_kind]
        render = slices.get(f"{family}/{reference}")
        label = render().get(field) if render else None
        return None if label is None else str(label)

    return name


def _possessions(
    state: State[Any], character: str, messages: Messages, name_of: NameFunction
) -> tuple[str, ...]:
    """Return a character's possessions, as words with numbers: `4 legiones curiales`."""
    holdings = sorted(state.books.holdings(character).items())
    return tuple(
        messages.amount(asset, quantity, name_of) for asset, quantity in holdings if quantity > 0
    )


def _position_of_entry_into_play(log: Log, card: str) -> int:
    """Return the position of the last entry of the act that brought a card's character into play.

    Raises: ValueError: the card never came into play.
    """
    for entry in log.in_order():
        if isinstance(entry.event, CharacterEntered) and card in entry.event.cards:
            return entry.position + (entry.meta.count - entry.meta.index - 1 if entry.meta else 0)
    raise ValueError(f"{card} never came into play")


def cards_of_game(
    scribe: Scribe, tokens: Mapping[str, str], address: str, language: str = LANGUAGES[0]
) -> list[PrintedCard]:
    """Return the cards that have a token, to be printed in a language.

    A card always shows the possessions at the character's start, even if it is printed later.
    """
    rules, first_state = scribe.machine.rules, scribe.snapshots.state_at(scribe.state, 1)
    later_cards = [card for card in tokens if card not in first_state.kernel.cards]
    cards = [*printed_cards(rules, first_state, tokens, address, language)]
    for card in later_cards:
        state_at_start = scribe.snapshots.state_at(
            scribe.state, _position_of_entry_into_play(scribe.state.log, card)
        )
        cards += printed_cards(rules, state_at_start, {card: tokens[card]}, address, language)
    return sorted(cards, key=lambda card: card.id)


def cards_page(
    scribe: Scribe, tokens: Mapping[str, str], address: str, language: str = LANGUAGES[0]
) -> str:
    """Return the page with the cards that have a token, to be printed in a language."""
    return _PAGE_TEMPLATES.get_template("cards.html").render(
        say=messages_of(scribe.machine.rules.name, language).text,
        language=language,
        title=harmless_title(scribe.state.kernel),
        site=address.rstrip("/"),
        cards=cards_of_game(scribe, tokens, address, language),
    )


class CardPageWriter:
    """Writes a page of cards and its codes together, or neither.

    Codes are shown only once. So the page is first written to a temporary file. Then the codes are
    committed. Then the page is moved to its place.

        with CardPageWriter(path, overwrites=force) as writer:
            writer.write(page)
            ...  # commit the codes
    """

    def __init__(self, path: Path, *, overwrites: bool = False) -> None:
        """Raise FileExistsError if there is a file that must not be overwritten."""
        self.path = path
        if path.exists() and not overwrites:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        self._temporary_file = path.with_name(f".{path.name}.new")

    def __enter__(self) -> Self:
        """Check that the place can be written. Raises: OSError, which names the page itself."""
        try:
            self._temporary_file.unlink(missing_ok=True)
            self._temporary_file.touch(mode=0o600, exist_ok=False)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.path)) from error
        return self

    def write(self, page: str) -> None:
        """Write the page. Only its owner can read it. Raises: OSError."""
        with self._temporary_file.open("w", encoding="utf-8") as file:
            file.write(page)
            file.flush()
            os.fsync(file.fileno())

    def __exit__(self, exception_type: object, error: object, traceback: object) -> None:
        """Move the page to its place; after an error, remove it."""
        if error is None:
            self._temporary_file.replace(self.path)
        else:
            self._temporary_file.unlink(missing_ok=True)
