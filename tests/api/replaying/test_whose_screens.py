"""A replay hides all screens during play. After the game, the replay shows every screen."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from api.replaying.models import ReplayChunk, ReplayIndex
from api.replaying.replay import ReplayRenderer
from ledger.games.catalogue import GAMES
from ledger.record.audience import Viewer, is_confidential, sees
from ledger.record.view import slices_of_bundles
from tests.api.closing import close_game_by_stewards
from tests.api.hall import Hall, Phone, document_of, open_hall
from tests.api.replaying.evenings import GameWithPositions, play_evening
from tests.api.replaying.replayed import fetch_chunk, fetch_index
from tests.toy.post import rules_with_letters
from tests.toy.rules import TOY

WHISPER = "5ec2e700-0000-4000-8000-000000000001"

WORDS = "meet me at the well"

SOME = 4
"""The number of checked people, and of checked moments for each."""


async def _index_and_chunks(phone: Phone) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the index of the replay, and its chunks."""
    index = document_of(await phone.get(f"/games/{phone.game}/replay"), ReplayIndex)
    places = [f"/games/{phone.game}/replay/{number}" for number in range(len(index["chunks"]))]
    return index, [document_of(await phone.get(place), ReplayChunk) for place in places]


def _frames_with_audiences(chunk: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the parts of a chunk that say who saw which slices."""
    return [chunk, *chunk["moments"]]


def _slices_of_character(chunk: dict[str, Any], who: str) -> Iterator[dict[str, Any]]:
    """Yield a character's slices at each moment of a chunk, as a phone finds them."""
    slices, audiences = dict(chunk["slices"]), _audiences_by_slice(chunk)
    for moment in chunk["moments"]:
        for key, document in moment["slices"].items():
            audiences.pop(key, None)
            slices.pop(key, None)
            if document is not None:
                slices[key] = document
        audiences |= _audiences_by_slice(moment)
        yield {key: one for key, one in slices.items() if who in audiences.get(key, [who])}


def _audiences_by_slice(frame: dict[str, Any]) -> dict[str, list[str]]:
    return dict(zip(frame["private"], frame["audiences"], strict=True))


async def _phones_after_ada_whispers(hall: Hall) -> dict[str, Phone]:
    phones = {who: await hall.phone(who) for who in ("ada", "bea", "cai", "nurse")}
    await phones["ada"].does("whisper", command=WHISPER, to="bea", words=WORDS)
    return phones | {"room": hall.stranger()}


def _open_nuts_hall() -> Any:
    return open_hall(rulesets={"nuces": TOY}, claim_rate="1000/second", read_rate="100000/second")


async def test_in_play_not_even_stewards_learn_who_saw_which_screen() -> None:
    async with _open_nuts_hall() as hall:
        for phone in (await _phones_after_ada_whispers(hall)).values():
            index, chunks = await _index_and_chunks(phone)
            assert "whose" not in index
            for chunk in chunks:
                assert not any(
                    {"audiences", "readers"} & frame.keys()
                    for frame in _frames_with_audiences(chunk)
                )


async def test_after_closing_anybody_sees_the_screens_of_everybody_with_a_card() -> None:
    async with _open_nuts_hall() as hall:
        phones = await _phones_after_ada_whispers(hall)
        before = {who: await _index_and_chunks(phones[who]) for who in ("ada", "cai")}
        await close_game_by_stewards(hall)
        index, chunks = await _index_and_chunks(phones["room"])
        assert {"ada", "bea", "cai", "nurse"} <= {*index["whose"]}
        assert index["whose"] == sorted(index["whose"])
        for who, (_index, held) in before.items():
            last = list(_own_slices_in_play(held[-1]))[-1]
            at = next(
                found
                for chunk in chunks
                for moment, found in zip(
                    chunk["moments"], _slices_of_character(chunk, who), strict=True
                )
                if any(
                    line["id"] == held[-1]["moments"][-1]["lines"][-1]["id"]
                    for line in moment["lines"]
                )
            )
            assert at.keys() == last.keys()
            assert f"purse/{who}" in at
            assert f"purse/{'cai' if who == 'ada' else 'ada'}" not in at


def _own_slices_in_play(chunk: dict[str, Any]) -> Iterator[dict[str, Any]]:
    told = {**chunk, "audiences": [["me"]] * len(chunk["private"])}
    moments = [{**one, "audiences": [["me"]] * len(one["private"])} for one in chunk["moments"]]
    return _slices_of_character({**told, "moments": moments}, "me")


async def test_after_closing_the_readers_of_a_line_are_shown_without_its_words() -> None:
    async with _open_nuts_hall() as hall:
        phones = await _phones_after_ada_whispers(hall)
        await close_game_by_stewards(hall)
        for who, phone in phones.items():
            _index, chunks = await _index_and_chunks(phone)
            read = {
                name: readers
                for chunk in chunks
                for moment in chunk["moments"]
                for name, readers in moment["readers"].items()
            }
            assert {"ada", "bea"} <= {*read[f"{WHISPER}.0"]}
            assert "cai" not in read[f"{WHISPER}.0"]
            assert (WORDS in msgspec.json.encode(chunks).decode()) is (who not in ("cai", "room"))


async def test_a_letter_is_on_no_screen_of_others_and_its_readers_are_not_listed() -> None:
    rules = {"nuces": rules_with_letters()}
    async with open_hall(
        rulesets=rules, claim_rate="1000/second", read_rate="100000/second"
    ) as hall:
        phones = {who: await hall.phone(who) for who in ("ada", "bea", "cai")}
        sent = {"to": ["bea"], "text": "come"}
        await phones["ada"].does("write-letter", command=WHISPER, **sent)
        await close_game_by_stewards(hall)
        for who, phone in phones.items():
            frames = [
                frame
                for chunk in (await _index_and_chunks(phone))[1]
                for frame in _frames_with_audiences(chunk)
            ]
            told = [
                read
                for frame in frames
                for key, read in _audiences_by_slice(frame).items()
                if WHISPER in key
            ]
            assert told if who != "cai" else not told
            assert all(read == [who] for read in told)


@pytest.mark.parametrize("name", GAMES)
def test_the_screens_of_a_character_hold_the_view_of_that_time(name: str) -> None:
    played = play_evening(name, 1)
    replay, stranger, chance = (
        ReplayRenderer(played.game),
        Viewer(sees_opened_ledger=True),
        Random(1),
    )
    index = fetch_index(replay, stranger)
    for who in chance.sample(index["whose"], min(SOME, len(index["whose"]))):
        for number in {0, len(index["chunks"]) - 1}:
            chunk = fetch_chunk(replay, stranger, number)
            shown = list(_slices_of_character(chunk, who))
            for at in chance.sample(range(len(shown)), min(SOME, len(shown))):
                act = replay.moments(stranger).rows[chunk["first"] + at].act
                _check_shown_slices(played, replay, who, act, shown[at])


def _check_shown_slices(
    played: GameWithPositions, replay: ReplayRenderer, who: str, act: int, shown: dict[str, Any]
) -> None:
    game = played.game
    state = game.past_state(
        replay.moments(Viewer(sees_opened_ledger=True)).acts.last_positions[act]
    )
    mine = Viewer(frozenset({who}))
    seen = {
        key: one
        for key, one in slices_of_bundles(game.render_past(state))
        if sees(one.audience, mine)
    }
    open_to_all = {key: one for key, one in seen.items() if not is_confidential(one.audience)}
    assert shown.keys() == open_to_all.keys()
    for key, one in open_to_all.items():
        if one.wordless is None:
            assert shown[key] == msgspec.json.decode(msgspec.json.encode(one.render())), key
