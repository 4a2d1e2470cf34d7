"""Turns: what is asked now, and how the game goes on when nothing is."""

from ledger.games.morituri import cards, ending, losses
from ledger.games.morituri.death import returns
from ledger.games.morituri.events import TurnBegan
from ledger.games.morituri.founding import round_period
from ledger.games.morituri.gear import in_roma, rivals
from ledger.games.morituri.pugna import begin
from ledger.games.morituri.state import Asked, World
from ledger.games.morituri.story import Story
from ledger.kernel.vocabulary.events import PeriodOpened


def asked(world: World) -> Asked:
    """What comes next: the first of these that is open."""
    open_now: tuple[tuple[bool, Asked], ...] = (
        (world.ended, "over"),
        (not world.order, "lots"),
        (world.bout is not None, "bout"),
        (world.loss is not None, "loss"),
        (world.drawn is not None, "keep"),
        (bool(world.draws), "draw"),
        (bool(world.danger), "danger"),
        (bool(world.foes), "foes"),
        (bool(world.beast), "beast"),
    )
    return next((name for is_open, name in open_now if is_open), "turn")


def go_on(story: Story) -> None:
    """The end of the game, the next duel of this turn, or the next turn, if it has come to that.

    (MOR-TURN-09, MOR-TURN-10)
    """
    if not story.world.order or ending.decided(story):
        return
    losses.follow(story)
    cards.drop_vain_draws(story)
    if asked(story.world) == "foes":
        begin.next_duel(story)
    if story.world.moved and asked(story.world) == "turn":
        _pass_on(story)


def _pass_on(story: Story) -> None:
    """The next living player clockwise; a new round begins where the first turn was.

    (MOR-TURN-10)
    """
    world = story.world
    following = (*world.clockwise(world.turn), world.turn)
    who = next(other for other in following if other in world.living)
    again = world.order.index(who) <= world.order.index(world.turn)
    begins(story, who, world.round + again)
    if asked(story.world) == "foes":
        begin.next_duel(story)
    if not ending.decided(story) and again:
        story.tell(PeriodOpened(**round_period(world.round + 1)))


def afresh(story: Story, who: str) -> None:
    """A turn that has not been used begins again, after a correction that concerns it.

    It does when it is `who`'s, or when it is spent in Roma: who else is there, or whether it is
    missed, may have changed.
    """
    world = story.world
    concerned = who == world.turn or in_roma(story.state, world.turn)
    untouched = not world.asks or bool(world.beast or world.foes)
    if world.order and not world.moved and not world.ended and concerned and untouched:
        begins(story, world.turn, world.round)


def begins(story: Story, who: str, number: int) -> None:
    """Somebody's turn: missed (`skips`), of a new gladiator, in Roma, or an ordinary one.

    Whoever is alone in Roma may fight a beast (MOR-TURN-07); a missed turn has not even that
    (R-26). Two who are in Roma fight (MOR-ROMA-07). Who was dead and has sat out begins again
    (MOR-ALT-02).
    """
    gladiator = story.world.gladiator(who)
    waits = in_roma(story.state, who) and not gladiator.skips and gladiator.alive
    foes = rivals(story.state, who) if waits else ()
    beast = "may" if waits and not foes else ""
    story.tell(TurnBegan(who, number, gladiator.skips, beast, foes))
    if gladiator.standing == "waiting" and not gladiator.skips:
        returns(story, who)
