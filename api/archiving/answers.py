"""The answers that an archive holds: what the API gives one viewer of a game as it is now."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import quote, urlencode

from api.base.encode import encode, listed
from api.base.model import Model
from api.exports.material import as_lines, material
from api.exports.sealed import may_have
from api.game.live.views import past_view
from api.game.reader import GameReader
from api.reading.accounts import Asked, accounts_answer, statement_answer, trial_balance_answer
from api.reading.documents import audit_answer
from api.reading.evening import evening_answer
from api.reading.letters import letters_answer
from api.reading.moment import Moment, names_now
from api.reading.opened import around_all, opened_answer
from api.reading.sentences import Sentences
from api.reading.series import (
    balances_answer,
    places_series_answer,
    span_between,
    standings_series_answer,
    whole_span,
)
from api.reading.story import story
from api.reading.tills import tills_answer
from api.replaying.replay import Replay
from ledger.record.audience import Viewer


class Answer(NamedTuple):
    """What is answered at a path below that of the game. `plain` is no JSON document."""

    path: str
    body: bytes
    plain: bool = False


EVERYTHING = 1_000_000
"""More lines than a game has."""


def answers(replay: Replay, game: GameReader, viewer: Viewer) -> Iterator[Answer]:
    """Every answer for this viewer. It reads the store; a server runs it beside its event loop."""
    yield from answers_of_all(replay, game, viewer)
    yield from _Maker(replay, game, viewer).stories()


def answers_of_all(replay: Replay, game: GameReader, viewer: Viewer) -> Iterator[Answer]:
    """Every answer for this viewer that others have as well, be it with other words: no stories."""
    maker = _Maker(replay, game, viewer)
    for made in (
        maker.view,
        maker.replayed,
        maker.lines,
        maker.entries,
        maker.letters,
        maker.accounts,
        maker.for_all,
        maker.ledger,
    ):
        yield from made()


@dataclass(slots=True)
class _Maker:
    """Makes answers. What the viewer may not be told is left out, as if there were none."""

    replay: Replay
    game: GameReader
    viewer: Viewer

    @property
    def _now(self) -> Moment:
        return Moment(self.game, self.viewer, self.game.state)

    @property
    def _sentences(self) -> Sentences:
        return Sentences(self.game, self.viewer, names_now(self.game))

    def view(self) -> Iterator[Answer]:
        """The view at the end, and the picture of the board."""
        position = self.game.state.log.position
        yield Answer("/view", past_view(self.game, self.viewer, position).body)
        picture = self.game.machine.rules.picture(self.game.state)
        if picture is not None:
            yield Answer(f"/pictures/{picture.digest}", picture.body)

    def replayed(self) -> Iterator[Answer]:
        """The index of the replay, in which moment each entry is, and all chunks."""
        yield Answer("/replay", self.replay.index(self.viewer, "").body)
        moments = self.replay.moments(self.viewer)
        entries = self.game.state.log.entries
        places = {
            entries[position].id: number
            for number, row in enumerate(moments.rows)
            for position in row.positions[:-1]
        }
        yield Answer("/replay/places", encode(places))
        number = 0
        while (plan := self.replay.plan(self.viewer, number)) is not None:
            yield Answer(f"/replay/{number}", self.replay.chunk(plan).body)
            number += 1

    def lines(self) -> Iterator[Answer]:
        """All lines of the chronicle, as the oldest page would give them."""
        chronicle = self.game.chronicle()
        found = chronicle.spots_before(self.viewer, chronicle.now(self.viewer), EVERYTHING)
        lines = listed(self.game.lines(self.viewer, found.spots))
        cursor = encode(str(found.cursor))
        yield Answer("/entries", b'{"entries":%b,"cursor":%b,"more":false}' % (lines, cursor))

    def entries(self) -> Iterator[Answer]:
        """Every entry of which the viewer sees anything, opened."""
        moment, sentences = self._now, self._sentences
        around = around_all(moment)
        for position in self._positions():
            name = self.game.state.log.entries[position].id
            opened = opened_answer(moment, name, sentences, around)
            yield Answer(f"/entries/{quote(name, safe='')}", opened)

    def _positions(self) -> Iterator[int]:
        for row in self.replay.moments(self.viewer).rows:
            yield from row.positions

    def stories(self) -> Iterator[Answer]:
        """The story of each character of the viewer's; of everybody, if they have none."""
        known = dict.fromkeys(c.character for c in self.game.state.kernel.cards.values())
        own = [who for who in known if who in self.viewer.characters]
        for who in own or known:
            told = encode(story(self.game, self.viewer, who))
            yield Answer(f"/stories/{quote(who, safe='')}", told)

    def letters(self) -> Iterator[Answer]:
        """The letters that the viewer may read, newest first."""
        if self.game.state.kernel.letters.ever:
            state, kept = self.game.state, self.game.scribe
            yield _answer("/letters", letters_answer(state, self.viewer, kept, limit=EVERYTHING))

    def accounts(self) -> Iterator[Answer]:
        """Every account, its statements, and the tills."""
        moment, sentences = self._now, self._sentences
        known = accounts_answer(moment)
        yield _answer("/accounts", known)
        for one in known.accounts:
            asked = Asked(one.account, one.asset, limit=EVERYTHING)
            path = f"/statement?{urlencode({'account': one.account, 'asset': one.asset})}"
            yield _answer(path, statement_answer(moment, asked, sentences))
        yield _answer("/tills", tills_answer(moment, sentences))

    def for_all(self) -> Iterator[Answer]:
        """What is for stewards, and for everybody after closing; and what was held over time."""
        game, viewer, moment = self.game, self.viewer, self._now
        evening = evening_answer(game, viewer) if viewer.sees_positions else None
        span = whole_span(game, viewer)
        if evening is not None and evening.began and evening.ended:
            span = span_between(evening.began, evening.ended)
        yield _answer("/series/balances", balances_answer(game, viewer, span, ""))
        yield _answer("/series/places", places_series_answer(game, viewer, span))
        if evening is not None:
            yield _answer("/series/standings", standings_series_answer(game, viewer, span))
            yield _answer("/evening", evening)
            yield _answer("/trial-balance", trial_balance_answer(moment))
            yield _answer("/audit", audit_answer(moment, self._sentences, limit=EVERYTHING))

    def ledger(self) -> Iterator[Answer]:
        """The sealed ledger, for who may have it."""
        moment = self._now
        if may_have(moment.state, self.viewer):
            made = as_lines(material(moment, names_now(self.game)))
            yield Answer("/export.jsonl", b"".join(made), plain=True)


def _answer(path: str, answer: Model) -> Answer:
    return Answer(path, answer.model_dump_json(exclude_none=True).encode())
