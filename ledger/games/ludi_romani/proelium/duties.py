"""The duties of the presiding god and of the fighters, during a battle and after it."""

from collections.abc import Mapping
from typing import Any

from ledger.contract.acts import Draft, Drafts
from ledger.games.ludi_romani.proelium.stages import ROLLED_STAGE
from ledger.games.ludi_romani.proelium.state import Proelium
from ledger.games.ludi_romani.state import Game
from ledger.kernel.vocabulary.choices import duty_draft, question_settling_drafts
from ledger.kernel.vocabulary.events import DutyDischarged
from ledger.record.entry import Event
from ledger.record.references import Who
from ledger.record.seniority import oldest_first
from ledger.record.state import Duty

SETTLING_DUTY = "settle-round"
SETTLE_ANSWER = "settle"
WAR_GOD_DUTY = "war-god"
PERMISSION_DUTY = "leave-to-challenge"
EXCESS_DUTY = "above-ten"
CURIALES_DUTY = "captured-curiales"
VICTORY_DUTY = "victory"
PRESIDER_DUTY = "who-presides"


class PresidingClaimed(Event, stored="ludi_romani/presiding-claimed@1"):
    """A second god's claim to preside. The Fates must choose between the two gods."""

    proelium: str
    presider: Who
    claimant: Who
    duty: str


def draft_choice(
    state: Game,
    battle: str,
    duty_kind: str,
    debtor: str,
    options: tuple[str, ...],
    terms: Mapping[str, object],
    *,
    duty: str = "",
    default_option: str = "",
) -> Draft:
    """Return a choice about a battle that a character owes until the season ends.

    Everybody sees the choice. `duty` is the id of the choice if kind and owner do not identify it.
    Without an answer `default_option` applies, or the first option if `default_option` is not
    given.
    """
    duty_id = duty or f"{battle}/{duty_kind}/{debtor}"
    details: dict[str, Any] = {"proelium": battle, **terms}
    return duty_draft(
        state,
        duty_id,
        duty_kind,
        debtor,
        options,
        readers=("*",),
        default=default_option,
        **details,
    )


def draft_settling_duty(
    state: Game, battle: Proelium, round_number: int, presider: str, suffix: str = ""
) -> Draft:
    """Return the presiding god's duty to settle a round after everybody had time to modify it.

    `suffix` distinguishes the duty of a successor from that of the god who left.
    """
    duty_id = f"{battle.id}/{SETTLING_DUTY}-{round_number}{suffix}"
    terms = {"n": round_number, **battle.leader_args}
    return draft_choice(
        state, battle.id, SETTLING_DUTY, presider, (SETTLE_ANSWER,), terms, duty=duty_id
    )


def draft_passing_of_duties(state: Game, battle: Proelium, successor: str) -> Drafts:
    """Return the drafts that pass the presiding god's duties to the successor (PROEL-28)."""
    if battle.stage != ROLLED_STAGE:
        return ()
    settling_draft = draft_settling_duty(
        state, battle, battle.current_round.number, successor, f"-{successor}"
    )
    return (*draft_release_of_duties(state, battle, SETTLING_DUTY), settling_draft)


def draft_default(duty: Duty, *, is_due: bool = True) -> Draft:
    """Return the draft that discharges a duty with its default.

    `is_due` tells whether the time of the duty is over.
    """
    return Draft(DutyDischarged(duty.id, duty.kind, duty.owes, duty.default, fell_due=is_due))


def draft_release_of_duties(
    state: Game, battle: Proelium, *duty_kinds: str, debtor: str = "", is_due: bool = False
) -> Drafts:
    """Return drafts that discharge a battle's open duties of these kinds with their default.

    `debtor` limits this to the duties of one character. `is_due` tells whether the time of the
    duties is over.
    """
    return tuple(
        draft_default(duty, is_due=is_due)
        for duty in oldest_first(state.kernel.duties)
        if duty.kind in duty_kinds
        and duty.terms.get("proelium") == battle.id
        and debtor in ("", duty.owes)
    )


def battle_of_duty(state: Game, duty: Duty) -> Proelium | None:
    """Return the battle that a duty is about, or None."""
    return state.world.pugnae.battles.get(str(duty.terms["proelium"]))


def draft_end_of_dispute(state: Game, battle: Proelium) -> Drafts:
    """Return the drafts that end a dispute over who presides, and the Fates' duty (PROEL-04).

    The function is called when the battle has ended.
    """
    disputes = [duty for duty in state.kernel.duties.values() if duty.id == battle.claim]
    question_drafts = (
        draft for duty in disputes for draft in question_settling_drafts(state, duty)
    )
    return (*draft_release_of_duties(state, battle, PRESIDER_DUTY), *question_drafts)
