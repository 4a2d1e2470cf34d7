"""The parts of the view that are this game's own. Everything is public.

`person/<id>`, one for each who has a card: what all games say of a person (`id`, `name`, `short`,
`role` "gladiator", `group` "", `mortal` true, `statuses` some of "waiting", "dead", "held",
`place` the space or "" for the dead, `seat` "", `arrived_rank` from 1 among those on the space,
`holds`, `powers` [], `cards` 1), and the gladiator:

    seat_no      from 0, clockwise
    standing     "alive", "waiting" (dead, and about to begin again: alternate rule 2), "dead"
    died_at      the space where he died last, or ""
    deaths       how often he died
    skips        turns of his own that he still misses
    hit_points   his maximum: the Hit Point cards he holds
    gear         {helmet, torso, leg, weapon, offhand}: a card's id or null; shield and Casses are
                 `offhand`; no weapon card means the Pugio
    attack, attacks (in a round), two_handed, defence, encumbrance
    net          whether he has the Casses
    guard        what his helmet adds to his die against a net, as printed on it
    roma_duels   duels he has won in Roma

`person/host` for the host, if there is one: as above with `role` "host" and `mortal` false, and
without the gladiator.

`place/<space>`, one for every space: {id, name, kind, n (number on the track), pennants (0 where
there is no arena), cards, by, turns (null where a space has none), token (true or false on a bonus
space, else null), lon, lat (degrees east and north, or null), x, y (0 to 1 from the north west,
the whole track in it; by number where a place has no lon and lat), here: [id], first come first}.

`duel`: see `pugna.view`.

`piles`: {pile, discards, supply (Hit Point cards left), short (true when none is left), top (the
card a steward laid on the pile, or ""), discarded: {card: n}, left: {card: n}}; `left` is what has
still to come, which everybody could count.

`deck`: what is printed: {pack: {id, title, provenance, era, consistent_with}, printed (true for
the published game), checks: {bandits: {pass_at, fail, ...}, pirates: {...}}, box: {cards,
hit_point_cards, tabulae}, start: {hit_points}, cards: [{id, name, slot, count, hands, av_one,
av_two, attacks, net, d, e, anti_net, effect, n}]}.

`things`: {card: name} for cards that an organiser's file calls otherwise than the house does.

`turn`: what is asked now.

    round    counts from 1
    seats    [id]: clockwise; order: [id]: clockwise from whoever began, [] before that is known
    casting  [id]: who has to roll for the first turn; lots: [{who, value}]: who rolled what
    turn     whose turn it is, or ""
    moved    whether the turn's roll is spent
    asked    the first that is open: "over", "lots", "bout", "loss", "keep", "draw", "danger",
             "foes", "beast", "turn"
    drawn    {who, card}: gear to be kept or not, or null
    loss     {victim, chooser, options: [card], why (a card's or a space's id)}, or null
    draws    [id]: who owes the drawing of a card, in order
    danger   {place, kind, needed, added}: bandits or pirates to be rolled against, or null
    foes     [id]: whom the newcomer still has to fight
    beast    "must", "may" or ""
    ended, winner (an id, or "")

`switches`: {list: [{name, value, default, others, question, meaning}]}.

The acts: `roll-for-order`, `move`, `wait` (a missed turn, or Roma without a beast), `face-danger`,
`draw-card` (`card`, when the cards lie on the table), `keep-gear` (`keep`: one of the sets, their
ids joined by +, or "none"; each option's args have `cards`), `give-up` (`card`), `drop-gear`
(`card`), those of fights (see `pugna`), and `set-fact` (`fact`, `who`, `value`, `reason`) for
stewards. `dice` is asked only where the dice are typed in.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

from ledger.audience import EVERYBODY
from ledger.games.morituri import danger, gear, map_points
from ledger.games.morituri.cards import height, lying
from ledger.games.morituri.pugna import chapter as pugna
from ledger.games.morituri.readings import READINGS
from ledger.games.morituri.scenario import HOST, SpaceData, default_scenario, switches
from ledger.games.morituri.state import DISCARDS, HIT_POINT, PILE, SUPPLY, Game
from ledger.games.morituri.state import token as lying_on
from ledger.games.morituri.turn import asked
from ledger.scenario.readings import readings_document
from ledger.view import Bundle, Slice, alone, anybody

Doc = dict[str, Any]


def slices(state: Game) -> Iterator[Bundle]:
    """Every slice that this game adds to the kernel's."""
    world, readings = state.world, state.kernel.switches
    for who in world.seats:
        yield alone(f"person/{who}", _sources(state, who), partial(_person, state, who))
    if HOST in state.kernel.stewards:
        host = partial(anybody, HOST, "Host", "host", mortal=False)
        yield alone(f"person/{HOST}", (world.scenario,), host)
    tokens = state.books.parts.get("@board", ())
    lying_there = tuple(state.books.accounts[account] for account in tokens)
    yield Bundle("places", (state.seating, *lying_there), partial(_places, state))
    yield alone("duel", pugna.source(state), partial(pugna.doc, state))
    piles = tuple(state.books.accounts.get(pile) for pile in (PILE, DISCARDS, SUPPLY))
    yield alone("piles", (*piles, world.next_card), partial(_piles, state))
    yield alone("deck", (world.scenario,), partial(_deck, state))
    yield alone("things", (world.scenario,), partial(_things, state))
    yield alone("turn", (world, state.books, readings), partial(_turn, state))
    yield alone(
        "switches", (readings,), partial(readings_document, switches().values(), READINGS, readings)
    )


def _sources(state: Game, who: str) -> tuple[object, ...]:
    seat = state.seating.of(who)
    here = state.seating.at(seat.place) if seat else ()
    return (state.world.gladiator(who), seat, here, state.books.accounts.get(who))


def _person(state: Game, who: str) -> Doc:
    gladiator, held = state.world.gladiator(who), state.books.holdings(who)
    place = state.seating.place(who)
    statuses = [gladiator.standing] * (not gladiator.alive) + ["held"] * (gladiator.skips > 0)
    return {
        **anybody(who, state.world.scenario.gladiators[who].name, "gladiator"),
        "statuses": statuses,
        "place": place,
        "arrived_rank": state.seating.at(place).index(who) + 1 if place else 0,
        "holds": {asset: held[asset] for asset in sorted(held)},
        "seat_no": state.world.seats.index(who),
        "standing": gladiator.standing,
        "died_at": gladiator.fell,
        "deaths": gladiator.deaths,
        "skips": gladiator.skips,
        "hit_points": gear.hit_points(state, who),
        "roma_duels": gladiator.roma_duels,
        **_gear(state, who),
    }


def _gear(state: Game, who: str) -> Doc:
    kit = gear.kit(state, who)
    return {
        "gear": {slot: card and card.id for slot, card in kit._asdict().items()},
        "attack": gear.attack(kit),
        "attacks": gear.attacks(kit),
        "two_handed": gear.two_handed(kit),
        "defence": gear.defence(kit),
        "encumbrance": gear.encumbrance(kit),
        "net": gear.has_net(kit),
        "guard": gear.guard(kit),
    }


def _places(state: Game) -> Iterator[tuple[str, Slice]]:
    drawn = map_points.points(state.world.scenario)
    for space in state.world.scenario.board.spaces:
        here = state.seating.at(space.id)
        lies = _token(state, space)
        render = partial(_place, space, drawn[space.id], here, token=lies)
        yield f"place/{space.id}", Slice(EVERYBODY, (space, here, lies), render)


def _token(state: Game, space: SpaceData) -> bool | None:
    if space.type != "hit_point":
        return None
    return state.books.balance(lying_on(space.id), HIT_POINT) > 0


def _place(
    space: SpaceData, point: map_points.Point, here: tuple[str, ...], *, token: bool | None
) -> Doc:
    return {
        "id": space.id,
        "name": space.name,
        "kind": space.type,
        "n": space.n,
        "pennants": space.pennants or 0,
        "cards": space.cards,
        "by": space.by,
        "turns": space.turns,
        "token": token,
        "lon": space.lon,
        "lat": space.lat,
        "x": point[0],
        "y": point[1],
        "here": list(here),
    }


def _piles(state: Game) -> Doc:
    supply = state.books.balance(SUPPLY, HIT_POINT)
    return {
        "pile": height(state, PILE),
        "discards": height(state, DISCARDS),
        "supply": supply,
        "short": not supply,
        "top": state.world.next_card,
        "discarded": {card.id: count for card, count in lying(state, DISCARDS)},
        "left": {card.id: count for card, count in lying(state, PILE)},
    }


def _deck(state: Game) -> Doc:
    scenario = state.world.scenario
    return {
        "pack": scenario.pack.model_dump(mode="json"),
        "printed": scenario.pack.provenance == "published",
        "checks": scenario.board.checks.model_dump(mode="json"),
        "box": scenario.box.model_dump(mode="json"),
        "start": scenario.start.model_dump(mode="json"),
        "cards": [card.model_dump(mode="json") for card in scenario.deck.cards],
    }


def _turn(state: Game) -> Doc:
    world = state.world
    loss, drawn = world.loss, world.drawn
    return {
        "round": world.round,
        "seats": list(world.seats),
        "order": list(world.order),
        "casting": list(world.casting),
        "lots": [{"who": who, "value": value} for who, value in world.lots],
        "turn": world.turn,
        "moved": world.moved,
        "asked": asked(world),
        "drawn": {"who": drawn[0], "card": drawn[1]} if drawn else None,
        "loss": _loss_doc(state) if loss else None,
        "draws": list(world.draws),
        "danger": _danger(state) if world.danger else None,
        "foes": list(world.foes),
        "beast": world.beast,
        "ended": world.ended,
        "winner": world.winner,
    }


def _things(state: Game) -> Doc:
    house = default_scenario().deck.by_id
    return {
        card.id: card.name
        for card in state.world.scenario.deck.cards
        if card.id not in house or house[card.id].name != card.name
    }


def _loss_doc(state: Game) -> Doc | None:
    loss = state.world.loss
    if loss is None:
        return None
    return {
        "victim": loss.victim,
        "chooser": loss.chooser,
        "options": list(loss.options),
        "why": loss.why,
    }


def _danger(state: Game) -> Doc:
    scenario, place = state.world.scenario, state.world.danger
    kind = scenario.space[place].type
    checks = scenario.board.checks
    return {
        "place": place,
        "kind": kind,
        "needed": (checks.bandits if kind == "bandits" else checks.pirates).pass_at,
        "added": danger.strength(state, state.world.turn),
    }
