"""A client that sends requests of any kind to every interface. The promises must still be kept."""

import json
import uuid
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.parse import quote

from structlog.testing import capture_logs

from ledger.record.entry import Entry
from tests.api.graphql.acting import ACT, ATTEMPT
from tests.api.hall import Hall, Phone
from tests.soak.junk import JUNK, acts_by_name, body_around_act, fields_for_act

INTERNAL = 500
REFUSED = 400
CLOSING = {"announce-closing", "confirm-closing"}
ACTOR = {"as", "period", "recorder", "contribution"}
FORCE = {"waive", "reason", "appeal"}
Way = Callable[[dict[str, Any], dict[str, Any]], Awaitable[int]]
PATHS = (
    "/games/{game}",
    "/games/{game}/view",
    "/games/{game}/offers",
    "/games/{game}/holdings",
    "/games/{game}/holdings/{word}",
    "/games/{game}/places",
    "/games/{game}/standings",
    "/games/{game}/entries",
    "/games/{game}/audit",
    "/games/{game}/seal",
    "/games/{game}/receipts/{word}",
    "/games/{word}/view",
)
QUERIES = ("as", "recorder", "at", "as_of", "after", "before", "limit", "type", "character")


@dataclass
class HostileCaller:
    """A hostile caller. `broken` has a sentence for every wrong answer of the server."""

    hall: Hall
    phone: Phone
    who: str
    chance: Random
    broken: list[str] = field(default_factory=list)
    sent: Counter[str] = field(default_factory=Counter)
    _waivable: tuple[Any, ...] = ()

    async def send_hostile_requests(self, times: int) -> None:
        """Send this many requests for each act, and as many queries."""
        machine = self.hall.game.machine
        for act in acts_by_name(machine):
            for _ in range(times):
                await self._ask_for_act(act)
                if self._waivable and self.who in self.hall.game.state.kernel.stewards:
                    await self._waive_and_resend()
        for _ in range(times * len(PATHS)):
            await self._send_queries()

    async def _waive_and_resend(self) -> None:
        """Send a refused request again with every objection waived."""
        said, fields, waived = self._waivable
        self._waivable = ()
        forced = said | {"waive": waived, "reason": "it was so"}
        await self._send_and_check(self._send_command, forced, fields)

    async def _ask_for_act(self, act: str) -> None:
        state, machine = self.hall.game.state, self.hall.game.machine
        said = body_around_act(state, self.who, act, self.chance)
        actor = said["as"] if isinstance(said["as"], str) else self.who
        cards = state.kernel.cards.values()
        actor = actor if any(card.character == actor for card in cards) else self.who
        fields = fields_for_act(machine, state, actor, act, self.chance)
        ways: tuple[Way, ...] = (
            self._send_command,
            self._send_command,
            self._send_dry_run,
            self._send_mutation,
            self._send_graphql_dry_run,
        )
        if act in CLOSING:
            ways = (self._send_dry_run, self._send_graphql_dry_run)
        await self._send_and_check(self.chance.choice(ways), said, fields)

    async def _send_and_check(self, way: Way, said: dict[str, Any], fields: dict[str, Any]) -> None:
        state = self.hall.game.state
        with capture_logs() as logs:
            status = await way(said, fields)
        after = self.hall.game.state
        self.sent[f"{way.__name__.strip('_')} {status}"] += 1
        told = f"{self.who} {way.__name__} {said} {fields}"
        self._note_wrong_answer(told, status, logs)
        new = range(state.log.position + 1, after.log.position + 1)
        added = [after.log.entries[position] for position in new]
        if status >= REFUSED and not all(map(_is_entry_by_house, added)):
            self.broken.append(f"refused, and yet something happened: {told}"[:600])
        if any(after.books.totals().values()):
            self.broken.append(f"something was lost: {told}"[:600])
        await self._resume_play()

    def _note_wrong_answer(self, told: str, status: int, logs: Any) -> None:
        bad = [line for line in logs if line["log_level"] in ("error", "critical")]
        if status >= INTERNAL or bad:
            self.broken.append(f"{status} {told[:500]} {_first_error(bad)}")

    async def _resume_play(self) -> None:
        """Resume a pause and call off a closing, so that the rules still judge later requests."""
        self.hall.clock.now += self.chance.choice((1, 20, 400))
        for status, act in (("paused", "resume"), ("closing", "cancel-closing")):
            if self.hall.game.state.kernel.status == status:
                await self.hall.game.writer.answer(self.hall.host.registry.request_by_server(act))

    async def _post_json(self, path: str, event: Any, **headers: str) -> tuple[int, Any]:
        content = {"Content-Type": "application/json", **headers}
        sent = await self.phone.client.post(path, content=json.dumps(event), headers=content)
        return sent.status_code, sent.json()

    async def _send_command(self, said: dict[str, Any], fields: dict[str, Any]) -> int:
        path, key = (
            f"/api/v1/games/{self.hall.id}/commands",
            str(uuid.UUID(int=self._random_bits())),
        )
        status, found = await self._post_json(path, said | fields, **{"Idempotency-Key": key})
        if found.get("appealable"):
            waived = sorted({objection["rule"] for objection in found["objections"]})
            self._waivable = (said, fields, waived[:16])
        return status

    async def _send_dry_run(self, said: dict[str, Any], fields: dict[str, Any]) -> int:
        return (await self._post_json(f"/api/v1/games/{self.hall.id}/try", said | fields))[0]

    async def _send_mutation(self, said: dict[str, Any], fields: dict[str, Any]) -> int:
        force = {name: said[name] for name in FORCE & said.keys()} or None
        more = {"id": str(uuid.UUID(int=self._random_bits())), "force": force}
        return await self._send_graphql_act(ACT, said, fields, more)

    async def _send_graphql_dry_run(self, said: dict[str, Any], fields: dict[str, Any]) -> int:
        return await self._send_graphql_act(ATTEMPT, said, fields, {})

    async def _send_graphql_act(
        self, query: str, said: dict[str, Any], fields: dict[str, Any], more: dict[str, Any]
    ) -> int:
        act = self._typed_act(said, fields) or {"named": {"type": said["type"], "fields": fields}}
        by = {name: said[name] for name in ACTOR & said.keys()}
        variables = {"game": self.hall.id, "by": by, "act": act, **more}
        status, found = await self._post_json("/graphql", {"query": query, "variables": variables})
        if status >= REFUSED:
            return status
        errors = found.get("errors", ())
        return max([status, *(int(error["extensions"]["status"]) for error in errors)])

    def _typed_act(self, said: dict[str, Any], fields: dict[str, Any]) -> dict[str, Any] | None:
        """Return the act in its own input type, or None half of the time, for an act by name."""
        machine, name = self.hall.game.machine, said["type"]
        if self.chance.random() < 1 / 2 or not isinstance(name, str):
            return None
        group = machine.rules.name if name in machine.acts else "kernel"
        return {
            _camel_case(group): {
                _camel_case(name): {_camel_case(k): v for k, v in fields.items()} or True
            }
        }

    async def _send_queries(self) -> None:
        words = [str(word)[:200].encode("utf-8", "replace").decode() for word in JUNK]
        state = self.hall.game.state
        words += [*(card.character for card in state.kernel.cards.values()), "1", "3"]
        path = self.chance.choice(PATHS).format(
            game=self.hall.id, word=quote(self.chance.choice(words), safe="")
        )
        names = self.chance.sample(QUERIES, self.chance.randint(0, 3))
        query = {name: self.chance.choice(words) for name in names}
        if "recorder" in query or self.chance.random() < 1 / 2:
            query |= {self.chance.choice(("as", "recorder")): self.who}
        with capture_logs() as logs:
            sent = await self.phone.get(path, **query)
        self.sent[f"get {sent.status_code}"] += 1
        self._note_wrong_answer(f"{self.who} GET {path} {query}", sent.status_code, logs)

    def _random_bits(self) -> int:
        return self.chance.getrandbits(128)


def _camel_case(name: str) -> str:
    first, *rest = name.replace("-", "_").split("_")
    return first + "".join(word.capitalize() for word in rest)


def _is_entry_by_house(entry: Entry) -> bool:
    return entry.meta is not None and (entry.meta.type == "due" or not entry.meta.card)


def _first_error(bad: list[Any]) -> str:
    if not bad:
        return ""
    error = bad[0].get("exc_info")
    return f"{bad[0]['event']}: {error!r}"[:300]
