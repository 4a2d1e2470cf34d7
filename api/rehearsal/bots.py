"""Bots: a bot that fills in forms at random and knows no rules, and the bots of each game."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

from api.rehearsal.form_filler import Picker, fill_form
from api.rehearsal.open_forms import OpenForms
from api.rehearsal.window_saves import BotSaves
from ledger.contract.offer import KnownState
from ledger.contract.ruleset import BotTemper, Policy
from ledger.kernel.machine.machine import Machine
from ledger.kernel.performing.agreement import visible_objections
from ledger.kernel.performing.trades import is_one_sided_trade, trades_to_answer
from ledger.kernel.previewing.preview import state_known_to
from ledger.kernel.vocabulary.request import Request
from ledger.kernel.vocabulary.stewards import is_petition_for_ruling
from ledger.kernel.windows.readiness import SET_READY
from ledger.record.audience import Viewer
from ledger.record.seniority import oldest_first
from ledger.record.state import State, played_characters

KERNEL_WEIGHTS = {
    "consent": 30.0,
    "choose": 30.0,
    "decline": 0.3,
    "withdraw": 0.1,
    "settle": 4.0,
    "dismiss-appeal": 4.0,
}
"""How often chance chooses the acts of the kernel; see `BotTemper.weights`.

The other kernel acts are left to people.
"""

ANSWERING_ACTS = ("consent", "decline", "settle")
"""Acts that a bot chooses before it asks its policy. At a table, people judge appeals instead."""

RANDOM_TEMPER = "random"
"""The name of the temper that every game has. A bot of this temper chooses all acts by chance."""


class Bots:
    """The bots of one game.

    `bot_random` makes all decisions, so the same seed plays the same evening. `tempers` are the
    names of the tempers that bots may have, by default all of the game's own. Raises: KeyError:
    the game does not have one of these tempers.
    """

    def __init__(
        self, machine: Machine[Any], bot_random: Random, tempers: Sequence[str] = ()
    ) -> None:
        self.machine = machine
        self.bot_random = bot_random
        self.tempers: dict[str, str] = {}
        """The name of each character's temper, from the character's first act on."""
        temper_names = tempers or sorted(machine.rules.bots.tempers) or (RANDOM_TEMPER,)
        self._tempers = {
            temper_name: _named_temper(machine, temper_name) for temper_name in temper_names
        }
        self._saving = BotSaves(machine)

    def temper_of(self, character: str) -> BotTemper[Any]:
        """Return the character's temper. Chance decides it once."""
        if character not in self.tempers:
            temper_names, own_tempers = tuple(self._tempers), self.machine.rules.bots.tempers
            # a game of several tempers draws a name even if only one is given, so that old seeds
            # play the same evenings
            is_drawn = len(temper_names) > 1 or len(own_tempers) > 1
            self.tempers[character] = (
                self.bot_random.choice(temper_names) if is_drawn else temper_names[0]
            )
        return self._tempers[self.tempers[character]]

    def propose(self, state: State[Any], character: str) -> Request | None:
        """Return the next act of this character's bot, or None.

        A bot agrees to every ruling that people propose, because people decide how order is kept.
        """
        known_state = state_known_to(self.machine, state, viewer_of(state, character))
        ruling = next(rulings_asked_of(self.machine, state, character), "")
        if ruling:
            return self.request(state, character, "consent", {"petition": ruling})
        temper, ready_fields = (
            self.temper_of(character),
            self._saving.readiness_fields(state, character),
        )
        if temper.policy is not None and self._may_act_before_ready(state, character, ready_fields):
            move = self._act_by_policy(known_state, character, temper.policy)
            if move is not None:
                return move
        if ready_fields is not None:
            return self.request(state, character, SET_READY.name, ready_fields)
        return self._act_by_chance(known_state, character, temper.weights)

    def _may_act_before_ready(
        self, state: State[Any], character: str, ready_fields: Mapping[str, Any] | None
    ) -> bool:
        """Return whether a bot looks for other acts before it says that it is ready.

        A save for the window is the last act that the bot has for it.
        """
        return ready_fields is None or not self._saving.has_saved(
            str(ready_fields["window"]), character
        )

    def _act_by_policy(
        self, known_state: KnownState[Any], character: str, policy: Policy[Any]
    ) -> Request | None:
        """Return the act that the policy chooses. Open questions except trades come first."""
        state = known_state.state
        if character in characters_owing_answers(state) and not any(
            trades_to_answer(state, character)
        ):
            answer = self._act_by_chance(known_state, character, ANSWERING_ACTS)
            if answer is not None:
                return answer
        acts = (act for act in self.machine.acts if self._saving.may_save(state, character, act))
        forms = OpenForms(self.machine, known_state, character, (*acts, "choose"))
        move = policy(known_state, character, forms, self.bot_random)
        return None if move is None else self.request(state, character, move.act, dict(move.fields))

    def _act_by_chance(
        self, known_state: KnownState[Any], character: str, acts: Iterable[str]
    ) -> Request | None:
        """Return one of these acts that is open to the character.

        A heavier weight makes an act more likely. Each act gets a random time, earlier for a
        heavier weight, and the first open act is chosen. So only a few forms must be computed.
        """
        weights, may_save = self.temper_of(character).weights, self._saving.may_save
        possible_acts = [
            act for act in acts if weights[act] > 0 and may_save(known_state.state, character, act)
        ]
        forms = OpenForms(self.machine, known_state, character, possible_acts)
        order = sorted(possible_acts, key=lambda act: self.bot_random.expovariate(weights[act]))
        act = next((act for act in order if act in forms), None)
        return (
            None
            if act is None
            else self.request_with_random_fields(known_state.state, character, act)
        )

    def request_with_random_fields(
        self, state: State[Any], character: str, act: str, picker: Picker | None = None
    ) -> Request | None:
        """Return a request for this act with a form filled in at random, or None if impossible.

        `picker`, if given, makes the choices.
        """
        known_state = state_known_to(self.machine, state, viewer_of(state, character))
        fields = fill_form(self.machine, known_state, character, act, self.bot_random, picker)
        if fields is None:
            return None
        return self.request(state, character, act, fields)

    def request(
        self, state: State[Any], character: str, act: str, fields: dict[str, Any]
    ) -> Request:
        """Return a request by the character's first card, with a new id."""
        request = Request(
            id=f"{self.bot_random.getrandbits(128):032x}",
            card=first_card(state, character),
            type=act,
            actor=character,
            period=state.kernel.period.seq,
            fields=fields,
        )
        return self._saving.with_window_and_revision(state, request)

    def calendar_act(self, state: State[Any], characters: Iterable[str]) -> Request | None:
        """Return the act by which one of these characters moves the calendar on, or None.

        If no bot may act, a steward ends the game, if its rules allow it.
        """
        people, rules = tuple(characters), self.machine.rules
        for acts in (rules.bots.advances, rules.bots.ends):
            for character, act in product(people, acts):
                request = self.request_with_random_fields(state, character, act)
                if request is not None:
                    return request
        return None


def _named_temper(machine: Machine[Any], temper_name: str) -> BotTemper[Any]:
    """Return the temper of this name, with the weights of all acts."""
    rules = machine.rules.bots
    temper = BotTemper[Any]() if temper_name == RANDOM_TEMPER else rules.tempers[temper_name]
    weights = {act: rules.random.weight(act) for act in machine.acts}
    weights |= dict.fromkeys(rules.advances, 0.0)
    weights |= {act: KERNEL_WEIGHTS.get(act, 0.0) for act in machine.kernel_acts}
    weights = {act: weight * temper.weight(act) for act, weight in weights.items()}
    return BotTemper(weights, temper.policy)


def rulings_asked_of(machine: Machine[Any], state: State[Any], character: str) -> Iterator[str]:
    """Yield the petitions for a ruling that need this character's voice and could pass now."""
    known_state = state_known_to(machine, state, viewer_of(state, character))
    for petition in oldest_first(state.kernel.petitions):
        is_asked = character in petition.voices and character not in petition.given
        is_ruling = is_asked and is_petition_for_ruling(machine, petition)
        if is_ruling and not visible_objections(machine, known_state, petition):
            yield petition.id


def viewer_of(state: State[Any], character: str) -> Viewer:
    """Return the viewer who holds this character's card."""
    return Viewer(frozenset((character,)), is_staff=character in state.kernel.stewards)


def first_card(state: State[Any], character: str) -> str:
    """Return the character's first card. Raises: KeyError: they have none."""
    for card in sorted(state.kernel.cards):
        if state.kernel.cards[card].character == character:
            return card
    raise KeyError(character)


def characters_with_cards(state: State[Any]) -> list[str]:
    """Return everybody who has a card, always in the same order."""
    return sorted(played_characters(state.kernel.cards))


def characters_with_answers_or_acts(machine: Machine[Any], state: State[Any]) -> list[str]:
    """Return the characters who owe an answer, and the characters who have an act to do."""
    return sorted({*characters_owing_answers(state), *machine.rules.bots.pending(state)})


def next_to_act(machine: Machine[Any], state: State[Any]) -> list[str]:
    """Return the next characters at a table: those who owe an answer, then the one on turn."""
    return list(
        dict.fromkeys((*machine.rules.bots.pending(state), *machine.rules.course.awaited(state)))
    )


def characters_owing_answers(state: State[Any]) -> list[str]:
    """Return the characters who owe a consent, a choice or a judgement.

    A trade in which one side still gives nothing does not count, because no partner can agree to
    it.
    """
    kernel_state = state.kernel
    petitions = (
        petition for petition in kernel_state.petitions.values() if not is_one_sided_trade(petition)
    )
    voices = {
        voice for petition in petitions for voice in petition.voices if voice not in petition.given
    }
    owing_characters = {duty.owes for duty in kernel_state.duties.values()}
    judges = {judge for question in kernel_state.questions.values() for judge in question.judges}
    return sorted(voices | owing_characters | judges)
