"""Secrets between people who are bound to each other, and of what the gods keep or hand out."""

from collections.abc import Iterator

from tests.api.secrecy.kind import Kind, begins_with, fates, gift, giver_does, kind, late, step
from tests.api.secrecy.playing import IDS
from tests.api.secrecy.script import CHIP, DENARIUS, SUFFRAGIUM, Step, script

PATRONUS = "cleopatra"
"""Who protects the giver, far away, with legions that stay."""


def _friends() -> Iterator[Kind]:
    one, other = script().voters
    both = {one, other, "fata"}
    asked = step(1, one, "befriend", with_=[other])
    agreed = step(2, other, "consent", petition=IDS[0])
    yield kind("whether two are friends", both, (asked, agreed))
    bond = {"amicitia": IDS[1]}
    terms = step(3, one, "write-terms", terms="half of what we win", **bond)
    others = step(3, one, "write-terms", terms="a third of it", **bond)
    yield kind("the terms of a friendship", both, (asked, agreed, terms), (asked, agreed, others))
    votes = step(3, one, "lend", to=other, asset=SUFFRAGIUM, quantity=1, **bond)
    knows = both | {"venus", "mercury"}
    yield kind("whether votes were lent", knows, (asked, agreed, votes), (asked, agreed))
    home = step(4, one, "recall-votes", "mercury", from_=other, numen="mercury")
    yield kind("whether lent votes came home", knows, (asked, agreed, votes, home))
    gone = step(3, other, "leave-amicitia", **bond)
    yield kind("whether friends have parted", both, (asked, agreed, gone), (asked, agreed))


def _deaths(giver: str, taker: str) -> Iterator[Kind]:
    will = giver_does(1, "bequeath", asset=DENARIUS, heir=taker)
    yield kind("whom somebody names as heir", {giver, "vesta", "fata"}, (will,))
    dead = step(1, "scribonia", "beg-release", "pluto", to="pluto")
    left = {"dead": "scribonia", "asset": DENARIUS, "to": taker}
    much = step(2, "pluto", "name-heir", quantity=2 * CHIP, **left)
    little = step(2, "pluto", "name-heir", quantity=CHIP, **left)
    knows = {"scribonia", "pluto", taker, "fata"}
    yield kind("how much money an heir was given", knows, (dead, much), (dead, little))
    yield kind("whether somebody has inherited money", knows, (dead, much), (dead,))


def _clients(giver: str, taker: str) -> Iterator[Kind]:
    both = {giver, PATRONUS, "fata"}
    bond = {"fact": "patronus", "value": PATRONUS, "reason": "so they agreed"}
    bound = fates(1, "set-fact", subject=giver, **bond)
    asked = bound, _demanded(2, CHIP)
    yield kind("whether a patronus asked for money", both, asked, (bound,))
    yield kind("how much a patronus asked for", both, asked, (bound, _demanded(2, 2 * CHIP)))
    yield kind("how much a cliens had", both | {taker}, _all_of_it(bound, 1), _all_of_it(bound, 2))


def _demanded(number: int, amount: int) -> Step:
    return step(number, PATRONUS, "demand-money", who=script().giver, quantity=amount)


def _all_of_it(bound: Step, chips: int) -> tuple[Step, ...]:
    """A cliens gives some away and is asked for more than is left; the patronus gives it back."""
    plan = script()
    left = plan.purse - 2 * CHIP
    back = step(4, PATRONUS, "give", to=plan.giver, asset=DENARIUS, quantity=left)
    return bound, gift(2, chips * CHIP), _demanded(3, 2 * plan.purse), back


def _weddings() -> Iterator[Kind]:
    groom, _ = script().voters
    bride = script().payee
    wedding = step(1, bride, "wed", with_=groom), step(2, groom, "consent", petition=IDS[0])
    held = step(3, "juno", "consent", petition=IDS[0])
    one, two = (begins_with("vesta", virus=cards) for cards in (3, 4))
    yield kind(
        "how many virus a bride was handed",
        {bride, "vesta", "fata"},
        (*wedding, held),
        (*wedding, held),
        (one, two),
    )


def _rings(giver: str, taker: str) -> Iterator[Kind]:
    knows = {"pluto", "persephone", "fata"}
    lent = step(1, "pluto", "lend-ring", to=giver)
    yield late(kind("whether the Ring was lent", knows | {giver}, (lent,)))
    other = step(1, "persephone", "lend-ring", to=taker)
    both = knows | {giver, taker}
    yield late(kind("to whom the Ring was lent", both, (lent,), (other,)))


def bonds(giver: str, taker: str) -> list[Kind]:
    """All of them, about two people."""
    return [
        *_friends(),
        *_deaths(giver, taker),
        *_clients(giver, taker),
        *_weddings(),
        *_rings(giver, taker),
    ]
