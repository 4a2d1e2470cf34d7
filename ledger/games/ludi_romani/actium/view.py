"""What phones see of Actium: the battle for everybody, each form for its party."""

from collections.abc import Iterator
from typing import Any

from ledger.audience import EVERYBODY
from ledger.games.ludi_romani.actium.dice import dice_used
from ledger.games.ludi_romani.actium.gifts import form_seen
from ledger.games.ludi_romani.actium.stages import ships
from ledger.games.ludi_romani.actium.state import FORMS, Party, Round, Side
from ledger.games.ludi_romani.actium.values import lines_of_form, own_shares, shares, worth_of_form
from ledger.games.ludi_romani.state import Game
from ledger.view import Bundle, Slice


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


def _battle(state: Game) -> dict[str, Any]:
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


def _party(state: Game, party: Party) -> dict[str, Any]:
    return {
        "id": party.leader,
        "heads": list(party.heads),
        "members": list(party.members),
        "checked": bool(party.checked),
        "bought": party.bought,
        "ships": ships(state, party.leader),
    }


def _round(fought: Round) -> dict[str, Any]:
    return {
        "number": fought.number,
        "dice": {party: fought.dice[party] for party in sorted(fought.dice)},
        "throws": [
            {"who": t.thrower, "party": t.party, "asset": t.asset, "value": t.value, "void": t.void}
            for t in fought.throws
        ],
        "totals": {party: fought.total(party) for party in sorted(fought.dice)},
        "settled": fought.settled,
        "losers": list(fought.losers),
    }


def _form(state: Game, party: Party, source: tuple[object, ...]) -> Slice:
    """A form: its lines, the ships it buys, what the next ship lacks (ACTIUM-06).

    `apart` is how many ships its sides would buy with separate forms.
    """

    def render() -> dict[str, Any]:
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
