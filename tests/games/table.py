"""A table to play any game at, for tests: after every entry the game is rebuilt from its bytes.

What is a game's own, its table in `tests/games/<ruleset>/` adds.
"""

import itertools
import json
from abc import ABC, abstractmethod
from random import Random
from typing import Any, Generic, Self, TypeVar

from pydantic import BaseModel

from ledger.contract.acts import Draft
from ledger.contract.form import Move
from ledger.contract.offer import Form
from ledger.kernel.machine.first_entry import Foundation, found_game
from ledger.kernel.machine.machine import Machine
from ledger.kernel.previewing.preview import form_of, known_to
from ledger.kernel.vocabulary.request import HOST, Accepted, Plan, Request
from ledger.record.audience import Viewer, sees
from ledger.record.entry import Entry, Event
from ledger.record.state import State, SwitchValue
from ledger.record.view import unbundled
from tests.games.answers import Answer, FixedContext

START = 1_700_000_000_000
REMEMBERED = 24
"""The number of foundations that are remembered: those of a file of tests are mostly equal."""

_FOUNDED: dict[tuple[Any, ...], tuple[Any, Any]] = {}
"""The states after founding, live and rebuilt. A state never changes, so that tests share them."""

W = TypeVar("W")


def forget_foundations() -> None:
    """Let every table found its game anew, as after a change of the rules."""
    _FOUNDED.clear()


class AnyTable(ABC, Generic[W]):
    """One game, set up before the first act and then played by hand."""

    def __init__(self, machine: Machine[W], scenario: BaseModel) -> None:
        self.machine = machine
        self.data: dict[str, Any] = scenario.model_dump(mode="json")
        """The scenario's plain data, to be changed before the first act."""
        self.now = START
        self.waits = False
        """Whether play begins only when a steward says so, and not with the founding."""
        self.context = FixedContext()
        self.lawful = True
        """False once a ruling or a reading has let something through that invariants forbid."""
        self._model = type(scenario)
        self._state: State[W] | None = None
        self._rebuilt: Any = None
        self._ids = itertools.count(1)

    @abstractmethod
    def check(self) -> None:
        """Every invariant of the game, as it stands."""

    # given

    def waiting(self) -> Self:
        """Play begins when a steward says so."""
        assert self._state is None, "the game has begun"
        self.waits = True
        return self

    def reading(self, switch: str, value: SwitchValue) -> Self:
        """The game begins with this reading of an open question."""
        assert self._state is None, "the game has begun"
        assert switch in self.data["switches"]
        self.data["switches"][switch] = value
        return self

    def change(self, **parts: Any) -> Self:
        """Any part of the scenario's plain data replaced (`dice`, `stewards`, ...)."""
        assert self._state is None, "the game has begun"
        self.data |= parts
        return self

    # when

    @property
    def state(self) -> State[W]:
        """The game as it stands; it is founded when first asked for."""
        if self._state is None:
            self._found()
        assert self._state is not None
        return self._state

    def _found(self) -> None:
        """Found the game, or go on from the state of an equal game that was founded and checked."""
        begun = (type(self), self.machine, self.now, self.waits, json.dumps(self.data))
        if begun not in _FOUNDED:
            model = self._model.model_validate_json(begun[-1])
            data = model.model_dump(mode="json")
            foundation = Foundation("test", "", "hash", data, "commitment", "key", waits=self.waits)
            entry, after = found_game(self.machine, foundation, self.now)
            self.adopt((entry,), after)
            if len(_FOUNDED) == REMEMBERED:
                _FOUNDED.pop(next(iter(_FOUNDED)))  # the oldest
            _FOUNDED[begun] = (after, self._rebuilt)
        self._state, self._rebuilt = _FOUNDED[begun]

    def record(self, event: Event, **parts: Any) -> Self:
        """An entry of the house, without any act."""
        return self.drafted(Draft(event, **parts))

    def drafted(self, *drafts: Draft) -> Self:
        """Entries of the house, together as one act."""
        request = Request(self.next_id(), card=HOST, type="test", actor="", period=0)
        self.adopt(*self.machine.record(self.state, request, Plan(drafts), self.context))
        return self

    def decide(self, request: Request) -> Answer[W]:
        """What becomes of a command, which happens if it may."""
        before = self.state
        self.context.act = request.id
        outcome, after = self.machine.decide(before, request, self.now, self.context)
        if isinstance(outcome, Accepted):
            self.adopt(outcome.entries, after)
        else:
            assert after is before, "refused, and yet something happened"
        return Answer(outcome, before, after)

    def next_id(self) -> str:
        """An id that no command had so far."""
        return f"c{next(self._ids)}"

    def adopt(self, entries: tuple[Entry, ...], after: State[W]) -> None:
        """Go on from here, once the stored bytes have led here too and every invariant holds."""
        self._state = after
        registry = self.machine.registry
        for entry in entries:
            stored = registry.decode(registry.encode(entry))
            self._rebuilt = self.machine.evolve(self._rebuilt or self.machine.blank(), stored)
        if entries:
            assert self._rebuilt == after, "rebuilt from stored bytes it is another game"
            self.check()

    # then

    def form(self, actor: str, act: str, viewer: Any = "", **chosen: Any) -> Form | None:
        """The form of an act as the actor, or another viewer, is offered it."""
        known = known_to(self.machine, self.state, self.viewer(viewer or actor))
        return form_of(self.machine, known, actor, act, chosen)

    def open_to(self, who: str) -> dict[str, Form]:
        """The forms of the game's own acts that are open to somebody."""
        offered = {act.name: self.form(who, act.name) for act in self.machine.rules.acts}
        return {name: form for name, form in offered.items() if form and not form.blocked}

    def viewer(self, who: str) -> Viewer:
        """Somebody who looks; "@" is the room."""
        if who == "@":
            return Viewer()
        return Viewer(frozenset({who}), staff=who in self.state.kernel.stewards)


class HostedTable(AnyTable[W]):
    """A game that a host keeps, played with dice."""

    def act(self, actor: str, act: str, /, *faces: int, **fields: Any) -> Answer[W]:
        """A command of the actor's; `faces` are how the dice fall that it rolls."""
        return self.send(actor, act, faces, fields)

    def forced(self, actor: str, act: str, *rules: str, **fields: Any) -> Answer[W]:
        """A command that the host lets through in spite of these rules."""
        self.lawful = False
        return self.send(actor, act, (), fields, by="host", waive=rules)

    def send(
        self,
        actor: str,
        act: str,
        faces: tuple[int, ...],
        fields: dict[str, Any],
        by: str = "",
        waive: tuple[str, ...] = (),
    ) -> Answer[W]:
        """A command, from the actor's card or from that of whoever records it."""
        request = Request(
            id=self.next_id(),
            card=f"{by or actor}-1",
            type=act,
            actor=actor,
            period=self.state.period.seq,
            fields=json.loads(json.dumps(fields)),
            recorder=by,
            waive=waive,
            reason="so be it" if waive else "",
        )
        self.context.dice = list(faces)
        answer = self.decide(request)
        if isinstance(answer.outcome, Accepted):
            assert not self.context.dice, "not every die was rolled"
        return answer

    def flip(self, switch: str, value: str) -> Answer[W]:
        """The host flips a reading in play."""
        return self.act("host", "set-switch", switch=switch, value=value, reason="so")

    def seen(self, viewer: Viewer | None = None) -> dict[str, dict[str, Any]]:
        """What a viewer sees, the room if none is named."""
        every = unbundled(self.machine.rules.slices(self.state))
        return {
            key: dict(part.render())
            for key, part in every
            if sees(part.audience, viewer or Viewer())
        }

    def wish(self, who: str, chance: Random | None = None) -> Move | None:
        """What a sensible bot would do now."""
        known = known_to(self.machine, self.state, self.viewer(who))
        sensible = self.machine.rules.tempers["sensible"]
        return sensible(known, who, self.open_to(who), chance or Random(1))

    def last(self) -> Entry:
        """The entry recorded last."""
        return self.state.log.entries[self.state.log.position]
