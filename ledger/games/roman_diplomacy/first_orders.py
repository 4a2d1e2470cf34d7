"""START: the first orders. Play begins when the GM says so or every player has chosen a city."""

from ledger.contract.acts import FOR_STEWARDS, Act, ActContext, Command, Drafts
from ledger.contract.chapter import Chapter
from ledger.contract.offer import fieldless_offer
from ledger.games.roman_diplomacy.claims import (
    are_cities_drawn_by_lot,
    newcomers_waiting_for_city,
    newcomers_with_claim,
    players_who_must_choose_city,
    settle_claims_by_lot,
)
from ledger.games.roman_diplomacy.events.turn import PlayBegan
from ledger.games.roman_diplomacy.open_window import (
    awaited_window,
    draft_newcomers_duty,
    open_phase,
)
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.stewards import is_steward, must_be_steward
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.games.roman_diplomacy.victory import must_not_be_over
from ledger.record.objection import Objection, Objections


class AskForOrders(Command):
    """Ask for the first orders, without waiting for players who have not chosen a city yet."""


def must_be_before_the_first_orders(state: Game) -> Objections:
    """Refuse to begin a second time, and without a player (DIP-START-03)."""
    yield from must_not_be_over(state)
    if state.world.has_started:
        yield Objection("DIP-START-03", "play-has-begun", waivable=False)
    elif not state.world.players_with_empire and not (
        are_cities_drawn_by_lot(state) and newcomers_with_claim(state)
    ):
        yield Objection("DIP-START-03", "nobody-plays-yet", waivable=False)


def _objections(state: Game, actor: str, _command: AskForOrders | None) -> Objections:
    yield from must_be_steward(state, actor)
    yield from must_be_before_the_first_orders(state)


def _draft_orders_window(
    state: Game, _actor: str, _command: AskForOrders, context: ActContext
) -> Drafts:
    transcript = BoardTranscript(state, context)
    begin_play(transcript)
    return transcript.drafts


def begin_play(transcript: BoardTranscript) -> None:
    """Begin play: draw lots for the cities asked for, then ask for the first orders."""
    settle_claims_by_lot(transcript)
    transcript.add_event(PlayBegan())
    open_phase(transcript, transcript.world.turn)


def admit_newcomer(transcript: BoardTranscript, player: str) -> None:
    """Let a newcomer give the next orders, or begin play once all players have a city."""
    state, world = transcript.state, transcript.world
    if not world.has_started:
        if not players_who_must_choose_city(state) and not newcomers_waiting_for_city(state):
            begin_play(transcript)
    elif awaited_window(state) is None:
        open_phase(transcript, world.turn)
    else:
        for draft in draft_newcomers_duty(state, player):
            transcript.add_event(draft.event)


def go_on_after_claim(transcript: BoardTranscript) -> None:
    """Go on after a newcomer asked for a city.

    Lots are drawn if all newcomers have asked, or if there are no players yet. Where stewards
    decide, the game waits for them. Otherwise lots are drawn when the turn ends.
    """
    state, world = transcript.state, transcript.world
    if not are_cities_drawn_by_lot(state):
        return
    if not world.has_started:
        if not players_who_must_choose_city(state):
            begin_play(transcript)
    elif awaited_window(state) is None:
        settle_claims_by_lot(transcript)
        open_phase(transcript, world.turn)


_FIRST_ORDERS_OFFER = fieldless_offer(
    _objections,
    is_steward,
    condition=lambda state: not state.world.has_started and not state.world.is_ended,
)
ASK_FOR_ORDERS = Act(
    AskForOrders, _objections, _draft_orders_window, _FIRST_ORDERS_OFFER, permission=FOR_STEWARDS
)
BEGINNING: Chapter[World] = Chapter("DIP-START", acts=(ASK_FOR_ORDERS,))
