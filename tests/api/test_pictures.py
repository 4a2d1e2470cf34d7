"""The picture of a game's board: named in every view, and fetched once by its digest."""

import hashlib
import json
from dataclasses import replace

from ledger.contract.picture import picture_of
from tests.api.hall import expect_problem, open_hall
from tests.toy.rules import TOY

YARD = picture_of({"wall": "M0 0L9 0", "trees": list(range(2000))})
SHELF = {"nuces": replace(TOY, phones=replace(TOY.phones, picture=lambda _state: YARD))}


async def test_everybody_learns_the_digest_and_gets_the_picture_by_it() -> None:
    async with open_hall(rulesets=SHELF) as hall:
        for phone in (await hall.phone("ada"), hall.stranger()):
            digest = (await phone.view())["slices"]["picture"]["digest"]
            answer = await phone.get(f"/games/{hall.id}/pictures/{digest}")
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "application/json"
            assert hashlib.sha256(answer.content).hexdigest() == digest
            assert json.loads(answer.content)["wall"] == "M0 0L9 0"


async def test_a_picture_is_cached_for_ever_and_sent_compressed() -> None:
    async with open_hall(rulesets=SHELF) as hall:
        phone = hall.stranger()
        path = f"/api/v1/games/{hall.id}/pictures/{YARD.digest}"
        answer = await phone.client.get(path, headers={"accept-encoding": "gzip"})
        assert answer.headers["cache-control"] == "private, max-age=31536000, immutable"
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) < len(YARD.body) / 2
        known = {"if-none-match": answer.headers["etag"]}
        assert (await phone.client.get(path, headers=known)).status_code == 304


async def test_an_unknown_digest_is_not_found_nor_any_in_a_game_without_a_picture() -> None:
    async with open_hall(rulesets=SHELF) as hall:
        other = picture_of({"wall": "elsewhere"}).digest
        expect_problem(await hall.stranger().get(f"/games/{hall.id}/pictures/{other}"), "not-found")
    async with open_hall() as hall:
        phone = hall.stranger()
        assert "picture" not in (await phone.view())["slices"]
        expect_problem(await phone.get(f"/games/{hall.id}/pictures/{YARD.digest}"), "not-found")


async def test_an_act_does_not_send_the_picture_again() -> None:
    async with open_hall(rulesets=SHELF) as hall:
        ada = await hall.phone("ada")
        shown = hall.game.slices.rendered_slices["picture"]
        await ada.does("give", to="bea", nuts=1)
        hall.game.slices.follow(hall.game.state)
        assert "picture" not in hall.game.slices.changes()
        assert hall.game.slices.rendered_slices["picture"] is shown


def test_equal_documents_are_the_same_picture() -> None:
    assert picture_of({"a": 1, "b": 2}) == picture_of({"b": 2, "a": 1})
    assert picture_of({"a": 1}) != picture_of({"a": 2})
