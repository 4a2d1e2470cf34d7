"""What everybody is told."""

from tests.api.hall import Hall, found_in

DAY = 24 * 60 * 60 * 1000


async def told(hall: Hall, who: str = "nurse") -> list[str]:
    """What the stewards' console says of the house."""
    phone = await hall.phone(who)
    document = found_in(await phone.get(f"/games/{hall.id}/house"))
    assert all(one["text"] for one in document["troubles"])
    return [one["key"] for one in document["troubles"]]
