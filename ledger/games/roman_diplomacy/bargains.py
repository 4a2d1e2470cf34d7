"""What bots trade: like for like where both stand better for it, and builds for units (DIP-FED-06).

A unit is of the more use to an empire the nearer it stands to its city, and so is a centre.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from ledger.contract.form import Move, Whim
from ledger.games.roman_diplomacy.adjudication.adjustments import distances
from ledger.games.roman_diplomacy.adjustments import balance
from ledger.games.roman_diplomacy.dealing import (
    TRADE,
    Side,
    Trade,
    most_builds,
    partners_of,
    trade_objections,
)
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.waiting import open_window
from ledger.kernel.performing.trades import (
    GIVES,
    TAKES,
    lying_between,
    terms_seen_by,
    trades_before,
)
from ledger.record.objection import met
from ledger.record.state import Petition

BARTERING = 0.5
"""How often a bot lays something out, each time it is asked, where it has a bargain to offer."""

CENTRE, UNIT, BUILD = 3, 2, 2
"""What a centre, a unit and a build are worth to each other."""

FAR = 1000
"""So many steps away is what cannot be reached."""


def bargain_of(state: Game, who: str, whim: Whim) -> Move | None:
    """What a bot lays before a partner who is not ready yet; None where it has no bargain."""
    if state.world.phase != "trades":
        return None
    offers = (_laid(state, who, one, _offered(state, who, one)) for one in _waiting(state, who))
    found = next((one for one in offers if one is not None), None)
    return found if found is not None and whim.random() < BARTERING else None


def _waiting(state: Game, who: str) -> Iterator[str]:
    """The partners who are not ready, and with whom nothing lies on a table."""
    window = open_window(state)
    for one in partners_of(state, who):
        free = lying_between(state, TRADE.name, who, one) is None
        if free and window is not None and one in window.owed and one not in window.ready_who:
            yield one


def _offered(state: Game, who: str, partner: str) -> Side | None:
    """A centre for a centre, a unit for a unit, or a build to whoever has too few centres."""
    mine, theirs = _to_give(state.world, who, partner), _to_give(state.world, partner, who)
    for one, other in (
        (Side((), mine.centres[:1], 0), Side((), theirs.centres[:1], 0)),
        (Side(mine.units[:1], (), 0), Side(theirs.units[:1], (), 0)),
    ):
        if any(one) and any(other) and _brings_together(state.world, who, partner, one, other):
            return one
    spares = most_builds(state.world, who) > 0 and _is_short_of_centres(state.world, partner)
    return Side((), (), 1) if spares and theirs.units else None


def _is_short_of_centres(world: World, who: str) -> bool:
    """Whether somebody would have to give up units this winter."""
    return world.season == "autumn" and balance(world, who) < 0


def _to_give(world: World, who: str, partner: str) -> Side:
    """The units and centres of somebody, first what lies best for the partner.

    Nobody gives an Imperial City away.
    """
    closer = _closer(world, who, partner)
    centres = (at for at in world.now.centres_of(who) if at not in world.builders)
    units = (one.province for one in world.now.units_of(who))

    def by_use(places: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(places, key=lambda at: (-closer(at), at)))

    return Side(by_use(units), by_use(centres), 0)


def _closer(world: World, who: str, partner: str) -> Callable[[str], int]:
    """How many steps closer a province lies to the partner's city than to one's own."""
    mine, theirs = (distances(world.board, (world.empire(one).city,)) for one in (who, partner))
    return lambda at: mine.get(at, FAR) - theirs.get(at, FAR)


def _brings_together(world: World, who: str, partner: str, mine: Side, theirs: Side) -> bool:
    """Whether all that is swapped lies closer to its owners' cities afterwards."""
    there, back = _closer(world, who, partner), _closer(world, partner, who)
    gone = sum(there(at) for at in (*mine.units, *mine.centres))
    return gone + sum(back(at) for at in (*theirs.units, *theirs.centres)) > 0


def _laid(state: Game, who: str, partner: str, side: Side | None) -> Move | None:
    """The move that lays this before the partner, if nothing forbids it."""
    if side is None:
        return None
    there = lying_between(state, TRADE.name, who, partner)
    theirs = _side(terms_seen_by(there, who), TAKES) if there else Side((), (), 0)
    fields = {"with": partner, **_named(GIVES, side), **_named(TAKES, theirs)}
    lawful = met(trade_objections(state, who, Trade.model_validate(fields)))
    return Move(TRADE.name, fields) if lawful else None


def _named(prefix: str, side: Side) -> dict[str, Any]:
    plain = {"units": sorted(side.units), "centres": sorted(side.centres), "builds": side.builds}
    return {f"{prefix}{kind}": value for kind, value in plain.items()}


def _side(terms: Mapping[str, Any], prefix: str) -> Side:
    units, centres, builds = (terms.get(f"{prefix}{kind}") for kind in Side._fields)
    return Side(tuple(units or ()), tuple(centres or ()), int(builds or 0))


# what a bot makes of what lies before it


def owing_a_word(state: Game) -> tuple[str, ...]:
    """Those before whom a trade lies that they would answer now."""
    return tuple(who for who in state.world.playing if answer_of(state, who) is not None)


def answer_of(state: Game, who: str) -> Move | None:
    """What a bot does about the trades that lie before it: it lays its side, agrees, or clears."""
    if state.world.phase != "trades":
        return None
    answers = (_answer(state, who, one) for one in trades_before(state, who))
    return next((one for one in answers if one is not None), None)


def _answer(state: Game, who: str, petition: Petition) -> Move | None:
    terms = terms_seen_by(petition, who)
    mine, theirs = _side(terms, GIVES), _side(terms, TAKES)
    cleared = Move("withdraw", {"petition": petition.id})
    if not any(theirs):
        return None
    if not any(mine):
        return _laid(state, who, str(terms["with"]), _matching(state, who, terms)) or cleared
    command = Trade.model_validate(petition.terms)
    lawful = met(trade_objections(state, petition.actor, command))
    fair = lawful and _worth(theirs) >= _worth(mine)
    return Move("consent", {"petition": petition.id}) if fair else cleared


def _matching(state: Game, who: str, terms: Mapping[str, Any]) -> Side | None:
    """As many centres and units as the partner has laid, and a unit for each build, or None."""
    world, partner = state.world, str(terms["with"])
    theirs, mine = _side(terms, TAKES), _to_give(state.world, who, partner)
    units, centres = len(theirs.units) + theirs.builds, len(theirs.centres)
    if len(mine.units) < units or len(mine.centres) < centres:
        return None
    side = Side(mine.units[:units], mine.centres[:centres], 0)
    suits = _brings_together(world, who, partner, side, theirs)
    return side if suits or (theirs.builds and _is_short_of_centres(world, who)) else None


def _worth(side: Side) -> int:
    return CENTRE * len(side.centres) + UNIT * len(side.units) + BUILD * side.builds
