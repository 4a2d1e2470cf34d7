"""Every kind of secret that there is so far, as two ways in which the same evening may go."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tests.api.secrecy.playing import IDS, NEW, Secret
from tests.api.secrecy.script import (
    CHIP,
    CLASSIS,
    CLIENTARUM,
    DENARIUS,
    SUFFRAGIUM,
    Step,
    script,
)
from tests.api.secrecy.stage import Claim, Deed

SECOND = 1_000


@dataclass(frozen=True)
class Kind:
    """Two ways in which an evening may go, and who may know which it was.

    `ruled` when the room may count that there was a ruling: the table names that. `silent` when
    nothing of it stays, for those who know either.
    """

    name: str
    knows: frozenset[str]
    one: Secret
    other: Secret
    ruled: bool = False
    silent: bool = False


def _kind(
    name: str,
    knows: set[str],
    one: tuple[Deed, ...] = (),
    other: tuple[Deed, ...] = (),
    scenarios: tuple[str, str] = ("", ""),
    *,
    ruled: bool = False,
    silent: bool = False,
    hidden: tuple[str, ...] = (),
) -> Kind:
    first, second = (
        Secret(deeds, scenario, hidden)
        for deeds, scenario in zip((one, other), scenarios, strict=True)
    )
    return Kind(name, frozenset(knows), first, second, ruled, silent)


def step(number: int, actor: str, act: str, recorder: str = "", **fields: Any) -> Step:
    """The so-manieth thing that is done at the moment of the secret, counted from 1."""
    own = {name.rstrip("_"): value for name, value in fields.items()}
    at = script().moment + number * SECOND
    return Step(at, actor, act, 1, own, recorder, IDS[number - 1])


def _gift(number: int, amount: int, to: str = "") -> Step:
    plan = script()
    return step(number, plan.giver, "give", to=to or plan.taker, asset=DENARIUS, quantity=amount)


def _ship(number: int, giver: str, to: str) -> Step:
    return step(number, giver, "give", to=to, asset=CLASSIS, quantity=1)


def _offer(number: int, money: int, **more: Any) -> Step:
    """The giver would give a ship for money."""
    plan = script()
    ship = {"give": CLASSIS, "give_quantity": 1, "take": DENARIUS, "take_quantity": money}
    return step(number, plan.giver, "barter", **{"with": plan.taker, **ship, **more})


def _taker(number: int, act: str, **fields: Any) -> Step:
    return step(number, script().taker, act, **fields)


def _giver(number: int, act: str, **fields: Any) -> Step:
    return step(number, script().giver, act, **fields)


def _fates(number: int, act: str, **fields: Any) -> Step:
    return step(number, "fata", act, **fields)


def _with(who: str, **holdings: int) -> str:
    """The scenario in which somebody begins with so much."""
    held = ", ".join(f"{asset}: {count}" for asset, count in holdings.items())
    return f"based_on: ludi_romani\ncast:\n  {who}: {{holdings: {{{held}}}}}\n"


def _gifts(both: set[str], giver: str) -> Iterator[Kind]:
    yield _kind("how much was given", both, (_gift(1, CHIP),), (_gift(1, 2 * CHIP),))
    yield _kind("whether anything was given", both, (_gift(1, CHIP),))
    god = {giver, "mercury", "fata"}
    yield _kind("whether Mercury, who had nothing, was bribed", god, (_gift(1, CHIP, "mercury"),))


def _barters(both: set[str]) -> Iterator[Kind]:
    asked = _offer(1, 3 * CHIP)
    yield _kind("whether a barter was proposed", both, (asked,))
    yield _kind("the terms of a barter", both, (asked,), (_offer(1, 4 * CHIP),))
    terms = (_offer(1, 3 * CHIP, witness="isis"),), (_offer(1, 4 * CHIP, witness="isis"),)
    yield _kind("the terms of a barter with a witness", both | {"isis"}, *terms)
    heard = _offer(1, 3 * CHIP, witness="isis"), step(2, "isis", "consent", petition=IDS[0])
    yield _kind("whether a witness has agreed", both | {"isis"}, heard, heard[:1])
    gone = asked, _giver(2, "withdraw", petition=IDS[0])
    said_no = asked, _taker(2, "decline", petition=IDS[0], reason="not for so little")
    yield _kind("whether a barter was withdrawn", both, gone, (asked,))
    yield _kind("whether a barter was withdrawn or declined", both, gone, said_no)
    rudely = asked, _taker(2, "decline", petition=IDS[0], reason="never, and not with you")
    yield _kind("in what words a barter was declined", both, said_no, rudely)
    yield _kind("the price of a ship", both, _sold(3 * CHIP), _sold(4 * CHIP))


def _sold(money: int) -> tuple[Step, ...]:
    plan = script()
    agreed = _taker(2, "consent", petition=IDS[0])
    return _offer(1, money), agreed, _ship(3, plan.taker, plan.giver)


def _purchases(both: set[str], giver: str) -> Iterator[Kind]:
    asked = _giver(1, "buy-classes", seller="neptune", quantity=1)
    no = step(2, "neptune", "decline", petition=IDS[0])
    deal = {giver, "neptune", "fata"}
    yield _kind("whether a purchase was asked for and declined", deal, (asked, no))
    said = f"{IDS[1]}.0/MERC-11"
    settled = _fates(3, "settle", question=said, reason="the god was asleep")
    yield _kind("whether a judge has answered", {giver, "fata"}, (asked, no, settled), (asked, no))
    purse = script().purse
    poor = asked, _gift(2, purse), replace(no, name=IDS[2]), _back(4, purse)
    rich = asked, _gift(2, CHIP), replace(no, name=IDS[2]), _back(4, CHIP)
    yield _kind("whether a buyer could have paid", both, poor, rich)
    waiting = (asked, _gift(2, purse)), (asked, _gift(2, CHIP))
    asking = ("consent", "buy-classes")
    yield _kind("whether a buyer can pay", both, *waiting, hidden=asking)
    poorer = (asked, _gift(2, purse)), (asked, _gift(2, purse - CHIP))
    yield _kind("how much a buyer lacks", both, *poorer)
    ship = {"seller": "neptune", "quantity": 1}
    bought = step(1, giver, "buy-classes", "neptune", **ship)
    yield _kind(
        "whether a buyer has done something since", both, (bought, _gift(2, CHIP)), (bought,)
    )


def _back(number: int, amount: int) -> Step:
    plan = script()
    return _taker(number, "give", to=plan.giver, asset=DENARIUS, quantity=amount)


def _rulings(both: set[str], giver: str) -> Iterator[Kind]:
    first, second = _gift(1, CHIP), _gift(2, CHIP)
    why = "they never met"
    undone = _fates(3, "reverse", entry=f"{IDS[0]}.0", reason=why)
    other = _fates(3, "reverse", entry=f"{IDS[1]}.0", reason="a slip of the pen")
    yield _kind("whether a gift was taken back", both, (first, undone), (first,), ruled=True)
    yield _kind(
        "which gift was taken back, and why", both, (first, second, undone), (first, second, other)
    )
    counted = {"who": giver, "asset": DENARIUS}
    right = _fates(1, "book-difference", **counted, counted=script().purse, because="agrees")
    lost = script().purse - CHIP
    wrong = _fates(1, "book-difference", **counted, counted=lost, because="corrected")
    yield _kind("whether money was counted", {giver, "fata"}, (right,))
    yield _kind("what the counting gave", {giver, "fata"}, (right,), (wrong,))
    ring = _fates(1, "set-fact", subject=giver, fact="status", value="ring_bearer", reason="hush")
    yield _kind("who has the Ring", {giver, "pluto", "persephone", "fata"}, (ring,))


def _disputes(both: set[str], giver: str) -> Iterator[Kind]:
    own = {giver, "fata"}
    legion = {"seller": "isis", "asset": CLIENTARUM, "quantity": 1}
    appeal = _giver(1, "appeal", about="buy-legions", fields=legion, rules=[], reason="I can lead")
    yield _kind("whether there is an appeal", own, (appeal,))
    dismissed = _fates(2, "dismiss-appeal", appeal=IDS[0], reason="walk")
    yield _kind("whether an appeal was dismissed", own, (appeal, dismissed), (appeal,))
    forced = {"waive": ["ROST-15"], "reason": "so be it", **legion}
    upheld = step(2, giver, "buy-legions", "fata", appeal=IDS[0], **forced)
    simply = step(2, giver, "buy-legions", "fata", **forced)
    yield _kind("whether a ruling answers an appeal", own, (appeal, upheld), (simply,))
    gift = replace(_gift(1, CHIP), recorder="fata")
    contest = _taker(2, "contest", entry=f"{IDS[0]}.0", reason="I got nothing")
    yield _kind("whether a gift is contested", both, (gift, contest), (gift,))
    much = replace(_gift(1, 9_000 * CHIP), refused=True)
    yield _kind("whether somebody was refused", {giver}, (much,), silent=True)


def _cards() -> Iterator[Kind]:
    at = script().moment
    claim = Claim(at, NEW, "scribonia-1")
    yield _kind("whether a card was claimed", {"scribonia", "fata"}, (claim,))
    moved = Claim(at, NEW, "saturn_ops-2", move=True)
    yield _kind("whether a card moved", {"saturn_ops", "fata"}, (moved,))
    printed = _fates(1, "reissue-card", card="saturn_ops-2")
    yield _kind("whether a card was printed anew", {"saturn_ops", "fata"}, (printed,))


def _beginnings(giver: str, taker: str) -> Iterator[Kind]:
    plan = script()
    less = _with(giver, denarius=plan.start - CHIP)
    yield _kind("with how much somebody began", {giver, "fata"}, scenarios=(less, ""))
    ill = _with(taker, virus=1)
    yield _kind("who has a virus", {taker, "vesta", "fata"}, scenarios=(ill, ""))
    ring = _with(taker, ring_of_gyges=1)
    yield _kind(
        "who began with the Ring", {taker, "pluto", "persephone", "fata"}, scenarios=(ring, "")
    )
    short = _with(plan.payer, denarius=plan.spent + CHIP)
    yield _kind(
        "whether tribute was paid whole", {plan.payer, plan.payee, "fata"}, scenarios=(short, "")
    )
    just = _with(plan.payer, denarius=plan.spent + plan.paid)
    gift = _gift(1, plan.paid - CHIP, plan.payer)
    purses = {giver, plan.payer, "fata"}
    yield _kind("from which purse tribute was paid", purses, (gift,), (), (short, just))


def _seas(giver: str) -> Iterator[Kind]:
    knows = {giver, "neptune", "fata"}
    yield _kind("how much money the sea took", knows, _caught(CHIP), _caught(2 * CHIP))


def _caught(amount: int) -> tuple[Step, ...]:
    """Somebody sails without a ship, is caught and pays."""
    plan = script()
    sails = _giver(2, "sail", to="egypt")
    taken: dict[str, Any] = {"legio_curialis": 0, "legio_clientarum": 0, "denarius": amount}
    caught = step(3, "neptune", "catch", traveller=plan.giver, to="egypt", **taken)
    return _ship(1, plan.giver, plan.taker), sails, caught, _ship(4, plan.taker, plan.giver)


def _friends() -> Iterator[Kind]:
    one, other = script().voters
    both = {one, other, "fata"}
    asked = step(1, one, "befriend", with_=[other])
    agreed = step(2, other, "consent", petition=IDS[0])
    yield _kind("whether two are friends", both, (asked, agreed))
    bond = {"amicitia": IDS[1]}
    terms = step(3, one, "write-terms", terms="half of what we win", **bond)
    others = step(3, one, "write-terms", terms="a third of it", **bond)
    yield _kind("the terms of a friendship", both, (asked, agreed, terms), (asked, agreed, others))
    votes = step(3, one, "lend", to=other, asset=SUFFRAGIUM, quantity=1, **bond)
    knows = both | {"venus", "mercury"}
    yield _kind("whether votes were lent", knows, (asked, agreed, votes), (asked, agreed))
    home = step(4, one, "recall-votes", "mercury", from_=other, numen="mercury")
    yield _kind("whether lent votes came home", knows, (asked, agreed, votes, home))
    gone = step(3, other, "leave-amicitia", **bond)
    yield _kind("whether friends have parted", both, (asked, agreed, gone), (asked, agreed))


def _messages(giver: str) -> Iterator[Kind]:
    knows = {giver, "mercury", "fata"}
    sent = _giver(1, "send-message", to="cicero"), step(2, "mercury", "consent", petition=IDS[0])
    yield _kind("whether a message was carried", knows, sent)


def _deaths(giver: str, taker: str) -> Iterator[Kind]:
    will = _giver(1, "bequeath", asset=DENARIUS, heir=taker)
    yield _kind("whom somebody names as heir", {giver, "vesta", "fata"}, (will,))
    dead = step(1, "scribonia", "beg-release", "pluto", to="pluto")
    left = {"dead": "scribonia", "asset": DENARIUS, "to": taker}
    much = step(2, "pluto", "name-heir", quantity=2 * CHIP, **left)
    little = step(2, "pluto", "name-heir", quantity=CHIP, **left)
    knows = {"scribonia", "pluto", taker, "fata"}
    yield _kind("how much money an heir was given", knows, (dead, much), (dead, little))
    yield _kind("whether somebody has inherited money", knows, (dead, much), (dead,))


def kinds() -> list[Kind]:
    """All of them."""
    giver, taker = script().giver, script().taker
    both = {giver, taker, "fata"}
    return [
        *_gifts(both, giver),
        *_barters(both),
        *_purchases(both, giver),
        *_rulings(both, giver),
        *_disputes(both, giver),
        *_cards(),
        *_beginnings(giver, taker),
        *_seas(giver),
        *_friends(),
        *_messages(giver),
        *_deaths(giver, taker),
    ]
