"""Random evenings of any game. Each act is tried by everybody who may send it, and then done."""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

from pydantic import ValidationError

from api.rehearsal.bots import characters_with_cards, first_card
from api.rehearsal.desk import QuickDesk
from api.rehearsal.director import RareActDirector
from api.rehearsal.evening import Pace, make_rehearsal
from api.rehearsal.form_filler import UnfillableError, fill_form
from api.rehearsal.table import Table
from ledger.contract.acts import Act
from ledger.contract.ruleset import Ruleset
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.machine import Machine
from ledger.kernel.previewing.preview import offers, state_known_to
from ledger.kernel.vocabulary.request import Refused, Request
from ledger.kernel.vocabulary.stewards import keeps_order
from ledger.record.audience import Viewer
from ledger.record.state import State
from tests.dry_run_trial import DryRunTrial, viewer_with_cards
from tests.games.answers import RandomContext
from tests.harness import undeclared_private_balances

START = 1_800_000_000_000


def check_dry_runs(
    ruleset: str, seed: int, acts: int, often: int, most: int
) -> tuple[list[str], Counter[str]]:
    """Play an evening; return the broken promises of its dry runs, and the counts of all promises.

    An evening has `acts` acts in a period. A game at a table has at most `most` acts in all.
    """
    rules, chance = GAMES[ruleset], Random(seed)
    scenario = rules.scenarios.read(rules.scenarios.rehearsal, "rehearsal")
    desk = TryingDesk(rules, scenario, chance, START, often)
    wild = 0.3 if rules.seats.players is None else 0.02
    pace = Pace(acts, wild, rulings=0.05)
    played = make_rehearsal(desk, chance, pace, START, director=RareActDirector())
    if isinstance(played, Table):
        played.play(act_limit=most)
    else:
        played.play()
    return desk.broken, desk.told


def senders_of_request(
    machine: Machine[Any], state: State[Any], request: Request, chance: Random
) -> Iterator[tuple[Request, Viewer]]:
    """Yield the act as its actor, each recorder and a steward may send it, each with a viewer."""
    own = request.recorder or request.actor
    yield request, viewer_with_cards(state, own)
    yield request, viewer_with_cards(state, own, chance.choice(characters_with_cards(state)))
    act = machine.acts.get(request.type)
    for recorder in possible_recorders(state, act, request):
        card = first_card(state, recorder)
        yield replace(request, recorder=recorder, card=card), viewer_with_cards(state, recorder)


def possible_recorders(state: State[Any], act: Act[Any, Any] | None, request: Request) -> list[str]:
    """Return the characters who may record this act for its actor, with the first steward."""
    if act is None or request.recorder or act.sealed:
        return []
    try:
        command = act.command.model_validate(request.fields)
    except ValidationError:
        return []
    playing = characters_with_cards(state)
    found = {*act.consent.recorders(state, request.actor, command), *state.kernel.stewards[:1]}
    return sorted(found.intersection(playing) - {request.actor})


def waiving_rulings(
    machine: Machine[Any], state: State[Any], refused: Request, now: int, chance: Random
) -> Iterator[tuple[Request, Viewer]]:
    """Yield the refused request as a ruling that waives the rules against it, if one can."""
    outcome, _ = machine.decide(state, refused, now, RandomContext(chance))
    able = [who for who in characters_with_cards(state) if keeps_order(machine, state, who)]
    if not able or not isinstance(outcome, Refused) or not outcome.appealable:
        return
    who = chance.choice(able)
    waive = tuple(sorted({objection.rule for objection in outcome.objections}))
    ruling = replace(refused, card=first_card(state, who), waive=waive, reason="it was agreed")
    yield (
        replace(ruling, recorder="" if who == refused.actor else who),
        viewer_with_cards(state, who),
    )


class TryingDesk(QuickDesk):
    """A desk that tries each act with everybody who may send it, and then does the act.

    At every `often`-th act a random character tries all their offers, and the stewards try to
    overrule the same acts of another character. `broken` has a sentence for each broken promise;
    `told` counts all promises.
    """

    def __init__(
        self,
        rules: Ruleset[Any],
        scenario: dict[str, Any],
        chance: Random,
        now: int,
        often: int = 10,
    ) -> None:
        super().__init__(rules, scenario, chance, now)
        self.often = often
        self.broken: list[str] = []
        self.told: Counter[str] = Counter()
        self._dice = Random(7)
        self._asked = 0

    def answer(self, request: Request, now: int) -> Any:
        """Decide one request after it was tried."""
        self.catch_up(now)
        self._asked += 1
        self._try_with_every_sender(request, now)
        if self._asked % self.often == 0:
            self._try_every_form(now)
        return super().answer(request, now)

    def _try_with_every_sender(self, request: Request, now: int) -> None:
        for one, viewer in senders_of_request(self.machine, self.state, request, self._dice):
            self._compare_dry_run(one, viewer, now)
        for one, viewer in waiving_rulings(self.machine, self.state, request, now, self._dice):
            self._compare_dry_run(one, viewer, now)
            self.told["rulings"] += 1

    def _compare_dry_run(self, request: Request, viewer: Viewer, now: int) -> None:
        trial = DryRunTrial(self.machine, self.state, request, viewer, now, self._dice).held()
        self.broken += trial.broken
        self.told += trial.told
        self.told["trials"] += 1

    def _try_every_form(self, now: int) -> None:
        state, dice = replace(self.state, at=max(now, self.state.at)), self._dice
        self.broken += undeclared_private_balances(self.machine, state)
        actor = dice.choice(characters_with_cards(state))
        viewer = viewer_with_cards(state, actor)
        for act, form in offers(self.machine, state, viewer, actor).items():
            if act in self.machine.acts and self.machine.acts[act].sealed:
                continue  # a saved request counts revisions; the requests of bots are tried above
            known, fields = state_known_to(self.machine, state, viewer), None
            # `tests.harness` checks that every form can be filled in
            with suppress(UnfillableError):
                fields = None if form.blocked else fill_form(self.machine, known, actor, act, dice)
            if fields is not None:
                name, card = f"{dice.getrandbits(128):032x}", first_card(state, actor)
                request = Request(name, card, act, actor, state.period.seq, fields)
                self._try_with_every_sender(request, now)
                self._try_as_other_actor(request, now)

    def _try_as_other_actor(self, request: Request, now: int) -> None:
        other = self._dice.choice(characters_with_cards(self.state))
        asked = replace(request, actor=other, card=first_card(self.state, other))
        for one, viewer in waiving_rulings(self.machine, self.state, asked, now, self._dice):
            self._compare_dry_run(one, viewer, now)
            self.told["rulings"] += 1
