"""A table to play at, for tests: given, when and then in a few words, with every invariant checked.

table = Table().has("aemilius", dignitas=7).begun()
table.hand("aemilius", 4, 5, as_pc=1)
table.shows("aemilius", dignitas=6, pc=0)
table.act("aemilius", "buy", luxury="statue").refused("CUR-LUX-04")
"""

from typing import Any, Self

from ledger.games.cursus_honorum.corrections.facts import FactSet
from ledger.games.cursus_honorum.founding import round_fields
from ledger.games.cursus_honorum.rounds import (
    ElectionsOpened,
    FirstChosen,
    RoundEnded,
    TurnEnded,
)
from ledger.games.cursus_honorum.rules import RULES
from ledger.games.cursus_honorum.scenario import load_scenario
from ledger.games.cursus_honorum.state import Turn, World
from ledger.kernel.machine.machine import Machine
from ledger.kernel.vocabulary.events import PeriodOpened
from tests.games import answers
from tests.games.cursus_honorum import invariants
from tests.games.table import HostedTable

MACHINE: Machine[World] = Machine(RULES)
A, B, C, D = "aemilius", "claudius", "cornelius", "fabius"
Answer = answers.Answer[World]


class Table(HostedTable[World]):
    """One game, set up before the first act and then played by hand."""

    def __init__(self, players: int = 4, scenario: str = "") -> None:
        text = f"based_on: cursus_honorum\nplayers: {players}\n{scenario}"
        super().__init__(MACHINE, load_scenario(text, "test"))

    def check(self) -> None:
        invariants.check(self.state, lawful=self.lawful)

    # given

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
    def turn(self) -> Turn:
        """The turn that is being taken."""
        turn = self.state.world.turn
        assert turn is not None, "nobody has a turn"
        return turn

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

    # then

    def shows(self, who: str, **counts: int) -> Self:
        """Somebody's sheet shows exactly so much of these."""
        held = {asset: self.state.books.holding(who, asset) for asset in counts}
        assert held == counts, who
        return self

    def sheet(self, who: str) -> dict[str, Any]:
        """Somebody's record sheet, as everybody sees it."""
        return self.seen()[f"person/{who}"]

    def _set(self, who: str, fact: str, value: int) -> None:
        facts = {"subject": who, "fact": fact, "value": value, "reason": "given"}
        command = MACHINE.acts["set-fact"].command.model_validate(facts)
        (draft, *_) = MACHINE.acts["set-fact"].effects(self.state, "host", command, self.context)
        assert isinstance(draft.event, FactSet)
        self.record(draft.event, postings=draft.postings)
