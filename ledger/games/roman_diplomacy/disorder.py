"""CD: turns without orders, and civil disorder (DIP-CD-01 to 05, D-21)."""

from collections.abc import Iterable

from ledger.games.roman_diplomacy.events.empires import DisorderBegan, OrdersMissed
from ledger.games.roman_diplomacy.scenario.model import DisorderLimits
from ledger.games.roman_diplomacy.state import World
from ledger.games.roman_diplomacy.transcript import BoardTranscript


def note_missing(story: BoardTranscript, missing: Iterable[str]) -> None:
    """Count a turn without orders for each of these, once a turn."""
    turn = story.world.turn
    for who in missing:
        missed = story.world.empire(who).missed
        if turn not in missed:
            story.tell(OrdersMissed(who, turn, len(missed) + 1))


def is_in_disorder(missed: tuple[int, ...], turn: int, limits: DisorderLimits) -> bool:
    """Whether so many turns without orders bring disorder at the end of this turn (DIP-CD-01)."""
    if turn not in missed:
        return False
    row = all(turn - back in missed for back in range(limits.in_a_row))
    return row or len(missed) >= limits.in_all


def fall_into_disorder(story: BoardTranscript) -> None:
    """Take everything from those who gave no orders too often."""
    limits = story.world.scenario.disorder
    for who in story.world.playing:
        if is_in_disorder(story.world.empire(who).missed, story.world.turn, limits):
            story.tell(disorder_of(story.world, who))


def disorder_of(world: World, who: str) -> DisorderBegan:
    """What becomes of an empire in disorder.

    Its centres turn neutral (DIP-CD-02), with a garrison where no foreign unit stands (DIP-CD-05).
    Its units in centres, whosever they are, go (DIP-CD-03); the others stand (DIP-CD-04).
    """
    now, centres = world.now, world.now.centres_of(who)
    units = now.units_of(who)
    in_centres = tuple(one.province for one in units if one.province in now.owners)
    foreign = {at for at, one in now.units.items() if one.owner != who}
    return DisorderBegan(
        who,
        centres,
        guarded=tuple(at for at in centres if at not in foreign),
        removed=in_centres,
        stranded=tuple(one.province for one in units if one.province not in in_centres),
    )
