"""The effects of the space on which a pawn stops."""

from collections.abc import Callable, Mapping

from ledger.games.morituri.events import (
    ArenaEntered,
    DangerMet,
    DrawsOwed,
    Driven,
    TokenTaken,
    TurnsLost,
)
from ledger.games.morituri.gear import rivals_on_space
from ledger.games.morituri.scenario import SpaceData
from ledger.games.morituri.state import HIT_POINT, hit_point_card_account
from ledger.games.morituri.transcript import Transcript
from ledger.record.entry import Placement, Posting


def resolve_space(transcript: Transcript, gladiator: str) -> None:
    """Carry out the text of the gladiator's space, if possible (MOR-TURN-02).

    Start, plain spaces and the Dalmatian Coast have no effect (MOR-HOUSE-BOARD-09,
    MOR-HOUSE-BOARD-10). There are no fights on the road (MOR-ARENA-03).
    """
    space = transcript.world.scenario.space[transcript.state.seating.place_of(gladiator)]
    suggester = _DRAFTERS_BY_SPACE.get(space.type)
    if suggester is not None:
        suggester(transcript, gladiator, space)


def _record_draws(transcript: Transcript, gladiator: str, space: SpaceData) -> None:
    """Record the cards that a school, an armoury or a smithy gives (MOR-HOUSE-BOARD-04)."""
    transcript.add_draft(DrawsOwed(gladiator, space.cards or 0, place=space.id))


def _record_bonus(transcript: Transcript, gladiator: str, space: SpaceData) -> None:
    """Give the Hit Point card of a space to the first gladiator who arrives.

    The card is never replaced (MOR-SETUP-07).
    """
    if transcript.state.books.balance(hit_point_card_account(space.id), HIT_POINT):
        posting = Posting(HIT_POINT, hit_point_card_account(space.id), gladiator, 1)
        transcript.add_draft(TokenTaken(gladiator, space.id), (posting,))


def _record_arena(transcript: Transcript, gladiator: str, space: SpaceData) -> None:
    """Record the fight in an arena.

    The opponents are all gladiators there (MOR-TURN-05), otherwise a beast (MOR-TURN-06). The fight
    is compulsory (MOR-TURN-04, MOR-BEST-01).
    """
    foes = rivals_on_space(transcript.state, gladiator)
    beast = "" if foes else "must"
    transcript.add_draft(ArenaEntered(gladiator, space.id, in_roma=False, foes=foes, beast=beast))


def _record_roma(transcript: Transcript, gladiator: str, space: SpaceData) -> None:
    """Record the arrival in Roma, and the card drawn before any fight (MOR-ROMA-03).

    By the reading R-13 the card comes with every arrival or only with the first. Gladiators who
    wait in Roma are fought to the death (MOR-ROMA-07). A gladiator alone there can fight a beast,
    even in the turn of the arrival (MOR-ROMA-04, MOR-BEST-02, R-25).
    """
    foes = rivals_on_space(transcript.state, gladiator)
    beast = "" if foes else "may"
    transcript.add_draft(ArenaEntered(gladiator, space.id, in_roma=True, foes=foes, beast=beast))
    draws_every_time = transcript.state.switch("roma.card") == "every_arrival"
    if draws_every_time or transcript.world.gladiator(gladiator).arrivals == 1:
        transcript.add_draft(DrawsOwed(gladiator, CARDS_ON_ARRIVAL, place=space.id))


CARDS_ON_ARRIVAL = 1
"""Number of cards that a gladiator draws on arrival in Roma (MOR-ROMA-03)."""


def _record_danger(transcript: Transcript, gladiator: str, space: SpaceData) -> None:
    """Record bandits or pirates: a roll, and no fight.

    Rules: MOR-HOUSE-BOARD-05, MOR-HOUSE-BOARD-06, MOR-ARENA-03.
    """
    transcript.add_draft(DangerMet(gladiator, space.id, space.type))


def _record_forced_move(transcript: Transcript, gladiator: str, space: SpaceData) -> None:
    """Record a forced move.

    Then the space that the pawn reaches takes effect (MOR-HOUSE-BOARD-07, R-04).
    """
    spaces = transcript.world.scenario.board.spaces
    step_count = space.by or 0
    goal = spaces[space.n + step_count].id
    transcript.add_draft(
        Driven(gladiator, step_count, space.id, goal), placements=(Placement(gladiator, goal),)
    )
    resolve_space(transcript, gladiator)


def _record_missed_turn(transcript: Transcript, gladiator: str, space: SpaceData) -> None:
    """Record the turn that a gladiator misses in deep snow (MOR-HOUSE-BOARD-08)."""
    transcript.add_draft(TurnsLost(gladiator, space.turns or 0, space.id))


_DRAFTERS_BY_SPACE: Mapping[str, Callable[[Transcript, str, SpaceData], None]] = {
    "draw": _record_draws,
    "hit_point": _record_bonus,
    "arena": _record_arena,
    "roma": _record_roma,
    "bandits": _record_danger,
    "pirates": _record_danger,
    "move": _record_forced_move,
    "miss_turn": _record_missed_turn,
}
