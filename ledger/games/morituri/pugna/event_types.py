"""The types of all entries of fights."""

from ledger.contract.acts import EventType
from ledger.games.morituri.pugna import events, folds, message_args

EVENTS = (
    EventType(events.DuelBegan, folds.evolve_duel_began, message_args.duel_start_args),
    EventType(events.RoundFought, folds.evolve_round_fought, message_args.round_args),
    EventType(events.CrowdHeard, folds.evolve_crowd_heard, message_args.crowd_args),
    EventType(events.MercyAnswered, folds.evolve_mercy_answered, message_args.mercy_args),
    EventType(events.DuelEnded, folds.evolve_duel_ended, message_args.duel_end_args),
    EventType(events.HuntBegan, folds.evolve_hunt_began, message_args.duel_start_args),
    EventType(events.BeastFought, folds.evolve_round_fought, message_args.round_args),
    EventType(events.HuntEnded, folds.evolve_hunt_ended, message_args.beast_fight_end_args),
)
