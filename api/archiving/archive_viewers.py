"""The viewers of a game's archives: each character, and the public."""

from collections.abc import Iterable, Iterator

from ledger.record.audience import Viewer
from ledger.record.state import Kernel

PUBLIC_ARCHIVE = "public"
"""The name of the archive for a viewer without a character."""


def viewers_by_archive_name(
    kernel_state: Kernel, characters: Iterable[str], *, with_public: bool
) -> Iterator[tuple[str, Viewer]]:
    """Yield the viewers for whom an archive is made, each with the archive's name."""
    is_open = kernel_state.status == "closed"
    for archive_name in characters:
        yield (
            archive_name,
            Viewer(
                frozenset({archive_name}),
                is_staff=archive_name in kernel_state.stewards,
                sees_opened_ledger=is_open,
            ),
        )
    if with_public:
        yield PUBLIC_ARCHIVE, Viewer(sees_opened_ledger=is_open)


def characters_with_archives(kernel_state: Kernel) -> tuple[str, ...]:
    """Return the characters with a card, each once, in the order of the cards."""
    return tuple(dict.fromkeys(card.character for card in kernel_state.cards.values()))
