"""The slices of this game. `slice_types` describes their fields.

Everything in them is public. A player's aim repeats public facts, and only the player gets it.

The acts and their fields:

* `roll-for-order`, `move`, `face-danger`: `dice`.
* `wait` (a missed turn, or Roma without a beast): no field.
* `draw-card`: `card`, where the cards lie on the table.
* `keep-gear`: `keep`, one of the sets: card ids joined by +, or "none". The args of each option
  have `cards`.
* `give-up`, `drop-gear`: `card`.
* `set-fact`, for stewards: `fact`, `who`, `value`, `reason`.

`pugna` has the acts of fights. Acts have `dice` only where players type in their dice.
"""

from collections.abc import Iterator
from functools import partial

from ledger.games.morituri import danger, gear, map_points, printed_game
from ledger.games.morituri.aims import aim_doc, aim_sources
from ledger.games.morituri.cards import cards_in_pile, pile_size
from ledger.games.morituri.pugna import chapter as pugna
from ledger.games.morituri.scenario import CardData, SpaceData, declared_readings
from ledger.games.morituri.slice_types import (
    DangerDoc,
    GearDoc,
    GladiatorDoc,
    LossDoc,
    PilesDoc,
    SpaceDoc,
    TurnDoc,
)
from ledger.games.morituri.state import (
    DISCARD_ACCOUNT,
    HIT_POINT,
    PILE_ACCOUNT,
    SUPPLY_ACCOUNT,
    Danger,
    Game,
    GearLoss,
)
from ledger.games.morituri.state import hit_point_card_account as lying_on
from ledger.games.morituri.turn import next_step
from ledger.record.audience import EVERYBODY
from ledger.record.view import Bundle, Slice, aim_bundle, basic_person, bundle_for_everybody
from ledger.scenario.readings import flipped_readings_document
from ledger.scenario.tables import HOST_SEAT


def slices(state: Game) -> Iterator[Bundle]:
    """Yield every slice that this game adds to the kernel's."""
    world, readings = state.world, state.kernel.switches
    for gladiator in world.seats:
        yield bundle_for_everybody(
            f"person/{gladiator}",
            _gladiator_slice_sources(state, gladiator),
            partial(_person_doc, state, gladiator),
        )
    for gladiator in world.seats:
        yield aim_bundle(gladiator, aim_sources(state), partial(aim_doc, state, gladiator))
    if HOST_SEAT in state.kernel.stewards:
        host = partial(basic_person, HOST_SEAT, "Host", "host", is_mortal=False)
        yield bundle_for_everybody(f"person/{HOST_SEAT}", (world.scenario,), host)
    tokens = state.books.parts.get("@board", ())
    token_amounts = tuple(state.books.accounts[account] for account in tokens)
    yield Bundle("places", (state.seating, *token_amounts), partial(_places, state))
    yield bundle_for_everybody("duel", pugna.duel_sources(state), partial(pugna.duel_doc, state))
    piles = tuple(
        state.books.accounts.get(pile) for pile in (PILE_ACCOUNT, DISCARD_ACCOUNT, SUPPLY_ACCOUNT)
    )
    yield bundle_for_everybody("piles", (*piles, world.next_card), partial(_piles_doc, state))
    yield bundle_for_everybody(
        "deck", (world.scenario,), partial(printed_game.deck_doc, world.scenario)
    )
    yield bundle_for_everybody(
        "things", (world.scenario,), partial(printed_game.changed_card_names, world.scenario)
    )
    yield bundle_for_everybody("turn", (world, state.books, readings), partial(_turn_doc, state))
    yield bundle_for_everybody(
        "switches",
        (readings,),
        partial(flipped_readings_document, declared_readings().values(), readings),
    )


def _gladiator_slice_sources(state: Game, gladiator: str) -> tuple[object, ...]:
    seat = state.seating.seat_of(gladiator)
    occupants = state.seating.pieces_at(seat.place) if seat else ()
    return (state.world.gladiator(gladiator), seat, occupants, state.books.accounts.get(gladiator))


def _person_doc(state: Game, gladiator_id: str) -> GladiatorDoc:
    gladiator, holdings = state.world.gladiator(gladiator_id), state.books.holdings(gladiator_id)
    place, kit = state.seating.place_of(gladiator_id), gear.kit_of_gladiator(state, gladiator_id)
    statuses = [gladiator.standing] * (not gladiator.alive) + ["held"] * (
        gladiator.missed_turns > 0
    )
    return {
        **basic_person(
            gladiator_id, state.world.scenario.gladiators[gladiator_id].name, "gladiator"
        ),
        "statuses": statuses,
        "place": place,
        "arrived_rank": state.seating.pieces_at(place).index(gladiator_id) + 1 if place else 0,
        "holds": {asset: holdings[asset] for asset in sorted(holdings)},
        "seat_no": state.world.seats.index(gladiator_id),
        "standing": gladiator.standing,
        "died_at": gladiator.fell,
        "deaths": gladiator.deaths,
        "skips": gladiator.missed_turns,
        "hit_points": gear.max_hit_points(state, gladiator_id),
        "roma_duels": gladiator.roma_duels,
        "gear": _gear_doc(kit),
        "attack": gear.attack_value(kit),
        "attacks": gear.number_of_strikes(kit),
        "two_handed": gear.is_two_handed(kit),
        "defence": gear.defence_value(kit),
        "encumbrance": gear.encumbrance_value(kit),
        "net": gear.has_net(kit),
        "guard": gear.helmet_guard(kit),
    }


def _gear_doc(kit: gear.Kit) -> GearDoc:
    return {
        "helmet": _card_id(kit.helmet),
        "torso": _card_id(kit.torso),
        "leg": _card_id(kit.leg),
        "weapon": _card_id(kit.weapon),
        "offhand": _card_id(kit.offhand),
    }


def _card_id(card: CardData | None) -> str | None:
    return None if card is None else card.id


def _places(state: Game) -> Iterator[tuple[str, Slice]]:
    points = map_points.points_of_spaces(state.world.scenario)
    for space in state.world.scenario.board.spaces:
        occupants = state.seating.pieces_at(space.id)
        has_token = _has_hit_point_card(state, space)
        place_function = partial(
            _place_doc, space, points[space.id], occupants, has_token=has_token
        )
        yield f"place/{space.id}", Slice(EVERYBODY, (space, occupants, has_token), place_function)


def _has_hit_point_card(state: Game, space: SpaceData) -> bool | None:
    if space.type != "hit_point":
        return None
    return state.books.balance(lying_on(space.id), HIT_POINT) > 0


def _place_doc(
    space: SpaceData,
    point: map_points.MapPoint,
    occupants: tuple[str, ...],
    *,
    has_token: bool | None,
) -> SpaceDoc:
    return {
        "id": space.id,
        "name": space.name,
        "kind": space.type,
        "n": space.n,
        "pennants": space.pennants or 0,
        "cards": space.cards,
        "by": space.by,
        "turns": space.turns,
        "token": has_token,
        "lon": space.lon,
        "lat": space.lat,
        "x": point[0],
        "y": point[1],
        "here": list(occupants),
    }


def _piles_doc(state: Game) -> PilesDoc:
    supply = state.books.balance(SUPPLY_ACCOUNT, HIT_POINT)
    return {
        "pile": pile_size(state, PILE_ACCOUNT),
        "discards": pile_size(state, DISCARD_ACCOUNT),
        "supply": supply,
        "short": not supply,
        "top": state.world.next_card,
        "discarded": {
            card.id: card_count for card, card_count in cards_in_pile(state, DISCARD_ACCOUNT)
        },
        "left": {card.id: card_count for card, card_count in cards_in_pile(state, PILE_ACCOUNT)},
    }


def _turn_doc(state: Game) -> TurnDoc:
    world = state.world
    drawn_card = world.drawn
    return {
        "round": world.round,
        "seats": list(world.seats),
        "order": list(world.order),
        "casting": list(world.players_to_cast),
        "lots": [{"who": lot.who, "value": lot.value, "entry": lot.entry} for lot in world.lots],
        "turn": world.turn,
        "moved": world.has_moved,
        "asked": next_step(world),
        "drawn": {"who": drawn_card[0], "card": drawn_card[1]} if drawn_card else None,
        "loss": _loss_doc(world.loss) if world.loss else None,
        "draws": list(world.draws),
        "danger": _danger_doc(state) if world.danger else None,
        "foes": list(world.foes),
        "beast": world.beast,
        "ended": world.is_ended,
        "winner": world.winner,
    }


def _loss_doc(loss: GearLoss) -> LossDoc:
    return {
        "victim": loss.victim,
        "chooser": loss.chooser,
        "options": list(loss.options),
        "why": loss.why,
    }


def _danger_doc(state: Game) -> DangerDoc:
    scenario, place = state.world.scenario, state.world.danger
    kind: Danger = "bandits" if scenario.space[place].type == "bandits" else "pirates"
    checks = scenario.board.checks
    return {
        "place": place,
        "kind": kind,
        "needed": (checks.bandits if kind == "bandits" else checks.pirates).pass_at,
        "added": danger.danger_bonus(state, state.world.turn),
    }
