"""The slices of Actium. Everybody sees the battle, and each party sees its form."""

from collections.abc import Iterator
from typing import Literal, TypedDict

from ledger.games.ludi_romani.actium.dice import dice_source
from ledger.games.ludi_romani.actium.gifts import audience_of_form
from ledger.games.ludi_romani.actium.stages import number_of_ships
from ledger.games.ludi_romani.actium.state import FORMS_STAGE, Party, SeaRound, SeaThrow, Side
from ledger.games.ludi_romani.actium.values import (
    form_shares,
    lines_of_form,
    own_shares,
    worth_of_form,
)
from ledger.games.ludi_romani.state import Game
from ledger.record.audience import EVERYBODY
from ledger.record.view import Bundle, Document, Slice
from ledger.scenario.facts import DiceFrom


class PartyDoc(TypedDict):
    """A form and its fleet."""

    id: str
    """The leader of the party, by whom its form is named."""
    heads: list[str]
    """The characters who speak for it."""
    members: list[str]
    """The characters of the party."""
    checked: bool
    """Whether the form is confirmed."""
    bought: int
    """Number of ships that it bought."""
    ships: int
    """Number of ships that it has."""
    sunk_in: int
    """Number of the round in which its last ship sank; 0 while it is afloat."""


class SeaThrowDoc(TypedDict):
    """A die that was thrown for a party."""

    who: str
    """The character who threw it."""
    party: str
    """The leader of the party."""
    asset: str
    """The legio whose die it is."""
    value: int
    """The face that it shows."""
    void: bool
    """Whether a ruling made it void."""
    entry: str
    """The id of the entry that records it."""


class SeaRoundDoc(TypedDict):
    """A round at sea."""

    number: int
    """The number of the round, from 1."""
    dice: dict[str, int]
    """The face of each party's die, by party."""
    entry: str
    """The id of the entry that records the dice."""
    throws: list[SeaThrowDoc]
    """The dice that were thrown for parties."""
    totals: dict[str, int]
    """The total of each party in points, by party."""
    settled: bool
    """Whether it is settled."""
    losers: list[str]
    """The parties that have lost a ship, once it is settled."""


class ClaimDoc(TypedDict):
    """A throw that is claimed to have been declared in time, until the Fates judge it."""

    who: str
    """The character who claims it."""
    party: str
    """The leader of the party."""


class DecreeDoc(TypedDict):
    """A decree of the victors."""

    fate: str
    """The fate that the victors decided."""
    who: str
    """The character or god whom it is about."""
    place: str
    """The region that it is about; empty for none."""


class ActiumDoc(TypedDict):
    """The last battle."""

    stage: Literal["forms", "fleets", "battle", "triumph"]
    """Its stage.

    * `forms`: Forms are filled in.
    * `fleets`: Ships are given out.
    * `battle`: It is fought.
    * `triumph`: The victors decide.
    """
    dice: DiceFrom
    """How dice are rolled in it."""
    parties: list[PartyDoc]
    """The parties."""
    round: SeaRoundDoc | None
    """The round that is open; null for none."""
    thrown: list[str]
    """The characters who have used up a throw, once for each."""
    claims: list[ClaimDoc]
    """The throws that are claimed."""
    victor: str
    """The leader of the victors; empty for nobody."""
    paraded: bool
    """Whether the triumph was led."""
    title: Literal["", "magnus", "magna"]
    """The title that was given; empty for none."""
    order: str
    """The new order of Rome; empty before it is declared."""
    decrees: list[DecreeDoc]
    """The decrees of the victors about others."""
    ended: bool
    """Whether the evening has ended."""


class FormLineDoc(TypedDict):
    """An asset on a form."""

    asset: str
    """The asset."""
    n: int
    """How much of it, in units of the asset (money in denarii)."""
    worth: int
    """Its worth, in denarii."""


class PromiseDoc(TypedDict):
    """A gift that is promised to a form."""

    who: str
    """The character who promised it."""
    asset: str
    """The asset."""
    n: int
    """How much of it, in units of the asset (money in denarii)."""


class FormDoc(TypedDict):
    """A form (ACTIUM-06)."""

    id: str
    """The leader of the party, by whom its form is named."""
    lines: list[FormLineDoc]
    """The assets on it."""
    total: int
    """Their worth together, in denarii."""
    ships: int
    """Number of ships that it buys."""
    lacks: int
    """The money that the next ship lacks, in denarii; 0 for none."""
    apart: int
    """Number of ships that its sides would buy with forms of their own."""
    checked: str
    """The character who confirmed it; empty for nobody."""
    gifts: list[PromiseDoc]
    """The gifts that are promised."""


def battle_slices(state: Game) -> Bundle:
    """Return the slices of the battle and of the open forms; no slices before the conches."""
    actium = state.world.actium
    books = state.books if actium.stage else None
    sources = (actium, books, state.kernel.switches, state.kernel.dice)

    def battle_and_form_slices() -> Iterator[tuple[str, Slice]]:
        if actium.stage:
            yield "actium", Slice(EVERYBODY, sources, lambda: _battle(state))
        if actium.stage == FORMS_STAGE:
            for leader, party in sorted(actium.parties.items()):
                yield f"form/{leader}", _form_slice(state, party, sources)

    return Bundle("actium", sources, battle_and_form_slices)


def _battle(state: Game) -> Document:
    actium = state.world.actium
    return {
        "stage": actium.stage,
        "dice": dice_source(state),
        "parties": [_party_doc(state, party) for _, party in sorted(actium.parties.items())],
        "round": _round_doc(actium.round) if actium.round else None,
        "thrown": list(actium.gods_who_threw),
        "claims": [{"who": claim.thrower, "party": claim.party} for claim in actium.claims],
        "victor": actium.victor,
        "paraded": actium.has_triumphed,
        "title": actium.title,
        "order": actium.order,
        "decrees": [
            {"fate": decree.fate, "who": decree.subject, "place": decree.place}
            for decree in actium.victors_decrees
        ],
        "ended": actium.is_evening_over,
    }


def _party_doc(state: Game, party: Party) -> PartyDoc:
    ship_count = number_of_ships(state, party.leader)
    return {
        "id": party.leader,
        "heads": list(party.heads),
        "members": list(party.members),
        "checked": bool(party.checked),
        "bought": party.ships_bought,
        "ships": ship_count,
        "sunk_in": party.rounds_with_losses[-1]
        if party.rounds_with_losses and not ship_count
        else 0,
    }


def _round_doc(sea_round: SeaRound) -> SeaRoundDoc:
    return {
        "number": sea_round.number,
        "dice": {party: sea_round.dice[party] for party in sorted(sea_round.dice)},
        "entry": sea_round.entry,
        "throws": list(map(_throw_doc, sea_round.throws)),
        "totals": {party: sea_round.total(party) for party in sorted(sea_round.dice)},
        "settled": sea_round.is_settled,
        "losers": list(sea_round.losers),
    }


def _throw_doc(throw: SeaThrow) -> SeaThrowDoc:
    return {
        "who": throw.thrower,
        "party": throw.party,
        "asset": throw.asset,
        "value": throw.value,
        "void": throw.is_void,
        "entry": throw.entry,
    }


def _form_slice(state: Game, party: Party, sources: tuple[object, ...]) -> Slice:
    def render_form() -> FormDoc:
        actium_rules = state.world.scenario.actium
        worth = worth_of_form(state, party)
        ship_count = actium_rules.ships(worth)
        next_step = actium_rules.needed(ship_count + 1)
        gifts = [gift for gift in state.world.actium.gifts if gift.receiver in party.members]
        return {
            "id": party.leader,
            "lines": [
                {"asset": line.asset, "n": line.number, "worth": line.worth}
                for line in lines_of_form(state, form_shares(state, party))
            ],
            "total": worth,
            "ships": ship_count,
            "lacks": next_step - worth if next_step is not None else 0,
            "apart": sum(_ships_side_could_buy(state, side) for side in party.sides),
            "checked": party.checked,
            "gifts": [
                {"who": gift.giver, "asset": gift.asset, "n": gift.quantity} for gift in gifts
            ],
        }

    return Slice(audience_of_form(state, party.leader), sources, render_form)


def _ships_side_could_buy(state: Game, side: Side) -> int:
    """Return how many ships the goods of one side would buy without the goods of other sides.

    Rule: ACTIUM-06.
    """
    member_shares = tuple(share for member in side.members for share in own_shares(state, member))
    return state.world.scenario.actium.ships(
        sum(line.worth for line in lines_of_form(state, member_shares))
    )
