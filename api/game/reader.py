"""The readable parts of one game in memory: its state, view, chronicle and names."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from threading import Lock
from typing import Any

from api.base.clock import Clock
from api.base.encode import line_bytes
from api.base.language import current_language
from api.game.disclosure import CONSENT_KIND as CONSENT
from api.game.disclosure import DisclosureConsents
from api.game.game_names import GameNames
from api.game.letterboxes import LETTERBOX_KIND as LETTERBOX
from api.game.letterboxes import Letterboxes
from api.game.slices import Slices
from api.game.text_erasure import EDITION_KEY, ERASINGS_KEY, number_in_note
from ledger.contract.messages import Messages, messages_of
from ledger.contract.picture import picture_slices
from ledger.kernel.letters.slices import letter_slices, letterbox_slices
from ledger.kernel.machine.machine import Machine
from ledger.kernel.view.bond_slices import bond_slices
from ledger.kernel.view.console_slices import console_slices
from ledger.kernel.view.slices import kernel_slices
from ledger.kernel.vocabulary.events import EntryReversed
from ledger.language.free_text import ERASED_TEXT
from ledger.language.legible_text import harmless_text
from ledger.record.audience import Viewer
from ledger.record.entry import Entry
from ledger.record.state import State
from ledger.record.view import Bundle
from ledger.scribe.scribe import Scribe
from ledger.store.base import SideWrite
from projections.catalogue import PROJECTIONS
from projections.chronicle import CHRONICLE
from projections.free_words import FREE_WORDS
from projections.joined_lines import all_lines, joined_lines
from projections.pages import Chronicle, Line, Reader
from projections.projection import Readings
from projections.spots import Spot

MAX_CACHED_VIEWERS = 8
"""Maximum number of viewers whose complete lines are cached."""

MAX_CACHED_TEXTS = 4096
"""Maximum number of cached free texts. Each was decoded and compared with its digest."""

MAX_CACHED_LINES = 2048
"""Maximum number of cached own lines. Each is some 300 bytes long."""

OwnLines = dict[tuple[Viewer, int, int], bytes]
"""Own lines as JSON, by their viewer, position and number."""


class GameReader:
    """Reads one game, from memory alone."""

    def __init__(self, scribe: Scribe, clock: Clock) -> None:
        self.id = scribe.game
        self.now = clock
        self.machine: Machine[Any] = scribe.machine
        self._keeping = Lock()
        self.read(scribe)

    def read(self, scribe: Scribe) -> None:
        """Start again with this scribe and drop all caches."""
        self.scribe = scribe
        self.reversals = 0
        self.erasures = 0
        self.read_side_rows()
        self.readings = Readings(PROJECTIONS, self.id)
        self.slices = Slices(self.render)
        self.slices.follow(self.state)
        self.slices.changes()
        self.naming = GameNames(self.slices, messages_of(scribe.machine.rules.name))

    def read_side_rows(self) -> None:
        """Read the rows beside the ledger anew: letterboxes, consents, and counts of erasings."""
        scribe = self.scribe
        self.letterboxes = Letterboxes(scribe)
        self.consents = DisclosureConsents(scribe)
        self.erasings = number_in_note(scribe.store, self.id, ERASINGS_KEY)
        self.edition = number_in_note(scribe.store, self.id, EDITION_KEY)
        self.drop_cached_words()

    def with_continued_counts(self, writes: tuple[SideWrite, ...]) -> tuple[SideWrite, ...]:
        """Return these side writes; their counts of erasings continue the counts in memory."""
        counts_in_memory = {
            ("note", ERASINGS_KEY): self.erasings,
            ("note", EDITION_KEY): self.edition,
        }
        places = ((row, (row.kind, row.key)) for row in writes)
        return tuple(
            SideWrite("note", row.key, b"%d" % (counts_in_memory[row_key] + 1))
            if row_key in counts_in_memory
            else row
            for row, row_key in places
        )

    def apply_remote_writes(self, writes: Iterable[SideWrite]) -> frozenset[str]:
        """Take over another server's writes, and return what changed: "words", "boxes", or both."""
        changed_parts = set[str]()
        for row in writes:
            if row.kind == LETTERBOX:
                self.letterboxes.apply_remote_letterbox(row.key, row.value, self.id)
                changed_parts.add("boxes")
            elif row.kind == CONSENT:
                self.consents.apply_remote_consent(row.key, row.value, self.id)
            elif row.kind == "note" and row.key in (ERASINGS_KEY, EDITION_KEY) and row.value:
                self._continue_count(row.key, int(row.value) if row.value.isdigit() else 0)
                changed_parts.add("words")
        if "words" in changed_parts:
            self.drop_cached_words()
        return frozenset(changed_parts)

    def _continue_count(self, note_key: str, new_count: int) -> None:
        if note_key == ERASINGS_KEY:
            self.erasings = new_count
        else:
            self.edition = new_count

    def drop_cached_words(self) -> None:
        """Drop the free words that are cached, because some were erased."""
        self.text = lru_cache(MAX_CACHED_TEXTS)(self._text)
        self.recorded_text = lru_cache(MAX_CACHED_TEXTS)(self._recorded_text)
        self.erasures += 1
        self._lines: dict[int, bytes] = {}
        self._own_lines: OwnLines = {}
        # Last, so that this cache is filled from the new words.
        self._cached_lines = lru_cache(MAX_CACHED_VIEWERS)(self._all_lines)

    def _text(self, digest: str) -> str:
        """Return free words by their digest, or `ERASED_TEXT` if they were erased.

        Harmful characters are left out, which older ledgers may hold.
        """
        text = self.scribe.text(digest) or (ERASED_TEXT if self.scribe.is_erased(digest) else "")
        return harmless_text(text)

    def _recorded_text(self, digest: str) -> str:
        return harmless_text(self.scribe.recorded_text(digest))

    def is_laid_open(self, digest: str, viewer: Viewer) -> bool:
        """Return whether all speakers of these words open them to this viewer, after the game."""
        if not (viewer.sees_opened_ledger and self.consents.all):
            return False
        utterances = self.readings.reading_of(FREE_WORDS, self.state.log)
        return self.consents.are_open_to(utterances, self.state.kernel, digest, viewer)

    @property
    def state(self) -> State[Any]:
        """The newest durable state."""
        return self.scribe.state

    @property
    def messages(self) -> Messages:
        """The sentences of this game, in the language of the current answer."""
        return messages_of(self.machine.rules.name, current_language())

    @property
    def is_over(self) -> bool:
        """Whether the game has ended or was closed."""
        state = self.state
        return state.kernel.status == "closed" or self.machine.rules.course.finished(state)

    def render(self, state: State[Any]) -> Iterator[Bundle]:
        """Yield every slice of the view in the newest state."""
        yield from self.render_past(state)
        yield from letterbox_slices(state, self.letterboxes.all)

    def render_past(self, state: State[Any]) -> Iterator[Bundle]:
        """Yield every slice of the view of a state.

        Letterboxes are left out, because the ledger does not have their earlier contents.
        """
        rules = self.machine.rules
        result = rules.course.result(state) if rules.course.finished(state) else None
        yield from kernel_slices(
            state,
            self.text,
            rules.course.awaited(state),
            self.machine.free_text_fields,
            result,
            self.is_laid_open,
        )
        yield from console_slices(rules, state)
        yield from bond_slices(rules.phones.binding, state)
        yield from picture_slices(rules.phones.picture(state))
        yield from letter_slices(state, self.recorded_text)
        yield from rules.phones.slices(state)

    def past_state(self, position: int) -> State[Any]:
        """Return the state right after the entry at a position. Raises: ValueError."""
        return self.scribe.snapshots.state_at(self.state, position)

    def states_at(self, old_state: State[Any], positions: Sequence[int]) -> Iterator[State[Any]]:
        """Yield the states after these positions in order. `old_state` is an earlier state."""
        return self.scribe.snapshots.states_from(self.state, old_state, positions)

    def chronicle(self, position: int | None = None) -> Chronicle:
        """Return the chronicle right after the entry at a position; by default the current one."""
        log = self.state.log
        numbering = self.readings.reading_of(CHRONICLE, log, position)
        return Chronicle(
            self.id,
            numbering,
            log,
            self.machine.types,
            self.text,
            self.is_laid_open,
            self.edition,
        )

    def lines_with_supplements(self, viewer: Viewer) -> tuple[Line, ...]:
        """Return every entry that the viewer may read in part, once each, oldest first.

        The lines of a few viewers are cached until the game goes on.
        """
        return self._cached_lines(viewer, self.state.log.position)

    def _all_lines(self, viewer: Viewer, position: int) -> tuple[Line, ...]:
        return tuple(joined_lines(all_lines(self.chronicle(position), viewer)))

    def public_line(self, position: int) -> bytes:
        """Return the public line of an entry as JSON, encoded once; b"" if it has none."""
        cached_line = self._lines.get(position)
        if cached_line is None:
            lines, reversals = self._lines, self.reversals
            line = self.chronicle().public_line(position)
            cached_line = line_bytes(line) if line is not None else b""
            with self._keeping:  # another thread may find lines while an act is reversed
                if reversals == self.reversals:
                    lines[position] = cached_line
        return cached_line

    def lines(self, viewer: Viewer, spots: Iterable[Spot]) -> list[bytes]:
        """Return the viewer's lines at these places of the chronicle, each as JSON."""
        return [line for lines in self.lines_by_spot(viewer, spots) for line in lines]

    def lines_by_spot(self, viewer: Viewer, spots: Iterable[Spot]) -> Iterator[list[bytes]]:
        """Yield the viewer's lines at each of these places of the chronicle, each line as JSON."""
        line_of_viewer = self.own_line_function(viewer)
        for spot in spots:
            lines = [self.public_line(spot.position)] if spot.public_number else []
            own_line_bytes = (
                line_of_viewer(spot.position, spot.own_number) if spot.own_number else b""
            )
            yield [*lines, own_line_bytes] if own_line_bytes else lines

    def own_line_function(self, viewer: Viewer) -> Callable[[int, int], bytes]:
        """Return a function that gives this viewer's own lines as JSON; b"" for no line.

        Its arguments are an entry's position and the line's number. The receipt, the stream and
        the pages of a viewer get the same bytes, which are rendered once. After the game the lines
        are not cached, because they also depend on the persons who hold cards then.
        """
        # The cache is read before the ledger. If it is dropped meanwhile, it takes these lines
        # with it.
        lines, reader = self._own_lines, list[Reader]()

        def own_line(position: int, line_number: int) -> bytes:
            cached_line = lines.get((viewer, position, line_number))
            if cached_line is not None:
                return cached_line
            if not reader:
                reader.append(Reader(self.chronicle(), viewer))
            line = reader[0].own_line(position, line_number)
            rendered_line = line_bytes(line) if line is not None else b""
            if not viewer.sees_opened_ledger:
                self._keep_own_line(lines, (viewer, position, line_number), rendered_line)
            return rendered_line

        return own_line

    def _keep_own_line(
        self, lines: OwnLines, line_key: tuple[Viewer, int, int], line: bytes
    ) -> None:
        with self._keeping:  # another thread may keep a line at the same time
            while len(lines) >= MAX_CACHED_LINES:
                del lines[next(iter(lines))]
            lines[line_key] = line

    def drop_cached_lines(self, entries: tuple[Entry, ...]) -> None:
        """For each reversal, drop the public line of the reversed entry and all own lines."""
        for entry in entries:
            if isinstance(entry.event, EntryReversed):
                with self._keeping:
                    self.reversals += 1
                    self._own_lines = {}
                    self._lines.pop(self.state.log.ids[entry.event.entry], None)
