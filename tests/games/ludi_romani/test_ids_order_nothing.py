"""The ids that phones choose decide neither life nor any order."""

import itertools

import pytest

from ledger.contract.form import Choice
from ledger.games.ludi_romani.proelium.parties import friends_to_name
from ledger.games.ludi_romani.shown_bonds.all_bonds import GAME_BONDS
from tests.games.ludi_romani.bonds import make_friends
from tests.games.ludi_romani.table import Table

pytestmark = pytest.mark.parametrize("falls", [False, True], ids=["rising", "falling"])


class TableWithOrderedIds(Table):
    """A table whose command ids rise from zero, or fall from the highest if `falls`."""

    def __init__(self, *, falls: bool) -> None:
        super().__init__()
        steps = itertools.count(1)
        self._falling = ((1 << 128) - step for step in steps) if falls else steps

    def next_id(self) -> str:
        return f"{next(self._falling):032x}"


def meeting_in_greece(*, falls: bool) -> Table:
    """Octavian and Antony with three legiones each, and Pansa, are in Greece.

    All are unprotected.
    """
    table = TableWithOrderedIds(falls=falls).at("aestas", 40).with_("pansa", place="greece")
    for elsewhere in ("m_brutus", "cassius"):
        table.with_(elsewhere, place="gaul")
    for who in ("octavian", "antony"):
        table.with_(who, place="greece", legio_curialis=3)
    for who in ("octavian", "antony", "pansa"):
        table.set_fact(who, "status", "unprotected")
    return table


@pytest.mark.rule("MORS-05", "ACTA-05")
@pytest.mark.parametrize(("first", "second"), [("octavian", "antony"), ("antony", "octavian")])
def test_the_first_of_two_mutual_executions_kills(*, falls: bool, first: str, second: str) -> None:
    table = meeting_in_greece(falls=falls)
    table.act(first, "execute-unprotected", who=second).accepted_entries()
    table.act(second, "execute-unprotected", who=first).accepted_entries()
    table.season().accepted_entries()
    table.wait()
    assert table.person(first).living
    assert not table.person(second).living
    assert not table.state.world.mors.sentences
    assert not [duty for duty in table.state.kernel.duties.values() if duty.kind == "death"]


@pytest.mark.rule("MORS-05", "ACTA-05")
def test_the_dead_executes_nobody_with_a_later_sentence(*, falls: bool) -> None:
    table = meeting_in_greece(falls=falls)
    table.act("octavian", "execute-unprotected", who="antony").accepted_entries()
    table.act("antony", "execute-unprotected", who="pansa").accepted_entries()
    table.season().accepted_entries()
    table.wait()
    assert not table.person("antony").living
    assert table.person("pansa").living


def table_with_two_friendships(*, falls: bool) -> Table:
    """Octavian is the sworn friend of Agrippa, and later also of Lepidus. All are in Gaul."""
    table = TableWithOrderedIds(falls=falls).at("aestas", 43).with_("juno", place="gaul")
    for who in ("octavian", "agrippa", "lepidus"):
        table.with_(who, place="gaul", legio_curialis=2)
    make_friends(table, "octavian", "agrippa", sworn=True)
    make_friends(table, "octavian", "lepidus", sworn=True)
    return table


@pytest.mark.rule("PROEL-08", "AMIC-03")
def test_the_oldest_friends_are_named_first_for_a_battle(*, falls: bool) -> None:
    named, _ = friends_to_name(table_with_two_friendships(falls=falls).state, "octavian")
    assert list(named.values()) == [("agrippa",), ("lepidus",)]


@pytest.mark.rule("AMIC-16")
def test_friendships_are_listed_as_they_were_formed(*, falls: bool) -> None:
    table = table_with_two_friendships(falls=falls)
    bonds = [bond for bond in GAME_BONDS.bonds(table.state) if bond.kind == "oath"]
    assert [bond.sides[0].who for bond in bonds] == [
        ("octavian", "agrippa"),
        ("octavian", "lepidus"),
    ]
    form = table.form("octavian", "leave-amicitia")
    assert form is not None
    choice = form.fields[0]
    assert isinstance(choice, Choice)
    assert [(one.args or {})["who"] for one in choice.options] == [
        ["who:agrippa"],
        ["who:lepidus"],
    ]


@pytest.mark.rule("AMIC-16", "FATA-08")
def test_a_friendship_put_right_keeps_its_place(*, falls: bool) -> None:
    table = table_with_two_friendships(falls=falls)
    first = table.state.world.bonds.friendships_of("agrippa")[0]
    make_friends(table, "agrippa", "octavian", "lepidus")
    left = table.act("agrippa", "leave-amicitia", amicitia=first.id).accepted_entries()[0]
    table.act("fata", "reverse", entry=left.id, reason="he stays").accepted_entries()
    kept = [amicitia.members for amicitia in table.state.world.bonds.friendships_of("octavian")]
    assert kept == [first.members, ("octavian", "lepidus"), ("agrippa", "octavian", "lepidus")]
