"""Bots: one that fills in forms by chance and knows no rule, and those of each game."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from random import Random
from typing import Any

from api.rehearsal.filling import Taste, fill
from api.rehearsal.forms import OpenForms
from api.rehearsal.saving import Saving
from ledger.contract.offer import Known
from ledger.contract.ruleset import Temper
from ledger.kernel.machine.machine import Machine
from ledger.kernel.performing.agreement import visible_objections
from ledger.kernel.performing.trades import trades_before, waits_for_a_side
from ledger.kernel.previewing.preview import known_to
from ledger.kernel.vocabulary.request import Request
from ledger.kernel.vocabulary.stewards import asks_a_ruling
from ledger.kernel.windows.readiness import SET_READY
from ledger.record.audience import Viewer
from ledger.record.seniority import in_order
from ledger.record.state import State, played

KERNEL_HABITS = {
    "consent": 30.0,
    "choose": 30.0,
    "decline": 0.3,
    "withdraw": 0.1,
    "settle": 4.0,
    "dismiss-appeal": 4.0,
}
"""How often bots choose the kernel's acts; all others are left to people."""

ANSWERS = ("consent", "decline", "settle")
"""Acts that a bot does whatever its temper; appeals at a table are judged by people."""

RANDOM = "random"
"""The temper that every game has: acts are chosen by chance."""


class Bots:
    """The bots of one game. `chance` decides everything, so an evening can be played again.

    `temper` is one of the game's, its first if none is named, or "random". Raise KeyError for one
    that the game does not have. `moods` are those of the game's that anybody may be in, all of
    them if none is named.
    """

    def __init__(
        self, machine: Machine[Any], chance: Random, temper: str = "", moods: Iterable[str] = ()
    ) -> None:
        self.machine = machine
        self.chance = chance
        self.temper = _temper(machine, temper)
        self.moods: dict[str, str] = {}
        self._possible = tuple(moods) or tuple(sorted(machine.rules.moods))
        habits = {act: machine.rules.habits.get(act, 1.0) for act in machine.acts}
        habits |= dict.fromkeys(machine.rules.advances, 0.0)
        habits |= {act: KERNEL_HABITS.get(act, 0.0) for act in machine.kernel_acts}
        self._habits = {act: weight for act, weight in habits.items() if weight > 0}
        self._saving = Saving(machine)

    def propose(self, state: State[Any], character: str) -> Request | None:
        """What this character's bot would do now, or None.

        It agrees to every ruling that people propose: they decide how order is kept.
        """
        known = known_to(self.machine, state, viewer_of(state, character))
        ruling = next(rulings_asked_of(self.machine, state, character), "")
        if ruling:
            return self.request(state, character, "consent", {"petition": ruling})
        ready = self._saving.readiness(state, character)
        if self.temper is not None and self._may_do_more_first(state, character, ready):
            move = self._by_temper(known, character, self.temper)
            if move is not None:
                return move
        if ready is not None:
            return self.request(state, character, SET_READY.name, ready)
        return self._by_chance(known, character, self._open_habits(state, character))

    def _may_do_more_first(
        self, state: State[Any], character: str, ready: Mapping[str, Any] | None
    ) -> bool:
        """Whether a bot looks at what else there is to do before it says that it is ready.

        What it has saved for a window says all that it had to say for it.
        """
        return ready is None or not self._saving.has_saved(str(ready["window"]), character)

    def _by_temper(self, known: Known[Any], character: str, temper: Temper[Any]) -> Request | None:
        """What the temper makes of it. What others wait for is answered first, but for a trade."""
        state = known.state
        if character in asked_of(state) and not any(trades_before(state, character)):
            habits = self._open_habits(state, character)
            answers = {act: habits[act] for act in ANSWERS}
            answered = self._by_chance(known, character, answers)
            if answered is not None:
                return answered
        acts = (act for act in self.machine.acts if self._saving.may_save(state, character, act))
        forms = OpenForms(self.machine, known, character, (*acts, "choose"))
        move = temper(known, character, forms, self.chance)
        return None if move is None else self.request(state, character, move.act, dict(move.fields))

    def _open_habits(self, state: State[Any], character: str) -> dict[str, float]:
        """The habits of this character's bot, without what it is ready with."""
        habits, may_save = self._habits_of(character), self._saving.may_save
        return {act: habits[act] for act in habits if may_save(state, character, act)}

    def _habits_of(self, character: str) -> dict[str, float]:
        """How often this character's bot chooses which act: by its mood, drawn once for all."""
        if not self._possible:
            return self._habits
        if character not in self.moods:
            self.moods[character] = self.chance.choice(self._possible)
        mood = self.machine.rules.moods[self.moods[character]]
        weighed = ((act, weight * mood.get(act, 1.0)) for act, weight in self._habits.items())
        return {act: weight for act, weight in weighed if weight > 0}

    def _by_chance(
        self, known: Known[Any], character: str, habits: Mapping[str, float]
    ) -> Request | None:
        """One of the acts that are open, the likelier the more it weighs.

        Each act comes up at some moment, the sooner the more it weighs, and the first that is open
        is chosen: so few forms need be worked out.
        """
        forms = OpenForms(self.machine, known, character, habits)
        order = sorted(habits, key=lambda act: self.chance.expovariate(habits[act]))
        act = next((act for act in order if act in forms), None)
        return None if act is None else self.fill_in(known.state, character, act)

    def fill_in(
        self, state: State[Any], character: str, act: str, taste: Taste | None = None
    ) -> Request | None:
        """A request for this act with a form filled in by chance, or None if not possible.

        Of what is to be chosen `taste` picks, if there is one.
        """
        known = known_to(self.machine, state, viewer_of(state, character))
        fields = fill(self.machine, known, character, act, self.chance, taste)
        if fields is None:
            return None
        return self.request(state, character, act, fields)

    def request(
        self, state: State[Any], character: str, act: str, fields: dict[str, Any]
    ) -> Request:
        """A request by the character's first card, under an id of its own."""
        request = Request(
            id=f"{self.chance.getrandbits(128):032x}",
            card=first_card(state, character),
            type=act,
            actor=character,
            period=state.kernel.period.seq,
            fields=fields,
        )
        return self._saving.counted(state, request)

    def calendar(self, state: State[Any], characters: Iterable[str]) -> Request | None:
        """The act by which one of these characters moves the calendar on, if one may.

        Where nobody may, a steward ends the game, if its rules let them.
        """
        people, rules = tuple(characters), self.machine.rules
        for acts in (rules.advances, rules.ends):
            for character, act in product(people, acts):
                request = self.fill_in(state, character, act)
                if request is not None:
                    return request
        return None


def _temper(machine: Machine[Any], named: str) -> Temper[Any] | None:
    tempers = machine.rules.tempers
    if named == RANDOM or not (named or tempers):
        return None
    return tempers[named or next(iter(tempers))]


def rulings_asked_of(machine: Machine[Any], state: State[Any], character: str) -> Iterator[str]:
    """The petitions for a ruling that want this character's voice and could be carried now."""
    known = known_to(machine, state, viewer_of(state, character))
    for petition in in_order(state.kernel.petitions):
        asked = character in petition.voices and character not in petition.given
        ruling = asked and asks_a_ruling(machine, petition)
        if ruling and not visible_objections(machine, known, petition):
            yield petition.id


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
    return sorted(played(state.kernel.cards))


def pressed(machine: Machine[Any], state: State[Any]) -> list[str]:
    """Characters of whom something is asked, and those who have something to do."""
    return sorted({*asked_of(state), *machine.rules.pending(state)})


def next_to_act(machine: Machine[Any], state: State[Any]) -> list[str]:
    """Where people take turns: who has something at hand, then those whose act is awaited."""
    return list(dict.fromkeys((*machine.rules.pending(state), *machine.rules.awaited(state))))


def asked_of(state: State[Any]) -> list[str]:
    """Characters of whom something is asked: a consent, a choice, a judgement.

    Nobody can agree to a trade yet in which one of the two gives nothing.
    """
    kernel = state.kernel
    waiting = (p for p in kernel.petitions.values() if not waits_for_a_side(p))
    voices = {voice for p in waiting for voice in p.voices if voice not in p.given}
    owing = {duty.owes for duty in kernel.duties.values()}
    judges = {judge for question in kernel.questions.values() for judge in question.judges}
    return sorted(voices | owing | judges)
