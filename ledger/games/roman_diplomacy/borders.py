"""TALK: borders that two empires mean to leave empty, proposed and answered by letters (ACTA-17).

Like all that is said between two turns it binds nobody, and no order is refused for its sake.
"""

from collections.abc import Iterator
from typing import NamedTuple

from ledger.games.roman_diplomacy.state import Game
from ledger.record.audience import EVERYBODY
from ledger.record.letters import LetterTemplate

PROPOSE, ACCEPT, LEAVE = "propose-border", "accept-border", "leave-border"
MOST_PROVINCES = 6


def _provinces(state: Game) -> frozenset[str]:
    return frozenset(state.world.board.provinces)


TEMPLATES = {
    PROPOSE: LetterTemplate(about=_provinces, most=MOST_PROVINCES),
    ACCEPT: LetterTemplate(answers=PROPOSE),
    LEAVE: LetterTemplate(answers=PROPOSE, by_its_writer=True),
}
"""The letters about borders. Whoever is asked accepts; both may say no, at once or later."""


class Border(NamedTuple):
    """Provinces that two empires would leave empty: the letter that proposes it, who wrote it.

    It is `agreed` once the other one has accepted, and `over` once one of them has left it.
    """

    letter: str
    by: str
    to: str
    provinces: tuple[str, ...]
    agreed: bool
    over: bool


def borders_of(state: Game, who: str) -> Iterator[Border]:
    """The borders that this empire has proposed, or that were proposed to it."""
    letters = state.kernel.letters
    for thread in letters.threads.values():
        if thread.audience == EVERYBODY or who not in thread.audience:
            continue
        first, *further = letters.of(thread)
        if first.template == PROPOSE:
            said = {one.template for one in further}
            agreed, over = ACCEPT in said, LEAVE in said
            yield Border(first.id, first.writer, first.to[0], first.about, agreed, over)
