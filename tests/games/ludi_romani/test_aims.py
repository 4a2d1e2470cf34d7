"""Each character reads its aim, and how it stands towards it, from what it may know."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from api.rehearsal.answers import AnswerCollector
from api.rehearsal.bots import characters_with_cards
from api.rehearsal.desk import QuickDesk
from ledger.contract.messages import LANGUAGES, messages_of
from ledger.games.ludi_romani.actium.parties import sides_that_sail
from ledger.games.ludi_romani.aims.standings import aim_of, standings_of
from ledger.games.ludi_romani.aims.view import aim_bundle
from ledger.games.ludi_romani.rules import RULES
from ledger.games.ludi_romani.state import ROLES
from ledger.record.audience import Viewer, sees
from ledger.record.view import Slice
from tests.games.ludi_romani import bonds, sea
from tests.games.ludi_romani.clientela.scenes import table_with_cliens, table_with_shared_cliens
from tests.games.ludi_romani.divorces import DOS, table_with_divorce
from tests.games.ludi_romani.dying import make_ghost, record_death
from tests.games.ludi_romani.table import Table

STEPS = 120
"""The number of acts after which aims that were kept are compared with aims that are new."""


def stands(table: Table, who: str, key: str) -> dict[str, Any] | None:
    """Return the arguments of one sentence about a character's standing; None without it."""
    found = (one for one in standings_of(table.state, who) if one["key"] == f"stands-{key}")
    return next((one["args"] for one in found), None)


@pytest.mark.rule("ROST-24")
def test_every_role_has_an_aim_in_every_language() -> None:
    keys = {f"aim-{role}" for role in (*ROLES, "imago", "fates", "actium", "triumph")}
    for language in LANGUAGES:
        assert [
            key for key in sorted(keys) if not messages_of("ludi_romani", language).has(key)
        ] == []


@pytest.mark.rule("ROST-24")
def test_the_dead_and_the_fates_have_an_aim_of_their_own() -> None:
    table = Table().with_("pluto", "southern_italy")
    assert aim_of(table.state, "cicero") == "aim-senator"
    assert aim_of(table.state, "fata") == "aim-fates"
    assert aim_of(table.state, "juno") == "aim-numen"
    make_ghost(table, "cicero", "gaul")
    assert aim_of(table.state, "cicero") == "aim-imago"


@pytest.mark.rule("ACTIUM-08")
def test_goods_are_told_in_ships_at_actium() -> None:
    table = Table().with_("hirtius", "gaul", denarius=2_700_000, suffragium=0, classis=1)
    assert stands(table, "hirtius", "ships") == {"n": 3, "lacks": 1_000_000}
    assert stands(table, "juno", "ships") is None


@pytest.mark.rule("ACTIUM-07")
def test_lent_votes_count_for_their_owner_and_not_for_their_holder() -> None:
    table = bonds.table_with_two_friends(sworn=True)
    before = {who: stands(table, who, "ships") for who in ("octavian", "agrippa")}
    held = table.state.books.holding("agrippa", "suffragium")
    bonds.lend_goods(table, "octavian", "agrippa", 10, "suffragium").accepted_entries()
    assert table.state.books.holding("agrippa", "suffragium") == held + 10
    assert {who: stands(table, who, "ships") for who in before} == before


@pytest.mark.rule("DIV-03")
def test_both_read_an_unpaid_dos() -> None:
    table = table_with_divorce()
    (debt,) = table.state.world.bonds.debts.values()
    assert stands(table, debt.husband, "owes-dos") == {"who": f"who:{debt.wife}", "n": DOS}
    assert stands(table, debt.wife, "unpaid-dos") == {"who": f"who:{debt.husband}", "n": DOS}
    assert stands(table, "cicero", "owes-dos") is None


@pytest.mark.rule("AMIC-01")
def test_friends_in_the_region_are_counted() -> None:
    assert stands(Table(), "cicero", "friends") == {"n": 0, "here": 0, "place": ""}
    table = bonds.table_with_two_friends(sworn=False)
    (friendship,) = table.state.world.bonds.amicitiae.values()
    one, _other = friendship.members
    place = table.state.seating.place_of(one)
    assert stands(table, one, "friends") == {"n": 1, "here": 1, "place": f"place:{place}"}


@pytest.mark.rule("NUPT-03", "ROST-18")
def test_a_bride_reads_her_dos_and_a_voter_his_votes() -> None:
    table = Table()
    assert stands(table, "livia", "dos") == {"n": 2_000_000}
    assert stands(table, "livia", "votes") is None
    assert stands(table, "cicero", "votes") == {"n": 80}


@pytest.mark.rule("IMAGO-04")
def test_a_ghost_reads_to_whom_it_holds_on() -> None:
    table = Table().at("hiems", 42).with_("pluto", "southern_italy").with_("livia", "egypt")
    make_ghost(table, "balbus", "egypt")
    assert stands(table, "balbus", "no-host") is not None
    table.act("balbus", "attach", to="livia").accepted_entries()
    assert stands(table, "balbus", "host") == {"who": "who:livia"}


@pytest.mark.rule("MERC-11", "TRIB-01", "SEDES-13")
def test_gods_read_their_stock_and_neighbours_and_the_fates_who_has_no_seat() -> None:
    table = Table().at("hiems", 42).with_("juno", "egypt").with_("cicero", "egypt")
    assert stands(table, "juno", "stock") == {"n": 15}
    near = stands(table, "juno", "collectors")
    assert near == {"n": 2, "place": "place:egypt"}  # Cicero, and Cleopatra on her throne
    unseated = stands(table, "fata", "unseated")
    assert unseated is not None
    assert unseated["n"] > 0


def test_only_the_character_itself_sees_its_aim() -> None:
    table = Table()
    for key, one in aim_bundle(table.state).slices():
        who = key.removeprefix("aim/")
        assert sees(one.audience, Viewer(frozenset({who})))
        assert not sees(one.audience, Viewer(frozenset({"cicero", "fata"} - {who}), is_staff=True))


@pytest.mark.rule("CLI-15")
def test_a_cliens_reads_with_whom_he_sails() -> None:
    table = table_with_cliens()
    assert stands(table, "pansa", "sails-with") == {"who": "who:cassius"}
    assert stands(table, "cicero", "sails-with") is None


@pytest.mark.rule("CLI-15")
def test_everybody_reads_the_leader_of_the_side_that_would_sail() -> None:
    table = table_with_shared_cliens()
    leaders = {one: side.heads[0] for side in sides_that_sail(table.state) for one in side.members}
    assert leaders["pansa"] == "dolabella"
    for who, leader in leaders.items():
        expected = None if leader == who else {"who": f"who:{leader}"}
        assert stands(table, who, "sails-with") == expected


@pytest.mark.rule("IMAGO-01")
def test_the_dead_read_that_a_god_has_to_receive_them() -> None:
    table = Table().with_("pluto", "southern_italy")
    record_death(table, "cicero")
    assert stands(table, "cicero", "unreceived") == {}


@pytest.mark.rule("ACTIUM-15", "ACTIUM-17")
def test_fleets_are_compared_at_actium_until_one_has_won() -> None:
    table = sea.one_member_fleets(octavian=2, antony=1)
    assert aim_of(table.state, "octavian") == "aim-actium"
    assert stands(table, "octavian", "fleet") == {"n": 2, "most": 1}
    assert stands(table, "antony", "fleet") == {"n": 1, "most": 2}
    assert stands(table, "juno", "fleet") is None
    assert stands(table, "octavian", "ships") is None
    sea.fight_round(table, 1, 6)
    assert stands(table, "antony", "fleet") is None
    assert stands(table, "octavian", "victory") == {"who": "who:octavian"}
    assert stands(table, "antony", "defeat") == {"who": "who:octavian"}
    assert aim_of(table.state, "antony") == "aim-triumph"


@pytest.mark.parametrize("seed", range(4))
def test_the_aims_that_an_act_may_change_are_all_made_again(seed: int) -> None:
    def documents(pieces: Iterable[tuple[str, Slice | None]]) -> dict[str, Any]:
        return {key: one.render() for key, one in pieces if one is not None}

    chance = Random(f"aims {seed}")
    scenario = RULES.scenarios.read(RULES.scenarios.rehearsal, "rehearsal.yaml")
    desk = QuickDesk(RULES, scenario, chance, 0)
    answers = AnswerCollector(desk, chance, 0)
    before = aim_bundle(answers.state())
    shown = documents(before.slices())
    for _ in range(STEPS):
        answers.now += 1_000
        who = chance.choice(characters_with_cards(desk.state))
        request = answers.bots.propose(answers.state(), who)
        if request is not None:
            answers.send_offered_request(request)
        now = aim_bundle(desk.state)
        assert before.since is not None
        assert now.since is not None
        shown |= documents(now.since(before.source))
        assert shown == documents(now.slices())
        before = now
    assert desk.state.log.position > STEPS / 2
