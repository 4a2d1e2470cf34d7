"""What the presiding god and those who fought owe during a battle and after it, as duties."""

from collections.abc import Iterator, Mapping

from ledger.contract import Draft, Drafts
from ledger.games.ludi_romani.proelium.events import PresidingClaimed
from ledger.games.ludi_romani.proelium.state import ROLLED, Proelium
from ledger.games.ludi_romani.state import Game
from ledger.kernel.events import DutyDischarged, DutyOwed, QuestionSettled
from ledger.state import Duty

SETTLE = "settle-round"
SETTLED = "settle"
OFFER = "war-god"
LEAVE = "leave-to-challenge"
ABOVE_TEN = "above-ten"
PRESIDES = "who-presides"


def settle_owed(
    state: Game, battle: Proelium, number: int, presider: str, again: str = ""
) -> Draft:
    """The presiding god settles a round when everybody who would change it has had their say.

    `again` tells apart the duty of who takes over from that of who left.
    """
    first, second = battle.sides
    terms = {"n": number, "first": f"who:{first.leader}", "second": f"who:{second.leader}"}
    return choice_owed(state, battle, SETTLE, presider, (SETTLED,), terms, name=f"-{number}{again}")


def choice_owed(
    state: Game,
    battle: Proelium,
    kind: str,
    owes: str,
    options: tuple[str, ...],
    terms: Mapping[str, object],
    *,
    name: str = "",
    default: str = "",
) -> Draft:
    """A choice that everybody knows somebody owes in a battle, until the season ends.

    `name` tells it from others of its kind, else whose it is does; silence means `default`, else
    the first option.
    """
    duty = DutyOwed(
        duty=f"{battle.id}/{kind}{name or f'/{owes}'}",
        kind=kind,
        owes=owes,
        options=options,
        default=default or options[0],
        period=state.period.seq,
        terms={"details": "yes", "proelium": battle.id, **terms},
        seen=("*",),
    )
    return Draft(duty)


def carried_over(state: Game, battle: Proelium, successor: str) -> Drafts:
    """What the presiding god owed is now owed by who takes over (PROEL-28)."""
    if battle.stage != ROLLED:
        return ()
    owed = settle_owed(state, battle, battle.current.number, successor, f"-{successor}")
    return (*released(state, battle, SETTLE), owed)


def released(
    state: Game, battle: Proelium, *kinds: str, owes: str = "", due: bool = False
) -> Drafts:
    """The duties of these kinds that a battle has left open, discharged with their default.

    Those of everybody, or of one who `owes`; `due` when the time for them is up.
    """
    return tuple(
        Draft(DutyDischarged(duty.id, duty.kind, duty.owes, duty.default, fell_due=due))
        for duty in state.kernel.duties.values()
        if duty.kind in kinds
        and duty.terms.get("proelium") == battle.id
        and owes in ("", duty.owes)
    )


def undisputed_again(state: Game, battle: Proelium) -> Drafts:
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
