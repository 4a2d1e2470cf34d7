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
from ledger.games.morituri.gear import rivals
from ledger.games.morituri.scenario import SpaceData
from ledger.games.morituri.state import HIT_POINT, token
from ledger.games.morituri.story import Story
from ledger.record.entry import Placement, Posting


def lands(story: Story, who: str) -> None:
    """Carry out the text of the gladiator's space, as far as possible (MOR-TURN-02).

    Start, plain spaces and the Dalmatian Coast have no effect (MOR-HOUSE-BOARD-09,
    MOR-HOUSE-BOARD-10). There are no fights on the road (MOR-ARENA-03).
    """
    space = story.world.scenario.space[story.state.seating.place(who)]
    say = _SPACES.get(space.type)
    if say is not None:
        say(story, who, space)


def _draw(story: Story, who: str, space: SpaceData) -> None:
    """Record the cards that a school, an armoury or a smithy gives (MOR-HOUSE-BOARD-04)."""
    story.tell(DrawsOwed(who, space.cards or 0, place=space.id))


def _bonus(story: Story, who: str, space: SpaceData) -> None:
    """Give the Hit Point card to the first arrival. The card is never replaced (MOR-SETUP-07)."""
    if story.state.books.balance(token(space.id), HIT_POINT):
        posting = Posting(HIT_POINT, token(space.id), who, 1)
        story.tell(TokenTaken(who, space.id), (posting,))


def _arena(story: Story, who: str, space: SpaceData) -> None:
    """Record the fight in an arena.

    The opponents are all gladiators there (MOR-TURN-05), else a beast (MOR-TURN-06). The fight is
    compulsory (MOR-TURN-04, MOR-BEST-01).
    """
    foes = rivals(story.state, who)
    beast = "" if foes else "must"
    story.tell(ArenaEntered(who, space.id, in_roma=False, foes=foes, beast=beast))


def _roma(story: Story, who: str, space: SpaceData) -> None:
    """Record the arrival in Roma, and the card drawn before any fight (MOR-ROMA-03).

    By the reading R-13 the card comes with every arrival or only with the first. Gladiators who
    wait in Roma are fought to the death (MOR-ROMA-07). A gladiator alone there can fight a beast,
    also in the turn of the arrival (MOR-ROMA-04, MOR-BEST-02, R-25).
    """
    foes = rivals(story.state, who)
    beast = "" if foes else "may"
    story.tell(ArenaEntered(who, space.id, in_roma=True, foes=foes, beast=beast))
    every = story.state.switch("roma.card") == "every_arrival"
    if every or story.world.gladiator(who).arrivals == 1:
        story.tell(DrawsOwed(who, ARRIVAL_CARDS, place=space.id))


ARRIVAL_CARDS = 1
"""Number of cards that a gladiator draws on arrival in Roma (MOR-ROMA-03)."""


def _danger(story: Story, who: str, space: SpaceData) -> None:
    """Record bandits or pirates: a roll, and no fight.

    Rules: MOR-HOUSE-BOARD-05, MOR-HOUSE-BOARD-06, MOR-ARENA-03.
    """
    story.tell(DangerMet(who, space.id, space.type))


def _forced(story: Story, who: str, space: SpaceData) -> None:
    """Record a forced move. The space it reaches takes effect (MOR-HOUSE-BOARD-07, R-04)."""
    spaces = story.world.scenario.board.spaces
    by = space.by or 0
    goal = spaces[space.n + by].id
    story.tell(Driven(who, by, space.id, goal), placements=(Placement(who, goal),))
    lands(story, who)


def _miss_turn(story: Story, who: str, space: SpaceData) -> None:
    """Record the turn missed in deep snow (MOR-HOUSE-BOARD-08)."""
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
