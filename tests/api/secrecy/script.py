"""An evening as a script: acts of bots in a game without a server, to be repeated over HTTP."""

import itertools
import random
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from api.access.founding import found_game_in_store
from api.rehearsal.bots import Bots, characters_owing_answers, characters_with_cards
from ledger.games.ludi_romani.actium.state import Party, Side
from ledger.games.ludi_romani.actium.values import worth_of_form
from ledger.games.ludi_romani.rules import RULES
from ledger.kernel.machine.machine import state_at_time
from ledger.kernel.vocabulary.request import Accepted, Request
from ledger.record.state import State
from ledger.store import open_store
from tests.api.secrecy import people

DENARIUS, CLASSIS, CLIENTARUM = "denarius", "classis", "legio_clientarum"
SUFFRAGIUM = "suffragium"
START = 1_700_000_000_000
PAUSE = 5_000
"""Milliseconds between two acts."""

CHIP = 100_000


@dataclass(frozen=True, slots=True)
class CommandStep:
    """One command: its time, its actor, and its act.

    `name` is its id. `refused` is set when it must be refused. `asked` is a field whose number is
    read from the form.
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
    def command_body(self) -> dict[str, Any]:
        """Return the command as it is sent."""
        named = {"type": self.act, "as": self.actor, "period": self.period}
        recorder = {"recorder": self.recorder} if self.recorder else {}
        return named | recorder | self.fields

    @property
    def sender(self) -> str:
        """The character whose phone sends it."""
        return self.recorder or self.actor


class _BotsWithPhoneIds(Bots):
    """Bots whose commands have ids like those of phones."""

    def request(
        self, state: State[Any], character: str, act: str, fields: dict[str, Any]
    ) -> Request:
        request = super().request(state, character, act, fields)
        return replace(request, id=str(uuid.UUID(hex=request.id)))


class ScriptedEvening:
    """Bots at work, and the script of their acts."""

    def __init__(self, seed: int) -> None:
        count = itertools.count(1)
        store = open_store("memory:")
        scenario = RULES.scenarios.read(None, "")
        founded = found_game_in_store(
            store, RULES, scenario, START, lambda n: next(count).to_bytes(n, "big")
        )
        self.scribe = founded.scribe
        self.chance = random.Random(seed)
        self.bots = _BotsWithPhoneIds(self.scribe.machine, self.chance)
        self.now = START + 60_000
        self.steps: list[CommandStep] = []

    @property
    def state(self) -> State[Any]:
        """The present state of the game."""
        self.scribe.catch_up(self.now)
        return state_at_time(self.scribe.state, self.now)

    def do_random_acts(self, number: int) -> None:
        """Let random characters do this many acts. Characters who owe an answer act first."""
        everybody = [who for who in characters_with_cards(self.state) if who not in people.ASLEEP]
        for _ in range(number):
            self.now += PAUSE
            waiting = [
                who for who in characters_owing_answers(self.state) if who not in people.ASLEEP
            ]
            character = self.chance.choice(waiting or everybody)
            self.does(self.bots.propose(self.state, character))

    def open_period(self) -> None:
        """Open the next period of the calendar."""
        self.now += PAUSE
        assert self.does(self.bots.calendar_act(self.state, characters_with_cards(self.state)))

    def winter(self) -> State[Any]:
        """Play the rest of the summer, the following period, and some of the winter.

        Return the state.
        """
        self.do_random_acts(14)
        self.open_period()
        self.do_random_acts(10)
        self.open_period()
        self.do_random_acts(12)
        return self.state

    def pay_tribute(self) -> str:
        """Let a god pay tribute by choice. Return the god, or "" when no god can pay."""
        self.now += PAUSE
        for character in characters_with_cards(self.state):
            if self.does(
                self.bots.request_with_random_fields(self.state, character, "pay-tribute")
            ):
                return character
        return ""

    def money_of(self, who: str) -> int:
        """Return the present money of a character."""
        return self.scribe.state.books.holding(who, DENARIUS)

    def began(self, who: str) -> int:
        """Return the first money of a character."""
        first = self.scribe.state.log.entries[1].postings
        return sum(p.amount for p in first if (p.target, p.asset) == (who, DENARIUS))

    def trade_in_public(self, one: str, other: str) -> bool:
        """Let two people do public acts, and return whether the acts were accepted.

        The acts are a gift in both directions, and a purchase.
        """
        there = {"to": other, "asset": CLASSIS, "quantity": 1}
        bought = {"seller": "neptune", "quantity": 1}
        done = self._do_act(one, "give", there) and self._do_act(other, "give", there | {"to": one})
        return (
            done
            and self._do_act(other, "buy-classes", bought)
            and self._do_act("neptune", "consent", {"petition": self.steps[-1].name})
        )

    def _do_act(self, who: str, act: str, fields: dict[str, Any]) -> bool:
        self.now += PAUSE
        return self.does(self.bots.request(self.state, who, act, fields))

    def does(self, request: Request | None) -> bool:
        """Send a request and add it to the script, and return whether it was accepted."""
        if request is None:
            return False
        accepted = isinstance(self.scribe.answer(request, self.now), Accepted)
        step = CommandStep(
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
    """The steps before and after the moment of a secret, and its participants.

    All people from `voters` to `taxed` are silent: they do no act in the script.
    """

    before: tuple[CommandStep, ...]
    after: tuple[CommandStep, ...]
    moment: int
    giver: str
    """The people who are with the taker at the time of the secret.

    No person among them spends their last money later.
    """
    taker: str
    purse: int
    """The giver's money at the time of the secret."""
    start: int
    """The giver's money at the beginning."""
    payer: str
    """A god who pays tribute later."""
    payee: str
    """The mortal who gets the payer's tribute."""
    paid: int
    """The sum of the payer's tribute."""
    spent: int
    """The amount that the payer had spent when the tribute was paid."""
    voters: tuple[str, str]
    """Two other people who are together at the time of the secret and have suffragia."""
    couple: tuple[str, str]
    """A bride and a groom who may marry in one region."""
    patronus: tuple[str, str]
    """An owner of legiones, and their region."""
    taxed: tuple[str, str]
    """A Roman who pays in a census, and their region."""
    starts: Mapping[str, str]
    """The place of each person at the time of the secret."""
    places: Mapping[str, str]
    """The place of each person after the last step."""
    afloat: int
    """The worth in Denarii of the giver's goods after the last step."""
    handed: int
    """The number of virus that brides have at the time of the secret."""
    grooms: int
    """The groom's money at the time of the secret."""


@cache
def summer_and_winter_script() -> Script:
    """Return a summer, and the beginning of the winter after it. The secret is in the summer."""
    played = (_try_script(ScriptedEvening(seed)) for seed in itertools.count(1))
    return next(found_one for found_one in played if found_one is not None)


def _try_script(evening: ScriptedEvening) -> Script | None:
    evening.do_random_acts(40)
    before, moment = len(evening.steps), evening.now + PAUSE
    evening.now += 30 * PAUSE
    now = evening.state
    pair, voters = people.find_rich_pair(now), people.find_voter_pair(now)
    if pair is None or voters is None or not evening.trade_in_public(*pair):
        return None
    winter = evening.winter()
    payer = evening.pay_tribute()
    if not payer or min(evening.money_of(who) for who in pair) < people.ENOUGH:
        return None
    spent, paid = _payer_spending(evening, winter, payer)
    if spent < 0 or paid < 2 * CHIP:
        return None
    quiet = _idle_people(evening, now, winter, before, (*pair, *voters))
    if quiet is None:
        return None
    return Script(
        before=tuple(evening.steps[:before]),
        after=tuple(evening.steps[before:]),
        moment=moment,
        giver=pair[0],
        taker=pair[1],
        purse=now.books.holding(pair[0], DENARIUS),
        start=evening.began(pair[0]),
        payer=payer,
        payee=str(evening.steps[-1].fields["to"]),
        paid=paid,
        spent=spent,
        voters=voters,
        couple=quiet[0],
        patronus=quiet[1],
        taxed=quiet[2],
        handed=sum(now.books.holding(who, "virus") for who in now.world.people if who != "vesta"),
        grooms=now.books.holding(quiet[0][1], DENARIUS),
        starts={who: now.seating.place_of(who) for who in now.world.people},
        places={who: winter.seating.place_of(who) for who in winter.world.people},
        afloat=worth_of_form(winter, Party((Side(pair[0], (pair[0],), (pair[0],)),))),
    )


def _payer_spending(evening: ScriptedEvening, winter: State[Any], payer: str) -> tuple[int, int]:
    """Return how much the payer spends by the winter, and the payment.

    The first number is -1 if some of the money is not the payer's.
    """
    held = winter.books.holding(payer, DENARIUS)
    spent = evening.began(payer) - held if winter.books.balance(payer, DENARIUS) == held else -1
    return spent, held - evening.money_of(payer)


def _idle_people(
    evening: ScriptedEvening,
    now: State[Any],
    winter: State[Any],
    before: int,
    used: tuple[str, ...],
) -> tuple[tuple[str, str], tuple[str, str], tuple[str, str]] | None:
    """Return the couple, the patronus and the taxed character, if they exist."""
    later = people.idle_mortals(now, evening.steps[before:]).difference(used)
    wedded = people.find_marriageable_couple(now, later)
    patronus = people.find_distant_patronus(
        now, later.difference(wedded or ()), now.seating.place_of(used[0])
    )
    taxed = people.find_census_payer(
        winter, people.idle_mortals(now, evening.steps).difference(used)
    )
    if wedded is None or patronus is None or taxed is None:
        return None
    return wedded, patronus, taxed
