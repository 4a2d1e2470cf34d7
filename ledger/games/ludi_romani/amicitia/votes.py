"""Lent votes are fetched by Mercury, or by a god who is not busy with a battle (AMIC-07)."""

from pydantic import Field

from ledger.contract import Act, ActContext, Command, Drafts
from ledger.form import Choice, Chosen, Option
from ledger.games.ludi_romani import goods, roster, seats
from ledger.games.ludi_romani.amicitia import lending, recall
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Objection, Objections, met
from ledger.offer import Form, Known
from ledger.references import Who


class RecallVotes(Command):
    """Send a god to fetch the votes one has lent."""

    keeper: Who = Field(alias="from")
    numen: Who


def _objections(state: Game, actor: str, command: RecallVotes) -> Objections:
    yield from _must_be_free_god(state, command.numen)
    yield from lending.must_be_on_loan(state, command.keeper, actor, goods.SUFFRAGIUM, 1)
    yield from roster.must_be_voter(state, actor)


def _must_be_free_god(state: Game, numen: str) -> Objections:
    """Mercury is always free; any other god must not be busy with a proelium (AMIC-07)."""
    if state.world.person(numen).mortal:
        yield Objection("AMIC-07", "gods-fetch-votes", {"who": f"who:{numen}"})
    elif not seats.has_power(state, numen, "return_suffragia") and _busy(state, numen):
        yield Objection("AMIC-07", "god-busy", {"who": f"who:{numen}"})


def _busy(state: Game, numen: str) -> bool:
    """Whether a god presides over a battle or fights in one (AMIC-07)."""
    embattled = state.world.person(numen).embattled
    return embattled or state.world.pugnae.under(numen) is not None


def _fetch(state: Game, actor: str, command: RecallVotes, _context: ActContext) -> Drafts:
    """All lent votes return; the holder is not asked (AMIC-07)."""
    lent_out = lending.on_loan(state, command.keeper, actor, goods.SUFFRAGIUM)
    return (
        recall.comes_back(state, command.keeper, actor, goods.SUFFRAGIUM, lent_out, command.numen),
    )


def _sent(_state: Game, _actor: str, command: RecallVotes) -> tuple[str, ...]:
    """The god who is sent confirms the delivery of the votes (AMIC-07)."""
    return (command.numen,)


def _told_before(state: Game, actor: str, command: RecallVotes) -> tuple[str, ...]:
    """Mercury may record it, knowing all lent votes; any other god is asked (AMIC-07).

    Otherwise that god could discover loans by recording this for everybody in turn.
    """
    knows = command.numen in seats.gods_with_power(state, "return_suffragia")
    return _sent(state, actor, command) if knows else ()


def _at_once(state: Game, actor: str, command: RecallVotes, _voice: str) -> tuple[Objection, ...]:
    """A warning to the Fates about a god who refuses to fetch lent votes (AMIC-07)."""
    if not met(_objections(state, actor, command)):
        return ()
    args = {"who": f"who:{command.numen}", "owner": f"who:{actor}"}
    return (Objection("AMIC-07", "votes-not-fetched", args, grade="W"),)


def _offer(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    state = known.state
    holding = lending.keepers(state, actor, (goods.SUFFRAGIUM,))
    if (
        not holding
        or known.holding(actor, goods.SUFFRAGIUM) is None
        or not met(roster.must_be_voter(state, actor))
    ):
        return None
    options = tuple(
        Option(k, "note-votes", {"n": lending.on_loan(state, k, actor, goods.SUFFRAGIUM)})
        for k in holding
    )
    gods = (numen.id for numen in state.world.scenario.numina)
    free = tuple(Option(god) for god in gods if met(_must_be_free_god(state, god)))
    return Form((Choice("from", options), Choice("numen", free)))


ACTS = (
    Act(
        RecallVotes,
        _objections,
        _fetch,
        _offer,
        voices=_sent,
        recorders=_told_before,
        declined=_at_once,
    ),
)
