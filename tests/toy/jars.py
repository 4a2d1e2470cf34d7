"""A game with a jar to guess at: what children save, and what the clock makes of it."""

from dataclasses import replace
from typing import Any

from ledger.kernel.vocabulary.request import Kept
from ledger.record.entry import Entry
from ledger.record.state import Window
from ledger.seal.submission import Leaf
from tests.toy.jar import JAR_GAME
from tests.toy.yard import YardGame, kinds

JAR_ID = "jar-fill"


def filled(minutes: int = 15, **more: Any) -> YardGame:
    """A game in which the aunt has filled a jar for a quarter of an hour."""
    yard = YardGame(rules=JAR_GAME)
    yard.does("aunt", "fill-jar", minutes=minutes, id="fill", **more)
    return yard


def window(yard: YardGame) -> Window:
    """The jar's window."""
    found: Window = yard.state.kernel.windows[JAR_ID]
    return found


def saves(yard: YardGame, who: str, nuts: int, revision: int = 1, **more: Any) -> Kept:
    """The answer to something saved."""
    kept = asks(yard, who, nuts, revision, **more)
    assert isinstance(kept, Kept), kept
    return kept


def asks(yard: YardGame, who: str, nuts: int, revision: int = 1, **more: Any) -> Any:
    """The answer to a guess."""
    request = yard.request(who, "guess", nuts=nuts, **more)
    return sent(yard, replace(request, window=JAR_ID, revision=revision))


def says_ready(yard: YardGame, who: str, revision: int = 1, *, ready: bool = True) -> Any:
    """The answer to whoever says that they are ready, or not yet."""
    request = yard.request(who, "set-ready", window=JAR_ID, ready=ready)
    return sent(yard, replace(request, revision=revision))


def sent(yard: YardGame, request: Any) -> Any:
    """The answer to a request that has no entry of its own."""
    before = yard.state.log.position
    answer = yard.scribe.answer(request, yard.now)
    assert yard.due_since_position(before)
    yard.check()
    return answer


def opened(yard: YardGame) -> Entry:
    """The entry that opens what was saved, once the clock has looked."""
    before = yard.state.log.position
    yard.tick()
    return next(e for e in yard.since(before) if kinds((e,)) == ["submissions-opened"])


def guesses(entry: Entry) -> dict[str, int | None]:
    """What everybody had guessed."""
    leaves: tuple[Leaf, ...] = entry.event.leaves
    return {leaf.who: leaf.saved.fields["nuts"] if leaf.saved else None for leaf in leaves}
