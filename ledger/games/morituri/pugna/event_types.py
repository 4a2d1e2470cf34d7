"""The types of all entries of fights."""

from ledger.contract.acts import EventType
from ledger.games.morituri.pugna import events, folds, words

EVENTS = (
    EventType(events.DuelBegan, folds.duel_began, words.began),
    EventType(events.RoundFought, folds.round_fought, words.fought),
    EventType(events.CrowdHeard, folds.crowd_heard, words.crowd),
    EventType(events.MercyAnswered, folds.mercy_answered, words.mercy),
    EventType(events.DuelEnded, folds.duel_ended, words.ended),
    EventType(events.HuntBegan, folds.hunt_began, words.began),
    EventType(events.BeastFought, folds.round_fought, words.fought),
    EventType(events.HuntEnded, folds.hunt_ended, words.hunt),
)
