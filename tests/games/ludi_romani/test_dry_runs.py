"""Dry runs: however often a character asks, the dry runs tell nothing of other purses."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest

from ledger.games.ludi_romani.goods import CLASSIS, CLIENTARUM, DENARIUS
from ledger.games.ludi_romani.state import Game
from ledger.kernel.previewing.preview import preview
from ledger.kernel.view.visibility import visible_entry
from ledger.kernel.vocabulary.request import Request
from ledger.record.audience import Viewer
from ledger.record.entry import Entry
from tests.api.secrecy.script import ScriptedEvening
from tests.games.ludi_romani.battles import (
    duel_after_acceptance,
    duel_before_challenge,
    roll_both_dice,
)
from tests.games.ludi_romani.curia import bring_bill, winter_with_consuls
from tests.games.ludi_romani.purses import (
    FATES,
    differing_purse_states,
    dry_run_answers,
    make_request,
    random_requests,
)
from tests.games.ludi_romani.sea import one_member_fleets, sound_conches
from tests.games.ludi_romani.table import MACHINE, Table
from tests.harness import is_contained_in_real

QUANTITIES = (1, 2, 3, 4, 9)
ASKED = 250


def table_with_barterers() -> Table:
    """Antony and Cleopatra are in Egypt, with ships and legiones to barter."""
    table = Table().at("aestas", 44).with_("antony", place="egypt", classis=3)
    return table.with_("cleopatra", legio_clientarum=3, classis=5)


def asserted_dry_run(
    state: Game, asker: str, actor: str, act: str, **fields: Any
) -> tuple[Any, ...]:
    """Return the dry run that the asker sees.

    Assert that it is the same in games that differ only in hidden purses.
    """
    recorder = "" if asker == actor else asker
    answers = [
        dry_run_answers(one, make_request(one, actor, act, recorder, **fields), asker)
        for one in differing_purse_states(state, asker)
    ]
    assert all(answer == answers[0] for answer in answers), (asker, actor, act, fields)
    return answers[0]


@pytest.mark.rule("MERC-07", "MERC-09", "FATA-12")
@pytest.mark.parametrize("quantity", QUANTITIES)
def test_a_seller_who_records_a_sale_learns_nothing_of_the_buyers_purse(quantity: int) -> None:
    state = table_with_barterers().state
    ships = {"seller": "neptune", "quantity": quantity}
    _, _, refusal, _, _, said, *_ = asserted_dry_run(
        state, "neptune", "antony", "buy-classes", **ships
    )
    assert refusal is None
    assert [one.key for one in said] == ["classes-bought"]
    legions = {"seller": "isis", "asset": CLIENTARUM, "quantity": quantity}
    asserted_dry_run(state, "isis", "antony", "buy-legions", **legions)


@pytest.mark.rule("MERC-01", "MERC-18", "FATA-12")
@pytest.mark.parametrize("amount", [100_000, 300_000, 400_000, 90_000_000])
def test_a_witness_who_records_a_barter_learns_nothing_of_either_purse(amount: int) -> None:
    state = table_with_barterers().state
    goods = {"give": CLIENTARUM, "give_quantity": 1, "take": CLASSIS, "take_quantity": 1}
    terms = [
        goods | {"add_denarius": amount},
        goods | {"give": DENARIUS, "give_quantity": amount},
        goods | {"take": DENARIUS, "take_quantity": amount},
    ]
    for one, other in (("antony", "cleopatra"), ("cleopatra", "antony")):
        for fields in terms:
            asserted_dry_run(state, "isis", one, "barter", with_=other, witness="isis", **fields)


@pytest.mark.rule("MERC-01", "MERC-07", "FATA-12")
def test_a_dry_run_of_a_consent_reveals_nothing() -> None:
    table = table_with_barterers().with_("antony", denarius=1_000_000)
    sale = table.act("antony", "buy-classes", seller="neptune", quantity=3).pending_petition_id()
    goods = {"give": DENARIUS, "give_quantity": 900_000, "take": CLASSIS, "take_quantity": 1}
    swap = table.act(
        "antony", "barter", with_="cleopatra", witness="isis", **goods
    ).pending_petition_id()
    table.act("cleopatra", "consent", petition=swap).accepted_entries()
    for asker, petition in (("neptune", sale), ("isis", swap)):
        answer = asserted_dry_run(table.state, asker, asker, "consent", petition=petition)
        assert answer[2] is None


@pytest.mark.rule("TRIB-01", "TRIB-04")
def test_only_a_real_collection_reveals_a_gods_money() -> None:
    table = Table().at("hiems", 43).with_("cleopatra", place="egypt")
    answer = asserted_dry_run(
        table.state, "cleopatra", "cleopatra", "collect-tribute", from_="isis"
    )
    assert answer[5] == []


@pytest.mark.rule("FATA-01")
def test_the_fates_are_told_beforehand_what_a_buyer_lacks() -> None:
    answers = []
    for one in differing_purse_states(table_with_barterers().state, "fata"):
        request = make_request(one, "antony", "buy-classes", "fata", seller="neptune", quantity=3)
        answers.append(dry_run_answers(one, request, "fata")[2])
    poor, _, rich = answers
    assert poor is not None
    assert [objection.key for objection in poor.objections] == ["cannot-pay"]
    assert rich is None


def _bots_game_maker(acts: int, seasons: int) -> Callable[[], Game]:
    def play_bots_game() -> Game:
        evening = ScriptedEvening(acts)
        for _ in range(seasons):
            evening.do_random_acts(acts)
            evening.open_period()
        evening.do_random_acts(acts)
        return evening.state

    return play_bots_game


def _game_with_ballot() -> Game:
    table = winter_with_consuls()
    bring_bill(table, "cicero", "census", "gaul").accepted_entries()
    return table.state


MOMENTS: dict[str, Callable[[], Game]] = {
    "a market": lambda: table_with_barterers().state,
    "before a battle": lambda: duel_before_challenge().state,
    "in a battle": lambda: duel_after_acceptance().state,
    "when dice have fallen": lambda: roll_both_dice(duel_after_acceptance(), 3, 2).state,
    "a vote": _game_with_ballot,
    "the forms of Actium": lambda: sound_conches(Table().at("actium", 31)).state,
    "the fleets of Actium": lambda: one_member_fleets(octavian=4, antony=3).state,
    "a summer of bots": _bots_game_maker(60, 0),
    "a winter of bots": _bots_game_maker(40, 2),
    "a second summer of bots": _bots_game_maker(30, 4),
}


@pytest.mark.rule("FATA-12")
@pytest.mark.parametrize("moment", MOMENTS)
def test_no_dry_run_reveals_other_purses(moment: str) -> None:
    state, decided = MOMENTS[moment](), 0
    for asker, request in random_requests(state, Random(moment), ASKED):
        answers = [
            dry_run_answers(one, request, asker) for one in differing_purse_states(state, asker)
        ]
        assert all(answer == answers[0] for answer in answers), (asker, request)
        decided += answers[0][2] is None
    assert decided > ASKED / 20


class ComparingEvening(ScriptedEvening):
    """Bots that compare the dry run of every act with its result.

    `broken` collects the differences.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.broken: list[Any] = []
        self.kept = 0

    def does(self, request: Request | None) -> bool:
        if request is None:
            return False
        asker = request.recorder or request.actor
        before = preview(MACHINE, self.state, request, _viewer_of_asker(asker), self.now)
        whole = asker == FATES or _hides_nothing(request, self)
        position = self.state.log.position
        accepted = super().does(request)
        entries = [
            one for one in self._entries_since(position) if one.meta and one.meta.type != "due"
        ]
        if accepted and before.refusal is not None:
            self.broken.append((request, before.refusal))
        if accepted and before.entries and not before.voices:
            dry, real = _seen_transfers(before.entries, asker), _seen_transfers(entries, asker)
            self.kept += 1
            if dry != real if whole else not is_contained_in_real(dry, real):
                self.broken.append((request, dry, real))
        return accepted

    def _entries_since(self, position: int) -> list[Entry]:
        log = self.state.log
        return [log.entries[p] for p in range(position + 1, log.position + 1)]


def _hides_nothing(request: Request, evening: ScriptedEvening) -> bool:
    """Return whether the dry run of the act, or of the answered petition, hides nothing."""
    petition = evening.state.kernel.petitions.get(str(request.fields.get("petition", "")))
    return MACHINE.act(petition.type if petition else request.type).dry_run.foretold is True


def _viewer_of_asker(asker: str) -> Viewer:
    return Viewer(frozenset({asker}), is_staff=asker == FATES)


def _seen_transfers(entries: Iterable[Entry], asker: str) -> list[Any]:
    viewer = _viewer_of_asker(asker)
    seen = (
        visible_entry(MACHINE.types[one.type], one, viewer, lambda _digest: "") for one in entries
    )
    return [(one.key, one.legs, one.moved) for one in seen if one is not None]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_prediction_of_a_dry_run_comes_true(seed: int) -> None:
    evening = ComparingEvening(seed)
    for _ in range(6):
        evening.do_random_acts(30)
        evening.open_period()
    assert evening.broken == []
    assert evening.kept > 100


@pytest.mark.rule("RING-02", "MOTUS-08")
def test_winter_journey_form_hides_the_ring_wearer_from_other_gods() -> None:
    forms = []
    for wears in (False, True):
        table = Table().at("hiems", 43)
        if wears:
            table.set_fact("antony", "status", "ring_bearer")
        forms.append(table.form("antony", "move", viewer="isis"))
        assert (table.form("antony", "move") == forms[0]) is not wears
    assert forms[0] == forms[1]
