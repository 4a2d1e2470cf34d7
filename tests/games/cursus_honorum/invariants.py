"""Invariants that hold after every act of every game."""

from collections import Counter
from collections.abc import Iterator

from ledger.games.cursus_honorum.offices import office_asset
from ledger.games.cursus_honorum.skills import finished_skill_asset
from ledger.games.cursus_honorum.state import (
    ATTACK,
    DIGNITAS,
    POLITICAL_CAPITAL,
    SKILL_POINTS,
    TURN_STEPS,
    Game,
)
from tests.games.invariants import Drawn, check_dice_sources, check_units_in_accounts, entry_with_id


def check_invariants(state: Game, *, lawful: bool = True) -> None:
    """Assert every invariant.

    Some invariants hold only while the game is `lawful`, that is without overruling.
    """
    check_units_in_accounts(state)
    check_dignitas(state)
    check_skill_boxes(state)
    check_honores(state)
    check_rolls(state)
    check_dice_sources(state, last_dice_and_votes(state))
    if lawful:
        check_luxuries(state)
        check_unspent_points(state)


def last_dice_and_votes(state: Game) -> Iterator[Drawn]:
    """Return the dice of the last roll of the turn, and all votes."""
    turn = state.world.turn
    if turn and turn.rolls:
        assert len(turn.entries) == turn.rolls
        last = entry_with_id(state, turn.entries[-1])
        rolled = (turn.dice[index] for index in last.event.rolled)
        yield turn.entries[-1], [die.face for die in rolled]
    for contest in state.world.contests.values():
        for vote in contest.votes_cast.values():
            yield vote.entry, vote.faces


def check_dignitas(state: Game) -> None:
    """Assert that dignitas is at most the number of boxes of the levels (CUR-DIG-04)."""
    for who in state.world.people:
        assert state.books.balance(who, DIGNITAS) <= state.world.scenario.boxes, who


def check_skill_boxes(state: Game) -> None:
    """Assert that a skill is finished exactly when all its boxes are ticked (CUR-SKILL-02)."""
    for who, person in state.world.people.items():
        for skill in state.world.scenario.skills.values():
            ticked = state.books.balance(who, skill.id)
            full = state.books.balance(who, finished_skill_asset(skill.id))
            assert ticked <= skill.boxes, (who, skill.id)
            assert (ticked == skill.boxes) == bool(full) == (skill.id in person.finished_skills)


def check_honores(state: Game) -> None:
    """Assert that each name on the HONORES sheet holds the office, under a unique order."""
    for office in state.world.scenario.offices:
        named = {office_asset(office, honor.order): honor.who for honor in state.world.won(office)}
        assert len(named) == len(state.world.won(office))
        assert len(set(named.values())) == len(named), f"{office} was won twice by somebody"
        held: Counter[str] = Counter()
        for who in state.world.people:
            for thing, number in state.books.holdings(who).items():
                if thing.rpartition("-")[0] == office:
                    held[thing] += number
                    assert named.get(thing) == who
        assert held == dict.fromkeys(named, 1)


def check_rolls(state: Game) -> None:
    """Assert that a turn has an allowed number of rolls, and a known step."""
    turn = state.world.turn
    if turn is not None:
        assert turn.step in TURN_STEPS
        assert bool(turn.dice) == bool(turn.rolls)
        assert turn.who in state.world.order


def check_luxuries(state: Game) -> None:
    """Assert that a player has at most one piece of each luxury (CUR-LUX-01)."""
    for who in state.world.people:
        for luxury in state.world.scenario.luxuries:
            assert state.books.balance(who, luxury) <= 1, (who, luxury)


def check_unspent_points(state: Game) -> None:
    """Assert that unspent points belong to an open turn, unless a reading saves them.

    If the game ends in the middle of a turn, the points remain.
    """
    turn = state.world.turn
    if state.world.phase == "over":
        return
    saved = {
        POLITICAL_CAPITAL: state.switch("dignitas.leftover_capital") == "saved",
        SKILL_POINTS: state.switch("skills.leftover_points") == "saved",
        ATTACK: False,
    }
    for who in state.world.people:
        for thing, kept in saved.items():
            mine = turn is not None and turn.who == who
            assert kept or mine or not state.books.balance(who, thing), (who, thing)
