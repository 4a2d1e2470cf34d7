"""A game with a jar: helpers to save guesses and to let the clock open them."""

from dataclasses import replace
from typing import Any

from ledger.kernel.vocabulary.request import StoredWithoutEntry
from ledger.record.entry import Entry
from ledger.record.state import Window
from ledger.seal.submission import Leaf
from tests.toy.jar import JAR_GAME
from tests.toy.yard import YardGame, short_type_names

JAR_ID = "jar-fill"


def yard_with_jar(minutes: int = 15, **more: Any) -> YardGame:
    """Return a game in which the aunt has filled a jar for this many minutes."""
    yard = YardGame(rules=JAR_GAME)
    yard.does("aunt", "fill-jar", minutes=minutes, id="fill", **more)
    return yard


def jar_window(yard: YardGame) -> Window:
    """Return the window of the jar."""
    found: Window = yard.state.kernel.windows[JAR_ID]
    return found


def save_guess(
    yard: YardGame, who: str, nuts: int, revision: int = 1, **more: Any
) -> StoredWithoutEntry:
    """Return the answer to a guess that must be saved."""
    kept = send_guess(yard, who, nuts, revision, **more)
    assert isinstance(kept, StoredWithoutEntry), kept
    return kept


def send_guess(yard: YardGame, who: str, nuts: int, revision: int = 1, **more: Any) -> Any:
    """Return the answer to a guess."""
    request = yard.request(who, "guess", nuts=nuts, **more)
    return send_without_entry(yard, replace(request, window=JAR_ID, revision=revision))


def send_readiness(yard: YardGame, who: str, revision: int = 1, *, ready: bool = True) -> Any:
    """Return the answer to a character who says that they are ready, or not ready."""
    request = yard.request(who, "set-ready", window=JAR_ID, ready=ready)
    return send_without_entry(yard, replace(request, revision=revision))


def send_without_entry(yard: YardGame, request: Any) -> Any:
    """Return the answer to a request that makes no entry."""
    before = yard.state.log.position
    answer = yard.scribe.answer(request, yard.now)
    assert yard.has_only_due_acts_after(before)
    yard.check()
    return answer


def opening_entry(yard: YardGame) -> Entry:
    """Return the entry that opens the submissions after the clock has looked."""
    before = yard.state.log.position
    yard.wake_clock()
    return next(
        e for e in yard.entries_after(before) if short_type_names((e,)) == ["submissions-opened"]
    )


def guesses_by_character(entry: Entry) -> dict[str, int | None]:
    """Return the guess of each character, or None without one."""
    leaves: tuple[Leaf, ...] = entry.event.leaves
    return {leaf.who: leaf.saved.fields["nuts"] if leaf.saved else None for leaf in leaves}
