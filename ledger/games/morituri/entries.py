"""Every kind of entry beside the fights, and how the world follows it."""

from typing import Any

from ledger.contract import EntryType
from ledger.games.morituri import bodies as b
from ledger.games.morituri import folds, words
from ledger.games.morituri.state import World

ENTRIES: tuple[EntryType[World, Any], ...] = (
    EntryType(b.LotCast, folds.lot_cast, words.lot),
    EntryType(b.LotsTied, folds.lots_tied, words.tied),
    EntryType(b.OrderSet, folds.order_set, words.order),
    EntryType(b.TurnBegan, folds.turn_began, words.turn),
    EntryType(b.Moved, folds.moved, words.moved),
    EntryType(b.Driven, folds.same, words.driven),
    EntryType(b.TokenTaken, folds.same, words.at_place),
    EntryType(b.DrawsOwed, folds.draws_owed, words.owed),
    EntryType(b.ArenaEntered, folds.arena_entered, words.arena),
    EntryType(b.DangerMet, folds.danger_met, words.danger),
    EntryType(b.DangerFaced, folds.danger_faced, words.faced),
    EntryType(b.LossOwed, folds.loss_owed, words.loss),
    EntryType(b.GearLost, folds.gear_lost, words.gear),
    EntryType(b.TurnsLost, folds.turns_lost, words.turns),
    EntryType(b.HitPointsGained, folds.same, words.points),
    EntryType(b.HitPointsLost, folds.same, words.points),
    EntryType(b.CardDrawn, folds.card_drawn, words.drawn),
    EntryType(b.NothingDrawn, folds.nothing_drawn, words.nothing),
    EntryType(b.GearKept, folds.gear_kept, words.kept),
    EntryType(b.GearDropped, folds.same, words.gear),
    EntryType(b.CardIdle, folds.same, words.gear),
    EntryType(b.PileShuffled, folds.same, words.shuffled),
    EntryType(b.SentAway, folds.sent_away, words.sent),
    EntryType(b.TurnWaited, folds.turn_waited, words.waited),
    EntryType(b.Died, folds.died, words.died),
    EntryType(b.Returned, folds.returned, words.at_place),
    EntryType(b.GameEnded, folds.game_ended, words.ended),
    EntryType(b.FactSet, folds.fact_set, words.fact),
)
