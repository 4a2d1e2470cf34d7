"""Evenings in which stewards and gods take back entries of every kind."""

from collections import Counter
from random import Random
from typing import Any

import yaml

from api.access.founding import found_game_in_store
from api.rehearsal.bots import Bots, characters_with_cards
from api.rehearsal.director import RareActDirector
from api.rehearsal.evening import Evening, Pace
from ledger.contract.messages import messages_of
from ledger.games.ludi_romani.rules import RULES
from ledger.kernel.vocabulary.request import Accepted, Refused, Request
from ledger.record.entry import Entry
from ledger.record.state import State
from ledger.store import open_store
from tests.games.ludi_romani.invariants import check_invariants

START = 1_800_000_000_000
LATELY = 40
CHARGED, OWN, LATE = 0.3, 0.3, 0.7
"""Probabilities that a character pays for what has moved on, that the actor takes the entry back,
and that it is one of the latest."""

WORDS = messages_of("ludi_romani")
UNDOABLE = {kind.event.STORED for kind in RULES.play.events if kind.undo != "never"}


class EveningWithReversals(Evening):
    """An evening in which entries are taken back now and then.

    The invariants are checked each time.
    """

    def __init__(self, seed: int, acts: int, director: RareActDirector) -> None:
        chance = Random(seed)
        store = open_store("memory:")
        scenario = yaml.safe_load(RULES.scenarios.rehearsal or "")
        scenario["ballot"] = chance.choice(("open", "secret"))
        data = RULES.scenarios.read(yaml.safe_dump(scenario), "rehearsal.yaml")
        self.scribe = found_game_in_store(store, RULES, data, START, chance.randbytes).scribe
        super().__init__(self.scribe, chance, Pace(acts, wild=0, rulings=0.35), START, director)
        self.undone: Counter[str] = Counter()
        """The number of reversed entries of each type."""
        self.refused: Counter[str] = Counter()
        """The number of refusals for each reason, by its key."""

    def _send_ruling(self) -> None:
        state, bots = self.answers.state(), self.answers.bots
        entry = self._reversible_entry(state)
        if entry is None:
            return
        request = self._reversal_request(bots, state, entry)
        outcome = self.answers.answer_ruling(request)
        if isinstance(outcome, Accepted):
            self.undone[entry.type] += 1
        elif isinstance(outcome, Refused):
            self.refused.update(_refusal_keys(outcome))
        check_invariants(self.scribe.state, lawful=False)

    def _reversible_entry(self, state: State[Any]) -> Entry | None:
        """Return an entry that can be taken back, preferably of a rare type and a late one."""
        first = state.log.position - LATELY if self.bot_random.random() < LATE else 1
        recent = range(max(1, first), state.log.position + 1)
        able = [state.log.entries[p] for p in recent if state.log.entries[p].type in UNDOABLE]
        able = [entry for entry in able if entry.id not in state.kernel.reversed]
        if not able:
            return None
        weights = [1 / (1 + self.undone[entry.type]) for entry in able]
        return self.bot_random.choices(able, weights)[0]

    def _reversal_request(self, bots: Bots, state: State[Any], entry: Entry) -> Request:
        who = state.kernel.character(entry.meta.card) if entry.meta else ""
        if who and self.bot_random.random() < OWN:
            return bots.request(state, who, "undo", {"entry": entry.id})
        charge = self.bot_random.choice(characters_with_cards(state))
        paid = {"charge": charge} if self.bot_random.random() < CHARGED else {}
        fields = {"entry": entry.id, "reason": "it was otherwise", **paid}
        return bots.request(state, state.kernel.stewards[0], "reverse", fields)


def _refusal_keys(refused: Refused) -> list[str]:
    """Return the keys of a refusal. Assert that each has a message."""
    assert refused.objections, refused
    for objection in refused.objections:
        assert WORDS.has(objection.key), objection
    return [objection.key for objection in refused.objections]
