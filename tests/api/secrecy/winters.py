"""Secrets of the winter: votes, taxes, ghosts' shares, and the forms before the last battle."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tests.api.secrecy.kind import (
    SECOND,
    SecretKind,
    scenario_with_holdings,
    secret_kind,
    step_at_secret,
    step_of_fates,
)
from tests.api.secrecy.people import DYING
from tests.api.secrecy.playing import IDS, SOON
from tests.api.secrecy.script import CHIP, DENARIUS, CommandStep, summer_and_winter_script

CONSUL = "cicero"
SHIP = 1_000_000
"""The worth in Denarii. At each multiple of it, a party's form may give one more ship."""

HIEMS = 3
"""The number of the winter period in the script."""

SECRET_BALLOT = "based_on: ludi_romani\nballot: secret\n"
SHORT_EVENING = """based_on: ludi_romani
calendar:
  - {kind: aestas, year_bce: 44, minutes: 60}
  - {kind: motus, year_bce: 44, minutes: 60}
  - {kind: hiems, year_bce: 43, minutes: 60}
  - {kind: actium, year_bce: 31, minutes: 60}
switches: {actium.remainder: top_up}
"""


def _last_step(
    number: int, actor: str, act: str, period: int = HIEMS, **fields: Any
) -> CommandStep:
    """Return the step with this number at the end of the script."""
    at = summer_and_winter_script().after[-1].at + SOON + number * SECOND
    return replace(step_at_secret(number, actor, act, **fields), at=at, period=period)


def _winter_kind(
    known: SecretKind, one: tuple[CommandStep, ...], other: tuple[CommandStep, ...]
) -> SecretKind:
    """Return the kind with these steps at the end, and a look around by the curious then."""
    early = known.one != known.other
    first = replace(known.one, early=early, late=True, winter=one)
    second = replace(known.other, early=early, late=True, winter=other)
    return replace(known, one=first, other=second)


def _steps_to_rome(number: int, who: str) -> tuple[CommandStep, ...]:
    """Return steps that bring a character to Rome, if the character is elsewhere."""
    if summer_and_winter_script().places[who] == "rome":
        return ()
    place: dict[str, Any] = {"fact": "place", "value": "rome", "reason": "it was so"}
    return (_last_step(number, "fata", "set-fact", subject=who, **place),)


def _ballot_steps(first: int = 1) -> tuple[CommandStep, ...]:
    """Return steps: a character goes to Rome, is made consul, and brings a bill."""
    _, target = summer_and_winter_script().taxed
    return (
        *_steps_to_rome(first, CONSUL),
        _last_step(first + 1, CONSUL, "nominate", who=CONSUL),
        _last_step(first + 2, "venus", "acclaim-consuls", consuls=[CONSUL]),
        _last_step(first + 3, CONSUL, "bring-bill", kind="census", target=target),
    )


def kind_with_roll_call(known: SecretKind, voter: str) -> SecretKind:
    """Return the kind in which a roll is called at the end, with this voter on it."""
    called = *_steps_to_rome(5, voter), *_ballot_steps(6)
    return _winter_kind(known, called, called)


def _vote_casting_step(**votes: int) -> CommandStep:
    return _last_step(5, CONSUL, "cast-votes", votes=votes)


def _ballot_kinds() -> Iterator[SecretKind]:
    knows = {CONSUL, "venus", "fata"}
    both, bill = (SECRET_BALLOT, SECRET_BALLOT), _ballot_steps()
    closed = _last_step(6, "venus", "close-ballot")
    how = secret_kind("how somebody votes in a secret ballot", knows, scenarios=both)
    yield _winter_kind(
        how,
        (*bill, _vote_casting_step(yes=80), closed),
        (*bill, _vote_casting_step(yes=70, no=10), closed),
    )
    whether = secret_kind("whether somebody has voted in a secret ballot", knows, scenarios=both)
    yield _winter_kind(whether, (*bill, _vote_casting_step(yes=80)), bill)
    struck = _last_step(6, "fata", "reverse", entry=f"{IDS[4]}.0", reason="a slip of the pen")
    undone = secret_kind("whether a secret vote was struck out", knows, scenarios=both, ruled=True)
    yield _winter_kind(undone, (*bill, _vote_casting_step(yes=80), struck), bill)


def _senate_count_kinds(other: str) -> Iterator[SecretKind]:
    """Yield kinds in which two are nominated, and the Senate is counted in secret."""
    counted = (
        *_steps_to_rome(1, CONSUL),
        *_steps_to_rome(2, other),
        _last_step(3, CONSUL, "nominate", who=CONSUL),
        _last_step(4, CONSUL, "nominate", who=other),
        _last_step(5, "venus", "poll-consuls"),
    )
    one, two = (_last_step(6, CONSUL, "vote-consul", who=who) for who in (CONSUL, other))
    knows, both = {CONSUL, "venus", "fata"}, (SECRET_BALLOT, SECRET_BALLOT)
    whom = secret_kind("whom somebody names in a secret count for consul", knows, scenarios=both)
    yield _winter_kind(whom, (*counted, one), (*counted, two))


def _census_kinds() -> Iterator[SecretKind]:
    payer, _ = summer_and_winter_script().taxed
    poor, rich = (scenario_with_holdings(payer, denarius=chips * CHIP) for chips in (29, 30))
    closed = (*_ballot_steps(), _vote_casting_step(yes=80), _last_step(6, "venus", "close-ballot"))
    taken = secret_kind("how much a census took", {payer, "venus", "fata"}, scenarios=(poor, rich))
    yield _winter_kind(taken, closed, closed)
    one, two = (
        _last_step(7, "venus", "share-census", to=CONSUL, quantity=chips * CHIP) for chips in (1, 2)
    )
    shared = secret_kind("how much of a census was given", {CONSUL, "venus", "fata"})
    yield _winter_kind(shared, (*closed, one), (*closed, two))
    dead: dict[str, Any] = {"fact": "status", "value": "umbra", "reason": "he died"}
    ended = (
        _last_step(7, "fata", "set-fact", subject=CONSUL, **dead),
        _last_step(8, "apollo", "announce-season"),
    )
    left = secret_kind(
        "how much of a census is left over", {payer, "venus", "fata"}, scenarios=(poor, rich)
    )
    yield _winter_kind(left, (*closed, *ended), (*closed, *ended))


def _ghost_steps(first: int, who: str) -> tuple[CommandStep, ...]:
    """Return steps: a character is a ghost, and haunts the next person to be paid."""
    plan = summer_and_winter_script()
    fact = {"subject": who, "reason": "so it was"}
    where = plan.places[plan.payee]
    went = step_of_fates(first + 1, "set-fact", fact="place", value=where, **fact)
    did = (
        step_of_fates(first, "set-fact", fact="status", value="imago", **fact),
        *(() if plan.places[who] == where else (went,)),
        step_at_secret(first + 2, who, "attach", "fata", to=plan.payee),
    )
    eve, winter = plan.after[-1].at, plan.after[-1].period
    return tuple(
        replace(one, at=eve - SECOND + number, period=winter)
        for number, one in enumerate(did, start=first)
    )


def _haunted_kind(known: SecretKind, *ghosts: str) -> SecretKind:
    """Return the kind in which these ghosts haunt the payee of a tribute."""
    eve = tuple(one for n, who in enumerate(ghosts) for one in _ghost_steps(1 + 3 * n, who))
    first = replace(known.one, late=True, eve=eve)
    return replace(known, one=first, other=replace(known.other, late=True, eve=eve))


def _ghost_kinds() -> Iterator[SecretKind]:
    plan = summer_and_winter_script()
    short = scenario_with_holdings(plan.payer, denarius=plan.spent + CHIP)
    knows = {plan.payer, plan.payee, "fata"}
    name = "whether tribute was paid whole where a ghost has its share"
    yield _haunted_kind(secret_kind(name, knows, scenarios=(short, "")), CONSUL)
    ghosts, both = (CONSUL, DYING), {plan.payee, CONSUL, DYING, "fata"}
    owed = secret_kind(
        "whether two ghosts have to share", both | {plan.payer}, scenarios=(short, "")
    )
    yield _haunted_kind(owed, *ghosts)
    one, two = (
        _last_step(7, plan.payee, "choose", duty=f"{plan.after[-1].name}/ghost-share", option=who)
        for who in ghosts
    )
    which = secret_kind("which ghost has what there is", both, scenarios=(short, short))
    yield _haunted_kind(_winter_kind(which, (one,), (two,)), *ghosts)


def _sums_for_equal_ships() -> tuple[int, int]:
    """Return two sums of chips that buy the giver the same number of ships."""
    return (1, 2) if summer_and_winter_script().afloat % SHIP < SHIP - 3 * CHIP else (4, 5)


def _party_form_kinds(giver: str) -> Iterator[SecretKind]:
    called = (
        _last_step(1, "apollo", "announce-season"),
        _last_step(2, "neptune", "blow-conches", HIEMS + 1),
    )
    one, two = (
        _last_step(
            3, "isis", "give-to-party", HIEMS + 1, to=giver, asset=DENARIUS, quantity=n * CHIP
        )
        for n in _sums_for_equal_ships()
    )
    hosts = {"neptune", "amphitrite", "oceanus"}
    knows, evening = {giver, "isis", "fata"} | hosts, (SHORT_EVENING, SHORT_EVENING)
    sail = (
        _last_step(4, "neptune", "close-forms", HIEMS + 1),
        replace(_last_step(5, giver, "top-up", HIEMS + 1, from_="isis"), asked="quantity"),
        _last_step(6, "isis", "consent", HIEMS + 1, petition=IDS[4]),
    )
    yield _winter_kind(
        secret_kind("what is on a form of Actium", knows, scenarios=evening),
        (*called, one, *sail),
        (*called, two, *sail),
    )
    yield _winter_kind(
        secret_kind("whether something was put on a form", knows, scenarios=evening),
        (*called, one),
        called,
    )
    back = _last_step(4, "isis", "take-back-gift", HIEMS + 1, gift=IDS[2])
    yield _winter_kind(
        secret_kind("whether something is still on a form", knows, scenarios=evening),
        (*called, one, back),
        (*called, one),
    )


def winter_kinds(giver: str) -> list[SecretKind]:
    """Return all kinds of the winter."""
    other, _ = summer_and_winter_script().voters
    return [
        *_ballot_kinds(),
        *_senate_count_kinds(other),
        *_census_kinds(),
        *_ghost_kinds(),
        *_party_form_kinds(giver),
    ]
