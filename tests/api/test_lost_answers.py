"""A commit whose answer is lost, and repeated requests after it: one act, one receipt.

The store has written the last batch and reports that it cannot be reached, like a database whose
connection broke after the commit. Phones, programs, proxies and people then repeat the request.
"""

import asyncio
import uuid
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from typing import Any

import httpx2
import pytest

from ledger.kernel.vocabulary.card_events import CardClaimed
from ledger.store import open_store
from ledger.store.base import AppendResult, Batch, Store, StoreError, append_each
from tests.api.graphql.asking import post_query
from tests.api.hall import Clock, Hall, Phone, open_hall
from tests.toy.jar import JAR_GAME

ADMIN = "the host's own token"
TRIES = 5
"""The maximum number of repetitions of a request."""

DONE = {200, 201}
"""The statuses of an act that was done. The status is 201 if the database finds its own batch."""

ACT = """
mutation ($game: ID!, $id: ID!, $by: Actor!, $act: ActInput!) {
  act(game: $game, commandId: $id, by: $by, act: $act) { command entries { id } }
}
"""
FOUND = """
mutation ($key: String!) { foundGame(ruleset: "nuces", key: $key) { game cards { card token } } }
"""


class StoreWithLostAnswers:
    """A store that reads and writes normally, but reports the next `lost` batches as failed."""

    def __init__(self, inner: Store) -> None:
        self.inner = inner
        self.lost = 0

    def append(self, batch: Batch) -> None:
        self.inner.append(batch)
        if self.lost:
            self.lost -= 1
            raise StoreError("The database cannot be reached.")

    def append_all(self, batches: Sequence[Batch]) -> tuple[AppendResult, ...]:
        return append_each(self.append, batches)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


@pytest.fixture(params=["memory", "file", "database"])
def store(request: pytest.FixtureRequest, tmp_path: Any) -> Any:
    addresses: dict[str, Callable[[], str]] = {
        "memory": lambda: "memory:",
        "file": lambda: str(tmp_path / "evening.acta"),
        "database": lambda: request.getfixturevalue("database"),
    }
    inner = open_store(addresses[request.param]())
    yield StoreWithLostAnswers(inner)
    inner.close()


@asynccontextmanager
async def open_hall_on_store(store: StoreWithLostAnswers, **how: Any) -> AsyncIterator[Hall]:
    """Yield a hall on this store."""
    opened = open_hall(
        store=store, rulesets={"nuces": JAR_GAME}, clock=Clock(), admin_token=ADMIN, **how
    )
    async with opened as hall:
        yield hall


async def ask_until_answered(ask: Callable[[], Any]) -> tuple[httpx2.Response, int]:
    """Repeat a request until its answer is not "later"; return it, and the number of requests."""
    for times in count(1):
        answer = await ask()
        if answer.status_code < 500 or times > TRIES:
            return answer, times
    raise AssertionError


def entry_positions(hall: Hall, command: str) -> list[int]:
    """Return the positions of a command's entries in the store."""
    rows = hall.host.store.read(hall.id)
    entries = [hall.game.machine.registry.decode(row.state) for row in rows]
    return [e.position for e in entries if e.meta is not None and e.meta.command == command]


async def test_a_phone_that_asks_for_its_receipt_and_repeats_the_act_has_acted_once(
    store: StoreWithLostAnswers,
) -> None:
    async with open_hall_on_store(store) as hall:
        ada, command = await hall.phone("ada"), str(uuid.uuid4())
        store.lost = 1
        assert (await ada.send_command("give", command, to="bea", nuts=2)).status_code == 503
        await ada.get(f"/games/{hall.id}/receipts/{command}")
        answer, _ = await ask_until_answered(
            lambda: ada.send_command("give", command, to="bea", nuts=2)
        )
        assert answer.status_code in DONE
        receipt = await ada.get(f"/games/{hall.id}/receipts/{command}")
        assert receipt.json()["entries"] == answer.json()["entries"]
        assert len(entry_positions(hall, command)) == 1
        assert hall.game.state.books.holding("ada", "nut") == 8


async def test_an_act_of_several_entries_and_words_is_written_once(
    store: StoreWithLostAnswers,
) -> None:
    async with open_hall_on_store(store) as hall:
        ada = await hall.phone("ada")
        wishes: dict[str, dict[str, Any]] = {
            "treat": {"who": ["bea", "cai"], "nuts": 1},
            "whisper": {"to": "bea", "words": "I hid them"},
        }
        for act, fields in wishes.items():
            command = str(uuid.uuid4())
            store.lost = 1
            answer, _ = await ask_until_answered(partial(ada.send_command, act, command, **fields))
            assert answer.status_code in DONE
            assert len(entry_positions(hall, command)) == (2 if act == "treat" else 1)
        assert len(store.side_values(hall.id, "text")) == 1


async def test_a_second_lost_answer_changes_nothing(store: StoreWithLostAnswers) -> None:
    async with open_hall_on_store(store) as hall:
        ada, first, second = await hall.phone("ada"), str(uuid.uuid4()), str(uuid.uuid4())
        store.lost = 1
        assert (await ada.send_command("sit", first, where="bench")).status_code == 503
        store.lost = 1
        assert (await ada.send_command("give", second, to="bea", nuts=1)).status_code == 503
        sat, _ = await ask_until_answered(partial(ada.send_command, "sit", first, where="bench"))
        gave, _ = await ask_until_answered(
            partial(ada.send_command, "give", second, to="bea", nuts=1)
        )
        assert {sat.status_code, gave.status_code} <= DONE
        assert len(entry_positions(hall, first)) == len(entry_positions(hall, second)) == 1


async def test_a_proxy_that_repeats_a_request_gets_one_act_and_the_same_receipt(
    store: StoreWithLostAnswers,
) -> None:
    async with open_hall_on_store(store) as hall:
        ada, command = await hall.phone("ada"), str(uuid.uuid4())
        store.lost = 1

        async def give_until_answered() -> httpx2.Response:
            return (
                await ask_until_answered(
                    lambda: ada.send_command("give", command, to="bea", nuts=2)
                )
            )[0]

        answers = await asyncio.gather(*(give_until_answered() for _ in range(4)))
        assert {answer.status_code for answer in answers} <= DONE
        assert len({str(answer.json()["entries"]) for answer in answers}) == 1
        assert len(entry_positions(hall, command)) == 1


async def test_a_graphql_mutation_is_done_once(store: StoreWithLostAnswers) -> None:
    async with open_hall_on_store(store) as hall:
        ada, command = await hall.phone("ada"), str(uuid.uuid4())
        wish = {
            "game": hall.id,
            "id": command,
            "by": {"as": "ada", "period": 1},
            "act": {"nuces": {"give": {"to": "bea", "nuts": 2}}},
        }
        store.lost = 1
        documents = [await post_query(ada, ACT, **wish) for _ in range(3)]
        assert "errors" in documents[0]
        assert documents[-1]["data"]["act"]["command"] == command
        assert (
            len(documents[-1]["data"]["act"]["entries"]) == len(entry_positions(hall, command)) == 1
        )


async def test_a_claim_gives_the_card_once(store: StoreWithLostAnswers) -> None:
    async with open_hall_on_store(store) as hall:
        ada = hall.stranger()
        ada.character = "ada"
        store.lost = 1
        answer, times = await ask_until_answered(
            lambda: hall.claim_card(ada, "ada-1", "device-of-ada")
        )
        assert (answer.status_code, times > 1) == (200, True)
        await ada.does("sit", where="bench")
        entries = hall.game.state.log.in_order()
        claims = [e for e in entries if isinstance(e.event, CardClaimed)]
        assert [e.event.card for e in claims] == ["ada-1"]
        assert [m["card"] for m in (await ada.get("/session")).json()["cards"]] == ["ada-1"]


async def test_an_order_saved_for_a_window_is_saved_once(store: StoreWithLostAnswers) -> None:
    async with open_hall_on_store(store) as hall:
        aunt, ada = await hall.phone("aunt"), await hall.phone("ada")
        fill, command = str(uuid.uuid4()), str(uuid.uuid4())
        await aunt.does("fill-jar", command=fill, minutes=5)
        said = {"window": f"jar-{fill}", "revision": 1, "nuts": 7}
        store.lost = 1
        assert (await ada.send_command("guess", command, **said)).status_code == 503
        answer, _ = await ask_until_answered(lambda: ada.send_command("guess", command, **said))
        kept = answer.json()["kept"]
        assert (answer.status_code, kept["revision"], kept["superseded"]) == (200, 1, False)
        own = await ada.get(f"/games/{hall.id}/windows/jar-{fill}/own", **{"as": "ada"})
        assert own.json()["saved"]["fields"] == {"nuts": 7}
        assert len(store.side_values(hall.id, "submission")) == 1
        assert entry_positions(hall, command) == []


async def test_a_card_printed_anew_is_printed_once(store: StoreWithLostAnswers) -> None:
    async with open_hall_on_store(store) as hall:
        nurse, command = await hall.phone("nurse"), str(uuid.uuid4())
        store.lost = 1
        answer, _ = await ask_until_answered(
            lambda: nurse.send_command("reissue-card", command, card="ada-1")
        )
        assert answer.status_code in DONE
        assert len(entry_positions(hall, command)) == 1
        assert hall.game.state.kernel.cards["ada-1"].generation == 2


@pytest.mark.parametrize("way", ["rest", "graphql"])
async def test_a_founding_is_done_once(store: StoreWithLostAnswers, way: str) -> None:
    async with open_hall_on_store(store) as hall:
        key, stranger = str(uuid.uuid4()), hall.stranger()
        before = len(store.games())
        store.lost = 1
        found = [await _found_game(stranger, key, way) for _ in range(3)]
        assert found[0] is None
        assert found[1] == found[2] is not None
        assert len(store.games()) == before + 1


async def _found_game(phone: Phone, key: str, way: str) -> Any:
    headers = {"Authorization": f"Bearer {ADMIN}"}
    if way == "graphql":
        phone.client.headers.update(headers)
        document = await post_query(phone, FOUND, key=key)
        return None if "errors" in document else document["data"]["foundGame"]
    body = {"ruleset": "nuces"}
    answer = await phone.client.post(
        "/api/v1/games", json=body, headers=headers | {"Idempotency-Key": key}
    )
    if answer.status_code >= 500:
        return None
    return {name: answer.json()[name] for name in ("game", "cards")}
