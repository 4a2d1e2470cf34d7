"""The printed cards have the values of the scenario."""

import json
from typing import Any

import pytest

from ledger.contract.messages import messages_of
from ledger.games.ludi_romani.rules import RULES
from ledger.games.ludi_romani.scenario.load import load_scenario
from tests.games.ludi_romani.table import Table

GODS = {
    "mars": {"sells": ["legio_curialis"]},
    **{who: {"sells": []} for who in ("juppiter", "juno", "apollo", "diana", "vulcan")},
}


def changed_table(**changes: Any) -> Table:
    """Return an evening of the scenario with these changes."""
    return Table(load_scenario(json.dumps({"based_on": "ludi_romani"} | changes), "tonight.yaml"))


def advice_by_rule(table: Table, who: str) -> dict[str, str]:
    """Return the advice on a card, by rule."""
    cast = table.state.world.scenario.cast
    regions = table.state.world.scenario.regions
    names_of_places = {region: regions[region].name for region in regions}

    def name(kind: str, what: str) -> str | None:
        known = {"who": {one: cast[one].short for one in cast}, "place": names_of_places}
        return known.get(kind, {}).get(what)

    lines = RULES.phones.advice(table.state, who)
    messages = messages_of("ludi_romani")
    return {line.key: messages.text(line.key, line.args, name) for line in lines}


@pytest.mark.rule("MERC-07", "MERC-09")
def test_prices_and_sellers_on_a_card_are_the_scenarios() -> None:
    usual = advice_by_rule(Table(), "octavian")["card-MERC-07"]
    assert "200,000 D" in usual
    assert "Minerva" in usual
    prices: dict[str, Any] = {"legio_curialis": 300_000, "classis": 500_000}
    table = changed_table(prices=prices, cast=GODS)
    line = advice_by_rule(table, "octavian")["card-MERC-07"]
    assert line == "A Roman legion costs 300,000 D; Mars and Minerva sell them."
    assert "500,000 D" in advice_by_rule(table, "livia")["card-MERC-09"]


@pytest.mark.rule("LIM-01", "MOTUS-15")
def test_numbers_on_a_card_are_the_scenarios() -> None:
    table = changed_table(limits={"legiones_per_mortal": 7, "minerva_transfers_per_aestas": 3})
    assert "7 legions" in advice_by_rule(table, "octavian")["card-LIM-01"]
    assert advice_by_rule(table, "minerva")["card-MOTUS-15"].startswith("3 times each summer")
    assert advice_by_rule(Table(), "minerva")["card-MOTUS-15"].startswith("Once each summer")


def test_every_sentence_on_every_card_is_written_and_whole() -> None:
    table = Table()
    for who in table.state.world.scenario.cast:
        for key, text in advice_by_rule(table, who).items():
            assert messages_of("ludi_romani").has(key), key
            assert "{" not in text
            assert text.endswith("."), text
