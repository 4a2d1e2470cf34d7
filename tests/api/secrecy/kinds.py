"""Every kind of secret."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tests.api.secrecy.bonds import bond_kinds
from tests.api.secrecy.kind import (
    SecretKind,
    money_gift,
    scenario_with_holdings,
    secret_kind,
    ship_gift,
    step_at_secret,
    step_of_fates,
    step_of_giver,
    step_of_taker,
)
from tests.api.secrecy.playing import IDS, NEW
from tests.api.secrecy.script import (
    CHIP,
    CLASSIS,
    CLIENTARUM,
    DENARIUS,
    CommandStep,
    summer_and_winter_script,
)
from tests.api.secrecy.stage import ClaimStep
from tests.api.secrecy.winters import winter_kinds


def _offer_step(number: int, money: int, **more: Any) -> CommandStep:
    """Return the giver's offer of a ship for money."""
    plan = summer_and_winter_script()
    ship = {"give": CLASSIS, "give_quantity": 1, "take": DENARIUS, "take_quantity": money}
    return step_at_secret(number, plan.giver, "barter", **{"with": plan.taker, **ship, **more})


def _gift_kinds(both: set[str], giver: str) -> Iterator[SecretKind]:
    yield secret_kind(
        "how much was given", both, (money_gift(1, CHIP),), (money_gift(1, 2 * CHIP),)
    )
    yield secret_kind("whether anything was given", both, (money_gift(1, CHIP),))
    god = {giver, "mercury", "fata"}
    yield secret_kind(
        "whether Mercury, who had nothing, was bribed", god, (money_gift(1, CHIP, "mercury"),)
    )


def _barter_kinds(both: set[str]) -> Iterator[SecretKind]:
    asked = _offer_step(1, 3 * CHIP)
    yield secret_kind("whether a barter was proposed", both, (asked,))
    yield secret_kind("the terms of a barter", both, (asked,), (_offer_step(1, 4 * CHIP),))
    terms = (_offer_step(1, 3 * CHIP, witness="isis"),), (_offer_step(1, 4 * CHIP, witness="isis"),)
    yield secret_kind("the terms of a barter with a witness", both | {"isis"}, *terms)
    heard = (
        _offer_step(1, 3 * CHIP, witness="isis"),
        step_at_secret(2, "isis", "consent", petition=IDS[0]),
    )
    yield secret_kind("whether a witness has agreed", both | {"isis"}, heard, heard[:1])
    gone = asked, step_of_giver(2, "withdraw", petition=IDS[0])
    said_no = asked, step_of_taker(2, "decline", petition=IDS[0], reason="not for so little")
    yield secret_kind("whether a barter was withdrawn", both, gone, (asked,))
    yield secret_kind("whether a barter was withdrawn or declined", both, gone, said_no)
    rudely = asked, step_of_taker(2, "decline", petition=IDS[0], reason="never, and not with you")
    yield secret_kind("in what words a barter was declined", both, said_no, rudely)
    yield secret_kind("the price of a ship", both, _sale_steps(3 * CHIP), _sale_steps(4 * CHIP))


def _trade_kinds(both: set[str]) -> Iterator[SecretKind]:
    """Yield kinds with goods on a trading table before the agreement."""
    ship, sum_of_money = _lay_goods_step(1, give_classis=1), _lay_goods_step(1, give_denarius=CHIP)
    lies: dict[str, Any] = {
        "with": summer_and_winter_script().giver,
        "take_classis": 1,
        "give_denarius": CHIP,
    }
    answer = step_of_taker(2, "trade", **lies)
    yield secret_kind("whether a trade lies between two", both, (ship,))
    yield secret_kind("what lies on a table", both, (ship,), (sum_of_money,))
    yield secret_kind("whether the other has laid anything", both, (ship, answer), (ship,))
    agreed = ship, answer, step_of_giver(3, "consent", petition=IDS[1])
    yield secret_kind("whether one of two agrees to a trade", both, agreed, agreed[:2])
    cleared = ship, answer, step_of_taker(3, "withdraw", petition=IDS[1])
    yield secret_kind("whether a table was cleared", both, cleared, agreed[:2])


def _lay_goods_step(number: int, **goods: Any) -> CommandStep:
    plan = summer_and_winter_script()
    return step_at_secret(number, plan.giver, "trade", **{"with": plan.taker, **goods})


def _sale_steps(money: int) -> tuple[CommandStep, ...]:
    plan = summer_and_winter_script()
    agreed = step_of_taker(2, "consent", petition=IDS[0])
    return _offer_step(1, money), agreed, ship_gift(3, plan.taker, plan.giver)


def _purchase_kinds(both: set[str], giver: str) -> Iterator[SecretKind]:
    asked = step_of_giver(1, "buy-classes", seller="neptune", quantity=1)
    no = step_at_secret(2, "neptune", "decline", petition=IDS[0])
    deal = {giver, "neptune", "fata"}
    yield secret_kind("whether a purchase was asked for and declined", deal, (asked, no))
    said = f"{IDS[1]}.0/MERC-11"
    settled = step_of_fates(3, "settle", question=said, reason="the god was asleep")
    yield secret_kind(
        "whether a judge has answered", {giver, "fata"}, (asked, no, settled), (asked, no)
    )
    purse = summer_and_winter_script().purse
    poor = asked, money_gift(2, purse), replace(no, name=IDS[2]), _return_step(4, purse)
    rich = asked, money_gift(2, CHIP), replace(no, name=IDS[2]), _return_step(4, CHIP)
    yield secret_kind("whether a buyer could have paid", both, poor, rich)
    waiting = (asked, money_gift(2, purse)), (asked, money_gift(2, CHIP))
    yield secret_kind("whether a buyer can pay", both, *waiting)
    poorer = (asked, money_gift(2, purse)), (asked, money_gift(2, purse - CHIP))
    yield secret_kind("how much a buyer lacks", both, *poorer)
    ship = {"seller": "neptune", "quantity": 1}
    bought = step_at_secret(1, giver, "buy-classes", "neptune", **ship)
    yield secret_kind(
        "whether a buyer has done something since", both, (bought, money_gift(2, CHIP)), (bought,)
    )


def _return_step(number: int, amount: int) -> CommandStep:
    plan = summer_and_winter_script()
    return step_of_taker(number, "give", to=plan.giver, asset=DENARIUS, quantity=amount)


def _ruling_kinds(both: set[str], giver: str) -> Iterator[SecretKind]:
    first, second = money_gift(1, CHIP), money_gift(2, CHIP)
    why = "they never met"
    undone = step_of_fates(3, "reverse", entry=f"{IDS[0]}.0", reason=why)
    other = step_of_fates(3, "reverse", entry=f"{IDS[1]}.0", reason="a slip of the pen")
    yield secret_kind("whether a gift was taken back", both, (first, undone), (first,), ruled=True)
    yield secret_kind(
        "which gift was taken back, and why", both, (first, second, undone), (first, second, other)
    )
    told = step_of_fates(2, "disclose", entry=f"{IDS[0]}.0", reader="cicero", reason="she asked")
    yield secret_kind("what was disclosed to one", {"cicero", "fata"}, (first, told), (first,))
    counted = {"who": giver, "asset": DENARIUS}
    right = step_of_fates(
        1, "book-difference", **counted, counted=summer_and_winter_script().purse, because="agrees"
    )
    lost = summer_and_winter_script().purse - CHIP
    wrong = step_of_fates(1, "book-difference", **counted, counted=lost, because="corrected")
    yield secret_kind("whether money was counted", {giver, "fata"}, (right,))
    yield secret_kind("what the counting gave", {giver, "fata"}, (right,), (wrong,))
    ring = step_of_fates(
        1, "set-fact", subject=giver, fact="status", value="ring_bearer", reason="hush"
    )
    yield secret_kind("who has the Ring", {giver, "pluto", "persephone", "fata"}, (ring,))


def _dispute_kinds(both: set[str], giver: str) -> Iterator[SecretKind]:
    own = {giver, "fata"}
    legion = {"seller": "isis", "asset": CLIENTARUM, "quantity": 1}
    appeal = step_of_giver(
        1, "appeal", about="buy-legions", fields=legion, rules=[], reason="I can lead"
    )
    yield secret_kind("whether there is an appeal", own, (appeal,))
    dismissed = step_of_fates(2, "dismiss-appeal", appeal=IDS[0], reason="walk")
    yield secret_kind("whether an appeal was dismissed", own, (appeal, dismissed), (appeal,))
    forced = {"waive": ["ROST-15"], "reason": "so be it", **legion}
    upheld = step_at_secret(2, giver, "buy-legions", "fata", appeal=IDS[0], **forced)
    simply = step_at_secret(2, giver, "buy-legions", "fata", **forced)
    yield secret_kind("whether a ruling answers an appeal", own, (appeal, upheld), (simply,))
    given = replace(money_gift(1, CHIP), recorder="fata")
    contest = step_of_taker(2, "contest", entry=f"{IDS[0]}.0", reason="I got nothing")
    yield secret_kind("whether a gift is contested", both, (given, contest), (given,))
    much = replace(money_gift(1, 9_000 * CHIP), refused=True)
    yield secret_kind("whether somebody was refused", {giver}, (much,), silent=True)


def _card_kinds() -> Iterator[SecretKind]:
    at = summer_and_winter_script().moment
    claim = ClaimStep(at, NEW, "scribonia-1")
    yield secret_kind("whether a card was claimed", {"scribonia", "fata"}, (claim,))
    moved = ClaimStep(at, NEW, "saturn_ops-2", move=True)
    yield secret_kind("whether a card moved", {"saturn_ops", "fata"}, (moved,))
    printed = step_of_fates(1, "reissue-card", card="saturn_ops-2")
    yield secret_kind("whether a card was printed anew", {"saturn_ops", "fata"}, (printed,))


def _beginning_kinds(giver: str, taker: str) -> Iterator[SecretKind]:
    plan = summer_and_winter_script()
    less = scenario_with_holdings(giver, denarius=plan.start - CHIP)
    yield secret_kind("with how much somebody began", {giver, "fata"}, scenarios=(less, ""))
    ill = scenario_with_holdings(taker, virus=1)
    yield secret_kind("who has a virus", {taker, "vesta", "fata"}, scenarios=(ill, ""))
    ring = scenario_with_holdings(taker, ring_of_gyges=1)
    yield secret_kind(
        "who began with the Ring", {taker, "pluto", "persephone", "fata"}, scenarios=(ring, "")
    )
    short = scenario_with_holdings(plan.payer, denarius=plan.spent + CHIP)
    yield secret_kind(
        "whether tribute was paid whole", {plan.payer, plan.payee, "fata"}, scenarios=(short, "")
    )
    just = scenario_with_holdings(plan.payer, denarius=plan.spent + plan.paid)
    given = money_gift(1, plan.paid - CHIP, plan.payer)
    purses = {giver, plan.payer, "fata"}
    yield secret_kind("from which purse tribute was paid", purses, (given,), (), (short, just))


def _sea_kinds(giver: str) -> Iterator[SecretKind]:
    knows = {giver, "neptune", "fata"}
    yield secret_kind(
        "how much money the sea took", knows, _capture_steps(CHIP), _capture_steps(2 * CHIP)
    )


def _capture_steps(amount: int) -> tuple[CommandStep, ...]:
    """Return steps in which a character sails without a ship, is caught and pays."""
    plan = summer_and_winter_script()
    sails = step_of_giver(2, "sail", to="egypt")
    taken: dict[str, Any] = {"legio_curialis": 0, "legio_clientarum": 0, "denarius": amount}
    caught = step_at_secret(3, "neptune", "catch", traveller=plan.giver, to="egypt", **taken)
    return ship_gift(1, plan.giver, plan.taker), sails, caught, ship_gift(4, plan.taker, plan.giver)


def _message_kinds(giver: str) -> Iterator[SecretKind]:
    knows = {giver, "mercury", "fata"}
    sent = (
        step_of_giver(1, "send-message", to="cicero"),
        step_at_secret(2, "mercury", "consent", petition=IDS[0]),
    )
    yield secret_kind("whether a message was carried", knows, sent)


def all_kinds() -> list[SecretKind]:
    """Return all kinds of secrets."""
    giver, taker = summer_and_winter_script().giver, summer_and_winter_script().taker
    both = {giver, taker, "fata"}
    return [
        *_gift_kinds(both, giver),
        *_barter_kinds(both),
        *_purchase_kinds(both, giver),
        *_ruling_kinds(both, giver),
        *_dispute_kinds(both, giver),
        *_card_kinds(),
        *_beginning_kinds(giver, taker),
        *_sea_kinds(giver),
        *_message_kinds(giver),
        *bond_kinds(giver, taker),
        *winter_kinds(giver),
        *_trade_kinds(both),
    ]
