"""Search: finds all entries of a game that contain some words and that one viewer may read.

Entries are searched by their numbers in the viewer's own chronicle. So hidden entries change
neither the waiting time, nor the number of pages, nor the cursor.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from api.base.encode import actor_document
from api.base.model import MessageArgs, MessageKey, Model, SeenPosition
from api.game.reader import GameReader
from api.models.lines import By
from api.reading.letters import Letter, visible_letter
from api.reading.sentences import without_crowds, words_of_line
from ledger.contract.messages import Messages, NameFunction
from ledger.kernel.letters.events import LetterDisclosed, LetterWritten
from ledger.kernel.view.visibility import VisibleEntry, readable_words_of_terms
from ledger.record.audience import Viewer, sees
from ledger.record.entry import Entry
from ledger.record.letters import Letter as Kept
from projections.chronicle import Cursor
from projections.filters import Filter, searchable_text
from projections.spots import LINES_OF_AN_ENTRY


class Found(Model):
    """An entry that was found."""

    entry: str
    """The entry's id."""
    n: SeenPosition = None
    at: int
    """When it was recorded, in milliseconds since 1970."""
    period: int
    """The number of the period in which it was recorded."""
    by: By | None = None
    """The character who did it; left out for nobody."""
    key: MessageKey
    args: MessageArgs
    text: str
    """The entry's sentence."""
    reason: str
    """The words that were said with it; empty for none."""
    reversed: bool
    """Whether a later entry took it back."""
    why: list[str]
    """The other parts of it that have the words, where its sentence has not all of them."""
    letter: Letter | None = None
    """The letter that it is, with its words."""


class SearchPage(Model):
    """The entries that were found, newest first."""

    found: list[Found]
    """The entries."""
    cursor: str
    """The cursor to go on with, as `before`."""
    more: bool
    """Whether there may be others before it."""


@dataclass(frozen=True, slots=True)
class Search:
    """A search through the entries that one viewer sees."""

    game: GameReader
    viewer: Viewer
    messages: Messages
    """The messages in the viewer's language."""
    names: NameFunction
    """The names in the viewer's language."""

    def page(self, query_text: str, character: str, before: Cursor, limit: int) -> SearchPage:
        """Return the last entries before a cursor with all these words and the character."""
        line_filter = Filter(character=character, words=query_text, text=self.text_of)
        chronicle = self.game.chronicle()
        # An entry has at most two lines. So these lines contain one more entry than needed, if
        # there are more entries.
        line_limit = LINES_OF_AN_ENTRY * limit + 1
        spot_page = chronicle.spots_before(self.viewer, before, line_limit, line_filter)
        spots = spot_page.spots[-limit:]
        has_more = len(spot_page.spots) > limit
        cursor = (
            chronicle.cursor_upto(self.viewer, spots[0].position - 1)
            if has_more
            else spot_page.cursor
        )
        entries = self.game.state.log.entries
        return SearchPage(
            found=[
                match
                for spot in reversed(spots)
                for match in self._match_if_found(entries[spot.position], query_text)
            ],
            cursor=str(cursor),
            more=has_more,
        )

    def _match_if_found(self, entry: Entry, query_text: str) -> Iterator[Found]:
        chronicle = self.game.chronicle()
        visible_entry = chronicle.visible_part(entry, self.viewer)
        if visible_entry is None:
            return
        author = actor_document(visible_entry)
        yield Found(
            entry=visible_entry.id,
            n=visible_entry.n or None,
            at=visible_entry.at,
            period=visible_entry.period,
            by=By.model_validate(author) if author else None,
            key=visible_entry.key,
            args=visible_entry.args,
            text=self.messages.text(visible_entry.key, visible_entry.args, self.names),
            reason=visible_entry.reason,
            reversed=chronicle.is_reversed(entry, self.viewer),
            why=self._hidden_matches(entry, visible_entry, query_text),
            letter=self._letter(entry),
        )

    def _hidden_matches(
        self, entry: Entry, visible_entry: VisibleEntry, query_text: str
    ) -> list[str]:
        """Return the parts of an entry that contain words which no displayed part contains."""
        line_words, author = (
            self._line_words(entry, visible_entry),
            visible_entry.recorder or visible_entry.actor,
        )
        author_name = self.names("who", author) or author
        visible_texts = (
            *line_words[:2],
            self.messages.name_in_language(author_name),
            author_name,
            *self._letter_words(entry),
        )
        missing_words = _words_not_in(searchable_text(query_text).split(), visible_texts)
        texts = (
            text
            for text in (*line_words, *self._words_beside_line(entry, visible_entry))
            if text not in visible_texts
        )
        return [
            text
            for text in dict.fromkeys(texts)
            if len(_words_not_in(missing_words, (text,))) < len(missing_words)
        ]

    def _letter(self, entry: Entry) -> Letter | None:
        """Return the letter that an entry brought the viewer, if there is one."""
        written_letter = self._letter_in_ledger(entry)
        return (
            visible_letter(written_letter, self.viewer, self.game.scribe)
            if written_letter is not None
            else None
        )

    def _letter_in_ledger(self, entry: Entry) -> Kept | None:
        if not isinstance(entry.event, LetterWritten | LetterDisclosed):
            return None
        written_letter = self.game.state.kernel.letters.written[entry.event.letter]
        return written_letter if sees(written_letter.audience, self.viewer) else None

    def text_of(self, entry: Entry, visible_entry: VisibleEntry) -> str:
        """Return all words of an entry as the viewer sees it; "" if they are hidden."""
        return (
            " ".join(
                (
                    *self._line_words(entry, visible_entry),
                    *self._words_beside_line(entry, visible_entry),
                )
            )
            if visible_entry.words
            else ""
        )

    def _line_words(self, entry: Entry, visible_entry: VisibleEntry) -> tuple[str, ...]:
        """Return the words of the line: its sentence first, then the reason."""
        return tuple(words_of_line(self.messages, self.names, entry, visible_entry))

    def _words_beside_line(self, entry: Entry, visible_entry: VisibleEntry) -> Iterator[str]:
        """Yield the words beside the line."""
        yield from self._rulings_and_tidings(visible_entry)
        yield from readable_words_of_terms(
            entry, self.viewer, self.game.text, self.game.is_laid_open
        )
        yield from self._letter_words(entry)

    def _rulings_and_tidings(self, visible_entry: VisibleEntry) -> Iterator[str]:
        """Yield the rules that were waived or warned of, the texts of warnings, and tidings."""
        yield from visible_entry.ruling.waived if visible_entry.ruling else ()
        for note in visible_entry.warned:
            warning = self.messages.text(note.key, without_crowds(note.args), self.names)
            yield f"{note.rule} {warning}"
        for tidings in visible_entry.tidings:
            message_args = without_crowds(visible_entry.args)
            yield self.messages.text(f"tidings-{tidings.word}", message_args, self.names)

    def _letter_words(self, entry: Entry) -> Iterator[str]:
        letter = self._letter(entry)
        if letter is None:
            return
        yield letter.text
        if letter.template:
            references = [f"place:{place}" for place in letter.about]
            yield self.messages.text(f"letter-{letter.template}", {"about": references}, self.names)


def _words_not_in(words: list[str], texts: Iterable[str]) -> list[str]:
    """Return the words that occur in none of the texts."""
    searched_text = searchable_text(" ".join(texts))
    return [word for word in words if word not in searched_text]
