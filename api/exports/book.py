"""The book of a game, for printing: the story of each character's evening."""

from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime, tzinfo
from typing import Any, NamedTuple

from jinja2 import Environment, PackageLoader, select_autoescape

from api.game.game_names import harmless_title
from api.game.reader import GameReader
from api.reading.moment import names_function
from api.reading.story import story
from ledger.contract.messages import Messages, NameFunction
from ledger.language.legible_text import with_isolates
from ledger.record.audience import Viewer

DETAIL_LIMIT = 12
"""Maximum number of business partners that a character's page names."""

_PAGE_TEMPLATES = Environment(loader=PackageLoader("api"), autoescape=select_autoescape())


class BookLine(NamedTuple):
    """One entry in the book, with its time of day, sentences, dice, transfers and marks."""

    time: str
    sentence: str
    details: tuple[str, ...]
    dice: tuple[int, ...]
    legs: tuple[str, ...]
    marks: tuple[str, ...]


class BookPeriod(NamedTuple):
    """One period: its name, its lines, and the changes of holdings at its end."""

    name: str
    lines: tuple[BookLine, ...]
    changes: str


class BookPage(NamedTuple):
    """One character's pages."""

    name: str
    roles: str
    end: str
    dealings: tuple[str, ...]
    periods: tuple[BookPeriod, ...]


def book_as_html(
    reader: GameReader,
    characters: list[str],
    zone: tzinfo = UTC,
    note_progress: Callable[[int, int], None] = lambda _done, _total: None,
) -> str:
    """Return the book of these characters as HTML.

    `characters` are their ids. Times of day are in `zone`. `note_progress` is called before each
    character, with the number of characters that are done and the number of all.
    """
    writer, pages = _BookWriter(reader, zone), list[BookPage]()
    for character in characters:
        note_progress(len(pages), len(characters))
        pages.append(writer.character_page(character))
    pages.sort(key=lambda page: page.name)
    return _PAGE_TEMPLATES.get_template("book.html").render(
        say=reader.messages.text,
        language=reader.messages.language,
        title=reader.messages.text("book-title", {"game": harmless_title(reader.state.kernel)}),
        pages=pages,
    )


class _BookWriter:
    """Writes pages in the game's language, with only the free words that their character saw."""

    def __init__(self, reader: GameReader, zone: tzinfo) -> None:
        self._reader = reader
        self._zone = zone
        self._names: NameFunction = names_function(reader)
        self._messages: Messages = reader.messages

    def character_page(self, character: str) -> BookPage:
        character_story = story(
            self._reader, Viewer(frozenset({character}), sees_opened_ledger=True), character
        )
        person = self._reader.slices.document(f"person/{character}")
        return BookPage(
            name=self._messages.name_in_language(person.get("name", "")) or self._name(character),
            roles=" → ".join(self._roles_in_periods(character_story["periods"])),
            end=self._final_holdings_text(character_story["periods"][-1]),
            dealings=tuple(map(self._dealing_text, character_story["dealings"][:DETAIL_LIMIT])),
            periods=tuple(self._book_periods(character_story, character)),
        )

    def _roles_in_periods(self, periods: list[dict[str, Any]]) -> Iterator[str]:
        last_line = ""
        for period in periods:
            role = str(period.get("person", {}).get("role", last_line))
            if role != last_line:
                yield self._messages.text(f"role-{role}")
            last_line = role

    def _final_holdings_text(self, last_state: dict[str, Any]) -> str:
        person = last_state.get("person", {})
        place, statuses = person.get("place", ""), person.get("statuses", ())
        place_text = (
            [with_isolates(self._messages.reference_name(f"place:{place}", {}, self._names))]
            if place
            else []
        )
        status_texts = [self._messages.text(f"status-{status}") for status in statuses]
        return " · ".join([*place_text, *status_texts, *self._amount_texts(last_state["holds"])])

    def _dealing_text(self, dealing: dict[str, Any]) -> str:
        given_text, received_text = (
            ", ".join(self._amount_texts(dealing[direction])) for direction in ("gave", "got")
        )
        sentences = [self._messages.text("book-gave", {"what": given_text})] * bool(given_text)
        sentences += [self._messages.text("book-got", {"what": received_text})] * bool(
            received_text
        )
        message_args = {"who": self._name(dealing["character"]), "n": dealing["times"]}
        return "; ".join([self._messages.text("book-dealing", message_args), *sentences])

    def _book_periods(self, story_document: dict[str, Any], character: str) -> Iterator[BookPeriod]:
        kept_digests = frozenset(story_document["kept"])
        for period in story_document["periods"]:
            lines = tuple(
                self._book_line(line, period, character, kept_digests) for line in period["lines"]
            )
            changes = " · ".join(self._signed_amount_texts(period["changes"]))
            changes_text = self._messages.text("book-changes", {"what": changes}) if changes else ""
            if lines or changes:
                yield BookPeriod(self._period_name(period["period"]), lines, changes_text)

    def _period_name(self, period: dict[str, Any]) -> str:
        period_kind, year = period["kind"], period.get("year")
        if year:
            return self._messages.reference_name(
                f"period:{period_kind}", {"year": year}, self._names
            )
        season_name = self._messages.first_text(
            (f"season-{period_kind}", period["key"]), self._names
        )
        return self._messages.text("book-period", {"name": season_name, "n": period["seq"]})

    def _book_line(
        self,
        line: dict[str, Any],
        period: dict[str, Any],
        character: str,
        kept_digests: frozenset[str],
    ) -> BookLine:
        time = datetime.fromtimestamp(line["at"] / 1000, self._zone)
        text = self._message_text(line) if line["words"] else ""
        details = (detail for detail in period["details"] if detail["entry"] == line["id"])
        kept_marks = [self._messages.text("book-kept")] * (line["id"] in kept_digests)
        kept_marks += [self._messages.text("book-reversed")] * line["reversed"]
        return BookLine(
            time=f"{time:%H:%M}",
            sentence=text or self._messages.text("book-moved"),
            details=tuple(map(self._message_text, details)),
            dice=tuple(roll.value for roll in line["rolls"]),
            legs=tuple(self._leg_texts(line["legs"], character)),
            marks=tuple(kept_marks),
        )

    def _message_text(self, message: dict[str, Any]) -> str:
        return self._messages.text(message["key"], message["args"], self._names)

    def _leg_texts(self, legs: list[dict[str, Any]], character: str) -> Iterator[str]:
        for leg in legs:
            if character in (leg.get("from"), leg.get("to")):
                sign = "+" if leg.get("to") == character else "−"
                yield f"{sign} {self._amount(leg['asset'], leg['amount'])}"

    def _signed_amount_texts(self, changes: Mapping[str, int]) -> Iterator[str]:
        for asset, change in changes.items():
            yield f"{'+' if change > 0 else '−'} {self._amount(asset, abs(change))}"

    def _amount_texts(self, amounts: Mapping[str, int]) -> list[str]:
        return [self._amount(asset, amount) for asset, amount in amounts.items() if amount]

    def _amount(self, asset: str, amount: int) -> str:
        return self._messages.amount(asset, amount, self._names)

    def _name(self, character: str) -> str:
        return self._messages.name_in_language(self._names("who", character) or character)
