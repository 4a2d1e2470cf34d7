"""The wall never cuts its story: every state fits, at any length of name, in both languages."""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hands import PhoneProvider
from tests.browser.looking import Looker
from tests.browser.phone import ENGLISH, WALL, Phone
from tests.browser.projector import SLICED, TWICE
from tests.browser.pseudo import LOCALE
from tests.browser.scenes import BATTLES, begin_challenge, close_game, place_character
from tests.browser.served import ServedLedger

SIZES = ((1920, 1080), (1280, 720), (1024, 768))
LANGUAGES = (ENGLISH, LOCALE)
MAX_CHAPTERS = 16
CHAPTER = 9_000
"""The milliseconds for which the wall shows each chapter of the ending."""
LONG = "Quintus Caecilius Metellus Pius Cornelianus Scipio Nasica"
"""A name that is much longer than any in the scenario."""


LOOKS = 12
"""The number of looks at a wall before a fault counts as lasting."""

PAUSE = 250
"""Milliseconds between two looks."""


class Walls:
    """One wall in each language, each looked at in three sizes while its clock stands still."""

    def __init__(self, evening: Evening, hands: PhoneProvider, looker: Looker) -> None:
        self._looker = looker
        self.walls = [hands.new_phone(evening.address, WALL, locale=one) for one in LANGUAGES]
        for wall in self.walls:
            wall.page.clock.install()
            wall.open_path(f"{evening.path}/projector")
            wall.wait_until_live()

    def check(self, state: str, locator: str) -> None:
        """Check that each wall shows the element, cuts nothing, and repeats no sentence."""
        faults: list[str] = []
        for wall in self.walls:
            expect(wall.page.locator(locator).first).to_be_visible()
            now = wall.page.evaluate("Date.now()") / 1000 + 1
            wall.page.clock.pause_at(datetime.fromtimestamp(now, UTC))
        for wall, language in zip(self.walls, LANGUAGES, strict=True):
            for width, height in SIZES:
                wall.page.set_viewport_size({"width": width, "height": height})
                wall.wait_until_still()
                name = f"{state}-{language}-{width}"
                self._looker.store_picture(wall, name)
                faults += [f"{name}: {fault}" for fault in lasting_faults(wall)]
            expect(wall.page.locator(locator).first).to_be_visible()
            wall.page.clock.resume()
        assert not faults, "\n".join(faults)

    def fast_forward_to(self, locator: str) -> None:
        """Move the clocks of the walls on until each shows the element; chapters take turns."""
        for wall in self.walls:
            for _ in range(MAX_CHAPTERS):
                if not wall.page.locator(locator).count():
                    wall.page.clock.fast_forward(CHAPTER)

    def wait_until_gone(self, locator: str) -> None:
        """Wait until no wall shows the element."""
        for wall in self.walls:
            expect(wall.page.locator(locator)).to_have_count(0)


def lasting_faults(wall: Phone) -> list[str]:
    """Return what the wall cuts or says twice, once its parts have come to rest."""
    found: list[str] = []
    for _ in range(LOOKS):
        found = [*wall.page.evaluate(SLICED), *wall.page.evaluate(TWICE)]
        if not found:
            return []
        wall.page.wait_for_timeout(PAUSE)
    return found


def with_long_names(*people: str, more: str = "") -> str:
    """Return a scenario in which these people have long names."""
    named = ", ".join(f"{who}: {{short: {LONG} {n}}}" for n, who in enumerate(people))
    return f"based_on: ludi_romani\ncast: {{{named}}}\n{more}"


def settle(evening: Evening, numen: str) -> None:
    """Let a god settle the round of the battle over which they preside."""
    duties = evening.view(numen)["slices"]
    (duty,) = (key for key in duties if "/settle-round" in key)
    evening.does(numen, "choose", duty=duty.removeprefix("duty/"), option="settle")


FIGHTERS = tuple(who for one, other, _god, _place in BATTLES for who in (one, other))


@pytest.mark.parametrize("people", [(), FIGHTERS], ids=["usual", "long"])
def test_battles_fit(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker, people: tuple[str, ...]
) -> None:
    evening = Evening(shared_server, with_long_names(*people))
    walls = Walls(evening, hands, looker)
    kind = "long" if people else "usual"
    walls.check(f"{kind}-map", ".lr-map")
    for number, (one, other, numen, place) in enumerate(BATTLES, 1):
        begin_challenge(evening, one, other, numen, place)
        walls.check(f"{kind}-challenged-{number}", ".lr-battle")
        evening.does(other, "accept-challenge")
        for who in (one, other):
            evening.does(who, "roll-dice")
        walls.check(f"{kind}-rolled-{number}", ".lr-total")


ONE_LEGION = "holdings: {legio_curialis: 1}"


@pytest.mark.parametrize("name", ["", LONG], ids=["usual", "long"])
def test_the_end_of_a_battle_fits_and_leaves_the_stage(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker, name: str
) -> None:
    kind = "long" if name else "usual"
    shorts = [f", short: {name} {n}" if name else "" for n in range(4)]
    named = zip(FIGHTERS, shorts, strict=False)
    cast = ", ".join(f"{who}: {{{ONE_LEGION}{short}}}" for who, short in named)
    evening = Evening(shared_server, f"based_on: ludi_romani\ncast: {{{cast}}}\n")
    walls = Walls(evening, hands, looker)
    for number, (one, other, numen, place) in enumerate(BATTLES[:2], 1):
        begin_challenge(evening, one, other, numen, place)
        evening.does(other, "accept-challenge")
        for who in (one, other):
            evening.does(who, "roll-dice")
        settle(evening, numen)
        walls.check(f"{kind}-great-{number}", ".wall-great")
        walls.wait_until_gone(".wall-great")
        walls.check(f"{kind}-end-{number}", ".lr-bare")
    for wall in walls.walls:
        expect(wall.page.locator(".lr-battle")).to_have_count(0, timeout=40_000)


WINTER = """based_on: ludi_romani
calendar: [{kind: hiems, year_bce: 43, minutes: 5}, {kind: actium, year_bce: 31}]
regions: {rome: {capacity: 40}}
"""
WAYS = ({"yes": 7, "no": 3}, {"yes": 10}, {"no": 10}, {"abstain": 10})


@pytest.mark.parametrize("name", ["", LONG], ids=["usual", "long"])
def test_the_senate_and_the_gods_on_the_map_fit(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker, name: str
) -> None:
    kind = "long" if name else "usual"
    voters = ("cicero", "antony", "octavian", "agrippa", "hirtius", "pansa")
    cast = ", ".join(f"{who}: {{short: {name} {n}}}" for n, who in enumerate(voters))
    evening = Evening(shared_server, WINTER + (f"cast: {{{cast}}}\n" if name else ""))
    walls = Walls(evening, hands, looker)
    regions = [key.removeprefix("place/") for key in evening.view()["slices"] if "place/" in key]
    gods = [
        one["id"]
        for key, one in evening.view()["slices"].items()
        if key.startswith("person/") and not one["mortal"]
    ]
    for number, god in enumerate(gods):
        if number < 3 * len(regions):
            place_character(evening, god, regions[number % len(regions)])
    walls.check(f"{kind}-gods", ".lr-map")
    for who in voters:
        place_character(evening, who, "rome")
    evening.does("cicero", "nominate", who="cicero")
    evening.does("venus", "acclaim-consuls", consuls=["cicero"])
    walls.check(f"{kind}-consul", ".wall-great")
    evening.does("cicero", "bring-bill", kind="proscriptio", target="antony")
    bill = evening.view()["slices"]["senate"]["bill"]["id"]
    evening.does("antony", "plead-in-senate", bill=bill, words="I have served Rome. " * 10)
    for number, who in enumerate(voters):
        evening.does(who, "cast-votes", votes=WAYS[number % len(WAYS)])
    walls.wait_until_gone(".wall-great")
    walls.check(f"{kind}-votes", ".lr-ballot")
    evening.does("venus", "close-ballot")
    walls.check(f"{kind}-decided-great", ".wall-great")
    walls.wait_until_gone(".wall-great")
    walls.check(f"{kind}-decided", ".lr-announced")


def test_dice_a_wedding_a_pause_and_the_seal_fit(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker
) -> None:
    evening = Evening(shared_server, with_long_names("livia", "octavian", "antony", "cicero"))
    walls = Walls(evening, hands, looker)
    players = ["livia", "octavian", "antony", "cicero"]
    evening.does("fata", "play-for-chance", players=players, sides=6, words="For a kiss. " * 15)
    walls.check("chance", ".lr-chance")
    for who in ("livia", "octavian", "juno"):
        place_character(evening, who, "rome")
    evening.does("livia", "wed", **{"with": "octavian"})
    for who in ("octavian", "juno"):
        evening.does(who, "consent", petition=evening.petition(who))
    walls.check("wedding", ".wall-great")
    walls.wait_until_gone(".wall-great")
    for wall in walls.walls:
        expect(wall.page.locator(".wall-seal")).to_have_count(0)
        wall.page.keyboard.press("s")
    evening.does("fata", "pause", reason="for a drink")
    walls.check("paused", "time:has-text('a')")
    evening.does("fata", "resume")
    evening.does("apollo", "announce-season")
    walls.check("season", ".wall-splash")
    walls.wait_until_gone(".wall-splash")
    walls.check("seal", ".wall-seal")


SAILORS = ("antony", "octavian", "livia")


@pytest.mark.parametrize("name", ["", LONG], ids=["usual", "long"])
def test_the_ending_has_the_wall_from_actium_to_the_new_state(
    shared_server: ServedLedger, hands: PhoneProvider, looker: Looker, name: str
) -> None:
    kind = "long" if name else "usual"
    everybody = Evening(shared_server).view()["slices"].values()
    people = [one["id"] for one in everybody if one.get("mortal") is True]
    short = f"short: {name} " if name else ""
    cast = [f"{who}: null" for who in people if who not in SAILORS]
    cast += [f"{who}: {{{short}{n if short else ''}}}" for n, who in enumerate(SAILORS)]
    periods = "{kind: aestas, year_bce: 32, minutes: 5}, {kind: actium, year_bce: 31}"
    scenario = f"based_on: ludi_romani\ncalendar: [{periods}]\ncast: {{{', '.join(cast)}}}\n"
    evening = Evening(shared_server, scenario)
    evening.does("apollo", "announce-season")
    walls = Walls(evening, hands, looker)
    walls.check(f"{kind}-call", ".lr-call")
    evening.does("neptune", "blow-conches")
    walls.check(f"{kind}-forms", ".lr-call strong")
    evening.does("neptune", "close-forms")
    walls.check(f"{kind}-fleets", ".lr-fleets ul")
    while not (victor := evening.view()["slices"]["actium"]["victor"]):
        evening.does("neptune", "roll-ships")
        evening.does("neptune", "name-victor")
    for chapter in ("sinking", "last", "victors"):
        walls.fast_forward_to(f"[data-chapter={chapter}]")
        walls.check(f"{kind}-{chapter}", f"[data-chapter={chapter}]")
    (loser,) = [who for who in SAILORS if who != victor][:1]
    evening.does(victor, "decide-fate", fate="enslave", about=loser)
    walls.check(f"{kind}-fates", "[data-chapter=fates]")
    evening.does(victor, "lead-triumph", words="Io triumphe!")
    walls.check(f"{kind}-route", "[data-chapter=route]")
    evening.does("juppiter", "crown", title="magna" if victor == "livia" else "magnus")
    walls.check(f"{kind}-title", "[data-chapter=title]")
    evening.does(victor, "organise-state", order="republic", words="As it was")
    walls.check(f"{kind}-state", "[data-chapter=state]")
    close_game(evening)
    for wall in walls.walls:
        expect(wall.page.locator(".wall-seal strong")).to_be_visible()
    for honour in ("richest", "god"):
        walls.fast_forward_to(f"[data-chapter=honour-{honour}]")
        walls.check(f"{kind}-{honour}", f"[data-chapter=honour-{honour}]")
    for wall in walls.walls:
        expect(wall.page.locator(".wall-side")).to_have_count(0)


def test_an_evening_without_a_victor_ends_with_its_honours_on_the_whole_wall(
    evening: Evening, hands: PhoneProvider, looker: Looker
) -> None:
    evening.does("cicero", "choose-start", to="rome")
    walls = Walls(evening, hands, looker)
    close_game(evening)
    for wall in walls.walls:
        expect(wall.page.locator("[data-chapter^=honour-]")).to_be_visible()
    walls.fast_forward_to("[data-chapter=undecided]")
    walls.check("undecided", "[data-chapter=undecided]")
    for wall in walls.walls:
        expect(wall.page.locator(".wall-side")).to_have_count(0)
    walls.fast_forward_to("[data-chapter=honour-richest]")
    walls.check("undecided-richest", "[data-chapter=honour-richest]")
