"""MERC: objections to a barter; the players agree on its terms freely (MERC-02)."""

from pydantic import Field

from ledger.contract import Command
from ledger.games.ludi_romani import arms, goods, limits, money, roster, seats
from ledger.games.ludi_romani.mercatus import between, sale
from ledger.games.ludi_romani.scenario.words import RomanAsset
from ledger.games.ludi_romani.state import Game
from ledger.objection import Objection, Objections
from ledger.references import Who

TRADED = (goods.CLIENTARUM, goods.CLASSIS, goods.DENARIUS)
"""What may be in a barter: legiones clientarum, classes, and money against them (MERC-03)."""


class Barter(Command):
    """Swap goods with a mortal in the same region, before a foreign god if one likes.

    `add_denarius` is extra money from the proposer.
    """

    partner: Who = Field(alias="with")
    give: RomanAsset
    give_quantity: int = Field(ge=1, le=money.MOST_DENARII)
    take: RomanAsset
    take_quantity: int = Field(ge=1, le=money.MOST_DENARII)
    add_denarius: int = Field(default=0, ge=0, le=money.MOST_DENARII)
    witness: Who = ""


def barter_objections(state: Game, actor: str, command: Barter) -> Objections:
    """Everything that must hold for a barter."""
    impossible = tuple(partner_objections(state, actor, command.partner))
    if impossible:
        yield from impossible
        return
    yield from kinds_objections(command.give, command.take)
    if goods.DENARIUS in (command.give, command.take):
        yield from _must_not_lay_money_on_money(command)
    yield from must_be_able_to_hand_over(
        state, actor, command.partner, command.give, command.give_quantity
    )
    yield from must_be_able_to_hand_over(
        state, command.partner, actor, command.take, command.take_quantity
    )
    yield from must_be_able_to_hand_over(
        state, actor, command.partner, goods.DENARIUS, command.add_denarius
    )
    yield from witness_objections(state, command.witness)


def partner_objections(state: Game, actor: str, partner: str) -> Objections:
    """The objections to these two bartering at all."""
    yield from _must_both_be_living_mortals(state, actor, partner)
    yield from seats.must_be_in_same_region(state, actor, partner, "MERC-05")
    if state.world.bonds.owe(partner):
        yield Objection("DIV-03", "dos-first", {"who": f"who:{partner}"})


def _must_both_be_living_mortals(state: Game, actor: str, partner: str) -> Objections:
    """Barter is between two living mortals; gods sell (MERC-01)."""
    for who in (actor, partner):
        person = state.world.person(who)
        if not person.mortal or not person.living:
            yield Objection("MERC-01", "barter-between-mortals", {"who": f"who:{who}"})
    if actor == partner:
        yield Objection("MERC-01", "not-with-oneself", waivable=False)


def kinds_objections(give: str, take: str) -> Objections:
    """Legiones clientarum and classes are bartered for each other or for money (MERC-03)."""
    for asset in (give, take):
        yield from _must_be_tradable(asset)
    if give == take:
        yield Objection("MERC-03", "same-for-same", {"asset": f"asset:{give}"}, waivable=False)


def _must_be_tradable(asset: str) -> Objections:
    """No legiones curiales or suffragia (MERC-04, LIM-04), nor anything else (MERC-03)."""
    if asset not in TRADED:
        rule = "MERC-04" if asset in (goods.CURIALIS, "suffragium") else "MERC-03"
        yield Objection(rule, "not-bartered", {"asset": f"asset:{asset}"})


def _must_not_lay_money_on_money(command: Barter) -> Objections:
    """Extra money is added only to goods, not to money (MERC-03)."""
    if command.add_denarius:
        yield Objection("MERC-03", "money-once", waivable=False)


def must_be_able_to_hand_over(
    state: Game, giver: str, taker: str, asset: str, amount: int
) -> Objections:
    """The objections to this much passing from one to the other."""
    yield from roster.must_be_fit_to_own(state, taker, asset)
    yield from between.must_go_to_husband(state, giver, taker, asset)
    yield from arms.legions_must_be_free(state, giver, asset)
    yield from limits.must_stay_within_ten(state, taker, asset, amount)
    yield from between.must_have(state, giver, asset, amount)
    if asset == goods.DENARIUS:
        yield from money.must_be_in_chips(amount)
    if asset == goods.CLASSIS:
        yield from sale.must_be_on_the_coast(state, giver)


def witnesses_of_barter(state: Game) -> tuple[str, ...]:
    """The foreign gods who may witness a barter (MERC-06)."""
    return seats.gods_with_power(state, "witness_barter")


def witness_objections(state: Game, witness: str) -> Objections:
    """Only a foreign god may witness (MERC-06); by one reading a witness is required."""
    if witness and witness not in witnesses_of_barter(state):
        gods = [f"who:{numen}" for numen in witnesses_of_barter(state)]
        yield Objection("MERC-06", "no-witness", {"who": gods})
    if not witness and state.switch("barter.witness_required"):
        yield Objection("MERC-06", "witness-needed")
