"""Bots, wild commands and headless evenings."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from api.access.founding import found_game_in_store
from api.rehearsal.answers import Summary
from api.rehearsal.bots import Bots, characters_owing_answers, characters_with_cards, first_card
from api.rehearsal.director import RareActDirector
from api.rehearsal.evening import Evening, Pace, broken_invariants
from api.rehearsal.form_filler import UnfillableError, fill_form, fits_form
from api.rehearsal.random_commands import assets_of, wild_fields
from ledger.contract.acts import Command
from ledger.contract.form import Choice, Number, Option, Row, Rows, Split, Subset, Text, admits
from ledger.contract.offer import Form
from ledger.contract.ruleset import BotTemper
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.machine import Machine
from ledger.kernel.previewing.preview import state_known_to
from ledger.record.audience import Viewer
from ledger.scribe.scribe import Scribe
from ledger.store import open_store
from tests.toy.rules import TOY
from tests.toy.yard import MACHINE, YardGame


def test_an_evening_of_bots_keeps_every_promise() -> None:
    yard = YardGame()
    summary = Evening(yard.scribe, Random(3), Pace(40), yard.now).play()
    assert summary.broken == []
    assert broken_invariants(yard.scribe) == []
    assert TOY.course.finished(yard.state)


def play_actium(seed: int, pace: Pace) -> tuple[Scribe, Summary]:
    """Play the battle of Actium alone, with the acts before and after it."""
    rules, chance = GAMES["ludi_romani"], Random(seed)
    scenario = "based_on: ludi_romani\ncalendar: [{kind: actium, year_bce: 31}]\n"
    store = open_store("memory:")
    scribe = found_game_in_store(
        store, rules, rules.scenarios.read(scenario, ""), 1_000, chance.randbytes
    ).scribe
    summary = Evening(scribe, chance, pace, 1_000).play()
    assert summary.broken == []
    assert broken_invariants(scribe) == []
    assert rules.course.finished(scribe.state)
    return scribe, summary


def test_a_period_without_a_fixed_length_is_played_move_by_move() -> None:
    _scribe, summary = play_actium(4, Pace(40))
    assert summary.periods == 1
    assert summary.entries["ludi_romani/round-settled@1"] > 1


def test_a_final_state_that_is_undone_is_played_on() -> None:
    scribe, summary = play_actium(1, Pace(40, rulings=0.1))
    assert summary.entries["ludi_romani/state-undone@1"] > 0
    assert scribe.state.world.actium.order


def test_the_same_chance_plays_the_same_evening() -> None:
    logs = []
    for _ in range(2):
        yard = YardGame()
        Evening(yard.scribe, Random(5), Pace(20), yard.now).play()
        logs.append([row.state for row in yard.store.read("yard")])
    assert logs[0] == logs[1]


def test_wild_commands_are_thrown_and_mostly_refused() -> None:
    yard = YardGame()
    summary = Evening(yard.scribe, Random(3), Pace(40, wild=1.0), yard.now).play()
    assert 0 < summary.wild_accepted < summary.wild / 2


def test_an_evening_reports_an_offer_that_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    yard = YardGame()
    evening = Evening(yard.scribe, Random(3), Pace(1, wild=0), yard.now)
    lying = evening.answers.bots.request(yard.state, "ada", "give", {"to": "ada", "nuts": 1})
    monkeypatch.setattr(Bots, "propose", lambda *_: lying)
    evening._play_act()  # noqa: SLF001 - one act of an evening, not a whole evening
    assert ["offered but refused" in sentence for sentence in evening.summary.broken] == [True]


def test_a_bot_acts_for_the_character_who_is_asked() -> None:
    yard = YardGame()
    yard.does("ada", "swap", **{"with": "bea", "nuts": 1})
    assert characters_owing_answers(yard.state) == ["bea"]


def test_every_character_with_a_card_is_listed_once() -> None:
    yard = YardGame()
    assert characters_with_cards(yard.state) == sorted(set(characters_with_cards(yard.state)))
    assert first_card(yard.state, "nurse") == "nurse-1"
    with pytest.raises(KeyError):
        first_card(yard.state, "nobody")


WALK = Row("ada", (Option("bench"),), {"bench": ("wall",), "wall": ("bench",)}, most=3, price=1)


def machine_with_changed_give(**parts: Any) -> Machine[Any]:
    """Return a machine of the toy game in which these parts of the act `give` differ."""
    acts = tuple(replace(a, **parts) if a.name == "give" else a for a in TOY.play.acts)
    return Machine(replace(TOY, play=replace(TOY.play, acts=acts)))


def test_generated_values_lie_in_the_domain_of_their_field() -> None:
    fields = (
        Choice("one", (Option("a"), Option("b"))),
        Subset("some", (Option("a"), Option("b"), Option("c")), 1, 2),
        Number("many", 100, 900, 100),
        Split("shares", (Option("a"), Option("b")), 500, 100, {"a": 200}),
        Text("words", 20, 1),
        Rows("walks", (WALK, Row("bea", (Option("wall"),), price=1)), limit=2),
    )
    machine = machine_with_changed_give(offer=lambda *_: Form(fields))
    known = state_known_to(machine, YardGame().state, Viewer(frozenset({"ada"})))
    for seed in range(30):
        filled = fill_form(machine, known, "ada", "give", Random(seed))
        assert filled is not None
        assert all(admits(field, filled[field.name]) for field in fields)
        assert fits_form(machine, known, "ada", "give", filled)


def test_a_form_that_offers_nothing_is_a_mistake() -> None:
    machine = machine_with_changed_give(offer=lambda *_: Form((Choice("to", ()),)))
    known = state_known_to(machine, YardGame().state, Viewer(frozenset({"ada"})))
    with pytest.raises(UnfillableError):
        fill_form(machine, known, "ada", "give", Random(1))


class Wish(Command):
    """Wish for a thing, or for any thing."""

    what: str = ""


def test_an_optional_field_outside_the_form_may_only_be_empty() -> None:
    machine = machine_with_changed_give(command=Wish, offer=lambda *_: Form())
    known = state_known_to(machine, YardGame().state, Viewer(frozenset({"ada"})))
    said = [fits_form(machine, known, "ada", "give", {"what": what}) for what in ("", "nuts", 7)]
    assert said == [True, False, False]


def test_wild_fields_have_the_shape_of_the_command() -> None:
    yard = YardGame()
    act = next(act for act in TOY.play.acts if act.name == "swap")
    fields = wild_fields(act.command, yard.state, assets_of(yard.state), Random(1))
    assert set(fields) == {"with", "nuts"}
    assert isinstance(fields["nuts"], int)


def test_a_director_brings_about_rare_acts() -> None:
    yard = YardGame()
    bots, people = Bots(MACHINE, Random(1)), characters_with_cards(yard.state)
    for rare in ("give", "swap"):
        seen = Counter({act.name: 9 for act in TOY.play.acts if act.name != rare})
        director = RareActDirector(seen)
        asked = [director.propose(bots, yard.state, people, Random(n)) for n in range(20)]
        assert rare in {request.type for request in asked if request is not None}


def test_a_director_gives_up_an_act_that_is_open_to_nobody() -> None:
    yard = YardGame()
    director = RareActDirector()
    assert director.propose(Bots(MACHINE, Random(1)), yard.state, [], Random(1)) is None
    assert set(director.seen.values()) == {1}


def test_a_director_chooses_the_act_chosen_least() -> None:
    yard = YardGame()
    bots, people = Bots(MACHINE, Random(1)), characters_with_cards(yard.state)
    director = RareActDirector(
        Counter({act.name: 99 for act in TOY.play.acts if act.name != "give"})
    )
    for who in people:
        if who != "bea":
            director.count_act("give", {"to": who, "nuts": 1})
    director.seen["give"] = 0
    asked = [director.propose(bots, yard.state, ["ada"], Random(n)) for n in range(20)]
    gifts = [request.fields["to"] for request in asked if request and request.type == "give"]
    assert set(gifts) == {"bea"}


GENEROUS, MEAN = BotTemper[Any]({"give": 1e9}), BotTemper[Any]({"give": 0.0})


def bots_with_tempers(tempers: Mapping[str, BotTemper[Any]], *names: str, **random: float) -> Bots:
    """Return bots of the toy game with these tempers, and with weights of chance."""
    rules = replace(TOY, bots=replace(TOY.bots, random=BotTemper(random), tempers=tempers))
    return Bots(Machine(rules), Random(1), names)


@pytest.mark.parametrize(("seen", "brought_about"), [(99, False), (0, True)])
def test_a_director_seldom_chooses_acts_that_bots_never_choose(
    seen: int, *, brought_about: bool
) -> None:
    yard = YardGame()
    bots = bots_with_tempers({}, give=0.0)
    director = RareActDirector(Counter({act.name: 999 for act in TOY.play.acts} | {"give": seen}))
    people = characters_with_cards(yard.state)
    asked = [director.propose(bots, yard.state, people, Random(n)) for n in range(9)]
    assert ("give" in {request.type for request in asked if request}) is brought_about


def acts_chosen_by_bots(bots: Bots) -> set[str]:
    """Return the acts that bots choose in twenty turns of each character."""
    state = YardGame().state
    chosen = [bots.propose(state, who) for who in characters_with_cards(state) for _ in range(20)]
    return {request.type for request in chosen if request is not None}


def test_bots_choose_acts_by_their_temper() -> None:
    bots = bots_with_tempers({"generous": GENEROUS})
    chosen = [bots.propose(YardGame().state, "ada") for _ in range(20)]
    assert {request.type for request in chosen if request is not None} == {"give"}
    assert bots.tempers == {"ada": "generous"}


def test_chance_gives_each_bot_one_of_the_tempers() -> None:
    bots = bots_with_tempers({"generous": GENEROUS, "mean": MEAN})
    people = [f"child-{number}" for number in range(20)]
    drawn = [bots.temper_of(who) for who in people]
    assert set(bots.tempers.values()) == {"generous", "mean"}
    assert [bots.temper_of(who) for who in people] == drawn


def test_all_bots_of_an_evening_may_have_one_temper() -> None:
    bots = bots_with_tempers({"generous": GENEROUS, "mean": MEAN}, "mean")
    assert "give" not in acts_chosen_by_bots(bots)
    assert set(bots.tempers.values()) == {"mean"}


def test_a_temper_changes_the_weights_of_the_random_bots() -> None:
    tempers = {"generous": GENEROUS}
    assert "give" not in acts_chosen_by_bots(bots_with_tempers(tempers, give=0.0))
    assert acts_chosen_by_bots(bots_with_tempers(tempers, "random", give=1e-9)) - {"give"}
    assert bots_with_tempers(tempers, give=0.5).temper_of("ada").weight("give") == 0.5e9


def test_an_unknown_temper_is_refused() -> None:
    with pytest.raises(KeyError):
        bots_with_tempers({"mean": MEAN}, "furious")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_tempers_weigh_only_acts_that_the_game_has(game: str) -> None:
    bots, acts = GAMES[game].bots, {act.name for act in GAMES[game].play.acts}
    for temper in (bots.random, *bots.tempers.values()):
        assert set(temper.weights) <= acts
        assert min(temper.weights.values(), default=0) >= 0
