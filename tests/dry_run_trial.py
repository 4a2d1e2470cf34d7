"""Compares the promises of a dry run with the result of the act.

    assert Trial(machine, state, request, viewer, now, chance).held().broken == []

Every promise about goods, roles and places must come true. A dry run may leave them unsaid.
Nothing is mocked: the act is tried, and then done on a copy of the game, with all consents that it
needs and all that falls due with it.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from api.rehearsal.bots import first_card
from ledger.contract.standing import standing_changes
from ledger.kernel.machine.machine import Machine
from ledger.kernel.previewing.preview import preview, refusal_for_viewer, state_known_to
from ledger.kernel.previewing.previews import Preview
from ledger.kernel.view.visibility import visible_entry
from ledger.kernel.vocabulary.petition_events import PetitionOpened
from ledger.kernel.vocabulary.request import Accepted, Refused, Request
from ledger.record.audience import Viewer
from ledger.record.entry import Entry
from ledger.record.state import State
from tests.games.answers import RandomContext

Leg = tuple[str, str, str, int]


def viewer_with_cards(state: State[Any], *characters: str) -> Viewer:
    """Return a viewer with the cards of these characters."""
    staff = not set(characters).isdisjoint(state.kernel.stewards)
    return Viewer(frozenset(characters), staff, state.kernel.status == "closed")


@dataclass
class ActResult:
    """The result of an act: its entries, and the state after all acts that fell due with it."""

    entries: tuple[Entry, ...]
    after: State[Any]


@dataclass
class DryRunTrial:
    """One act, tried by one viewer and then done."""

    machine: Machine[Any]
    state: State[Any]
    request: Request
    viewer: Viewer
    now: int
    chance: Random
    broken: list[str] = field(default_factory=list)
    told: Counter[str] = field(default_factory=Counter)

    def held(self) -> "DryRunTrial":
        """Compare everything and return the trial."""
        try:
            dry = preview(self.machine, self.state, self.request, self.viewer, self.now)
        except Exception as error:  # noqa: BLE001 - the error is reported together with the act
            return self._note_broken_promise(f"raised {error!r}")
        if dry.is_complete:
            self.told["complete"] += 1
            self._compare_outcome(dry)
        return self

    def _note_broken_promise(self, why: str) -> "DryRunTrial":
        who = ",".join(sorted(self.viewer.characters))
        self.broken.append(f"{self.request} tried by {who}: {why}")
        return self

    def _compare_outcome(self, dry: Preview) -> None:
        outcome, after = self._decide_request(self.state, self.request)
        if isinstance(outcome, Refused):
            if dry.refusal is None:
                self._check_foretold_refusal(outcome)
            return
        if not isinstance(outcome, Accepted):
            return
        if dry.refusal is not None:
            self._note_broken_promise(f"refused beforehand: {dry.refusal}")
            return
        deed = self._result_after_consents(outcome, after, dry)
        if deed is not None:
            self._compare_legs(dry, deed)
            self._compare_readable_state(dry, deed)
            self._compare_roles(dry, deed)

    def _decide_request(self, state: State[Any], request: Request) -> tuple[Any, State[Any]]:
        context = RandomContext(self.chance)
        context.act = request.id
        return self.machine.decide(state, request, self.now, context)

    def _check_foretold_refusal(self, outcome: Refused) -> None:
        """Check that the dry run foretold a refusal whose reasons the viewer may know."""
        shown = refusal_for_viewer(self.machine, self.state, outcome, self.viewer).objections
        self.told["refused"] += 1
        if not shown or not all(o.hidden or o.key == "lacks" for o in shown):
            self._note_broken_promise(f"refused, and it was not said: {outcome}")

    def _result_after_consents(
        self, outcome: Accepted, after: State[Any], dry: Preview
    ) -> ActResult | None:
        """Return the deed after all voices have agreed, or None if one of them cannot."""
        entries = outcome.entries
        asked = [e.event for e in entries if isinstance(e.event, PetitionOpened)]
        missing = dry.voices
        if outcome.is_pending and not asked:
            return None  # a grave act waits for a second steward
        petition = asked[0].petition if asked else str(self.request.fields.get("petition", ""))
        if outcome.is_pending and set(asked[0].voices) != set(missing):
            self._note_broken_promise(f"asks {asked[0].voices}, and {missing} were named")
        for voice in missing:
            consent = Request(
                f"{self.request.id}-{voice}",
                first_card(after, voice),
                "consent",
                voice,
                after.period.seq,
                {"petition": petition},
            )
            answer, after = self._decide_request(after, consent)
            if not isinstance(answer, Accepted):
                return None
            entries = answer.entries
        return ActResult(*self._carry_out_due_acts(entries, after))

    def _carry_out_due_acts(
        self, entries: tuple[Entry, ...], after: State[Any]
    ) -> tuple[tuple[Entry, ...], State[Any]]:
        while name := self.machine.due_act_name(after, self.now):
            context = RandomContext(self.chance)
            context.act = name
            due, after = self.machine.record_due_act(after, self.now, context)
            entries = (*entries, *due)
        return entries, after

    def _compare_legs(self, dry: Preview, deed: ActResult) -> None:
        promised = self._seen_legs((*dry.entries, *dry.falls_due))
        self.told["legs"] += promised.total()
        if missing := promised - self._seen_legs(deed.entries):
            self._note_broken_promise(f"promised legs {dict(missing)}")

    def _seen_legs(self, entries: Iterable[Entry]) -> Counter[Leg]:
        types, found = self.machine.types, Counter[Leg]()
        for entry in entries:
            seen = visible_entry(types[entry.type], entry, self.viewer, lambda _digest: "")
            for leg in seen.legs if seen is not None else ():
                found[leg.asset, leg.source, leg.target, leg.amount] += 1
        return found

    def _compare_readable_state(self, dry: Preview, deed: ActResult) -> None:
        """Compare all that the viewer can read in the promised state with the real one."""
        if dry.state_after is None:
            return
        self.told["states"] += 1
        promised, real = self._readable_facts(dry.state_after), self._readable_facts(deed.after)
        keys = promised.keys() | real.keys()
        both = {key: (promised.get(key), real.get(key)) for key in sorted(keys)}
        wrong = {key: pair for key, pair in both.items() if pair[0] != pair[1]}
        if wrong:
            self._note_broken_promise(f"promised, and came: {wrong}")

    def _readable_facts(self, state: State[Any]) -> dict[tuple[str, ...], Any]:
        known, found = (
            state_known_to(self.machine, state, self.viewer),
            dict[tuple[str, ...], Any](),
        )
        people = {name for name in state.books.parts if not name.startswith("@")}
        assets = sorted({a for held in state.books.accounts.values() for a in held})
        for who in sorted(people):
            for asset in assets:
                amount = known.holding(who, asset)
                if amount:
                    found["holds", who, asset] = amount
        for piece, seat in state.seating.seats.items():
            found["sits", piece] = (seat.place, seat.seat)
        for who, standings in self.machine.rules.phones.stands(known).items():
            for standing in standings:
                found["is", who, standing.key, str(sorted(standing.args.items()))] = True
        return found

    def _compare_roles(self, dry: Preview, deed: ActResult) -> None:
        stands = self.machine.rules.phones.stands
        before = stands(state_known_to(self.machine, self.state, self.viewer))
        real = set(
            standing_changes(before, stands(state_known_to(self.machine, deed.after, self.viewer)))
        )
        self.told["becomings"] += len(dry.becomes)
        wrong = [one for one in dry.becomes if one not in real]
        if wrong:
            self._note_broken_promise(f"would become {wrong}, and {real} came")
