"""The answers in an archive: the answers that the API gives one viewer of a game now."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import quote, urlencode

from api.base.encode import encode, json_list
from api.base.model import Model
from api.exports.ledger_file import may_have_sealed
from api.exports.material import export_material, sealed_or_visible_lines
from api.game.live.views import past_view
from api.game.reader import GameReader
from api.reading.accounts import (
    StatementRequest,
    accounts_answer,
    statement_answer,
    trial_balance_answer,
)
from api.reading.documents import audit_answer
from api.reading.entry_details import data_for_all_entries, opened_answer
from api.reading.evening import evening_answer
from api.reading.letters import letters_answer
from api.reading.moment import Moment, names_function
from api.reading.sentences import Sentences
from api.reading.series import (
    balances_answer,
    places_series_answer,
    span_between,
    span_of_visible_lines,
    standings_series_answer,
)
from api.reading.story import story
from api.reading.tills import tills_answer
from api.replaying.replay import ReplayRenderer
from ledger.record.audience import Viewer


class Answer(NamedTuple):
    """The answer at a path below the game's path. If `plain`, the answer is not a JSON document."""

    path: str
    body: bytes
    plain: bool = False


NO_LIMIT = 1_000_000
"""A number that is higher than the number of lines of any game."""


def answers_for_viewer(
    replay: ReplayRenderer, game: GameReader, viewer: Viewer
) -> Iterator[Answer]:
    """Yield every answer for this viewer.

    Reading the store takes time, so a server runs it on a thread.
    """
    yield from answers_for_all_viewers(replay, game, viewer)
    yield from _AnswerMaker(replay, game, viewer).story_answers()


def answers_for_all_viewers(
    replay: ReplayRenderer, game: GameReader, viewer: Viewer
) -> Iterator[Answer]:
    """Yield the answers that all viewers have, perhaps with other texts. Stories are left out."""
    maker = _AnswerMaker(replay, game, viewer)
    for answers in (
        maker.view_answers,
        maker.replay_pages,
        maker.chronicle_page,
        maker.entries,
        maker.letters,
        maker.accounts,
        maker.steward_pages,
        maker.ledger_answer,
    ):
        yield from answers()


@dataclass(slots=True)
class _AnswerMaker:
    """Makes answers. Facts that are hidden from the viewer are left out without a trace."""

    replay: ReplayRenderer
    game: GameReader
    viewer: Viewer

    @property
    def _now(self) -> Moment:
        return Moment(self.game, self.viewer, self.game.state)

    @property
    def _sentences(self) -> Sentences:
        return Sentences(self.game, self.viewer, names_function(self.game))

    def view_answers(self) -> Iterator[Answer]:
        """Yield the final view, and the picture of the board."""
        position = self.game.state.log.position
        yield Answer("/view", past_view(self.game, self.viewer, position).body)
        picture = self.game.machine.rules.phones.picture(self.game.state)
        if picture is not None:
            yield Answer(f"/pictures/{picture.digest}", picture.body)

    def replay_pages(self) -> Iterator[Answer]:
        """Yield the index of the replay, the moment of each entry, and all chunks."""
        yield Answer("/replay", self.replay.index(self.viewer, "").body)
        moments = self.replay.moments(self.viewer)
        entries = self.game.state.log.entries
        places = {
            entries[position].id: row_index
            for row_index, row in enumerate(moments.rows)
            for position in row.positions[:-1]
        }
        yield Answer("/replay/places", encode(places))
        chunk_number = 0
        while (plan := self.replay.chunk_plan(self.viewer, chunk_number)) is not None:
            yield Answer(f"/replay/{chunk_number}", self.replay.chunk(plan).body)
            chunk_number += 1

    def chronicle_page(self) -> Iterator[Answer]:
        """Yield all lines of the chronicle as one page, which is the oldest page."""
        chronicle = self.game.chronicle()
        page = chronicle.spots_before(self.viewer, chronicle.newest_cursor(self.viewer), NO_LIMIT)
        lines = json_list(self.game.lines(self.viewer, page.spots))
        cursor = encode(str(page.cursor))
        yield Answer("/entries", b'{"entries":%b,"cursor":%b,"more":false}' % (lines, cursor))

    def entries(self) -> Iterator[Answer]:
        """Yield every entry of which the viewer sees any part, as an opened entry."""
        moment, sentences = self._now, self._sentences
        opening_data = data_for_all_entries(moment)
        for position in self._positions():
            entry_id = self.game.state.log.entries[position].id
            details = opened_answer(moment, entry_id, sentences, opening_data)
            yield Answer(f"/entries/{quote(entry_id, safe='')}", details)

    def _positions(self) -> Iterator[int]:
        for row in self.replay.moments(self.viewer).rows:
            yield from row.positions

    def story_answers(self) -> Iterator[Answer]:
        """Yield the stories of the viewer's characters.

        For a viewer without a character, yield all stories.
        """
        characters = dict.fromkeys(card.character for card in self.game.state.kernel.cards.values())
        own_characters = [
            character for character in characters if character in self.viewer.characters
        ]
        for character in own_characters or characters:
            story_bytes = encode(story(self.game, self.viewer, character))
            yield Answer(f"/stories/{quote(character, safe='')}", story_bytes)

    def letters(self) -> Iterator[Answer]:
        """Yield the letters that the viewer may read, newest first."""
        if self.game.state.kernel.letters.possible_kinds:
            state, scribe = self.game.state, self.game.scribe
            yield _json_answer(
                "/letters", letters_answer(state, self.viewer, scribe, limit=NO_LIMIT)
            )

    def accounts(self) -> Iterator[Answer]:
        """Yield every account, its statements, and the tills."""
        moment, sentences = self._now, self._sentences
        balances = accounts_answer(moment)
        yield _json_answer("/accounts", balances)
        for balance in balances.accounts:
            request = StatementRequest(balance.account, balance.asset, limit=NO_LIMIT)
            path = f"/statement?{urlencode({'account': balance.account, 'asset': balance.asset})}"
            yield _json_answer(path, statement_answer(moment, request, sentences))
        yield _json_answer("/tills", tills_answer(moment, sentences))

    def steward_pages(self) -> Iterator[Answer]:
        """Yield the answers for stewards, and balances over time.

        After closing, everybody gets these answers.
        """
        game, viewer, moment = self.game, self.viewer, self._now
        evening = evening_answer(game, viewer) if viewer.sees_positions else None
        span = span_of_visible_lines(game, viewer)
        if evening is not None and evening.began and evening.ended:
            span = span_between(evening.began, evening.ended)
        yield _json_answer("/series/balances", balances_answer(game, viewer, span, ""))
        yield _json_answer("/series/places", places_series_answer(game, viewer, span))
        if evening is not None:
            yield _json_answer("/series/standings", standings_series_answer(game, viewer, span))
            yield _json_answer("/evening", evening)
            yield _json_answer("/trial-balance", trial_balance_answer(moment))
            yield _json_answer("/audit", audit_answer(moment, self._sentences, limit=NO_LIMIT))

    def ledger_answer(self) -> Iterator[Answer]:
        """Yield the sealed ledger, if the viewer may have it."""
        moment = self._now
        if may_have_sealed(moment.state, self.viewer):
            lines = sealed_or_visible_lines(export_material(moment, names_function(self.game)))
            yield Answer("/export.jsonl", b"".join(lines), plain=True)


def _json_answer(path: str, answer: Model) -> Answer:
    return Answer(path, answer.model_dump_json(exclude_none=True).encode())
