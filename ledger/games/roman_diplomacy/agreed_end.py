"""WIN: if all players agree, they can end the game with any result (DIP-WIN-05)."""

from typing import Literal

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Drafts
from ledger.contract.chapter import Chapter
from ledger.contract.form import DependentField, Option, Subset, choice
from ledger.contract.form import Field as FormField
from ledger.contract.offer import Form, KnownState, form_unless_blocked, meets_demand, open_to
from ledger.games.roman_diplomacy.events.turn import GameDecided
from ledger.games.roman_diplomacy.open_window import draft_window_end
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.transcript import drafts_of_events
from ledger.games.roman_diplomacy.victory import must_not_be_over
from ledger.record.objection import Objection, Objections
from ledger.record.references import Who
from ledger.record.result import FEWEST_WINNERS, WINNER_LIMITS

GAME_OUTCOMES = ("winner", "joint-win", "draw", "nobody")


class AgreeOnEnd(Command):
    """End the game with this result, if all other players agree."""

    outcome: Literal["winner", "joint-win", "draw", "nobody"]
    """The result of the game.
    * `winner`: One player wins.
    * `joint-win`: Several players win together.
    * `draw`: Several players share a draw.
    * `nobody`: Nobody wins.
    """
    who: tuple[Who, ...] = Field(default=(), max_length=24, strict=False)
    """The players whom the result names."""


def must_be_playing(state: Game, actor: str) -> Objections:
    """Refuse the act unless the actor is a player whose empire is not in disorder (DIP-WIN-05)."""
    yield from must_not_be_over(state)
    if actor not in state.world.players_with_empire:
        yield Objection("DIP-WIN-05", "leads-no-empire", waivable=False)


def _agree_on_end_objections(state: Game, actor: str, command: AgreeOnEnd) -> Objections:
    yield from must_be_playing(state, actor)
    yield from must_name_players(state, command.outcome, command.who)


def must_name_players(state: Game, outcome: str, players: tuple[str, ...]) -> Objections:
    """Refuse unknown or repeated players, and a number of players that does not fit the result.

    Rule: DIP-WIN-05.
    """
    if len(set(players)) != len(players) or not set(players) <= set(state.world.empires):
        yield Objection("DIP-WIN-05", "names-others", waivable=False)
    fewest_players, winner_limit = FEWEST_WINNERS[outcome], WINNER_LIMITS.get(outcome, len(players))
    if not fewest_players <= len(players) <= winner_limit:
        yield Objection("DIP-WIN-05", "names-too-few-or-many", waivable=False)


def _other_players_to_agree(state: Game, actor: str, _command: AgreeOnEnd) -> tuple[str, ...]:
    return tuple(player for player in state.world.players_with_empire if player != actor)


def _draft_agreed_end(state: Game, _actor: str, command: AgreeOnEnd, context: ActContext) -> Drafts:
    decision = GameDecided(command.outcome, command.who, agreed=True)
    return (*drafts_of_events(state, context, decision), *draft_window_end(state))


@open_to(meets_demand(must_be_playing))
def _offer_agree_on_end(state: Game, _actor: str, known_state: KnownState[World]) -> Form:
    return form_unless_blocked(*ending_fields(state, known_state))


def ending_fields(state: Game, known_state: KnownState[World]) -> tuple[FormField, ...]:
    """Return the fields for the result and the players whom it names."""
    outcomes = [
        outcome
        for outcome in GAME_OUTCOMES
        if FEWEST_WINNERS[outcome] <= len(state.world.players_with_empire)
    ]
    outcome, chosen_outcome = (
        choice("outcome", outcomes),
        str(known_state.chosen.get("outcome", "")),
    )
    if chosen_outcome not in outcomes:
        return outcome, DependentField("who", ("outcome",))
    player_options = tuple(Option(player) for player in state.world.players_with_empire)
    winner_limit = WINNER_LIMITS.get(chosen_outcome, len(player_options))
    return outcome, Subset("who", player_options, FEWEST_WINNERS[chosen_outcome], winner_limit)


AGREE_ON_END = Act(
    AgreeOnEnd,
    _agree_on_end_objections,
    _draft_agreed_end,
    _offer_agree_on_end,
    consent=Consent(voices=_other_players_to_agree),
)
AGREEING: Chapter[World] = Chapter("DIP-WIN", acts=(AGREE_ON_END,))
