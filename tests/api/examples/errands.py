"""Acts of people that no bot does: people write, quarrel, come and go, and read everything."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2

from ledger.games.catalogue import GAMES
from ledger.scribe.heads import MINUTE_MILLISECONDS
from tests.api.ear import StreamListener, serve_hall
from tests.api.examples.seen import ExampleValues
from tests.api.hall import Clock, Hall, Phone, open_hall

START = 1_800_000_000_000

KNOCK = "0d1c5a7e-9b3f-4c2a-8e6d-5f0c9a526a3b"
PUBLIC_KEY = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"


class RecordedPeople:
    """People with phones in one game. All answers to these phones are noted."""

    def __init__(self, hall: Hall, seen: ExampleValues) -> None:
        self.hall = hall
        self.seen = seen

    async def does(self, phone: Phone, act: str, **fields: Any) -> dict[str, Any]:
        """Return the receipt of an act that must be accepted."""
        phone.period = self.hall.game.state.period.seq
        receipt = await phone.does(act, **fields)
        self.seen.answer("POST", "/api/v1/games/{game}/commands", 201, receipt)
        return receipt

    async def get_answer(self, phone: Phone, path: str, query: str = "", **parts: str) -> Any:
        """Return the answer to a phone's GET request."""
        there = path.format(game=self.hall.id, **parts)
        return self._note_answer("GET", path, await phone.client.get(f"/api/v1{there}{query}"))

    async def send_body(self, phone: Phone, path: str, body: Any, **parts: str) -> Any:
        """Return the answer to a phone's request with a body. `key` is its idempotency key."""
        there = path.format(game=self.hall.id, **parts)
        headers = {"Idempotency_Key": parts["key"]} if "key" in parts else {}
        return self._note_answer("POST", path, await phone.post(there, body, **headers), body)

    async def send_change(self, phone: Phone, path: str, body: Any, tag: str) -> Any:
        """Return the answer to a change of the version with this ETag."""
        headers = {"If-Match": f'"{tag}"'}
        answer = await phone.client.patch(f"/api/v1{path}", json=body, headers=headers)
        return self._note_answer("PATCH", _described_path(path), answer, body)

    async def put_body(self, phone: Phone, path: str, body: Any) -> Any:
        """Return the answer to a phone's PUT request."""
        answer = await phone.client.put(f"/api/v1{path}", json=body)
        return self._note_answer("PUT", path, answer, body)

    async def send_version(self, phone: Phone, path: str, event: str, tag: str) -> Any:
        """Return the answer to a request for the version of an event with this ETag."""
        headers = {"If-Match": f'"{tag}"'}
        answer = await phone.client.post(f"/api/v1{path.format(event=event)}", headers=headers)
        return self._note_answer("POST", path, answer)

    async def delete(self, phone: Phone, path: str, tag: str) -> Any:
        """Return the answer to the deletion of the version with this ETag."""
        headers = {"If-Match": f'"{tag}"'}
        answer = await phone.client.delete(f"/api/v1{path}", headers=headers)
        return self._note_answer("DELETE", _described_path(path), answer)

    async def change_as_organiser(
        self, phone: Phone, method: str, path: str, described_path: str, body: Any
    ) -> Any:
        """Return the answer to a request whose path is described as `described_path`."""
        answer = await phone.client.request(method, f"/api/v1{path}", json=body)
        return self._note_answer(method, described_path, answer, body)

    async def open_own_link(self, phone: Phone, method: str, event: str, **sent: Any) -> Any:
        """Return the answer to a guest who reads, changes or cancels the own sign-up.

        `sent` has the guest's `token`, and perhaps a `body`.
        """
        answer = await phone.client.request(
            method,
            f"/api/v1/events/{event}/guest",
            json=sent.get("body"),
            headers={"Guest-Token": sent["token"]},
        )
        return self._note_answer(method, "/events/{event}/guest", answer, sent.get("body"))

    def _note_answer(
        self, method: str, path: str, answer: httpx2.Response, body: Any = None
    ) -> Any:
        document = answer.json()
        if answer.status_code < 400:
            self.seen.answer(method, f"/api/v1{path}", answer.status_code, document)
        else:
            self.seen.value({"$ref": "#/components/schemas/Problem"}, document)
        if body is not None:
            self.seen.note_body(method, f"/api/v1{path}", body)
        return document

    async def note_event(self, ear: StreamListener, name: str) -> None:
        """Note the event of this name on a stream."""
        if name == "ping":
            self.hall.host.ping()
        _, document = await ear.next(name)
        stream = self.seen.document["paths"]["/api/v1/games/{game}/live"]["get"]["responses"]["200"]
        self.seen.value(stream["content"]["text/event-stream"]["x-events"][name], document)

    async def let_time_pass(self, milliseconds: int) -> None:
        """Move the clock, and let due acts happen."""
        self.hall.clock.now += milliseconds
        self.hall.host.do_periodic_work()
        await self.hall.game.writer.write_sides(())
        while self.hall.game.scribe.is_due(self.hall.clock.now):
            await self.hall.game.writer.write_sides(())


def _described_path(path: str) -> str:
    """Return the path of an event in preparation as the description has it."""
    return f"{path.rpartition('/')[0]}/{{event}}"


@asynccontextmanager
async def open_recorded_game(
    seen: ExampleValues, game: str, scenario: str | None = None, **settings: Any
) -> AsyncIterator[RecordedPeople]:
    """Yield people in a new game of this name, behind a server that listens."""
    clock, waits = Clock(), scenario is None
    clock.now = START
    hall_open = open_hall(rulesets=GAMES, clock=clock, port=0, rehearsal=not waits, **settings)
    async with hall_open as hall, serve_hall(hall) as address:
        hall.address = address
        founded = await hall.host.founder.found_game(game, scenario, is_waiting=waits)
        hall.id = founded.game
        hall.tokens = {card.card: card.token for card in founded.cards}
        yield RecordedPeople(hall, seen)


async def play_evening(seen: ExampleValues) -> None:
    """Play an evening of Ludi Romani: the cast list, corrections, and an interrupted closing."""
    async with open_recorded_game(seen, "ludi_romani") as told:
        hall = told.hall
        fata, second = await hall.phone("fata"), await hall.phone("fata", "fata-2")
        cicero, octavian = await hall.phone("cicero"), await hall.phone("octavian")
        await told.does(fata, "begin-play")
        claim = {"token": hall.tokens["cicero-1"], "device": "another-phone", "key": PUBLIC_KEY}
        await told.send_body(hall.stranger(), "/claims/preview", {"token": hall.tokens["cicero-1"]})
        await told.send_body(hall.stranger(), "/claims", {**claim, "move": True, "bearer": True})
        cicero = await hall.phone("cicero", device="another-phone")
        await told.does(cicero, "introduce", name="Hans")
        await told.does(fata, "cast-character", character="cicero", name="Hans Meier", note="Toga")
        await told.does(fata, "check-in", character="cicero", attendance="here")
        await _play_corrections(told, fata, second, octavian)
        await told.does(fata, "pause", reason="Dinner")
        await told.does(fata, "resume")
        await told.does(fata, "use-dice", value="table", reason="The dice are here")
        await told.does(fata, "reissue-card", card="agrippa-1")
        heads = {"switch": "consul.method", "value": "heads", "reason": "We count"}
        await told.does(fata, "set-switch", **heads)
        await told.does(fata, "announce-closing", minutes=1)
        await told.does(second, "cancel-closing")
        await read_whole_game(told, fata, octavian)
        await told.does(fata, "announce-closing", minutes=1)
        await told.does(second, "confirm-closing")
        await told.let_time_pass(2 * MINUTE_MILLISECONDS)


async def _play_corrections(
    told: RecordedPeople, fata: Phone, second: Phone, octavian: Phone
) -> None:
    money = {"to": "octavian", "asset": "denarius", "quantity": 100_000}
    recorded = {"as_": "cicero", "recorder": "fata", **money}
    slip = await told.does(fata, "give", **recorded)
    await told.does(fata, "undo", entry=slip["entries"][0]["id"])
    gift = (await told.does(fata, "give", **recorded))["entries"][0]["id"]
    cicero = await told.hall.phone("cicero", device="another-phone")
    await told.does(cicero, "contest", entry=gift, reason="I gave him nothing")
    legion = {"to": "agrippa", "asset": "legio_curialis", "quantity": 1}
    await told.send_body(octavian, "/games/{game}/try", octavian.command_body("give", **legion))
    await told.send_body(
        octavian, "/games/{game}/try", octavian.command_body("give", **{**money, "to": "agrippa"})
    )
    refused = octavian.command_body("give", **legion)
    no = await told.send_body(octavian, "/games/{game}/commands", refused, key=KNOCK)
    saturn = await told.hall.phone("saturn_ops")
    await told.get_answer(saturn, "/games/{game}/offers", "?as=saturn_ops")
    waived = [one["rule"] for one in no["objections"]]
    forced = {"as_": "octavian", "recorder": "fata", "waive": waived, "reason": "He may"}
    await told.does(fata, "give", **forced, **legion)
    appeal = await told.does(
        octavian, "appeal", about="give", fields=legion, rules=[], reason="He is a friend"
    )
    await told.get_answer(fata, "/games/{game}/view")
    await told.does(fata, "dismiss-appeal", appeal=appeal["command"], reason="Not this year")
    wrong = await told.does(fata, "reverse", entry=gift, reason="He gave him nothing")
    await told.does(fata, "stop-act", waiting=wrong["command"])
    wrong = await told.does(fata, "reverse", entry=gift, reason="He gave him nothing")
    await told.does(second, "confirm-act", waiting=wrong["command"])
    await told.does(fata, "disclose", entry=gift, reader="agrippa", reason="He asked for it")
    await told.let_time_pass(MINUTE_MILLISECONDS)
    for entry in (slip["entries"][0]["id"], gift):
        await told.get_answer(fata, "/games/{game}/entries/{entry}", entry=entry)


READ = (
    "/games",
    "/rulesets",
    "/rehearsal",
    "/session",
    "/games/{game}",
    "/games/{game}/view",
    "/games/{game}/entries",
    "/games/{game}/holdings",
    "/games/{game}/places",
    "/games/{game}/accounts",
    "/games/{game}/tills",
    "/games/{game}/standings",
    "/games/{game}/trial-balance",
    "/games/{game}/audit",
    "/games/{game}/evening",
    "/games/{game}/replay",
    "/games/{game}/seal",
    "/games/{game}/heads",
    "/games/{game}/room",
    "/games/{game}/house",
    "/games/{game}/words",
    "/games/{game}/letters",
    "/games/{game}/series/balances",
    "/games/{game}/series/standings",
    "/games/{game}/series/places",
)
"""Paths of a game that need no more parameters."""


async def read_whole_game(told: RecordedPeople, steward: Phone, player: Phone) -> None:
    """Read everything that two people may read of a game."""
    for phone in (player, steward):
        for path in READ:
            await told.get_answer(phone, path)
        await _read_character_and_entry(told, phone, player.character)


async def _read_character_and_entry(told: RecordedPeople, phone: Phone, who: str) -> None:
    """Read everything that a person may read about one character and one entry."""
    entries = (await told.get_answer(phone, "/games/{game}/entries"))["entries"]
    accounts = (await told.get_answer(phone, "/games/{game}/accounts"))["accounts"]
    await told.get_answer(phone, "/games/{game}/offers", f"?as={phone.character}")
    await told.get_answer(phone, "/games/{game}/holdings/{character}", character=who)
    await told.get_answer(phone, "/games/{game}/stories/{character}", character=who)
    await told.get_answer(phone, "/games/{game}/search", f"?q={who}")
    await told.get_answer(phone, "/games/{game}/replay/{chunk}", chunk="0")
    await told.get_answer(phone, "/games/{game}/public-names", f"?as={phone.character}")
    for line in entries[-8:]:
        await told.get_answer(phone, "/games/{game}/entries/{entry}", entry=line["id"])
    await told.get_answer(phone, "/games/{game}/seal", f"?entry={entries[-1]['id']}")
    for one in accounts[:20]:
        asked = f"?account={one['account']}&asset={one['asset']}"
        await told.get_answer(phone, "/games/{game}/statement", asked)
