"""Random evenings of every game, for tests of projections."""

from functools import cache
from random import Random
from typing import Any

from api.access.founding import found_game_in_store
from api.rehearsal.evening import Pace, make_rehearsal
from ledger.contract.ruleset import Ruleset
from ledger.games.catalogue import GAMES
from ledger.record.audience import Viewer
from ledger.scribe.scribe import Scribe
from ledger.store import open_store

START = 1_800_000_000_000
ACTS = 3
"""The number of acts that are tried in each period."""


@cache
def random_evening(game: str, seed: int) -> Scribe:
    """Return a randomly played game with gifts, rulings and invalid acts.

    The same seed gives the same game.
    """
    rules: Ruleset[Any] = GAMES[game]
    chance = Random(f"{game}/{seed}")
    scribe = found_game_in_store(
        open_store("memory:"), rules, rules.scenarios.read(None, ""), START, chance.randbytes
    ).scribe
    make_rehearsal(scribe, chance, Pace(ACTS, wild=0.2, rulings=0.05), START).play()
    return scribe


def room_and_card_holders(scribe: Scribe, *, opened: bool = False) -> list[Viewer]:
    """Return the room and all holders of a card, as in play, or as after the game."""
    kernel = scribe.state.kernel
    everybody = sorted({card.character for card in kernel.cards.values()})
    return [
        Viewer(sees_opened_ledger=opened),
        *(Viewer(frozenset({who}), who in kernel.stewards, opened) for who in everybody),
    ]
