"""A table to play at, for tests: given, when and then in a few words, with every invariant checked.

table = Table().at("aestas", 44).with_("hirtius", place="gaul", denarius=1_200_000)
table.act("hirtius", "buy-legions", seller="minerva", asset="legio_curialis", quantity=1,
          by="minerva").accepted()
table.act("livia", "buy-legions", ...).refused("ROST-14")
"""

import itertools
import json
from dataclasses import dataclass, replace
from typing import Any, Self

from ledger.audience import Viewer
from ledger.contract import Draft, Form, Objection
from ledger.entry import Body, Entry, Warned
from ledger.games.ludi_romani.rules import RULES
from ledger.games.ludi_romani.scenario import ANY_FREE_SEAT, Scenario, default_scenario
from ledger.games.ludi_romani.state import Game, Person, World
from ledger.kernel.founding import Foundation, found_game
from ledger.kernel.machine import Machine
from ledger.kernel.preview import form_of, known_to
from ledger.kernel.request import HOST, Accepted, Outcome, Plan, Refused, Request
from ledger.kernel.state import SwitchValue
from tests.games.ludi_romani import invariants
from tests.games.ludi_romani.means import FixedMeans

MACHINE: Machine[World] = Machine(RULES)
START = 1_700_000_000_000
STEWARD = "fata-1"


@dataclass(frozen=True)
class Answer:
    """What became of a command, with the state before it and after."""

    outcome: Outcome
    before: Game
    after: Game

    def accepted(self) -> tuple[Entry, ...]:
        """The entries of an act that went through at once."""
        assert isinstance(self.outcome, Accepted), self.outcome
        assert not self.outcome.pending, "it became a petition"
        return self.outcome.entries

    def pending(self) -> str:
        """The petition that the act became."""
        assert isinstance(self.outcome, Accepted), self.outcome
        assert self.outcome.pending, "it went through at once"
        petition: str = self.outcome.entries[0].body.petition
        return petition

    def refused(self, *rules: str) -> tuple[Objection, ...]:
        """The objections of a refusal that names these rules; nothing has changed (FATA-09)."""
        assert isinstance(self.outcome, Refused), self.outcome
        assert self.after is self.before
        assert set(rules) <= {objection.rule for objection in self.outcome.objections}, self.outcome
        return self.outcome.objections

    def told(self, *keys: str) -> None:
        """The reasons of a refusal, by their message keys: exactly these."""
        assert sorted(objection.key for objection in self.refused()) == sorted(keys)

    def malformed(self, *fields: str) -> None:
        """The command was not understood, because of these fields."""
        assert isinstance(self.outcome, Refused), self.outcome
        assert self.outcome.problem == "malformed", self.outcome
        assert set(fields) <= {name for name, _ in self.outcome.errors}

    def warned(self, *rules: str) -> tuple[Warned, ...]:
        """The warnings that were recorded with the act: exactly these rules."""
        warnings = tuple(w for entry in self.accepted() for w in entry.warned)
        assert sorted(w.rule for w in warnings) == sorted(rules)
        return warnings

    def unwarned(self) -> tuple[Entry, ...]:
        """The entries of an act against which nothing at all was said."""
        self.warned()
        return self.accepted()


class Table:
    """One game on the default scenario, changed before the first act and then played by hand."""

    def __init__(self, scenario: Scenario | None = None) -> None:
        self.data: dict[str, Any] = (scenario or default_scenario()).model_dump(mode="json")
        """The scenario's plain data, to be changed before the first act."""
        self._state: Game | None = None
        self._rebuilt: Any = None
        self._ids = itertools.count(1)
        self.now = START
        self.means = FixedMeans()
        self.lawful = True
        """False once a ruling or a reading has let something through that invariants forbid."""

    # given

    def at(self, kind: str, year: int, before: str = "hiems") -> Self:
        """Begin in this season; for a motus `before` and `year` name the season that follows."""
        calendar = self.data["calendar"]
        wanted = before if kind == "motus" else kind
        index = next(
            i for i, p in enumerate(calendar) if p["kind"] == wanted and p["year_bce"] == year
        )
        rest = calendar[index - 1 if kind == "motus" else index :]
        self.data["calendar"] = [{**p, "seq": seq} for seq, p in enumerate(rest, start=1)]
        return self

    def with_(
        self, who: str, place: str | None = None, role: str | None = None, **holdings: int
    ) -> Self:
        """Somebody begins in this place, in this role, with so much of these (else as ever)."""
        assert self._state is None, "the game has begun"
        character = self.data["cast"][who]
        character["holdings"] |= holdings
        if place is not None:
            character["start"] = place or ANY_FREE_SEAT
        if role is not None:
            character["role"] = role
        return self

    def without(self, *who: str) -> Self:
        """These are not in the cast."""
        for character in who:
            del self.data["cast"][character]
        return self

    def reading(self, switch: str, value: SwitchValue) -> Self:
        """The game begins with this reading of an open question."""
        assert self._state is None, "the game has begun"
        assert switch in self.data["switches"]
        self.data["switches"][switch] = value
        return self

    def change(self, **parts: Any) -> Self:
        """Any part of the scenario's plain data replaced (`regions`, `roads`, `prices`, ...)."""
        self.data |= parts
        return self

    # when

    @property
    def state(self) -> Game:
        """The game as it stands; it is founded when first asked for."""
        if self._state is None:
            self._found()
        assert self._state is not None
        return self._state

    def act(
        self,
        actor: str,
        act: str,
        /,
        *,
        by: Any = "",
        waive: Any = (),
        ruling: Any = "",
        card: Any = "",
        **fields: Any,
    ) -> Answer:
        """A command of the actor's, or recorded `by` somebody; `with_` and `from_` lose their _."""
        named = {name.rstrip("_"): value for name, value in fields.items()}
        request = Request(
            id=f"c{next(self._ids)}",
            card=card or f"{by or actor}-1",
            type=act,
            actor=actor,
            period=self.state.period.seq,
            fields=json.loads(json.dumps(named)),
            recorder=by,
            waive=waive,
            reason=ruling,
        )
        if waive:
            self.lawful = False
        return self._decide(request)

    def forced(self, actor: str, act: str, *rules: str, **fields: Any) -> Answer:
        """A command that the Fates let through in spite of these rules."""
        return self.act(actor, act, by="fata", waive=rules, ruling="so be it", **fields)

    def agreed(self, voice: str, actor: str, act: str, **fields: Any) -> Answer:
        """A command that needs a voice, and that voice's consent."""
        petition = self.act(actor, act, **fields).pending()
        return self.act(voice, "consent", petition=petition)

    def being(self, who: str, fact: str, value: str) -> Self:
        """The Fates set a fact about somebody: a status, a role, a patronus, a god."""
        answer = self.act("fata", "set-fact", subject=who, fact=fact, value=value, reason="so")
        answer.accepted()
        return self

    def flip(self, switch: str, value: str) -> Answer:
        """The Fates flip a reading in play."""
        return self.act("fata", "set-switch", switch=switch, value=value, reason="so")

    def season(self, by: str = "apollo") -> Answer:
        """The next period opens."""
        return self.act(by, "announce-season")

    def wait(self, *, minutes: int = 0, seconds: int = 0) -> Self:
        """Time goes by, and brings what it brings."""
        assert self.state.at <= self.now
        self.now += (minutes * 60 + seconds) * 1000
        while name := MACHINE.due(self.state, self.now):
            self.means.act = name
            self._adopt(*MACHINE.fall_due(self.state, self.now, self.means))
        return self

    def record(self, body: Body, **parts: Any) -> Self:
        """An entry of the house that no act of these chapters makes."""
        return self.drafted(Draft(body, **parts))

    def drafted(self, *drafts: Draft) -> Self:
        """Entries of the house, together as one act."""
        request = Request(id=f"c{next(self._ids)}", card=HOST, type="test", actor="", period=0)
        entries, after = MACHINE.record(self.state, request, Plan(drafts), self.means)
        self._adopt(entries, after)
        return self

    def remembering(self, **parts: Any) -> Self:
        """The world remembers these parts so, as if what led to it had happened before."""
        self._state = replace(self.state, world=replace(self.state.world, **parts))
        self._rebuilt = self._state
        return self

    # then

    def holds(self, who: str, **counts: int) -> Self:
        """Somebody holds exactly so much of these."""
        held = {asset: self.state.books.holding(who, asset) for asset in counts}
        assert held == counts, who
        return self

    def sits(self, who: str, place: str, seat: str = "") -> Self:
        """Somebody is there, on that kind of seat if one is named."""
        found = self.state.seating.of(who)
        assert (found.place if found else "") == place
        assert not seat or (found is not None and found.seat == seat)
        return self

    def person(self, who: str) -> Person:
        """Somebody's role and status."""
        return self.state.world.person(who)

    def form(self, actor: str, act: str, viewer: Any = "", **chosen: Any) -> Form | None:
        """The form of an act as the actor (or another viewer, or the room: "@") is offered it."""
        named = {name.rstrip("_"): value for name, value in chosen.items()}
        known = known_to(MACHINE, self.state, self.viewer(viewer or actor))
        return form_of(MACHINE, known, actor, act, named)

    def viewer(self, who: str) -> Viewer:
        """Somebody who looks; "@" is the room."""
        if who == "@":
            return Viewer()
        return Viewer(frozenset({who}), staff=who in self.state.kernel.stewards)

    def _decide(self, request: Request) -> Answer:
        self.wait()
        before = self.state
        self.means.act = request.id
        outcome, after = MACHINE.decide(before, request, self.now, self.means)
        if isinstance(outcome, Accepted):
            self._adopt(outcome.entries, after)
        else:
            assert after is before
        return Answer(outcome, before, after)

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
