"""Consent: all authors of a text decide about the text. Later players of the card do not."""

from typing import Any

import pytest

from api.game.disclosure import DisclosureConsents, Openness, cards_deciding_about
from ledger.record.audience import ROOM_VIEWER, Viewer
from ledger.record.state import Card, Kernel
from projections.free_words import Utterance, Utterances
from tests.toy.yard import YardGame

ADA, AUNT = "ada-1", "aunt-1"
THERE = Viewer(frozenset({"cai"}), sees_opened_ledger=True)
STRANGER = Viewer(sees_opened_ledger=True)


def utterances_of_ada(**changes: Any) -> Utterances:
    """Return words that ada said with the third entry."""
    said = Utterance("d", 3, "words", "ada", card=ADA)._replace(**changes)
    return Utterances(Utterances().utterances_by_digest.set("d", said))


def can_open(found: Utterances, viewer: Viewer, **said: Openness) -> bool:
    yard = YardGame()
    consents = DisclosureConsents(yard.scribe)
    for card, to in said.items():
        consents.all = consents.all.set(f"{card}-1", to)
    return consents.are_open_to(found, yard.state.kernel, "d", viewer)


@pytest.mark.parametrize(
    ("to", "there", "stranger"),
    [("nobody", False, False), ("present", True, False), ("everybody", True, True)],
)
def test_the_author_of_words_decides_who_reads_them(
    to: Openness, *, there: bool, stranger: bool
) -> None:
    assert can_open(utterances_of_ada(), THERE, ada=to) is there
    assert can_open(utterances_of_ada(), STRANGER, ada=to) is stranger
    assert not can_open(utterances_of_ada(), Viewer(frozenset({"cai"})), ada=to)
    assert not can_open(utterances_of_ada(), ROOM_VIEWER, ada=to)


def test_words_recorded_for_another_need_the_consent_of_both() -> None:
    recorded = utterances_of_ada(recorder="aunt", card=AUNT)
    assert not can_open(recorded, STRANGER, ada="everybody")
    assert not can_open(recorded, STRANGER, aunt="everybody")
    assert can_open(recorded, THERE, ada="everybody", aunt="present")
    assert not can_open(recorded, STRANGER, ada="everybody", aunt="present")
    assert can_open(recorded, STRANGER, ada="everybody", aunt="everybody")


@pytest.mark.parametrize("changes", [{"kind": "name"}, {"kind": "letter"}, {"card": "zeus-1"}])
def test_names_letters_and_words_of_retired_characters_are_not_laid_open(
    changes: dict[str, str],
) -> None:
    assert not can_open(utterances_of_ada(**changes), STRANGER, ada="everybody")


def test_a_successor_of_a_character_opens_no_words_of_the_predecessor() -> None:
    kernel = Kernel(cards=Kernel().cards.set(ADA, Card(ADA, "ada")))
    before, after = utterances_of_ada(position=3), utterances_of_ada(position=5)
    for found, cards in ((before, ()), (after, (ADA,))):
        handed = Utterances(found.utterances_by_digest, found.handover_positions.set("ada", 4))
        assert cards_deciding_about(handed, kernel, handed.utterances_by_digest["d"]) == cards
