"""An evening as a script: what bots did in a game without a server, to be done again over HTTP."""

import itertools
import random
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from api.founding import found
from api.rehearsal.bots import Bots, asked_of, characters_of
from ledger.games.ludi_romani.actium.values import total
from ledger.games.ludi_romani.goods import legions
from ledger.games.ludi_romani.nuptiae.suit import couple, wedding_objections
from ledger.games.ludi_romani.realm.actium import Party, Side
from ledger.games.ludi_romani.rules import RULES
from ledger.games.ludi_romani.seats import rome_of
from ledger.games.ludi_romani.senatus.census import payers
from ledger.kernel.preview import at_time
from ledger.kernel.request import Accepted, Request
from ledger.kernel.state import State
from ledger.store import open_store

DENARIUS, CLASSIS, CLIENTARUM = "denarius", "classis", "legio_clientarum"
SUFFRAGIUM = "suffragium"
START = 1_700_000_000_000
PAUSE = 5_000
"""Between two acts lie so many milliseconds."""

CHIP = 100_000
ENOUGH = 500_000
"""Denarii that those always have who take part in a secret."""

DYING = "scribonia"
"""Whom nobody misses."""

ASLEEP = frozenset({DYING})
"""Nobody plays these, so that their cards are free."""


@dataclass(frozen=True, slots=True)
class Step:
    """One command: when, as whom, and what. `name` is its id; `refused` when it has to be.

    `asked` is a number that is not known beforehand: as much as the form says.
    """

    at: int
    actor: str
    act: str
    period: int
    fields: dict[str, Any] = field(default_factory=dict)
    recorder: str = ""
    name: str = ""
    refused: bool = False
    asked: str = ""

    @property
    def body(self) -> dict[str, Any]:
        """The command as it is sent."""
        named = {"type": self.act, "as": self.actor, "period": self.period}
        recorder = {"recorder": self.recorder} if self.recorder else {}
        return named | recorder | self.fields

    @property
    def sender(self) -> str:
        """The character whose phone sends it."""
        return self.recorder or self.actor


class _Named(Bots):
    """Bots whose commands have ids as phones would give them."""

    def request(
        self, state: State[Any], character: str, act: str, fields: dict[str, Any]
    ) -> Request:
        request = super().request(state, character, act, fields)
        return replace(request, id=str(uuid.UUID(hex=request.id)))


class Evening:
    """Bots at work, and the script of what they did."""

    def __init__(self, seed: int) -> None:
        count = itertools.count(1)
        store = open_store("memory:")
        scenario = RULES.scenario(None, "")
        founded = found(store, RULES, scenario, START, lambda n: next(count).to_bytes(n, "big"))
        self.scribe = founded.scribe
        self.chance = random.Random(seed)
        self.bots = _Named(self.scribe.machine, self.chance)
        self.now = START + 60_000
        self.steps: list[Step] = []

    @property
    def state(self) -> State[Any]:
        """The game now."""
        self.scribe.submit_all((), self.now)
        return at_time(self.scribe.state, self.now)

    def acts(self, number: int) -> None:
        """So many acts of whoever comes to mind, first of all those of whom something is asked."""
        everybody = [who for who in characters_of(self.state) if who not in ASLEEP]
        for _ in range(number):
            self.now += PAUSE
            waiting = [who for who in asked_of(self.state) if who not in ASLEEP]
            character = self.chance.choice(waiting or everybody)
            self.does(self.bots.propose(self.state, character))

    def opens(self) -> None:
        """The next period of the calendar."""
        self.now += PAUSE
        assert self.does(self.bots.calendar(self.state, characters_of(self.state)))

    def tribute(self) -> str:
        """A god pays tribute by choice; who it was, or "" when nobody can."""
        self.now += PAUSE
        for character in characters_of(self.state):
            if self.does(self.bots.fill_in(self.state, character, "pay-tribute")):
                return character
        return ""

    def purse(self, who: str) -> int:
        """How much money somebody has now."""
        return self.scribe.state.books.holding(who, DENARIUS)

    def began(self, who: str) -> int:
        """How much money somebody had in the beginning."""
        first = self.scribe.state.log.entries[1].postings
        return sum(p.amount for p in first if (p.target, p.asset) == (who, DENARIUS))

    def trade(self, one: str, other: str) -> bool:
        """Whether two people did what everybody sees: a gift there and back, and a purchase."""
        there = {"to": other, "asset": CLASSIS, "quantity": 1}
        bought = {"seller": "neptune", "quantity": 1}
        done = self._asked(one, "give", there) and self._asked(other, "give", there | {"to": one})
        return (
            done
            and self._asked(other, "buy-classes", bought)
            and self._asked("neptune", "consent", {"petition": self.steps[-1].name})
        )

    def _asked(self, who: str, act: str, fields: dict[str, Any]) -> bool:
        self.now += PAUSE
        return self.does(self.bots.request(self.state, who, act, fields))

    def does(self, request: Request | None) -> bool:
        """Whether a request was accepted; whatever the answer, it is in the script."""
        if request is None:
            return False
        accepted = isinstance(self.scribe.submit(request, self.now), Accepted)
        step = Step(
            at=self.now,
            actor=request.actor,
            act=request.type,
            period=request.period,
            fields=request.fields,
            recorder=request.recorder,
            name=request.id,
            refused=not accepted,
        )
        self.steps.append(step)
        return accepted


@dataclass(frozen=True, slots=True)
class Script:
    """The steps before and after the moment of a secret, and those who take part in it.

    `giver` and `taker` are together at the moment and never spend their last money afterwards;
    `purse` is what the giver has then, `start` what the giver began with. `payer` pays tribute to
    `payee` later, `paid` in all, after having `spent` so much. `voters` are two others who are
    together at the moment and have suffragia, `couple` bride and groom who may marry
    in one region; `patronus` has legiones, `taxed` is a Roman who pays in a census, each with the
    region: all people of whom nothing is heard. `starts` is where everybody is at the moment,
    `places` when the last step is done; the giver's goods are worth `afloat` then, in Denarii.
    `handed` is how many virus brides have at the moment.
    """

    before: tuple[Step, ...]
    after: tuple[Step, ...]
    moment: int
    giver: str
    taker: str
    purse: int
    start: int
    payer: str
    payee: str
    paid: int
    spent: int
    voters: tuple[str, str]
    couple: tuple[str, str]
    patronus: tuple[str, str]
    taxed: tuple[str, str]
    starts: Mapping[str, str]
    places: Mapping[str, str]
    afloat: int
    handed: int


@cache
def script() -> Script:
    """A summer, and the beginning of the winter after it; the secret is one of the summer."""
    played = (_played(Evening(seed)) for seed in itertools.count(1))
    return next(found_one for found_one in played if found_one is not None)


def _played(evening: Evening) -> Script | None:
    evening.acts(40)
    before, moment = len(evening.steps), evening.now + PAUSE
    evening.now += 30 * PAUSE
    now = evening.state
    pair, voters = _pair(now), _voters(now)
    if pair is None or voters is None or not evening.trade(*pair):
        return None
    evening.acts(14)
    evening.opens()
    evening.acts(10)
    evening.opens()
    evening.acts(12)
    winter = evening.state
    payer = evening.tribute()
    if not payer or min(evening.purse(who) for who in pair) < ENOUGH:
        return None
    steps = tuple(evening.steps)
    held = winter.books.holding(payer, DENARIUS)
    spent, paid = evening.began(payer) - held, held - evening.purse(payer)
    if winter.books.balance(payer, DENARIUS) != held or spent < 0 or paid < 2 * CHIP:
        return None
    used = {*pair, *voters}
    later, ever = _quiet(now, evening.steps[before:]) - used, _quiet(now, evening.steps) - used
    pair_to_wed = _couple(now, later)
    patronus = _patronus(now, later - {*(pair_to_wed or ())}, now.seating.place(pair[0]))
    taxed = _taxed(winter, ever)
    if pair_to_wed is None or patronus is None or taxed is None:
        return None
    return Script(
        before=steps[:before],
        after=steps[before:],
        moment=moment,
        giver=pair[0],
        taker=pair[1],
        purse=now.books.holding(pair[0], DENARIUS),
        start=evening.began(pair[0]),
        payer=payer,
        payee=str(steps[-1].fields["to"]),
        paid=paid,
        spent=spent,
        voters=voters,
        couple=pair_to_wed,
        patronus=patronus,
        taxed=taxed,
        handed=sum(now.books.holding(who, "virus") for who in now.world.people if who != "vesta"),
        starts={who: now.seating.place(who) for who in now.world.people},
        places={who: winter.seating.place(who) for who in winter.world.people},
        afloat=total(winter, Party((Side(pair[0], (pair[0],), (pair[0],)),))),
    )


def _pair(now: State[Any]) -> tuple[str, str] | None:
    """Two rich mortals who are together by the sea."""
    rich = [
        who
        for who in now.world.people
        if now.books.holding(who, DENARIUS) >= 2 * ENOUGH
        and now.books.holding(who, CLASSIS)
        and now.world.person(who).mortal
        and who not in ASLEEP
    ]
    for one, other in itertools.permutations(sorted(rich), 2):
        place = now.seating.place(one)
        if place and place == now.seating.place(other) and now.world.scenario.regions[place].sea:
            return one, other
    return None


def _voters(now: State[Any]) -> tuple[str, str] | None:
    """Two mortals with votes who are together."""
    people = (who for who in sorted(now.world.people) if now.books.holding(who, SUFFRAGIUM))
    for one, other in itertools.combinations(people, 2):
        place = now.seating.place(one)
        if place and place == now.seating.place(other):
            return one, other
    return None


def _quiet(now: State[Any], steps: list[Step]) -> frozenset[str]:
    """The mortals who sit somewhere and of whom nothing is heard in these steps."""
    heard = {step.actor for step in steps} | {step.recorder for step in steps}
    named = str([step.fields for step in steps])
    mortals = (p.id for p in now.world.people.values() if p.mortal and p.id not in ASLEEP)
    placed = (who for who in mortals if now.seating.place(who))
    return frozenset(who for who in placed if who not in heard and f"'{who}'" not in named)


def _couple(now: State[Any], quiet: frozenset[str]) -> tuple[str, str] | None:
    """A bride and a groom against whose wedding nothing stands but where they are."""
    for bride, groom in itertools.permutations(sorted(quiet), 2):
        against = wedding_objections(now, groom, bride)
        if couple(now, groom, bride) == (bride, groom) and {o.rule for o in against} <= {"NUPT-02"}:
            return bride, groom
    return None


def _patronus(now: State[Any], quiet: frozenset[str], near: str) -> tuple[str, str] | None:
    """Somebody with legiones far away, and where."""
    found = ((who, now.seating.place(who)) for who in sorted(quiet) if legions(now, who))
    return next(((who, place) for who, place in found if place != near), None)


def _taxed(winter: State[Any], quiet: frozenset[str]) -> tuple[str, str] | None:
    """A Roman whom a census strikes, and where."""
    for place in sorted(winter.world.scenario.regions):
        for who in payers(winter, place) if place != rome_of(winter) else ():
            if who in quiet:
                return who, place
    return None
