"""Nuces: a game of children for nuts.

Ada, Bea and Cai have nuts, which are private, and knucklebones, which everybody sees. The nurse is
steward. The aunt is an officer who may record.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

from ledger.contract.chapter import Chapter, acts_of, events_of
from ledger.contract.founding import CardPlan, Founding
from ledger.contract.offer import Forms, KnownState, Suggestion
from ledger.contract.ruleset import (
    ActsAndEvents,
    Assets,
    BotPlay,
    Course,
    PhoneContent,
    Ruleset,
    Scenarios,
    Seats,
    Switch,
)
from ledger.kernel.vocabulary.events import PeriodOpened
from ledger.record.audience import EVERYBODY
from ledger.record.books import ORIGIN_ACCOUNT
from ledger.record.entry import Placement, Posting
from ledger.record.view import Bundle, Slice
from tests.toy import bell
from tests.toy.bell import BELL
from tests.toy.bench import SITTING
from tests.toy.bones import BONES
from tests.toy.dares import DARES
from tests.toy.nuts import NUTS
from tests.toy.world import CHILDREN, Toy, YardWorld, account_audience

CHAPTERS: tuple[Chapter[YardWorld], ...] = (NUTS, BONES, SITTING, DARES, BELL)


def _slices(state: Toy) -> Iterator[Bundle]:
    for child in CHILDREN:
        seat = state.seating.seat_of(child)
        yield Bundle(
            f"person/{child}",
            (*_held_accounts(state, child), seat),
            partial(_slices_of_child, state, child),
        )


def _slices_of_child(state: Toy, child: str) -> Iterator[tuple[str, Slice]]:
    yield f"person/{child}", _person_slice(state, child)
    yield f"purse/{child}", _purse_slice(state, child)


def _held_accounts(state: Toy, child: str) -> tuple[object, ...]:
    books = state.books
    return tuple(books.accounts[account] for account in books.parts.get(child, ()))


def _person_slice(state: Toy, child: str) -> Slice:
    seat = state.seating.seat_of(child)
    holds = {"bone": state.books.holding(child, "bone")}

    def render_person() -> dict[str, Any]:
        return {"id": child, "short": child.title(), "holds": holds, "place": seat and seat.place}

    return Slice(EVERYBODY, (*_held_accounts(state, child), seat), render_person)


def _purse_slice(state: Toy, child: str) -> Slice:
    holds = {"nut": state.books.holding(child, "nut")}
    seen = account_audience(state, child, "nut")
    return Slice(seen, _held_accounts(state, child), lambda: {"id": child, "holds": holds})


def _read_scenario(text: str | None, _filename: str) -> dict[str, Any]:
    return {"nuts": int(text) if text else 10}


def _found_yard(scenario: dict[str, Any]) -> Founding[YardWorld]:
    some = scenario["nuts"]
    hands = tuple(Posting("nut", ORIGIN_ACCOUNT, child, some) for child in CHILDREN if some)
    return Founding(
        world=YardWorld(),
        title="Nuts in the yard",
        cards=(
            *(CardPlan(f"{child}-1", child) for child in CHILDREN),
            CardPlan("aunt-1", "aunt"),
            CardPlan("nurse-1", "nurse"),
            CardPlan("nurse-2", "nurse"),
        ),
        stewards=("nurse",),
        postings=(*hands, Posting("bone", ORIGIN_ACCOUNT, "bea", 3)),
        placements=(Placement("ada", "wall", "seat"),),
        period={"seq": 1, "kind": "round", "key": "season-round", "year": None, "minutes": 5},
        switches={"bell.by_clock": False},
        dice="server",
        periods=bell.ROUNDS,
    )


def _suggest_giving(known: KnownState[YardWorld], actor: str, forms: Forms) -> Iterator[Suggestion]:
    """Yield the suggestion to give nuts, which shows how many the actor has."""
    if "give" in forms:
        args = {"n": known.holding(actor, "nut")}
        yield Suggestion("give", "suggest-give", args, {"to": "bea"} if actor != "bea" else {})


TOY: Ruleset[YardWorld] = Ruleset(
    name="nuces",
    version="1",
    scenarios=Scenarios(read=_read_scenario, found=_found_yard),
    play=ActsAndEvents(
        acts=tuple(acts_of(CHAPTERS)),
        events=events_of(CHAPTERS),
        follows={PeriodOpened: bell.evolve_new_round},
        duties=DARES.duties,
        switches=(Switch("bell.by_clock", False, (True,)),),
        irregular=lambda _state, _switch, _value: (),
    ),
    assets=Assets(
        account_audience=account_audience,
        worth=lambda _state, asset: {"nut": 1, "bone": 5}.get(asset, 0),
    ),
    course=Course(
        finished=bell.is_last_round_over, due=bell.draft_due_ring, coming=bell.next_round_of_aunt
    ),
    seats=Seats(officers=lambda _state: frozenset({"aunt"})),
    phones=PhoneContent(
        slices=_slices,
        suggests=_suggest_giving,
        reminders=lambda _state, _character: (),
    ),
    bots=BotPlay(advances=("ring",)),
)
