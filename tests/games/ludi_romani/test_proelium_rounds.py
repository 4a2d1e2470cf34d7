"""PROEL: fielding, rolling, what changes a roll, settling (PROEL-08, 09, 18 to 25, 43 to 47)."""

import pytest

from ledger.form import Dice, Split
from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from ledger.games.ludi_romani.proelium.totals import outcome, total
from ledger.games.ludi_romani.realm.pugnae import Touch
from tests.games.ludi_romani.battles import (
    battle,
    begun,
    challenged,
    duel,
    fight,
    rolled,
    rounds,
    settled,
)
from tests.games.ludi_romani.bonds import friends, swears
from tests.games.ludi_romani.given import values
from tests.games.ludi_romani.table import Table

LC, LCL = CURIALIS, CLIENTARUM


@pytest.mark.rule("PROEL-18", "AMIC-06")
@pytest.mark.parametrize(("first", "second", "each"), [(6, 4, 4), (2, 9, 2), (10, 10, 10)])
def test_both_field_as_many_as_the_smaller_side_has(first: int, second: int, each: int) -> None:
    table = fight(white=first, others=second)
    assert battle(table).concursationes == each
    assert [side.fielded for side in battle(table).sides] == [each, each]


@pytest.mark.rule("PROEL-18", "PROEL-19")
def test_who_has_several_kinds_chooses_which_dice_take_part() -> None:
    table = Table().with_("octavian", legio_clientarum=2)
    table = fight(table, white=3, others=3)
    assert battle(table).stage == "fielding"
    form = table.form("octavian", "field-legions")
    assert form is not None
    field = form.fields[0]
    assert isinstance(field, Split)
    assert (field.total, field.least) == (3, 3)
    assert field.caps == {f"octavian/{LC}": 3, f"octavian/{LCL}": 2}
    assert table.form("antony", "field-legions") is None

    table.act("antony", "field-legions", dice={}).told("nothing-to-field")
    dice = {f"octavian/{LCL}": 3}
    table.act("octavian", "field-legions", dice=dice).told("not-so-many-dice")
    table.act("octavian", "field-legions", dice={f"octavian/{LC}": 2}).told("equal-numbers")
    table.act("octavian", "roll-dice").told("no-battle-to-roll-in")
    dice = {f"octavian/{LC}": 1, f"octavian/{LCL}": 2}
    table.act("octavian", "field-legions", by="minerva", dice=dice).accepted()
    assert battle(table).stage == "rolling"
    form = table.form("octavian", "roll-dice")
    assert form is not None
    assert values(form.fields[0]) == [f"octavian/{LC}", f"octavian/{LCL}"]
    rolled(table, 1, 6, first=f"octavian/{LC}")
    settled(table).accepted()
    table.holds("octavian", legio_curialis=2).holds("antony", legio_curialis=4)
    table.act("minerva", "roll-dice", first=f"octavian/{LC}").told("die-not-left")
    rounds(table, (1, 6), (1, 6))
    table.holds("octavian", legio_curialis=2, legio_clientarum=0)
    table.holds("antony", legio_curialis=4, legio_clientarum=2)


@pytest.mark.rule("PROEL-20")
def test_each_party_rolls_its_own_die_and_the_god_what_is_missing() -> None:
    table = fight()
    table.means.dice = [4]
    entry = table.act("octavian", "roll-dice").accepted()[0]
    assert [(r.name, r.value) for r in entry.rolls] == [("proelium-1/concursatio-1/octavian", 4)]
    assert battle(table).stage == "rolling"
    table.act("octavian", "roll-dice").told("rolled-already")
    table.act("cicero", "roll-dice").told("no-battle-to-roll-in")
    table.means.dice = [6]
    entries = table.act("minerva", "roll-dice").accepted()
    assert [r.name for r in entries[0].rolls] == ["proelium-1/concursatio-1/antony"]
    assert battle(table).stage == "rolled"
    table.holds("octavian", legio_curialis=3)
    table.act("antony", "roll-dice").told("settle-first")
    settled(table).accepted()
    table.holds("octavian", legio_curialis=2).holds("antony", legio_curialis=4)


@pytest.mark.rule("PROEL-20", "FATA-11")
def test_dice_on_the_table_are_typed_in_by_the_god_and_confirmed_by_both() -> None:
    table = fight()
    table.act("minerva", "roll-dice", first_dice=[3], second_dice=[4]).told(
        "dice-not-wanted", "dice-not-wanted"
    )
    table.act("minerva", "use-battle-dice", value="server").told("dice-so-already")
    table.act("minerva", "use-battle-dice", value="table").accepted()
    form = table.form("minerva", "roll-dice")
    assert form is not None
    assert form.fields == (Dice("first_dice", 1, 6), Dice("second_dice", 1, 6))
    table.act("octavian", "roll-dice").told("dice-on-the-table")
    table.act("minerva", "roll-dice").told("dice-wanted", "dice-wanted")
    table.act("minerva", "roll-dice", first_dice=[7], second_dice=[4]).told("no-such-face")
    petition = table.act("minerva", "roll-dice", first_dice=[3], second_dice=[4]).pending()
    table.act("octavian", "consent", petition=petition).accepted()
    entries = table.act("antony", "consent", petition=petition).accepted()
    rolls = [roll for entry in entries for roll in entry.rolls]
    assert [(r.value, r.source, r.witness) for r in rolls] == [
        (3, "table", "minerva"),
        (4, "table", "minerva"),
    ]
    settled(table).accepted()
    table.holds("octavian", legio_curialis=2).holds("minerva", legio_curialis=16)


@pytest.mark.rule("FATA-11")
def test_whose_dice_they_are_changes_between_two_rounds_only() -> None:
    table = fight()
    table.means.dice = [4]
    table.act("octavian", "roll-dice").accepted()
    table.act("minerva", "use-battle-dice", value="table").told("round-under-way")
    table.act("juno", "use-battle-dice", value="table").told("presides-over-nothing")
    assert table.form("minerva", "use-battle-dice") is None


@pytest.mark.rule("FATA-11")
def test_a_battle_begins_with_the_dice_of_the_evening() -> None:
    table = duel(Table().change(dice="table"))
    begun(table, "octavian", "antony", "minerva")
    assert battle(table).dice == "table"


@pytest.mark.rule("PROEL-21", "PROEL-22", "PROEL-23")
@pytest.mark.parametrize(
    ("faces", "octavian", "antony", "minerva"),
    [
        ((6, 4), 4, 2, 15),
        ((2, 6), 2, 4, 15),
        ((5, 4), 3, 2, 16),
        ((1, 2), 2, 3, 16),
        ((3, 3), 2, 2, 17),
    ],
)
def test_what_a_difference_means(
    faces: tuple[int, int], octavian: int, antony: int, minerva: int
) -> None:
    table = rounds(fight(), faces)
    table.holds("octavian", legio_curialis=octavian).holds("antony", legio_curialis=antony)
    table.holds("minerva", legio_curialis=minerva)


@pytest.mark.rule("PROEL-33", "MERC-20")
def test_what_the_god_gains_may_be_given_away() -> None:
    table = rounds(fight(), (3, 3))
    table.agreed("agrippa", "minerva", "give", to="agrippa", asset=LC, quantity=2).accepted()
    table.act("minerva", "give", to="agrippa", asset=LC, quantity=1).refused("MERC-20")


@pytest.mark.rule("PROEL-25", "PROEL-47")
def test_a_battle_lasts_until_every_die_was_rolled_once_and_captured_ones_stay_out() -> None:
    table = rounds(fight(white=2, others=2), (6, 1))
    table.holds("octavian", legio_curialis=3)
    assert battle(table).sides[0].corps[0].left == 1
    rounds(table, (3, 3))
    assert battle(table).stage == "over"
    assert battle(table).why == "fought"
    table.act("octavian", "roll-dice").told("no-battle-to-roll-in")


@pytest.mark.rule("PROEL-25")
def test_the_dice_of_a_battle_are_not_handed_away() -> None:
    table = Table().reading("lc.transfer", "free").with_("octavian", legio_clientarum=1)
    table = fight(table)
    for asset in (LC, LCL):
        answer = table.act("octavian", "give", to="antony", asset=asset, quantity=1)
        assert "dice-stay-in-battle" in [o.key for o in answer.refused("PROEL-25")]


@pytest.mark.rule("PROEL-31")
def test_who_is_robbed_of_dice_that_must_roll_ends_the_battle() -> None:
    table = fight()
    table.act(
        "fata",
        "book-difference",
        who="antony",
        asset=LC,
        counted=2,
        because="corrected",
    ).accepted()
    assert battle(table).why == "disarmed"


# several as one party


def party(table: Table | None = None, others: int = 5) -> Table:
    """Octavian and Agrippa, sworn friends, in the region of Antony, who has five."""
    table = table or Table()
    table.with_("agrippa", place="asia_minor", legio_curialis=2)
    table = duel(table, white=2, others=others)
    table.act("agrippa", "move", to="greece").accepted()
    friends(table, "octavian", "agrippa", sworn=True)
    return table


def amicitia(table: Table) -> str:
    """The one friendship there is."""
    return next(iter(table.state.world.bonds.amicitiae))


@pytest.mark.rule("PROEL-08", "AMIC-03")
def test_blessed_friends_fight_as_one_party_when_each_agrees() -> None:
    table = party()
    form = table.form("octavian", "challenge", target="antony", amicitia=amicitia(table))
    assert form is not None
    assert values(form.fields[-1]) == ["agrippa"]
    together = {"amicitia": amicitia(table), "companions": ["agrippa"]}
    petition = table.act(
        "octavian", "challenge", target="antony", numen="minerva", **together
    ).pending()
    assert table.state.kernel.petitions[petition].voices == ("minerva", "agrippa")
    table.act("minerva", "consent", petition=petition).accepted()
    table.act("agrippa", "consent", petition=petition).accepted()
    table.act("antony", "accept-challenge").accepted()
    assert battle(table).concursationes == 4
    assert battle(table).sides[0].members == ("octavian", "agrippa")
    assert table.person("agrippa").embattled


@pytest.mark.rule("PROEL-08", "AMIC-14")
def test_who_swears_after_the_challenge_does_not_help() -> None:
    table = Table().with_("agrippa", place="asia_minor", legio_curialis=2)
    table = duel(table, white=3, others=2)
    table.act("antony", "pass-turn").accepted()
    table.act("agrippa", "move", to="greece").accepted()
    known = friends(table, "antony", "agrippa")
    challenged(table, "octavian", "antony", "minerva").accepted()
    swears(table, known, "antony", "agrippa").accepted()
    fields = {"amicitia": known, "companions": ["agrippa"]}
    table.act("antony", "accept-challenge", **fields).told("not-blessed")
    form = table.form("antony", "accept-challenge")
    assert form is not None
    assert form.fields == ()


@pytest.mark.rule("PROEL-08")
def test_the_challenged_may_call_friends_too() -> None:
    table = party()
    table.act("octavian", "pass-turn").accepted()
    challenged(table, "antony", "octavian", "minerva").accepted()
    fields = {"amicitia": amicitia(table), "companions": ["agrippa"]}
    petition = table.act("octavian", "accept-challenge", **fields).pending()
    table.act("agrippa", "consent", petition=petition).accepted()
    assert battle(table).concursationes == 4


@pytest.mark.rule("PROEL-08")
def test_only_friends_on_the_spot_with_dice_fight_along() -> None:
    table = party()
    together = {"amicitia": amicitia(table), "companions": ["cassius"]}
    answer = challenged(table, "octavian", "antony", "minerva", **together)
    keys = [o.key for o in answer.refused("PROEL-08")]
    assert {"not-blessed", "not-in-same-region", "needs-a-legio"} <= set(keys)
    table.act("agrippa", "move", to="asia_minor").accepted()
    together["companions"] = ["agrippa"]
    challenged(table, "octavian", "antony", "minerva", **together).told("not-in-same-region")
    together["companions"] = ["octavian"]
    answer = challenged(table, "octavian", "antony", "minerva", **together)
    assert "named-twice" in [o.key for o in answer.refused()]


@pytest.mark.rule("PROEL-09", "AMIC-13")
def test_a_party_has_one_challenge_and_one_voice() -> None:
    table = joined(party())
    table.act("agrippa", "field-legions", dice={}).told("nothing-to-field")
    rounds(table, *[(3, 3)] * 3)
    rolled(table, 6, 5)
    settled(table).accepted()
    challenged(table, "agrippa", "antony", "minerva").refused("PROEL-11")


def joined(table: Table) -> Table:
    """Both of them against Antony."""
    together = {"amicitia": amicitia(table), "companions": ["agrippa"]}
    return begun(table, "octavian", "antony", "minerva", **together)


@pytest.mark.rule("PROEL-09")
def test_the_leader_chooses_the_dice_of_the_party() -> None:
    table = joined(party(others=3))
    assert battle(table).stage == "fielding"
    dice = {f"octavian/{LC}": 1, f"agrippa/{LC}": 2}
    table.act("agrippa", "field-legions", dice=dice).told("leader-speaks")
    assert table.form("agrippa", "field-legions") is None
    table.act("octavian", "field-legions", dice=dice).accepted()
    assert battle(table).stage == "rolling"


@pytest.mark.rule("PROEL-09", "PROEL-21")
def test_every_die_stays_its_owners_and_so_does_what_it_wins() -> None:
    table = joined(party())
    rolled(table, 6, 1, first=f"agrippa/{LC}")
    settled(table).accepted()
    table.holds("agrippa", legio_curialis=3).holds("octavian", legio_curialis=2)
    rolled(table, 1, 6, first=f"octavian/{LC}")
    settled(table).accepted()
    table.holds("agrippa", legio_curialis=3).holds("octavian", legio_curialis=1)


@pytest.mark.rule("PROEL-09", "PROEL-21")
def test_by_one_reading_the_leader_has_what_the_party_wins() -> None:
    table = joined(party(Table().reading("party.dice", "pool")))
    rolled(table, 6, 1, first=f"agrippa/{LC}")
    settled(table).accepted()
    table.holds("agrippa", legio_curialis=2).holds("octavian", legio_curialis=3)


@pytest.mark.rule("PROEL-32")
def test_nobody_of_a_party_is_unprotected_while_one_has_a_legio() -> None:
    table = joined(party())
    for owner in ("octavian", "octavian", "agrippa"):
        rolled(table, 1, 6, first=f"{owner}/{LC}")
        settled(table).accepted()
    rolled(table, 5, 4)
    settled(table).accepted()
    table.holds("octavian", legio_curialis=0).holds("agrippa", legio_curialis=1)
    assert table.person("octavian").statuses == frozenset()


@pytest.mark.rule("PROEL-05", "PROEL-09")
def test_a_bacchant_fields_the_red_dice_of_the_god_beside_him() -> None:
    table = Table().with_("silenus", place="greece").with_("pansa", place="greece")
    table.with_("octavian", place="spain")
    table.at("aestas", 42).with_("minerva", place="greece").with_("cybele", place="egypt")
    for who in ("m_brutus", "cassius"):
        table.with_(who, place="parthia", legio_curialis=0)
    table.with_("antony", place="asia_minor", legio_curialis=2)
    table.being("pansa", "god", "silenus")
    table.act("antony", "move", to="greece").accepted()
    fields = {"target": "antony", "numen": "minerva"}
    petition = table.act("pansa", "challenge", **fields).pending()
    assert set(table.state.kernel.petitions[petition].voices) == {"minerva", "silenus"}
    for voice in ("minerva", "silenus"):
        table.act(voice, "consent", petition=petition).accepted()
    table.act("antony", "accept-challenge").accepted()
    rounds(table, (5, 2), (3, 4))
    table.holds("silenus", legio_clientarum=4, legio_curialis=1)
    table.holds("antony", legio_curialis=1).holds("minerva", legio_clientarum=1)
    assert table.person("pansa").statuses == {"bacchant"}


# what changes a roll


@pytest.mark.rule("PROEL-45")
@pytest.mark.parametrize(
    ("order", "sum_"),
    [
        (("juno_doubling", "imagines", "fortuna"), 3 * 2 + 4 - 1),
        (("imagines", "juno_doubling", "fortuna"), (3 + 4) * 2 - 1),
        (("imagines", "fortuna", "juno_doubling"), (3 + 4 - 1) * 2),
    ],
)
def test_changes_are_reckoned_in_a_fixed_order(order: tuple[str, ...], sum_: int) -> None:
    touches = (
        Touch("fortuna", "fortuna", 0, -1),
        Touch("imagines", "pansa", 0, 4),
        Touch("juno_doubling", "livia", 0),
    )
    assert total(3, touches, order) == sum_
    assert total(3, touches[:1], order) == 2
    assert total(3, (), order) == 3


@pytest.mark.rule("PROEL-21", "PROEL-22", "PROEL-23")
def test_the_outcome_of_two_sums() -> None:
    assert outcome(5, 3) == ("captured", 0)
    assert outcome(3, 5) == ("captured", 1)
    assert outcome(4, 5) == ("ceded", 1)
    assert outcome(4, 4) == ("tie", -1)


def haunted(table: Table | None = None) -> Table:
    """A fight with the ghosts of Pansa and Hirtius on the spot."""
    table = fight(table)
    for ghost in ("pansa", "hirtius"):
        table.being(ghost, "status", "imago").being(ghost, "place", "greece")
    return table


@pytest.mark.rule("IMAGO-05", "PROEL-45")
def test_a_ghost_adds_its_die_once_both_have_rolled() -> None:
    table = haunted()
    table.act("pansa", "influence-roll", leader="octavian").told("nothing-rolled")
    rolled(table, 3, 4)
    table.means.dice = [2]
    entry = table.act("pansa", "influence-roll", leader="octavian").accepted()[0]
    assert entry.rolls[0].name == "proelium-1/concursatio-1/imago/pansa"
    settled(table).accepted()
    table.holds("octavian", legio_curialis=3).holds("antony", legio_curialis=2)
    table.holds("minerva", legio_curialis=16)


@pytest.mark.rule("IMAGO-05")
def test_only_a_ghost_on_the_spot_does_so() -> None:
    table = rolled(haunted(), 3, 4)
    table.act("cicero", "influence-roll", leader="octavian").refused("IMAGO-05")
    assert table.form("cicero", "influence-roll") is None
    table.being("pansa", "place", "spain")
    table.act("pansa", "influence-roll", leader="octavian").told("ghost-elsewhere")
    form = table.form("hirtius", "influence-roll")
    assert form is not None
    assert values(form.fields[0]) == ["octavian", "antony"]


@pytest.mark.rule("IMAGO-06", "LIM-16")
def test_a_ghost_changes_one_round_of_a_battle() -> None:
    table = rolled(haunted(), 3, 4)
    table.means.dice = [1, 1]
    table.act("pansa", "influence-roll", leader="octavian").accepted()
    table.act("pansa", "influence-roll", leader="antony").told("ghost-once")
    table.act("hirtius", "influence-roll", leader="antony").accepted()
    settled(table).accepted()
    rolled(table, 3, 4)
    table.act("pansa", "influence-roll", leader="octavian").told("ghost-once")
    form = table.form("pansa", "influence-roll")
    assert form is not None
    assert [o.key for o in form.blocked] == ["ghost-once"]


@pytest.mark.rule("IMAGO-06")
def test_by_one_reading_one_ghost_changes_a_round() -> None:
    table = rolled(haunted(Table().reading("imago.per_concursatio", "one")), 3, 4)
    table.means.dice = [1]
    table.act("pansa", "influence-roll", leader="octavian").accepted()
    table.act("hirtius", "influence-roll", leader="antony").told("one-ghost-a-round")


@pytest.mark.rule("IMAGO-05", "FATA-11")
def test_a_ghosts_die_on_the_table_is_confirmed_by_the_god() -> None:
    table = haunted()
    table.act("minerva", "use-battle-dice", value="table").accepted()
    petition = table.act("minerva", "roll-dice", first_dice=[3], second_dice=[4]).pending()
    for voice in ("octavian", "antony"):
        table.act(voice, "consent", petition=petition).accepted()
    form = table.form("pansa", "influence-roll", leader="octavian")
    assert form is not None
    assert form.fields[1] == Dice("dice", 1, 6)
    table.act("pansa", "influence-roll", leader="octavian").told("dice-wanted")
    petition = table.act("pansa", "influence-roll", leader="octavian", dice=[5]).pending()
    table.act("minerva", "consent", petition=petition).accepted()
    assert battle(table).current.touches[0].n == 5


@pytest.mark.rule("PROEL-44")
def test_fortuna_adds_or_takes_within_her_bound_once_for_each_roll() -> None:
    table = fight()
    table.act("fortuna", "turn-fortune", leader="octavian", change=1).told("nothing-rolled")
    assert table.form("fortuna", "turn-fortune") is None
    rolled(table, 3, 4)
    table.act("juno", "turn-fortune", leader="octavian", change=1).told("fortunas-wheel")
    table.act("fortuna", "turn-fortune", leader="octavian", change=7).told("beyond-the-wheel")
    table.act("fortuna", "turn-fortune", leader="octavian", change=-7).told("beyond-the-wheel")
    table.act("fortuna", "turn-fortune", leader="octavian", change=6).accepted()
    table.act("fortuna", "turn-fortune", leader="octavian", change=1).told("turned-already")
    form = table.form("fortuna", "turn-fortune")
    assert form is not None
    assert values(form.fields[0]) == ["antony"]
    table.act("fortuna", "turn-fortune", leader="antony", change=-3).accepted()
    body = settled(table).accepted()[1].body
    assert (body.totals, body.result) == ((9, 1), "captured")


@pytest.mark.rule("PROEL-44")
def test_the_bound_of_fortuna_is_a_reading() -> None:
    table = rolled(fight(Table().reading("fortuna.bound", 2)), 3, 4)
    table.act("fortuna", "turn-fortune", leader="octavian", change=3).told("beyond-the-wheel")
    table.act("fortuna", "turn-fortune", leader="octavian", change=2).accepted()


def married() -> Table:
    """Octavian, married to Livia in Rome, against Antony in Northern Italy, two dice each."""
    table = Table().at("aestas", 42).with_("minerva", place="northern_italy")
    table.with_("juno", place="rome").with_("cybele", place="egypt")
    table.with_("octavian", place="rome", legio_curialis=2).with_("agrippa", place="spain")
    table.with_("antony", place="greece", legio_curialis=2)
    table.act("livia", "wed", by="juno", with_="octavian").accepted()
    table.act("octavian", "move", to="northern_italy").accepted()
    table.act("antony", "move", to="northern_italy").accepted()
    return begun(table, "octavian", "antony", "minerva")


@pytest.mark.rule("PROEL-46")
def test_juno_doubles_the_husbands_die_in_the_last_round() -> None:
    table = rolled(married(), 2, 4)
    table.act("livia", "beg-doubling").told("last-round-only")
    settled(table).accepted()
    table.act("livia", "beg-doubling").told("last-round-only")
    table.means.dice = [3]
    table.act("octavian", "roll-dice").accepted()
    table.agreed("juno", "livia", "beg-doubling").accepted()
    table.act("livia", "beg-doubling").told("doubled-already")
    table.act("atia", "beg-doubling").told("wives-only")
    table.means.dice = [4]
    table.act("antony", "roll-dice").accepted()
    body = settled(table).accepted()[1].body
    assert body.totals == (6, 4)


@pytest.mark.rule("PROEL-46")
def test_juno_may_say_no() -> None:
    table = rounds(married(), (2, 4))
    rolled(table, 3, 4)
    petition = table.act("livia", "beg-doubling").pending()
    table.act("juno", "decline", petition=petition).accepted()
    assert battle(table).current.touches == ()


@pytest.mark.rule("PROEL-46", "PROEL-45")
def test_doubling_ghosts_and_fortuna_meet_in_one_roll() -> None:
    table = rounds(married(), (2, 4))
    table.being("pansa", "status", "imago").being("pansa", "place", "northern_italy")
    rolled(table, 3, 4)
    table.means.dice = [2]
    table.act("pansa", "influence-roll", leader="octavian").accepted()
    table.act("fortuna", "turn-fortune", leader="octavian", change=-1).accepted()
    table.act("livia", "beg-doubling", by="juno").accepted()
    body = settled(table).accepted()[1].body
    assert body.totals == (3 * 2 + 2 - 1, 4)


@pytest.mark.rule("PROEL-45")
def test_by_another_reading_the_doubling_comes_last() -> None:
    table = rounds(married(), (2, 4))
    table.flip("dice_modifier_order", "natural imagines fortuna juno_doubling").accepted()
    rolled(table, 3, 4)
    table.act("fortuna", "turn-fortune", leader="octavian", change=-1).accepted()
    table.act("livia", "beg-doubling", by="juno").accepted()
    assert settled(table).accepted()[1].body.totals == (4, 4)


# Vulcan's die


@pytest.mark.rule("PROEL-43")
def test_vulcan_lends_his_die_to_a_mortal_in_a_battle_who_agrees() -> None:
    table = duel()
    table.act("vulcan", "lend-fabrilis", to="octavian").told("not-in-a-battle")
    table = fight()
    table.act("juno", "lend-fabrilis", to="octavian").told("vulcan-lends", "fabrilis-away")
    table.act("vulcan", "lend-fabrilis", to="cicero").told(
        "fabrilis-needs-a-legio", "not-in-a-battle"
    )
    form = table.form("vulcan", "lend-fabrilis")
    assert form is not None
    assert values(form.fields[0]) == ["octavian", "antony"]
    table.agreed("octavian", "vulcan", "lend-fabrilis", to="octavian").accepted()
    table.act("vulcan", "lend-fabrilis", to="antony").told("fabrilis-away", "fabrilis-once")


@pytest.mark.rule("PROEL-43")
def test_while_it_rolls_the_mortals_own_dice_are_not_at_risk() -> None:
    table = fight()
    table.act("vulcan", "lend-fabrilis", by="octavian", to="octavian").accepted()
    table.act("minerva", "use-battle-dice", value="table").accepted()
    form = table.form("minerva", "roll-dice")
    assert form is not None
    assert form.fields == (Dice("first_dice", 1, 10), Dice("second_dice", 1, 6))
    table.act("minerva", "use-battle-dice", value="server").accepted()
    rounds(table, (3, 6))
    table.holds("octavian", legio_curialis=3, legio_fabrilis=0).holds("antony", legio_curialis=3)


@pytest.mark.rule("PROEL-43")
def test_unbeaten_it_goes_home_at_the_end() -> None:
    table = fight(white=1, others=2)
    table.act("vulcan", "lend-fabrilis", by="octavian", to="octavian").accepted()
    rounds(table, (10, 6))
    assert battle(table).stage == "over"
    table.holds("octavian", legio_curialis=2, legio_fabrilis=0).holds("vulcan", legio_fabrilis=1)


@pytest.mark.rule("PROEL-43")
def test_by_one_reading_a_tie_leaves_it_in_play() -> None:
    table = fight(Table().reading("fabrilis.returns_on_tie", False))
    table.act("vulcan", "lend-fabrilis", by="octavian", to="octavian").accepted()
    rounds(table, (5, 5))
    table.holds("octavian", legio_curialis=3, legio_fabrilis=1).holds("antony", legio_curialis=2)
    table.holds("minerva", legio_curialis=16)
    rounds(table, (4, 5))
    table.holds("vulcan", legio_fabrilis=1)
