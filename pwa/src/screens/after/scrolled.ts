/** What scrolls by itself can be reached and scrolled by key. */
export const SCROLLED = { role: "region", tabIndex: 0 } as const;
