"""Tali: a third game in turns around a table, for two to four players and a host.

The player whose turn it is throws two dice and takes their sum in beans from the pile. A double
one, the dog, costs all own beans. The first player with thirty beans wins. The dice may be
physical. The host is the steward.
"""

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

from ledger.contract.form import BotRandom, Move
from ledger.contract.founding import CardPlan, Founding
from ledger.contract.offer import Forms, KnownState
from ledger.contract.ruleset import (
    ActsAndEvents,
    Assets,
    BotPlay,
    BotTemper,
    Course,
    PhoneContent,
    Players,
    Ruleset,
    Scenarios,
    Seats,
    Switch,
)
from ledger.record.audience import EVERYBODY
from ledger.record.books import ORIGIN_ACCOUNT
from ledger.record.entry import Posting
from ledger.record.result import won_by
from ledger.record.view import Bundle, Slice
from tests.toy.guests import EVENING, GUESTS, PILE, InnWorld, Table


def _sensible_move(
    known: KnownState[InnWorld], actor: str, forms: Forms, chance: BotRandom
) -> Move | None:
    throw = forms.get("throw-tali")
    if throw is None:
        return None
    faces = {"dice": [chance.choice(range(1, 7)) for _ in range(2)]}
    return Move("throw-tali", faces if throw.fields else {})


def _read_scenario(text: str | None, _filename: str) -> dict[str, Any]:
    said = json.loads(text) if text else {}
    return {"players": list(GUESTS[:3]), "dice": "server", "stewards": ["host"]} | said


def _usual_scenario(number: int) -> str:
    return json.dumps({"players": list(GUESTS[:number])})


def _found_inn(scenario: dict[str, Any]) -> Founding[InnWorld]:
    guests = tuple(scenario["players"])
    return Founding(
        world=InnWorld(guests),
        title="Tali at the inn",
        cards=tuple(CardPlan(f"{who}-1", who) for who in (*guests, "host")),
        stewards=tuple(scenario["stewards"]),
        postings=(Posting("bean", ORIGIN_ACCOUNT, PILE, 500),),
        placements=(),
        period={"seq": 1, "kind": "round", "key": "season-round", "year": None, "minutes": 0},
        switches={"tali.dog": True},
        dice=scenario["dice"],
        periods=4096,
        players=guests,
    )


def _awaited_player(state: Table) -> tuple[str, ...]:
    return () if state.world.winner else (state.world.who,)


def _slices(state: Table) -> Iterator[Bundle]:
    for who in (*state.world.guests, "host"):
        held = tuple(state.books.accounts[a] for a in state.books.parts.get(who, ()))
        one = Slice(EVERYBODY, held, partial(_person_fields, state, who))
        yield Bundle(f"person/{who}", held, partial(_as_single_slice, f"person/{who}", one))


def _person_fields(state: Table, who: str) -> dict[str, Any]:
    """Return all fields that the phone reads of a person."""
    return {
        "id": who,
        "name": f"{who.title()} the guest" if who in state.world.guests else "The host",
        "short": who.title(),
        "role": "guest" if who in state.world.guests else "host",
        "group": "",
        "mortal": who in state.world.guests,
        "statuses": [],
        "place": "",
        "seat": "",
        "arrived_rank": 0,
        "holds": dict(state.books.holdings(who)),
        "powers": [],
        "cards": 1,
    }


def _as_single_slice(key: str, one: Slice) -> tuple[tuple[str, Slice]]:
    return ((key, one),)


TALI: Ruleset[InnWorld] = Ruleset(
    name="tali",
    version="1",
    scenarios=Scenarios(read=_read_scenario, found=_found_inn),
    play=ActsAndEvents(
        acts=EVENING.acts,
        events=EVENING.events,
        follows={},
        duties=(),
        switches=(Switch("tali.dog", True, (False,)),),
        irregular=lambda _state, _switch, _value: (),
        table_dice=True,
    ),
    assets=Assets(
        account_audience=lambda _state, _character, _asset: EVERYBODY,
        worth=lambda _state, asset: 1 if asset == "bean" else 0,
    ),
    course=Course(
        finished=lambda state: bool(state.world.winner),
        result=lambda state: won_by((state.world.winner,)),
        due=lambda _state, _now: (),
        awaited=_awaited_player,
    ),
    seats=Seats(
        players=Players(2, 4, (3, 3), _usual_scenario), officers=lambda _state: frozenset({"host"})
    ),
    phones=PhoneContent(slices=_slices, reminders=lambda _state, _character: ()),
    bots=BotPlay(BotTemper({"grant": 0.0}), {"sensible": BotTemper(policy=_sensible_move)}),
)
