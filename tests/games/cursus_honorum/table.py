"""A table to play at, for tests: given, when and then in a few words, with every invariant checked.

table = Table().has("aemilius", dignitas=7).begun()
table.hand("aemilius", 4, 5, as_pc=1)
table.shows("aemilius", dignitas=6, pc=0)
table.act("aemilius", "buy", luxury="statue").refused("CUR-LUX-04")
"""

import itertools
import json
from typing import Any, Self

from ledger.audience import Viewer, sees
from ledger.contract import Draft, Form
from ledger.entry import Body, Entry
from ledger.games.cursus_honorum.corrections.facts import FactSet
from ledger.games.cursus_honorum.founding import round_fields
from ledger.games.cursus_honorum.rounds import (
    ElectionsOpened,
    FirstChosen,
    RoundEnded,
    TurnEnded,
)
from ledger.games.cursus_honorum.rules import RULES
from ledger.games.cursus_honorum.scenario import Scenario, load_scenario
from ledger.games.cursus_honorum.state import Game, Turn, World
from ledger.games.cursus_honorum.view import slices
from ledger.kernel.entries import PeriodOpened
from ledger.kernel.founding import Foundation, found_game
from ledger.kernel.machine import Machine
from ledger.kernel.preview import form_of, known_to
from ledger.kernel.request import HOST, Accepted, Plan, Request
from ledger.kernel.state import SwitchValue
from ledger.view import unbundled
from tests.games.cursus_honorum import invariants
from tests.games.cursus_honorum.answers import Answer, FixedMeans

MACHINE: Machine[World] = Machine(RULES)
START = 1_700_000_000_000
A, B, C, D = "aemilius", "claudius", "cornelius", "fabius"


class Table:
    """One game, set up before the first act and then played by hand."""

    def __init__(self, players: int = 4, scenario: str = "") -> None:
        text = f"based_on: cursus_honorum\nplayers: {players}\n{scenario}"
        self.data: dict[str, Any] = load_scenario(text, "test").model_dump(mode="json")
        """The scenario's plain data, to be changed before the first act."""
        self._state: Game | None = None
        self._rebuilt: Any = None
        self._ids = itertools.count(1)
        self.now = START
        self.means = FixedMeans()
        self.lawful = True
        """False once a ruling has let something through that invariants forbid."""

    # given

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

    def has(self, who: str, **facts: int) -> Self:
        """Somebody's sheet shows so much of these; offices and luxuries are 1."""
        for name, value in facts.items():
            self._set(who, name, value)
        return self

    def begun(self, first: str = A) -> Self:
        """Somebody takes the first turn."""
        order = self.state.world.order
        place = order.index(first)
        return self.record(FirstChosen(first, (*order[place:], *order[:place])))

    def at_round(self, number: int) -> Self:
        """The first turn of a later round; what was finished or won before works now."""
        if self.state.world.phase == "start":
            self.begun()
        while self.state.world.round < number:
            world = self.state.world
            self.record(RoundEnded(world.round, world.order))
            self.record(PeriodOpened(**round_fields(world.round + 1)))
        return self

    def turn_of(self, who: str) -> Self:
        """Those before somebody have had their turn."""
        while (turn := self.turn).who != who:
            order = self.state.world.order
            self.record(TurnEnded(turn.who, order[order.index(turn.who) + 1]))
        return self

    def voting(self) -> Self:
        """Everybody has had a turn, and candidacies are heard."""
        if self.state.world.phase == "start":
            self.begun()
        last = self.state.world.order[-1]
        return self.turn_of(last).record(TurnEnded(last)).record(ElectionsOpened())

    # when

    @property
    def state(self) -> Game:
        """The game as it stands; it is founded when first asked for."""
        if self._state is None:
            self._found()
        assert self._state is not None
        return self._state

    @property
    def turn(self) -> Turn:
        """The turn that is being taken."""
        turn = self.state.world.turn
        assert turn is not None, "nobody has a turn"
        return turn

    def act(self, actor: str, act: str, /, *faces: int, **fields: Any) -> Answer:
        """A command of the actor's; `faces` are how the dice fall that it rolls."""
        return self.send(actor, act, faces, fields)

    def forced(self, actor: str, act: str, *rules: str, **fields: Any) -> Answer:
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
    ) -> Answer:
        """A command, from the actor's card or from that of whoever records it."""
        request = Request(
            id=f"c{next(self._ids)}",
            card=f"{by or actor}-1",
            type=act,
            actor=actor,
            period=self.state.period.seq,
            fields=json.loads(json.dumps(fields)),
            recorder=by,
            waive=waive,
            reason="so be it" if waive else "",
        )
        self.means.act, self.means.dice = request.id, list(faces)
        before = self.state
        outcome, after = MACHINE.decide(before, request, self.now, self.means)
        if isinstance(outcome, Accepted):
            assert not self.means.dice, "not every die was rolled"
            self._adopt(outcome.entries, after)
        return Answer(outcome, before, after)

    def hand(self, who: str, *faces: int, **fields: Any) -> Answer:
        """Somebody rolls once and keeps it all."""
        self.act(who, "roll", *faces).accepted()
        return self.act(who, "stop-rolling", **fields)

    def ends(self, *people: str) -> Answer:
        """Turns of people who only pay or miss their upkeep with dice that show wealth."""
        answer = None
        for who in people:
            dice = len(self.form_dice(who))
            self.hand(who, *(2,) * dice).accepted()
            answer = self.act(who, "end-turn")
        assert answer is not None
        return answer

    def form_dice(self, who: str) -> range:
        """As many as somebody has dice."""
        return range(int(self.sheet(who)["level"]["dice"]))

    def set_fact(self, subject: str, fact: str, value: int) -> Answer:
        """The host sets what a sheet shows."""
        return self.act("host", "set-fact", subject=subject, fact=fact, value=value, reason="so")

    def set_course(self, to: str, **about: str) -> Answer:
        """The host sets where the game stands."""
        return self.act("host", "set-course", to=to, reason="so", **about)

    def flip(self, switch: str, value: str) -> Answer:
        """The host flips a reading in play."""
        return self.act("host", "set-switch", switch=switch, value=value, reason="so")

    def record(self, body: Body, **parts: Any) -> Self:
        """An entry of the house, without any act."""
        request = Request(id=f"c{next(self._ids)}", card=HOST, type="test", actor="", period=0)
        plan = Plan((Draft(body, **parts),))
        entries, after = MACHINE.record(self.state, request, plan, self.means)
        self._adopt(entries, after)
        return self

    # then

    def shows(self, who: str, **counts: int) -> Self:
        """Somebody's sheet shows exactly so much of these."""
        held = {asset: self.state.books.holding(who, asset) for asset in counts}
        assert held == counts, who
        return self

    def sheet(self, who: str) -> dict[str, Any]:
        """Somebody's record sheet, as everybody sees it."""
        return self.seen()[f"person/{who}"]

    def seen(self, viewer: Viewer | None = None) -> dict[str, dict[str, Any]]:
        """What a viewer sees, the room if none is named."""
        every = unbundled(slices(self.state))
        return {key: part.render() for key, part in every if sees(part.seen, viewer or Viewer())}

    def form(self, actor: str, act: str, **chosen: Any) -> Form | None:
        """The form of an act as the actor is offered it."""
        known = known_to(MACHINE, self.state, self.viewer(actor))
        return form_of(MACHINE, known, actor, act, chosen)

    def viewer(self, who: str) -> Viewer:
        """Somebody who looks."""
        return Viewer(frozenset({who}), staff=who in self.state.kernel.stewards)

    def last(self) -> Entry:
        """The entry recorded last."""
        return self.state.log.entries[self.state.log.position]

    def _set(self, who: str, fact: str, value: int) -> None:
        facts = {"subject": who, "fact": fact, "value": value, "reason": "given"}
        command = MACHINE.acts["set-fact"].command.model_validate(facts)
        (draft, *_) = MACHINE.acts["set-fact"].effects(self.state, "host", command, self.means)
        assert isinstance(draft.body, FactSet)
        self.record(draft.body, postings=draft.postings)

    def _found(self) -> None:
        data = Scenario.model_validate_json(json.dumps(self.data)).model_dump(mode="json")
        foundation = Foundation("test", "", "hash", data, "commitment", "key")
        entry, self._state = found_game(MACHINE, foundation, self.now)
        self._adopt((entry,), self._state)

    def _adopt(self, entries: tuple[Entry, ...], after: Game) -> None:
        self._state = after
        for entry in entries:
            stored = MACHINE.registry.encode(entry)
            self._rebuilt = MACHINE.evolve(
                self._rebuilt or MACHINE.blank(), MACHINE.registry.decode(stored)
            )
        if entries:
            assert self._rebuilt == after, "rebuilt from stored bytes it is another game"
            invariants.check(after, lawful=self.lawful)
