"""Every sentence that a played game shows to people in one language, with its key."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import cycle, islice
from typing import Any, NamedTuple

import msgspec

from api.base.encode import encode, line_bytes
from api.game.reader import GameReader
from api.push.notices import Occasion
from api.reading.moment import names_function
from api.rest.attempts import attempt_document
from api.rest.offers import offer_document, suggestion_documents
from ledger.contract.messages import LANGUAGES, Messages
from ledger.contract.offer import Form
from ledger.games.catalogue import GAMES
from ledger.kernel.previewing.preview import offers_one_by_one, preview
from ledger.kernel.vocabulary.request import Request
from ledger.record.audience import Viewer
from ledger.record.state import State
from ledger.record.view import slices_of_bundles
from tests.shape.tree import ROOT

SEEDS = {"ludi_romani": 0, "cursus_honorum": 2, "morituri": 0, "roman_diplomacy": 0}
MOMENTS = 8
"""The number of moments of an evening at which all slices and offers are read."""

SPOKEN = [(game, language) for game in GAMES for language in LANGUAGES]
"""Each game in each language."""

FEW = 5
"""The number of characters whose forms are read at each moment, all in turn."""

COUNTING = ("concursatio-settled", "dice-rolled")
"""Entries whose fields refer to each other's places. Made-up values cannot do this.

Evenings show them.
"""

WORDS = {"person": ("role", "group"), "place": ("kind",)}
"""Fields of slices that phones show as a word, such as `role-senator` for a senator."""

NO_WORDS = {"roman_diplomacy": ("group", "kind")}
"""Fields for names that a game defines: a union's name, and the board's name."""

LISTS = {
    "person": (("statuses", "status"), ("powers", "power")),
    "purse": (("statuses", "status"),),
}


class SpokenText(NamedTuple):
    """A text with its key and its arguments."""

    key: str
    args: Mapping[str, Any]
    text: str


@cache
def all_game_sentences(game: str, language: str) -> Messages:
    """Return all sentences of a game, with those that only phones say."""
    folders = ("ledger/kernel/messages", f"ledger/games/{game}/messages")
    phone = ("pwa/src/messages", f"pwa/src/games/{game}")
    files = (
        file for folder in (*folders, *phone) for file in (ROOT / folder).glob(f"{language}.*ftl")
    )
    return Messages([file.read_text(encoding="utf-8") for file in sorted(files)], language)


class SentenceCollector:
    """Collects the sentences of a game in one language; `said` holds each sentence once.

    The caller must have set that language for the server's own sentences.
    """

    def __init__(self, reader: GameReader, language: str) -> None:
        self.reader = reader
        self.messages = all_game_sentences(reader.machine.rules.name, language)
        self.names = names_function(reader)
        self.said: dict[bytes, SpokenText] = {}
        kernel = reader.state.kernel
        self.characters = sorted({card.character for card in kernel.cards.values()})
        self._next = cycle(self.characters)

    def render_message(self, key: str, args: Mapping[str, Any] | None = None) -> None:
        """Render the message of a key."""
        known = encode((key, args or {}))
        if known not in self.said:
            self.said[known] = SpokenText(
                key, args or {}, self.messages.text(key, args, self.names)
            )

    def all_viewers(self, *, opened: bool) -> Iterator[Viewer]:
        """Yield the viewer of the wall, and the viewers of all characters."""
        stewards = self.reader.state.kernel.stewards
        yield Viewer(sees_opened_ledger=opened)
        for who in self.characters:
            yield Viewer(frozenset({who}), who in stewards, opened)

    def render_chronicle(self) -> None:
        """Render every line for each of its readers, as in play and as after the game."""
        for opened in (False, True):
            for viewer in self.all_viewers(opened=opened):
                for line in self.reader.lines_with_supplements(viewer):
                    self.render_document(msgspec.json.decode(line_bytes(line)))

    def render_moment(self, position: int) -> None:
        """Render the slices and the offers right after the entry at a position."""
        state = self.reader.past_state(position)
        for key, part in slices_of_bundles(self.reader.render_past(state)):
            if not key.startswith("picture"):
                self.render_slice(key, msgspec.json.decode(encode(part.render())))
        for who in islice(self._next, FEW):
            self.render_act_forms(
                state, Viewer(frozenset({who}), who in state.kernel.stewards), who
            )

    def render_document(self, found: Any) -> None:
        """Render every message in a document for phones, and keep its finished texts."""
        if isinstance(found, list):
            for part in found:
                self.render_document(part)
        elif isinstance(found, dict):
            self._render_if_message(found)
            for part in found.values():
                self.render_document(part)

    def _render_if_message(self, found: Mapping[str, Any]) -> None:
        key, args = found.get("key"), found.get("args")
        if isinstance(key, str) and isinstance(args, dict) and found.get("words", True):
            self.render_message(key, args)
            for told in found.get("tidings", ()):
                self.render_message(f"tidings-{told['word']}", args)
                self.render_message(f"tidings-{told['word']}-about", args)
        if isinstance(key, str) and isinstance(found.get("text"), str):
            self.said[found["text"].encode()] = SpokenText(key, args or {}, found["text"])

    def render_slice(self, key: str, found: Any) -> None:
        """Render the messages and the words of a slice."""
        self.render_document(found)
        family = key.partition("/")[0]
        own = NO_WORDS.get(self.reader.machine.rules.name, ())
        for field in WORDS.get(family, ()):
            if found[field] and field not in own:
                self.render_message(f"{field}-{found[field]}")
        for field, kind in LISTS.get(family, ()):
            for one in found[field]:
                self.render_message(f"{kind}-{one}")
        for asset, number in found.get("holds", {}).items() if family == "person" else ():
            self.render_message(f"asset-{asset}", {"n": number})
        if family == "petition":
            self.render_message(f"act-{found['type']}")
        if family == "duty":
            self.render_message(f"duty-{found['kind']}", found["args"])
        if family == "window":
            self._render_push_messages(found)

    def _render_push_messages(self, found: Mapping[str, Any]) -> None:
        """Render the push messages about a window."""
        for occasion in Occasion.__args__:  # type: ignore[attr-defined] # the kind is a Literal
            args = {"who": f"who:{self.characters[0]}", "window": found["kind"], "until": "9:00"}
            self.render_message(f"push-{occasion}", args)

    def render_act_forms(self, state: State[Any], viewer: Viewer, who: str) -> None:
        """Render the forms of a character: acts, fields, options, refusals, advice, reminders."""
        reader, forms = self.reader, dict[str, Form]()
        for name, form in offers_one_by_one(reader.machine, state, viewer, who):
            if form is not None:
                forms[name] = form
                self.render_message(f"act-{name}")
                shown = offer_document(reader, state, viewer, name, form)
                self._render_form(name, msgspec.json.decode(encode(shown)))
                self._render_dry_run(state, viewer, name, who)
        first = suggestion_documents(reader, state, viewer, who, forms)
        self.render_document(msgspec.json.decode(encode(first)))
        for reminder in reader.machine.rules.phones.reminders(state, who):
            self.render_message(f"reminder-{reminder}")

    def _render_form(self, act: str, shown: Mapping[str, Any]) -> None:
        self.render_document(shown)
        for field in shown["fields"]:
            own = f"field-{act}-{field['name']}"
            self.render_message(own if self.messages.has(own) else f"field-{field['name']}")
            for option in field.get("options") or ():
                if option.get("ref"):
                    named = self.messages.reference_name(option["ref"], {}, self.names)
                    self.said[option["ref"].encode()] = SpokenText("ui-just", {}, named)
                if option.get("note"):
                    self.render_message(option["note"], option.get("args"))

    def _render_dry_run(self, state: State[Any], viewer: Viewer, act: str, who: str) -> None:
        """Render the refusal or the result of an offered act without any field filled in."""
        card = next(iter(sorted(state.kernel.cards_of(who))), "")
        request = Request("dry", card, act, who, state.kernel.period.seq, {})
        shown = preview(self.reader.machine, state, request, viewer, self.reader.now())
        if shown.refusal is None or shown.refusal.problem == "refused":
            document = attempt_document(self.reader, viewer, shown)
            self.render_document(msgspec.json.decode(encode(document)))
