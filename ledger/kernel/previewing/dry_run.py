"""The machine of a dry run: the rules and the books, as far as the viewer may know them.

A dry run costs nothing, so every player may repeat it without limit. So the answer must not depend
on accounts that the viewer may not see. It is computed with supposed purses instead (see
`ledger.kernel.previewing.supposed_purses`).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ledger.kernel.machine.due_acts import next_due_act, payable_plan
from ledger.kernel.machine.machine import Machine
from ledger.kernel.vocabulary.dry_context import DryContext, UndecidedError
from ledger.kernel.vocabulary.objections import objection_shown_to
from ledger.kernel.vocabulary.request import (
    DUE_REQUEST,
    HOST_CARD,
    Plan,
    Request,
    overdraft_objection,
)
from ledger.record.audience import Viewer
from ledger.record.books import OverdraftError
from ledger.record.entry import Entry
from ledger.record.objection import Objection
from ledger.record.state import State

MAX_DUE = 100
"""Maximum number of due acts that a dry run follows. With more due acts it gives up."""


class UnseenLackError(Exception):
    """An account that the viewer may not see lacks `lacking` units."""

    def __init__(self, overdraft: OverdraftError) -> None:
        super().__init__(str(overdraft))
        self.account = overdraft.account
        self.asset = overdraft.asset
        self.lacking = overdraft.lacking


class DryMachine(Machine[Any]):
    """A machine that decides for a viewer, and records nothing.

    The machine raises UnseenLackError if an account that the viewer may not see has too little.
    """

    def __init__(self, machine: Machine[Any], viewer: Viewer) -> None:
        vars(self).update(vars(machine))  # only `record` and `check_payment` differ
        self._viewer = viewer

    def record(
        self, state: State[Any], request: Request, plan: Plan, context: Any
    ) -> tuple[tuple[Entry, ...], State[Any]]:
        with self._unseen_lack_errors(state):
            return super().record(state, request, plan, context)

    def check_payment(self, state: State[Any], plan: Plan) -> None:
        with self._unseen_lack_errors(state):
            super().check_payment(state, plan)

    @contextmanager
    def _unseen_lack_errors(self, state: State[Any]) -> Iterator[None]:
        """Raise UnseenLackError instead of an OverdraftError that the viewer may not see."""
        try:
            yield
        except OverdraftError as overdraft:
            if self.rests_on_known_balances(state, overdraft_objection(overdraft)):
                raise
            raise UnseenLackError(overdraft) from overdraft

    def rests_on_known_balances(self, state: State[Any], objection: Objection) -> bool:
        """Return whether the viewer may know the balances behind an objection."""
        account_audience = self.rules.assets.account_audience
        return not objection_shown_to(objection, state, self._viewer, account_audience).hidden

    def due_entries(self, state: State[Any]) -> tuple[tuple[Entry, ...], State[Any]]:
        """Return the entries of all acts that are due at `state.at`, and the state after them.

        Raises UndecidedError if an act needs a die or a sealed submission.
        """
        entries: list[Entry] = []
        # Each expired petition is a due act. If it counted, the viewer could count the petitions of
        # others by the number of due acts after which the dry run gives up.
        for _ in range(MAX_DUE + len(state.kernel.expired)):
            _require_all_windows_open(state)
            due_act = next_due_act(self, state, None)
            if due_act is None:
                return tuple(entries), state
            context = DryContext(due_act.name)
            request = Request(due_act.name, HOST_CARD, DUE_REQUEST, "", 0)
            plan = payable_plan(self, state, due_act, context)
            act_entries, state = self.record(state, request, plan, context)
            entries += act_entries
        raise UndecidedError(str(MAX_DUE))


def _require_all_windows_open(state: State[Any]) -> None:
    """Raise UndecidedError if a window is over, because its submissions are sealed."""
    kernel_state = state.kernel
    if kernel_state.running and any(
        window.final or window.until <= state.at for window in kernel_state.windows.values()
    ):
        raise UndecidedError(kernel_state.period.kind)
