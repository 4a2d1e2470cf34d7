"""The types of all entries except fights.

Each type has an effect on the world, and message arguments.
"""

from typing import Any

from ledger.contract.acts import EventType
from ledger.games.morituri import events as b
from ledger.games.morituri import folds, message_args
from ledger.games.morituri.state import World

EVENTS: tuple[EventType[World, Any], ...] = (
    EventType(b.LotCast, folds.lot_cast, message_args.lot),
    EventType(b.LotsTied, folds.lots_tied, message_args.tied),
    EventType(b.OrderSet, folds.order_set, message_args.order),
    EventType(b.TurnBegan, folds.turn_began, message_args.turn),
    EventType(b.Moved, folds.moved, message_args.moved),
    EventType(b.Driven, message_args=message_args.driven),
    EventType(b.TokenTaken, message_args=message_args.at_place),
    EventType(b.DrawsOwed, folds.draws_owed, message_args.owed),
    EventType(b.ArenaEntered, folds.arena_entered, message_args.arena),
    EventType(b.DangerMet, folds.danger_met, message_args.danger),
    EventType(b.DangerFaced, folds.danger_faced, message_args.faced),
    EventType(b.LossOwed, folds.loss_owed, message_args.loss),
    EventType(b.GearLost, folds.gear_lost, message_args.gear),
    EventType(b.TurnsLost, folds.turns_lost, message_args.turns),
    EventType(b.HitPointsGained, message_args=message_args.points),
    EventType(b.HitPointsLost, message_args=message_args.points),
    EventType(b.CardDrawn, folds.card_drawn, message_args.drawn),
    EventType(b.NothingDrawn, folds.nothing_drawn, message_args.nothing),
    EventType(b.GearKept, folds.gear_kept, message_args.kept),
    EventType(b.GearDropped, message_args=message_args.gear),
    EventType(b.CardIdle, message_args=message_args.gear),
    EventType(b.PileShuffled, message_args=message_args.shuffled),
    EventType(b.SentAway, folds.sent_away, message_args.sent),
    EventType(b.TurnWaited, folds.turn_waited, message_args.waited),
    EventType(b.Died, folds.died, message_args.died),
    EventType(b.Returned, folds.returned, message_args.at_place),
    EventType(b.GameEnded, folds.game_ended, message_args.ended),
    EventType(b.FactSet, folds.fact_set, message_args.fact),
)
