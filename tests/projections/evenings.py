"""Evenings of every game, played by chance, for projections to be tried on."""

from functools import cache
from random import Random
from typing import Any

from api.access.founding import found
from api.rehearsal.evening import Pace, rehearsal
from ledger.contract.ruleset import Ruleset
from ledger.games.catalogue import GAMES
from ledger.record.audience import Viewer
from ledger.scribe.scribe import Scribe
from ledger.store import open_store

START = 1_800_000_000_000
ACTS = 3
"""So many acts are tried in each period."""


@cache
def evening(game: str, seed: int) -> Scribe:
    """An evening with gifts, rulings and nonsense; the same for the same seed."""
    rules: Ruleset[Any] = GAMES[game]
    chance = Random(f"{game}/{seed}")
    scribe = found(
        open_store("memory:"), rules, rules.scenarios.read(None, ""), START, chance.randbytes
    ).scribe
    rehearsal(scribe, chance, Pace(ACTS, wild=0.2, rulings=0.05), START).play()
    return scribe


def viewers(scribe: Scribe, *, opened: bool = False) -> list[Viewer]:
    """The room and everybody with a card, as they see the game while it is played, or after."""
    kernel = scribe.state.kernel
    everybody = sorted({card.character for card in kernel.cards.values()})
    return [
        Viewer(opened=opened),
        *(Viewer(frozenset({who}), who in kernel.stewards, opened) for who in everybody),
    ]
