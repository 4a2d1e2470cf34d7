"""AMIC: friendships are formed, sworn, left and broken."""

import pytest

from ledger.games.ludi_romani.goods import CLASSIS, CURIALIS, DENARIUS
from ledger.games.ludi_romani.rules import RULES
from tests.games.ludi_romani.bonds import (
    lend_goods,
    make_friends,
    swear_before_juno,
    table_in_one_region,
)
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.table import MACHINE, Table

CIRCLE = ("agrippa", "fata", "octavian")


def pair_of_friends(*, sworn: bool = False) -> Table:
    """Octavian and Agrippa, who begin in one region, are friends."""
    table = Table()
    make_friends(table, "octavian", "agrippa", sworn=sworn)
    return table


@pytest.mark.rule("AMIC-01")
def test_friends_agree_in_one_region_and_only_they_know() -> None:
    table = Table()
    table.act("octavian", "befriend", with_=["antony"]).assert_refused("AMIC-01")
    petition = table.act("octavian", "befriend", with_=["agrippa"]).pending_petition_id()
    entries = table.act("agrippa", "consent", petition=petition).assert_unwarned()
    assert [entry.audience for entry in entries] == [CIRCLE, CIRCLE]
    assert table.state.world.bonds.are_friends("octavian", "agrippa")


@pytest.mark.rule("AMIC-01")
def test_any_number_may_be_friends_and_everybody_is_asked() -> None:
    table = table_in_one_region("greece", "m_brutus", "cassius", "cicero")
    petition = table.act("cicero", "befriend", with_=["cassius", "m_brutus"]).pending_petition_id()
    table.act("cassius", "consent", petition=petition).accepted_entries()
    assert not table.state.world.bonds.amicitiae
    table.act("m_brutus", "consent", petition=petition).accepted_entries()
    assert table.state.world.bonds.friendships_of("cicero")[0].members == (
        "cicero",
        "cassius",
        "m_brutus",
    )


@pytest.mark.rule("AMIC-01")
@pytest.mark.parametrize(
    ("others", "key"),
    [
        (["juno"], "mortals-only"),
        (["agrippa", "agrippa"], "friends-named-twice"),
        (["octavian"], "friends-named-twice"),
        (["nemo"], "no-such-character"),
        (["antony"], "not-in-same-region"),
    ],
)
def test_friendships_with_these_characters_are_refused(others: list[str], key: str) -> None:
    table = Table().with_("juno", place="northern_italy")
    answer = table.act("octavian", "befriend", with_=others)
    assert {objection.key for objection in answer.assert_refused()} == {key}


@pytest.mark.rule("AMIC-01")
def test_the_dead_and_those_who_are_nowhere_form_no_friendship() -> None:
    table = Table().set_fact("agrippa", "status", "umbra")
    table.act("octavian", "befriend", with_=["agrippa"]).assert_refused("AMIC-01")
    table.act("cicero", "befriend", with_=["hirtius"]).assert_refused("AMIC-01")
    form = table.form("cicero", "befriend")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["choose-start-first"]
    assert table.form("juno", "befriend") is None


def test_the_form_names_the_mortals_who_are_near() -> None:
    form = Table().with_("juno", place="northern_italy").form("octavian", "befriend")
    assert form is not None
    assert field_options(form.fields[0]) == ["agrippa"]


@pytest.mark.rule("AMIC-01", "AMIC-16")
def test_terms_are_written_down_for_the_friends_alone() -> None:
    table = pair_of_friends()
    amicitia = table.state.world.bonds.friendships_of("octavian")[0].id
    terms = {"amicitia": amicitia, "terms": "half of what we win"}
    entry = table.act("agrippa", "write-terms", **terms).assert_unwarned()[0]
    assert entry.audience == CIRCLE
    assert "half" not in str(entry)
    table.act("antony", "write-terms", **terms).assert_refused("AMIC-01")
    table.act("antony", "leave-amicitia", amicitia=amicitia).assert_refused("AMIC-01")


@pytest.mark.rule("AMIC-02")
def test_an_oath_before_juno_is_for_everybody_to_know() -> None:
    table = pair_of_friends()
    amicitia = table.state.world.bonds.friendships_of("octavian")[0].id
    fields = {"amicitia": amicitia, "with_": ["agrippa"]}
    petition = table.act("octavian", "swear-amicitia", **fields).pending_petition_id()
    assert table.state.kernel.petitions[petition].voices == ("agrippa", "juno")
    table.act("agrippa", "consent", petition=petition).accepted_entries()
    entry = table.act("juno", "consent", petition=petition).accepted_entries()[1]
    assert entry.audience == ("*",)
    sworn = table.state.world.bonds.friendships_of("octavian")[0]
    assert sworn.sworn_members == ("octavian", "agrippa")
    assert sworn.blessed == entry.position


@pytest.mark.rule("AMIC-02")
def test_each_friend_may_swear_or_not_and_the_first_oath_takes_two() -> None:
    table = table_in_one_region("greece", "m_brutus", "cassius", "cicero")
    amicitia = make_friends(table, "cicero", "cassius", "m_brutus")
    swear_before_juno(table, amicitia, "cicero").assert_refused_with("nobody-swears-alone")
    swear_before_juno(table, amicitia, "cicero", "antony").assert_refused_with("swear-with-friends")
    swear_before_juno(table, amicitia, "cicero", "cicero").assert_refused_with("swear-with-friends")
    first = swear_before_juno(table, amicitia, "cicero", "cassius").accepted_entries()[0]
    assert "m_brutus" not in str(MACHINE.types[first.type].message_args(first.event))
    swear_before_juno(table, amicitia, "cicero").assert_refused_with("sworn-already")
    swear_before_juno(table, amicitia, "m_brutus", "cassius").assert_refused_with("sworn-already")
    swear_before_juno(table, amicitia, "m_brutus").accepted_entries()
    bond = table.state.world.bonds.friendships_of("cicero")[0]
    assert bond.sworn_members == ("cicero", "cassius", "m_brutus")
    assert bond.blessed == first.position


@pytest.mark.rule("AMIC-14")
def test_each_oath_counts_from_when_it_was_sworn() -> None:
    table = table_in_one_region("greece", "m_brutus", "cassius", "cicero")
    amicitia = make_friends(table, "cicero", "cassius", "m_brutus")
    first = swear_before_juno(table, amicitia, "cicero", "cassius").accepted_entries()[0].position
    second = swear_before_juno(table, amicitia, "m_brutus").accepted_entries()[0].position
    bond = table.state.world.bonds.friendships_of("cicero")[0]
    assert bond.members_sworn_before(first) == ()
    assert bond.members_sworn_before(second) == ("cicero", "cassius")
    assert bond.members_sworn_before(second + 1) == ("cicero", "cassius", "m_brutus")


@pytest.mark.rule("AMIC-12", "NUPT-08")
def test_only_a_wife_may_beg_and_of_unsworn_friendships_she_is_told_nothing() -> None:
    table = pair_of_friends().set_fact("livia", "role", "matrona")
    plea = {"one": "octavian", "other": "agrippa"}
    table.act("livia", "beg-break", **plea).assert_refused_with("no-sworn-amicitia")
    assert table.form("livia", "beg-break") is None
    swear_before_juno(
        table, table.state.world.bonds.friendships_of("octavian")[0].id, "octavian", "agrippa"
    ).accepted_entries()
    table.act("atia", "beg-break", **plea).assert_refused("AMIC-12")
    form = table.form("livia", "beg-break", one="octavian")
    assert form is not None
    assert [field_options(field) for field in form.fields] == [["agrippa", "octavian"], ["agrippa"]]
    broken = table.act("livia", "beg-break", by="juno", **plea).accepted_entries()[0]
    assert broken.audience == ("*",)


@pytest.mark.rule("AMIC-12", "FATA-08")
def test_a_friendship_broken_by_mistake_is_as_it_was_loans_and_oath() -> None:
    table = pair_of_friends(sworn=True).set_fact("livia", "role", "matrona")
    lend_goods(table, "agrippa", "octavian", 1, CLASSIS).accepted_entries()
    before = table.state.world.bonds.amicitiae
    plea = {"one": "octavian", "other": "agrippa"}
    broken = table.act("livia", "beg-break", by="juno", **plea).accepted_entries()[0]
    table.act("fata", "reverse", entry=broken.id, reason="not that one").accepted_entries()
    assert table.state.world.bonds.amicitiae == before
    assert table.state.books.balance("octavian/of:agrippa", CLASSIS) == 1


@pytest.mark.rule("AMIC-16")
def test_leaving_needs_no_consent_and_one_friend_alone_is_no_friendship() -> None:
    table = table_in_one_region("greece", "m_brutus", "cassius", "cicero")
    amicitia = make_friends(table, "cicero", "cassius", "m_brutus")
    swear_before_juno(table, amicitia, "cicero", "cassius").accepted_entries()
    entry = table.act("m_brutus", "leave-amicitia", amicitia=amicitia).assert_unwarned()[0]
    assert entry.audience == ("cassius", "cicero", "fata", "juno", "m_brutus")
    assert table.state.world.bonds.friendships_of("cicero")[0].sworn_members == (
        "cicero",
        "cassius",
    )
    entry = table.act("cassius", "leave-amicitia", amicitia=amicitia).assert_unwarned()[0]
    assert entry.audience == ("*",)
    assert not table.state.world.bonds.amicitiae


@pytest.mark.rule("AMIC-16", "FATA-08")
def test_one_oath_alone_binds_nobody() -> None:
    table = table_in_one_region("greece", "m_brutus", "cassius", "cicero")
    amicitia = make_friends(table, "cicero", "cassius", "m_brutus")
    swear_before_juno(table, amicitia, "cicero", "cassius").accepted_entries()
    left = table.act("cassius", "leave-amicitia", amicitia=amicitia).accepted_entries()[0]
    bond = table.state.world.bonds.friendships_of("cicero")[0]
    assert (bond.sworn_members, bond.blessed) == ((), 0)
    table.act("fata", "reverse", entry=left.id, reason="he stays").accepted_entries()
    bond = table.state.world.bonds.friendships_of("cicero")[0]
    assert set(bond.members) == {"cicero", "cassius", "m_brutus"}
    assert bond.sworn_members == ("cicero", "cassius")
    assert bond.blessed > 0


@pytest.mark.rule("AMIC-16")
def test_remaining_friends_stay_sworn_when_one_of_three_leaves() -> None:
    table = table_in_one_region("greece", "m_brutus", "cassius", "cicero")
    amicitia = make_friends(table, "cicero", "cassius", "m_brutus")
    swear_before_juno(table, amicitia, "cicero", "cassius", "m_brutus").accepted_entries()
    before = table.state.world.bonds.friendships_of("cicero")[0]
    table.act("m_brutus", "leave-amicitia", amicitia=amicitia).accepted_entries()
    after = table.state.world.bonds.friendships_of("cicero")[0]
    assert (after.members, after.sworn_members) == (("cicero", "cassius"), ("cicero", "cassius"))
    assert after.blessed == before.blessed
    assert dict(after.oaths) == dict.fromkeys(("cicero", "cassius"), before.blessed)


@pytest.mark.rule("AMIC-12")
@pytest.mark.parametrize("pair_of", [("cicero", "m_brutus"), ("m_brutus", "cicero")])
def test_an_oath_of_one_friend_alone_is_not_broken(pair_of: tuple[str, str]) -> None:
    table = table_in_one_region("greece", "m_brutus", "cassius", "cicero")
    amicitia = make_friends(table, "cicero", "cassius", "m_brutus")
    swear_before_juno(table, amicitia, "cicero", "cassius").accepted_entries()
    table.set_fact("livia", "role", "matrona")
    plea = {"one": pair_of[0], "other": pair_of[1]}
    table.act("livia", "beg-break", **plea).assert_refused_with("no-sworn-amicitia")


@pytest.mark.rule("AMIC-02", "AMIC-12")
def test_a_god_with_junos_powers_hears_and_breaks_oaths() -> None:
    table = Table()
    cast = table.data["cast"]
    for power, god in (("oversee_amicitia", "minerva"), ("break_amicitia", "apollo")):
        cast["juno"]["powers"].remove(power)
        cast[god]["powers"].append(power)
    name = make_friends(table, "octavian", "agrippa")
    oath = {"amicitia": name, "with_": ["agrippa"]}
    table.act("octavian", "swear-amicitia", by="minerva", **oath).accepted_entries()
    table.set_fact("livia", "role", "matrona")
    plea = {"one": "octavian", "other": "agrippa"}
    petition = table.act("livia", "beg-break", **plea).pending_petition_id()
    assert table.state.kernel.petitions[petition].voices == ("apollo",)


@pytest.mark.rule("FATA-08")
def test_a_friendship_that_never_was_and_an_oath_nobody_swore() -> None:
    table = Table()
    petition = table.act("octavian", "befriend", with_=["agrippa"]).pending_petition_id()
    formed = table.act("agrippa", "consent", petition=petition).accepted_entries()[1]
    name = table.state.world.bonds.friendships_of("octavian")[0].id
    oath = swear_before_juno(table, name, "octavian", "agrippa").accepted_entries()[0]
    table.act("fata", "reverse", entry=oath.id, reason="no").accepted_entries()
    assert table.state.world.bonds.friendships_of("octavian")[0].blessed == 0
    table.act("fata", "reverse", entry=formed.id, reason="no").accepted_entries()
    assert not table.state.world.bonds.amicitiae


@pytest.mark.rule("AMIC-15")
def test_juno_is_reminded_of_the_friendships_she_watches() -> None:
    table = Table()
    assert "AMIC-15" in RULES.phones.reminders(table.state, "juno")
    assert "AMIC-15" not in RULES.phones.reminders(table.state, "minerva")


@pytest.mark.rule("MERC-04", "AMIC-04")
def test_legiones_curiales_pass_between_friends_and_by_one_reading_never() -> None:
    gift = {"to": "agrippa", "asset": CURIALIS, "quantity": 1}
    Table().act("octavian", "give", **gift).assert_refused("MERC-04")
    table = pair_of_friends()
    table.act_with_consent("agrippa", "octavian", "give", **gift).accepted_entries()
    table.change_reading("lc.transfer", "never").accepted_entries()
    table.act("octavian", "give", **gift).assert_refused("MERC-04")
    lend_goods(table, "octavian", "agrippa", 1, CURIALIS).assert_refused("MERC-04")
    lend_goods(table, "octavian", "agrippa", 100_000, DENARIUS).accepted_entries()
