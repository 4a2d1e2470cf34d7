"""Standings: who owns how much; for stewards, and for everybody after closing."""

from api.call import Call, Reply
from api.described import POSITION, Description, described
from api.endpoint import resource
from api.reading import models
from api.reading.documents import standings_answer
from api.reading.moment import moment
from api.reading.reply import tagged


@described(
    Description(
        query={"at": POSITION}, gives=models.Standings, problems=("malformed", "not-your-card")
    )
)
async def standings(call: Call) -> Reply:
    """A table now, or at a position (`at`), and one of each period's end."""
    return tagged(standings_answer(moment(call)))


ROUTES = (resource("/games/{game}/standings", GET=standings),)
