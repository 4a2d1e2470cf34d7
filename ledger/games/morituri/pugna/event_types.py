"""The types of all entries of fights."""

from ledger.contract.acts import EventType
from ledger.games.morituri.pugna import events, folds, message_args

EVENTS = (
    EventType(events.DuelBegan, folds.duel_began, message_args.began),
    EventType(events.RoundFought, folds.round_fought, message_args.fought),
    EventType(events.CrowdHeard, folds.crowd_heard, message_args.crowd),
    EventType(events.MercyAnswered, folds.mercy_answered, message_args.mercy),
    EventType(events.DuelEnded, folds.duel_ended, message_args.ended),
    EventType(events.HuntBegan, folds.hunt_began, message_args.began),
    EventType(events.BeastFought, folds.round_fought, message_args.fought),
    EventType(events.HuntEnded, folds.hunt_ended, message_args.hunt),
)
