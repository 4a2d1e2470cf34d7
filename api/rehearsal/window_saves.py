"""The code with which bots save their acts for a window and say that they are ready."""

from dataclasses import dataclass, field, replace
from typing import Any

from ledger.kernel.machine.machine import Machine
from ledger.kernel.vocabulary.request import Request
from ledger.kernel.windows.readiness import SET_READY, SetReady
from ledger.record.state import State, Window

SECOND_MILLISECONDS = 1000


@dataclass
class BotSaves:
    """The saves of the bots of one game for open windows, by window and character.

    Revisions continue from the time since the window opened. So restarted bots use higher revisions
    than before.
    """

    machine: Machine[Any]
    saved: dict[tuple[str, str], int] = field(default_factory=dict)
    ready: dict[tuple[str, str], int] = field(default_factory=dict)

    def unready_windows(
        self, state: State[Any], character: str, window_kind: str = ""
    ) -> tuple[Window, ...]:
        """Return the windows for which this character owes something and is not ready yet."""
        windows = (state.kernel.windows[window_id] for window_id in sorted(state.kernel.windows))
        return tuple(
            window
            for window in windows
            if character in window.owed
            and not window.final
            and window_kind in ("", window.kind)
            and (window.id, character) not in self.ready
        )

    def may_save(self, state: State[Any], character: str, act: str) -> bool:
        """Return whether the bot may do this act. Sealed acts are allowed until it is ready."""
        window_kind = self.machine.acts[act].sealed if act in self.machine.acts else ""
        return not window_kind or bool(self.unready_windows(state, character, window_kind))

    def readiness_fields(self, state: State[Any], character: str) -> dict[str, Any] | None:
        """Return the fields by which this bot says that it is ready with its save, or None.

        For a window without saves a bot is ready as soon as it has no other act to do.
        """
        finished_windows = (
            window
            for window in self.unready_windows(state, character)
            if self._has_all_saves(window, character)
        )
        window = next(finished_windows, None)
        return None if window is None else SetReady(window=window.id, ready=True).model_dump()

    def has_saved(self, window: str, character: str) -> bool:
        """Return whether this bot has saved anything for a window."""
        return (window, character) in self.saved

    def _has_all_saves(self, window: Window, character: str) -> bool:
        window_kinds = {act.sealed for act in self.machine.acts.values()}
        return window.kind not in window_kinds or self.has_saved(window.id, character)

    def with_window_and_revision(self, state: State[Any], request: Request) -> Request:
        """Return the request, with its window and its revision if it is a save."""
        character = request.actor
        if request.type == SET_READY.name:
            window = state.kernel.windows.get(str(request.fields.get("window")))
            return self._with_revision(state, request, window, self.ready) if window else request
        window_kind = (
            self.machine.acts[request.type].sealed if request.type in self.machine.acts else ""
        )
        window = (
            next(iter(self.unready_windows(state, character, window_kind)), None)
            if window_kind
            else None
        )
        if window is None:
            return request
        return replace(self._with_revision(state, request, window, self.saved), window=window.id)

    def _with_revision(
        self,
        state: State[Any],
        request: Request,
        window: Window,
        revisions: dict[tuple[str, str], int],
    ) -> Request:
        save_key = window.id, request.actor
        revisions[save_key] = (
            max(revisions.get(save_key, 0), (state.at - window.since) // SECOND_MILLISECONDS) + 1
        )
        return replace(request, revision=revisions[save_key])
