"""What happens on the space where a pawn stops."""

from collections.abc import Callable, Mapping

from ledger.games.morituri.events import (
    ArenaEntered,
    DangerMet,
    DrawsOwed,
    Driven,
    TokenTaken,
    TurnsLost,
)
from ledger.games.morituri.gear import rivals
from ledger.games.morituri.scenario import SpaceData
from ledger.games.morituri.state import HIT_POINT, token
from ledger.games.morituri.story import Story
from ledger.record.entry import Placement, Posting


def lands(story: Story, who: str) -> None:
    """The text of the space is carried out as far as it can be (MOR-TURN-02).

    Start, plain spaces and the Dalmatian Coast say nothing (MOR-HOUSE-BOARD-09,
    MOR-HOUSE-BOARD-10); on the road nobody fights (MOR-ARENA-03).
    """
    space = story.world.scenario.space[story.state.seating.place(who)]
    say = _SPACES.get(space.type)
    if say is not None:
        say(story, who, space)


def _draw(story: Story, who: str, space: SpaceData) -> None:
    """Schools, armouries and smithies give cards (MOR-HOUSE-BOARD-04)."""
    story.tell(DrawsOwed(who, space.cards or 0, place=space.id))


def _bonus(story: Story, who: str, space: SpaceData) -> None:
    """The first to arrive takes the Hit Point card, which is never laid again (MOR-SETUP-07)."""
    if story.state.books.balance(token(space.id), HIT_POINT):
        posting = Posting(HIT_POINT, token(space.id), who, 1)
        story.tell(TokenTaken(who, space.id), (posting,))


def _arena(story: Story, who: str, space: SpaceData) -> None:
    """A fight: with everybody who is there (MOR-TURN-05), else with a beast (MOR-TURN-06).

    There is no way around it (MOR-TURN-04, MOR-BEST-01).
    """
    foes = rivals(story.state, who)
    beast = "" if foes else "must"
    story.tell(ArenaEntered(who, space.id, in_roma=False, foes=foes, beast=beast))


def _roma(story: Story, who: str, space: SpaceData) -> None:
    """A gladiator who arrives draws a card before any fight (MOR-ROMA-03), always or once (R-13).

    Who waits there is fought to the death (MOR-ROMA-07); alone, one may fight a beast, in the turn
    of the arrival too (MOR-ROMA-04, MOR-BEST-02, R-25).
    """
    foes = rivals(story.state, who)
    beast = "" if foes else "may"
    story.tell(ArenaEntered(who, space.id, in_roma=True, foes=foes, beast=beast))
    every = story.state.switch("roma.card") == "every_arrival"
    if every or story.world.gladiator(who).arrivals == 1:
        story.tell(DrawsOwed(who, ARRIVAL_CARDS, place=space.id))


ARRIVAL_CARDS = 1
"""What whoever arrives in Roma draws (MOR-ROMA-03)."""


def _danger(story: Story, who: str, space: SpaceData) -> None:
    """Bandits and pirates are no fight: there is a roll (MOR-HOUSE-BOARD-05, MOR-HOUSE-BOARD-06).

    (MOR-ARENA-03)
    """
    story.tell(DangerMet(who, space.id, space.type))


def _forced(story: Story, who: str, space: SpaceData) -> None:
    """Wind, road or storm: the space that is reached counts too (MOR-HOUSE-BOARD-07, R-04)."""
    spaces = story.world.scenario.board.spaces
    by = space.by or 0
    goal = spaces[space.n + by].id
    story.tell(Driven(who, by, space.id, goal), placements=(Placement(who, goal),))
    lands(story, who)


def _miss_turn(story: Story, who: str, space: SpaceData) -> None:
    """Deep snow: the next turn is missed (MOR-HOUSE-BOARD-08)."""
    story.tell(TurnsLost(who, space.turns or 0, space.id))


_SPACES: Mapping[str, Callable[[Story, str, SpaceData], None]] = {
    "draw": _draw,
    "hit_point": _bonus,
    "arena": _arena,
    "roma": _roma,
    "bandits": _danger,
    "pirates": _danger,
    "move": _forced,
    "miss_turn": _miss_turn,
}
