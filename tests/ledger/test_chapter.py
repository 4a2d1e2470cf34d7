"""A chapter collects the definitions of its modules."""

from types import ModuleType
from typing import Any

from ledger.contract.acts import Command, DutyType, EventType
from ledger.contract.chapter import Chapter
from tests.toy import bell, bones, dares
from tests.toy.world import YardWorld


def module_with_values(name: str, **values: object) -> ModuleType:
    """Return a module with these values, in this order."""
    made = ModuleType(name)
    vars(made).update(values)
    return made


ACTS = {act.name: act for chapter in (bell.BELL, bones.BONES) for act in chapter.acts}


def test_acts_events_and_duties_of_a_module_are_collected_by_type_and_not_by_name() -> None:
    throw, ring = ACTS["throw"], ACTS["ring"]
    duty: DutyType[YardWorld] = dares.DARES.duties[0]
    event: EventType[YardWorld, Any] = bones.BONES.events[0]
    yard = module_with_values(
        "yard", THROW=throw, any_name=(event,), RING=ring, OWED=(duty,), MANY=7
    )
    chapter = Chapter[YardWorld]("NUX", modules=(yard,))
    assert [act.name for act in chapter.acts] == ["throw", "ring"]
    assert chapter.events == (event,)
    assert chapter.duties == (duty,)


def test_an_act_that_a_second_module_imports_is_collected_once() -> None:
    first, second = (
        module_with_values("first", RING=ACTS["ring"]),
        module_with_values("second", RING=ACTS["ring"]),
    )
    assert len(Chapter[YardWorld]("NUX", modules=(first, second)).acts) == 1


def test_acts_that_the_chapter_names_come_first_and_in_its_order() -> None:
    yard = module_with_values("yard", RING=ACTS["ring"], THROW=ACTS["throw"])
    chapter = Chapter[YardWorld]("NUX", modules=(yard,), acts=(ACTS["throw"],))
    assert [act.name for act in chapter.acts] == ["throw", "ring"]


def test_a_base_class_of_commands_is_not_taken_for_an_act() -> None:
    assert not Chapter[YardWorld]("NUX", modules=(module_with_values("yard", BASE=Command),)).acts
