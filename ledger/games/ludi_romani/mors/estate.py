"""The estates of the dead, and the goods without a named heir (MORS-13, 15 to 17)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from ledger.contract.acts import ActContext, Draft, Drafts, DutyType, fold_of
from ledger.games.ludi_romani import goods, limits, seats
from ledger.games.ludi_romani.mors import death
from ledger.games.ludi_romani.mors.state import Estate
from ledger.games.ludi_romani.roster import (
    must_be_fit_to_own,
    role_from_asset,
    with_armed_character,
)
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.events import DutyDischarged
from ledger.record.books import VOID_ACCOUNT
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import is_met
from ledger.record.references import Who, arguments_of
from ledger.record.state import Duty

ESTATE_GOODS = (*death.HERITABLE_GOODS, goods.CURIALIS)
"""The kinds of assets that an estate can contain.

Only a suicide leaves legiones curiales to heirs (MORS-06).
"""


class EstateSettled(Event, stored="ludi_romani/estate-settled@1"):
    """The settlement of an estate: goods without a named heir went where the readings say."""

    dead: Who
    executor: Who
    armed: str = ""
    """The mortal who gained legiones by it; empty if there is none."""

    becomes: str = ""
    """The new role of that mortal; empty for no change."""


def estate_holdings(state: Game, deceased: str) -> Mapping[str, int]:
    """Return the assets of an estate, including suffragia that others have on loan."""
    amounts = {asset: amount_left(state, deceased, asset) for asset in ESTATE_GOODS}
    return {asset: amount for asset, amount in amounts.items() if amount}


def amount_left(state: Game, deceased: str, asset: str) -> int:
    """Return how much of an asset an estate holds."""
    return sum(
        state.books.balance(account, asset) for account in _estate_accounts(state, deceased, asset)
    )


def _estate_accounts(state: Game, deceased: str, asset: str) -> tuple[str, ...]:
    """Return the accounts of an estate. Suffragia on loan belong to it, too (MORS-16)."""
    lent_accounts = (
        death.accounts_of_lent_goods(state, deceased) if asset == goods.SUFFRAGIUM else ()
    )
    return (death.estate_account(deceased), *lent_accounts)


def account_for_winnings(state: Game, character: str, asset: str) -> str:
    """Return the account for an asset that a character won before death (MORS-15).

    Vesta receives it once the estate is closed, as she receives all goods without an heir
    (MORS-17).
    """
    estate = state.world.mors.estates.get(character)
    account = death.account_of_heirs_or_god(state, character, estate.cause if estate else "", asset)
    if estate or account != death.estate_account(character):
        return account
    return goods.account_for_gains(
        state, (*seats.gods_with_power(state, "execute_wills"), *state.kernel.stewards)[0]
    )


def handing_down_postings(
    state: Game, deceased: str, asset: str, target: str, amount: int
) -> Iterator[Posting]:
    """Yield postings that take an amount out of an estate; no postings for 0."""
    for account in _estate_accounts(state, deceased, asset):
        moved_amount = min(amount, state.books.balance(account, asset))
        amount -= moved_amount
        if moved_amount:
            yield Posting(asset, account, target, moved_amount)


def draft_settlement(state: Game, deceased: str) -> Drafts:
    """Return the draft that distributes the rest of an estate by the readings in force (MORS-17).

    There is no draft without an open estate.
    """
    estate = state.world.mors.estates.get(deceased)
    if estate is None:
        return ()
    postings = tuple(
        posting
        for asset, amount in estate_holdings(state, deceased).items()
        for target, share in _shares_by_account(state, estate, asset, amount)
        for posting in handing_down_postings(state, deceased, asset, target, share)
    )
    armed_heir = next(
        (posting.target for posting in postings if _gives_legions_to_mortal(state, posting)), ""
    )
    new_role = role_from_asset(state, armed_heir, goods.CLIENTARUM) if armed_heir else ""
    return (Draft(EstateSettled(deceased, estate.executor, armed_heir, new_role), postings),)


def _gives_legions_to_mortal(state: Game, posting: Posting) -> bool:
    person = state.world.people.get(posting.target)
    return posting.asset in goods.LEGIONES and person is not None and person.mortal


def _shares_by_account(
    state: Game, estate: Estate, asset: str, amount: int
) -> Iterator[tuple[str, int]]:
    """Yield the accounts that receive an asset, and the amount for each (MORS-16, MORS-17)."""
    trustee = goods.account_for_gains(state, estate.executor)
    if asset == goods.SUFFRAGIUM:
        yield _account_for_suffragia(state), amount
    elif estate.cause == "suicide" or state.switch("dead.no_will") == "vesta":
        yield trustee, amount
    elif state.switch("dead.no_will") == "void":
        yield VOID_ACCOUNT, amount
    else:
        share = _killers_share(state, estate, asset, amount)
        yield goods.account_for_gains(state, estate.author) if share else VOID_ACCOUNT, share
        yield trustee, amount - share


def _account_for_suffragia(state: Game) -> str:
    """Return the account for suffragia: one of Venus or Vesta, or out of play (MORS-16).

    The reading `dead.suffragia` decides.
    """
    power = {"venus": "preside_senate", "vesta": "execute_wills"}
    gods = seats.gods_with_power(state, power.get(str(state.switch("dead.suffragia")), ""))
    return goods.account_for_gains(state, gods[0]) if gods else VOID_ACCOUNT


def _killers_share(state: Game, estate: Estate, asset: str, amount: int) -> int:
    """Return how much of an asset the killer may own, up to ten legiones (MORS-17, LIM-01)."""
    killer = state.world.people.get(estate.author)
    if killer is None or (killer.mortal and not killer.living):
        return 0
    if not is_met(must_be_fit_to_own(state, estate.author, asset)):
        return 0
    return min(amount, limits.room_for_legions(state, estate.author, asset))


def draft_duty_end(state: Game, deceased: str) -> Drafts:
    """Return the entry that ends the executor's duty, if it is still open."""
    estate = state.world.mors.estates[deceased]
    if estate.duty not in state.kernel.duties:
        return ()
    return (
        Draft(
            DutyDischarged(estate.duty, death.ESTATE_DUTY, estate.executor, death.IN_TRUST_ANSWER)
        ),
    )


def _draft_settlement_after_deadline(
    state: Game, duty: Duty, _option: str, _context: ActContext
) -> Drafts:
    """Return the drafts after no heir was named in time.

    The readings decide on the estate (MORS-17).
    """
    return draft_settlement(state, str(duty.terms["dead"]).removeprefix("who:"))


def without_estate(world: World, deceased: str) -> World:
    """Return the world with this estate closed."""
    mors = world.mors
    if deceased not in mors.estates:
        return world
    return replace(world, mors=replace(mors, estates=mors.estates.delete(deceased)))


@fold_of(EstateSettled, arguments_of("executor", who="dead"))
def _evolve_settlement(world: World, event: EstateSettled, _entry: Entry) -> World:
    world = with_armed_character(world, event.armed, event.becomes) if event.armed else world
    return without_estate(world, event.dead)


DUTY_TYPES = (DutyType(death.ESTATE_DUTY, _draft_settlement_after_deadline),)
