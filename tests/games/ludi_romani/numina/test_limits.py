"""NUM: the limit of a god's power in each season.

The limit is counted for each god, and renewed.
"""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from ledger.games.ludi_romani.scenario.defaults import default_scenario, powers
from tests.games.ludi_romani.battles import duel_after_acceptance, roll_both_dice, settle_round
from tests.games.ludi_romani.deeds import DEEDS
from tests.games.ludi_romani.numina.scenes import NEVER_IMITATED, gods_with_power
from tests.games.ludi_romani.roles import result_with_consents
from tests.games.ludi_romani.table import Answer, Table

LC = "legio_curialis"
PEOPLE = ("cicero", "hirtius", "antony", "octavian", "agrippa", "lepidus")
LIMITS = default_scenario().limits


def _crowded_table(season: str) -> Table:
    """Six mortals, four of them generals, are in Asia Minor and Egypt.

    Minerva is with two of them.
    """
    table = Table().at(season, 42).with_("minerva", place="egypt").with_("apollo", place="egypt")
    for who in ("m_brutus", "cassius"):
        table.with_(who, place="parthia")
    for who in PEOPLE[:4]:
        table.with_(who, place="asia_minor", legio_curialis=1)
    for who in PEOPLE[4:]:
        table.with_(who, place="egypt", legio_curialis=1)
    return table


def _transfer_away(table: Table, god: str, who: str) -> Answer:
    return table.act(god, "transfer", who=who, to=_other_region(table, who))


def _plead_for_rescue(table: Table, god: str, who: str) -> Answer:
    return table.act(who, "plead", god=god, to=_other_region(table, who))


def _force_battle(table: Table, god: str, who: str) -> Answer:
    """Force Agrippa and Lepidus in Egypt to fight. A running battle is broken off first."""
    del who
    if table.state.world.pugnae.battle_presided_by("minerva"):
        table.act("minerva", "leave-battle").accepted_entries()
    pair = {"first": "agrippa", "second": "lepidus"}
    return table.act(god, "force-battle", numen="minerva", **pair)


def _repeat_tribute(table: Table, god: str, who: str) -> Answer:
    del who
    return table.act(god, "repeat-tribute")


def _other_region(table: Table, who: str) -> str:
    """Return a region in which the character is not."""
    return "spain" if table.state.seating.place_of(who) != "spain" else "gaul"


@dataclass(frozen=True)
class DeedLimit:
    """The number of times a deed may be done in a season of this kind, and the later refusal."""

    season: str
    most: int
    told: str
    tried: Callable[[Table, str, str], Answer]


LIMITED = {
    "transfer_player": DeedLimit(
        "aestas", LIMITS.minerva_transfers_per_aestas, "transfer-spent", _transfer_away
    ),
    "rescue_player": DeedLimit(
        "aestas", LIMITS.mercury_rescues_per_aestas, "rescue-spent", _plead_for_rescue
    ),
    "force_proelium": DeedLimit(
        "aestas", LIMITS.juno_forced_proelia_per_aestas, "force-spent", _force_battle
    ),
    "instauratio": DeedLimit(
        "hiems", LIMITS.instaurationes_per_hiems, "repeated-enough", _repeat_tribute
    ),
}
"""For each power with a limit per season, the limit and the deed."""

SEASONAL = {"war_challenge": "provoke", "lend_fabrilis": "lend-fabrilis"}
"""For each power that is open in an aestas only, its refusal in other seasons."""


def use_up_limit(table: Table, limit: DeedLimit, god: str) -> None:
    """Let the god do the deed as often as it may."""
    for who in PEOPLE[: limit.most]:
        assert result_with_consents(table, limit.tried(table, god, who)) == "y"
    told = {o.key for o in limit.tried(table, god, PEOPLE[limit.most]).assert_refused()}
    assert limit.told in told


def is_limit_reached(table: Table, limit: DeedLimit, god: str) -> bool:
    """Return whether the god is refused because a limit is used up."""
    answer = limit.tried(table, god, PEOPLE[-1])
    return limit.told in {o.key for o in answer.assert_refused()}


def advance_to_season(table: Table, kind: str) -> None:
    """Let the seasons pass until one of this kind has begun again."""
    while table.wait(minutes=6).season().accepted_entries():
        if table.state.period.kind == kind:
            return


def test_every_limit_of_the_data_is_tried_here() -> None:
    limits = {one.id: one.limit for one in powers().values() if one.limit}
    often = {power for power, said in limits.items() if said.startswith(("once", "twice"))}
    assert often == set(LIMITED)
    assert set(limits) - often == set(SEASONAL)
    assert [limit.most for limit in LIMITED.values()] == [1, 1, 1, 2]


@pytest.mark.rule("LIM-16", "CAL-11", "MOTUS-14", "MOTUS-15", "PROEL-40", "TRIB-10")
@pytest.mark.parametrize("power", LIMITED)
def test_a_limited_deed_is_used_up_for_the_season_and_comes_back_with_the_next(power: str) -> None:
    limit, (god,) = LIMITED[power], gods_with_power(power)
    table = _crowded_table(limit.season)
    for _ in range(2):
        use_up_limit(table, limit, god)
        advance_to_season(table, limit.season)
    assert result_with_consents(table, limit.tried(table, god, PEOPLE[0])) == "y"


@pytest.mark.rule("NUM-01", "CAL-11")
@pytest.mark.parametrize(
    "power", [p for p in LIMITED if not {*gods_with_power(p)} & {*NEVER_IMITATED}]
)
def test_juppiter_in_that_shape_has_a_count_of_his_own_which_renews_too(power: str) -> None:
    limit, (god,) = LIMITED[power], gods_with_power(power)
    table = _crowded_table(limit.season)
    table.act("juppiter", "imitate", god=god).accepted_entries()
    use_up_limit(table, limit, god)
    use_up_limit(table, limit, "juppiter")
    for shape in ("juppiter", god):
        table.act("juppiter", "imitate", god=shape).accepted_entries()
    assert is_limit_reached(table, limit, "juppiter")
    assert is_limit_reached(table, limit, god)
    advance_to_season(table, limit.season)
    use_up_limit(table, limit, "juppiter")
    use_up_limit(table, limit, god)


@pytest.mark.rule("NUM-01")
@pytest.mark.parametrize("power", ["transfer_player", "rescue_player"])
def test_juppiters_acts_do_not_use_up_the_imitated_gods_rights(power: str) -> None:
    limit, (god,) = LIMITED[power], gods_with_power(power)
    table = _crowded_table(limit.season)
    table.act("juppiter", "imitate", god=god).accepted_entries()
    use_up_limit(table, limit, "juppiter")
    assert result_with_consents(table, limit.tried(table, god, PEOPLE[2])) == "y"


@pytest.mark.parametrize("power", [*LIMITED, *SEASONAL])
def test_a_seasonal_deed_is_closed_in_every_other_season(power: str) -> None:
    god, deed = gods_with_power(power)[0], DEEDS[power]
    season = LIMITED[power].season if power in LIMITED else "aestas"
    for kind in {"aestas", "motus", "hiems"} - {season}:
        actor, fields = deed.of(_crowded_table(kind), god)
        told = {o.key for o in _crowded_table(kind).act(actor, deed.act, **fields).assert_refused()}
        assert told & {"summer-only", "war-gods-in-summer", "winter-tribute"}


@pytest.mark.rule("NUM-01", "PROEL-44")
def test_fortuna_and_her_double_each_change_one_number_of_a_roll() -> None:
    table = roll_both_dice(duel_after_acceptance(), 4, 3)
    table.act("juppiter", "imitate", god="fortuna").accepted_entries()
    for god in ("fortuna", "juppiter"):
        table.act(god, "turn-fortune", leader="octavian", change=1).accepted_entries()
        table.act(god, "turn-fortune", leader="octavian", change=1).assert_refused_with(
            "turned-already"
        )
    assert settle_round(table).accepted_entries()[1].event.totals == (6, 3)
    roll_both_dice(table, 4, 3)
    table.act("juppiter", "turn-fortune", leader="octavian", change=1).accepted_entries()
