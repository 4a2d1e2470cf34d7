"""A stream that resumes from an event id loses no line and repeats none.

The id may be any id that any viewer got, at any later time, on any server.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from api.access.identity import Session
from api.game.live.listener import Chunk, Listener
from api.game.live.stream import Stream
from api.game.live.views import opening_event
from api.game.meter import Meter
from api.game.reader import GameReader
from ledger.record.audience import Viewer
from projections.chronicle import has_shared_cursors
from projections.joined_lines import all_lines
from tests.harness import RandomPlay
from tests.projections.evenings import room_and_card_holders
from tests.toy.inn import inn_game
from tests.toy.post import yard_with_letters
from tests.toy.streets import street_game
from tests.toy.yard import START, YardGame

GAMES_OF_NUTS = [YardGame, yard_with_letters, street_game, inn_game]


def read_event(data: bytes) -> tuple[str, dict[str, Any], str]:
    """Return the name, the document and the id ("" for none) of one event."""
    lines = data.decode().removesuffix("\n\n").split("\n")
    fields = dict(line.split(": ", 1) for line in lines)
    return fields["event"], json.loads(fields["data"]), fields.get("id", "")


@dataclass(frozen=True)
class GivenId:
    """An event id, with the viewer and the flush that it was given to."""

    id: str
    viewer: Viewer
    heard: int
    """The number of lines that the viewer had heard with this event."""
    last_public_line: str
    """The id of the last public line of the event, or "" for none."""


@dataclass
class HeardEvent:
    """An event that a viewer heard, with its bytes and its document, and its id ("" for none)."""

    flush: int
    data: bytes
    document: dict[str, Any]
    id: str


class RecordingListener(Listener):
    """A phone that keeps all lines and ids that it heard."""

    def __init__(self, game: GameReader, viewer: Viewer, flushes: list[int]) -> None:
        super().__init__(Session(), game, is_compressed=False)
        self.viewer = viewer
        self.lines: list[tuple[str, str]] = []
        self.events: list[HeardEvent] = []
        self.ids: list[GivenId] = []
        self._flushes = flushes

    @property
    def waiting_bytes(self) -> int:
        """Number of bytes that wait: this phone takes each at once."""
        return 0

    def drop(self) -> None:
        raise AssertionError("no phone of this test is slow")

    def _end_answer(self) -> None:
        raise AssertionError("no stream ended")

    def _put(self, chunk: Chunk) -> None:
        name, document, given_id = read_event(chunk.plain)
        if name == "head":
            return
        public = document.get("pub", {}).get("entries", [])
        for part in (document, document.get("pub", {}), document.get("own", {})):
            self.lines += [(line["c"], line["id"]) for line in part.get("entries", ())]
        self.events.append(HeardEvent(self._flushes[-1], chunk.plain, document, given_id))
        if given_id:
            last = public[-1]["id"] if name == "entries" and public else ""
            self.ids.append(GivenId(given_id, self.viewer, len(self.lines), last))


@dataclass
class Hall:
    """A game whose viewers all listen from its beginning."""

    play: RandomPlay
    flushes: list[int] = field(default_factory=lambda: [0])

    def __post_init__(self) -> None:
        scribe = self.play.scribe
        self.game = GameReader(scribe, lambda: 0)
        self.stream = Stream(self.game, Meter())
        together = Viewer(frozenset({"ada", "bea"}))
        self.listeners = [
            RecordingListener(self.game, viewer, self.flushes)
            for viewer in (*room_and_card_holders(scribe), together)
        ]
        for listener in self.listeners:
            self.stream.add_listener(listener, listener.viewer, self._opening(listener.viewer))

    def _opening(self, viewer: Viewer) -> Callable[[], bytes]:
        return lambda: opening_event(self.game, viewer)

    def play_steps(self, steps: int) -> None:
        """Play some steps, and send all their news at once."""
        self.play.play_steps(steps)
        self.flushes.append(len(self.flushes))
        # Here no writer tells the game of reversed entries, whose cached lines are dropped.
        self.game.drop_cached_lines(tuple(self.game.state.log.in_order()))
        self.stream.flush()

    @property
    def given_ids(self) -> Iterator[GivenId]:
        """All ids that the viewers got."""
        return (one for listener in self.listeners for one in listener.ids)

    def lines(self, viewer: Viewer) -> list[tuple[str, str]]:
        """Return all lines of a viewer in order, each with its number and its id."""
        return [
            (line.c, line.visible_entry.id) for line in all_lines(self.game.chronicle(), viewer)
        ]

    def position(self, line: str) -> int:
        """Return the position of the entry of a line."""
        return self.game.state.log.ids[line]


def play_hall(found_game: Callable[[], YardGame], seed: int, steps: list[int]) -> tuple[Any, Hall]:
    """Return a game and its hall after these numbers of steps, with one flush for each number."""
    game = found_game()
    hall = Hall(RandomPlay(game.scribe, Random(seed), START))
    for count in steps:
        hall.play_steps(count)
    return game, hall


STEPS = st.lists(st.integers(1, 6), min_size=3, max_size=12)


@pytest.mark.parametrize("found_game", GAMES_OF_NUTS)
@given(seed=st.integers(0, 2**32), steps=STEPS)
@settings(max_examples=8)
def test_a_stream_resumes_from_any_id_of_any_viewer(
    found_game: Callable[[], YardGame], seed: int, steps: list[int]
) -> None:
    game, hall = play_hall(found_game, seed, steps)
    other_server = GameReader(game.reopen(), lambda: 0)
    chance = Random(seed)
    for given_id in chance.sample(found := list(hall.given_ids), min(30, len(found))):
        for listener in hall.listeners:
            _check_resumed(hall, other_server, listener, given_id)


def _check_resumed(
    hall: Hall, server: GameReader, listener: RecordingListener, given_id: GivenId
) -> None:
    viewer = listener.viewer
    name, document, _ = read_event(opening_event(server, viewer, given_id.id))
    is_own = given_id.viewer == viewer
    is_shared = given_id.id.count(".") == 1
    if not is_own and not (is_shared and has_shared_cursors(viewer)):
        assert name == "reset"
        return
    assert name == "view"
    if is_own:
        before = listener.lines[: given_id.heard]
    else:
        place = hall.position(given_id.last_public_line)
        before = [line for line in listener.lines if hall.position(line[1]) <= place]
    missed = [(line["c"], line["id"]) for line in document["tail"]]
    assert sorted(before + missed) == sorted(hall.lines(viewer))
    assert missed == hall.lines(viewer)[len(before) :]


@pytest.mark.parametrize("found_game", GAMES_OF_NUTS)
@given(seed=st.integers(0, 2**32), steps=STEPS)
@settings(max_examples=8)
def test_viewers_without_own_news_get_the_same_bytes(
    found_game: Callable[[], YardGame], seed: int, steps: list[int]
) -> None:
    _, hall = play_hall(found_game, seed, steps)
    for flush in hall.flushes[1:]:
        frames = {
            event.data
            for listener in hall.listeners
            for event in listener.events
            if event.flush == flush
            and "own" not in event.document
            and has_shared_cursors(listener.viewer)
        }
        assert len(frames) <= 1


@pytest.mark.parametrize("found_game", GAMES_OF_NUTS)
@given(seed=st.integers(0, 2**32), steps=STEPS)
@settings(max_examples=8)
def test_an_id_counts_own_lines_only_in_events_with_own_lines(
    found_game: Callable[[], YardGame], seed: int, steps: list[int]
) -> None:
    _, hall = play_hall(found_game, seed, steps)
    for listener in hall.listeners:
        for event in listener.events[1:]:
            own = event.document.get("own", {"entries": []})["entries"]
            public = event.document["pub"]["entries"]
            shown = [int(number) for number in event.id.split(".")[1:]]
            assert bool(shown) == bool(own or public)
            assert shown[:1] in ([], [event.document["p"]])
            if own:
                assert shown[1:] == [event.document["q"]]
            elif has_shared_cursors(listener.viewer):
                assert not shown[1:]
