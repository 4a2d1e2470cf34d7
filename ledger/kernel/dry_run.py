"""The machine of a dry run: the rules and the books, as far as the asker may know them.

A dry run costs nothing, so anybody may ask as often as they like. Its answer must therefore not
depend on accounts that the asker may not see: it treats them as empty, and lends what is missing.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from ledger.audience import Audience, Viewer, sees
from ledger.books import ORIGIN, OverdraftError, holder
from ledger.contract import Act, ActContext, Command
from ledger.entry import Entry, Posting
from ledger.kernel.machine import Machine
from ledger.kernel.objections import as_shown_to
from ledger.kernel.request import Plan, Request, lack_objection
from ledger.objection import Objection, Objections
from ledger.state import State


class UnseenLackError(Exception):
    """Somebody lacks what the asker may not see; `credit` is what there would have to be."""

    def __init__(self, overdraft: OverdraftError) -> None:
        super().__init__(str(overdraft))
        self.credit = Posting(overdraft.asset, ORIGIN, overdraft.account, overdraft.lacking)


def with_known_books(
    state: State[Any], viewer: Viewer, account_audience: Callable[[State[Any], str, str], Audience]
) -> State[Any]:
    """The state as if nothing were in the accounts that the viewer may not see."""
    emptied = tuple(
        Posting(asset, account, ORIGIN, amount)
        for account, held in state.books.accounts.items()
        if not account.startswith("@")
        for asset, amount in held.items()
        if amount and not sees(account_audience(state, holder(account), asset), viewer)
    )
    return replace(state, books=state.books.post(emptied)) if emptied else state


class DryMachine(Machine[Any]):
    """A machine that objects to nothing for reasons which this viewer may not know.

    Where somebody lacks what the viewer may not see, it raises UnseenLackError.
    """

    def __init__(self, machine: Machine[Any], viewer: Viewer) -> None:
        vars(self).update(vars(machine))  # everything but the acts is the same
        self._viewer = viewer
        self.acts = _Discreet(machine.acts, self.apparent)

    def record(
        self, state: State[Any], request: Request, plan: Plan, context: ActContext
    ) -> tuple[tuple[Entry, ...], State[Any]]:
        try:
            return super().record(state, request, plan, context)
        except OverdraftError as overdraft:
            if self.apparent(state, lack_objection(overdraft)):
                raise
            raise UnseenLackError(overdraft) from overdraft

    def apparent(self, state: State[Any], objection: Objection) -> bool:
        """Whether the viewer may know what an objection rests on."""
        seen = self.rules.account_audience
        return not as_shown_to(objection, state, self._viewer, seen).hidden


class _Discreet(dict[str, Act[Any, Any]]):
    """The acts of a game, each raising only such objections as are apparent.

    An act is wrapped when it is looked up: a dry run needs one or two of them.
    """

    def __init__(
        self,
        acts: Mapping[str, Act[Any, Any]],
        apparent: Callable[[State[Any], Objection], bool],
    ) -> None:
        super().__init__(acts)
        self._apparent = apparent

    def __getitem__(self, name: str) -> Act[Any, Any]:
        act = super().__getitem__(name)

        def objections(state: State[Any], actor: str, command: Command) -> Objections:
            found = act.objections(state, actor, command)
            return (objection for objection in found if self._apparent(state, objection))

        return replace(act, objections=objections)

    def get(self, name: str, default: Any = None) -> Any:
        try:
            return self[name]
        except KeyError:
            return default
