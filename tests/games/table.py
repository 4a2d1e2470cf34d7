"""A table to play any game at, for tests: after every entry the game is rebuilt from its bytes.

Each game adds its own parts in `tests/games/<ruleset>/`.
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
from ledger.kernel.machine.first_entry import FoundingInputs, found_game
from ledger.kernel.machine.machine import Machine
from ledger.kernel.previewing.preview import form_of, state_known_to
from ledger.kernel.vocabulary.request import HOST_CARD, Accepted, Plan, Request
from ledger.record.audience import Viewer, sees
from ledger.record.entry import Entry, Event
from ledger.record.state import State, SwitchValue
from ledger.record.view import slices_of_bundles
from tests.games.answers import CommandAnswer, FixedContext

START = 1_700_000_000_000
REMEMBERED = 24
"""The number of foundations that are remembered: those of a file of tests are mostly equal."""

_FOUNDED: dict[tuple[Any, ...], tuple[Any, Any]] = {}
"""The states after founding, live and rebuilt. A state never changes, so that tests share them."""

W = TypeVar("W")


def clear_founded_games() -> None:
    """Let every table found its game anew, as after a change of the rules."""
    _FOUNDED.clear()


class AnyTable(ABC, Generic[W]):
    """A game that is set up before the first act and then played by hand."""

    def __init__(self, machine: Machine[W], scenario: BaseModel) -> None:
        self.machine = machine
        self.data: dict[str, Any] = scenario.model_dump(mode="json")
        """The scenario's plain data, to be changed before the first act."""
        self.now = START
        self.waits = False
        """True if play begins by a steward's act, and not with the founding."""
        self.context = FixedContext()
        self.lawful = True
        """True while invariants hold, and false after a ruling or reading allowed a violation."""
        self._model = type(scenario)
        self._state: State[W] | None = None
        self._rebuilt: Any = None
        self._ids = itertools.count(1)

    @abstractmethod
    def check(self) -> None:
        """Assert every invariant of the game."""

    # given

    def waiting(self) -> Self:
        """Let a steward begin play."""
        assert self._state is None, "the game has begun"
        self.waits = True
        return self

    def with_reading(self, switch: str, value: SwitchValue) -> Self:
        """Begin the game with this reading of an open question."""
        assert self._state is None, "the game has begun"
        assert switch in self.data["switches"]
        self.data["switches"][switch] = value
        return self

    def with_scenario_data(self, **parts: Any) -> Self:
        """Replace a part of the scenario's plain data (`dice`, `stewards`, ...)."""
        assert self._state is None, "the game has begun"
        self.data |= parts
        return self

    # when

    @property
    def state(self) -> State[W]:
        """The game now; it is founded at the first use."""
        if self._state is None:
            self._found_game()
        assert self._state is not None
        return self._state

    def _found_game(self) -> None:
        """Found the game, or go on from the state of an equal game that was founded and checked."""
        begun = (type(self), self.machine, self.now, self.waits, json.dumps(self.data))
        if begun not in _FOUNDED:
            model = self._model.model_validate_json(begun[-1])
            data = model.model_dump(mode="json")
            foundation = FoundingInputs(
                "test", "", "hash", data, "commitment", "key", waits=self.waits
            )
            entry, after = found_game(self.machine, foundation, self.now)
            self.replay_and_adopt((entry,), after)
            if len(_FOUNDED) == REMEMBERED:
                _FOUNDED.pop(next(iter(_FOUNDED)))  # drop the oldest foundation
            _FOUNDED[begun] = (after, self._rebuilt)
        self._state, self._rebuilt = _FOUNDED[begun]

    def record_house_entry(self, event: Event, **parts: Any) -> Self:
        """Record an entry of the house, without an act."""
        return self.record_as_one_act(Draft(event, **parts))

    def record_as_one_act(self, *drafts: Draft) -> Self:
        """Record entries of the house as one act."""
        request = Request(self.next_id(), card=HOST_CARD, type="test", actor="", period=0)
        self.replay_and_adopt(*self.machine.record(self.state, request, Plan(drafts), self.context))
        return self

    def decide(self, request: Request) -> CommandAnswer[W]:
        """Return the answer to a command, which is carried out if it is accepted."""
        before = self.state
        self.context.act = request.id
        outcome, after = self.machine.decide(before, request, self.now, self.context)
        if isinstance(outcome, Accepted):
            self.replay_and_adopt(outcome.entries, after)
        else:
            assert after is before, "refused, and yet something happened"
        return CommandAnswer(outcome, before, after)

    def next_id(self) -> str:
        """Return a new command id."""
        return f"c{next(self._ids)}"

    def replay_and_adopt(self, entries: tuple[Entry, ...], after: State[W]) -> None:
        """Go on from this state, after replaying its stored bytes and checking all invariants."""
        self._state = after
        registry = self.machine.registry
        for entry in entries:
            stored = registry.decode(registry.encode(entry))
            self._rebuilt = self.machine.evolve(self._rebuilt or self.machine.blank_state(), stored)
        if entries:
            assert self._rebuilt == after, "rebuilt from stored bytes it is another game"
            self.check()

    # then

    def form(self, actor: str, act: str, viewer: Any = "", **chosen: Any) -> Form | None:
        """Return the form of an act for the actor, or for another viewer."""
        known = state_known_to(self.machine, self.state, self.viewer(viewer or actor))
        return form_of(self.machine, known, actor, act, chosen)

    def forms_open_to(self, who: str) -> dict[str, Form]:
        """Return the forms of the game's own acts that are open to a player."""
        offered = {act.name: self.form(who, act.name) for act in self.machine.rules.play.acts}
        return {name: form for name, form in offered.items() if form and not form.blocked}

    def viewer(self, who: str) -> Viewer:
        """Return a viewer; "@" is the room."""
        if who == "@":
            return Viewer()
        return Viewer(frozenset({who}), is_staff=who in self.state.kernel.stewards)


class HostedTable(AnyTable[W]):
    """A game with a host and with dice."""

    def act(self, actor: str, act: str, /, *faces: int, **fields: Any) -> CommandAnswer[W]:
        """Send a command of the actor. `faces` are the dice that it rolls."""
        return self.send(actor, act, faces, fields)

    def act_with_waiver(self, actor: str, act: str, *rules: str, **fields: Any) -> CommandAnswer[W]:
        """Send a command that the host allows in spite of these rules."""
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
    ) -> CommandAnswer[W]:
        """Return a command from the actor's card, or from the card of its recorder."""
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

    def change_reading(self, switch: str, value: str) -> CommandAnswer[W]:
        """Flip a reading in play, as the host."""
        return self.act("host", "set-switch", switch=switch, value=value, reason="so")

    def seen(self, viewer: Viewer | None = None) -> dict[str, dict[str, Any]]:
        """Return a viewer's view; by default the room's."""
        every = slices_of_bundles(self.machine.rules.phones.slices(self.state))
        return {
            key: dict(part.render())
            for key, part in every
            if sees(part.audience, viewer or Viewer())
        }

    def next_bot_move(self, who: str, chance: Random | None = None) -> Move | None:
        """Return the next move of a sensible bot."""
        known = state_known_to(self.machine, self.state, self.viewer(who))
        sensible = self.machine.rules.bots.tempers["sensible"].policy
        assert sensible is not None
        return sensible(known, who, self.forms_open_to(who), chance or Random(1))

    def last_entry(self) -> Entry:
        """The last entry."""
        return self.state.log.entries[self.state.log.position]
