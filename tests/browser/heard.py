"""A screen as a screen reader announces it: the browser's accessibility tree, not the markup."""

from typing import Any, NamedTuple

from tests.browser.phone import Phone

SILENT = frozenset({"none", "generic", "InlineTextBox", "StaticText", "LineBreak", "ListMarker"})
"""Roles that are not announced."""

OPERATED = frozenset(
    {"button", "link", "radio", "checkbox", "switch", "textbox", "searchbox", "spinbutton"}
    | {"combobox", "slider", "tab", "menuitem", "option"}
)
"""Roles of elements that people operate."""

STATES = ("checked", "pressed", "expanded", "disabled", "invalid", "live", "modal", "level")


class AnnouncedElement(NamedTuple):
    """An announced element: its role, its name, and its states."""

    role: str
    name: str
    states: dict[str, Any]


def announced_elements(phone: Phone) -> list[AnnouncedElement]:
    """Return everything that a screen reader would announce, in its order."""
    session = phone.context.new_cdp_session(phone.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    spoken = [_announcement_of(node) for node in nodes if not node["ignored"]]
    return [one for one in spoken if one.role not in SILENT or "live" in one.states]


def _announcement_of(node: dict[str, Any]) -> AnnouncedElement:
    states = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
    return AnnouncedElement(
        node["role"]["value"],
        node.get("name", {}).get("value", "").strip(),
        {name: states[name] for name in STATES if name in states},
    )


def find_announced_element(phone: Phone, role: str, name: str) -> AnnouncedElement:
    """Return the one element of this role whose name begins with this text.

    Fail unless there is exactly one.
    """
    (only,) = [
        one for one in announced_elements(phone) if one.role == role and one.name.startswith(name)
    ]
    return only


def nameless_elements(phone: Phone) -> list[AnnouncedElement]:
    """Return the operable elements and pictures that have no name."""
    named = OPERATED | {"image", "img", "dialog", "group", "radiogroup", "table"}
    return [one for one in announced_elements(phone) if one.role in named and not one.name]
