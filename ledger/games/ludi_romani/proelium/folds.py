"""How the world follows what is written about a battle."""

from collections.abc import Iterable
from dataclasses import replace

import msgspec

from ledger.entry import Entry
from ledger.games.ludi_romani.proelium import events
from ledger.games.ludi_romani.proelium.duels import Duels
from ledger.games.ludi_romani.proelium.state import (
    AFTERMATH,
    CHALLENGED,
    FIELDING,
    OUT,
    OVER,
    RING,
    ROLLED,
    ROLLING,
    WAR_GOD,
    Concursatio,
    Corps,
    Proelium,
    Side,
    Throw,
    Touch,
)
from ledger.games.ludi_romani.rights import spend, use_once
from ledger.games.ludi_romani.roster import armed
from ledger.games.ludi_romani.state import World

EMBATTLED = frozenset({"challenged", "in_proelium"})

RING_ATTACK = "ring-attack"
"""The right to attack with the Ring, once in a hiems (RING-05)."""

FORCE = "juno-force"
"""The right of a god to make two players fight, counted for each such god (PROEL-40)."""


def with_battle(world: World, battle: Proelium) -> World:
    """The world with one battle as it is now."""
    return replace(world, pugnae=world.pugnae.with_battle(battle))


def with_statuses(
    world: World, people: Iterable[str], added: Iterable[str], gone: Iterable[str]
) -> World:
    """The world with statuses of these people added, and others gone."""
    for who in people:
        statuses = world.person(who).statuses.difference(gone).union(added)
        world = world.changed(who, statuses=statuses)
    return world


def challenged(world: World, event: events.FlagitatioMade, entry: Entry) -> World:
    """Both are frozen until it is answered (PROEL-17), and a right is used up (PROEL-11)."""
    sides = Side(event.challengers), Side((event.challenged,))
    battle = Proelium(
        id=event.proelium,
        number=event.number,
        place=event.place,
        presider=event.presider,
        sides=sides,
        stage=CHALLENGED,
        flagitatio=entry.position,
        must=event.must,
        provoked_by=event.provoked_by,
    )
    world = replace(world, pugnae=replace(world.pugnae, count=event.number))
    world = with_statuses(with_battle(world, battle), battle.people, ("challenged",), ())
    return spend(world, *event.spends)


def offered(world: World, event: events.WarGodOffered, entry: Entry) -> World:
    """The god and the other are bound until it is answered (PROEL-34, PROEL-36)."""
    battle = Proelium(
        id=event.proelium,
        number=event.number,
        place=event.place,
        presider=event.god,
        sides=(Side((event.god,)), Side((event.who,))),
        stage=CHALLENGED,
        flagitatio=entry.position,
        kind=WAR_GOD,
        rival=event.rival,
    )
    world = replace(world, pugnae=replace(world.pugnae, count=event.number))
    return with_statuses(with_battle(world, battle), battle.people, ("challenged",), ())


def answered(world: World, event: events.WarGodAnswered, _entry: Entry) -> World:
    """With a challenge the god's own fight is off, for now (PROEL-34)."""
    battle = world.pugnae.battles[event.proelium]
    if event.option == "fight":
        return world
    return _over(world, replace(battle, stage=OVER, why="turned"))


def refused(world: World, event: events.FlagitatioRefused, _entry: Entry) -> World:
    """There is no battle; the challenge stays spent (PROEL-15)."""
    battle = world.pugnae.battles[event.proelium]
    return _over(world, replace(battle, stage=OVER, why="refused"))


def passed(world: World, event: events.TurnPassed, _entry: Entry) -> World:
    """The right goes to the next in line (PROEL-12)."""
    return spend(world, passed_mark(event.who))


def passed_mark(who: str) -> str:
    """The mark of the season on somebody who let others challenge first."""
    return f"flagitatio-passed/{who}"


def lots(world: World, event: events.LotsDrawn, _entry: Entry) -> World:
    """Their order is settled for the summer, as far as the dice differ (PROEL-13)."""
    drawn = world.pugnae.lots.update(dict(event.lots))
    return replace(world, pugnae=replace(world.pugnae, lots=drawn))


def opened(world: World, event: events.ProeliumOpened, _entry: Entry) -> World:
    """The parties are in battle until its end (PROEL-17, PROEL-40, RING-02, RING-05)."""
    sides = Side(event.first, event.first_corps), Side(event.second, event.second_corps)
    before = world.pugnae.battles.get(event.proelium)
    battle = Proelium(
        id=event.proelium,
        number=event.number,
        place=event.place,
        presider=event.presider,
        sides=sides,
        stage=_after_fielding(sides, event.concursationes),
        flagitatio=before.flagitatio if before else 0,
        must=before.must if before else "",
        forced_by=event.forced_by,
        dice=event.dice,
        concursationes=event.concursationes,
        claim=before.claim if before else "",
        kind=event.kind,
        provoked_by=before.provoked_by if before else "",
    )
    count = max(world.pugnae.count, event.number)
    world = with_battle(replace(world, pugnae=replace(world.pugnae, count=count)), battle)
    world = with_statuses(world, battle.people, ("in_proelium",), ("challenged",))
    if event.kind == RING:
        world = replace(use_once(world, RING_ATTACK), duels=Duels(battle.sides[0].leader))
    return use_once(world, f"{FORCE}@{event.forced_by}") if event.forced_by else world


def _after_fielding(sides: tuple[Side, Side], concursationes: int) -> str:
    complete = all(side.fielded == concursationes for side in sides)
    return ROLLING if complete else FIELDING


def fielded(world: World, event: events.LegionsFielded, _entry: Entry) -> World:
    """These dice take part, the others stay aside (PROEL-19)."""
    battle = world.pugnae.battles[event.proelium]
    chosen = {(owner, kind): count for owner, kind, count in event.dice}
    side = battle.sides[event.side]
    corps = tuple(
        msgspec.structs.replace(one, fielded=chosen.get((one.owner, one.kind), 0))
        for one in side.corps
    )
    battle = battle.with_side(event.side, replace(side, corps=corps))
    stage = _after_fielding(battle.sides, battle.concursationes)
    return with_battle(world, replace(battle, stage=stage))


def dice_set(world: World, event: events.BattleDiceSet, _entry: Entry) -> World:
    """From now on this battle is rolled so (FATA-11)."""
    battle = world.pugnae.battles[event.proelium]
    return with_battle(world, replace(battle, dice=event.value))


def claimed(world: World, event: events.PresidingClaimed, _entry: Entry) -> World:
    """Nobody rolls until the Fates have chosen (PROEL-04)."""
    battle = world.pugnae.battles[event.proelium]
    return with_battle(world, replace(battle, claim=event.duty))


def presider_named(world: World, event: events.PresiderNamed, _entry: Entry) -> World:
    """This god presides from now on (PROEL-04, PROEL-28)."""
    battle = world.pugnae.battles[event.proelium]
    return with_battle(world, replace(battle, presider=event.presider, claim=""))


def rolled(world: World, event: events.ConcursatioRolled, _entry: Entry) -> World:
    """The dice lie there; with both the round waits to be settled (PROEL-20)."""
    battle = world.pugnae.battles[event.proelium]
    current = battle.current
    first, second = event.first or current.throws[0], event.second or current.throws[1]
    battle = battle.with_round(msgspec.structs.replace(current, throws=(first, second)))
    for side, throw in enumerate((event.first, event.second)):
        if throw is not None:
            battle = battle.with_side(side, _thrown(battle.sides[side], throw))
    stage = ROLLED if battle.current.fallen else ROLLING
    return with_battle(world, replace(battle, stage=stage))


def _thrown(side: Side, throw: Throw) -> Side:
    """The party with one die fewer to roll; Vulcan's stands for any of its own (PROEL-43, 47)."""

    def after(one: Corps) -> Corps:
        rolled = (one.owner, one.kind) == (throw.owner, throw.kind)
        return msgspec.structs.replace(one, thrown=one.thrown + 1) if rolled else one

    return replace(side, corps=tuple(map(after, side.corps)))


def doubled(world: World, event: events.DieDoubled, _entry: Entry) -> World:
    """The husband's number counts twice (PROEL-46)."""
    return _touched(world, event.proelium, Touch("juno_doubling", event.wife, event.side))


def influenced(world: World, event: events.ImagoInfluenced, _entry: Entry) -> World:
    """The ghost's number is added (PROEL-45)."""
    return _touched(world, event.proelium, Touch("imagines", event.imago, event.side, event.face))


def turned(world: World, event: events.FortuneTurned, _entry: Entry) -> World:
    """What the wheel shows is added (PROEL-44)."""
    return _touched(world, event.proelium, Touch("fortuna", event.by, event.side, event.change))


def _touched(world: World, proelium: str, touch: Touch) -> World:
    battle = world.pugnae.battles[proelium]
    current = battle.current
    current = msgspec.structs.replace(current, touches=(*current.touches, touch))
    return with_battle(world, battle.with_round(current))


def settled(world: World, event: events.ConcursatioSettled, _entry: Entry) -> World:
    """The round is decided, and the next one may be rolled (PROEL-25, PROEL-43, RING-08)."""
    battle = world.pugnae.battles[event.proelium]
    decided: Concursatio = msgspec.structs.replace(
        battle.current, totals=event.totals, result=event.result, winner=event.winner
    )
    fabrilis = OUT if event.fabrilis_back else battle.fabrilis
    battle = replace(battle.with_round(decided), stage=ROLLING, fabrilis=fabrilis)
    world = with_battle(world, battle)
    return armed(world, event.owners[event.winner], event.becomes) if event.becomes else world


def lent(world: World, event: events.FabrilisLent, _entry: Entry) -> World:
    """Vulcan's die is rolled in place of the mortal's own (PROEL-43)."""
    battle = world.pugnae.battles[event.proelium]
    return with_battle(world, replace(battle, fabrilis=event.to))


def ended(world: World, event: events.ProeliumEnded, _entry: Entry) -> World:
    """Who owes nothing is free; who has nothing left is unprotected (PROEL-32)."""
    battle = world.pugnae.battles[event.proelium]
    battle = replace(
        battle,
        stage=AFTERMATH if event.pending else OVER,
        why=event.why,
        pending=event.pending,
        unprotected=event.unprotected,
        claim="",
    )
    world = _over(world, battle)
    return with_statuses(world, event.unprotected, ("unprotected",), ())


def _over(world: World, battle: Proelium) -> World:
    free = [who for who in battle.people if who not in battle.pending]
    return with_statuses(with_battle(world, battle), free, (), EMBATTLED)


def yielded(world: World, event: events.ExcessYielded, _entry: Entry) -> World:
    """What was above the limit is gone (PROEL-21, LIM-02)."""
    return decided(world, event.proelium, event.who)


def converted(world: World, event: events.CurialisConverted, _entry: Entry) -> World:
    """The captured die has become another (REX-08)."""
    return world if event.pending else decided(world, event.proelium, event.who)


def forfeited(world: World, event: events.CurialisForfeited, _entry: Entry) -> World:
    """The rex keeps no legio curialis (PROEL-24)."""
    return decided(world, event.proelium, event.who)


def decided(world: World, proelium: str, who: str) -> World:
    """Somebody has decided what was owed after a battle, and is free."""
    battle = world.pugnae.battles.get(proelium)
    if battle is None or who not in battle.pending:
        return world
    waiting = tuple(other for other in battle.pending if other != who)
    battle = replace(battle, pending=waiting, stage=AFTERMATH if waiting else OVER)
    return with_statuses(with_battle(world, battle), (who,), (), EMBATTLED)
