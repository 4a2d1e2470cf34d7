"""Death: a dead gladiator's cards are returned, and the gladiator may begin again."""

from collections.abc import Iterator

from ledger.games.morituri.cards import record_gain
from ledger.games.morituri.events import Died, Returned
from ledger.games.morituri.gear import gear_of, is_in_roma, max_hit_points
from ledger.games.morituri.state import (
    DISCARD_ACCOUNT,
    DRAWN_ACCOUNT,
    HIT_POINT,
    SUPPLY_ACCOUNT,
    Game,
)
from ledger.games.morituri.transcript import Transcript
from ledger.record.entry import Placement, Posting


def record_death(transcript: Transcript, gladiator: str, cause: str) -> None:
    """Record a death: the gladiator leaves the board (MOR-HP-02).

    Gear cards go to the discards, and Hit Point cards go to the box (R-21). `cause` is `duel`,
    `beast`, `bandits`, `pirates` or `ruling`. Under alternate rule 2 the gladiator begins again
    (MOR-ALT-02), unless the death was in Roma (MOR-ALT-03).
    """
    state = transcript.state
    is_final = is_in_roma(state, gladiator) or not state.switch("alternate.rule_2")
    event = Died(
        who=gladiator,
        place=state.seating.place_of(gladiator),
        cause=cause,
        returns=not is_final,
        turns=0 if is_final else _turns_missed(state, gladiator),
    )
    transcript.add_draft(
        event, tuple(_postings_of_dead(state, gladiator)), (Placement(gladiator, ""),)
    )


def _postings_of_dead(state: Game, gladiator: str) -> Iterator[Posting]:
    for card in gear_of(state, gladiator):
        yield Posting(card.id, gladiator, DISCARD_ACCOUNT, 1)
    if state.world.drawn and state.world.drawn[0] == gladiator:
        yield Posting(state.world.drawn[1], DRAWN_ACCOUNT, DISCARD_ACCOUNT, 1)
    if points := max_hit_points(state, gladiator):
        yield Posting(HIT_POINT, gladiator, SUPPLY_ACCOUNT, points)


def _turns_missed(state: Game, gladiator: str) -> int:
    """Return the number of own turns that the dead gladiator misses (MOR-ALT-02, R-15)."""
    if state.switch("alternate.rejoin") == "miss_one_own_turn":
        return 1
    order = state.world.order
    is_still_to_come = order.index(gladiator) > order.index(state.world.turn)
    return 2 if is_still_to_come else 1


def record_return(transcript: Transcript, gladiator: str, place: str = "") -> None:
    """Record a new gladiator with the initial gear and hit points (MOR-ALT-02).

    The hit points are counted even when the box is empty, because a gladiator needs them to live
    (R-22).
    """
    scenario = transcript.world.scenario
    return_place = place or scenario.first.id
    transcript.add_draft(
        Returned(gladiator, return_place), placements=(Placement(gladiator, return_place),)
    )
    record_gain(transcript, gladiator, "start", scenario.start.hit_points, is_due=True)
