"""Dry runs of Ludi Romani over HTTP: a ghost at the tribute, and a death with the season."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from ledger.games.ludi_romani.rules import RULES
from tests.api.hall import Hall, Phone, open_hall

GENERAL, DOOMED, COLLECTOR, GOD = "octavian", "hirtius", "calenus", "pluto"
PLACES = {GENERAL: "egypt", DOOMED: "egypt", COLLECTOR: "egypt", GOD: "southern_italy"}


class LudiEvening:
    """A hall with an evening of Ludi Romani; one phone for each acting character."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._phones: dict[str, Phone] = {}

    async def phone_of(self, who: str) -> Phone:
        if who not in self._phones:
            self._phones[who] = await self.hall.phone(who)
        found = self._phones[who]
        found.period = self.hall.game.state.period.seq
        return found

    async def does(self, who: str, act: str, /, **fields: Any) -> None:
        await (await self.phone_of(who)).does(act, **fields)

    async def dry_run(self, who: str, act: str, /, **fields: Any) -> dict[str, Any]:
        return await (await self.phone_of(who)).dry_run(act, **fields)

    async def set_fact(self, who: str, fact: str, value: str) -> None:
        """Let the Fates set a fact."""
        await self.does("fata", "set-fact", subject=who, fact=fact, value=value, reason="so")

    async def announce_death(self) -> None:
        """Let Octavian announce in Egypt the death of Hirtius, who is unprotected."""
        for who, place in PLACES.items():
            await self.set_fact(who, "place", place)
        await self.set_fact(DOOMED, "status", "unprotected")
        await self.does(GENERAL, "execute-unprotected", who=DOOMED)

    async def season(self) -> None:
        await self.does("apollo", "announce-season")


@pytest.fixture
async def scene() -> AsyncIterator[LudiEvening]:
    async with open_hall(rulesets={"ludi_romani": RULES}) as hall:
        yield LudiEvening(hall)


@pytest.mark.rule("MORS-04", "CAL-04")
async def test_the_dry_run_of_a_season_names_a_death_that_falls_due(scene: LudiEvening) -> None:
    await scene.announce_death()
    tried = await scene.dry_run("apollo", "announce-season")
    become = {(one["who"], one["text"], one["ceases"]) for one in tried["becomes"]}
    assert {(DOOMED, "umbra", False), (DOOMED, "condemned", True)} <= become
    assert {"asset": "classis", "amount": 1, "from": DOOMED, "to": "@estate"} in tried["legs"]
    assert tried["after"] == {DOOMED: {"classis": 0}}
    await scene.season()
    assert not scene.hall.game.state.world.person(DOOMED).living
    assert scene.hall.game.state.books.holding(DOOMED, "classis") == 0


@pytest.mark.rule("TRIB-01", "IMAGO-07", "IMAGO-10")
async def test_the_dry_run_of_a_tribute_answers_a_collector_with_a_ghost(
    scene: LudiEvening,
) -> None:
    await scene.announce_death()
    await scene.season()
    await scene.does("vesta", "choose", duty=f"estate/{DOOMED}", option="in-trust")
    await scene.does(DOOMED, "lament", gate="cumae")
    await scene.does(GOD, "receive-dead", gate="cumae")
    await scene.does(DOOMED, "drift", to="egypt")
    await scene.does(GOD, "reside", to="egypt")
    await scene.season()
    await scene.does(DOOMED, "attach", to=COLLECTOR)
    tried = await scene.dry_run(COLLECTOR, "collect-tribute", from_=GOD)
    assert (tried["complete"], tried["objections"]) == (True, [])
    await scene.does(COLLECTOR, "collect-tribute", from_=GOD)
