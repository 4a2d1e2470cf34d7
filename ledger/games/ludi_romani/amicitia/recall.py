"""What was lent comes back: ships where both are, money and legiones by leave (AMIC-08, 09)."""

from functools import partial

from pydantic import Field

from ledger.contract import Act, ActContext, Command, Drafts
from ledger.form import Chosen
from ledger.games.ludi_romani.amicitia.back import (
    comes_back,
    fields,
    loans_of,
    most_back,
    must_be_returnable,
)
from ledger.games.ludi_romani.amicitia.loans import LENT, keepers
from ledger.games.ludi_romani.goods import (
    CLASSIS,
    CLIENTARUM,
    CURIALIS,
    DENARIUS,
    SUFFRAGIUM,
    borrowed,
)
from ledger.games.ludi_romani.money import MOST_DENARII
from ledger.games.ludi_romani.scenario.words import Asset
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Objection, Objections
from ledger.offer import Form, Known
from ledger.references import Who

ASKED = (CLASSIS, DENARIUS, CLIENTARUM, CURIALIS)
"""What is asked back of the holder (AMIC-08, AMIC-09); votes a god fetches."""


class Recall(Command):
    """Ask back what one has lent."""

    keeper: Who = Field(alias="from")
    asset: Asset
    quantity: int = Field(ge=1, le=MOST_DENARII)


class ReturnLoan(Command):
    """Give back, unasked, what one has borrowed."""

    owner: Who = Field(alias="to")
    asset: Asset
    quantity: int = Field(ge=1, le=MOST_DENARII)


def _objections(state: Game, actor: str, command: Recall) -> Objections:
    if command.asset not in ASKED:
        yield from _gods_fetch(command.asset)
        return
    yield from _same_region(state, actor, command.keeper, command.asset)
    yield from must_be_returnable(state, command.keeper, actor, command.asset, command.quantity)


def _gods_fetch(asset: str) -> Objections:
    """Votes are brought home by a god (AMIC-07); nothing else was ever lent (AMIC-04)."""
    if asset == SUFFRAGIUM:
        yield Objection("AMIC-07", "gods-fetch-votes", waivable=False)
    else:
        yield Objection("AMIC-04", "never-lent", {"asset": f"asset:{asset}"}, waivable=False)


def _same_region(state: Game, owner: str, keeper: str, asset: str) -> Objections:
    """Ships (AMIC-08), money and legiones (AMIC-09) are asked back face to face."""
    place = state.seating.place(owner)
    if not place or place != state.seating.place(keeper):
        rule = "AMIC-08" if asset == CLASSIS else "AMIC-09"
        yield Objection(rule, "not-in-same-region", {"who": f"who:{keeper}"})


def _recall(state: Game, actor: str, command: Recall, _context: ActContext) -> Drafts:
    """It is the owner's own again (AMIC-08, AMIC-09)."""
    return (comes_back(state, command.keeper, actor, command.asset, command.quantity),)


def _holder_decides(_state: Game, _actor: str, command: Recall) -> tuple[str, ...]:
    """Ships the holder may not refuse (AMIC-08); of all else the holder decides (AMIC-09)."""
    return () if command.asset == CLASSIS else (command.keeper,)


def _offer(known: Known[World], actor: str, chosen: Chosen) -> Form | None:
    state = known.state
    holding = keepers(state, actor, ASKED)
    if not holding or known.holding(actor, SUFFRAGIUM) is None:
        return None
    here = tuple(k for k in holding if not any(_same_region(state, actor, k, CLASSIS)))
    loans = loans_of(here, ASKED, lambda who, asset: most_back(state, who, actor, asset))
    if not loans:
        return Form(blocked=(Objection("AMIC-09", "loans-far-away"),))
    return Form(fields("from", loans, chosen))


def _return_objections(state: Game, actor: str, command: ReturnLoan) -> Objections:
    if command.asset not in LENT:
        yield from _gods_fetch(command.asset)
        return
    yield from must_be_returnable(state, actor, command.owner, command.asset, command.quantity)


def _return(state: Game, actor: str, command: ReturnLoan, _context: ActContext) -> Drafts:
    """Who gives back unasked does so wherever the two are (AMIC-16)."""
    return (comes_back(state, actor, command.owner, command.asset, command.quantity),)


def _offer_return(known: Known[World], actor: str, chosen: Chosen) -> Form | None:
    state = known.state
    parts = borrowed(state, actor)
    if not parts or known.holding(actor, SUFFRAGIUM) is None:
        return None
    owners = tuple(part.partition("/of:")[2] for part in parts)
    mortals = tuple(sorted(o for o in owners if state.world.person(o).mortal))
    loans = loans_of(mortals, LENT, partial(most_back, state, actor))
    return Form(fields("to", loans, chosen)) if loans else None


ACTS = (
    Act(Recall, _objections, _recall, _offer, voices=_holder_decides),
    Act(ReturnLoan, _return_objections, _return, _offer_return),
)
