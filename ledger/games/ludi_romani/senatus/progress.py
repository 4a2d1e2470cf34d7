"""The current count on the open bill, for viewers who may see how everybody votes."""

from typing import TypedDict

from ledger.games.ludi_romani.senatus import bills, chamber
from ledger.games.ludi_romani.senatus.state import Bill
from ledger.games.ludi_romani.state import Game


class ProgressDoc(TypedDict):
    """The standing of the count (SEN-03, SEN-05, SEN-20).

    `leads` and `lacks` are 0 in a tie. They are also 0 for a caedes, which needs all votes.
    """

    leads: int
    """Number of suffragia by which the bill leads."""
    lacks: int
    """Number of suffragia that the bill needs to lead."""
    held: int
    """Number of suffragia that are withheld so far."""
    whole: list[str]
    """For a caedes: the voters who have cast all their suffragia for it."""
    broken: list[str]
    """For a caedes: the voters whose votes defeat it."""
    silent: list[str]
    """The voters there who have not cast their votes, where these are needed or wanted."""


class OutDoc(TypedDict):
    """The votes that are still missing, for presiders."""

    people: int
    """Number of voters on the roll who have not voted."""
    votes: int
    """Number of their suffragia."""


def current_count(state: Game, bill: Bill) -> ProgressDoc:
    """Return the current count, computed from the votes and from the voters present.

    The roll is not used, because it reveals who has lent all suffragia.
    """
    is_caedes = bill.kind == bills.CAEDES
    margin = 0 if is_caedes else bill.totals[0] - bill.totals[1]
    votes_by_character = {
        character: votes
        for character, votes in bill.votes.items()
        if not is_caedes or _is_needed_voter(state, character)
    }
    opposed_voters = (
        sorted(
            character
            for character, (_, no_votes, withheld_votes) in votes_by_character.items()
            if no_votes or withheld_votes
        )
        if is_caedes
        else []
    )
    sure_voters = sorted(votes_by_character.keys() - {*opposed_voters}) if is_caedes else []
    present_voters = (
        character
        for character in chamber.voters_in_chamber(state)
        if not is_caedes or _is_needed_voter(state, character)
    )
    return {
        "leads": max(0, margin),
        "lacks": 1 - margin if margin < 0 else 0,
        "held": sum(withheld_votes for _, _, withheld_votes in bill.votes.values()),
        "whole": sure_voters,
        "broken": opposed_voters,
        "silent": [character for character in present_voters if character not in bill.votes],
    }


def _is_needed_voter(state: Game, character: str) -> bool:
    """Return whether a caedes needs this voter. By one reading only senators count (SEN-20)."""
    counts_absent_senators = state.switch("caedes.unanimity") != "present_senators"
    return counts_absent_senators or state.world.person(character).role == "senator"


def missing_votes_doc(bill: Bill) -> OutDoc:
    """Return how many voters on the roll have not voted, and the number of their suffragia."""
    missing_weights = [
        weight for character, weight in bill.roll.items() if character not in bill.votes
    ]
    return {"people": len(missing_weights), "votes": sum(missing_weights)}
