"""The acts that are open to a character: each form is computed when a bot looks at it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ledger.contract.offer import Form, KnownState
from ledger.kernel.machine.machine import Machine
from ledger.kernel.previewing.preview import form_of


class OpenForms(Mapping[str, Form]):
    """The forms of some acts that are offered to a character and not blocked."""

    def __init__(
        self,
        machine: Machine[Any],
        known_state: KnownState[Any],
        character: str,
        acts: Iterable[str],
    ) -> None:
        self._machine = machine
        self._known_state = known_state
        self._character = character
        self._acts = tuple(acts)
        self._forms: dict[str, Form | None] = {}

    def __getitem__(self, act: str) -> Form:
        if act not in self._forms:
            self._forms[act] = self._find_open_form(act)
        form = self._forms[act]
        if form is None:
            raise KeyError(act)
        return form

    def __iter__(self) -> Iterator[str]:
        return (act for act in self._acts if act in self)

    def __len__(self) -> int:
        return sum(1 for _act in self)

    def _find_open_form(self, act: str) -> Form | None:
        if act not in self._acts or not self._known_state.state.kernel.running:
            return None
        form = form_of(self._machine, self._known_state, self._character, act, {})
        return None if form is None or form.blocked else form
