"""Notices on the console of stewards."""

from tests.api.hall import Hall, document_of

DAY = 24 * 60 * 60 * 1000


async def steward_notices(hall: Hall, who: str = "nurse") -> list[str]:
    """Return the house's notices on the stewards' console."""
    phone = await hall.phone(who)
    document = document_of(await phone.get(f"/games/{hall.id}/house"))
    assert all(one["text"] for one in document["troubles"])
    return [one["key"] for one in document["troubles"]]
