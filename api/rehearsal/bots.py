"""A bot knows no rule: it looks at what it is offered and fills in a form by chance."""

from collections.abc import Iterable
from random import Random
from typing import Any

from api.rehearsal.filling import fill
from ledger.audience import Viewer
from ledger.kernel.machine import Machine
from ledger.kernel.preview import known_to, offers
from ledger.kernel.request import Request
from ledger.kernel.state import State

KERNEL_HABITS = {
    "consent": 30.0,
    "choose": 30.0,
    "decline": 0.3,
    "withdraw": 0.1,
    "settle": 4.0,
    "dismiss-appeal": 4.0,
}
"""How often bots choose the kernel's acts; those not named here are left to people."""


class Bots:
    """The bots of one game. `chance` decides everything, so an evening can be played again."""

    def __init__(self, machine: Machine[Any], chance: Random) -> None:
        self.machine = machine
        self.chance = chance

    def propose(self, state: State[Any], character: str) -> Request | None:
        """What this character's bot would do now, or None when nothing appeals to it."""
        viewer = viewer_of(state, character)
        acts = {
            act: self._weight(act)
            for act, form in offers(self.machine, state, viewer, character).items()
            if not form.blocked and self._weight(act) > 0
        }
        if not acts:
            return None
        act = self.chance.choices(list(acts), list(acts.values()))[0]
        return self.fill_in(state, character, act)

    def fill_in(self, state: State[Any], character: str, act: str) -> Request | None:
        """A request for this act with a form filled in by chance, or None if not possible."""
        known = known_to(self.machine, state, viewer_of(state, character))
        fields = fill(self.machine, known, character, act, self.chance)
        if fields is None:
            return None
        return self.request(state, character, act, fields)

    def request(
        self, state: State[Any], character: str, act: str, fields: dict[str, Any]
    ) -> Request:
        """A request by the character's first card, under an id of its own."""
        return Request(
            id=f"{self.chance.getrandbits(128):032x}",
            card=first_card(state, character),
            type=act,
            actor=character,
            period=state.kernel.period.seq,
            fields=fields,
        )

    def calendar(self, state: State[Any], characters: Iterable[str]) -> Request | None:
        """The act by which one of these characters moves the calendar on, if one may."""
        for character in characters:
            for act in self.machine.rules.advances:
                request = self.fill_in(state, character, act)
                if request is not None:
                    return request
        return None

    def _weight(self, act: str) -> float:
        if act in self.machine.rules.advances:
            return 0.0
        if act in self.machine.kernel_acts:
            return KERNEL_HABITS.get(act, 0.0)
        return self.machine.rules.habits.get(act, 1.0)


def viewer_of(state: State[Any], character: str) -> Viewer:
    """The viewer who holds this character's card."""
    return Viewer(frozenset((character,)), staff=character in state.kernel.stewards)


def first_card(state: State[Any], character: str) -> str:
    """The character's first card. Raise KeyError for one without a card."""
    for card in sorted(state.kernel.cards):
        if state.kernel.cards[card].character == character:
            return card
    raise KeyError(character)


def characters_of(state: State[Any]) -> list[str]:
    """Everybody who has a card, in a steady order."""
    return sorted({card.character for card in state.kernel.cards.values()})


def asked_of(state: State[Any]) -> list[str]:
    """Of whom something is asked: a voice, a choice, a judgement."""
    kernel = state.kernel
    voices = {v for p in kernel.petitions.values() for v in p.voices if v not in p.given}
    owing = {duty.owes for duty in kernel.duties.values()}
    judges = {judge for question in kernel.questions.values() for judge in question.judges}
    return sorted(voices | owing | judges)
