"""Words: whose they are, and where they were first said."""

from ledger.kernel.vocabulary.request import HOST
from projections.free_words import WORDS, Utterance, Utterances
from tests.toy.post import yard_with_letters
from tests.toy.streets import street
from tests.toy.yard import YardGame


def words_of(game: YardGame) -> Utterances:
    return WORDS.read(game.state.log.entries.values(), "yard")


def said(game: YardGame) -> dict[str, Utterance]:
    """What was said and is kept, by its text."""
    kept = game.scribe.store.sides("yard", "text")
    return {
        game.scribe.text(one.digest): one for one in words_of(game).in_order() if one.digest in kept
    }


def test_words_are_those_of_who_said_them_and_not_of_who_carries_them_out() -> None:
    game = yard_with_letters()
    game.does("ada", "introduce", name="Apollonia")
    game.does("ada", "write-letter", to=["bea"], text="at the well")
    found = said(game)
    assert {text: (one.kind, one.who) for text, one in found.items()} == {
        "Apollonia": ("name", "ada"),
        "at the well": ("letter", "ada"),
    }


def test_who_reports_a_letter_does_not_say_what_it_says() -> None:
    game = yard_with_letters()
    (letter,) = game.does("ada", "write-letter", to=["bea"], text="at the well")
    game.does("bea", "report-letter", letter=letter.event.letter, reason="rude")
    found = said(game)
    assert found["at the well"].who == "ada"
    assert (found["rude"].who, found["rude"].kind) == ("bea", "letter")


def test_who_knocks_is_somebody_once_they_are_let_in() -> None:
    game = street()
    game.does("", "knock", card=HOST, name="Dan", id="k")
    assert said(game)["Dan"].who == ""
    game.does("aunt", "let-in", character="dan", knock="k")
    assert said(game)["Dan"].who == "dan"


def test_where_a_character_came_to_somebody_else_is_known() -> None:
    game = street()
    game.does("aunt", "hand-over-character", character="bea", id="new")
    found = words_of(game).handed
    assert dict(found) == {"bea": game.state.log.position}


def test_what_the_same_entry_says_as_a_ruling_is_its_stewards(yard: YardGame) -> None:
    by = {one.who for one in words_of(yard).said.values() if one.kind == "words"}
    rulings = [one for one in yard.state.log.entries.values() if one.ruling and one.ruling.reason]
    assert rulings
    for entry in rulings:
        assert words_of(yard).said[entry.ruling.reason].who == entry.ruling.by
    assert by
