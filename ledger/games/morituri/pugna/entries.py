"""Every kind of entry that a fight leaves behind."""

from ledger.contract import EntryType
from ledger.games.morituri.pugna import bodies, folds, words

ENTRIES = (
    EntryType(bodies.DuelBegan, folds.duel_began, words.began),
    EntryType(bodies.RoundFought, folds.round_fought, words.fought),
    EntryType(bodies.CrowdHeard, folds.crowd_heard, words.crowd),
    EntryType(bodies.MercyAnswered, folds.mercy_answered, words.mercy),
    EntryType(bodies.DuelEnded, folds.duel_ended, words.ended),
    EntryType(bodies.HuntBegan, folds.hunt_began, words.began),
    EntryType(bodies.BeastFought, folds.round_fought, words.fought),
    EntryType(bodies.HuntEnded, folds.hunt_ended, words.hunt),
)
