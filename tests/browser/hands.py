"""The phones of the people in a test."""

from contextlib import ExitStack

from playwright.sync_api import Browser

from tests.browser.evening import Evening
from tests.browser.phone import ENGLISH, TALL, WALL, Phone, Size, open_phone


class PhoneProvider:
    """Hands out phones, and collects the faults on all of them."""

    def __init__(self, browser: Browser, pockets: ExitStack) -> None:
        self._browser = browser
        self._pockets = pockets
        self._phones: list[Phone] = []

    def new_phone(
        self, address: str, size: Size = TALL, *, keeps: bool = False, locale: str = ENGLISH
    ) -> Phone:
        """Return a new phone with no page open, whose reader has this language.

        A phone that `keeps` the app no longer needs a network.
        """
        phone = self._pockets.enter_context(
            open_phone(self._browser, address, size, keeps=keeps, locale=locale)
        )
        self._phones.append(phone)
        return phone

    def of(
        self,
        evening: Evening,
        character: str,
        name: str,
        size: Size = TALL,
        address: str = "",
        *,
        keeps: bool = False,
    ) -> Phone:
        """Return the phone of a player who has scanned their card and entered."""
        phone = self.new_phone(address or evening.address, size, keeps=keeps)
        phone.enter(evening.card(character), name)
        evening.use_phone_session(character, phone.cookie)
        return phone

    def guest_phone(self, evening: Evening) -> Phone:
        """Return the phone of a person who only watches."""
        phone = self.new_phone(evening.address)
        phone.open_path(evening.path)
        phone.wait_until_live()
        return phone

    def wall_phone(self, evening: Evening) -> Phone:
        """Return the projector."""
        phone = self.new_phone(evening.address, WALL)
        phone.open_path(f"{evening.path}/projector")
        phone.wait_until_live()
        return phone

    def unexpected_faults(self) -> list[str]:
        """Return the unexpected faults on all phones so far."""
        return [fault for phone in self._phones for fault in phone.faults]
