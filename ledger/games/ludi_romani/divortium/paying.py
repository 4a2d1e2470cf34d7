"""The dos goes back: from the husband to Juno, and from her to the wife (DIV-03 to DIV-07)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from ledger.books import Books
from ledger.contract import Draft, Drafts, EventType
from ledger.entry import Entry, Event, Posting
from ledger.games.ludi_romani.bonds import Debt
from ledger.games.ludi_romani.goods import (
    CLASSIS,
    CLIENTARUM,
    CURIALIS,
    DENARIUS,
    LEGIONES,
    account_for_gains,
    postings_handing_over,
)
from ledger.games.ludi_romani.juno import approver
from ledger.games.ludi_romani.limits import room_by_law
from ledger.games.ludi_romani.money import worth
from ledger.games.ludi_romani.mors.death import season_after
from ledger.games.ludi_romani.roster import must_be_fit_to_own
from ledger.games.ludi_romani.scenario import CHIP
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.events import DutyDischarged, DutyOwed
from ledger.objection import Args, met

PIECES = (CURIALIS, CLASSIS, CLIENTARUM)
"""What counts beside money, in the order in which it is taken of itself (DIV-03)."""

Goods = Mapping[str, int]
KIND = "insolvent"
CONDEMN = "condemn"
SPARE = "spare"


class Window(NamedTuple):
    """Between what sums the pieces of a payment must be worth, in Denarii (DIV-04)."""

    least: int
    most: int

    def counts(self, each: int, there: int, others: int) -> tuple[int, int]:
        """How few and how many pieces of a kind; `others` is what all later kinds are worth."""
        if not each:
            return 0, there
        return max(0, -(-(self.least - others) // each)), min(there, self.most // each)

    def after(self, spent: int) -> "Window":
        """What is left of it when some pieces are chosen."""
        return Window(self.least - spent, self.most - spent)


class DosRepaid(Event, stored="ludi_romani/dos-repaid@1"):
    """A dos went back to a divorced wife; `short` when it was all he had, and not enough."""

    wife: str
    husband: str
    dos: int
    short: bool = False


class DosOwed(Event, stored="ludi_romani/dos-owed@1"):
    """A payment was set right: the dos is owed again."""

    wife: str
    husband: str
    dos: int


def possessions(books: Books, account: str) -> Goods:
    """What is one's own and counts: neither suffragia nor what friends have lent (DIV-04, 07)."""
    return {asset: books.balance(account, asset) for asset in (DENARIUS, *PIECES)}


def value(state: Game, goods: Goods) -> int:
    """What goods count together, in Denarii at list prices (DIV-04)."""
    return sum(worth(state, asset) * count for asset, count in goods.items())


def with_money(state: Game, pieces: Goods, dos: int) -> Goods:
    """Pieces, and the money that is missing to the sum (DIV-04)."""
    return {DENARIUS: max(0, dos - value(state, pieces)), **pieces}


def of_itself(state: Game, held: Goods, dos: int) -> Goods:
    """What is paid when nothing is chosen: money first, then piece by piece; or all (DIV-03)."""
    missing = max(0, dos - held[DENARIUS])
    pieces: dict[str, int] = {}
    for kind in PIECES:
        each = worth(state, kind)
        pieces[kind] = min(held[kind], -(-missing // each)) if each else 0
        missing = max(0, missing - each * pieces[kind])
    return held if missing else with_money(state, pieces, dos)


def window(state: Game, held: Goods, dos: int) -> Window:
    """The pieces make up for missing money, and go beyond the dos by less than the dearest."""
    dearest = max(worth(state, kind) for kind in PIECES)
    return Window(dos - held[DENARIUS], dos + dearest - CHIP)


def settled(state: Game, debt: Debt, account: str = "") -> Drafts:
    """The debt paid as it is when nobody chooses; if it is too much, Juno decides (DIV-06).

    `account` is where the husband's things are, if he has died.
    """
    held = possessions(state.books, account or debt.husband)
    if value(state, held) >= debt.dos:
        return (paid(state, debt, of_itself(state, held, debt.dos), account),)
    everything = paid(state, debt, _but_his_legions(state, held), account)
    return (everything,) if account else (everything, _judged(state, debt))


def _but_his_legions(state: Game, held: Goods) -> Goods:
    """By one reading his legiones curiales wait for Venus (DIV-07)."""
    if state.switch("divorce.insolvent_wife_takes_lc"):
        return held
    return {**held, CURIALIS: 0}


def paid(state: Game, debt: Debt, goods: Goods, account: str = "") -> Draft:
    """So much of the dos, handed on by Juno; what it is worth beyond it comes back (DIV-04)."""
    source = account or debt.husband
    hers = _hers(state, source, debt.wife, goods)
    handed = tuple(_handed_on(state, source, debt.wife, goods, hers))
    after = replace(state, books=state.books.post(handed))
    sums = value(state, goods)
    event = DosRepaid(debt.wife, debt.husband, debt.dos, short=sums < debt.dos)
    evened = _evened(after, debt, source, sums, value(state, hers))
    return Draft(event, (*handed, *evened))


def _hers(state: Game, source: str, wife: str, goods: Goods) -> Goods:
    """What of it the wife may own, the kinds counted one after the other (DIV-04, LIM-01)."""
    hers: dict[str, int] = {}
    for asset, amount in goods.items():
        hers[asset] = min(amount, takes(state, wife, asset)) if asset in LEGIONES else amount
        given = (Posting(asset, source, wife, hers[asset]),) if hers[asset] else ()
        state = replace(state, books=state.books.post(given))
    return hers


def _handed_on(state: Game, source: str, wife: str, goods: Goods, hers: Goods) -> Iterator[Posting]:
    """Through Juno's hands, who keeps legiones that the wife may not have (DIV-03, LIM-01)."""
    juno = approver(state, "grant_divortium")
    for asset, amount in goods.items():
        fits = hers[asset]
        rest = (source, account_for_gains(state, juno), amount - fits)
        for giver, taker, part in ((source, juno, fits), (juno, wife, fits), rest):
            if part:
                yield Posting(asset, giver, taker, part)


def _evened(state: Game, debt: Debt, source: str, sums: int, hers: int) -> Iterator[Posting]:
    """Money that makes the sum right: `sums` was paid, and `hers` of it is with the wife (DIV-04).

    Juno pays her the worth of what stays with the goddess, up to the dos; what is above the dos
    comes back to where it was paid from, from the wife as far as it is with her, else from Juno.
    """
    juno, due = approver(state, "grant_divortium"), min(debt.dos, sums)
    back = max(0, hers - due)
    owed = (
        (juno, debt.wife, max(0, due - hers)),
        (debt.wife, source, back),
        (juno, source, sums - due - back),
    )
    for giver, taker, amount in owed:
        for one in postings_handing_over(
            state, DENARIUS, giver, taker, min(amount, state.books.holding(giver, DENARIUS))
        ):
            state = replace(state, books=state.books.post((one,)))
            yield one


def takes(state: Game, wife: str, kind: str) -> int:
    """How many more legiones of a kind a divorced wife may have: none if she is married again."""
    return room_by_law(state, wife, kind) if met(must_be_fit_to_own(state, wife, kind)) else 0


def _judged(state: Game, debt: Debt) -> Draft:
    """Juno may have him die, this season or the next (DIV-06)."""
    return Draft(
        DutyOwed(
            duty=f"{KIND}/{debt.wife}",
            kind=KIND,
            owes=approver(state, "grant_divortium"),
            options=(CONDEMN, SPARE),
            default=SPARE,
            period=season_after(state),
            terms={
                "details": "yes",
                "husband": f"who:{debt.husband}",
                "wife": f"who:{debt.wife}",
                "dos": debt.dos,
            },
            seen=(debt.husband, debt.wife),
        )
    )


def _repaid(world: World, event: DosRepaid, _entry: Entry) -> World:
    """He owes her nothing more (DIV-03)."""
    return replace(world, bonds=world.bonds.paid(event.wife))


def _owed(world: World, event: DosOwed, _entry: Entry) -> World:
    """He owes it again (FATA-08)."""
    return replace(world, bonds=world.bonds.owing(Debt(event.wife, event.husband, event.dos)))


def _undone(state: Game, entry: Entry) -> Drafts:
    """He owes it again, if both live, and Juno has nothing to decide yet (FATA-08)."""
    event: DosRepaid = entry.event
    both = (state.world.person(event.wife), state.world.person(event.husband))
    if not all(person.living for person in both):
        return ()
    return (*undecided(state, event.wife), Draft(DosOwed(event.wife, event.husband, event.dos)))


def undecided(state: Game, wife: str) -> Drafts:
    """Juno's decision about a husband who could not pay, taken off her; nothing without one."""
    duty = state.kernel.duties.get(f"{KIND}/{wife}")
    return (Draft(DutyDischarged(duty.id, KIND, duty.owes, SPARE)),) if duty else ()


def _message_args(event: DosRepaid | DosOwed) -> Args:
    short = "yes" if isinstance(event, DosRepaid) and event.short else "no"
    args = {"wife": f"who:{event.wife}", "husband": f"who:{event.husband}"}
    return {**args, "dos": event.dos, "short": short}


EVENTS = (
    EventType(DosRepaid, _repaid, _message_args, undo=_undone),
    EventType(DosOwed, _owed, _message_args),
)
