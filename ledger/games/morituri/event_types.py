"""The types of all entries except fights.

Each type has an effect on the world, and message arguments.
"""

from typing import Any

from ledger.contract.acts import EventType
from ledger.games.morituri import events as b
from ledger.games.morituri import folds, message_args
from ledger.games.morituri.state import World

EVENTS: tuple[EventType[World, Any], ...] = (
    EventType(b.LotCast, folds.evolve_lot_cast, message_args.lot_args),
    EventType(b.LotsTied, folds.evolve_lots_tied, message_args.tie_args),
    EventType(b.OrderSet, folds.evolve_order_set, message_args.turn_order_args),
    EventType(b.TurnBegan, folds.evolve_turn_began, message_args.turn_start_args),
    EventType(b.Moved, folds.evolve_move, message_args.move_args),
    EventType(b.Driven, message_args=message_args.driven_move_args),
    EventType(b.TokenTaken, message_args=message_args.place_args),
    EventType(b.DrawsOwed, folds.evolve_draws_owed, message_args.owed_draw_args),
    EventType(b.ArenaEntered, folds.evolve_arena_entered, message_args.arena_args),
    EventType(b.DangerMet, folds.evolve_danger_met, message_args.danger_args),
    EventType(b.DangerFaced, folds.evolve_danger_faced, message_args.danger_roll_args),
    EventType(b.LossOwed, folds.evolve_loss_owed, message_args.card_loss_args),
    EventType(b.GearLost, folds.evolve_gear_lost, message_args.gear_args),
    EventType(b.TurnsLost, folds.evolve_turns_lost, message_args.missed_turns_args),
    EventType(b.HitPointsGained, message_args=message_args.hit_point_args),
    EventType(b.HitPointsLost, message_args=message_args.hit_point_args),
    EventType(b.CardDrawn, folds.evolve_card_drawn, message_args.drawn_card_args),
    EventType(b.NothingDrawn, folds.evolve_nothing_drawn, message_args.empty_pile_args),
    EventType(b.GearKept, folds.evolve_gear_kept, message_args.gear_choice_args),
    EventType(b.GearDropped, message_args=message_args.gear_args),
    EventType(b.CardIdle, message_args=message_args.gear_args),
    EventType(b.PileShuffled, message_args=message_args.shuffle_args),
    EventType(b.SentAway, folds.evolve_pawn_sent_away, message_args.sent_away_args),
    EventType(b.TurnWaited, folds.evolve_turn_waited, message_args.passed_turn_args),
    EventType(b.Died, folds.evolve_death, message_args.death_args),
    EventType(b.Returned, folds.evolve_return, message_args.place_args),
    EventType(b.GameEnded, folds.evolve_game_ended, message_args.game_end_args),
    EventType(b.FactSet, folds.evolve_fact_set, message_args.fact_args),
)
