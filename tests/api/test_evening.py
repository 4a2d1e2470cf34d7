"""The evening in figures: for stewards in play, for everybody afterwards."""

from typing import Any

import pytest

from api.game.reader import GameReader
from api.reading.evening import MAX_PEOPLE, evening_answer
from api.reading.evening_models import Evening
from ledger.games.catalogue import GAMES
from ledger.record.audience import Viewer
from projections.story import dealings
from tests.api.closing import close_game_by_stewards
from tests.api.graphql import asking
from tests.api.hall import Hall, Phone, document_of, expect_problem
from tests.projections.evenings import random_evening, room_and_card_holders

OPENED = Viewer(sees_opened_ledger=True)


async def fetch_evening(phone: Phone) -> dict[str, Any]:
    return document_of(await phone.get(f"/games/{phone.game}/evening"), Evening)


def dealing_counts(document: dict[str, Any]) -> dict[tuple[str, str], int]:
    return {(one["one"], one["other"]): one["times"] for one in document["dealings"]}


async def test_players_read_the_evening_when_the_game_is_closed_and_stewards_before(
    hall: Hall,
) -> None:
    ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
    await ada.does("throw")
    expect_problem(await ada.get(f"/games/{hall.id}/evening"), "not-your-card")
    assert (await fetch_evening(nurse))["dice"]
    await close_game_by_stewards(hall)
    assert await fetch_evening(ada) == await fetch_evening(hall.stranger())


async def test_private_dealings_count_for_their_two_parties_and_after_the_game_for_all(
    hall: Hall,
) -> None:
    ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
    for _ in range(3):
        await ada.does("whisper", to="bea", words="come to the wall")
    unknowing = Viewer(frozenset({"cai"}), is_staff=True)
    assert evening_answer(hall.game, unknowing).dealings == []
    assert dealing_counts(await fetch_evening(nurse)) == {("ada", "bea"): 3}
    await close_game_by_stewards(hall)
    assert dealing_counts(await fetch_evening(hall.stranger())) == {("ada", "bea"): 3}


async def test_a_petition_lists_its_asker_its_object_and_its_duration(hall: Hall) -> None:
    bea, cai = await hall.phone("bea"), await hall.phone("cai")
    await cai.does("swap", with_="bea", nuts=1, command="00000000-0000-4000-8000-000000000001")
    hall.clock.now += 12_500
    await bea.does("consent", petition="00000000-0000-4000-8000-000000000001")
    await close_game_by_stewards(hall)
    (told,) = (await fetch_evening(bea))["petitions"]
    assert (told["type"], told["by"], told["seconds"], told["agreed"]) == (
        "swap",
        "cai",
        12.5,
        True,
    )
    assert hall.game.state.log.entry(told["entry"]) is not None


@pytest.mark.parametrize("game", GAMES)
def test_great_moments_are_those_whose_words_the_reader_sees(game: str) -> None:
    reader = GameReader(random_evening(game, 0), lambda: 0)
    kinds = GAMES[game].story.great
    for viewer in (
        OPENED,
        *(one for one in room_and_card_holders(reader.scribe) if one.sees_positions),
    ):
        told = [(one.kind, one.id, one.at) for one in evening_answer(reader, viewer).great]
        log, chronicle = reader.state.log, reader.chronicle()
        expected = [
            (kinds[type(one.event)], one.id, one.at)
            for one in (log.entries[position] for position in range(1, log.position + 1))
            if type(one.event) in kinds
            and (seen := chronicle.visible_part(one, viewer)) is not None
            and seen.words
        ]
        assert told == expected


@pytest.mark.parametrize("game", GAMES)
def test_only_dealings_among_the_forty_busiest_people_are_listed(game: str) -> None:
    told = evening_answer(GameReader(random_evening(game, 0), lambda: 0), OPENED)
    cards = {card.character for card in random_evening(game, 0).state.kernel.cards.values()}
    assert len(told.people) == len(set(told.people)) <= MAX_PEOPLE
    assert set(told.people) <= cards
    assert {who for pair in told.dealings for who in (pair.one, pair.other)} <= set(told.people)
    assert all(pair.one < pair.other and pair.times > 0 for pair in told.dealings)


@pytest.mark.parametrize("game", GAMES)
def test_dealings_agree_with_the_stories_of_all_characters(game: str) -> None:
    reader = GameReader(random_evening(game, 0), lambda: 0)
    for viewer in (
        OPENED,
        *(one for one in room_and_card_holders(reader.scribe) if one.sees_positions),
    ):
        told = evening_answer(reader, viewer)
        log, chronicle = reader.state.log, reader.chronicle()
        seen = [
            one
            for position in range(1, log.position + 1)
            if (one := chronicle.visible_part(log.entries[position], viewer)) is not None
        ]
        pairs = {frozenset((one.one, one.other)): one.times for one in told.dealings}
        for who in told.people[:5]:
            story = {one.partner: one.times for one in dealings(who, seen)}
            for other in set(told.people) - {who}:
                assert pairs.get(frozenset((who, other)), 0) == story.get(other, 0)


EVENING = """query ($game: ID!) { game(id: $game) { evening {
    began ended people dealings { one other times } dice { sides faces test { enough statistic } }
    minutes { at entries } acts { character acts } great { kind id } } } }"""


async def test_graphql_gives_the_evening_to_the_same_readers(hall: Hall) -> None:
    ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
    await ada.does("throw")
    await ada.does("give", to="bea", nuts=1)
    rest = await fetch_evening(nurse)
    told = (await asking.ask(nurse, EVENING, game=hall.id))["game"]["evening"]
    for part in ("began", "ended", "people", "dealings", "minutes", "acts"):
        assert told[part] == rest[part]
    (dice,), (same,) = told["dice"], rest["dice"]
    assert dice["faces"] == same["faces"]
    assert dice["test"]["statistic"] == same["test"]["statistic"]
    refused = await asking.ask_for_problem(ada, EVENING, game=hall.id)
    assert refused["type"] == "/problems/not-your-card"


def test_honours_are_given_after_closing_only_and_to_all_who_share_them() -> None:
    reader = GameReader(random_evening("ludi_romani", 0), lambda: 0)
    assert evening_answer(reader, Viewer(frozenset({"fata"}), is_staff=True)).honours == []
    honours = {one.name: one for one in evening_answer(reader, OPENED).honours}
    assert {"richest", "god"} <= set(honours)
    people = reader.state.world.people
    assert all(people[who].mortal for who in honours["richest"].holders)
    assert all(not people[who].mortal for who in honours["god"].holders)


def test_a_game_without_honours_gives_none() -> None:
    reader = GameReader(random_evening("morituri", 0), lambda: 0)
    games_own = [one.name for one in evening_answer(reader, OPENED).honours]
    assert games_own == []
