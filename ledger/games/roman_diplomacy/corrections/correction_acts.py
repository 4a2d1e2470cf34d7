"""How a correction becomes an act: its actors, its reason, and its event."""

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from ledger.contract.acts import FOR_STEWARDS, Act, ActContext, Command, Drafts
from ledger.contract.form import Field, Text
from ledger.contract.offer import Form, KnownState, form_unless_blocked, open_to
from ledger.games.roman_diplomacy.open_window import add_players_who_owe
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.stewards import is_steward, must_be_steward, steward_players
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.games.roman_diplomacy.victory import must_not_be_over
from ledger.kernel.vocabulary.request import REASON_LENGTH
from ledger.language.free_text import FreeText, TextLimits
from ledger.record.entry import Event
from ledger.record.objection import Objection, Objections, first_unmet

NEUTRAL_OWNER = "neutral"
"""The owner "nobody" in forms."""


class Correction(Command):
    """The fields that all corrections have."""

    reason: Annotated[FreeText, TextLimits(REASON_LENGTH)] = FreeText()
    """The reason, in free words; empty for none."""


CorrectionT = TypeVar("CorrectionT", bound=Correction)


def only_host_must_give_reason(state: Game, reason: FreeText) -> Objections:
    """Refuse a GM's correction without a reason, and a players' correction with a reason.

    All players read the proposal, so it needs no reason.
    """
    if steward_players(state) and reason:
        yield Objection("ACTA-08", "talk-it-over", waivable=False)
    elif not steward_players(state) and reason.blank:
        yield Objection("ACTA-08", "say-why", waivable=False)


def must_be_possible(*, is_wrong: bool) -> Objections:
    """Refuse a value that is impossible now."""
    if is_wrong:
        yield Objection("ACTA-08", "no-such-fact", waivable=False)


def correction_act(
    command: type[CorrectionT],
    is_impossible: Callable[[Game, CorrectionT], bool],
    event: Callable[[Game, CorrectionT, str], Event],
    fields: Callable[[Game, KnownState[World]], tuple[Field, ...]],
    record_consequences: Callable[
        [BoardTranscript, World], None
    ] = lambda _transcript, _world_before: None,
) -> Act[World, CorrectionT]:
    """Return an act by which stewards correct a fact.

    - `is_impossible` says whether the value is impossible.
    - `event` gets the digest of the reason.
    - `record_consequences` gives the consequences, from the world before the correction.

    If a player has a unit by the correction while orders are asked for, that player owes orders
    too.
    """

    def objections(state: Game, actor: str, correction: CorrectionT) -> Objections:
        objections_to_value = must_be_possible(is_wrong=is_impossible(state, correction))
        yield from must_be_steward(state, actor)
        yield from first_unmet(
            must_not_be_over(state),
            only_host_must_give_reason(state, correction.reason),
            objections_to_value,
        )

    def draft_correction(
        state: Game, _actor: str, correction: CorrectionT, context: ActContext
    ) -> Drafts:
        transcript = BoardTranscript(state, context)
        transcript.add_event(event(state, correction, context.store_words(correction.reason)))
        record_consequences(transcript, state.world)
        add_players_who_owe(transcript)
        return transcript.drafts

    @open_to(is_steward, condition=lambda state: not state.world.is_ended)
    def offer(state: Game, _actor: str, known_state: KnownState[World]) -> Form | None:
        form_fields = fields(state, known_state)
        return form_unless_blocked(*form_fields, *reason_fields(state)) if form_fields else None

    return Act(command, objections, draft_correction, offer, permission=FOR_STEWARDS)


def reason_fields(state: Game) -> tuple[Any, ...]:
    """Return the field for a reason, if a reason is stored."""
    return () if steward_players(state) else (Text("reason", REASON_LENGTH, 1),)
