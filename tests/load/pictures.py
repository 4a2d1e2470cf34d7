"""`make pictures`: README's pictures, of an evening that bots have played with seeded chance.

Bots play until the wanted scene appears. A copy of the file is served. Phones that hold cards of
this game, a guest and a wall take the pictures.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from api.base.clock import milliseconds
from ledger.games.catalogue import GAMES
from ledger.games.ludi_romani.proelium.stages import ROLLED_STAGE
from tests.browser.evening import Evening
from tests.browser.phone import TALL, Phone, Size, open_phone
from tests.browser.scenes import place_character
from tests.browser.served import ServedLedger
from tests.load.browsers import measuring_browser
from tests.load.rehearsed import Rehearsal

FOLDER = Path("pwa/pictures")
AGO = 60_000
"""The age of the evening in milliseconds, so that clocks show the remaining time."""

HALL: Size = (1280, 720)
"""The size of a small projector."""

PHONES = 60
MOMENT = 1_500
"""Milliseconds until dice lie still and short messages have been drawn."""

LONGEST = 900
"""The greatest number of acts until the wanted scene appears."""

QUALITY = 70
"""The quality of a picture (JPEG, 1 to 100): no picture shall exceed 100 KB."""

Find = Callable[[Any], str]
"""A function that returns the character to look at once a scene is in a state's world.

"" before.
"""


class PictureScene(NamedTuple):
    """A picture: its name, a screen, the holder of the phone, and its size."""

    name: str
    screen: str
    who: str = ""
    """The character whose phone takes the picture, or "" for the character that `Find` returns."""
    size: Size = TALL


def find_fighter_with_dice(world: Any) -> str:
    """Return a character whose dice lie on the table."""
    rolled = (battle for battle in world.pugnae.lasting() if battle.stage == ROLLED_STAGE)
    return next((min(battle.people) for battle in rolled), "")


def find_future_senator(world: Any) -> str:
    """Return a character who will sit in the Senate."""
    return "hirtius" if world.curia.winter else ""


def play_vote(evening: Evening) -> None:
    """Let Cicero as consul bring a bill, and let all characters in the Senate except one vote."""
    people = [one for key, one in evening.view()["slices"].items() if key.startswith("person/")]
    senators = [one["id"] for one in people if one["role"] in ("senator", "imperator")]
    for who in senators:
        place_character(evening, who, "rome")
    evening.does("cicero", "nominate", who="cicero")
    evening.does("venus", "acclaim-consuls", consuls=["cicero"])
    evening.does("cicero", "bring-bill", kind="census", target="gaul")
    for number, who in enumerate(senators):
        if who != "hirtius":
            evening.does(who, "cast-votes", votes=VOTES[number % len(VOTES)])


VOTES: tuple[dict[str, int], ...] = ({"yes": 7, "no": 3}, {"yes": 10}, {"no": 10})


class PictureMoment(NamedTuple):
    """The condition to stop, the pictures to take at that time, and the acts before."""

    find: Find
    scenes: tuple[PictureScene, ...]
    before: Callable[[Evening], None] = lambda _: None


MOMENTS = (
    PictureMoment(
        find_fighter_with_dice,
        (
            PictureScene("hand", "", "livia"),
            PictureScene("battle", "/battle"),
            PictureScene("map", "/map", "cicero"),
            PictureScene("desk", "", "minerva"),
            PictureScene("console", "", "fata"),
            PictureScene("wall", "/projector", size=HALL),
        ),
    ),
    PictureMoment(find_future_senator, (PictureScene("senate", "/senate"),), play_vote),
)


def picture_names() -> Iterator[str]:
    """Yield the names of the pictures' files."""
    for moment in MOMENTS:
        yield from (f"{scene.name}.jpg" for scene in moment.scenes)


class RehearsedEvening(Evening):
    """An evening that bots have continued, for people who act through the interface."""

    def __init__(self, served: ServedLedger, played: Rehearsal) -> None:
        self.served = served
        self.id, self.tokens = played.game, dict(played.tokens)
        self._sessions = {}


class Photographer:
    """Takes the pictures of one moment, with a phone for each person and one for the wall."""

    def __init__(self, browser: Browser, served: ServedLedger, played: Rehearsal) -> None:
        self._browser = browser
        self._address = served.address
        self._tokens = dict(played.tokens)
        self._path = f"/g/{played.game}"
        self._phones: dict[str, Phone] = {}
        self._pockets = ExitStack()

    def take_picture(self, scene: PictureScene, who: str) -> None:
        """Take a picture of a character's screen, or "" for the wall."""
        phone = self._phones.get(who) or self._open_screen(scene, who)
        if scene.screen:
            phone.open_path(self._path + scene.screen)
            phone.wait_until_live()
        while phone.tidings_screen.count():
            phone.tidings_screen.get_by_role("button").last.click()
        phone.wait_until_still()
        phone.page.wait_for_timeout(MOMENT)
        where = FOLDER / f"{scene.name}.jpg"
        phone.page.screenshot(path=where, type="jpeg", quality=QUALITY)
        print(where, flush=True)

    def _open_screen(self, scene: PictureScene, who: str) -> Phone:
        phone = self._pockets.enter_context(open_phone(self._browser, self._address, scene.size))
        phone.keep_tidings_open()
        self._phones[who] = phone
        if who:
            phone.scan(self._tokens[f"{who}-1"])
            phone.tap("Enter")
            phone.wait_until_live()
        return phone

    def close_phones(self) -> None:
        """Close the phones."""
        self._pockets.close()


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, measuring_browser() as browser:
        place = Path(folder)
        played = Rehearsal(
            place / "played.db", GAMES["ludi_romani"], None, PHONES, milliseconds() - AGO
        )
        for number, moment in enumerate(MOMENTS):
            found = play_until_scene(played, moment.find)
            copy = place / str(number)
            copy.mkdir()
            played.hand_copy_over(copy / "evening.db")
            with ServedLedger(copy) as served:
                photographer = Photographer(browser, served, played)
                moment.before(RehearsedEvening(served, played))
                for scene in moment.scenes:
                    photographer.take_picture(
                        scene, "" if scene.size == HALL else scene.who or found
                    )
                photographer.close_phones()
        played.close()


def play_until_scene(played: Rehearsal, find: Find) -> str:
    """Let bots play on until a scene is found, and return the character to look at."""
    for _ in played.play_acts(LONGEST):
        if found := find(played.scribe.state.world):
            return found
    raise RuntimeError(f"{find.__name__} was not to be seen in {LONGEST} acts")


if __name__ == "__main__":
    main()
