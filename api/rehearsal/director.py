"""A director of rehearsals: sees to it that what is rare happens, too.

Bots choose what appeals to them, so that in most evenings nobody contests a will. The director
picks an act that has hardly been seen, and finds somebody to whom it is open.
"""

from collections import Counter
from random import Random
from typing import Any

from api.rehearsal.bots import Bots
from ledger.kernel.request import Request
from ledger.kernel.state import State

RARE = 0.4
"""Among the rarest part of the acts the director chooses by chance."""

LEAST = 0.02
"""What bots hardly ever choose by themselves weighs so much."""


class Director:
    """Brings about the acts that were rarest so far; it may watch over many evenings."""

    def __init__(self, seen: Counter[str] | None = None) -> None:
        self.seen: Counter[str] = Counter() if seen is None else seen
        """How often each act was done, whoever chose it."""

    def watched(self, act: str) -> None:
        """An act was done."""
        self.seen[act] += 1

    def propose(
        self, bots: Bots, state: State[Any], characters: list[str], chance: Random
    ) -> Request | None:
        """A rare act by somebody to whom it is open; None when it is open to nobody."""
        rules = bots.machine.rules
        acts = [act.name for act in rules.acts if act.name not in rules.advances]
        acts = [act for act in acts if rules.habits.get(act, 1.0) > 0]
        rarest = sorted(acts, key=lambda act: self.seen[act])[: max(1, int(len(acts) * RARE))]
        weights = [max(LEAST, min(1.0, rules.habits.get(act, 1.0))) for act in rarest]
        act = chance.choices(rarest, weights)[0]
        for character in chance.sample(characters, len(characters)):
            request = bots.fill_in(state, character, act)
            if request is not None:
                return request
        self.watched(act)  # So that what is not possible now does not block the others.
        return None
