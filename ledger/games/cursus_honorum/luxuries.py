"""WEALTH, LUX: saving wealth and buying luxuries."""

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.contract.chapter import Chapter
from ledger.contract.form import Choice, Option
from ledger.contract.offer import Form, KnownState
from ledger.games.cursus_honorum.offices import has_held_office
from ledger.games.cursus_honorum.scenario import Luxury
from ledger.games.cursus_honorum.state import WEALTH, Game, World
from ledger.games.cursus_honorum.turns import (
    gain_posting,
    loss_posting,
    must_be_in_turn,
    open_to_players,
    world_at_step,
)
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections, is_met


class Buy(Command):
    """Buy a luxury."""

    luxury: str = Field(max_length=64)
    """The id of the luxury."""


class LuxuryBought(Event, stored="cursus_honorum/luxury-bought@1"):
    """The purchase of a luxury for `cost` boxes of wealth."""

    who: str
    luxury: str
    cost: int


def has_luxury(state: Game, player: str, luxury: str) -> bool:
    """Return whether the player has this luxury."""
    return state.books.balance(player, luxury) > 0


def _buy_objections(state: Game, actor: str, command: Buy) -> Objections:
    objections = tuple(must_be_in_turn(state, actor, "buy"))
    yield from objections
    if objections:
        return
    luxury = state.world.scenario.luxuries.get(command.luxury)
    if luxury is None:
        yield Objection("CUR-WEALTH-01", "no-such-luxury", waivable=False)
    else:
        yield from must_be_able_to_buy(state, actor, luxury)


def must_be_able_to_buy(state: Game, player: str, luxury: Luxury) -> Objections:
    """Yield the objections to this purchase."""
    yield from _must_not_have_luxury(state, player, luxury)
    yield from _must_have_the_rank(state, player, luxury)
    yield from _must_have_the_price(state, player, luxury)


def _must_not_have_luxury(state: Game, player: str, luxury: Luxury) -> Objections:
    """Refuse a second purchase: each luxury has one box (CUR-LUX-01)."""
    if has_luxury(state, player, luxury.id):
        yield Objection("CUR-LUX-01", "has-luxury", {"asset": f"asset:{luxury.id}"})


def _must_have_the_rank(state: Game, player: str, luxury: Luxury) -> Objections:
    """Refuse a luxury for former consuls to all other players (CUR-LUX-04, CUR-LUX-05)."""
    if luxury.office is not None and not has_held_office(state, player, luxury.office):
        message_args = {"asset": f"asset:{luxury.id}", "office": f"asset:{luxury.office}"}
        yield Objection(_rule_of_luxury(luxury), "office-first", message_args)


def _rule_of_luxury(luxury: Luxury) -> str:
    return "CUR-LUX-05" if luxury.id == "victory_temple" else "CUR-LUX-04"


def _must_have_the_price(state: Game, player: str, luxury: Luxury) -> Objections:
    """Refuse a luxury that costs more wealth than the player has (CUR-WEALTH-01)."""
    wealth = state.books.balance(player, WEALTH)
    if wealth < luxury.cost:
        message_args = {"asset": f"asset:{luxury.id}", "cost": luxury.cost, "n": wealth}
        yield Objection("CUR-WEALTH-01", "too-little-wealth", message_args, waivable=False)


def _draft_purchase(state: Game, actor: str, command: Buy, _context: ActContext) -> Drafts:
    """Draft the purchase. The rest of the wealth is saved (CUR-WEALTH-01)."""
    luxury = state.world.scenario.luxuries[command.luxury]
    postings = (*loss_posting(actor, WEALTH, luxury.cost), *gain_posting(actor, luxury.id, 1))
    return (Draft(LuxuryBought(actor, luxury.id, luxury.cost), postings),)


@open_to_players
def _offer_buy(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    objections = tuple(must_be_in_turn(state, actor, "buy"))
    luxuries = state.world.scenario.luxuries.values()
    luxuries_in_reach = [
        luxury for luxury in luxuries if is_met(must_be_able_to_buy(state, actor, luxury))
    ]
    if objections or not luxuries_in_reach:
        return Form(blocked=objections or (Objection("CUR-WEALTH-01", "nothing-to-buy"),))
    options = (
        Option(luxury.id, "note-luxury", _luxury_note_args(luxury)) for luxury in luxuries_in_reach
    )
    return Form((Choice("luxury", tuple(options)),))


def _luxury_note_args(luxury: Luxury) -> dict[str, int]:
    return {"cost": luxury.cost, "points": luxury.points}


def _evolve_luxury_bought(world: World, event: LuxuryBought, _entry: Entry) -> World:
    return world_at_step(world, event.who, "buy")


LUXURIES: Chapter[World] = Chapter(
    "CUR-LUX",
    acts=(Act(Buy, _buy_objections, _draft_purchase, _offer_buy),),
    events=(
        EventType(
            LuxuryBought,
            _evolve_luxury_bought,
            lambda event: {
                "who": f"who:{event.who}",
                "asset": f"asset:{event.luxury}",
                "cost": event.cost,
            },
            undo="postings",
        ),
    ),
)
