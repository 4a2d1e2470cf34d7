/** Attributes for an element that scrolls by itself, so that a keyboard can reach and scroll it. */
export const SCROLLABLE = { role: "region", tabIndex: 0 } as const;
