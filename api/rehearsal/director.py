"""A director of rehearsals: it ensures that rare acts happen, too.

Bots choose what appeals to them, so in most evenings no bot contests a will. The director picks an
act that was hardly ever done and finds a character to whom it is open. The director fills in the
form with the values that were hardly ever chosen.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from random import Random
from typing import Any

from api.rehearsal.bots import Bots, characters_with_cards
from ledger.contract.form import Choice
from ledger.kernel.vocabulary.request import Request
from ledger.record.entry import Entry
from ledger.record.state import State

RARE_SHARE = 0.4
"""Share of the rarest acts from which the director chooses at random."""

MAX_TRIES = 6
"""Maximum number of acts that the director tries until one is open to a character."""

RECENT_ENTRIES = 60
"""Number of the newest entries among which the entry to be corrected by a ruling is found."""

MINIMAL_CHANCE = 0.02
"""Least share of an act that bots choose by themselves. An act of weight 1 or more has share 1."""

UNSEEN_ACT_CHANCE = 0.002
"""Share of an act that bots never choose by themselves: too small for a single evening."""


class RareActDirector:
    """Proposes the acts that were done least often so far, also over many evenings."""

    def __init__(self, act_counts: Counter[str] | None = None) -> None:
        self.seen: Counter[str] = Counter() if act_counts is None else act_counts
        """Take the counts so far: how often each act was done, and with which values."""

    def count_act(self, act: str, fields: Mapping[str, Any] | None = None) -> None:
        """Count an act with these fields."""
        self.seen[act] += 1
        text_fields = (
            (field_name, field_value)
            for field_name, field_value in (fields or {}).items()
            if isinstance(field_value, str)
        )
        self.seen.update(
            _choice_key(act, field_name, field_value) for field_name, field_value in text_fields
        )

    def propose(
        self, bots: Bots, state: State[Any], characters: list[str], bot_random: Random
    ) -> Request | None:
        """Return a rare act by a character to whom it is open, or None."""
        for act in self._rare_acts(bots, bot_random):
            picker = partial(self._rarest_value, act, bot_random)
            for character in bot_random.sample(characters, len(characters)):
                request = bots.request_with_random_fields(state, character, act, picker)
                if request is not None:
                    return request
            # the act is counted, so that an act that is impossible now does not block the others
            self.count_act(act)
        return None

    def _rare_acts(self, bots: Bots, bot_random: Random) -> Iterator[str]:
        """Yield some of the acts that were done least often so far, each once.

        An act that bots seldom choose needs to be seen only a few times.
        """
        rules = bots.machine.rules
        acts = [act.name for act in rules.play.acts if act.name not in rules.bots.advances]
        acts.sort(key=lambda act: (self.seen[act] + 1) / _share(rules.bots.random.weight(act)))
        rarest_acts = acts[: max(1, int(len(acts) * RARE_SHARE))]
        yield from bot_random.sample(rarest_acts, min(MAX_TRIES, len(rarest_acts)))

    def _rarest_value(self, act: str, bot_random: Random, field: Choice) -> str:
        """Return the value that was chosen least often.

        If several values are equal, choose one at random.
        """
        option_values = [option.value for option in field.options]
        bot_random.shuffle(option_values)
        return min(
            option_values,
            key=lambda field_value: self.seen[_choice_key(act, field.name, field_value)],
        )

    def ruling(self, bots: Bots, state: State[Any], bot_random: Random) -> Request | None:
        """Return a ruling that corrects a recent entry of a kind that was seldom corrected."""
        stewards = [
            steward for steward in state.kernel.stewards if steward in characters_with_cards(state)
        ]
        recent_positions = range(
            max(1, state.log.position - RECENT_ENTRIES), state.log.position + 1
        )
        entries = [state.log.entries[position] for position in recent_positions]
        reversible_entries = [
            entry
            for entry in entries
            if _can_be_reversed(bots, entry) and entry.id not in state.kernel.reversed
        ]
        if not stewards or not reversible_entries:
            return None
        reversible_entries.sort(key=lambda entry: self.seen[f"reverse {entry.type}"])
        entry = reversible_entries[0]
        self.count_act(f"reverse {entry.type}")
        fields = {"entry": entry.id, "reason": "it was otherwise"}
        return bots.request(state, bot_random.choice(stewards), "reverse", fields)


def _share(weight: float) -> float:
    """Return the share (0 to 1) of an act that bots choose with this weight."""
    return max(MINIMAL_CHANCE, min(1.0, weight)) if weight else UNSEEN_ACT_CHANCE


def _choice_key(act: str, field_name: str, field_value: str) -> str:
    return f"{act} {field_name}={field_value}"


def _can_be_reversed(bots: Bots, entry: Entry) -> bool:
    undo_by_event_type = {
        event_type.event.STORED: event_type.undo for event_type in bots.machine.rules.play.events
    }
    return undo_by_event_type.get(entry.type, "never") != "never"
