"""What the presiding god and those who fought owe during a battle and after it, as duties."""

from collections.abc import Iterator, Mapping

from ledger.contract import Draft, Drafts
from ledger.entry import Event
from ledger.games.ludi_romani.proelium.state import ROLLED, Proelium
from ledger.games.ludi_romani.state import Game
from ledger.kernel.events import DutyDischarged, DutyOwed, QuestionSettled
from ledger.references import Who
from ledger.state import Duty

SETTLE = "settle-round"
SETTLED = "settle"
OFFER = "war-god"
LEAVE = "leave-to-challenge"
ABOVE_TEN = "above-ten"
CURIALES = "captured-curiales"
VICTORY = "victory"
PRESIDES = "who-presides"


class PresidingClaimed(Event, stored="ludi_romani/presiding-claimed@1"):
    """A second god wants to preside; the Fates owe the choice."""

    proelium: str
    presider: Who
    claimant: Who
    duty: str


def choice_owed(
    state: Game,
    battle: str,
    kind: str,
    owes: str,
    options: tuple[str, ...],
    terms: Mapping[str, object],
    *,
    duty: str = "",
    default: str = "",
) -> Draft:
    """A choice that somebody owes in a battle until the season ends, known to everybody.

    `duty` is its id where kind and owner do not tell it from others; silence means `default`, else
    the first option.
    """
    owed = DutyOwed(
        duty=duty or f"{battle}/{kind}/{owes}",
        kind=kind,
        owes=owes,
        options=options,
        default=default or options[0],
        period=state.period.seq,
        terms={"details": "yes", "proelium": battle, **terms},
        seen=("*",),
    )
    return Draft(owed)


def settle_owed(
    state: Game, battle: Proelium, number: int, presider: str, again: str = ""
) -> Draft:
    """The presiding god settles a round when everybody who would change it has had their say.

    `again` tells apart the duty of who takes over from that of who left.
    """
    duty = f"{battle.id}/{SETTLE}-{number}{again}"
    terms = {"n": number, **battle.named}
    return choice_owed(state, battle.id, SETTLE, presider, (SETTLED,), terms, duty=duty)


def carried_over(state: Game, battle: Proelium, successor: str) -> Drafts:
    """What the presiding god owed is now owed by who takes over (PROEL-28)."""
    if battle.stage != ROLLED:
        return ()
    owed = settle_owed(state, battle, battle.current.number, successor, f"-{successor}")
    return (*released(state, battle, SETTLE), owed)


def lapsed(duty: Duty, *, due: bool = True) -> Draft:
    """A duty discharged with its default; `due` when the time for it is up."""
    return Draft(DutyDischarged(duty.id, duty.kind, duty.owes, duty.default, fell_due=due))


def released(
    state: Game, battle: Proelium, *kinds: str, owes: str = "", due: bool = False
) -> Drafts:
    """The duties of these kinds that a battle has left open, discharged with their default.

    Those of everybody, or of one who `owes`; `due` when the time for them is up.
    """
    return tuple(
        lapsed(duty, due=due)
        for duty in state.kernel.duties.values()
        if duty.kind in kinds
        and duty.terms.get("proelium") == battle.id
        and owes in ("", duty.owes)
    )


def battle_of_duty(state: Game, duty: Duty) -> Proelium | None:
    """The battle in which a choice is owed."""
    return state.world.pugnae.battles.get(str(duty.terms["proelium"]))


def dispute_ended(state: Game, battle: Proelium) -> Drafts:
    """With a battle ends the dispute over who presides, and what it asked the Fates (PROEL-04)."""
    disputes = [duty for duty in state.kernel.duties.values() if duty.id == battle.claim]
    answered = (draft for duty in disputes for draft in question_settled(state, duty))
    return (*released(state, battle, PRESIDES), *answered)


def question_settled(state: Game, duty: Duty) -> Iterator[Draft]:
    """The question which a claim had asked is answered with this duty (PROEL-04)."""
    for question in state.kernel.questions.values():
        entry = state.log.entry(question.entry)
        asked = entry.event if entry else None
        if isinstance(asked, PresidingClaimed) and asked.duty == duty.id:
            yield Draft(QuestionSettled(question.id, question.rule, duty.owes))
