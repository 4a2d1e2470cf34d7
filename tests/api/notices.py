"""Notices on the console of stewards."""

from tests.api.hall import Hall, found_in

DAY = 24 * 60 * 60 * 1000


async def notices_for(hall: Hall, who: str = "nurse") -> list[str]:
    """Return the house's notices on the stewards' console."""
    phone = await hall.phone(who)
    document = found_in(await phone.get(f"/games/{hall.id}/house"))
    assert all(one["text"] for one in document["troubles"])
    return [one["key"] for one in document["troubles"]]
