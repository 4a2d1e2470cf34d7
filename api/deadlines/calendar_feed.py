"""The deadlines of one character as a calendar (RFC 5545), for the calendar on their phone.

Times are in UTC, so that the file needs no time zone. The feed contains only deadlines that the
character may know: the deadlines of windows that the character sees, and deadlines that the
scenario's calendar foretells.
"""

import uuid
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from icalendar import Alarm, Calendar, Event, vText

from api.deadlines.names import window_name
from api.game.game import Game
from api.game.game_names import harmless_title
from ledger.kernel.takeover.events import LedgerRestored
from ledger.kernel.vocabulary.events import GamePaused
from ledger.kernel.vocabulary.window_events import WindowOpened
from ledger.kernel.windows.opening import DAY, reminder_time
from ledger.record.audience import Viewer, sees
from ledger.record.state import Window

REFRESH_INTERVAL = timedelta(hours=1)
"""The interval at which a calendar program should look for changed deadlines."""


def calendar_feed(game: Game, character: str, page: str) -> bytes:
    """Return the calendar of a character. `page` is the address at which the game is played."""
    game.slices.follow(game.state)
    message_args = {"title": harmless_title(game.state.kernel), "who": f"who:{character}"}
    title = vText(game.messages.text("deadline-calendar", message_args, game.naming.name))
    calendar = Calendar()
    calendar.add("prodid", "-//Acta Ludorum//Deadlines//EN")
    calendar.add("version", "2.0")
    calendar.add("name", title)
    calendar.add("x-wr-calname", title)
    calendar.add("refresh-interval", REFRESH_INTERVAL, parameters={"VALUE": "DURATION"})
    calendar.add("x-published-ttl", vText("PT1H"))
    # A calendar has at least one component (RFC 5545, 3.4). Programs refuse to subscribe to an
    # empty one.
    for event in tuple(_events(game, character)) or (_whole_game_event(game, character),):
        event.add("url", page)
        calendar.add_component(event)
    return bytes(calendar.to_ical())


def _events(game: Game, character: str) -> Iterator[Event]:
    viewer, state = Viewer(frozenset({character})), game.state
    windows = state.kernel.windows
    for window_id in sorted(windows):
        window = windows[window_id]
        if sees(window.audience, viewer) and not window.final:
            yield _deadline_event(game, window, character)
    if game.is_over:
        return
    founding_time = state.log.entries[1].at
    for period in game.machine.rules.course.foreseen(state):
        if sees(period.audience, viewer):
            window_id = f"{character}/{period.kind}/{period.at}"
            event = _event(game, window_id, period.at, founding_time)
            event.add("summary", _deadline_name(game, period.kind, period.terms))
            event.add("description", game.messages.text("deadline-foreseen"))
            event.add("status", "TENTATIVE")
            yield event


def _whole_game_event(game: Game, character: str) -> Event:
    """Return the event for the whole game, which is used while there is no deadline."""
    kernel_state, founding_time = game.state.kernel, game.state.log.entries[1].at
    start = kernel_state.began or founding_time
    event = _event(game, f"{character}/beginning", start, start, int(start > founding_time))
    event.add(
        "summary", game.messages.text("game-founded", {"title": harmless_title(kernel_state)})
    )
    event.add("status", "CONFIRMED")
    return event


def _deadline_event(game: Game, window: Window, character: str) -> Event:
    """Return the event of a deadline. During a pause it is tentative and has no alarm."""
    kernel_state, event_id = game.state.kernel, f"{character}/window/{window.id}"
    is_owed, is_paused = character in window.owed, kernel_state.status == "paused"
    change_time = max(window.dated, kernel_state.paused_at)
    event = _event(
        game,
        event_id,
        window.until,
        change_time,
        window.moved + _pauses_since_opening(game, window),
    )
    event.add("summary", _deadline_name(game, window.kind, window.terms))
    message_key = (
        "deadline-paused" if is_paused else "deadline-owed" if is_owed else "deadline-of-others"
    )
    subject = {"who": f"who:{character}"}
    event.add("description", game.messages.text(message_key, subject, game.naming.name))
    event.add("status", "TENTATIVE" if is_paused else "CONFIRMED")
    for lead_time in _alarm_lead_times(window) if is_owed and not is_paused else ():
        event.add_component(_alarm(str(event["summary"]), lead_time))
    return event


def _pauses_since_opening(game: Game, window: Window) -> int:
    """Return how often the game was paused since a window opened. A running pause counts.

    A deadline becomes tentative when a pause begins, and moves when the pause ends. Both changes
    increase the sequence of the event (RFC 5545, 3.8.7.4).
    """
    log, pause_count = game.state.log, 0
    for position in range(log.position, 0, -1):
        event = log.entries[position].event
        if isinstance(event, WindowOpened) and event.window == window.id:
            return pause_count
        pause_count += isinstance(event, GamePaused | LedgerRestored)
    return pause_count


def _deadline_name(game: Game, window_kind: str, terms: Mapping[str, Any]) -> str:
    """Return the name of this kind of deadline in a calendar."""
    message_args = {
        "window": window_name(game, window_kind, terms),
        "title": harmless_title(game.state.kernel),
    }
    return game.messages.text("deadline-summary", message_args)


def _event(game: Game, event_id: str, time: int, changed_at: int, sequence: int = 0) -> Event:
    """Return an event with an id that stays the same when the time of the event changes."""
    event = Event()
    event.add("uid", str(uuid.uuid5(uuid.NAMESPACE_URL, f"acta:{game.id}/{event_id}")))
    event.add("dtstamp", _utc(changed_at))
    event.add("dtstart", _utc(time))
    event.add("sequence", sequence)
    event.add("transp", "TRANSPARENT")
    return event


def _alarm_lead_times(window: Window) -> Iterator[timedelta]:
    """Yield how long before a deadline the phone rings.

    For a far deadline it also rings a day before.
    """
    yield timedelta(milliseconds=window.until - reminder_time(window))
    if window.until - window.since > 2 * DAY:
        yield timedelta(days=1)


def _alarm(message_key: str, lead_time: timedelta) -> Alarm:
    alarm = Alarm()
    alarm.add("action", "DISPLAY")
    alarm.add("description", message_key)
    alarm.add("trigger", -lead_time)
    return alarm


def _utc(moment: int) -> datetime:
    """Return a time in milliseconds in the form of RFC 5545, in whole seconds."""
    return datetime.fromtimestamp(moment // 1000, UTC)
