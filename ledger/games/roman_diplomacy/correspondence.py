"""Letters of bots, by which they propose borders and answer proposals (ACTA-17)."""

from collections.abc import Iterable, Iterator
from typing import Any

from ledger.contract.form import BotRandom, Move
from ledger.games.roman_diplomacy.borders import (
    ACCEPTING_ACT,
    LEAVING_ACT,
    PROPOSING_ACT,
    Border,
    borders_of,
)
from ledger.games.roman_diplomacy.state import Game
from ledger.kernel.letters.letter_acts import must_be_allowed_letter
from ledger.kernel.letters.templates import WRITE_FROM_TEMPLATE
from ledger.record.objection import is_met

LETTER_CHANCE = 0.05
"""The probability that a bot proposes a border, each time it may act."""

FEW_LETTERS = 3
"""The maximum number of provinces that a bot proposes to leave empty."""


def letter_of(state: Game, player: str, bot_random: BotRandom) -> Move | None:
    """Return the letter that this bot would write now; None if it may not, or has none."""
    if not _can_write(state, player):
        return None
    all_borders = tuple(borders_of(state, player))
    border = _find_unanswered_border(all_borders, player)
    if border is not None:
        return _answer(
            border, ACCEPTING_ACT if _accepts_border(state, player, border) else LEAVING_ACT
        )
    borders = tuple(border for border in all_borders if not border.over)
    broken_border = next(
        (
            border
            for border in borders
            if border.agreed and _is_border_broken(state, player, border)
        ),
        None,
    )
    if broken_border is not None:
        return _answer(broken_border, LEAVING_ACT)
    return (
        _border_proposal(state, player, all_borders, bot_random)
        if bot_random.random() < LETTER_CHANCE
        else None
    )


def players_owing_answer(state: Game) -> tuple[str, ...]:
    """Return the players who have not answered a proposed border, and may write now."""
    players = (
        player
        for player in state.world.players_with_empire
        if _find_unanswered_border(borders_of(state, player), player)
    )
    return tuple(player for player in players if _can_write(state, player))


def _can_write(state: Game, player: str) -> bool:
    return is_met(must_be_allowed_letter(state, player, (), is_public=False))


def _find_unanswered_border(borders: Iterable[Border], player: str) -> Border | None:
    return next(
        (
            border
            for border in borders
            if border.to == player and not (border.agreed or border.over)
        ),
        None,
    )


def provinces_to_leave_empty(state: Game, player: str) -> frozenset[str]:
    """Return the provinces that this empire has agreed to leave empty."""
    agreed_borders = (
        border for border in borders_of(state, player) if border.agreed and not border.over
    )
    return frozenset(province_id for border in agreed_borders for province_id in border.provinces)


def _answer(border: Border, template: str) -> Move:
    return _letter_move(template=template, answers=border.letter)


def _letter_move(**fields: Any) -> Move:
    return Move(WRITE_FROM_TEMPLATE.name, fields)


def _accepts_border(state: Game, player: str, border: Border) -> bool:
    """Return whether a bot accepts a border: it contains no centre and no unit of the bot."""
    world = state.world
    return not any(
        world.board.provinces[province_id].centre or _has_unit_at(state, player, province_id)
        for province_id in border.provinces
    )


def _is_border_broken(state: Game, player: str, border: Border) -> bool:
    partner = border.by if border.to == player else border.to
    is_partner_gone = partner not in state.world.players_with_empire
    return is_partner_gone or any(
        _has_unit_at(state, partner, province_id) for province_id in border.provinces
    )


def _has_unit_at(state: Game, player: str, place: str) -> bool:
    unit = state.world.position.units.get(place)
    return unit is not None and unit.owner == player


def _border_proposal(
    state: Game, player: str, borders: tuple[Border, ...], bot_random: BotRandom
) -> Move | None:
    """Return a proposal to a neighbour of another side to leave reachable provinces empty.

    A neighbour who has a border with this bot, or has declined one, is not asked again.
    """
    world = state.world
    partners = {
        player
        for border in borders
        if not (border.agreed and border.over)
        for player in (border.by, border.to)
    }
    other_players = [
        neighbour
        for neighbour in world.players_with_empire
        if neighbour not in partners
        and world.side(neighbour) != world.side(player)
        and state.kernel.has_card_for(neighbour)
    ]
    own_provinces = set(_reachable_provinces(state, player))
    shared_provinces = {
        neighbour: sorted(own_provinces.intersection(_reachable_provinces(state, neighbour)))
        for neighbour in other_players
    }
    neighbours = [neighbour for neighbour in other_players if shared_provinces[neighbour]]
    if not neighbours:
        return None
    partner = bot_random.choice(neighbours)
    return _letter_move(
        template=PROPOSING_ACT, to=partner, about=shared_provinces[partner][:FEW_LETTERS]
    )


def _reachable_provinces(state: Game, player: str) -> Iterator[str]:
    """Yield the empty provinces without a centre that this empire could enter at once."""
    world = state.world
    for unit in world.position.units_of(player):
        for place in world.board.touches(unit.kind, unit.at):
            if place not in world.position.units and not world.board.provinces[place].centre:
                yield place
