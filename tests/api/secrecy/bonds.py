"""Secrets between people with bonds, and secrets of possessions and gifts of the gods."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ledger.games.ludi_romani.scenario.defaults import default_scenario
from tests.api.secrecy.kind import (
    SecretKind,
    kind_with_later_look,
    money_gift,
    scenario_with_holdings,
    secret_kind,
    step_at_secret,
    step_of_fates,
    step_of_giver,
)
from tests.api.secrecy.people import DYING
from tests.api.secrecy.playing import IDS, SOON, SecretCourse
from tests.api.secrecy.script import (
    CHIP,
    DENARIUS,
    SUFFRAGIUM,
    CommandStep,
    summer_and_winter_script,
)
from tests.api.secrecy.winters import kind_with_roll_call


def _friendship_kinds() -> Iterator[SecretKind]:
    one, other = summer_and_winter_script().voters
    both = {one, other, "fata"}
    asked = step_at_secret(1, one, "befriend", with_=[other])
    agreed = step_at_secret(2, other, "consent", petition=IDS[0])
    yield secret_kind("whether two are friends", both, (asked, agreed))
    bond = {"amicitia": IDS[1]}
    terms = step_at_secret(3, one, "write-terms", terms="half of what we win", **bond)
    others = step_at_secret(3, one, "write-terms", terms="a third of it", **bond)
    yield secret_kind(
        "the terms of a friendship", both, (asked, agreed, terms), (asked, agreed, others)
    )
    votes = replace(
        step_at_secret(3, one, "lend", to=other, asset=SUFFRAGIUM, **bond), asked="quantity"
    )
    knows = both | {"venus", "mercury"}
    lent = secret_kind("whether votes were lent", knows, (asked, agreed, votes), (asked, agreed))
    yield kind_with_roll_call(lent, one)
    home = step_at_secret(4, one, "recall-votes", "mercury", from_=other, numen="mercury")
    yield secret_kind("whether lent votes came home", knows, (asked, agreed, votes, home))
    gone = step_at_secret(3, other, "leave-amicitia", **bond)
    yield secret_kind("whether friends have parted", both, (asked, agreed, gone), (asked, agreed))
    stays = step_of_fates(4, "reverse", entry=f"{IDS[2]}.0", reason="a quarrel")
    parted = asked, agreed, gone, stays
    yield secret_kind("whether friends are one again", both, parted, (asked, agreed), ruled=True)


def _loan_kinds(giver: str, taker: str) -> Iterator[SecretKind]:
    asked = step_at_secret(1, giver, "befriend", with_=[taker])
    agreed = step_at_secret(2, taker, "consent", petition=IDS[0])
    money: dict[str, Any] = {"asset": DENARIUS, "quantity": CHIP}
    lent = asked, agreed, step_at_secret(3, giver, "lend", to=taker, amicitia=IDS[1], **money)
    back = step_at_secret(4, taker, "return-loan", to=giver, **money)
    both = {giver, taker, "fata"}
    yield secret_kind("whether borrowed money was given back", both, (*lent, back), lent)


def _inheritance_kinds(giver: str, taker: str) -> Iterator[SecretKind]:
    will = step_of_giver(1, "bequeath", asset=DENARIUS, heir=taker)
    yield secret_kind("whom somebody names as heir", {giver, "vesta", "fata"}, (will,))
    dead = step_at_secret(1, "scribonia", "beg-release", "pluto", to="pluto")
    left = {"dead": "scribonia", "asset": DENARIUS, "to": taker}
    much = step_at_secret(2, "pluto", "name-heir", quantity=2 * CHIP, **left)
    little = step_at_secret(2, "pluto", "name-heir", quantity=CHIP, **left)
    knows = {"scribonia", "pluto", taker, "fata"}
    yield secret_kind("how much money an heir was given", knows, (dead, much), (dead, little))
    yield secret_kind("whether somebody has inherited money", knows, (dead, much), (dead,))


def _patronage_kinds(giver: str, taker: str) -> Iterator[SecretKind]:
    patronus, _ = summer_and_winter_script().patronus
    both = {giver, patronus, "fata"}
    bond = {"fact": "patronus", "value": patronus, "reason": "so they agreed"}
    bound = step_of_fates(1, "set-fact", subject=giver, **bond)
    asked = bound, _demand_step(2, CHIP)
    yield secret_kind("whether a patronus asked for money", both, asked, (bound,))
    yield secret_kind(
        "how much a patronus asked for", both, asked, (bound, _demand_step(2, 2 * CHIP))
    )
    yield secret_kind(
        "how much a cliens had",
        both | {taker},
        _poor_cliens_steps(bound, 1),
        _poor_cliens_steps(bound, 2),
    )


def _demand_step(number: int, amount: int) -> CommandStep:
    patronus, _ = summer_and_winter_script().patronus
    return step_at_secret(
        number, patronus, "demand-money", who=summer_and_winter_script().giver, quantity=amount
    )


def _poor_cliens_steps(bound: CommandStep, chips: int) -> tuple[CommandStep, ...]:
    """Return steps with a poor cliens and a patronus who returns the money.

    The cliens gives some of the money away, and is asked for more than is left.
    """
    plan = summer_and_winter_script()
    left = plan.purse - 2 * CHIP
    back = step_at_secret(4, plan.patronus[0], "give", to=plan.giver, asset=DENARIUS, quantity=left)
    return bound, money_gift(2, chips * CHIP), _demand_step(3, 2 * plan.purse), back


def _kind_with_poor_groom(known: SecretKind, bride: str, groom: str) -> SecretKind:
    """Return the kind with a poor groom, who has only a chip or only the dos.

    He gets his money back after the look around.
    """
    dos, keeper = default_scenario().cast[bride].dos_value, summer_and_winter_script().taker

    def secret_with_kept_money(secret: SecretCourse, kept: int) -> SecretCourse:
        terms: dict[str, Any] = {
            "asset": DENARIUS,
            "quantity": summer_and_winter_script().grooms + dos - kept,
        }
        away = step_at_secret(5, groom, "give", to=keeper, **terms)
        parted = step_at_secret(6, groom, "plead-divorce", "juno", from_=bride, plea="alone")
        back = step_at_secret(7, keeper, "give", to=groom, **terms)
        back = replace(back, at=back.at + SOON)
        return replace(secret, deeds=(*secret.deeds, away, parted), then=(back,))

    return replace(
        known,
        one=secret_with_kept_money(known.one, CHIP),
        other=secret_with_kept_money(known.other, dos),
    )


def _wedding_kinds() -> Iterator[SecretKind]:
    bride, groom = summer_and_winter_script().couple
    starts = summer_and_winter_script().starts
    place = {"fact": "place", "value": starts[groom], "reason": "so it was"}
    near = (
        ()
        if starts[bride] == starts[groom]
        else (step_of_fates(1, "set-fact", subject=bride, **place),)
    )
    asked = *near, step_at_secret(2, bride, "wed", with_=groom)
    wedding = *asked, step_at_secret(3, groom, "consent", petition=IDS[1])
    held = step_at_secret(4, "juno", "consent", petition=IDS[1])
    yield secret_kind("whether a wedding is asked for", {bride, groom, "juno", "fata"}, asked, near)
    poison = replace(step_at_secret(5, bride, "serve-virus"), refused=True)
    none = scenario_with_holdings("vesta", virus=0)
    yield secret_kind(
        "whether a wife without poison was refused it",
        {bride},
        (*wedding, held, poison),
        (*wedding, held),
        (none, none),
        silent=True,
    )
    plea = step_at_secret(5, bride, "plead-divorce", from_=groom, plea="alone")
    parted = step_at_secret(6, groom, "plead-divorce", "juno", from_=bride, plea="alone")
    yield secret_kind(
        "whether a plea for a divorce has lapsed",
        {bride, "juno", "fata"},
        (*wedding, held, plea, parted),
        (*wedding, held, parted),
    )
    wed, knows = (*wedding, held), {groom, summer_and_winter_script().taker, "fata"}
    owing = secret_kind("what a husband has who owes a dos", knows, wed, wed)
    yield _kind_with_poor_groom(owing, bride, groom)
    one, two = (
        scenario_with_holdings("vesta", virus=summer_and_winter_script().handed + cards)
        for cards in (1, 2)
    )
    yield secret_kind(
        "how many virus a bride was handed",
        {bride, "vesta", "fata"},
        (*wedding, held),
        (*wedding, held),
        (one, two),
    )


def _ring_kinds(giver: str, taker: str) -> Iterator[SecretKind]:
    knows = {"pluto", "persephone", "fata"}
    lent = step_at_secret(1, "pluto", "lend-ring", to=giver)
    yield kind_with_later_look(secret_kind("whether the Ring was lent", knows | {giver}, (lent,)))
    other = step_at_secret(1, "persephone", "lend-ring", to=taker)
    both = knows | {giver, taker}
    yield kind_with_later_look(secret_kind("to whom the Ring was lent", both, (lent,), (other,)))


def _execution_kinds(heir: str) -> Iterator[SecretKind]:
    """Yield kinds of secrets in which Scribonia is put to death by a patronus."""
    patronus, where = summer_and_winter_script().patronus
    bond = {"subject": DYING, "reason": "so it was"}
    dying = (
        step_of_fates(3, "set-fact", fact="patronus", value=patronus, **bond),
        step_of_fates(4, "set-fact", fact="place", value=where, **bond),
        step_at_secret(5, patronus, "execute-client", who=DYING),
        step_at_secret(6, patronus, "choose", duty=f"{IDS[4]}/death/{DYING}", option="carry-out"),
    )
    will = step_at_secret(2, DYING, "bequeath", "fata", asset=DENARIUS, heir=heir)
    yield kind_with_later_look(
        secret_kind("what a dead one's will says", {DYING, "vesta", "fata"}, (will, *dying), dying)
    )
    lent = step_at_secret(1, "pluto", "lend-ring", to=DYING)
    knows = {DYING, "pluto", "persephone", "fata"}
    yield secret_kind("whether a dead one wore the Ring", knows, (lent, *dying), dying)


def bond_kinds(giver: str, taker: str) -> list[SecretKind]:
    """Return all kinds of secrets about bonds of two people."""
    return [
        *_friendship_kinds(),
        *_loan_kinds(giver, taker),
        *_inheritance_kinds(giver, taker),
        *_patronage_kinds(giver, taker),
        *_wedding_kinds(),
        *_ring_kinds(giver, taker),
        *_execution_kinds(taker),
    ]
