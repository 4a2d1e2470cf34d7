"""Corrections of the game's course: federations, builds, turns without orders, and the end."""

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from ledger.contract.acts import FOR_STEWARDS, Act, ActContext, Drafts
from ledger.contract.form import Choice, DependentField, Number, Text, choice
from ledger.contract.form import Field as FormField
from ledger.contract.offer import Form, KnownState, form_unless_blocked, open_to
from ledger.games.roman_diplomacy.agreed_end import ending_fields, must_name_players
from ledger.games.roman_diplomacy.corrections.correction_acts import (
    Correction,
    correction_act,
    only_host_must_give_reason,
    reason_fields,
)
from ledger.games.roman_diplomacy.corrections.turns import TURN_PATTERN, turn_option
from ledger.games.roman_diplomacy.events.corrections import (
    BuildsSet,
    MembershipSet,
    MissForgiven,
    ResultDeclared,
)
from ledger.games.roman_diplomacy.federation import end_newly_lonely_federations
from ledger.games.roman_diplomacy.membership import LONGEST_NAME
from ledger.games.roman_diplomacy.open_window import draft_window_end
from ledger.games.roman_diplomacy.state import Game, World
from ledger.games.roman_diplomacy.stewards import is_steward, must_be_steward
from ledger.games.roman_diplomacy.transcript import drafts_of_events
from ledger.games.roman_diplomacy.victory import must_not_be_over
from ledger.language.legible_text import KeptName
from ledger.record.objection import Objections
from ledger.record.references import Who

MAX_BUILDS = 20


class SetMembership(Correction):
    """Set the federation of an empire."""

    who: Who
    """The player who leads the empire."""
    name: KeptName = Field(default="", max_length=LONGEST_NAME)
    """The name of the federation; empty for none."""


class SetBuilds(Correction):
    """Set the number of builds that an empire has beyond its centres; negative for fewer."""

    who: Who
    """The player who leads the empire."""
    number: int = Field(ge=-MAX_BUILDS, le=MAX_BUILDS)
    """Number of builds; below 0 for fewer."""


class ForgiveMiss(Correction):
    """Forgive a turn without orders."""

    who: Who
    """The player who missed it."""
    turn: str = Field(pattern=TURN_PATTERN)
    """The number of the turn, from 0, as text."""


class DeclareResult(Correction):
    """Declare the result of the game."""

    outcome: Literal["winner", "joint-win", "draw", "nobody"]
    """The result of the game.
    * `winner`: One player has won.
    * `joint-win`: Several players have won together.
    * `draw`: Several players share a draw.
    * `nobody`: Nobody has won.
    """
    who: tuple[Who, ...] = Field(default=(), max_length=24, strict=False)
    """The players whom the result names."""


def _is_playing(state: Game, command: SetMembership | SetBuilds) -> bool:
    return command.who in state.world.players_with_empire


def _player_fields(state: Game) -> tuple[FormField, ...]:
    return (
        (choice("who", state.world.players_with_empire),) if state.world.players_with_empire else ()
    )


def _membership_fields(state: Game, _known_state: KnownState[World]) -> tuple[FormField, ...]:
    return (
        (*_player_fields(state), Text("name", LONGEST_NAME))
        if state.world.players_with_empire
        else ()
    )


def _builds_fields(state: Game, _known_state: KnownState[World]) -> tuple[FormField, ...]:
    number_field = Number("number", -MAX_BUILDS, MAX_BUILDS)
    return (*_player_fields(state), number_field) if state.world.players_with_empire else ()


def _players_with_missed_turns(world: World) -> Iterator[str]:
    return (player for player in world.players_with_empire if world.empire(player).missed_turns)


def _missed_turn_fields(state: Game, known_state: KnownState[World]) -> tuple[FormField, ...]:
    player, people = (
        str(known_state.chosen.get("who", "")),
        tuple(_players_with_missed_turns(state.world)),
    )
    if not people:
        return ()
    if player not in people:
        return choice("who", people), DependentField("turn", ("who",))
    turns = (
        turn_option(state.world, turn_number)
        for turn_number in state.world.empire(player).missed_turns
    )
    return choice("who", people), Choice("turn", tuple(turns))


def _was_not_missed(state: Game, command: ForgiveMiss) -> bool:
    if command.who not in state.world.players_with_empire:
        return True
    return int(command.turn) not in state.world.empire(command.who).missed_turns


def _declare_objections(state: Game, actor: str, command: DeclareResult) -> Objections:
    yield from must_be_steward(state, actor)
    yield from must_not_be_over(state)
    yield from only_host_must_give_reason(state, command.reason)
    yield from must_name_players(state, command.outcome, command.who)


def _draft_declared_result(
    state: Game, _actor: str, command: DeclareResult, context: ActContext
) -> Drafts:
    result_draft = ResultDeclared(command.outcome, command.who, context.store_words(command.reason))
    return (*drafts_of_events(state, context, result_draft), *draft_window_end(state))


@open_to(is_steward, condition=lambda state: not state.world.is_ended)
def _offer_declare(state: Game, _actor: str, known_state: KnownState[World]) -> Form:
    return form_unless_blocked(*ending_fields(state, known_state), *reason_fields(state))


SET_MEMBERSHIP = correction_act(
    SetMembership,
    lambda state, command: not _is_playing(state, command),
    lambda _state, command, reason: MembershipSet(command.who, command.name, reason),
    _membership_fields,
    end_newly_lonely_federations,
)
SET_BUILDS = correction_act(
    SetBuilds,
    lambda state, command: not _is_playing(state, command),
    lambda _state, command, reason: BuildsSet(command.who, command.number, reason),
    _builds_fields,
)
FORGIVE_MISS = correction_act(
    ForgiveMiss,
    _was_not_missed,
    lambda _state, command, reason: MissForgiven(command.who, int(command.turn), reason),
    _missed_turn_fields,
)
DECLARE_RESULT = Act(
    DeclareResult,
    _declare_objections,
    _draft_declared_result,
    _offer_declare,
    permission=FOR_STEWARDS,
)
