"""A battle opens: equal numbers, and the choice of dice (PROEL-09, PROEL-18, PROEL-19)."""

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple

from pydantic import Field

from ledger.contract import Act, ActContext, Command, Draft, Drafts
from ledger.form import Chosen, Option, Split
from ledger.games.ludi_romani.proelium import matters
from ledger.games.ludi_romani.proelium.events import LegionsFielded, ProeliumOpened
from ledger.games.ludi_romani.proelium.parties import army, corps
from ledger.games.ludi_romani.proelium.state import FIELDING, RING, Corps, Proelium, Side
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Objection, Objections
from ledger.offer import Form, Known

Share = Annotated[int, Field(ge=0, le=100)]


class Meeting(NamedTuple):
    """Who is to fight whom, where, and before which god; `forced_by` a god who makes them.

    `kind` is as in `Proelium`.
    """

    id: str
    number: int
    place: str
    presider: str
    parties: tuple[tuple[str, ...], tuple[str, ...]]
    forced_by: str = ""
    kind: str = ""


class FieldLegions(Command):
    """Say which dice of the own party take part, by owner and kind."""

    dice: dict[Annotated[str, Field(max_length=128)], Share] = Field(max_length=32)


def number_of_rounds(state: Game, first: Mapping[Any, int], second: Mapping[Any, int]) -> int:
    """As many as the side with fewer dice has, ten at the most (PROEL-18, PROEL-09)."""
    most = state.world.scenario.limits.legiones_fielded_per_party
    return min(sum(first.values()), sum(second.values()), most)


def opened(state: Game, meeting: Meeting) -> Draft:
    """The entry with which a battle begins; dice are fielded where there is nothing to choose."""
    first, second = (army(state, party) for party in meeting.parties)
    second = {dice: count for dice, count in second.items() if dice not in first}
    rounds = number_of_rounds(state, first, second)
    return joined(state, meeting, rounds, corps(first, rounds), corps(second, rounds))


def assault(state: Game, meeting: Meeting, die: str, prey: Mapping[Any, int], most: int) -> Draft:
    """The entry with which a fight begins where only the second side risks dice.

    The attacker rolls one die of the kind `die` again and again, once for each of the `prey`, the
    dice of the other by owner and kind, but no more than `most` (PROEL-35, RING-04).
    """
    rounds = min(sum(prey.values()), most)
    (attacker,), _ = meeting.parties
    undying = Corps(attacker, die, rounds, rounds)
    return joined(state, meeting, rounds, (undying,), corps(dict(prey), rounds))


def joined(
    state: Game, meeting: Meeting, rounds: int, first: tuple[Corps, ...], second: tuple[Corps, ...]
) -> Draft:
    """The entry for these who meet, with these dice on either side."""
    return Draft(
        ProeliumOpened(
            proelium=meeting.id,
            number=meeting.number,
            place=meeting.place,
            presider=meeting.presider,
            first=meeting.parties[0],
            second=meeting.parties[1],
            first_corps=first,
            second_corps=second,
            concursationes=rounds,
            dice=state.kernel.dice,
            forced_by=meeting.forced_by,
            kind=meeting.kind,
        )
    )


def _choosing(state: Game, actor: str) -> tuple[Proelium, Side] | None:
    """The battle in which a party still has to choose its dice, and that party."""
    battle = state.world.pugnae.of(actor)
    if battle is None or battle.stage != FIELDING:
        return None
    own = battle.side_of(actor)
    side = battle.sides[1] if chooser(state, battle, 1) == actor else battle.sides[own]
    return None if side.fielded else (battle, side)


def chooser(state: Game, battle: Proelium, side: int) -> str:
    """Who says which dice of a party take part: its leader (PROEL-09, PROEL-19).

    By another reading the bearer of the Ring picks what is attacked (RING-04).
    """
    picked = battle.kind == RING and not state.switch("ring.defender_picks")
    return battle.sides[0 if picked else side].leader


def _objections(state: Game, actor: str, command: FieldLegions) -> Objections:
    found = _choosing(state, actor)
    if found is None:
        yield Objection("PROEL-19", "nothing-to-field", waivable=False)
        return
    battle, side = found
    yield from _speaks(state, battle, side, actor)
    yield from _theirs(side, command)
    if sum(command.dice.values()) != battle.concursationes:
        args = {"n": battle.concursationes}
        yield Objection("PROEL-18", "equal-numbers", args, waivable=False)


def _speaks(state: Game, battle: Proelium, side: Side, actor: str) -> Objections:
    """A party acts as one, through its leader (PROEL-09, AMIC-13)."""
    leader = chooser(state, battle, battle.side_of(side.leader))
    if actor != leader:
        yield Objection("PROEL-09", "leader-speaks", {"who": f"who:{leader}"})


def _theirs(side: Side, command: FieldLegions) -> Objections:
    """One fields what one has (PROEL-19)."""
    caps = {one.name: one.present for one in side.corps}
    if any(count > caps.get(name, 0) for name, count in command.dice.items()):
        yield Objection("PROEL-19", "not-so-many-dice", waivable=False)


def _effects(state: Game, actor: str, command: FieldLegions, _context: ActContext) -> Drafts:
    found = _choosing(state, actor)
    if found is None:
        return ()
    battle, side = found
    dice = tuple(
        (one.owner, one.kind, command.dice[one.name])
        for one in side.corps
        if command.dice.get(one.name)
    )
    number = battle.side_of(side.leader)
    return (Draft(LegionsFielded(battle.id, number, actor, dice)),)


def _presider(state: Game, actor: str, _command: Command) -> tuple[str, ...]:
    battle = state.world.pugnae.of(actor)
    return (battle.presider,) if battle else ()


def _offer(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    found = _choosing(known.state, actor)
    if found is None or any(_speaks(known.state, *found, actor)):
        return None
    battle, side = found
    rounds = battle.concursationes
    caps = {one.name: one.present for one in side.corps}
    return Form((Split("dice", tuple(map(die_option, side.corps)), rounds, 1, caps, rounds),))


def die_option(one: Corps) -> Option:
    """Dice to choose, told by whose they are and of which kind."""
    return Option(one.name, "note-dice", {"who": f"who:{one.owner}", "asset": f"asset:{one.kind}"})


ACTS = (
    Act(
        FieldLegions, _objections, _effects, _offer, recorders=_presider, matter=matters.own_battle
    ),
)
FOR_GHOSTS = ("field-legions",)
"""What an imago does in an attack with the Ring, by the reading in which the bearer picks."""
