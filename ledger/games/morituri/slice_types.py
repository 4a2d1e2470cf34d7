"""The documents of this game's slices, as they travel; those of fights are in `pugna.slice_types`.

Everything in them is public. Cards, spaces and gladiators are named by their ids.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from ledger.games.morituri.pugna.slice_types import FightDoc, NoFightDoc
from ledger.games.morituri.scenario.words import (
    Chooser,
    Effect,
    Failure,
    FailureWithoutGear,
    Hands,
    Provenance,
    Slot,
    SpaceType,
)
from ledger.games.morituri.state import Asked, Beast, Danger, Standing
from ledger.scenario.readings import SwitchesDoc
from ledger.view import PersonDoc, ThingsDoc


class GearDoc(TypedDict):
    """The card in each place for gear; shield and Casses are `offhand`.

    Without a `weapon` card he has the Pugio.
    """

    helmet: str | None
    torso: str | None
    leg: str | None
    weapon: str | None
    offhand: str | None


class GladiatorDoc(PersonDoc):
    """A gladiator. `role` is "gladiator", and `mortal` is true.

    `statuses` are some of "waiting", "dead" and "held"; `place` is his space, or "" for the dead,
    and `arrived_rank` counts from 1 among those on the space. `seat_no` counts clockwise from 0.
    `standing` is "waiting" for one who is dead and about to begin again. `died_at` is the space
    where he died last, or "", and `deaths` how often he died. `skips` are turns of his own that he
    still misses. `hit_points` is his maximum: the Hit Point cards he holds. `roma_duels` are the
    duels he has won in Roma. `attacks` is how often he strikes in a round, `net` whether he has the
    Casses, `guard` what is printed on his helmet for his die against a net.
    """

    seat_no: int
    standing: Standing
    died_at: str
    deaths: int
    skips: int
    hit_points: int
    roma_duels: int
    gear: GearDoc
    attack: int
    attacks: int
    two_handed: bool
    defence: int
    encumbrance: int
    net: bool
    guard: int


class SpaceDoc(TypedDict):
    """A space of the road, and who is there, first come first.

    `n` is its number on the track. `pennants` is 0 where there is no arena; `cards`, `by` and
    `turns` are null where the space has none. `token` says of a bonus space whether its Hit Point
    card still lies there, and is null elsewhere. `lon` and `lat` are degrees east and north, or
    null; `x` and `y` are 0 to 1 from the north west, the whole track in it.
    """

    id: str
    name: str
    kind: SpaceType
    n: int
    pennants: int
    cards: int | None
    by: int | None
    turns: int | None
    token: bool | None
    lon: float | None
    lat: float | None
    x: float
    y: float
    here: list[str]


class PilesDoc(TypedDict):
    """How many cards lie where. `supply` are spare Hit Point cards; `short` when none is left.

    `top` is the card that a steward laid on the draw pile, or "". `discarded` and `left` count the
    discards and the draw pile by card: what has still to come, everybody could count.
    """

    pile: int
    discards: int
    supply: int
    short: bool
    top: str
    discarded: dict[str, int]
    left: dict[str, int]


class PackDoc(TypedDict):
    """What board and deck are called and come from; `era` and `consistent_with` may be ""."""

    id: str
    title: str
    provenance: Provenance
    era: str
    consistent_with: str


class CheckDoc(TypedDict):
    """A danger of the road: a die and what is added must reach `pass_at`, or `fail` happens."""

    die: Literal["1d6"]
    add: Literal["attack_value"]
    pass_at: int
    fail: Failure
    fail_if_no_equipment: FailureWithoutGear
    may_kill: bool


class ChecksDoc(TypedDict):
    """What bandits and pirates do."""

    bandits: CheckDoc
    pirates: CheckDoc


class BoxDoc(TypedDict):
    """What is in the box beside the board."""

    cards: int
    hit_point_cards: int
    tabulae: int


class StartDoc(TypedDict):
    """With what a gladiator begins."""

    hit_points: int


class DeckCardDoc(TypedDict):
    """One kind of card, of which there are `count`: gear, or an order if its slot is "flux".

    `hands` and the Attack Values in one hand (`av_one`) and in both (`av_two`) are those of
    weapons, null where a card has none; `attacks` is how often it strikes in a round. `d` and `e`
    are Defence and Encumbrance, `anti_net` what a helmet helps against a net. Only flux has an
    `effect`: `n` is how much of it, `chooser` who names what is lost, `floor` the fewest hit points
    that it leaves, `to` the space it sends to; `reshuffle` says whether all discards are shuffled.
    """

    id: str
    name: str
    count: int
    slot: Slot
    hands: Hands | None
    av_one: int | None
    av_two: int | None
    attacks: int
    net: bool
    d: int
    e: int
    anti_net: int
    effect: Effect | None
    n: int
    chooser: Chooser
    floor: int
    to: str | None
    reshuffle: bool


class DeckDoc(TypedDict):
    """What is printed; `printed` is true for the published game."""

    pack: PackDoc
    printed: bool
    checks: ChecksDoc
    box: BoxDoc
    start: StartDoc
    cards: list[DeckCardDoc]


class LotDoc(TypedDict):
    """What somebody rolled for the first turn, and the id of the entry that tells it."""

    who: str
    value: int
    entry: str


class DrawnDoc(TypedDict):
    """A gear card that was drawn, to be kept or not."""

    who: str
    card: str


class LossDoc(TypedDict):
    """A gear card must go, and `chooser` names which of `options`; `why` is a card or a space."""

    victim: str
    chooser: str
    options: list[str]
    why: str


class DangerDoc(TypedDict):
    """Bandits or pirates to be rolled against: the die and `added` must reach `needed`."""

    place: str
    kind: Danger
    needed: int
    added: int


class TurnDoc(TypedDict):
    """What is asked now; `asked` is the first that is open.

    `round` counts from 1. `seats` are the players clockwise, `order` is clockwise from whoever
    began, and empty before that is known. `casting` have to roll for the first turn, `lots` are
    what others rolled. `turn` is whose turn it is, or "", and `moved` whether its roll is spent.
    `draws` are those who owe the drawing of a card, in order; `foes` those whom the newcomer still
    has to fight; `beast` says whether he must fight one, or may. `winner` is "" for nobody.
    """

    round: int
    seats: list[str]
    order: list[str]
    casting: list[str]
    lots: list[LotDoc]
    turn: str
    moved: bool
    asked: Asked
    drawn: DrawnDoc | None
    loss: LossDoc | None
    draws: list[str]
    danger: DangerDoc | None
    foes: list[str]
    beast: Beast
    ended: bool
    winner: str


SLICES: Mapping[str, Any] = {
    "person/*": GladiatorDoc | PersonDoc,
    "place/*": SpaceDoc,
    "duel": FightDoc | NoFightDoc,
    "piles": PilesDoc,
    "deck": DeckDoc,
    "things": ThingsDoc,
    "turn": TurnDoc,
    "switches": SwitchesDoc,
}
"""The type of each slice by its key; a host is a person who is no gladiator.

`things` are the cards that an organiser's file calls otherwise than the house does.
"""
