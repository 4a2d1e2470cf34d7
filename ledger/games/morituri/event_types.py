"""The types of all entries except fights, with their effect on the world and message arguments."""

from typing import Any

from ledger.contract.acts import EventType
from ledger.games.morituri import events as b
from ledger.games.morituri import folds, words
from ledger.games.morituri.state import World

EVENTS: tuple[EventType[World, Any], ...] = (
    EventType(b.LotCast, folds.lot_cast, words.lot),
    EventType(b.LotsTied, folds.lots_tied, words.tied),
    EventType(b.OrderSet, folds.order_set, words.order),
    EventType(b.TurnBegan, folds.turn_began, words.turn),
    EventType(b.Moved, folds.moved, words.moved),
    EventType(b.Driven, message_args=words.driven),
    EventType(b.TokenTaken, message_args=words.at_place),
    EventType(b.DrawsOwed, folds.draws_owed, words.owed),
    EventType(b.ArenaEntered, folds.arena_entered, words.arena),
    EventType(b.DangerMet, folds.danger_met, words.danger),
    EventType(b.DangerFaced, folds.danger_faced, words.faced),
    EventType(b.LossOwed, folds.loss_owed, words.loss),
    EventType(b.GearLost, folds.gear_lost, words.gear),
    EventType(b.TurnsLost, folds.turns_lost, words.turns),
    EventType(b.HitPointsGained, message_args=words.points),
    EventType(b.HitPointsLost, message_args=words.points),
    EventType(b.CardDrawn, folds.card_drawn, words.drawn),
    EventType(b.NothingDrawn, folds.nothing_drawn, words.nothing),
    EventType(b.GearKept, folds.gear_kept, words.kept),
    EventType(b.GearDropped, message_args=words.gear),
    EventType(b.CardIdle, message_args=words.gear),
    EventType(b.PileShuffled, message_args=words.shuffled),
    EventType(b.SentAway, folds.sent_away, words.sent),
    EventType(b.TurnWaited, folds.turn_waited, words.waited),
    EventType(b.Died, folds.died, words.died),
    EventType(b.Returned, folds.returned, words.at_place),
    EventType(b.GameEnded, folds.game_ended, words.ended),
    EventType(b.FactSet, folds.fact_set, words.fact),
)
