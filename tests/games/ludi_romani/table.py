"""A table to play at, for tests: a test says in a few words what is given, done and expected.

Every invariant is checked.

table = Table().at("aestas", 44).with_("hirtius", place="gaul", denarius=1_200_000)
table.act("hirtius", "buy-legions", seller="minerva", asset="legio_curialis", quantity=1,
          by="minerva").accepted()
table.act("livia", "buy-legions", ...).refused("ROST-14")
"""

import json
from dataclasses import replace
from typing import Any, Self

from ledger.contract.offer import Form
from ledger.games.ludi_romani.rules import RULES
from ledger.games.ludi_romani.scenario.defaults import default_scenario
from ledger.games.ludi_romani.scenario.model import Scenario
from ledger.games.ludi_romani.scenario.value_types import ANY_FREE_SEAT
from ledger.games.ludi_romani.state import Person, World
from ledger.kernel.machine.machine import Machine
from ledger.kernel.vocabulary.request import Request
from ledger.record.entry import Entry, RecordedWarning
from ledger.record.objection import Objection
from tests.games import answers
from tests.games.ludi_romani import invariants
from tests.games.table import AnyTable

MACHINE: Machine[World] = Machine(RULES)
STEWARD = "fata-1"


class Answer(answers.CommandAnswer[World]):
    """The outcome of a command, with the state before it and after."""

    def assert_refused(self, *rules: str) -> tuple[Objection, ...]:
        """Assert a refusal that names these rules, and return its objections."""
        assert set(rules) <= {objection.rule for objection in self.objections()}, self.outcome
        return self.objections()

    def assert_warned(self, *rules: str) -> tuple[RecordedWarning, ...]:
        """Assert warnings of exactly these rules, and return the recorded warnings."""
        warnings = tuple(w for entry in self.accepted_entries() for w in entry.warned)
        assert sorted(w.rule for w in warnings) == sorted(rules)
        return warnings

    def assert_unwarned(self) -> tuple[Entry, ...]:
        """Assert that the act was accepted without a warning, and return its entries."""
        self.assert_warned()
        return self.accepted_entries()


class Table(AnyTable[World]):
    """One game on the default scenario, changed before the first act and then played by hand."""

    def __init__(self, scenario: Scenario | None = None) -> None:
        super().__init__(MACHINE, scenario or default_scenario())

    def check(self) -> None:
        invariants.check_invariants(self.state, lawful=self.lawful)

    # given

    def at(self, kind: str, year: int, before: str = "hiems") -> Self:
        """Begin in this season. For a motus `before` and `year` name the season that follows."""
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
        """Set the place, role and holdings with which a character begins.

        Omitted values stay unchanged.
        """
        assert self._state is None, "the game has begun"
        character = self.data["cast"][who]
        character["holdings"] |= holdings
        if place is not None:
            character["start"] = place or ANY_FREE_SEAT
        if role is not None:
            character["role"] = role
        return self

    def leave_out_characters(self, *who: str) -> Self:
        """Leave these people out of the cast."""
        for character in who:
            del self.data["cast"][character]
        return self

    # when

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
        """Let the actor do the act, or `by` record it.

        The names `with_` and `from_` stand for `with` and `from`.
        """
        named = {name.rstrip("_"): value for name, value in fields.items()}
        request = Request(
            id=self.next_id(),
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
        return self.decide(request)

    def act_with_waiver(self, actor: str, act: str, *rules: str, **fields: Any) -> Answer:
        """Let the Fates record an act and waive these rules."""
        return self.act(actor, act, by="fata", waive=rules, ruling="so be it", **fields)

    def act_with_consent(self, voice: str, actor: str, act: str, **fields: Any) -> Answer:
        """Let the actor do an act that needs a consent, and let the voice consent."""
        petition = self.act(actor, act, **fields).pending_petition_id()
        return self.act(voice, "consent", petition=petition)

    def set_fact(self, who: str, fact: str, value: str) -> Self:
        """Let the Fates set a fact about a character: a status, a role, a patronus, a god."""
        answer = self.act("fata", "set-fact", subject=who, fact=fact, value=value, reason="so")
        answer.accepted_entries()
        return self

    def change_reading(self, switch: str, value: str) -> Answer:
        """Let the Fates change a reading during the game."""
        return self.act("fata", "set-switch", switch=switch, value=value, reason="so")

    def season(self, by: str = "apollo") -> Answer:
        """Let the next period open."""
        return self.act(by, "announce-season")

    def wait(self, *, minutes: int = 0, seconds: int = 0) -> Self:
        """Let time pass, with everything that falls due."""
        assert self.state.at <= self.now
        self.now += (minutes * 60 + seconds) * 1000
        while name := MACHINE.due_act_name(self.state, self.now):
            self.context.act = name
            self.replay_and_adopt(*MACHINE.record_due_act(self.state, self.now, self.context))
        return self

    def decide(self, request: Request) -> Answer:
        """Return the outcome of a command, after the steps that were due."""
        self.wait()
        found = super().decide(request)
        return Answer(found.outcome, found.before, found.after)

    def replace_world_parts(self, **parts: Any) -> Self:
        """Replace these parts of the world, as if earlier acts had led to them."""
        self._state = replace(self.state, world=replace(self.state.world, **parts))
        self._rebuilt = self._state
        return self

    # then

    def assert_holdings(self, who: str, **counts: int) -> Self:
        """Assert that a character holds exactly these quantities."""
        held = {asset: self.state.books.holding(who, asset) for asset in counts}
        assert held == counts, who
        return self

    def assert_place(self, who: str, place: str, seat: str = "") -> Self:
        """Assert that a character is in this place, on that kind of seat if one is named."""
        found = self.state.seating.seat_of(who)
        assert (found.place if found else "") == place
        assert not seat or (found is not None and found.seat == seat)
        return self

    def person(self, character: str) -> Person:
        """Return the role and status of a character."""
        return self.state.world.person(character)

    def form(self, actor: str, act: str, viewer: Any = "", **chosen: Any) -> Form | None:
        """Return the form of an act for a character.

        The names `with_` and `from_` stand for `with` and `from`.
        """
        named = {name.rstrip("_"): value for name, value in chosen.items()}
        return super().form(actor, act, viewer, **named)
