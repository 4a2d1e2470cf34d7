"""The listeners whom a change concerns."""

from api.game.live.groups import Group, Groups
from ledger.record.audience import ROOM_VIEWER, Viewer
from projections.chronicle import Cursor
from tests.api.hall import Hall
from tests.api.lines import GatedPhoneConnection, listener_on_connection

ADA, BEA = Viewer(frozenset({"ada"})), Viewer(frozenset({"bea"}))
BOTH = Viewer(frozenset({"ada", "bea"}))
NURSE = Viewer(frozenset({"nurse"}), is_staff=True)


def groups_of_viewers(*viewers: Viewer) -> Groups:
    groups = Groups()
    for viewer in viewers:
        groups.add(Group(viewer, Cursor("", 0, 0)))
    return groups


def test_viewers_of_a_character_s_part_or_of_all_positions_are_concerned() -> None:
    groups = groups_of_viewers(ROOM_VIEWER, ADA, BEA, BOTH, NURSE)
    assert {group.viewer for group in groups.concerned_groups({"ada"})} == {ADA, BOTH, NURSE}
    assert {group.viewer for group in groups.concerned_groups({"ada", "bea"})} == {
        ADA,
        BEA,
        BOTH,
        NURSE,
    }
    assert {group.viewer for group in groups.concerned_groups(())} == {NURSE}


async def test_a_group_is_forgotten_with_its_last_listener(hall: Hall) -> None:
    groups = groups_of_viewers(ADA)
    group = groups.get(ADA)
    assert group is not None
    phones = [listener_on_connection(GatedPhoneConnection(), hall) for _ in range(2)]
    group.listeners.update(phones)
    groups.remove(phones[0])
    assert groups.concerned_groups({"ada"}) == [group]
    groups.remove(phones[1])
    assert len(groups) == 0
    assert groups.get(ADA) is None
    assert groups.concerned_groups({"ada"}) == []
