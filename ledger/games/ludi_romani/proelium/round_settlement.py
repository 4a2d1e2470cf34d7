"""The settlement of a round, in which the winner or the presiding god gets dice.

Rules: PROEL-21 to 23.
"""

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from ledger.contract.acts import ActContext, Draft, Drafts, DutyType, fold_of
from ledger.games.ludi_romani import goods, roster
from ledger.games.ludi_romani.mors.estate import account_for_winnings
from ledger.games.ludi_romani.proelium import battle_end, dice, duties, folds
from ledger.games.ludi_romani.proelium.dice import FABRILIS, RoundOutcome, fabrilis_return_postings
from ledger.games.ludi_romani.proelium.stages import (
    FABRILIS_OUT,
    RING_KIND,
    ROLLED_STAGE,
    ROLLING_STAGE,
)
from ledger.games.ludi_romani.proelium.state import Proelium, Throw
from ledger.games.ludi_romani.proelium.tally import accounts_of_lost_dice
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.transcript import state_with_moves
from ledger.record.books import holder
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Args, require_value
from ledger.record.references import Who
from ledger.record.state import Duty


class ConcursatioSettled(Event, stored="ludi_romani/concursatio-settled@1"):
    """The settlement of a round."""

    proelium: str
    number: int
    owners: tuple[str, str]
    """The owners of the two dice, the first party's first."""

    totals: tuple[int, int]
    """The totals of both parties, in points."""

    result: str
    """The result, as in `Concursatio`."""

    winner: int
    """The side that won, -1 for none."""

    presider: Who
    fabrilis_back: bool = False
    """Whether Vulcan's die was beaten and returned."""

    becomes: str = ""
    """The winner's new role after a first legio; empty for no change."""

    prize: str = ""
    """`elsewhere` where a captured die did not go to the captor, as when the captor has died."""


def draft_round_settled(state: Game, duty: Duty, _option: str, context: ActContext) -> Drafts:
    """Return the drafts by which a round is settled. The last round ends the battle.

    Rules: PROEL-25, 37.
    """
    battle = duties.battle_of_duty(state, duty)
    if (
        battle is None
        or battle.stage != ROLLED_STAGE
        or battle.current_round.number != duty.terms["n"]
    ):
        return ()
    settlement = draft_settlement(state, battle)
    if battle.current_round.number < battle.concursationes:
        return (settlement,)
    results = (
        *(concursatio.result for concursatio in battle.settled_rounds),
        outcome_of_round(state, battle).result,
    )
    return (
        settlement,
        *battle_end.draft_after_last_round(
            _state_after_round(state, settlement), battle, results, context
        ),
    )


def _state_after_round(state: Game, settlement: Draft) -> Game:
    """Return the state after the round, with moved goods and perhaps a new role of the winner."""
    new_state, event = state_with_moves(state, (settlement,)), settlement.event
    if not isinstance(event, ConcursatioSettled) or not event.becomes:
        return new_state
    return replace(new_state, world=_with_armed_winner(new_state.world, event))


def draft_settlement(state: Game, battle: Proelium) -> Draft:
    """Return the entry that settles the rolled round, with its postings."""
    first_throw, second_throw = map(require_value, battle.current_round.throws)
    totals, outcome = dice.totals_of(state, battle.current_round), outcome_of_round(state, battle)
    pair = first_throw, second_throw
    is_die_returned = _is_fabrilis_beaten(state, pair, totals)
    loss_postings = tuple(_loss_postings(state, battle, pair, outcome))
    event = ConcursatioSettled(
        proelium=battle.id,
        number=battle.current_round.number,
        owners=(first_throw.owner, second_throw.owner),
        totals=totals,
        result=outcome.result,
        winner=outcome.winner,
        presider=battle.presider,
        fabrilis_back=is_die_returned,
        becomes=_new_role_of_bearer(state, battle, pair, outcome),
        prize=_goal_of_captured_die(battle, outcome, loss_postings),
    )
    return Draft(
        event,
        (*loss_postings, *(_postings_of_fabrilis_return(state, pair) if is_die_returned else ())),
    )


def draft_settlement_when_cut_short(state: Game, battle: Proelium) -> Drafts:
    """Return the settlement of the rolled round when a battle is cut short (PROEL-31).

    Nothing is settled if the loser no longer has the legio that would be lost.
    """
    settlement = draft_settlement(state, battle)
    has_loser = outcome_of_round(state, battle).result != dice.KEPT_RESULT
    return () if has_loser and not settlement.postings else (settlement,)


def outcome_of_round(state: Game, battle: Proelium) -> RoundOutcome:
    """Return the outcome of the rolled dice. Other rules apply if one side risks no dice."""
    outcome_function = dice.outcome_of_attack if battle.kind else dice.outcome_of_mutual_fight
    return outcome_function(*dice.totals_of(state, battle.current_round))


def _loss_postings(
    state: Game, battle: Proelium, pair: tuple[Throw, Throw], outcome: RoundOutcome
) -> Iterator[Posting]:
    """Yield the postings of lost legiones to the winner or the god.

    After a tie both legiones go to the god.
    """
    if outcome.result == dice.KEPT_RESULT:  # PROEL-35
        return
    if outcome.result == dice.TIE_RESULT:  # PROEL-23
        for throw in pair:
            yield from _posting_of_lost_die(state, throw, goods.spoils_account(battle.presider))
        return
    winner, loser = pair[outcome.winner], pair[1 - outcome.winner]
    target = goods.spoils_account(battle.presider)  # PROEL-22
    if outcome.result == dice.CAPTURED_RESULT:  # PROEL-21
        is_pooled = state.switch("party.dice") == "pool"
        captor = battle.sides[outcome.winner].leader if is_pooled else winner.owner
        target = _account_of_captured_die(state, battle, captor, loser.kind)
    yield from _posting_of_lost_die(state, loser, target)


def _goal_of_captured_die(
    battle: Proelium, outcome: RoundOutcome, loss_postings: tuple[Posting, ...]
) -> str:
    """Return `elsewhere` if a captured die went to an account outside of the winning party.

    Otherwise return "".
    """
    if outcome.result != dice.CAPTURED_RESULT or not loss_postings:
        return ""
    return (
        ""
        if holder(loss_postings[0].target) in battle.sides[outcome.winner].members
        else "elsewhere"
    )


def _posting_of_lost_die(state: Game, throw: Throw, target: str) -> tuple[Posting, ...]:
    """Return the posting of one legio lost by its owner (PROEL-43, PROEL-47).

    No legio is lost if Vulcan's die was rolled.
    """
    if throw.kind == FABRILIS or not _has_die_still(state, throw):
        return ()
    return goods.postings_handing_over(state, throw.kind, throw.owner, target, 1)


def _has_die_still(state: Game, throw: Throw) -> bool:
    """Return whether the owner still has this kind of die.

    An owner who has died has already lost the die.
    """
    return state.books.holding(throw.owner, throw.kind) > 0


def _account_of_captured_die(state: Game, battle: Proelium, captor: str, asset: str) -> str:
    """Return the account that receives a captured legio, even if the captor's own die is gone.

    The legio of a captor who died since the roll joins the rest of the estate (MORS-15). A ghost
    keeps a captured legio by one reading only (RING-08).
    """
    person = state.world.person(captor)
    if "umbra" in person.statuses:
        return account_for_winnings(state, captor, asset)
    if (
        battle.kind == RING_KIND
        and not person.living
        and not state.switch("ring.imago_keeps_winnings")
    ):
        return goods.spoils_account(battle.presider)
    return goods.account_for_gains(state, captor)


def _new_role_of_bearer(
    state: Game, battle: Proelium, pair: tuple[Throw, Throw], outcome: RoundOutcome
) -> str:
    """Return the new role of the Ring's bearer after a first legio; "" without one.

    Rules: RING-08, ROST-04.
    """
    first_character, second_character = pair
    if (
        battle.kind != RING_KIND
        or outcome.result != dice.CAPTURED_RESULT
        or not _has_die_still(state, second_character)
    ):
        return ""
    is_living = state.world.person(first_character.owner).living
    return (
        roster.role_from_asset(state, first_character.owner, second_character.kind)
        if is_living
        else ""
    )


def _is_fabrilis_beaten(state: Game, pair: tuple[Throw, Throw], totals: tuple[int, int]) -> bool:
    """Return whether Vulcan's die is beaten by a higher die, or by a tie.

    The reading `fabrilis.returns_on_tie` decides whether a tie beats the die.
    """
    fabrilis_sides = [side_index for side_index in (0, 1) if pair[side_index].kind == FABRILIS]
    if not fabrilis_sides:
        return False
    if totals[0] == totals[1]:
        return bool(state.switch("fabrilis.returns_on_tie"))
    return totals[fabrilis_sides[0]] < max(totals)


def _postings_of_fabrilis_return(state: Game, pair: tuple[Throw, Throw]) -> tuple[Posting, ...]:
    """Return the postings that bring Vulcan's die back to its god (PROEL-43)."""
    holder = next(throw.owner for throw in pair if throw.kind == FABRILIS)
    return fabrilis_return_postings(state, holder)


def _with_armed_winner(world: World, event: ConcursatioSettled) -> World:
    """Return the world in which the winner has the role of a first legio (ROST-04)."""
    return roster.with_armed_character(world, event.owners[event.winner], event.becomes)


def _concursatio_settled_args(event: ConcursatioSettled) -> Args:
    winner = event.owners[event.winner] if event.winner >= 0 else ""
    loser = event.owners[1 - event.winner] if event.winner >= 0 else ""
    return {
        "number": event.number,
        "first": event.totals[0],
        "second": event.totals[1],
        "result": event.result,
        "winner": f"who:{winner}" if winner else "none",
        "loser": f"who:{loser}" if loser else "none",
        "presider": f"who:{event.presider}",
        "forged": "yes" if event.fabrilis_back else "no",
        "becomes": event.becomes or "none",
        "prize": event.prize or "due",
    }


@fold_of(ConcursatioSettled, _concursatio_settled_args)
def _evolve_round_settlement(world: World, event: ConcursatioSettled, entry: Entry) -> World:
    """Return the world in which the round is decided.

    The next round may be rolled (PROEL-25, 43, RING-08).
    """
    battle = world.pugnae.battles[event.proelium]
    lost_dice = accounts_of_lost_dice(battle.current_round.throws, entry.postings)
    current_round = msgspec.structs.replace(
        battle.current_round,
        totals=event.totals,
        result=event.result,
        winner=event.winner,
        lost=lost_dice,
    )
    fabrilis = FABRILIS_OUT if event.fabrilis_back else battle.fabrilis
    battle = replace(battle.with_round(current_round), stage=ROLLING_STAGE, fabrilis=fabrilis)
    world = folds.with_battle(world, battle)
    return _with_armed_winner(world, event) if event.becomes else world


DUTY_TYPES = (DutyType(duties.SETTLING_DUTY, draft_round_settled),)
