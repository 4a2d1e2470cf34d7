"""TALK: borders that two empires agree by letter to leave empty (ACTA-17).

These agreements are not binding, like all talk between turns. No order is refused because of such
an agreement.
"""

from collections.abc import Iterator
from typing import NamedTuple

from ledger.games.roman_diplomacy.state import Game
from ledger.record.audience import EVERYBODY
from ledger.record.letters import LetterTemplate

PROPOSING_ACT, ACCEPTING_ACT, LEAVING_ACT = "propose-border", "accept-border", "leave-border"
MAX_PROVINCES_OF_BORDER = 6


def _provinces(state: Game) -> frozenset[str]:
    return frozenset(state.world.board.provinces)


BORDER_TEMPLATES = {
    PROPOSING_ACT: LetterTemplate(about=_provinces, most=MAX_PROVINCES_OF_BORDER),
    ACCEPTING_ACT: LetterTemplate(answers=PROPOSING_ACT),
    LEAVING_ACT: LetterTemplate(answers=PROPOSING_ACT, by_its_writer=True),
}
"""The letters about borders. The empire that is asked can accept.

Both empires can decline, at once or later.
"""


class Border(NamedTuple):
    """Provinces that two empires may agree to leave empty, with the letter that proposes this."""

    letter: str
    by: str
    """The empire that wrote the letter."""
    to: str
    """The empire that can accept."""
    provinces: tuple[str, ...]
    agreed: bool
    """Whether the empire that was asked has accepted."""
    over: bool
    """Whether one of the two has left the border."""


def borders_of(state: Game, player: str) -> Iterator[Border]:
    """Yield the borders that this empire has proposed, or that were proposed to it."""
    letters = state.kernel.letters
    for thread in letters.threads.values():
        if thread.audience == EVERYBODY or player not in thread.audience:
            continue
        first_letter, *further_letters = letters.letters_of(thread)
        if first_letter.template == PROPOSING_ACT:
            answers = {letter.template for letter in further_letters}
            is_agreed, is_over = ACCEPTING_ACT in answers, LEAVING_ACT in answers
            yield Border(
                first_letter.id,
                first_letter.writer,
                first_letter.to[0],
                first_letter.about,
                is_agreed,
                is_over,
            )
