"""A game of nuts on a memory store, with short helpers for tests."""

import itertools
from typing import Any

from ledger.contract.offer import Form
from ledger.contract.ruleset import Ruleset
from ledger.kernel.machine.first_entry import FoundingInputs, found_game
from ledger.kernel.machine.machine import Machine
from ledger.kernel.previewing.preview import offers, preview, refusal_for_viewer
from ledger.kernel.previewing.previews import Preview
from ledger.kernel.view.visibility import VisibleEntry, visible_entry
from ledger.kernel.vocabulary.request import Accepted, Outcome, Refused, Repeated, Request
from ledger.record.audience import Viewer
from ledger.record.entry import Entry
from ledger.scribe.durable_context import Randomness
from ledger.scribe.heads import MINUTE_MILLISECONDS
from ledger.scribe.scribe import Scribe, open_scribe
from ledger.seal import SealKeys
from ledger.store import open_store
from ledger.store.base import Store
from tests.toy.rules import TOY

MACHINE: Machine[Any] = Machine(TOY)
START = 1_000_000

_FRAME = ("card", "recorder", "waive", "reason_", "id", "appeal_", "period_", "happened_at")


def zero_bytes(number: int) -> bytes:
    """Return constant bytes in place of randomness."""
    return bytes(number)


class YardGame:
    """One game. `now` is its clock in milliseconds, which tests move by hand.

    `rules` may be another ruleset, and `scenario` is its text. `nuts` is the number that each child
    has at the beginning. With `waits`, play does not begin at the founding.
    """

    def __init__(
        self,
        store: Store | None = None,
        game: str = "yard",
        rules: Ruleset[Any] = TOY,
        randomness: Randomness = zero_bytes,
        nuts: int = 10,
        scenario: str | None = None,
        keys: SealKeys | None = None,
        *,
        waits: bool = False,
    ) -> None:
        self.machine: Machine[Any] = MACHINE if rules is TOY else Machine(rules)
        self.store = store or open_store("memory:")
        self.keys = keys or SealKeys.generate(zero_bytes)
        self.scribe = Scribe(self.machine, self.store, game, self.keys, randomness)
        self.now = START
        self._ids = itertools.count(1)
        scenario_data = rules.scenarios.read(scenario or str(nuts), "")
        foundation = FoundingInputs(
            game,
            "",
            "hash",
            scenario_data,
            self.keys.seeds().commitment,
            self.keys.seal_key(game),
            waits=waits,
        )
        entry, _state = found_game(self.machine, foundation, self.now)
        self.scribe.write_first_entry(entry)

    @property
    def state(self) -> Any:
        return self.scribe.state

    def reopen(self) -> Scribe:
        """Return a new scribe on the same store, as after a restart."""
        return open_scribe(self.machine, self.store, self.scribe.game, self.scribe.randomness)

    def request(self, actor: str, act: str, **fields: Any) -> Request:
        """Return a request by the actor's first card, unless `card`, `recorder`, ... say otherwise.

        A field of the act that is itself named `card` is given as `card_`.
        """
        own = {name: fields.pop(name) for name in (*_FRAME, "listening") if name in fields}
        if "card_" in fields:
            fields["card"] = fields.pop("card_")
        recorder = own.get("recorder", "")
        return Request(
            id=own.get("id", f"c{next(self._ids)}"),
            card=own.get("card", f"{recorder or actor}-1"),
            type=act,
            actor=actor,
            period=own.get("period_", self.state.period.seq),
            fields=fields,
            recorder=recorder,
            waive=tuple(own.get("waive", ())),
            reason=own.get("reason_", ""),
            appeal=own.get("appeal_", ""),
            listening=own.get("listening"),
            happened_at=own.get("happened_at", 0),
        )

    def send_command(self, actor: str, act: str, **fields: Any) -> Outcome:
        """Return the answer to a command; check that nothing is lost and rebuilt equals live."""
        before = self.state
        outcome = self.scribe.answer(self.request(actor, act, **fields), self.now)
        if not isinstance(outcome, Accepted):
            assert self.state.log.position == before.log.position or self.has_only_due_acts_since(
                before
            )
        self.check()
        return outcome

    def has_only_due_acts_since(self, before: Any) -> bool:
        """Return whether all entries after the state `before` are due acts of the house."""
        return self.has_only_due_acts_after(before.log.position)

    def has_only_due_acts_after(self, position: int) -> bool:
        """Return whether all entries after a position are due acts of the house."""
        return all(
            entry.meta and entry.meta.type == "due" for entry in self.entries_after(position)
        )

    def does(self, actor: str, act: str, **fields: Any) -> tuple[Entry, ...]:
        """Return the entries of an act that must be accepted."""
        outcome = self.send_command(actor, act, **fields)
        assert isinstance(outcome, Accepted), outcome
        return outcome.entries

    def expect_refusal(self, actor: str, act: str, **fields: Any) -> Refused:
        """Return the refusal of a command that must be refused."""
        outcome = self.send_command(actor, act, **fields)
        assert isinstance(outcome, Refused), outcome
        return outcome

    def expect_repetition(self, actor: str, act: str, **fields: Any) -> Repeated:
        """Return the receipt of a command that was answered before."""
        outcome = self.send_command(actor, act, **fields)
        assert isinstance(outcome, Repeated), outcome
        return outcome

    def holding_of(self, character: str, asset: str) -> int:
        held: int = self.state.books.holding(character, asset)
        return held

    def check(self) -> None:
        """Check that sums are unchanged, balances are not negative, and rebuilt equals live."""
        assert not any(self.state.books.totals().values())
        for account, held in self.state.books.accounts.items():
            assert account == "@origin" or min(held.values(), default=0) >= 0
        rows = self.store.read(self.scribe.game)
        decode = self.machine.registry.decode
        assert self.machine.fold(decode(row.state) for row in rows) == self.state

    def wait(self, *, minutes: float = 0, milliseconds: int = 0) -> "YardGame":
        """Move the clock forward, and return this game."""
        self.now += int(minutes * 60_000) + milliseconds
        return self

    def wake_clock(self) -> tuple[Entry, ...]:
        """Wake the clock, and return the entries of due acts."""
        before = self.state.log.position
        self.scribe.catch_up(self.now)
        self.check()
        return self.entries_after(before)

    def wake_clock_once(self) -> tuple[Entry, ...]:
        """Wake the clock for one commit, and return its entries.

        The end of a window takes two commits.
        """
        before = self.state.log.position
        self.scribe.answer_all((), self.now)
        self.check()
        return self.entries_after(before)

    def pass_minute(self) -> tuple[str, ...]:
        """Let a minute pass without an act, and return the new heads."""
        self.now += MINUTE_MILLISECONDS - self.now % MINUTE_MILLISECONDS
        prepared = self.scribe.prepare((), self.now, is_minute_head=True)
        self.scribe.commit(prepared)
        self.scribe.adopt(prepared)
        return prepared.heads

    def entries_after(self, position: int) -> tuple[Entry, ...]:
        """Return the entries after a position."""
        log = self.state.log
        return tuple(log.entries[p] for p in range(position + 1, log.position + 1))

    def viewer(self, *characters: str) -> Viewer:
        """Return a viewer with cards of these characters; without any, a viewer without a card."""
        staff = not set(characters).isdisjoint(self.state.kernel.stewards)
        return Viewer(frozenset(characters), staff, self.state.kernel.status == "closed")

    def offers(self, actor: str) -> dict[str, Form]:
        """Return the forms that this character is offered."""
        return dict(offers(self.machine, self.state, self.viewer(actor), actor))

    def dry_run(self, actor: str, act: str, **fields: Any) -> Preview:
        """Return the dry run of a command for its sender, and check that nothing changed."""
        before = self.state
        request = self.request(actor, act, **fields)
        viewer = self.viewer(request.recorder or actor)
        found = preview(self.machine, self.state, request, viewer, self.now)
        assert self.state is before
        return found

    def refusal_shown_to(self, refusal: Refused, *characters: str) -> Refused:
        """Return a refusal as these characters may read it."""
        return refusal_for_viewer(self.machine, self.state, refusal, self.viewer(*characters))

    def visible_part(self, entry: Entry, *characters: str) -> VisibleEntry | None:
        """Return the parts of an entry that these characters see."""
        entry_type = self.machine.types[entry.type]
        return visible_entry(entry_type, entry, self.viewer(*characters), self.scribe.text)


def rules_of_refusal(refused: Refused) -> set[str]:
    """Return the rules that a refusal names."""
    return {objection.rule for objection in refused.objections}


def message_keys_of_refusal(refused: Refused) -> list[str]:
    """Return the message keys of a refusal's objections."""
    return [objection.key for objection in refused.objections]


def short_type_names(entries: tuple[Entry, ...]) -> list[str]:
    """Return the short names of the types of these entries."""
    return [entry.type.rpartition("/")[2].partition("@")[0] for entry in entries]
