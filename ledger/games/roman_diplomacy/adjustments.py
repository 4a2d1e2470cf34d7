"""CITY and BARMY: builds, disbands, barbarian armies raised, let go and hired (DIP-CITY-07)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from ledger.games.roman_diplomacy.adjudication.adjustments import (
    build_fault,
    disbanded_in_disorder,
    judged_builds,
)
from ledger.games.roman_diplomacy.adjudication.barbarians import cleared
from ledger.games.roman_diplomacy.adjudication.board import province_of
from ledger.games.roman_diplomacy.adjudication.orders import Build, Disband, Piece, Waive
from ledger.games.roman_diplomacy.events.board import AdjustmentsResolved
from ledger.games.roman_diplomacy.movement import readings_of
from ledger.games.roman_diplomacy.orders import must_be_notation, orders_written
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.objection import Objection, Objections, first_unmet


def balance(world: World, who: str) -> int:
    """How many units an empire may build; below 0 how many it has to give up.

    Centres count one each (DIP2-04), all units but garrisons count against them (DIP-CITY-04,
    DIP-BARMY-08). Builds that were granted or traded come on top.
    """
    more = world.builds.get(who, 0)
    return len(world.now.centres_of(who)) - len(world.now.units_of(who)) + more


def build_sites(state: Game, who: str) -> tuple[str, ...]:
    """Where an empire may build: its Imperial Cities (DIP-CITY-07, D-08) and special build centres.

    (DIP2-05, D-24)
    """
    world, reading = state.world, state.switch("city.captured_builds")
    cities = (at for at in world.builders if world.now.owners.get(at) == who)
    own = (at for at in cities if _builds_there(world, at, who, str(reading)))
    return tuple(sorted({*own, *_special(world, who)}))


def _builds_there(world: World, city: str, who: str, reading: str) -> bool:
    if reading == "nobody":
        return world.builders[city] == who and world.now.garrisons.get(city) == who
    return reading == "any_holder" or world.builders[city] == who


def _special(world: World, who: str) -> Iterator[str]:
    """The special build centres of an empire: by its centre there, else its army (DIP2-05)."""
    for at in world.scenario.special_sites:
        if at in world.board.provinces:
            owner = world.now.owners.get(at)
            if who == (world.entered.get(at) if owner is None else owner):
                yield at


def in_disorder(world: World) -> tuple[str, ...]:
    """The provinces of barbarian armies without an owner, which anybody may hire (DIP-BARMY-05)."""
    units = world.now.units.items()
    return tuple(sorted(at for at, one in units if one.barbarian and not one.owner))


def must_be_adjustments(state: Game, actor: str, texts: tuple[str, ...]) -> Objections:
    """Each line is a build, a disband or a waive that the player may order now."""
    legible = must_be_notation(state.world, texts)
    yield from first_unmet(legible, _must_be_for_winter(state, actor, texts))


def _must_be_for_winter(state: Game, actor: str, texts: tuple[str, ...]) -> Objections:
    for line, written in enumerate(orders_written(state.world, texts), start=1):
        order = written.order
        if isinstance(order, Build):
            yield from _must_be_a_build(state, actor, order, line)
        elif isinstance(order, Disband):
            yield from _must_be_own_unit(state.world, actor, order, line)
        elif not isinstance(order, Waive):
            yield Objection("DIP-START-04", "not-for-winter", {"line": line}, waivable=False)
    yield from _must_be_within_the_balance(state, actor, list(_lawful(state.world, texts)))


def _must_be_a_build(state: Game, actor: str, order: Build, line: int) -> Objections:
    if order.barbarian:
        yield from _must_be_barbarian_land(state, order, line)
        return
    world = state.world
    fault = build_fault(world.board, order, build_sites(state, actor), world.now.units)
    if fault == "not-a-site" and province_of(order.at) in world.scenario.special_sites:
        yield Objection("DIP2-05", "build-centre-of-others", {"line": line}, waivable=False)
    elif fault:
        yield Objection("DIP-CITY-07", f"build-{fault}", {"line": line}, waivable=False)


def _must_be_barbarian_land(state: Game, order: Build, line: int) -> Objections:
    """A barbarian army is raised on barbarian land without a unit, or hired (DIP-BARMY-01)."""
    world, at = state.world, province_of(order.at)
    if at in in_disorder(world) or _may_be_let_go(world, at):
        return
    if at not in world.now.markers:
        yield Objection("DIP-BARMY-01", "not-barbarian-land", {"line": line}, waivable=False)
    elif at in world.now.units and state.switch("raise.needs_empty_province"):
        yield Objection("DIP-BARMY-01", "a-unit-stands-there", {"line": line}, waivable=False)


def _may_be_let_go(world: World, at: str) -> bool:
    """Whether a barbarian army stands there, which may be let go in this same season (D-19)."""
    unit = world.now.units.get(at)
    return unit is not None and unit.barbarian


def _must_be_own_unit(world: World, actor: str, order: Disband, line: int) -> Objections:
    unit = world.now.units.get(province_of(order.at))
    if unit is None or unit.owner != actor:
        yield Objection("DIP-START-04", "not-your-piece", {"line": line}, waivable=False)


def _must_be_within_the_balance(
    state: Game, actor: str, orders: list[Build | Disband]
) -> Objections:
    """Nobody builds more than centres allow, nor disbands more than needed (DATC 4.D.4, 4.D.6).

    A barbarian army may be let go without need, and makes room for another build (DIP-BARMY-03).
    """
    world = state.world
    barbarian = {at for at, one in world.now.units.items() if one.barbarian}
    let_go = [o for o in orders if isinstance(o, Disband) and province_of(o.at) in barbarian]
    disbands = [o for o in orders if isinstance(o, Disband) and o not in let_go]
    cost = sum(
        _price(state, province_of(one.at)) if one.barbarian else 1
        for one in orders
        if isinstance(one, Build)
    )
    left = balance(world, actor) + len(let_go)
    if cost > max(left, 0):
        yield Objection("DIP-CITY-07", "too-many-builds", {"n": max(left, 0)}, waivable=False)
    if len(disbands) > max(-left, 0):
        yield Objection("DIP-CITY-07", "too-many-disbands", {"n": max(-left, 0)}, waivable=False)


@dataclass
class _Winter:
    """What a winter brings, gathered from everybody's orders."""

    builds: dict[str, list[Build]] = field(default_factory=dict)
    disbanded: list[Piece] = field(default_factory=list)
    let_go: list[str] = field(default_factory=list)
    room: dict[str, int] = field(default_factory=dict)


def resolve_adjustments(story: BoardTranscript, given: Mapping[str, tuple[str, ...]]) -> None:
    """Carry out a winter's orders: first what goes, then what comes, all players together."""
    state, world, winter = story.state, story.world, _Winter()
    for who in world.playing:
        _give_up(state, winter, who, given.get(who, ()))
    raised, clashed = _raised(state, winter)
    built = tuple(_built(state, winter))
    let_go = tuple(sorted(winter.let_go))
    hired = tuple((at, who) for at, who in raised if at in (*in_disorder(world), *let_go))
    fresh = tuple((at, who) for at, who in raised if (at, who) not in hired)
    armies = tuple(Piece("A", at, who, barbarian=True) for at, who in fresh)
    keeps = state.switch("raise.keeps_marker")
    event = AdjustmentsResolved(
        turn=world.turn,
        built=(*built, *armies),
        disbanded=tuple(winter.disbanded),
        let_go=let_go,
        lost=tuple(at for at in let_go if at in world.now.owners),
        hired=hired,
        clashed=clashed,
        cleared=tuple(sorted(world.now.markers - cleared(world.now.markers, built))),
        unmarked=() if keeps else tuple(at for at, _ in fresh),
    )
    story.tell(event)


def _give_up(state: Game, winter: _Winter, who: str, texts: tuple[str, ...]) -> None:
    """Disbands and barbarian armies let go: those that were ordered, then those that must be."""
    world = state.world
    units = {one.province: one for one in world.now.units_of(who)}
    room = balance(world, who)
    chosen: list[Piece] = []
    for order in _lawful(world, texts):
        if isinstance(order, Build):
            winter.builds.setdefault(who, []).append(order)
            continue
        unit = units.get(province_of(order.at))
        if unit is not None and unit not in chosen and (unit.barbarian or room < 0):
            chosen.append(unit)
            room += 1
    if room < 0:
        left = [one for one in units.values() if one not in chosen]
        chosen += _taken_away(state, who, left, -room)
        room = 0
    winter.room[who] = room
    winter.disbanded += [one for one in chosen if not one.barbarian]
    winter.let_go += [one.province for one in chosen if one.barbarian]


def _taken_away(state: Game, who: str, left: Iterable[Piece], needed: int) -> tuple[Piece, ...]:
    """What goes if nobody says what: whatever is farthest from the empire's centres (DATC 4.D.8).

    By the edition of 1971 it is farthest from home: from the cities that build for this empire,
    lost ones too.
    """
    world, edition = state.world, readings_of(state).edition
    home = tuple(city for city, builder in world.builders.items() if builder == who)
    centres = home if edition == "1971" else world.now.centres_of(who)
    return disbanded_in_disorder(world.board, left, centres, needed, edition)


def _lawful(world: World, texts: tuple[str, ...]) -> Iterator[Build | Disband]:
    for order in (written.order for written in orders_written(world, texts)):
        if isinstance(order, Build | Disband):
            yield order


def _raised(state: Game, winter: _Winter) -> tuple[tuple[tuple[str, str], ...], tuple[str, ...]]:
    """Barbarian armies raised or hired, each with its owner, and provinces where bids clashed.

    Where two bid, both fail and those builds stay unused (DIP-BARMY-02); by another reading of
    D-18 each may then have what comes next on the list.
    """
    won: list[tuple[str, str]] = []
    clashed: set[str] = set()
    again = state.switch("raise.duplicate") == "next_choice_may_be_tried"
    while True:
        wanted = {who: _wanted(state, winter, who, {*clashed, *dict(won)}) for who in winter.builds}
        bids = Counter(at for places in wanted.values() for at in places)
        won += [(at, who) for who, places in wanted.items() for at in places if bids[at] == 1]
        fresh = {at for at, n in bids.items() if n > 1}
        if again:
            _give_back(state, winter, wanted, fresh)
        clashed |= fresh
        if not (again and fresh):
            return tuple(sorted(won)), tuple(sorted(clashed))


def _give_back(
    state: Game, winter: _Winter, wanted: Mapping[str, tuple[str, ...]], clashed: set[str]
) -> None:
    for who, places in wanted.items():
        winter.room[who] += sum(_price(state, at) for at in places if at in clashed)


def _price(state: Game, at: str) -> int:
    """What it takes to raise or hire a barbarian army there, in builds (D-19)."""
    free = state.switch("raise.rehire_cost") == "free"
    return 0 if free and at in in_disorder(state.world) else 1


def _wanted(state: Game, winter: _Winter, who: str, gone: set[str]) -> tuple[str, ...]:
    """The provinces in which a player raises or hires, as far as builds go."""
    world, found = state.world, list[str]()
    for order in [one for one in winter.builds[who] if one.barbarian]:
        at = province_of(order.at)
        price = _price(state, at)
        free = at not in found and at not in gone and _is_to_be_had(world, winter, at)
        if free and price <= winter.room[who]:
            winter.room[who] -= price
            found.append(at)
    return tuple(found)


def _is_to_be_had(world: World, winter: _Winter, at: str) -> bool:
    gone = (*winter.let_go, *(one.province for one in winter.disbanded))
    if at in winter.let_go or at in in_disorder(world):
        return True
    empty = at not in world.now.units or at in gone
    return at in world.now.markers and empty


def _built(state: Game, winter: _Winter) -> Iterator[Piece]:
    """The pieces that are built in cities and special build centres, as far as builds go."""
    world = state.world
    for who, orders in winter.builds.items():
        ordered = [one for one in orders if not one.barbarian]
        sites = build_sites(state, who)
        faults = judged_builds(world.board, ordered, winter.room[who], sites, world.now.units)
        for order, fault in zip(ordered, faults, strict=True):
            if fault is None:
                yield Piece(order.kind, order.at, who)
