"""Entries in one sentence each, as one viewer may read them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from api.game_reader import GameReader
from api.reading import entry_models as m
from ledger.audience import Viewer
from ledger.entry import Entry
from ledger.messages import Messages, Names
from ledger.visibility import VisibleEntry
from projections.selecting import mentioned


class Sentence(NamedTuple):
    """What a viewer reads of an entry in one line: its message and the sentence made of it.

    `id` is empty where they see nothing of it, `text` where they see no more than what it moved.
    `n` is the position that they may know, else 0.
    """

    id: str = ""
    key: str = ""
    args: dict[str, Any] = {}  # noqa: RUF012 - nobody changes it
    text: str = ""
    n: int = 0
    reversed: bool = False


@dataclass(slots=True)
class Sentences:
    """The sentences of one viewer. `names` are those of people, places and assets."""

    game: GameReader
    viewer: Viewer
    names: Names
    _known: dict[str, Sentence] = field(default_factory=dict)
    _links: dict[str, m.EntryLink | None] = field(default_factory=dict)

    def of(self, entry: Entry) -> Sentence:
        """The sentence of an entry."""
        known = self._known.get(entry.id)
        if known is None:
            known = self._known[entry.id] = self._made(entry)
        return known

    def link(self, entry: Entry) -> m.EntryLink | None:
        """An entry in one line; None where the viewer sees nothing of it."""
        if entry.id not in self._links:
            said = self.of(entry)
            self._links[entry.id] = _link(entry, said) if said.id else None
        return self._links[entry.id]

    def _made(self, entry: Entry) -> Sentence:
        chronicle = self.game.chronicle()
        seen = chronicle.see(entry, self.viewer)
        if seen is None:
            return Sentence()
        text = self.game.messages.text(seen.key, seen.args, self.names) if seen.words else ""
        gone = chronicle.is_reversed(entry, self.viewer)
        return Sentence(seen.id, seen.key, seen.args, text, seen.n, gone)


def _link(entry: Entry, said: Sentence) -> m.EntryLink:
    return m.EntryLink(
        entry=said.id,
        n=said.n or None,
        at=entry.at,
        period=entry.period,
        key=said.key,
        args=said.args,
        text=said.text,
    )


def _places(names: Names, seen: VisibleEntry) -> Iterator[str]:
    """The places that the words of a line name, as the data give them."""
    for value in seen.args.values():
        for one in value if isinstance(value, list | tuple) else (value,):
            if isinstance(one, str) and one.startswith("place:"):
                yield names("place", one.removeprefix("place:")) or ""


def text_of_line(messages: Messages, names: Names, entry: Entry, seen: VisibleEntry) -> str:
    """All words of a line as its viewer sees it: nothing that is not visible of the entry.

    Names are there as the language says them, and as the game's data give them.
    """
    people = [names("who", who) or who for who in sorted(mentioned(seen))]
    known = [*people, *map(messages.named, people)]
    if not seen.words:
        return " ".join(known)
    known += _places(names, seen)
    act = messages.text(f"act-{entry.meta.type}", {}, names) if entry.meta else ""
    sentence = messages.text(seen.key, seen.args, names)
    ruled = seen.ruling.reason if seen.ruling else ""
    return " ".join((sentence, act, seen.reason, ruled, *known))
