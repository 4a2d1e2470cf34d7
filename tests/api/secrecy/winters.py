"""Secrets of the winter: votes, taxes, ghosts' shares, and the forms before the last battle."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tests.api.secrecy.kind import SECOND, Kind, begins_with, fates, kind, step
from tests.api.secrecy.playing import SOON
from tests.api.secrecy.script import CHIP, DENARIUS, Step, script

CONSUL = "cicero"
REGION = "northern_italy"
"""Where the payer and the payee of the script are."""

HIEMS = 3
"""The number of the winter among the periods of the script."""

SECRET_BALLOT = "based_on: ludi_romani\nballot: secret\n"
SHORT_EVENING = """based_on: ludi_romani
calendar:
  - {kind: aestas, year_bce: 44, minutes: 60}
  - {kind: motus, year_bce: 44, minutes: 60}
  - {kind: hiems, year_bce: 43, minutes: 60}
  - {kind: actium, year_bce: 31, minutes: 60}
"""


def _then(number: int, actor: str, act: str, period: int = HIEMS, **fields: Any) -> Step:
    """The so-manieth thing that is done when the script is at its end."""
    at = script().after[-1].at + SOON + number * SECOND
    return replace(step(number, actor, act, **fields), at=at, period=period)


def _winter(known: Kind, one: tuple[Step, ...], other: tuple[Step, ...]) -> Kind:
    """The kind in which this is done at the end, and the curious look around then."""
    first = replace(known.one, late=True, winter=one)
    return replace(known, one=first, other=replace(known.other, late=True, winter=other))


def _ballot(target: str) -> tuple[Step, ...]:
    """Somebody goes to Rome, is made consul, and brings a bill."""
    place: dict[str, Any] = {"fact": "place", "value": "rome", "reason": "he was there"}
    return (
        _then(1, "fata", "set-fact", subject=CONSUL, **place),
        _then(2, CONSUL, "nominate", who=CONSUL),
        _then(3, "venus", "acclaim-consuls", consuls=[CONSUL]),
        _then(4, CONSUL, "bring-bill", kind="census", target=target),
    )


def _cast(**votes: int) -> Step:
    return _then(5, CONSUL, "cast-votes", votes=votes)


def _ballots() -> Iterator[Kind]:
    knows = {CONSUL, "venus", "fata"}
    both, bill = (SECRET_BALLOT, SECRET_BALLOT), _ballot("gaul")
    how = kind("how somebody votes in a secret ballot", knows, scenarios=both)
    yield _winter(how, (*bill, _cast(yes=80)), (*bill, _cast(no=80)))
    whether = kind("whether somebody has voted in a secret ballot", knows, scenarios=both)
    yield _winter(whether, (*bill, _cast(yes=80)), bill)


def _censuses() -> Iterator[Kind]:
    _, payer = script().voters
    poor, rich = (begins_with(payer, denarius=chips * CHIP) for chips in (29, 30))
    closed = (*_ballot("gaul"), _cast(yes=80), _then(6, "venus", "close-ballot"))
    taken = kind("how much a census took", {payer, "venus", "fata"}, scenarios=(poor, rich))
    yield _winter(taken, closed, closed)
    one, two = (
        _then(7, "venus", "share-census", to=CONSUL, quantity=chips * CHIP) for chips in (1, 2)
    )
    shared = kind("how much of a census was given", {CONSUL, "venus", "fata"})
    yield _winter(shared, (*closed, one), (*closed, two))


def _ghosts() -> Iterator[Kind]:
    plan = script()
    became = {"fact": "status", "value": "imago", "reason": "he died"}
    went = {"fact": "place", "value": REGION, "reason": "he was there"}
    ghost = (
        fates(1, "set-fact", subject=CONSUL, **became),
        fates(2, "set-fact", subject=CONSUL, **went),
        step(3, CONSUL, "attach", to=plan.payee),
    )
    short = begins_with(plan.payer, denarius=plan.spent + CHIP)
    knows = {plan.payer, plan.payee, "fata"}
    name = "whether tribute was paid whole where a ghost has its share"
    yield kind(name, knows, ghost, ghost, (short, ""))


def _forms(giver: str) -> Iterator[Kind]:
    called = (
        _then(1, "apollo", "announce-season"),
        _then(2, "neptune", "blow-conches", HIEMS + 1),
    )
    one, two = (
        _then(3, "isis", "give-to-party", HIEMS + 1, to=giver, asset=DENARIUS, quantity=n * CHIP)
        for n in (1, 2)
    )
    knows, evening = {giver, "isis", "neptune", "fata"}, (SHORT_EVENING, SHORT_EVENING)
    yield _winter(
        kind("what is on a form of Actium", knows, scenarios=evening),
        (*called, one),
        (*called, two),
    )
    yield _winter(
        kind("whether something was put on a form", knows, scenarios=evening),
        (*called, one),
        called,
    )


def winters(giver: str) -> list[Kind]:
    """All of them."""
    return [*_ballots(), *_censuses(), *_ghosts(), *_forms(giver)]
