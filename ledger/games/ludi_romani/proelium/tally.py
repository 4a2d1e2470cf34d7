"""The results of each side of a battle so far: rounds won, dice taken and dice lost.

Rules: PROEL-21 to 23.
"""

from collections.abc import Iterable
from typing import Literal

from ledger.games.ludi_romani.goods import spoils_account
from ledger.games.ludi_romani.proelium.dice import CAPTURED_RESULT, FABRILIS
from ledger.games.ludi_romani.proelium.stages import FOUGHT_RESULT
from ledger.games.ludi_romani.proelium.state import Concursatio, Proelium, Throw
from ledger.record.books import holder
from ledger.record.entry import Posting

OwnerOfDie = Literal["", "captor", "god", "elsewhere"]
"""The owner of a rolled die now: still its side (""), the other side, the presiding god, or another
character.

Another character owns the die if the captor has died.
"""

NEITHER_SIDE = -1


def accounts_of_lost_dice(
    throws: Iterable[Throw | None], postings: tuple[Posting, ...]
) -> tuple[str, str]:
    """Return the account of each side's lost die when a round was settled; "" for none.

    Vulcan's die is never captured. The die returns to him when it is beaten (PROEL-43).
    """
    first_account, second_account = (_account_of_lost_die(throw, postings) for throw in throws)
    return first_account, second_account


def _account_of_lost_die(throw: Throw | None, postings: tuple[Posting, ...]) -> str:
    if throw is None or throw.kind == FABRILIS:
        return ""
    die_postings = (posting for posting in postings if posting.asset == throw.kind)
    return next(
        (posting.target for posting in die_postings if holder(posting.source) == throw.owner), ""
    )


def owner_of_die(battle: Proelium, concursatio: Concursatio, side_index: int) -> OwnerOfDie:
    """Return the owner of the die that a side rolled in a round."""
    account = concursatio.lost[side_index]
    if not account:
        return ""
    if (
        concursatio.result == CAPTURED_RESULT
        and holder(account) in battle.sides[1 - side_index].members
    ):
        return "captor"
    return "god" if account == spoils_account(battle.presider) else "elsewhere"


def rounds_won(battle: Proelium, side_index: int) -> int:
    """Return how many rounds a side has won."""
    return sum(concursatio.winner == side_index for concursatio in battle.settled_rounds)


def dice_lost(battle: Proelium, side_index: int) -> int:
    """Return how many dice a side has lost."""
    return sum(bool(concursatio.lost[side_index]) for concursatio in battle.settled_rounds)


def dice_taken(battle: Proelium, side_index: int) -> int:
    """Return how many dice a side has taken from the other side."""
    return sum(
        owner_of_die(battle, concursatio, 1 - side_index) == "captor"
        for concursatio in battle.settled_rounds
    )


def dice_taken_by_god(battle: Proelium) -> int:
    """Return how many dice the presiding god has from this battle (PROEL-22, PROEL-23)."""
    return sum(
        owner_of_die(battle, concursatio, side_index) == "god"
        for concursatio in battle.settled_rounds
        for side_index in (0, 1)
    )


def winning_side(battle: Proelium) -> int:
    """Return the side that won more rounds of a battle fought to its end, or -1 if neither did."""
    first_wins, second_wins = rounds_won(battle, 0), rounds_won(battle, 1)
    if battle.why != FOUGHT_RESULT or first_wins == second_wins:
        return NEITHER_SIDE
    return 0 if first_wins > second_wins else 1
