"""Letters of bots: they propose borders, and answer those that are proposed to them (ACTA-17)."""

from collections.abc import Iterable, Iterator
from typing import Any

from ledger.contract.form import Move, Whim
from ledger.games.roman_diplomacy.borders import ACCEPT, LEAVE, PROPOSE, Border, borders_of
from ledger.games.roman_diplomacy.state import Game
from ledger.kernel.letters.templates import WRITE_FROM_TEMPLATE
from ledger.kernel.letters.writing import letter_objections
from ledger.record.objection import met

TALKATIVE = 0.05
"""How often a bot proposes a border each time it is asked something, if there is one."""

FEW = 3
"""A bot proposes to leave so many provinces empty at most."""


def letter_of(state: Game, who: str, whim: Whim) -> Move | None:
    """The letter that this bot would write now; None where it may not, or has nothing to say."""
    if not _may_write(state, who):
        return None
    every = tuple(borders_of(state, who))
    asked = _unanswered(every, who)
    if asked is not None:
        return _answer(asked, ACCEPT if _suits(state, who, asked) else LEAVE)
    borders = tuple(one for one in every if not one.over)
    broken = next((one for one in borders if one.agreed and _is_broken(state, who, one)), None)
    if broken is not None:
        return _answer(broken, LEAVE)
    return _proposal(state, who, every, whim) if whim.random() < TALKATIVE else None


def owing_an_answer(state: Game) -> tuple[str, ...]:
    """Those to whom a border was proposed that they have not answered, and who may write now."""
    asked = (who for who in state.world.playing if _unanswered(borders_of(state, who), who))
    return tuple(who for who in asked if _may_write(state, who))


def _may_write(state: Game, who: str) -> bool:
    return met(letter_objections(state, who, (), public=False))


def _unanswered(borders: Iterable[Border], who: str) -> Border | None:
    return next((one for one in borders if one.to == who and not (one.agreed or one.over)), None)


def shunned(state: Game, who: str) -> frozenset[str]:
    """The provinces that this empire has agreed to leave empty."""
    agreed = (one for one in borders_of(state, who) if one.agreed and not one.over)
    return frozenset(place for one in agreed for place in one.provinces)


def _answer(border: Border, template: str) -> Move:
    return _letter(template=template, answers=border.letter)


def _letter(**fields: Any) -> Move:
    return Move(WRITE_FROM_TEMPLATE.name, fields)


def _suits(state: Game, who: str, border: Border) -> bool:
    """A bot gives up nothing that counts: no centre of others, and no place where it stands."""
    world = state.world
    return not any(
        world.board.provinces[place].centre or _stands(state, who, place)
        for place in border.provinces
    )


def _is_broken(state: Game, who: str, border: Border) -> bool:
    partner = border.by if border.to == who else border.to
    gone = partner not in state.world.playing
    return gone or any(_stands(state, partner, place) for place in border.provinces)


def _stands(state: Game, who: str, place: str) -> bool:
    unit = state.world.now.units.get(place)
    return unit is not None and unit.owner == who


def _proposal(state: Game, who: str, borders: tuple[Border, ...], whim: Whim) -> Move | None:
    """A border with a neighbour of another side: what both could enter, and nobody holds.

    Who has one with this bot, or has declined one, is not asked again.
    """
    world = state.world
    asked = {who for one in borders if not (one.agreed and one.over) for who in (one.by, one.to)}
    others = [
        one
        for one in world.playing
        if one not in asked and world.side(one) != world.side(who) and state.kernel.plays(one)
    ]
    mine = set(_reached(state, who))
    shared = {one: sorted(mine.intersection(_reached(state, one))) for one in others}
    neighbours = [one for one in others if shared[one]]
    if not neighbours:
        return None
    partner = whim.choice(neighbours)
    return _letter(template=PROPOSE, to=partner, about=shared[partner][:FEW])


def _reached(state: Game, who: str) -> Iterator[str]:
    """The empty provinces without a centre that this empire could enter at once."""
    world = state.world
    for unit in world.now.units_of(who):
        for place in world.board.touches(unit.kind, unit.at):
            if place not in world.now.units and not world.board.provinces[place].centre:
                yield place
