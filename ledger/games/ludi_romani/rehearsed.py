"""How this game is rehearsed: a short calendar, and how often bots choose which act."""

from pathlib import Path

SCENARIO = (Path(__file__).parent / "data" / "rehearsal.yaml").read_text(encoding="utf-8")
"""The scenario of a rehearsal: the usual one with short seasons."""

ADVANCES = ("announce-season",)
"""The acts that move the calendar on; the rehearsal has its own time for them."""

HABITS = {
    "choose-start": 40.0,
    "reside": 20.0,
    "seat-unseated": 20.0,
    "collect-tribute": 6.0,
    "pay-tribute": 2.0,
    "move": 3.0,
    "sail": 1.5,
    "buy-legions": 3.0,
    "buy-classes": 1.5,
    "barter": 0.6,
    "give": 0.5,
    "roam": 1.0,
    "catch": 3.0,
    "claim-last-seat": 2.0,
    "transfer": 0.2,
    "rescue": 0.2,
    "plead": 0.1,
    "repeat-tribute": 0.1,
    "confiscate": 1.0,
    "seek-protection": 3.0,
    "take-client": 1.0,
    "release-client": 0.1,
    "demand-money": 0.2,
    "execute-client": 0.02,
    "appeal-thiasos": 5.0,
    "claim-bacchant": 2.0,
    "execute-bacchant": 0.01,
    "release-bacchant": 0.05,
    "nominate": 1.5,
    "acclaim-consuls": 3.0,
    "poll-consuls": 0.1,
    "vote-consul": 5.0,
    "declare-consuls": 3.0,
    "bring-bill": 4.0,
    "cast-votes": 8.0,
    "close-ballot": 1.0,
    "carry-out-law": 3.0,
    "share-census": 8.0,
    "seek-escort": 1.0,
    "report-rex": 0.2,
    "judge-rex": 0.2,
    "hand-over": 0.2,
    "agree-feriae": 0.02,
    "ask-juppiter": 0.02,
    "drop-years": 0.02,
    "strike-plague": 0.1,
    "lift-plague": 0.5,
    "declare-trapped": 0.2,
    "set-fact": 0.05,
    "book-difference": 0.05,
}
"""How often bots choose an act, against 1 for acts that are not named."""
