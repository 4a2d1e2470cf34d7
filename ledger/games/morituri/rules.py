"""Morituri Te Salutamus as a Ruleset: its chapters in the order of the rules."""

from dataclasses import replace
from typing import Any

from ledger.contract.acts import Act, Command
from ledger.contract.chapter import Chapter, acts_of
from ledger.contract.console import ComingPeriod, UnfinishedAffair
from ledger.contract.offer import Form, KnownState
from ledger.contract.ruleset import (
    ActsAndEvents,
    Assets,
    BotPlay,
    Course,
    Narration,
    PhoneContent,
    Players,
    Ruleset,
    Scenarios,
    Seats,
)
from ledger.games.morituri import bots, facts, founding, game_end, suggestions, view
from ledger.games.morituri.card_draw import DRAWING
from ledger.games.morituri.danger import DANGERS
from ledger.games.morituri.events import FactSet
from ledger.games.morituri.fact_undo import undoable_fact_type
from ledger.games.morituri.gear_choice import KEEPING
from ledger.games.morituri.great_moments import GREAT_MOMENTS, PASSING_EVENTS
from ledger.games.morituri.moves import MOVING
from ledger.games.morituri.pugna.chapter import FIGHTS, players_awaited_in_fight
from ledger.games.morituri.readings import READINGS
from ledger.games.morituri.scenario import FEWEST_PLAYERS, MAX_PLAYERS
from ledger.games.morituri.slice_types import SLICES
from ledger.games.morituri.state import HIT_POINT, RUDIS, Game, World
from ledger.games.morituri.tidings import TIDINGS_BY_EVENT
from ledger.games.morituri.transcript import EVENTS
from ledger.games.morituri.turn import next_step
from ledger.games.morituri.turn_order import ORDER
from ledger.record.objection import Objections
from ledger.record.state import Period, SwitchValue
from ledger.scenario.tables import balances_open_to_everybody, round_fields

PLAYED_CHAPTERS: tuple[Chapter[World], ...] = (ORDER, MOVING, DANGERS, DRAWING, KEEPING, FIGHTS)
"""The chapters with acts of play, in the order of a turn."""

WORTH_BY_ASSET = {RUDIS: 100, HIT_POINT: 1}
"""The worth of assets in the standings. The Rudis counts most (MOR-GOAL-01)."""


def _act_refused_after_end(act: Act[World, Any]) -> Act[World, Any]:
    """Return the act in a form that is refused once the game is over (MOR-ROMA-09)."""

    def objections(state: Game, actor: str, command: Command) -> Objections:
        objections_after_end = tuple(game_end.must_not_be_over(state))
        yield from objections_after_end or act.objections(state, actor, command)

    def offer(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
        return None if state.world.is_ended else act.offer(state, actor, known_state)

    return replace(act, objections=objections, offer=offer)


def awaited_players(state: Game) -> tuple[str, ...]:
    """Return the players whose act the game waits for."""
    world = state.world
    match next_step(world):
        case "over":
            return ()
        case "lots":
            return world.players_to_cast
        case "bout" | "foes" | "beast":
            return players_awaited_in_fight(state)
        case "loss" if world.loss is not None:
            return (world.loss.chooser,)
        case "keep" if world.drawn is not None:
            return (world.drawn[0],)
        case "draw":
            return (world.draws[0],)
    return (world.turn,)


def _dead_waiting_to_return(state: Game, switch: str, value: SwitchValue) -> tuple[str, ...]:
    """Return the dead gladiators who wait to return when alternate rule 2 is switched off.

    These gladiators still return, because the entries of their deaths say so.
    """
    if (switch, value) != ("alternate.rule_2", False):
        return ()
    world = state.world
    return tuple(
        gladiator for gladiator in world.seats if world.gladiator(gladiator).standing == "waiting"
    )


def _coming_round(state: Game) -> ComingPeriod | None:
    """Return the next round, which begins by itself; None once the game is over."""
    if state.world.is_ended:
        return None
    return ComingPeriod(Period(**round_fields(state.world.round + 1)))


def _unfinished_fight(state: Game) -> tuple[UnfinishedAffair, ...]:
    """Return the fight under way, if there is one."""
    bout = state.world.bout
    if bout is None:
        return ()
    fighters = tuple(side.who for side in bout.sides if side.who in state.world.seats)
    message_args = {
        "who": [f"who:{gladiator}" for gladiator in fighters],
        "place": f"place:{bout.place}",
    }
    return (UnfinishedAffair("unfinished-fight", message_args, fighters, state.period.opened),)


RULES: Ruleset[World] = Ruleset(
    name="morituri",
    version="1",
    scenarios=Scenarios(
        read=founding.scenario_data,
        found=founding.found_game,
        doubts=founding.doubts,
        outline=founding.outline,
    ),
    play=ActsAndEvents(
        acts=(*(_act_refused_after_end(act) for act in acts_of(PLAYED_CHAPTERS)), facts.SET_FACT),
        events=tuple(
            undoable_fact_type(event_type) if event_type.event is FactSet else event_type
            for event_type in EVENTS
        ),
        switches=READINGS,
        irregular=_dead_waiting_to_return,
        table_dice=True,
    ),
    assets=Assets(
        account_audience=balances_open_to_everybody,
        private=(),
        worth=lambda _state, asset: WORTH_BY_ASSET.get(asset, 0),
    ),
    course=Course(
        finished=game_end.is_finished,
        result=game_end.result,
        awaited=awaited_players,
        coming=_coming_round,
        unfinished=_unfinished_fight,
    ),
    seats=Seats(
        players=Players(FEWEST_PLAYERS, MAX_PLAYERS, (3, 6), founding.scenario_text_for),
        together=facts.steward_players,
    ),
    phones=PhoneContent(
        slices=view.slices, slice_types=SLICES, suggests=suggestions.suggestions_for_actor
    ),
    story=Narration(great=GREAT_MOMENTS, passing=PASSING_EVENTS, befalling=TIDINGS_BY_EVENT),
    bots=BotPlay(bots.RANDOM_TEMPER, bots.TEMPERS),
)
"""The whole game."""
