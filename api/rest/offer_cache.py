"""The forms that were shown to the readers of a game, each with the parts of the state it read.

A phone asks again for all forms of its character after an act. Most forms read nothing that the act
has changed, and are given again without a computation (decision 0117).
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple, TypeVar

import msgspec

from api.base.encode import encode
from api.base.language import current_language
from api.game.naming import GameNames
from api.game.reader import GameReader
from api.game.recordable_acts import acts_to_record, recordable_form
from api.rest.offer_documents import offer_document, suggestion_documents
from ledger.contract.messages import Messages
from ledger.contract.offer import Form, Forms
from ledger.kernel.machine.machine import Machine
from ledger.kernel.previewing.preview import acts_possible_now, narrowed_form, state_known_to
from ledger.kernel.previewing.state_reads import AnswerWithReads, ReadPart, StateReads
from ledger.record.audience import Viewer
from ledger.record.state import State

T = TypeVar("T")

NAMES = "names"
"""The root of all parts that are names. They change with the slices of the game."""

MOST_READERS = 256
"""Maximum number of readers of a game whose forms are kept. The oldest reader is dropped first."""


class FormReader(NamedTuple):
    """The reader of a character's forms. The forms of one reader are given to no other reader."""

    viewer: Viewer
    actor: str
    recorder: str
    """The character who would record the acts; "" if the actor does them."""
    language: str


class ShownForm(NamedTuple):
    """A form, and its document as JSON."""

    form: Form
    document: msgspec.Raw


class OfferCache:
    """The shown forms of one game, by reader."""

    def __init__(self, game: GameReader) -> None:
        self._game = game
        self.forget()

    def forget(self) -> None:
        """Drop all forms, because words were erased or the ledger was read anew."""
        self._reads = StateReads()
        self._readers = OrderedDict[FormReader, ReaderOffers]()

    def offers_to(self, viewer: Viewer, actor: str, recorder: str) -> "ReaderOffers":
        """Return the offers of a reader in the current language, with the forms known so far."""
        if self._reads.is_full:
            self.forget()
        reader = FormReader(viewer, actor, recorder, current_language())
        found = self._readers.get(reader)
        if found is None:
            found = self._readers[reader] = ReaderOffers(self._game, self._reads, reader)
            if len(self._readers) > MOST_READERS:
                self._readers.popitem(last=False)
        self._readers.move_to_end(reader)
        return found


class ReaderOffers:
    """The offers to one reader. Each part is computed again only if what it read has changed."""

    def __init__(self, game: GameReader, reads: StateReads, reader: FormReader) -> None:
        self._game, self._reads, self._reader = game, reads, reader
        self._forms: dict[str, AnswerWithReads[ShownForm | None]] = {}
        self._suggestions: AnswerWithReads[msgspec.Raw] | None = None
        self._suggested_from: Forms = {}
        self._reminders: AnswerWithReads[msgspec.Raw] | None = None

    def forms_one_by_one(self, state: State[Any]) -> Iterator[tuple[str, ShownForm | None]]:
        """Yield (act, form), so that the caller can do other work between two acts.

        The form is None for an act that is foreign to the actor.
        """
        self._follow(state)
        for act in self._acts(state):
            if self._reads.state is not state:  # the caller's other work was a form, too
                self._follow(state)
            known = self._forms.get(act)
            shown = self._reads.answer(known, partial(self._compute_form, act))
            self._forms[act] = shown
            yield act, shown.value

    def suggestions(self, state: State[Any], forms: Forms) -> msgspec.Raw:
        """Return the documents of the suggestions among these forms, as JSON."""
        self._follow(state)
        known = self._suggestions if forms == self._suggested_from else None
        viewer, actor = self._reader.viewer, self._reader.actor
        found = self._reads.answer(
            known,
            lambda read: _as_json(suggestion_documents(self._words, read, viewer, actor, forms)),
        )
        self._suggestions, self._suggested_from = found, forms
        return found.value

    def reminders(self, state: State[Any]) -> msgspec.Raw:
        """Return the rules that the actor has to keep in mind, as JSON."""
        self._follow(state)
        remind, actor = self._game.machine.rules.phones.reminders, self._reader.actor
        self._reminders = self._reads.answer(
            self._reminders, lambda read: _as_json(list(remind(read, actor)))
        )
        return self._reminders.value

    def _follow(self, state: State[Any]) -> None:
        game, reads = self._game, self._reads
        reads.follow(state, **{NAMES: game.slices.rendered_state})
        self._words = _NotingWords(game.machine, game.messages, _NotingNames(game.naming, reads))

    def _acts(self, state: State[Any]) -> Iterator[str]:
        machine, actor, recorder = self._game.machine, self._reader.actor, self._reader.recorder
        if recorder in ("", actor):
            return acts_possible_now(machine, state, actor)
        return acts_to_record(machine, state, actor, recorder)

    def _compute_form(self, act: str, state: State[Any]) -> ShownForm | None:
        viewer, actor, recorder, _ = self._reader
        machine = self._game.machine
        known = state_known_to(machine, state, viewer)
        if recorder in ("", actor):
            form = narrowed_form(machine, known, actor, act, {})
        else:
            form = recordable_form(machine, known, actor, act, recorder)
        if form is None:
            return None
        return ShownForm(form, _as_json(offer_document(self._words, state, viewer, act, form)))


class _NotingNames:
    """The names of a game at one moment. Each name that an answer reads is noted."""

    def __init__(self, names: GameNames, reads: StateReads) -> None:
        self._names, self._reads = names, reads
        self._known: dict[tuple[str, ...], tuple[Any, ReadPart]] = {}

    def name(self, kind: str, what: str) -> str | None:
        """Return the public name, like `GameNames.name`."""
        return self._read(self._names.name, "name", kind, what)

    def reference(self, value: str) -> str:
        """Return the reference, like `GameNames.reference`."""
        return self._read(self._names.reference, "reference", value)

    def _read(self, ask: Callable[..., T], *question: str) -> T:
        known = self._known.get(question)
        if known is None:
            found = ask(*question[1:])
            key = (NAMES, *question)
            part = self._reads.part(key, found, lambda _state: ask(*question[1:]))
            known = self._known[question] = found, part
        self._reads.noted[known[1]] = None
        value: T = known[0]
        return value


@dataclass(frozen=True, slots=True)
class _NotingWords:
    """The words of a game, with names whose reading is noted."""

    machine: Machine[Any]
    messages: Messages
    naming: _NotingNames


def _as_json(document: Any) -> msgspec.Raw:
    return msgspec.Raw(encode(document))
