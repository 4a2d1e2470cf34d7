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
from api.game.text_erasure import CARDS_KEY
from api.hosting.summary import game_summary
from ledger.kernel.windows.opening import MINUTE, reminder_time
from ledger.store.base import SideWrite
from projections.closing import closing_time

SUMMARY_NOTE = "summary"
"""Key of the note with a short description of a game, as it was when it was put away."""

WAKE_NOTE = "wake"
"""Key of the note of when a game at rest must be opened: 13 digits of milliseconds."""

EXPIRED_NOTE = "expired"
"""Key of the note of the storage times that were carried out in a game at rest."""

WHILE_AT_REST = (WAKE_NOTE, CARDS_KEY, EXPIRED_NOTE)
"""The notes that become false once play goes on in a game."""

FARTHEST_MILLISECONDS = 10 * 365 * 24 * 60 * MINUTE
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
    end_time = closing_time(game.state) or game.state.at
    return SideWrite(
        "note", SUMMARY_NOTE, msgspec.json.encode({"since": end_time, "listed": game_summary(game)})
    )


class DescriptionUpdater:
    """Updates the descriptions of games that are played on this server.

    Other servers of the store read these descriptions.
    """

    def __init__(self) -> None:
        self._last_notes: WeakKeyDictionary[Game, tuple[int, bytes]] = WeakKeyDictionary()

    def write_changed_description(self, game: Game) -> None:
        """Note a changed description. A server that only follows the game notes nothing."""
        commits, (last_commits, last_note) = (
            game.writer.commits,
            self._last_notes.get(game, (0, b"")),
        )
        if commits == last_commits:
            return
        game.slices.follow(game.state)
        new_note = msgspec.json.encode(game_summary(game))
        self._last_notes[game] = (commits, new_note)
        if new_note != last_note:
            game.writer.touch((description_note(game),))


def notes_at_rest(game: Game, wake_time: int | None) -> tuple[SideWrite, ...]:
    """Return the notes of a game that is put away. It opens at `wake_time` (ms)."""
    description_write = description_note(game)
    cards = msgspec.json.encode(dict(_cards(game)))
    wake_writes = (
        () if wake_time is None else (SideWrite("note", WAKE_NOTE, b"%013d" % max(wake_time, 0)),)
    )
    return (description_write, SideWrite("note", CARDS_KEY, cards), *wake_writes)


def _cards(game: Game) -> Iterator[tuple[str, RestingCard]]:
    for card_id, card in game.state.kernel.cards.items():
        yield (
            card_id,
            RestingCard(card.device, card.generation, person_document(game, card.character)),
        )


def next_due_time(game: Game, *, has_pushes: bool) -> int | None:
    """Return the time (milliseconds) when a game's next act falls due, or None.

    With `has_pushes`, reminders of deadlines count as well.
    """
    due_time = _first_time(
        lambda instant: bool(
            game.machine.due_act_name(game.state, instant, game.scribe.stored_submissions)
        ),
        game.now(),
    )
    due_times = [due_time] if due_time is not None else []
    if has_pushes and game.state.kernel.running:
        reminder_times = (reminder_time(window) for window in game.state.kernel.windows.values())
        due_times.extend(instant for instant in reminder_times if instant > game.now())
    return min(due_times, default=None)


def _first_time(is_due: Callable[[int], bool], now: int) -> int | None:
    """Return the first time from now on at which `is_due` is true.

    From that time on, `is_due` must stay true.
    """
    if is_due(now):
        return now
    early_time, step = now, MINUTE
    while not is_due(now + step):
        early_time, step = now + step, 2 * step
        if step > FARTHEST_MILLISECONDS:
            return None
    late_time = now + step
    while late_time - early_time > 1:
        middle_time = (early_time + late_time) // 2
        early_time, late_time = (
            (early_time, middle_time) if is_due(middle_time) else (middle_time, late_time)
        )
    return late_time
