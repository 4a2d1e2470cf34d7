"""AMIC: friends who fight as one party."""

import pytest

from ledger.contract.form import Subset
from ledger.games.ludi_romani.goods import CURIALIS
from tests.games.ludi_romani.battles import latest_battle, send_challenge
from tests.games.ludi_romani.bonds import make_friends, swear_before_juno
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.table import Table


def three_armies_in_greece(white: int = 3, voice: str = "party") -> Table:
    """Octavian, his friend Agrippa, and Antony are in Greece. Minerva is in Greece, too."""
    table = Table().with_reading("amicitia.one_voice", voice)
    table.at("aestas", 42).with_("minerva", place="greece").with_("cybele", place="egypt")
    for who in ("m_brutus", "cassius"):
        table.with_(who, place="parthia", legio_curialis=0)
    table.with_("octavian", place="greece", legio_curialis=white)
    table.with_("agrippa", place="asia_minor", legio_curialis=white)
    table.with_("antony", place="asia_minor", legio_curialis=10, legio_clientarum=0)
    for who in ("agrippa", "antony"):
        table.act(who, "move", to="greece").accepted_entries()
    return table


def companion_fields(table: Table, name: str) -> dict[str, object]:
    """Return the fields by which Octavian names Agrippa as his companion in a friendship."""
    return {"amicitia": name, "companions": ["agrippa"]}


@pytest.mark.rule("AMIC-03", "AMIC-02")
def test_only_friends_whom_juno_has_blessed_fight_as_one_party() -> None:
    table = three_armies_in_greece()
    name = make_friends(table, "octavian", "agrippa")
    send_challenge(
        table, "octavian", "antony", "minerva", **companion_fields(table, name)
    ).assert_refused_with("not-blessed")
    swear_before_juno(table, name, "octavian", "agrippa").accepted_entries()
    send_challenge(
        table, "octavian", "antony", "minerva", **companion_fields(table, name)
    ).accepted_entries()
    assert latest_battle(table).sides[0].members == ("octavian", "agrippa")


@pytest.mark.rule("AMIC-06")
def test_friends_field_ten_at_most() -> None:
    table = three_armies_in_greece(white=8)
    name = make_friends(table, "octavian", "agrippa", sworn=True)
    send_challenge(
        table, "octavian", "antony", "minerva", **companion_fields(table, name)
    ).accepted_entries()
    table.act("antony", "accept-challenge").accepted_entries()
    assert latest_battle(table).concursationes == 10
    assert sum(corps.present for corps in latest_battle(table).sides[0].corps) == 16


@pytest.mark.rule("AMIC-13")
def test_friends_who_fought_as_a_party_have_used_their_challenges() -> None:
    table = three_armies_in_greece()
    name = make_friends(table, "octavian", "agrippa", sworn=True)
    send_challenge(
        table, "octavian", "antony", "minerva", **companion_fields(table, name)
    ).accepted_entries()
    table.act("agrippa", "accept-challenge").assert_refused("PROEL-10")
    table.act("antony", "accept-challenge").accepted_entries()
    table.act("minerva", "leave-battle").accepted_entries()
    send_challenge(table, "agrippa", "antony", "minerva").assert_refused("PROEL-11")


@pytest.mark.rule("AMIC-14")
def test_an_oath_after_the_challenge_comes_too_late() -> None:
    table = three_armies_in_greece()
    name = make_friends(table, "agrippa", "antony")
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()
    swear_before_juno(table, name, "agrippa", "antony").accepted_entries()
    companions = {"amicitia": name, "companions": ["agrippa"]}
    table.act("antony", "accept-challenge", **companions).assert_refused_with(
        "not-blessed", "sworn-too-late"
    )
    table.act("antony", "accept-challenge").accepted_entries()


@pytest.mark.rule("AMIC-14")
def test_an_oath_before_the_challenge_lets_a_friend_join_the_answer() -> None:
    table = three_armies_in_greece()
    name = make_friends(table, "agrippa", "antony", sworn=True)
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()
    companions = {"amicitia": name, "companions": ["agrippa"]}
    table.act("antony", "accept-challenge", by="minerva", **companions).accepted_entries()
    assert latest_battle(table).sides[1].members == ("antony", "agrippa")


@pytest.mark.rule("AMIC-13")
def test_the_form_names_friends_who_may_still_challenge_and_are_not_challenged() -> None:
    table = three_armies_in_greece()
    name = make_friends(table, "octavian", "agrippa", "antony", sworn=True)
    asked = {"target": "antony", "amicitia": name}
    form = table.form("octavian", "challenge", **asked)
    assert form is not None
    assert field_options(form.fields[-1]) == ["agrippa"]
    table.act("octavian", "pass-turn").accepted_entries()
    form = table.form("agrippa", "challenge")
    assert form is not None
    send_challenge(table, "agrippa", "antony", "minerva").accepted_entries()
    table.act("antony", "accept-challenge").accepted_entries()
    table.act("minerva", "leave-battle").accepted_entries()
    table.act("antony", "pass-turn").accepted_entries()
    form = table.form("octavian", "challenge", **asked)
    assert form is not None
    assert [field.name for field in form.fields] == ["target", "numen"]


@pytest.mark.rule("PROEL-25", "AMIC-04")
def test_no_dice_are_lent_in_a_battle() -> None:
    table = three_armies_in_greece()
    name = make_friends(table, "octavian", "agrippa", sworn=True)
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()
    loan = {"amicitia": name, "to": "agrippa", "asset": CURIALIS, "quantity": 1}
    table.act("octavian", "lend", **loan).assert_refused("PROEL-25")


def friends_after_broken_battle() -> tuple[Table, str]:
    """Octavian and Agrippa accepted Antony's challenge. The god left, and all three are free."""
    table = three_armies_in_greece()
    name = make_friends(table, "octavian", "agrippa", sworn=True)
    table.act("octavian", "pass-turn").accepted_entries()
    table.act("agrippa", "pass-turn").accepted_entries()
    send_challenge(table, "antony", "octavian", "minerva").accepted_entries()
    table.act(
        "octavian", "accept-challenge", by="minerva", **companion_fields(table, name)
    ).accepted_entries()
    table.act("minerva", "leave-battle").accepted_entries()
    return table, name


@pytest.mark.rule("AMIC-13")
@pytest.mark.parametrize(("one", "other"), [("octavian", "agrippa"), ("agrippa", "octavian")])
def test_a_friend_who_accepted_as_a_party_challenges_nobody_alone(one: str, other: str) -> None:
    table, name = friends_after_broken_battle()
    send_challenge(table, one, "antony", "minerva").assert_refused("AMIC-13")
    send_challenge(table, one, other, "minerva").assert_refused("AMIC-13")
    form = table.form(one, "challenge", target="antony", amicitia=name)
    assert form is not None
    assert [field_options(field) for field in form.fields[-2:]] == [[name], [other]]
    assert [field.least for field in form.fields[-1:] if isinstance(field, Subset)] == [1]
    beside = {"amicitia": name, "companions": [other]}
    send_challenge(table, one, "antony", "minerva", **beside).accepted_entries()


@pytest.mark.rule("AMIC-13", "PROEL-14")
def test_a_friend_who_accepted_as_a_party_accepts_nothing_alone() -> None:
    table, name = friends_after_broken_battle()
    table.act("fata", "set-fact", subject="lepidus", fact="place", value="greece", reason="so")
    send_challenge(table, "lepidus", "agrippa", "minerva").accepted_entries()
    table.act("agrippa", "accept-challenge").assert_refused("AMIC-13")
    beside = {"amicitia": name, "companions": ["octavian"]}
    table.act("agrippa", "accept-challenge", by="minerva", **beside).accepted_entries()


@pytest.mark.rule("AMIC-13")
def test_a_friend_who_challenged_as_a_party_accepts_nothing_alone() -> None:
    table = three_armies_in_greece()
    name = make_friends(table, "octavian", "agrippa", sworn=True)
    send_challenge(
        table, "octavian", "antony", "minerva", **companion_fields(table, name)
    ).accepted_entries()
    table.act("antony", "accept-challenge").accepted_entries()
    table.act("minerva", "leave-battle").accepted_entries()
    send_challenge(table, "antony", "agrippa", "minerva").accepted_entries()
    table.act("agrippa", "accept-challenge").assert_refused("AMIC-13")
    form = table.form("agrippa", "accept-challenge")
    assert form is not None
    assert field_options(form.fields[0]) == [name]


@pytest.mark.rule("AMIC-13")
def test_a_fighter_who_lost_the_friends_of_a_party_fights_alone() -> None:
    table, _ = friends_after_broken_battle()
    table.act("minerva", "transfer", who="agrippa", to="syria").accepted_entries()
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()


@pytest.mark.rule("AMIC-13")
def test_a_fighter_who_left_the_friendship_fights_alone() -> None:
    table, name = friends_after_broken_battle()
    table.act("agrippa", "leave-amicitia", amicitia=name).accepted_entries()
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()


@pytest.mark.rule("AMIC-13")
def test_friends_of_a_party_are_nobody_elses_companions_in_that_aestas() -> None:
    table, _ = friends_after_broken_battle()
    name = make_friends(table, "antony", "agrippa", sworn=True)
    table.act("fata", "set-fact", subject="lepidus", fact="place", value="greece", reason="so")
    send_challenge(table, "lepidus", "antony", "minerva").accepted_entries()
    beside = {"amicitia": name, "companions": ["agrippa"]}
    table.act("antony", "accept-challenge", **beside).assert_refused("AMIC-13")
    table.act("antony", "accept-challenge").accepted_entries()


@pytest.mark.rule("AMIC-13")
def test_sworn_friends_who_have_not_fought_together_fight_apart_as_they_like() -> None:
    table = three_armies_in_greece()
    make_friends(table, "octavian", "agrippa", sworn=True)
    send_challenge(table, "octavian", "antony", "minerva").accepted_entries()


@pytest.mark.rule("AMIC-13")
def test_sworn_friends_of_a_region_fight_together_or_not_at_all_by_another_reading() -> None:
    table = three_armies_in_greece(voice="region")
    name = make_friends(table, "octavian", "agrippa", sworn=True)
    send_challenge(table, "octavian", "antony", "minerva").assert_refused("AMIC-13")
    send_challenge(
        table, "octavian", "antony", "minerva", **companion_fields(table, name)
    ).accepted_entries()
    table.act("antony", "accept-challenge").accepted_entries()
