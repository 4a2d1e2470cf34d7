"""The story of a ruler: their own orders and retreats in sentences, once the turn is over."""

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from api.archiving.answers import answers_for_viewer
from api.exports.book import book_as_html
from api.game.reader import GameReader
from api.models.answers import Receipt
from api.reading.story import story
from api.reading.story_models import CharacterStory
from api.replaying.replay import ReplayRenderer
from ledger.games.roman_diplomacy.events.board import OrdersResolved
from ledger.games.roman_diplomacy.rules import RULES
from ledger.record.audience import Viewer
from tests.api.graphql.asking import ask
from tests.api.hall import Hall, Phone, document_of, open_hall
from tests.api.jar_hall import advance_clock
from tests.projections.evenings import random_evening

SCENARIO = """based_on: roman_diplomacy
map: mare_parvum
special_sites: []
win_centres: 4
players: [gaius, julia]
"""
SHELF = {
    "roman_diplomacy": replace(
        RULES,
        scenarios=replace(
            RULES.scenarios, read=lambda _text, name: RULES.scenarios.read(SCENARIO, name)
        ),
    )
}
STORY = """query ($game: ID!, $who: ID!) { game(id: $game) { story(character: $who) {
    periods { lines { id } details { entry key text } } } } }"""
GAIUS = [
    "Army in Bruttia goes to Alba (A Bru - Alb): fails, 1 against 1 in Alba",
    "Army in Bruttia holds (A Bru H): fails, dislodged from Gallia, 1 against 2",
    "Garrison of Bruttia has no order: it holds, dislodged from Gallia, 1 against 2",
    "Army in Bruttia retreats to Illyria (A Bru R Ill)",
]
JULIA = [
    "Army in Alba goes to Gallia (A Alb - Gal): succeeds, unopposed",
    "Garrison of Alba supports Alba to Gallia (G Alb S Alb - Gal): fails, cut from Bruttia",
    "Garrison of Alba supports Gallia to Bruttia (G Alb S Gal - Bru): succeeds",
    "Army in Gallia goes to Bruttia (A Gal - Bru): succeeds, 2 against 1 in Bruttia",
]


async def save_and_declare_ready(hall: Hall, phone: Phone, act: str, **steps: Any) -> None:
    """Save this submission for the open window, and declare ready."""
    (window,) = hall.game.state.kernel.windows
    phone.period = hall.game.state.period.seq
    document_of(await phone.send_command(act, window=window, revision=1, **steps), Receipt)
    document_of(
        await phone.send_command("set-ready", window_=window, revision=1, ready=True), Receipt
    )


@pytest.fixture
async def war() -> AsyncIterator[Hall]:
    """Yield two turns of two rulers: a move fails, a support is cut, an army is driven out."""
    async with open_hall(rulesets=SHELF) as hall:
        gaius, julia = await hall.phone("gaius"), await hall.phone("julia")
        await gaius.does("found-empire", city="bru")
        await julia.does("found-empire", city="alb")
        spring = {"A alb": ["- gal"], "G alb": ["S alb - gal"]}
        await save_and_declare_ready(hall, gaius, "order-units", orders={"A bru": ["- alb"]})
        await save_and_declare_ready(hall, julia, "order-units", orders=spring)
        await advance_clock(hall, 5_000)
        autumn = {"A gal": ["- bru"], "G alb": ["S gal - bru"]}
        await save_and_declare_ready(hall, gaius, "order-units", orders={"A bru": ["H"]})
        await save_and_declare_ready(hall, julia, "order-units", orders=autumn)
        await advance_clock(hall, 5_000)
        await save_and_declare_ready(hall, gaius, "order-retreats", retreats={"A bru": ["R ill"]})
        await advance_clock(hall, 5_000)
        yield hall


async def detail_sentences(phone: Phone, who: str) -> list[str]:
    """Return the detail sentences of a story, as GraphQL gives them."""
    told = (await ask(phone, STORY, game=phone.game, who=who))["game"]["story"]
    for period in told["periods"]:
        ids = [line["id"] for line in period["lines"]]
        entries = [ids.index(one["entry"]) for one in period["details"]]
        assert entries == sorted(entries)
    return [one["text"] for period in told["periods"] for one in period["details"]]


async def test_a_story_tells_everybody_its_ruler_s_own_orders_with_their_results(war: Hall) -> None:
    for reader in (await war.phone("gaius"), await war.phone("julia")):
        assert await detail_sentences(reader, "gaius") == GAIUS
        assert await detail_sentences(reader, "julia") == JULIA


async def test_a_story_holds_no_orders_before_the_turn_is_over(war: Hall) -> None:
    gaius, julia = await war.phone("gaius"), await war.phone("julia")
    before = [
        (await phone.get(f"/games/{war.id}/stories/gaius")).content for phone in (gaius, julia)
    ]
    (window,) = war.game.state.kernel.windows
    gaius.period = war.game.state.period.seq
    fields: dict[str, Any] = {"window": window, "revision": 1, "disbands": ["A ill"]}
    document_of(await gaius.send_command("order-adjustments", **fields), Receipt)
    after = [
        (await phone.get(f"/games/{war.id}/stories/gaius")).content for phone in (gaius, julia)
    ]
    assert after == before


async def test_the_book_and_archives_tell_the_same(war: Hall) -> None:
    gaius = await war.phone("gaius")
    rest = document_of(await gaius.get(f"/games/{war.id}/stories/gaius"), CharacterStory)
    page = book_as_html(war.game, ["gaius"])
    assert [one for one in GAIUS if f"<li>{one}</li>" not in page] == []
    kept = {
        one.path: one.body
        for one in answers_for_viewer(
            ReplayRenderer(war.game), war.game, Viewer(frozenset({"gaius"}))
        )
    }
    assert json.loads(kept["/stories/gaius"])["periods"] == rest["periods"]


def test_every_order_of_a_war_stands_in_the_story_of_its_ruler() -> None:
    reader = GameReader(random_evening("roman_diplomacy", 0), lambda: 0)
    for who in {card.character for card in reader.state.kernel.cards.values()}:
        resolved = (
            entry.event
            for entry in reader.state.log.in_order()
            if isinstance(entry.event, OrdersResolved)
        )
        given = [
            (one.order, one.verdict)
            for event in resolved
            for one in event.told
            if one.owner == who and one.given
        ]
        told = story(reader, Viewer(), who)
        found = [
            (one["args"]["order"], one["args"]["verdict"])
            for period in told["periods"]
            for one in period["details"]
            if one["key"] == "detail-order"
        ]
        assert [*dict.fromkeys(found)] == [*dict.fromkeys(given)]
