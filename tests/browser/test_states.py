"""Screens say what is true now: no season and no end leaves words of another state behind."""

import re
from collections.abc import Iterator

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import Phone
from tests.browser.scenes import close_game, found_evening_in_actium_year, place_character
from tests.browser.served import ServedLedger

SCREENS = ("acts", "map", "people", "chronicle", "battle", "senate", "actium", "wills", "after")
"""Screens of every station. The first screen of a station is named beside it."""

STATIONS = {
    "cicero": ("Cicero", "hand"),
    "venus": ("Venus", "desk"),
    "fata": ("The Fates", "console"),
}
"""Characters with their names and the first screens of their stations."""

OF_AN_OPEN_GAME = re.compile(
    r"""time\ is\ up | just\ now\b | \byet\b | is\ sitting | waits\ for | is\ asking
    | about\ to | on\ no\ phone | \bsettled\b | Agree\ to | Pause\ | Announce\ | If\ you\ die
    | Worth\ remembering | when\ the\ game\ is\ over""",
    re.VERBOSE | re.IGNORECASE,
)
"""Words that are true only while the game is open."""

OF_A_WINTER = re.compile(r"is sitting|no consul yet|votes on a bill", re.IGNORECASE)
"""Words that are true only in a hiems."""


OF_THE_SEASONS = re.compile(
    r"""is\ sitting | no\ consul\ yet | collect\ tribute | next\ season | in\ summer | in\ winter
    | go\ by\ land | buy\ legions | would\ sail""",
    re.VERBOSE | re.IGNORECASE,
)
"""Words that are no longer true once the Battle of Actium has begun."""


def texts_of_screens(evening: Evening, phone: Phone, first: str) -> Iterator[tuple[str, str]]:
    """Yield each screen of a station with its text."""
    for screen in (first, *SCREENS):
        phone.open_path(f"{evening.path}/{screen}")
        phone.page.locator("main.screen, .after").first.wait_for()
        phone.wait_until_still()
        yield screen, phone.page.evaluate("document.body.innerText")


def phones_of_all_stations(evening: Evening, hands: PhoneProvider) -> dict[str, Phone]:
    """Return a phone of each station, by character."""
    return {who: hands.of(evening, who, name) for who, (name, _first) in STATIONS.items()}


def stale_words(
    evening: Evening, phones: dict[str, Phone], words: re.Pattern[str]
) -> list[tuple[str, str, str]]:
    """Return the words of another state on all screens, each with its viewer and its screen.

    The chronicle tells what was said before, so it is left out.
    """
    return [
        (who, screen, found[0])
        for who, phone in phones.items()
        for screen, text in texts_of_screens(evening, phone, STATIONS[who][1])
        for found in words.finditer(text)
        if screen != "chronicle"
    ]


def test_a_closed_game_says_nothing_that_is_true_only_of_an_open_one(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    phones = phones_of_all_stations(evening, hands)
    place_character(evening, "octavian", "rome")
    evening.does("octavian", "wed", with_="livia")
    wall = hands.wall_phone(evening)
    evening.does("apollo", "announce-season")
    close_game(evening)
    for phone in phones.values():
        phone.wait_for_text("The game is over")
    assert stale_words(evening, phones, OF_AN_OPEN_GAME) == []
    phones["fata"].open_path(f"{evening.path}/console")
    phones["fata"].wait_for_text("Search everything")
    looker.at(phones["fata"], "console-closed")
    assert not wall.page.get_by_text(re.compile(r"^\+\d+:\d\d$")).count()


def test_a_law_waits_for_mars_through_the_seasons_while_no_senate_sits(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    phones = phones_of_all_stations(evening, hands)
    pass_law(evening)
    for season in ("motus", "aestas"):
        evening.does("apollo", "announce-season")
        for phone in phones.values():
            phone.page.locator(f"[data-period={season}]").wait_for()
            phone.wait_for_text("A law waits for Mars")
        looker.store_picture(phones["cicero"], f"law-in-{season}")
        assert stale_words(evening, phones, OF_A_WINTER) == []
        for who, phone in phones.items():
            phone.open_path(f"{evening.path}/{STATIONS[who][1]}")


def pass_law(evening: Evening) -> None:
    """Let the Senate pass a proscriptio of Philippus in the first hiems."""
    for _ in range(2):
        evening.does("apollo", "announce-season")
    for who in ("cicero", "maecenas", "venus"):
        place_character(evening, who, "rome")
    evening.does("maecenas", "nominate", who="maecenas")
    evening.does("maecenas", "nominate", who="cicero")
    evening.does("venus", "acclaim-consuls", consuls=["maecenas", "cicero"])
    evening.does("maecenas", "bring-bill", kind="proscriptio", target="philippus")
    for who in ("maecenas", "cicero"):
        evening.does(who, "cast-votes", votes={"yes": evening.amount_of(who, "suffragium")})
    evening.does("venus", "close-ballot")


def test_at_actium_no_screen_speaks_of_seasons(
    shared_server: ServedLedger, evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    evening = found_evening_in_actium_year(shared_server, evening)
    phones = phones_of_all_stations(evening, hands)
    for act in ("blow-conches", "close-forms"):
        evening.does("neptune", act)
    for phone in phones.values():
        phone.page.locator("[data-period=actium]").wait_for()
    phones["cicero"].open_path(f"{evening.path}/acts")
    phones["cicero"].wait_for_text("acts are not possible now")
    looker.at(phones["cicero"], "acts-at-actium")
    assert stale_words(evening, phones, OF_THE_SEASONS) == []
