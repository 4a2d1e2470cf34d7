"""A god's till is compared with counts: the balance before, the count, and the movement since."""

from random import Random
from typing import Any

import pytest

from api.access.founding import found_game_in_store
from api.game.reader import GameReader
from api.reading.account_models import Till, Tills
from api.reading.accounts import accounts_answer
from api.reading.moment import Moment, names_function
from api.reading.sentences import Sentences
from api.reading.tills import tills_answer
from ledger.games.ludi_romani.rules import RULES
from ledger.kernel.vocabulary.request import Accepted, Request
from ledger.record.audience import ROOM_VIEWER, Viewer
from ledger.store import open_store

NOW = 1_800_000_000_000
FATES = Viewer(frozenset({"fata"}), is_staff=True)
HIRTIUS, MINERVA = Viewer(frozenset({"hirtius"})), Viewer(frozenset({"minerva"}))
CHIP = 100_000


class CountedEvening:
    """An evening of Ludi Romani with counts by the Fates."""

    def __init__(self) -> None:
        store = open_store("memory:")
        scenario = RULES.scenarios.read(None, "")
        self.scribe = found_game_in_store(
            store, RULES, scenario, NOW, Random("tills").randbytes
        ).scribe
        self._acts = 0

    def act(self, act: str, **fields: Any) -> str:
        """Do an act of the Fates, and return the id of its entry."""
        self._acts += 1
        period = self.scribe.state.period.seq
        request = Request(f"act{self._acts}", "fata-1", act, "fata", period, fields)
        outcome = self.scribe.answer(request, NOW)
        assert isinstance(outcome, Accepted), outcome
        return outcome.entries[0].id

    def count(self, who: str, more: int, because: str) -> str:
        """Let the Fates count a character's money with this difference from the books."""
        counted = self.scribe.state.books.holding(who, "denarius") + more
        fields = {"who": who, "asset": "denarius", "counted": counted, "because": because}
        return self.act("book-difference", **fields)

    def tills_for_viewer(self, viewer: Viewer) -> Tills:
        game = GameReader(self.scribe, lambda: NOW)
        sentences = Sentences(game, viewer, names_function(game))
        return tills_answer(Moment(game, viewer, game.state), sentences)

    def has_tills(self, viewer: Viewer) -> bool:
        game = GameReader(self.scribe, lambda: NOW)
        return accounts_answer(Moment(game, viewer, game.state)).tills

    def till_of(self, viewer: Viewer, who: str) -> Till:
        return next(till for till in self.tills_for_viewer(viewer).tills if till.holder == who)


@pytest.fixture
def evening() -> CountedEvening:
    return CountedEvening()


@pytest.mark.rule("FATA-12")
def test_every_god_has_a_till_of_money_whether_counted_or_not(evening: CountedEvening) -> None:
    gods = {numen.id for numen in evening.scribe.state.world.scenario.numina}
    shown = evening.tills_for_viewer(FATES).tills
    assert {till.holder for till in shown} == gods
    assert all((till.asset, till.counts, till.moved) == ("denarius", [], None) for till in shown)


@pytest.mark.rule("FATA-12")
def test_a_count_is_compared_with_the_books_before_it(evening: CountedEvening) -> None:
    before = evening.till_of(FATES, "minerva").books
    entry = evening.count("minerva", 3 * CHIP, "found")
    till = evening.till_of(FATES, "minerva")
    (count,) = till.counts
    assert (count.entry, count.books, count.amount) == (entry, before, before + 3 * CHIP)
    assert (count.difference, till.books, till.moved) == (3 * CHIP, before + 3 * CHIP, 0)
    assert "Minerva" in count.text


@pytest.mark.rule("FATA-12")
def test_a_till_shows_the_movement_since_the_last_valid_count(evening: CountedEvening) -> None:
    evening.count("minerva", CHIP, "found")
    wrong = evening.count("minerva", 5 * CHIP, "found")
    assert evening.till_of(FATES, "minerva").moved == 0
    evening.act("reverse", entry=wrong, reason="miscounted")
    till = evening.till_of(FATES, "minerva")
    assert [count.reversed for count in till.counts] == [False, True]
    assert (till.books - till.counts[0].amount, till.moved) == (0, 0)
    assert till.counts[1].amount - till.books == 5 * CHIP


@pytest.mark.rule("FATA-12")
def test_viewers_who_may_see_no_till_get_none(evening: CountedEvening) -> None:
    evening.count("minerva", CHIP, "found")
    evening.count("hirtius", 0, "agrees")
    assert [till.holder for till in evening.tills_for_viewer(MINERVA).tills] == ["minerva"]
    (own,) = evening.tills_for_viewer(HIRTIUS).tills
    assert (own.holder, [count.difference for count in own.counts]) == ("hirtius", [0])
    assert evening.tills_for_viewer(ROOM_VIEWER).tills == []
    assert (evening.has_tills(MINERVA), evening.has_tills(ROOM_VIEWER)) == (True, False)
    opened = evening.tills_for_viewer(Viewer(sees_opened_ledger=True)).tills
    assert {"minerva", "hirtius"} <= {till.holder for till in opened}
