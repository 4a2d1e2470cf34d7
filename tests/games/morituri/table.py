"""A table to play at, for tests: given, when and then in a few words, with every invariant checked.

table = Table().has("flamma", "gladius", at="cirta", hp=3).turn_of("flamma")
table.act("flamma", "move", 4).accepted()
table.draw("flamma", "falx")
table.act("flamma", "keep-gear", keep="falx+scutum").refused("MOR-CARD-02")
"""

import itertools
import json
from typing import Any, Self

from ledger.audience import Viewer, sees
from ledger.contract import Draft, Form
from ledger.entry import Body, Entry, Placement, Posting
from ledger.games.morituri.bodies import FactSet, OrderSet, TurnBegan
from ledger.games.morituri.cards import lying, to_be_drawn
from ledger.games.morituri.gear import carried
from ledger.games.morituri.rules import RULES
from ledger.games.morituri.scenario import Scenario, load_scenario
from ledger.games.morituri.state import DISCARDS, HIT_POINT, PILE, SUPPLY, Game, Gladiator, World
from ledger.games.morituri.view import slices
from ledger.kernel.founding import Foundation, found_game
from ledger.kernel.machine import Machine
from ledger.kernel.preview import form_of, known_to
from ledger.kernel.request import HOST, Accepted, Plan, Request
from ledger.kernel.state import SwitchValue
from ledger.view import unbundled
from tests.games.morituri import invariants
from tests.games.morituri.answers import Answer, FixedMeans

MACHINE: Machine[World] = Machine(RULES)
START = 1_700_000_000_000
A, B, C, D = "flamma", "spiculus", "verus", "priscus"


class Table:
    """One game, set up before the first act and then played by hand."""

    def __init__(self, players: int = 4, scenario: str = "") -> None:
        text = f"based_on: morituri\nplayers: {players}\n{scenario}"
        self.data: dict[str, Any] = load_scenario(text, "test").model_dump(mode="json")
        """The scenario's plain data, to be changed before the first act."""
        self._state: Game | None = None
        self._rebuilt: Any = None
        self._ids = itertools.count(1)
        self.now = START
        self.means = FixedMeans()

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

    def begun(self, first: str = A) -> Self:
        """The lots are cast, and somebody has the first turn."""
        clockwise = self.state.world.clockwise(first)
        return self.record(OrderSet((first, *clockwise)))

    def has(self, who: str, *gear: str, at: str = "", hp: int = 0) -> Self:
        """Somebody carries these too, stands there, has so many hit points."""
        for card in gear:
            self.record(FactSet(who, "gives", card), postings=(Posting(card, PILE, who, 1),))
        if at:
            placed = (Placement(who, at),)
            self.record(FactSet(who, "place", at), placements=placed)
        if hp:
            more = hp - self.hp(who)
            source, target = (SUPPLY, who) if more > 0 else (who, SUPPLY)
            moved = (Posting(HIT_POINT, source, target, abs(more)),) if more else ()
            self.record(FactSet(who, "hit_points", str(hp)), postings=moved)
        return self

    def discarded(self, *cards: str) -> Self:
        """These lie among the discards."""
        for card in cards:
            posting = Posting(card, PILE, DISCARDS, 1)
            self.record(FactSet(A, "takes", card), postings=(posting,))
        return self

    def turn_of(self, who: str, number: int = 0) -> Self:
        """It is somebody's turn, in this round, with nothing asked but to move."""
        if not self.state.world.order:
            self.begun()
        return self.record(TurnBegan(who, number or self.state.world.round))

    # when

    @property
    def state(self) -> Game:
        """The game as it stands; it is founded when first asked for."""
        if self._state is None:
            self._found()
        assert self._state is not None
        return self._state

    @property
    def world(self) -> World:
        """The world as it stands."""
        return self.state.world

    def act(self, actor: str, act: str, /, *faces: int, **fields: Any) -> Answer:
        """A command of the actor's; `faces` are how the dice fall that it rolls."""
        return self.send(actor, act, faces, fields)

    def forced(self, actor: str, act: str, *rules: str, **fields: Any) -> Answer:
        """A command that the host lets through in spite of these rules."""
        return self.send(actor, act, (), fields, by="host", waive=rules)

    def agreed(self, voice: str, actor: str, act: str, *faces: int, **fields: Any) -> Answer:
        """A command that needs a voice, and that voice's consent."""
        petition = self.act(actor, act, **fields).pending()
        return self.act(voice, "consent", *faces, petition=petition)

    def draw(self, who: str, card: str) -> Answer:
        """Somebody draws, and this card comes."""
        state = self.state
        pile = [c.id for c, n in lying(state, to_be_drawn(state)) for _ in range(n)]
        return self.act(who, "draw-card", pile.index(card) + 1)

    def takes(self, who: str, card: str) -> Answer:
        """Somebody draws gear that clashes with nothing, and keeps it."""
        self.draw(who, card).accepted()
        return self.act(who, "keep-gear", keep=card)

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
        before = self.state
        request = Request(
            id=f"c{next(self._ids)}",
            card=f"{by or actor}-1",
            type=act,
            actor=actor,
            period=before.period.seq,
            fields=json.loads(json.dumps(fields)),
            recorder=by,
            waive=waive,
            reason="so be it" if waive else "",
        )
        self.means.act, self.means.dice = request.id, list(faces)
        outcome, after = MACHINE.decide(before, request, self.now, self.means)
        if isinstance(outcome, Accepted):
            assert not self.means.dice, "not every die was rolled"
            self._adopt(outcome.entries, after)
        return Answer(outcome, before, after)

    def set_fact(self, fact: str, who: str, value: object) -> Answer:
        """The host says how something is."""
        fields = {"fact": fact, "who": who, "value": str(value), "reason": "so"}
        return self.act("host", "set-fact", **fields)

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

    def hp(self, who: str) -> int:
        """Somebody's hit points: what he has at the most."""
        return self.state.books.holding(who, HIT_POINT)

    def place(self, who: str) -> str:
        """Where somebody stands."""
        return self.state.seating.place(who)

    def gear(self, who: str) -> list[str]:
        """What somebody carries, head to hands."""
        return [card.id for card in carried(self.state, who)]

    def pile(self, account: str = PILE) -> int:
        """How many cards lie there."""
        return sum(count for _, count in lying(self.state, account))

    def gladiator(self, who: str) -> Gladiator:
        """How somebody stands."""
        return self.world.gladiator(who)

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
            invariants.check(after)
