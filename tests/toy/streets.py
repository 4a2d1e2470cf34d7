"""The street as a game, with its slices for phones; see `tests.toy.street`."""

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

from ledger.contract.founding import CardPlan, Founding
from ledger.contract.ruleset import (
    ActsAndEvents,
    Assets,
    BotPlay,
    BotTemper,
    Course,
    PhoneContent,
    Ruleset,
    Scenarios,
    Seats,
)
from ledger.kernel.vocabulary.card_events import CharacterEntered, CharacterRetired
from ledger.record.audience import EVERYBODY, Audience, only
from ledger.record.books import ORIGIN_ACCOUNT
from ledger.record.entry import Posting
from ledger.record.view import Bundle, Slice, basic_person
from tests.toy.street import (
    FIRST,
    HOUSES,
    LATE,
    OUTSIDE,
    Outside,
    StreetWorld,
    add_child,
    remove_child,
)
from tests.toy.yard import YardGame


def _nuts_audience(state: Outside, character: str, _asset: str) -> Audience:
    return only(character, state.kernel.stewards)


def _slices(state: Outside) -> Iterator[Bundle]:
    for who in (*state.world.children, "aunt"):
        held = tuple(state.books.accounts[a] for a in state.books.parts.get(who, ()))
        yield Bundle(f"person/{who}", held, partial(_person_slices, state, who, held))


def _person_slices(
    state: Outside, who: str, held: tuple[object, ...]
) -> Iterator[tuple[str, Slice]]:
    nuts = state.books.holding(who, "nut")
    shown = partial(basic_person, who, who.title(), "child", is_mortal=who != "aunt")
    yield f"person/{who}", Slice(EVERYBODY, held, shown)
    purse = partial(dict[str, Any], id=who, holds={"nut": nuts}, statuses=[])
    yield f"purse/{who}", Slice(_nuts_audience(state, who, "nut"), held, purse)


def _found_street(scenario: dict[str, Any]) -> Founding[StreetWorld]:
    children = HOUSES[:2]
    return Founding(
        world=StreetWorld(children, scenario["open"]),
        title="Nuts in the street",
        cards=tuple(CardPlan(f"{who}-1", who) for who in (*children, "aunt")),
        stewards=("aunt",),
        postings=tuple(Posting("nut", ORIGIN_ACCOUNT, child, FIRST) for child in children),
        period={"seq": 1, "kind": "round", "key": "season-round", "year": None, "minutes": 0},
        periods=1,
        players=children,
    )


STREET: Ruleset[StreetWorld] = Ruleset(
    name="street",
    version="1",
    scenarios=Scenarios(
        read=lambda text, _filename: {"open": json.loads(text or "{}").get("open", False)},
        found=_found_street,
    ),
    play=ActsAndEvents(
        acts=OUTSIDE.acts,
        events=OUTSIDE.events,
        follows={CharacterEntered: add_child, CharacterRetired: remove_child},
        duties=OUTSIDE.duties,
    ),
    assets=Assets(account_audience=_nuts_audience, worth=lambda _state, _asset: 1),
    course=Course(finished=lambda _state: False),
    seats=Seats(late=LATE),
    phones=PhoneContent(slices=_slices),
    bots=BotPlay(BotTemper({"go-home": 0.2})),
)


def street_game(*, to_anybody: bool = False, **options: Any) -> YardGame:
    """Return a street on a memory store. Other options are those of `tests.toy.yard.YardGame`."""
    return YardGame(rules=STREET, scenario=json.dumps({"open": to_anybody}), **options)
