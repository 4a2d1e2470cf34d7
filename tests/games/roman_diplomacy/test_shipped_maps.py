"""Every map that comes with the game, with every option and value that a scenario accepts.

Each combination is founded, or the loader refuses it with its reason.
"""

from collections.abc import Iterator

import pytest

from ledger.contract.form import Choice
from ledger.games.roman_diplomacy.maps.load import SHIPPED_MAPS
from ledger.games.roman_diplomacy.rules import RULES
from ledger.games.roman_diplomacy.scenario.load import declared_readings
from ledger.scenario.yamlfile import ScenarioError
from tests.games.roman_diplomacy.war import War

VARIANTS = ("I", "II")
FITS: dict[str, str] = {
    "standard": "special_sites: []\n",
    "classical": "",
    "mare_parvum": "special_sites: []\nwin_centres: 4\nplayers: 3\n",
}
"""The further lines for a map of another size than the variant's own."""

OPTIONS: dict[str, tuple[str, ...]] = {
    "title": ("A war by letter",),
    "players": ("1", "2", "[livia, gaius]"),
    "stewards": ("host", "players"),
    "calendar": ("{year: 1, era: BC}", "{year: 1, era: AD}", "{year: 3000, era: BC}"),
    "win_centres": ("1", "6"),
    "disorder": ("{in_a_row: 1}", "{in_all: 1}", "{in_a_row: 100, in_all: 100}"),
    "letters": ("none", "private", "public", "both", "{spring_ad: private, autumn_bc: both}"),
    "score_board": ("true", "false"),
    "deadlines": (
        "{minutes: 1}",
        "{zone: Europe/Rome, at: 'Mon, Wed 20:00'}",
        "{minutes: 5, kinds: {trades: {minutes: 7}, partings: {minutes: 9}}}",
    ),
    "seats": ("{ada: {name: Ada}, bea: {name: Bea}, cia: {name: Cia}}",),
}
"""Other fields of a scenario, with values that it accepts."""

ALONE = {"seats": "players: 3\n"}
"""The further lines that a field needs."""


def scenario_text(name: str, variant: str, *lines: str) -> str:
    """Return the text of a scenario on this map.

    These lines replace the lines that the map needs.
    """
    said = {line.partition(":")[0] for line in "".join(lines).splitlines()}
    fits = (one for one in FITS[name].splitlines() if one.partition(":")[0] not in said)
    head = ("based_on: roman_diplomacy", f"variant: {variant}", f"map: {name}", *fits)
    return "".join(f"{one}\n" for one in (*head, *"".join(lines).splitlines()))


def reading_lines() -> Iterator[str]:
    """Yield a line for each value of each reading."""
    for name, switch in declared_readings().items():
        for value in switch.values:
            said = str(value).lower() if isinstance(value, bool) else value
            yield f"switches: {{{name}: {said}}}\n"


def found_war(text: str) -> War:
    """Return a game of this scenario in which everybody has a city, after its first turn."""
    war = War(text)
    for number, who in enumerate(war.state.kernel.players):
        form = war.offers(who)["found-empire"]
        assert not form.blocked
        city = next(one for one in form.fields if one.name == "city")
        assert isinstance(city, Choice)
        war.does(who, "found-empire", city=city.options[-1 - number % 2].value)
    for who in tuple(war.world.claims):
        if "give-city" in war.offers("host"):
            war.does("host", "give-city", who=who, city=war.world.claims[who].cities[0])
    assert len(war.world.players_with_empire) == len(war.state.kernel.players)
    war.ready(*war.world.players_with_empire)
    return war


@pytest.mark.rule("DIP-MAP-02")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_every_map_is_founded_in_both_games_and_its_first_turn_is_played(
    name: str, variant: str
) -> None:
    war = found_war(scenario_text(name, variant))
    assert war.world.turn == 1
    assert war.world.picture is not None


@pytest.mark.rule("DIP-MAP-02")
def test_the_standard_map_is_the_default_and_may_be_named() -> None:
    named = RULES.scenarios.read("based_on: roman_diplomacy\nmap: standard\n", "tonight.yaml")
    assert named == RULES.scenarios.read("based_on: roman_diplomacy\n", "tonight.yaml")
    assert {*named["map"]["provinces"]["kie"]["fleet"]} == {"ec", "wc"}


@pytest.mark.parametrize("name", SHIPPED_MAPS)
def test_every_map_is_founded_under_every_reading(name: str) -> None:
    played = 0
    for line in reading_lines():
        war = found_war(scenario_text(name, "I", "players: 2\n", line))
        assert war.world.turn == 1, line
        played += 1
    assert played == sum(len(one.values) for one in declared_readings().values()) > 60


@pytest.mark.parametrize("name", SHIPPED_MAPS)
@pytest.mark.parametrize("field", OPTIONS)
def test_every_map_is_founded_with_every_other_option(name: str, field: str) -> None:
    for value in OPTIONS[field]:
        variant = "II" if "bc" in value.lower() else "I"
        text = scenario_text(name, variant, f"{field}: {value}\n", ALONE.get(field, ""))
        assert RULES.scenarios.found(RULES.scenarios.read(text, "tonight.yaml")).players


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("map: mare_parvum", "players: Mare Parvum has 6 imperial cities, which is too few for 7"),
        ("map: mare_parvum\nplayers: 2", "win_centres: the map has fewer centres"),
        ("variant: II\nmap: standard", "special_sites.0: the map has no province 'ath'"),
        ("variant: II\nmap: mare_parvum", "special_sites.2: the map has no province 'tyr'"),
        ("map: standart", "map: there is no map 'standart'"),
        ("map: standard\nwin_centres: 35", "win_centres: the map has fewer centres"),
    ],
)
def test_an_impossible_scenario_is_refused_in_the_loaders_own_words(text: str, why: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        RULES.scenarios.read(f"based_on: roman_diplomacy\n{text}\n", "tonight.yaml")
    assert why in str(refused.value)
    assert "coast" not in str(refused.value)
