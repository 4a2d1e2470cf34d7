"""The material of an export, and the forms in which a game is written for a viewer."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from api.base.encode import encode, line_bytes
from api.exports.beancount import beancount
from api.exports.entries import entry_lines
from api.exports.journal import journal
from api.exports.ledger_file import may_have_sealed, sealed_lines
from api.exports.lines import ExportLine, export_lines
from api.exports.postings import Balances
from api.exports.table import table_rows
from api.game.game_names import harmless_title
from api.reading.accounts import may_see_account
from api.reading.moment import Moment
from ledger.contract.messages import NameFunction
from projections.holdings import HOLDINGS
from projections.joined_lines import all_lines
from projections.pages import Chronicle

VISIBLE_FORMAT = "acta-seen/1"
"""Lines for a reader: a header, the lines, and the number of lines before the last."""


@dataclass(frozen=True, slots=True)
class ExportMaterial:
    """All parts of an export. The parts do not change any more."""

    moment: Moment
    chronicle: Chronicle
    names: NameFunction
    balances: Balances

    def lines(self) -> Iterable[ExportLine]:
        """Yield every line that the viewer reads."""
        messages = self.moment.game.messages
        may_see = partial(may_see_account, self.moment)
        return export_lines(self.chronicle, self.moment.viewer, messages, self.names, may_see)


def sealed_or_visible_lines(material: ExportMaterial) -> Iterable[bytes]:
    """Yield the ledger itself if the viewer may have it, otherwise the viewer's lines."""
    moment = material.moment
    if may_have_sealed(moment.state, moment.viewer):
        game = moment.game
        return sealed_lines(game.scribe, moment.state.log, moment.viewer, game.is_laid_open)
    return _visible_lines(moment, material.chronicle)


def _visible_lines(moment: Moment, chronicle: Chronicle) -> Iterable[bytes]:
    viewer, kernel_state = moment.viewer, moment.state.kernel
    lines = all_lines(chronicle, viewer)
    header = {
        "format": VISIBLE_FORMAT,
        "game": kernel_state.game,
        "title": harmless_title(kernel_state),
        "ruleset": kernel_state.ruleset,
        "version": kernel_state.version,
        "seen_by": sorted(viewer.characters),
        "cursor": str(chronicle.newest_cursor(viewer)),
    }
    yield encode(header) + b"\n"
    for line in lines:
        yield line_bytes(line) + b"\n"
    yield encode({"end": len(lines) + 1}) + b"\n"


def as_entries(material: ExportMaterial) -> Iterable[bytes]:
    """Yield entries as objects, for other programs."""
    moment = material.moment
    return entry_lines(moment.state.kernel, moment.viewer, material.lines())


def as_table(material: ExportMaterial) -> Iterable[bytes]:
    """Yield lines as a table for spreadsheets."""
    return table_rows(material.lines(), material.moment.game.messages)


def as_journal(material: ExportMaterial) -> Iterable[bytes]:
    """Yield transfers and balances for plain-text accounting."""
    title = harmless_title(material.moment.state.kernel)
    return journal(title, material.lines(), material.balances)


def as_beancount(material: ExportMaterial) -> Iterable[bytes]:
    """Yield transfers and balances for beancount."""
    title = harmless_title(material.moment.state.kernel)
    return beancount(title, material.lines(), material.balances)


def export_material(moment: Moment, name_of: NameFunction) -> ExportMaterial:
    """Return the material that a viewer may have now."""
    chronicle = moment.game.chronicle(moment.position)
    return ExportMaterial(
        moment, chronicle, name_of, moment.visible_balances(moment.reading(HOLDINGS))
    )
