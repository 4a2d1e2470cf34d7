"""The people whom the console of an event's game notes: names and attendance of its guests.

The console's notes about people who have come, or do not come, are the truth. Both pages show them.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

import msgspec

from api.base.problems import ProblemError
from api.game.game import Game
from api.hosting.host import Host
from api.http.request_context import RequestContext
from api.organising.event_rows import GuestRow, StoredEvent, founding_state
from api.organising.server_act import do_act_in_game
from ledger.record.cast import Attendance, CastMember


@dataclass(frozen=True, slots=True)
class ConsoleCast:
    """The people of a founded game, as its console notes them."""

    host: Host
    game: Game

    @property
    def is_closed(self) -> bool:
        """Whether the game is closed, so nothing can be noted any more."""
        return self.game.state.kernel.status == "closed"

    def has_name_of(self, row: GuestRow) -> bool:
        """Return whether the console notes this guest as the person of the guest's character."""
        return self._name_of(row.character) == row.name

    def count_missing(self, event: StoredEvent, rows: Collection[GuestRow]) -> int:
        """Return how many of these guests of the event are not noted, or at a wrong character."""
        misplaced_names = set(self._other_names(rows, event.guests.values()).values())
        return sum(self._lacks_name_of(row) or row.name in misplaced_names for row in rows)

    def with_attendance(self, event: StoredEvent) -> StoredEvent:
        """Return an event whose guests have the attendance that the console notes."""
        guests = {key: self.row_with_attendance(row) for key, row in event.guests.items()}
        return replace(event, guests=guests)

    def row_with_attendance(self, row: GuestRow) -> GuestRow:
        """Return a guest with the attendance that the console notes, if it notes the guest."""
        member = self._member(row.character)
        if member is None or not self.has_name_of(row):
            return row
        match member.attendance:
            case "here":
                arrived = row.arrived or member.since
                return msgspec.structs.replace(row, arrived=arrived, coming="")
            case "absent":
                return msgspec.structs.replace(row, arrived=0, coming="absent")
            case "expected":
                coming = "late" if row.coming == "late" else ""
                return msgspec.structs.replace(row, arrived=0, coming=coming)

    async def note_attendance(self, context: RequestContext, row: GuestRow) -> None:
        """Note whether the guest has come. Raises: the problems refused and closed; StoreError."""
        member, attendance = self._member(row.character), _attendance_of(row)
        if attendance != (member.attendance if member else "expected"):
            await do_act_in_game(
                context, self.game, "check-in", character=row.character, attendance=attendance
            )

    async def note_names(
        self, context: RequestContext, event: StoredEvent, rows: Collection[GuestRow]
    ) -> None:
        """Note these guests, with their attendance, as the people of their characters.

        Another person of such a character is replaced. If the console notes such a guest for a
        character that is not the guest's, that note is erased. Raises: the problems refused and
        closed; StoreError.
        """
        replaced_characters = {row.character for row in rows}
        for character, name in self._other_names(rows, event.guests.values()).items():
            if character not in replaced_characters:
                await self._erase_name(character, name)
        for row in rows:
            if self._lacks_name_of(row):
                await do_act_in_game(
                    context, self.game, "cast-character", character=row.character, name=row.name
                )
                await self.note_attendance(context, row)

    async def erase_names(self, event: StoredEvent, rows: Collection[GuestRow]) -> None:
        """Erase the names of these guests of the event wherever the console notes them.

        If another guest of the same name has a character, the name stays there. Raises: the problem
        unavailable; StoreError.
        """
        ids = {row.id for row in rows}
        other_guests = [row for row in event.guests.values() if row.id not in ids]
        names = self._other_names(rows, other_guests)
        if self.is_closed:
            await self._erase_words(names)
        else:
            for character, name in names.items():
                await self._erase_name(character, name)

    async def _erase_words(self, characters: Iterable[str]) -> None:
        """Erase names and notes of people in a closed game, whose ledger takes no act."""
        cast = self.game.state.kernel.cast
        digests = [
            digest
            for character in characters
            for digest in (cast[character].name, cast[character].note)
            if digest
        ]
        if digests:
            await self.host.eraser.words(self.game, digests)

    async def _erase_name(self, character: str, name: str) -> None:
        request = self.host.registry.request_by_server(
            "cast-character", character=character, name=""
        )
        await self.game.writer.answer(request)
        # An answer that refuses is no fault if a steward has erased the name meanwhile.
        if self._name_of(character) == name:
            raise ProblemError("unavailable")

    def _member(self, character: str) -> CastMember | None:
        return self.game.state.kernel.cast.get(character)

    def _name_of(self, character: str) -> str | None:
        """Return the name of the person whom the console notes for a character."""
        member = self._member(character)
        return None if member is None else self.game.scribe.text(member.name)

    def _lacks_name_of(self, row: GuestRow) -> bool:
        """Return whether the guest has a character of the game, and the console another name."""
        return self.game.state.kernel.has_card_for(row.character) and not self.has_name_of(row)

    def _other_names(self, rows: Iterable[GuestRow], guests: Iterable[GuestRow]) -> dict[str, str]:
        """Return the characters with the names of `rows`, but without those of `guests`.

        A character is left out if one of `guests` has both this character and this name.
        """
        names = {row.name for row in rows}
        own_names = {(guest.character, guest.name) for guest in guests}
        return {
            character: name
            for character in self.game.state.kernel.cast
            if (name := self._name_of(character)) in names and (character, name) not in own_names
        }


async def console_cast(host: Host, event: StoredEvent) -> ConsoleCast | None:
    """Return the people on the console of an event's game; None before the founding.

    Raises: StoreError.
    """
    if not event.row.game or not event.row.cast:
        return None
    if not (await founding_state(host, event.row.game)).is_founded:
        return None
    game = await host.opener.get_game(event.row.game)
    return None if game is None else ConsoleCast(host, game)


async def erase_names_on_console(
    host: Host, event: StoredEvent, rows: Collection[GuestRow]
) -> None:
    """Erase names of guests on the console of the event's game, before the guests are erased.

    Raises: the problem unavailable; StoreError.
    """
    cast = await console_cast(host, event)
    if cast is not None:
        await cast.erase_names(event, rows)


def _attendance_of(row: GuestRow) -> Attendance:
    if row.is_absent:
        return "absent"
    return "here" if row.arrived else "expected"
