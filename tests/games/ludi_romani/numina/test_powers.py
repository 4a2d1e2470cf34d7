"""NUM: all powers of the data are in the rulebook, and are closed outside their season."""

import pytest

from ledger.games.ludi_romani.scenario.defaults import powers
from tests.games.book import cached_game_sources
from tests.games.ludi_romani.deeds import DEEDS
from tests.games.ludi_romani.numina.scenes import gods_with_power
from tests.games.ludi_romani.table import Table
from tests.rules import ROOT, count_marks

BOOK = cached_game_sources("ludi_romani")
ONLY = {
    "force_proelium": "aestas",
    "war_challenge": "aestas",
    "transfer_player": "aestas",
    "judge_acclaim": "hiems",
    "instauratio": "hiems",
    "actium_host": "actium",
    "actium_assist": "actium",
}
"""For each power that is bound to a season, the only season in which its act is open."""


@pytest.mark.parametrize("power", ONLY)
def test_an_act_of_one_season_is_closed_in_every_other(power: str) -> None:
    for season in {"aestas", "motus", "hiems"} - {ONLY[power]}:
        table = Table().at(season, 42)
        for god in gods_with_power(power):
            form = table.form(god, DEEDS[power].act)
            assert form is None or form.blocked, (god, season)


def test_the_rules_that_a_power_names_are_in_the_rulebook_and_tried() -> None:
    needed = {rule.id for chapter in BOOK.chapters for rule in chapter.rules if rule.needs_test}
    tried = count_marks(ROOT / "tests" / "games" / "ludi_romani")
    for power in powers().values():
        assert set(power.rules) <= BOOK.rules, power.id
        assert not [rule for rule in power.rules if rule in needed and not tried[rule]], power.id
