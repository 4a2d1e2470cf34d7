"""The morning after a game of each kind: every page that looks back has what its rules give."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.hands import Hands
from tests.browser.looking import Looker
from tests.browser.phone import Phone
from tests.browser.played_out import KINDS, PlayedOut, play_all
from tests.browser.served import Served

RAW = re.compile(r"\b[a-z]+_[a-z_]+\b|\bundefined\b|\bNaN\b|\[object|(?:who|place|asset|period):")
"""What no reader should see: names of data, and values that are none."""

STRUCTURE = re.compile(r"\b[a-z]+[A-Z]\w*|\bOf:|\b(\w+): .*\b\1: ")
"""What no reader of what changed should see: names as programs write them, members one by one."""

CHANGED = {
    "ludi_romani": r"How it ended.*one has won",
    "cursus_honorum": r"Oratory: \d of 3 boxes",
    "morituri": r"Attack Value.*Hit points left",
    "roman_diplomacy_i": r"army of Marcus.*centres",
    "roman_diplomacy_ii": r"army of Marcus.*centres",
}
"""What changed from the beginning of each game to its end, in its own words."""

EVERYWHERE = ("Who dealt with whom", "Great moments", "When most was going on", "What they had")
SECTIONS = {
    "ludi_romani": (
        *("What they were worth", "How many were where", "Dice", "Tills"),
        "Who waited longest for an answer",
    ),
    "cursus_honorum": ("Victory points", "Dice"),
    "morituri": ("Who stood how well", "How many were where", "Dice"),
    "roman_diplomacy_i": ("Centres",),
    "roman_diplomacy_ii": ("Centres",),
}
"""The sections of the evening in figures that each game's rules give beside those of all."""

PAGES = {
    "story": re.compile("How it ended"),
    "check": re.compile("What this proves"),
    "accounts": re.compile("At the end"),
    "accounts/trial": re.compile("All of it adds up"),
    "audit": re.compile("All accounts add up"),
}


class Played:
    """The server with all games."""

    def __init__(self, served: Served, games: dict[str, PlayedOut]) -> None:
        self.address = served.address
        self.games = games


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    folder = tmp_path_factory.mktemp("played")
    games = play_all(folder)
    with Served(folder) as served:
        yield Played(served, games)


def visits(phone: Phone, game: PlayedOut, page: str) -> Locator:
    """Open a page of the game; what stands on it."""
    phone.open(f"/g/{game.game}/after/{page}")
    phone.is_live()
    return phone.page.get_by_role("main")


def headings(within: Locator) -> list[str]:
    return [text.casefold() for text in within.locator(".panel-title").all_inner_texts()]


@pytest.mark.parametrize("kind", KINDS)
def test_the_evening_in_figures_has_the_sections_that_the_rules_give(
    played: Played, hands: Hands, looker: Looker, kind: str
) -> None:
    phone = hands.new(played.address)
    main = visits(phone, played.games[kind], "evening")
    for section in (*EVERYWHERE, *SECTIONS[kind]):
        expect(main.locator(".panel-title").filter(has_text=section)).to_be_visible()
    found = headings(main)
    assert ("tills" in found) == (kind == "ludi_romani")
    assert ("dice" in found) == ("Dice" in SECTIONS[kind])
    for chart in main.locator(".evening-chart").all():
        expect(chart.locator("canvas")).to_be_visible()
        chart.get_by_text("As a table").click()
        assert chart.locator("tbody tr").count() > 1
    assert not RAW.findall(main.inner_text())
    looker.at(phone, f"{kind}-evening")


@pytest.mark.parametrize("kind", KINDS)
def test_each_page_speaks_the_game_s_own_words(
    played: Played, hands: Hands, looker: Looker, kind: str
) -> None:
    phone, game = hands.new(played.address), played.games[kind]
    for page, words in PAGES.items():
        address = f"{page}/{game.player}" if page == "story" else page
        main = visits(phone, game, address)
        expect(main).to_contain_text(words)
        assert not RAW.findall(main.inner_text()), page
        looker.at(phone, f"{kind}-{page.replace('/', '-')}")


@pytest.mark.parametrize("kind", ["roman_diplomacy_i", "roman_diplomacy_ii"])
def test_a_ruler_s_story_tells_their_own_orders_and_what_became_of_them(
    played: Played, hands: Hands, looker: Looker, kind: str
) -> None:
    phone, game = hands.new(played.address), played.games[kind]
    main = visits(phone, game, f"story/{game.player}")
    order = re.compile(r"^(Army|Fleet) in .+ \([AF] \w{3}.*\): (succeeds|fails|has no effect)")
    expect(main.locator(".story-details li").filter(has_text=order).first).to_be_visible()
    main.locator(".story-details").nth(2).scroll_into_view_if_needed()
    assert hands.faults() == []
    looker.at(phone, f"{kind}-story-of-orders")


@pytest.mark.parametrize("kind", KINDS)
def test_what_changed_is_told_in_the_game_s_own_words(
    played: Played, hands: Hands, looker: Looker, kind: str
) -> None:
    phone = hands.new(played.address)
    main = visits(phone, played.games[kind], "changes")
    expect(main).to_contain_text(re.compile(CHANGED[kind], re.DOTALL))
    text = main.inner_text()
    assert not RAW.findall(text)
    assert not STRUCTURE.findall(text)
    looker.at(phone, f"{kind}-changes")


def test_a_picture_is_saved_as_a_table_for_spreadsheets(played: Played, hands: Hands) -> None:
    phone = hands.new(played.address)
    main = visits(phone, played.games["cursus_honorum"], "evening")
    chart = main.locator(".evening-chart").filter(has_text="Victory points")
    chart.get_by_text("As a table").click()
    with phone.page.expect_download() as waiting:
        chart.get_by_role("button", name=re.compile("^Save as a file")).click()
    head, *rows = waiting.value.path().read_text(encoding="utf-8").splitlines()
    assert waiting.value.suggested_filename.endswith("victory-points.csv")
    assert set(head.split(",")) == {"Time", "Aemilius", "Claudius", "Cornelius", "Fabius"}
    assert re.match(r"2023-11-14T[\d:.]+Z,0,0,0,0$", rows[0])
    assert len(rows) > 20
