"""Promises that hold for every game, checked in random play of any ruleset.

    play = Play(scribe, Random(seed), now)
    play.go_on(steps=80)
    assert not play.broken

An offered act is accepted, unless its refusal rests on a secret. An accepted act had been offered.
A dry run shows the true result. A command sent twice changes nothing. Nothing is lost, and no
account is below zero. At every position the game rebuilt from its bytes equals the live game.
"""

from collections import Counter
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from api.rehearsal.form_filler import fill_form, fits_form
from api.rehearsal.random_commands import assets_of, wild_fields
from ledger.contract.acts import Act
from ledger.export.document import Text, write_export
from ledger.kernel.machine.machine import Machine, state_at_time
from ledger.kernel.previewing.preview import offers, preview, refusal_for_viewer, state_known_to
from ledger.kernel.previewing.previews import Preview
from ledger.kernel.view.visibility import visible_entry
from ledger.kernel.vocabulary.act_helpers import never_offered
from ledger.kernel.vocabulary.request import Accepted, Outcome, Refused, Repeated, Request
from ledger.record.audience import EVERYBODY, Viewer
from ledger.record.books import ORIGIN_ACCOUNT
from ledger.record.entry import Entry
from ledger.record.state import State
from ledger.scribe.scribe import Scribe, open_scribe
from ledger.verify import verify_export

MOMENTS = (0, 0, 500, 5_000, 61_000)
CLOSING = {"announce-closing", "confirm-closing"}
ANSWERS = {"consent", "choose"}
HOUSEKEEPING = {"pause", "set-switch", "reissue-card", "decline", "withdraw"}


def characters_of(state: State[Any]) -> list[str]:
    """Return all characters who have a card."""
    return sorted({card.character for card in state.kernel.cards.values()})


def is_contained_in_real(dry: list[Any], real: list[Any]) -> bool:
    """Return whether all entries and moves of the dry run are among the real ones."""
    told = {(name, leg) for name, legs, _ in dry for leg in legs}
    return told <= {(name, leg) for name, legs, _ in real for leg in legs}


def viewer_with_cards(state: State[Any], *characters: str) -> Viewer:
    """Return a viewer with the cards of these characters; without any, a viewer without a card."""
    staff = not set(characters).isdisjoint(state.kernel.stewards)
    return Viewer(frozenset(characters), staff, state.kernel.status == "closed")


@dataclass
class RandomPlay:
    """Random play on one scribe. `broken` has a sentence for every promise that was not kept."""

    scribe: Scribe
    chance: Random
    now: int
    closes: bool = False
    broken: list[str] = field(default_factory=list)
    accepted: list[Request] = field(default_factory=list)
    outcomes: Counter[str] = field(default_factory=Counter)
    _made: int = 0

    @property
    def machine(self) -> Machine[Any]:
        """The machine that runs the ruleset."""
        return self.scribe.machine

    @property
    def state(self) -> State[Any]:
        """The present state of the game, with its clock set to now.

        Some offers depend on the time that has passed.
        """
        return self.scribe.state

    @property
    def state_with_clock_at_now(self) -> State[Any]:
        """The present state with its clock set to now.

        Some offers depend on the time that has passed.
        """
        return state_at_time(self.state, self.now)

    def play_steps(self, steps: int) -> "RandomPlay":
        """Play this many more steps, then check the whole game, and return this object."""
        ways = (
            self._play_offered_act,
            self._play_random_act,
            self._play_recorded_act,
            self._repeat_request,
            self._correct_entry,
        )
        for _ in range(steps):
            self.now += self.chance.choice(MOMENTS)
            self.scribe.catch_up(self.now)
            self.chance.choices(ways, (8, 4, 1, 1, 2))[0]()
            self._check_books()
        self.broken += differences_after_rebuild(self.scribe)
        self.broken += undeclared_private_balances(self.machine, self.state)
        return self

    def _check_books(self) -> None:
        books = self.state.books
        if any(books.totals().values()):
            self.broken.append(f"at {self.state.log.position}: {books.totals()}")
        for account, held in books.accounts.items():
            if account != ORIGIN_ACCOUNT and min(held.values(), default=0) < 0:
                self.broken.append(f"at {self.state.log.position}: {account} has {dict(held)}")

    def _make_request(self, actor: str, act: str, fields: dict[str, Any], **more: Any) -> Request:
        self._made += 1
        who = more.get("recorder", "") or actor
        cards = self._cards_for_act(act, who) or list(self.state.kernel.cards_of(who))
        period = self.state.period.seq
        card = self.chance.choice(cards)
        request = Request(f"play-{self._made}", card, act, actor, period, fields, **more)
        return self._add_window_and_revision(request)

    def _cards_for_act(self, act: str, who: str) -> list[str]:
        """Return the cards of a character that may send an act, sorted.

        A closing must be confirmed by another card than the one that announced it.
        """
        kernel = self.state.kernel
        barred = kernel.closing_by if act == "confirm-closing" else ""
        return sorted(
            card.id for card in kernel.cards.values() if card.character == who and card.id != barred
        )

    def _add_window_and_revision(self, request: Request) -> Request:
        """Return the request with its window and its revision if the act is sealed."""
        act = self.machine.acts.get(request.type)
        windows = self.state.kernel.windows
        mine = [key for key in sorted(windows) if request.actor in windows[key].owed]
        kind = act.sealed if act else ""
        fitting = [key for key in mine if windows[key].kind == kind]
        if not fitting:
            return request
        return replace(request, window=fitting[0], revision=self._made)

    def _send_request(self, request: Request) -> Outcome:
        before = self.state
        outcome = self.scribe.answer(request, self.now)
        self.outcomes[type(outcome).__name__] += 1
        if isinstance(outcome, Accepted):
            self.accepted.append(request)
        elif self.state is not before and not self._is_only_by_house(before.log.position):
            self.broken.append(f"answered with no, and yet something happened: {request}")
        return outcome

    def _is_only_by_house(self, position: int) -> bool:
        entries = self.state.log.entries
        added = (entries[p].meta for p in range(position + 1, self.state.log.position + 1))
        return all(meta is not None and meta.type == "due" for meta in added)

    def _play_offered_act(self) -> None:
        actor = self.chance.choice(characters_of(self.state))
        viewer = viewer_with_cards(self.state, actor)
        found = {
            act: form
            for act, form in offers(
                self.machine, self.state_with_clock_at_now, viewer, actor
            ).items()
            if not form.blocked and (self.closes or act not in CLOSING)
            if self._cards_for_act(act, actor)
        }
        if not found:
            return
        act = self.chance.choices(sorted(found), [self._act_weight(act) for act in sorted(found)])[
            0
        ]
        known = state_known_to(self.machine, self.state_with_clock_at_now, viewer)
        fields = fill_form(self.machine, known, actor, act, self.chance)
        if fields is None:  # the field needs an entry picked from the chronicle
            return
        request = self._make_request(actor, act, fields)
        before = self.state
        foretold = preview(self.machine, before, request, viewer, self.now)
        outcome = self._send_request(request)
        self._check_outcome_matches_dry_run(request, foretold, outcome)
        if not foretold.is_complete:
            self.broken.append(f"a whole form that is not complete: {request}")
        if isinstance(outcome, Refused):
            shown = refusal_for_viewer(self.machine, before, outcome, viewer)
            if not shown.objections or not all(o.hidden for o in shown.objections):
                self.broken.append(f"offered but refused: {request} {outcome}")

    def _act_weight(self, act: str) -> float:
        if act in ANSWERS:
            return 6
        return 0.2 if act in {*HOUSEKEEPING, *self.machine.rules.bots.advances} else 1

    def _check_outcome_matches_dry_run(
        self, request: Request, foretold: Preview, outcome: Outcome
    ) -> None:
        """Check that the outcome keeps the promise of the dry run, as far as its asker may know."""
        viewer = viewer_with_cards(self.state, request.recorder or request.actor)
        if isinstance(outcome, Accepted) and foretold.refusal is not None:
            self.broken.append(f"foretold otherwise: {request} {foretold.refusal} {outcome}")
        if isinstance(outcome, Refused) and foretold.is_complete and foretold.refusal is None:
            shown = refusal_for_viewer(self.machine, self.state, outcome, viewer).objections
            untold = not self._is_foretold(request)
            if not shown or not all(o.hidden or (untold and o.key == "lacks") for o in shown):
                self.broken.append(f"foretold otherwise: {request} {outcome}")
        if isinstance(outcome, Accepted) and foretold.entries and not foretold.voices:
            dry, real = (
                self._seen_moves(one, viewer) for one in (foretold.entries, outcome.entries)
            )
            whole = viewer.is_staff or self._is_foretold(request)
            if dry != real if whole else not is_contained_in_real(dry, real):
                self.broken.append(f"foretold {dry} and not {real}")

    def _is_foretold(self, request: Request) -> bool:
        """Return whether a dry run shows the moves of this act, or of the answered petition."""
        petition = self.state_with_clock_at_now.kernel.petitions.get(
            str(request.fields.get("petition", ""))
        )
        return (
            self.machine.act(petition.type if petition else request.type).dry_run.foretold is True
        )

    def _seen_moves(self, entries: tuple[Entry, ...], viewer: Viewer) -> list[Any]:
        """Return the moves in these entries that the viewer sees."""
        types = self.machine.types
        seen = [
            (e.type, visible_entry(types[e.type], e, viewer, self.scribe.text)) for e in entries
        ]
        return [(name, one.legs, one.moved) for name, one in seen if one is not None]

    def _play_random_act(self) -> None:
        acts: dict[str, Act[Any, Any]] = {
            **self.machine.acts,
            **self.machine.kernel_acts,
        }
        act = acts[self.chance.choice(sorted(acts))]
        actor = self.chance.choice(characters_of(self.state))
        known = state_known_to(
            self.machine, self.state_with_clock_at_now, viewer_with_cards(self.state, actor)
        )
        fields = wild_fields(act.command, self.state, assets_of(self.state), self.chance)
        if act.name in CLOSING and not self.closes:
            return
        outcome = self._send_request(self._make_request(actor, act.name, fields))
        is_offered = act.conduct is None or act.conduct.offers is not never_offered
        if isinstance(outcome, Accepted) and is_offered:
            self.outcomes["thrown and accepted"] += 1
            if not fits_form(self.machine, known, actor, act.name, fields):
                self.broken.append(f"accepted but not offered: {actor} {act.name} {fields}")

    def _play_recorded_act(self) -> None:
        act = self.chance.choice(self.machine.rules.play.acts)
        actor, recorder = (self.chance.choice(characters_of(self.state)) for _ in range(2))
        if recorder == actor:
            return
        known = state_known_to(
            self.machine, self.state_with_clock_at_now, viewer_with_cards(self.state, actor)
        )
        fields = fill_form(self.machine, known, actor, act.name, self.chance)
        if fields is None:
            fields = wild_fields(act.command, self.state, assets_of(self.state), self.chance)
        before = self.state
        outcome = self._send_request(self._make_request(actor, act.name, fields, recorder=recorder))
        trusted = (*before.kernel.stewards, *before.kernel.stand_ins.get(actor, ()))
        if isinstance(outcome, Accepted) and recorder not in trusted:
            command = act.command.model_validate(fields)
            if recorder not in act.consent.recorders(before, actor, command):
                self.broken.append(f"{recorder} recorded {act.name} for {actor}")

    def _correct_entry(self) -> None:
        """Reverse, undo or contest a recorded entry."""
        last = self.state.log.position
        oldest = self.chance.choice((1, max(1, last - 2)))
        entry = self.state.log.entries[self.chance.randint(oldest, last)]
        everybody = characters_of(self.state)
        act = self.chance.choice(("reverse", "undo", "contest"))
        fields = {"entry": entry.id}
        if act == "reverse":
            fields |= {"charge": self.chance.choice(["", *everybody]), "reason": "a mistake"}
        doer = entry.meta and self.state.kernel.character(entry.meta.card)
        likely = {"reverse": self.state.kernel.stewards[0], "undo": doer}
        actor = likely.get(act) or self.chance.choice(everybody)
        request = self._make_request(actor, act, fields)
        viewer = viewer_with_cards(self.state, actor)
        foretold = preview(self.machine, self.state, request, viewer, self.now)
        outcome = self._send_request(request)
        self._check_outcome_matches_dry_run(request, foretold, outcome)
        if isinstance(outcome, Accepted):
            self.outcomes[act] += 1

    def _repeat_request(self) -> None:
        if not self.accepted:
            return
        before = self.state
        request = self.chance.choice(self.accepted)
        if not isinstance(self._send_request(request), Repeated) or self.state is not before:
            self.broken.append(f"sent again and not repeated: {request}")


def differences_after_rebuild(scribe: Scribe) -> list[str]:
    """Return the differences between the rebuilt and the live game, and the verifier's findings."""
    machine, live = scribe.machine, scribe.state
    broken: list[str] = []
    state: State[Any] = machine.blank_state()
    rows = list(scribe.store.read(scribe.game))
    for row in rows:
        state = machine.evolve(state, machine.registry.decode(row.state))
        if scribe.snapshots.state_at(live, row.position) != state:
            broken.append(f"at {row.position} the past is not what it was")
    if state != live:
        broken.append("rebuilt from its bytes the game is not what it is live")
    if open_scribe(machine, scribe.store, scribe.game, scribe.randomness).state != live:
        broken.append("loaded from its store the game is not what it is live")
    kept = scribe.store.side_values(scribe.game, "text")
    texts = [Text.kept(digest, value) for digest, value in kept.items()]
    stored = [row.state for row in rows]
    report = verify_export(write_export(stored, scribe.keys, scribe.heads(), texts, frozenset()))
    return broken + ([] if report.ok else report.lines())


def undeclared_private_balances(machine: Machine[Any], state: State[Any]) -> list[str]:
    """Return a sentence for each balance outside `Assets.private` that some viewers do not see."""
    private, audience = machine.rules.assets.private, machine.rules.assets.account_audience
    if private is None:
        return []
    return [
        f"only {audience(state, account, asset)} see the {asset} of {account}"
        for account, held in state.books.accounts.items()
        for asset in held
        if asset not in private and audience(state, account, asset) != EVERYBODY
    ]
