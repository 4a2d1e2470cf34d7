"""A husband who cannot repay a dos: Juno condemns him or forgives the rest (DIV-06, 07)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ledger.contract import ActContext, Draft, Drafts, DutyType, EventType
from ledger.entry import Event, Posting
from ledger.games.ludi_romani import arms, goods
from ledger.games.ludi_romani.divortium import paying
from ledger.games.ludi_romani.juno import god_or_steward_with_power
from ledger.games.ludi_romani.mors import death, sentence
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import met
from ledger.references import Who
from ledger.state import Duty


class RestForgiven(Event, stored="ludi_romani/rest-forgiven@1"):
    """Juno spared a husband who could not repay the whole dos."""

    wife: Who
    husband: Who


def _decided(state: Game, duty: Duty, option: str, means: ActContext) -> Drafts:
    """Death, or he pays all he has and the rest is forgiven (DIV-06, DIV-09, MORS-07)."""
    husband, wife = _named(duty, "husband"), _named(duty, "wife")
    if option == paying.CONDEMN:
        return sentence.condemn(state, husband, "insolvent", duty.owes, means)
    return (Draft(RestForgiven(wife, husband), tuple(_kept_back(state, husband, wife))),)


def _kept_back(state: Game, husband: str, wife: str) -> Iterator[Posting]:
    """A spared husband also pays the legiones curiales kept for Venus (DIV-06).

    Except dice of a battle he is in (PROEL-25).
    """
    hers_already = state.switch("divorce.insolvent_wife_takes_lc")
    if hers_already or not state.world.person(wife).living:
        return
    if not met(arms.legions_must_be_free(state, husband, goods.CURIALIS)):
        return
    count = min(
        state.books.balance(husband, goods.CURIALIS), paying.takes(state, wife, goods.CURIALIS)
    )
    juno = god_or_steward_with_power(state, "grant_divortium")
    if count:
        yield Posting(goods.CURIALIS, husband, juno, count)
        yield Posting(goods.CURIALIS, juno, wife, count)


def before_the_heirs(before: Game, after: Game) -> Iterator[Draft]:
    """A dead husband's dos is paid from his estate before all heirs (DIV-07)."""
    for _, debt in sorted(before.world.bonds.debts.items()):
        left = death.estate(debt.husband)
        if paying.value(after, paying.possessions(after.books, left)):
            drafts = paying.settled(after, debt, left)
            yield from drafts
            for draft in drafts:
                after = replace(after, books=after.books.post(draft.postings))


def judged_by_death(before: Game, after: Game) -> Iterator[Draft]:
    """Juno has nothing to decide after he died of another cause (DIV-06)."""
    for duty in before.kernel.duties.values():
        if duty.kind == paying.KIND and not after.world.person(_named(duty, "husband")).living:
            yield from paying.undecided(before, _named(duty, "wife"))


def _named(duty: Duty, spouse: str) -> str:
    return str(duty.terms[spouse]).removeprefix("who:")


def bereft(world: World, who: str) -> World:
    """Debts of the dead are cancelled (DIV-07)."""
    bonds = world.bonds
    for wife, debt in world.bonds.debts.items():
        if debt.husband == who:
            bonds = bonds.paid(wife)
    return replace(world, bonds=bonds)


DUTIES = (DutyType(paying.KIND, _decided),)
EVENTS: tuple[EventType[World, Any], ...] = (EventType(RestForgiven),)
