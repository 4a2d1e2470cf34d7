"""The results of the projections at a moment, as far as one viewer may read them."""

from functools import cache

from api.base.problems import ProblemError
from api.reading import models as m
from api.reading.moment import Moment, require_positions
from api.reading.periods import period_model
from api.reading.sentences import Sentences
from ledger.record.books import Books
from ledger.record.state import Period
from projections.audit import AUDIT, Matter, counts_by_kind, matters_after
from projections.holdings import HOLDINGS, Holdings, all_holdings, holdings_of
from projections.seating import SEATING, visible_pieces
from projections.standings import STANDINGS, standings_table

MAX_MATTERS = 500
"""Maximum number of points to check in one list."""


def holdings_answer(moment: Moment) -> m.Holdings:
    """Return the goods that each character holds."""
    balances = all_holdings(moment.reading(HOLDINGS), moment.may_see)
    return m.Holdings(
        game=moment.game.id,
        position=moment.position_if_visible(moment.position),
        holdings=[_holding(holdings) for holdings in balances],
    )


def holdings_answer_of_character(moment: Moment, character: str) -> m.Holding:
    """Return the holdings of one character.

    Raises: the problem not-found: the character does not exist.
    """
    cards = moment.state.kernel.cards.values()
    if all(card.character != character for card in cards):
        raise ProblemError("not-found")
    return _holding(holdings_of(moment.reading(HOLDINGS), character, moment.may_see))


def places_answer(moment: Moment) -> m.Places:
    """Return the characters at each place."""
    pieces = visible_pieces(moment.reading(SEATING), moment.viewer)
    return m.Places(
        game=moment.game.id,
        position=moment.position_if_visible(moment.position),
        places=[
            m.Place(
                place=place,
                pieces=[
                    m.Piece(
                        piece=piece.piece,
                        seat=piece.seat,
                        arrived=moment.position_if_visible(piece.arrival_position),
                    )
                    for piece in pieces_of_place
                ],
            )
            for place, pieces_of_place in pieces.items()
        ],
    )


def standings_answer(moment: Moment) -> m.Standings:
    """Return how much of each asset each character owns. Raises: the problem not-your-card."""
    require_positions(moment.viewer)
    standings = moment.reading(STANDINGS)
    unit_value = cache(moment.unit_value)

    def ranked_table(period: Period, position: int, books: Books, *, is_current: bool) -> m.Table:
        lines = standings_table(books, standings.characters, unit_value)
        ranks = [
            m.Rank(
                rank=line.rank,
                character=line.character,
                worth=line.worth,
                owns=dict(line.owns) if is_current else None,
            )
            for line in lines
        ]
        model = period_model(period)
        return m.Table(period=model, position=moment.viewer_position(position), ranks=ranks)

    return m.Standings(
        game=moment.game.id,
        now=ranked_table(standings.period, moment.position, standings.books, is_current=True),
        ends=[
            ranked_table(period_end.period, period_end.position, period_end.books, is_current=False)
            for period_end in standings.period_ends
        ],
    )


def audit_answer(
    moment: Moment,
    sentences: Sentences,
    matter_kind: str = "",
    after_position: int = 0,
    limit: int = 100,
) -> m.Audit:
    """Return the points that a steward should check. Raises: the problem not-your-card."""
    require_positions(moment.viewer)
    audit = moment.reading(AUDIT)
    matters = matters_after(audit, matter_kind, moment.real_position(after_position), limit + 1)
    flows = sorted(audit.flows.items())
    return m.Audit(
        game=moment.game.id,
        position=moment.viewer_position(moment.position),
        balanced=not any(moment.reading(HOLDINGS).totals().values()),
        counts=[
            m.Count(kind=matter_kind, count=matter_count)
            for matter_kind, matter_count in counts_by_kind(audit).items()
        ],
        waiting=[
            m.Waiting(question=question, position=moment.viewer_position(position))
            for question, position in sorted(audit.waiting.items(), key=lambda item: item[1])
        ],
        flows=[
            m.Flow(asset=asset, key=key, came=flow.amount_in, left=flow.amount_out)
            for (asset, key), flow in flows
        ],
        rolls=m.Rolls(server=audit.rolls.server, table=audit.rolls.table),
        matters=[_matter(moment, matter, sentences) for matter in matters[:limit]],
        more=len(matters) > limit,
    )


def _holding(holdings: Holdings) -> m.Holding:
    return m.Holding(
        character=holdings.character,
        holds=dict(holdings.holds),
        of=[m.Borrowed(owner=owner, holds=dict(amounts)) for owner, amounts in holdings.of.items()],
    )


def _matter(moment: Moment, matter: Matter, sentences: Sentences) -> m.Matter:
    entry = moment.state.log.entries[matter.position]
    sentence = sentences.sentence_of(entry)
    visible_entry = moment.game.chronicle().visible_part(entry, moment.viewer)
    ruling = visible_entry.ruling if visible_entry is not None else None
    return m.Matter(
        position=moment.viewer_position(matter.position),
        entry=matter.entry,
        at=matter.at,
        period=matter.period,
        key=matter.key,
        kinds=list(matter.kinds),
        by=matter.by,
        rules=list(matter.rules),
        about=matter.about,
        late=matter.late,
        args=sentence.args,
        text=sentence.text,
        reason=(ruling.reason if ruling else "")
        or (visible_entry.reason if visible_entry is not None else ""),
    )
