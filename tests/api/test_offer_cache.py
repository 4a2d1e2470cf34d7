"""Forms that are given again equal forms computed anew, and each reader gets only their own."""

from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from api.base.encode import encode
from api.base.language import use_language
from api.game.reader import GameReader
from api.rest.offer_cache import MOST_READERS, OfferCache, ReaderOffers, ShownForm
from api.rest.offer_documents import offer_document, suggestion_documents
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.machine import state_at_time
from ledger.kernel.previewing.preview import offers_one_by_one
from ledger.record.audience import Viewer
from ledger.record.entry import Entry
from ledger.record.state import State, played_characters
from ledger.scribe.scribe import Scribe
from tests.api.hall import Hall, document_of
from tests.harness import RandomPlay
from tests.projections.evenings import random_evening
from tests.toy.inn import inn_game
from tests.toy.post import yard_with_letters
from tests.toy.streets import street_game
from tests.toy.yard import START, YardGame

SEATED = 3
"""The number of characters whose phones ask after each entry."""

STATES = 60
"""The number of states in a row that are compared."""

USUALLY_KNOWN = 0.5
"""The least share of forms that are given again from one entry to the next."""

MINUTE = 60_000


def shown_forms(offers: ReaderOffers, state: State[Any]) -> dict[str, ShownForm]:
    """Return the forms that a reader is shown, by act. A known form is the same object again."""
    return {name: one for name, one in offers.forms_one_by_one(state) if one is not None}


def offered(offers: ReaderOffers, state: State[Any]) -> dict[str, bytes]:
    """Return everything that a reader is offered, by act, and the rest by its name."""
    forms = shown_forms(offers, state)
    suggested = offers.suggestions(state, {name: one.form for name, one in forms.items()})
    rest = {"suggested": bytes(suggested), "reminders": bytes(offers.reminders(state))}
    return {name: bytes(one.document) for name, one in forms.items()} | rest


def computed(game: GameReader, state: State[Any], viewer: Viewer, actor: str) -> dict[str, bytes]:
    """Return the same, computed from the state itself and not from a reader of the state."""
    found = offers_one_by_one(game.machine, state, viewer, actor)
    forms = {name: form for name, form in found if form is not None}
    documents = {
        name: encode(offer_document(game, state, viewer, name, form))
        for name, form in forms.items()
    }
    suggested = encode(suggestion_documents(game, state, viewer, actor, forms))
    reminders = encode(list(game.machine.rules.phones.reminders(state, actor)))
    return documents | {"suggested": suggested, "reminders": reminders}


def _is_end_of_act(following: Entry | None) -> bool:
    """Return whether phones may ask before this entry: it is the first entry of a command."""
    return following is None or (following.meta is not None and not following.meta.index)


class AskingPhones:
    """Phones that ask for their forms after every entry of a game that was played before."""

    def __init__(self, scribe: Scribe, chance: Random) -> None:
        self.game = GameReader(scribe, lambda: 0)
        self.cache = OfferCache(self.game)
        self.counts: Counter[str] = Counter()
        self._chance = chance
        self._shown: dict[tuple[Viewer, str], dict[str, ShownForm]] = {}

    def check(self, begin: int, end: int) -> None:
        """Compare what phones are offered in each state from one position to another."""
        game, entries = self.game, self.game.scribe.state.log.entries
        state: State[Any] = game.past_state(begin)
        people = sorted(played_characters(state.kernel.cards))
        seated = self._chance.sample(people, min(SEATED, len(people)))
        for position in range(begin + 1, min(end, begin + STATES) + 1):
            state = game.machine.evolve(state, entries[position])
            if not _is_end_of_act(entries.get(position + 1)):
                continue
            game.slices.follow(state)
            later = state.at + self._chance.choice((0, 1, MINUTE))
            for who in {*seated, self._chance.choice(people), *state.kernel.stewards[:1]}:
                self._compare(state_at_time(state, later), who)

    def _compare(self, state: State[Any], who: str) -> None:
        closed = state.kernel.status == "closed"
        viewer = Viewer(frozenset({who}), who in state.kernel.stewards, closed)
        offers, place = self.cache.offers_to(viewer, who, ""), (state.log.position, who)
        assert offered(offers, state) == computed(self.game, state, viewer, who), place
        forms, before = shown_forms(offers, state), self._shown.get((viewer, who), {})
        for act in forms.keys() & before.keys():
            self.counts["known" if before[act] is forms[act] else "computed"] += 1
        self._shown[viewer, who] = forms
        recorder = self._chance.choice((*state.kernel.stewards, who))
        self._compare_recorder(state, who, recorder)

    def _compare_recorder(self, state: State[Any], who: str, recorder: str) -> None:
        """Compare a recorder's known offers with offers that a new cache computes."""
        closed = state.kernel.status == "closed"
        viewer = Viewer(frozenset({recorder}), recorder in state.kernel.stewards, closed)
        again, anew = (
            offered(cache.offers_to(viewer, who, recorder), state)
            for cache in (self.cache, OfferCache(self.game))
        )
        assert again == anew, (state.log.position, who, recorder)


@pytest.mark.parametrize("ruleset", sorted(GAMES))
def test_known_forms_equal_new_forms_in_every_state_of_an_evening(ruleset: str) -> None:
    scribe, chance = random_evening(ruleset, 1), Random(46)
    last = scribe.state.log.position
    phones = AskingPhones(scribe, chance)
    for begin in (1, chance.randrange(1, last), max(1, last - STATES)):
        phones.check(begin, last)
    share = phones.counts["known"] / phones.counts.total()
    assert share > USUALLY_KNOWN, phones.counts


@pytest.mark.parametrize("found_game", [YardGame, yard_with_letters, street_game, inn_game])
@given(seed=st.integers(0, 2**32))
@settings(max_examples=6)
def test_known_forms_equal_new_forms_in_random_games(
    found_game: Callable[[], YardGame], seed: int
) -> None:
    scribe = found_game().scribe
    RandomPlay(scribe, Random(seed), START, closes=True).play_steps(60)
    AskingPhones(scribe, Random(seed)).check(1, scribe.state.log.position)


def forms_before_and_after_a_gift(who: str) -> tuple[ShownForm, ShownForm]:
    """Return the form of a gift by this person before and after Ada gives Bea a nut."""
    yard = YardGame()
    game = GameReader(yard.scribe, lambda: 0)
    offers = OfferCache(game).offers_to(Viewer(frozenset({who})), who, "")
    before = shown_forms(offers, yard.state)["give"]
    yard.does("ada", "give", to="bea", nuts=1)
    game.slices.follow(yard.state)
    return before, shown_forms(offers, yard.state)["give"]


def test_a_gift_of_others_leaves_the_form_of_a_third_person_known() -> None:
    before, after = forms_before_and_after_a_gift("cai")
    assert after is before


def test_a_gift_to_a_person_computes_the_person_s_form_anew() -> None:
    before, after = forms_before_and_after_a_gift("bea")
    assert after.form != before.form


def test_each_viewer_recorder_and_language_has_forms_of_their_own() -> None:
    yard = YardGame()
    cache = OfferCache(GameReader(yard.scribe, lambda: 0))
    ada = Viewer(frozenset({"ada"}))
    readers = [
        (viewer, actor, recorder)
        for viewer in (ada, replace(ada, staff=True), replace(ada, opened=True), Viewer())
        for actor in ("ada", "bea")
        for recorder in ("", "ada", "nurse")
    ]
    languages: list[Callable[[], AbstractContextManager[None]]] = [
        lambda: use_language("en"),
        lambda: use_language("es"),
    ]
    found = []
    for spoken in languages:
        with spoken():
            found += [cache.offers_to(*reader) for reader in readers]
    assert len({id(one) for one in found}) == len(readers) * len(languages)
    with languages[0]():
        assert cache.offers_to(ada, "ada", "") is found[0]


def test_the_reader_who_asked_first_is_dropped_first() -> None:
    yard = YardGame()
    cache = OfferCache(GameReader(yard.scribe, lambda: 0))
    first = cache.offers_to(Viewer(), "0", "")
    second = cache.offers_to(Viewer(), "1", "")
    cache.offers_to(Viewer(), "0", "")
    for number in range(2, MOST_READERS + 1):
        cache.offers_to(Viewer(), str(number), "")
    assert cache.offers_to(Viewer(), "0", "") is first
    assert cache.offers_to(Viewer(), "1", "") is not second


async def test_forms_are_forgotten_with_the_words_of_a_game(hall: Hall) -> None:
    ada = await hall.phone("ada")
    path = f"/games/{hall.id}/offers"
    document_of(await ada.get(path, **{"as": "ada"}))
    cache = hall.game.rendering_cache(OfferCache)
    viewer = Viewer(frozenset({"ada"}))
    before = cache.offers_to(viewer, "ada", "")
    assert cache.offers_to(viewer, "ada", "") is before
    hall.game.erased(hall.game.scribe)
    assert cache.offers_to(viewer, "ada", "") is not before


UNSHOWN = {"ludi_romani": {"claim-last-seat"}}
"""Acts whose forms depend on the order of arrival in the last seconds, which no slice shows."""

KINDS_OF_THE_NAMED = ("purse", "petition", "thread", "letters")
"""The kinds of slices that matter only to the characters whom they name.

The phone uses the same kinds in `pwa/src/core/view/concern.ts`.
"""


ALL_SEE_ALL = {"cursus_honorum", "morituri"}
"""Games in which every act changes a slice for all. Their phones ask after every act."""


def concerns(key: str, before: bytes, now: bytes, who: str) -> bool:
    """Return whether a phone asks for the forms of a character after this change of a slice."""
    named = key.endswith(f"/{who}") or f'"{who}"'.encode() in before + now
    return before != now and (named or key.partition("/")[0] not in KINDS_OF_THE_NAMED)


@pytest.mark.parametrize("ruleset", sorted(GAMES))
def test_a_change_that_concerns_nobody_leaves_all_forms_the_same(ruleset: str) -> None:
    """A phone does not ask for forms after such a change, so it must not miss a new form."""
    scribe, chance = random_evening(ruleset, 1), Random(47)
    game, entries = GameReader(scribe, lambda: 0), scribe.state.log.entries
    state: State[Any] = game.past_state(1)
    people = sorted(played_characters(state.kernel.cards))
    before, compared = state, 0
    for position in range(2, scribe.state.log.position + 1):
        if compared >= STATES:
            break
        state = game.machine.evolve(state, entries[position])
        if not _is_end_of_act(entries.get(position + 1)):
            continue
        who = chance.choice(people)
        viewer = Viewer(frozenset({who}), who in state.kernel.stewards)
        views = []
        for one in (before, state):
            game.slices.follow(one)
            views.append(game.slices.of(viewer).shown)
        old, new = views
        keys = {key for key in {*old, *new} if old.get(key) != new.get(key)}
        if not any(concerns(key, old.get(key, b""), new.get(key, b""), who) for key in keys):
            compared += 1
            forms = []
            for one in (before, state):
                game.slices.follow(one)
                found = computed(game, state_at_time(one, state.at), viewer, who)
                forms.append({n: f for n, f in found.items() if n not in UNSHOWN.get(ruleset, ())})
            assert forms[0] == forms[1], (position, who)
        before = state
    assert (compared > 0) is (ruleset not in ALL_SEE_ALL)
