"""Offers: what a character of mine may do now, as forms."""

from collections.abc import Mapping

from api.command_codec import insist_on_character, objections
from api.encode import form_document
from api.endpoint import resource
from api.models import Offers
from api.openapi_meta import TEXT, Description, described
from api.problems import ProblemError, malformed
from api.recordable_acts import recordable
from api.reply import Reply, answer
from api.request_context import RequestContext
from ledger.kernel.preview import at_time, known_to, present_refusal
from ledger.kernel.preview import offers as offered
from ledger.kernel.request import Refused
from ledger.offer import Form


@described(
    Description(
        query={"as": TEXT, "recorder": TEXT},
        gives=Offers,
        problems=("malformed", "not-your-card", "unknown-character"),
    )
)
async def offers(context: RequestContext) -> Reply:
    """Every form for one of my characters (`as`), and the rules to keep in mind.

    With a `recorder`, who must be mine: the forms of what they may record for somebody else.
    """
    async with context.host.unhurried.turn():
        return _answered(context)


def _answered(context: RequestContext) -> Reply:
    game, viewer = context.game, context.viewer
    actor = context.query.get("as", "")
    if not actor:
        raise malformed(("as", "say for which of your characters"))
    recorder = context.query.get("recorder", "")
    if (recorder or actor) not in viewer.characters:
        raise ProblemError("not-your-card")
    insist_on_character(game, actor)
    state, machine = at_time(game.state, game.now()), game.machine
    forms: Mapping[str, Form] = (
        recordable(machine, known_to(machine, state, viewer), actor, recorder)
        if recorder and recorder != actor
        else offered(machine, state, viewer, actor)
    )

    def shown(name: str, form: Form) -> dict[str, object]:
        refused = present_refusal(machine, state, Refused("refused", form.blocked), viewer)
        act = machine.acts.get(name)
        document = form_document(
            name,
            act.chapter if act else "",
            form,
            objections(game, refused.objections),
            game.naming.reference,
        )
        return document | ({"sealed": act.sealed} if act and act.sealed else {})

    document = {
        "as": actor,
        "period": state.kernel.period.seq,
        "offers": [shown(name, form) for name, form in forms.items()],
        "reminders": list(machine.rules.reminders(state, actor)),
    }
    return answer(document)


ROUTES = (resource("/games/{game}/offers", GET=offers),)
