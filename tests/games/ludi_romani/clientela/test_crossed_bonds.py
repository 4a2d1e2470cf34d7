"""CLI: bonds that cross each other, bonds made or cut by mistake, and decisions of a cliens."""

import pytest

from ledger.games.ludi_romani.clientela.bonds import ClientTaken
from ledger.games.ludi_romani.rules import RULES
from tests.games.ludi_romani.battles import latest_battle, play_rounds, send_challenge
from tests.games.ludi_romani.clientela.scenes import (
    table_with_cassius_and_dolabella,
    table_with_cliens,
    table_with_shared_cliens,
    table_with_unprotected_pansa,
)
from tests.games.ludi_romani.curia import acclaim_consuls, winter_with_six_senators
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.proelium.scenes import three_generals_in_region
from tests.games.ludi_romani.table import Table


def reverse_entry(table: Table, entry: str) -> None:
    """Let the Fates reverse an entry."""
    table.act("fata", "reverse", entry=entry, reason="not so").accepted_entries()


@pytest.mark.rule("CLI-05", "REX-12")
@pytest.mark.parametrize("role", ["imperator", "amazon", "rex"])
def test_generals_amazones_and_reges_are_patroni(role: str) -> None:
    table = table_with_unprotected_pansa(
        table_with_cassius_and_dolabella().with_("dolabella", role=role)
    )
    table.act("dolabella", "take-client", who="pansa").accepted_entries()
    assert table.person("pansa").patroni == ("dolabella",)


@pytest.mark.rule("CLI-03", "CLI-13")
def test_a_second_patronus_takes_anothers_cliens_on_unasked() -> None:
    table = table_with_shared_cliens()
    assert table.person("pansa").patroni == ("cassius", "dolabella")
    for patronus in ("cassius", "dolabella"):
        form = table.form(patronus, "release-client")
        assert form is not None
        assert field_options(form.fields[0]) == ["pansa"]
    assert table.form("antony", "release-client") is None


@pytest.mark.rule("CLI-02", "CLI-14")
def test_a_patronus_who_takes_a_cliens_again_is_the_latest() -> None:
    table = table_with_shared_cliens().record_house_entry(ClientTaken("cassius", "pansa", "battle"))
    assert table.person("pansa").patroni == ("dolabella", "cassius")


@pytest.mark.rule("CLI-01", "CLI-11")
def test_no_cliens_protects_his_own_patronus() -> None:
    table = table_with_cassius_and_dolabella().with_("atia", role="imperator", legio_curialis=1)
    table.with_("pansa", role="imperator", legio_curialis=1)
    table.set_fact("pansa", "patronus", "cassius").set_fact("atia", "patronus", "pansa")
    table.set_fact("cassius", "status", "unprotected").set_fact("pansa", "status", "unprotected")
    for cliens in ("pansa", "atia"):
        (told,) = table.act(cliens, "take-client", who="cassius").assert_refused("CLI-01")
        assert told.key == "cliens-of-a-cliens"
        assert told.args == {"who": f"who:{cliens}", "patronus": "who:cassius"}
    form = table.form("pansa", "take-client")
    assert form is not None
    assert form.blocked
    table.act("dolabella", "take-client", who="cassius").accepted_entries()


@pytest.mark.rule("CLI-11")
def test_one_of_two_who_follow_each_other_still_takes_on_a_third() -> None:
    table = table_with_cassius_and_dolabella().with_("pansa", role="imperator", legio_curialis=1)
    table.set_fact("pansa", "patronus", "cassius").set_fact("cassius", "patronus", "pansa")
    table.set_fact("atia", "status", "unprotected")
    table.act("cassius", "take-client", who="atia").accepted_entries()
    assert table.person("atia").patroni == ("cassius",)


@pytest.mark.rule("CLI-02", "CLI-03", "CLI-14", "FATA-08")
def test_an_undone_bond_restores_the_former_protection() -> None:
    table = table_with_unprotected_pansa()
    (first,) = table.act("cassius", "take-client", who="pansa").accepted_entries()
    (second,) = table.act("dolabella", "take-client", who="pansa").accepted_entries()
    assert (first.event.was, second.event.was) == (True, False)
    reverse_entry(table, second.id)
    assert table.person("pansa").statuses == {"cliens"}
    reverse_entry(table, first.id)
    assert table.person("pansa").statuses == {"unprotected"}


@pytest.mark.rule("CLI-08", "FATA-08")
def test_a_cliens_let_go_by_mistake_is_bound_as_before() -> None:
    table = table_with_shared_cliens()
    (entry,) = table.act("cassius", "release-client", who="pansa").accepted_entries()
    reverse_entry(table, entry.id)
    assert table.person("pansa").patroni == ("cassius", "dolabella")
    assert table.person("pansa").statuses == {"cliens"}
    table = table_with_cliens()
    (entry,) = table.act("cassius", "release-client", who="pansa").accepted_entries()
    table.set_fact("pansa", "patronus", "dolabella")
    reverse_entry(table, entry.id)
    assert table.person("pansa").patroni == ("cassius", "dolabella")


@pytest.mark.rule("CLI-08", "FATA-08")
def test_a_move_taken_back_leaves_no_cliens_behind() -> None:
    table = table_with_cliens()
    entry = table.act("cassius", "move", by="minerva", to="parthia").accepted_entries()[0]
    assert table.person("pansa").patroni == ()
    table.act("minerva", "undo", entry=entry.id).accepted_entries()
    assert table.person("pansa").patroni == ("cassius",)


@pytest.mark.rule("CLI-08", "FATA-08")
@pytest.mark.parametrize(
    ("who", "fact", "value"),
    [
        ("pansa", "status", "umbra"),
        ("pansa", "role", "matrona"),
        ("cassius", "status", "umbra"),
        ("pansa", "patronus", "cassius"),
    ],
)
def test_an_impossible_bond_is_not_restored(who: str, fact: str, value: str) -> None:
    table = table_with_unprotected_pansa(
        table_with_cassius_and_dolabella().with_("pansa", suffragium=0)
    )
    table.act("cassius", "take-client", who="pansa").accepted_entries()
    (entry,) = table.act("cassius", "release-client", who="pansa").accepted_entries()
    table.set_fact(who, fact, value)
    before = table.person("pansa")
    reverse_entry(table, entry.id)
    assert table.person("pansa") == before


@pytest.mark.rule("CLI-08", "CLI-14", "FATA-10")
def test_a_bond_over_a_distance_ends_with_a_step_and_not_with_the_reading() -> None:
    table = table_with_unprotected_pansa(
        table_with_cassius_and_dolabella().with_reading("clientela.ends_on_separation", value=False)
    )
    table.act("cassius", "take-client", who="pansa").accepted_entries()
    table.act("cassius", "move", to="parthia").accepted_entries()
    flipped = table.change_reading("clientela.ends_on_separation", "true").accepted_entries()
    assert flipped[0].event.irregular == ("pansa",)
    gift = {"to": "atia", "asset": "denarius", "quantity": 100_000}
    table.act("pansa", "give", **gift).accepted_entries()
    table.act("dolabella", "move", to="asia_minor").accepted_entries()
    assert table.person("pansa").patroni == ("cassius",)
    table.act("pansa", "move", to="asia_minor").accepted_entries()
    assert table.person("pansa").patroni == ()


@pytest.mark.rule("CLI-08", "FATA-10")
def test_only_a_reading_that_ends_bonds_makes_them_irregular() -> None:
    table = (
        table_with_cliens()
        .set_fact("cassius", "place", "parthia")
        .set_fact("pansa", "patronus", "cassius")
    )
    irregular = RULES.play.irregular
    assert irregular(table.state, "clientela.ends_on_separation", True) == ("pansa",)
    assert irregular(table.state, "clientela.ends_on_separation", False) == ()
    assert irregular(table.state, "marriage.one_spouse", True) == ()


@pytest.mark.rule("CLI-09")
def test_a_patronus_declared_by_the_fates_executes_nobody_without_a_legio() -> None:
    table = (
        table_with_cassius_and_dolabella()
        .with_("antony", place="syria", legio_curialis=0)
        .with_("atia", place="gaul")
    )
    table.set_fact("pansa", "patronus", "antony")
    table.act("antony", "execute-client", who="pansa").assert_refused_with(
        "execution-needs-legions"
    )


@pytest.mark.rule("CLI-13")
def test_only_a_present_patronus_with_an_army_stands_between() -> None:
    table = (
        table_with_cassius_and_dolabella()
        .with_("antony", place="syria", legio_curialis=0)
        .with_("atia", place="gaul")
    )
    table.with_("octavian", place="rome", legio_curialis=3)
    for patronus in ("octavian", "antony", "cassius"):
        table.set_fact("pansa", "patronus", patronus)
    table.act("cassius", "execute-client", who="pansa").accepted_entries()
    assert "condemned" in table.person("pansa").statuses


@pytest.mark.rule("CLI-08")
def test_only_a_character_of_the_cast_is_let_go() -> None:
    table_with_cliens().act("cassius", "release-client", who="nemo").assert_refused("ACTA-02")


@pytest.mark.rule("CLI-12")
def test_the_latest_patronus_decides_in_the_count_for_consul_and_in_nothing_else() -> None:
    table = (
        winter_with_six_senators()
        .with_("octavian", place="rome")
        .set_fact("plancus", "patronus", "octavian")
    )
    table.act("cicero", "nominate", who="cicero").accepted_entries()
    refused = table.act("plancus", "nominate", by="octavian", who="plancus")
    assert not hasattr(refused.outcome, "entries")
    table.act("venus", "poll-consuls").accepted_entries()
    table.act("plancus", "vote-consul", by="octavian", who="cicero").accepted_entries()
    poll = table.state.world.curia.poll
    assert poll is not None
    assert dict(poll.votes) == {"plancus": "cicero"}


@pytest.mark.rule("CLI-12", "SEN-02")
def test_a_patronus_votes_for_a_cliens_with_the_suffragia_of_the_cliens() -> None:
    table = acclaim_consuls(winter_with_six_senators().with_("octavian", place="rome"), "cicero")
    table.set_fact("plancus", "patronus", "octavian")
    table.act("cicero", "bring-bill", kind="proscriptio", target="antony").accepted_entries()
    (cast,) = table.act(
        "plancus", "cast-votes", by="octavian", votes={"yes": 40}
    ).accepted_entries()
    assert (cast.event.voter, cast.event.yes, cast.event.abstained) == ("plancus", 40, 0)


@pytest.mark.rule("CLI-14", "BACCH-06")
@pytest.mark.parametrize(("fact", "leader"), [("patronus", "agrippa"), ("god", "silenus")])
def test_a_follower_needs_leave_for_an_optional_challenge_only(fact: str, leader: str) -> None:
    table = three_generals_in_region()
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()
    table.set_fact("antony", fact, leader).act("antony", "accept-challenge").accepted_entries()
    table.set_fact("antony", fact, "none")
    play_rounds(table, (3, 3), (6, 5))
    send_challenge(table, "cassius", "octavian", "minerva").accepted_entries()
    table.set_fact("octavian", fact, leader)
    petition = table.act("octavian", "accept-challenge").pending_petition_id()
    assert table.state.kernel.petitions[petition].voices == (leader,)
    table.act(leader, "consent", petition=petition).accepted_entries()
    assert latest_battle(table).stage == "rolling"
