"""A duel to the death.

If both fighters agree, one tap rolls it to its end (MOR-PVP-14, MOR-PVP-21).
"""

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Drafts
from ledger.contract.form import choice
from ledger.contract.offer import Form, KnownState
from ledger.games.morituri import turn
from ledger.games.morituri.pugna import rounds
from ledger.games.morituri.pugna.duel import duel_of, must_be_in_duel
from ledger.games.morituri.pugna.rounds_played import id_of_next_round
from ledger.games.morituri.pugna.state import Duel
from ledger.games.morituri.state import Game, World
from ledger.games.morituri.transcript import begin_transcript
from ledger.record.objection import Objection, Objections, is_met

MAX_ROUNDS = 100
"""The maximum number of rounds with one tap. A longer duel needs another tap."""


class FightOn(Command):
    """Roll round after round until one fighter is dead. The opponent has to agree."""

    foe: str = Field(max_length=64)
    """The opponent, who has to agree."""


def _must_be_to_the_death(state: Game, actor: str) -> Objections:
    """Refuse the act outside Roma, because there the crowd can interrupt a duel (MOR-PVP-21)."""
    yield from must_be_in_duel(state, actor)
    duel = duel_of(state, actor)
    if duel is not None and not duel.to_the_death:
        yield Objection("MOR-PVP-21", "only-to-the-death", waivable=False)


def _must_use_server_dice(state: Game) -> Objections:
    """Refuse the act with dice on the table, which are typed in round by round (MOR-COMP-01)."""
    if state.kernel.dice == "table":
        yield Objection("MOR-COMP-01", "dice-by-the-round", waivable=False)


def _fight_on_objections(state: Game, actor: str, command: FightOn) -> Objections:
    yield from _must_be_to_the_death(state, actor)
    yield from _must_use_server_dice(state)
    duel = duel_of(state, actor)
    if duel is not None and command.foe != duel.opponent_of(actor):
        message_args = {"who": [f"who:{duel.opponent_of(actor)}"]}
        yield Objection("MOR-PVP-21", "not-your-opponent", message_args, waivable=False)


def _draft_fight_to_death(
    state: Game, actor: str, _command: FightOn, context: ActContext
) -> Drafts:
    """Draft every round with all its dice, until the duel is over (MOR-PVP-14)."""
    transcript = begin_transcript(state, context)
    for _ in range(MAX_ROUNDS):
        duel = duel_of(transcript.state, actor)
        if duel is None:
            break
        rounds.record_round(transcript, duel, context)
    turn.record_end_or_next_step(transcript)
    return transcript.drafts


def _opponent_to_agree(_state: Game, _actor: str, command: FightOn) -> tuple[str, ...]:
    return (command.foe,)


def _next_round_id(state: Game, actor: str, _command: FightOn) -> str:
    """Return the id of the next round. An agreement to fight on is valid only for that round."""
    duel = duel_of(state, actor)
    return id_of_next_round(duel) if duel is not None else ""


def _offer_fight_on(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    duel = duel_of(state, actor)
    if duel is None or not is_met(_must_be_to_the_death(state, actor)):
        return None
    return Form((choice("foe", _opponent(duel, actor)),), tuple(_must_use_server_dice(state)))


def _opponent(duel: Duel, actor: str) -> tuple[str, ...]:
    return (duel.opponent_of(actor),)


ROMA_ACTS = (
    Act(
        FightOn,
        _fight_on_objections,
        _draft_fight_to_death,
        _offer_fight_on,
        chapter="PVP",
        consent=Consent(voices=_opponent_to_agree, matter=_next_round_id, once_at_a_time=True),
    ),
)
