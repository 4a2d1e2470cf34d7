"""All answers of the server to one viewer of a game, byte for byte, made without a network."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from api.archiving.answers import answers_for_viewer
from api.base.encode import encode
from api.exports.book import book_as_html
from api.exports.material import (
    as_entries,
    as_journal,
    as_table,
    export_material,
    sealed_or_visible_lines,
)
from api.game.live.listener import Chunk
from api.game.live.stream import Stream
from api.game.live.views import current_view, opening_event, view_as_of
from api.game.meter import Meter
from api.game.reader import GameReader
from api.reading.free_words import words_page
from api.reading.moment import Moment, names_function
from api.reading.sentences import Sentences
from api.replaying.replay import ReplayRenderer
from api.rest.attempts import attempt_document
from api.rest.offers import later_part, offer_document, suggestion_documents
from ledger.contract.offer import Form
from ledger.kernel.previewing.preview import offers_one_by_one, preview, refusal_for_viewer
from ledger.kernel.vocabulary.request import Accepted, Outcome, Refused, Request
from ledger.record.audience import Viewer
from ledger.record.entry import Entry
from tests.interference.evening import SECRET, EveningInPlay, TimedRequest

MANY = 100_000
FORMS = (sealed_or_visible_lines, as_entries, as_table, as_journal)
CURIOUS = {
    "consent": "petition",
    "decline": "petition",
    "withdraw": "petition",
    "choose": "duty",
    "contest": "entry",
    "undo": "entry",
    "reverse": "entry",
    "disclose": "entry",
    "erase-letter": "letter",
    "report-letter": "letter",
    "disclose-letter": "letter",
    "dismiss-appeal": "appeal",
}
"""Acts of a viewer who has guessed the id of the secret act, and the field for that id."""

Told = list[tuple[str, bytes]]
"""The answers to a viewer: each with its path and its bytes."""


@dataclass
class _Session:
    """A session that has the same characters all the time."""

    characters: frozenset[str]

    def viewer(self, game: GameReader) -> Viewer:
        return viewer_of_session(game, self.characters)


@dataclass(eq=False)
class StreamListener:
    """A phone that listens to the stream."""

    session: _Session
    heard: list[bytes] = field(default_factory=list)

    def write(self, chunk: Chunk) -> None:
        """Keep the written bytes except digests of heads, which depend on every entry."""
        if not chunk.plain.startswith(b"event: head\n"):
            self.heard.append(chunk.plain)

    def lost(self, _game: GameReader) -> str:
        """Return nothing, because no card moves in these evenings."""
        return ""


def viewer_of_session(game: GameReader, characters: frozenset[str]) -> Viewer:
    """Return the viewer of a game whose session holds the cards of these characters."""
    kernel = game.state.kernel
    staff = not characters.isdisjoint(kernel.stewards)
    return Viewer(characters, is_staff=staff, sees_opened_ledger=kernel.status == "closed")


class WatchedEvening:
    """An evening in play to which some viewers listen."""

    def __init__(self, playing: EveningInPlay, watchers: tuple[frozenset[str], ...]) -> None:
        self.playing = playing
        self.ears: dict[frozenset[str], StreamListener] = {}
        self._stream = Stream(playing.reader, Meter())
        self._answers: dict[frozenset[str], Told] = {one: [] for one in watchers}
        for watcher in watchers:
            ear: Any = StreamListener(_Session(watcher))
            viewer = viewer_of_session(playing.reader, watcher)
            self._stream.add_listener(ear, viewer, partial(opening_event, playing.reader, viewer))
            self.ears[watcher] = ear

    def does(self, deed: TimedRequest) -> None:
        """Do a deed, send its news to all listeners and the answer to its sender.

        Listeners hear earlier due acts first, as from a clock that strikes often.
        """
        if deed.request.id != SECRET:
            self.playing.let_time_pass_to(deed.at - 1)
            self._stream.flush()
        outcome = self.playing.does(deed)
        self._stream.flush()
        sender = deed.request.recorder or deed.request.actor
        for watcher, said in self._answers.items():
            if sender in watcher:
                said.append((f"answer {deed.request.id}", self._answer_bytes(watcher, outcome)))

    def close_game(self) -> None:
        """Close the game as the house, and send the news to all listeners."""
        self.playing.close_game()
        self._stream.flush()

    def _answer_bytes(self, watcher: frozenset[str], outcome: Outcome) -> bytes:
        game = self.playing.reader
        if isinstance(outcome, Refused):
            viewer = viewer_of_session(game, watcher)
            return encode(refusal_for_viewer(game.machine, game.state, outcome, viewer))
        return encode(isinstance(outcome, Accepted))

    def ask_view_and_forms(self, watcher: frozenset[str]) -> None:
        """Ask as this watcher for the view and the forms, which phones ask for most."""
        asker = CuriousViewer(self.playing.reader, viewer_of_session(self.playing.reader, watcher))
        asker.view_size()

    def answers_to_watcher(
        self, watcher: frozenset[str], guesses: tuple[str, ...], tries: list[TimedRequest]
    ) -> Told:
        """Return all news for a watcher, and the answers when the watcher asks for everything."""
        heard = [(f"heard {n}", part) for n, part in enumerate(self.ears[watcher].heard)]
        asker = CuriousViewer(self.playing.reader, viewer_of_session(self.playing.reader, watcher))
        return [*heard, *self._answers[watcher], *asker.all_answers(guesses, tries)]


@dataclass
class CuriousViewer:
    """A viewer who asks for everything."""

    game: GameReader
    viewer: Viewer

    def all_answers(
        self, guesses: tuple[str, ...], tries: list[TimedRequest]
    ) -> Iterator[tuple[str, bytes]]:
        """Yield all answers.

        `guesses` are ids of acts of others; `tries` are requests to try again.
        """
        yield from self._view_answers()
        for made in answers_for_viewer(ReplayRenderer(self.game), self.game, self.viewer):
            yield made.path, made.body
        yield from self._export_answers()
        for who in sorted(self.viewer.characters):
            yield from self._form_answers(who)
            yield from self._guess_answers(who, guesses)
        yield from self._dry_run_answers(tries)

    def view_size(self) -> int:
        """Return the size of the view and of all own forms, in bytes."""
        forms = (one for who in sorted(self.viewer.characters) for one in self._form_answers(who))
        return sum(len(body) for _, body in (*self._view_answers(), *forms))

    def _view_answers(self) -> Iterator[tuple[str, bytes]]:
        view = current_view(self.game, self.viewer)
        yield "view", view.body
        own = str(view.cursor).partition(".")[0]
        early = self.game.chronicle().cursor_from_text(self.viewer, f"{own}.2.0")
        if early is not None:
            yield "early", view_as_of(self.game, self.viewer, early).body

    def _export_answers(self) -> Iterator[tuple[str, bytes]]:
        moment, names = Moment(self.game, self.viewer, self.game.state), names_function(self.game)
        for form in FORMS:
            yield form.__name__, b"".join(form(export_material(moment, names)))
        kernel = self.game.state.kernel
        cards = tuple(card for who in self.viewer.characters for card in kernel.cards_of(who))
        sentences = Sentences(self.game, self.viewer, names)
        mine = words_page(sentences, tuple(sorted(cards)), "mine", 0, MANY)
        others = words_page(sentences, (), "others", 0, MANY)
        yield "words", mine.model_dump_json().encode() + others.model_dump_json().encode()
        if self.viewer.sees_opened_ledger and self.viewer.characters:
            yield "report", book_as_html(self.game, sorted(self.viewer.characters)).encode()

    def _form_answers(self, who: str) -> Iterator[tuple[str, bytes]]:
        game, forms = self.game, dict[str, Form]()
        for name, form in offers_one_by_one(game.machine, game.state, self.viewer, who):
            if form is not None:
                forms[name] = form
                shown = offer_document(game, game.state, self.viewer, name, form)
                shown |= later_part(game, game.state, self.viewer, who, name, form)
                yield f"form {name} of {who}", encode(shown)
        first = suggestion_documents(game, game.state, self.viewer, who, forms)
        yield f"suggested to {who}", encode(first)

    def _guess_answers(self, who: str, guesses: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
        period = self.game.state.kernel.period.seq
        for guess in guesses:
            for act, name in CURIOUS.items():
                known = {name: f"{guess}.0" if name == "entry" else guess, "reason": "curious"}
                request = Request("dry", self._first_card(who), act, who, period, known)
                yield f"guess {act} {guess}", self._dry_run_answer(request)

    def _dry_run_answers(self, tries: list[TimedRequest]) -> Iterator[tuple[str, bytes]]:
        for number, deed in enumerate(tries):
            if deed.request.actor in self.viewer.characters:
                now = self.game.state.kernel.period.seq
                request = replace(deed.request, id="dry", period=now)
                yield f"try {number} {request.type}", self._dry_run_answer(request)

    def _dry_run_answer(self, request: Request) -> bytes:
        game = self.game
        shown = preview(game.machine, game.state, request, self.viewer, game.now())
        if shown.refusal is not None and shown.refusal.problem != "refused":
            return shown.refusal.problem.encode()
        return encode(attempt_document(game, self.viewer, shown))

    def _first_card(self, who: str) -> str:
        return next(iter(sorted(self.game.state.kernel.cards_of(who))), "")


def is_seen(entry: Entry, characters: frozenset[str]) -> bool:
    """Return whether some part of an entry is for one of these characters, or for everybody."""
    parts = [entry.audience, *(warned.audience for warned in entry.warned)]
    parts += [placement.audience for placement in entry.placements]
    for posting in entry.postings:
        parts += [posting.source_audience, posting.target_audience]
    return any("*" in part or not characters.isdisjoint(part) for part in parts)
