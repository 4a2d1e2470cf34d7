"""Petitions, duties and other lists keep the order of their entries, whatever their ids."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from api.reading.letters import letters_answer
from ledger.contract.acts import with_changed_consent
from ledger.contract.form import Choice
from ledger.kernel.performing.trades import trades_to_answer
from ledger.kernel.vocabulary.grave_rule import ALONE_MILLISECONDS
from ledger.kernel.vocabulary.request import HOST_CARD
from tests.toy.haggling import HAGGLE
from tests.toy.post import write_letter, yard_with_letters
from tests.toy.rules import TOY
from tests.toy.streets import street_game
from tests.toy.world import richest_child
from tests.toy.yard import YardGame, short_type_names

LOW, HIGH = "0" * 32, "f" * 32

pytestmark = pytest.mark.parametrize("ids", [(LOW, HIGH), (HIGH, LOW)], ids=["rising", "falling"])

Ids = tuple[str, str]
NAMES = ("first", "second")


class UnerasedWords:
    """The words of a yard, none of which was erased."""

    def __init__(self, yard: YardGame) -> None:
        self.recorded_text = yard.scribe.text

    def is_erased(self, _digest: str) -> bool:
        return False


def names_in_order_of_ids(ids: Ids, found: Iterator[str]) -> list[str]:
    """Return the names of the two commands in the order in which their ids were found."""
    known = dict(zip(ids, NAMES, strict=True))
    return [next(name for one, name in known.items() if one in text) for text in found]


def offered_values(yard: YardGame, who: str, act: str, field: str, ids: Ids) -> list[str]:
    """Return the values that a form offers, in its order."""
    fields = {one.name: one for one in yard.offers(who)[act].fields}
    choice = fields[field]
    assert isinstance(choice, Choice)
    return names_in_order_of_ids(ids, (option.value for option in choice.options if option.value))


def test_petitions_are_offered_in_order_of_arrival(yard: YardGame, ids: Ids) -> None:
    yard.does("ada", "swap", **{"with": "bea", "nuts": 1}, id=ids[0])
    yard.does("ada", "swap", **{"with": "bea", "nuts": 2}, id=ids[1])
    for who, act in (("bea", "consent"), ("bea", "decline"), ("ada", "withdraw")):
        assert offered_values(yard, who, act, "petition", ids) == [*NAMES]


@pytest.mark.rule("ACTA-05")
def test_duties_are_offered_in_the_order_in_which_they_arose(yard: YardGame, ids: Ids) -> None:
    for one in ids:
        yard.does("ada", "dare", who="bea", id=one)
    assert offered_values(yard, "bea", "choose", "duty", ids) == [*NAMES]


@pytest.mark.rule("ACTA-04")
def test_petitions_whose_matter_is_over_lapse_in_order_of_arrival(ids: Ids) -> None:
    acts = tuple(
        with_changed_consent(a, matter=richest_child) if a.name == "swap" else a
        for a in TOY.play.acts
    )
    yard = YardGame(rules=replace(TOY, play=replace(TOY.play, acts=acts)))
    for one in ids:
        yard.does("ada", "swap", **{"with": "bea", "nuts": 1}, id=one)
    before = yard.state.log.position
    yard.does("ada", "give", to="cai", nuts=5)
    lapsed = yard.entries_after(before)[1:]
    assert short_type_names(lapsed) == ["petition-lapsed", "petition-lapsed"]
    assert names_in_order_of_ids(ids, (entry.event.petition for entry in lapsed)) == [*NAMES]


@pytest.mark.rule("ACTA-06")
def test_questions_are_offered_in_order_of_arrival(yard: YardGame, ids: Ids) -> None:
    yard.does("ada", "give", to="bea", nuts=1, recorder="aunt", id="gift")
    yard.does("ada", "contest", entry="gift.0", reason="no", id=ids[0])
    yard.does("bea", "contest", entry="gift.0", reason="no", id=ids[1])
    assert offered_values(yard, "nurse", "settle", "question", ids) == [*NAMES]


@pytest.mark.rule("ACTA-07")
def test_appeals_are_offered_in_order_of_arrival(yard: YardGame, ids: Ids) -> None:
    yard.does("ada", "sit", where="bench")
    yard.does("bea", "sit", where="bench")
    for one in ids:
        bench = {"about": "sit", "fields": {"where": "bench"}}
        yard.does("cai", "appeal", **bench, reason="my leg hurts", id=one)
    assert offered_values(yard, "nurse", "dismiss-appeal", "appeal", ids) == [*NAMES]


@pytest.mark.rule("ACTA-20")
def test_waiting_acts_of_one_moment_happen_in_the_order_of_asking(ids: Ids) -> None:
    yard = YardGame(
        rules=replace(TOY, seats=replace(TOY.seats, grave_acts=frozenset({"set-switch"})))
    )
    change = {"switch": "bell.by_clock", "value": "true", "reason": "so", "listening": ()}
    for one in ids:
        yard.does("nurse", "set-switch", **change, id=one)
    assert offered_values(yard, "nurse", "stop-act", "waiting", ids) == [*NAMES]
    over = [e for e in yard.wait(milliseconds=ALONE_MILLISECONDS).wake_clock() if "grave" in e.type]
    assert names_in_order_of_ids(ids, (entry.event.act for entry in over)) == [*NAMES]


@pytest.mark.rule("ACTA-16")
def test_the_first_knock_is_listed_first(ids: Ids) -> None:
    game = street_game()
    for one, name in zip(ids, ("Dan", "Eva"), strict=True):
        game.does("", "knock", card=HOST_CARD, name=name, id=one)
    assert offered_values(game, "aunt", "let-in", "knock", ids) == [*NAMES]


@pytest.mark.rule("ACTA-17")
def test_reports_are_offered_in_order_of_arrival(ids: Ids) -> None:
    yard = yard_with_letters()
    letters = [write_letter(yard, "ada", to=["bea"]) for _ in ids]
    for letter, one in zip(letters, ids, strict=True):
        yard.does("bea", "report-letter", letter=letter, id=one)
    assert offered_values(yard, "nurse", "answer-report", "report", ids) == [*NAMES]


@pytest.mark.rule("ACTA-17")
def test_the_newest_of_two_letters_of_one_millisecond_is_read_first(ids: Ids) -> None:
    yard = yard_with_letters()
    for one in ids:
        write_letter(yard, "ada", to=["bea"], id=one)
    found = letters_answer(yard.state, yard.viewer("bea"), UnerasedWords(yard))
    assert names_in_order_of_ids(ids, (letter.id for letter in found.letters)) == [
        "second",
        "first",
    ]


@pytest.mark.rule("ACTA-04")
def test_trades_are_listed_in_the_order_in_which_they_were_laid(ids: Ids) -> None:
    yard = YardGame(rules=replace(TOY, play=replace(TOY.play, acts=(*TOY.play.acts, HAGGLE))))
    for who, one in zip(("ada", "cai"), ids, strict=True):
        yard.does(who, "haggle", **{"with": "bea", "give_nuts": 1}, id=one)
    assert names_in_order_of_ids(ids, (one.id for one in trades_to_answer(yard.state, "bea"))) == [
        *NAMES
    ]
