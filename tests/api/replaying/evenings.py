"""Short evenings of every game by bots, with the last position of each commit."""

from functools import cache
from random import Random
from typing import Any, NamedTuple

from api.access.founding import found_game_in_store
from api.game.reader import GameReader
from api.rehearsal.evening import Pace, make_rehearsal
from ledger.games.catalogue import GAMES
from ledger.record.audience import ROOM_VIEWER, Viewer
from ledger.scribe.commits import PreparedBatch
from ledger.scribe.scribe import Scribe
from ledger.store import open_store

START = 1_800_000_000_000
PACE = Pace(acts=3, wild=0.2, rulings=0.1)


class GameWithPositions(NamedTuple):
    """A played game, and the positions at which phones could see it."""

    game: GameReader
    durable: tuple[int, ...]


@cache
def play_evening(name: str, seed: int) -> GameWithPositions:
    """Return an evening of a game. Each act is committed alone, with its due acts."""
    rules, chance = GAMES[name], Random(f"{name} {seed}")
    data = rules.scenarios.read(None, "")
    founded = found_game_in_store(open_store("memory:"), rules, data, START, chance.randbytes)
    durable = [founded.scribe.state.log.position]
    _note_positions(founded.scribe, durable)
    make_rehearsal(founded.scribe, chance, PACE, START).play()
    return GameWithPositions(GameReader(founded.scribe, lambda: START), tuple(durable))


def _note_positions(scribe: Scribe, durable: list[int]) -> None:
    adopt = scribe.adopt

    def adopt_and_note(prepared: PreparedBatch) -> None:
        adopt(prepared)
        durable.append(scribe.state.log.position)

    vars(scribe)["adopt"] = adopt_and_note


def sample_viewers(state: Any, chance: Random) -> list[Viewer]:
    """Return the room, the staff, two players and a phone with both, in play and after closing."""
    kernel = state.kernel
    playing = sorted({card.character for card in kernel.cards.values()} - {*kernel.stewards})
    one, other = chance.sample(playing, 2)
    staff = [Viewer(frozenset({who}), is_staff=True) for who in kernel.stewards[:1]]
    people = (frozenset({one}), frozenset({other}), frozenset({one, other}))
    some = [ROOM_VIEWER, *staff, *map(Viewer, people)]
    return [*some, *(Viewer(v.characters, v.is_staff, sees_opened_ledger=True) for v in some)]
