"""All requests of a phone, and their answers."""

from dataclasses import dataclass
from typing import Any

import msgspec

from ledger.games.ludi_romani.audiences import PRIVATE_GOODS
from tests.api.secrecy.asgi import Answer, RecordingListener
from tests.api.secrecy.curious import always_refused_acts, recordable_acts
from tests.api.secrecy.questions import ABOUT_ENTRY, ATTEMPT, FORBIDDEN, QUESTIONS
from tests.api.secrecy.script import summer_and_winter_script
from tests.api.secrecy.stage import Phone, Stage

MEDDLING = ("room", "octavia", "minerva")
"""The listeners who also try acts about other people's affairs."""

QUERYING = ("room", "minerva")
"""The listeners who also send queries of GraphQL: a viewer without a card, and one with a card.

The fields of GraphQL ask for the resources of REST, which all curious listeners ask for.
"""

GZIP = (b"accept-encoding", b"gzip")
STRANGER = "nobody"
OK, BROKEN = 200, 500
REFUSALS = (b"/problems/malformed", b"/problems/too", b"/problems/internal", b"GRAPHQL")
"""Parts of an answer to a query that the server did not run."""


@dataclass(frozen=True, slots=True)
class CuriosityTarget:
    """The subject of the curious: two people, and the ids of possible secret acts."""

    people: tuple[str, str]
    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CuriousPhone:
    """One phone at one time of the game, and the subject of its curiosity."""

    stage: Stage
    phone: Phone
    about: CuriosityTarget

    async def send_all_requests(self) -> None:
        """Send every possible request."""
        cursor = await self._fetch_views_for_cursor()
        await self._ask_lines(cursor)
        await self._ask_pages()
        await self._ask_forbidden_pages()
        await self._fill_offered_forms()
        await self._send_commands()
        if self.phone.name in QUERYING:
            await self._ask_graphql(cursor)
        await self._read_stream_start(cursor)

    async def send_main_requests(self) -> None:
        """Send the requests whose answers show most."""
        for page in ("/view", "/entries?limit=500", "/holdings", "", "/seal"):
            await self._get_game_page(page)
        for character in self.phone.characters:
            await self._get_game_page(f"/offers?as={character}")
            await self._get_game_page(f"/statement?account={character}&asset=denarius")
        for who in self.about.people:
            recorded = {"type": "move", "as": who, "recorder": self._asking_character, "to": "gaul"}
            await self._try_command(recorded)

    async def try_recordings(self) -> None:
        """Try everything that this character may record, witness, or decide by office."""
        await self._fill_offered_forms()
        for name in self.about.ids:
            await self._try_command(
                {"type": "consent", "as": self._asking_character, "petition": name}
            )
        now = self.stage.game.state
        for actor, (act, fields) in recordable_acts(now, self._asking_character, self.about.people):
            await self._try_command(
                {"type": act, "as": actor, "recorder": self._asking_character} | fields
            )

    async def _get_game_page(self, rest: str, *headers: tuple[bytes, bytes]) -> Answer:
        return await self.stage.get(self.phone, self.stage.path(rest), *headers)

    @property
    def _asking_character(self) -> str:
        return self.phone.characters[0] if self.phone.characters else self.about.people[0]

    async def _fetch_views_for_cursor(self) -> str:
        """Ask for the view in every way, and return an early cursor."""
        found = await self._get_game_page("/view")
        view = msgspec.json.decode(found.body)
        await self._get_game_page("/view", GZIP)
        await self._get_game_page("/view", (b"if-none-match", found.header(b"etag")))
        await self.stage.send(self.phone, "HEAD", self.stage.path("/view"))
        own, _, _ = view["cursor"].partition(".")
        early = f"{own}.3.0"
        for cursor in (early, view["cursor"], f"{own}.999.999", "other.1.1"):
            await self._get_game_page(f"/view?as_of={cursor}")
        return early

    async def _ask_lines(self, cursor: str) -> None:
        one, other = self.about.people
        await self._get_game_page("/entries?limit=500")
        await self._get_game_page("/entries?limit=500", GZIP)
        for query in (
            f"type=gift-made&character={one}",
            "type=ludi_romani/gift-made@1",
            "type=kernel/petition-opened@1",
            "type=petition-declined&limit=1",
            "type=holding-counted",
            f"character={one}&limit=3",
            f"character={other}&after=",
            f"after={cursor}&limit=4",
            f"before={cursor}",
            "after=other.1.1",
        ):
            await self._get_game_page(f"/entries?{query}")
        shown = msgspec.json.decode((await self._get_game_page("/entries?limit=500")).body)[
            "entries"
        ]
        for line in (*shown[:3], *shown[-6:]):
            await self._get_game_page(f"/entries/{line['id']}")
        await self._fetch_entry_pages("after", "")
        await self._fetch_entry_pages("before", None)

    async def _fetch_entry_pages(self, way: str, cursor: str | None) -> None:
        for _ in range(4):
            start = "" if cursor is None else f"&{way}={cursor}"
            found = await self._get_game_page(f"/entries?limit=7{start}")
            cursor = msgspec.json.decode(found.body)["cursor"]

    async def _ask_pages(self) -> None:
        one, other = self.about.people
        for page in (
            "",
            "/holdings",
            f"/holdings/{one}",
            f"/holdings/{other}",
            f"/holdings/{STRANGER}",
            "/places",
            "/seal",
            "/heads",
            *(f"/export.{form}" for form in ("jsonl", "entries.jsonl", "csv", "ledger", "other")),
            "/series/balances",
            "/series/places",
            f"/stories/{one}",
            f"/stories/{other}",
            "/words",
            "/words?whose=others",
            *(f"/search?q={query}" for query in (one, f"{other}&limit=3", "gave", "a&limit=100")),
        ):
            await self._get_game_page(page)
        for rest in ("/words/consent", "/words/erasures"):
            for who in sorted({self._asking_character, one}):
                body = {"as": who} | ({"to": "everybody"} if rest == "/words/consent" else {})
                await self.stage.post(self.phone, self.stage.path(rest), body)
        await self._get_game_page("/holdings", GZIP)
        await self._ask_accounts()
        await self._ask_replay()
        for page in ("/games", "/session", "/rehearsal"):
            await self.stage.get(self.phone, f"/api/v1{page}")
        for page in ("/metrics", "/readyz", "/healthz"):
            await self.stage.get(self.phone, page)

    async def _ask_accounts(self) -> None:
        """Ask for every account of these two people, with each other, and of all private assets."""
        found = await self._get_game_page("/accounts")
        await self._get_game_page("/tills")
        listed = msgspec.json.decode(found.body)["accounts"]
        people = {self._asking_character, *self.about.people}
        asked = {(a["account"], a["asset"]) for a in listed if a["holder"] in people}
        names = (*people, "@origin", f"{self.about.people[0]}/of:{self.about.people[1]}")
        asked |= {(name, asset) for name in names for asset in (*PRIVATE_GOODS, STRANGER)}
        for account, asset in sorted(asked):
            await self._get_game_page(f"/statement?account={account}&asset={asset}")

    async def _ask_replay(self) -> None:
        """Ask for every chunk of the replay, and for the moments of secret entries."""
        found = msgspec.json.decode((await self._get_game_page("/replay")).body)
        names = (*self.about.ids, STRANGER, found["moments"]["id"][-1][:-2])
        chunks = (f"/{number}" for number in range(len(found["chunks"]) + 1))
        for place in (*chunks, *(f"?entry={name}.0" for name in names)):
            await self._get_game_page(f"/replay{place}")

    async def _ask_forbidden_pages(self) -> None:
        for page in (
            *("/standings", "/series/standings", "/audit", "/view?at=3"),
            *("/holdings?at=3", "/places?at=3"),
        ):
            await self._get_game_page(page)
        for page in ("/evening", "/trial-balance", "/accounts?at=3", "/tills?at=3"):
            await self._get_game_page(page)
        for name in self.about.ids:
            await self._get_game_page(
                f"/statement?account={self._asking_character}&asset=denarius&from={name}.0"
            )
            await self._get_game_page(f"/receipts/{name}")
            await self._get_game_page(f"/entries/{name}.0")
            await self._get_game_page(f"/entries/{name}.1")
            await self._get_game_page(f"/seal?entry={name}.0")
        await self._get_game_page("/offers")
        await self._get_game_page(f"/offers?as={STRANGER}")
        await self.stage.post(self.phone, "/api/v1/claims/preview", {"token": "0" * 32})

    async def _fill_offered_forms(self) -> None:
        for character in self.phone.characters or self.about.people:
            found = await self._get_game_page(f"/offers?as={character}")
            if found.status == 200:
                forms = msgspec.json.decode(found.body)["offers"]
                for form in forms:
                    await self._fill_form(character, form["type"])

    async def _fill_form(self, character: str, act: str) -> None:
        """Ask for the form of an act, filled field by field with its first and its last option."""
        body: dict[str, Any] = {"type": act, "as": character, "period": self._period_number}
        for _ in range(4):
            found = await self.stage.post(self.phone, self.stage.path("/try"), body)
            fields = msgspec.json.decode(found.body).get("fields", [])
            open_ones = [field for field in fields if field["name"] not in body]
            chosen = {
                field["name"]: _choose_value(field) for field in open_ones if _is_open_field(field)
            }
            if not chosen:
                break
            name = min(chosen, key=[field["name"] for field in fields].index)
            body[name] = chosen[name]

    @property
    def _period_number(self) -> int:
        return int(self.stage.game.state.kernel.period.seq)

    async def _send_commands(self) -> None:
        """Send commands that are always refused, or whose refusal might reveal a secret."""
        one, other = self.about.people
        mine = always_refused_acts(one, other, self._asking_character)
        for name in self.about.ids:
            mine += [
                ("consent", {"petition": name}),
                ("decline", {"petition": name, "reason": "no"}),
                ("withdraw", {"petition": name}),
                ("choose", {"duty": name, "option": "yes"}),
                ("contest", {"entry": f"{name}.0", "reason": "no"}),
                ("undo", {"entry": f"{name}.0"}),
                ("reverse", {"entry": f"{name}.0", "reason": "no"}),
                ("settle", {"question": f"{name}.0/MERC-11", "reason": "no"}),
                ("settle", {"question": f"{name}.0", "reason": "no"}),
                ("dismiss-appeal", {"appeal": name, "reason": "no"}),
            ]
        for act, fields in mine:
            await self._try_command({"type": act, "as": self._asking_character} | fields)
        theirs: dict[str, Any] = {"as": one, "recorder": self._asking_character}
        gift = {"type": "give", "to": other, "asset": "denarius", "quantity": 100_000}
        await self._try_command(theirs | gift)
        await self._try_command(
            theirs | {"type": "attack-with-ring", "target": other, "numen": self._asking_character}
        )
        for lender, keeper in ((one, other), summer_and_winter_script().voters):
            sent = {"type": "recall-votes", "as": lender, "recorder": self._asking_character}
            await self._try_command(sent | {"from": keeper, "numen": self._asking_character})
        await self._try_command(
            theirs | {"type": "buy-classes", "seller": self._asking_character, "quantity": 1}
        )
        if self.phone.name in MEDDLING:
            await self._send_participant_commands()

    async def _try_command(self, body: dict[str, Any]) -> None:
        answer = await self.stage.post(
            self.phone, self.stage.path("/try"), {"period": self._period_number} | body
        )
        assert answer.status < BROKEN, (body, answer)

    async def _send_command(self, body: dict[str, Any]) -> None:
        name = f"00000000-0000-4000-8000-{len(self.phone.told):012d}"
        full = {"period": self._period_number} | body
        await self.stage.post(self.phone, self.stage.path("/commands"), full, name)

    async def _send_participant_commands(self) -> None:
        """Send commands that only the participants may give."""
        one, _other = self.about.people
        await self._send_command({"type": "pause", "as": one, "reason": "now"})
        for name in self.about.ids:
            for act, fields in (
                ("contest", {"entry": f"{name}.0"}),
                ("undo", {"entry": f"{name}.0"}),
                ("settle", {"question": f"{name}.0/MERC-11"}),
                ("dismiss-appeal", {"appeal": name}),
            ):
                await self._send_command({"type": act, "as": self._asking_character} | fields)
        waived = {"waive": ["MERC-18"], "reason": "so", "to": self._asking_character}
        await self._send_command(
            {"type": "give", "as": one, "asset": "denarius", "quantity": 1} | waived
        )

    async def _ask_graphql(self, cursor: str) -> None:
        one, game = self.about.people[0], self.stage.game.id
        names = {"id": game, "as": self._asking_character, "who": one, "start": cursor}
        for question in QUESTIONS:
            await self._post_query(question.replace("CHARACTER", one), names)
        for question in FORBIDDEN:
            await self._post_query(question, {"id": game})
        by = {"as": self._asking_character, "period": self._period_number}
        for name in self.about.ids:
            entry = f"{name}.0"
            for question in ABOUT_ENTRY:
                await self._post_query(question.replace("ENTRY", entry), {"id": game})
            act = {"named": {"type": "contest", "fields": {"entry": entry, "reason": "no"}}}
            await self._post_query(ATTEMPT, {"id": game, "by": by, "act": act})

    async def _post_query(self, query: str, variables: dict[str, Any]) -> None:
        """Send a query, which the server must run, because it refuses others alike in any game.

        The answer has one error at most, because the order of several errors is chance.
        """
        body = {"query": query, "variables": variables}
        answer = await self.stage.post(self.phone, "/graphql", body)
        refused = [one for one in REFUSALS if one in answer.body]
        assert answer.status == OK, answer
        assert not refused, answer
        assert len(msgspec.json.decode(answer.body).get("errors", ())) <= 1, answer

    async def _read_stream_start(self, cursor: str) -> None:
        """Read the beginning of the stream, as a newcomer and as an earlier listener."""
        for since in ("", f"?since={cursor}", "?since=other.1.1"):
            ear = RecordingListener(
                self.stage.app, self.stage.path(f"/live{since}"), self.phone.headers
            )
            await ear.wait_for_first_output()
            await ear.hang_up()
            self.phone.told += [(f"LIVE {since}", chunk) for chunk in ear.heard]


def _is_open_field(field: dict[str, Any]) -> bool:
    return field["kind"] in ("choice", "number") and bool(field.get("options", True))


def _choose_value(field: dict[str, Any]) -> Any:
    if field["kind"] == "choice":
        return field["options"][-1]["value"]
    return field["most"]
