"""One game of nuts with an event of every kind."""

import pytest

from ledger.kernel.vocabulary.request import Request
from ledger.record.audience import Viewer
from projections.chronicle import CHRONICLE, Cursor, viewer_fingerprint
from projections.pages import Chronicle, Line
from tests.toy.yard import MACHINE, YardGame


def play_two_rounds(game: YardGame) -> YardGame:
    """Play two rounds: gifts, a swap, seats, dice, warnings, a ruling, corrections, an appeal."""
    claim = {"card": "ada-1", "device": "the-phone-of-ada"}
    game.scribe.answer(Request("claim", "ada-1", "claim-card", "ada", 1, claim), game.now)
    game.does("ada", "give", to="bea", nuts=2, id="gift")
    game.does("cai", "sit", where="bench")
    game.does("bea", "give", to="cai", nuts=6, recorder="aunt", id="generous")
    game.does("cai", "contest", entry="generous.0", reason="I was away")
    game.does("cai", "swap", **{"with": "bea", "nuts": 1}, id="wish")
    game.does("bea", "consent", petition="wish")
    game.does("aunt", "ring")
    game.does("ada", "sit", where="bench")
    game.does("ada", "throw")
    game.does("ada", "throw")
    game.does("ada", "appeal", about="throw", fields={}, reason="once more", id="please")
    game.does("bea", "give", to="ada", nuts=1, recorder="aunt", id="slip")
    game.does("aunt", "undo", entry="slip.0")
    game.does("nurse", "reverse", entry="gift.0", reason="not hers")
    game.does("nurse", "dismiss-appeal", appeal="please")
    forced = {"recorder": "nurse", "waive": ("NUX-06",), "reason_": "oh well"}
    game.does("ada", "throw", id="forced", **forced)
    return game


@pytest.fixture
def yard() -> YardGame:
    return play_two_rounds(YardGame())


def chronicle_of(game: YardGame, position: int | None = None) -> Chronicle:
    """Return the chronicle right after the entry at a position; by default of all entries."""
    log = game.state.log
    entries = (log.entries[p] for p in range(1, (position or log.position) + 1))
    numbering = CHRONICLE.read(entries, "yard")
    return Chronicle("yard", numbering, log, MACHINE.types, game.scribe.text)


def all_lines(chronicle: Chronicle, viewer: Viewer) -> tuple[Line, ...]:
    """Return every line of a viewer."""
    start = Cursor(viewer_fingerprint("yard", viewer), 0, 0)
    return chronicle.page_after(viewer, start, limit=1000).lines
