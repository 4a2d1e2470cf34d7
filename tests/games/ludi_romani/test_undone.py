"""FATA-08: stewards and gods take back entries of any kind, and all invariants still hold."""

import pytest

from api.rehearsal.director import RareActDirector
from api.rehearsal.evening import broken_invariants
from tests.games.ludi_romani.dying import make_ghost, record_death
from tests.games.ludi_romani.table import Table
from tests.games.ludi_romani.undoing import UNDOABLE, EveningWithReversals
from tests.seeds import seeds

SOME = 50
"""The least number of entries that are taken back in an evening."""


@pytest.mark.rule("FATA-08", "FATA-09")
@pytest.mark.parametrize("seed", seeds(1, 2, first=1))
def test_an_evening_in_which_much_is_taken_back_holds_together(seed: int) -> None:
    evening = EveningWithReversals(seed, 15, RareActDirector())
    assert evening.play().broken == []
    assert broken_invariants(evening.scribe) == []
    assert evening.undone.total() > SOME


@pytest.mark.soak
@pytest.mark.rule("FATA-08", "FATA-09")
def test_ten_evenings_undo_most_kinds_of_entries() -> None:
    director, undone = RareActDirector(), set[str]()
    for seed in range(10, 20):
        evening = EveningWithReversals(seed, 70, director)
        assert evening.play().broken == [], seed
        assert broken_invariants(evening.scribe) == [], seed
        undone |= evening.undone.keys()
    assert len(undone) > len(UNDOABLE) / 2, UNDOABLE - undone


@pytest.mark.rule("FATA-08", "REX-04")
def test_an_undo_restores_the_former_escort() -> None:
    table = Table().at("aestas", 44)
    for escort in ("cicero", "plancus"):
        table.with_(escort, place="rome")
    found = [
        table.act_with_consent(escort, "bogud", "seek-escort", escort=escort).accepted_entries()[-1]
        for escort in ("cicero", "plancus")
    ]
    for entry, escorts in zip(reversed(found), ({"bogud": "cicero"}, {}), strict=True):
        table.act("fata", "reverse", entry=entry.id, reason="so").accepted_entries()
        assert dict(table.state.world.escorts) == escorts


@pytest.mark.rule("FATA-08", "IMAGO-04")
def test_an_imago_that_has_not_drifted_after_all_holds_on_as_before() -> None:
    table = Table().at("aestas", 44).with_("cicero", place="gaul")
    make_ghost(table, "balbus", "gaul")
    table.act("balbus", "attach", to="cicero").accepted_entries()
    entry = table.act("balbus", "drift", to="spain").accepted_entries()[0]
    assert table.state.world.mors.host("balbus") == ""
    table.act("fata", "reverse", entry=entry.id, reason="so").accepted_entries()
    assert table.state.world.mors.host("balbus") == "cicero"
    table.assert_place("balbus", "gaul")


@pytest.mark.rule("FATA-08", "IMAGO-04")
def test_an_undone_drift_restores_no_host_who_has_left_or_was_replaced() -> None:
    for elsewhere in (True, False):
        table = Table().at("aestas", 44).with_("cicero", place="gaul")
        table.with_("lepidus", place="spain")
        make_ghost(table, "balbus", "gaul")
        table.act("balbus", "attach", to="cicero").accepted_entries()
        entry = table.act("balbus", "drift", to="spain").accepted_entries()[0]
        if elsewhere:
            table.act("cicero", "move", to="northern_italy").accepted_entries()
        else:
            table.act("balbus", "attach", to="lepidus").accepted_entries()
        table.act("fata", "reverse", entry=entry.id, reason="so").accepted_entries()
        assert table.state.world.mors.host("balbus") != "cicero"


@pytest.mark.rule("FATA-08", "REX-04")
def test_nobody_escorts_again_who_cannot_protect_any_more() -> None:
    table = Table().at("aestas", 44)
    for escort in ("cicero", "plancus"):
        table.with_(escort, place="rome")
    _first, second = (
        table.act_with_consent(escort, "bogud", "seek-escort", escort=escort).accepted_entries()[-1]
        for escort in ("cicero", "plancus")
    )
    record_death(table, "cicero").act(
        "fata", "reverse", entry=second.id, reason="so"
    ).accepted_entries()
    assert dict(table.state.world.escorts) == {}
