"""An evening taken home: a file that replays, tells and verifies without server and network."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.archived import archive_with_other_die, open_archive, write_archive
from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import Phone
from tests.browser.replayed import ReplayViewer
from tests.browser.scenes import close_game
from tests.seeds import soak_parameters

WIDE = (1280, 900)
PAGES = ("My evening", "The evening in figures", "What changed", "Check it yourself", "Accounts")


def open_look_back_page(phone: Phone, name: str) -> None:
    """Open one of the pages that look back, from any screen."""
    tabs = phone.page.get_by_role("navigation", name="Screens").last
    tabs.get_by_role("link", name="Look back").click()
    phone.tap(re.compile(f"^{name}"))


def try_replay(phone: Phone) -> None:
    """Go to the beginning of the replay, step, jump, and let it play."""
    phone.tap(re.compile("^Replay"))
    viewer = ReplayViewer(phone, "")
    expect(viewer.time_line).to_be_attached()
    viewer.time_line.press("Home")
    viewer.wait_for_moment(0)
    viewer.time_line.press("ArrowRight")
    viewer.wait_for_moment(1)
    viewer.drag_time_line(0.6)
    assert 1 < viewer.number < viewer.last_moment_number
    before = viewer.number
    phone.tap("Play")
    expect(viewer.time_line).not_to_have_value(str(before))
    phone.tap("Pause")
    phone.tap("Back to now")


def test_a_player_takes_the_whole_evening_home_in_one_file(
    evening: Evening, hands: PhoneProvider, looker: Looker, browser: Browser, tmp_path: Path
) -> None:
    cicero = hands.of(evening, "cicero", "Cicero")
    evening.does("cicero", "choose-start", to="rome")
    evening.does("cicero", "give", to="hirtius", asset="denarius", quantity=100_000)
    evening.does("hirtius", "choose-start", to="northern_italy")
    evening.does(
        "fata", "play-for-chance", players=["cicero", "hirtius"], sides=6, words="</script><b>"
    )
    close_game(evening)
    home = tmp_path / take_archive_home(cicero, looker, tmp_path)
    assert home.name == f"acta-{evening.id}-cicero.html"
    cicero.open_path(evening.path)
    cicero.wait_until_live()
    expect(cicero.page.get_by_role("button", name="Make the file")).to_have_count(0)
    phone = open_archive(browser, home)
    expect(phone.page.get_by_text("Archive of")).to_be_visible()
    looker.at(phone, "look-back")
    with phone.page.expect_download() as again:
        phone.tap(re.compile("^Witness file"))
    witness = json.loads(again.value.path().read_text(encoding="utf-8"))
    assert (witness["game"], witness["format"].partition("/")[0]) == (evening.id, "acta-witness")
    check_story(phone, looker)
    (tmp_path / "other.html").write_bytes(archive_with_other_die(home.read_bytes()))
    check_file(phone, looker, open_archive(browser, tmp_path / "other.html"))


def take_archive_home(phone: Phone, looker: Looker, folder: Path) -> str:
    """Make the file on its page, store the file, and return its name."""
    phone.tap("Menu")
    phone.tap(re.compile("^Look back"), phone.topmost_sheet)
    phone.tap(re.compile("^Take my evening home"))
    phone.tap("Make the file")
    keep = phone.page.get_by_role("link", name=re.compile("^Keep it"))
    expect(keep).to_be_visible()
    looker.at(phone, "offer")
    with phone.page.expect_download() as kept:
        keep.click()
    kept.value.save_as(folder / kept.value.suggested_filename)
    return kept.value.suggested_filename


def check_story(phone: Phone, looker: Looker) -> None:
    """Read the story on the screen and on paper."""
    open_look_back_page(phone, "My evening")
    phone.wait_for_text("100,000 D")
    looker.at(phone, "story")
    phone.page.emulate_media(media="print")
    assert not phone.page.get_by_role("navigation").first.is_visible()
    assert phone.page.get_by_text("100,000 D").first.is_visible()
    phone.page.emulate_media(media="screen")
    open_look_back_page(phone, "The evening in figures")
    expect(phone.page.locator(".evening-chart").first).to_be_visible()
    expect(phone.page.get_by_text("There is nothing here that you may see.")).to_have_count(0)
    looker.at(phone, "evening")


def check_file(phone: Phone, looker: Looker, other: Phone) -> None:
    """Check that the file fits the phone's records.

    Check that a file with a changed die does not fit.
    """
    open_look_back_page(phone, "Check it yourself")
    phone.tap("Check now")
    phone.wait_for_text("Everything fits")
    phone.wait_for_text(re.compile("kept during play"))
    looker.at(phone, "checked")
    open_look_back_page(other, "Check it yourself")
    other.tap("Check now")
    other.wait_for_text("Something does not fit")
    other.wait_for_text(re.compile("dice"))
    assert phone.faults == other.faults == []


ACTS = {"ludi_romani": 90, "cursus_honorum": 40, "morituri": 40, "roman_diplomacy": 12}
"""The number of acts of bots in each game."""


@pytest.mark.parametrize("ruleset", soak_parameters(ACTS, "ludi_romani", "roman_diplomacy"))
def test_an_archive_of_each_game_replays_tells_and_verifies(
    tmp_path: Path, browser: Browser, looker: Looker, ruleset: str
) -> None:
    phone = open_archive(browser, write_archive(tmp_path, ruleset, ACTS[ruleset]))
    try_replay(phone)
    for page in PAGES:
        open_look_back_page(phone, page)
        expect(phone.page.get_by_role("heading", level=1)).to_have_text(page)
        if page == "Check it yourself":
            phone.tap("Check now")
            phone.wait_for_text("Everything fits")
        looker.at(phone, f"{ruleset}-{page.lower().replace(' ', '-')}")
    open_look_back_page(phone, "Audit")
    tabs = phone.page.get_by_role("navigation", name="Screens")
    tabs.get_by_role("link", name="Chronicle").click()
    phone.page.locator(".lines button").first.click()
    expect(phone.topmost_sheet).to_contain_text("The seal")
    phone.tap("Show the proof", phone.topmost_sheet)
    expect(phone.topmost_sheet.locator(".opened-proof li").first).to_be_visible()
    looker.at(phone, f"{ruleset}-entry")
    assert phone.faults == []


def test_a_folder_shows_the_same_as_a_file(
    tmp_path: Path, browser: Browser, looker: Looker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("api.archiving.archive_packer.PART_SIZE", 10_000)
    phone = open_archive(browser, write_archive(tmp_path, "cursus_honorum", 40, whole=False), WIDE)
    assert len(list((tmp_path / "data").iterdir())) > 3
    looker.at(phone, "wide-look-back")
    try_replay(phone)
    open_look_back_page(phone, "Check it yourself")
    phone.tap("Check now")
    phone.wait_for_text("Everything fits")
    looker.at(phone, "wide-checked")
    assert phone.faults == []


def test_a_truncated_file_says_that_it_is_incomplete(tmp_path: Path, browser: Browser) -> None:
    whole = write_archive(tmp_path, "cursus_honorum", 10)
    text = whole.read_text(encoding="utf-8")
    whole.write_text(re.sub(r'(id="archive-index">.{40})[^<]*', r"\1", text), encoding="utf-8")
    expect(open_archive(browser, whole).page.get_by_role("alert")).to_contain_text("cut off")
