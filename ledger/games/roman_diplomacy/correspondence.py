"""Letters of bots, by which they propose borders and answer proposals (ACTA-17)."""

from collections.abc import Iterable, Iterator
from typing import Any

from ledger.contract.form import BotRandom, Move
from ledger.games.roman_diplomacy.borders import ACCEPT, LEAVE, PROPOSE, Border, borders_of
from ledger.games.roman_diplomacy.state import Game
from ledger.kernel.letters.letter_acts import must_be_allowed_letter
from ledger.kernel.letters.templates import WRITE_FROM_TEMPLATE
from ledger.record.objection import is_met

TALKATIVE = 0.05
"""The probability that a bot proposes a border, each time it may act."""

FEW = 3
"""The maximum number of provinces that a bot proposes to leave empty."""


def letter_of(state: Game, who: str, chance: BotRandom) -> Move | None:
    """Return the letter that this bot would write now; None if it may not, or has none."""
    if not _can_write(state, who):
        return None
    every = tuple(borders_of(state, who))
    asked = _find_unanswered_border(every, who)
    if asked is not None:
        return _answer(asked, ACCEPT if _accepts_border(state, who, asked) else LEAVE)
    borders = tuple(one for one in every if not one.over)
    broken = next(
        (one for one in borders if one.agreed and _is_border_broken(state, who, one)), None
    )
    if broken is not None:
        return _answer(broken, LEAVE)
    return _border_proposal(state, who, every, chance) if chance.random() < TALKATIVE else None


def players_owing_answer(state: Game) -> tuple[str, ...]:
    """Return the players who have not answered a proposed border, and may write now."""
    asked = (
        who
        for who in state.world.players_with_empire
        if _find_unanswered_border(borders_of(state, who), who)
    )
    return tuple(who for who in asked if _can_write(state, who))


def _can_write(state: Game, who: str) -> bool:
    return is_met(must_be_allowed_letter(state, who, (), public=False))


def _find_unanswered_border(borders: Iterable[Border], who: str) -> Border | None:
    return next((one for one in borders if one.to == who and not (one.agreed or one.over)), None)


def provinces_to_leave_empty(state: Game, who: str) -> frozenset[str]:
    """Return the provinces that this empire has agreed to leave empty."""
    agreed = (one for one in borders_of(state, who) if one.agreed and not one.over)
    return frozenset(place for one in agreed for place in one.provinces)


def _answer(border: Border, template: str) -> Move:
    return _letter_move(template=template, answers=border.letter)


def _letter_move(**fields: Any) -> Move:
    return Move(WRITE_FROM_TEMPLATE.name, fields)


def _accepts_border(state: Game, who: str, border: Border) -> bool:
    """Return whether a bot accepts a border: it contains no centre and no unit of the bot."""
    world = state.world
    return not any(
        world.board.provinces[place].centre or _has_unit_at(state, who, place)
        for place in border.provinces
    )


def _is_border_broken(state: Game, who: str, border: Border) -> bool:
    partner = border.by if border.to == who else border.to
    gone = partner not in state.world.players_with_empire
    return gone or any(_has_unit_at(state, partner, place) for place in border.provinces)


def _has_unit_at(state: Game, who: str, place: str) -> bool:
    unit = state.world.now.units.get(place)
    return unit is not None and unit.owner == who


def _border_proposal(
    state: Game, who: str, borders: tuple[Border, ...], chance: BotRandom
) -> Move | None:
    """Return a proposal to a neighbour of another side to leave reachable provinces empty.

    A neighbour who has a border with this bot, or has declined one, is not asked again.
    """
    world = state.world
    asked = {who for one in borders if not (one.agreed and one.over) for who in (one.by, one.to)}
    others = [
        one
        for one in world.players_with_empire
        if one not in asked
        and world.side(one) != world.side(who)
        and state.kernel.has_card_for(one)
    ]
    mine = set(_reachable_provinces(state, who))
    shared = {one: sorted(mine.intersection(_reachable_provinces(state, one))) for one in others}
    neighbours = [one for one in others if shared[one]]
    if not neighbours:
        return None
    partner = chance.choice(neighbours)
    return _letter_move(template=PROPOSE, to=partner, about=shared[partner][:FEW])


def _reachable_provinces(state: Game, who: str) -> Iterator[str]:
    """Yield the empty provinces without a centre that this empire could enter at once."""
    world = state.world
    for unit in world.now.units_of(who):
        for place in world.board.touches(unit.kind, unit.at):
            if place not in world.now.units and not world.board.provinces[place].centre:
                yield place
