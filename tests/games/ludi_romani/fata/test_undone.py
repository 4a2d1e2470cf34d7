"""FATA, exactly: reversed entries of other chapters, the entries that follow, and their readers."""

import pytest

from ledger.games.ludi_romani.fata.corrections import RightsRenewed
from ledger.games.ludi_romani.goods import (
    CLIENTARUM,
    DENARIUS,
    postings_handing_over,
    spoils_account,
)
from ledger.games.ludi_romani.roma.escorts import EscortEnded
from ledger.games.ludi_romani.rules import RULES
from ledger.record.entry import Entry, Posting
from tests.games.ludi_romani.bonds import make_friends, swear_before_juno, table_in_one_region
from tests.games.ludi_romani.clientela.scenes import table_with_shared_cliens
from tests.games.ludi_romani.curia import (
    acclaim_consuls,
    bring_bill,
    carry_out_law,
    close_ballot,
    pass_bill,
    vote_for_or_against,
    winter_with_consuls,
    winter_with_six_senators,
)
from tests.games.ludi_romani.divorces import DOS, table_with_marriage
from tests.games.ludi_romani.divortium.scenes import divorce_livia_without_dos
from tests.games.ludi_romani.given import summer_of_43
from tests.games.ludi_romani.imago.scenes import table_with_ghost_balbus
from tests.games.ludi_romani.roma.scenes import table_in_motus
from tests.games.ludi_romani.sea import (
    actium_without_goods,
    close_forms,
    put_gift_on_form,
    sound_conches,
)
from tests.games.ludi_romani.table import Table

FRIENDS = ("antony", "dolabella", "cassius", "pansa")


def reverse_entry(table: Table, entry: Entry) -> tuple[Entry, ...]:
    """Let the Fates reverse an entry, and return the entries that follow."""
    return table.act("fata", "reverse", entry=entry.id, reason="not so").accepted_entries()[1:]


def stored_names(entries: tuple[Entry, ...]) -> list[str]:
    """Return the stored names of the entries."""
    return [entry.type.partition("/")[2].partition("@")[0] for entry in entries]


@pytest.mark.rule("FATA-08", "AMIC-14")
def test_a_friendship_that_nobody_left_counts_from_its_first_oath() -> None:
    table = table_in_one_region("syria", *FRIENDS)
    name = make_friends(table, *FRIENDS)
    first = swear_before_juno(table, name, "antony", "dolabella").accepted_entries()[0]
    second = swear_before_juno(table, name, "cassius", "pansa").accepted_entries()[0]
    (left,) = table.act("pansa", "leave-amicitia", amicitia=name).accepted_entries()
    reverse_entry(table, left)
    amicitia = table.state.world.bonds.amicitiae[name]
    assert dict(amicitia.oaths) == {
        "antony": first.position,
        "dolabella": first.position,
        "cassius": second.position,
        "pansa": second.position,
    }
    assert amicitia.blessed == first.position < second.position


@pytest.mark.rule("FATA-08", "AMIC-15")
def test_everybody_hears_of_an_oath_or_a_quarrel_that_was_none() -> None:
    table = table_in_one_region("syria", *FRIENDS).set_fact("livia", "role", "matrona")
    name = make_friends(table, *FRIENDS)
    oath = swear_before_juno(table, name, "antony", "dolabella").accepted_entries()[0]
    (unsworn,) = reverse_entry(table, oath)
    assert (unsworn.audience, unsworn.event.sworn) == (("*",), ())
    swear_before_juno(table, name, "cassius", "pansa").accepted_entries()
    plea = {"one": "cassius", "other": "pansa"}
    broken = table.act_with_consent("juno", "livia", "beg-break", **plea).accepted_entries()
    (again, *_) = reverse_entry(table, next(entry for entry in broken if "broken" in entry.type))
    assert (again.audience, again.event.sworn) == (("*",), ("cassius", "pansa"))


@pytest.mark.rule("FATA-08", "CLI-08")
def test_the_latest_patronus_who_let_nobody_go_is_still_the_latest() -> None:
    table = table_with_shared_cliens()
    (entry,) = table.act("dolabella", "release-client", who="pansa").accepted_entries()
    assert table.person("pansa").patroni == ("cassius",)
    reverse_entry(table, entry)
    assert table.person("pansa").patroni == ("cassius", "dolabella")


@pytest.mark.rule("FATA-10", "CLI-08")
def test_a_single_patronus_elsewhere_makes_a_bond_irregular() -> None:
    table = (
        table_with_shared_cliens()
        .set_fact("cassius", "place", "parthia")
        .set_fact("pansa", "patronus", "cassius")
    )
    assert len(table.person("pansa").patroni) == 2
    assert RULES.play.irregular(table.state, "clientela.ends_on_separation", True) == ("pansa",)


@pytest.mark.rule("FATA-08", "DIV-02")
def test_an_undone_divorce_does_not_end_the_wifes_new_marriage() -> None:
    table = table_with_marriage(denarius=DOS)
    divorce = divorce_livia_without_dos(table)
    table.act("livia", "wed", by="juno", with_="plancus").accepted_entries()
    table.act("fata", "reverse", entry=divorce, reason="no").assert_refused_with("divorce-settled")
    assert table.state.world.bonds.husband("livia") == "plancus"


@pytest.mark.rule("FATA-08", "NUPT-09")
def test_undoing_a_disarmament_makes_her_an_amazon_again() -> None:
    table = Table().with_("livia", role="amazon", legio_curialis=2)
    (laid,) = table.act("livia", "lay-down-arms").accepted_entries()
    assert table.person("livia").role == "free_woman"
    reverse_entry(table, laid)
    assert table.person("livia").role == "amazon"
    table.assert_holdings("livia", legio_curialis=2)


@pytest.mark.rule("FATA-08", "RING-01")
def test_the_ring_goes_back_once() -> None:
    table = summer_of_43()
    gods = ("pluto", "proserpina", "hecate")
    before = {god: table.state.books.holding(god, "ring_of_gyges") for god in gods}
    (given,) = table.act(
        "fata", "set-fact", subject="cicero", fact="status", value="ring_bearer", reason="so"
    ).accepted_entries()
    table.assert_holdings("cicero", ring_of_gyges=1)
    reverse_entry(table, given)
    table.assert_holdings("cicero", ring_of_gyges=0)
    after = {god: table.state.books.holding(god, "ring_of_gyges") for god in gods}
    assert after == before
    assert sum(after.values()) == 1


@pytest.mark.rule("FATA-08", "IMAGO-04")
def test_an_imago_that_holds_on_to_another_since_keeps_that_one() -> None:
    table = table_with_ghost_balbus()
    (first,) = table.act("balbus", "attach", to="cicero").accepted_entries()
    table.act("balbus", "attach", to="pansa").accepted_entries()
    assert reverse_entry(table, first) == ()
    assert table.state.world.mors.hosts_of_imagines == (("balbus", "pansa"),)


@pytest.mark.rule("FATA-08", "REX-04")
def test_an_escort_that_was_none_was_not_left_behind() -> None:
    table = summer_of_43().with_("plancus", place="rome").with_("bogud", place="rome")
    found = table.act_with_consent(
        "plancus", "bogud", "seek-escort", escort="plancus"
    ).accepted_entries()[-1]
    (ended,) = reverse_entry(table, found)
    assert ended.event == EscortEnded("bogud", "plancus", behind=False)


@pytest.mark.rule("FATA-08", "REX-06")
def test_a_rex_whom_nobody_holds_after_all_counts_as_spared() -> None:
    table = table_in_motus()
    table.act("bogud", "move", to="rome").accepted_entries()
    (held,) = table.act("juno", "report-rex", rex="bogud").accepted_entries()
    (judged,) = reverse_entry(table, held)
    assert judged.event.verdict == "spare"


@pytest.mark.rule("FATA-08", "SEN-07")
def test_a_consul_of_this_winter_is_unmade_in_later_years_too() -> None:
    table = winter_with_six_senators()
    for _ in range(4):
        table.wait(minutes=5).season().accepted_entries()
    table.act("cicero", "nominate", who="cicero").accepted_entries()
    (made,) = table.act("venus", "acclaim-consuls", consuls=["cicero"]).accepted_entries()
    reverse_entry(table, made)
    assert table.state.world.curia.consuls == ()


@pytest.mark.rule("FATA-08", "SEN-08")
def test_a_voice_is_struck_out_once_and_not_after_its_count() -> None:
    table = winter_with_six_senators()
    for who in ("cicero", "plancus"):
        table.act("cicero", "nominate", who=who).accepted_entries()
    (opened, *_) = table.act("venus", "poll-consuls").accepted_entries()
    (voice,) = table.act("pollio", "vote-consul", who="plancus").accepted_entries()
    reverse_entry(table, opened)
    assert reverse_entry(table, voice) == ()


@pytest.mark.rule("FATA-08", "SEN-18")
def test_a_second_outlawry_is_not_doubled_by_an_undo() -> None:
    table = acclaim_consuls(
        winter_with_six_senators().set_fact("antony", "status", "proscribed"), "cicero", "maecenas"
    )
    bring_bill(table, "cicero", "restitutio", "antony").accepted_entries()
    vote_for_or_against(table, {"cicero": 80}, {})
    decision, *_ = close_ballot(table)
    table.set_fact("antony", "status", "proscribed")
    assert "fact-set" not in stored_names(reverse_entry(table, decision))
    assert table.person("antony").statuses == {"proscribed"}


@pytest.mark.rule("FATA-08", "SEN-14", "SEN-21")
def test_a_headband_of_another_law_stays_when_a_caedes_is_set_right() -> None:
    table = pass_bill(winter_with_consuls(), "cicero", "caedes", "plancus").set_fact(
        "plancus", "status", "proscribed"
    )
    done, *_ = carry_out_law(table).accepted_entries()
    reverse_entry(table, done)
    assert table.person("plancus").statuses == {"proscribed"}


@pytest.mark.rule("FATA-12", "MERC-20")
def test_too_much_is_taken_from_a_givers_own_and_not_forgotten() -> None:
    state = summer_of_43().state
    assert state.books.balance("lepidus", DENARIUS) == 900_000
    taken = postings_handing_over(state, DENARIUS, "lepidus", "juno", 1_000_000)
    assert taken == (Posting(DENARIUS, "lepidus", "juno", 1_000_000),)
    assert postings_handing_over(state, DENARIUS, "lepidus", "juno", 0) == ()


@pytest.mark.rule("FATA-12", "ACTIUM-05")
def test_goods_leave_play_from_each_purse_in_turn() -> None:
    table = actium_without_goods().with_("isis", legio_clientarum=4)
    won = Posting(CLIENTARUM, "isis", spoils_account("isis"), 2)
    table.record_house_entry(RightsRenewed(()), postings=(won,))
    sound_conches(table)
    for quantity in (1, 2):
        put_gift_on_form(table, "isis", "cicero", CLIENTARUM, quantity)
    close_forms(table)
    table.assert_holdings("cicero", navis_longa=1)
    left = [
        table.state.books.balance(part, CLIENTARUM) for part in ("isis", spoils_account("isis"))
    ]
    assert left == [0, 1]


@pytest.mark.rule("FATA-12", "ACTIUM-04")
def test_an_excessive_promise_names_the_amount_and_the_purse() -> None:
    table = sound_conches(actium_without_goods().with_("isis", denarius=2_000_000))
    put_gift_on_form(table, "isis", "cicero", DENARIUS, 1_500_000)
    more = {"to": "antony", "asset": DENARIUS, "quantity": 600_000}
    (lacks,) = table.act("isis", "give-to-party", **more).assert_refused_with("lacks")
    assert (lacks.args["n"], lacks.rests_on) == (100_000, (("isis", DENARIUS),))
