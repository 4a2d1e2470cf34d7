"""Evenings by bots that look for unseen acts."""

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from api.access.founding import found_game_in_store
from api.game.live.views import current_view
from api.game.reader import GameReader
from api.openapi.schemas import ref
from api.rehearsal.bots import Bots, characters_with_cards, viewer_of
from api.rehearsal.director import RareActDirector
from api.rehearsal.evening import Evening, Pace
from api.rehearsal.table import Table
from ledger.games.catalogue import GAMES
from ledger.kernel.vocabulary.request import Accepted, Request, StoredWithoutEntry
from ledger.record.audience import ROOM_VIEWER
from ledger.record.state import State
from ledger.scribe.commits import PreparedBatch
from ledger.scribe.scribe import Scribe
from ledger.store import open_store
from tests.api.examples.seen import KERNEL, ExampleValues
from tests.soak.companies import COMPANIES, rehearsal_scenario

START = 1_800_000_000_000
ACTS, RULINGS = 90, 0.02
MAX_ACTS = 600

LEFT_TO_PEOPLE = frozenset(
    {
        *("announce-closing", "confirm-closing", "retire-character", "reissue-card"),
        *("pause", "resume", "set-switch", "use-dice"),
    }
)
"""Acts that would stop an evening. People do them."""

LAST_WORDS = frozenset({"end-evening", "agree-to-end", "agree-on-end", "declare-result"})
"""Acts that end a game before it has shown everything."""

SELDOM = 0.02
"""The probability that the acts which end a game are looked for, too."""

SOUGHT = (0.5, 0.1)
"""The probabilities that the next act is an unseen act. Evenings use them in turn."""

TRIED = 12
"""The greatest number of acts that are looked for at once."""

ASKED = 15
"""The number of characters who are asked whether they can do an unseen act."""

VIEWED = 25
"""The number of acts between two looks at a view."""


class UnseenActs:
    """The acts of a game that have not been done yet."""

    def __init__(self, seen: ExampleValues, game: str) -> None:
        self._seen = seen
        self._game = game

    @property
    def act_names(self) -> list[str]:
        """Return the names of these acts."""
        names = [(f"kernel.{name}", name) for name in sorted(KERNEL - LEFT_TO_PEOPLE)]
        return self.own + [name for key, name in names if key not in self._seen.best]

    @property
    def own(self) -> list[str]:
        """Return the names of those acts that no other game has."""
        rules, best = GAMES[self._game], self._seen.best
        names = (act.name for act in rules.play.acts if act.name not in rules.bots.advances)
        return [name for name in names if f"{self._game}.{name}" not in best]

    def request_for_unseen_act(
        self, bots: Bots, state: State[Any], chance: Random
    ) -> Request | None:
        """Return a request for an unseen act by a character to whom the act is open, or None."""
        seldom, wanted = chance.random() < SELDOM, self.act_names
        wanted = [act for act in wanted if seldom or act not in LAST_WORDS]
        characters = characters_with_cards(state)
        for act in chance.sample(wanted, min(TRIED, len(wanted))):
            for character in chance.sample(characters, min(ASKED, len(characters))):
                request = bots.request_with_random_fields(state, character, act)
                if request is not None:
                    return request
        return None


class UnseenActDirector(RareActDirector):
    """A director who proposes unseen acts."""

    def __init__(self, wanted: UnseenActs) -> None:
        super().__init__()
        self._wanted = wanted

    def propose(
        self, bots: Bots, state: State[Any], characters: list[str], chance: Random
    ) -> Request | None:
        """Return a request for an unseen act; if there is none, a request for a rare act."""
        asked = self._wanted.request_for_unseen_act(bots, state, chance)
        return asked or super().propose(bots, state, characters, chance)


class DirectedEvening(Evening):
    """An evening in which a director proposes acts with this probability."""

    sought = 0.0

    def _next_request(self) -> Request | None:
        state, bots = self.answers.state(), self.answers.bots
        if self.bot_random.random() < self.sought:
            return self.director.propose(bots, state, self._characters, self.bot_random)
        return super()._next_request()


class TableWithUnseenActs(Table):
    """A table at which a player sometimes does an unseen act."""

    def __init__(self, scribe: Scribe, chance: Random, wanted: UnseenActs, sought: float) -> None:
        super().__init__(scribe, chance, START)
        self._wanted = wanted
        self._sought = sought

    def _act(self) -> bool:
        if self.bot_random.random() < self._sought:
            state, bots = self.answers.state(), self.answers.bots
            request = self._wanted.request_for_unseen_act(bots, state, self.bot_random)
            if request is not None:
                self.answers.now += 1000
                return isinstance(
                    self.answers.answer_ruling(request), Accepted | StoredWithoutEntry
                )
        return super()._act()


def play_and_note(seen: ExampleValues, name: str, seed: int) -> None:
    """Play an evening of a game, and note requests and views."""
    rules, chance = GAMES[name], Random(f"examples {name} {seed}")
    text = rehearsal_scenario(seed, chance) if rules.seats.players is None else None
    scenario = rules.scenarios.read(text, "examples.yaml")
    scribe = found_game_in_store(
        open_store("memory:"), rules, scenario, START, chance.randbytes
    ).scribe
    wanted, sought = UnseenActs(seen, name), SOUGHT[seed % len(SOUGHT)]
    _note_random_views(scribe, seen, Random(seed))
    with seen.note_accepted_commands():
        if rules.seats.players is None:
            pace = Pace(ACTS, wild=0.0, rulings=RULINGS, tempers=COMPANIES[seed % len(COMPANIES)])
            evening = DirectedEvening(scribe, chance, pace, START, UnseenActDirector(wanted))
            evening.sought = sought
            evening.play()
        else:
            TableWithUnseenActs(scribe, chance, wanted, sought).play(act_limit=MAX_ACTS)


def _note_random_views(scribe: Scribe, seen: ExampleValues, chance: Random) -> None:
    """Look at a random viewer's view after every few acts."""
    adopt, reader = scribe.adopt, GameReader(scribe, lambda: START)
    acts = 0

    def adopt_and_note_views(prepared: PreparedBatch) -> None:
        nonlocal acts
        adopt(prepared)
        acts += 1
        if acts % VIEWED == 0:
            _note_views(reader, seen, chance.sample(characters_with_cards(scribe.state), 2))

    vars(scribe)["adopt"] = adopt_and_note_views


def _note_views(reader: GameReader, seen: ExampleValues, characters: Iterable[str]) -> None:
    state = reader.state
    stewards = state.kernel.stewards[:1]
    for viewer in (ROOM_VIEWER, *(viewer_of(state, who) for who in (*characters, *stewards))):
        seen.value(ref("View"), msgspec.json.decode(current_view(reader, viewer).body))
