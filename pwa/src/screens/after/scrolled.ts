/** Attributes for an element that scrolls by itself, so that a keyboard can reach and scroll it. */
export const SCROLLED = { role: "region", tabIndex: 0 } as const;
