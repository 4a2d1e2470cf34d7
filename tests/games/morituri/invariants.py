"""Invariants that hold after every act of every game."""

from collections.abc import Iterator

from ledger.games.morituri.gear import can_be_held_together, gear_of, max_hit_points
from ledger.games.morituri.pugna.state import Duel
from ledger.games.morituri.rules import awaited_players
from ledger.games.morituri.state import HIT_POINT, RUDIS, Game, hit_point_card_account
from ledger.games.morituri.turn import next_step
from ledger.record.books import ORIGIN_ACCOUNT
from tests.games.invariants import Drawn, check_dice_sources, check_units_in_accounts

MAX_GEAR = 5


def check_invariants(state: Game) -> None:
    """Assert every invariant."""
    check_units_in_accounts(state)
    check_card_count(state)
    check_gear(state)
    check_living_and_dead(state)
    check_fighters(state)
    check_dice_sources(state, drawn_lots_and_dice(state))
    check_awaited_player(state)


def drawn_lots_and_dice(state: Game) -> Iterator[Drawn]:
    """Return the lots, the rounds of the visible fight, and the crowd's die."""
    for lot in state.world.lots:
        yield lot.entry, [lot.value]
    fight = state.world.bout or state.world.previous_bout
    for one, entry in fight.latest if fight else ():
        sides = (one.first, one.second)
        nets = [blow.net for blow in sides if blow.net]
        yield entry, [*(face for blow in sides for pair in blow.dice for face in pair), *nets]
    if isinstance(fight, Duel) and fight.crowd:
        yield fight.crowd_entry, [fight.crowd]


def check_card_count(state: Game) -> None:
    """Assert that the number of cards is constant, and Hit Point cards at least fill the box."""
    scenario = state.world.scenario
    for card in scenario.deck.cards:
        assert -state.books.balance(ORIGIN_ACCOUNT, card.id) == card.count, card.id
    assert -state.books.balance(ORIGIN_ACCOUNT, HIT_POINT) >= scenario.box.hit_point_cards
    for space in scenario.board.spaces:
        lying = state.books.balance(hit_point_card_account(space.id), HIT_POINT)
        assert lying <= (space.type == "hit_point"), space.id
    assert -state.books.balance(ORIGIN_ACCOUNT, RUDIS) == bool(state.world.winner)


def check_gear(state: Game) -> None:
    """Assert that a gladiator has at most five cards, one for each place, and enough hands."""
    for who in state.world.seats:
        held = gear_of(state, who)
        assert len(held) <= MAX_GEAR, who
        assert can_be_held_together(held), who
        assert sum(state.books.balance(who, card.id) for card in held) == len(held), who


def check_living_and_dead(state: Game) -> None:
    """Assert that living gladiators have a hit point and a space.

    The others have neither, and no gear.
    """
    for who in state.world.seats:
        alive = state.world.gladiator(who).alive
        assert (max_hit_points(state, who) > 0) is alive, who
        assert bool(state.seating.place_of(who)) is alive, who
        assert alive or not gear_of(state, who), who


def check_fighters(state: Game) -> None:
    """Assert that gladiators in a fight live, and opponents stand where the newcomer is."""
    world = state.world
    bout = world.bout
    fighting = () if bout is None else bout.fighters if isinstance(bout, Duel) else (bout.who,)
    assert all(world.gladiator(who).alive for who in (*fighting, *world.foes))
    here = state.seating.place_of(world.turn)
    assert all(state.seating.place_of(foe) == here for foe in world.foes)


def check_awaited_player(state: Game) -> None:
    """Assert that a running game waits for a player, and that a finished game does not."""
    assert bool(awaited_players(state)) is not state.world.is_ended
    assert (next_step(state.world) == "over") is state.world.is_ended
