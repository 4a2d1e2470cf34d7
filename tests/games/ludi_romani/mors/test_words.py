"""The chronicle of death, wills, poison and ghosts reads as sentences."""

import pytest

from ledger.games.ludi_romani.mors.death import DEATH_CAUSES
from tests.games.ludi_romani.dying import announce_death, make_ghost, record_death, record_marriage
from tests.games.ludi_romani.motus.scenes import last_public_entry_text, public_entry_text
from tests.games.ludi_romani.table import Table


def summer_in_gaul() -> Table:
    """Cicero, Pansa and Antony in Gaul, in summer."""
    table = Table().at("aestas", 43).with_("cicero", "gaul").with_("pansa", "gaul")
    return table.with_("antony", "gaul").with_("pluto", "southern_italy")


def first_chronicle_line(table: Table, actor: str, act: str, **fields: str) -> str:
    """Return the first line of the chronicle about an act."""
    return public_entry_text(table, table.act(actor, act, **fields).accepted_entries()[0])


@pytest.mark.parametrize(
    ("cause", "by", "announced", "done"),
    [
        ("battle", "antony", "the battle is lost", "executed by Antony after the battle"),
        ("unprotected", "antony", "nobody protects Pansa", "executed by Antony"),
        ("proscribed", "mars", "outlawed, and handed over in Rome", "outlawed, and found in Rome"),
        ("caedes", "mars", "the Senate wills it", "killed by order of the Senate"),
        ("insolvent", "juno", "the dos cannot be paid back", "unable to pay back the dos"),
        ("poison", "fata", "the spade was drawn", "poisoned"),
        ("drowned", "neptune", "caught at sea without a ship", "drowned by Neptune"),
        ("war_god", "mars", "the army is swept away", "swept away by Mars"),
        ("patronus", "antony", "the patronus is displeased", "killed by Antony, the patronus"),
        (
            "thiasos",
            "silenus",
            "the god is displeased",
            "killed by Silenus, whom the bacchant followed",
        ),
        (
            "rex_alone",
            "venus",
            "a king in Rome without a Roman at his side",
            "a king in Rome without a Roman at his side",
        ),
    ],
)
def test_a_death_says_why_when_it_is_announced_and_when_it_comes(
    cause: str, by: str, announced: str, done: str
) -> None:
    table = announce_death(summer_in_gaul(), "pansa", cause, by)
    entries = table.state.log.entries
    passed = public_entry_text(table, entries[table.state.log.position - 1])
    killer = table.state.world.scenario.cast[by]
    carries = "carry" if killer.number == "plural" else "carries"
    assert passed == f"Pansa is about to die: {announced}. {killer.short} {carries} it out"
    duty = table.state.world.mors.sentences["pansa"].duty
    entry = table.act(by, "choose", duty=duty, option="carry-out").accepted_entries()[1]
    assert public_entry_text(table, entry) == f"Pansa is dead: {done}"
    assert cause in DEATH_CAUSES


def test_release_and_widows_are_named() -> None:
    table = summer_in_gaul()
    entry = table.act("pansa", "beg-release", to="pluto", by="pluto").accepted_entries()[0]
    assert public_entry_text(table, entry) == "Pansa is dead: Pluto granted release from life"
    record_marriage(table, "octavia", "antony")
    record_death(table, "antony", "poison", "octavia")
    entries = table.state.log.entries
    assert public_entry_text(table, entries[table.state.log.position - 1]) == (
        "Antony is dead: poisoned. Octavia is a widow"
    )


def test_wills_say_who_leaves_what_to_whom() -> None:
    table = summer_in_gaul()
    fields = {"asset": "classis", "heir": "cicero"}
    assert (
        first_chronicle_line(table, "pansa", "bequeath", **fields)
        == "Pansa leaves classes to Cicero"
    )
    gone = first_chronicle_line(table, "pansa", "bequeath", asset="classis", heir="nobody")
    assert gone == "Pansa names nobody any more for classes"
    table.act("pansa", "bequeath", **fields).accepted_entries()
    record_death(table, "pansa")
    approved = first_chronicle_line(table, "vesta", "approve-will", dead="pansa")
    assert approved == "Vesta approved the will of Pansa. Heirs: Cicero"
    named = table.act(
        "vesta", "name-heir", dead="pansa", asset="denarius", to="cicero", quantity=100_000
    )
    assert public_entry_text(table, named.accepted_entries()[0]) == (
        "Vesta gave Cicero 100,000 D of what Pansa left"
    )
    settled = table.act(
        "vesta", "choose", duty="estate/pansa", option="in-trust"
    ).accepted_entries()
    assert public_entry_text(table, settled[1]) == "Nobody else was named for what Pansa left"


def test_vestals_are_called_and_vote() -> None:
    table = record_death(summer_in_gaul().set_fact("atia", "role", "vestal"), "pansa")
    called = first_chronicle_line(table, "vesta", "call-vestals", dead="pansa")
    assert called == "Vesta called the Vestals to Rome over the will of Pansa: Atia"
    for vote, word in (("yes", "for"), ("no", "against")):
        voted = first_chronicle_line(table, "atia", "vote-on-will", dead="pansa", vote=vote)
        assert voted == f"Atia votes {word} the will of Pansa"


def test_poison_says_who_drew() -> None:
    table = record_marriage(summer_in_gaul(), "octavia", "antony", virus=2)
    table.context.dice = [1]
    served = first_chronicle_line(table, "octavia", "serve-virus")
    assert (
        served == "Octavia had the poison card dealt where Antony is, in Gaul: Antony has the spade"
    )
    table = record_marriage(
        summer_in_gaul().with_scenario_data(dice="table"), "octavia", "antony", virus=2
    )
    served = first_chronicle_line(table, "octavia", "serve-virus")
    assert served == "Octavia had the poison card dealt where Antony is, in Gaul: 3 people draw"
    (duty,) = table.state.kernel.duties
    drawn = table.act("fata", "choose", duty=duty, option="cicero").accepted_entries()
    assert public_entry_text(table, drawn[1]) == "Cicero drew the spade of Octavia"
    table.act("octavia", "serve-virus").accepted_entries()
    duty = next(d.id for d in table.state.kernel.duties.values() if d.kind == "spade")
    table.act("fata", "choose", duty=duty, option="nobody").accepted_entries()
    assert last_public_entry_text(table) == "The poison card of Octavia was not dealt after all"


def test_ghosts_lament_drift_and_hold_on() -> None:
    table = record_death(summer_in_gaul(), "pansa")
    assert first_chronicle_line(table, "pansa", "lament", gate="cumae") == "Pansa laments at Cumae"
    received = first_chronicle_line(table, "pluto", "receive-dead", gate="cumae")
    assert received == "Pluto received Pansa at Cumae: an imago from now on"
    assert first_chronicle_line(table, "pansa", "drift", to="gaul") == "Pansa drifts to Gaul"
    assert first_chronicle_line(table, "pansa", "attach", to="cicero") == "Pansa fastens on Cicero"
    assert first_chronicle_line(table, "pansa", "attach", to="nobody") == "Pansa lets go"


def test_the_entry_of_tribute_names_the_ghosts_who_took_a_share() -> None:
    table = Table().at("hiems", 42).with_("juno", "gaul").with_("cicero", "gaul")
    make_ghost(table, "pansa", "gaul")
    table.act("pansa", "attach", to="cicero").accepted_entries()
    paid = first_chronicle_line(table, "cicero", "collect-tribute", from_="juno")
    assert paid == "Juno paid Cicero tribute in Gaul, and Pansa took a share"
