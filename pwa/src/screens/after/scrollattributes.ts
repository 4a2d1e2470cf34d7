/**
 * The attributes of an element that scrolls by itself. With these attributes a keyboard can reach and scroll the
 * element.
 */
export const SCROLLABLE_ATTRIBUTES = { role: "region", tabIndex: 0 } as const;
