"""Links lead from an entry to the entries about it, and from a petition to its voices."""

from projections.links import LINKS, LaterEntries
from tests.toy.yard import YardGame


def later_entries_of_game(game: YardGame) -> LaterEntries:
    return LINKS.read(game.state.log.in_order(), "yard")


def entry_ids(game: YardGame, positions: tuple[int, ...]) -> list[str]:
    return [game.state.log.entries[position].id for position in positions]


def test_an_entry_leads_to_its_disputes_its_judges_and_its_reversal(yard: YardGame) -> None:
    yard.does("aunt", "settle", question="generous.0/NUX-03", id="judged")
    yard.does("nurse", "settle", question="c4.0", id="settled")
    about = later_entries_of_game(yard).about
    assert entry_ids(yard, about["generous.0"]) == ["c4.0", "judged.0", "settled.0"]
    assert entry_ids(yard, about["gift.0"]) == ["c14.0"]
    assert "wish.0" not in about


def test_a_petition_leads_to_its_proposer_and_the_voices_that_agreed(yard: YardGame) -> None:
    proposals = later_entries_of_game(yard).proposals
    log = yard.state.log
    said = [log.entries[position].type for position in proposals["wish"]]
    assert said == ["kernel/petition-opened@1", "kernel/petition-carried@1"]
    assert entry_ids(yard, proposals["please"]) == ["please.0", "c15.0"]
