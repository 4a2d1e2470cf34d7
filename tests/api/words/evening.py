"""A game of nuts in which people have names, write letters, contest and appeal; then it closes."""

import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ledger.store import open_store
from tests.api.closing import close_game_by_stewards
from tests.api.hall import Hall, Phone, document_of, open_hall
from tests.toy.post import rules_with_letters

QUESTION = """
query ($id: ID!) {
  game(id: $id) {
    view { slices { key data } }
    letters { letters { text } }
    entries(first: 100) { edges { node { reason } } }
  }
}
"""
PEOPLE = ("ada", "bea", "cai", "aunt", "nurse")


@dataclass(frozen=True)
class WordsOfPerson:
    """The words of one person; every text differs from all others."""

    name: str = "Apollonia of the hill"
    letter: str = "meet me behind the granary"
    open_letter: str = "to all whom it concerns, nuts"
    appeal: str = "that bench was always mine"
    contest: str = "I never gave those away"

    @property
    def all_texts(self) -> tuple[str, ...]:
        """All texts of the person."""
        return (self.name, self.letter, self.open_letter, self.appeal, self.contest)


@dataclass
class ClosedEvening:
    """A hall whose game is closed, everybody's phone, and their words."""

    hall: Hall
    phones: dict[str, Phone]
    ada: WordsOfPerson
    bea: WordsOfPerson

    def path(self, rest: str) -> str:
        return f"/games/{self.hall.id}{rest}"

    async def words(self, who: str, whose: str = "mine") -> list[dict[str, Any]]:
        """Return the words that a person is shown."""
        answer = await self.phones[who].get(self.path("/words"), whose=whose)
        words: list[dict[str, Any]] = document_of(answer)["words"]
        return words

    async def fetch_texts(self, who: str, whose: str = "others") -> set[str]:
        return {one["text"] for one in await self.words(who, whose)}

    async def lay_words_open(self, who: str, to: str) -> None:
        body = {"as": who, "to": to}
        document_of(await self.phones[who].post(self.path("/words/consent"), body))

    async def erase_person(self, who: str, whom: str = "") -> dict[str, Any]:
        body = {"as": who} | ({"who": whom} if whom else {})
        return document_of(await self.phones[who].post(self.path("/words/erasures"), body))

    async def all_answers(self, who: str) -> str:
        """Return every answer of the API to one phone that may hold words."""
        game, phone = self.hall.game, self.phones[who]
        pages = ["", "/view", "/entries?limit=500", "/letters?limit=500", "/audit?limit=500"]
        pages += ["/search?q=a&limit=100", "/search?q=letter"]
        pages += ["/replay", "/replay/0", "/replay/1", "/evening", "/words", "/words?whose=others"]
        pages += [f"/stories/{one}" for one in PEOPLE]
        forms = ("jsonl", "entries.jsonl", "csv", "ledger")
        pages += [f"/export.{form}" for form in forms]
        log = game.state.log
        pages += [f"/view?at={at}" for at in range(1, log.position + 1)]
        pages += [f"/entries/{log.entries[at].id}" for at in range(1, log.position + 1)]
        pages += [f"/letters?thread={thread}" for thread in game.state.kernel.letters.threads]
        found = [await phone.client.get(f"/api/v1{self.path(page)}") for page in pages]
        found.append(await phone.get("/games"))
        asked = {"query": QUESTION, "variables": {"id": self.hall.id}}
        found.append(await phone.client.post("/graphql", json=asked))
        refused = {answer.status_code for answer in found} - {200}
        assert refused <= {404}
        assert "errors" not in found[-1].json(), found[-1].text
        return "\n".join(answer.text for answer in found)


def bytes_of_store(folder: Path) -> bytes:
    """Return the bytes of every file of a game's store."""
    return b"\n".join(path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file())


def check_words_are_gone(found: bytes, said: WordsOfPerson) -> None:
    """Check that none of a person's words is among these bytes."""
    for text in said.all_texts:
        for spelt in (text.encode(), text.encode("unicode_escape"), text.encode("utf-16-le")):
            assert spelt not in found, text


async def say_all_kinds_of_words(
    phone: Phone, spoken: WordsOfPerson, other: str, aunt: Phone
) -> None:
    """Say everything possible in a game of nuts as this person. The bench is full."""
    await phone.does("introduce", name=spoken.name)
    await phone.does("write-letter", to=[other], text=spoken.letter)
    await phone.does("write-letter", public=True, text=spoken.open_letter)
    bench = {"about": "sit", "fields": {"where": "bench"}}
    await phone.does("appeal", **bench, reason=spoken.appeal)
    gift, who = str(uuid.uuid4()), phone.character
    await aunt.does("give", command=gift, **{"as": who}, recorder="aunt", to=other, nuts=1)
    await phone.does("contest", entry=f"{gift}.0", reason=spoken.contest)


@asynccontextmanager
async def closed_evening(
    ada: WordsOfPerson | None = None,
    bea: WordsOfPerson | None = None,
    store: Path | None = None,
    **settings: Any,
) -> AsyncIterator[ClosedEvening]:
    """Yield a closed evening, in a file if one is named."""
    ada = ada or WordsOfPerson()
    bea = bea or WordsOfPerson(
        "Beatrix", "no, at the well", "hear me", "a nut is a nut", "it was my nut"
    )
    kept = open_store(str(store)) if store else None
    rates: dict[str, Any] = {"claim_rate": "1000/second", "read_rate": "1000000/second"}
    async with open_hall(
        rulesets={"nuces": rules_with_letters()}, store=kept, **rates, **settings
    ) as hall:
        phones = {who: await hall.phone(who) for who in PEOPLE}
        for who in ("cai", "bea"):
            await phones[who].does("sit", where="bench")
        await say_all_kinds_of_words(phones["ada"], ada, "bea", phones["aunt"])
        await phones["bea"].does("sit", where="wall")
        await phones["ada"].does("sit", where="bench")
        await say_all_kinds_of_words(phones["bea"], bea, "ada", phones["aunt"])
        await close_game_by_stewards(hall)
        phones["room"] = hall.stranger()
        yield ClosedEvening(hall, phones, ada, bea)
    if kept is not None:
        kept.close()
