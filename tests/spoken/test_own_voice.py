"""An impossible act is explained to its reader in the second person, and not about them."""

from collections.abc import Iterator
from typing import Any, cast

import pytest

from api.base.language import use_language
from api.game.reader import GameReader
from api.http.command_codec import objection_addressing_reader
from api.reading.moment import names_function
from api.rest.offers import offer_document
from ledger.contract.messages import LANGUAGES
from ledger.games.catalogue import GAMES
from ledger.kernel.previewing.preview import offers_one_by_one
from ledger.record.audience import Viewer
from ledger.record.objection import Objection, about_character
from tests.projections.evenings import random_evening
from tests.spoken.raised import RaisedMessage, raised_about_actors
from tests.spoken.said import MOMENTS, SEEDS, SPOKEN, all_game_sentences

POOR = Objection("MERC-07", "cannot-pay", {"who": "who:ada", "cost": 400_000})


def test_a_viewer_with_one_card_is_addressed_and_everybody_else_reads_a_name() -> None:
    assert objection_addressing_reader(Viewer(frozenset({"ada"})), POOR).args["you"] == "yes"
    for others in (frozenset[str](), frozenset({"bea"}), frozenset({"ada", "bea"})):
        assert objection_addressing_reader(Viewer(others), POOR) == POOR
    listed = Objection("ACTA-01", "stewards-only", {"who": ["who:ada"]})
    assert objection_addressing_reader(Viewer(frozenset({"ada"})), listed) == listed


def refusals_of_readers(reader: GameReader) -> Iterator[tuple[str, str]]:
    """Yield sentences about each reader to themselves, with their name, at some moments."""
    last = reader.state.log.position
    named = names_function(reader)
    for position in range(2, last, max(1, last // MOMENTS)):
        state = reader.past_state(position)
        for who in sorted({card.character for card in state.kernel.cards.values()}):
            viewer = Viewer(frozenset({who}), who in state.kernel.stewards)
            for name, form in offers_one_by_one(reader.machine, state, viewer, who):
                blocked = form and offer_document(reader, state, viewer, name, form)["blocked"]
                for one in cast("list[dict[str, Any]]", blocked or []):
                    if one["args"].get("who") == about_character(who)["who"]:
                        yield (
                            one["text"],
                            reader.messages.name_in_language(named("who", who) or who),
                        )


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_nobody_reads_their_own_name_in_a_reason_why_an_act_is_impossible(
    game: str, language: str
) -> None:
    with use_language(language):
        found = [*refusals_of_readers(GameReader(random_evening(game, SEEDS[game]), lambda: 0))]
    assert found or game != "ludi_romani"
    assert not [text for text, name in found if name in text]


def test_objections_about_the_actor_are_found_in_every_form_of_code() -> None:
    found = {one.key for one in raised_about_actors()}
    direct = {"rex-is-held", "no-running", "wives-beg", "umbrae-wait"}
    named_elsewhere = {"voted-already", "declared-in-time", "throw-two-at-once"}
    handed_on = {"no-patronus", "cannot-pay", "lacks", "dead-do-not-fight", "no-unit-there"}
    assert direct | named_elsewhere | handed_on <= found
    assert "buy-from-gods" not in found, "it is about who sells"


@pytest.mark.parametrize("language", LANGUAGES)
def test_objections_about_the_actor_address_them_without_their_name(
    language: str,
) -> None:
    assert [one for one in raised_about_actors() if not has_form_without_name(one, language)] == []


def has_form_without_name(raised: RaisedMessage, language: str) -> bool:
    """Return whether a message with a name has another form without it for that person."""
    home = raised.module.split(".")
    games = [home[2]] if home[1] == "games" else GAMES
    for messages in (all_game_sentences(game, language) for game in games):
        texts = [
            messages.text(raised.key, {"who": "who:one", **said}, lambda *_: "Somebody")
            for said in ({}, {"you": "yes"})
        ]
        if "Somebody" in texts[0] and "Somebody" in texts[1]:
            return False
    return True
