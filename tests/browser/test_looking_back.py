"""The morning after a game of each kind: every page that looks back has the content of its game."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import Phone
from tests.browser.played_out import KINDS, ClosedGame, write_closed_game
from tests.browser.served import ServedLedger
from tests.seeds import soak_parameters

RAW = re.compile(r"\b[a-z]+_[a-z_]+\b|\bundefined\b|\bNaN\b|\[object|(?:who|place|asset|period):")
"""Text that no reader should see: names of data, and undefined values."""

STRUCTURE = re.compile(r"\b[a-z]+[A-Z]\w*|\bOf:|\b(\w+): .*\b\1: ")
"""Text that no reader of changes should see: names of programs, and members of structures."""

CHANGED = {
    "ludi_romani": r"How it ended.*one has won",
    "cursus_honorum": r"Oratory: \d of 3 boxes",
    "morituri": r"Attack Value.*Hit points left",
    "roman_diplomacy_i": r"army of Marcus.*centres",
    "roman_diplomacy_ii": r"army of Marcus.*centres",
}
"""The changes from the beginning of each game to its end, in its own words."""

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
"""The sections of the evening in figures that each game adds to the usual sections."""

RULERS = ("roman_diplomacy_i", "roman_diplomacy_ii")

PAGES = {
    "story": re.compile("How it ended"),
    "check": re.compile("What this proves"),
    "accounts": re.compile("At the end"),
    "accounts/trial": re.compile("All of it adds up"),
    "audit": re.compile("All accounts add up"),
}


SOME = soak_parameters(KINDS, "ludi_romani", "cursus_honorum")
"""The kinds of games; `make soak` looks back on all of them."""


class ServedClosedGame:
    """A game that was played to its end, and its server."""

    def __init__(self, address: str, game: ClosedGame) -> None:
        self.address = address
        self.player = game.player
        self.path = f"/g/{game.game}"


Playing = Callable[[str], ServedClosedGame]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Playing]:
    """Yield a function that plays a game of one kind. Each game is played once for all tests."""
    with ExitStack() as servers:

        @cache
        def play_and_serve_kind(kind: str) -> ServedClosedGame:
            folder = tmp_path_factory.mktemp(kind)
            game = write_closed_game(folder, kind)
            return ServedClosedGame(servers.enter_context(ServedLedger(folder)).address, game)

        yield play_and_serve_kind


def open_game_page(phone: Phone, game: ServedClosedGame, page: str) -> Locator:
    """Open a page of the game, and return its content."""
    phone.open_path(f"{game.path}/after/{page}")
    phone.wait_until_live()
    return phone.page.get_by_role("main")


def panel_headings(within: Locator) -> list[str]:
    return [text.casefold() for text in within.locator(".panel-title").all_inner_texts()]


@pytest.mark.parametrize("kind", SOME)
def test_the_evening_in_figures_has_the_sections_that_the_rules_give(
    played: Playing, hands: PhoneProvider, looker: Looker, kind: str
) -> None:
    game = played(kind)
    phone = hands.new_phone(game.address)
    main = open_game_page(phone, game, "evening")
    for section in (*EVERYWHERE, *SECTIONS[kind]):
        expect(main.locator(".panel-title").filter(has_text=section)).to_be_visible()
    found = panel_headings(main)
    assert ("tills" in found) == (kind == "ludi_romani")
    assert ("dice" in found) == ("Dice" in SECTIONS[kind])
    for chart in main.locator(".evening-chart").all():
        expect(chart.locator("canvas")).to_be_visible()
        chart.get_by_text("As a table").click()
        assert chart.locator("tbody tr").count() > 1
    assert not RAW.findall(main.inner_text())
    looker.at(phone, f"{kind}-evening")


@pytest.mark.parametrize("kind", SOME)
def test_each_page_uses_the_game_s_own_words(
    played: Playing, hands: PhoneProvider, looker: Looker, kind: str
) -> None:
    game = played(kind)
    phone = hands.new_phone(game.address)
    for page, words in PAGES.items():
        address = f"{page}/{game.player}" if page == "story" else page
        main = open_game_page(phone, game, address)
        expect(main).to_contain_text(words)
        assert not RAW.findall(main.inner_text()), page
        looker.at(phone, f"{kind}-{page.replace('/', '-')}")


@pytest.mark.parametrize("kind", soak_parameters(RULERS, "roman_diplomacy_ii"))
def test_a_ruler_s_story_tells_their_own_orders_with_their_results(
    played: Playing, hands: PhoneProvider, looker: Looker, kind: str
) -> None:
    game = played(kind)
    phone = hands.new_phone(game.address)
    main = open_game_page(phone, game, f"story/{game.player}")
    order = re.compile(r"^(Army|Fleet) in .+ \([AF] \w{3}.*\): (succeeds|fails|has no effect)")
    expect(main.locator(".story-details li").filter(has_text=order).first).to_be_visible()
    main.locator(".story-details").nth(2).scroll_into_view_if_needed()
    assert hands.unexpected_faults() == []
    looker.at(phone, f"{kind}-story-of-orders")


@pytest.mark.parametrize("kind", SOME)
def test_changes_are_told_in_the_game_s_own_words(
    played: Playing, hands: PhoneProvider, looker: Looker, kind: str
) -> None:
    game = played(kind)
    phone = hands.new_phone(game.address)
    main = open_game_page(phone, game, "changes")
    expect(main).to_contain_text(re.compile(CHANGED[kind], re.DOTALL))
    text = main.inner_text()
    assert not RAW.findall(text)
    assert not STRUCTURE.findall(text)
    looker.at(phone, f"{kind}-changes")


def test_a_chart_can_be_saved_as_a_table_for_spreadsheets(
    played: Playing, hands: PhoneProvider
) -> None:
    game = played("cursus_honorum")
    phone = hands.new_phone(game.address)
    main = open_game_page(phone, game, "evening")
    chart = main.locator(".evening-chart").filter(has_text="Victory points")
    chart.get_by_text("As a table").click()
    with phone.page.expect_download() as waiting:
        chart.get_by_role("button", name=re.compile("^Save as a file")).click()
    head, *rows = waiting.value.path().read_text(encoding="utf-8-sig").splitlines()
    assert waiting.value.suggested_filename.endswith("victory-points.csv")
    assert set(head.split(",")) == {"Time (UTC)", "Aemilius", "Claudius", "Cornelius", "Fabius"}
    assert re.match(r"2023-11-14 [\d:.]+,0,0,0,0$", rows[0])
    assert len(rows) > 20
