"""A table to play at, for tests, with every invariant checked.

table = Table().has("aemilius", dignitas=7).begun()
table.hand("aemilius", 4, 5, as_pc=1)
table.shows("aemilius", dignitas=6, pc=0)
table.act("aemilius", "buy", luxury="statue").refused("CUR-LUX-04")
"""

from typing import Any, Self

from ledger.games.cursus_honorum.corrections.facts import FactSet
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
from ledger.scenario.tables import round_fields
from tests.games import answers
from tests.games.cursus_honorum import invariants
from tests.games.table import HostedTable

MACHINE: Machine[World] = Machine(RULES)
A, B, C, D = "aemilius", "claudius", "cornelius", "fabius"
Answer = answers.CommandAnswer[World]


class Table(HostedTable[World]):
    """A game that is set up before the first act and then played by hand."""

    def __init__(self, players: int = 4, scenario: str = "") -> None:
        text = f"based_on: cursus_honorum\nplayers: {players}\n{scenario}"
        super().__init__(MACHINE, load_scenario(text, "test"))

    def check(self) -> None:
        invariants.check_invariants(self.state, lawful=self.lawful)

    # given

    def set_holdings(self, who: str, **facts: int) -> Self:
        """Set these amounts for a player. An office or a luxury counts as 1."""
        for name, value in facts.items():
            self._set_fact_directly(who, name, value)
        return self

    def with_first_turn(self, first: str = A) -> Self:
        """Give a player the first turn."""
        order = self.state.world.order
        place = order.index(first)
        return self.record_house_entry(FirstChosen(first, (*order[place:], *order[:place])))

    def skip_to_round(self, number: int) -> Self:
        """Begin a later round, in which earlier skills and offices work."""
        if self.state.world.phase == "start":
            self.with_first_turn()
        while self.state.world.round < number:
            world = self.state.world
            self.record_house_entry(RoundEnded(world.round, world.order))
            self.record_house_entry(PeriodOpened(**round_fields(world.round + 1)))
        return self

    def skip_to_turn(self, who: str) -> Self:
        """Let the players before this one take their turns."""
        while (turn := self.turn).who != who:
            order = self.state.world.order
            self.record_house_entry(TurnEnded(turn.who, order[order.index(turn.who) + 1]))
        return self

    def open_candidacies(self) -> Self:
        """Let everybody take a turn, so that the candidacies open."""
        if self.state.world.phase == "start":
            self.with_first_turn()
        last = self.state.world.order[-1]
        return (
            self.skip_to_turn(last)
            .record_house_entry(TurnEnded(last))
            .record_house_entry(ElectionsOpened())
        )

    # when

    @property
    def turn(self) -> Turn:
        """The open turn."""
        turn = self.state.world.turn
        assert turn is not None, "nobody has a turn"
        return turn

    def roll_once(self, who: str, *faces: int, **fields: Any) -> Answer:
        """Roll once and stop."""
        self.act(who, "roll", *faces).accepted_entries()
        return self.act(who, "stop-rolling", **fields)

    def play_to_end(self, *people: str) -> Answer:
        """Play turns with dice of wealth, in which the players only pay or miss the upkeep."""
        answer = None
        for who in people:
            dice = len(self.range_of_own_dice(who))
            self.roll_once(who, *(2,) * dice).accepted_entries()
            answer = self.act(who, "end-turn")
        assert answer is not None
        return answer

    def range_of_own_dice(self, who: str) -> range:
        """Return the number of dice of a player."""
        return range(int(self.public_sheet(who)["level"]["dice"]))

    def set_fact(self, subject: str, fact: str, value: int) -> Answer:
        """Set a fact of a sheet as the host."""
        return self.act("host", "set-fact", subject=subject, fact=fact, value=value, reason="so")

    def set_game_course(self, to: str, **about: str) -> Answer:
        """Set the course of the game as the host."""
        return self.act("host", "set-course", to=to, reason="so", **about)

    # then

    def assert_sheet(self, who: str, **counts: int) -> Self:
        """Assert that a player's sheet shows exactly these amounts."""
        held = {asset: self.state.books.holding(who, asset) for asset in counts}
        assert held == counts, who
        return self

    def public_sheet(self, who: str) -> dict[str, Any]:
        """Return a player's record sheet, which everybody sees."""
        return self.seen()[f"person/{who}"]

    def _set_fact_directly(self, who: str, fact: str, value: int) -> None:
        facts = {"subject": who, "fact": fact, "value": value, "reason": "given"}
        command = MACHINE.acts["set-fact"].command.model_validate(facts)
        (draft, *_) = MACHINE.acts["set-fact"].effects(self.state, "host", command, self.context)
        assert isinstance(draft.event, FactSet)
        self.record_house_entry(draft.event, postings=draft.postings)
