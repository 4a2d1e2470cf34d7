"""A disclosure is a separate entry that shows an earlier entry to more readers."""

import pytest

from ledger.contract.form import Choice
from ledger.kernel.view.visibility import visible_entry
from ledger.record.audience import EVERYBODY, ROOM_VIEWER
from tests.toy.yard import YardGame, message_keys_of_refusal


def give_in_secret(yard: YardGame) -> None:
    """Let Ada give Bea three nuts in secret."""
    yard.does("ada", "give", to="bea", nuts=3, id="gift")


@pytest.mark.rule("ACTA-09")
def test_a_steward_discloses_a_private_entry_to_everybody(yard: YardGame) -> None:
    give_in_secret(yard)
    told = yard.visible_part(yard.state.log.entry("gift.0"), "ada")
    (shown,) = yard.does("nurse", "disclose", entry="gift.0", reason="they quarrelled")
    assert told is not None
    assert shown.audience == EVERYBODY
    for who in ("ada", "bea", "cai", "nurse"):
        line = yard.visible_part(shown, who)
        assert line is not None
        assert (line.key, line.args, line.about) == (told.key, told.args, "gift.0")
        assert line.reason == "they quarrelled"
        assert (line.actor, line.legs) == ("nurse", ())
    room = visible_entry(yard.machine.types[shown.type], shown, ROOM_VIEWER, lambda digest: digest)
    assert room is not None
    assert room.key == told.key


def test_a_disclosed_entry_keeps_its_audience_and_nothing_moves(yard: YardGame) -> None:
    give_in_secret(yard)
    before = yard.state.log.entry("gift.0")
    yard.does("nurse", "disclose", entry="gift.0")
    assert yard.state.log.entry("gift.0") == before
    assert yard.visible_part(before, "cai") is None
    assert (yard.holding_of("ada", "nut"), yard.holding_of("bea", "nut")) == (7, 13)
    assert yard.state.kernel.rulings == 0


def test_a_disclosure_to_one_reader_is_seen_by_nobody_else(yard: YardGame) -> None:
    give_in_secret(yard)
    (shown,) = yard.does("nurse", "disclose", entry="gift.0", reader="cai")
    assert shown.audience == ("cai", "nurse")
    assert yard.visible_part(shown, "cai") is not None
    assert yard.visible_part(shown, "ada") is None


def test_an_entry_disclosed_to_one_reader_is_disclosed_to_all_in_the_same_words(
    yard: YardGame,
) -> None:
    give_in_secret(yard)
    (first,) = yard.does("nurse", "disclose", entry="gift.0", reader="cai")
    (second,) = yard.does("nurse", "disclose", entry=first.id)
    assert (second.event.entry, second.event.type) == ("gift.0", "nuces/nuts-given@1")
    assert second.event.words == first.event.words
    assert second.audience == EVERYBODY


@pytest.mark.rule("ACTA-09")
def test_only_stewards_disclose_an_entry_that_its_reader_has_not_seen(yard: YardGame) -> None:
    give_in_secret(yard)
    for who in ("ada", "aunt"):
        assert message_keys_of_refusal(yard.expect_refusal(who, "disclose", entry="gift.0")) == [
            "stewards-only"
        ]
    unknown = yard.expect_refusal("nurse", "disclose", entry="none.0")
    assert message_keys_of_refusal(unknown) == ["no-such-entry"]
    known = yard.expect_refusal("nurse", "disclose", entry="gift.0", reader="bea")
    assert message_keys_of_refusal(known) == ["seen-already"]
    staff = yard.expect_refusal("nurse", "disclose", entry="gift.0", reader="nurse")
    assert message_keys_of_refusal(staff) == ["seen-already"]
    nobody = yard.expect_refusal("nurse", "disclose", entry="gift.0", reader="nobody")
    assert nobody.problem == "malformed"


def test_the_form_of_a_disclosure_offers_everybody_and_each_character(yard: YardGame) -> None:
    form = yard.offers("nurse")["disclose"]
    entry, reader, reason = form.fields
    assert isinstance(reader, Choice)
    assert (entry.name, reason.name) == ("entry", "reason")
    assert [option.value for option in reader.options][:2] == ["", "ada"]
    assert "disclose" not in yard.offers("ada")


def test_a_disclosure_cannot_be_reversed(yard: YardGame) -> None:
    give_in_secret(yard)
    (shown,) = yard.does("nurse", "disclose", entry="gift.0")
    refused = yard.expect_refusal("nurse", "reverse", entry=shown.id, reason="a slip")
    assert message_keys_of_refusal(refused) == ["never-reversed"]


def test_entries_are_disclosed_in_a_pause_too(yard: YardGame) -> None:
    give_in_secret(yard)
    yard.does("nurse", "pause", reason="a quarrel")
    assert yard.does("nurse", "disclose", entry="gift.0")
