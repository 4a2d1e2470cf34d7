"""Words: their author, and the entry in which they were first said."""

from ledger.kernel.vocabulary.request import HOST_CARD
from projections.free_words import FREE_WORDS, Utterance, Utterances
from tests.toy.post import yard_with_letters
from tests.toy.streets import street_game
from tests.toy.yard import YardGame


def utterances_of_game(game: YardGame) -> Utterances:
    return FREE_WORDS.read(game.state.log.in_order(), "yard")


def utterances_by_text(game: YardGame) -> dict[str, Utterance]:
    """Return the stored words by their text."""
    kept = game.scribe.store.side_values("yard", "text")
    return {
        game.scribe.text(one.digest): one
        for one in utterances_of_game(game).in_order()
        if one.digest in kept
    }


def test_words_belong_to_their_author_and_not_to_a_later_actor() -> None:
    game = yard_with_letters()
    game.does("ada", "introduce", name="Apollonia")
    game.does("ada", "write-letter", to=["bea"], text="at the well")
    found = utterances_by_text(game)
    assert {text: (one.kind, one.author) for text, one in found.items()} == {
        "Apollonia": ("name", "ada"),
        "at the well": ("letter", "ada"),
    }


def test_a_reporter_of_a_letter_is_not_the_author_of_its_words() -> None:
    game = yard_with_letters()
    (letter,) = game.does("ada", "write-letter", to=["bea"], text="at the well")
    game.does("bea", "report-letter", letter=letter.event.letter, reason="rude")
    found = utterances_by_text(game)
    assert found["at the well"].author == "ada"
    assert (found["rude"].author, found["rude"].kind) == ("bea", "letter")


def test_the_name_of_a_newcomer_belongs_to_their_character_once_they_are_let_in() -> None:
    game = street_game()
    game.does("", "knock", card=HOST_CARD, name="Dan", id="k")
    assert utterances_by_text(game)["Dan"].author == ""
    game.does("aunt", "let-in", character="dan", knock="k")
    assert utterances_by_text(game)["Dan"].author == "dan"


def test_the_entry_at_which_a_character_changed_hands_is_recorded() -> None:
    game = street_game()
    game.does("aunt", "hand-over-character", character="bea", id="new")
    found = utterances_of_game(game).handover_positions
    assert dict(found) == {"bea": game.state.log.position}


def test_the_reason_of_a_ruling_belongs_to_its_steward(yard: YardGame) -> None:
    by = {
        one.author
        for one in utterances_of_game(yard).utterances_by_digest.values()
        if one.kind == "words"
    }
    rulings = [one for one in yard.state.log.in_order() if one.ruling and one.ruling.reason]
    assert rulings
    for entry in rulings:
        assert (
            utterances_of_game(yard).utterances_by_digest[entry.ruling.reason].author
            == entry.ruling.by
        )
    assert by
