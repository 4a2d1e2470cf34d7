"""Makes one sentence of each entry, as far as one viewer may read it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from api.game.reader import GameReader
from api.reading import entry_models as m
from ledger.contract.messages import Messages, NameFunction
from ledger.kernel.view.visibility import VisibleEntry
from ledger.record.audience import Viewer
from ledger.record.entry import Entry
from ledger.record.references import CROWD_SIZE
from projections.filters import mentioned_characters, references_in_arguments


class EntrySentence(NamedTuple):
    """A viewer's line for an entry: its message, and the sentence made of the message."""

    id: str = ""
    """The entry's id; empty if the viewer sees nothing of it."""
    key: str = ""
    args: dict[str, Any] = {}  # noqa: RUF012 - no code changes it
    text: str = ""
    """The sentence; empty if the viewer sees only the transfers."""
    n: int = 0
    """The entry's position; 0 if the viewer may not know the position."""
    reversed: bool = False


@dataclass(slots=True)
class Sentences:
    """The sentences of one viewer. `names` are the names of people, places and assets."""

    game: GameReader
    viewer: Viewer
    names: NameFunction
    _known: dict[str, EntrySentence] = field(default_factory=dict)
    _links: dict[str, m.EntryLink | None] = field(default_factory=dict)

    def sentence_of(self, entry: Entry) -> EntrySentence:
        """Return the sentence of an entry."""
        sentence = self._known.get(entry.id)
        if sentence is None:
            sentence = self._known[entry.id] = self._make_sentence(entry)
        return sentence

    def link_to(self, entry: Entry) -> m.EntryLink | None:
        """Return an entry as one line; None if the viewer sees nothing of it."""
        if entry.id not in self._links:
            entry_sentence = self.sentence_of(entry)
            self._links[entry.id] = _make_link(entry, entry_sentence) if entry_sentence.id else None
        return self._links[entry.id]

    def _make_sentence(self, entry: Entry) -> EntrySentence:
        chronicle = self.game.chronicle()
        visible_entry = chronicle.visible_part(entry, self.viewer)
        if visible_entry is None:
            return EntrySentence()
        text = (
            self.game.messages.text(visible_entry.key, visible_entry.args, self.names)
            if visible_entry.words
            else ""
        )
        is_reversed = chronicle.is_reversed(entry, self.viewer)
        return EntrySentence(
            visible_entry.id,
            visible_entry.key,
            visible_entry.args,
            text,
            visible_entry.n,
            is_reversed,
        )


def _make_link(entry: Entry, sentence: EntrySentence) -> m.EntryLink:
    return m.EntryLink(
        entry=sentence.id,
        n=sentence.n or None,
        at=entry.at,
        period=entry.period,
        key=sentence.key,
        args=sentence.args,
        text=sentence.text,
    )


def text_of_line(
    messages: Messages, name_of: NameFunction, entry: Entry, visible_entry: VisibleEntry
) -> str:
    """Return all words of a line as its viewer sees it, without hidden parts of the entry."""
    return " ".join(words_of_line(messages, name_of, entry, visible_entry))


def words_of_line(
    messages: Messages, name_of: NameFunction, entry: Entry, visible_entry: VisibleEntry
) -> Iterator[str]:
    """Yield the words of a line: its sentence, its doers, the name of the act, the reason.

    The names in transfers are left out. Otherwise the line of a season would match every character
    who receives something. A line without words contains only the names in transfers. Each name is
    given twice: in the form of the language, and in the form of the game's data.
    """
    if not visible_entry.words:
        yield from _names_as_written(
            messages,
            (
                name_of("who", character) or character
                for character in sorted(mentioned_characters(visible_entry))
            ),
        )
        return
    sentence = messages.text(visible_entry.key, without_crowds(visible_entry.args), name_of)
    yield sentence
    yield visible_entry.reason
    yield messages.text(f"act-{entry.meta.type}", {}, name_of) if entry.meta else ""
    yield visible_entry.ruling.reason if visible_entry.ruling else ""
    yield from _names_as_written(
        messages, (name_of("who", person) or person for person in people_behind_act(visible_entry))
    )
    yield from _names_as_in_data(messages, name_of, visible_entry, sentence)


def without_crowds(message_args: Mapping[str, Any]) -> dict[str, Any]:
    """Return the arguments of a sentence without lists of more people than a crowd.

    Otherwise a sentence that names all players would be found by each of their names. The phone's
    search in an archive works the same way.
    """
    return {arg_name: _without_crowd(arg) for arg_name, arg in message_args.items()}


def _without_crowd(arg: Any) -> Any:
    if isinstance(arg, Mapping):
        return {**arg, "args": without_crowds(arg["args"])}
    return () if isinstance(arg, list | tuple) and len(arg) > CROWD_SIZE else arg


def people_behind_act(visible_entry: VisibleEntry) -> Iterator[str]:
    """Yield the actor, the character they stand in for, the recorder, confirmer and ruler."""
    ruler = visible_entry.ruling.by if visible_entry.ruling else ""
    people = (
        visible_entry.actor,
        visible_entry.recorder,
        visible_entry.stands_in_for,
        visible_entry.second,
        ruler,
    )
    yield from (character for character in dict.fromkeys(people) if character)


def _names_as_written(messages: Messages, names_data: Iterable[str]) -> Iterator[str]:
    """Yield names as the data write them.

    If the language writes a name differently, yield both forms.
    """
    for data_name in names_data:
        yield from dict.fromkeys((messages.name_in_language(data_name), data_name))


def _names_as_in_data(
    messages: Messages, name_of: NameFunction, visible_entry: VisibleEntry, sentence: str
) -> Iterator[str]:
    """Yield the names in a sentence that the game's data write differently from its language."""
    for reference_kind, reference in references_in_arguments(visible_entry.args.values()):
        data_name = (
            name_of(reference_kind, reference) if reference_kind in ("who", "place") else None
        )
        name_text = messages.name_in_language(data_name) if data_name else None
        # an article of a name within the sentence is in lower case
        if (
            data_name
            and name_text
            and name_text != data_name
            and name_text.casefold() in sentence.casefold()
        ):
            yield data_name
