"""The people whom the console of an event's game notes: names and attendance of its guests.

The console's notes about people who have come, or do not come, are the truth. Both pages show them.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

import msgspec

from api.game.game import Game
from api.http.request_context import RequestContext
from api.organising.event_rows import GuestRow, StoredEvent, founding_state
from api.organising.server_act import do_act_in_game
from ledger.record.cast import Attendance, CastMember


@dataclass(frozen=True, slots=True)
class ConsoleCast:
    """The people of a founded game, as its console notes them."""

    game: Game

    def has_name_of(self, row: GuestRow) -> bool:
        """Return whether the console notes this guest as the person of the guest's character."""
        member = self._member(row)
        return member is not None and self.game.scribe.text(member.name) == row.name

    def lacks_name_of(self, row: GuestRow) -> bool:
        """Return whether the guest has a character of the game, and the console another name."""
        return self.game.state.kernel.has_card_for(row.character) and not self.has_name_of(row)

    def with_attendance(self, event: StoredEvent) -> StoredEvent:
        """Return an event whose guests have the attendance that the console notes."""
        guests = {key: self._with_attendance(row) for key, row in event.guests.items()}
        return replace(event, guests=guests)

    async def note_attendance(
        self, context: RequestContext, row: GuestRow, attendance: Attendance
    ) -> None:
        """Note whether the guest has come. Raises: the problems refused and closed; StoreError."""
        member = self._member(row)
        if attendance != (member.attendance if member else "expected"):
            await do_act_in_game(
                context, self.game, "check-in", character=row.character, attendance=attendance
            )

    async def note_names(self, context: RequestContext, rows: Iterable[GuestRow]) -> None:
        """Note these guests, with their attendance, as the people of their characters.

        Another person of such a character is replaced. Raises: the problems refused and closed;
        StoreError.
        """
        for row in rows:
            if self.lacks_name_of(row):
                await do_act_in_game(
                    context, self.game, "cast-character", character=row.character, name=row.name
                )
                attendance: Attendance = "here" if row.arrived else "expected"
                await self.note_attendance(context, row, attendance)

    async def erase_name(self, context: RequestContext, row: GuestRow) -> None:
        """Erase the guest's name on the console. Raises: the problem refused; StoreError.

        A closed game stays as it is. Its names are erased on its own page.
        """
        if self.has_name_of(row) and self.game.state.kernel.status != "closed":
            await do_act_in_game(
                context, self.game, "cast-character", character=row.character, name=""
            )

    def _member(self, row: GuestRow) -> CastMember | None:
        return self.game.state.kernel.cast.get(row.character) if row.character else None

    def _with_attendance(self, row: GuestRow) -> GuestRow:
        member = self._member(row)
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


async def console_cast(context: RequestContext, event: StoredEvent) -> ConsoleCast | None:
    """Return the people on the console of an event's game; None before the founding.

    Raises: StoreError.
    """
    if not event.row.game or not event.row.cast:
        return None
    if not (await founding_state(context.host, event.row.game)).is_founded:
        return None
    game = await context.host.opener.get_game(event.row.game)
    return None if game is None else ConsoleCast(game)
