"""Acts of bots with the viewers of each: a rehearsal played ahead of the server.

The same evening is played twice. This module plays it act by act, to learn which acts are accepted
and who may see them. Then phones play it through HTTP. Chance is seeded, and ids are the phones'
own, so both evenings go the same way.
"""

import json
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any
from uuid import UUID

from api.access.founding import found_game_in_store
from api.rehearsal.bots import Bots, viewer_of
from ledger.contract.ruleset import Ruleset
from ledger.kernel.view.visibility import visible_entry
from ledger.kernel.vocabulary.request import Accepted, Request
from ledger.record.audience import EVERYBODY, ROOM_VIEWER, Viewer
from ledger.record.entry import Entry
from ledger.record.state import State
from ledger.store import open_store
from tests.load.phones import SentAct

SEED = 44
STEP = 20
"""Milliseconds from one rehearsed act to the next: fifty a second."""

UNFORETOLD = ("agree-feriae",)
"""Acts whose viewers the rehearsal cannot tell, because no god's card is claimed here."""

PERIOD = 150
"""The number of acts after which the calendar moves on."""

TRIES = 30
"""The number of times in a row that bots may find no act."""


@dataclass(frozen=True)
class PhoneSeat:
    """A phone of the hall: its card, or no card for a phone that only watches."""

    card: str = ""
    character: str = ""


class Rehearsal:
    """One game in a file, with a phone for every card, played by bots."""

    def __init__(
        self, path: Path, rules: Ruleset[Any], scenario: str | None, phones: int, now: int
    ) -> None:
        """Found the game in a new file, at `now` (milliseconds)."""
        self.chance = Random(SEED)
        self.now = now
        self._path = path
        data = rules.scenarios.read(scenario, "bench.yaml")
        founded = found_game_in_store(
            open_store(str(path)), rules, data, now, self.chance.randbytes
        )
        self.tokens = founded.tokens
        self.scribe = founded.scribe
        self.machine = self.scribe.machine
        self.bots = Bots(self.machine, self.chance)
        self.seats = self._seats_of(phones)
        self._viewers = [self._viewer_of_seat(seat) for seat in self.seats]
        self.played: list[Request] = []
        self._public = 0

    @property
    def characters(self) -> list[str]:
        """All characters who have a phone."""
        return sorted({seat.character for seat in self.seats if seat.card})

    @property
    def period(self) -> int:
        """The number of the open period."""
        return self.scribe.state.kernel.period.seq

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.scribe.game

    @property
    def share_of_public_acts(self) -> float:
        """The part of the acts so far that everybody saw."""
        return self._public / max(1, len(self.played))

    def hand_copy_over(self, path: Path) -> None:
        """Leave a copy of the file to a server, and play on alone."""
        self.scribe.store.close()
        shutil.copyfile(self._path, path)
        self.scribe.store = open_store(str(self._path))

    def close(self) -> None:
        """Close the file."""
        self.scribe.store.close()

    def play_acts(self, count: int) -> Iterator[SentAct]:
        """Yield this many accepted acts in order. Raise RuntimeError when the bots find no act."""
        for number in range(1, count + 1):
            sent = self.advance_calendar() if number % PERIOD == 0 else None
            tries = (
                self._play_chosen_act(self._random_phone(), self.scribe.state) for _ in range(TRIES)
            )
            sent = sent or next((sent for sent in tries if sent is not None), None)
            if sent is None:
                raise RuntimeError(f"nothing to do after entry {self.scribe.state.log.position}")
            yield sent

    def simultaneous_acts(self) -> list[SentAct]:
        """Return an act for every phone whose bot finds an act.

        All are chosen on the same state.
        """
        before = self.scribe.state
        chosen = []
        for phone in self._phones_with_cards():
            tries = (self._play_chosen_act(phone, before) for _ in range(TRIES))
            chosen.append(next((sent for sent in tries if sent is not None), None))
        return [sent for sent in chosen if sent is not None]

    def advance_calendar(self) -> SentAct | None:
        """Move the calendar on, if a character may, and return the act or None."""
        order = self.chance.sample(self._phones_with_cards(), len(self._phones_with_cards()))
        for phone in order:
            chosen = self.bots.calendar_act(self.scribe.state, [self.seats[phone].character])
            if chosen is not None:
                return self._submit_act(chosen, phone)
        return None

    def new_command_id(self) -> str:
        """Return the id of a new command, as a phone makes it at the tap."""
        return str(UUID(bytes=self.chance.randbytes(16), version=4))

    def _seats_of(self, phones: int) -> list[PhoneSeat]:
        cards = self.scribe.state.kernel.cards
        seated = [PhoneSeat(card, cards[card].character) for card in sorted(cards)][:phones]
        return seated + [PhoneSeat()] * (phones - len(seated))

    def _viewer_of_seat(self, seat: PhoneSeat) -> Viewer:
        return viewer_of(self.scribe.state, seat.character) if seat.card else ROOM_VIEWER

    def _phones_with_cards(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.card]

    def _random_phone(self) -> int:
        return self.chance.choice(self._phones_with_cards())

    def _play_chosen_act(self, phone: int, state: State[Any]) -> SentAct | None:
        """Play the act that a phone's bot chooses on a state, and return None if there is none."""
        chosen = self.bots.propose(state, self.seats[phone].character)
        if chosen is None or chosen.type in UNFORETOLD:
            return None
        return self._submit_act(chosen, phone)

    def _submit_act(self, chosen: Request, phone: int) -> SentAct | None:
        request = replace(chosen, id=self.new_command_id(), card=self.seats[phone].card)
        self.now += STEP
        outcome = self.scribe.answer(request, self.now)
        if not isinstance(outcome, Accepted):
            return None
        seen_by = self._phones_seeing(outcome.entries)
        self.played.append(request)
        self._public += any(entry.audience == EVERYBODY for entry in outcome.entries)
        return SentAct(request.id, phone, posted_body_of(request), seen_by)

    def _phones_seeing(self, entries: tuple[Entry, ...]) -> frozenset[int]:
        if any(entry.audience == EVERYBODY for entry in entries):
            return frozenset(range(len(self.seats)))
        return frozenset(
            phone
            for phone, viewer in enumerate(self._viewers)
            if any(
                visible_entry(self.machine.types[entry.type], entry, viewer, str)
                for entry in entries
            )
        )


def posted_body_of(request: Request) -> bytes:
    """Return the body that a phone posts for this request."""
    asked = {"type": request.type, "as": request.actor, "period": request.period}
    return json.dumps({**asked, **request.fields}).encode()
