"""What phones see of Actium: the battle for everybody, each form for its party."""

from collections.abc import Iterator
from typing import Literal, TypedDict

from ledger.audience import EVERYBODY
from ledger.games.ludi_romani.actium.dice import dice_used
from ledger.games.ludi_romani.actium.gifts import form_seen
from ledger.games.ludi_romani.actium.stages import ships
from ledger.games.ludi_romani.actium.state import FORMS, Party, Round, Side, Throw
from ledger.games.ludi_romani.actium.values import lines_of_form, own_shares, shares, worth_of_form
from ledger.games.ludi_romani.state import Game
from ledger.scenario.facts import DiceFrom
from ledger.view import Bundle, Document, Slice


class PartyDoc(TypedDict):
    """A form and its fleet: who speak for it (`heads`), and the ships it bought and has."""

    id: str
    heads: list[str]
    members: list[str]
    checked: bool
    bought: int
    ships: int


class SeaThrowDoc(TypedDict):
    """A die that was thrown for a party; void after a ruling.

    `entry` is the id of the entry that tells it.
    """

    who: str
    party: str
    asset: str
    value: int
    void: bool
    entry: str


class SeaRoundDoc(TypedDict):
    """A round at sea: dice and totals by party; `losers` are known once it is settled.

    `entry` is the id of the entry that tells the dice.
    """

    number: int
    dice: dict[str, int]
    entry: str
    throws: list[SeaThrowDoc]
    totals: dict[str, int]
    settled: bool
    losers: list[str]


class ClaimDoc(TypedDict):
    """A throw that is claimed to have been declared in time, until the Fates judge it."""

    who: str
    party: str


class DecreeDoc(TypedDict):
    """What the victors decided about somebody, or about a `place` ("" for none)."""

    fate: str
    who: str
    place: str


class ActiumDoc(TypedDict):
    """The last battle. `thrown` names those who used up a throw, once for each."""

    stage: Literal["forms", "fleets", "battle", "triumph"]
    dice: DiceFrom
    parties: list[PartyDoc]
    round: SeaRoundDoc | None
    thrown: list[str]
    claims: list[ClaimDoc]
    victor: str
    paraded: bool
    title: Literal["", "magnus", "magna"]
    order: str
    decrees: list[DecreeDoc]
    ended: bool


class FormLineDoc(TypedDict):
    """An asset on a form: how many there are, and what they are worth."""

    asset: str
    n: int
    worth: int


class PromiseDoc(TypedDict):
    """A gift that somebody has promised to a form."""

    who: str
    asset: str
    n: int


class FormDoc(TypedDict):
    """A form (ACTIUM-06): its lines, the ships it buys, and what the next one lacks, or 0.

    `apart` is how many ships its sides would buy with forms of their own; `checked` who confirmed
    it, or "".
    """

    id: str
    lines: list[FormLineDoc]
    total: int
    ships: int
    lacks: int
    apart: int
    checked: str
    gifts: list[PromiseDoc]


def battle(state: Game) -> Bundle:
    """The slices of the battle and of the open forms; none before the conches."""
    actium = state.world.actium
    goods = state.books if actium.stage else None
    source = (actium, goods, state.kernel.switches, state.kernel.dice)

    def both() -> Iterator[tuple[str, Slice]]:
        if actium.stage:
            yield "actium", Slice(EVERYBODY, source, lambda: _battle(state))
        if actium.stage == FORMS:
            for leader, party in sorted(actium.parties.items()):
                yield f"form/{leader}", _form(state, party, source)

    return Bundle("actium", source, both)


def _battle(state: Game) -> Document:
    actium = state.world.actium
    return {
        "stage": actium.stage,
        "dice": dice_used(state),
        "parties": [_party(state, party) for _, party in sorted(actium.parties.items())],
        "round": _round(actium.round) if actium.round else None,
        "thrown": list(actium.thrown),
        "claims": [{"who": claim.thrower, "party": claim.party} for claim in actium.claims],
        "victor": actium.victor,
        "paraded": actium.paraded,
        "title": actium.title,
        "order": actium.order,
        "decrees": [
            {"fate": decree.fate, "who": decree.about, "place": decree.place}
            for decree in actium.decided
        ],
        "ended": actium.ended,
    }


def _party(state: Game, party: Party) -> PartyDoc:
    return {
        "id": party.leader,
        "heads": list(party.heads),
        "members": list(party.members),
        "checked": bool(party.checked),
        "bought": party.bought,
        "ships": ships(state, party.leader),
    }


def _round(fought: Round) -> SeaRoundDoc:
    return {
        "number": fought.number,
        "dice": {party: fought.dice[party] for party in sorted(fought.dice)},
        "entry": fought.entry,
        "throws": list(map(_throw, fought.throws)),
        "totals": {party: fought.total(party) for party in sorted(fought.dice)},
        "settled": fought.settled,
        "losers": list(fought.losers),
    }


def _throw(one: Throw) -> SeaThrowDoc:
    return {
        "who": one.thrower,
        "party": one.party,
        "asset": one.asset,
        "value": one.value,
        "void": one.void,
        "entry": one.entry,
    }


def _form(state: Game, party: Party, source: tuple[object, ...]) -> Slice:
    def render() -> FormDoc:
        chart = state.world.scenario.actium
        worth = worth_of_form(state, party)
        number = chart.ships(worth)
        following = chart.needed(number + 1)
        gifts = [gift for gift in state.world.actium.gifts if gift.to in party.members]
        return {
            "id": party.leader,
            "lines": [
                {"asset": line.asset, "n": line.number, "worth": line.worth}
                for line in lines_of_form(state, shares(state, party))
            ],
            "total": worth,
            "ships": number,
            "lacks": following - worth if following is not None else 0,
            "apart": sum(_alone(state, side) for side in party.sides),
            "checked": party.checked,
            "gifts": [
                {"who": gift.giver, "asset": gift.asset, "n": gift.quantity} for gift in gifts
            ],
        }

    return Slice(form_seen(state, party.leader), source, render)


def _alone(state: Game, side: Side) -> int:
    """How many ships the goods of one side would buy by themselves (ACTIUM-06)."""
    own = tuple(share for member in side.members for share in own_shares(state, member))
    return state.world.scenario.actium.ships(sum(line.worth for line in lines_of_form(state, own)))
