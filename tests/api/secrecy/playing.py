"""Plays the evening once up to the secret, and from the secret on as often as needed."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from ledger.games.ludi_romani.scenario.defaults import default_scenario
from ledger.store import open_store
from ledger.store.base import Store
from tests.api.secrecy.people import ASLEEP
from tests.api.secrecy.script import START, CommandStep, summer_and_winter_script
from tests.api.secrecy.sights import CuriosityTarget, CuriousPhone
from tests.api.secrecy.stage import Clock, Deed, Phone, Stage, StepRandomness, copy_store, open_host

LISTENING = (
    "room",
    "both",
    "fata",
    "cicero",
    "cleopatra",
    "octavia",
    "minerva",
    "neptune",
    "apollo",
    "vesta",
    "pluto",
    "persephone",
    "juventas",
    "mercury",
    "isis",
    "juno",
    "venus",
    "mars",
)
"""The listeners: the room, a phone with two cards, a steward, some mortals and some gods."""

OFFICES = ("neptune", "isis", "mars", "juno", "mercury", "venus", "pluto", "vesta")
"""The listeners who try all acts that they may record or decide.

One sells, one witnesses, one presides, and others wed, carry messages, count votes, know of the
Ring and read wills.
"""

FOLLOWING = ("room", "minerva")
"""The listeners who also subscribe in GraphQL."""

CURIOUS = ("room", "both", "octavia", "neptune", "minerva")
"""The listeners who send every possible request."""

BOTH = ("pansa", "saturn_ops")
SPARE, NEW = "spare", "new"
"""A phone with the second card of a god who has two cards, and a new phone."""


OK = 200
SOON = 20_000
"""Milliseconds from the secret until the curious listeners look around."""

IDS = tuple(f"5ec2e700-0000-4000-8000-00000000000{number}" for number in range(1, 10))
"""The ids of possible secret acts. The curious listeners know these ids."""

LAST = "5ec2e700-0000-4000-8000-0000000000ff"
"""The id of the act that ends a longer evening."""


@dataclass(frozen=True)
class SecretCourse:
    """The acts of one of the two courses of an evening."""

    deeds: tuple[Deed, ...] = ()
    """The acts at the time of the secret."""
    scenario: str = ""
    """The scenario, "" for the default one."""
    early: bool = True
    """True if the curious viewers look around after the deeds.

    False if both courses are the same game until the winter: every answer would be the same.
    """
    late: bool = False
    """True if the curious viewers also look around in the winter."""
    winter: tuple[CommandStep, ...] = ()
    """The steps after the last step of the script."""
    eve: tuple[CommandStep, ...] = ()
    """The steps before the last step of the script."""
    then: tuple[CommandStep, ...] = ()
    """The steps after the first look around by the curious."""

    @property
    def about(self) -> CuriosityTarget:
        """Return the data about which the curious viewers ask."""
        plan = summer_and_winter_script()
        return CuriosityTarget((plan.giver, plan.taker), IDS[:2])


Heard = list[tuple[str, bytes]]
"""The requests of a phone with every byte of the answers."""

Told = Mapping[str, Heard]
"""The requests and answers of each phone, by its name."""


@dataclass(frozen=True, slots=True)
class EveningBeforeSecret:
    """The evening up to the moment of a secret: a store, the phones, the tokens of all cards."""

    store: Store
    phones: dict[str, Phone]
    tokens: dict[str, str]


_begun: dict[str, EveningBeforeSecret] = {}


def new_phones() -> dict[str, Phone]:
    """Return everybody's phone, empty."""
    everybody = [who for who in default_scenario().cast if who not in {*ASLEEP, *BOTH}]
    named = {who: Phone(who, (who,)) for who in everybody}
    more = {"room": Phone("room"), "both": Phone("both", BOTH)}
    more |= {name: Phone(name) for name in (SPARE, NEW)}
    return more | named


async def _play_until_secret(scenario: str) -> EveningBeforeSecret:
    store, clock, dust = open_store("memory:"), Clock(), StepRandomness()
    async with open_host(store, clock, dust) as host:
        dust.of("founding")
        founded = await host.founder.found_game("ludi_romani", scenario or None)
        tokens = {card.card: card.token for card in founded.cards}
        stage = Stage(host, clock, dust, new_phones())
        clock.now = START + 1_000
        for phone in stage.phones.values():
            second = ["saturn_ops-2"] if phone.name == SPARE else []
            for card in [f"{who}-1" for who in phone.characters] + second:
                answer = await stage.claim_card(phone, tokens[card], f"phone-of-{phone.name}")
                assert answer.status == OK, answer
        for step in summer_and_winter_script().before:
            await stage.do_planned_act(step)
    return EveningBeforeSecret(store, stage.phones, tokens)


@asynccontextmanager
async def continue_evening(scenario: str = "") -> AsyncIterator[Stage]:
    """Yield the evening from the moment of the secret on, in a separate store.

    A scenario other than the default has only the changes, like a scenario file.
    """
    if scenario not in _begun:
        _begun[scenario] = await _play_until_secret(scenario)
    evening = _begun[scenario]
    holders = {name: replace(phone, told=[]) for name, phone in evening.phones.items()}
    clock, dust = Clock(), StepRandomness()
    clock.now = summer_and_winter_script().moment
    async with open_host(copy_store(evening.store), clock, dust) as host:
        yield Stage(host, clock, dust, holders, evening.tokens)


async def play_evening(
    secret: SecretCourse,
    listening: Sequence[str] = LISTENING,
    curious: Sequence[str] = CURIOUS,
    offices: Sequence[str] = OFFICES,
) -> Told:
    """Play the evening, and return the answers to its listeners and participants."""
    plan = summer_and_winter_script()
    async with continue_evening(secret.scenario) as stage:
        pairs = (plan.giver, plan.taker), (plan.payer, plan.payee), plan.voters, plan.couple
        named = (*(who for pair in pairs for who in pair), plan.patronus[0], plan.taxed[0])
        people = (stage.of(who).name for who in named)
        heard = [stage.phones[name] for name in dict.fromkeys((*listening, *people))]
        for phone in heard:
            await stage.open_stream(phone)
        for name in FOLLOWING:
            await stage.follow(stage.phones[name])
        for deed in secret.deeds:
            await stage.do_planned_act(deed)
        stage.clock.now = plan.moment + SOON
        await _let_everybody_look(stage, secret, heard, curious if secret.early else (), offices)
        for step in (*secret.then, *plan.after[:-1], *secret.eve, plan.after[-1], *secret.winter):
            await stage.do_planned_act(step)
        if secret.winter:
            stage.clock.now = _last_public_step().at
        await _let_everybody_look(stage, secret, heard, curious if secret.late else (), offices)
        if secret.winter:
            await stage.do_planned_act(_last_public_step())
        await stage.end_listening(LAST if secret.winter else plan.after[-1].name)
        return {phone.name: phone.told for phone in heard}


def _last_public_step() -> CommandStep:
    """Return a public act that is done after all other acts."""
    at = summer_and_winter_script().after[-1].at + 3 * SOON
    return CommandStep(at, "fata", "pause", 0, {"reason": "dinner"}, name=LAST)


async def _let_everybody_look(
    stage: Stage,
    secret: SecretCourse,
    phones: Sequence[Phone],
    curious: Sequence[str],
    offices: Sequence[str],
) -> None:
    """Let everybody look at the game. The curious listeners look at everything."""
    for phone in phones:
        look = CuriousPhone(stage, phone, secret.about)
        await (look.send_all_requests() if phone.name in curious else look.send_main_requests())
        if curious and phone.name in offices:
            await look.try_recordings()
