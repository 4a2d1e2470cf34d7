"""The notes about a game at rest.

A game at rest is stored and not in memory until the next request. From these notes a server knows
the list of games, the cards of a session and the time at which a game must be opened. The server
need not open the game for that.
"""

from collections.abc import Callable, Iterator
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from api.game.game import Game
from api.game.people import person_document
from api.game.text_erasure import CARDS
from api.hosting.summary import game_summary
from ledger.kernel.windows.opening import MINUTE, reminder_time
from ledger.store.base import SideWrite
from projections.closing import closing_time

SUMMARY = "summary"
"""Key of the note with a short description of a game, as it was when it was put away."""

WAKE = "wake"
"""Key of the note of when a game at rest must be opened: 13 digits of milliseconds."""

EXPIRED = "expired"
"""Key of the note of the storage times that were carried out in a game at rest."""

WHILE_AT_REST = (WAKE, CARDS, EXPIRED)
"""The notes that become false once play goes on in a game."""

FARTHEST = 10 * 365 * 24 * 60 * MINUTE
"""Milliseconds from now. An act that falls due after this time counts as never due."""


class RestingGame(msgspec.Struct, frozen=True):
    """A short description of a game for lists, and the start of its storage time (milliseconds)."""

    since: int
    listed: msgspec.Raw


class RestingCard(msgspec.Struct, frozen=True):
    """A card of a game at rest: its phone according to the ledger, its print, and its character."""

    device: str
    generation: int
    character: dict[str, Any]


def description_note(game: Game) -> SideWrite:
    """Return the side write that notes a short description of a game."""
    game.slices.follow(game.state)
    since = closing_time(game.state) or game.state.at
    return SideWrite(
        "note", SUMMARY, msgspec.json.encode({"since": since, "listed": game_summary(game)})
    )


class DescriptionUpdater:
    """Updates the descriptions of games that are played on this server.

    Other servers of the store read these descriptions.
    """

    def __init__(self) -> None:
        self._noted: WeakKeyDictionary[Game, tuple[int, bytes]] = WeakKeyDictionary()

    def write_changed_description(self, game: Game) -> None:
        """Note a changed description. A server that only follows the game notes nothing."""
        commits, (before, said) = game.writer.commits, self._noted.get(game, (0, b""))
        if commits == before:
            return
        game.slices.follow(game.state)
        now = msgspec.json.encode(game_summary(game))
        self._noted[game] = (commits, now)
        if now != said:
            game.writer.touch((description_note(game),))


def notes_at_rest(game: Game, wake: int | None) -> tuple[SideWrite, ...]:
    """Return the notes of a game that is put away. The game is opened at `wake` (milliseconds)."""
    listed = description_note(game)
    cards = msgspec.json.encode(dict(_cards(game)))
    due = () if wake is None else (SideWrite("note", WAKE, b"%013d" % max(wake, 0)),)
    return (listed, SideWrite("note", CARDS, cards), *due)


def _cards(game: Game) -> Iterator[tuple[str, RestingCard]]:
    for key, card in game.state.kernel.cards.items():
        yield key, RestingCard(card.device, card.generation, person_document(game, card.character))


def next_due_time(game: Game, *, pushed: bool) -> int | None:
    """Return the time (milliseconds) when a game's next act falls due, or None.

    With `pushed`, reminders of deadlines count as well.
    """
    due = _first_time(
        lambda at: bool(game.machine.due_act_name(game.state, at, game.scribe.stored_submissions)),
        game.now(),
    )
    times = [due] if due is not None else []
    if pushed and game.state.kernel.running:
        near = (reminder_time(window) for window in game.state.kernel.windows.values())
        times.extend(at for at in near if at > game.now())
    return min(times, default=None)


def _first_time(is_due: Callable[[int], bool], now: int) -> int | None:
    """Return the first time from now on at which `is_due` is true.

    From that time on, `is_due` must stay true.
    """
    if is_due(now):
        return now
    before, step = now, MINUTE
    while not is_due(now + step):
        before, step = now + step, 2 * step
        if step > FARTHEST:
            return None
    after = now + step
    while after - before > 1:
        middle = (before + after) // 2
        before, after = (before, middle) if is_due(middle) else (middle, after)
    return after
